import type { InputHTMLAttributes } from 'react'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { CustomFieldType } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import type { ScreenProps } from '../../lib/screen.ts'
import { Section } from './Section.tsx'
import { useProfileForm } from './use-profile-form.ts'

export const CustomFieldsForm_member = graphql(`
  fragment CustomFieldsForm_member on Member {
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

type CustomFieldsFormProps = ScreenProps & { member: FragmentType<typeof CustomFieldsForm_member> }

/** The shop's custom member fields. Renders nothing when none are defined. */
export function CustomFieldsForm({ member, request, typed }: CustomFieldsFormProps) {
  const { id, contact } = unmask(CustomFieldsForm_member, member)
  const fields = contact?.customFields ?? []
  const labels = Object.fromEntries(
    fields.map(({ name }, index) => [`customFields[${index}].value`, name]),
  )
  const options = { part: 'more', request, memberId: id, typed, labels }
  const { form, hidden, wasDone } = useProfileForm(options)
  if (fields.length === 0) return null
  return (
    <Section title={messages.moreAboutYou} text={messages.moreAboutYouIntro}>
      <Form state={form} label={messages.moreAboutYou} hidden={hidden}>
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
        <SubmitRow done={commonMessages.saved} wasDone={wasDone} busy={commonMessages.saving}>
          {messages.save}
        </SubmitRow>
      </Form>
    </Section>
  )
}
