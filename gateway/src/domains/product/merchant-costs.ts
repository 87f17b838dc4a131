// What goods cost the merchant. Never in the shared catalogue's answers, so it is read again with the
// caller's own rights, once for a whole list, and only when one of these fields is asked for.
import type { WireCostAndProfit, WirePriceData, WireProduct } from '@vitrine/platform'
import type { Context } from '../../graphql/context.ts'

/** Costs with the currency they are in. */
export const costOf = (
  wire: WireCostAndProfit | null | undefined,
  price: WirePriceData | null | undefined,
  context: Context,
) => (wire ? { wire, currency: price?.currency ?? context.config.store.currency } : null)

/** What was read with its costs need not be read for them again. */
export function knowCosts(products: readonly WireProduct[], { loaders }: Context): void {
  for (const product of products) loaders.costs.clear(product.id).prime(product.id, product)
}

/** What one variant costs: its product's costs bring those of all its variants along. */
export async function costOfVariant(
  { id, productId }: { id: string; productId: string },
  context: Context,
): Promise<WireCostAndProfit | null> {
  const product = await context.loaders.costs.load(productId)
  const found = product?.variants?.find((variant) => variant.id === id)
  return found?.variant?.costAndProfitData ?? null
}

/**
 * Profit as a fraction of what a shopper pays; null where nothing is paid. The platform sends 0 then, which reads
 * as neither profit nor loss.
 */
export function marginOf({ itemCost, profit, profitMargin }: WireCostAndProfit): number | null {
  const isGivenAway = typeof itemCost === 'number' && itemCost > 0 && profit === -itemCost
  return isGivenAway ? null : (profitMargin ?? null)
}

/** An amount of the merchant's own, which carries no currency and may carry no text. */
export const merchantMoney = (
  amount: number | null | undefined,
  formatted: string | null | undefined,
  currency: string,
) =>
  typeof amount === 'number'
    ? {
        amount: String(amount),
        currency,
        formatted: formatted ?? `${amount} ${currency}`,
        converted: null,
      }
    : null
