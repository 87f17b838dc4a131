import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { MemberActions_MemberFragment, Right } from '../../__generated__/graphql.ts'
import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
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
function namesFor({ status, activityStatus }: MemberActions_MemberFragment): Name[] {
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

const MemberActions_member = graphql(`
  fragment MemberActions_member on Member {
    id
    status
    activityStatus
    loginEmail
  }
`)

type Props = {
  member: FragmentType<typeof MemberActions_member>
  onDone: () => void
  onGone: () => void
}

export function MemberActions({ onDone, onGone, ...props }: Props) {
  const member = unmask(MemberActions_member, props.member)
  return namesFor(member).map((name) => {
    const { label, right, after, done } = actions[name]
    const isFinal = name === 'remove' || name === 'disconnect'
    return (
      <ConfirmedChange
        key={name}
        right={right}
        label={label}
        title={`${label}?`}
        verb={label}
        typed={isFinal ? (member.loginEmail ?? undefined) : undefined}
        document={memberActions[name]}
        variables={{ id: member.id }}
        done={done}
        onDone={name === 'remove' ? onGone : onDone}
      >
        <p>{after}</p>
      </ConfirmedChange>
    )
  })
}
