// Summary of all products for the admin, including hidden ones and costs, for what the platform cannot filter, sort
// or count by. Read with the site's key, cached briefly, and invalidated when the catalog changes.

import type { InventoryStatus, ProductType } from '../../__generated__/schema-types.ts'
import { isDiscounted } from '../../platform/catalog/price.ts'
import type { Product } from '../../platform/catalog/product.ts'
import type { Platform } from '../../platform/platform.ts'
import { type LowestSale, lowestSaleOf } from './lowest-sale.ts'
import { realCollections } from './real-collections.ts'

export type ManagedEntry = {
  id: string
  name: string
  sku: string
  brand: string
  visible: boolean
  type: ProductType
  status: InventoryStatus
  price: number
  cost: number | null
  /** Profit as a fraction of the discounted price. */
  margin: number | null
  isDiscounted: boolean
  lowest: Pick<LowestSale, 'isFree' | 'margin'>
  hasPicture: boolean
  collectionIds: readonly string[]
  lastUpdated: string
  createdDate: string
}

export type ManagedList = {
  /** In the order of creation. */
  entries: readonly ManagedEntry[]
  /** When it was read, in milliseconds since 1970. */
  at: number
  /** There are more products than were read. */
  isCapped: boolean
}

type Reads = Pick<Platform, 'catalog'>
export type ManagedIndex = {
  /** Returns the list; reads it with these rights when the cached one is missing or too old. */
  all(site: Reads): Promise<ManagedList>
  /**
   * For counts that show their time: for a large shop returns the last list and refreshes it in the background; for
   * a small shop like `all`.
   */
  recent(site: Reads): Promise<ManagedList>
  invalidate(): void
}

const pageSize = 100
const mostProducts = 10_000
/** Small enough to be read before responding. */
const smallShop = 1000
/** Counts older than this are not returned. */
const oldestMs = 600_000
/** Pages requested at a time. */
const atOnce = 4

const marginOf = ({ price, costs }: Product): number | null => {
  if (!costs?.cost) return null
  const cost = costs.cost.amount
  const paid = price.paid?.amount ?? 0
  // The fraction of a zero price is undefined, but giving away a product with costs is a loss.
  if (paid === 0) return cost > 0 ? Number.NEGATIVE_INFINITY : null
  return costs.margin ?? (paid - cost) / paid
}

function lowestOf(product: Product): ManagedEntry['lowest'] {
  const { isFree, margin } = lowestSaleOf(product)
  return { isFree, margin }
}

const entryOf = (product: Product): ManagedEntry => ({
  id: product.id,
  name: product.name,
  sku: product.sku ?? '',
  brand: product.brandName ?? '',
  visible: product.visible,
  type: product.type,
  status: product.stock.status,
  price: product.price.base?.amount ?? 0,
  cost: product.costs?.cost?.amount ?? null,
  margin: marginOf(product),
  isDiscounted: isDiscounted(product.price),
  lowest: lowestOf(product),
  hasPicture: product.media.length > 0,
  collectionIds: realCollections(product.collectionIds),
  lastUpdated: product.updatedAt ?? '',
  createdDate: product.createdAt ?? '',
})

async function readPage({ catalog }: Reads, page: number) {
  const { products, total } = await catalog.queryManagedProducts({
    query: {
      sort: [{ field: 'creationOrder', order: 'ASC' }],
      page: { limit: pageSize, offset: page * pageSize },
    },
    includeVariants: true,
    includeHiddenProducts: true,
    includeMerchantSpecificData: true,
  })
  return { entries: products.map(entryOf), total: total ?? products.length }
}

async function readThrough(site: Reads, now: () => number): Promise<ManagedList> {
  const at = now()
  const first = await readPage(site, 0)
  const found = [first.entries]
  const pages = Math.ceil(Math.min(first.total, mostProducts) / pageSize)
  for (let page = 1; page < pages; page += atOnce) {
    const next = Array.from({ length: Math.min(atOnce, pages - page) }, (_, more) => page + more)
    const read = await Promise.all(next.map((one) => readPage(site, one)))
    found.push(...read.map(({ entries }) => entries))
  }
  // Removes duplicates: a product may move between pages while they are read.
  const byId = new Map(found.flat().map((entry) => [entry.id, entry]))
  return { entries: [...byId.values()], at, isCapped: first.total > mostProducts }
}

type Options = { maxAgeMs: number; now?: () => number }

export function createManagedIndex({ maxAgeMs, now = Date.now }: Options): ManagedIndex {
  let cached: ManagedList | undefined
  let last: ManagedList | undefined
  let reading: Promise<ManagedList> | undefined

  function read(site: Reads): Promise<ManagedList> {
    const own = readThrough(site, now).then((list) => {
      // The result of a read that raced an invalidation is returned but not cached.
      last = list
      if (reading === own) cached = list
      return list
    })
    reading = own
    const clear = () => {
      if (reading === own) reading = undefined
    }
    own.then(clear, clear)
    return own
  }

  async function all(site: Reads): Promise<ManagedList> {
    if (cached && now() - cached.at <= maxAgeMs) return cached
    return reading ?? read(site)
  }

  return {
    all,
    async recent(site) {
      const isUsable = last && last.entries.length > smallShop && now() - last.at <= oldestMs
      const fresh = all(site)
      if (!last || !isUsable) return fresh
      // The next caller gets the error of this refresh.
      fresh.catch(() => {})
      return last
    },
    invalidate() {
      cached = undefined
      reading = undefined
    },
  }
}
