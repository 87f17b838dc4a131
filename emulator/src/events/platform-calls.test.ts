// Which call tells which changes. contract/events-ecom.md §7, contract/catalog-events.md §7.
import { changeEventEntry, domainEvent, domainEventBody } from '@vitrine/platform'
import { beforeEach, describe, expect, it } from 'vitest'
import { memberIdOf } from '../accounts.ts'
import type { StoredEvent } from '../rows/event-rows.ts'
import { defaultAppId } from '../site.ts'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeEach(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const all = (): readonly StoredEvent[] => shop.state.events.all()
const told = () => all().map(({ name }) => name)

/** What a piece of work tells. */
async function during(work: () => Promise<unknown>): Promise<StoredEvent[]> {
  const before = new Set(all().map(({ id }) => id))
  await work()
  return all().filter(({ id }) => !before.has(id))
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was told.
const bodyOf = ({ name, payload }: StoredEvent): any =>
  changeEventEntry(name).family === 'domain'
    ? domainEventBody(domainEvent.parse(payload))
    : (payload as object)

const modifiedOf = ({ payload }: StoredEvent) =>
  domainEvent.parse(payload).updatedEvent?.modifiedFields ?? {}

async function ok(method: string, url: string, body?: unknown, headers: object = { token }) {
  const answer = await shop.call(method, url, { ...headers, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(400)
  return answer.body
}
const asSite = (method: string, url: string, body?: unknown) =>
  ok(method, url, body, { headers: elevatedHeaders })

const cart = '/ecom/v1/carts/current'
const boneSmall = { options: { Color: 'Bone', Size: 'Small' } }
const add = (quantity = 1) =>
  ok('POST', `${cart}/add-to-cart`, shop.line('morning-mug', quantity, boneSmall))
const checkOut = () => ok('POST', `${cart}/create-checkout`, { channelType: 'WEB' })
const products = '/stores/v1/products'
const collections = '/stores/v1/collections'
const mug = () => shop.product('morning-mug')
const mara = memberIdOf('mara@shop.test')
const brand = () => shop.state.brands.by('name', 'Ostra')[0]
const newProduct = { name: 'Salad Bowl', priceData: { price: 40 } }

type Row = [
  call: string,
  names: string[],
  work: () => Promise<unknown>,
  first?: () => Promise<unknown>,
]

const lineId = () => shop.state.carts.all()[0]?.lines[0]?.id ?? ''
const lighting = () => shop.state.collections.by('slug', 'lighting')[0]?.id ?? ''
const change = (product: object) => asSite('PATCH', `${products}/${mug().id}`, { product })

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
        ids: [mug().id, shop.product('pepper-mill').id],
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
  ['the catalogue', catalogCalls],
  ['members', memberCalls],
  ['the control API', controlCalls],
])('%s', (_group, rows) => {
  it.each(rows)('%s tells %j', async (_call, names, work, first) => {
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

describe('an order', () => {
  async function pay() {
    const { checkoutId } = await checkOut()
    const { key } = shop.state.checkouts.get(checkoutId) ?? {}
    const form = new URLSearchParams({
      email: 'ada@shop.test',
      firstName: 'Ada',
      lastName: 'Lind',
      addressLine: '1 Main Street',
      city: 'New York',
      postalCode: '10001',
      country: 'US',
      subdivision: 'NY',
      action: 'pay',
    })
    const answer = await shop.call('POST', `/hosted/checkout?checkout=${checkoutId}&key=${key}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    })
    expect(answer.status).toBe(303)
  }

  it('is told from its placing to the stock it takes', async () => {
    await add(2)
    const events = (await during(pay)).slice(-8)
    expect(events.map(({ name }) => name)).toEqual([
      'CheckoutUpdated',
      'CartDeleted',
      'OrderCreated',
      'OrderUpdated',
      'OrderApproved',
      'OrderPaymentStatusUpdated',
      'CheckoutCompleted',
      'InventoryVariantsChanged',
    ])
    const [, , created, updated, approved, paid, completed, stock] = events as [
      StoredEvent,
      StoredEvent,
      StoredEvent,
      StoredEvent,
      StoredEvent,
      StoredEvent,
      StoredEvent,
      StoredEvent,
    ]
    expect(bodyOf(created)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })
    expect(modifiedOf(updated)).toEqual({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })
    expect(bodyOf(approved).order.status).toBe('APPROVED')
    expect(bodyOf(paid)).toMatchObject({ previousPaymentStatus: 'NOT_PAID' })
    expect(bodyOf(completed).checkout.completed).toBe(true)
    expect(bodyOf(stock)).toMatchObject({
      productId: mug().id,
      reason: 'ORDER',
      variants: [{ oldValue: { quantity: 48 }, newValue: { quantity: 46, inStock: true } }],
    })
    expect(created.identity.identityType).toBe('ANONYMOUS_VISITOR')
  })
})

describe('what is told', () => {
  it('nothing of the seed, and nothing of a reset', async () => {
    expect(told()).toEqual([])
    await add()
    await ok('POST', '/_control/reset', {})
    expect(told()).toEqual([])
    expect(shop.state.deliveries.all()).toEqual([])
  })

  it('nothing of a call that is refused', async () => {
    await add()
    const refused = [
      await shop.call('PATCH', cart, { token, body: { couponCode: 'NOSUCH' } }),
      await shop.call('POST', `${cart}/add-to-cart`, { token, body: { lineItems: [{}] } }),
      await shop.call('POST', '/stores/v3/brands', {
        headers: elevatedHeaders,
        body: { brand: { name: 'Ostra' } },
      }),
      await shop.call('DELETE', `${products}/${mug().id}`, { token }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 400, 409, 403])
    expect(told()).toEqual(['CartCreated'])
  })

  it('nothing when nothing differs', async () => {
    const { name } = mug()
    expect(await during(() => change({ name }))).toEqual([])
  })

  it('the values before an update', async () => {
    await add()
    const [event] = await during(() => add(2))
    const before = event && modifiedOf(event)
    expect(before).toMatchObject({ 'lineItems[0].quantity': 1, revision: '1' })
    expect(event && bodyOf(event).lineItems[0].quantity).toBe(3)
  })

  it('names of fields, and both spellings of what has two', async () => {
    const [changed] = await during(() => change({ priceData: { price: 33 }, ribbon: 'New' }))
    expect(changed?.payload).toEqual({
      productId: mug().id,
      changedFields: ['priceData', 'ribbon'],
      originatedFromVersion: 'V1_CATALOG',
    })
    const [made] = await during(() => asSite('POST', products, { product: newProduct }))
    expect(made?.payload).toMatchObject({ price: { price: 40 }, priceData: { price: 40 } })
    const [collection] = await during(() =>
      asSite('POST', collections, { collection: { name: 'Winter' } }),
    )
    const id = collection?.entityId
    expect(collection?.payload).toMatchObject({ collection_Id: id, collectionId: id })
  })

  it('who caused it', async () => {
    await add()
    await change({ name: 'Evening Mug' })
    await ok('POST', '/_control/stock', { slug: 'morning-mug', quantity: 1 })
    expect(all().map(({ identity }) => identity)).toEqual([
      { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: expect.any(String) },
      { identityType: 'APP', appId: defaultAppId },
      { identityType: 'WIX_USER', wixUserId: memberIdOf('owner@shop.test') },
    ])
  })

  it('with numbers that grow, in the wrapper as well, and after a reset', async () => {
    await add()
    await add()
    const numbers = all().map(({ sequence }) => sequence)
    const wrapped = all().map(({ payload }) => domainEvent.parse(payload).entityEventSequence)
    expect(wrapped).toEqual(numbers.map(String))
    expect(numbers[1]).toBeGreaterThan(numbers[0] ?? Number.POSITIVE_INFINITY)
    await ok('POST', '/_control/reset', {})
    token = await shop.visitor()
    await add()
    expect(all()[0]?.sequence).toBeGreaterThan(numbers[1] ?? Number.POSITIVE_INFINITY)
  })

  it('the last two thousand times', async () => {
    await ok('POST', '/_control/events', { name: 'BrandUpdated', times: 1000 })
    await ok('POST', '/_control/events', { name: 'RibbonUpdated', times: 1000 })
    await ok('POST', '/_control/events', { name: 'RibbonDeleted', times: 10 })
    expect(told()).toHaveLength(2000)
    expect(told().filter((name) => name === 'BrandUpdated')).toHaveLength(990)
  })
})
