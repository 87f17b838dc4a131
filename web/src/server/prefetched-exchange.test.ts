import { Client, createRequest } from '@urql/core'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { prefetchedExchange } from './prefetched-exchange.ts'

const shop = createRequest(parse('query shop { store { name } }'), {})
const other = createRequest(parse('query other { store { name } }'), {})

test('an operation with a result is answered at once, with the data itself; every other one never', () => {
  const data = { store: { name: 'Halden' } }
  const client = new Client({
    url: '/graphql',
    exchanges: [prefetchedExchange([[shop.key, data]])],
  })
  const seen: unknown[] = []
  const first = client.executeRequestOperation(client.createRequestOperation('query', shop))
  first.subscribe((result) => seen.push(result.data))
  expect(seen).toEqual([data])
  expect(seen[0]).toBe(data)
  client
    .executeRequestOperation(client.createRequestOperation('query', other))
    .subscribe((result) => seen.push(result.data))
  expect(seen).toHaveLength(1)
})
