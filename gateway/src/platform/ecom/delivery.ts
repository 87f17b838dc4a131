// Delivery of estimates, checkouts and orders. docs/contract/cart.md §5.7.
import type { AdditionalFeeCharge, PickupMethod } from '../../__generated__/schema-types.ts'
import type { Money } from '../money.ts'
import type { Address } from './person.ts'
import type { TaxDetails } from './totals.ts'

/** How and when an order reaches the buyer. `pickup`: null for a delivery; `deliveryTime`: words of the shop, `3-5 days`. */
export type Logistics = {
  readonly deliveryTime: string | null
  readonly instructions: string | null
  /** ISO 8601. */
  readonly deliveryTimeSlot: {
    readonly startsAt: string | null
    readonly endsAt: string | null
  } | null
  readonly pickup: { readonly address: Address | null; readonly method: PickupMethod | null } | null
}

/** A charge on top of the price of a delivery, such as insurance. `details`: words of the shop. */
export type DeliveryCharge = {
  readonly type: AdditionalFeeCharge | null
  readonly price: Money | null
  readonly details: string | null
}

/** Lines that a carrier delivers to a region. */
export type DeliveryAllocation = {
  readonly carrierAppId: string | null
  readonly carrierCode: string | null
  readonly regionId: string | null
  readonly regionName: string | null
  readonly lineIds: readonly string[]
}

type Option = {
  readonly carrierId: string | null
  readonly logistics: Logistics | null
  readonly price: Money | null
  readonly otherCharges: readonly DeliveryCharge[]
  readonly deliveryAllocations: readonly DeliveryAllocation[]
  /** Some lines that need shipping are not covered. */
  readonly partial: boolean | null
}

/** A delivery that the shopper can choose, by `code` and `carrierId`. The price is before discounts and tax. */
export type ShippingOption = Option & { readonly code: string; readonly title: string }

/** The delivery that sums are calculated with; it may be another one than the shopper chose, see `requested`. */
export type SelectedShipping = Option & {
  readonly code: string | null
  readonly title: string | null
  readonly totalBeforeTax: Money | null
  readonly totalAfterTax: Money | null
  readonly discount: Money | null
  readonly taxDetails: TaxDetails | null
  /** False when the requested option was unknown and the first one was used. */
  readonly requested: boolean
}

/** The delivery of an estimate or a checkout. `options`: empty without an address, and where the shop does not deliver. */
export type ShippingInfo = {
  readonly regionId: string | null
  readonly regionName: string | null
  readonly selected: SelectedShipping | null
  readonly options: readonly ShippingOption[]
}
