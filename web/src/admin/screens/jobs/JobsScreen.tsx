import { useState } from 'react'
import { useQuery } from 'urql'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { AdminJobsQuery, JobAction, JobState } from '../../__generated__/graphql.ts'
import { jobsDocument } from '../../jobs/documents.ts'
import { Progress } from '../../jobs/Progress.tsx'
import { useRunProgress } from '../../jobs/use-job.ts'
import { momentOf } from '../../lib/dates.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

type Row = AdminJobsQuery['jobs'][number]

const actions: Record<JobAction, string> = {
  DELETE_PRODUCTS: 'Delete products',
  SET_PROPERTY: 'Set a property of products',
  ADJUST_PROPERTY: 'Adjust amounts of products',
  SET_VISIBILITY: 'Show or hide products',
  ADD_TO_COLLECTION: 'Add to a collection',
  REMOVE_FROM_COLLECTION: 'Take out of a collection',
  DELETE_BRANDS: 'Delete brands',
}
const states: Record<JobState, readonly [string, 'plain' | 'good' | 'warning']> = {
  RUNNING: ['Running', 'plain'],
  DONE: ['Done', 'good'],
  INTERRUPTED: ['Interrupted', 'warning'],
}

const columnsOf = (open: (id: string) => void): Column<Row>[] => [
  {
    id: 'action',
    header: 'Work',
    isWide: true,
    cell: ({ id, action }) => (
      <Button weight="quiet" onClick={() => open(id)}>
        {actions[action]}
      </Button>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Label tone={states[state][1]}>{states[state][0]}</Label>,
  },
  { id: 'done', header: 'Done', isNumber: true, cell: ({ done, total }) => `${done} of ${total}` },
  { id: 'failed', header: 'Refused', isNumber: true, cell: ({ failed }) => failed },
  { id: 'started', header: 'Started', cell: ({ startedAt }) => momentOf(startedAt) },
]

/** Work on many things that the caller began: how far it is, what failed, and the way on. */
export function Screen() {
  const [{ data, error }, ask] = useQuery({ query: jobsDocument })
  const [shown, setShown] = useState<string | null>(null)
  const reload = () => ask({ requestPolicy: 'network-only' })
  if (!data) return error ? <NoAnswer error={error} onAgain={reload} /> : <Loading />
  return (
    <>
      <ScreenHead
        title="Jobs"
        lead="Work on many things, yours of the last thirty days. It goes on without you."
      >
        <Button onClick={reload}>Look again</Button>
      </ScreenHead>
      <DataTable
        label="Jobs"
        columns={columnsOf(setShown)}
        rows={data.jobs}
        idOf={({ id }) => id}
        nameOf={({ action }) => actions[action]}
        empty={
          <EmptyState drawing="shelf" title="Nothing yet">
            <p>Choose some products and do something with all of them.</p>
          </EmptyState>
        }
      />
      {shown && (
        <Shown
          id={shown}
          onClose={() => {
            setShown(null)
            reload()
          }}
        />
      )}
    </>
  )
}

function Shown({ id, onClose }: { id: string; onClose: () => void }) {
  const { run, isCut, look } = useRunProgress(id)
  return (
    <Dialog title={run ? actions[run.action] : 'Job'} isOpen onClose={onClose}>
      {run ? (
        <Progress run={run} isCut={isCut} onLook={look} onClose={onClose} />
      ) : (
        <Loading rows={2} />
      )}
    </Dialog>
  )
}
