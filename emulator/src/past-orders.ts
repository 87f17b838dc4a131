// Creates orders that a seeded member placed in the past, with the same calculation as real ones.
import { storesAppId } from '@vitrine/platform'
import { memberIdOf } from './accounts.ts'
import { snapshotOf } from './cart/line-item.ts'
import type { SeedCatalog } from './catalog/build-catalog.ts'
import type { WireOrder } from './checkout/order.ts'
import { wireCheckoutOf } from './checkout/wire-checkout.ts'
import { wireOrderOf } from './checkout/wire-order.ts'
import { guidOf } from './ids.ts'
import type { StoredCatalogLine, StoredCheckout, StoredOrder } from './rows/commerce-rows.ts'
import {
  defaultAccountId,
  defaultApiKey,
  defaultAppId,
  defaultClientId,
  defaultInstanceId,
  defaultSiteId,
  type Site,
} from './site.ts'
import { State } from './state/state.ts'
import { memoryStore } from './state/store.ts'

const day = 86_400_000

const mara = { email: 'mara@shop.test', contact: { firstName: 'Mara', lastName: 'Lind' } }
/** Another buyer, whose orders reveal a list without its filter. */
const amara = { email: 'amara@people.test', contact: { firstName: 'Amara', lastName: 'Okafor' } }

type PastOrder = {
  number: string
  buyer: typeof mara
  daysAgo: number
  /** Slug and quantity. */
  items: [string, number][]
  delivery: string
  fate: Partial<Pick<WireOrder, 'status' | 'paymentStatus' | 'fulfillmentStatus'>>
}

const past: PastOrder[] = [
  {
    number: '9871',
    buyer: mara,
    daysAgo: 240,
    items: [['morning-mug', 2]],
    delivery: 'us-standard',
    fate: { fulfillmentStatus: 'FULFILLED' },
  },
  {
    number: '9902',
    buyer: mara,
    daysAgo: 45,
    items: [['enamel-kettle', 1]],
    delivery: 'us-express',
    fate: { status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' },
  },
  {
    number: '9930',
    buyer: amara,
    daysAgo: 21,
    items: [['pepper-mill', 1]],
    delivery: 'us-standard',
    fate: { fulfillmentStatus: 'FULFILLED' },
  },
  {
    number: '9954',
    buyer: mara,
    daysAgo: 4,
    items: [
      ['oak-bread-board', 1],
      ['pepper-mill', 1],
    ],
    delivery: 'us-pickup',
    fate: { paymentStatus: 'NOT_PAID', fulfillmentStatus: 'PARTIALLY_FULFILLED' },
  },
]

/** Returns the orders; none in a shop without these products. */
export function pastOrders(catalog: SeedCatalog, seedTime: number): StoredOrder[] {
  const known = new Set(catalog.products.map(({ slug }) => slug))
  const possible = past.filter(({ items }) => items.every(([slug]) => known.has(slug)))
  if (possible.length === 0) return []
  // A separate state, so that the real one is not read and its counters do not change.
  const state = new State(memoryStore, () => ({
    ...catalog,
    coupons: [],
    orders: [],
    members: [],
    credentials: [],
  }))
  return possible.map((one) => orderOf(one, state, seedTime))
}

function orderOf(one: PastOrder, state: State, seedTime: number): StoredOrder {
  const now = new Date(seedTime - one.daysAgo * day).toISOString()
  const id = guidOf('past-order', one.number)
  const checkout = checkoutOf(one, state, now)
  const wire = wireCheckoutOf(checkout, { state, site, currency: site.currency })
  const activityIds = [guidOf('placed', id), guidOf('paid', id)] as const
  const order = wireOrderOf(checkout, wire, { id, number: one.number, now, activityIds })
  const settled = { ...order, ...one.fate, lineItems: wire.lineItems.map(withoutAddresses(order)) }
  return { id, number: one.number, owner: checkout.owner, order: unpaid(settled), seeded: true }
}

/** Adds the open amount of an unpaid order to its balance and removes the payment from its activities. */
function unpaid(order: WireOrder): WireOrder {
  const { total } = order.priceSummary
  if (order.paymentStatus !== 'NOT_PAID' || !total) return order
  const nothing = { amount: '0', formattedAmount: '$0.00' }
  const activities = (order.activities as unknown[]).slice(0, 1)
  return { ...order, activities, balanceSummary: { balance: total, paid: nothing } }
}

/** Replaces picture URLs by ids: the seed is created before the platform's own URL is known. */
const withoutAddresses = (order: WireOrder) => (_line: unknown, at: number) => {
  const line = (order.lineItems as Record<string, unknown>[])[at]
  return { ...line, image: { ...(line?.image as object), url: undefined } }
}

const site: Site = {
  url: '',
  shopUrl: '',
  clientId: defaultClientId,
  siteId: defaultSiteId,
  apiKey: defaultApiKey,
  appId: defaultAppId,
  instanceId: defaultInstanceId,
  accountId: defaultAccountId,
  currency: 'USD',
  language: 'en',
  callbackHosts: [],
}

const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Kingston',
  postalCode: '12401',
  addressLine: '18 Abeel Street',
}

function checkoutOf(one: PastOrder, state: State, now: string): StoredCheckout {
  return {
    id: guidOf('past-checkout', one.number),
    cartId: guidOf('past-cart', one.number),
    purchaseFlowId: guidOf('past-flow', one.number),
    createdDate: now,
    updatedDate: now,
    channelType: 'WEB',
    key: '',
    owner: `member:${memberIdOf(one.buyer.email)}`,
    ...one.buyer,
    shippingAddress: address,
    billingAddress: address,
    selectedShippingOption: { code: one.delivery },
    lines: one.items.flatMap(([slug, quantity]) => lineOf(slug, quantity, one, state)),
    merchantDiscounts: [],
    conversionCurrency: site.currency,
  }
}

function lineOf(slug: string, quantity: number, { number }: PastOrder, state: State) {
  const product = state.products.by('slug', slug)[0]
  const variant = product?.variants[0]
  if (!product || !variant) return []
  const line: StoredCatalogLine = {
    id: guidOf('past-line', `${number} ${slug}`),
    kind: 'catalog',
    quantity,
    catalogReference: {
      appId: storesAppId,
      catalogItemId: product.id,
      options: { variantId: variant.id },
    },
    variantId: variant.id,
    snapshot: snapshotOf({ product, variant }, site.currency),
  }
  return [line]
}
