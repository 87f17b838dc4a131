// Passes one event to all consumers. A failing event is retried a few times and then set aside, so that it
// does not block others. docs/security.md S82 and 86.
import { messages } from '../__generated__/messages/events.ts'
import type { ReceivedEvent, StoredEvent } from './change-event.ts'
import type { EventConsumer } from './event-consumer.ts'
import type { InboxServices } from './inbox-options.ts'
import { withBodyRead } from './read-event-body.ts'

/** Pause before the lease is requested again after a failure. */
const leaseRetryMs = 1000
/** Pause before an event that another gateway is handling is looked at again. */
const busyMs = 5000

export async function handleOne(event: StoredEvent, parts: InboxServices): Promise<void> {
  await handle(event, parts)
  await settle(event.id, parts)
}

/** Reports an event that reached its final state; not one that waits for a retry or belongs to another gateway. */
export async function settle(
  id: string,
  { store, onSettled, leases, log }: InboxServices,
): Promise<void> {
  const event = store.find(id)
  if (!event || event.state === 'NEW') return
  onSettled(event)
  // On failure the lease expires, and a gateway that also has the event handles it again, which is harmless.
  await leases.settle(id).catch((err: unknown) => {
    log.warn({ err, event: id }, 'failed to release event lease; it will expire')
  })
}

async function handle(event: StoredEvent, parts: InboxServices): Promise<void> {
  const { store, leases, now, log, handledEarly } = parts
  const finishedEarly = await runInEveryGateway(event, parts)
  const lease = await leases.acquire(event.id).catch((err: unknown) => {
    log.warn({ err, event: event.id }, 'could not acquire event lease')
    return 'UNKNOWN' as const
  })
  if (lease === 'UNKNOWN') {
    handledEarly.add(event.id)
    return store.postpone(event, now() + leaseRetryMs)
  }
  handledEarly.delete(event.id)
  // Stored until it is known to be handled: if the other gateway dies, this one handles it.
  if (lease === 'BUSY') return store.postpone(event, now() + busyMs)
  if (lease === 'SETTLED') return store.removeForeign(event)
  // Erasure requests are handled even when a later event was handled before.
  if (store.isBehind(event) && !event.isAnonymization) return store.superseded(event)
  if (!isReadable(event)) {
    logSetAside(log, event, 'UNREADABLE')
    return store.setAside(event, 'UNREADABLE', messages.contentErased)
  }
  const failure = await runConsumers(event, parts, finishedEarly)
  if (failure === null) return store.done(event)
  const wait = parts.waits[event.tries]
  if (wait !== undefined) return store.retryAt(event, now() + wait, failure)
  logSetAside(log, event, 'FAILED')
  store.setAside(event, 'FAILED', failure)
}

/** An event that was parsed when it was received, so that its body has the shape of its name. */
type ReadableEvent = StoredEvent & { readonly name: NonNullable<StoredEvent['name']> }

function isReadable(event: StoredEvent): event is ReadableEvent {
  return event.name !== null && !event.isErased
}

/**
 * Runs the consumers that need no lease: once while the lease store is unavailable, and again when it is back,
 * so that the other gateways are notified. Returns the names of those that finished.
 */
async function runInEveryGateway(
  event: StoredEvent,
  { consumers, handledEarly, log, handlerTimeoutMs }: InboxServices,
) {
  const finished: string[] = []
  if (handledEarly.has(event.id) || !isReadable(event)) return finished
  for (const consumer of consumers.filter(({ runsInEveryGateway }) => runsInEveryGateway)) {
    if (event.consumed.includes(consumer.name)) continue
    try {
      await withTimeout(consumer, event, handlerTimeoutMs)
      finished.push(consumer.name)
    } catch (err) {
      // It runs again with all the others.
      log.warn({ err, event: event.id, consumer: consumer.name }, 'event consumer failed early')
    }
  }
  return finished
}

/** Returns null when every consumer has finished, otherwise the first failure. */
async function runConsumers(
  event: ReadableEvent,
  parts: InboxServices,
  finishedEarly: readonly string[],
): Promise<string | null> {
  const { consumers, store, log, handlerTimeoutMs } = parts
  const finished = [...event.consumed, ...finishedEarly]
  let failure: string | null = null
  for (const consumer of consumers) {
    if (finished.includes(consumer.name)) continue
    try {
      await withTimeout(consumer, event, handlerTimeoutMs)
      finished.push(consumer.name)
      store.consumed(event, finished)
    } catch (err) {
      log.warn(
        { err, event: event.id, type: event.type, consumer: consumer.name },
        'event consumer failed',
      )
      failure ??= `${consumer.name}: ${err instanceof Error ? err.message : String(err)}`
    }
  }
  return failure?.slice(0, 500) ?? null
}

/** Calls a consumer with its own copy of the event, which it may modify. */
async function withTimeout(
  consumer: EventConsumer,
  event: ReadableEvent,
  timeoutMs: number,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    await Promise.race([consumer.handle(structuredClone(withBodyRead(event))), timeout])
  } finally {
    clearTimeout(timer)
  }
}

export function logSetAside(
  log: InboxServices['log'],
  { id, type }: Pick<ReceivedEvent, 'id' | 'type'>,
  reason: string,
): void {
  log.warn({ event: id, type, reason }, 'change event set aside')
}
