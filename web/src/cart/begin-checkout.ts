// From the cart to the payment page. Everything still open is settled first.
import { unmask } from '../__generated__/fragment-masking.ts'
import { cartClient } from '../lib/cart-signal.ts'
import { Cart_problem } from './cart-document.ts'
import { startCheckoutDocument } from './checkout-documents.ts'
import { deliveryOf, rememberedDelivery } from './delivery.ts'
import { cartEngine } from './engine.ts'
import type { Problem } from './engine-types.ts'
import { problemOf } from './transport.ts'
import { slots } from './wishes.ts'

const unsettled: Problem = {
  code: 'OUTCOME_UNKNOWN',
  message: 'A change of your cart is not saved yet. See to it first, then check out.',
}

/** Leaves the page on success; otherwise says why not. */
export async function beginCheckout(): Promise<readonly Problem[]> {
  const engine = cartEngine()
  const remembered = rememberedDelivery()
  // The checkout takes over what the cart says; with an address of its own it would ask for an e-mail here.
  if (remembered.address && !deliveryOf(engine.state.cart).address) {
    engine.ask(slots.delivery, { kind: 'delivery', delivery: remembered })
  }
  if (!(await engine.settled())) return [unsettled]
  const { data, error } = await cartClient()
    .mutation(startCheckoutDocument, { input: {} })
    .toPromise()
  const answer = data?.startCheckout
  if (!answer) return [problemOf(error)]
  if (answer.redirectUrl) window.location.assign(answer.redirectUrl)
  else void engine.refresh()
  return unmask(Cart_problem, answer.problems)
}
