import { graphql } from '../../__generated__/gql.ts'

export const SignIn_step = graphql(`
  fragment SignIn_step on SignInPayload {
    __typename
    state
    frame {
      __typename
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
      __typename
      returnTo
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
