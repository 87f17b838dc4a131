// Starts the payment: checks the lines, creates or refreshes the checkout, and returns the URL of the payment page.
import { localizedPath } from '@vitrine/languages'
import { maxBuyerNote, platformCodes, text } from '@vitrine/platform'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/cart.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem, withRequestId } from '../../graphql/problems.ts'
import type { Cart } from '../../platform/ecom/cart.ts'
import { isRefusal, needsPlan } from '../../platform/failure.ts'
import type { CartContext } from '../cart/cart-context.ts'
import { addressInput, emailInput, shippingOptionInput } from '../cart/input.ts'
import { problemsOfLines } from '../cart/notices.ts'
import { readOwnCart } from '../cart/own-cart.ts'
import { problemsOfCartFailure } from '../common/field-names.ts'
import { pagesOfSite } from '../common/site-pages.ts'
import { reviseKnown } from './revise-known.ts'

export const startCheckoutInput = z.object({
  buyerNote: text(maxBuyerNote).nullish(),
  email: emailInput.nullish(),
  shippingAddress: addressInput.nullish(),
  billingAddress: addressInput.nullish(),
  selectedShippingOption: shippingOptionInput.nullish(),
})
type Value = z.output<typeof startCheckoutInput>

type Started = { checkoutId: string | null; redirectUrl: string | null; problems: Problem[] }
const stopped = (problems: Problem[]): Started => ({
  checkoutId: null,
  redirectUrl: null,
  problems,
})

export async function startCheckout(value: Value, context: CartContext): Promise<Started> {
  if (!(await context.session.find())) return stopped([problem('CART_NOT_FOUND')])
  try {
    const cart = await readOwnCart(context)
    if (!cart) return stopped([problem('CART_NOT_FOUND')])
    if (cart.lines.length === 0) return stopped([problem('CART_EMPTY')])
    const blocking = problemsOfLines(cart.lines)
    if (blocking.length > 0) return stopped(blocking)
    const opened = await context.cartWriter.withLock(context, () => open(value, cart, context))
    return opened.ok ? opened.value : stopped([opened.problem])
  } catch (error) {
    if (isRefusal(error, platformCodes.siteNotPublished)) {
      const message = messages.checkoutNotAvailable
      return stopped([problem('NOT_AVAILABLE_ON_THIS_SITE', { message })])
    }
    if (needsPlan(error)) return stopped([problem('PAYMENTS_NOT_ACCEPTED')])
    return stopped(withRequestId(problemsOfCartFailure(error), context.requestId))
  }
}

async function open(
  { buyerNote, ...rest }: Value,
  cart: Cart,
  context: CartContext,
): Promise<Started> {
  const { own, config } = context
  if (buyerNote !== undefined && buyerNote !== null) {
    const noted = await own.cart.update({ buyerNote })
    await context.cartWriter.remember(context, noted.cart)
  }
  const { checkoutId } = await own.cart.createCheckout({
    channelType: 'WEB',
    ...rest,
  })
  const refused = await reviseKnown({ checkoutId, cart, given: rest.shippingAddress }, context)
  if (refused.length > 0) return stopped(refused)
  const page = (path: string) => config.publicUrl + localizedPath(context.language, path)
  const back = (path: string) => `${page(path)}?checkout=${checkoutId}`
  const preferences = pagesOfSite(config)
  const { redirectSession } = await own.redirects.create({
    intent: { checkout: { checkoutId } },
    ...(preferences && { preferences }),
    callbacks: {
      thankYouPage: back('/checkout/thank-you'),
      postFlow: back('/checkout/return'),
      cartPage: page('/cart'),
    },
  })
  return { checkoutId, redirectUrl: redirectSession.fullUrl, problems: [] }
}
