import { useState } from 'react'
import { useClient } from 'urql'
import { Banner } from '../../../ui/Banner.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/prices.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { PriceDryRun } from '../../jobs/PriceDryRun.tsx'
import { usePricedJob } from '../../jobs/use-priced-job.ts'
import { withUnit } from '../../lib/weight.ts'
import { useWeightUnit } from '../../lib/weight-unit.tsx'
import { Stack } from '../../ui/Stack.tsx'
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
  const unit = useWeightUnit()
  const changed = rows.filter(({ id }) => edits[id])
  // Rows as loaded, updated by each comparison with the server.
  const [shownRows, setShownRows] = useState(changed)
  const [moved, setMoved] = useState<readonly string[]>([])
  const priceEdits = changed.map(({ id }) => ({
    update: { ...withUnit(edits[id] ?? {}, unit), id },
  }))
  const job = usePricedJob({ editProducts: { edits: priceEdits } })

  const save = async () => {
    // Optimistic-lock check: reports rows that changed on the server before anything is sent.
    const now = await readNow(client, shownRows)
    const found = movedWords(shownRows, now, edits)
    setMoved(found)
    setShownRows(now)
    if (found.length > 0) return job.renew()
    await job.start({ editProducts: { edits: priceEdits } })
  }
  /** Refused edits stay in the grid. */
  const done = async () => {
    const failures = job.run && job.run.failed > 0 ? await job.failures() : []
    const refused = new Set(failures.map(({ id }) => id))
    onDone(changed.map(({ id }) => id).filter((id) => !refused.has(id)))
  }
  return (
    <JobDialog
      title={messages.save({ products: commonMessages.productCount({ count: changed.length }) })}
      job={job}
      onClose={onClose}
      onDone={() => void done()}
    >
      <DialogForm
        verb={commonMessages.save}
        isReady={job.isReady}
        form={{ ...job, submit: save }}
        onClose={onClose}
      >
        <Stack as="ul">
          {shownRows.slice(0, 12).map((row) => (
            <li key={row.id}>
              <strong>{row.name}</strong>: {changeWords(row, edits)}
            </li>
          ))}
          {changed.length > 12 && (
            <li>
              {messages.and({ others: commonMessages.otherCount({ count: changed.length - 12 }) })}
            </li>
          )}
        </Stack>
        <PriceDryRun job={job} />
        <Moved words={moved} />
      </DialogForm>
    </JobDialog>
  )
}

function Moved({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Banner tone="warning" title={messages.anotherUserChangedThese}>
      <ul>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>{messages.saveConflictHint}</p>
    </Banner>
  )
}
