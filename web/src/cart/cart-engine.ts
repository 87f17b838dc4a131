// Runs the state machine: holds its state, sends due intents and dispatches the responses.
import * as messages from '../__generated__/messages/cart.ts'
import type { CartLineRequest, CartProblem } from '../lib/cart-signal.ts'
import { type CartIntent, isSameIntent, slots } from './cart-intents.ts'
import { type CartView, viewOf } from './cart-view.ts'
import { reduce } from './engine-core.ts'
import { dueSlots, nextDueAt } from './engine-queue.ts'
import {
  type EngineEvent,
  type EngineState,
  emptyState,
  type Problem,
  type Slot,
} from './engine-types.ts'
import { type CartResponse, type CartSnapshot, problemOf, type Transport } from './transport.ts'

export type Line = CartSnapshot['lines'][number]
export type State = EngineState<CartSnapshot>
/** `failure`: the last read of the cart failed. */
export type Snapshot = { state: State; view: CartView<Line>; failure: Problem | null }

/** Milliseconds of debounce: of several quantities in a row only the last is sent. */
const debounce = 300

type Added = { problems: CartProblem[] }

export class CartEngine {
  #snapshot: Snapshot = snapshotOf(emptyState())
  readonly #transport: Transport
  readonly #listeners = new Set<() => void>()
  readonly #adds = new Map<string, (answer: Added) => void>()
  /** Adds without a response: the same add again reuses the idempotency key, so it has one effect. */
  #lostAdds: { intent: CartIntent; idempotencyKey: string }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #readAt = 0
  /** The read in flight, and the one that follows it. */
  #reading: Promise<boolean> | null = null
  #nextRead: Promise<boolean> | null = null
  /** Called with each response, to announce it to screen readers. */
  onAnswer: ((slot: Slot, answer: CartResponse) => void) | null = null

