import { useQuery } from 'urql'
import { CheckoutForm } from '../../cart/parts/CheckoutForm.tsx'
import { paths } from '../../lib/paths.ts'
import { loading, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './Checkout.module.css'
import { checkoutIdOf } from './checkout-address.ts'
import { checkoutStateDocument } from './order-document.ts'

const variablesOf = ({ search }: ScreenRequest) => ({ id: checkoutIdOf(search) ?? '' })

export const load = (request: ScreenRequest) =>
  checkoutIdOf(request.search) ? [loading(checkoutStateDocument, variablesOf(request))] : []

export const title = () => 'Payment not finished'

/** Back from the payment page without having paid. */
export function Screen({ request }: ScreenProps) {
  const [{ data }] = useQuery({
    query: checkoutStateDocument,
    variables: variablesOf(request),
    pause: checkoutIdOf(request.search) === null,
  })
  if (data?.checkout?.completed) return <Paid id={data.checkout.id} />
  return (
    <div className="wrap">
      <EmptyState drawing="basket" title="The payment was not finished" headingLevel={1}>
        <p>Nothing was charged, and your cart is kept as it was.</p>
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

function Paid({ id }: { id: string }) {
  return (
    <div className="wrap">
      <EmptyState drawing="shelf" title="This order is paid" headingLevel={1}>
        <p>Nothing is left to do.</p>
        <ButtonLink weight="primary" href={`${paths.checkoutThankYou}?checkout=${id}`}>
          See the order
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
