// Snapshot of the index on disk: loaded at start and written in the background in batches. If the disk fails, only
// the next start is slower.
import type { IndexedProduct } from '../catalog-index.ts'
import type { ProductTable } from '../product-table.ts'
import type { IndexLog } from './retry.ts'
import {
  openSnapshotDb,
  replaceSnapshotDb,
  type SnapshotDb,
  type SnapshotState,
} from './snapshot-db.ts'
import { yieldToLoop } from './time-slices.ts'

/** Rows that are read or written before the event loop runs other work. */
const batchSize = 40

export type IndexSnapshot = {
  /** Marks a product as changed; the next `write` stores it. */
  changed(id: string): void
  /** Passes the stored products to `take` in batches; returns null when there is no usable snapshot. */
  restore(
    take: (products: readonly IndexedProduct[]) => Promise<void>,
  ): Promise<SnapshotState | null>
  /** Writes the changed products and marks the snapshot as complete up to `state`. */
  write(table: ProductTable, state: SnapshotState): Promise<void>
  close(): void
}

type Options = { dataDir: string; identity: string; log: IndexLog }

const noSnapshot: IndexSnapshot = {
  changed: () => {},
  restore: async () => null,
  write: async () => {},
  close: () => {},
}

/** Opens the snapshot; `memory` stores nothing. */
export function createIndexSnapshot({ dataDir, identity, log }: Options): IndexSnapshot {
  if (dataDir === 'memory') return noSnapshot
  const file = open(dataDir, identity, log)
  return file ? snapshotIn(file, () => replaceSnapshotDb(dataDir, identity), log) : noSnapshot
}

function open(dataDir: string, identity: string, log: IndexLog): SnapshotDb | null {
  try {
    return openSnapshotDb(dataDir, identity)
  } catch (err) {
    log.warn({ err }, 'catalog index: cannot open the snapshot, running without one')
    return null
  }
}

function snapshotIn(opened: SnapshotDb, replace: () => SnapshotDb, log: IndexLog): IndexSnapshot {
  let file = opened
  const changed = new Set<string>()
  let isBroken = false
  let isClosed = false

  function writeSome(table: ProductTable): void {
    const ids = [...firstOf(changed, batchSize)]
    const products = ids.map((id) => table.find(id)).filter((product) => product !== undefined)
    const gone = ids.filter((id) => !table.find(id))
    file.write(products, gone)
    for (const id of ids) changed.delete(id)
  }

  function disable(err: unknown): void {
    isBroken = true
    log.warn({ err }, 'catalog index: cannot write the snapshot, running without one')
  }

  function startOver(): void {
    try {
      closeQuietly(file)
      file = replace()
    } catch (err) {
      disable(err)
    }
  }

  return {
    changed(id) {
      if (!isBroken) changed.add(id)
    },
    async restore(take) {
      try {
        const state = file.state()
        for (let after = 0; state && !isClosed; ) {
          const { products, last } = file.read(after, batchSize)
          if (products.length === 0) break
          await take(products)
          after = last
          await yieldToLoop()
        }
        // Products just loaded need not be written again.
        changed.clear()
        if (!state) file.clear()
        return isClosed ? null : state
      } catch (err) {
        log.warn({ err }, 'catalog index: snapshot is corrupt, rebuilding')
        startOver()
        return null
      }
    },
    async write(table, state) {
      try {
        while (changed.size > 0 && !isClosed && !isBroken) {
          writeSome(table)
          await yieldToLoop()
        }
        if (!isClosed && !isBroken) file.complete(state)
      } catch (err) {
        disable(err)
      }
    },
    close() {
      isClosed = true
      closeQuietly(file)
    },
  }
}

/** Closes the file and ignores errors: what was not written is read again at the next start. */
function closeQuietly(file: SnapshotDb): void {
  try {
    file.close()
  } catch {
    // A damaged file may also fail to close.
  }
}

function* firstOf(ids: Iterable<string>, most: number): Iterable<string> {
  let taken = 0
  for (const id of ids) {
    if (taken === most) return
    taken += 1
    yield id
  }
}
