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

export type UsedCheckoutTemplate = {
  readonly checkoutTemplate: CheckoutTemplate
  readonly checkout: Checkout
}
