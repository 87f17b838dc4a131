import { useState } from 'react'
import { useClient } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Cart_cart, cartDocument } from '../../cart/cart-document.ts'
import { loadCart, loadEstimate, readPage } from '../../cart/page.ts'
import { isCartLive } from '../../lib/cart-signal.ts'
import { Later, later } from '../../lib/lazy-hydrated.tsx'
import { loadProblemWords } from '../../lib/loaded-problem-words.ts'
import {
  type Load,
  loading,
  type Read,
  type ScreenProps,
  type ScreenRequest,
} from '../../lib/screen.ts'
import { startDocument } from './StartProducts.tsx'

const body = later(async () => (await import('./CartBody.tsx')).CartBody)

export const load = loadCart

/** An empty cart needs products to begin with instead of totals. In an open page they load once it is seen to be empty. */
export function loadNext(request: ScreenRequest, read: Read): Load[] {
  const answer = read(cartDocument)
  const isEmpty = answer && !unmask(Cart_cart, answer.cart)?.lines.length
  return isEmpty && !isCartLive() ? [loading(startDocument, {})] : loadEstimate(request, read)
}

/** Preloads the code of the forms and the messages for problems in the address. */
export const ready = ({ search }: ScreenRequest) =>
  Promise.all([body.ready(), search.has('problem') && loadProblemWords()])

export const title = () => commonMessages.cart

export function Screen({ request, typed }: ScreenProps) {
  const client = useClient()
  const [page] = useState(() => readPage(client, request, typed))
  return (
    <div className="wrap">
      <Later part={body} with={{ page }} />
    </div>
  )
}
