import { setImmediate as settle } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Product } from '../platform/catalog/product.ts'
import { sentForm } from '../platform/mapped-call.ts'
import type { Operations } from '../platform/operations.ts'
import type { InputOf } from '../platform/platform-call.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import { cacheTags, tagsOfIds } from './cache-tags.ts'
import { createCatalog } from './cached-catalog.ts'

// Cast: nothing reads the other members.
const productOf = (id: string) =>
  ({ id, slug: `the-${id}`, brandName: 'Oak & Co', collectionIds: ['c'] }) as unknown as Product

type Sent = { query: { filter?: Record<string, unknown> } }
type Request = InputOf<Operations['catalog']['queryProducts']>

/** A catalog whose every list has these products; `calls` are the filters of what was sent. */
function catalogOf(ids: readonly string[], { seconds = 60 } = {}) {
  const calls: unknown[] = []
  let waiting: Promise<unknown> = Promise.resolve()
  const send = async (_: string, call: object, request: Request, { onBytes }: CallScope) => {
    // Cast: the form in which queries of products are sent.
    const { query } = sentForm(call, request) as Sent
    calls.push(query.filter ?? 'list')
    await waiting
    onBytes?.(1000)
    return { products: ids.map(productOf), total: ids.length }
  }
  const catalog = createCatalog({
    brandsOfProducts: async () => [],
    // Cast: the catalog of this test sends nothing else.
    transport: { send } as unknown as Transport,
    token: async () => 't',
    seconds,
    staleSeconds: 0,
  })
  const list = async (currency?: string) => {
    await catalog.queryProducts({ query: { page: { limit: 50 } } }, currency)
    await settle()
    calls.length = 0
  }
  const hold = (until: Promise<unknown>) => {
    waiting = until
  }
  return { catalog, calls, list, hold }
}

test('a product that a list has read is not read again for its page or another list', async () => {
  const { catalog, calls, list } = catalogOf(['a', 'b'])
  await list()
  expect((await catalog.productBySlug('the-b'))?.id).toBe('b')
  const both = await catalog.productsByIds(['b', 'a'])
  expect(both.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(calls).toEqual([])
})

test('products that no list has read are read, all of a list in one call', async () => {
  const { catalog, calls, list } = catalogOf(['a', 'b'])
  await list()
  await catalog.productBySlug('the-c')
  await catalog.productsByIds(['a', 'c'])
  expect(calls).toEqual([{ slug: 'the-c' }, { id: { $in: ['a', 'c'] } }])
})

test('prices in another currency are read again', async () => {
  const { catalog, calls, list } = catalogOf(['a'])
  await list('EUR')
  await catalog.productBySlug('the-a', 'USD')
  await catalog.productBySlug('the-a')
  expect(calls).toEqual([{ slug: 'the-a' }, { slug: 'the-a' }])
})

test.each([
  ['the product', [cacheTags.product('a')]],
  ['its brand by name', [cacheTags.byName('brand', 'Oak & Co')]],
  ['an option', [cacheTags.byName('option', 'Size')]],
  ['its collection', [cacheTags.inCollection('c')]],
  ['a write of our own', tagsOfIds(['a'])],
])('a change of %s makes the next page read the product', async (_, tags) => {
  const { catalog, calls, list } = catalogOf(['a'])
  await list()
  await catalog.invalidate(tags)
  await catalog.productBySlug('the-a')
  expect(calls).toEqual([{ slug: 'the-a' }])
})

test('changes of other products and of the order of lists leave it', async () => {
  const { catalog, calls, list } = catalogOf(['a'])
  await list()
  await catalog.invalidate([
    cacheTags.product('z'),
    cacheTags.inCollection('z'),
    cacheTags.products,
  ])
  await catalog.invalidate([cacheTags.productsBy('price'), cacheTags.counts])
  await catalog.productBySlug('the-a')
  expect(calls).toEqual([])
})

test('a list whose fetch began before a change serves its caller alone', async () => {
  const { catalog, calls, hold } = catalogOf(['a'])
  let answer = () => {}
  hold(new Promise<void>((resolve) => (answer = resolve)))
  const reading = catalog.queryProducts({ query: { page: { limit: 50 } } })
  await settle()
  await catalog.invalidate([cacheTags.product('a')])
  answer()
  await reading
  await settle()
  calls.length = 0
  await catalog.productBySlug('the-a')
  expect(calls).toEqual([{ slug: 'the-a' }])
})

test('it lasts as long as a response is fresh, and ends when everything is invalidated', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { catalog, calls, list } = catalogOf(['a'], { seconds: 15 })
    await list()
    vi.advanceTimersByTime(14_999)
    await catalog.productsByIds(['a'])
    expect(calls).toEqual([])
    vi.advanceTimersByTime(1)
    await catalog.productsByIds(['a'])
    expect(calls).toHaveLength(1)
    await settle()
    await catalog.clear()
    await catalog.productsByIds(['a'])
    expect(calls).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('with nothing cached every page reads', async () => {
  const { catalog, calls, list } = catalogOf(['a'], { seconds: 0 })
  await list()
  await catalog.productBySlug('the-a')
  await catalog.productsByIds(['a'])
  expect(calls).toHaveLength(2)
})
