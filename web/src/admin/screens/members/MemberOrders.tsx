import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { MemberOrders_OrdersFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { dayOf } from '../../lib/dates.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { fulfillmentWords, paymentWords } from './order-words.ts'

const MemberOrders_orders = graphql(`
  fragment MemberOrders_orders on OrderConnection {
    nodes {
      id
      number
      createdAt
      paymentStatus
      fulfillmentStatus
      itemCount
      total { formatted }
    }
    pageInfo { hasNextPage }
  }
`)

type Row = MemberOrders_OrdersFragment['nodes'][number]

const columns: readonly Column<Row>[] = [
  { id: 'number', header: messages.order, cell: ({ number }) => number ?? '–' },
  {
    id: 'date',
    header: messages.placed,
    isWide: true,
    cell: ({ createdAt }) => dayOf(createdAt),
  },
  {
    id: 'payment',
    header: messages.payment,
    cell: ({ paymentStatus }) => (paymentStatus ? paymentWords[paymentStatus] : '–'),
  },
  {
    id: 'sent',
    header: messages.sent,
    cell: ({ fulfillmentStatus }) =>
      fulfillmentStatus ? fulfillmentWords[fulfillmentStatus] : '–',
  },
  { id: 'pieces', header: messages.pieces, isNumber: true, cell: ({ itemCount }) => itemCount },
  {
    id: 'total',
    header: messages.total,
    isNumber: true,
    cell: ({ total }) => total?.formatted ?? '–',
  },
]

/** Orders of a member. */
export function MemberOrders({ orders }: { orders: FragmentType<typeof MemberOrders_orders> }) {
  const { nodes, pageInfo } = unmask(MemberOrders_orders, orders)
  return (
    <Panel title={messages.orders}>
      <DataTable
        label={messages.ordersNewestFirst}
        columns={columns}
        rows={nodes}
        idOf={({ id }) => id}
        nameOf={({ number }) => messages.orderName({ number: number ?? '' })}
        empty={<Muted>{messages.nothingYet}</Muted>}
      />
      {pageInfo.hasNextPage && <Muted>{messages.theseAreNewestTen}</Muted>}
    </Panel>
  )
}
