// Delivers events to the receiver: those of one entity in order, different entities in parallel. A failed
// delivery is retried later and delays only its own entity.
import { changeEventEntry } from '@vitrine/platform'
import type { DeliveryAttempt, StoredDelivery, StoredEvent } from '../rows/event-rows.ts'
import { backOffMs } from '../rules/back-off.ts'
import type { State } from '../state/state.ts'

/** Sends one event; resolves with the outcome and never rejects. */
export type Send = (event: StoredEvent, signal: AbortSignal) => Promise<DeliveryAttempt>

/** Maximum number of concurrent deliveries. */
const mostAtOnce = 8

const isDelivered = ({ status }: DeliveryAttempt) => status >= 200 && status < 300

export class DeliveryQueue {
  readonly #state: State
  readonly #send: Send
  /** Ids of waiting events by entity. */
  readonly #lanes = new Map<string, string[]>()
  readonly #busy = new Set<string>()
  readonly #resting = new Map<string, NodeJS.Timeout>()
  readonly #stopped = new AbortController()
  #isOpen = false
  #isAwake = false

  constructor(state: State, send: Send) {
    this.#state = state
    this.#send = send
    this.reload()
  }

  /** Loads all waiting deliveries from the state: after a start and after a reset. */
  reload(): void {
    for (const timer of this.#resting.values()) clearTimeout(timer)
    this.#resting.clear()
    this.#lanes.clear()
    for (const { id, state } of this.#state.deliveries.all()) {
      const event = state === 'WAITING' ? this.#state.events.get(id) : undefined
      if (event) this.add(event)
    }
  }

  add(event: StoredEvent): void {
    const key = laneOf(event)
    const lane = this.#lanes.get(key) ?? []
    if (!lane.includes(event.id)) lane.push(event.id)
    this.#lanes.set(key, lane)
  }

  /** Opens or closes the queue; a closed queue retains what waits and sends nothing. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen
    if (isOpen) this.wake()
  }

  /** Starts deliveries after the response of the running request has been sent. */
  wake(): void {
    if (this.#isAwake) return
    this.#isAwake = true
    setImmediate(() => {
      this.#isAwake = false
      this.#run()
    })
  }

  stop(): void {
    this.#stopped.abort()
    for (const timer of this.#resting.values()) clearTimeout(timer)
  }

  #run(): void {
    for (const key of this.#lanes.keys()) {
      if (!this.#isOpen || this.#stopped.signal.aborted) return
      if (this.#busy.size >= mostAtOnce) return
      if (!this.#busy.has(key) && !this.#resting.has(key)) this.#next(key)
    }
  }

  #next(key: string): void {
    const waiting = this.#headOf(key)
    if (!waiting) return
    const early = waiting.delivery.nextAt - Date.now()
    if (early > 0) this.#rest(key, early)
    else void this.#deliver(key, waiting.event)
  }

  /** Returns the first waiting event of the lane and skips events that were deleted or settled. */
  #headOf(key: string): { event: StoredEvent; delivery: StoredDelivery } | undefined {
    const lane = this.#lanes.get(key) ?? []
    for (; lane[0] !== undefined; lane.shift()) {
      const event = this.#state.events.get(lane[0])
      const delivery = this.#state.deliveries.get(lane[0])
      if (event && delivery?.state === 'WAITING') return { event, delivery }
    }
    this.#lanes.delete(key)
    return
  }

  #rest(key: string, ms: number): void {
    const timer = setTimeout(() => {
      this.#resting.delete(key)
      this.#run()
    }, ms)
    timer.unref()
    this.#resting.set(key, timer)
  }

  async #deliver(key: string, event: StoredEvent): Promise<void> {
    this.#busy.add(key)
    const attempt = await this.#send(event, this.#stopped.signal)
    this.#busy.delete(key)
    if (this.#stopped.signal.aborted) return
    // A reset may have happened in between.
    const delivery = this.#state.deliveries.get(event.id)
    if (delivery)
      this.#state.transaction(() => this.#state.deliveries.put(after(delivery, attempt)))
    this.wake()
  }
}

/** Returns kind and id of the entity: two kinds may have the same ids. */
function laneOf({ name, entityId }: StoredEvent): string {
  const { fqdn, idField } = changeEventEntry(name)
  return `${fqdn ?? idField} ${entityId}`
}

function after(delivery: StoredDelivery, attempt: DeliveryAttempt): StoredDelivery {
  const attempts = [...delivery.attempts, attempt]
  if (isDelivered(attempt)) return { ...delivery, attempts, state: 'DELIVERED', failures: 0 }
  const failures = delivery.failures + 1
  const rest = backOffMs(failures)
  const state = rest === undefined ? 'GIVEN_UP' : 'WAITING'
  return { ...delivery, attempts, failures, state, nextAt: Date.now() + (rest ?? 0) }
}
