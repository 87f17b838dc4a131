import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { useDates } from '../../lib/dates.ts'
import { activityWords } from './activity-words.ts'
import styles from './Order.module.css'

export const OrderTimeline_order = graphql(`
  fragment OrderTimeline_order on Order {
    id
    activities {
      id
      type
      createdAt
      message
    }
  }
`)

/** Activities of an order, oldest first. */
export function OrderTimeline({ order }: { order: FragmentType<typeof OrderTimeline_order> }) {
  const { momentOf } = useDates()
  const { activities } = unmask(OrderTimeline_order, order)
  const shown = activities.filter(({ type, message }) => (type && activityWords[type]) || message)
  if (shown.length === 0) return null
  return (
    <section data-screen="">
      <h2>{messages.whatHappened}</h2>
      <ol className={styles.timeline}>
        {shown.map(({ id, type, createdAt, message }, index) => (
          <li key={id ?? `${type} ${createdAt} ${index}`}>
            <p>{type && activityWords[type]}</p>
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
