import { unmask } from '../../__generated__/fragment-masking.ts'
import * as cartMessages from '../../__generated__/messages/cart.ts'
import * as messages from '../../__generated__/messages/checkout.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { blockingEntries } from '../../cart/blocking.ts'
import { deliveryOf } from '../../cart/delivery.ts'
import { Totals_summary } from '../../cart/estimate-document.ts'
import type { CartPage } from '../../cart/page.ts'
import { CartNotices } from '../../cart/parts/CartNotices.tsx'
import { CheckoutForm } from '../../cart/parts/CheckoutForm.tsx'
import { TotalRows } from '../../cart/parts/TotalRows.tsx'
import { useCart } from '../../cart/use-cart.ts'
import { useEstimate } from '../../cart/use-estimate.ts'
import { paths } from '../../lib/paths.ts'
import { isTaxPlace } from '../../lib/tax-place.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './Checkout.module.css'
import { CheckoutLines } from './CheckoutLines.tsx'

/** What is bought beside what it costs, and problems that block the checkout, each with its fix; else its button. */
export function CheckoutBody({ page }: { page: CartPage }) {
  const { engine, state, view } = useCart(page)
  const blocking = blockingEntries(state.cart, engine, paths.checkout)
  const delivery = deliveryOf(state.cart)
  const { estimate, isPending } = useEstimate({
    revision: state.cart?.revision ?? null,
    delivery,
    first: page.estimate,
  })
  const isTaxKnown = isTaxPlace(delivery.address)
  if (view.lines.length === 0 && state.isKnown) return <Empty />
  return (
    <>
      {(blocking.length > 0 || isTaxKnown) && (
        <p className={styles.lead}>
          {blocking.length > 0 ? messages.cartBlocked : messages.beforePaymentIntro}
        </p>
      )}
      <CartNotices state={state} engine={engine} isBare />
      <div className={styles.columns}>
        <CheckoutLines lines={view.lines} />
        <aside className={styles.summary} aria-label={cartMessages.orderSummary}>
          {estimate && (
            <div className={styles.sum}>
              <TotalRows
                summary={unmask(Totals_summary, estimate.priceSummary)}
                discounts={estimate.appliedDiscounts}
                fees={estimate.additionalFees}
                giftCard={estimate.giftCard}
                deliveryTitle={(delivery.address && estimate.shippingInfo?.selected?.title) || null}
                isPlaceKnown={delivery.address !== null}
                isTaxKnown={isTaxKnown}
                isBrief
                isPending={isPending || view.isPending}
              />
              {!isTaxKnown && <p>{messages.restOnNextPage}</p>}
            </div>
          )}
          <CheckoutForm
            blocking={blocking}
            label={messages.continueToPayment}
            returnTo={paths.checkout}
          />
          <ButtonLink href={paths.cart} isWide>
            {messages.backToCart}
          </ButtonLink>
        </aside>
      </div>
    </>
  )
}

function Empty() {
  return (
    <EmptyState drawing="basket" title={commonMessages.yourCartIsEmpty}>
      <p>{messages.nothingToPay}</p>
      <ButtonLink weight="primary" href={paths.collections}>
        {commonMessages.lookAround}
      </ButtonLink>
    </EmptyState>
  )
}
