import type { InputHTMLAttributes } from 'react'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { CustomFieldType } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { FormField } from '../../forms/FormField.tsx'
import { Section } from './Section.tsx'

export const CustomFields_member = graphql(`
  fragment CustomFields_member on Member {
    id
    contact {
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

type CustomFieldsProps = { member: FragmentType<typeof CustomFields_member> }

const fieldsOf = (member: CustomFieldsProps['member']) =>
  unmask(CustomFields_member, member).contact?.customFields ?? []

export const customLabelsOf = (member: CustomFieldsProps['member']) =>
  Object.fromEntries(
    fieldsOf(member).map(({ name }, index) => [`customFields[${index}].value`, name]),
  )

/** The shop's custom member fields. Renders nothing when none are defined. */
export function CustomFields({ member }: CustomFieldsProps) {
  const fields = fieldsOf(member)
  if (fields.length === 0) return null
  return (
    <Section title={messages.moreAboutYou} text={messages.moreAboutYouIntro}>
      {fields.map(({ key, type, value }, index) => (
        <div key={key}>
          <input type="hidden" name={`customFields[${index}].key`} value={key} />
          <FormField
            {...inputs[type]}
            name={`customFields[${index}].value`}
            defaultValue={value ?? ''}
          />
        </div>
      ))}
    </Section>
  )
}
