import { useEffect } from 'react'
import { graphql } from '../../__generated__/gql.ts'
import { paths } from '../../lib/paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { checkoutIdOf, orderIdOf } from './checkout-address.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { StillLooking } from './StillLooking.tsx'
import styles from './ThankYouScreen.module.css'
import { ownVariables, useOwnCheckout } from './use-own-checkout.ts'

const orderDocument = graphql(`
  query CheckoutOrder($id: ID!) {
    checkout(id: $id) {
      id
      completed
      orderNumber
      buyerInfo {
        email
      }
      ...OrderSummary_checkout
    }
  }
`)

export const load = (request: ScreenRequest) =>
  checkoutIdOf(request.search) ? [loading(orderDocument, ownVariables(request))] : []

export const title = (read: Read) =>
  read(orderDocument)?.checkout?.completed ? 'Thank you' : 'Your order'

/** Confirmation after payment: line items, shipping address, next steps. It confirms only an order it can read. */
export function Screen({ request }: ScreenProps) {
  const orderId = orderIdOf(request.search)
  const { checkout: order, isOpen } = useOwnCheckout(orderDocument, request)
  const isPlaced = order?.completed === true
  useEffect(() => {
    // Invalidates the cart, which became the order.
    if (isPlaced)
      void import('../../cart/engine.ts').then(({ cartEngine }) => cartEngine().refresh())
  }, [isPlaced])
  const notFound = <OrderNotFound orderId={orderId} />
  if (isOpen) return <StillLooking>{notFound}</StillLooking>
  if (!order) return notFound
  if (!isPlaced) return <NotPaid />
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>Thank you</h1>
        <p>Your order is placed.{mailWords(order.buyerInfo?.email)}</p>
        <p className={styles.reference}>
          {order.orderNumber ? `Order ${order.orderNumber}` : 'The email names your order number.'}
        </p>
      </header>
      <OrderSummary checkout={order} />
      <NextSteps />
    </div>
  )
}

const mailWords = (email?: string | null) => (email ? ` We send the confirmation to ${email}.` : '')

/**
 * Fallback without an order. The URL is untrusted, so nothing is confirmed; its id is not the order number shoppers
 * know.
 */
function OrderNotFound({ orderId }: { orderId: string | null }) {
  return (
    <div className="wrap">
      <EmptyState drawing="bookcase" title="We cannot show an order here" headingLevel={1}>
        <p>
          {orderId
            ? 'This link belongs to an order that wasn’t placed in this browser, or its session has ended.'
            : 'This page shows an order right after it is paid, in the browser that paid it.'}
        </p>
        <p>
          If you paid, the confirmation is in your email and names the order’s number. If none came,
          your cart is as you left it.
        </p>
        <ButtonLink weight="primary" href={paths.cart}>
          Look into the cart
        </ButtonLink>
        <ButtonLink className="without-js" href="">
          Check again
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function NotPaid() {
  return (
    <div className="wrap">
      <EmptyState drawing="basket" title="This order is not paid yet" headingLevel={1}>
        <p>Your cart is unchanged.</p>
        <ButtonLink weight="primary" href={paths.cart}>
          Back to the cart
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function NextSteps() {
  return (
    <section className={styles.next}>
      <h2>What happens next</h2>
      <ol>
        <li>We pack your order, usually within one working day.</li>
        <li>We’ll email your tracking number when it ships.</li>
        <li>Something not right? Reply to that email and we’ll fix it.</li>
      </ol>
      <ButtonLink href={paths.collections}>Continue shopping</ButtonLink>
    </section>
  )
}
