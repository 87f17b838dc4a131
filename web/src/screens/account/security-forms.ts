import { graphql } from '../../__generated__/gql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { captchaOf } from '../../forms/captcha-fields.ts'
import { defineForm } from '../../forms/define-form.ts'
import { textOf } from '../../forms/form-fields.ts'

export const changePasswordForm = defineForm({
  name: 'change-password',
  document: graphql(`
    mutation AccountChangePassword(
      $newPassword: String!
      $currentPassword: String
      $captcha: CaptchaInput
    ) {
      answer: changePassword(input: { newPassword: $newPassword
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
    newPassword: fields.newPassword ?? '',
    currentPassword: fields.currentPassword || null,
    captcha: captchaOf(fields),
  }),
  failurePath: `${basePath}/account/security`,
  successPath: `${basePath}/account/security?done=password`,
})

export const endSessionForm = defineForm({
  name: 'end-session',
  document: graphql(`
    mutation AccountEndSession($id: ID!) {
      answer: endSession(input: { id: $id }) {
        accepted
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: (fields) => ({ id: textOf(fields, 'sessionId') }),
  failurePath: `${basePath}/account/security`,
  successPath: `${basePath}/account/security?done=session`,
})
