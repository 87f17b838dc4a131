import { useState } from 'react'
import { useParams } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/jobs.ts'
import { Progress } from '../../jobs/Progress.tsx'
import { useJob } from '../../jobs/use-job.ts'
import { jobWords } from '../../jobs/words.ts'
import { actorWords } from '../../lib/actor-words.ts'
import { momentOf } from '../../lib/dates.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { useList } from '../../list/use-list.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { columns, JobItemRow_item } from './item-columns.tsx'
import { JobFacts } from './JobFacts.tsx'
import { RevertDialog } from './RevertDialog.tsx'

const jobPageDocument = graphql(`
  query AdminJobPage($id: ID!, $first: Int, $after: String) {
    job(id: $id) {
      id
      action
      call
      actor { id name kind }
      state
      startedAt
      ...JobFacts_job
      items(first: $first, after: $after) {
        nodes { ...JobItemRow_item }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)

/** One job: who, when, its input, and the outcome of each item. */
export function Screen() {
  const { id = '' } = useParams()
  const [isReverting, setReverting] = useState(false)
  const list = useList({
    document: jobPageDocument,
    row: JobItemRow_item,
    variables: ({ first, after }) => ({ id, first, after }),
    pageOf: ({ job }) => job?.items,
  })
  const { data, error, reload } = list
  if (!data) return error ? <NoAnswer error={error} onAgain={reload} /> : <Loading />
  const { job } = data
  if (!job) return <EmptyState drawing="bookcase" title={messages.jobNotFound} />
  return (
    <>
      <ScreenHead
        title={jobWords(job)}
        lead={`${actorWords(job.actor)}, ${momentOf(job.startedAt)}`}
      >
        <AllowedButton
          right="CATALOG_WRITE"
          disabled={job.state === 'RUNNING'}
          onClick={() => setReverting(true)}
        >
          {messages.revertButton}
        </AllowedButton>
      </ScreenHead>
      <Stack>
        {job.state !== 'DONE' && <RunningJob id={job.id} onOver={reload} />}
        <JobFacts job={job} />
        <ListTable
          list={list}
          label={messages.items}
          columns={columns}
          idOf={({ index }) => String(index)}
          nameOf={({ name, id: own }) => name ?? own}
        />
      </Stack>
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
  const job = useJob(id)
  if (!job.run) return <Loading rows={2} />
  return (
    <Panel title={messages.progress}>
      <Progress job={job} onClose={onOver} />
    </Panel>
  )
}
