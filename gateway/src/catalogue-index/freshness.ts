// When the index is read, restored, read again and written down; and whether it may be relied on.
import type { IndexState } from './catalogue-index.ts'
import { createGate } from './gate.ts'
import type { Keeping } from './keeping.ts'
import type { IndexLog, Patience } from './patience.ts'
import type { Reader } from './reader.ts'
import { createRefresher } from './refresh.ts'
import { createRereader } from './reread.ts'
import type { Shelf } from './shelf.ts'

type Parts = {
  reader: Reader
  shelf: Shelf
  keeping: Keeping
  patiently: Patience
  now: () => number
  refreshMs: number
  maxAgeMs: number
  log: IndexLog
  /** Ends everything. */
  signal: AbortSignal
}

export type Freshness = {
  state(): Omit<IndexState, 'products'>
  start(): void
  /** These are read again, soon. */
  reread(ids: readonly string[]): void
  /** What changed is asked for; once more after a refresh that runs already. */
  refresh(what?: { isWhole: boolean }): void
  /** Resolves once what is kept is taken in, or is known to be of no use. */
  restored(): Promise<void>
  ready(): Promise<void>
  close(): Promise<void>
}

export function createFreshness(parts: Parts): Freshness {
  const { shelf, keeping, now, refreshMs, maxAgeMs, log, signal } = parts
  let isReady = false
  let heardAt: number | null = null
  let running: Promise<void> | null = null
  let next: { isWhole: boolean } | null = null
  let timer: NodeJS.Timeout | undefined
  const [restored, ready] = [createGate(), createGate()]
  const isStale = () => heardAt === null || now() - heardAt > maxAgeMs

  function onHeard(): void {
    heardAt = now()
    if (isReady) ready.open()
  }
  const refresher = createRefresher({ ...parts, onHeard })
  const rereader = createRereader({ ...parts, onHeard })

  const keep = (asOf: number) => keeping.write(shelf.table, { since: refresher.since(), asOf })

  async function restore(): Promise<boolean> {
    const kept = await keeping.restore(shelf.putAnswer)
    // What a damaged file gave before it broke is read anew with everything else.
    if (!kept) return false
    refresher.goOnFrom(kept.since)
    isReady = true
    heardAt = kept.asOf
    if (!isStale()) ready.open()
    return true
  }

  async function read(isWhole: boolean): Promise<void> {
    if (isWhole) await refresher.readWhole()
    else await refresher.readChanges()
    isReady = true
    onHeard()
    await keep(now())
  }

  async function begin(): Promise<void> {
    const isRestored = await restore().finally(restored.open)
    if (!isRestored) await read(true)
    log.info({ products: shelf.table.size, isRestored }, 'the catalogue index is ready')
    if (isRestored) await read(false)
  }

  /** One at a time; the timer begins when nothing is left to do. */
  function run(work: () => Promise<void>): void {
    clearTimeout(timer)
    running = work()
      .catch((err: unknown) => {
        if (!signal.aborted) log.error({ err }, 'a refresh of the catalogue index failed')
      })
      .finally(() => {
        running = null
        if (signal.aborted) return
        const wanted = next
        next = null
        if (wanted) run(() => read(wanted.isWhole))
        else timer = setTimeout(() => run(() => read(!isReady)), refreshMs).unref()
      })
  }

  return {
    state: () => ({ isReady, isStale: isStale(), asOf: heardAt }),
    start: () => run(begin),
    reread: rereader.add,
    refresh({ isWhole } = { isWhole: false }) {
      if (running) next = { isWhole: isWhole || (next?.isWhole ?? false) }
      else run(() => read(isWhole || !isReady))
    },
    restored: () => restored.opened,
    ready: () => ready.opened,
    async close() {
      clearTimeout(timer)
      rereader.close()
      await running
      await rereader.idle()
      if (isReady && heardAt !== null) await keep(heardAt)
    },
  }
}
