// Products somebody has named are read again: gathered for a moment, since changes come in bursts.
import type { Patience } from './patience.ts'
import { pageSize, type Reader } from './reader.ts'
import type { Shelf } from './shelf.ts'

const gatherMs = 150

type Parts = {
  reader: Reader
  shelf: Shelf
  patiently: Patience
  /** Told after every answer. */
  onHeard: () => void
}

export type Rereader = {
  add(ids: readonly string[]): void
  /** Settles once everything that was named is read. */
  idle(): Promise<void>
  close(): void
}

export function createRereader({ reader, shelf, patiently, onHeard }: Parts): Rereader {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null

  async function readSome(): Promise<void> {
    const ids = [...waiting].slice(0, pageSize)
    for (const id of ids) waiting.delete(id)
    const products = await patiently(() => reader.byIds(ids))
    const found = new Set(products.map(({ id }) => id))
    await shelf.putRead(products)
    // Hidden or deleted: the platform does not show it any more.
    shelf.removeRead(ids.filter((id) => !found.has(id)))
    onHeard()
  }

  async function workOff(): Promise<void> {
    while (waiting.size > 0) await readSome()
  }

  function start(): void {
    timer = undefined
    if (working) return
    // It fails only when everything is over.
    working = workOff()
      .catch(() => {})
      .finally(() => {
        working = null
      })
  }

  return {
    add(ids) {
      for (const id of ids) waiting.add(id)
      if (ids.length === 0 || timer) return
      timer = setTimeout(start, gatherMs)
      timer.unref()
    },
    async idle() {
      while (timer || working) {
        if (timer) await new Promise((go) => setTimeout(go, gatherMs / 5))
        await working
      }
    },
    close() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
