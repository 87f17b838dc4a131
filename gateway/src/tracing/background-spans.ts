// Work that no request waits for begins traces of its own. The id of the request that caused it leads to its trace.
import type { StoredEvent } from '../events/change-event.ts'
import type { JobRow } from '../jobs/job-rows.ts'
import type { Transport } from '../platform/transport.ts'
import { inSpan, type SpanStart, type Tracing } from './tracing.ts'

const apartIn = <Result>(tracing: Tracing, start: SpanStart, work: () => Promise<Result>) =>
  tracing.apart(() => inSpan(tracing, start, work))

/** Runs a job, from its start or from where it was interrupted. */
export const jobSpan = (
  tracing: Tracing,
  { id, work, requestId }: Pick<JobRow, 'id' | 'work' | 'requestId'>,
  run: () => Promise<void>,
): Promise<void> =>
  apartIn(
    tracing,
    {
      name: `job ${work.action}`,
      attributes: { 'vitrine.job.id': id, 'vitrine.request_id': requestId },
    },
    run,
  )

/** Handles a change event of the inbox. */
export const eventSpan = (
  tracing: Tracing,
  { id, name, requestId }: Pick<StoredEvent, 'id' | 'name' | 'requestId'>,
  handle: () => Promise<void>,
): Promise<void> =>
  apartIn(
    tracing,
    {
      name: `process ${name ?? 'unknown event'}`,
      kind: 'consumer',
      attributes: { 'vitrine.event.id': id, 'vitrine.request_id': requestId },
    },
    handle,
  )

/** Returns a transport for work by timers, which would otherwise go on in the trace of the request that began them. */
export const apartTransport = (transport: Transport, tracing: Tracing): Transport =>
  tracing.isOn
    ? { ...transport, send: (...call) => tracing.apart(() => transport.send(...call)) }
    : transport
