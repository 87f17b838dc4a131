import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { useDates } from '../../lib/dates.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Account.module.css'
import { OrderStatus } from './OrderStatus.tsx'
import list from './Orders.module.css'

export const OrderRow_order = graphql(`
  fragment OrderRow_order on Order {
    id
    number
    createdAt
    itemCount
    total {
      formatted
    }
    lines {
      id
      name
      image {
        url(format: WEBP)
        alt
      }
    }
    ...OrderStatus_order
  }
`)

/** Pictures that fit beside the text on a phone; a wider window names what they show. */
const maxPictures = 3

type OrderRowsProps = { orders: readonly FragmentType<typeof OrderRow_order>[] }

/** Orders, newest first, each with pictures of what was ordered and linked to its page. */
export function OrderRows({ orders }: OrderRowsProps) {
  const { dayOf } = useDates()
  if (orders.length === 0) return <p>{messages.noOrdersYetListed}</p>
  return (
    <ul className={`${styles.rows} ${list.orders}`}>
      {orders.map((masked) => {
        const order = unmask(OrderRow_order, masked)
        const lines = order.lines.slice(0, maxPictures)
        return (
          <li key={order.id}>
            <div>
              <a href={accountPaths.order(order.id)}>
                {commonMessages.orderNumber({ number: order.number ?? '' })}
              </a>
              <p className={styles.muted}>
                {dayOf(order.createdAt)} · {commonMessages.pieceCount({ count: order.itemCount })}
              </p>
              <p className="money">{order.total?.formatted}</p>
            </div>
            <p className={list.names}>
              {lines.map(({ id, name }) => (
                <span key={id ?? name}>{name}</span>
              ))}
            </p>
            <div className={list.pictures}>
              {lines.map(
                ({ id, image }) =>
                  image && (
                    <Picture
                      key={id ?? image.url}
                      image={image}
                      widths={[56, 80, 112, 160]}
                      sizes="(min-width: 640px) 80px, 56px"
                      isDecoration
                    />
                  ),
              )}
            </div>
            <OrderStatus order={order} />
          </li>
        )
      })}
    </ul>
  )
}
