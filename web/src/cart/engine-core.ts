// The cart's state machine, pure. What happens to a slot:
//
//   asked ──(due, nothing in its way)──> in flight ──answered──> settled and gone
//     ^                                     │  │
//     └──── asked again meanwhile ──────────┘  └──no answer──> in trouble ──tried again──> asked
//
// The cart itself only ever changes to what the server sent, and never back to an older revision.
import type { CoreCart, EngineEvent, EngineState, Problem, Slot } from './engine-types.ts'
import { slots } from './wishes.ts'

type State<Cart extends CoreCart> = EngineState<Cart>
type EventOf<Cart extends CoreCart, Type> = Extract<EngineEvent<Cart>, { type: Type }>

/** How long a write waits after the server found us too fast. */
export const rateLimitPause = 2500

const lost = new Set(['UPSTREAM_UNAVAILABLE', 'OUTCOME_UNKNOWN', 'NO_ANSWER'])

export function reduce<Cart extends CoreCart>(
  state: State<Cart>,
  event: EngineEvent<Cart>,
): State<Cart> {
  switch (event.type) {
    case 'asked':
      return asked(state, event)
    case 'sent':
      return change(state, event.key, (slot) => ({
        ...slot,
        flight: { requestId: event.requestId, order: slot.order },
        retryId: event.requestId,
      }))
    case 'answered':
      return answered(state, event)
    case 'retried':
      return change(withoutProblems(state, event.key), event.key, (slot) => ({
        ...slot,
        trouble: null,
        dueAt: event.at,
      }))
    case 'dropped':
      return without(withoutProblems(state, event.key), event.key)
    case 'read':
      return settle(read(state, event))
    case 'told':
      return { ...state, problems: { ...state.problems, ...event.problems } }
    case 'online':
      return { ...state, isOnline: event.isOnline }
  }
}

function asked<Cart extends CoreCart>(state: State<Cart>, event: EventOf<Cart, 'asked'>) {
  const { key, wish, productId, dueAt } = event
  const before = state.slots.find((slot) => slot.key === key)
  const flight = before?.flight ?? null
  const order = state.order + 1
  // Asked for anew, so under a new id: the same number may mean another thing after an add in between.
  const slot: Slot = { key, wish, productId, order, dueAt, flight, retryId: null, trouble: null }
  const rest = state.slots.filter((one) => one !== before)
  return { ...withoutProblems(state, key), order: slot.order, slots: [...rest, slot] }
}

function answered<Cart extends CoreCart>(state: State<Cart>, event: EventOf<Cart, 'answered'>) {
  const { key, requestId, problems, at } = event
  const slot = state.slots.find((one) => one.key === key)
  const next = { ...apply(state, event.cart, slot), applied: state.applied + 1, isKnown: true }
  // An answer to a question nobody waits for any more: its cart counts, the rest does not.
  if (slot?.flight?.requestId !== requestId) return settle(next)
  const isOutdated = slot.order !== slot.flight.order
  const trouble = problems.find(({ code }) => lost.has(code))
  if (isOutdated) return settle(change(next, key, landed))
  if (trouble) return settle(change(next, key, (one) => ({ ...landed(one), trouble })))
  const told = withProblems(next, key, problems)
  if (problems.some(({ code }) => code === 'RATE_LIMITED')) {
    return change(told, key, (one) => ({ ...landed(one), dueAt: at + rateLimitPause }))
  }
  return settle(without(told, key))
}

const landed = (slot: Slot): Slot => ({ ...slot, flight: null })

function read<Cart extends CoreCart>(state: State<Cart>, event: EventOf<Cart, 'read'>) {
  if (event.cart) return { ...apply(state, event.cart), isKnown: true }
  // "No cart" is old news when a write was answered since, or one is under way.
  const isOld = event.applied !== state.applied || state.slots.some(({ flight }) => flight)
  return isOld ? state : { ...state, cart: null, isKnown: true }
}

/** The newer of two carts stays. */
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
    added: slot?.wish.kind === 'add' ? raisedLines(last, cart) : state.added,
  }
}

function raisedLines(before: CoreCart | null, after: CoreCart): string[] {
  const had = new Map(before?.lines.map(({ id, quantity }) => [id, quantity]))
  return after.lines.filter(({ id, quantity }) => quantity > (had.get(id) ?? 0)).map(({ id }) => id)
}

/** A wish in trouble that the cart shows to be fulfilled is no trouble any more. */
function settle<Cart extends CoreCart>(state: State<Cart>): State<Cart> {
  const open = state.slots.filter((slot) => !(slot.trouble && isFulfilled(slot, state.cart)))
  return open.length === state.slots.length ? state : { ...state, slots: open }
}

function isFulfilled({ wish }: Slot, cart: CoreCart | null): boolean {
  if (wish.kind !== 'quantity' && wish.kind !== 'remove') return false
  const line = cart?.lines.find(({ id }) => id === wish.lineId)
  return wish.kind === 'remove' ? line === undefined : line?.quantity === wish.quantity
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

/** Each problem goes to the line it names, if that is still there, else to what was asked. */
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
