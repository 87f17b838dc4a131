// The open streams of this gateway: their limits, periodic authorization checks and shutdown.
import type { EventStream } from './event-stream.ts'

/** Generous for the tabs of a household and for a shared network. */
export const streamLimits = { perSession: 12, perNetwork: 200, inAll: 10_000 } as const

/** Interval of the authorization check, so that a revoked reader is disconnected within 5 s. docs/security.md S76. */
const checkEveryMs = 2000

type Open = {
  stream: EventStream
  session: string | null
  /** Network of the reader: the key of the limit. */
  network: string
  /** Returns false once the session or the elevation has ended. A failed check leaves the stream open. */
  mayListen: () => Promise<boolean>
}

export type OpenStreams = {
  /** Reserves a slot; null when a limit is reached. */
  reserve(
    reader: Pick<Open, 'session' | 'network'>,
  ): { add(open: Omit<Open, 'session' | 'network'>): void; free(): void } | null
  readonly count: number
  /** Ends all streams: readers reconnect to another gateway. */
  close(): void
}

export function createOpenStreams(): OpenStreams {
  const bySession = new Map<string, number>()
  const byNetwork = new Map<string, number>()
  const open = new Set<Open>()
  let reserved = 0
  let isChecking = false
  let isClosed = false

  const timer = setInterval(() => void check(), checkEveryMs)
  timer.unref()

  async function check(): Promise<void> {
    if (isChecking) return
    isChecking = true
    for (const one of [...open]) {
      const isAllowed = await one.mayListen().catch(() => true)
      if (!isAllowed) one.stream.complete()
    }
    isChecking = false
  }

  return {
    reserve({ session, network }) {
      const own = session === null ? 0 : (bySession.get(session) ?? 0)
      const near = byNetwork.get(network) ?? 0
      const { perSession, perNetwork, inAll } = streamLimits
      if (reserved >= inAll || own >= perSession || near >= perNetwork) return null
      reserved += 1
      count(byNetwork, network, 1)
      if (session !== null) count(bySession, session, 1)
      let entry: Open | undefined
      let isFree = false
      return {
        add(more) {
          // Freed before it was added: it would never be removed.
          if (isFree) return
          if (isClosed) return more.stream.close()
          entry = { ...more, session, network }
          open.add(entry)
        },
        free() {
          if (isFree) return
          isFree = true
          reserved -= 1
          count(byNetwork, network, -1)
          if (session !== null) count(bySession, session, -1)
          if (entry) open.delete(entry)
        },
      }
    },
    get count() {
      return reserved
    },
    close() {
      isClosed = true
      clearInterval(timer)
      for (const { stream } of [...open]) stream.close()
    },
  }
}

function count(map: Map<string, number>, key: string, step: 1 | -1): void {
  const next = (map.get(key) ?? 0) + step
  if (next > 0) map.set(key, next)
  else map.delete(key)
}
