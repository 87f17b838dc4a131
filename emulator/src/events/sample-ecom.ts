// Creates sample entities of commerce for events: those of the shop with their data, others invented.
import { storesAppId } from '@vitrine/platform'
import { memberIdOf } from '../accounts.ts'
import { wireCartOf } from '../cart/wire-cart.ts'
import { wireCheckoutOf } from '../checkout/wire-checkout.ts'
import type { Shop } from '../context.ts'
import { guidOf } from '../ids.ts'

/** Creates the entity with this id. */
export type Sample = (id: string, shop: Shop) => object

const datesOf = ({ state }: Shop) => {
  const now = state.now().toISOString()
  return { revision: '1', createdDate: now, updatedDate: now }
}

const money = (amount: string) => ({ amount, formattedAmount: `$${amount}` })

const mara = { email: 'mara@shop.test', memberId: memberIdOf('mara@shop.test') }

const firstProductId = ({ state }: Shop) => state.products.all()[0]?.id ?? guidOf('product', 1)

const catalogReference = (shop: Shop) => ({
  appId: storesAppId,
  catalogItemId: firstProductId(shop),
})

export const sampleCart: Sample = (id, shop) => {
  const cart = shop.state.carts.get(id)
  if (cart) return wireCartOf(cart, { ...shop, currency: shop.site.currency })
  const { currency } = shop.site
  return { id, ...datesOf(shop), lineItems: [], appliedDiscounts: [], buyerInfo: mara, currency }
}

export const sampleCheckout: Sample = (id, shop) => {
  const checkout = shop.state.checkouts.get(id)
  if (checkout) return wireCheckoutOf(checkout, { ...shop, currency: shop.site.currency })
  const { currency } = shop.site
  const priceSummary = { subtotal: money('38.00'), total: money('38.00') }
  return { id, ...datesOf(shop), lineItems: [], buyerInfo: mara, currency, priceSummary }
}

/** Returns the order; an unknown id gets the data of the first order. */
export const sampleOrder: Sample = (id, shop) => {
  const known = shop.state.orders.get(id) ?? shop.state.orders.all()[0]
  return known ? { ...known.order, id } : { id, ...datesOf(shop), lineItems: [] }
}

export const sampleFulfillments: Sample = (orderId, shop) => {
  const { lineItems } = sampleOrder(orderId, shop) as {
    lineItems: { id?: string; quantity?: number }[]
  }
  return {
    orderId,
    fulfillments: [
      {
        id: guidOf('fulfillment', orderId),
        createdDate: datesOf(shop).createdDate,
        lineItems: lineItems.map(({ id, quantity }) => ({ id, quantity })),
        status: 'Fulfilled',
        completed: true,
        trackingInfo: {
          trackingNumber: '1Z999AA10123456784',
          shippingProvider: 'ups',
          trackingLink: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
        },
      },
    ],
  }
}

export const sampleAbandonedCheckout: Sample = (id, shop) => ({
  id,
  ...datesOf(shop),
  checkoutId: guidOf('abandoned-checkout', id),
  cartId: guidOf('abandoned-cart', id),
  status: 'ABANDONED',
  buyerInfo: mara,
  contactDetails: { firstName: 'Mara', lastName: 'Lind' },
  currency: shop.site.currency,
  subtotalPrice: money('38.00'),
  totalPrice: money('44.50'),
  activities: [{ createdDate: datesOf(shop).createdDate, type: 'SCHEDULED' }],
  checkoutUrl: `${shop.site.shopUrl}/cart`,
})

const everyMonth = { frequency: 'MONTH', interval: 1, autoRenewal: true }

/** By name of the entity. */
export const sampleEcomEntities: Record<string, Sample> = {
  'wix.ecom.v1.cart': sampleCart,
  'wix.ecom.v1.checkout': sampleCheckout,
  'wix.ecom.v1.order': sampleOrder,
  'wix.ecom.v1.fulfillments': sampleFulfillments,
  'wix.ecom.v1.abandoned_checkout': sampleAbandonedCheckout,
  'wix.ecom.v1.checkout_template': (id, shop) => ({
    id,
    status: 'ACTIVE',
    customization: { lockedCoupon: false, lockedGiftCard: false },
    lineItems: [{ quantity: 1, catalogReference: catalogReference(shop) }],
    customLineItems: [],
    couponCode: 'WELCOME10',
  }),
  'wix.ecom.v1.checkout_settings': (_id, shop) => {
    const { createdDate, updatedDate } = datesOf(shop)
    const checkoutPolicies = { returnPolicy: { visible: true, content: 'Thirty days.' } }
    return { checkoutPolicies, createdDate, updatedDate }
  },
  'wix.ecom.v1.orders_settings': (_id, shop) => {
    const { createdDate, updatedDate } = datesOf(shop)
    const inventoryUpdateTrigger = 'ON_ORDER_PLACED'
    return { inventoryUpdateTrigger, createInvoice: false, createdDate, updatedDate }
  },
  'wix.ecom.v1.shipping_option': (id, shop) => ({
    id,
    ...datesOf(shop),
    deliveryRegionIds: [guidOf('region', 'us')],
    title: 'Standard',
    estimatedDeliveryTime: '3–5 days',
    rates: [
      { amount: '6.50', conditions: [], multiplyByQuantity: false },
      {
        amount: '0',
        conditions: [{ type: 'BY_TOTAL_PRICE', value: '80', operator: 'GTE' }],
        multiplyByQuantity: false,
      },
    ],
  }),
  'wix.ecom.v1.shippo_configuration': (id, shop) => ({
    id,
    ...datesOf(shop),
    deliveryRegionIds: [guidOf('region', 'us')],
    domesticServices: [{ id: guidOf('service', id), service: 'PRIORITY_MAIL' }],
    internationalServices: [],
    packageType: 'CUSTOM',
    packageDetails: { name: 'Box', dimensions: { length: '30', width: '20', height: '15' } },
    shipFromAddress: { country: 'US', city: 'Kingston', postalCode: '12401' },
    backupWeight: '1',
  }),
  'wix.ecom.discounts.v1.discount_rule': (id, shop) => ({
    id,
    ...datesOf(shop),
    active: true,
    name: 'Ten percent off',
    trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { scopes: [], from: '50' } },
    activeTimeInfo: { start: datesOf(shop).createdDate },
    discounts: {
      values: [{ targetType: 'SPECIFIC_ITEMS', discountType: 'PERCENTAGE', percentage: 10 }],
    },
    status: 'LIVE',
    usageCount: 0,
  }),
  'wix.ecom.subscription_contracts.v1.subscription_contract': (id, shop) => ({
    id,
    ...datesOf(shop),
    title: 'A candle every month',
    subscriptionSettings: everyMonth,
    lineItems: [],
    buyerInfo: mara,
    currency: shop.site.currency,
    priceSummary: { subtotal: money('24.00'), total: money('24.00') },
  }),
  'wix.ecom.v1.back_in_stock_notification_request': (id, shop) => ({
    id,
    catalogReference: catalogReference(shop),
    email: mara.email,
    status: 'RECEIVED',
    autoNotified: false,
    createdDate: datesOf(shop).createdDate,
    itemUrl: `${shop.site.shopUrl}/`,
  }),
}
