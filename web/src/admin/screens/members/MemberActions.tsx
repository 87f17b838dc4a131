import { useState } from 'react'
import { useClient } from 'urql'
import { showToast } from '../../../lib/toast.ts'
import type { Right } from '../../__generated__/graphql.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { lostAnswer, type Problem } from '../../ui/Problems.tsx'
import { activationDocument } from './documents.ts'
import type { Member } from './member-documents.ts'
import { memberActions } from './member-documents.ts'

type Name = 'approve' | 'block' | 'mute' | 'unmute' | 'disconnect' | 'remove' | 'invite'
type Action = { label: string; right: Right; after: string; done: string }

const actions: Record<Name, Action> = {
  approve: {
    label: 'Approve',
    right: 'MEMBERS_WRITE',
    after: 'They can sign in.',
    done: 'Approved.',
  },
  block: {
    label: 'Block',
    right: 'MEMBERS_DELETE',
    after: 'They are signed out everywhere and cannot sign in until you approve them again.',
    done: 'Blocked.',
  },
  mute: {
    label: 'Mute',
    right: 'MEMBERS_WRITE',
    after: 'They can read, but neither comment nor post.',
    done: 'Muted.',
  },
  unmute: {
    label: 'Unmute',
    right: 'MEMBERS_WRITE',
    after: 'They can comment and post again.',
    done: 'No longer muted.',
  },
  disconnect: {
    label: 'Disconnect',
    right: 'MEMBERS_DELETE',
    after:
      'This can’t be undone: they can no longer sign in, but their data stays. To bring them back, create a new member.',
    done: 'Disconnected.',
  },
  remove: {
    label: 'Delete',
    right: 'MEMBERS_DELETE',
    after: 'This can’t be undone. Their posts are assigned to the owner.',
    done: 'Deleted.',
  },
  invite: {
    label: 'Send password email',
    right: 'MEMBERS_WRITE',
    after: 'They get an email with a link to set a password.',
    done: 'The email is sent.',
  },
}

/** Actions available in the member's state. */
function namesFor({ status, activityStatus }: Member): Name[] {
  const isGone = status === 'OFFLINE'
  return [
    ...(status === 'PENDING' || status === 'BLOCKED' ? (['approve'] as const) : []),
    ...(status === 'APPROVED' ? (['invite'] as const) : []),
    ...(activityStatus === 'MUTED' ? (['unmute'] as const) : (['mute'] as const)),
    ...(isGone || status === 'BLOCKED' ? [] : (['block'] as const)),
    ...(isGone ? [] : (['disconnect'] as const)),
    'remove',
  ]
}

type Props = { member: Member; onDone: () => void; onGone: () => void }

export function MemberActions({ member, onDone, onGone }: Props) {
  const client = useClient()
  const [pendingAction, setPendingAction] = useState<Name | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const close = () => {
    setPendingAction(null)
    setProblems([])
  }

  const run = async (name: Name) => {
    setIsBusy(true)
    const { id } = member
    const { data } =
      name === 'invite'
        ? await client.mutation(activationDocument, { memberId: id })
        : await client.mutation(memberActions[name] as typeof memberActions.approve, { id })
    setIsBusy(false)
    const payload = data && (Object.values(data)[0] as { problems: readonly Problem[] })
    const found = payload ? payload.problems : [lostAnswer]
    setProblems(found)
    if (found.length > 0) return
    close()
    void showToast({ tone: 'success', text: actions[name].done })
    if (name === 'remove') onGone()
    else onDone()
  }

  return (
    <>
      {namesFor(member).map((name) => (
        <AllowedButton
          key={name}
          right={actions[name].right}
          onClick={() => setPendingAction(name)}
        >
          {actions[name].label}
        </AllowedButton>
      ))}
      {pendingAction && (
        <Confirm
          title={`${actions[pendingAction].label}?`}
          verb={actions[pendingAction].label}
          typed={
            pendingAction === 'remove' || pendingAction === 'disconnect'
              ? (member.loginEmail ?? undefined)
              : undefined
          }
          isBusy={isBusy}
          problems={problems}
          onConfirm={() => run(pendingAction)}
          onClose={close}
        >
          <p>{actions[pendingAction].after}</p>
        </Confirm>
      )}
    </>
  )
}
