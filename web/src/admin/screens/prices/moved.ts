// Amounts that changed on the server while the grid was edited.

import type { Client } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/prices.ts'
import { bidiIsolate } from '../../lib/bidi-isolate.ts'
import { fieldWord } from '../../lib/field-word.ts'
import { type Edits, type GridColumn, type GridRow, gridColumns } from './grid-state.ts'
import { PriceRow_product, rowOf } from './price-row.ts'

const nowDocument = graphql(`
  query AdminPricesNow($ids: [ID!]!) {
    managedProducts(first: 100, filter: { ids: $ids }) {
      nodes { ...PriceRow_product }
    }
  }
`)

/** Rows with current amounts of their products; unchanged rows where a read failed. */
export async function readNow(client: Client, rows: readonly GridRow[]): Promise<GridRow[]> {
  const ids = rows.map(({ id }) => id)
  const { data } = await client.query(nowDocument, { ids }, { requestPolicy: 'network-only' })
  const now = unmask(PriceRow_product, data?.managedProducts.nodes ?? []).map(rowOf)
  const byId = new Map(now.map((row) => [row.id, row]))
  return rows.map((row) => ({ ...(byId.get(row.id) ?? row), name: row.name }))
}

const edited = (edits: Edits, id: string): GridColumn[] =>
  gridColumns.filter((column) => edits[id]?.[column] !== undefined)

/** Values a save depends on: the edited columns, and the discount of an edited price. */
const compared = (edits: Edits, id: string): (GridColumn | 'discount')[] => {
  const columns = edited(edits, id)
  return columns.includes('basePrice') ? [...columns, 'discount'] : columns
}

/** Describes the edits of a row. */
export const changeWords = (row: GridRow, edits: Edits): string =>
  edited(edits, row.id)
    .map((column) =>
      messages.change({
        field: fieldWord(column),
        before: row[column] || commonMessages.noneSet,
        after: edits[row.id]?.[column] ?? '',
      }),
    )
    .join(', ')

/** Describes each amount or discount that changed on the server since the grid was loaded. */
export function movedWords(
  shown: readonly GridRow[],
  now: readonly GridRow[],
  edits: Edits,
): string[] {
  const byId = new Map(now.map((row) => [row.id, row]))
  return shown.flatMap((row) =>
    compared(edits, row.id).flatMap((column) => {
      const amount = byId.get(row.id)?.[column] ?? row[column]
      if (amount === row[column]) return []
      return [
        messages.isNowBefore({
          name: bidiIsolate(row.name),
          field: fieldWord(column),
          after: amount || commonMessages.noneSet,
          before: row[column] || commonMessages.noneSet,
        }),
      ]
    }),
  )
}
