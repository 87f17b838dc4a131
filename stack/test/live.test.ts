// Subscriptions, received with the library of our pages: docs/decisions/016-events-and-streams.md.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { appWith, bearer, elevatedStaff, owner, queryAdmin } from './support/admin.ts'
import { addToCart } from './support/documents.ts'
import { listen } from './support/listen.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { mara, signedIn } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const hash = (key: string) => createHash('sha256').update(key).digest('hex')
const [reader, other] = ['vtr_reads-the-catalog', 'vtr_reads-members']
const stack = useStack({
  APP_KEYS: [
    appWith('reader', hash(reader), ['catalog:read', 'documents:send']),
    appWith('other', hash(other), ['members:read', 'documents:send']),
  ].join(','),
})
let control: PlatformControl
beforeEach(() => {
  control = controlOf(stack().platformUrl)
})

type Product = { id: string; slug: string }
const someProducts = async (): Promise<Product[]> => {
  const { products } = await createShopper(stack().shopUrl).query<{
    products: { nodes: Product[] }
  }>('{ products(first: 3) { nodes { id slug } } }')
  return products.nodes
}
const productChanged = `subscription ($ids: [ID!]) {
  productChanged(productIds: $ids) { productId kind changedFields occurredAt product { id name stock { status } } }
}`
const cartChanged = 'subscription { cartChanged { occurredAt revision cart { id itemCount } } }'
const cause = (name: string, entityId: string, body?: object) =>
  control.cause({ name, entityId, ...(body && { body }) })

describe('products', () => {
  test('a subscriber receives the change of a product and its current state', async () => {
    const [product] = await someProducts()
    const listening = await listen(createShopper(stack().shopUrl), {
      query: productChanged,
      variables: { ids: [product?.id] },
    })
    await control.stock({ slug: String(product?.slug), quantity: 0 })
    const { data } = await listening.next()
    expect(data?.productChanged).toMatchObject({
      productId: product?.id,
      kind: 'STOCK',
      changedFields: ['stock'],
      product: { id: product?.id, stock: { status: 'OUT_OF_STOCK' } },
    })
    listening.stop()
  })

  test('a subscriber receives no changes of other products', async () => {
    const [watched, other] = await someProducts()
    const listening = await listen(createShopper(stack().shopUrl), {
      query: productChanged,
      variables: { ids: [watched?.id] },
    })
    await cause('ProductChanged', String(other?.id), {
      productId: other?.id,
      changedFields: ['ribbon'],
    })
    await cause('ProductChanged', String(watched?.id), {
      productId: watched?.id,
      changedFields: ['name'],
    })
    const { data } = await listening.next()
    expect(data?.productChanged).toMatchObject({ productId: watched?.id, changedFields: ['name'] })
    expect(listening.received).toEqual([])
    listening.stop()
  })

  test('subscribers with two currencies each receive their own prices', async () => {
    const [product] = await someProducts()
    const query = `subscription ($ids: [ID!]) {
      productChanged(productIds: $ids) { product { price { converted { currency } } } }
    }`
    const inBoth: Record<string, string>[] = [{}, { 'x-vitrine-currency': 'EUR' }]
    const listening = await Promise.all(
      inBoth.map((headers) =>
        listen(
          createShopper(stack().shopUrl),
          { query, variables: { ids: [product?.id] } },
          { headers },
        ),
      ),
    )
    await cause('ProductChanged', String(product?.id), {
      productId: product?.id,
      changedFields: ['price'],
    })
    const updates = await Promise.all(listening.map((one) => one.next()))
    const inCurrency = (converted: object | null) => ({
      productChanged: { product: { price: { converted } } },
    })
    expect(updates.map(({ data }) => data)).toEqual([
      inCurrency(null),
      inCurrency({ currency: 'EUR' }),
    ])
    for (const one of listening) one.stop()
  })

  test('subscribers in two languages each receive their own texts', async () => {
    const [product] = await someProducts()
    const query = `subscription ($ids: [ID!]) {
      productChanged(productIds: $ids) { product { price { formatted } } }
    }`
    const shopper = createShopper(stack().shopUrl)
    const german = {
      ...shopper,
      send: (path: string, init?: RequestInit) => shopper.send(`/de${path}`, init),
    }
    const variables = { ids: [product?.id] }
    const english = await listen(shopper, { query, variables })
    const other = await listen(german, { query, variables })
    await cause('ProductChanged', String(product?.id), {
      productId: product?.id,
      changedFields: ['price'],
    })
    const priceOf = ({ data }: { data?: unknown }) => JSON.stringify(data)
    expect(priceOf(await english.next())).toMatch(/"\$\d+\.\d\d"/)
    expect(priceOf(await other.next())).toMatch(/"\d+,\d\d\s\$"/)
    english.stop()
    other.stop()
  })

  test('an update for a hundred subscribers is read once', async () => {
    const [product] = await someProducts()
    const shopper = createShopper(stack().shopUrl)
    const subscriptions = await Promise.all(
      Array.from({ length: 100 }, () =>
        listen(shopper, { query: productChanged, variables: { ids: [product?.id] } }),
      ),
    )
    await control.clearCalls()
    await cause('ProductChanged', String(product?.id), {
      productId: product?.id,
      changedFields: ['priceData'],
    })
    const updates = await Promise.all(subscriptions.map((one) => one.next()))
    expect(new Set(updates.map((one) => JSON.stringify(one.data))).size).toBe(1)
    const reads = (await control.calls()).filter(({ path }) => path.includes('/products/'))
    expect(reads).toHaveLength(1)
    for (const one of subscriptions) one.stop()
  })

  test('a deleted product is reported as gone', async () => {
    const listening = await listen(createShopper(stack().shopUrl), { query: productChanged })
    const [product] = await someProducts()
    const id = String(product?.id)
    await cause('ProductDeleted', id, { productId: id })
    const { data } = await listening.next()
    expect(data?.productChanged).toMatchObject({ productId: id, kind: 'DELETED', product: null })
    listening.stop()
  })
})