  constructor(transport: Transport) {
    this.#transport = transport
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  get state(): State {
    return this.#snapshot.state
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  request(key: string, intent: CartIntent, delay = 0) {
    const productId = productOf(intent, this.state.cart)
    // Known before it is sent, so that an intent that outlives the page has one effect.
    const retryId = this.#lostIdOf(intent) ?? crypto.randomUUID()
    const dueAt = Date.now() + delay
    this.dispatch({ type: 'requested', key, intent, productId, dueAt, retryId })
  }

  setQuantity(lineId: string, quantity: number) {
    this.request(slots.line(lineId), { kind: 'quantity', lineId, quantity }, debounce)
  }

  remove(lineId: string) {
    this.request(slots.line(lineId), { kind: 'remove', lineId })
  }

  add(line: CartLineRequest): Promise<Added> {
    const key = `add:${crypto.randomUUID()}`
    this.request(key, { kind: 'add', line })
    if (!this.state.isOnline) return Promise.resolve({ problems: [waitsForConnection] })
    return new Promise((resolve) => this.#adds.set(key, resolve))
  }

  retry(key: string) {
    this.dispatch({ type: 'retried', key, at: Date.now() })
  }

  /** Sends debounced intents at once. */
  flush() {
    const now = Date.now()
    for (const slot of this.state.slots) {
      if (!slot.inFlight && !slot.error && slot.dueAt > now) {
        this.dispatch({ type: 'retried', key: slot.key, at: now })
      }
    }
  }

  /** Resolves when nothing is in flight or due: true when every intent was answered, false when one failed. */
  async settled(): Promise<boolean> {
    this.flush()
    while (this.state.slots.some(({ error }) => !error)) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop()
          resolve()
        })
      })
    }
    return this.state.slots.length === 0
  }

  /** Applies a cart that was rendered with the page. */
  adopt(cart: CartSnapshot | null) {
    this.#readAt = Date.now()
    this.dispatch({ type: 'read', cart, applied: this.state.applied })
  }

  /**
   * Reads the cart unless it was read less than `olderThan` ms ago. While a read is in flight another one follows it, for
   * all who wait: the server may have answered the first before the change that this one is for. A failure retains the last
   * cart.
   */
  refresh(olderThan = 0): Promise<boolean> {
    if (Date.now() - this.#readAt < olderThan) return Promise.resolve(true)
    if (this.#reading && olderThan > 0) return this.#reading
    if (this.#reading) {
      this.#nextRead ??= this.#reading.then(() => {
        this.#nextRead = null
        return this.#startRead()
      })
      return this.#nextRead
    }
    return this.#startRead()
  }

  #startRead(): Promise<boolean> {
    this.#reading = this.#read().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #read(): Promise<boolean> {
    const { applied } = this.state
    try {
      const cart = await this.#transport.read()
      this.#readAt = Date.now()
      this.#show({ ...this.#snapshot, failure: null })
      this.dispatch({ type: 'read', cart, applied })
      return true
    } catch (error) {
      this.#show({ ...this.#snapshot, failure: problemOf(error) })
      return false
    }
  }

  dispatch(event: EngineEvent<CartSnapshot>) {
    this.#apply(event)
    this.#pump()
  }

  #apply(event: EngineEvent<CartSnapshot>) {
    const next = reduce(this.state, event)
    if (next !== this.state) this.#show({ ...snapshotOf(next), failure: this.#snapshot.failure })
  }

  #show(snapshot: Snapshot) {
    this.#snapshot = snapshot
    for (const listener of [...this.#listeners]) listener()
  }

  #pump() {
    const now = Date.now()
    for (const slot of dueSlots(this.state, now)) {
      // A listener may have sent it meanwhile: check each again.
      if (dueSlots(this.state, now).some(({ key }) => key === slot.key)) void this.#send(slot)
    }
    clearTimeout(this.#timer)
    const next = nextDueAt(this.state, now)
    if (next !== null) this.#timer = setTimeout(() => this.#pump(), next - now)
  }

  async #send(slot: Slot) {
    const { key, intent } = slot
    const idempotencyKey = slot.retryId ?? crypto.randomUUID()
    // Does not look for further slots: their requests would overtake this one.
    this.#apply({ type: 'sent', key, idempotencyKey })
    const answer = await this.#transport.send(intent, idempotencyKey)
    this.dispatch({ type: 'answered', key, idempotencyKey, ...answer, at: Date.now() })
    this.#finishAdd(key, intent, idempotencyKey, answer)
    this.onAnswer?.(slot, answer)
    const error = this.state.slots.find((one) => one.key === key)?.error
    if (error || !this.state.isKnown) void this.refresh()
  }

  #finishAdd(key: string, intent: CartIntent, idempotencyKey: string, { problems }: CartResponse) {
    if (intent.kind !== 'add') return
    const slot = this.state.slots.find((one) => one.key === key)
    // The slot is waiting to be sent again.
    if (slot && !slot.error) return
    this.#lostAdds = this.#lostAdds.filter((lost) => lost.idempotencyKey !== idempotencyKey)
    const resolve = this.#adds.get(key)
    // The form that made the add shows the problem and can submit again.
    if (slot && resolve) {
      this.#lostAdds.push({ intent, idempotencyKey })
      this.dispatch({ type: 'dropped', key })
    }
    this.#adds.delete(key)
    resolve?.({ problems })
  }

  #lostIdOf(intent: CartIntent): string | null {
    if (intent.kind !== 'add') return null
    return this.#lostAdds.find((lost) => isSameIntent(lost.intent, intent))?.idempotencyKey ?? null
  }
}

const waitsForConnection: CartProblem = {
  // Not a code that offers to try again, which would add a second time.
  code: 'OFFLINE',
  message: messages.addedOnceOnline,
  severity: 'WARNING',
}

export function snapshotOf(state: State): Snapshot {
  return { state, view: viewOf<Line>(state), failure: null }
}

function productOf(intent: CartIntent, cart: CartSnapshot | null): string | null {
  if (intent.kind === 'add') return intent.line.productId
  if (intent.kind !== 'quantity' && intent.kind !== 'remove') return null
  return cart?.lines.find(({ id }) => id === intent.lineId)?.productId ?? null
}
