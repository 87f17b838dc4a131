import { useRef } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { CartPage } from '../../cart/page.ts'
import { CartNotices } from '../../cart/parts/CartNotices.tsx'
import { LinesSkeleton } from '../../cart/parts/LinesSkeleton.tsx'
import { useCart, useSpoken } from '../../cart/use-cart.ts'
import { useCartSignal } from '../../lib/cart-signal.ts'
import { paths } from '../../lib/paths.ts'
import { replaysOwnInput, useInputReplay } from '../../lib/pre-hydration-input.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CartColumns } from './CartColumns.tsx'
import styles from './CartScreen.module.css'
import { StartProducts } from './StartProducts.tsx'

/** The cart page: lines, coupon, note, delivery and totals. */
export function CartBody({ page }: { page: CartPage }) {
  const { engine, state, view, failure } = useCart(page)
  const root = useRef<HTMLDivElement>(null)
  useInputReplay(root)
  const isEmpty = view.lines.length === 0
  const { count } = useCartSignal()
  // The count of the header comes first: where it is none, lines to come would move the page when there are none.
  const isKnown = state.isKnown || (count === 0 && !failure)
  const isBare = isEmpty && isKnown
  return (
    <div ref={root} data-cart="" {...replaysOwnInput}>
      {!isBare && (
        <div className={styles.title}>
          <h1>{commonMessages.cart}</h1>
          <ButtonLink weight="quiet" href={paths.collections} data-way-on="">
            {commonMessages.continueShopping}
          </ButtonLink>
        </div>
      )}
      <p className="sr" role="status">
        {useSpoken()}
      </p>
      <CartNotices state={state} engine={engine}>
        {page.added && !isEmpty && (
          <Banner tone="success">{messages.added({ name: page.added })}</Banner>
        )}
      </CartNotices>
      {isEmpty && !isKnown && <LinesSkeleton failure={failure} engine={engine} />}
      {isBare && <Empty />}
      {!isEmpty && <CartColumns snapshot={{ state, view, failure }} engine={engine} page={page} />}
    </div>
  )
}

function Empty() {
  return (
    <div className={styles.bare}>
      <EmptyState drawing="basket" title={commonMessages.yourCartIsEmpty} headingLevel={1}>
        <p>{messages.anythingYouAddIsSavedHere}</p>
        <ButtonLink weight="primary" href={paths.collections} data-way-on="">
          {commonMessages.lookAround}
        </ButtonLink>
      </EmptyState>
      <StartProducts />
    </div>
  )
}
