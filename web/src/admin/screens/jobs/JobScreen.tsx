import { useState } from 'react'
import { useQuery } from 'urql'
import { Link, useParams } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { AdminJobPageQuery } from '../../__generated__/graphql.ts'
import { jobPageDocument } from '../../jobs/documents.ts'
import { Progress } from '../../jobs/Progress.tsx'
import { useJobProgress } from '../../jobs/use-job.ts'
import { jobWords, stateWords, subjectLabels, subjectPath, valueWords } from '../../jobs/words.ts'
import { momentOf } from '../../lib/dates.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import layout from '../../ui/Columns.module.css'
import { CursorPages } from '../../ui/CursorPages.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Label } from '../../ui/Label.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import styles from './Jobs.module.css'
import { RevertDialog } from './RevertDialog.tsx'

type Job = NonNullable<AdminJobPageQuery['job']>
type Item = Job['items']['nodes'][number]

/** One job: who, when, its input, and the outcome of each item. */
export function Screen() {
  const { id = '' } = useParams()
  const address = useAddressState()
  const [isReverting, setReverting] = useState(false)
  const [{ data, error }, refetch] = useQuery({
    query: jobPageDocument,
    variables: { id, first: 50, after: address.get('after') || null },
  })
  const reload = () => refetch({ requestPolicy: 'network-only' })
  if (!data) return error ? <NoAnswer error={error} onAgain={reload} /> : <Loading />
  const { job } = data
  if (!job) return <EmptyState drawing="bookcase" title="Job not found" />
  return (
    <>
      <ScreenHead title={jobWords(job)} lead={`${job.actor}, ${momentOf(job.startedAt)}`}>
        <AllowedButton
          right="CATALOG_WRITE"
          disabled={job.state === 'RUNNING'}
          onClick={() => setReverting(true)}
        >
          Revert …
        </AllowedButton>
      </ScreenHead>
      <div className={layout.stack}>
        {job.state !== 'DONE' && <RunningJob id={job.id} onOver={reload} />}
        <JobFacts job={job} />
        <DataTable
          label="Items"
          columns={columns}
          rows={job.items.nodes}
          idOf={({ index }) => String(index)}
          nameOf={({ name, id: own }) => name ?? own}
        />
        <CursorPages address={address} pageInfo={job.items.pageInfo} />
      </div>
      {isReverting && (
        <RevertDialog
          id={job.id}
          onClose={() => {
            setReverting(false)
            reload()
          }}
        />
      )}
    </>
  )
}

function RunningJob({ id, onOver }: { id: string; onOver: () => void }) {
  const { run, isCut, look } = useJobProgress(id)
  if (!run) return <Loading rows={2} />
  return (
    <Panel title="Progress">
      <Progress run={run} isCut={isCut} onLook={look} onClose={onOver} />
    </Panel>
  )
}

function JobFacts({ job }: { job: Job }) {
  const [word, tone] = stateWords[job.state]
  return (
    <Facts
      facts={[
        [
          'State',
          <Label key="state" tone={tone}>
            {word}
          </Label>,
        ],
        ['Done', `${job.succeeded} of ${job.total}`],
        ['Refused', job.failed],
        ['Finished', job.finishedAt && momentOf(job.finishedAt)],
        ['Reverts', job.revertOf && <Link href={`/jobs/${job.revertOf}`}>this job</Link>],
        ['Asked for', <Parameters key="parameters" value={job.parameters} />],
        ['Request', <code key="request">{job.origin}</code>],
      ]}
    />
  )
}

/** The raw input of the job, for support. */
function Parameters({ value }: { value: unknown }) {
  if (value === null || value === undefined || JSON.stringify(value) === '{}') return '–'
  return (
    <details>
      <summary>Parameters</summary>
      <pre className={styles.parameters}>{JSON.stringify(value, null, 1)}</pre>
    </details>
  )
}

const columns: readonly Column<Item>[] = [
  { id: 'name', header: 'Item', cell: (item) => <Name item={item} /> },
  {
    id: 'changes',
    header: 'Before → after',
    isWide: true,
    cell: (item) => <Changes item={item} />,
  },
  {
    id: 'answer',
    header: 'Answer',
    cell: ({ state, problem }) =>
      problem ? (
        <Label tone="bad">{problem.message}</Label>
      ) : (
        { WAITING: 'Waiting', SENT: 'On its way', DONE: 'Done', FAILED: 'Refused' }[state]
      ),
  },
]

function Name({ item: { id, thing, name } }: { item: Item }) {
  const path = subjectPath(thing, id)
  const word = name ?? `${thing ? subjectLabels[thing] : 'Item'} ${id.slice(0, 8)}`
  return path ? <Link href={path}>{word}</Link> : word
}

function Changes({ item: { changes, problem } }: { item: Item }) {
  if (changes.length === 0) {
    const isUnknown = problem?.code === 'OUTCOME_UNKNOWN'
    return <span className={layout.muted}>{isUnknown ? 'not known' : 'nothing'}</span>
  }
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, variant, before, after }) => (
        <li key={`${field} ${variant}`}>
          {variant && `${variant}: `}
          {field} <del>{valueWords(field, before)}</del> → <ins>{valueWords(field, after)}</ins>
        </li>
      ))}
    </ul>
  )
}
