import { useState } from 'react'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Form } from '../../forms/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import type { ScreenProps } from '../../lib/screen.ts'
import { ContactLine } from './ContactLine.tsx'
import { emailTags, phoneTags } from './tag-words.ts'
import { useProfileForm } from './use-profile-form.ts'

export const ContactForm_member = graphql(`
  fragment ContactForm_member on Member {
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

const labels: Record<string, string> = Object.fromEntries([
  ...labelsFor('phones', 'phone', messages.phoneNumbered, messages.phoneTag),
  ...labelsFor('emails', 'email', messages.emailNumbered, messages.emailTag),
])

type ContactFormProps = ScreenProps & { member: FragmentType<typeof ContactForm_member> }

/** Saving removes emptied lines and adds another empty line. */
export function ContactForm({ member, request, typed }: ContactFormProps) {
  const { id, contact } = unmask(ContactForm_member, member)
  const { phones = [], emails = [] } = contact ?? {}
  const [saved, setSaved] = useState(0)
  const onDone = () => setSaved((count) => count + 1)
  const options = { part: 'contact', request, memberId: id, typed, labels, onDone }
  const { form, hidden, wasDone } = useProfileForm(options)
  const phoneLines = linesOf(
    saved,
    phones.map(({ phone, tag }) => ({ value: phone, tag })),
  )
  const emailLines = linesOf(
    saved,
    emails.map(({ email, tag }) => ({ value: email, tag })),
  )
  return (
    <Form state={form} label={messages.phonesAndEmails} hidden={hidden}>
      {phoneLines.map(({ id: key, ...line }, index) => (
        <ContactLine key={key} {...line} list={`phones[${index}]`} part="phone" tags={phoneTags} />
      ))}
      {emailLines.map(({ id: key, ...line }, index) => (
        <ContactLine key={key} {...line} list={`emails[${index}]`} part="email" tags={emailTags} />
      ))}
      <SubmitRow done={commonMessages.saved} wasDone={wasDone} busy={commonMessages.saving}>
        {messages.savePhonesAndEmails}
      </SubmitRow>
    </Form>
  )
}
