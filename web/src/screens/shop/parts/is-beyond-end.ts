import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { parsePage } from '../../../lib/pagination.ts'
import type { ScreenRequest } from '../../../lib/screen.ts'
import { Listing_products } from './listing-fragment.ts'

/** Whether the list does not exist or the page is after its last one: both are answered with 404. */
export function isBeyondEnd(
  products: FragmentType<typeof Listing_products> | null | undefined,
  { search }: ScreenRequest,
): boolean {
  const list = unmask(Listing_products, products)
  if (!list) return true
  // The length is unknown while the total is missing.
  if (list.totalCount === null) return false
  return list.nodes.length === 0 && parsePage(search.get('page')) > 1
}
