import type { FacetName } from '../../../__generated__/graphql.ts'
import { Banner } from '../../../ui/Banner.tsx'
import type { ListProps } from './FilterBar.tsx'

const words: Partial<Record<FacetName, string>> = {
  BRANDS: 'makers',
  OPTION: 'options',
  IN_STOCK: 'stock',
  ON_SALE: 'reductions',
}

/** Said while the shop cannot narrow its lists by everything. */
export function MissingFacets({ results, chips }: ListProps) {
  const { missingFacets: missing } = results
  if (missing.length === 0) return null
  const ignored = chips.filter(({ facet }) => facet && missing.includes(facet))
  return (
    <Banner>
      <p>
        Filters for {listed(missing.flatMap((name) => words[name] ?? []))} are not available right
        now.{' '}
        {ignored.length > 0
          ? `Not applied: ${ignored.map(({ label }) => label).join(', ')}.`
          : 'Please try again in a few minutes.'}
      </p>
    </Banner>
  )
}

const listed = (names: string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
