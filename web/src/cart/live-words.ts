// What a screen reader hears of the cart.
import type { CartEngine } from './cart-engine.ts'
import type { Slot } from './engine-types.ts'
import type { Answer } from './transport.ts'

let text = ''
const listeners = new Set<() => void>()

export function say(words: string) {
  // The same words twice are spoken twice only if they differ.
  text = words === text ? `${words}\u00a0` : words
  for (const listener of listeners) listener()
}

export const spoken = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  text: () => text,
}

export function speakFor(engine: CartEngine) {
  engine.onAnswer = (slot, answer) => {
    const words = wordsOf(slot, answer)
    if (words) say(words)
  }
}

function wordsOf({ wish }: Slot, { cart, problems }: Answer): string {
  const nameOf = (lineId?: string | null) => cart?.lines.find(({ id }) => id === lineId)?.name
  const refusals = problems.map(({ lineId, message }) => {
    const name = nameOf(lineId)
    return name ? `${name}: ${message}` : message
  })
  if (refusals.length > 0) return refusals.join(' ')
  if (wish.kind === 'add')
    return `Added to the cart: ${wish.line.quantity} × ${wish.line.preview.name}.`
  if (wish.kind === 'coupon') return `Code ${wish.code} applied.`
  if (wish.kind === 'no-coupon') return 'Code removed.'
  return wish.kind === 'note' ? 'Note saved.' : ''
}
