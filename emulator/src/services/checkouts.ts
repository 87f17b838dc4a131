// Implements reading and updating checkouts. docs/contract/checkout-order.md §1, §2.
import type { AllCalls, Handlers } from '@vitrine/platform'
import { withGiftCard, withoutGiftCard } from '../checkout/apply-gift-card.ts'
import { changedCheckout } from '../checkout/change-checkout.ts'
import { wireCheckoutOf } from '../checkout/wire-checkout.ts'
import { type CallContext, ownerOf } from '../context.ts'
import { checkoutAddress } from '../pages/open-checkout.ts'
import { notFound } from '../refuse.ts'
import type { StoredCheckout } from '../rows/commerce-rows.ts'

export const checkouts: Handlers<AllCalls['checkouts'], CallContext> = {
  getCheckout: ({ id }, context) => {
    const checkout = readable(context.state.checkouts.get(id.toLowerCase()), context)
    return { checkout: wireCheckoutOf(checkout, context) }
  },

  getCheckoutByCartId: ({ id }, context) => {
    // A completed checkout retains its cart's id; the newest one is meant.
    const checkout = context.state.checkouts.by('cart', id.toLowerCase()).at(-1)
    return { checkout: wireCheckoutOf(readable(checkout, context), context) }
  },

  updateCheckout: ({ id, checkout: change, ...giftCard }, context) => {
    const { state } = context
    const checkout = readable(state.checkouts.get(id.toLowerCase()), context)
    const isEmpty = Object.keys(change).every((name) => name === 'id')
    const changed =
      isEmpty && giftCard.giftCardCode ? checkout : changedCheckout(checkout, change, state.now())
    const next = state.checkouts.put(withGiftCard(changed, giftCard, state))
    return { checkout: wireCheckoutOf(next, context) }
  },

  removeGiftCard: ({ id }, context) => {
    const { state } = context
    const checkout = readable(state.checkouts.get(id.toLowerCase()), context)
    // Without a card nothing changes: a repeated request must be harmless. Assumed.
    const isOpen = checkout.giftCard && !checkout.completed
    const next = isOpen ? state.checkouts.put(withoutGiftCard(checkout, state)) : checkout
    return { checkout: wireCheckoutOf(next, context) }
  },

  getCheckoutUrl: ({ id }, context) => {
    const checkout = readable(context.state.checkouts.get(id.toLowerCase()), context)
    const own = context.site.url + checkoutAddress(checkout)
    return { checkoutUrl: checkout.overrideCheckoutUrl ?? own }
  },
}

/** Returns the caller's checkout; a checkout of another visitor or member is reported as not found. */
function readable(checkout: StoredCheckout | undefined, { caller }: CallContext): StoredCheckout {
  const mine = checkout?.owner === ownerOf(caller) || caller.elevated
  if (!checkout || !mine) throw notFound('Checkout')
  return checkout
}
