import { graphql } from '../../__generated__/gql.ts'

export const verifyFactorDocument = graphql(`
  mutation SignInVerifyFactor($input: VerifyFactorInput!) {
    answer: verifyFactor(input: $input) {
      __typename
      problems {
        __typename
        ...Form_problem
      }
      ...SignIn_step
    }
  }
`)
