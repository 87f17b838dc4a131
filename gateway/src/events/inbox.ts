// The event inbox: webhooks are acknowledged once their event is stored; a worker then handles events one
// after another, each once. docs/security.md S81-S86.
import type { ChangeEventName } from '@vitrine/platform'
import { isMessage } from '../platform/events/read-payload.ts'
import { eventSpan } from '../tracing/background-spans.ts'
import type { ReceivedEvent, StoredEvent } from './change-event.ts'
import type { EventConditions, EventHealth, EventQuery } from './event-history.ts'
import type { EventStore } from './event-store.ts'
import { handleOne, logSetAside, settle } from './handle-event.ts'
import { type InboxOptions, type InboxServices, inboxDefaults } from './inbox-options.ts'
import { readPayload } from './read-event.ts'

/** `STILL_UNREADABLE`: its type or its shape is not known to this gateway either. */
export type ReplayRefusal = 'NOT_FOUND' | 'NOT_A_DEAD_LETTER' | 'ERASED' | 'STILL_UNREADABLE'

export type EventInbox = {
  /** Stores an event durably; false when its id was known already. */
  accept(event: ReceivedEvent): Promise<boolean>
  find(id: string): StoredEvent | null
  /** The newest first. */
  read(query: EventQuery): StoredEvent[]
  count(conditions: EventConditions): number
  health(): EventHealth
  /** Queues an event that was set aside. */
  replay(id: string): Promise<StoredEvent | ReplayRefusal>
  /** Resolves once nothing is due; events that wait for a retry are not waited for. */
  idle(): Promise<void>
  /** Starts the worker, first with events the previous process left. */
  start(): void
  /** Stops the worker after the event it is handling. */
  close(): Promise<void>
}

/** Processes change events of the platform. */
export type InboxContext = { readonly inbox: EventInbox }

/** After an error of the store itself. */
const backoffMs = 1000

export function createInbox(options: InboxOptions): EventInbox {
  const services: InboxServices = { ...inboxDefaults, ...options, handledEarly: new Set() }
  const { store, log } = services
  let isOpen = false
  let working: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function drain(): Promise<void> {
    for (let event = store.next(); event && isOpen; event = store.next()) {
      const due = event
      await eventSpan(services.tracing, due, () => handleOne(due, services))
      // Let pending requests run first.
      await new Promise((go) => setImmediate(go))
    }
  }

  function wake(): void {
    if (!isOpen || working) return
    clearTimeout(timer)
    working = drain()
      .then(() => sleep(store.nextAt()))
      .catch((err: unknown) => {
        log.error({ err }, 'event inbox: worker failed, backing off')
        sleep(services.now() + backoffMs)
      })
      .finally(() => {
        working = null
      })
  }

  /** Schedules the worker for the next due event: a retry or a new one. */
  function sleep(until: number | null): void {
    if (!isOpen || until === null) return
    timer = setTimeout(wake, Math.min(Math.max(until - services.now(), 5), 60_000))
    timer.unref()
  }

  return {
    async accept(event) {
      const isNew = store.add(event)
      if (isNew && event.setAside) {
        logSetAside(log, event, event.setAside.reason)
        await settle(event.id, services)
      }
      if (isNew) setImmediate(wake)
      else if (isMessageEvent(event)) services.onRepeat(event)
      return isNew
    },
    find: store.find,
    read: store.read,
    count: store.count,
    health: store.health,
    async replay(id) {
      // Setting it aside settled the lease: release it, so that any gateway may handle it again.
      if (store.find(id)?.state === 'SET_ASIDE') await services.leases.release(id)
      const result = replay(store, id)
      wake()
      return result
    },
    async idle() {
      while (isOpen && (store.nextAt() ?? Number.POSITIVE_INFINITY) <= services.now()) {
        wake()
        await working
      }
      await working
    },
    start() {
      isOpen = true
      wake()
    },
    async close() {
      isOpen = false
      clearTimeout(timer)
      await working
    },
  }
}

const isMessageEvent = (
  event: ReceivedEvent,
): event is ReceivedEvent & { readonly name: ChangeEventName } =>
  event.name !== null && isMessage(event.name)

/** Parses the payload again: an event type that was unknown may be in the table by now. */
function replay(store: EventStore, id: string): StoredEvent | ReplayRefusal {
  const event = store.find(id)
  if (!event) return 'NOT_FOUND'
  if (event.state !== 'SET_ASIDE') return 'NOT_A_DEAD_LETTER'
  if (event.isErased) return 'ERASED'
  if (event.reason === 'UNKNOWN_TYPE' || event.reason === 'UNREADABLE') {
    const { setAside, ...read } = readPayload(event.type, String(event.body))
    if (setAside) return 'STILL_UNREADABLE'
    store.updateParsed(event, read)
  }
  return (store.replay(id) && store.find(id)) || 'NOT_A_DEAD_LETTER'
}
