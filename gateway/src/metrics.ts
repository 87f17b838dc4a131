import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { OnPace } from './platform/pacers.ts'
import type { CallOutcome } from './platform/transport.ts'

export type Metrics = {
  registry: Registry
  onCall(outcome: CallOutcome): void
  /** A call that waited for its turn, or was refused for the number of calls. */
  onPace: OnPace
  /** Outcome of a shared read. */
  onRead(read: string, how: 'hit' | 'miss' | 'shared'): void
  onRequest(facts: { route: string; method: string; status: number; seconds: number }): void
}

/** Counters and durations in the Prometheus format. Labels have closed sets of values, so that there are few series. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'vitrine_platform_calls_total',
    help: 'Calls to the platform by outcome',
    labelNames: ['service', 'call', 'outcome'],
    registers: [registry],
  })
  const callSeconds = new Histogram({
    name: 'vitrine_platform_call_seconds',
    help: 'Duration of calls to the platform, retries included',
    labelNames: ['service'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const waits = new Histogram({
    name: 'vitrine_platform_wait_seconds',
    help: 'Time that calls waited for their turn below the limit of the platform, of those that waited',
    labelNames: ['credential', 'priority'],
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 90],
    registers: [registry],
  })
  const limited = new Counter({
    name: 'vitrine_platform_rate_limited_total',
    help: 'Calls refused for their number: by the platform with a 429, or by the gateway before they were sent',
    labelNames: ['credential', 'by'],
    registers: [registry],
  })
  const reads = new Counter({
    name: 'vitrine_shared_reads_total',
    help: 'Shared reads: from the cache, by a call, or joined to a call in flight',
    labelNames: ['read', 'how'],
    registers: [registry],
  })
  const requestSeconds = new Histogram({
    name: 'vitrine_request_seconds',
    help: 'Duration of requests',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    registry,
    onCall({ service, call, ms, outcome }) {
      calls.inc({ service, call, outcome })
      callSeconds.observe({ service }, ms / 1000)
    },
    onPace({ credential, isBackground, waitedMs, refusedBy }) {
      const priority = isBackground ? 'background' : 'interactive'
      if (waitedMs > 0) waits.observe({ credential, priority }, waitedMs / 1000)
      if (refusedBy) limited.inc({ credential, by: refusedBy })
    },
    onRead: (read, how) => reads.inc({ read, how }),
    onRequest({ route, method, status, seconds }) {
      requestSeconds.observe({ route, method, status }, seconds)
    },
  }
}
