// Merchant costs of products. They are never in the shared catalog's cache, so they are read with the caller's own
// rights, once per list, and only when one of these fields is selected.
import type { WireCostAndProfit, WirePriceData, WireProduct } from '@vitrine/platform'
import type { LoaderContext } from '../../graphql/loaders.ts'
import type { RequestContext } from '../../graphql/request-context.ts'

/** Returns costs with their currency. */
export const costOf = (
  wire: WireCostAndProfit | null | undefined,
  price: WirePriceData | null | undefined,
  context: RequestContext,
) => (wire ? { wire, currency: price?.currency ?? context.config.store.currency } : null)

/** Primes the costs of products that were read with them. */
export function knowCosts(products: readonly WireProduct[], { loaders }: LoaderContext): void {
  for (const product of products) loaders.costs.clear(product.id).prime(product.id, product)
}

/** Returns the costs of a variant, which come with those of its product. */
export async function costOfVariant(
  { id, productId }: { id: string; productId: string },
  context: LoaderContext,
): Promise<WireCostAndProfit | null> {
  const product = await context.loaders.costs.load(productId)
  const found = product?.variants?.find((variant) => variant.id === id)
  return found?.variant?.costAndProfitData ?? null
}

/** Returns profit as a fraction of the paid amount; null for a product given away, where the platform sends 0. */
export function marginOf({ itemCost, profit, profitMargin }: WireCostAndProfit): number | null {
  const isGivenAway = typeof itemCost === 'number' && itemCost > 0 && profit === -itemCost
  return isGivenAway ? null : (profitMargin ?? null)
}
