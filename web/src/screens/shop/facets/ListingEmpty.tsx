import { fromStart, writeListing } from '../../../lib/listing-state.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { ListProps } from '../parts/FilterBar.tsx'
import { clearHref } from '../parts/FilterChips.tsx'
import { suggestRemovals } from './suggest-removals.ts'

/**
 * Reports whether the collection or the filters are the reason for an empty list, and which filters to remove first.
 */
export function ListingEmpty({ what, ...list }: ListProps & { what: string }) {
  const { path, state, chips, results } = list
  if (results.totalCount === null && results.missingFacets.length > 0) return <NotYet href={path} />
  if (chips.length === 0) {
    return (
      <EmptyState drawing="bookcase" title="This shelf is empty for now">
        <p>New things arrive every few weeks.</p>
        <ButtonLink href={paths.collections}>See all collections</ButtonLink>
      </EmptyState>
    )
  }
  const help = chips.length > 1 ? suggestRemovals(chips, results.facets) : []
  return (
    <EmptyState drawing="basket" title="No products match these filters">
      <p>
        {help.length > 0
          ? 'There is something once one of these is taken away:'
          : `Take a filter away to see more of this ${what}.`}
      </p>
      {help.map(({ label, facet, without }) => (
        <ButtonLink
          key={`${facet} ${label}`}
          href={path + writeListing({ ...state, ...fromStart, ...without })}
          data-replace=""
        >
          Without “{label}”
        </ButtonLink>
      ))}
      <ButtonLink href={clearHref(path, state)} weight="quiet">
        Clear all filters
      </ButtonLink>
    </EmptyState>
  )
}

/** Shown when only the catalog index can list the products and it is not ready. */
function NotYet({ href }: { href: string }) {
  return (
    <EmptyState drawing="bookcase" title="This list is not ready yet">
      <p>The shop is still loading its catalog. Please try again in a moment.</p>
      <ButtonLink href={href} data-reload="">
        Try again
      </ButtonLink>
      <ButtonLink href={paths.collections} weight="quiet">
        See all collections
      </ButtonLink>
    </EmptyState>
  )
}
