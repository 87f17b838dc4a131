import { useState } from 'react'
import { type Client, useClient } from 'urql'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { graphql } from '../../__generated__/gql.ts'
import { readFailures } from '../../jobs/failures.ts'
import { PriceDryRun } from '../../jobs/PriceDryRun.tsx'
import { Progress } from '../../jobs/Progress.tsx'
import { useJob } from '../../jobs/use-job.ts'
import { usePriceDryRun } from '../../jobs/use-price-dry-run.ts'
import { apart } from '../../lib/apart.ts'
import layout from '../../ui/Columns.module.css'
import { Problems } from '../../ui/Problems.tsx'
import { type Edits, type GridRow, gridColumns } from './grid-state.ts'

const nowDocument = graphql(`
  query AdminPricesNow($ids: [ID!]!) {
    managedProducts(first: 100, filter: { ids: $ids }) {
      nodes { id weight price { price { amount } } costAndProfit { itemCost { amount } } }
    }
  }
`)

type Props = {
  rows: readonly GridRow[]
  edits: Edits
  onClose: () => void
  onDone: (savedIds: readonly string[]) => void
}
/** Says what will change and what is dangerous about it, then has the gateway do it as one job. */
export function SaveDialog({ rows, edits, onClose, onDone }: Props) {
  const client = useClient()
  const job = useJob()
  const changed = rows.filter(({ id }) => edits[id])
  const [limit, setLimit] = useState('50')
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  const wish = changed.map(({ id }) => ({ id, change: { ...edits[id] } }))
  const dryRun = usePriceDryRun({ edits: wish, limitPercent: Number(limit) })

  const save = async () => {
    // Somebody else may have been here since the sheet was read: they are named once, before anything is sent.
    const found = moved === null ? await changedMeanwhile(client, changed, edits) : []
    setMoved(found)
    if (found.length > 0) return
    const meant = { acknowledge: dryRun.risks, limitPercent: Number(limit) }
    await job.start({ action: 'EDIT_PRODUCTS', edits: wish, ...meant })
  }
  /** What was refused stays in the sheet. */
  const close = async () => {
    if (!job.run) return onClose()
    const failures = job.run.failed > 0 ? await readFailures(client, job.run.id) : []
    const refused = new Set(failures.map(({ id }) => id))
    onDone(changed.map(({ id }) => id).filter((id) => !refused.has(id)))
  }
  return (
    <Dialog title={`Save ${changed.length} products`} isOpen onClose={() => void close()}>
      {job.run ? (
        <Progress run={job.run} isCut={job.isCut} onLook={job.look} onClose={() => void close()} />
      ) : (
        <div className={layout.dialog}>
          <ul className={layout.form}>
            {changed.slice(0, 12).map((row) => (
              <li key={row.id}>
                <strong>{row.name}</strong>: {wordsOf(row, edits)}
              </li>
            ))}
            {changed.length > 12 && <li>and {changed.length - 12} others</li>}
          </ul>
          <PriceDryRun dryRun={dryRun} limit={limit} onLimit={setLimit} />
          <Moved words={moved ?? []} />
          <Problems problems={job.problems} />
          <div className={layout.end}>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              weight="primary"
              isBusy={job.isBusy}
              disabled={job.isBusy || !dryRun.isReady}
              onClick={() => void save()}
            >
              Save
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Moved({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Banner tone="warning" title="Somebody else changed these meanwhile">
      <ul>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>Save again to put your amounts in place of theirs.</p>
    </Banner>
  )
}

const wordsOf = (row: GridRow, edits: Edits) =>
  gridColumns
    .filter((column) => edits[row.id]?.[column] !== undefined)
    .map((column) => `${column} ${row[column] || 'none'} → ${edits[row.id]?.[column]}`)
    .join(', ')

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
