// What to show: the settled cart with the open wishes laid over it. Quantities only, never money.
import type { CartLineRequest } from '../lib/cart-signal.ts'
import type { CoreCart, CoreLine, EngineState, Problem, Slot } from './engine-types.ts'
import { slots as slotKeys } from './wishes.ts'

export type ViewLine<Line> = {
  key: string
  /** Null while the server has not made the line yet. */
  line: Line | null
  preview: CartLineRequest['preview'] | null
  quantity: number
  /** Not settled: its money is that of the last answer. */
  isPending: boolean
  isNew: boolean
  trouble: Problem | null
  problems: readonly Problem[]
}

export type CartView<Line> = { lines: ViewLine<Line>[]; count: number; isPending: boolean }

type Add = { slot: Slot; line: CartLineRequest }

export function viewOf<Line extends CoreLine>(
  state: EngineState<CoreCart & { lines: readonly Line[] }>,
): CartView<Line> {
  const adds = state.slots.flatMap((slot): Add[] =>
    slot.wish.kind === 'add' && !slot.trouble ? [{ slot, line: slot.wish.line }] : [],
  )
  const settled: readonly Line[] = state.cart?.lines ?? []
  const shown = settled.flatMap((line) => shownLine(state, line, adds) ?? [])
  const fresh = adds
    .filter(({ line }) => !settled.some((one) => isSameThing(one, line)))
    .map(({ slot, line }) => freshLine<Line>(slot, line))
  const lines = [...fresh.reverse(), ...shown]
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { lines, count, isPending: state.slots.some(({ trouble }) => !trouble) }
}

function shownLine<Line extends CoreLine>(
  state: EngineState<CoreCart>,
  line: Line,
  adds: Add[],
): ViewLine<Line> | null {
  const key = slotKeys.line(line.id)
  const slot = state.slots.find((one) => one.key === key)
  // A removal that failed brings the line back, with the reason beside it.
  if (slot?.wish.kind === 'remove' && !slot.trouble) return null
  const wanted = slot?.wish.kind === 'quantity' ? slot.wish.quantity : line.quantity
  const later = adds.filter(
    (add) => isSameThing(line, add.line) && add.slot.order > (slot?.order ?? 0),
  )
  return {
    key,
    line,
    preview: null,
    quantity: later.reduce((sum, add) => sum + add.line.quantity, wanted),
    isPending: later.length > 0 || (slot !== undefined && !slot.trouble),
    isNew: state.added.includes(line.id),
    trouble: slot?.trouble ?? null,
    problems: state.problems[key] ?? [],
  }
}

function freshLine<Line>({ key }: Slot, { quantity, preview }: CartLineRequest): ViewLine<Line> {
  const open = { line: null, isPending: true, isNew: true, trouble: null, problems: [] }
  return { ...open, key, quantity, preview }
}

/** The platform's own idea of one line: same product, same choices, same texts. */
function isSameThing(line: CoreLine, asked: CartLineRequest): boolean {
  if (line.productId !== asked.productId) return false
  const choices = (list: readonly { option: string; choice: string }[]) =>
    list.map(({ option, choice }) => `${option}=${choice}`.toLowerCase())
  const texts = (list: readonly { title: string; value: string }[]) =>
    list.map(({ title, value }) => `${title}=${value}`)
  return (
    isSameSet(choices(line.choices), choices(asked.choices)) &&
    isSameSet(texts(line.customTexts), texts(asked.customTexts))
  )
}

function isSameSet(one: string[], other: string[]) {
  return one.length === other.length && one.every((entry) => other.includes(entry))
}
