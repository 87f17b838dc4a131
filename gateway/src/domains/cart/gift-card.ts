// Pays with a gift card. A cart has no call for it, so the card is put on the checkout of the cart, which the platform
// refreshes when the payment starts. The code is sent on and stored nowhere. docs/decisions/057-gift-cards-in-the-cart.md
import { hash } from 'node:crypto'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import { acceptsGiftCards } from '../common/gift-cards.ts'
import { rateLimitProblem } from '../common/sign-in-rate-limit.ts'
import { applyGiftCardInput, idempotencyKeyInput } from './input.ts'
import { readOwnCart } from './own-cart.ts'
import { refused } from './refused.ts'

const field = 'giftCardCode'

export const applyGiftCard: MutationResolvers['applyGiftCard'] = async (_, { input }, context) => {
  const checked = checkInput(applyGiftCardInput, input)
  if (!checked.ok) return refused(checked.problems, context)
  if (!(await acceptsGiftCards(context))) {
    return refused([problem('GIFT_CARDS_NOT_ACCEPTED', { field })], context)
  }
  // Guesses are counted like those of passwords, under the same limit of a network. docs/security.md S128.
  const limited = await rateLimitProblem(context)
  if (limited) return refused([{ ...limited, field }], context)
  const { giftCardCode, idempotencyKey } = checked.value
  return context.cartWriter(context, {
    name: 'updateCheckout',
    idempotencyKey,
    payload: { giftCard: fingerprintOf(giftCardCode) },
    field,
    isRepeatable: true,
    send: async () => {
      const id = await openCheckout(context)
      await context.own.checkout.update({ id, giftCardCode })
      return readOwnCart(context)
    },
  })
}

export const removeGiftCard: MutationResolvers['removeGiftCard'] = async (
  _,
  { input },
  context,
) => {
  const checked = checkInput(idempotencyKeyInput, input ?? {})
  if (!checked.ok) return refused(checked.problems, context)
  return context.cartWriter(context, {
    name: 'removeGiftCard',
    idempotencyKey: checked.value.idempotencyKey,
    payload: {},
    isRepeatable: true,
    send: async () => {
      const cart = (await context.own.cart.get({})).cart
      // Without a checkout there is no card on it.
      if (cart.checkoutId) await context.own.checkout.removeGiftCard({ id: cart.checkoutId })
      return cart
    },
  })
}

/** Returns the id of the cart's checkout, refreshed from the cart or created. */
async function openCheckout({ own }: PlatformContext): Promise<string> {
  const channelType = 'WEB'
  return (await own.cart.createCheckout({ channelType })).checkoutId
}

/** Distinguishes two codes in the write log; too short to find the code by. */
const fingerprintOf = (code: string) => hash('sha256', code, 'hex').slice(0, 4)
