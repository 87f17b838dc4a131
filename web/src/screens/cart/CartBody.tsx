import { useRef } from 'react'
import type { CartPage } from '../../cart/page.ts'
import { CartNotices } from '../../cart/parts/CartNotices.tsx'
import { LinesSkeleton } from '../../cart/parts/LinesSkeleton.tsx'
import { useCart, useSpoken } from '../../cart/use-cart.ts'
import { tellsItself, useEarlyInput } from '../../lib/early-input.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CartColumns } from './CartColumns.tsx'

/** The cart as a page: lines, code, note, where it goes and what it comes to. */
export function CartBody({ page }: { page: CartPage }) {
  const { engine, state, view, failure } = useCart(page)
  const root = useRef<HTMLDivElement>(null)
  useEarlyInput(root)
  const isEmpty = view.lines.length === 0
  return (
    <div ref={root} data-cart="" {...tellsItself}>
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
      <p>Things you add wait here, also after you leave.</p>
      <ButtonLink weight="primary" href={paths.collections} data-way-on="">
        Look around
      </ButtonLink>
    </EmptyState>
  )
}
