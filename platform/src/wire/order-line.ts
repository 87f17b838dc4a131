// A line of an order, which has no availability, unlike one of a cart. docs/contract/checkout-order.md §5.
import { z } from 'zod'
import { answer, timestamp } from '../shapes.ts'
import { wireCartLine } from './cart-line.ts'
import { wireOrderPrice, wireOrderTax } from './order-price.ts'

/** Fields that a cart line has as well. */
const shared = wireCartLine.pick({
  id: true,
  quantity: true,
  catalogReference: true,
  productName: true,
  descriptionLines: true,
  image: true,
  physicalProperties: true,
  itemType: true,
  paymentOption: true,
  priceDescription: true,
  taxableAddress: true,
  priceUndetermined: true,
  fixedQuantity: true,
  modifierGroups: true,
})

export const wireOrderLine = shared.extend({
  price: wireOrderPrice.nullish(),
  priceBeforeDiscounts: wireOrderPrice.nullish(),
  lineItemPrice: wireOrderPrice.nullish(),
  totalDiscount: wireOrderPrice.nullish(),
  totalPriceBeforeTax: wireOrderPrice.nullish(),
  totalPriceAfterTax: wireOrderPrice.nullish(),
  depositAmount: wireOrderPrice.nullish(),
  taxInfo: wireOrderTax.nullish(),
  fulfillerId: z.string().nullish(),
  refundQuantity: z.number().nullish(),
  restockQuantity: z.number().nullish(),
  digitalFile: answer(() => ({
    fileId: z.string().nullish(),
    link: z.string().nullish(),
    expirationDate: timestamp.nullish(),
  })).nullish(),
  subscriptionInfo: answer(() => ({
    id: z.string().nullish(),
    cycleNumber: z.number().nullish(),
    subscriptionOptionTitle: z.string().nullish(),
    subscriptionOptionDescription: z.string().nullish(),
  })).nullish(),
  locations: z
    .array(
      answer(() => ({
        id: z.string().nullish(),
        name: z.string().nullish(),
        quantity: z.number().nullish(),
      })),
    )
    .nullish(),
})
export type WireOrderLine = z.output<typeof wireOrderLine>
