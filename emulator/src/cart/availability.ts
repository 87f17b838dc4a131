// Allocates stock when several lines share a variant: lines are served in their order.
import type { ItemAvailability } from '@vitrine/platform'
import type { StoredLine } from '../rows/commerce-rows.ts'
import { availabilityOf, quantityLeft } from '../rules/stock.ts'
import type { State } from '../state/state.ts'
import { lineItemOf } from './line-item.ts'

export type LineAvailability = { status: ItemAvailability; quantityAvailable?: number }

export function availabilities(
  lines: readonly StoredLine[],
  state: State,
): Map<string, LineAvailability> {
  const taken = new Map<string, number>()
  return new Map(lines.map((line) => [line.id, availabilityOfLine(line, state, taken)]))
}

function availabilityOfLine(
  line: StoredLine,
  state: State,
  taken: Map<string, number>,
): LineAvailability {
  if (line.kind === 'custom') return ruling(line.quantity, line.item.quantityAvailable ?? undefined)
  const item = lineItemOf(line, state)
  if (!item) return { status: 'NOT_FOUND', quantityAvailable: 0 }
  const key = `${item.product.id}:${item.variant.id}`
  const before = taken.get(key) ?? 0
  taken.set(key, before + line.quantity)
  const stock = quantityLeft(item.product, item.variant)
  if (stock === undefined) {
    return item.variant.inStock ? { status: 'AVAILABLE' } : ruling(line.quantity, 0)
  }
  return ruling(line.quantity, Math.max(0, stock - before))
}

function ruling(wanted: number, left: number | undefined): LineAvailability {
  const status = availabilityOf(wanted, left)
  return left === undefined ? { status } : { status, quantityAvailable: left }
}

/** Returns the quantity that a new request for this variant can still get, beyond what the lines already hold. */
export function leftFor(
  lines: readonly StoredLine[],
  item: ReturnType<typeof lineItemOf>,
  state: State,
  except?: string,
): number | undefined {
  if (!item) return 0
  const stock = quantityLeft(item.product, item.variant)
  if (stock === undefined) return item.variant.inStock ? undefined : 0
  const held = lines
    .filter((line) => line.kind === 'catalog' && line.id !== except)
    .filter((line) => line.kind === 'catalog' && isSame(lineItemOf(line, state), item))
    .reduce((total, line) => total + line.quantity, 0)
  return Math.max(0, stock - held)
}

type Item = NonNullable<ReturnType<typeof lineItemOf>>
const isSame = (one: Item | undefined, other: Item) =>
  one?.product.id === other.product.id && one.variant.id === other.variant.id
