import { useEffect } from 'react'
import { graphql } from '../../__generated__/gql.ts'
import * as accountMessages from '../../__generated__/messages/account.ts'
import * as messages from '../../__generated__/messages/checkout.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { useDates } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PrintButton } from '../../ui/PrintButton.tsx'
import { loadPrinted, printedFoot } from '../../ui/printed-foot.tsx'
import { checkoutIdOf, orderIdOf } from './checkout-address.ts'
import { Bought, OrderSummary } from './OrderSummary.tsx'
import { StillLooking } from './StillLooking.tsx'
import styles from './ThankYouScreen.module.css'
import { ownVariables, useOwnCheckout } from './use-own-checkout.ts'

const orderDocument = graphql(`
  query CheckoutOrder($id: ID!) {
    checkout(id: $id) {
      id
      completed
      orderNumber
      updatedAt
      buyerInfo {
        email
      }
      ...OrderSummary_checkout
    }
  }
`)

export const load = (request: ScreenRequest) =>
  checkoutIdOf(request.search) ? [loading(orderDocument, ownVariables(request))] : []

export const loadNext = loadPrinted

export const title = (read: Read) =>
  read(orderDocument)?.checkout?.completed ? messages.thankYou : messages.yourOrder

/** Confirmation after payment: line items, shipping address, next steps. It confirms only an order it can read. */
export function Screen({ request }: ScreenProps) {
  const orderId = orderIdOf(request.search)
  const { checkout: order, isOpen } = useOwnCheckout(orderDocument, request)
  const { dayOf } = useDates()
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
        <Bought checkout={order} />
        <h1>{messages.thankYou}</h1>
        <p>{placedWords(order.buyerInfo?.email)}</p>
        <p className={styles.reference}>
          <span>
            {order.orderNumber
              ? commonMessages.orderNumber({ number: order.orderNumber })
              : messages.emailNamesYourOrderNumber}
          </span>
          <br />
          {order.updatedAt && (
            <span>{accountMessages.placed({ date: dayOf(order.updatedAt) })}</span>
          )}
        </p>
        <PrintButton />
      </header>
      <OrderSummary checkout={order} />
      <NextSteps />
      {printedFoot}
    </div>
  )
}

const placedWords = (email?: string | null) =>
  email ? messages.yourOrderIsPlacedEmail({ email }) : messages.yourOrderIsPlaced

/**
 * Fallback without an order. The URL is untrusted, so nothing is confirmed; its id is not the order number shoppers
 * know.
 */
function OrderNotFound({ orderId }: { orderId: string | null }) {
  return (
    <div className="wrap">
      <EmptyState drawing="bookcase" title={messages.weCannotShowOrderHere} headingLevel={1}>
        <p>{orderId ? messages.foreignOrder : messages.orderOnlyAfterPayment}</p>
        <p>{messages.confirmationInEmail}</p>
        <ButtonLink weight="primary" href={paths.cart}>
          {messages.lookIntoCart}
        </ButtonLink>
        <ButtonLink className="without-js" href="">
          {messages.checkAgain}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function NotPaid() {
  return (
    <div className="wrap">
      <EmptyState drawing="basket" title={messages.thisOrderIsNotPaidYet} headingLevel={1}>
        <p>{messages.yourCartIsUnchanged}</p>
        <ButtonLink weight="primary" href={paths.cart}>
          {messages.backToCart}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function NextSteps() {
  return (
    <section className={styles.next}>
      <h2>{messages.whatHappensNext}</h2>
      <ol>
        <li>{messages.nextPacking}</li>
        <li>{messages.nextHelp}</li>
      </ol>
      <ButtonLink data-screen="" href={paths.collections}>
        {commonMessages.continueShopping}
      </ButtonLink>
    </section>
  )
}
