// Schedules full reads, refreshes and snapshots of the index, and reports whether it is usable.
import type { IndexState } from '../catalog-index.ts'
import { createDeferred } from './deferred.ts'
import type { IndexSnapshot } from './index-snapshot.ts'
import type { IndexWriter } from './index-writer.ts'
import type { Reader } from './reader.ts'
import { createRefresher } from './refresh.ts'
import { createRereader } from './reread.ts'
import type { IndexLog, Retry } from './retry.ts'

type Parts = {
  reader: Reader
  writer: IndexWriter
  snapshot: IndexSnapshot
  retry: Retry
  now: () => number
  refreshMs: number
  maxAgeMs: number
  log: IndexLog
  /** Aborts all reads. */
  signal: AbortSignal
}

export type Freshness = {
  state(): Omit<IndexState, 'products'>
  start(): void
  /** Schedules products to be read again shortly. */
  reread(ids: readonly string[]): void
  /** Reads what changed; runs once more when a refresh is already running. */
  refresh(what?: { isWhole: boolean }): void
  /** Resolves once the snapshot is loaded or known to be unusable. */
  restored(): Promise<void>
  ready(): Promise<void>
  close(): Promise<void>
}

export function createFreshness(parts: Parts): Freshness {
  const { writer, snapshot, now, refreshMs, maxAgeMs, log, signal } = parts
  let isReady = false
  let respondedAt: number | null = null
  let running: Promise<void> | null = null
  let next: { isWhole: boolean } | null = null
  let timer: NodeJS.Timeout | undefined
  const [restored, ready] = [createDeferred(), createDeferred()]
  const isStale = () => respondedAt === null || now() - respondedAt > maxAgeMs

  function onResponse(): void {
    respondedAt = now()
    if (isReady) ready.resolve()
  }
  const refresher = createRefresher({ ...parts, onResponse })
  const rereader = createRereader({ ...parts, onResponse })

  const save = (asOf: number) => snapshot.write(writer.table, { since: refresher.since(), asOf })

  async function restore(): Promise<boolean> {
    const stored = await snapshot.restore(writer.putPage)
    // Products read from a damaged snapshot before it failed are overwritten by the full read.
    if (!stored) return false
    refresher.goOnFrom(stored.since)
    isReady = true
    respondedAt = stored.asOf
    if (!isStale()) ready.resolve()
    return true
  }

  async function read(isWhole: boolean): Promise<void> {
    if (isWhole) await refresher.readWhole()
    else await refresher.readChanges()
    isReady = true
    onResponse()
    await save(now())
  }

  async function begin(): Promise<void> {
    const isRestored = await restore().finally(restored.resolve)
    if (!isRestored) await read(true)
    log.info({ products: writer.table.size, isRestored }, 'catalog index: ready')
    if (isRestored) await read(false)
  }

  /** Runs one task at a time; the timer starts once none is left. */
  function run(work: () => Promise<void>): void {
    clearTimeout(timer)
    running = work()
      .catch((err: unknown) => {
        if (!signal.aborted) log.error({ err }, 'catalog index: refresh failed')
      })
      .finally(() => {
        running = null
        if (signal.aborted) return
        const wanted = next
        next = null
        if (wanted) run(() => read(wanted.isWhole))
        else timer = setTimeout(() => run(() => read(false)), refreshMs).unref()
      })
  }

  return {
    state: () => ({ isReady, isStale: isStale(), asOf: respondedAt }),
    start: () => run(begin),
    reread: rereader.add,
    refresh({ isWhole } = { isWhole: false }) {
      if (running) next = { isWhole: isWhole || (next?.isWhole ?? false) }
      else run(() => read(isWhole))
    },
    restored: () => restored.opened,
    ready: () => ready.opened,
    async close() {
      clearTimeout(timer)
      rereader.close()
      await running
      await rereader.idle()
      if (isReady && respondedAt !== null) await save(respondedAt)
    },
  }
}
