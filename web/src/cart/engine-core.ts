// The cart's state machine, pure. What happens to a slot:
//
//   requested ──(due, not blocked)──> in flight ──answered──> removed
//     ^                                  │  │
//     └──── requested again ─────────────┘  └──no answer──> failed ──retried──> requested
//
// The cart only changes to what the server sent, and never to an older revision.

import { slots } from './cart-intents.ts'
import type { CoreCart, EngineEvent, EngineState, Problem, Slot } from './engine-types.ts'

type State<Cart extends CoreCart> = EngineState<Cart>
type EventOf<Cart extends CoreCart, Type> = Extract<EngineEvent<Cart>, { type: Type }>

/** Milliseconds a write waits after RATE_LIMITED. */
export const rateLimitPause = 2500

const lost = new Set(['UPSTREAM_UNAVAILABLE', 'OUTCOME_UNKNOWN', 'NO_ANSWER'])

export function reduce<Cart extends CoreCart>(
  state: State<Cart>,
  event: EngineEvent<Cart>,
): State<Cart> {
  switch (event.type) {
    case 'requested':
      return requested(state, event)
    case 'restored':
      return restored(state, event)
    case 'sent':
      return change(state, event.key, (slot) => ({
        ...slot,
        inFlight: { idempotencyKey: event.idempotencyKey, order: slot.order },
        retryId: event.idempotencyKey,
      }))
    case 'answered':
      return answered(state, event)
    case 'retried':
      return change(withoutProblems(state, event.key), event.key, (slot) => ({
        ...slot,
        error: null,
        dueAt: event.at,
      }))
    case 'dropped':
      return without(withoutProblems(state, event.key), event.key)
    case 'read':
      return settle(read(state, event))
    case 'serverProblems':
      return { ...state, problems: { ...state.problems, ...event.problems } }
    case 'online':
      return { ...state, isOnline: event.isOnline }
  }
}

function requested<Cart extends CoreCart>(state: State<Cart>, event: EventOf<Cart, 'requested'>) {
  const { key, intent, productId, dueAt, retryId = null } = event
  const before = state.slots.find((slot) => slot.key === key)
  const inFlight = before?.inFlight ?? null
  const order = state.order + 1
  // A new intent gets a new idempotency key: the same quantity means something else after an add in between.
  const slot: Slot = { key, intent, productId, order, dueAt, inFlight, retryId, error: null }
  const rest = state.slots.filter((one) => one !== before)
  return { ...withoutProblems(state, key), order: slot.order, slots: [...rest, slot] }
}

/** Continues what another page left, in its order. What this page has an intent for is newer. */
function restored<Cart extends CoreCart>(state: State<Cart>, event: EventOf<Cart, 'restored'>) {
  const missing = event.slots.filter(({ key }) => !state.slots.some((slot) => slot.key === key))
  const added = missing.map(
    (slot, index): Slot => ({
      ...slot,
      order: state.order + index + 1,
      dueAt: 0,
      inFlight: null,
      error: null,
    }),
  )
  return { ...state, order: state.order + added.length, slots: [...state.slots, ...added] }
}

function answered<Cart extends CoreCart>(state: State<Cart>, event: EventOf<Cart, 'answered'>) {
  const { key, idempotencyKey, problems, at } = event
  const slot = state.slots.find((one) => one.key === key)
  const error = problems.find(({ code }) => lost.has(code))
  // Without a response, the cart is as unknown as before.
  const isKnown = state.isKnown || !error
  const next = { ...apply(state, event.cart, slot), applied: state.applied + 1, isKnown }
  // The response belongs to a request that was replaced: only its cart is applied.
  if (slot?.inFlight?.idempotencyKey !== idempotencyKey) return settle(next)
  const isOutdated = slot.order !== slot.inFlight.order
  if (isOutdated) return settle(change(next, key, withoutInFlight))
  if (error) return settle(change(next, key, (one) => ({ ...withoutInFlight(one), error })))
  const placed = withProblems(next, key, problems)
  if (problems.some(({ code }) => code === 'RATE_LIMITED')) {
    return change(placed, key, (one) => ({ ...withoutInFlight(one), dueAt: at + rateLimitPause }))
  }
  return settle(without(placed, key))
}

const withoutInFlight = (slot: Slot): Slot => ({ ...slot, inFlight: null })

function read<Cart extends CoreCart>(state: State<Cart>, event: EventOf<Cart, 'read'>) {
  if (event.cart) return { ...apply(state, event.cart), isKnown: true }
  // "No cart" is stale when a write was answered since it was requested, or one is in flight.
  const isOld = event.applied !== state.applied || state.slots.some(({ inFlight }) => inFlight)
  return isOld ? state : { ...state, cart: null, isKnown: true }
}

/** Applies a cart unless the state has a newer revision of it, or has replaced it. */
function apply<Cart extends CoreCart>(
  state: State<Cart>,
  cart: Cart | null,
  slot?: Slot,
): State<Cart> {
  const { cart: last } = state
  if (!cart || state.retired.includes(cart.id)) return state
  const isOther = last !== null && last.id !== cart.id
  if (last && !isOther && BigInt(cart.revision) < BigInt(last.revision)) return state
  return {
    ...state,
    cart,
    retired: isOther ? [...state.retired, last.id] : state.retired,
    added: slot?.intent.kind === 'add' ? raisedLines(last, cart) : state.added,
  }
}

function raisedLines(before: CoreCart | null, after: CoreCart): string[] {
  const had = new Map(before?.lines.map(({ id, quantity }) => [id, quantity]))
  return after.lines.filter(({ id, quantity }) => quantity > (had.get(id) ?? 0)).map(({ id }) => id)
}

/** Removes failed slots whose intent the server's cart already shows. */
function settle<Cart extends CoreCart>(state: State<Cart>): State<Cart> {
  const open = state.slots.filter((slot) => !(slot.error && isFulfilled(slot, state.cart)))
  return open.length === state.slots.length ? state : { ...state, slots: open }
}

function isFulfilled({ intent }: Slot, cart: CoreCart | null): boolean {
  if (intent.kind !== 'quantity' && intent.kind !== 'remove') return false
  const line = cart?.lines.find(({ id }) => id === intent.lineId)
  return intent.kind === 'remove' ? line === undefined : line?.quantity === intent.quantity
}

function change<Cart extends CoreCart>(state: State<Cart>, key: string, to: (slot: Slot) => Slot) {
  return { ...state, slots: state.slots.map((slot) => (slot.key === key ? to(slot) : slot)) }
}

function without<Cart extends CoreCart>(state: State<Cart>, key: string) {
  return { ...state, slots: state.slots.filter((slot) => slot.key !== key) }
}

function withoutProblems<Cart extends CoreCart>(state: State<Cart>, key: string) {
  const { [key]: _gone, ...problems } = state.problems
  return { ...state, problems }
}

/** Assigns each problem to the line it names, or to the slot when that line is gone. */
function withProblems<Cart extends CoreCart>(
  state: State<Cart>,
  key: string,
  problems: readonly Problem[],
): State<Cart> {
  const isLine = (id: string) => state.cart?.lines.some((line) => line.id === id)
  const placed: Record<string, Problem[]> = { [key]: [] }
  for (const problem of problems) {
    const place = problem.lineId && isLine(problem.lineId) ? slots.line(problem.lineId) : key
    placed[place] = [...(placed[place] ?? []), problem]
  }
  return { ...state, problems: { ...state.problems, ...placed } }
}
