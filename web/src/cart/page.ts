// Data of pages with the cart: the cart, then its estimate.
import type { Client } from '@urql/core'
import { unmask } from '../__generated__/fragment-masking.ts'
import { isCartLive } from '../lib/cart-signal.ts'
import { loading, type Read, type ScreenRequest, type Typed } from '../lib/screen.ts'
import { totalsState } from './blocking.ts'
import { Cart_cart, cartDocument } from './cart-document.ts'
import { deliveryInput, deliveryOf } from './delivery.ts'
import { estimateDocument } from './estimate-document.ts'
import { cartProblemsFromUrl } from './problems-from-url.ts'

export const loadCart = () => [loading(cartDocument, {})]

export function loadEstimate(_request: ScreenRequest, read: Read) {
  const cart = unmask(Cart_cart, read(cartDocument)?.cart ?? null)
  // A cached cart may be stale: useEstimate fetches the totals once the cart is current.
  return cart && cart.lines.length > 0 && !isCartLive()
    ? [loading(estimateDocument, { input: deliveryInput(deliveryOf(cart)) })]
    : []
}

export type CartPage = ReturnType<typeof readPage>

/** Returns the cart, its estimate, and the problems of the last plain form. */
export function readPage(client: Client, { search }: ScreenRequest, typed: Typed = {}) {
  const policy = { requestPolicy: 'cache-only' } as const
  const { data } = client.readQuery(cartDocument, {}, policy) ?? {}
  const cart = unmask(Cart_cart, data?.cart ?? null)
  const delivery = deliveryOf(cart)
  const variables = { input: deliveryInput(delivery) }
  const answer = client.readQuery(estimateDocument, variables, policy)?.data ?? null
  // Data rendered with the page is current. Cached data is not: the estimate may be another cart's, and an empty cart
  // may have lines by now.
  const isFirst = !isCartLive()
  const estimate = { revision: isFirst ? totalsState(cart) : null, delivery, answer }
  return {
    cart,
    isNow: isFirst || cart !== null,
    estimate,
    formProblems: cartProblemsFromUrl(search),
    added: cart ? addedName(cart.lines, search.get('added')) : null,
    typed,
  }
}

type NamedLine = { productId: string | null; name: string }

/** Returns the name of what a plain form has just added. An address can be made up: only a line of the cart is named. */
const addedName = (lines: readonly NamedLine[], productId: string | null) =>
  (productId && lines.find((line) => line.productId === productId)?.name) || null
