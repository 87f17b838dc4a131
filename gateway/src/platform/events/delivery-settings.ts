// Delivery settings of the shop as change events carry them, in the form of this gateway.
// docs/contract/checkout-order.md §10.
import type {
  HandlingFeeType,
  ShippingRuleOperator,
  ShippingRuleType,
} from '../../__generated__/schema-types.ts'
import type { Weight } from '../ecom/line.ts'
import type { Address } from '../ecom/person.ts'
import type { Money } from '../money.ts'

/** Times are ISO 8601. */
type Settings = {
  readonly id: string
  readonly revision: string | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
  readonly deliveryRegionIds: readonly string[]
}

/** A rate applies if all its conditions hold; the lowest one that applies is used. */
type ShippingRate = {
  readonly amount: Money | null
  readonly conditions: readonly {
    readonly type: ShippingRuleType | null
    /** Decimal text. */
    readonly value: string | null
    readonly operator: ShippingRuleOperator | null
  }[]
  readonly multiplyByQuantity: boolean | null
}

/**
 * A shipping option with all of its rates, whatever the cart; not the option that is offered in a checkout.
 * `estimatedDeliveryTime` is text for the shopper. Amounts are in the currency of the shop.
 */
export type ShippingOptionRule = Settings & {
  readonly title: string | null
  readonly estimatedDeliveryTime: string | null
  readonly rates: readonly ShippingRate[]
}

/**
 * A service of a carrier that is offered, with what is added to its rate: an amount or a percentage, by `handlingFeeType`.
 * A null `freeDeliveryMinimumAmount`: delivery is never free.
 */
export type CarrierService = {
  readonly id: string | null
  readonly service: string | null
  readonly estimatedDeliveryTime: string | null
  /** Decimal text. */
  readonly handlingFee: string | null
  readonly handlingFeeType: HandlingFeeType | null
  readonly freeDeliveryMinimumAmount: Money | null
}

/** Rates that are requested from a carrier. Lengths are decimal texts. */
export type CarrierRates = Settings & {
  readonly domesticServices: readonly CarrierService[]
  readonly internationalServices: readonly CarrierService[]
  readonly packageType: string | null
  readonly packageName: string | null
  readonly packageLength: string | null
  readonly packageWidth: string | null
  readonly packageHeight: string | null
  readonly maxProductCount: number | null
  readonly locationId: string | null
  readonly shipFromAddress: Address | null
  readonly backupWeight: Weight | null
}
