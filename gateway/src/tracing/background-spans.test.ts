import { expect, test } from 'vitest'
import { apartTransport, eventSpan, jobSpan } from './background-spans.ts'
import { noTracing, type SpanStart, type Tracing } from './tracing.ts'

/** Notes the spans that begin, and whether they begin a trace. */
function noting() {
  const begun: (SpanStart & { isApart: boolean })[] = []
  let isApart = false
  const tracing: Tracing = {
    ...noTracing,
    isOn: true,
    begin(start) {
      begun.push({ ...start, isApart })
      return noTracing.begin(start)
    },
    apart(work) {
      isApart = true
      const result = work()
      isApart = false
      return result
    },
  }
  return { tracing, begun }
}

const work = {
  ...{ action: 'DELETE_PRODUCTS', isReversible: false },
} as unknown as Parameters<typeof jobSpan>[1]['work']

test('a job and a change event begin traces, and name the request that caused them', async () => {
  const { tracing, begun } = noting()
  await jobSpan(tracing, { id: 'job-1', work, requestId: 'request-1' }, async () => {})
  const event = { id: 'event-1', name: 'BrandUpdated' as const, requestId: 'request-2' }
  await eventSpan(tracing, event, async () => {})
  expect(begun).toEqual([
    {
      name: 'job DELETE_PRODUCTS',
      attributes: { 'vitrine.job.id': 'job-1', 'vitrine.request_id': 'request-1' },
      isApart: true,
    },
    {
      ...{ name: 'process BrandUpdated', kind: 'consumer' },
      attributes: { 'vitrine.event.id': 'event-1', 'vitrine.request_id': 'request-2' },
      isApart: true,
    },
  ])
})

test('a transport of timers is the transport itself where nothing is traced', () => {
  const transport = {} as Parameters<typeof apartTransport>[0]
  expect(apartTransport(transport, noTracing)).toBe(transport)
  expect(apartTransport(transport, noting().tracing)).not.toBe(transport)
})
