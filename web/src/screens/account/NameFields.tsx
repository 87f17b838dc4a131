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
      birthdate
      company
      jobTitle
    }
  }
`)

export const nameLabels = {
  nickname: messages.displayNameLabel,
  title: messages.taglineLabel,
  firstName: commonMessages.firstName,
  lastName: commonMessages.lastName,
  birthdate: messages.birthday,
  company: messages.company,
  jobTitle: messages.job,
}

const today = () => new Date().toISOString().slice(0, 10)

type NameFieldsProps = { member: FragmentType<typeof NameFields_member> }

export function NameFields({ member }: NameFieldsProps) {
  const { nickname, title, contact } = unmask(NameFields_member, member)
  const own = { maxLength: 100 }
  return (
    <Section title={messages.names} text={messages.othersSeeYourDisplayName}>
      <FormField
        {...own}
        name="nickname"
        autoComplete="nickname"
        hint={messages.displayNameHint}
        defaultValue={nickname ?? ''}
      />
      <FormField {...own} name="title" defaultValue={title ?? ''} />
      <div className={styles.pair}>
        <FormField
          {...own}
          name="firstName"
          autoComplete="given-name"
          defaultValue={contact?.firstName ?? ''}
        />
        <FormField
          {...own}
          name="lastName"
          autoComplete="family-name"
          defaultValue={contact?.lastName ?? ''}
        />
        <FormField
          {...own}
          name="company"
          autoComplete="organization"
          defaultValue={contact?.company ?? ''}
        />
        <FormField
          {...own}
          name="jobTitle"
          autoComplete="organization-title"
          defaultValue={contact?.jobTitle ?? ''}
        />
        <FormField
          name="birthdate"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={today()}
          defaultValue={contact?.birthdate ?? ''}
        />
      </div>
    </Section>
  )
}
