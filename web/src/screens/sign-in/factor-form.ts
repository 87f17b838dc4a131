import { graphql } from '../../__generated__/gql.ts'
import type { FactorType } from '../../__generated__/graphql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { defineForm } from '../../forms/define-form.ts'
import { filledOf, textOf } from '../../forms/form-fields.ts'
import { signInTargets } from './sign-in-targets.ts'

export const factorForm = defineForm({
  name: 'verify-factor',
  document: graphql(`
    mutation SignInVerifyFactor($input: VerifyFactorInput!) {
      answer: verifyFactor(input: $input) {
        problems {
          ...Form_problem
        }
        ...SignIn_step
      }
    }
  `),
  variables: (fields) => ({
    // The gateway refuses every other text.
    input: { type: textOf(fields, 'type') as FactorType, code: filledOf(fields, 'code') },
  }),
  ...signInTargets,
  failurePath: `${basePath}/login/factor`,
})
