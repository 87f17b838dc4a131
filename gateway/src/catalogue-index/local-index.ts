// The catalogue index itself, in whichever thread it runs: restored or read through at start, kept fresh from then
// on, and asked without waiting. docs/decisions/018-catalogue-index.md
import type { Bus } from '../events/bus.ts'
import { type Dropped, topics } from '../events/topics.ts'
import { references } from '../platform/references.ts'
import type { Transport } from '../platform/transport.ts'
import { answerQuery } from './answer.ts'
import type {
  IndexAnswer,
  IndexedProduct,
  IndexQuery,
  IndexState,
  IndexSuggestions,
  ProductAddress,
} from './catalogue-index.ts'
import { createFreshness } from './freshness.ts'
import { createKeeping } from './keeping.ts'
import { productsNamed } from './named-products.ts'
import { createPatience, type IndexLog } from './patience.ts'
import { createReader } from './reader.ts'
import { relatedTo } from './related.ts'
import { createShelf } from './shelf.ts'
import { suggest } from './suggest.ts'

export type LocalIndexParts = {
  transport: Pick<Transport, 'send'>
  /** Bare access token of nobody in particular: only what everybody may see is read. */
  token: (fresh: boolean) => Promise<string>
  bus: Bus
  /** Where `catalogue-index.db` is kept; `memory` keeps nothing. */
  dataDir: string
  /** How often the platform is asked what changed, whatever events tell. */
  refreshSeconds: number
  /** After this long without an answer of the platform the index answers nothing. */
  maxAgeSeconds: number
  /** Which shop this is; what was kept of another one is thrown away. */
  identity: string
  log: IndexLog
  /** Milliseconds since 1970. */
  now?: () => number
  /** Milliseconds before each further try of a platform that does not answer. */
  waits?: readonly number[]
}

const usualWaits = [1000, 2000, 5000, 10_000, 30_000, 60_000]
/** Up to here everything is read again after a gap: ten questions. */
const smallShop = 1000

/** As `CatalogueIndex`, without waiting. */
export type LocalIndex = {
  state(): IndexState
  query(query: IndexQuery): IndexAnswer | null
  suggest(text: string, first: number): IndexSuggestions | null
  related(productId: string, first: number): readonly string[] | null
  all(): readonly IndexedProduct[] | null
  addresses(): readonly ProductAddress[] | null
  holds(productId: string): boolean
  brandNames(): readonly string[]
  restored(): Promise<void>
  ready(): Promise<void>
  close(): Promise<void>
}

/** Begins at once, in the background. */
export function createLocalIndex(parts: LocalIndexParts): LocalIndex {
  const { bus, log, maxAgeSeconds, now = Date.now, waits = usualWaits } = parts
  const ended = new AbortController()
  const keeping = createKeeping(parts)
  const shelf = createShelf(keeping.changed, () => ended.signal.aborted)
  const freshness = createFreshness({
    reader: createReader(parts),
    shelf,
    keeping,
    patiently: createPatience({ log, signal: ended.signal, waits }),
    now,
    refreshMs: parts.refreshSeconds * 1000,
    maxAgeMs: maxAgeSeconds * 1000,
    log,
    signal: ended.signal,
  })
  const { table } = shelf
  const listening = [
    bus.listen<Dropped>(topics.dropped, ({ references: names }) => {
      freshness.reread(productsNamed(table, names))
      if (names.includes(references.products)) freshness.refresh()
    }),
    bus.listen(topics.missed, () => freshness.refresh({ isWhole: table.size <= smallShop })),
  ]
  freshness.start()

  const whenReliable = <Answer>(answer: () => Answer): Answer | null => {
    const { isReady, isStale } = freshness.state()
    return isReady && !isStale ? answer() : null
  }
  /** What is there, though it may be old: an address is of use without being the newest. */
  const whenReady = <Answer>(answer: () => Answer): Answer | null =>
    freshness.state().isReady ? answer() : null
  const everything = () => {
    const window = { offset: 0, limit: table.size, isReversed: false }
    return table.orders.newest.page(table.all, window).map(table.at)
  }
  return {
    state: () => ({ ...freshness.state(), products: table.size }),
    query: (query) => whenReliable(() => answerQuery(table, query)),
    suggest: (text, first) => whenReliable(() => suggest(table, text, first)),
    related: (id, first) => whenReliable(() => relatedTo(table, id, first)),
    all: () => whenReliable(everything),
    addresses: () =>
      whenReady(() => everything().map(({ slug, lastUpdated }) => ({ slug, lastUpdated }))),
    holds: (id) => table.find(id) !== undefined,
    brandNames: () =>
      whenReady(() => [...table.values.brands.values()].map(({ label }) => label)) ?? [],
    restored: freshness.restored,
    ready: freshness.ready,
    async close() {
      for (const stop of listening) stop()
      ended.abort()
      await freshness.close()
      keeping.close()
    },
  }
}
