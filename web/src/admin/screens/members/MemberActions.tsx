import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { MemberActions_MemberFragment, Right } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import { memberActions } from './member-documents.ts'

type Name = 'approve' | 'block' | 'mute' | 'unmute' | 'disconnect' | 'remove' | 'invite'
type Action = { label: string; right: Right; after: string; done: string }

const actions: Record<Name, Action> = {
  approve: {
    label: messages.approve,
    right: 'MEMBERS_WRITE',
    after: messages.theyCanSignIn,
    done: messages.approved,
  },
  block: {
    label: messages.block,
    right: 'MEMBERS_DELETE',
    after: messages.blockConsequence,
    done: messages.blocked,
  },
  mute: {
    label: messages.mute,
    right: 'MEMBERS_WRITE',
    after: messages.muteConsequence,
    done: messages.muted,
  },
  unmute: {
    label: messages.unmute,
    right: 'MEMBERS_WRITE',
    after: messages.theyCanCommentAndPostAgain,
    done: messages.noLongerMuted,
  },
  disconnect: {
    label: messages.disconnect,
    right: 'MEMBERS_DELETE',
    after: messages.disconnectConsequence,
    done: messages.disconnected,
  },
  remove: {
    label: commonMessages.deleteVerb,
    right: 'MEMBERS_DELETE',
    after: messages.deleteConsequence,
    done: messages.deleted,
  },
  invite: {
    label: messages.sendPasswordEmail,
    right: 'MEMBERS_WRITE',
    after: messages.passwordEmailConsequence,
    done: messages.emailIsSent,
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
