// Platform and upstream of a run, and what the workloads request of the catalog.
import { freePort } from '../../src/free-port.ts'
import { start } from '../processes.ts'
import type { Counts } from '../upstream/counts.ts'
import type { CatalogFacts } from './workloads.ts'

export type Upstream = {
  url: string
  clientId: string
  /** The key of the site, which reads all members. */
  apiKey: string
  siteId: string
  counts(): Promise<Counts>
  reset(): Promise<void>
  set(change: { latency?: string; faults?: boolean }): Promise<void>
}

type SiteKeys = Pick<Upstream, 'clientId' | 'apiKey' | 'siteId'>

/** Members may sign in at a gateway of any port of this machine. */
const site = { redirectUris: ['http://localhost:*/callback'], redirectDomains: ['localhost:*'] }

/** Starts the embedded platform with ten thousand products or fifty, and the replaying upstream before it. */
export async function startUpstream(seed: '10k' | 'halden' = '10k'): Promise<Upstream> {
  const [platformPort, upstreamPort] = [await freePort(), await freePort()]
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const platform = { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: 'memory' }
  await start(
    'platform',
    { ...platform, PLATFORM_SEED: seed, PLATFORM_SITE: JSON.stringify(site) },
    `${platformUrl}/_control`,
  )
  const control = (await (await fetch(`${platformUrl}/_control`)).json()) as SiteKeys
  const url = `http://127.0.0.1:${upstreamPort}`
  const env = { PLATFORM_URL: platformUrl, UPSTREAM_PORT: String(upstreamPort) }
  await start('stack/bench/upstream.ts', env, `${url}/_bench`)
  const bench = async (method: string, body?: object) => {
    const response = await fetch(`${url}/_bench`, { method, body: body && JSON.stringify(body) })
    return (await response.json()) as Counts
  }
  return {
    ...{ url, clientId: control.clientId, apiKey: control.apiKey, siteId: control.siteId },
    counts: () => bench('GET'),
    reset: async () => void (await bench('DELETE')),
    set: async (change) => void (await bench('PUT', change)),
  }
}

type Product = {
  id: string
  slug: string
  productOptions: unknown[]
  stock: { trackInventory: boolean; inStock?: boolean }
}

type Platform = Pick<Upstream, 'url' | 'clientId'>

/** Returns a function that reads a page of up to 100 as a visitor. */
async function createRead({ url, clientId }: Platform) {
  const headers = { authorization: await newToken(url, clientId) }
  return async <Result>(path: string, offset = 0): Promise<Result> => {
    const query = { paging: { limit: 100, offset } }
    const text = Buffer.from(JSON.stringify({ query })).toString('base64url')
    return (await (await fetch(`${url}${path}?.r=${text}`, { headers })).json()) as Result
  }
}

const productsPath = '/stores-reader/v1/products/query-platformized'

/** Returns the ids of some products. Throws where there are fewer. */
export async function readProductIds(platform: Platform, count: number): Promise<string[]> {
  const read = await createRead(platform)
  const ids: string[] = []
  while (ids.length < count) {
    const { products } = await read<{ products: Product[] }>(productsPath, ids.length)
    if (products.length === 0) throw new Error(`There are ${ids.length} products, not ${count}`)
    ids.push(...products.map(({ id }) => id))
  }
  return ids.slice(0, count)
}

/** Reads what the workloads request: slugs, collections, and a product whose stock is not counted. */
export async function readFacts(upstream: Upstream): Promise<CatalogFacts> {
  const read = await createRead(upstream)
  const { products } = await read<{ products: Product[] }>(productsPath)
  const { collections } = await read<{ collections: { id: string; slug: string }[] }>(
    '/stores-reader/v2/collections/query',
  )
  const unlimited = products.find(
    ({ productOptions, stock }) => productOptions.length === 0 && !stock.trackInventory,
  )
  if (!unlimited) throw new Error('The seed has no product without options and counted stock')
  return {
    slugs: products.map(({ slug }) => slug),
    collectionIds: collections.filter(({ slug }) => slug !== 'all-products').map(({ id }) => id),
    productId: unlimited.id,
  }
}

async function newToken(url: string, clientId: string): Promise<string> {
  const response = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, grantType: 'anonymous' }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}
