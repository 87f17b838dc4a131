// Events of carts, checkouts and orders. docs/contract/events-ecom.md §2.
import type { Checkout } from '../../platform/ecom/cart.ts'
import { eventTypes } from './event-types.ts'
import { bodyFrom, facts, from } from './facts.ts'

const fromEvent = (checkout: Checkout) => ({ ...checkout, isFromEvent: true })

export const orderEventResolvers = eventTypes({
  CartCreatedEvent: {
    ...facts,
    cart: bodyFrom('CartCreated'),
  },
  CartUpdatedEvent: {
    ...facts,
    cart: bodyFrom('CartUpdated'),
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
    checkout: from('CheckoutCompleted', ({ checkout }) => fromEvent(checkout)),
  },
  CheckoutDeletedEvent: facts,
  CheckoutTemplateCreatedEvent: {
    ...facts,
    checkoutTemplate: bodyFrom('CheckoutTemplateCreated'),
  },
  CheckoutTemplateUpdatedEvent: {
    ...facts,
    checkoutTemplate: bodyFrom('CheckoutTemplateUpdated'),
  },
  CheckoutTemplateDeletedEvent: facts,
  CheckoutTemplateUsedEvent: {
    ...facts,
    checkoutTemplate: from('CheckoutTemplateUsed', (used) => used.checkoutTemplate),
    checkout: from('CheckoutTemplateUsed', ({ checkout }) => fromEvent(checkout)),
  },
  CheckoutSettingsUpdatedEvent: {
    ...facts,
    checkoutSettings: bodyFrom('CheckoutSettingsUpdated'),
  },
  OrderCreatedEvent: {
    ...facts,
    order: bodyFrom('OrderCreated'),
  },
  OrderUpdatedEvent: {
    ...facts,
    order: bodyFrom('OrderUpdated'),
  },
  OrderApprovedEvent: {
    ...facts,
    order: from('OrderApproved', ({ order }) => order),
  },
  OrderCanceledEvent: {
    ...facts,
    order: from('OrderCanceled', ({ order }) => order),
    restocked: from('OrderCanceled', ({ restocked }) => restocked),
    buyerNotified: from('OrderCanceled', ({ buyerNotified }) => buyerNotified),
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
    committedAt: from('OrderCommitted', ({ committedAt }) => committedAt),
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
    ordersSettings: bodyFrom('OrdersSettingsUpdated'),
  },
  FulfillmentsUpdatedEvent: {
    ...facts,
    orderFulfillments: bodyFrom('FulfillmentsUpdated'),
  },
})
