import * as messages from '../../../__generated__/messages/listing.ts'
import { writeListing } from '../../../lib/listing-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { ListProps } from '../parts/FilterBar.tsx'
import { SortSelect } from '../parts/SortSelect.tsx'
import { FacetForm } from './FacetForm.tsx'
import styles from './Facets.module.css'

type FilterSheetProps = ListProps & { isOpen: boolean; onClose: () => void }

/** The filter form as a sheet on small screens; the list behind it updates at once. */
export function FilterSheet({ isOpen, onClose, ...list }: FilterSheetProps) {
  const { total, state, target } = list
  // Of the filters before these, while they load.
  const isOld = writeListing(state) !== writeListing(target)
  const results = messages.resultCount({ total })
  return (
    <Dialog title={messages.filterAndSort} place="sheet" isOpen={isOpen} onClose={onClose}>
      <FacetForm {...list} sort={<SortSelect state={state} />}>
        {/* The list behind the modal sheet is inert, so the sheet announces the result count itself. */}
        <p role="status" className="sr">
          {!isOld && results}
        </p>
        <div className={styles.show}>
          <Button weight="primary" isWide isBusy={isOld} onClick={onClose}>
            {isOld ? messages.showResults : messages.show({ results })}
          </Button>
        </div>
      </FacetForm>
    </Dialog>
  )
}
