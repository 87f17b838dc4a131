import { useState } from 'react'
import { useClient } from 'urql'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { readFailures } from '../../jobs/failures.ts'
import { besideRisks } from '../../jobs/open-risks.ts'
import { PriceDryRun } from '../../jobs/PriceDryRun.tsx'
import { Progress } from '../../jobs/Progress.tsx'
import { useJob } from '../../jobs/use-job.ts'
import { usePriceDryRun } from '../../jobs/use-price-dry-run.ts'
import { pluralize } from '../../lib/pluralize.ts'
import layout from '../../ui/Columns.module.css'
import { Problems } from '../../ui/Problems.tsx'
import type { Edits, GridRow } from './grid-state.ts'
import { changeWords, movedWords, readNow } from './moved.ts'

type Props = {
  rows: readonly GridRow[]
  edits: Edits
  onClose: () => void
  onDone: (savedIds: readonly string[]) => void
}

/** Shows changes and risks of the edits, then starts one job for all of them. */
export function SaveDialog({ rows, edits, onClose, onDone }: Props) {
  const client = useClient()
  const job = useJob()
  const changed = rows.filter(({ id }) => edits[id])
  const [limit, setLimit] = useState('50')
  // Rows as loaded, updated by each comparison with the server.
  const [shownRows, setShownRows] = useState(changed)
  const [moved, setMoved] = useState<readonly string[]>([])
  const priceEdits = changed.map(({ id }) => ({ id, change: { ...edits[id] } }))
  const dryRun = usePriceDryRun({ edits: priceEdits, limitPercent: Number(limit) }, job.problems)

  const save = async () => {
    // Optimistic-lock check: reports rows that changed on the server before anything is sent.
    const now = await readNow(client, shownRows)
    const found = movedWords(shownRows, now, edits)
    setMoved(found)
    setShownRows(now)
    if (found.length > 0) return dryRun.renew()
    const consent = { acknowledge: dryRun.risks, limitPercent: Number(limit) }
    await job.start({ action: 'EDIT_PRODUCTS', edits: priceEdits, ...consent })
  }
  /** Refused edits stay in the grid. */
  const close = async () => {
    if (!job.run) return onClose()
    const failures = job.run.failed > 0 ? await readFailures(client, job.run.id) : []
    const refused = new Set(failures.map(({ id }) => id))
    onDone(changed.map(({ id }) => id).filter((id) => !refused.has(id)))
  }
  return (
    <Dialog
      title={`Save ${pluralize(changed.length, 'products')}`}
      isOpen
      onClose={() => void close()}
    >
      {job.run ? (
        <Progress run={job.run} isCut={job.isCut} onLook={job.look} onClose={() => void close()} />
      ) : (
        <div className={layout.dialog}>
          <ul className={layout.form}>
            {shownRows.slice(0, 12).map((row) => (
              <li key={row.id}>
                <strong>{row.name}</strong>: {changeWords(row, edits)}
              </li>
            ))}
            {changed.length > 12 && <li>and {pluralize(changed.length - 12, 'others')}</li>}
          </ul>
          <PriceDryRun dryRun={dryRun} limit={limit} onLimit={setLimit} />
          <Moved words={moved} />
          <Problems problems={besideRisks(job.problems)} />
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
    <Banner tone="warning" title="Another user changed these">
      <ul>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>Save again to put your amounts in place of theirs.</p>
    </Banner>
  )
}
