// Bulk action on all members of a filter: counted, confirmed by the count, then run by the platform.
import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { BulkMemberAction, ManagedMemberFilter } from '../../__generated__/graphql.ts'
import layout from '../../ui/Columns.module.css'
import { Confirm } from '../../ui/Confirm.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { lostAnswer, type Problem, Problems } from '../../ui/Problems.tsx'
import {
  approveAllDocument,
  blockAllDocument,
  countDocument,
  deleteAllDocument,
  jobDocument,
} from './documents.ts'
import { actionWords, nameOf } from './words.ts'

export type Target = {
  action: BulkMemberAction
  filter: ManagedMemberFilter | null
  search: string | null
}

const documents = {
  APPROVE: approveAllDocument,
  BLOCK: blockAllDocument,
  DELETE: deleteAllDocument,
} as const

type Props = { target: Target; onClose: () => void; onDone: () => void }

/** Without a filter the action affects all members, which has to be confirmed before counting. */
export function ByFilter(props: Props) {
  const { target, onClose } = props
  const isUnfiltered = !target.filter && !target.search
  const [isSaid, setIsSaid] = useState(!isUnfiltered)
  if (isSaid) return <Counted {...props} isUnfiltered={isUnfiltered} />
  return (
    <Dialog title="Every member of the shop?" isOpen onClose={onClose}>
      <div className={layout.dialog}>
        <p>No filter is set, so this applies to all members, not only to the rows you see.</p>
        <div className={layout.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button weight="primary" onClick={() => setIsSaid(true)}>
            Count all members
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Counted({ target, onClose, onDone, isUnfiltered }: Props & { isUnfiltered: boolean }) {
  const { verb, after } = actionWords[target.action]
  const [{ data, error }] = useQuery({
    query: countDocument,
    variables: { ...target, everybody: isUnfiltered },
    requestPolicy: 'network-only',
  })
  const { run, isBusy, problems, result } = useBulkAction(target)
  const counted = data?.countMembersByFilter

  if (result) return <Outcome {...result} onClose={onDone} />
  if (!counted?.confirmationToken) {
    const why = counted?.problems ?? (error ? [lostAnswer] : null)
    return <NotCounted title={`${verb} members`} problems={why} onClose={onClose} />
  }
  const { count, sample, confirmationToken } = counted
  return (
    <Confirm
      title={`${verb} ${count} ${count === 1 ? 'member' : 'members'}?`}
      verb={`${verb} ${count}`}
      typed={count && count > 1 ? String(count) : undefined}
      isBusy={isBusy}
      problems={problems}
      onConfirm={() => run(confirmationToken)}
      onClose={onClose}
    >
      {isUnfiltered && <p>This is every member of the shop, save yourself.</p>}
      <p>{after}</p>
      <p className={layout.muted}>
        {sample.map((member, at) => (
          <span key={member.id}>
            {at > 0 && ', '}
            <bdi>{nameOf(member)}</bdi>
          </span>
        ))}
        {count !== null && count !== undefined && count > sample.length && ' and others'}
      </p>
    </Confirm>
  )
}

type NotCountedProps = {
  title: string
  /** Null while counting. */
  problems: readonly Problem[] | null
  onClose: () => void
}

function NotCounted({ title, problems, onClose }: NotCountedProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className={layout.dialog}>
        {!problems && <Loading rows={2} />}
        {problems?.length === 0 && <p>No members match these filters.</p>}
        <Problems problems={problems ?? []} />
      </div>
    </Dialog>
  )
}

type Result = { successes: number | null; failures: number | null; isUnfinished: boolean }

/** Starts the job with the confirmation token of the count, and follows the platform's job. */
function useBulkAction({ action, filter, search }: Target) {
  const client = useClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [result, setResult] = useState<Result | null>(null)

  const run = async (token: string) => {
    setIsBusy(true)
    const { data } = await client.mutation(documents[action], { filter, search, token } as never)
    const payload = data && Object.values(data as Record<string, Payload>)[0]
    setProblems(payload ? payload.problems : [lostAnswer])
    if (payload?.jobId) setResult(await follow(client, payload.jobId))
    setIsBusy(false)
  }
  return { run, isBusy, problems, result }
}

type Payload = { jobId: string | null; problems: readonly Problem[] }

async function follow(client: ReturnType<typeof useClient>, id: string): Promise<Result> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { data } = await client.query(jobDocument, { id }, { requestPolicy: 'network-only' })
    const job = data?.bulkJob
    if (job && job.status !== 'PROCESSING') {
      const { totalSuccesses, totalFailures } = job
      return {
        successes: totalSuccesses ?? null,
        failures: totalFailures ?? null,
        isUnfinished: false,
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  return { successes: null, failures: null, isUnfinished: true }
}

function Outcome({ successes, failures, isUnfinished, onClose }: Result & { onClose: () => void }) {
  return (
    <Dialog title={isUnfinished ? 'Still at work' : 'Done'} isOpen onClose={onClose}>
      <div className={layout.dialog}>
        {isUnfinished ? (
          <p>The platform goes on by itself; look at the list in a while.</p>
        ) : (
          <p>
            {successes ?? 'All'} done
            {failures ? `, ${failures} refused: staff and members with a subscription stay.` : '.'}
          </p>
        )}
        <div className={layout.end}>
          <Button weight="primary" onClick={onClose}>
            To the list
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
