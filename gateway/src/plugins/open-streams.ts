// Every open stream of this gateway: how many there may be, who may still listen, and their end.
import type { EventStream } from './event-stream.ts'

/** Room for many tabs of one household, and for a shop full of people. */
export const streamLimits = { perSession: 12, perNetwork: 200, inAll: 10_000 } as const

/** How often it is asked whether somebody may still listen: out within 5 s. SECURITY row 76. */
const checkEveryMs = 2000

type Open = {
  stream: EventStream
  session: string | null
  /** Network of the reader, as limits count it. */
  network: string
  /** False once the session is over, or staff's door is shut. A failure to tell leaves things as they are. */
  mayListen: () => Promise<boolean>
}

export type OpenStreams = {
  /** Null when there are too many already. */
  reserve(
    who: Pick<Open, 'session' | 'network'>,
  ): { add(open: Omit<Open, 'session' | 'network'>): void; free(): void } | null
  readonly count: number
  /** Ends all of them: readers ask again, of another gateway. */
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
      const may = await one.mayListen().catch(() => true)
      if (!may) one.stream.complete()
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
          // Gone before it began: nobody would take it out again.
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
