// Random interleavings: whatever is clicked, whenever it is answered, lost or seen by another tab, in the end
// the person sees what the server has, and the server has what was wanted last.
import { describe, expect, it } from 'vitest'
import { type CartIntent, slots } from './cart-intents.ts'
import { viewOf } from './cart-view.ts'
import { reduce } from './engine-core.ts'
import { dueSlots } from './engine-queue.ts'
import {
  type CoreCart,
  type CoreLine,
  type EngineEvent,
  type EngineState,
  emptyState,
  type Problem,
} from './engine-types.ts'

const ids = ['a', 'b', 'c']
const stock = 12

/** Small, repeatable and good enough. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const lineOf = (id: string, quantity: number): CoreLine => ({
  id,
  name: id,
  productId: id,
  quantity,
  choices: [],
  customTexts: [],
})

/** A server that does each request id once, whatever happens to its answers. */
class Server {
  #revision = 1
  readonly #done = new Set<string>()
  readonly pieces = new Map(ids.map((id) => [id, 1]))

  get cart(): CoreCart {
    const lines = [...this.pieces].map(([id, quantity]) => lineOf(id, quantity))
    return { id: 'cart', revision: String(this.#revision), lines }
  }

  write(intent: CartIntent, idempotencyKey: string) {
    if (this.#done.has(idempotencyKey)) return
    this.#done.add(idempotencyKey)
    this.#revision++
    if (intent.kind === 'remove') this.pieces.delete(intent.lineId)
    if (intent.kind === 'quantity' && this.pieces.has(intent.lineId)) {
      this.pieces.set(intent.lineId, Math.min(stock, intent.quantity))
    }
    if (intent.kind === 'add') {
      const { productId, quantity } = intent.line
      this.pieces.set(productId, Math.min(stock, (this.pieces.get(productId) ?? 0) + quantity))
    }
  }
}

class Run {
  readonly server = new Server()
  /** What each product should come to when all is done. */
  readonly wanted = new Map(ids.map((id) => [id, 1]))
  #state: EngineState<CoreCart> = emptyState()
  #open: { at: number; event: EngineEvent<CoreCart> }[] = []
  #now = 0
  #count = 0
  readonly #pick: (below: number) => number

  constructor(seed: number) {
    this.#pick = random(seed)
    this.#apply({ type: 'read', cart: this.server.cart, applied: 0 })
  }

  get state() {
    return this.#state
  }

  click() {
    const id = ids[this.#pick(ids.length)] ?? 'a'
    const isThere = viewOf(this.#state).lines.some((one) => one.line?.id === id)
    if (!isThere) return this.#add(id)
    const choice = this.#pick(6)
    if (choice === 0) return this.#request(id, { kind: 'remove', lineId: id }, 0)
    if (choice === 1) return this.#add(id)
    const quantity = 1 + this.#pick(15)
    this.#request(id, { kind: 'quantity', lineId: id, quantity }, 300)
  }

  #add(id: string) {
    const preview = { name: id, imageUrl: null, price: '' }
    const line = { productId: id, choices: [], customTexts: [], quantity: 1, preview }
    const key = `add:${this.#count++}`
    this.#apply({
      type: 'requested',
      key,
      intent: { kind: 'add', line },
      productId: id,
      dueAt: this.#now,
    })
    this.wanted.set(id, Math.min(stock, (this.wanted.get(id) ?? 0) + 1))
  }

  #request(id: string, intent: CartIntent, delay: number) {
    const dueAt = this.#now + delay
    this.#apply({ type: 'requested', key: slots.line(id), intent, productId: id, dueAt })
    if (intent.kind === 'quantity') this.wanted.set(id, Math.min(stock, intent.quantity))
    else this.wanted.delete(id)
  }

  /** Time passes: answers arrive in any order, and some never do. */
  tick(ms: number, isCalm = false) {
    this.#now += ms
    const ready = this.#open.filter(({ at }) => at <= this.#now)
    this.#open = this.#open.filter(({ at }) => at > this.#now)
    for (const { event } of ready) this.#apply(event)
    if (this.#pick(4) === 0) {
      const event = { type: 'read', cart: this.server.cart, applied: this.#state.applied } as const
      this.#open.push({ at: this.#now + this.#pick(800), event })
    }
    for (const { key, error } of this.#state.slots) {
      if (error) this.#apply({ type: 'retried', key, at: this.#now })
    }
    this.#send(isCalm)
  }

  #send(isCalm: boolean) {
    for (
      let next = dueSlots(this.#state, this.#now);
      next[0];
      next = dueSlots(this.#state, this.#now)
    ) {
      const { key, intent, retryId } = next[0]
      const idempotencyKey = retryId ?? `r${this.#count++}`
      this.#apply({ type: 'sent', key, idempotencyKey })
      const fate = isCalm ? 9 : this.#pick(10)
      if (fate !== 0) this.server.write(intent, idempotencyKey)
      const problems: Problem[] = fate < 2 ? [{ code: 'OUTCOME_UNKNOWN', message: '' }] : []
      const cart = fate < 2 ? null : this.server.cart
      const at = this.#now + 20 + this.#pick(900)
      this.#open.push({ at, event: { type: 'answered', key, idempotencyKey, cart, problems, at } })
    }
  }

  #apply(event: EngineEvent<CoreCart>) {
    const before = this.#state.cart
    this.#state = reduce(this.#state, event)
    const { cart } = this.#state
    if (before && cart)
      expect(BigInt(cart.revision)).toBeGreaterThanOrEqual(BigInt(before.revision))
  }
}

describe('random interleavings', () => {
  it.each(Array.from({ length: 400 }, (_, seed) => seed + 1))('seed %i', (seed) => {
    const pick = random(seed * 7919)
    const run = new Run(seed)
    for (let step = 0; step < 60; step++) {
      if (pick(2) === 0) run.click()
      run.tick(pick(250))
    }
    for (let step = 0; step < 60; step++) run.tick(500, true)
    const { state, server } = run
    expect(state.slots).toEqual([])
    const shown = viewOf(state).lines.map((one) => [one.line?.id, one.quantity])
    expect(shown).toEqual([...server.pieces])
    expect(new Map([...server.pieces].sort())).toEqual(new Map([...run.wanted].sort()))
  })
})
