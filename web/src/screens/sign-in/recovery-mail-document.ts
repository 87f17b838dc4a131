import { graphql } from '../../__generated__/gql.ts'

export const recoveryMailDocument = graphql(`
  mutation SignInRecoveryMail($email: String!) {
    answer: sendRecoveryEmail(email: $email) {
      accepted
      problems {
        ...Form_problem
      }
    }
  }
`)
