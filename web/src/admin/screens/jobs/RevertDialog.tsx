import { useRef, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { AdminDryRunRevertQuery, PriceRisk } from '../../__generated__/graphql.ts'
import { dryRunRevertDocument, revertJobDocument } from '../../jobs/documents.ts'
import { Outdated } from '../../jobs/Outdated.tsx'
import { besideRisks, isOpenRisk } from '../../jobs/open-risks.ts'
import { Progress } from '../../jobs/Progress.tsx'
import { RiskTicks } from '../../jobs/RiskTicks.tsx'
import { useJobProgress } from '../../jobs/use-job.ts'
import { subjectLabels, valueWords } from '../../jobs/words.ts'
import layout from '../../ui/Columns.module.css'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { lostAnswer, type Problem, Problems } from '../../ui/Problems.tsx'
import { Tick } from '../../ui/Tick.tsx'
import styles from './Jobs.module.css'

type DryRun = NonNullable<AdminDryRunRevertQuery['dryRunRevert']>
type Row = DryRun['items'][number]

const nameOf = ({ name, thing, id }: Row): string =>
  name ?? `${thing ? subjectLabels[thing] : ''} ${id.slice(0, 8)}`

/** One column: the values matter most, and small screens have no space beside a name. */
const columns: readonly Column<Row>[] = [
  { id: 'changes', header: 'Now → back to', isWide: true, cell: (row) => <Changes row={row} /> },
]

function Changes({ row }: { row: Row }) {
  const { changes, removes, problem } = row
  return (
    <>
      <strong>{nameOf(row)}</strong>
      <ul className={styles.changes}>
        {changes.map(({ field, variant, now, back, isChangedSince }) => (
          <li key={`${field} ${variant}`}>
            {variant && `${variant}: `}
            {field} <del>{valueWords(field, now)}</del> → <ins>{valueWords(field, back)}</ins>{' '}
            {isChangedSince && <Label tone="warning">Changed since</Label>}
          </li>
        ))}
      </ul>
      {removes && <Label tone="bad">Will be deleted</Label>}
      {problem && <Label tone="bad">{problem.message}</Label>}
    </>
  )
}

/** Shows what a revert would do, and which values changed since the job. */
export function RevertDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const revert = useRevert(id)
  const { run, isCut, look } = useJobProgress(revert.jobId)
  const [{ data, error, fetching }, refetch] = useQuery({
    query: dryRunRevertDocument,
    variables: { id, overwrite: revert.overwrite },
    requestPolicy: 'network-only',
  })
  const dryRun = data?.dryRunRevert
  const send = async () => {
    // The preview is outdated: it is fetched again and acknowledgments are reset.
    if (await revert.send()) refetch({ requestPolicy: 'network-only' })
  }
  return (
    <Dialog title="Revert this job?" isOpen onClose={onClose}>
      {run && <Progress run={run} isCut={isCut} onLook={look} onClose={onClose} />}
      {!run && error && <NoAnswer error={error} onAgain={refetch} />}
      {!run && !dryRun && !error && <Loading rows={3} />}
      {!run && dryRun && (
        <RevertPreview
          dryRun={dryRun}
          isLoading={fetching}
          revert={revert}
          onSend={() => void send()}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function useRevert(id: string) {
  const client = useClient()
  const requestId = useRef(crypto.randomUUID())
  const [jobId, setJobId] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [risks, setRisks] = useState<readonly PriceRisk[]>([])
  const [overwrite, setOverwrite] = useState(false)
  /** Whether the revert has risks that were not shown. */
  const send = async (): Promise<boolean> => {
    const input = { id, requestId: requestId.current, overwrite, acknowledge: [...risks] }
    const { data } = await client.mutation(revertJobDocument, { input })
    setProblems(data ? data.revertJob.problems : [lostAnswer])
    if (data?.revertJob.job) setJobId(data.revertJob.job.id)
    const isOutdated = data?.revertJob.problems.some(isOpenRisk) ?? false
    if (isOutdated) setRisks([])
    return isOutdated
  }
  const toggle = (risk: PriceRisk) =>
    setRisks(risks.includes(risk) ? risks.filter((one) => one !== risk) : [...risks, risk])
  // The number of items differs from the acknowledged one.
  const choose = (isConfirmed: boolean) => {
    setOverwrite(isConfirmed)
    setRisks([])
  }
  return { jobId, problems, risks, toggle, overwrite, choose, send }
}

type QuestionProps = {
  dryRun: DryRun
  isLoading: boolean
  revert: ReturnType<typeof useRevert>
  onSend: () => void
  onClose: () => void
}

function RevertPreview({ dryRun, isLoading, revert, onSend, onClose }: QuestionProps) {
  const { changing, changedSince, impossible, counts, items } = dryRun
  const chosen = revert.overwrite ? changing : changing - changedSince
  const isTicked = counts.every(({ risk }) => revert.risks.includes(risk))
  return (
    <div className={layout.dialog}>
      <p role="status">
        {changing} can go back to what they were.
        {changedSince > 0 && ` ${changedSince} of them may have been changed since.`}
        {impossible > 0 && ` ${impossible} cannot be taken back.`}
      </p>
      <div className={styles.items}>
        <DataTable
          label="What would go back"
          columns={columns}
          rows={items}
          idOf={(row) => row.id}
          nameOf={nameOf}
          empty={
            <p className={layout.muted}>
              Nothing recorded is left to take back. Descriptions, options and pictures are not
              recorded.
            </p>
          }
        />
      </div>
      {changedSince > 0 && (
        <Tick checked={revert.overwrite} onChange={revert.choose}>
          Also take back the {changedSince} that may have been changed since
        </Tick>
      )}
      <RiskTicks counts={counts} risks={revert.risks} toggle={revert.toggle} />
      {revert.problems.some(isOpenRisk) && <Outdated />}
      <Problems problems={besideRisks(revert.problems)} />
      <div className={layout.end}>
        <Button onClick={onClose}>Cancel</Button>
        <Button weight="primary" disabled={chosen === 0 || !isTicked || isLoading} onClick={onSend}>
          Revert {chosen}
        </Button>
      </div>
    </div>
  )
}
