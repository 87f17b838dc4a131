// A prepared checkout behind a link, in the form of this gateway. docs/contract/checkout-order.md §3.
import type { CheckoutTemplateStatus } from '../../__generated__/schema-types.ts'
import type { Checkout } from '../ecom/cart.ts'
import type { Money } from '../money.ts'
import type { JsonObject } from '../read-json.ts'

type TemplateLine = {
  readonly quantity: number | null
  readonly catalogItemId: string | null
  readonly catalogAppId: string | null
  readonly catalogOptions: JsonObject | null
}

type TemplateCustomLine = {
  readonly id: string | null
  readonly quantity: number | null
  readonly price: Money | null
  readonly name: string | null
}

/**
 * A set of items from which each opening of its link creates a checkout, unless it is `INACTIVE`.
 * Prices of custom lines are in the currency of the shop.
 */
export type CheckoutTemplate = Pick<Checkout, 'customContentReference' | 'externalReference'> & {
  readonly id: string
  readonly status: CheckoutTemplateStatus | null
  readonly lines: readonly TemplateLine[]
  readonly customLines: readonly TemplateCustomLine[]
  readonly couponCode: string | null
  readonly lockedGiftCard: boolean | null
  readonly lockedCoupon: boolean | null
  readonly disabledManualPayment: boolean | null
}

/** A template whose link was opened, with the checkout that was created from it. docs/contract/events-ecom.md §2. */
export type UsedCheckoutTemplate = {
  readonly checkoutTemplate: CheckoutTemplate
  readonly checkout: Checkout
}
