// Reads the delivery of estimates, checkouts and orders. docs/contract/cart.md §5.7.
import type { Currencies } from '../../money.ts'
import {
  booleanOrNull,
  emptyArray,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  requiredString,
  stringOrNull,
  stringsOrNull,
  wordOf,
} from '../../read-json.ts'
import type {
  DeliveryAllocation,
  DeliveryCharge,
  Logistics,
  SelectedShipping,
  ShippingInfo,
  ShippingOption,
} from '../delivery.ts'
import { readMoney } from './read-money.ts'
import { readAddress } from './read-person.ts'
import { readTaxOf } from './read-tax.ts'
import { words } from './read-words.ts'

/** Reads how and when a delivery arrives: that of an option, of a selected option, or of an order. */
export const readLogistics = (from: JsonObject): Logistics => ({
  deliveryTime: stringOrNull(from, 'deliveryTime'),
  instructions: stringOrNull(from, 'instructions'),
  deliveryTimeSlot: mappedOrNull(from, 'deliveryTimeSlot', (slot) => ({
    startsAt: stringOrNull(slot, 'from'),
    endsAt: stringOrNull(slot, 'to'),
  })),
  pickup: mappedOrNull(from, 'pickupDetails', (pickup) => ({
    address: mappedOrNull(pickup, 'address', readAddress),
    method: wordOf(pickup, 'pickupMethod', words.pickupMethod, null),
  })),
})

/** In a selected option the price of a charge is named `cost`. */
const readCharges = (from: JsonObject, currencies: Currencies): readonly DeliveryCharge[] =>
  listOf(from, 'otherCharges', (charge) => ({
    type: wordOf(charge, 'type', words.additionalFeeCharge, null),
    price: readMoney(charge, 'price', currencies) ?? readMoney(charge, 'cost', currencies),
    details: stringOrNull(charge, 'details'),
  }))

const readAllocation = (from: JsonObject): DeliveryAllocation => ({
  ...mappedPart(from, 'deliveryCarrier', (carrier) => ({
    carrierAppId: stringOrNull(carrier, 'appId'),
    carrierCode: stringOrNull(carrier, 'code'),
  })),
  ...mappedPart(from, 'deliveryRegion', readRegion),
  lineIds: mappedPart(
    from,
    'applicableLineItems',
    (lines) => stringsOrNull(lines, 'lineItemIds') ?? emptyArray,
  ),
})

const readRegion = (from: JsonObject) => ({
  regionId: stringOrNull(from, 'id'),
  regionName: stringOrNull(from, 'name'),
})

const readAllocated = (from: JsonObject) => ({
  logistics: mappedOrNull(from, 'logistics', readLogistics),
  deliveryAllocations: listOf(from, 'deliveryAllocations', readAllocation),
  partial: booleanOrNull(from, 'partial'),
})

function readOption(
  from: JsonObject,
  carrierId: string | null,
  currencies: Currencies,
): ShippingOption {
  const code = requiredString(from, 'code')
  return {
    ...readAllocated(from),
    carrierId,
    code,
    title: stringOrNull(from, 'title') ?? code,
    ...mappedPart(from, 'cost', (cost) => ({
      price: readMoney(cost, 'price', currencies),
      otherCharges: readCharges(cost, currencies),
    })),
  }
}

const readSelected = (from: JsonObject, currencies: Currencies): SelectedShipping => ({
  ...readAllocated(from),
  carrierId: stringOrNull(from, 'carrierId'),
  code: stringOrNull(from, 'code'),
  title: stringOrNull(from, 'title'),
  ...mappedPart(from, 'cost', (cost) => ({
    price: readMoney(cost, 'price', currencies),
    totalBeforeTax: readMoney(cost, 'totalPriceBeforeTax', currencies),
    totalAfterTax: readMoney(cost, 'totalPriceAfterTax', currencies),
    discount: readMoney(cost, 'totalDiscount', currencies),
    taxDetails: readTaxOf(cost, currencies),
  })),
  requested: booleanOrNull(from, 'requestedShippingOption') ?? true,
  otherCharges: readCharges(from, currencies),
})

const readCarrier = (from: JsonObject, currencies: Currencies) => {
  const carrierId = stringOrNull(from, 'carrierId')
  return listOf(from, 'shippingOptions', (option) => readOption(option, carrierId, currencies))
}

/** Reads the delivery, with the options of all carriers in one list. An option without a title has its code as the title. */
export const readShippingInfo = (from: JsonObject, currencies: Currencies): ShippingInfo => ({
  ...mappedPart(from, 'region', readRegion),
  selected: mappedOrNull(from, 'selectedCarrierServiceOption', (selected) =>
    readSelected(selected, currencies),
  ),
  options: listOf(from, 'carrierServiceOptions', (carrier) =>
    readCarrier(carrier, currencies),
  ).flat(),
})
