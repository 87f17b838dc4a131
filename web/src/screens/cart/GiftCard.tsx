import { useEffect, useRef } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import type { CartEngine, State } from '../../cart/cart-engine.ts'
import { slots } from '../../cart/cart-intents.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { forms } from '../../cart/form-paths.ts'
import { ProblemNote } from '../../cart/parts/ProblemNote.tsx'
import { giftCardWords } from '../../cart/parts/TotalRows.tsx'
import type { Estimate } from '../../cart/use-estimate.ts'
import { CodeField, type CodeKind } from './CodeField.tsx'

type GiftCardProps = {
  state: State
  engine: CartEngine | null
  /** Has the applied card: a cart itself has none. */
  estimate: Estimate | null
  isPending: boolean
  /** Why the applied card pays nothing. */
  problems: readonly Problem[]
  /** Fetches the totals again, since a card does not change the cart. */
  refresh: () => void
}

const kind: CodeKind = {
  slot: slots.giftCard,
  // A form of its own: Enter in a field presses the first button of its form.
  form: 'cart-gift-card',
  name: 'giftCardCode',
  label: messages.giftCard,
  // 20 characters and the spaces between printed groups.
  maxLength: 30,
  applyLabel: messages.redeem,
  applyPath: forms.applyGiftCard,
  removePath: forms.removeGiftCard,
  intent: (code) => ({ kind: 'gift-card', code }),
  removal: { kind: 'no-gift-card' },
}

const none: readonly Problem[] = []

/** Field of the gift card; absent where none can be used. */
export function GiftCard({ estimate, refresh, ...props }: GiftCardProps) {
  const { state } = props
  const isOpen = state.slots.some(({ key }) => key === kind.slot)
  const reported = state.problems[kind.slot] ?? none
  useAfter(isOpen, reported, refresh)
  const card = estimate?.giftCard
  // Shown until it is known that none can be used, so that the page does not move.
  if (!card && estimate?.acceptsGiftCards === false) {
    return reported.map((one) => <ProblemNote key={one.code} problem={one} />)
  }
  const words = card && giftCardWords(card)
  const applied = words ? { words, removeLabel: messages.remove({ name: words }) } : null
  return <CodeField kind={kind} applied={applied} {...props} />
}

/** Calls `refresh` once a change of the card was answered, or the checkout refused the card. */
function useAfter(isOpen: boolean, reported: readonly Problem[], refresh: () => void) {
  const last = useRef({ isOpen, reported })
  useEffect(() => {
    const { current } = last
    const isRefused = reported.length > 0 && reported !== current.reported
    if (!isOpen && (current.isOpen || isRefused)) refresh()
    last.current = { isOpen, reported }
  })
}
