// A bounded load on the loopback interface, and its cost in the process under load.
import { readFileSync } from 'node:fs'

export type Load = {
  name: string
  request: (index: number) => Promise<Response>
  seconds: number
  connections: number
}
export type Measure = {
  name: string
  requests: number
  perSecond: number
  cpuMs: number
  p50: number
  p99: number
  failures: number
}

/** Returns the CPU time of a process in milliseconds, user and system. Linux; NaN elsewhere. */
export function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // Clock ticks are hundredths of a second on every Linux Node runs on.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

/** Returns a quantile of a sorted list: 0.99 is what 99 of 100 values stay below. */
export const quantile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Sends requests in a closed loop for a while. Responses other than 200 count as failures. */
export async function measure(load: Load, pid: number): Promise<Measure> {
  const times: number[] = []
  let failures = 0
  const run = async (until: number, record: boolean) => {
    let index = 0
    await Promise.all(
      Array.from({ length: load.connections }, async () => {
        while (performance.now() < until) {
          const started = performance.now()
          index += 1
          const response = await load.request(index)
          await response.arrayBuffer()
          if (!record) continue
          if (response.status !== 200) failures += 1
          times.push(performance.now() - started)
        }
      }),
    )
  }
  await run(performance.now() + 2000, false)
  const [cpuBefore, started] = [cpuMsOf(pid), performance.now()]
  await run(started + load.seconds * 1000, true)
  const seconds = (performance.now() - started) / 1000
  const sorted = times.sort((a, b) => a - b)
  return {
    name: load.name,
    requests: times.length,
    perSecond: times.length / seconds,
    cpuMs: (cpuMsOf(pid) - cpuBefore) / Math.max(times.length, 1),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    failures,
  }
}
