// Decides which intents may be sent now.
import type { CoreCart, EngineState, Slot } from './engine-types.ts'

/** Returns the slots that may be sent at `now`, in the order of their intents. */
export function dueSlots(state: EngineState<CoreCart>, now: number): Slot[] {
  const { slots, isOnline, cart } = state
  if (!isOnline) return []
  const ready = slots
    .filter((slot) => isWaiting(slot) && slot.dueAt <= now)
    .filter((slot) => !slots.some((other) => isInTheWay(other, slot)))
    .sort((one, other) => one.order - other.order)
  if (cart) return ready
  // The first write creates the session; a concurrent one would create another.
  return slots.some(({ inFlight }) => inFlight) ? [] : ready.slice(0, 1)
}

/** Returns when the next slot is due; null when only a response can change that. */
export function nextDueAt({ slots, isOnline }: EngineState<CoreCart>, now: number): number | null {
  if (!isOnline) return null
  const times = slots.filter((slot) => isWaiting(slot) && slot.dueAt > now).map((one) => one.dueAt)
  return times.length > 0 ? Math.min(...times) : null
}

const isWaiting = ({ inFlight, error }: Slot) => !inFlight && !error

/** Adding to a line and setting its quantity do not commute: the earlier intent is sent first, alone. */
function isInTheWay(other: Slot, slot: Slot): boolean {
  if (other === slot || !other.productId || other.productId !== slot.productId) return false
  if (other.intent.kind !== 'add' && slot.intent.kind !== 'add') return false
  return other.inFlight !== null || (other.order < slot.order && other.error === null)
}
