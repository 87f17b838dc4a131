// Which single filter stands between somebody and a result. Facets are counted under the other filters: where
// one of them still finds something, taking it away helps.
import type { Chip } from '../parts/chips.ts'
import type { Facets } from '../parts/listing-fragment.ts'

const most = 3

/** The ones that open up most first. One of several chosen in the same facet changes nothing: all of them do. */
export function helpOf(chips: readonly Chip[], facets: Facets): Chip[] {
  const alone = chips.filter(
    ({ facet }) => facet && chips.filter((other) => other.facet === facet).length === 1,
  )
  return alone
    .map((chip) => ({ chip, gain: gainOf(chip, facets) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .map(({ chip }) => chip)
}

/** At least this many would be found without it. */
function gainOf({ facet, label }: Chip, facets: Facets): number {
  const own = facets.filter(
    ({ name, option }) => name === facet && (!option || label.startsWith(`${option}: `)),
  )
  if (facet === 'PRICE') return own.some(({ min }) => min !== null) ? 1 : 0
  return Math.max(0, ...own.flatMap(({ values }) => values.map(({ count }) => count)))
}
