import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { FormField } from '../../forms/FormField.tsx'
import styles from './Account.module.css'
import { Section } from './Section.tsx'

export const NameFields_member = graphql(`
  fragment NameFields_member on Member {
    id
    nickname
    title
    contact {
      firstName
      lastName
    }
  }
`)

export const nameLabels = {
  nickname: messages.displayNameLabel,
  title: messages.taglineLabel,
  firstName: commonMessages.firstName,
  lastName: commonMessages.lastName,
}

type NameFieldsProps = { member: FragmentType<typeof NameFields_member> }

type Named = Partial<Record<string, string | null>> | null

/** Returns a function that renders a field of one line, filled with the value of its name. */
export const textFieldsOf =
  (values: Named) => (name: string, autoComplete?: string, hint?: string) => (
    <FormField
      name={name}
      maxLength={100}
      autoComplete={autoComplete}
      hint={hint}
      defaultValue={values?.[name] ?? ''}
    />
  )

export function NameFields({ member }: NameFieldsProps) {
  const { nickname, title, contact } = unmask(NameFields_member, member)
  const field = textFieldsOf({ nickname, title, ...contact })
  return (
    <Section title={messages.names}>
      {field('nickname', 'nickname', messages.displayNameHint)}
      {field('title')}
      <div className={styles.pair}>
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
      </div>
    </Section>
  )
}
