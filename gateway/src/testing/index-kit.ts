// A setup for tests of the catalog index: an index on a platform that serves only products.
import { randomUUID } from 'node:crypto'
import type { WireProduct } from '@vitrine/platform'
import { afterEach, beforeEach } from 'vitest'
import { sentForm } from '../platform/mapped-call.ts'
import type { PlatformCall } from '../platform/platform-call.ts'
import type { Transport } from '../platform/transport.ts'
import type { IndexedProduct, IndexQuery } from '../search/catalog-index.ts'
import { createLocalIndex, type LocalIndex } from '../search/local-index.ts'
import { type Bus, createLocalBus } from '../subscriptions/bus.ts'
import { topics } from '../subscriptions/topics.ts'

type ListRequest = {
  filter?: Record<string, Record<string, unknown>> | null
  sort?: { fieldName: string; order: 'ASC' | 'DESC' }[] | null
  paging?: { limit: number; offset: number } | null
}

const comparisons: Readonly<Record<string, (one: string, other: unknown) => boolean>> = {
  $gt: (one, other) => one > String(other),
  $gte: (one, other) => one >= String(other),
  $in: (one, other) => (other as string[]).includes(one),
}

const fits = (product: WireProduct, filter: NonNullable<ListRequest['filter']>): boolean =>
  Object.entries(filter).every(([field, tests]) =>
    Object.entries(tests).every(([name, operand]) =>
      comparisons[name]?.(String(product[field as keyof WireProduct]), operand),
    ),
  )

/** A product of the platform; each has a greater number and a later time. */
let made = 0
export function wireProduct(fields: Partial<WireProduct> = {}): WireProduct {
  made += 1
  const number = String(1_700_000_000_000_000 + made)
  return {
    id: randomUUID(),
    name: `Thing ${made}`,
    slug: `thing-${made}`,
    visible: true,
    productType: 'physical',
    numericId: number,
    priceData: { price: 10, discountedPrice: 10 },
    stock: { inventoryStatus: 'IN_STOCK', inStock: true },
    lastUpdated: new Date(Date.UTC(2026, 0, 1) + made * 60_000).toISOString(),
    ...fields,
  }
}

/** Responds like the platform while `failure` is null. */
export function fakePlatform(products: WireProduct[] = []) {
  const requests: ListRequest[] = []
  const platform = {
    products: new Map(products.map((product) => [product.id, product])),
    failure: null as Error | null,
    requests,
    /** Called before a response is sent; a promise delays it. */
    onRequest: (_request: ListRequest): Promise<void> | void => {},
    put(product: WireProduct) {
      platform.products.set(product.id, product)
      return product
    },
    transport: {
      async send(_service: string, call: PlatformCall, request: unknown) {
        // Cast: the form in which queries of products are sent.
        const { query } = sentForm(call, request) as { query: ListRequest }
        requests.push(query)
        if (platform.failure) throw platform.failure
        const page = answer([...platform.products.values()], query)
        await platform.onRequest(query)
        await new Promise((go) => setImmediate(go))
        return call.response.parse(page)
      },
    } as unknown as Pick<Transport, 'send'>,
  }
  return platform
}

function answer(all: readonly WireProduct[], { filter, sort, paging }: ListRequest) {
  const [{ fieldName, order } = { fieldName: 'numericId', order: 'ASC' }] = sort ?? []
  const key = (product: WireProduct) => String(product[fieldName as keyof WireProduct])
  const direction = order === 'ASC' ? 1 : -1
  const found = all
    .filter((product) => product.visible !== false && fits(product, filter ?? {}))
    .sort((one, other) => (key(one) < key(other) ? -direction : direction))
  const { limit, offset } = paging ?? { limit: 100, offset: 0 }
  return {
    products: found.slice(offset, offset + limit),
    metadata: { count: limit, offset, total: found.length },
  }
}

export type FakePlatform = ReturnType<typeof fakePlatform>

/** The state that tests of a file share; new before each. */
export const shop = {
  bus: undefined as unknown as Bus,
  clock: 0,
  logged: [] as string[],
  open: [] as LocalIndex[],
}

const note = (...words: unknown[]) => void shop.logged.push(String(words[words.length - 1]))
const log = { info: note, warn: note, error: note }

/** Closes the indexes that a test opened. */
export function useShop(): void {
  beforeEach(() => {
    shop.bus = createLocalBus((error) => {
      throw error
    })
    shop.clock = Date.UTC(2026, 5, 1)
    shop.logged = []
  })
  afterEach(async () => {
    for (const index of shop.open.splice(0)) await index.close()
  })
}

export function openIndex(
  platform: FakePlatform,
  parts: Partial<Parameters<typeof createLocalIndex>[0]> = {},
): LocalIndex {
  const index = createLocalIndex({
    transport: platform.transport,
    token: async () => 'token',
    bus: shop.bus,
    dataDir: 'memory',
    refreshSeconds: 3600,
    maxAgeSeconds: 600,
    identity: 'shop',
    log,
    now: () => shop.clock,
    waits: [2],
    ...parts,
  })
  shop.open.push(index)
  return index
}

export async function closeIndex(index: LocalIndex): Promise<void> {
  shop.open.splice(shop.open.indexOf(index), 1)
  await index.close()
}

export const invalidate = (...tags: string[]) => shop.bus.publish(topics.invalidated, { tags })

/** Resolves once the condition holds; otherwise the test times out. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((go) => setTimeout(go, 5))
}

export const queryOf = (query: Partial<IndexQuery> = {}): IndexQuery => ({
  filter: {},
  sort: { by: 'newest', order: 'ASC' },
  offset: 0,
  limit: 100,
  withFacets: false,
  ...query,
})

export const indexed = (fields: Partial<IndexedProduct> & { id: string }): IndexedProduct => ({
  numericId: 0,
  slug: fields.id,
  name: '',
  brand: '',
  type: 'PHYSICAL',
  collectionIds: [],
  price: 1,
  isOnSale: false,
  isInStock: true,
  options: [],
  ribbon: '',
  description: '',
  picture: '',
  lastUpdated: '2026-01-01T00:00:00.000Z',
  ...fields,
})
