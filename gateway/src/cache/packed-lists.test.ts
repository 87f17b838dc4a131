import { setImmediate as settle } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { parseDeferring } from '../platform/deferred-members.ts'
import { createLargeParts } from '../platform/large-parts.ts'
import type { Operations } from '../platform/operations.ts'
import { PackableBytes } from '../platform/packable-bytes.ts'
import type { AnswerOf } from '../platform/platform-call.ts'
import type { JsonObject } from '../platform/read-json.ts'
import type { Transport } from '../platform/transport.ts'
import { createCatalog } from './cached-catalog.ts'

const members = createLargeParts<{ seo: unknown }>({
  seo: { member: 'seoData', read: ({ seoData }) => seoData },
})
const seoData = { tags: 'title description '.repeat(2000) }

/** Returns what the transport returns for a list of a product whose `seo` is deferred. */
function listOfOne(): AnswerOf<Operations['catalog']['queryProducts']> {
  const bytes = Buffer.from(JSON.stringify({ products: [{ seoData }] }))
  const list = { list: 'products', members: members.members }
  const { products } = parseDeferring(bytes, list, () => new Error('failed')) as {
    products: JsonObject[]
  }
  const rows = products.map((from) =>
    members.addTo({ id: 'a', slug: 'mug', collectionIds: [] }, from),
  )
  // Cast: nothing reads the other members.
  return { products: rows, total: 1 } as unknown as ReturnType<typeof listOfOne>
}

const catalogFor = (seconds: number) =>
  createCatalog({
    brandsOfProducts: async () => [],
    // Cast: the catalog of this test sends nothing else.
    transport: { send: async () => listOfOne() } as unknown as Transport,
    token: async () => 't',
    seconds,
    staleSeconds: 0,
  })

test.each([
  { seconds: 60, packs: 1, held: 'compressed' },
  { seconds: 0, packs: 0, held: 'as they were sent' },
])('parts of lists that are cached for $seconds s are held $held', async ({ seconds, packs }) => {
  const pack = vi.spyOn(PackableBytes.prototype, 'pack')
  const { products } = await catalogFor(seconds).queryProducts({ query: { page: { limit: 50 } } })
  await settle()
  expect(pack).toHaveBeenCalledTimes(packs)
  pack.mockRestore()
  expect(products[0]?.seo).toEqual(seoData)
})
