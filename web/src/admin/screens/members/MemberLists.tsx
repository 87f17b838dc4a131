import { useState } from 'react'
import type { AdminApproveMemberMutationVariables } from '../../__generated__/graphql.ts'
import { useChange } from '../../lib/use-change.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import layout from '../../ui/Columns.module.css'
import { Confirm } from '../../ui/Confirm.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Member } from './member-documents.ts'
import { memberActions } from './member-documents.ts'

type Address = NonNullable<Member['contact']>['addresses'][number]

const lineOf = (address: Address) =>
  [
    address.addressLine ?? [address.streetNumber, address.streetName].filter(Boolean).join(' '),
    address.addressLine2,
    address.city,
    address.subdivision,
    address.postalCode,
    address.country,
  ]
    .filter(Boolean)
    .join(', ')

type Lists = 'deletePhones' | 'deleteEmails' | 'deleteAddresses'
const nouns = {
  deletePhones: 'phones',
  deleteEmails: 'emails',
  deleteAddresses: 'addresses',
} as const

/** Contact details and custom fields. */
export function MemberLists({ member, onDone }: { member: Member; onDone: () => void }) {
  const { phones = [], emails = [], addresses = [], customFields = [] } = member.contact ?? {}
  const lists = [
    ['deletePhones', 'Phones', phones.map(({ phone }) => phone)],
    ['deleteEmails', 'Emails', emails.map(({ email }) => email)],
    ['deleteAddresses', 'Addresses', addresses.map(lineOf)],
  ] as const
  return (
    <Panel title="Contact">
      {lists.map(([name, title, lines]) => (
        <div key={name} className={layout.form}>
          <div className={layout.tools}>
            <h3>{title}</h3>
            {lines.length > 0 && <RemoveAll name={name} id={member.id} onDone={onDone} />}
          </div>
          {lines.length === 0 ? (
            <p className={layout.muted}>None</p>
          ) : (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {customFields.length > 0 && (
        <>
          <h3>Fields of the shop</h3>
          <Facts facts={customFields.map(({ name, value }) => [name, value] as const)} />
        </>
      )}
    </Panel>
  )
}

type RemoveProps = AdminApproveMemberMutationVariables & { name: Lists; onDone: () => void }

function RemoveAll({ name, id, onDone }: RemoveProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const { change, isBusy, problems } = useChange(
    memberActions[name] as typeof memberActions.deletePhones,
  )
  const run = async () => {
    if (!(await change({ id }))) return
    setIsConfirming(false)
    onDone()
  }
  return (
    <>
      <AllowedButton right="MEMBERS_WRITE" weight="quiet" onClick={() => setIsConfirming(true)}>
        Remove all {nouns[name]}
      </AllowedButton>
      {isConfirming && (
        <Confirm
          title={`Remove all ${nouns[name]}?`}
          verb="Remove"
          isBusy={isBusy}
          problems={problems}
          onConfirm={run}
          onClose={() => setIsConfirming(false)}
        >
          <p>This can’t be undone. The login email stays.</p>
        </Confirm>
      )}
    </>
  )
}
