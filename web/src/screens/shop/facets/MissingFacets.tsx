import type { FacetName } from '../../../__generated__/graphql.ts'
import * as messages from '../../../__generated__/messages/listing.ts'
import { locale } from '../../../__generated__/messages/locale.ts'
import { Banner } from '../../../ui/Banner.tsx'
import type { ListProps } from '../parts/FilterBar.tsx'
import { useChips } from './use-chips.ts'

const words: Partial<Record<FacetName, string>> = {
  BRANDS: messages.facetBrands,
  OPTION: messages.facetOptions,
  IN_STOCK: messages.facetStock,
  ON_SALE: messages.facetReductions,
}

const namesWithAnd = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Notice while some facets are unavailable. */
export function MissingFacets(props: ListProps) {
  const { missingFacets: missing } = props.results
  const ignored = useChips(props).filter(({ facet }) => facet && missing.includes(facet))
  return (
    <Banner>
      <p>
        {messages.missingFacets({
          names: namesWithAnd.format(missing.flatMap((name) => words[name] ?? [])),
        })}{' '}
        {ignored.length > 0
          ? messages.notApplied({ names: ignored.map(({ label }) => label).join(', ') })
          : messages.pleaseTryAgainInFewMinutes}
      </p>
    </Banner>
  )
}
