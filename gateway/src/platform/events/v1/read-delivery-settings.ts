// Reads delivery settings of change events. docs/contract/checkout-order.md §10.
import { handlingFeeTypes, shippingRuleOperators, shippingRuleTypes } from '@vitrine/platform'
import { readPlainAmount } from '../../ecom/v1/read-money.ts'
import { readAddress } from '../../ecom/v1/read-person.ts'
import {
  booleanOrNull,
  emptyArray,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  requiredString,
  sameWords,
  stringOrNull,
  stringsOrNull,
  wordOf,
} from '../../read-json.ts'
import { weightOf } from '../../weight.ts'
import type { CarrierRates, CarrierService, ShippingOptionRule } from '../delivery-settings.ts'
import { ofShop, readDated } from '../read-parts.ts'

const words = {
  feeType: sameWords(handlingFeeTypes),
  operator: sameWords(shippingRuleOperators),
  rule: sameWords(shippingRuleTypes),
}

const readSettings = (from: JsonObject) => ({
  id: requiredString(from, 'id'),
  ...readDated(from),
  deliveryRegionIds: stringsOrNull(from, 'deliveryRegionIds') ?? emptyArray,
})

const readRate = (from: JsonObject): ShippingOptionRule['rates'][number] => ({
  amount: readPlainAmount(from, 'amount', ofShop),
  conditions: listOf(from, 'conditions', (condition) => ({
    type: wordOf(condition, 'type', words.rule, null),
    value: stringOrNull(condition, 'value'),
    operator: wordOf(condition, 'operator', words.operator, null),
  })),
  multiplyByQuantity: booleanOrNull(from, 'multiplyByQuantity'),
})

/** Reads a shipping option, also of its deletion, which carries all of it. docs/contract/events-ecom.md §2. */
export const readShippingOptionRule = (from: JsonObject): ShippingOptionRule => ({
  ...readSettings(from),
  title: stringOrNull(from, 'title'),
  estimatedDeliveryTime: stringOrNull(from, 'estimatedDeliveryTime'),
  rates: listOf(from, 'rates', readRate),
})

const readService = (from: JsonObject): CarrierService => ({
  id: stringOrNull(from, 'id'),
  service: stringOrNull(from, 'service'),
  ...mappedPart(from, 'serviceSettings', (settings) => ({
    estimatedDeliveryTime: stringOrNull(settings, 'estimatedDeliveryTime'),
    ...mappedPart(settings, 'handlingFee', (fee) => ({
      handlingFee: stringOrNull(fee, 'value'),
      handlingFeeType: wordOf(fee, 'calculationType', words.feeType, null),
    })),
    freeDeliveryMinimumAmount: readPlainAmount(settings, 'freeDeliveryMinimumAmount', ofShop),
  })),
})

/** Reads a count that the platform sends as text; null for anything else. */
function readCount(from: JsonObject, name: string): number | null {
  const count = Number(stringOrNull(from, name) || Number.NaN)
  return Number.isInteger(count) ? count : null
}

const readPackage = (from: JsonObject) => ({
  packageName: stringOrNull(from, 'name'),
  ...mappedPart(from, 'dimensions', (dimensions) => ({
    packageLength: stringOrNull(dimensions, 'length'),
    packageWidth: stringOrNull(dimensions, 'width'),
    packageHeight: stringOrNull(dimensions, 'height'),
  })),
  maxProductCount: readCount(from, 'maxNumberOfProducts'),
})

/** Reads what the platform names Shippo. */
export const readCarrierRates = (from: JsonObject): CarrierRates => ({
  ...readSettings(from),
  domesticServices: listOf(from, 'domesticServices', readService),
  internationalServices: listOf(from, 'internationalServices', readService),
  packageType: stringOrNull(from, 'packageType'),
  ...mappedPart(from, 'packageDetails', readPackage),
  locationId: stringOrNull(from, 'osLocationId'),
  shipFromAddress: mappedOrNull(from, 'shipFromAddress', readAddress),
  backupWeight: weightOf(stringOrNull(from, 'backupWeight')),
})
