import { type ChangeEvent, useState } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { download, parseCsv, textOf } from '../../lib/csv.ts'
import { useHeldDialog } from '../../lib/use-held-dialog.ts'
import layout from '../../ui/Columns.module.css'
import {
  lineColumns,
  type PlannedLine,
  planLines,
  repeatedIds,
  unknownColumns,
} from './product-lines.ts'
import { useImport } from './use-import.ts'

type Props = { onClose: () => void; onDone: () => void }
type Plan = { lines: PlannedLine[]; unknown: string[]; faults: string[] }

const mostLines = 5000

/** Reads a file, says what it would do, and does it. */
export function ImportDialog({ onClose, onDone }: Props) {
  const [plan, setPlan] = useState<Plan | null>(null)
  const work = useImport()
  const isOver = work.state === 'done'
  const isHeld = work.state === 'running'
  const { key, ...held } = useHeldDialog(isHeld, work.done > 0 ? onDone : onClose)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const { rows, columns, faults } = parseCsv(await textOf(file))
    const twice = repeatedIds(rows)
    const tooLong = rows.length > mostLines ? [`At most ${mostLines} lines at a time.`] : []
    setPlan({
      lines: planLines(rows),
      unknown: unknownColumns(columns),
      faults: [...faults, ...tooLong, ...twice],
    })
  }
  return (
    <Dialog key={key} {...held} title="Import products" isOpen>
      <div className={layout.dialog}>
        {work.state === 'ready' ? (
          <>
            <Field
              label="CSV file"
              type="file"
              accept=".csv,.tsv,text/csv"
              onChange={read}
              hint={`Columns: ${lineColumns.join(', ')}. A line with an id changes that product, one without makes a new one; an empty cell changes nothing.`}
            />
            {plan && <PlanWords plan={plan} />}
          </>
        ) : (
          <ImportProgress work={work} total={plan?.lines.length ?? 0} />
        )}
        <div className={layout.end}>
          {work.state === 'running' && <Button onClick={work.stop}>Stop</Button>}
          {isOver ? (
            <Button weight="primary" onClick={onDone}>
              Close
            </Button>
          ) : (
            <Button
              weight="primary"
              disabled={!plan?.lines.length || plan.faults.length > 0 || work.state === 'running'}
              onClick={() => void work.run(plan?.lines ?? [])}
            >
              {work.state === 'cut' ? 'Go on' : 'Import'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function PlanWords({ plan: { lines, unknown, faults } }: { plan: Plan }) {
  const count = (kind: PlannedLine['kind']) => lines.filter((line) => line.kind === kind).length
  const wrong = lines.filter((line) => line.kind === 'wrong')
  return (
    <>
      <p role="status">
        {count('update')} change, {count('create')} are new, {wrong.length} cannot be read.
      </p>
      {unknown.length > 0 && (
        <p className={layout.muted}>These columns are passed over: {unknown.join(', ')}.</p>
      )}
      {(faults.length > 0 || wrong.length > 0) && (
        <Banner tone="warning">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {wrong.slice(0, 5).map(({ line, name, reason }) => (
              <li key={line}>
                Line {line} {name}: {reason}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}

type ProgressProps = { work: ReturnType<typeof useImport>; total: number }

function ImportProgress({ work: { done, failures, state }, total }: ProgressProps) {
  return (
    <>
      <progress max={total} value={done} aria-label="Done so far" />
      <p role="status">
        {done} of {total} lines done, {failures.length} refused
        {state === 'cut' && '. It was interrupted; nothing that is done is sent again.'}
      </p>
      {failures.length > 0 && state !== 'running' && (
        <Button onClick={() => download('failures.csv', failures)}>Download what failed</Button>
      )}
    </>
  )
}
