// A subscription contract of a buyer. Source: docs/contract/checkout-order.md §10.
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import { channelTypes, subscriptionFrequencies, weightUnits } from '../vocab/commerce.ts'
import { wireContact } from '../wire/address.ts'
import { wireBuyerInfo } from '../wire/cart.ts'
import { wireOrderDiscount, wireOrderFee } from '../wire/order-extras.ts'
import { wireOrderLine } from '../wire/order-line.ts'
import { wireOrderPrice } from '../wire/order-price.ts'

const subscriptionContract = answer(() => ({
  id: z.string(),
  revision: z.string().nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  title: z.string().nullish(),
  description: z.string().nullish(),
  subscriptionSettings: answer(() => ({
    frequency: word(subscriptionFrequencies),
    interval: z.number().nullish(),
    autoRenewal: z.boolean().nullish(),
    billingCycles: z.number().nullish(),
    startDate: timestamp.nullish(),
  })).nullish(),
  lineItems: z.array(wireOrderLine).default([]),
  buyerInfo: wireBuyerInfo.nullish(),
  buyerLanguage: z.string().nullish(),
  weightUnit: word(weightUnits),
  currency: z.string().nullish(),
  taxIncludedInPrices: z.boolean().nullish(),
  priceSummary: answer(() => ({
    subtotal: wireOrderPrice.nullish(),
    shipping: wireOrderPrice.nullish(),
    tax: wireOrderPrice.nullish(),
    discount: wireOrderPrice.nullish(),
    total: wireOrderPrice.nullish(),
  })).nullish(),
  billingInfo: wireContact.nullish(),
  recipientInfo: wireContact.nullish(),
  appliedDiscounts: z.array(wireOrderDiscount).nullish(),
  additionalFees: z.array(wireOrderFee).nullish(),
  channelInfo: answer(() => ({ type: word(channelTypes) })).nullish(),
  activities: z
    .array(answer(() => ({ id: z.string().nullish(), createdDate: timestamp.nullish() })))
    .nullish(),
}))
export interface WireSubscriptionContract extends z.output<typeof subscriptionContract> {}
export const wireSubscriptionContract: z.ZodType<WireSubscriptionContract> = subscriptionContract
