import { Client, type ExecutionResult } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { embeddedTypes } from '../app/embedded-types.ts'
import { promiseExchange } from '../app/promise-exchange.ts'
import { changedProducts, showProduct } from '../lib/shown-products.ts'
import { availabilityDocument } from '../screens/shop/product/availability-document.ts'
import { productsDocument, shopDocument } from './documents.ts'
import { readMissed } from './products.ts'
import { updates } from './updates.ts'

// Without a schema graphcache cannot know which fragments of a union apply, and warns about the others.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterAll(() => warn.mockRestore())

const money = (display: string) => ({
  __typename: 'Money',
  display,
  amount: '1',
  currency: 'USD',
})
const product = (display: string, quantity: number) => ({
  __typename: 'Product',
  id: 'mug',
  slug: 'mug',
  name: 'Mug',
  brandName: null,
  ribbon: null,
  visible: true,
  basePriceRange: null,
  price: money(display),
  compareAtPrice: null,
  discount: { __typename: 'ProductDiscount', percent: null },
  pricePerUnit: null,
  stock: { __typename: 'Stock', inStock: quantity > 0, quantity, tracked: true },
})
const withChoices = (display: string, quantity: number) => ({
  ...product(display, quantity),
  options: [],
  variants: { __typename: 'ProductVariantConnection', nodes: [] },
  availability: {
    __typename: 'ProductAvailability',
    availableForPurchase: quantity > 0,
    selectedVariant: null,
    options: [],
  },
})
const keys = { ...embeddedTypes(), SelectedVariant: () => null }

/** A client on a shop whose state a test sets. Records the operations that it sends. */
function shop() {
  const requests: string[] = []
  const state = { product: withChoices('$10', 5) as ReturnType<typeof withChoices> | null }
  let push = (_: ExecutionResult) => undefined as unknown
  const exchange = promiseExchange(async ({ kind, query, variables }, _signal, next) => {
    if (kind === 'subscription') {
      push = next
      return new Promise(() => undefined)
    }
    const [operation] = query.definitions.flatMap((one) =>
      'operation' in one ? one.name?.value : [],
    )
    requests.push(`${operation} ${JSON.stringify(variables)}`)
    const nodes = state.product ? [state.product] : []
    return operation === 'LiveProducts'
      ? { data: { products: { __typename: 'ProductConnection', nodes } } }
      : { data: { product: state.product } }
  })
  const client = new Client({
    url: '/graphql',
    exchanges: [cacheExchange({ keys, updates }), exchange],
  })
  const pushEvent = (shopChanged: object) => push({ data: { shopChanged } })
  return {
    client,
    requests,
    state,
    push: pushEvent,
    change(display: string, quantity: number) {
      state.product = withChoices(display, quantity)
      const after = product(display, quantity)
      pushEvent({ __typename: 'ProductChange', productId: 'mug', product: after })
    },
    remove() {
      state.product = null
      pushEvent({ __typename: 'ProductChange', productId: 'mug', product: null })
    },
  }
}

const list = { ids: ['mug'] }
const red = { id: 'mug', choices: [{ option: 'Color', choice: 'Red' }] }
const blue = { id: 'mug', choices: [{ option: 'Color', choice: 'Blue' }] }
const afterGap = { requestPolicy: 'network-only' } as const
const gone = { visible: false, stock: { inStock: false, quantity: 0, tracked: true } }
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Shows a list and a product, and subscribes to it. */
async function open() {
  const page = shop()
  const shown: { list?: unknown; choices?: unknown } = {}
  const { client } = page
  client.query(productsDocument, list).subscribe(({ data }) => {
    shown.list = data?.products?.nodes[0]
  })
  await client.query(availabilityDocument, blue).toPromise()
  client.query(availabilityDocument, red).subscribe(({ data, stale }) => {
    if (!stale) shown.choices = data?.product
  })
  client.subscription(shopDocument, { productIds: ['mug'] }).subscribe(() => undefined)
  await settled()
  page.requests.length = 0
  return { ...page, shown }
}

beforeEach(() => changedProducts.clear())

