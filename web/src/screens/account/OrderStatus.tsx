import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './Account.module.css'
import { fulfillmentWords, orderWords, paymentWords } from './status-words.ts'

export const OrderStatus_order = graphql(`
  fragment OrderStatus_order on Order {
    id
    status
    paymentStatus
    fulfillmentStatus
  }
`)

/** Payment and fulfillment status of an order. */
export function OrderStatus({ order }: { order: FragmentType<typeof OrderStatus_order> }) {
  const { status, paymentStatus, fulfillmentStatus } = unmask(OrderStatus_order, order)
  const overall = orderWords(status)
  const shown = overall
    ? [overall, paymentStatus && paymentWords[paymentStatus]]
    : [
        paymentStatus && paymentWords[paymentStatus],
        fulfillmentStatus && fulfillmentWords[fulfillmentStatus],
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
