// Runs the state machine: keeps its state, sends what is due, hands answers back to it.
import type { CartLineRequest, CartProblem } from '../lib/cart-signal.ts'
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
import { type Answer, type CartSnapshot, problemOf, type Transport } from './transport.ts'
import { isSameWish, slots, type Wish } from './wishes.ts'

export type Line = CartSnapshot['lines'][number]
export type State = EngineState<CartSnapshot>
/** `failure`: the last question about the cart had no answer. */
export type Snapshot = { state: State; view: CartView<Line>; failure: Problem | null }

/** A person who clicks on is not interrupted; the last number within this time is sent. */
const debounce = 300

type Added = { problems: CartProblem[] }

export class CartEngine {
  #snapshot: Snapshot = snapshotOf(emptyState())
  readonly #transport: Transport
  readonly #listeners = new Set<() => void>()
  readonly #adds = new Map<string, (answer: Added) => void>()
  /** Adds whose outcome nobody knows: the same add again is a repeat, not a second one. */
  #lostAdds: { wish: Wish; requestId: string }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #readAt = 0
  /** Told of each answer, for what is said aloud. */
  onAnswer: ((slot: Slot, answer: Answer) => void) | null = null

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

  ask(key: string, wish: Wish, delay = 0) {
    const productId = productOf(wish, this.state.cart)
    this.dispatch({ type: 'asked', key, wish, productId, dueAt: Date.now() + delay })
  }

  setQuantity(lineId: string, quantity: number) {
    this.ask(slots.line(lineId), { kind: 'quantity', lineId, quantity }, debounce)
  }

  remove(lineId: string) {
    this.ask(slots.line(lineId), { kind: 'remove', lineId })
  }

  add(line: CartLineRequest): Promise<Added> {
    const key = `add:${crypto.randomUUID()}`
    this.ask(key, { kind: 'add', line })
    if (!this.state.isOnline) return Promise.resolve({ problems: [waitsForConnection] })
    return new Promise((resolve) => this.#adds.set(key, resolve))
  }

  retry(key: string) {
    this.dispatch({ type: 'retried', key, at: Date.now() })
  }

  /** Sends at once what is still waiting for another click. */
  flush() {
    const now = Date.now()
    for (const slot of this.state.slots) {
      if (!slot.flight && !slot.trouble && slot.dueAt > now) {
        this.dispatch({ type: 'retried', key: slot.key, at: now })
      }
    }
  }

  /** Resolves when nothing is under way; false when something is in trouble. */
  async settled(): Promise<boolean> {
    this.flush()
    while (this.state.slots.some(({ trouble }) => !trouble)) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop()
          resolve()
        })
      })
    }
    return this.state.slots.length === 0
  }

  /** Takes over a cart that came with the page. */
  adopt(cart: CartSnapshot | null) {
    this.#readAt = Date.now()
    this.dispatch({ type: 'read', cart, applied: this.state.applied })
  }

  /** Asks the server, unless it was asked less than `olderThan` ago. A failure leaves things as they are. */
  async refresh(olderThan = 0): Promise<boolean> {
    if (Date.now() - this.#readAt < olderThan) return true
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
    const next = reduce(this.state, event)
    if (next !== this.state) this.#show({ ...snapshotOf(next), failure: this.#snapshot.failure })
    this.#pump()
  }

  #show(snapshot: Snapshot) {
    this.#snapshot = snapshot
    for (const listener of [...this.#listeners]) listener()
  }

  #pump() {
    const now = Date.now()
    for (const slot of dueSlots(this.state, now)) {
      // Sending one changes what may be sent: look at each again.
      if (dueSlots(this.state, now).some(({ key }) => key === slot.key)) void this.#send(slot)
    }
    clearTimeout(this.#timer)
    const next = nextDueAt(this.state, now)
    if (next !== null) this.#timer = setTimeout(() => this.#pump(), next - now)
  }

  async #send(slot: Slot) {
    const { key, wish } = slot
    const requestId = slot.retryId ?? this.#lostIdOf(wish) ?? crypto.randomUUID()
    this.dispatch({ type: 'sent', key, requestId })
    const answer = await this.#transport.send(wish, requestId)
    this.dispatch({ type: 'answered', key, requestId, ...answer, at: Date.now() })
    this.#finishAdd(key, wish, requestId, answer)
    this.onAnswer?.(slot, answer)
    const trouble = this.state.slots.find((one) => one.key === key)?.trouble
    if (trouble) void this.refresh()
  }

  #finishAdd(key: string, wish: Wish, requestId: string, { problems }: Answer) {
    if (wish.kind !== 'add') return
    const slot = this.state.slots.find((one) => one.key === key)
    // Still there without trouble: it is waiting to be sent again.
    if (slot && !slot.trouble) return
    this.#lostAdds = this.#lostAdds.filter((lost) => lost.requestId !== requestId)
    const resolve = this.#adds.get(key)
    // The form it came from keeps the wish and shows the reason.
    if (slot && resolve) {
      this.#lostAdds.push({ wish, requestId })
      this.dispatch({ type: 'dropped', key })
    }
    this.#adds.delete(key)
    resolve?.({ problems })
  }

  #lostIdOf(wish: Wish): string | null {
    if (wish.kind !== 'add') return null
    return this.#lostAdds.find((lost) => isSameWish(lost.wish, wish))?.requestId ?? null
  }
}

const waitsForConnection: CartProblem = {
  code: 'NO_ANSWER',
  message: 'You are offline. It is added as soon as you are back.',
  severity: 'WARNING',
}

export function snapshotOf(state: State): Snapshot {
  return { state, view: viewOf<Line>(state), failure: null }
}

function productOf(wish: Wish, cart: CartSnapshot | null): string | null {
  if (wish.kind === 'add') return wish.line.productId
  if (wish.kind !== 'quantity' && wish.kind !== 'remove') return null
  return cart?.lines.find(({ id }) => id === wish.lineId)?.productId ?? null
}
