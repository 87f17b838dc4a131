import { useState } from 'react'
import { useClient } from 'urql'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { loadCart, loadEstimate, readPage } from '../../cart/page.ts'
import { Later, later } from '../../lib/lazy-hydrated.tsx'
import { loadProblemWords } from '../../lib/loaded-problem-words.ts'
import type { ScreenProps, ScreenRequest } from '../../lib/screen.ts'
import styles from './CartScreen.module.css'

const body = later(async () => (await import('./CartBody.tsx')).CartBody)

export const load = loadCart
export const loadNext = loadEstimate

/** Preloads the code of the forms and the messages for problems in the address. */
export const ready = ({ search }: ScreenRequest) =>
  Promise.all([body.ready(), search.has('problem') && loadProblemWords()])

export const title = () => commonMessages.cart

export function Screen({ request, typed }: ScreenProps) {
  const client = useClient()
  const [page] = useState(() => readPage(client, request, typed))
  return (
    <div className="wrap">
      <h1 className={styles.title}>{commonMessages.cart}</h1>
      <Later part={body} with={{ page }} />
    </div>
  )
}
