import { lazy, Suspense, useState } from 'react'
import * as messages from '../../../__generated__/messages/listing.ts'
import { Later, later } from '../../../lib/lazy-hydrated.tsx'
import type { ListingState } from '../../../lib/listing-state.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './FilterBar.module.css'
import type { ListingResults } from './listing-fragment.ts'
import { SortSelect } from './SortSelect.tsx'

const FilterSheet = lazy(async () => ({
  default: (await import('../facets/FilterSheet.tsx')).FilterSheet,
}))

export const filterChips = later(
  async () => (await import('../facets/FilterChips.tsx')).FilterChips,
)

/** One list: its address, its filters and its data. */
export type ListProps = {
  path: string
  state: ListingState
  /** The state that is loading, or the shown one: links build on it, so that they keep what was just chosen. */
  target: ListingState
  total: number
  results: ListingResults
}

const openWords = (
  <>
    <Icon shape="M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4" /> {messages.filterAndSort}
  </>
)

/** Count, sort order and active filters above the list; only the count for a product alone. */
export function FilterBar({ isAlone, ...props }: ListProps & { isAlone: boolean }) {
  const { path, state, target, total, results } = props
  const [isSheetWanted, setSheetWanted] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  // Under the sheet the list does not move: filters in use show when it closes.
  const [before, setBefore] = useState(target)
  const openSheet = () => {
    setBefore(target)
    setSheetWanted(true)
    setSheetOpen(true)
  }
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {messages.productCount({ total })}
      </p>
      {!isAlone && (
        <>
          <div className={styles.sort}>
            <SortSelect state={state} form="filters" />
            <Button type="submit" form="filters" className="without-js">
              {messages.sort}
            </Button>
          </div>
          <div className={styles.open}>
            <Button className="needs-js" onClick={openSheet}>
              {openWords}
            </Button>
            <ButtonLink className="without-js" href="#narrow">
              {openWords}
            </ButtonLink>
          </div>
          <Later
            part={filterChips}
            with={{ path, target: isSheetOpen ? before : target, results }}
          />
        </>
      )}
      {isSheetWanted && (
        <Suspense>
          <FilterSheet {...props} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
