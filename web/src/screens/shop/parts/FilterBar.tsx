import { lazy, Suspense, useState } from 'react'
import type { ListingState } from '../../../lib/listing-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './FilterBar.module.css'
import { FilterChips } from './FilterChips.tsx'
import { FilterForm } from './FilterForm.tsx'

const FilterSheet = lazy(async () => ({
  default: (await import('./FilterSheet.tsx')).FilterSheet,
}))

export type FilterBarProps = {
  path: string
  state: ListingState
  total: number
  hasFilters?: boolean | undefined
}

/** Count, filters and sorting above a list. The form works by itself; with JavaScript it sends itself. */
export function FilterBar(props: FilterBarProps) {
  const { path, state, total, hasFilters = true } = props
  const [isSheetWanted, setSheetWanted] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const openSheet = () => {
    setSheetWanted(true)
    setSheetOpen(true)
  }
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {total === 1 ? '1 product' : `${total} products`}
      </p>
      <div className={styles.form}>
        <FilterForm path={path} state={state} hasFilters={hasFilters} />
      </div>
      <div className={styles.open}>
        <Button className="needs-js" onClick={openSheet}>
          <Icon name="filter" /> Filter and sort
        </Button>
      </div>
      <FilterChips path={path} state={state} />
      {isSheetWanted && (
        <Suspense>
          <FilterSheet {...props} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
