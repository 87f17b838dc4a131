import { type SortKey, sorts } from '../../../lib/listing-state.ts'

/** The order a list has by itself is not written into its address. */
export const sortValue = (key: SortKey) => (key === 'newest' ? '' : key)

/** The orders a list can be in, for a select. */
export const sortOptions = (Object.keys(sorts) as SortKey[]).map((key) => ({
  value: sortValue(key),
  label: sorts[key].label,
}))
