// The active filters of a list, with prices in the currency of the store.
import { useQuery } from 'urql'
import { shellDocument } from '../../../app/shell/shell-document.ts'
import type { ListProps } from '../parts/FilterBar.tsx'
import { type Chip, chipsOf } from './chips.ts'
import { priceWordsIn } from './price-words.ts'

type ChipSource = Pick<ListProps, 'path' | 'target' | 'results'>

/** Returns the currency of the store, which every page has loaded. */
export const useCurrency = () => useQuery({ query: shellDocument })[0].data?.store.currency

/** Returns the filters that are in use, or will be once the list has loaded. */
export function useChips({ path, target, results }: ChipSource): Chip[] {
  return chipsOf(target, path, results.facets, priceWordsIn(useCurrency()))
}
