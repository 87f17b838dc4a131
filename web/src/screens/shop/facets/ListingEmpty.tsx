import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/listing.ts'
import { fromStart, writeListing } from '../../../lib/listing-state.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { ListProps } from '../parts/FilterBar.tsx'
import { clearHref } from './FilterChips.tsx'
import { suggestRemovals } from './suggest-removals.ts'
import { useChips } from './use-chips.ts'

/**
 * Reports whether the collection or the filters are the reason for an empty list, and which filters to remove first.
 */
export function ListingEmpty({ what, ...list }: ListProps & { what: string }) {
  const { path, target, results } = list
  const chips = useChips(list)
  if (results.totalCount === null && results.missingFacets.length > 0) return <NotYet href={path} />
  if (chips.length === 0) {
    return (
      <EmptyState drawing="bookcase" title={messages.thisShelfIsEmptyForNow}>
        <p>{messages.newThingsArriveEveryFewWeeks}</p>
        <ButtonLink href={paths.collections}>{commonMessages.seeAllCollections}</ButtonLink>
      </EmptyState>
    )
  }
  const help = chips.length > 1 ? suggestRemovals(chips, results.facets) : []
  return (
    <EmptyState drawing="crate" title={messages.noProductsMatchTheseFilters}>
      <p>{help.length > 0 ? messages.filtersToRemove : messages.removeAFilter({ what })}</p>
      {help.map(({ label, facet, without }) => (
        <ButtonLink
          key={`${facet} ${label}`}
          href={path + writeListing({ ...target, ...fromStart, ...without })}
          data-replace=""
        >
          {messages.without({ label })}
        </ButtonLink>
      ))}
      <ButtonLink href={clearHref(path, target)} weight="quiet">
        {messages.clearFilters}
      </ButtonLink>
    </EmptyState>
  )
}

/** Shown when only the catalog index can list the products and it is not ready. */
function NotYet({ href }: { href: string }) {
  return (
    <EmptyState drawing="bookcase" title={messages.thisListIsNotReadyYet}>
      <p>{messages.catalogLoading}</p>
      <ButtonLink href={href} data-reload="">
        {commonMessages.tryAgain}
      </ButtonLink>
      <ButtonLink href={paths.collections} weight="quiet">
        {commonMessages.seeAllCollections}
      </ButtonLink>
    </EmptyState>
  )
}
