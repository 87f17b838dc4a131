// Serves the hosted checkout page. Plain forms; every response is a page or a redirect to a callback.
import type { WireCheckout } from '@vitrine/platform'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { messages } from '../__generated__/messages/checkout.ts'
import { shipsLine } from '../cart/line-item.ts'
import { giftCardBalance, withoutGiftCard } from '../checkout/apply-gift-card.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { wireCheckoutOf } from '../checkout/wire-checkout.ts'
import type { Shop } from '../context.ts'
import { buyerIdentity } from '../events/identities.ts'
import { Refusal } from '../refuse.ts'
import type { StoredCheckout } from '../rows/commerce-rows.ts'
import { withParameters } from '../rules/callbacks.ts'
import {
  type CheckoutForm,
  checkoutForm,
  formOf,
  hasProblems,
  problemsOf,
  tooLong,
  withForm,
} from './checkout-form.ts'
import { type CheckoutView, checkoutPage, type WayOut } from './checkout-page.ts'
import { isZero } from './checkout-summary.ts'
import type { FieldErrors } from './kit/fields.ts'
import { inPageLanguage } from './kit/in-page-language.ts'
import { sendPage } from './kit/page.ts'
import { leftPage, sendLostPage, thankYouPage } from './notes.ts'
import { type OpenCheckout, openCheckout, pageQuery } from './open-checkout.ts'
import { sendBack } from './send-back.ts'

export function checkoutRoutes(app: FastifyInstance, shop: Shop): void {
  const { state } = shop

  app.get('/hosted/checkout', async (request, reply) => {
    const open = openCheckout(pageQuery.parse(request.query), state)
    if (!open) return sendLostPage(reply)
    if (open.checkout.orderId) return toThanks(reply, open, shop, open.checkout.orderId)
    return show(reply, open, shop, { form: formOf(open.checkout) })
  })

  app.post('/hosted/checkout', async (request, reply) => {
    const open = openCheckout(pageQuery.parse(request.query), state)
    if (!open) return sendLostPage(reply)
    // A second submit of the same page redirects to the same order.
    if (open.checkout.orderId) return toThanks(reply, open, shop, open.checkout.orderId)
    return act(reply, open, shop, checkoutForm.parse(request.body ?? {}))
  })

  app.get('/hosted/thank-you', async (request, reply) => {
    const open = openCheckout(pageQuery.parse(request.query), state)
    const order = open?.checkout.orderId ? state.orders.get(open.checkout.orderId) : undefined
    return order ? sendPage(reply, thankYouPage(order.order, shop)) : sendLostPage(reply)
  })
}

function act(reply: FastifyReply, open: OpenCheckout, shop: Shop, form: CheckoutForm) {
  switch (form.action) {
    case 'leave':
      return leave(reply, open, shop)
    case 'drop-coupon':
    case 'drop-gift-card':
      return goOnWithout(reply, open, shop, form.action)
    case 'pay':
    case 'decline':
      return pay(reply, open, shop, form)
    default:
      return update(reply, open, shop, form)
  }
}

function update(reply: FastifyReply, open: OpenCheckout, shop: Shop, form: CheckoutForm) {
  const errors = tooLong(form)
  const status = hasProblems(errors) ? 422 : 200
  return show(reply, stored(open, form, shop), shop, { form, errors }, status)
}

/** Stores the form's values with the checkout, so that they survive leaving the page. */
function stored(open: OpenCheckout, form: CheckoutForm, { state }: Shop): OpenCheckout {
  const checkout = state.transaction(
    () => state.checkouts.put(withForm(open.checkout, form, shipsAnything(open.checkout, state))),
    buyerIdentity(open.checkout.owner),
  )
  return { ...open, checkout }
}

const shipsAnything = (checkout: StoredCheckout, state: Shop['state']) =>
  checkout.lines.some((line) => shipsLine(line, state))

function pay(reply: FastifyReply, open: OpenCheckout, shop: Shop, form: CheckoutForm) {
  const filled = stored(open, form, shop)
  const errors = problemsOf(form, shipsAnything(filled.checkout, shop.state))
  if (hasProblems(errors)) {
    const problem = { title: messages.somethingIsMissing, text: messages.lookAtMarkedFields }
    return show(reply, filled, shop, { form, errors, problem }, 422)
  }
  if (form.action === 'decline') {
    const problem = { title: messages.cardWasDeclined, text: messages.insufficientFunds }
    return show(reply, filled, shop, { form, problem }, 402)
  }
  return order(reply, filled, shop, form)
}

