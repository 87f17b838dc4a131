import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { useDates } from '../../lib/dates.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { PrintButton } from '../../ui/PrintButton.tsx'
import { loadPrinted, printedFoot } from '../../ui/printed-foot.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import styles from './Order.module.css'
import { OrderLines } from './OrderLines.tsx'
import { OrderPlaces } from './OrderPlaces.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { OrderTotals } from './OrderTotals.tsx'

const orderDocument = graphql(`
  query AccountOrder($id: ID!) {
    viewer {
      role
    }
    order(id: $id) {
      id
      number
      createdAt
      ...OrderStatus_order
      ...OpenPayment_order
      ...OrderLines_order
      ...OrderTotals_order
      ...OrderPlaces_order
      ...OrderTimeline_order
    }
  }
`)

const variablesOf = ({ params }: ScreenRequest) => ({ id: params.id ?? '' })

export const load = (request: ScreenRequest) => [loading(orderDocument, variablesOf(request))]
export const loadNext = loadPrinted
export const isMissing = (read: Read) => read(orderDocument)?.order === null
export const title = (read: Read) =>
  commonMessages.orderNumber({ number: read(orderDocument)?.order?.number ?? '' }).trim()

export function Screen({ request }: ScreenProps) {
  const [{ data }] = useQuery({ query: orderDocument, variables: variablesOf(request) })
  const order = data?.order
  const { dayOf } = useDates()
  if (!order) return null
  return (
    <AccountFrame
      title={commonMessages.orderNumber({ number: order.number ?? '' })}
      lead={messages.placed({ date: dayOf(order.createdAt) })}
      path={accountPaths.orders}
    >
      <div className={styles.state}>
        <OrderStatus order={order} />
        <PrintButton />
      </div>
      <OpenPayment order={order} />
      <div className={styles.columns}>
        <OrderLines order={order} />
        <div className={styles.side}>
          <OrderTotals order={order} />
          <OrderPlaces order={order} />
          <OrderTimeline order={order} />
        </div>
        <p>{messages.orderHelp({ number: order.number ?? '' })}</p>
      </div>
      {printedFoot}
    </AccountFrame>
  )
}
