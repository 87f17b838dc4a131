import { graphql } from '../../__generated__/gql.ts'

export const verifyFactorDocument = graphql(`
  mutation SignInVerifyFactor($input: VerifyFactorInput!) {
    answer: verifyFactor(input: $input) {
      problems {
        ...Form_problem
      }
      ...SignIn_step
    }
  }
`)
