// Finds single filters whose removal yields results. A facet is counted under the other filters, so a count above zero
// means that removing its filter helps.
import type { Facets } from '../parts/listing-fragment.ts'
import type { Chip } from './chips.ts'

const maxSuggestions = 3

/**
 * The filters that add the most results, best first. A facet with several selected values is skipped, because removing
 * one of them excludes no less.
 */
export function suggestRemovals(chips: readonly Chip[], facets: Facets): Chip[] {
  const alone = chips.filter(
    ({ facet }) => facet && chips.filter((other) => other.facet === facet).length === 1,
  )
  return alone
    .map((chip) => ({ chip, gain: gainOf(chip, facets) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, maxSuggestions)
    .map(({ chip }) => chip)
}

/** Lower bound of the results without this filter. */
function gainOf({ facet, label }: Chip, facets: Facets): number {
  const own = facets.filter(
    ({ name, option }) => name === facet && (!option || label.startsWith(`${option}: `)),
  )
  if (facet === 'PRICE') return own.some(({ priceRange }) => priceRange) ? 1 : 0
  return Math.max(0, ...own.flatMap(({ values }) => values.map(({ count }) => count)))
}
