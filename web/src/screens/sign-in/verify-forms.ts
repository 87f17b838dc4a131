import { graphql } from '../../__generated__/gql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { defineForm } from '../../forms/define-form.ts'
import { textOf } from '../../forms/form-fields.ts'
import { signInTargets } from './sign-in-targets.ts'

export const verifyCodeForm = defineForm({
  name: 'verify-code',
  document: graphql(`
    mutation SignInVerifyCode($code: String!) {
      answer: verifyEmailCode(input: { code: $code }) {
        problems {
          ...Form_problem
        }
        ...SignIn_step
      }
    }
  `),
  variables: (fields) => ({ code: textOf(fields, 'code') }),
  ...signInTargets,
  failurePath: `${basePath}/login/verify`,
})

export const resendCodeForm = defineForm({
  name: 'resend-code',
  document: graphql(`
    mutation SignInResendCode {
      answer: resendEmailCode {
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: () => ({}),
  failurePath: `${basePath}/login/verify`,
  successPath: `${basePath}/login/verify?done=sent`,
})
