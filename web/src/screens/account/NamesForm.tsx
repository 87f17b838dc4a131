import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import type { ScreenProps } from '../../lib/screen.ts'
import styles from './Account.module.css'
import { useProfileForm } from './use-profile-form.ts'

export const NamesForm_member = graphql(`
  fragment NamesForm_member on Member {
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

const labels = {
  nickname: messages.displayNameLabel,
  title: messages.taglineLabel,
  firstName: commonMessages.firstName,
  lastName: commonMessages.lastName,
  birthdate: messages.birthday,
  company: messages.company,
  jobTitle: messages.job,
}

const today = () => new Date().toISOString().slice(0, 10)

type NamesFormProps = ScreenProps & { member: FragmentType<typeof NamesForm_member> }

export function NamesForm({ member, request, typed }: NamesFormProps) {
  const { id, nickname, title, contact } = unmask(NamesForm_member, member)
  const options = { part: 'names', request, memberId: id, typed, labels }
  const { form, hidden, wasDone } = useProfileForm(options)
  const own = { maxLength: 100 }
  return (
    <Form state={form} label={messages.names} hidden={hidden}>
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
      <SubmitRow done={commonMessages.saved} wasDone={wasDone} busy={commonMessages.saving}>
        {messages.saveNames}
      </SubmitRow>
    </Form>
  )
}
