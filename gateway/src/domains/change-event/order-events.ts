// Events of carts, checkouts and orders. docs/contract/events-ecom.md §2.
import type { WireCheckout } from '@vitrine/platform'
import { datesOf } from '../common/dates.ts'
import { eventTypes } from './event-types.ts'
import { facts, from, itself } from './facts.ts'
import { checkoutTemplateOf, fulfillmentsOf } from './selling.ts'

const fromEvent = (checkout: WireCheckout) => ({ ...checkout, isFromEvent: true })

export const orderEventResolvers = eventTypes({
  CartCreatedEvent: {
    ...facts,
    cart: from('CartCreated', itself),
  },
  CartUpdatedEvent: {
    ...facts,
    cart: from('CartUpdated', itself),
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
    checkoutSettings: from('CheckoutSettingsUpdated', itself),
  },
  OrderCreatedEvent: {
    ...facts,
    order: from('OrderCreated', itself),
  },
  OrderUpdatedEvent: {
    ...facts,
    order: from('OrderUpdated', itself),
  },
  OrderApprovedEvent: {
    ...facts,
    order: from('OrderApproved', ({ order }) => order),
  },
  OrderCanceledEvent: {
    ...facts,
    order: from('OrderCanceled', ({ order }) => order),
    restocked: from('OrderCanceled', ({ restockAllItems }) => restockAllItems),
    buyerNotified: from('OrderCanceled', ({ sendOrderCanceledEmail }) => sendOrderCanceledEmail),
    customMessage: from('OrderCanceled', ({ customMessage }) => customMessage),
  },
  OrderPaymentStatusUpdatedEvent: {
    ...facts,
    order: from('OrderPaymentStatusUpdated', ({ order }) => order),
    previousPaymentStatus: from(
      'OrderPaymentStatusUpdated',
      ({ previousPaymentStatus }) => previousPaymentStatus,
    ),
  },
  OrderFulfilledEvent: {
    ...facts,
    order: from('OrderFulfilled', ({ order }) => order),
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
    order: from('OrderCommitted', ({ order }) => order),
    draftOrderId: from('OrderCommitted', ({ draftOrderId }) => draftOrderId),
    changes: from('OrderCommitted', ({ changes }) => changes),
    commitSettings: from('OrderCommitted', ({ commitSettings }) => commitSettings),
    committedAt: from('OrderCommitted', ({ commitDate }) => commitDate),
  },
  OrderImportedEvent: {
    ...facts,
    order: from('OrderImported', ({ order }) => order),
  },
  ImportedOrderDeletedEvent: {
    ...facts,
    order: from('OrderImportedOrderDeleted', ({ order }) => order),
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
