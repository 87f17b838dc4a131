import { type CombinedError, useQuery } from 'urql'
import { Dialog } from '../../../ui/Dialog.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { problemOfError } from '../../lib/send-change.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Problems } from '../../ui/Problems.tsx'
import { MemberNames } from './MemberNames.tsx'
import { type Target, usePlatformJob } from './use-platform-job.ts'
import { actionWords, nameOf } from './words.ts'

const countDocument = graphql(`
  query AdminCountMembers(
    $action: BulkMemberAction!
    $filter: ManagedMemberFilter
    $all: Boolean
  ) {
    countMembersByFilter(action: $action, filter: $filter, all: $all) {
      count
      sample { id nickname loginEmail }
      confirmationToken
      expiresAt
    }
  }
`)

type Props = { target: Target; isUnfiltered: boolean; onClose: () => void; onDone: () => void }

/** Counts the members, confirms the action by the count, then follows the platform's job. */
export function CountedMembers({ target, isUnfiltered, onClose, onDone }: Props) {
  const { verb, after } = actionWords[target.action]
  const [{ data, error }] = useQuery({
    query: countDocument,
    variables: { ...target, all: isUnfiltered },
    requestPolicy: 'network-only',
  })
  const counted = data?.countMembersByFilter
  const { count, sample = [], confirmationToken } = counted ?? {}
  const job = usePlatformJob(target, count ?? 0)
  const title = commonMessages.actOn({
    verb,
    things: commonMessages.memberCount({ count: count ?? 0 }),
  })

  if (job.run) return <JobDialog title={title} job={job} onClose={onDone} onDone={onDone} />
  if (!confirmationToken) {
    return <NotCounted title={messages.actOnMembers({ verb })} {...{ counted, error, onClose }} />
  }
  return (
    <Confirm
      title={commonMessages.question({ title })}
      verb={commonMessages.actOn({ verb, things: count ?? 0 })}
      typed={count && count > 1 ? String(count) : undefined}
      isBusy={job.isBusy}
      problems={job.problems}
      onConfirm={() => job.start(confirmationToken)}
      onClose={onClose}
    >
      {isUnfiltered && <p>{messages.everyMemberWarning}</p>}
      <p>{after}</p>
      <MemberNames
        members={sample.map((member) => ({ id: member.id, name: nameOf(member) }))}
        total={count}
      />
    </Confirm>
  )
}

type NotCountedProps = {
  title: string
  counted: { count: number | null } | null | undefined
  error: CombinedError | undefined
  onClose: () => void
}

/** Shown while counting, and when there is nothing to confirm. */
const NotCounted = ({ title, counted, error, onClose }: NotCountedProps) => (
  <Dialog title={title} isOpen onClose={onClose}>
    {!counted && !error && <Loading rows={2} />}
    {counted && (
      <p>
        {counted.count === 0 ? messages.noMembersMatchTheseFilters : messages.tooManyMembersMatch}
      </p>
    )}
    <Problems problems={error ? [problemOfError(error)] : []} />
  </Dialog>
)
