// Carts, estimates and checkouts, in the form of this gateway: what both generations of the platform's cart can say.
// docs/contract/cart.md §3, §6; docs/contract/cart-v2.md §10; docs/contract/checkout-order.md §2.
import type { Actor, ChannelType, WeightUnit } from '../../__generated__/schema-types.ts'
import type { Money } from '../money.ts'
import type { ShippingInfo } from './delivery.ts'
import type { CartLine } from './line.ts'
import type { BuyerInfo, Contact } from './person.ts'
import type { CalculationProblems } from './problems.ts'
import type {
  AdditionalFee,
  AppliedDiscount,
  CalculatedLine,
  GiftCard,
  MembershipOptions,
  PriceSummary,
  TaxSummary,
} from './totals.ts'

/** What a cart and its checkout have both. Codes of currencies are ISO 4217, times ISO 8601. */
type Bought = {
  readonly id: string
  readonly lines: readonly CartLine[]
  readonly appliedDiscounts: readonly AppliedDiscount[]
  readonly buyerNote: string | null
  readonly buyerInfo: BuyerInfo | null
  /** Null is that of the shop. */
  readonly currency: string | null
  readonly conversionCurrency: string | null
  readonly paymentCurrency: string | null
  readonly buyerLanguage: string | null
  readonly siteLanguage: string | null
  readonly taxIncludedInPrices: boolean | null
  readonly weightUnit: WeightUnit | null
  readonly purchaseFlowId: string | null
  readonly businessLocationId: string | null
  readonly extendedFields: Readonly<Record<string, unknown>> | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
}

/** What a visitor or a member is going to buy. It has no price of delivery and no tax: `CartEstimate` has them. */
export type Cart = Bought & {
  /** Grows with every change; null when the platform does not send it. */
  readonly revision: string | null
  readonly contactInfo: Contact | null
  readonly checkoutId: string | null
  readonly overrideCheckoutUrl: string | null
  readonly selectedShippingOption: {
    readonly carrierId: string | null
    readonly code: string
  } | null
  /** Sums may be absent; the estimate has them. */
  readonly subtotal: Money | null
  readonly subtotalAfterDiscounts: Money | null
  readonly discount: Money | null
}

/** What the platform calculates for a cart and for a checkout. */
type Calculated = {
  readonly shippingInfo: ShippingInfo | null
  readonly taxSummary: TaxSummary | null
  readonly additionalFees: readonly AdditionalFee[]
  readonly membershipOptions: MembershipOptions
  readonly giftCard: GiftCard | null
  readonly payNow: PriceSummary | null
  readonly payLater: PriceSummary | null
  readonly problems: CalculationProblems
}

/** What a cart costs with delivery and tax. `lines` has sums by the ids of lines; the lines themselves are those of `cart`. */
export type CartEstimate = Calculated & {
  readonly cart: Cart | null
  readonly lines: readonly CalculatedLine[]
  readonly priceSummary: PriceSummary
  readonly appliedDiscounts: readonly AppliedDiscount[]
  /** Null is that of the shop. */
  readonly currency: string | null
  readonly weightUnit: WeightUnit | null
}

/** A cart on its way to payment, with all sums. Once `completed`, an order was made from it and it cannot change. */
export type Checkout = Bought &
  Calculated & {
    readonly cartId: string | null
    readonly billing: Contact | null
    readonly destination: Contact | null
    readonly priceSummary: PriceSummary | null
    readonly payAfterFreeTrial: PriceSummary | null
    readonly createdBy: (Pick<Actor, 'kind'> & { readonly id: string | null }) | null
    readonly customFields: readonly {
      readonly title: string
      readonly translatedTitle: string | null
      readonly value: unknown
    }[]
    readonly channelType: ChannelType | null
    readonly completed: boolean
    readonly taxExemptGroupId: string | null
    readonly customContentReference: {
      readonly appId: string | null
      readonly componentId: string | null
    } | null
    readonly externalReference: {
      readonly appId: string | null
      readonly resourceId: string | null
    } | null
  }
