// Every product as its owner sees it, in short: hidden ones too, with costs. For what the platform
// cannot filter, sort or count by. Read through with the site's key, kept for a moment, and forgotten
// when the shop itself changes the catalogue.
import type { WireProduct } from '@vitrine/platform'
import type { InventoryStatus, ProductType } from '../../__generated__/resolvers.ts'
import type { Platform } from '../../platform/platform.ts'
import { type LowestSale, lowestSaleOf } from './lowest-sale.ts'
import { productTypes, realCollections } from './product-words.ts'

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

type Reads = Pick<Platform, 'catalogStringQueries'>
export type ManagedIndex = {
  /** Read anew with these rights when there is none, or an old one. */
  all(site: Reads): Promise<ManagedList>
  /**
   * For counts that say when they were taken: of a large shop the last list there was, while a new one is read
   * behind the caller's back; of a small one as `all`.
   */
  recent(site: Reads): Promise<ManagedList>
  forget(): void
}

const pageSize = 100
const mostProducts = 10_000
/** Read through in a moment: nobody has to be shown an old list. */
const smallShop = 1000
/** Counts older than this are of no use to anybody. */
const oldestMs = 600_000
/** Pages asked for at a time. */
const atOnce = 4

const marginOf = ({ priceData, costAndProfitData: costs }: WireProduct): number | null => {
  const { itemCost, profitMargin } = costs ?? {}
  if (typeof itemCost !== 'number') return null
  const paid = priceData?.discountedPrice ?? priceData?.price ?? 0
  // Of nothing there is no fraction, but giving away what costs something is a loss.
  if (paid === 0) return itemCost > 0 ? Number.NEGATIVE_INFINITY : null
  return profitMargin ?? (paid - itemCost) / paid
}

function lowestOf(product: WireProduct): ManagedEntry['lowest'] {
  const { isFree, margin } = lowestSaleOf(product)
  return { isFree, margin }
}

const entryOf = (product: WireProduct): ManagedEntry => ({
  id: product.id,
  name: product.name ?? '',
  sku: product.sku ?? '',
  brand: product.brand ?? '',
  visible: product.visible ?? true,
  type: productTypes[product.productType ?? 'unspecified_product_type'],
  status: product.stock?.inventoryStatus ?? 'IN_STOCK',
  price: product.priceData?.price ?? 0,
  cost: product.costAndProfitData?.itemCost ?? null,
  margin: marginOf(product),
  isDiscounted: (product.priceData?.discountedPrice ?? 0) < (product.priceData?.price ?? 0),
  lowest: lowestOf(product),
  hasPicture: Boolean(product.media?.items?.length),
  collectionIds: realCollections(product.collectionIds),
  lastUpdated: product.lastUpdated ?? '',
  createdDate: product.createdDate ?? '',
})

async function readPage({ catalogStringQueries }: Reads, page: number) {
  const { products, totalResults } = await catalogStringQueries.queryProductsByString({
    query: {
      sort: JSON.stringify([{ numericId: 'asc' }]),
      paging: { limit: pageSize, offset: page * pageSize },
    },
    includeVariants: true,
    includeHiddenProducts: true,
    includeMerchantSpecificData: true,
  })
  return { entries: products.map(entryOf), total: totalResults ?? products.length }
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
  // One that moved between two pages while they were read is there once.
  const byId = new Map(found.flat().map((entry) => [entry.id, entry]))
  return { entries: [...byId.values()], at, isCapped: first.total > mostProducts }
}

type Options = { keepMs: number; now?: () => number }

export function createManagedIndex({ keepMs, now = Date.now }: Options): ManagedIndex {
  let kept: ManagedList | undefined
  let last: ManagedList | undefined
  let reading: Promise<ManagedList> | undefined

  function read(site: Reads): Promise<ManagedList> {
    const own = readThrough(site, now).then((list) => {
      // What was read while something was changed is good for who asked for it, and not kept.
      last = list
      if (reading === own) kept = list
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
    if (kept && now() - kept.at <= keepMs) return kept
    return reading ?? read(site)
  }

  return {
    all,
    async recent(site) {
      const isUsable = last && last.entries.length > smallShop && now() - last.at <= oldestMs
      const fresh = all(site)
      if (!last || !isUsable) return fresh
      // Whoever asks next is told what went wrong with it.
      fresh.catch(() => {})
      return last
    },
    forget() {
      kept = undefined
      reading = undefined
    },
  }
}
