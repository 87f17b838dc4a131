// Applies a gift card to a checkout and redeems it with the order. docs/contract/checkout-order.md §1, §2.
import Big from 'big.js'
import { isGiftCardLine } from '../cart/line-item.ts'
import type { Shop } from '../context.ts'
import { forbidden, refused } from '../refuse.ts'
import type { StoredCart, StoredCheckout } from '../rows/commerce-rows.ts'
import {
  type GiftCardProblem,
  giftCardCodeOf,
  giftCardProblem,
  unknownGiftCard,
} from '../rules/gift-cards.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'

type Requested = { giftCardCode?: string | null; giftCardRedeemAmount?: string | null }

/** Returns the checkout with the requested card, in place of the one it had; one at a time. Assumed. */
export function withGiftCard(
  checkout: StoredCheckout,
  { giftCardCode, giftCardRedeemAmount }: Requested,
  state: State,
): StoredCheckout {
  if (!giftCardCode) return checkout
  if (checkout.completed) throw refused(428, 'CHECKOUT_IS_COMPLETE', 'The checkout is complete')
  if (!siteSettingsOf(state).redeemsGiftCards) throw forbidden('This site redeems no gift cards')
  const card = cardOf(giftCardCode, state)
  const hasGiftCardLine = checkout.lines.some((line) => isGiftCardLine(line, state))
  const problem = giftCardProblem(card, { now: state.now(), hasGiftCardLine })
  if (problem) throw refusal(problem)
  const most = giftCardRedeemAmount ?? undefined
  return {
    ...checkout,
    giftCard: { id: card.id, ...(most !== undefined && { most }) },
    updatedDate: state.now().toISOString(),
  }
}

function cardOf(typed: string, state: State) {
  const code = giftCardCodeOf(typed)
  if (typeof code !== 'string') throw refusal(code)
  const [card] = state.giftCards.by('code', code)
  if (!card) throw refusal(unknownGiftCard)
  return card
}

const refusal = ({ status, code, description }: GiftCardProblem) =>
  refused(status, code, description)

export function withoutGiftCard({ giftCard: _, ...checkout }: StoredCheckout, state: State) {
  return { ...checkout, updatedDate: state.now().toISOString() }
}

/**
 * Returns the card of the open checkout that was made from the cart. Assumed: an estimate of the cart counts the card of
 * its checkout, because it has a member for it and carts of v1 have no call for gift cards.
 */
export function giftCardOfCart({ checkoutId }: StoredCart, state: State) {
  const checkout = checkoutId ? state.checkouts.get(checkoutId) : undefined
  return checkout?.orderId ? undefined : checkout?.giftCard
}

/** Returns what is left on the checkout's card; null without one. */
export function giftCardBalance({ giftCard }: StoredCheckout, state: State): string | null {
  return (giftCard && state.giftCards.get(giftCard.id)?.balance) ?? null
}

/** Takes what the card pays off its balance, in the transaction that places the order. */
export function redeemGiftCard(checkout: StoredCheckout, amount: string, { state }: Shop): void {
  const card = checkout.giftCard && state.giftCards.get(checkout.giftCard.id)
  if (!card) return
  const left = new Big(card.balance).minus(amount)
  if (left.lt(0)) throw refused(409, 'REDEEM_GIFT_CARD_ERROR', 'The gift card has too little left')
  state.giftCards.put({ ...card, balance: left.toFixed() })
}