describe('session topics', () => {
  test('a member receives a cart change made on another device', async () => {
    const phone = await signedIn(stack().shopUrl, mara)
    const desktop = await signedIn(stack().shopUrl, mara)
    const listening = await listen(desktop, { query: cartChanged })
    const { id: productId } = await trackedProduct(phone)
    await phone.query(addToCart, { input: { lines: [{ productId, quantity: 2 }] } })
    const { data } = await listening.next()
    expect(data?.cartChanged).toMatchObject({ cart: { itemCount: 2 } })
    listening.stop()
  })

  test('without a session there is no session topic', async () => {
    const listening = await listen(createShopper(stack().shopUrl), { query: cartChanged }).catch(
      (error: unknown) => error,
    )
    expect(String(listening)).toContain('401')
  })
})

describe('all events, for staff', () => {
  const changeEvents = `subscription ($filter: ChangeEventFilter) {
    changeEvents(filter: $filter) { __typename name entityId state ... on BrandCreatedEvent { brand { name } } }
  }`

  test('staff receive each handled event of the requested kinds', async () => {
    const staff = await elevatedStaff(stack().shopUrl, owner)
    const filter = { names: ['BRAND_CREATED'] }
    const listening = await listen(
      staff,
      { query: changeEvents, variables: { filter } },
      { isAdmin: true },
    )
    const [product] = await someProducts()
    await cause('ProductChanged', String(product?.id), {
      productId: product?.id,
      changedFields: [],
    })
    await queryAdmin(
      staff,
      'mutation { createBrand(input: { name: "Heard of" }) { brand { id } } }',
    )
    const { data } = await listening.next()
    expect(data?.changeEvents).toMatchObject({
      __typename: 'BrandCreatedEvent',
      name: 'BRAND_CREATED',
      state: 'DONE',
      brand: { name: 'Heard of' },
    })
    expect(listening.received).toEqual([])
    listening.stop()
  })

  test('a member without elevation is refused, and the stream ends with the elevation', async () => {
    const member = await signedIn(stack().shopUrl, mara)
    const refused = await listen(member, { query: changeEvents }, { isAdmin: true }).catch(String)
    expect(refused).toContain('403')
    const staff = await elevatedStaff(stack().shopUrl, owner)
    const listening = await listen(staff, { query: changeEvents }, { isAdmin: true })
    await queryAdmin(staff, 'mutation { endElevation { staff { state: elevation } } }')
    await listening.over
  })
})

describe('a stream that could not send what it selects, or anything', () => {
  const costs = 'subscription { productChanged { productId product { basePrice { amount } } } }'
  const guid = '11111111-1111-4111-8111-111111111111'

  test('S89 is refused when it starts, at the field that says why', async () => {
    const refusal = async (query: string, key?: string) => {
      const headers = { accept: 'text/event-stream', ...(key && bearer(key).headers) }
      const shopper = createShopper(stack().shopUrl)
      const { status, errors } = await shopper.execute(query, {}, { headers })
      return [status, errors?.[0]?.extensions.code, errors?.[0]?.extensions.field]
    }
    expect(await refusal(costs, other)).toEqual([403, 'FORBIDDEN', undefined])
    expect(await refusal(costs)).toEqual([401, 'UNAUTHENTICATED', undefined])
    const none = 'subscription { productChanged(productIds: []) { productId } }'
    expect(await refusal(none)).toEqual([422, 'BAD_USER_INPUT', 'productIds'])
    for (const field of ['shopChanged', 'cartChanged', 'meChanged']) {
      const withoutSession = `subscription { ${field} { __typename } }`
      expect(await refusal(withoutSession)).toEqual([401, 'UNAUTHENTICATED', undefined])
    }
    const twice = `subscription { shopChanged(productIds: ["${guid}", "x"]) { __typename } }`
    expect(await refusal(twice)).toEqual([422, 'BAD_USER_INPUT', 'productIds[1]'])
  })

  test('sends prices of staff to an app with the right', async () => {
    const [product] = await someProducts()
    const listening = await listen(createShopper(stack().shopUrl), { query: costs }, bearer(reader))
    await control.stock({ slug: String(product?.slug), quantity: 3 })
    const { data, errors } = await listening.next()
    expect(errors).toBeUndefined()
    expect(data?.productChanged).toMatchObject({
      product: { basePrice: { amount: expect.any(String) } },
    })
    listening.stop()
  })
})
