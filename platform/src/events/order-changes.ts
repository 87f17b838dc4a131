// Events of orders other than their creation and change. Source: docs/contract/events-ecom.md §2,
// docs/contract/checkout-order.md §10.
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import { orderFulfillmentStatuses, orderPaymentStatuses } from '../vocab/order-states.ts'
import { inventoryUpdateTriggers } from '../vocab/states.ts'
import { orderEntity } from './entities.ts'

/** Parcels of one order. The entity has no id of its own, it uses the order's. */
export const wireFulfillments = answer(() => ({
  orderId: z.string(),
  fulfillments: z
    .array(
      answer(() => ({
        id: z.string().nullish(),
        createdDate: timestamp.nullish(),
        lineItems: z
          .array(answer(() => ({ id: z.string().nullish(), quantity: z.number().nullish() })))
          .nullish(),
        /** Free text; well-known ones are in `fulfillmentFreeStatuses`. */
        status: z.string().nullish(),
        completed: z.boolean().nullish(),
        trackingInfo: answer(() => ({
          trackingNumber: z.string().nullish(),
          shippingProvider: z.string().nullish(),
          trackingLink: z.string().nullish(),
        })).nullish(),
        customInfo: answer(() => ({
          fieldsData: z.record(z.string(), z.string()).nullish(),
        })).nullish(),
      })),
    )
    .default([]),
}))
export type WireFulfillments = z.output<typeof wireFulfillments>

/** One set per site. */
export const wireOrdersSettings = answer(() => ({
  inventoryUpdateTrigger: word(inventoryUpdateTriggers),
  createInvoice: z.boolean().nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
}))
export type WireOrdersSettings = z.output<typeof wireOrdersSettings>

export const orderEvent = answer(() => ({ order: orderEntity }))
export const orderCanceledEvent = answer(() => ({
  order: orderEntity,
  restockAllItems: z.boolean().nullish(),
  sendOrderCanceledEmail: z.boolean().nullish(),
  customMessage: z.string().nullish(),
}))
export const orderPaymentStatusEvent = answer(() => ({
  order: orderEntity,
  previousPaymentStatus: word(orderPaymentStatuses),
}))
export const orderFulfilledEvent = answer(() => ({
  order: orderEntity,
  previousFulfillmentStatus: word(orderFulfillmentStatuses),
  newFulfillmentStatus: word(orderFulfillmentStatuses),
  action: z.string().nullish(),
}))
/** An edit of a placed order was applied. */
export const orderCommittedEvent = answer(() => ({
  order: orderEntity,
  draftOrderId: z.string().nullish(),
  changes: answer(() => ({
    lineItems: z.array(z.unknown()).nullish(),
    appliedDiscounts: z.array(z.unknown()).nullish(),
    additionalFees: z.array(z.unknown()).nullish(),
    changedShippingInfo: z.unknown().optional(),
    shippingInfoRemoved: z.boolean().nullish(),
  })).nullish(),
  commitSettings: z.record(z.string(), z.unknown()).nullish(),
  commitDate: timestamp.nullish(),
}))
