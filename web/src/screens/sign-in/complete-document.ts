import { graphql } from '../../__generated__/gql.ts'

export const completeDocument = graphql(`
  mutation SignInComplete($input: CompleteSignInInput!) {
    answer: completeSignIn(input: $input) {
      returnTo
      problems {
        ...Form_problem
      }
    }
  }
`)
