// Counts the requests of apps in memory and writes them down at most once a minute per app.
import type { AppKeyStore } from './app-key-store.ts'

const writeEveryMs = 60_000

export type AppKeyUses = {
  /** Counts one request. */
  count(name: string): void
  /** Writes down what was counted. What cannot be written is counted again. */
  write(): Promise<void>
  close(): Promise<void>
}

type Options = { store: Pick<AppKeyStore, 'addUse'>; onError: (error: unknown) => void }

export function countUses({ store, onError }: Options): AppKeyUses {
  const counted = new Map<string, number>()
  const writtenAt = new Map<string, number>()

  async function writeOne(name: string): Promise<void> {
    const requests = counted.get(name) ?? 0
    if (requests === 0) return
    counted.delete(name)
    writtenAt.set(name, Date.now())
    await store.addUse(name, requests, Date.now()).catch((error: unknown) => {
      counted.set(name, (counted.get(name) ?? 0) + requests)
      onError(error)
    })
  }
  const write = async () => {
    for (const name of [...counted.keys()]) await writeOne(name)
  }
  const timer = setInterval(() => void write(), writeEveryMs)
  timer.unref()

  return {
    count(name) {
      counted.set(name, (counted.get(name) ?? 0) + 1)
      if (Date.now() - (writtenAt.get(name) ?? 0) >= writeEveryMs) void writeOne(name)
    },
    write,
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}
