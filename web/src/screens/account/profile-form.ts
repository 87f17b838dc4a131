// The profile's form: names, phones, emails and the shop's own fields. What the form lacks stays as it is.

import { graphql } from '../../__generated__/gql.ts'
import type { EmailTag, PhoneTag } from '../../__generated__/graphql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { defineForm } from '../../forms/define-form.ts'
import { type FormFields, filledOf } from '../../forms/form-fields.ts'
import { linesOf } from '../../forms/form-lines.ts'
import { contactLinesOf, typedFieldOf } from './contact-lines.ts'

/** Text fields, by the names they have in the input. An empty text clears the value. */
const textNames = ['nickname', 'title', 'firstName', 'lastName', 'company', 'jobTitle'] as const

const textsOf = (fields: FormFields) =>
  Object.fromEntries(
    textNames.flatMap((name) => (name in fields ? [[name, fields[name]?.trim()]] : [])),
  )

/** An empty text is no day: null clears it. */
const birthdateOf = ({ birthdate }: FormFields) =>
  birthdate === undefined ? {} : { birthdate: birthdate.trim() || null }

// The gateway refuses tags the platform does not know.
const contactsOf = (fields: FormFields) => {
  const phones = contactLinesOf(fields, 'phones')
  const emails = contactLinesOf(fields, 'emails')
  return {
    ...(phones && {
      phones: phones.map(({ value, tag }) => ({
        phone: value,
        ...(tag && { tag: tag as PhoneTag }),
      })),
    }),
    ...(emails && {
      emails: emails.map(({ value, tag }) => ({
        email: value,
        ...(tag && { tag: tag as EmailTag }),
      })),
    }),
  }
}

function customFieldsOf(fields: FormFields) {
  const lines = linesOf(fields, 'customFields')
  return lines.length > 0
    ? { customFields: lines.map(({ fields: { key = '', value = '' } }) => ({ key, value })) }
    : {}
}

export const profileForm = defineForm({
  name: 'profile',
  document: graphql(`
    mutation AccountUpdateMe($input: UpdateMeInput!) {
      answer: updateMe(input: $input) {
        member {
          id
          ...Profile_member
          ...Addresses_member
        }
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: (fields) => ({
    input: {
      // The gateway refuses an update of another member than the page was rendered for.
      memberId: filledOf(fields, 'memberId'),
      ...textsOf(fields),
      ...birthdateOf(fields),
      ...contactsOf(fields),
      ...customFieldsOf(fields),
    },
  }),
  fieldOf: typedFieldOf,
  retainedFields: 'all',
  failurePath: `${basePath}/account/profile`,
  successPath: `${basePath}/account/profile?done=profile`,
})
