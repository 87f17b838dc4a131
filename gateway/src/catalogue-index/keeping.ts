// The copy of the index on disk: restored at start, and written behind everybody's back, a few products at
// a time. A disk that fails costs the next start its head start and nothing else.
import type { IndexedProduct } from './catalogue-index.ts'
import { type KeptFile, type KeptState, openKeptFile, replaceKeptFile } from './kept-file.ts'
import type { IndexLog } from './patience.ts'
import type { ProductTable } from './product-table.ts'
import { giveWay } from './slices.ts'

/** Rows that are read or written before others have a turn. */
const atOnce = 40

export type Keeping = {
  /** Told of each change; it is written with the next `write`. */
  changed(id: string): void
  /** Hands over what is kept, a few at a time; null when there is nothing to begin with. */
  restore(take: (products: readonly IndexedProduct[]) => Promise<void>): Promise<KeptState | null>
  /** Writes what has changed, and that it is complete up to `state`. */
  write(table: ProductTable, state: KeptState): Promise<void>
  close(): void
}

type Options = { dataDir: string; identity: string; log: IndexLog }

const nothing: Keeping = {
  changed: () => {},
  restore: async () => null,
  write: async () => {},
  close: () => {},
}

/** `memory` keeps nothing. */
export function createKeeping({ dataDir, identity, log }: Options): Keeping {
  if (dataDir === 'memory') return nothing
  const file = open(dataDir, identity, log)
  return file ? keepingIn(file, () => replaceKeptFile(dataDir, identity), log) : nothing
}

function open(dataDir: string, identity: string, log: IndexLog): KeptFile | null {
  try {
    return openKeptFile(dataDir, identity)
  } catch (err) {
    log.warn({ err }, 'the catalogue index is not kept: its file cannot be used')
    return null
  }
}

function keepingIn(opened: KeptFile, replace: () => KeptFile, log: IndexLog): Keeping {
  let file = opened
  const changed = new Set<string>()
  let isBroken = false
  let isClosed = false

  function writeSome(table: ProductTable): void {
    const ids = [...firstOf(changed, atOnce)]
    const products = ids.map((id) => table.find(id)).filter((product) => product !== undefined)
    const gone = ids.filter((id) => !table.find(id))
    file.write(products, gone)
    for (const id of ids) changed.delete(id)
  }

  function broke(err: unknown): void {
    isBroken = true
    log.warn({ err }, 'the catalogue index is not kept any more: its file cannot be used')
  }

  function startAnew(): void {
    try {
      closeQuietly(file)
      file = replace()
    } catch (err) {
      broke(err)
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
          const { products, last } = file.read(after, atOnce)
          if (products.length === 0) break
          await take(products)
          after = last
          await giveWay()
        }
        // What was just read need not be written again.
        changed.clear()
        if (!state) file.clear()
        return isClosed ? null : state
      } catch (err) {
        log.warn({ err }, 'the kept catalogue index is damaged and made anew')
        startAnew()
        return null
      }
    },
    async write(table, state) {
      try {
        while (changed.size > 0 && !isClosed && !isBroken) {
          writeSome(table)
          await giveWay()
        }
        if (!isClosed && !isBroken) file.complete(state)
      } catch (err) {
        broke(err)
      }
    },
    close() {
      isClosed = true
      closeQuietly(file)
    },
  }
}

/** What cannot be written any more is read anew the next time. */
function closeQuietly(file: KeptFile): void {
  try {
    file.close()
  } catch {
    // A damaged file fails here as everywhere.
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
