// Whether gift cards are redeemed: a setting of the shop's checkout. docs/contract/checkout-order.md §4.
import type { CatalogContext } from '../../cache/cached-catalog.ts'

/** Reads the cached settings. A shop whose settings cannot be read is assumed to take gift cards: the platform decides. */
export async function acceptsGiftCards({ catalog }: CatalogContext): Promise<boolean> {
  try {
    const { checkoutSettings } = await catalog.checkoutSettings()
    return checkoutSettings.giftCardRedeemEnabled !== false
  } catch {
    return true
  }
}
