// Events around orders: delivery, discounts, subscriptions, abandoned carts. docs/contract/events-ecom.md §2, §3.
import { eventTypes } from './event-types.ts'
import { bodyFrom, facts, from } from './facts.ts'

export const shopEventResolvers = eventTypes({
  ShippingOptionCreatedEvent: {
    ...facts,
    shippingOption: bodyFrom('ShippingOptionCreated'),
  },
  ShippingOptionUpdatedEvent: {
    ...facts,
    shippingOption: bodyFrom('ShippingOptionUpdated'),
  },
  ShippingOptionDeletedEvent: {
    ...facts,
    shippingOption: bodyFrom('ShippingOptionDeleted'),
  },
  CarrierRateConfigurationCreatedEvent: {
    ...facts,
    carrierRateConfiguration: bodyFrom('CarrierRateConfigurationCreated'),
  },
  CarrierRateConfigurationUpdatedEvent: {
    ...facts,
    carrierRateConfiguration: bodyFrom('CarrierRateConfigurationUpdated'),
  },
  CarrierRateConfigurationDeletedEvent: {
    ...facts,
    carrierRateConfiguration: bodyFrom('CarrierRateConfigurationDeleted'),
  },
  DiscountRuleCreatedEvent: {
    ...facts,
    discountRule: bodyFrom('DiscountRuleCreated'),
  },
  DiscountRuleUpdatedEvent: {
    ...facts,
    discountRule: bodyFrom('DiscountRuleUpdated'),
  },
  DiscountRuleDeletedEvent: facts,
  SubscriptionContractCreatedEvent: {
    ...facts,
    subscriptionContract: bodyFrom('SubscriptionContractCreated'),
  },
  SubscriptionContractUpdatedEvent: {
    ...facts,
    subscriptionContract: bodyFrom('SubscriptionContractUpdated'),
  },
  SubscriptionContractDeletedEvent: facts,
  AbandonedCheckoutRecoveredEvent: {
    ...facts,
    abandonedCheckout: bodyFrom('AbandonedCheckoutRecovered'),
  },
  AbandonedCheckoutCreatedEvent: {
    ...facts,
    abandonedCheckout: bodyFrom('AbandonedCheckoutCreated'),
  },
  AbandonedCheckoutUpdatedEvent: {
    ...facts,
    abandonedCheckout: bodyFrom('AbandonedCheckoutUpdated'),
  },
  AbandonedCheckoutDeletedEvent: {
    ...facts,
    abandonedCheckout: bodyFrom('AbandonedCheckoutDeleted'),
  },
  BackInStockRequestCreatedEvent: {
    ...facts,
    backInStockRequest: bodyFrom('BackInStockRequestCreated'),
  },
  BackInStockRequestUpdatedEvent: {
    ...facts,
    backInStockRequest: bodyFrom('BackInStockRequestUpdated'),
  },
  BackInStockRequestDeletedEvent: facts,
  CartAbandonedEvent: {
    ...facts,
    checkoutId: from('CartAbandoned', ({ checkoutId }) => checkoutId),
    createdAt: from('CartAbandoned', ({ createdAt }) => createdAt),
    abandonedAt: from('CartAbandoned', ({ abandonedAt }) => abandonedAt),
    buyer: from('CartAbandoned', ({ buyer }) => buyer),
    itemCount: from('CartAbandoned', ({ itemCount }) => itemCount),
    couponId: from('CartAbandoned', ({ couponId }) => couponId),
    subtotal: from('CartAbandoned', ({ subtotal }) => subtotal),
    total: from('CartAbandoned', ({ total }) => total),
    checkoutUrl: from('CartAbandoned', ({ checkoutUrl }) => checkoutUrl),
  },
  CartRecoveredEvent: {
    ...facts,
    checkoutId: from('CartRecovered', ({ checkoutId }) => checkoutId),
    createdAt: from('CartRecovered', ({ createdAt }) => createdAt),
    abandonedAt: from('CartRecovered', ({ abandonedAt }) => abandonedAt),
    recoveredAt: from('CartRecovered', ({ recoveredAt }) => recoveredAt),
  },
})
