// Starts the checkout. Open intents are settled first.

import { unmask } from '../__generated__/fragment-masking.ts'
import * as messages from '../__generated__/messages/cart.ts'
import { cartClient } from '../lib/cart-signal.ts'
import { hostedAddress } from '../lib/hosted-address.ts'
import { Cart_problem } from './cart-document.ts'
import { slots } from './cart-intents.ts'
import { startCheckoutDocument } from './checkout-documents.ts'
import { deliveryOf, rememberedDelivery } from './delivery.ts'
import { cartEngine } from './engine.ts'
import type { Problem } from './engine-types.ts'
import { problemOf } from './transport.ts'

const unsettled: Problem = {
  code: 'OUTCOME_UNKNOWN',
  message: messages.unsavedChange,
}

/** Navigates to the payment page; returns the problems when the checkout could not start. */
export async function beginCheckout(): Promise<readonly Problem[]> {
  const engine = cartEngine()
  const remembered = rememberedDelivery()
  // The checkout copies the address of the cart; with an address in the input the platform would require an email.
  if (remembered.address && !deliveryOf(engine.state.cart).address) {
    engine.request(slots.delivery, { kind: 'delivery', delivery: remembered })
  }
  if (!(await engine.settled())) return [unsettled]
  const { data, error } = await cartClient()
    .mutation(startCheckoutDocument, { input: {} })
    .toPromise()
  const answer = data?.startCheckout
  if (!answer) return [problemOf(error)]
  if (answer.redirectUrl) window.location.assign(hostedAddress(answer.redirectUrl))
  else void engine.refresh()
  const problems = unmask(Cart_problem, answer.problems)
  // Shown at its field as well, which is far from the button on a phone.
  const ofCard = problems.filter(({ field }) => field === 'giftCardCode')
  if (ofCard.length > 0) {
    engine.dispatch({ type: 'serverProblems', problems: { [slots.giftCard]: ofCard } })
  }
  return problems
}
