// Reads single products again, collected for a moment because change events come in bursts.

import type { IndexWriter } from './index-writer.ts'
import { pageSize, type Reader } from './reader.ts'
import type { Retry } from './retry.ts'

const gatherMs = 150

type Parts = {
  reader: Reader
  writer: IndexWriter
  retry: Retry
  /** Called after every response of the platform. */
  onResponse: () => void
  /** Returns milliseconds since 1970. */
  now: () => number
}

export type Rereader = {
  add(ids: readonly string[]): void
  /** Resolves once all requested products are read. */
  idle(): Promise<void>
  close(): void
}

export function createRereader({ reader, writer, retry, onResponse, now }: Parts): Rereader {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null

  async function readSome(): Promise<void> {
    const ids = [...waiting].slice(0, pageSize)
    for (const id of ids) waiting.delete(id)
    let readFrom = 0
    const products = await retry(() => {
      readFrom = now()
      return reader.byIds(ids)
    })
    const found = new Set(products.map(({ id }) => id))
    await writer.putRead(products)
    // Products that the platform no longer returns are hidden or deleted.
    writer.removeRead(
      ids.filter((id) => !found.has(id)),
      readFrom,
    )
    onResponse()
  }

  async function workOff(): Promise<void> {
    while (waiting.size > 0) await readSome()
  }

  function start(): void {
    timer = undefined
    if (working) return
    // Rejects only when the index is closed.
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
