import type { ProductSort } from '../../__generated__/resolvers.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { IndexEntry } from '../../graphql/context.ts'

const keys: Partial<Record<ProductSort['field'], keyof IndexEntry>> = {
  NAME: 'name',
  LAST_UPDATED: 'lastUpdated',
}

/** Sorts what the index knows; the order it was read in is the order of creation. */
export function sortIndex(entries: readonly IndexEntry[], sort: ProductSort | null | undefined): IndexEntry[] {
  if (!sort || sort.field === 'NUMERIC_ID') {
    return sort?.order === 'DESC' ? [...entries].reverse() : [...entries]
  }
  const key = keys[sort.field]
  if (!key) throw new BadInput('sort.field', 'The products of a maker can be sorted by name, date or creation.')
  const direction = sort.order === 'DESC' ? -1 : 1
  return [...entries].sort((a, b) => direction * a[key].localeCompare(b[key], 'en'))
}
