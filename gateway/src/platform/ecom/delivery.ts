// Delivery of estimates, checkouts and orders. docs/contract/cart.md §5.7.
import type { AdditionalFeeCharge, PickupMethod } from '../../__generated__/schema-types.ts'
import type { Money } from '../money.ts'
import type { Address } from './person.ts'
import type { TaxDetails } from './totals.ts'

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

export type ShippingOption = Option & { readonly code: string; readonly title: string }

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

export type ShippingInfo = {
  readonly regionId: string | null
  readonly regionName: string | null
  readonly selected: SelectedShipping | null
  readonly options: readonly ShippingOption[]
}
