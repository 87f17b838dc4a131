import type { Client } from '@urql/core'
import { useState } from 'react'
import { useClient } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { deliveryOf } from '../../cart/delivery.ts'
import { Cart_cart, cartDocument } from '../../cart/documents.ts'
import { estimateDocument } from '../../cart/estimate-document.ts'
import { CartNotices } from '../../cart/parts/CartNotices.tsx'
import { LinesSkeleton } from '../../cart/parts/LinesSkeleton.tsx'
import { useCart, useSpoken } from '../../cart/use-cart.ts'
import { estimateVariables } from '../../cart/use-estimate.ts'
import { loadProblemWords } from '../../lib/loaded-problem-words.ts'
import { paths } from '../../lib/paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { CartColumns } from './CartColumns.tsx'
import { toldByAddress } from './told-by-address.ts'

export const load = () => [loading(cartDocument, {})]

export const loadNext = (_request: ScreenRequest, read: Read) => {
  const cart = unmask(Cart_cart, read(cartDocument)?.cart ?? null)
  return cart && cart.lines.length > 0
    ? [loading(estimateDocument, estimateVariables(deliveryOf(cart)))]
    : []
}

/** Words for what the gateway said about a plain form. */
export const ready = ({ search }: ScreenRequest) =>
  search.has('problem') ? loadProblemWords() : Promise.resolve()

export const title = () => 'Cart'

/** The cart as a page: lines, code, note, where it goes and what it comes to. */
export function Screen({ request }: ScreenProps) {
  const client = useClient()
  const [page] = useState(() => readPage(client, request))
  const { engine, state, view } = useCart(page)
  const isEmpty = view.lines.length === 0
  return (
    <div className="wrap" data-cart="">
      <PageHead title="Cart" />
      <p className="sr" role="status">
        {useSpoken()}
      </p>
      <CartNotices state={state} engine={engine} />
      {isEmpty && !state.isKnown && <LinesSkeleton />}
      {isEmpty && state.isKnown && <Empty />}
      {!isEmpty && <CartColumns snapshot={{ state, view }} engine={engine} page={page} />}
    </div>
  )
}

export type CartPage = ReturnType<typeof readPage>

function readPage(client: Client, { search }: ScreenRequest) {
  const policy = { requestPolicy: 'cache-only' } as const
  const { data } = client.readQuery(cartDocument, {}, policy) ?? {}
  const cart = unmask(Cart_cart, data?.cart ?? null)
  const variables = estimateVariables(deliveryOf(cart))
  const estimate = client.readQuery(estimateDocument, variables, policy)?.data ?? null
  return { cart, estimate, told: toldByAddress(search) }
}

function Empty() {
  return (
    <EmptyState drawing="basket" title="Your cart is empty">
      <p>Things you add wait here, also after you leave.</p>
      <ButtonLink weight="primary" href={paths.collections} data-way-on="">
        Look around
      </ButtonLink>
    </EmptyState>
  )
}
