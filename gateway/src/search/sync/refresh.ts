// Reads the platform for the index: all products, or the changes since the last read.
import type { IndexedProduct } from '../catalog-index.ts'
import type { IndexWriter } from './index-writer.ts'
import { type Page, pageSize, type Reader } from './reader.ts'
import type { Retry } from './retry.ts'

/** Changes written at the same moment may become visible one after another. */
const overlapMs = 5000
/** More changes than this within the overlap were made at the same moment; the overlap is then left out. */
const mostOverlapping = 200
/** Beyond this many changes a full read is faster. */
const mostChanges = 5000
/** Pages of changes overlap, because a product that changes during the read shifts the following ones by one. */
const step = pageSize - 20
/** The first page is small: code is slow before it is optimized, and parsing a page must not block. */
const firstPage = 12
const wholeEveryMs = 30 * 60_000
/** A full read soon after a restart picks up changes that only events report, such as stock. */
const wholeAfterRestartMs = 60_000

type Parts = {
  reader: Reader
  writer: IndexWriter
  retry: Retry
  now: () => number
  /** Called after every response of the platform. */
  onResponse: () => void
}

export type Refresher = {
  /** Resolves once the index has all public products. */
  readWhole(): Promise<void>
  /** Reads the changes; falls back to a full read when the totals differ. */
  readChanges(): Promise<void>
  /** Time of the newest change that the index has, ISO 8601; empty before the first read. */
  since(): string
  goOnFrom(since: string): void
}

/** Returns the newest `lastUpdated` of these products and `newest`. */
function newestOf(products: readonly IndexedProduct[], newest: string): string {
  const moments = products.map(({ lastUpdated }) => lastUpdated)
  return [newest, ...moments].sort().pop() ?? newest
}

export function createRefresher(parts: Parts): Refresher {
  const { reader, writer, retry, now, onResponse } = parts
  const { table } = writer
  let since = ''
  let wholeAt = Number.NEGATIVE_INFINITY
  /** Products that the platform counts but never returns; they must not trigger full reads forever. */
  let unshown = 0

  async function call<Answer>(read: () => Promise<Answer>): Promise<Answer> {
    const answer = await retry(() => {
      writer.begin()
      return read()
    })
    onResponse()
    return answer
  }

  async function readWhole(): Promise<void> {
    // Reads the newest change before the pages, so that changes during the read are fetched next time.
    const { total, lastUpdated } = await call(reader.latest)
    await readThrough(reader, writer, call)
    since = lastUpdated
    wholeAt = now()
    unshown = total === null ? 0 : total - table.size
  }

  /** Reads the changes. Returns false when there are too many. */
  async function readSince(): Promise<boolean> {
    const newest = await readChanged(reader, writer, { since, call })
    since = newest ?? since
    return newest !== null
  }

  return {
    readWhole,
    async readChanges() {
      const isDue = now() - wholeAt >= wholeEveryMs
      if (isDue || Number.isNaN(Date.parse(since)) || !(await readSince())) return readWhole()
      const { total } = await call(reader.latest)
      if (total !== null && total - table.size !== unshown) await readWhole()
    },
    since: () => since,
    goOnFrom(moment) {
      since = moment
      wholeAt = now() - wholeEveryMs + wholeAfterRestartMs
    },
  }
}

/** Reads all products page by page and removes those that no page contained. */
async function readThrough(reader: Reader, writer: IndexWriter, call: Retry): Promise<void> {
  const met = new Set<string>()
  writer.beginWhole()
  let after: string | null = null
  let limit = firstPage
  do {
    const [from, most]: [string | null, number] = [after, limit]
    const page: Page = await call(() => reader.inOrder(from, most))
    limit = Math.min(pageSize, limit * 2)
    for (const { id } of page.products) met.add(id)
    await writer.putPage(page.products)
    after = page.next
  } while (after !== null)
  await writer.keepOnly(met)
}

/** Returns true when so many products changed at one moment that reading the overlap again would find nothing new. */
function isCrowded({ table }: IndexWriter, from: string): boolean {
  const latest = { offset: mostOverlapping, limit: 1, isReversed: true }
  const [slot] = table.orders.lastUpdated.page(table.all, latest)
  return slot !== undefined && table.at(slot).lastUpdated >= from
}

/** Reads changed products. Returns the time of the newest change; null when there are too many changes. */
async function readChanged(
  reader: Reader,
  writer: IndexWriter,
  { since, call }: { since: string; call: Retry },
): Promise<string | null> {
  const from = new Date(Date.parse(since) - overlapMs).toISOString()
  const isIncluded = !isCrowded(writer, from)
  const moment = { since: isIncluded ? from : since, isIncluded }
  let newest = since
  let isLast = false
  for (let offset = 0; !isLast; offset += step) {
    const page = await call(() => reader.changed({ ...moment, offset }))
    if ((page.total ?? 0) > mostChanges) return null
    newest = newestOf(page.products, newest)
    await writer.putPage(page.products)
    isLast = page.total === null ? page.next === null : offset + pageSize >= page.total
  }
  return newest
}
