import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { ContactLine } from './ContactLine.tsx'
import { Fold } from './Fold.tsx'
import { emailTags, phoneTags } from './tag-words.ts'

export const ContactFields_member = graphql(`
  fragment ContactFields_member on Member {
    id
    contact {
      phones {
        phone
        tag
      }
      emails {
        email
        tag
      }
    }
  }
`)

const maxLines = 20

type Line = { id: string; value: string; tag: string | null }

/** The stored lines and one empty line. Lines are keyed by index because two may have the same value. */
function linesOf(saved: number, lines: readonly { value: string; tag: string | null }[]): Line[] {
  const empty = { value: '', tag: 'UNTAGGED' }
  return [...lines, empty]
    .slice(0, maxLines)
    .map((line, index) => ({ ...line, id: `${saved} ${index} ${line.value} ${line.tag}` }))
}

type Numbered = (values: { number: number }) => string

const labelsFor = (list: string, part: string, label: Numbered, tagLabel: Numbered) =>
  Array.from({ length: maxLines }, (_, index): [string, string][] => [
    [`${list}[${index}].${part}`, label({ number: index + 1 })],
    [`${list}[${index}].tag`, tagLabel({ number: index + 1 })],
  ]).flat()

export const contactLabels: Record<string, string> = Object.fromEntries([
  ...labelsFor('phones', 'phone', messages.phoneNumbered, messages.phoneTag),
  ...labelsFor('emails', 'email', messages.emailNumbered, messages.emailTag),
])

type ContactFieldsProps = {
  member: FragmentType<typeof ContactFields_member>
  /** How often the form was saved: each time, emptied lines go and another empty line is added. */
  saved: number
}

export function ContactFields({ member, saved }: ContactFieldsProps) {
  const { contact } = unmask(ContactFields_member, member)
  const { phones = [], emails = [] } = contact ?? {}
  const stored = [...phones.map(({ phone }) => phone), ...emails.map(({ email }) => email)]
  const phoneLines = linesOf(
    saved,
    phones.map(({ phone, tag }) => ({ value: phone, tag })),
  )
  const emailLines = linesOf(
    saved,
    emails.map(({ email, tag }) => ({ value: email, tag })),
  )
  return (
    <Fold
      title={messages.phonesAndEmails}
      text={messages.contactIntro}
      values={stored.join(', ')}
      fields={/^(phones|emails)/}
    >
      {phoneLines.map(({ id: key, ...line }, index) => (
        <ContactLine key={key} {...line} list={`phones[${index}]`} part="phone" tags={phoneTags} />
      ))}
      {emailLines.map(({ id: key, ...line }, index) => (
        <ContactLine key={key} {...line} list={`emails[${index}]`} part="email" tags={emailTags} />
      ))}
    </Fold>
  )
}
