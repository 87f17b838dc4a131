// Events between the platform's yes and what they change here: kept first, then handled one after the
// other, each once. SECURITY rows 81-86.
import { changeEventEntry } from '@vitrine/platform'
import type { FastifyBaseLogger } from 'fastify'
import type { KeptEvent, ReceivedEvent } from './change-event.ts'
import type { EventConsumer } from './consumers.ts'
import { type EventClaims, noOtherGateways } from './event-claims.ts'
import type { EventHealth, EventQuery } from './event-history.ts'
import type { EventStore } from './event-store.ts'
import { handleOne, settle, tellAside } from './handle-one.ts'
import { readPayload } from './read-event.ts'

/** `STILL_UNREADABLE`: its type or its shape is not known to this gateway either. */
export type ReplayRefusal = 'NOT_FOUND' | 'NOT_SET_ASIDE' | 'ERASED' | 'STILL_UNREADABLE'

export type EventInbox = {
  /** Keeps an event; when it answers, nothing loses it. False when its id was known already. */
  accept(event: ReceivedEvent): Promise<boolean>
  find(id: string): KeptEvent | null
  /** The newest first. */
  read(query: EventQuery): KeptEvent[]
  health(): EventHealth
  /** Puts one that was set aside back among those that wait. */
  replay(id: string): Promise<KeptEvent | ReplayRefusal>
  /** Settles once nothing is due; events that wait for another try are not waited for. */
  idle(): Promise<void>
  /** Begins with what the process before this one left. */
  start(): void
  /** Waits for the event that is being handled. */
  close(): Promise<void>
}

export type InboxOptions = {
  store: EventStore
  consumers: readonly EventConsumer[]
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Whose an event is; one process alone need not ask. */
  claims?: EventClaims
  /** Told of each event once nothing more happens to it by itself. */
  onSettled?: (event: KeptEvent) => void
  /**
   * Told of a message that came before, word for word: messages have no id, and two changes of one field within
   * the second that signatures count in say the same.
   */
  onRepeat?: (event: ReceivedEvent) => void
  /** Milliseconds to wait after each failure; after the last try the event is set aside. */
  waits?: readonly number[]
  /** Milliseconds a consumer may take. */
  patience?: number
  now?: () => number
}

/** After an error of the store itself. */
const restMs = 1000

const defaults = {
  claims: noOtherGateways,
  onSettled: () => {},
  onRepeat: () => {},
  waits: [250, 1000, 5000, 30_000],
  patience: 5000,
  now: Date.now,
}

export function createInbox(options: InboxOptions): EventInbox {
  const parts = { ...defaults, ...options, seenTo: new Set<string>() }
  const { store, log } = parts
  let isOpen = false
  let working: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function workOff(): Promise<void> {
    for (let event = store.next(); event && isOpen; event = store.next()) {
      await handleOne(event, parts)
      // Whoever waits for an answer goes first.
      await new Promise((go) => setImmediate(go))
    }
  }

  function wake(): void {
    if (!isOpen || working) return
    clearTimeout(timer)
    working = workOff()
      .then(() => sleep(store.nextAt()))
      .catch((err: unknown) => {
        log.error({ err }, 'change events rest for a while')
        sleep(parts.now() + restMs)
      })
      .finally(() => {
        working = null
      })
  }

  /** Until the next one is due: one that failed, or one that came a moment ago. */
  function sleep(until: number | null): void {
    if (!isOpen || until === null) return
    timer = setTimeout(wake, Math.min(Math.max(until - parts.now(), 5), 60_000))
    timer.unref()
  }

  return {
    async accept(event) {
      const isNew = store.add(event)
      if (isNew && event.setAside) {
        tellAside(log, event, event.setAside.reason)
        await settle(event.id, parts)
      }
      if (isNew) setImmediate(wake)
      else if (isMessage(event)) parts.onRepeat(event)
      return isNew
    },
    find: store.find,
    read: store.read,
    health: store.health,
    async replay(id) {
      // Settled it was by being set aside: from here on it is whose turn comes first.
      if (store.find(id)?.state === 'SET_ASIDE') await parts.claims.release(id)
      const refusal = replay(store, id)
      if (refusal) return refusal
      wake()
      return store.find(id) ?? 'NOT_FOUND'
    },
    async idle() {
      while (isOpen && (store.nextAt() ?? Number.POSITIVE_INFINITY) <= parts.now()) {
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

const isMessage = ({ name }: ReceivedEvent) =>
  name !== null && changeEventEntry(name).family === 'message'

/** What could not be read then may be read by now: the table has grown. */
function replay(store: EventStore, id: string): ReplayRefusal | null {
  const event = store.find(id)
  if (!event) return 'NOT_FOUND'
  if (event.state !== 'SET_ASIDE') return 'NOT_SET_ASIDE'
  if (event.isErased) return 'ERASED'
  if (event.reason === 'UNKNOWN_TYPE' || event.reason === 'UNREADABLE') {
    const { setAside, ...read } = readPayload(event.type, String(event.body))
    if (setAside) return 'STILL_UNREADABLE'
    store.readAnew(event, read)
  }
  return store.replay(id) ? null : 'NOT_SET_ASIDE'
}
