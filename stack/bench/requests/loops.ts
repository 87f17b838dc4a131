// The two kinds of load. Closed: each connection sends its next request after the answer, which finds what a server can
// do. Open: requests begin at a fixed rate whatever the server does, which finds how long shoppers wait.

/** Sends one request on a connection; resolves with whether the answer was right. */
export type SendNext = (connection: number) => Promise<boolean>

export type LoopResult = { times: number[]; failures: number; seconds: number }

export async function closedLoop(
  send: SendNext,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoopResult> {
  const times: number[] = []
  let failures = 0
  const started = performance.now()
  const until = started + seconds * 1000
  const run = async (connection: number) => {
    while (performance.now() < until) {
      const sentAt = performance.now()
      if (!(await send(connection))) failures += 1
      times.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => run(index)))
  return { times, failures, seconds: (performance.now() - started) / 1000 }
}

export type Clock = { now(): number; until(ms: number): Promise<void> }

const realClock: Clock = {
  now: () => performance.now(),
  until: (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms - performance.now()))),
}

/** Returns when the request of an index is meant to begin, in milliseconds after the first. */
export const intendedAt = (index: number, rate: number): number => (index * 1000) / rate

/**
 * Sends at a fixed rate. A request is measured from the moment it was meant to begin: one that waits for a connection,
 * because the server is slow, waits on the shopper's clock (correction for coordinated omission).
 */
export async function openLoop(
  send: SendNext,
  { connections, seconds, rate }: { connections: number; seconds: number; rate: number },
  clock: Clock = realClock,
): Promise<LoopResult> {
  const times: number[] = []
  let [failures, next] = [0, 0]
  const total = Math.floor(seconds * rate)
  const started = clock.now()
  const run = async (connection: number) => {
    while (next < total) {
      const intended = started + intendedAt(next, rate)
      next += 1
      if (clock.now() < intended) await clock.until(intended)
      if (!(await send(connection))) failures += 1
      times.push(clock.now() - intended)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => run(index)))
  return { times, failures, seconds: (clock.now() - started) / 1000 }
}
