import { useState } from 'react'
import { useClient } from 'urql'
import * as messages from '../../__generated__/messages/checkout.ts'
import { loadCart, loadEstimate, readPage } from '../../cart/page.ts'
import { Later, later } from '../../lib/lazy-hydrated.tsx'
import { loadProblemWords } from '../../lib/loaded-problem-words.ts'
import type { ScreenProps, ScreenRequest } from '../../lib/screen.ts'
import styles from './Checkout.module.css'

const body = later(async () => (await import('./CheckoutBody.tsx')).CheckoutBody)

export const load = loadCart
export const loadNext = loadEstimate

export const ready = ({ search }: ScreenRequest) =>
  Promise.all([body.ready(), search.has('problem') && loadProblemWords()])

export const title = () => messages.checkout

/** The step between the cart and the payment page. */
export function Screen({ request }: ScreenProps) {
  const client = useClient()
  const [page] = useState(() => readPage(client, request))
  return (
    <div className="wrap">
      <h1 className={styles.title}>{messages.checkout}</h1>
      <Later part={body} with={{ page }} />
    </div>
  )
}
