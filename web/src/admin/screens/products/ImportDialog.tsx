import { type ChangeEvent, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { Field } from '../../../ui/Field.tsx'
import type { ProductEditInput, WeightUnit } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { PriceDryRun } from '../../jobs/PriceDryRun.tsx'
import { usePricedJob } from '../../jobs/use-priced-job.ts'
import { readBrandNames } from '../../lib/brand-names.ts'
import { parseCsv, textOf } from '../../lib/csv.ts'
import { withUnit } from '../../lib/weight.ts'
import { useWeightUnit } from '../../lib/weight-unit.tsx'
import { readProducts } from './export-products.ts'
import { ImportPlan, type Plan } from './ImportPlan.tsx'
import {
  lineColumns,
  type PlannedLine,
  planLines,
  repeatedIds,
  unknownColumns,
} from './product-lines.ts'

type Props = { onClose: () => void; onDone: () => void }

const maxLines = 5000

/** Imports a file: shows its changes and risks, then starts one job. */
export function ImportDialog({ onClose, onDone }: Props) {
  const { plan, reading, read } = usePlan()
  const edits = editsOf(plan?.lines ?? [], useWeightUnit())
  const priced = edits.filter(isPriced)
  const job = usePricedJob(priced.length > 0 ? { editProducts: { edits: priced } } : null)
  const tooLarge = JSON.stringify(edits).length > maxBytes
  return (
    <JobDialog title={messages.importProducts} job={job} onClose={onClose} onDone={onDone}>
      <DialogForm
        verb={messages.importLabel}
        isReady={edits.length > 0 && plan?.faults.length === 0 && !tooLarge && job.isReady}
        form={{ ...job, submit: () => job.start({ editProducts: { edits } }) }}
        onClose={onClose}
      >
        <Field
          label={messages.csvFile}
          type="file"
          accept=".csv,.tsv,text/csv"
          onChange={read}
          hint={messages.importColumns({ columns: lineColumns.join(', ') })}
        />
        {reading && <p role="status">{reading}</p>}
        {plan && <ImportPlan plan={plan} />}
        {tooLarge && <p role="alert">{messages.importTooLarge}</p>}
        <PriceDryRun job={job} />
      </DialogForm>
    </JobDialog>
  )
}

/** Limit of one request of the gateway. */
const maxBytes = 1_800_000

/** Lines with changes; invalid ones are not sent. */
const editsOf = (lines: readonly PlannedLine[], unit: WeightUnit): ProductEditInput[] =>
  lines.flatMap((line): ProductEditInput[] => {
    if (line.kind === 'create') return [{ create: withUnit(line.input, unit) }]
    if (line.kind !== 'update') return []
    return [{ update: { ...withUnit(line.input, unit), id: line.id } }]
  })

const isPriced = ({ update, create }: ProductEditInput): boolean =>
  Boolean(create || update?.basePrice || update?.cost)

/** A file, parsed and compared with the catalog. Selecting another file supersedes one still being read. */
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
    const showProgress = (words: string) => {
      if (last.current === file) setReading(words)
    }
    showProgress(messages.fileIsRead)
    const found = await planOf(client, file, (done, total) =>
      showProgress(messages.ofProductsCompared({ done, total })),
    )
    showProgress('')
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
  const tooLong = rows.length > maxLines ? [messages.atMostLinesAtTime({ maxLines })] : []
  const plan = { unknown: unknownColumns(columns), faults: [...faults, ...tooLong] }
  if (tooLong.length > 0) return { ...plan, lines: [] }
  const ids = rows.flatMap(({ id }) => (id ? [id] : []))
  const current = await readProducts(client, ids, onProgress)
  if (!current) {
    return { ...plan, lines: [], faults: [messages.serverDidntRespondChooseFileAgain] }
  }
  const brands = rows.some(({ brand }) => brand) ? await readBrandNames(client) : []
  return {
    ...plan,
    lines: planLines(rows, current, brands),
    faults: [...plan.faults, ...repeatedIds(rows)],
  }
}
