import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { MemberLists_MemberFragment } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './MemberLists.module.css'
import { memberActions } from './member-documents.ts'

const MemberLists_member = graphql(`
  fragment MemberLists_member on Member {
    id
    contact {
      phones { phone }
      emails { email }
      addresses {
        addressLine
        addressLine2
        streetNumber
        streetName
        city
        subdivision
        country
        postalCode
      }
      customFields { name value }
    }
  }
`)

type Address = NonNullable<MemberLists_MemberFragment['contact']>['addresses'][number]

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

type Props = { member: FragmentType<typeof MemberLists_member>; onDone: () => void }

/** Contact details and custom fields. */
export function MemberLists({ onDone, ...props }: Props) {
  const member = unmask(MemberLists_member, props.member)
  const { phones = [], emails = [], addresses = [], customFields = [] } = member.contact ?? {}
  const lists = [
    {
      name: 'deletePhones',
      title: messages.phones,
      removal: messages.removePhones,
      lines: phones.map(({ phone }) => phone),
    },
    {
      name: 'deleteEmails',
      title: messages.emails,
      removal: messages.removeEmails,
      lines: emails.map(({ email }) => email),
    },
    {
      name: 'deleteAddresses',
      title: messages.addresses,
      removal: messages.removeAddresses,
      lines: addresses.map(lineOf),
    },
  ] as const
  return (
    <Panel title={messages.contact}>
      {lists.map(({ name, title, removal, lines }) => (
        <div key={name} className={styles.list}>
          <div className={styles.head}>
            <h3>{title}</h3>
            {lines.length > 0 && (
              <ConfirmedChange
                right="MEMBERS_WRITE"
                weight="quiet"
                label={removal}
                title={commonMessages.question({ title: removal })}
                verb={commonMessages.remove}
                document={memberActions[name]}
                variables={{ id: member.id }}
                onDone={onDone}
              >
                <p>{messages.removeAllConsequence}</p>
              </ConfirmedChange>
            )}
          </div>
          {lines.length === 0 ? (
            <Muted>{commonMessages.none}</Muted>
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
          <h3>{messages.fieldsOfShop}</h3>
          <Facts facts={customFields.map(({ name, value }) => [name, value] as const)} />
        </>
      )}
    </Panel>
  )
}
