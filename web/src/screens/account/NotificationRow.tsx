import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { useDates } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Account.module.css'
import { alertWords } from './alert-words.ts'
import { CancelNotification } from './CancelNotification.tsx'
import rows from './Notifications.module.css'

export const NotificationRow_request = graphql(`
  fragment NotificationRow_request on BackInStockRequest {
    id
    status
    createdAt
    image {
      url(format: WEBP)
      alt
    }
    choices {
      option
      choice
    }
    product {
      id
      slug
      name
    }
  }
`)

type NotificationRowProps = {
  request: FragmentType<typeof NotificationRow_request>
  onCanceled: () => Promise<unknown>
}

/** A product the member waits for, and the status of the stock alert. */
export function NotificationRow({ request, onCanceled }: NotificationRowProps) {
  const { dayOf } = useDates()
  const { id, status, createdAt, choices, product, image } = unmask(
    NotificationRow_request,
    request,
  )
  const { text, tone } = alertWords[status ?? 'UNKNOWN']
  const name = product?.name ?? messages.somethingWeNoLongerSell
  const search = new URLSearchParams(choices.map(({ option, choice }) => [option, choice]))
  const words = choices.map(({ choice }) => choice).join(', ')
  return (
    <li>
      <div className={rows.goods}>
        {image && (
          <Picture
            image={image}
            widths={[80, 160]}
            sizes="5rem"
            className={rows.picture}
            isDecoration
          />
        )}
        <div>
          {product ? (
            <a href={paths.product(product.slug) + (search.size > 0 ? `?${search}` : '')}>{name}</a>
          ) : (
            <p>{name}</p>
          )}
          {words && <p>{words}</p>}
          <p className={rows.date}>{messages.requestedOn({ date: dayOf(createdAt) })}</p>
        </div>
      </div>
      <p>
        <span className={classNames(styles.label, styles[tone])}>{text}</span>
      </p>
      <CancelNotification
        id={id}
        isWaiting={status === 'RECEIVED'}
        name={words ? `${name}, ${words}` : name}
        onCanceled={onCanceled}
      />
    </li>
  )
}
