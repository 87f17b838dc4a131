import type { ListingState } from '../../../lib/listing-state.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FilterBar } from './FilterBar.tsx'

type ListingEmptyProps = { path: string; state: ListingState; what: string }

/** Says whether the shelf or the filters are to blame. */
export function ListingEmpty({ path, state, what }: ListingEmptyProps) {
  const isFiltered =
    state.q !== '' || state.type !== null || state.min !== null || state.max !== null
  if (!isFiltered) {
    return (
      <EmptyState drawing="shelf" title="This shelf is empty for now">
        <p>New things arrive every few weeks.</p>
        <ButtonLink href={paths.collections}>See all collections</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <FilterBar path={path} state={state} total={0} />
      <EmptyState drawing="basket" title="Nothing matches all of that">
        <p>Widen the price range or take a filter away to see more of this {what}.</p>
        <ButtonLink href={path}>Clear all filters</ButtonLink>
      </EmptyState>
    </>
  )
}
