// Merchant costs of products. They are never in the shared catalog's cache, so they are read with the caller's own
// rights, once per list, and only when one of these fields is selected.

import type { LoaderContext } from '../../graphql/loaders.ts'
import type { Costs, Price } from '../../platform/catalog/price.ts'
import type { Product } from '../../platform/catalog/product.ts'
import type { StoreFactsContext } from '../../site-facts/store-facts.ts'

/** Returns costs with their currency. */
export const costOf = (
  costs: Costs | null | undefined,
  price: Price,
  context: StoreFactsContext,
) => (costs ? { ...costs, currency: price.currency ?? context.storeFacts.currency } : null)

/** Primes the costs of products that were read with them. */
export function knowCosts(products: readonly Product[], { loaders }: LoaderContext): void {
  for (const product of products) loaders.costs.clear(product.id).prime(product.id, product)
}

/** Returns the costs of a variant, which come with those of its product. */
export async function costOfVariant(
  { id, productId }: { id: string; productId: string },
  context: LoaderContext,
): Promise<Costs | null> {
  const product = await context.loaders.costs.load(productId)
  return product?.variants.find((variant) => variant.id === id)?.costs ?? null
}

/** Returns profit as a fraction of the paid amount; null for a product given away, where the platform sends 0. */
export function marginOf({ cost, profit, margin }: Costs): number | null {
  const isGivenAway = cost !== null && cost.amount > 0 && profit?.amount === -cost.amount
  return isGivenAway ? null : margin
}
