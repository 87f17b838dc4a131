// Amounts that somebody else changed under a sheet.
import type { Client } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import { apart } from '../../lib/apart.ts'
import { type Edits, type GridColumn, type GridRow, gridColumns } from './grid-state.ts'

const nowDocument = graphql(`
  query AdminPricesNow($ids: [ID!]!) {
    managedProducts(first: 100, filter: { ids: $ids }) {
      nodes { id weight price { price { amount } } costAndProfit { itemCost { amount } } }
    }
  }
`)

/** Rows with the amounts their products have now; as they were where there is no answer. */
export async function readNow(client: Client, rows: readonly GridRow[]): Promise<GridRow[]> {
  const ids = rows.map(({ id }) => id)
  const { data } = await client.query(nowDocument, { ids }, { requestPolicy: 'network-only' })
  const byId = new Map(data?.managedProducts.nodes.map((node) => [node.id, node]))
  return rows.map((row) => {
    const node = byId.get(row.id)
    return node
      ? {
          ...row,
          price: node.price.price.amount,
          cost: node.costAndProfit?.itemCost?.amount ?? '',
          weight: String(node.weight ?? ''),
        }
      : row
  })
}

const edited = (edits: Edits, id: string): GridColumn[] =>
  gridColumns.filter((column) => edits[id]?.[column] !== undefined)

/** What will be done to a row, in words. */
export const changeWords = (row: GridRow, edits: Edits): string =>
  edited(edits, row.id)
    .map((column) => `${column} ${row[column] || 'none'} → ${edits[row.id]?.[column]}`)
    .join(', ')

/** Amounts the sheet would put its own over that are no longer what was told, in words. */
export function movedWords(
  told: readonly GridRow[],
  now: readonly GridRow[],
  edits: Edits,
): string[] {
  const byId = new Map(now.map((row) => [row.id, row]))
  return told.flatMap((row) =>
    edited(edits, row.id).flatMap((column) => {
      const amount = byId.get(row.id)?.[column] ?? row[column]
      if (amount === row[column]) return []
      return [
        `${apart(row.name)}: ${column} is ${amount || 'none'} now, ${row[column] || 'none'} before`,
      ]
    }),
  )
}
