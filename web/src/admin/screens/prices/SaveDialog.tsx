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
import { counted } from '../../lib/counted.ts'
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

/** Says what will change and what is dangerous about it, then has the gateway do it as one job. */
export function SaveDialog({ rows, edits, onClose, onDone }: Props) {
  const client = useClient()
  const job = useJob()
  const changed = rows.filter(({ id }) => edits[id])
  const [limit, setLimit] = useState('50')
  // What the sheet was read with, and whatever was told of it since.
  const [told, setTold] = useState(changed)
  const [moved, setMoved] = useState<readonly string[]>([])
  const wish = changed.map(({ id }) => ({ id, change: { ...edits[id] } }))
  const dryRun = usePriceDryRun({ edits: wish, limitPercent: Number(limit) }, job.problems)

  const save = async () => {
    // Somebody else may have been here since: they are named before anything is sent, each time anew.
    const now = await readNow(client, told)
    const found = movedWords(told, now, edits)
    setMoved(found)
    setTold(now)
    if (found.length > 0) return dryRun.renew()
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
    <Dialog
      title={`Save ${counted(changed.length, 'products')}`}
      isOpen
      onClose={() => void close()}
    >
      {job.run ? (
        <Progress run={job.run} isCut={job.isCut} onLook={job.look} onClose={() => void close()} />
      ) : (
        <div className={layout.dialog}>
          <ul className={layout.form}>
            {told.slice(0, 12).map((row) => (
              <li key={row.id}>
                <strong>{row.name}</strong>: {changeWords(row, edits)}
              </li>
            ))}
            {changed.length > 12 && <li>and {counted(changed.length - 12, 'others')}</li>}
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
