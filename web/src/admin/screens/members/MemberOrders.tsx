import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { MemberOrders_OrdersFragment } from '../../__generated__/graphql.ts'
import { dayOf } from '../../lib/dates.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { Panel } from '../../ui/Panel.tsx'

const MemberOrders_orders = graphql(`
  fragment MemberOrders_orders on OrderConnection {
    nodes {
      id
      number
      createdDate
      paymentStatus
      fulfillmentStatus
      itemCount
      total { formatted }
    }
    pageInfo { hasNextPage }
  }
`)

type Row = MemberOrders_OrdersFragment['nodes'][number]

const plain = (word: string | null | undefined) => (word ?? '–').toLowerCase().replaceAll('_', ' ')

const columns: readonly Column<Row>[] = [
  { id: 'number', header: 'Order', cell: ({ number }) => number ?? '–' },
  { id: 'date', header: 'Placed', isWide: true, cell: ({ createdDate }) => dayOf(createdDate) },
  { id: 'payment', header: 'Payment', cell: ({ paymentStatus }) => plain(paymentStatus) },
  { id: 'sent', header: 'Sent', cell: ({ fulfillmentStatus }) => plain(fulfillmentStatus) },
  { id: 'pieces', header: 'Pieces', isNumber: true, cell: ({ itemCount }) => itemCount },
  { id: 'total', header: 'Total', isNumber: true, cell: ({ total }) => total?.formatted ?? '–' },
]

/** Orders of a member. */
export function MemberOrders({ orders }: { orders: FragmentType<typeof MemberOrders_orders> }) {
  const { nodes, pageInfo } = unmask(MemberOrders_orders, orders)
  return (
    <Panel title="Orders">
      <DataTable
        label="Orders, the newest first"
        columns={columns}
        rows={nodes}
        idOf={({ id }) => id}
        nameOf={({ number }) => `order ${number}`}
        empty={<Muted>Nothing yet</Muted>}
      />
      {pageInfo.hasNextPage && <Muted>These are the newest ten.</Muted>}
    </Panel>
  )
}
