// The changes the platform told, newest last: raised inside the transaction that changed something, so
// that a refused request tells nothing and a killed platform forgets nothing it answered.
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

/** Events that are remembered; the oldest go first. */
export const keptEvents = 2000

/** What the rows of the running transaction say. */
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
   * A number above every other, also after a reset and in a new folder: ids of entities are the
   * same again then, and a receiver passes over what is older than what it has seen.
   */
  nextSequence(): number {
    this.#last = Math.max(this.#last + 1, Date.now())
    return this.#last
  }

  /** Inside a transaction. With `isDelivered` somebody waits for it. */
  raise(raised: Raised, identity: EventIdentity, isDelivered: boolean): StoredEvent {
    const at = this.#state.now().toISOString()
    const event = eventOf(raised, { identity, at, sequence: this.nextSequence() })
    return this.keep(event, isDelivered)
  }

  keep(event: StoredEvent, isDelivered: boolean): StoredEvent {
    const { events, deliveries } = this.#state
    events.put(event)
    if (isDelivered) {
      const { id } = event
      deliveries.put({ id, state: 'WAITING', attempts: [], failures: 0, nextAt: 0 })
    }
    return event
  }

  /** Inside a transaction: forgets what is too much, first of all what nobody waits for. */
  trim(): void {
    const { events, deliveries } = this.#state
    const surplus = events.size - keptEvents
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
