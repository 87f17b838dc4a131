// Creates orders that a seeded member placed in the past, with the same calculation as real ones.
import { storesAppId } from '@vitrine/platform'
import { memberIdOf } from './accounts.ts'
import { snapshotOf } from './cart/line-item.ts'
import type { SeedCatalog } from './catalog/build-catalog.ts'
import type { WireOrder } from './checkout/order.ts'
import { wireCheckoutOf } from './checkout/wire-checkout.ts'
import { activityOf, wireOrderOf } from './checkout/wire-order.ts'
import { guidOf } from './ids.ts'
import type { StoredCatalogLine, StoredCheckout, StoredOrder } from './rows/commerce-rows.ts'
import { type SeedOrder, seedOrders } from './seed/orders.ts'
import {
  defaultAccountId,
  defaultApiKey,
  defaultAppId,
  defaultClientId,
  defaultClientSecret,
  defaultInstanceId,
  defaultSiteId,
  type Site,
} from './site.ts'
import { State } from './state/state.ts'
import { memoryStore } from './state/store.ts'

const hour = 3_600_000

/** Orders come in the evening: a seed begins a day. */
const evening = 19.7

/** Returns the orders; none in a shop without these products. */
export function pastOrders(catalog: SeedCatalog, seedTime: number): StoredOrder[] {
  const known = new Set(catalog.products.map(({ slug }) => slug))
  const possible = seedOrders.filter(({ items }) => items.every(([slug]) => known.has(slug)))
  if (possible.length === 0) return []
  // A separate state, so that the real one is not read and its counters do not change.
  const state = new State(memoryStore, () => ({
    ...catalog,
    coupons: [],
    giftCards: [],
    orders: [],
    members: [],
    credentials: [],
    settings: [],
  }))
  return possible.map((one) => orderOf(one, state, seedTime))
}

function orderOf(one: SeedOrder, state: State, seedTime: number): StoredOrder {
  const momentAfter = (hours: number) =>
    new Date(seedTime + (evening - 24 * one.daysAgo + hours) * hour).toISOString()
  const now = momentAfter(0)
  const id = guidOf('past-order', one.number)
  const checkout = checkoutOf(one, state, now)
  const wire = wireCheckoutOf(checkout, { state, site, currency: site.currency })
  const activities = one.story.map(([type, hours]) =>
    activityOf(type, guidOf(type, id), momentAfter(hours)),
  )
  const order = {
    ...wireOrderOf(checkout, wire, { id, number: one.number, now, activities }),
    ...one.fate,
    updatedDate: activities.at(-1)?.createdDate ?? now,
  }
  const lineItems = wire.lineItems.map(withoutAddresses(order))
  return {
    id,
    number: one.number,
    owner: checkout.owner,
    order: { ...order, lineItems, balanceSummary: balanceOf(order) },
    seeded: true,
  }
}

const nothing = { amount: '0', formattedAmount: '$0.00' }

/** Returns what is open, paid and returned. */
function balanceOf({ paymentStatus, priceSummary: { total = nothing } }: WireOrder) {
  if (paymentStatus === 'NOT_PAID') return { balance: total, paid: nothing }
  const refunded = paymentStatus === 'FULLY_REFUNDED' ? total : undefined
  return { balance: nothing, paid: total, refunded }
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
  clientSecret: defaultClientSecret,
  appId: defaultAppId,
  instanceId: defaultInstanceId,
  accountId: defaultAccountId,
  currency: 'USD',
  language: 'en',
  currencies: [],
  callsPerMinute: 0,
  redirectUris: [],
  redirectDomains: [],
}

const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Kingston',
  postalCode: '12401',
  addressLine: '18 Abeel Street',
}

function checkoutOf(one: SeedOrder, state: State, now: string): StoredCheckout {
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

function lineOf(slug: string, quantity: number, { number }: SeedOrder, state: State) {
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
