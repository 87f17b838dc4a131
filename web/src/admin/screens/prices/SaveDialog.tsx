import { useState } from 'react'
import { type Client, useClient } from 'urql'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { graphql } from '../../__generated__/gql.ts'
import { apart } from '../../lib/apart.ts'
import { download } from '../../lib/csv.ts'
import { useHeldDialog } from '../../lib/use-held-dialog.ts'
import layout from '../../ui/Columns.module.css'
import { type Edits, type GridRow, gridColumns } from './grid-state.ts'

const nowDocument = graphql(`
  query AdminPricesNow($ids: [ID!]!) {
    managedProducts(first: 100, filter: { ids: $ids }) {
      nodes { id weight price { price { amount } } costAndProfit { itemCost { amount } } }
    }
  }
`)

const saveDocument = graphql(`
  mutation AdminSavePrices($id: ID!, $input: UpdateProductInput!) {
    updateProduct(id: $id, input: $input) {
      product { id }
      problems { code message field requestId }
    }
  }
`)

type Props = {
  rows: readonly GridRow[]
  edits: Edits
  onClose: () => void
  onDone: (savedIds: readonly string[]) => void
}
type Failure = { id: string; name: string; reason: string }

/** Says what will change, sends it product by product, and keeps in the sheet what was refused. */
export function SaveDialog({ rows, edits, onClose, onDone }: Props) {
  const client = useClient()
  const changed = rows.filter(({ id }) => edits[id])
  const [saved, setSaved] = useState<readonly string[]>([])
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [state, setState] = useState<'asked' | 'running' | 'over'>('asked')
  const [moved, setMoved] = useState<readonly string[] | null>(null)

  const run = async () => {
    setState('running')
    // Somebody else may have been here since the sheet was read: they are named once, before anything is sent.
    const found = moved === null ? await changedMeanwhile(client, changed, edits) : []
    setMoved(found)
    if (found.length > 0) {
      setState('asked')
      return
    }
    for (const { id, name } of changed) {
      const reason = await saveOne(client, id, edits)
      if (reason === null) setSaved((before) => [...before, id])
      else setFailures((before) => [...before, { id, name, reason }])
    }
    setState('over')
  }
  const close = () => (state === 'over' ? onDone(saved) : onClose())
  const { key, ...held } = useHeldDialog(state === 'running', close)
  return (
    <Dialog key={key} {...held} title={`Save ${changed.length} products`} isOpen>
      <div className={layout.dialog}>
        {state === 'asked' ? (
          <ul className={layout.form}>
            {changed.slice(0, 12).map((row) => (
              <li key={row.id}>
                <strong>{row.name}</strong>: {wordsOf(row, edits)}
              </li>
            ))}
            {changed.length > 12 && <li>and {changed.length - 12} others</li>}
          </ul>
        ) : (
          <>
            <progress
              max={changed.length}
              value={saved.length + failures.length}
              aria-label="Saved so far"
            />
            <p role="status">
              {saved.length} of {changed.length} saved
            </p>
          </>
        )}
        {state === 'asked' && moved !== null && moved.length > 0 && (
          <Banner tone="warning" title="Somebody else changed these meanwhile">
            <ul>
              {moved.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <p>Save again to put your amounts in place of theirs.</p>
          </Banner>
        )}
        {failures.length > 0 && (
          <Banner tone="danger" title={`${failures.length} stay as they were`}>
            <ul>
              {failures.slice(0, 5).map(({ id, name, reason }) => (
                <li key={id}>
                  <strong>{name}</strong>: {reason}
                </li>
              ))}
            </ul>
            <Button onClick={() => download('failures.csv', failures)}>Download what failed</Button>
          </Banner>
        )}
        <div className={layout.end}>
          {state === 'asked' && <Button onClick={onClose}>Cancel</Button>}
          {state === 'over' ? (
            <Button weight="primary" onClick={close}>
              Close
            </Button>
          ) : (
            <Button
              weight="primary"
              isBusy={state === 'running'}
              disabled={state === 'running'}
              onClick={run}
            >
              Save
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const wordsOf = (row: GridRow, edits: Edits) =>
  gridColumns
    .filter((column) => edits[row.id]?.[column] !== undefined)
    .map((column) => `${column} ${row[column] || 'none'} → ${edits[row.id]?.[column]}`)
    .join(', ')

/** Null when it is saved, else why not. Saved twice it is the same: an answer that was lost is asked for once more. */
async function saveOne(client: Client, id: string, edits: Edits): Promise<string | null> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { data, error } = await client.mutation(saveDocument, { id, input: { ...edits[id] } })
    if (data) return data.updateProduct.problems[0]?.message ?? null
    const [refusal] = error?.graphQLErrors ?? []
    if (refusal) return refusal.message
  }
  return 'No answer came.'
}

/** What the sheet would put its own amount over, in words: amounts that are no longer what was read. */
async function changedMeanwhile(
  client: Client,
  rows: readonly GridRow[],
  edits: Edits,
): Promise<string[]> {
  const ids = rows.map(({ id }) => id)
  const { data } = await client.query(nowDocument, { ids }, { requestPolicy: 'network-only' })
  const byId = new Map(data?.managedProducts.nodes.map((node) => [node.id, node]))
  return rows.flatMap((row) => {
    const node = byId.get(row.id)
    const now = {
      price: node?.price.price.amount ?? row.price,
      cost: node?.costAndProfit?.itemCost?.amount ?? row.cost,
      weight: node ? String(node.weight ?? '') : row.weight,
    }
    return gridColumns
      .filter((column) => edits[row.id]?.[column] !== undefined && now[column] !== row[column])
      .map(
        (column) =>
          `${apart(row.name)}: ${column} is ${now[column] || 'none'} now, ${row[column]} before`,
      )
  })
}
