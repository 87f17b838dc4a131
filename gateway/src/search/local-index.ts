// The catalog index in the gateway's memory: loads its snapshot or reads the platform at start, is
// refreshed from then on, and answers queries synchronously. docs/decisions/018-catalog-index.md

import type { LanguageCode } from '@vitrine/languages'
import { cacheTags } from '../cache/cache-tags.ts'
import type { Transport } from '../platform/transport.ts'
import type { Bus } from '../subscriptions/bus.ts'
import { type Invalidation, topics } from '../subscriptions/topics.ts'
import type {
  IndexedBrand,
  IndexedProduct,
  IndexQuery,
  IndexResult,
  IndexState,
  IndexSuggestions,
  ProductAddress,
} from './catalog-index.ts'
import { createCountedFacets } from './counted-facets.ts'
import { relatedTo } from './related.ts'
import { runQuery } from './run-query.ts'
import { suggest } from './suggest.ts'
import { createFreshness } from './sync/freshness.ts'
import { createIndexSnapshot } from './sync/index-snapshot.ts'
import { createIndexWriter } from './sync/index-writer.ts'
import { productsByTag } from './sync/products-by-tag.ts'
import { createReader } from './sync/reader.ts'
import { createRetry, type IndexLog } from './sync/retry.ts'
import type { ProductTwins } from './sync/shared-parts.ts'

export type LocalIndexParts = {
  transport: Pick<Transport, 'send'>
  /** Returns the shared anonymous visitor token, so that only public data is read. */
  token: (fresh: boolean) => Promise<string>
  /** Language of the texts. */
  language?: LanguageCode
  /** The products of the indexes in other languages. */
  twins?: ProductTwins
  bus: Bus
  /** Folder of `catalog-index.db`; `memory` stores nothing. */
  dataDir: string
  /** How often the platform is polled for changes, in addition to change events. */
  refreshSeconds: number
  /** After this long without a response of the platform the index returns null. */
  maxAgeSeconds: number
  /** Identifies the shop; a snapshot of another shop is discarded. */
  identity: string
  log: IndexLog
  /** Returns milliseconds since 1970. */
  now?: () => number
  /** Milliseconds before each retry of a call to the platform. */
  waits?: readonly number[]
}

const defaultWaits = [1000, 2000, 5000, 10_000, 30_000, 60_000]
/** Up to this many products, a gap in the events triggers a full read: ten calls. */
const smallShop = 1000

/** `CatalogIndex` with synchronous queries. */
export type LocalIndex = {
  state(): IndexState
  query(query: IndexQuery): IndexResult | null
  suggest(text: string, first: number): IndexSuggestions | null
  related(productId: string, first: number): readonly string[] | null
  all(): readonly IndexedProduct[] | null
  addresses(): readonly ProductAddress[] | null
  holds(productId: string, time?: number): boolean
  brands(): readonly IndexedBrand[]
  restored(): Promise<void>
  ready(): Promise<void>
  close(): Promise<void>
}

/** Creates the index; it starts reading at once, in the background. */
export function createLocalIndex(parts: LocalIndexParts): LocalIndex {
  const { bus, log, maxAgeSeconds, now = Date.now, waits = defaultWaits } = parts
  const ended = new AbortController()
  const snapshot = createIndexSnapshot(parts)
  const counted = createCountedFacets()
  const onChange = (id: string) => {
    counted.clear()
    snapshot.changed(id)
  }
  const isOver = () => ended.signal.aborted
  const writer = createIndexWriter({ ...parts, onChange, isOver })
  const freshness = createFreshness({
    reader: createReader({ ...parts, signal: ended.signal }),
    writer,
    snapshot,
    retry: createRetry({ log, signal: ended.signal, waits }),
    now,
    refreshMs: parts.refreshSeconds * 1000,
    maxAgeMs: maxAgeSeconds * 1000,
    log,
    signal: ended.signal,
  })
  const { table } = writer
  const listening = [
    bus.listen<Invalidation>(topics.invalidated, ({ tags: names }) => {
      freshness.reread(productsByTag(table, names))
      if (names.includes(cacheTags.products)) freshness.refresh()
    }),
    bus.listen(topics.eventGap, () => freshness.refresh({ isWhole: table.size <= smallShop })),
  ]
  freshness.start()

  const whenReliable = <Answer>(answer: () => Answer): Answer | null => {
    const { isReady, isStale } = freshness.state()
    return isReady && !isStale ? answer() : null
  }
  /** Returns what the index has even when it is stale, because addresses stay valid. */
  const whenReady = <Answer>(answer: () => Answer): Answer | null =>
    freshness.state().isReady ? answer() : null
  const everything = () => {
    const window = { offset: 0, limit: table.size, isReversed: false }
    return table.orders.newest.page(table.all, window).map(table.at)
  }
  return {
    state: () => ({ ...freshness.state(), products: table.size }),
    query: (query) => whenReliable(() => runQuery(table, query, counted)),
    suggest: (text, first) => whenReliable(() => suggest(table, text, first)),
    related: (id, first) => whenReliable(() => relatedTo(table, id, first)),
    all: () => whenReliable(everything),
    addresses: () =>
      whenReady(() =>
        everything().map(({ slug, lastUpdated, picture }) => ({ slug, lastUpdated, picture })),
      ),
    holds: (id, time = Number.POSITIVE_INFINITY) => writer.heldAt(id, time),
    brands: () =>
      whenReady(() =>
        [...table.values.brands.values()].map(({ label, posting }) => ({
          name: label,
          products: posting.size,
        })),
      ) ?? [],
    restored: freshness.restored,
    ready: freshness.ready,
    async close() {
      for (const stop of listening) stop()
      ended.abort()
      await freshness.close()
      snapshot.close()
    },
  }
}
