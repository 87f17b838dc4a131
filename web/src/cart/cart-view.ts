// Optimistic updates: the view of the cart is the server's cart with open intents applied. Quantities only, never
// money.
import type { CartLineRequest } from '../lib/cart-signal.ts'
import { slots as slotKeys } from './cart-intents.ts'
import type { CoreCart, CoreLine, EngineState, Problem, Slot } from './engine-types.ts'

export type ViewLine<Line> = {
  key: string
  /** Null until the server has created the line; a line that is brought back is shown as it was. */
  line: Line | null
  preview: CartLineRequest['preview'] | null
  quantity: number
  /** An intent is open: amounts are those of the last response. */
  isPending: boolean
  isNew: boolean
  error: Problem | null
  problems: readonly Problem[]
}

export type CartView<Line> = { lines: ViewLine<Line>[]; count: number; isPending: boolean }

type Add = { slot: Slot; line: CartLineRequest }

export function viewOf<Line extends CoreLine>(
  state: EngineState<CoreCart & { lines: readonly Line[] }>,
): CartView<Line> {
  const adds = state.slots.flatMap((slot): Add[] =>
    slot.intent.kind === 'add' && !slot.error ? [{ slot, line: slot.intent.line }] : [],
  )
  const settled: readonly Line[] = state.cart?.lines ?? []
  const shown = settled.flatMap((line) => shownLine(state, line, adds) ?? [])
  const fresh = adds
    .filter(({ line }) => !shown.some((one) => one.line && isSameThing(one.line, line)))
    .map(({ slot, line }) => freshLine<Line>(slot, line))
  // At the end, where the platform puts them, so that none moves once it is answered.
  const lines = [...shown, ...fresh]
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { lines, count, isPending: state.slots.some(({ error }) => !error) }
}

function shownLine<Line extends CoreLine>(
  state: EngineState<CoreCart>,
  line: Line,
  adds: Add[],
): ViewLine<Line> | null {
  const key = slotKeys.line(line.id)
  const slot = state.slots.find((one) => one.key === key)
  // A removal that failed brings the line back, with the reason beside it.
  if (slot?.intent.kind === 'remove' && !slot.error) return null
  const wanted = slot?.intent.kind === 'quantity' ? slot.intent.quantity : line.quantity
  const later = adds.filter(
    (add) => isSameThing(line, add.line) && add.slot.order > (slot?.order ?? 0),
  )
  return {
    key,
    line,
    preview: null,
    quantity: later.reduce((sum, add) => sum + add.line.quantity, wanted),
    isPending: later.length > 0 || (slot !== undefined && !slot.error),
    isNew: state.added.includes(line.id),
    error: slot?.error ?? null,
    problems: state.problems[key] ?? [],
  }
}

function freshLine<Line>({ key }: Slot, { quantity, preview }: CartLineRequest): ViewLine<Line> {
  const line = (preview.line as Line | undefined) ?? null
  const open = { line, isPending: true, isNew: true, error: null, problems: [] }
  return { ...open, key, quantity, preview }
}

/** Returns whether the platform would merge the request into the line: same product, choices and texts. */
function isSameThing(line: CoreLine, request: CartLineRequest): boolean {
  if (line.productId !== request.productId) return false
  const choices = (list: readonly { option: string; choice: string }[]) =>
    list.map(({ option, choice }) => `${option}=${choice}`.toLowerCase())
  const texts = (list: readonly { title: string; value: string }[]) =>
    list.map(({ title, value }) => `${title}=${value}`)
  return (
    isSameSet(choices(line.choices), choices(request.choices)) &&
    isSameSet(texts(line.customTexts), texts(request.customTexts))
  )
}

function isSameSet(one: string[], other: string[]) {
  return one.length === other.length && one.every((entry) => other.includes(entry))
}
