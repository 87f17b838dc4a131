// An order, read with the site's key. Source: docs/contract/checkout-order.md §5-§7.
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import { channelTypes, weightUnits } from '../vocab/commerce.ts'
import {
  attributionSources,
  orderActivityTypes,
  orderFulfillmentStatuses,
  orderPaymentStatuses,
  orderStatuses,
} from '../vocab/order-states.ts'
import { wireContact } from './address.ts'
import { wireOrderDiscount, wireOrderFee } from './order-extras.ts'
import { wireOrderLine } from './order-line.ts'
import { wireOrderPrice, wireOrderTax } from './order-price.ts'
import { wireLogistics } from './shipping.ts'

const who = answer(() => ({
  userId: z.string().nullish(),
  memberId: z.string().nullish(),
  visitorId: z.string().nullish(),
  appId: z.string().nullish(),
  contactId: z.string().nullish(),
  email: z.string().nullish(),
}))

/** What happened to an order; details by kind pass through. docs/contract/checkout-order.md §7. */
export const wireOrderActivity = answer(() => ({
  id: z.string().nullish(),
  createdDate: timestamp.nullish(),
  authorEmail: z.string().nullish(),
  activityType: word(orderActivityTypes),
  /** Deprecated twin. */
  type: word(orderActivityTypes),
  merchantComment: answer(() => ({ message: z.string().nullish() })).nullish(),
  orderRefunded: answer(() => ({
    manual: z.boolean().nullish(),
    amount: wireOrderPrice.nullish(),
    reason: z.string().nullish(),
  })).nullish(),
}))
export type WireOrderActivity = z.output<typeof wireOrderActivity>

const priceSummary = answer(() => ({
  subtotal: wireOrderPrice.nullish(),
  shipping: wireOrderPrice.nullish(),
  tax: wireOrderPrice.nullish(),
  discount: wireOrderPrice.nullish(),
  total: wireOrderPrice.nullish(),
  totalAdditionalFees: wireOrderPrice.nullish(),
}))

const shippingInfo = answer(() => ({
  carrierId: z.string().nullish(),
  code: z.string().nullish(),
  title: z.string().nullish(),
  region: answer(() => ({ name: z.string().nullish() })).nullish(),
  logistics: wireLogistics
    .extend({ shippingDestination: wireContact.nullish(), deliverByDate: timestamp.nullish() })
    .nullish(),
  cost: answer(() => ({
    price: wireOrderPrice.nullish(),
    discount: wireOrderPrice.nullish(),
    totalPriceBeforeTax: wireOrderPrice.nullish(),
    totalPriceAfterTax: wireOrderPrice.nullish(),
    taxInfo: wireOrderTax.nullish(),
  })).nullish(),
}))

export const wireOrder = answer(() => ({
  id: z.string(),
  /** Sequential number, shown to buyers. */
  number: z.string().nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  purchasedDate: timestamp.nullish(),
  status: word(orderStatuses),
  paymentStatus: word(orderPaymentStatuses),
  fulfillmentStatus: word(orderFulfillmentStatuses),
  lineItems: z.array(wireOrderLine).default([]),
  buyerInfo: who.nullish(),
  createdBy: who.nullish(),
  buyerLanguage: z.string().nullish(),
  siteLanguage: z.string().nullish(),
  weightUnit: word(weightUnits),
  currency: z.string().nullish(),
  currencyConversionDetails: answer(() => ({
    originalCurrency: z.string().nullish(),
    conversionRate: z.string().nullish(),
  })).nullish(),
  taxIncludedInPrices: z.boolean().nullish(),
  priceSummary: priceSummary.nullish(),
  billingInfo: wireContact.nullish(),
  shippingInfo: shippingInfo.nullish(),
  recipientInfo: wireContact.nullish(),
  buyerNote: z.string().nullish(),
  archived: z.boolean().nullish(),
  seenByAHuman: z.boolean().nullish(),
  imported: z.boolean().nullish(),
  taxInfo: answer(() => ({
    totalTax: wireOrderPrice.nullish(),
    taxBreakdown: z.array(z.unknown()).nullish(),
    taxExempt: z.boolean().nullish(),
  })).nullish(),
  appliedDiscounts: z.array(wireOrderDiscount).nullish(),
  activities: z.array(wireOrderActivity).nullish(),
  attributionSource: word(attributionSources),
  channelInfo: answer(() => ({
    type: word(channelTypes),
    externalOrderId: z.string().nullish(),
    externalOrderUrl: z.string().nullish(),
  })).nullish(),
  checkoutId: z.string().nullish(),
  purchaseFlowId: z.string().nullish(),
  customFields: z
    .array(
      answer(() => ({
        title: z.string().nullish(),
        translatedTitle: z.string().nullish(),
        value: z.unknown().optional(),
      })),
    )
    .nullish(),
  balanceSummary: answer(() => ({
    balance: wireOrderPrice.nullish(),
    paid: wireOrderPrice.nullish(),
    refunded: wireOrderPrice.nullish(),
    authorized: wireOrderPrice.nullish(),
    pending: wireOrderPrice.nullish(),
    pendingRefund: wireOrderPrice.nullish(),
  })).nullish(),
  additionalFees: z.array(wireOrderFee).nullish(),
  businessLocation: answer(() => ({
    id: z.string().nullish(),
    name: z.string().nullish(),
  })).nullish(),
}))
export type WireOrder = z.output<typeof wireOrder>
