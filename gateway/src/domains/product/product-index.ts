// The whole catalogue in short, read through once and kept: for what the platform cannot filter by
// (the maker) and for the sitemap. Never part of an operation's own calls.
import type { WireProduct } from '@vitrine/platform'
import type { IndexEntry, ProductIndex } from '../../graphql/context.ts'
import type { Catalogue } from '../../platform/catalogue.ts'

const pageSize = 100
const maxPages = 200

type Options = { catalogue: Catalogue; keepMs: number; now?: () => number }

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

  async function readAll(): Promise<readonly IndexEntry[]> {
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
    kept = { entries, at: now() }
    return entries
  }

  const read = () => {
    reading ??= readAll().finally(() => {
      reading = undefined
    })
    return reading
  }

  return {
    async all() {
      if (!kept) return read()
      if (now() - kept.at > keepMs) read().catch(() => {})
      return kept.entries
    },
    forget() {
      kept = undefined
    },
  }
}
