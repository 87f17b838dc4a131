// The whole catalogue in short, read through once and kept: for what the platform cannot filter by
// (the maker) and for the sitemap. Never part of an operation's own calls.
import type { WireProduct } from '@vitrine/platform'
import type { IndexEntry, ProductIndex } from '../../graphql/context.ts'
import type { Catalogue } from '../../platform/catalogue.ts'

const pageSize = 100
const maxPages = 200
/** Read through in a moment: nobody has to be shown an old list. */
const smallShop = 1000

type Options = { catalogue: Pick<Catalogue, 'queryProducts'>; keepMs: number; now?: () => number }

const entryOf = ({ id, slug, name, brand, lastUpdated, priceData }: WireProduct): IndexEntry => ({
  id,
  slug: slug ?? id,
  name: name ?? '',
  brand: brand ?? '',
  lastUpdated: lastUpdated ?? '',
  price: priceData?.price ?? 0,
})

/** One reader at a time; a kept list is answered at once, and renewed behind its back when old. */
export function createProductIndex({ catalogue, keepMs, now = Date.now }: Options): ProductIndex {
  let kept: { entries: readonly IndexEntry[]; at: number } | undefined
  let reading: Promise<readonly IndexEntry[]> | undefined
  let isOld = false

  function read(): Promise<readonly IndexEntry[]> {
    if (reading) return reading
    const own = readThrough(catalogue)
    reading = own
    isOld = false
    const finish = (entries?: readonly IndexEntry[]) => {
      if (reading !== own) return
      // What was read while something changed is good for who asked for it, and not kept.
      if (entries) kept = { entries, at: now() }
      reading = undefined
    }
    own.then(finish, () => finish())
    return own
  }

  return {
    async all() {
      if (!kept) return read()
      const patience = isOld ? keepMs / 4 : keepMs
      if (now() - kept.at > patience) read().catch(() => {})
      return kept.entries
    },
    forget() {
      // Of a large shop something changes all the time: the old list serves while a new one is read, now and then.
      if (kept && kept.entries.length > smallShop) {
        isOld = true
        return
      }
      kept = undefined
      reading = undefined
    },
  }
}

async function readThrough(catalogue: Pick<Catalogue, 'queryProducts'>) {
  const entries: IndexEntry[] = []
  for (let page = 0; page < maxPages; page += 1) {
    const { products, metadata } = await catalogue.queryProducts({
      query: {
        sort: [{ fieldName: 'numericId', order: 'ASC' }],
        paging: { limit: pageSize, offset: page * pageSize },
      },
    })
    entries.push(...products.map(entryOf))
    if (entries.length >= (metadata?.total ?? 0) || products.length === 0) break
  }
  return entries
}
