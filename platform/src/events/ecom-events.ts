// Events of carts, checkouts, orders and related entities. Source: docs/contract/events-ecom.md §2, §3.
import {
  abandonedCheckoutEvent,
  wireAbandonedCheckout,
  wireBackInStockRequest,
  wireCartAbandoned,
  wireCartRecovered,
} from './abandonment.ts'
import {
  checkoutCompletedEvent,
  checkoutTemplateUsedEvent,
  wireCheckoutTemplate,
} from './checkout-template.ts'
import { deleted, deletedWith, domain, message } from './define-event.ts'
import { wireCarrierRateConfiguration, wireShippingOptionRule } from './delivery-rules.ts'
import { wireDiscountRule } from './discount-rule.ts'
import { cartEntity, checkoutEntity, checkoutSettingsEntity, orderEntity } from './entities.ts'
import {
  orderCanceledEvent,
  orderCommittedEvent,
  orderEvent,
  orderFulfilledEvent,
  orderPaymentStatusEvent,
  wireFulfillments,
  wireOrdersSettings,
} from './order-changes.ts'
import { wireSubscriptionContract } from './subscription-contract.ts'

const cart = 'wix.ecom.v1.cart'
const checkout = 'wix.ecom.v1.checkout'
const template = 'wix.ecom.v1.checkout_template'
const order = 'wix.ecom.v1.order'
const shippingOption = 'wix.ecom.v1.shipping_option'
const carrierRates = 'wix.ecom.v1.shippo_configuration'
const discountRule = 'wix.ecom.discounts.v1.discount_rule'
const subscription = 'wix.ecom.subscription_contracts.v1.subscription_contract'
const abandoned = 'wix.ecom.v1.abandoned_checkout'
const backInStock = 'wix.ecom.v1.back_in_stock_notification_request'
const abandonment = 'com.wix.ecommerce.cart.abandonment.api.v1'

export const ecomEvents = {
  CartCreated: domain(cart, 'created', cartEntity),
  CartUpdated: domain(cart, 'updated', cartEntity),
  CartDeleted: deleted(cart),
  CheckoutCreated: domain(checkout, 'created', checkoutEntity),
  CheckoutUpdated: domain(checkout, 'updated', checkoutEntity),
  CheckoutCompleted: domain(checkout, 'completed', checkoutCompletedEvent),
  CheckoutDeleted: deleted(checkout, 'sdk'),
  CheckoutTemplateCreated: domain(template, 'created', wireCheckoutTemplate),
  CheckoutTemplateUpdated: domain(template, 'updated', wireCheckoutTemplate),
  CheckoutTemplateDeleted: deleted(template),
  CheckoutTemplateUsed: domain(template, 'used', checkoutTemplateUsedEvent),
  CheckoutSettingsUpdated: domain(
    'wix.ecom.v1.checkout_settings',
    'updated',
    checkoutSettingsEntity,
  ),
  OrderCreated: domain(order, 'created', orderEntity),
  OrderUpdated: domain(order, 'updated', orderEntity),
  OrderApproved: domain(order, 'approved', orderEvent),
  OrderCanceled: domain(order, 'canceled', orderCanceledEvent),
  OrderPaymentStatusUpdated: domain(
    order,
    'payment_status_updated',
    orderPaymentStatusEvent,
    'sdk',
  ),
  OrderFulfilled: domain(order, 'fulfilled', orderFulfilledEvent, 'sdk'),
  OrderCommitted: domain(order, 'committed', orderCommittedEvent, 'sdk'),
  OrderImported: domain(order, 'imported', orderEvent, 'sdk'),
  OrderImportedOrderDeleted: domain(order, 'imported_order_deleted', orderEvent, 'sdk'),
  OrdersSettingsUpdated: domain('wix.ecom.v1.orders_settings', 'updated', wireOrdersSettings),
  FulfillmentsUpdated: domain('wix.ecom.v1.fulfillments', 'updated', wireFulfillments),
  ShippingOptionCreated: domain(shippingOption, 'created', wireShippingOptionRule),
  ShippingOptionUpdated: domain(shippingOption, 'updated', wireShippingOptionRule),
  ShippingOptionDeleted: deletedWith(shippingOption, wireShippingOptionRule),
  CarrierRateConfigurationCreated: domain(carrierRates, 'created', wireCarrierRateConfiguration),
  CarrierRateConfigurationUpdated: domain(carrierRates, 'updated', wireCarrierRateConfiguration),
  CarrierRateConfigurationDeleted: deletedWith(carrierRates, wireCarrierRateConfiguration),
  DiscountRuleCreated: domain(discountRule, 'created', wireDiscountRule),
  DiscountRuleUpdated: domain(discountRule, 'updated', wireDiscountRule),
  DiscountRuleDeleted: deleted(discountRule),
  SubscriptionContractCreated: domain(subscription, 'created', wireSubscriptionContract),
  SubscriptionContractUpdated: domain(subscription, 'updated', wireSubscriptionContract),
  SubscriptionContractDeleted: deleted(subscription),
  AbandonedCheckoutRecovered: domain(abandoned, 'recovered', abandonedCheckoutEvent),
  AbandonedCheckoutCreated: domain(abandoned, 'created', wireAbandonedCheckout, 'sdk'),
  AbandonedCheckoutUpdated: domain(abandoned, 'updated', wireAbandonedCheckout, 'sdk'),
  AbandonedCheckoutDeleted: deletedWith(abandoned, wireAbandonedCheckout, 'sdk'),
  BackInStockRequestCreated: domain(backInStock, 'created', wireBackInStockRequest),
  BackInStockRequestUpdated: domain(backInStock, 'updated', wireBackInStockRequest),
  BackInStockRequestDeleted: deleted(backInStock),
  CartAbandoned: message(`${abandonment}.CartAbandonedEvent`, 'cartId', wireCartAbandoned),
  CartRecovered: message(`${abandonment}.CartRecoveredEvent`, 'cartId', wireCartRecovered),
} as const
