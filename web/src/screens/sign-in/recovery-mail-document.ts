import { graphql } from '../../__generated__/gql.ts'

export const recoveryMailDocument = graphql(`
  mutation SignInRecoveryMail($email: String!) {
    answer: sendRecoveryEmail(email: $email) {
      __typename
      accepted
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
