import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { useDates } from '../../lib/dates.ts'
import { activityText } from './activity-words.ts'
import styles from './Order.module.css'

export const OrderTimeline_order = graphql(`
  fragment OrderTimeline_order on Order {
    id
    logistics {
      pickup {
        method
      }
    }
    activities {
      id
      type
      createdAt
      message
    }
  }
`)

/** Activities of an order, oldest first. */
export function OrderTimeline(props: { order: FragmentType<typeof OrderTimeline_order> }) {
  const { momentOf } = useDates()
  const order = unmask(OrderTimeline_order, props.order)
  const shown = order.activities
    .map((activity) => ({ ...activity, text: activityText(activity.type, order) }))
    .filter(({ text, message }) => text || message)
  if (shown.length === 0) return null
  return (
    <section data-screen="">
      <h2>{messages.whatHappened}</h2>
      <ol className={styles.timeline}>
        {shown.map(({ id, type, text, createdAt, message }, index) => (
          <li key={id ?? `${type} ${createdAt} ${index}`}>
            <p>{text}</p>
            {message && <p>{message}</p>}
            <time dateTime={createdAt ?? undefined} className={styles.detail}>
              {momentOf(createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