/** Returns whether the card pays less than the page showed, because another order was paid with it meanwhile. */
function isCardSpent({ checkout }: OpenCheckout, shop: Shop, { cardBalance }: CheckoutForm) {
  const left = giftCardBalance(checkout, shop.state)
  const isLess = left !== null && Number(left) < Number(cardBalance)
  return isLess && !isZero(wireOf(checkout, shop).priceSummary?.total)
}

function order(reply: FastifyReply, open: OpenCheckout, shop: Shop, form: CheckoutForm) {
  if (isCardSpent(open, shop, form)) {
    const problem = { title: messages.giftCardHasLess, text: messages.lookAtTotal }
    return show(reply, open, shop, { form, problem }, 409)
  }
  try {
    const by = buyerIdentity(open.checkout.owner)
    const { id } = shop.state.transaction(() => placeOrder(open.checkout, shop), by)
    return toThanks(reply, open, shop, id)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const wire = wireOf(open.checkout, shop)
    const { wayOut, title } = wayOutOf(wire)
    const problem = { title, text: messages.nothingWasCharged({ reason: error.message }), wayOut }
    return show(reply, open, shop, { form, problem }, 409)
  }
}

function wayOutOf({ calculationErrors }: WireCheckout): { wayOut: WayOut; title: string } {
  if (calculationErrors?.giftCardCalculationError) {
    return { wayOut: 'drop-gift-card', title: messages.giftCardNoLongerApplies }
  }
  return calculationErrors?.couponCalculationError
    ? { wayOut: 'drop-coupon', title: messages.couponNoLongerApplies }
    : { wayOut: 'cart', title: messages.orderNotPlaced }
}

type Dropped = 'drop-coupon' | 'drop-gift-card'

function goOnWithout(reply: FastifyReply, open: OpenCheckout, shop: Shop, what: Dropped) {
  const { state } = shop
  const without =
    what === 'drop-coupon'
      ? { ...open.checkout, couponId: undefined }
      : withoutGiftCard(open.checkout, state)
  const checkout = state.transaction(
    () => state.checkouts.put(without),
    buyerIdentity(open.checkout.owner),
  )
  return show(reply, { ...open, checkout }, shop, { form: formOf(checkout) })
}

const wireOf = (checkout: StoredCheckout, { state, site }: Shop): WireCheckout =>
  inPageLanguage(wireCheckoutOf(checkout, { state, site, currency: site.currency }), site.currency)

type Shown = { form: CheckoutForm; errors?: FieldErrors; problem?: CheckoutView['problem'] }

function show(reply: FastifyReply, open: OpenCheckout, shop: Shop, shown: Shown, status = 200) {
  const { callbacks = {} } = open.session ?? {}
  const page = checkoutPage({
    checkout: wireOf(open.checkout, shop),
    errors: {},
    ...shown,
    ships: shipsAnything(open.checkout, shop.state),
    cartUrl: callbacks.cartPageUrl,
    cardBalance: giftCardBalance(open.checkout, shop.state),
    action: open.action,
  })
  return sendPage(reply, page, status)
}

/** Redirects to the callback with the order's id and whether the buyer is a member. docs/contract/auth.md §3. */
function toThanks(reply: FastifyReply, open: OpenCheckout, shop: Shop, orderId: string) {
  const { thankYouPageUrl } = open.session?.callbacks ?? {}
  if (!thankYouPageUrl) {
    return reply.redirect(open.action.replace('/hosted/checkout', '/hosted/thank-you'), 303)
  }
  return sendBack(reply, withParameters(thankYouPageUrl, { orderId, ...known(open) }), shop)
}

const known = ({ session }: OpenCheckout) => ({
  wixMemberLoggedIn: String(session?.loggedIn ?? false),
})

function leave(reply: FastifyReply, open: OpenCheckout, shop: Shop) {
  const { postFlowUrl } = open.session?.callbacks ?? {}
  if (!postFlowUrl) return sendPage(reply, leftPage())
  return sendBack(reply, withParameters(postFlowUrl, known(open)), shop)
}
