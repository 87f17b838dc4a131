// Events of the engine's state machine, as tests of it write them.
import { type CartIntent, slots } from '../cart-intents.ts'
import { viewOf } from '../cart-view.ts'
import { reduce } from '../engine-core.ts'
import {
  type CoreCart,
  type CoreLine,
  type EngineEvent,
  type EngineState,
  emptyState,
  type Problem,
} from '../engine-types.ts'

export type State = EngineState<CoreCart>
export type Event = EngineEvent<CoreCart>

export const line = (id: string, quantity: number): CoreLine => ({
  id,
  name: id,
  productId: `product-${id}`,
  quantity,
  choices: [],
  customTexts: [],
})
export const cart = (revision: number, ...lines: CoreLine[]): CoreCart => ({
  id: 'cart',
  revision: String(revision),
  lines,
})
export const after = (state: State, ...events: Event[]) => events.reduce(reduce<CoreCart>, state)
export const known = (first: CoreCart) =>
  after(emptyState<CoreCart>(), { type: 'read', cart: first, applied: 0 })

export const quantity = (lineId: string, wanted: number): CartIntent => ({
  kind: 'quantity',
  lineId,
  quantity: wanted,
})
export const requested = (lineId: string, intent: CartIntent, dueAt = 0): Event => ({
  type: 'requested',
  key: slots.line(lineId),
  intent,
  productId: `product-${lineId}`,
  dueAt,
})
export const sent = (lineId: string, idempotencyKey: string): Event => ({
  type: 'sent',
  key: slots.line(lineId),
  idempotencyKey,
})
export const answered = (
  lineId: string,
  idempotencyKey: string,
  answer: CoreCart | null,
  problems: Problem[] = [],
): Event => ({
  type: 'answered',
  key: slots.line(lineId),
  idempotencyKey,
  cart: answer,
  problems,
  at: 0,
})
export const add = (productId: string, pieces = 1): CartIntent => ({
  kind: 'add',
  line: {
    productId,
    choices: [],
    customTexts: [],
    quantity: pieces,
    preview: { name: productId, imageUrl: null, price: '' },
  },
})
export const shown = (state: State) =>
  viewOf(state).lines.map((one) => [one.line?.id, one.quantity])
