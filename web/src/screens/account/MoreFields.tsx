import type { InputHTMLAttributes } from 'react'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { CustomFieldType } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { FormField } from '../../forms/FormField.tsx'
import styles from './Account.module.css'
import { Fold } from './Fold.tsx'
import { textFieldsOf } from './NameFields.tsx'

export const MoreFields_member = graphql(`
  fragment MoreFields_member on Member {
    id
    contact {
      birthdate
      company
      jobTitle
      customFields {
        key
        name
        type
        value
      }
    }
  }
`)

/** Input type for each type of custom field. */
const inputs: Record<CustomFieldType, InputHTMLAttributes<HTMLInputElement>> = {
  TEXT: { maxLength: 1000 },
  NUMBER: { type: 'number', step: 'any', inputMode: 'decimal' },
  DATE: { type: 'date' },
  URL: { type: 'url', maxLength: 1000, autoComplete: 'url' },
  SOCIAL: { type: 'url', maxLength: 1000 },
  UNKNOWN: { maxLength: 1000 },
}

type MoreFieldsProps = { member: FragmentType<typeof MoreFields_member> }

const contactOf = (member: MoreFieldsProps['member']) => unmask(MoreFields_member, member).contact

export const moreLabelsOf = (member: MoreFieldsProps['member']) => ({
  birthdate: messages.birthday,
  company: messages.company,
  jobTitle: messages.job,
  ...Object.fromEntries(
    contactOf(member)?.customFields?.map(({ name }, index) => [
      `customFields[${index}].value`,
      name,
    ]) ?? [],
  ),
})

const today = () => new Date().toISOString().slice(0, 10)

/** Work, birthday and the shop's custom member fields. */
export function MoreFields({ member }: MoreFieldsProps) {
  const contact = contactOf(member)
  const { company, jobTitle } = contact ?? {}
  const field = textFieldsOf({ company, jobTitle })
  return (
    <Fold
      title={messages.moreAboutYou}
      text={messages.moreAboutYouIntro}
      fields={/^(company|jobTitle|birthdate|customFields)/}
    >
      <div className={styles.pair}>
        {field('company', 'organization')}
        {field('jobTitle', 'organization-title')}
        <FormField
          name="birthdate"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={today()}
          defaultValue={contact?.birthdate ?? ''}
        />
      </div>
      {contact?.customFields?.map(({ key, type, value }, index) => (
        <div key={key}>
          <input type="hidden" name={`customFields[${index}].key`} value={key} />
          <FormField
            {...inputs[type]}
            name={`customFields[${index}].value`}
            defaultValue={value ?? ''}
          />
        </div>
      ))}
    </Fold>
  )
}
