// Reads products, variants and costs for many ids in one call; for a single id uses the platform's single read.

import type { Catalog } from '../cache/cached-catalog.ts'
import type { Window } from '../paging/page-range.ts'
import type { Product, ProductVariant } from '../platform/catalog/product.ts'
import type { Platform } from '../platform/platform.ts'

export type WantedVariants = { productId: string; window: Window }
export type VariantPage = { variants: readonly ProductVariant[]; total: number | null }

export const pageKey = ({ productId, window }: WantedVariants) =>
  `${productId} ${window.offset} ${window.limit}`

/** Returns one page of all variants of a product. */
export const pageOf = (all: readonly ProductVariant[], { offset, limit }: Window): VariantPage => ({
  variants: all.slice(offset, offset + limit),
  total: all.length,
})

/** Only the query of products for staff can include variants and costs in a list. docs/contract/catalog.md §4.2. */
const withIds = (ids: readonly string[]) => ({
  query: {
    filter: { id: { in: ids } },
    page: { limit: 100, offset: 0 },
  },
  includeVariants: true,
})

/** Returns the requested pages; a deleted product has no variants. */
export async function readVariantPages(
  wanted: readonly WantedVariants[],
  catalog: Catalog,
  currency: string | undefined,
): Promise<VariantPage[]> {
  const ids = [...new Set(wanted.map(({ productId }) => productId))]
  const [first] = wanted
  if (wanted.length === 1 && first) {
    const request = { id: first.productId, page: first.window }
    return [await catalog.queryProductVariants(request, currency)]
  }
  const { products } = await catalog.queryManagedProducts(withIds(ids), currency)
  const byId = new Map(products.map(({ id, variants }) => [id, variants]))
  return wanted.map(({ productId, window }) => pageOf(byId.get(productId) ?? [], window))
}

/**
 * Reads the costs of products, uncached and never through the shared catalog: with the rights of the caller or of
 * the site. `hidden`: include hidden products, for callers authorized to see them.
 */
export async function readCosts(
  ids: readonly string[],
  { catalog }: Platform,
  hidden: boolean,
): Promise<readonly Product[]> {
  const [id] = ids
  const includeMerchantSpecificData = true
  if (ids.length === 1 && id) {
    return [(await catalog.getProduct({ id, includeMerchantSpecificData })).product]
  }
  const request = {
    ...withIds(ids),
    includeMerchantSpecificData,
    ...(hidden && { includeHiddenProducts: true }),
  }
  return (await catalog.queryManagedProducts(request)).products
}
