import type { Metrics } from '../metrics.ts'
import type { Tracing } from './tracing.ts'

/** Returns metrics whose shared reads are also events of the span that they are made in: those that call nothing. */
export function withReadEvents(metrics: Metrics, tracing: Tracing): Metrics {
  if (!tracing.isOn) return metrics
  return {
    ...metrics,
    onRead(read, how) {
      metrics.onRead(read, how)
      if (how !== 'miss') tracing.event(`read.${how}`, { 'vitrine.read': read })
    },
  }
}
