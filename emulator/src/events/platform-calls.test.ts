// Checks which call raises which events. docs/contract/events-ecom.md §7, docs/contract/catalog-events.md §7.
import { changeEventEntry } from '@vitrine/platform'
import { describe, expect, it } from 'vitest'
import { memberIdOf } from '../accounts.ts'
import { bodyOf, cart, collections, products, useEventShop } from '../testing/event-shop.ts'

const { shop, ok, during, asSite, add, checkOut, mug, brand, lineId, change } = useEventShop()
const mara = memberIdOf('mara@shop.test')
const newProduct = { name: 'Salad Bowl', priceData: { price: 40 } }
const lighting = () => shop().state.collections.by('slug', 'lighting')[0]?.id ?? ''

type Row = [
  call: string,
  names: string[],
  work: () => Promise<unknown>,
  first?: () => Promise<unknown>,
]

const cartCalls: Row[] = [
  ['the first addToCurrentCart', ['CartCreated'], () => add()],
  ['another addToCurrentCart', ['CartUpdated'], () => add(), () => add()],
  [
    'updateCurrentCart',
    ['CartUpdated'],
    () => ok('PATCH', cart, { cartInfo: { buyerNote: 'Hello' } }),
    () => add(),
  ],
  [
    'updateCurrentCartLineItemQuantity',
    ['CartUpdated'],
    () =>
      ok('POST', `${cart}/update-line-items-quantity`, {
        lineItems: [{ id: lineId(), quantity: 3 }],
      }),
    () => add(),
  ],
  [
    'removeLineItemsFromCurrentCart',
    ['CartUpdated'],
    () => ok('POST', `${cart}/remove-line-items`, { lineItemIds: [lineId()] }),
    () => add(),
  ],
  ['deleteCurrentCart', ['CartDeleted'], () => ok('DELETE', cart), () => add()],
  [
    'createCheckoutFromCurrentCart',
    ['CartUpdated', 'CheckoutCreated'],
    () => checkOut(),
    () => add(),
  ],
  [
    'createCheckoutFromCurrentCart, again',
    ['CheckoutUpdated'],
    () => checkOut(),
    async () => {
      await add()
      await checkOut()
      await new Promise((resolve) => setTimeout(resolve, 2))
    },
  ],
  ['getCurrentCart', [], () => ok('GET', cart), () => add()],
  ['estimateCurrentCartTotals', [], () => ok('POST', `${cart}/estimate-totals`, {}), () => add()],
]

const catalogCalls: Row[] = [
  ['createProduct', ['ProductCreated'], () => asSite('POST', products, { product: newProduct })],
  ['updateProduct', ['ProductChanged'], () => change({ name: 'Evening Mug' })],
  [
    'updateProduct of a price that variants follow',
    ['ProductChanged', 'VariantsChanged'],
    () => change({ priceData: { price: 99 } }),
    () =>
      asSite('PATCH', `${products}/${mug().id}/variants`, {
        variants: [{ choices: { Size: 'Small' }, price: 20 }],
      }),
  ],
  ['deleteProduct', ['ProductDeleted'], () => asSite('DELETE', `${products}/${mug().id}`)],
  [
    'updateProductVariants',
    ['VariantsChanged'],
    () =>
      asSite('PATCH', `${products}/${mug().id}/variants`, {
        variants: [{ choices: { Size: 'Small' }, price: 21, sku: 'S' }],
      }),
  ],
  [
    'removeBrand',
    ['ProductChanged'],
    () => asSite('POST', `${products}/${mug().id}/remove-brand`, {}),
  ],
  [
    'addProductsToCollection',
    ['ProductChanged'],
    () => asSite('POST', `${collections}/${lighting()}/productIds`, { productIds: [mug().id] }),
  ],
  [
    'bulkAdjustProductProperty',
    // Some of the mug's variants have prices of their own.
    ['ProductChanged', 'VariantsChanged', 'ProductChanged'],
    () =>
      asSite('POST', '/stores/v1/bulk/products/adjust-properties', {
        ids: [mug().id, shop().product('pepper-mill').id],
        adjust: { price: { amount: 1 } },
      }),
  ],
  [
    'createCollection',
    ['CollectionCreated'],
    () => asSite('POST', collections, { collection: { name: 'Winter' } }),
  ],
  [
    'updateCollection',
    ['CollectionChanged'],
    () =>
      asSite('PATCH', `${collections}/${lighting()}`, {
        collection: { id: lighting(), name: 'Lamps' },
      }),
  ],
  [
    'createBrand',
    ['BrandCreated'],
    () => asSite('POST', '/stores/v3/brands', { brand: { name: 'Nordlys' } }),
  ],
  [
    'updateBrand',
    ['BrandUpdated'],
    () =>
      asSite('PATCH', `/stores/v3/brands/${brand()?.id}`, {
        brand: { id: brand()?.id, revision: brand()?.revision, name: 'Ostra II' },
      }),
  ],
  ['deleteBrand', ['BrandDeleted'], () => asSite('DELETE', `/stores/v3/brands/${brand()?.id}`)],
  [
    'getOrCreateBrand of a known one',
    [],
    () => asSite('POST', '/stores/v3/brands/get-or-create', { brandName: 'Ostra' }),
  ],
]

const memberCalls: Row[] = [
  [
    'createMember',
    ['MemberCreated'],
    () => asSite('POST', '/members/v1/members', { member: { loginEmail: 'new@shop.test' } }),
  ],
  [
    'blockMember',
    ['MemberUpdated'],
    () => asSite('POST', `/members/v1/members/${mara}/block`, { id: mara }),
  ],
  ['deleteMember', ['MemberDeleted'], () => asSite('DELETE', `/members/v1/members/${mara}`)],
  [
    'register',
    ['MemberCreated'],
    () =>
      ok('POST', '/_api/iam/authentication/v2/register', {
        loginId: { email: 'new@shop.test' },
        password: 'slow days',
      }),
  ],
  [
    'login',
    [],
    () =>
      ok('POST', '/_api/iam/authentication/v2/login', {
        loginId: { email: 'mara@shop.test' },
        password: 'slow-days-2026',
      }),
  ],
]

const controlCalls: Row[] = [
  [
    'stock',
    ['InventoryVariantsChanged'],
    () => ok('POST', '/_control/stock', { slug: 'morning-mug', quantity: 1 }),
  ],
  [
    'visibility',
    ['ProductChanged'],
    () => ok('POST', '/_control/visibility', { slug: 'morning-mug', visible: false }),
  ],
  ['clock', [], () => ok('POST', '/_control/clock', { advanceSeconds: 60 })],
  ['site', [], () => ok('PATCH', '/_control/site', { captcha: 'visible' })],
]

describe.each([
  ['carts', cartCalls],
  ['the catalog', catalogCalls],
  ['members', memberCalls],
  ['the control API', controlCalls],
])('%s', (_group, rows) => {
  it.each(rows)('%s raises %j', async (_call, names, work, first) => {
    await first?.()
    const events = await during(work)
    expect(events.map(({ name }) => name)).toEqual(names)
    for (const event of events) {
      const { body, kind, deletedCarriesEntity } = changeEventEntry(event.name)
      const isSilent = kind === 'deleted' && !deletedCarriesEntity
      const read = body.safeParse(bodyOf(event))
      expect(read.error?.issues).toBeUndefined()
      expect(isSilent ? bodyOf(event) : undefined).toBeUndefined()
    }
  })
})
