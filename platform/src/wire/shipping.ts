import { z } from 'zod'
import { answer, body, guid, text, timestamp, word } from '../shapes.ts'
import { additionalFeeCharges, pickupMethods } from '../vocab/commerce.ts'
import { wireAddress } from './address.ts'
import { wireMoney, wireTaxDetails } from './money.ts'

/** The selected delivery option. docs/contract/cart.md §2.5. */
export const selectedShippingOptionBody = body(() => ({
  carrierId: guid.nullish(),
  code: text(100, 1),
}))

/** Delivery method and time. docs/contract/cart.md §5.7. */
export const wireLogistics = answer(() => ({
  deliveryTime: z.string().nullish(),
  instructions: z.string().nullish(),
  deliveryTimeSlot: answer(() => ({
    from: timestamp.nullish(),
    to: timestamp.nullish(),
  })).nullish(),
  pickupDetails: answer(() => ({
    address: wireAddress.nullish(),
    pickupMethod: word(pickupMethods),
  })).nullish(),
}))
export type WireLogistics = z.output<typeof wireLogistics>

const wireOtherCharge = answer(() => ({
  type: word(additionalFeeCharges),
  price: wireMoney.nullish(),
  cost: wireMoney.nullish(),
  details: z.string().nullish(),
}))

/** Allocation of lines to carriers and regions. docs/contract/cart.md §5.7. */
const wireDeliveryAllocation = answer(() => ({
  deliveryCarrier: answer(() => ({
    appId: z.string().nullish(),
    code: z.string().nullish(),
  })).nullish(),
  deliveryRegion: answer(() => ({
    id: z.string().nullish(),
    name: z.string().nullish(),
  })).nullish(),
  applicableLineItems: answer(() => ({ lineItemIds: z.array(z.string()).nullish() })).nullish(),
}))
export type WireDeliveryAllocation = z.output<typeof wireDeliveryAllocation>

const allocated = {
  deliveryAllocations: z.array(wireDeliveryAllocation).nullish(),
  /** Some lines that need shipping are not covered. */
  partial: z.boolean().nullish(),
}

export const wireShippingOption = answer(() => ({
  ...allocated,
  code: z.string(),
  title: z.string().nullish(),
  logistics: wireLogistics.nullish(),
  cost: answer(() => ({
    price: wireMoney.nullish(),
    otherCharges: z.array(wireOtherCharge).nullish(),
  })).nullish(),
}))
export type WireShippingOption = z.output<typeof wireShippingOption>

export const wireSelectedCarrierOption = answer(() => ({
  ...allocated,
  carrierId: z.string().nullish(),
  code: z.string().nullish(),
  title: z.string().nullish(),
  logistics: wireLogistics.nullish(),
  cost: answer(() => ({
    price: wireMoney.nullish(),
    totalPriceAfterTax: wireMoney.nullish(),
    totalPriceBeforeTax: wireMoney.nullish(),
    totalDiscount: wireMoney.nullish(),
    taxDetails: wireTaxDetails.nullish(),
  })).nullish(),
  /** False when the requested option was unknown and the first one was used. */
  requestedShippingOption: z.boolean().nullish(),
  otherCharges: z.array(wireOtherCharge).nullish(),
}))
export type WireSelectedCarrierOption = z.output<typeof wireSelectedCarrierOption>

const carrierOptions = answer(() => ({
  carrierId: z.string().nullish(),
  shippingOptions: z.array(wireShippingOption).nullish(),
}))
export type WireCarrierOptions = z.output<typeof carrierOptions>

/** Delivery part of an estimate. */
export const wireShippingInfo = answer(() => ({
  region: answer(() => ({ id: z.string().nullish(), name: z.string().nullish() })).nullish(),
  selectedCarrierServiceOption: wireSelectedCarrierOption.nullish(),
  carrierServiceOptions: z.array(carrierOptions).nullish(),
}))
export type WireShippingInfo = z.output<typeof wireShippingInfo>
