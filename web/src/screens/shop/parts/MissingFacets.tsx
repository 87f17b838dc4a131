import type { FacetName } from '../../../__generated__/graphql.ts'
import { Banner } from '../../../ui/Banner.tsx'
import type { ListProps } from './FilterBar.tsx'

const words: Partial<Record<FacetName, string>> = {
  BRANDS: 'brands',
  OPTION: 'options',
  IN_STOCK: 'stock',
  ON_SALE: 'reductions',
}

/** Notice while some facets are unavailable. */
export function MissingFacets({ results, chips }: ListProps) {
  const { missingFacets: missing } = results
  if (missing.length === 0) return null
  const ignored = chips.filter(({ facet }) => facet && missing.includes(facet))
  return (
    <Banner>
      <p>
        Filters for {joinNames(missing.flatMap((name) => words[name] ?? []))} are not available
        right now.{' '}
        {ignored.length > 0
          ? `Not applied: ${ignored.map(({ label }) => label).join(', ')}.`
          : 'Please try again in a few minutes.'}
      </p>
    </Banner>
  )
}

const joinNames = (names: string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
