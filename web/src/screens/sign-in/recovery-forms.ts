import { graphql } from '../../__generated__/gql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { defineForm } from '../../forms/define-form.ts'
import { textOf } from '../../forms/form-fields.ts'
import { signInTargets } from './sign-in-targets.ts'

export const recoveryMailForm = defineForm({
  name: 'recovery-mail',
  document: graphql(`
    mutation SignInRecoveryMail($email: String!) {
      answer: sendRecoveryEmail(input: { email: $email }) {
        accepted
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: (fields) => ({ email: textOf(fields, 'email') }),
  retainedFields: ['email'],
  failurePath: `${basePath}/recover`,
  successPath: `${basePath}/recover?done=sent`,
})

export const recoverForm = defineForm({
  name: 'recover',
  document: graphql(`
    mutation SignInRecover($recoveryToken: String!, $password: String!) {
      answer: recover(input: { recoveryToken: $recoveryToken, password: $password }) {
        problems {
          ...Form_problem
        }
        ...SignIn_step
      }
    }
  `),
  variables: (fields) => ({
    recoveryToken: fields.recoveryToken ?? '',
    password: fields.password ?? '',
  }),
  retainedFields: ['recoveryToken'],
  ...signInTargets,
  failurePath: `${basePath}/recover/reset`,
})
