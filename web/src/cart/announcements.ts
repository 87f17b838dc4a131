// Announces changes of the cart to screen readers.
import * as messages from '../__generated__/messages/cart.ts'
import type { CartEngine } from './cart-engine.ts'
import type { Slot } from './engine-types.ts'
import type { CartResponse } from './transport.ts'

let text = ''
const listeners = new Set<() => void>()

export function say(words: string) {
  // A live region announces a repeated text only if it differs.
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

export function announceAnswers(engine: CartEngine) {
  engine.onAnswer = (slot, answer) => {
    const words = announcementOf(slot, answer)
    if (words) say(words)
  }
}

function announcementOf({ intent }: Slot, { cart, problems }: CartResponse): string {
  const nameOf = (lineId?: string | null) => cart?.lines.find(({ id }) => id === lineId)?.name
  const refusals = problems.map(({ lineId, message }) => {
    const name = nameOf(lineId)
    return name ? `${name}: ${message}` : message
  })
  if (refusals.length > 0) return refusals.join(' ')
  if (intent.kind === 'add')
    return messages.addedToCart({ quantity: intent.line.quantity, name: intent.line.preview.name })
  if (intent.kind === 'coupon') return messages.codeApplied({ code: intent.code })
  if (intent.kind === 'no-coupon') return messages.codeRemoved
  if (intent.kind === 'gift-card') return messages.giftCardApplied
  if (intent.kind === 'no-gift-card') return messages.giftCardRemoved
  return intent.kind === 'note' ? messages.noteSaved : ''
}
