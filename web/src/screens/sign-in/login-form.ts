import { graphql } from '../../__generated__/gql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { captchaOf } from '../../forms/captcha-fields.ts'
import { defineForm } from '../../forms/define-form.ts'
import { filledOf, textOf } from '../../forms/form-fields.ts'
import { signInTargets } from './sign-in-targets.ts'

export const loginForm = defineForm({
  name: 'login',
  document: graphql(`
    mutation SignInLogin($input: LoginInput!) {
      answer: login(input: $input) {
        problems {
          ...Form_problem
        }
        ...SignIn_step
      }
    }
  `),
  variables: (fields) => ({
    input: {
      email: textOf(fields, 'email'),
      password: fields.password ?? '',
      captcha: captchaOf(fields),
      returnTo: filledOf(fields, 'leadTo'),
    },
  }),
  retainedFields: ['email'],
  ...signInTargets,
  failurePath: `${basePath}/login`,
})
