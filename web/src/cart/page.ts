// What a page with the cart on it asks for before it is shown: the cart, then what that comes to.
import type { Client } from '@urql/core'
import { unmask } from '../__generated__/fragment-masking.ts'
import { isCartLive } from '../lib/cart-signal.ts'
import { loading, type Read, type ScreenRequest, type Typed } from '../lib/screen.ts'
import { Cart_cart, cartDocument } from './cart-document.ts'
import { deliveryInput, deliveryOf } from './delivery.ts'
import { estimateDocument } from './estimate-document.ts'
import { toldByAddress } from './told-by-address.ts'

export const loadCart = () => [loading(cartDocument, {})]

export function loadEstimate(_request: ScreenRequest, read: Read) {
  const cart = unmask(Cart_cart, read(cartDocument)?.cart ?? null)
  // One from earlier in this visit may be of another cart: the page asks for itself.
  return cart && cart.lines.length > 0 && !isCartLive()
    ? [loading(estimateDocument, { input: deliveryInput(deliveryOf(cart)) })]
    : []
}

export type CartPage = ReturnType<typeof readPage>

/** The answers to both, and what the address says about the last plain form. */
export function readPage(client: Client, { search }: ScreenRequest, typed: Typed = {}) {
  const policy = { requestPolicy: 'cache-only' } as const
  const { data } = client.readQuery(cartDocument, {}, policy) ?? {}
  const cart = unmask(Cart_cart, data?.cart ?? null)
  const delivery = deliveryOf(cart)
  const variables = { input: deliveryInput(delivery) }
  const answer = client.readQuery(estimateDocument, variables, policy)?.data ?? null
  // What came with the page is as it is now. Of earlier in this visit a sum may be another cart's, and an empty cart
  // may be filled by now.
  const isFirst = !isCartLive()
  const estimate = { revision: isFirst ? (cart?.revision ?? null) : null, delivery, answer }
  return { cart, isNow: isFirst || cart !== null, estimate, told: toldByAddress(search), typed }
}
