// Products, their variants and their costs for many ids at once: one call for a list, and the
// platform's single read where there is only one to ask for.
import type { WireProduct, WireVariant } from '@vitrine/platform'
import type { Catalogue } from '../platform/catalogue.ts'
import type { Platform } from '../platform/platform.ts'
import type { Window } from './paging.ts'

export type WantedVariants = { productId: string; window: Window }
export type VariantPage = { variants: WireVariant[]; total: number | null }

export const pageKey = ({ productId, window }: WantedVariants) =>
  `${productId} ${window.offset} ${window.limit}`

/** A page out of all variants of a product. */
export const pageOf = (all: WireVariant[], { offset, limit }: Window): VariantPage => ({
  variants: all.slice(offset, offset + limit),
  total: all.length,
})

/** Only the older string dialect can put variants and costs into a list. contract/catalog.md §4.2. */
const withIds = (ids: readonly string[]) => ({
  query: {
    filter: JSON.stringify({ id: { $hasSome: ids } }),
    paging: { limit: 100, offset: 0 },
  },
  includeVariants: true,
})

/** As many pages as are wanted; a product that is gone has no variants. */
export async function readVariantPages(
  wanted: readonly WantedVariants[],
  catalogue: Catalogue,
  currency: string | undefined,
): Promise<VariantPage[]> {
  const ids = [...new Set(wanted.map(({ productId }) => productId))]
  const [first] = wanted
  if (wanted.length === 1 && first) {
    const request = { id: first.productId, paging: first.window }
    const { variants, totalResults } = await catalogue.queryProductVariants(request, currency)
    return [{ variants, total: totalResults ?? null }]
  }
  const { products } = await catalogue.queryProductsByString(withIds(ids), currency)
  const byId = new Map(products.map(({ id, variants }) => [id, variants ?? []]))
  return wanted.map(({ productId, window }) => pageOf(byId.get(productId) ?? [], window))
}

/** Products by id, as listings answer them. */
export async function readProductsWith(
  ids: readonly string[],
  catalogue: Catalogue,
  currency: string | undefined,
): Promise<WireProduct[]> {
  const query = { filter: { id: { $in: [...ids] } }, paging: { limit: 100, offset: 0 } }
  return (await catalogue.queryProducts({ query }, currency)).products
}

/**
 * What goods cost the merchant, never in the shared catalogue's answers: asked for with rights of the
 * caller's own or of the site, uncached. `hidden`: those nobody is shown too, for who may see them.
 */
export async function readCosts(
  ids: readonly string[],
  { productsRead, catalogStringQueries }: Platform,
  hidden: boolean,
): Promise<WireProduct[]> {
  const [id] = ids
  const includeMerchantSpecificData = true
  if (ids.length === 1 && id) {
    return [(await productsRead.getProduct({ id, includeMerchantSpecificData })).product]
  }
  const request = {
    ...withIds(ids),
    includeMerchantSpecificData,
    ...(hidden && { includeHiddenProducts: true }),
  }
  return (await catalogStringQueries.queryProductsByString(request)).products
}
