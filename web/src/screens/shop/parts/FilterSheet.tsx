import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { FilterBarProps } from './FilterBar.tsx'
import { FilterForm } from './FilterForm.tsx'

type FilterSheetProps = FilterBarProps & { isOpen: boolean; onClose: () => void }

/** The same form on a small screen; the list behind it changes while one chooses. */
export function FilterSheet({
  path,
  state,
  total,
  hasFilters = true,
  isOpen,
  onClose,
}: FilterSheetProps) {
  return (
    <Dialog title="Filter and sort" place="sheet" isOpen={isOpen} onClose={onClose}>
      <FilterForm path={path} state={state} hasFilters={hasFilters}>
        <Button weight="primary" isWide onClick={onClose}>
          {total === 1 ? 'Show 1 product' : `Show ${total} products`}
        </Button>
      </FilterForm>
    </Dialog>
  )
}