test('an event is written as it comes; the shown choices are fetched once', async () => {
  const { change, requests, shown } = await open()
  change('$12', 3)
  await settled()
  const after = { price: { display: '$12' }, stock: { quantity: 3 } }
  expect(shown.list).toMatchObject(after)
  expect(shown.choices).toMatchObject(after)
  expect(requests).toEqual([`ProductAvailability ${JSON.stringify(red)}`])
  expect(changedProducts).toEqual(new Set(['mug']))
})

test('choices shown before are fetched again when they return to the screen', async () => {
  const { change, client, requests } = await open()
  change('$10', 0)
  await settled()
  const { data } = await client.query(availabilityDocument, blue).toPromise()
  expect(data?.product?.availability?.availableForPurchase).toBe(false)
  expect(requests).toHaveLength(2)
})

test('two events in a row are both applied, with one request for the choices', async () => {
  const { change, requests, shown } = await open()
  change('$11', 4)
  change('$12', 3)
  await settled()
  expect(shown.list).toMatchObject({ price: { display: '$12' } })
  expect(requests).toHaveLength(1)
})

test('a deleted product is sold out without a request, and comes back', async () => {
  const { change, remove, requests, shown } = await open()
  remove()
  await settled()
  expect(shown.list).toMatchObject({ ...gone, name: 'Mug' })
  expect(shown.choices).toMatchObject(gone)
  expect(requests).toEqual([])
  change('$10', 5)
  await settled()
  expect(shown.list).toMatchObject({ visible: true, stock: { inStock: true, quantity: 5 } })
  expect(requests).toHaveLength(1)
})

test('a product that a list by ids does not contain after a gap is gone', async () => {
  const { client, requests, state, shown } = await open()
  state.product = null
  await client.query(productsDocument, { ids: ['mug', 'jug'] }, afterGap).toPromise()
  await settled()
  expect(shown.list).toMatchObject({ ...gone, name: 'Mug' })
  expect(shown.choices).toMatchObject(gone)
  expect(requests).toHaveLength(1)
})

test('a product that is not found by its id is gone, and comes back with its choices', async () => {
  const { change, client, requests, state, shown } = await open()
  state.product = null
  await client.query(availabilityDocument, red, afterGap).toPromise()
  await settled()
  expect(shown.list).toMatchObject({ ...gone, name: 'Mug' })
  expect(requests).toHaveLength(1)
  change('$10', 5)
  await settled()
  expect(shown.list).toMatchObject({ visible: true, stock: { quantity: 5 } })
  expect(shown.choices).toMatchObject({ visible: true, stock: { quantity: 5 } })
  expect(requests).toHaveLength(2)
})

test.each([
  ['its choices', true],
  ['a list', false],
])('after a gap filled by %s, choices shown before are fetched again', async (_, hasChoices) => {
  const { client, requests, state } = await open()
  const refetch = () => client.query(availabilityDocument, red, afterGap).toPromise()
  const hide = showProduct(hasChoices ? { id: 'mug', combination: 'Red', refetch } : { id: 'mug' })
  state.product = withChoices('$10', 0)
  await readMissed(client, ['mug'])
  hide()
  await settled()
  expect(changedProducts).toEqual(new Set(['mug']))
  const filled = requests.length
  const { data } = await client.query(availabilityDocument, blue).toPromise()
  expect(data?.product?.availability?.availableForPurchase).toBe(false)
  expect(requests).toHaveLength(filled + 1)
  if (hasChoices) expect(client.readQuery(availabilityDocument, red)?.stale).toBe(false)
  expect(client.readQuery(availabilityDocument, blue)?.stale).toBe(false)
  expect(requests).toHaveLength(filled + 1)
})

test('components that show the product are notified before they render the change', async () => {
  const { change, shown } = await open()
  let before: unknown
  const hide = showProduct({
    id: 'mug',
    onChange: () => {
      before = shown.list
    },
  })
  change('$12', 3)
  hide()
  await settled()
  expect(before).toMatchObject({ price: { display: '$10' } })
  expect(shown.list).toMatchObject({ price: { display: '$12' } })
})

test('changes of cart and member leave the cache alone', async () => {
  const { push, requests, shown } = await open()
  const before = shown.list
  push({ __typename: 'CartChange', revision: '2' })
  push({
    __typename: 'MemberChange',
    viewer: { __typename: 'Viewer', role: 'VISITOR', name: null },
  })
  await settled()
  expect(shown.list).toBe(before)
  expect(requests).toEqual([])
})
