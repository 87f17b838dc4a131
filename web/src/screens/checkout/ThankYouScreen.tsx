import { useEffect } from 'react'
import { useQuery } from 'urql'
import type { CheckoutOrderQuery } from '../../__generated__/graphql.ts'
import { paths } from '../../lib/paths.ts'
import { loading, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { checkoutIdOf, orderIdOf } from './checkout-address.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { orderDocument } from './order-document.ts'
import styles from './ThankYouScreen.module.css'

export type Order = NonNullable<CheckoutOrderQuery['checkout']>

const variablesOf = ({ search }: ScreenRequest) => ({ id: checkoutIdOf(search) ?? '' })

export const load = (request: ScreenRequest) =>
  checkoutIdOf(request.search) ? [loading(orderDocument, variablesOf(request))] : []

export const title = () => 'Thank you'

/** After payment: what was bought, where it goes, what happens next. */
export function Screen({ request }: ScreenProps) {
  const orderId = orderIdOf(request.search)
  const order = useOrder(request)
  useEffect(() => {
    // The cart became the order.
    void import('../../cart/engine.ts').then(({ cartEngine }) => cartEngine().refresh())
  }, [])
  if (order && !order.completed) return <NotPaid />
  if (!order) return <Unseen orderId={orderId} />
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>Thank you</h1>
        <p>Your order is placed.{mailWords(order.buyerInfo?.email)}</p>
      </header>
      {orderId && <Reference id={orderId} />}
      <OrderSummary order={order} />
      <WayOn />
    </div>
  )
}

/** Coming from another site the session cookie stays at home; asked from this page, it travels. */
function useOrder(request: ScreenRequest): Order | null {
  const id = checkoutIdOf(request.search)
  const [{ data }, ask] = useQuery({
    query: orderDocument,
    variables: variablesOf(request),
    pause: id === null,
  })
  const isUnseen = id !== null && data?.checkout === null
  useEffect(() => {
    if (isUnseen) ask({ requestPolicy: 'network-only' })
  }, [isUnseen, ask])
  return data?.checkout ?? null
}

const mailWords = (email?: string | null) => (email ? ` We send the confirmation to ${email}.` : '')

function Reference({ id }: { id: string }) {
  return (
    <p className={styles.reference}>
      Order reference <code>{id}</code>
    </p>
  )
}

function Unseen({ orderId }: { orderId: string | null }) {
  const title = orderId ? 'Thank you, your order is placed' : 'No order to show here'
  return (
    <div className="wrap">
      <EmptyState drawing="shelf" title={title} headingLevel={1}>
        {orderId ? (
          <>
            <Reference id={orderId} />
            <p>The confirmation and the details come by e-mail.</p>
          </>
        ) : (
          <p>This page shows an order right after it is paid. Past ones are in your e-mail.</p>
        )}
        <ButtonLink weight="primary" href={paths.collections}>
          Look around
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function NotPaid() {
  return (
    <div className="wrap">
      <EmptyState drawing="basket" title="This order is not paid yet" headingLevel={1}>
        <p>Your cart is kept as it was.</p>
        <ButtonLink weight="primary" href={paths.cart}>
          Back to the cart
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function WayOn() {
  return (
    <section className={styles.next}>
      <h2>What happens next</h2>
      <ol>
        <li>We pack your order, usually within one working day.</li>
        <li>You get a mail with the tracking number when it leaves us.</li>
        <li>Something not right? Answer that mail and we put it right.</li>
      </ol>
      <ButtonLink href={paths.collections}>Continue shopping</ButtonLink>
    </section>
  )
}
