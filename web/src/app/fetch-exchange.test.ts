import { Client } from '@urql/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { document } from '../lib/document.ts'
import { changedProducts } from '../lib/shown-products.ts'
import { hashFetchExchange } from './fetch-exchange.ts'

const { streamResults } = vi.hoisted(() => {
  // The currency is read when the module loads.
  vi.stubGlobal('document', { documentElement: { dataset: { currency: 'EUR' } } })
  return { streamResults: vi.fn() }
})
vi.mock('../lib/live-signal.ts', () => ({ loadLive: async () => ({ streamResults }) }))

type Variables = { id?: string }
const catalog = document<object, Variables>('query Product($id:ID){product(id:$id){id}}', '1', true)
const own = document<object, Variables>('query BackInStock{me{id}}', '2')

const sent: (string | undefined)[] = []
let headers: RequestInit['headers']
const client = new Client({ url: '/graphql', exchanges: [hashFetchExchange] })

beforeEach(() => {
  sent.length = 0
  changedProducts.clear()
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(init.method)
    headers = init.headers
    return Response.json({ data: {} })
  })
})

test('a public query uses GET, which HTTP caches may answer', async () => {
  await client.query(catalog, {}).toPromise()
  expect(sent).toEqual([undefined])
})

test('a query of the caller’s own data uses POST, whatever its name', async () => {
  await client.query(own, {}).toPromise()
  expect(sent).toEqual(['POST'])
})

test('a query past the cache, or about a product that changed, reaches the gateway', async () => {
  await client.query(catalog, { id: 'mug' }, { requestPolicy: 'network-only' }).toPromise()
  changedProducts.add('mug')
  await client.query(catalog, { id: 'mug' }).toPromise()
  await client.query(catalog, { id: 'jug' }).toPromise()
  expect(sent).toEqual(['POST', 'POST', undefined])
})

test('a subscription is a stream, and ends with its last result', async () => {
  streamResults.mockImplementation(async (_operation, _signal, next) => {
    next({ data: { at: 1 } })
    next({ data: { at: 2 } })
    return { data: null, hasNext: false }
  })
  const subscription = document<object, Variables>('subscription Changes{at}', '3')
  const results: unknown[] = []
  await new Promise<void>((resolve) => {
    client.subscription(subscription, {}).subscribe(({ data, hasNext }) => {
      results.push(data)
      if (!hasNext) resolve()
    })
  })
  expect(results).toEqual([{ at: 1 }, { at: 2 }, null])
  expect(sent).toEqual([])
})

test('every request names the currency that the page was rendered in', async () => {
  for (const query of [catalog, own]) {
    await client.query(query, { id: 'currency' }).toPromise()
    expect(headers).toMatchObject({ 'x-vitrine-currency': 'EUR' })
  }
})
