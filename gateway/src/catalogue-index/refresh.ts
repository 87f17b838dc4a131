// How the index hears what is different: everything read through, or what changed since it last asked.
import type { IndexedProduct } from './catalogue-index.ts'
import type { Patience } from './patience.ts'
import { type Page, pageSize, type Reader } from './reader.ts'
import type { Shelf } from './shelf.ts'

/** Changes written at the same moment may become visible one after the other. */
const overlapMs = 5000
/** When more than this are within the overlap they were all made at once, and the overlap is left out. */
const mostOverlapping = 200
/** More changes than this are read faster by reading everything. */
const mostChanges = 5000
/** Pages of changes overlap: one that changes meanwhile moves all behind it up by one. */
const step = pageSize - 20
/** Pages begin small: code that runs for the first time is slow, and a page is read in one go. */
const firstPage = 12
const wholeEveryMs = 30 * 60_000
/** After a restart: what events told meanwhile (stock above all) nobody here has heard. */
const wholeAfterRestartMs = 60_000

type Parts = {
  reader: Reader
  shelf: Shelf
  patiently: Patience
  now: () => number
  /** Told after every answer. */
  onHeard: () => void
}

export type Refresher = {
  /** Resolves once the index has everything the platform has. */
  readWhole(): Promise<void>
  /** What changed, and everything where that does not add up. */
  readChanges(): Promise<void>
  /** The newest change that is known for certain, ISO 8601; empty when there is none. */
  since(): string
  goOnFrom(since: string): void
}

/** The newest moment of change among these and `newest`. */
function newestOf(products: readonly IndexedProduct[], newest: string): string {
  const moments = products.map(({ lastUpdated }) => lastUpdated)
  return [newest, ...moments].sort().pop() ?? newest
}

export function createRefresher(parts: Parts): Refresher {
  const { reader, shelf, patiently, now, onHeard } = parts
  const { table } = shelf
  let since = ''
  let wholeAt = Number.NEGATIVE_INFINITY
  /** Products the platform counts and never shows; not a reason to read everything again and again. */
  let unshown = 0

  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    const answer = await patiently(() => {
      shelf.begin()
      return question()
    })
    onHeard()
    return answer
  }

  async function readWhole(): Promise<void> {
    // The newest change before it begins: what changes meanwhile is asked for next time.
    const { total, lastUpdated } = await ask(reader.latest)
    await readThrough(reader, shelf, ask)
    since = lastUpdated
    wholeAt = now()
    unshown = total === null ? 0 : total - table.size
  }

  /** False when there is too much to read it this way. */
  async function readSince(): Promise<boolean> {
    const newest = await readChanged(reader, shelf, { since, ask })
    since = newest ?? since
    return newest !== null
  }

  return {
    readWhole,
    async readChanges() {
      const isDue = now() - wholeAt >= wholeEveryMs
      if (isDue || Number.isNaN(Date.parse(since)) || !(await readSince())) return readWhole()
      const { total } = await ask(reader.latest)
      if (total !== null && total - table.size !== unshown) await readWhole()
    },
    since: () => since,
    goOnFrom(moment) {
      since = moment
      wholeAt = now() - wholeEveryMs + wholeAfterRestartMs
    },
  }
}

/** Everything, page by page; what is not met any more is taken out. */
async function readThrough(reader: Reader, shelf: Shelf, ask: Patience): Promise<void> {
  const met = new Set<string>()
  shelf.beginWhole()
  let after: string | null = null
  let limit = firstPage
  do {
    const [from, most]: [string | null, number] = [after, limit]
    const page: Page = await ask(() => reader.inOrder(from, most))
    limit = Math.min(pageSize, limit * 2)
    for (const { id } of page.products) met.add(id)
    await shelf.putAnswer(page.products)
    after = page.next
  } while (after !== null)
  await shelf.keepOnly(met)
}

/** True when so much was changed at one moment that asking for it again finds nothing new. */
function isCrowded({ table }: Shelf, from: string): boolean {
  const latest = { offset: mostOverlapping, limit: 1, isReversed: true }
  const [slot] = table.orders.lastUpdated.page(table.all, latest)
  return slot !== undefined && table.at(slot).lastUpdated >= from
}

/** The newest change there is now; null when there are too many to read them this way. */
async function readChanged(
  reader: Reader,
  shelf: Shelf,
  { since, ask }: { since: string; ask: Patience },
): Promise<string | null> {
  const from = new Date(Date.parse(since) - overlapMs).toISOString()
  const isIncluded = !isCrowded(shelf, from)
  const moment = { since: isIncluded ? from : since, isIncluded }
  let newest = since
  let isLast = false
  for (let offset = 0; !isLast; offset += step) {
    const page = await ask(() => reader.changed({ ...moment, offset }))
    if ((page.total ?? 0) > mostChanges) return null
    newest = newestOf(page.products, newest)
    await shelf.putAnswer(page.products)
    isLast = page.total === null ? page.next === null : offset + pageSize >= page.total
  }
  return newest
}
