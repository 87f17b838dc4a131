import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import type { AdjustProductPropertyInput, AdminPreviewQuery } from '../../__generated__/graphql.ts'
import layout from '../../ui/Columns.module.css'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'

const previewDocument = graphql(`
  query AdminPreview($ids: [ID!]!, $adjust: AdjustProductPropertyInput!) {
    previewPriceAdjustment(ids: $ids, adjust: $adjust) {
      id
      name
      before
      after
      problem { message }
    }
  }
`)

type Row = AdminPreviewQuery['previewPriceAdjustment'][number]

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Product', isWide: true, cell: ({ name }) => name },
  { id: 'before', header: 'Now', isNumber: true, cell: ({ before }) => before ?? '–' },
  {
    id: 'after',
    header: 'Then',
    isNumber: true,
    cell: ({ after, problem }) =>
      problem ? <Label tone="bad">{problem.message}</Label> : <strong>{after ?? '–'}</strong>,
  },
]

const shown = 8

type Props = { ids: readonly string[]; adjust: AdjustProductPropertyInput }

/** What would come of it, for the first few. */
export function AdjustPreview({ ids, adjust }: Props) {
  const [{ data, fetching }] = useQuery({
    query: previewDocument,
    variables: { ids: ids.slice(0, shown), adjust },
  })
  return (
    <>
      <DataTable
        label="What would come of it"
        columns={columns}
        rows={data?.previewPriceAdjustment ?? []}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        isLoading={fetching}
        empty={<p className={layout.muted}>Nothing to show yet</p>}
      />
      {ids.length > shown && (
        <p className={layout.muted}>
          The first {shown} of {ids.length}.
        </p>
      )}
    </>
  )
}
