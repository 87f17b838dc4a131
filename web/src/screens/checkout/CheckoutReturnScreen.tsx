import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/checkout.ts'
import { CheckoutForm } from '../../cart/parts/CheckoutForm.tsx'
import { paths } from '../../lib/paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './Checkout.module.css'
import { checkoutIdOf } from './checkout-address.ts'
import { StillLooking } from './StillLooking.tsx'
import { ownVariables, useOwnCheckout } from './use-own-checkout.ts'

const checkoutStateDocument = graphql(`
  query CheckoutState($id: ID!) {
    checkout(id: $id) {
      id
      completed
    }
  }
`)

export const load = (request: ScreenRequest) =>
  checkoutIdOf(request.search) ? [loading(checkoutStateDocument, ownVariables(request))] : []

export const title = (read: Read) => {
  const checkout = read(checkoutStateDocument)?.checkout
  return checkout && !checkout.completed
    ? messages.paymentNotFinished
    : messages.backFromPaymentPage
}

/** Return page of every payment flow. It reports the payment only once its status is known. */
export function Screen({ request }: ScreenProps) {
  const { checkout, isOpen } = useOwnCheckout(checkoutStateDocument, request)
  if (isOpen) {
    return (
      <StillLooking>
        <UnknownCheckout />
      </StillLooking>
    )
  }
  if (!checkout) return <UnknownCheckout />
  return checkout.completed ? <Paid id={checkout.id} /> : <NotPaid />
}

function NotPaid() {
  return (
    <div className="wrap">
      <EmptyState drawing="basket" title={messages.paymentWasNotFinished} headingLevel={1}>
        <p>{messages.notCharged}</p>
        <div className={styles.ways}>
          <CheckoutForm blocking={[]} label={messages.tryPaymentAgain} returnTo={paths.checkout} />
          <ButtonLink href={paths.cart} isWide>
            {messages.backToCart}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}

function UnknownCheckout() {
  return (
    <div className="wrap">
      <EmptyState drawing="basket" title={messages.backFromPaymentPage} headingLevel={1}>
        <p>{messages.paymentUnknown}</p>
        <ButtonLink weight="primary" href={paths.cart}>
          {messages.lookIntoCart}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function Paid({ id }: { id: string }) {
  return (
    <div className="wrap">
      <EmptyState drawing="bookcase" title={messages.thisOrderIsPaid} headingLevel={1}>
        <p>{messages.nothingIsLeftToDo}</p>
        <ButtonLink weight="primary" href={`${paths.checkoutThankYou}?checkout=${id}`}>
          {messages.seeOrder}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
