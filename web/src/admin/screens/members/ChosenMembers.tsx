import type { BulkMemberAction } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { JobDialog } from '../../jobs/JobDialog.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { MemberNames } from './MemberNames.tsx'
import { type ChosenMember, useChosen } from './use-chosen.ts'
import { actionWords } from './words.ts'

type Props = {
  action: BulkMemberAction
  people: readonly ChosenMember[]
  onClose: () => void
  onDone: () => void
}

/** Actions on the selected members, with a list of failures. */
export function ChosenMembers({ action, people, onClose, onDone }: Props) {
  const { job, start } = useChosen(action, people)
  const { verb, after } = actionWords[action]
  const total = people.length
  const title = commonMessages.actOn({ verb, things: commonMessages.memberCount({ count: total }) })
  if (job.run) return <JobDialog title={title} job={job} onClose={onDone} onDone={onDone} />
  return (
    <Confirm
      title={commonMessages.question({ title })}
      verb={commonMessages.actOn({ verb, things: total })}
      typed={total > 1 ? String(total) : undefined}
      onConfirm={start}
      onClose={onClose}
    >
      <p>{after}</p>
      <MemberNames members={people.slice(0, 10)} total={total} />
    </Confirm>
  )
}
