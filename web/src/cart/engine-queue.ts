// Which wishes may be sent now.
import type { CoreCart, EngineState, Slot } from './engine-types.ts'

/** In the order they were asked for. */
export function dueSlots(state: EngineState<CoreCart>, now: number): Slot[] {
  const { slots, isOnline, cart } = state
  if (!isOnline) return []
  const ready = slots
    .filter((slot) => isWaiting(slot) && slot.dueAt <= now)
    .filter((slot) => !slots.some((other) => isInTheWay(other, slot)))
    .sort((one, other) => one.order - other.order)
  if (cart) return ready
  // The first write of a browser makes its session; a second one beside it would make another.
  return slots.some(({ flight }) => flight) ? [] : ready.slice(0, 1)
}

/** When to look again; null when only an answer can change anything. */
export function nextDueAt({ slots, isOnline }: EngineState<CoreCart>, now: number): number | null {
  if (!isOnline) return null
  const times = slots.filter((slot) => isWaiting(slot) && slot.dueAt > now).map((one) => one.dueAt)
  return times.length > 0 ? Math.min(...times) : null
}

const isWaiting = ({ flight, trouble }: Slot) => !flight && !trouble

/** Adding to a line and setting its quantity do not commute: the earlier one goes first, alone. */
function isInTheWay(other: Slot, slot: Slot): boolean {
  if (other === slot || !other.productId || other.productId !== slot.productId) return false
  if (other.wish.kind !== 'add' && slot.wish.kind !== 'add') return false
  return other.flight !== null || (other.order < slot.order && other.trouble === null)
}
