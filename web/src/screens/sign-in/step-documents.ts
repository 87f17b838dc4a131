import { graphql } from '../../__generated__/gql.ts'

export const SignIn_step = graphql(`
  fragment SignIn_step on SignInPayload {
    state
    frame {
      url
      origin
      state
      timeoutMs
    }
  }
`)

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
