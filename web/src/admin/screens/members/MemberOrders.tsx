import type { AdminMemberQuery } from '../../__generated__/graphql.ts'
import { dayOf } from '../../lib/dates.ts'
import layout from '../../ui/Columns.module.css'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'

type Orders = AdminMemberQuery['memberOrders']
type Row = Orders['nodes'][number]

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
export function MemberOrders({ orders: { nodes, pageInfo } }: { orders: Orders }) {
  return (
    <Panel title="Orders">
      <DataTable
        label="Orders, the newest first"
        columns={columns}
        rows={nodes}
        idOf={({ id }) => id}
        nameOf={({ number }) => `order ${number}`}
        empty={<p className={layout.muted}>Nothing yet</p>}
      />
      {pageInfo.hasNextPage && <p className={layout.muted}>These are the newest ten.</p>}
    </Panel>
  )
}
