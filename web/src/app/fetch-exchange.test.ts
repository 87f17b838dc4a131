import { Client } from '@urql/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { document } from '../lib/document.ts'
import { hashFetchExchange } from './fetch-exchange.ts'

type Variables = { id?: string }
const catalog = document<object, Variables>('query Product($id:ID){product(id:$id){id}}', '1', true)
const own = document<object, Variables>('query BackInStock{me{id}}', '2')

const sent: (string | undefined)[] = []
const client = new Client({ url: '/graphql', exchanges: [hashFetchExchange] })

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(init.method)
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

test('a query past the cache reaches the gateway', async () => {
  await client.query(catalog, { id: 'mug' }, { requestPolicy: 'network-only' }).toPromise()
  expect(sent).toEqual(['POST'])
})
