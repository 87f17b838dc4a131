// What the event inbox works with: its store and consumers, and how long it waits.
import type { ChangeEventName } from '@vitrine/platform'
import type { FastifyBaseLogger } from 'fastify'
import { noTracing, type Tracing } from '../tracing/tracing.ts'
import type { ReceivedEvent, StoredEvent } from './change-event.ts'
import type { EventConsumer } from './event-consumer.ts'
import { type EventLeases, localEventLeases } from './event-leases.ts'
import type { EventStore } from './event-store.ts'

export type InboxOptions = {
  store: EventStore
  consumers: readonly EventConsumer[]
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  tracing?: Tracing
  /** Leases of several gateways; a single process needs none. */
  leases?: EventLeases
  /** Called with each event that reached a final state. */
  onSettled?: (event: StoredEvent) => void
  /**
   * Called with a message identical to an earlier one: messages have no id, and two changes of one field within
   * the second that signatures are precise to have the same content.
   */
  onRepeat?: (event: ReceivedEvent & { readonly name: ChangeEventName }) => void
  /** Milliseconds to wait after each failure; after the last try the event is set aside. */
  waits?: readonly number[]
  /** Timeout of a consumer in milliseconds. */
  handlerTimeoutMs?: number
  now?: () => number
}

export type InboxServices = Required<InboxOptions> & {
  /** Ids of events without a lease yet, whose consumers that run in every gateway have finished. */
  handledEarly: Set<string>
}

export const inboxDefaults = {
  leases: localEventLeases,
  tracing: noTracing,
  onSettled: () => {},
  onRepeat: () => {},
  waits: [250, 1000, 5000, 30_000],
  handlerTimeoutMs: 5000,
  now: Date.now,
}
