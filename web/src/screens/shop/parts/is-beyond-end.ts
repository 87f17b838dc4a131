import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { parsePage } from '../../../lib/pagination.ts'
import type { ScreenRequest } from '../../../lib/screen.ts'
import { Listing_products } from './listing-fragment.ts'

/** No list at all, or a page after its last one: both are addresses of nothing. */
export function isBeyondEnd(
  products: FragmentType<typeof Listing_products> | null | undefined,
  { search }: ScreenRequest,
): boolean {
  const list = unmask(Listing_products, products)
  if (!list) return true
  // Nobody knows yet how long it is.
  if (list.totalCount === null) return false
  return list.nodes.length === 0 && parsePage(search.get('page')) > 1
}
