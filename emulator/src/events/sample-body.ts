// Creates sample bodies for events whose caller gives none.
import { randomUUID } from 'node:crypto'
import { type ChangeEventName, changeEventEntry, storesAppId } from '@vitrine/platform'
import { memberIdOf } from '../accounts.ts'
import type { Shop } from '../context.ts'
import { sampleCatalogEntities } from './sample-catalog.ts'
import {
  type Sample,
  sampleAbandonedCheckout,
  sampleCheckout,
  sampleEcomEntities,
  sampleOrder,
} from './sample-ecom.ts'
import { sampleMessages } from './sample-messages.ts'

const entities: Record<string, Sample> = { ...sampleEcomEntities, ...sampleCatalogEntities }

const orderAction =
  (extra: object): Sample =>
  (id, shop) => ({ order: sampleOrder(id, shop), ...extra })

/** Bodies of events that are neither messages nor entities. */
const actions: { readonly [Name in ChangeEventName]?: Sample } = {
  CheckoutCompleted: (id, shop) => {
    return { checkout: { ...sampleCheckout(id, shop), completed: true } }
  },
  CheckoutTemplateUsed: (id, shop) => ({
    checkoutTemplate: entityOf('wix.ecom.v1.checkout_template', id, shop),
    checkout: sampleCheckout(randomUUID(), shop),
  }),
  OrderApproved: orderAction({}),
  OrderCanceled: (id, shop) => ({
    order: { ...sampleOrder(id, shop), status: 'CANCELED' },
    restockAllItems: true,
    sendOrderCanceledEmail: true,
    customMessage: 'We are sorry.',
  }),
  OrderPaymentStatusUpdated: orderAction({ previousPaymentStatus: 'NOT_PAID' }),
  OrderFulfilled: (id, shop) => ({
    order: { ...sampleOrder(id, shop), fulfillmentStatus: 'FULFILLED' },
    previousFulfillmentStatus: 'NOT_FULFILLED',
    newFulfillmentStatus: 'FULFILLED',
    action: 'FULFILLMENT_CREATED',
  }),
  OrderCommitted: (id, shop) => ({
    order: sampleOrder(id, shop),
    draftOrderId: randomUUID(),
    changes: { lineItems: [], appliedDiscounts: [], additionalFees: [] },
    commitSettings: {},
    commitDate: shop.state.now().toISOString(),
  }),
  OrderImported: orderAction({}),
  OrderImportedOrderDeleted: orderAction({}),
  AbandonedCheckoutRecovered: (id, shop) => ({
    abandonedCheckout: {
      ...sampleAbandonedCheckout(id, shop),
      status: 'RECOVERED',
      checkoutRecoveredDate: shop.state.now().toISOString(),
    },
  }),
  InventoryItemV3StockStatusUpdated: () => ({ inStock: false }),
  InventoryItemV3UpdatedWithReason: (id, shop) => ({
    currentEntity: entityOf('wix.stores.catalog.v3.inventory_item', id, shop),
    reason: 'MANUAL',
    // The store's own app made the change. docs/contract/catalog-events.md §4.
    appId: storesAppId,
  }),
}

function entityOf(fqdn: string, id: string, shop: Shop): object {
  const sample = entities[fqdn]
  if (!sample) throw new Error(`There is no sample of ${fqdn}`)
  return sample(id, shop)
}

/** Returns the body of an event; undefined for a deletion without content. */
export function sampleBody(name: ChangeEventName, id: string, shop: Shop): object | undefined {
  const { fqdn = '', kind, deletedCarriesEntity } = changeEventEntry(name)
  if (kind === 'deleted' && !deletedCarriesEntity) return
  const special = sampleMessages[name] ?? actions[name]
  return special ? special(id, shop) : entityOf(fqdn, id, shop)
}

/** Returns the id of the shop's first entity of the kind, or a new id when there is none. */
export function sampleEntityId(name: ChangeEventName, { state, site }: Shop): string {
  const { fqdn = '', idField = '' } = changeEventEntry(name)
  const first: Record<string, string | undefined> = {
    'wix.ecom.v1.cart': state.carts.all()[0]?.id,
    'wix.ecom.v1.checkout': state.checkouts.all()[0]?.id,
    'wix.ecom.v1.order': state.orders.all()[0]?.id,
    'wix.ecom.v1.fulfillments': state.orders.all()[0]?.id,
    // One set per site, with the site's id. Assumed.
    'wix.ecom.v1.checkout_settings': site.siteId,
    'wix.ecom.v1.orders_settings': site.siteId,
    'wix.stores.catalog.v3.brand': state.brands.all()[0]?.id,
    'wix.members.v1.member': memberIdOf('mara@shop.test'),
    productId: state.products.all()[0]?.id,
    collectionId: state.collections.all()[0]?.id,
    inventoryItemId: state.products.all()[0]?.inventoryItemId,
    cartId: state.carts.all()[0]?.id,
  }
  return first[fqdn || idField] ?? randomUUID()
}
