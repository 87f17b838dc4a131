// Sums, taxes, fees and discounts of carts, estimates, checkouts and orders. docs/contract/cart.md §5, §6.
import type {
  AppliedDiscountKind,
  AutoTaxFallbackReason,
  DiscountScope,
  FeeSource,
  ManualTaxReason,
  PaymentOption,
  TaxableAddressType,
  TaxJurisdiction,
  TaxRateType,
} from '../../__generated__/schema-types.ts'
import type { Money } from '../money.ts'

/** Totals: `subtotal`, `shipping` and fees are before tax, `total` is what the buyer pays. docs/contract/cart.md §5.2 */
export type PriceSummary = {
  readonly subtotal: Money | null
  readonly shipping: Money | null
  readonly tax: Money | null
  readonly discount: Money | null
  readonly totalAdditionalFees: Money | null
  readonly total: Money | null
}

/** Tax of one line, fee or delivery. Rates are fractions as decimal text. */
export type TaxDetails = {
  readonly taxableAmount: Money | null
  readonly rate: string | null
  readonly totalTax: Money | null
  readonly breakdown: readonly {
    readonly jurisdiction: string | null
    readonly jurisdictionType: TaxJurisdiction | null
    readonly name: string | null
    readonly rate: string | null
    readonly taxType: string | null
    readonly taxAmount: Money | null
    readonly taxableAmount: Money | null
    readonly nonTaxableAmount: Money | null
  }[]
}

/** Tax of a whole cart. */
export type TaxSummary = {
  readonly taxableAmount: Money | null
  readonly totalTax: Money | null
  readonly rateType: TaxRateType | null
  readonly manualRateReason: ManualTaxReason | null
  readonly autoTaxFallbackReason: AutoTaxFallbackReason | null
  readonly autoTaxFallbackError: {
    readonly code: string | null
    readonly description: string | null
    readonly data: unknown
  } | null
}

/** A fee on top of lines and delivery. `lineIds`: empty when it is for the whole cart. */
export type AdditionalFee = {
  readonly code: string | null
  readonly name: string
  readonly price: Money | null
  readonly priceBeforeTax: Money | null
  readonly priceAfterTax: Money | null
  readonly taxDetails: TaxDetails | null
  readonly lineIds: readonly string[]
  readonly source: FeeSource | null
  readonly providerAppId: string | null
  readonly taxableAddress: TaxableAddressType | null
}

/** A coupon, a discount of the merchant or a rule. Carts leave out amounts and names. */
export type AppliedDiscount = {
  readonly kind: AppliedDiscountKind
  readonly id: string | null
  /** Code of a coupon. */
  readonly code: string | null
  readonly name: string | null
  readonly amount: Money | null
  readonly percent: number | null
  readonly scope: DiscountScope | null
  readonly lineIds: readonly string[]
}

/** A gift card that pays a part of the total. `requestedAmount`: null for its whole balance. */
export type GiftCard = {
  readonly obfuscatedCode: string | null
  readonly amount: Money | null
  readonly appId: string | null
  readonly externalId: string | null
  readonly requestedAmount: Money | null
}

/** A line of an estimate, with its sums. */
export type CalculatedLine = {
  readonly lineId: string
  readonly price: Money | null
  readonly fullPrice: Money | null
  readonly priceBeforeDiscounts: Money | null
  readonly total: Money | null
  readonly totalBeforeTax: Money | null
  readonly totalAfterTax: Money | null
  readonly discount: Money | null
  readonly taxDetails: TaxDetails | null
  readonly modifiers: Money | null
  readonly depositAmount: Money | null
  readonly paymentOption: PaymentOption | null
  readonly taxableAddress: TaxableAddressType | null
}

/** A membership that could pay for lines. */
export type Membership = {
  readonly id: string
  readonly appId: string | null
  readonly name: string | null
  readonly lineIds: readonly string[]
  readonly creditsTotal: number | null
  readonly creditsRemaining: number | null
  /** ISO 8601. */
  readonly expiresAt: string | null
  readonly additionalData: Readonly<Record<string, unknown>> | null
}

/** Memberships of the buyer: those that can pay for lines, those that cannot, and those that do. docs/contract/cart.md §5.5 */
export type MembershipOptions = {
  readonly eligible: readonly Membership[]
  readonly invalid: readonly {
    readonly membership: Membership | null
    readonly reason: string | null
  }[]
  readonly selected: readonly {
    readonly id: string
    readonly appId: string | null
    readonly lineIds: readonly string[]
  }[]
}
