import type { ProductSort } from '../../__generated__/resolvers.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { IndexEntry } from '../../graphql/context.ts'

type Compare = (a: IndexEntry, b: IndexEntry) => number

const orders: Partial<Record<ProductSort['field'], Compare>> = {
  NAME: (a, b) => a.name.localeCompare(b.name, 'en'),
  LAST_UPDATED: (a, b) => a.lastUpdated.localeCompare(b.lastUpdated),
  PRICE: (a, b) => a.price - b.price,
  // The index is read in the order of creation, and sorting keeps what is equal in place.
  NUMERIC_ID: () => 0,
}

/** Sorts by what the index knows; without a wish in the order of creation. */
export function sortIndex(
  entries: readonly IndexEntry[],
  sort: ProductSort | null | undefined,
): IndexEntry[] {
  const compare = orders[sort?.field ?? 'NUMERIC_ID']
  if (!compare) {
    throw new BadInput('sort.field', 'The products of a maker are sorted by name, price or date.')
  }
  const sorted = [...entries].sort(compare)
  return sort?.order === 'DESC' ? sorted.reverse() : sorted
}
