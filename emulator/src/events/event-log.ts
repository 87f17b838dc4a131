// Stores the change events of the platform, newest last. They are raised inside the transaction that changes
// data: a refused request raises none, and a killed platform loses none whose request it has answered.
import type { EventIdentity } from '@vitrine/platform'
import type { Shop } from '../context.ts'
import type { StoredEvent } from '../rows/event-rows.ts'
import type { State } from '../state/state.ts'
import { backInStockChanges } from './back-in-stock-changes.ts'
import { commerceChanges } from './commerce-changes.ts'
import { eventOf } from './envelope.ts'
import { productChanges } from './product-changes.ts'
import type { Raised } from './raised.ts'
import { siteChanges } from './site-changes.ts'

/** Number of stored events; the oldest are deleted first. */
export const storedEvents = 2000

/** Returns the events that follow from the changed rows of the running transaction. */
export const changesOf = (shop: Shop): Raised[] => [
  ...commerceChanges(shop),
  ...productChanges(shop),
  ...siteChanges(shop),
  ...backInStockChanges(shop),
]

export class EventLog {
  readonly #state: State
  #last: number

  constructor(state: State) {
    this.#state = state
    this.#last = Math.max(0, ...state.events.all().map(({ sequence }) => sequence))
  }

  /**
   * Returns a number above all earlier ones, also after a reset and in a new folder: entities have the same
   * ids again then, and a receiver skips events that are older than those it has seen.
   */
  nextSequence(): number {
    this.#last = Math.max(this.#last + 1, Date.now())
    return this.#last
  }

  /**
   * Stores a new event; call it inside a transaction. With `isDelivered` it is also queued for delivery, from `nextAt` on.
   */
  raise(
    raised: Raised,
    identity: EventIdentity,
    isDelivered: boolean,
    nextAt?: number,
  ): StoredEvent {
    const at = this.#state.now().toISOString()
    const event = eventOf(raised, { identity, at, sequence: this.nextSequence() })
    return this.keep(event, isDelivered, nextAt)
  }

  keep(event: StoredEvent, isDelivered: boolean, nextAt = 0): StoredEvent {
    const { events, deliveries } = this.#state
    events.put(event)
    if (isDelivered) {
      const { id } = event
      deliveries.put({ id, state: 'WAITING', attempts: [], failures: 0, nextAt })
    }
    return event
  }

  /** Deletes surplus events, settled ones first; call it inside a transaction. */
  trim(): void {
    const { events, deliveries } = this.#state
    const surplus = events.size - storedEvents
    if (surplus <= 0) return
    const isSettled = ({ id }: StoredEvent) => deliveries.get(id)?.state !== 'WAITING'
    const all = events.all()
    const settled = all.filter(isSettled)
    const first = [...settled, ...all.filter((event) => !isSettled(event))]
    for (const { id } of first.slice(0, surplus)) {
      events.delete(id)
      deliveries.delete(id)
    }
  }
}
