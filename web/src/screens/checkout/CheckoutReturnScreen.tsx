import { graphql } from '../../__generated__/gql.ts'
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
  return checkout && !checkout.completed ? 'Payment not finished' : 'Back from the payment page'
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
      <EmptyState drawing="basket" title="The payment was not finished" headingLevel={1}>
        <p>You weren’t charged, and your cart is unchanged.</p>
        <div className={styles.ways}>
          <CheckoutForm blocking={[]} label="Try payment again" returnTo={paths.checkout} />
          <ButtonLink href={paths.cart} isWide>
            Back to the cart
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}

function UnknownCheckout() {
  return (
    <div className="wrap">
      <EmptyState drawing="basket" title="Back from the payment page" headingLevel={1}>
        <p>
          We cannot tell from here whether you paid. If you did, the confirmation is in your email.
          If not, your cart is as you left it.
        </p>
        <ButtonLink weight="primary" href={paths.cart}>
          Look into the cart
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function Paid({ id }: { id: string }) {
  return (
    <div className="wrap">
      <EmptyState drawing="bookcase" title="This order is paid" headingLevel={1}>
        <p>Nothing is left to do.</p>
        <ButtonLink weight="primary" href={`${paths.checkoutThankYou}?checkout=${id}`}>
          See the order
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
