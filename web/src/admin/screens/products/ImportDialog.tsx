import { type ChangeEvent, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { WorkProgress } from '../../jobs/WorkProgress.tsx'
import { parseCsv, textOf } from '../../lib/csv.ts'
import { useHeldDialog } from '../../lib/use-held-dialog.ts'
import layout from '../../ui/Columns.module.css'
import { readProducts } from './export-products.ts'
import { ImportPlan, type Plan } from './ImportPlan.tsx'
import {
  lineColumns,
  type PlannedLine,
  planLines,
  repeatedIds,
  type SentLine,
  unknownColumns,
} from './product-lines.ts'
import { useImport } from './use-import.ts'

type Props = { onClose: () => void; onDone: () => void }

const mostLines = 5000

/** Reads a file, says what it would do, and does it. */
export function ImportDialog({ onClose, onDone }: Props) {
  const { plan, reading, read } = usePlan()
  const work = useImport()
  const { state } = work
  const { key, ...held } = useHeldDialog(state === 'running', work.done > 0 ? onDone : onClose)
  const lines = plan?.lines.filter(isSent) ?? []
  const isReady = lines.length > 0 && plan?.faults.length === 0 && state !== 'running'
  return (
    <Dialog key={key} {...held} title="Import products" isOpen>
      <div className={layout.dialog}>
        {state === 'ready' ? (
          <>
            <Field
              label="CSV file"
              type="file"
              accept=".csv,.tsv,text/csv"
              onChange={read}
              hint={`Columns: ${lineColumns.join(', ')}. A line with an id changes that product, one without makes a new one; an empty cell changes nothing.`}
            />
            {reading && <p role="status">{reading}</p>}
            {plan && <ImportPlan plan={plan} />}
          </>
        ) : (
          <WorkProgress work={work} total={lines.length} noun="lines" />
        )}
        <div className={layout.end}>
          {state === 'running' && <Button onClick={work.stop}>Stop</Button>}
          {state === 'done' ? (
            <Button weight="primary" onClick={onDone}>
              Close
            </Button>
          ) : (
            <Button weight="primary" disabled={!isReady} onClick={() => void work.run(lines)}>
              {state === 'cut' ? 'Go on' : 'Import'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const isSent = (line: PlannedLine): line is SentLine => line.kind !== 'same'

/** A file, read and held against what is there. Another file takes the place of one that is still being read. */
function usePlan() {
  const client = useClient()
  const [plan, setPlan] = useState<Plan | null>(null)
  const [reading, setReading] = useState('')
  const last = useRef<File>(undefined)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    last.current = file
    setPlan(null)
    if (!file) return
    const tell = (words: string) => {
      if (last.current === file) setReading(words)
    }
    tell('The file is read …')
    const found = await planOf(client, file, (done, total) =>
      tell(`${done} of ${total} products compared …`),
    )
    tell('')
    if (last.current === file) setPlan(found)
  }
  return { plan, reading, read }
}

async function planOf(
  client: Client,
  file: File,
  onProgress: (done: number, total: number) => void,
): Promise<Plan> {
  const { rows, columns, faults } = parseCsv(await textOf(file))
  const tooLong = rows.length > mostLines ? [`At most ${mostLines} lines at a time.`] : []
  const plan = { unknown: unknownColumns(columns), faults: [...faults, ...tooLong] }
  if (tooLong.length > 0) return { ...plan, lines: [] }
  const ids = rows.flatMap(({ id }) => (id ? [id] : []))
  const current = await readProducts(client, ids, onProgress)
  if (!current) {
    return { ...plan, lines: [], faults: ['The server did not answer. Choose the file again.'] }
  }
  return {
    ...plan,
    lines: planLines(rows, current),
    faults: [...plan.faults, ...repeatedIds(rows)],
  }
}
