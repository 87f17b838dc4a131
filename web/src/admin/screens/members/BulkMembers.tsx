import { useRef, useState } from 'react'
import type { BulkMemberAction, MemberRow_MemberFragment } from '../../__generated__/graphql.ts'
import { BulkBar } from '../../list/BulkBar.tsx'
import type { List } from '../../list/use-list.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { ChosenMembers } from './ChosenMembers.tsx'
import { actionWords, nameOf } from './words.ts'

const actions = ['APPROVE', 'BLOCK', 'DELETE'] as const

type Props = { list: List<MemberRow_MemberFragment>; onDone: () => void }

/** Actions on the selected members. */
export function BulkMembers({ list, onDone }: Props) {
  const [action, setAction] = useState<BulkMemberAction | null>(null)
  // Names of all members loaded so far, because the selection may span pages.
  const names = useRef(new Map<string, string>())
  for (const member of list.rows) names.current.set(member.id, nameOf(member))
  return (
    <>
      <BulkBar list={list} noun="members">
        {actions.map((name) => (
          <AllowedButton
            key={name}
            right={name === 'APPROVE' ? 'MEMBERS_WRITE' : 'MEMBERS_DELETE'}
            onClick={() => setAction(name)}
          >
            {actionWords[name].verb} …
          </AllowedButton>
        ))}
      </BulkBar>
      {action && (
        <ChosenMembers
          action={action}
          people={[...list.selected].map((id) => ({ id, name: names.current.get(id) ?? id }))}
          onClose={() => setAction(null)}
          onDone={() => {
            setAction(null)
            onDone()
          }}
        />
      )}
    </>
  )
}
