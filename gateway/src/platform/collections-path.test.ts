import { beforeEach, expect, test } from 'vitest'
import {
  bench,
  failureOf,
  json,
  type StubResponse,
  scope,
  useTransport,
} from '../testing/transport-kit.ts'
import { type CollectionsTransport, collectionsTransport } from './collections-path.ts'
import { bindPlatform, type Platform } from './platform.ts'

useTransport()

const id = '11111111-1111-4111-8111-111111111111'
const wire = { id, name: 'Lighting', slug: 'lighting', numberOfProducts: 3, visible: true }
const one = json(200, { collection: wire })
const page: StubResponse = (_request, response) => {
  response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
}

let transport: CollectionsTransport
let reads: Platform['catalog']
beforeEach(() => {
  transport = collectionsTransport(bench.transport)
  reads = bindPlatform(transport, scope).catalog
})

const sent = () => bench.seen.map(({ method, url }) => `${method} ${url.split('?')[0]}`)
const v1 = `GET /stores-reader/v1/collections/${id}`
const v2 = `GET /stores-reader/v2/collections/${id}`

test('row Q: an unknown path of v2 is followed by v1, which is called at once from then on', async () => {
  bench.answers = [page, one]
  expect(transport.collectionsVersion()).toBeNull()
  expect((await reads.getCollection({ id })).collection).toMatchObject({ id, productCount: 3 })
  expect(sent()).toEqual([v2, v1])
  expect(transport.collectionsVersion()).toBe('v1')
  expect((await reads.getCollectionBySlug({ slug: 'lighting' })).collection.id).toBe(id)
  expect(sent().slice(2)).toEqual(['GET /stores-reader/v1/collections/slug/lighting'])
  expect(bench.seen[1]?.url).toContain('includeNumberOfProducts=true')
})

test('row Q: a query of v1 is in the string dialect, with counts and descriptions', async () => {
  const bodies: string[] = []
  const found: StubResponse = (request, response) =>
    json(200, { collections: [wire], totalResults: 7 })(request, response)
  bench.answers = [page, found]
  bench.server.on('request', (request) => {
    request.on('data', (chunk) => bodies.push(String(chunk)))
  })
  const query = {
    filter: { id: { in: [id] } },
    sort: [{ field: 'name' as const, order: 'DESC' as const }],
    page: { limit: 10, offset: 20 },
  }
  const { collections, total } = await reads.queryCollections({ query })
  expect([collections.map(({ name }) => name), total]).toEqual([['Lighting'], 7])
  expect(sent()).toEqual([
    'GET /stores-reader/v2/collections/query',
    'POST /stores-reader/v1/collections/query',
  ])
  expect(JSON.parse(bodies.join(''))).toEqual({
    query: {
      filter: `{"id":{"$hasSome":["${id}"]}}`,
      sort: '[{"name":"desc"}]',
      paging: { limit: 10, offset: 20 },
    },
    includeNumberOfProducts: true,
    includeDescription: true,
  })
})

test('row Q: a site with v2 is read by v2, also after an unknown collection', async () => {
  bench.answers = [one, json(404, {}), one]
  await reads.getCollection({ id })
  expect((await failureOf(reads.getCollection({ id }))).facts.status).toBe(404)
  await reads.getCollection({ id })
  expect(sent()).toEqual([v2, v2, v2])
  expect(transport.collectionsVersion()).toBe('v2')
})

test('row Q: an unknown collection of v1 shows that there is a path', async () => {
  bench.answers = [page, json(404, {})]
  expect((await failureOf(reads.getCollection({ id }))).facts.isUnknownPath).toBeUndefined()
  await failureOf(reads.getCollection({ id }))
  expect(sent()).toEqual([v2, v1, v1])
})

test('row Q: without either path, or after a failure, both are tried again', async () => {
  bench.answers = [page, page, page, json(400, {}), page, one]
  expect((await failureOf(reads.getCollection({ id }))).facts.isUnknownPath).toBe(true)
  expect((await failureOf(reads.getCollection({ id }))).facts.status).toBe(400)
  await reads.getCollection({ id })
  expect(sent()).toEqual([v2, v1, v2, v1, v2, v1])
})

test('row Q: other services keep their calls', async () => {
  bench.answers = [page]
  const { catalog } = bindPlatform(transport, scope)
  expect((await failureOf(catalog.getProduct({ id }))).facts.isUnknownPath).toBe(true)
  expect(sent()).toEqual([`GET /stores-reader/v1/products/${id}`])
})
