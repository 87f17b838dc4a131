import { graphql } from '../../__generated__/gql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { captchaOf } from '../../forms/captcha-fields.ts'
import { defineForm } from '../../forms/define-form.ts'
import { textOf } from '../../forms/form-fields.ts'

export const deleteForm = defineForm({
  name: 'delete-account',
  document: graphql(`
    mutation AccountDeleteMe(
      $confirmation: String!
      $currentPassword: String
      $captcha: CaptchaInput
    ) {
      answer: deleteMe(input: { confirmation: $confirmation
        currentPassword: $currentPassword
        captcha: $captcha }) {
        accepted
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: (fields) => ({
    confirmation: textOf(fields, 'confirmation'),
    currentPassword: fields.currentPassword || null,
    captcha: captchaOf(fields),
  }),
  retainedFields: ['confirmation'],
  failurePath: `${basePath}/account/delete`,
  successPath: `${basePath}/login?done=deleted`,
})
