import { useRef } from 'react'
import type { CartPage } from '../../cart/page.ts'
import { CartNotices } from '../../cart/parts/CartNotices.tsx'
import { LinesSkeleton } from '../../cart/parts/LinesSkeleton.tsx'
import { useCart, useSpoken } from '../../cart/use-cart.ts'
import { paths } from '../../lib/paths.ts'
import { replaysOwnInput, useInputReplay } from '../../lib/pre-hydration-input.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CartColumns } from './CartColumns.tsx'

/** The cart page: lines, coupon, note, delivery and totals. */
export function CartBody({ page }: { page: CartPage }) {
  const { engine, state, view, failure } = useCart(page)
  const root = useRef<HTMLDivElement>(null)
  useInputReplay(root)
  const isEmpty = view.lines.length === 0
  return (
    <div ref={root} data-cart="" {...replaysOwnInput}>
      <p className="sr" role="status">
        {useSpoken()}
      </p>
      <CartNotices state={state} engine={engine} />
      {isEmpty && !state.isKnown && <LinesSkeleton failure={failure} engine={engine} />}
      {isEmpty && state.isKnown && <Empty />}
      {!isEmpty && <CartColumns snapshot={{ state, view, failure }} engine={engine} page={page} />}
    </div>
  )
}

function Empty() {
  return (
    <EmptyState drawing="basket" title="Your cart is empty">
      <p>Anything you add is saved here.</p>
      <ButtonLink weight="primary" href={paths.collections} data-way-on="">
        Look around
      </ButtonLink>
    </EmptyState>
  )
}
