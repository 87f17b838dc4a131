// Entities of a site's delivery settings. Source: spec §3 (shipFromAddress, shipping rules);
// docs/contract/checkout-order.md §10; fields of services and packages: the official SDK's types.
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import {
  handlingFeeTypes,
  shippingRuleOperators,
  shippingRuleTypes,
} from '../vocab/commerce-rules.ts'
import { wireAddress } from '../wire/address.ts'

const dated = {
  id: z.string(),
  revision: z.string().nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  deliveryRegionIds: z.array(z.string()).nullish(),
}

/** Shipping option: a rate applies if all its conditions hold; the lowest applicable rate is used. */
export const wireShippingOptionRule = answer(() => ({
  ...dated,
  title: z.string().nullish(),
  estimatedDeliveryTime: z.string().nullish(),
  rates: z
    .array(
      answer(() => ({
        /** Decimal number as text, in the shop's currency. */
        amount: z.string().nullish(),
        conditions: z
          .array(
            answer(() => ({
              type: word(shippingRuleTypes),
              value: z.string().nullish(),
              operator: word(shippingRuleOperators),
            })),
          )
          .nullish(),
        multiplyByQuantity: z.boolean().nullish(),
      })),
    )
    .default([]),
}))
export type WireShippingOptionRule = z.output<typeof wireShippingOptionRule>

const carrierService = answer(() => ({
  id: z.string().nullish(),
  service: z.string().nullish(),
  serviceSettings: answer(() => ({
    estimatedDeliveryTime: z.string().nullish(),
    handlingFee: answer(() => ({
      value: z.string().nullish(),
      calculationType: word(handlingFeeTypes),
    })).nullish(),
    freeDeliveryMinimumAmount: z.string().nullish(),
  })).nullish(),
}))

/** Carrier-rate configuration: rates requested from a carrier. The platform names it Shippo. */
export const wireCarrierRateConfiguration = answer(() => ({
  ...dated,
  domesticServices: z.array(carrierService).nullish(),
  internationalServices: z.array(carrierService).nullish(),
  packageType: z.string().nullish(),
  packageDetails: answer(() => ({
    name: z.string().nullish(),
    dimensions: answer(() => ({
      length: z.string().nullish(),
      width: z.string().nullish(),
      height: z.string().nullish(),
    })).nullish(),
    maxNumberOfProducts: z.string().nullish(),
  })).nullish(),
  osLocationId: z.string().nullish(),
  shipFromAddress: wireAddress.nullish(),
  /** Decimal number as text, in the shop's weight unit. */
  backupWeight: z.string().nullish(),
}))
export type WireCarrierRateConfiguration = z.output<typeof wireCarrierRateConfiguration>
