import { type SortKey, sorts } from '../../../lib/listing-state.ts'

/** The orders a list can be in, for a select. */
export const sortOptions = (Object.keys(sorts) as SortKey[]).map((value) => ({
  value,
  label: sorts[value].label,
}))
