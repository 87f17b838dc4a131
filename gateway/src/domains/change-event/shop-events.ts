// Events around orders: delivery, discounts, subscriptions, abandoned carts. docs/contract/events-ecom.md §2, §3.

import { readBackInStockRequest } from '../../platform/ecom/v1/read-back-in-stock.ts'
import { moneyIn } from '../common/money.ts'
import { abandonedCheckoutOf, abandonmentBuyerOf, subscriptionContractOf } from './buying.ts'
import { discountRuleOf } from './discount-rule.ts'
import { eventTypes } from './event-types.ts'
import { facts, from } from './facts.ts'
import { carrierRatesOf, shippingOptionOf } from './selling.ts'

export const shopEventResolvers = eventTypes({
  ShippingOptionCreatedEvent: {
    ...facts,
    shippingOption: from('ShippingOptionCreated', shippingOptionOf),
  },
  ShippingOptionUpdatedEvent: {
    ...facts,
    shippingOption: from('ShippingOptionUpdated', shippingOptionOf),
  },
  ShippingOptionDeletedEvent: {
    ...facts,
    shippingOption: from('ShippingOptionDeleted', shippingOptionOf),
  },
  CarrierRateConfigurationCreatedEvent: {
    ...facts,
    carrierRateConfiguration: from('CarrierRateConfigurationCreated', carrierRatesOf),
  },
  CarrierRateConfigurationUpdatedEvent: {
    ...facts,
    carrierRateConfiguration: from('CarrierRateConfigurationUpdated', carrierRatesOf),
  },
  CarrierRateConfigurationDeletedEvent: {
    ...facts,
    carrierRateConfiguration: from('CarrierRateConfigurationDeleted', carrierRatesOf),
  },
  DiscountRuleCreatedEvent: {
    ...facts,
    discountRule: from('DiscountRuleCreated', discountRuleOf),
  },
  DiscountRuleUpdatedEvent: {
    ...facts,
    discountRule: from('DiscountRuleUpdated', discountRuleOf),
  },
  DiscountRuleDeletedEvent: facts,
  SubscriptionContractCreatedEvent: {
    ...facts,
    subscriptionContract: from('SubscriptionContractCreated', subscriptionContractOf),
  },
  SubscriptionContractUpdatedEvent: {
    ...facts,
    subscriptionContract: from('SubscriptionContractUpdated', subscriptionContractOf),
  },
  SubscriptionContractDeletedEvent: facts,
  AbandonedCheckoutRecoveredEvent: {
    ...facts,
    abandonedCheckout: from('AbandonedCheckoutRecovered', ({ abandonedCheckout }) =>
      abandonedCheckoutOf(abandonedCheckout),
    ),
  },
  AbandonedCheckoutCreatedEvent: {
    ...facts,
    abandonedCheckout: from('AbandonedCheckoutCreated', abandonedCheckoutOf),
  },
  AbandonedCheckoutUpdatedEvent: {
    ...facts,
    abandonedCheckout: from('AbandonedCheckoutUpdated', abandonedCheckoutOf),
  },
  AbandonedCheckoutDeletedEvent: {
    ...facts,
    abandonedCheckout: from('AbandonedCheckoutDeleted', abandonedCheckoutOf),
  },
  BackInStockRequestCreatedEvent: {
    ...facts,
    backInStockRequest: from('BackInStockRequestCreated', readBackInStockRequest),
  },
  BackInStockRequestUpdatedEvent: {
    ...facts,
    backInStockRequest: from('BackInStockRequestUpdated', readBackInStockRequest),
  },
  BackInStockRequestDeletedEvent: facts,
  CartAbandonedEvent: {
    ...facts,
    checkoutId: from('CartAbandoned', ({ checkoutId }) => checkoutId),
    createdAt: from('CartAbandoned', ({ creationTime }) => creationTime),
    abandonedAt: from('CartAbandoned', ({ abandonTime }) => abandonTime),
    buyer: from('CartAbandoned', abandonmentBuyerOf),
    itemCount: from('CartAbandoned', ({ itemsCount }) => itemsCount),
    couponId: from('CartAbandoned', ({ couponId }) => couponId),
    subtotal: from('CartAbandoned', ({ totals }, currency) => moneyIn(currency, totals?.subtotal)),
    total: from('CartAbandoned', ({ totals }, currency) =>
      moneyIn(currency, totals?.total, totals?.formattedTotal),
    ),
    checkoutUrl: from('CartAbandoned', ({ checkoutUrl }) => checkoutUrl),
  },
  CartRecoveredEvent: {
    ...facts,
    checkoutId: from('CartRecovered', ({ checkoutId }) => checkoutId),
    createdAt: from('CartRecovered', ({ creationTime }) => creationTime),
    abandonedAt: from('CartRecovered', ({ abandonedTime }) => abandonedTime),
    recoveredAt: from('CartRecovered', ({ recoveredTime }) => recoveredTime),
  },
})
