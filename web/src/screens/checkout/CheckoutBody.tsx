import { unmask } from '../../__generated__/fragment-masking.ts'
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

/** Problems that block the checkout, each with its fix; without problems, the checkout button. */
export function CheckoutBody({ page }: { page: CartPage }) {
  const { engine, state, view } = useCart(page)
  const blocking = blockingEntries(state.cart, engine, paths.checkout)
  const delivery = deliveryOf(state.cart)
  const { estimate, isPending } = useEstimate({
    revision: state.cart?.revision ?? null,
    delivery,
    first: page.estimate,
  })
  if (view.lines.length === 0 && state.isKnown) return <Empty />
  return (
    <div className={styles.step}>
      <p className={styles.lead}>
        {blocking.length > 0 ? messages.cartBlocked : messages.beforePaymentIntro}
      </p>
      <CartNotices state={state} engine={engine} isBare />
      {estimate && (
        <div className={styles.sum}>
          <TotalRows
            summary={unmask(Totals_summary, estimate.priceSummary)}
            discounts={estimate.appliedDiscounts}
            fees={estimate.additionalFees}
            giftCard={estimate.giftCard}
            deliveryTitle={(delivery.address && estimate.shippingInfo?.selected?.title) || null}
            isPlaceKnown={delivery.address !== null}
            isTaxKnown={isTaxPlace(delivery.address)}
            unknown={messages.onNextPage}
            isPending={isPending || view.isPending}
          />
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
    </div>
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
