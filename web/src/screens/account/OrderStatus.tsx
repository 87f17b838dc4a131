import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './Account.module.css'
import { fulfillmentText, orderWords, paymentWords } from './status-words.ts'

export const OrderStatus_order = graphql(`
  fragment OrderStatus_order on Order {
    id
    status
    paymentStatus
    fulfillmentStatus
    logistics {
      pickup {
        method
      }
    }
  }
`)

/** Payment and fulfillment status of an order. */
export function OrderStatus({ order }: { order: FragmentType<typeof OrderStatus_order> }) {
  const known = unmask(OrderStatus_order, order)
  const { status, paymentStatus, fulfillmentStatus } = known
  const overall = orderWords(status)
  const shown = overall
    ? [overall, paymentStatus && paymentWords[paymentStatus]]
    : [
        paymentStatus && paymentWords[paymentStatus],
        fulfillmentStatus && fulfillmentText(fulfillmentStatus, known),
      ]
  return (
    <p className={styles.actions}>
      {shown.map(
        (one) =>
          one && (
            <span key={one.text} className={classNames(styles.label, styles[one.tone])}>
              {one.text}
            </span>
          ),
      )}
    </p>
  )
}
