// Events of carts, checkouts and orders. docs/contract/events-ecom.md §2.
import { readCart } from '../../platform/ecom/v1/read-cart.ts'
import { readCheckout } from '../../platform/ecom/v1/read-checkout.ts'
import { readCheckoutSettings } from '../../platform/ecom/v1/read-checkout-settings.ts'
import { readOrder } from '../../platform/ecom/v1/read-order.ts'
import type { JsonObject } from '../../platform/read-json.ts'
import { datesOf } from '../common/dates.ts'
import { eventTypes } from './event-types.ts'
import { facts, from } from './facts.ts'
import { checkoutTemplateOf, fulfillmentsOf } from './selling.ts'

const fromEvent = (checkout: JsonObject) => ({ ...readCheckout(checkout), isFromEvent: true })
const orderOf = ({ order }: { order?: JsonObject | null }) => order && readOrder(order)

export const orderEventResolvers = eventTypes({
  CartCreatedEvent: {
    ...facts,
    cart: from('CartCreated', readCart),
  },
  CartUpdatedEvent: {
    ...facts,
    cart: from('CartUpdated', readCart),
  },
  CartDeletedEvent: facts,
  CheckoutCreatedEvent: {
    ...facts,
    checkout: from('CheckoutCreated', fromEvent),
  },
  CheckoutUpdatedEvent: {
    ...facts,
    checkout: from('CheckoutUpdated', fromEvent),
  },
  CheckoutCompletedEvent: {
    ...facts,
    checkout: from('CheckoutCompleted', ({ checkout }) => checkout && fromEvent(checkout)),
  },
  CheckoutDeletedEvent: facts,
  CheckoutTemplateCreatedEvent: {
    ...facts,
    checkoutTemplate: from('CheckoutTemplateCreated', checkoutTemplateOf),
  },
  CheckoutTemplateUpdatedEvent: {
    ...facts,
    checkoutTemplate: from('CheckoutTemplateUpdated', checkoutTemplateOf),
  },
  CheckoutTemplateDeletedEvent: facts,
  CheckoutTemplateUsedEvent: {
    ...facts,
    checkoutTemplate: from('CheckoutTemplateUsed', (used, currency) =>
      checkoutTemplateOf(used.checkoutTemplate, currency),
    ),
    checkout: from('CheckoutTemplateUsed', ({ checkout }) => checkout && fromEvent(checkout)),
  },
  CheckoutSettingsUpdatedEvent: {
    ...facts,
    checkoutSettings: from('CheckoutSettingsUpdated', readCheckoutSettings),
  },
  OrderCreatedEvent: {
    ...facts,
    order: from('OrderCreated', readOrder),
  },
  OrderUpdatedEvent: {
    ...facts,
    order: from('OrderUpdated', readOrder),
  },
  OrderApprovedEvent: {
    ...facts,
    order: from('OrderApproved', orderOf),
  },
  OrderCanceledEvent: {
    ...facts,
    order: from('OrderCanceled', orderOf),
    restocked: from('OrderCanceled', ({ restockAllItems }) => restockAllItems),
    buyerNotified: from('OrderCanceled', ({ sendOrderCanceledEmail }) => sendOrderCanceledEmail),
    customMessage: from('OrderCanceled', ({ customMessage }) => customMessage),
  },
  OrderPaymentStatusUpdatedEvent: {
    ...facts,
    order: from('OrderPaymentStatusUpdated', orderOf),
    previousPaymentStatus: from(
      'OrderPaymentStatusUpdated',
      ({ previousPaymentStatus }) => previousPaymentStatus,
    ),
  },
  OrderFulfilledEvent: {
    ...facts,
    order: from('OrderFulfilled', orderOf),
    previousFulfillmentStatus: from(
      'OrderFulfilled',
      ({ previousFulfillmentStatus }) => previousFulfillmentStatus,
    ),
    newFulfillmentStatus: from(
      'OrderFulfilled',
      ({ newFulfillmentStatus }) => newFulfillmentStatus,
    ),
    action: from('OrderFulfilled', ({ action }) => action),
  },
  OrderCommittedEvent: {
    ...facts,
    order: from('OrderCommitted', orderOf),
    draftOrderId: from('OrderCommitted', ({ draftOrderId }) => draftOrderId),
    changes: from('OrderCommitted', ({ changes }) => changes),
    commitSettings: from('OrderCommitted', ({ commitSettings }) => commitSettings),
    committedAt: from('OrderCommitted', ({ commitDate }) => commitDate),
  },
  OrderImportedEvent: {
    ...facts,
    order: from('OrderImported', orderOf),
  },
  ImportedOrderDeletedEvent: {
    ...facts,
    order: from('OrderImportedOrderDeleted', orderOf),
  },
  OrdersSettingsUpdatedEvent: {
    ...facts,
    ordersSettings: from('OrdersSettingsUpdated', (settings) => ({
      ...settings,
      ...datesOf(settings),
    })),
  },
  FulfillmentsUpdatedEvent: {
    ...facts,
    orderFulfillments: from('FulfillmentsUpdated', fulfillmentsOf),
  },
})
