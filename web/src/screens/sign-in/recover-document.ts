import { graphql } from '../../__generated__/gql.ts'

export const recoverDocument = graphql(`
  mutation SignInRecover($recoveryToken: String!, $password: String!) {
    answer: recover(recoveryToken: $recoveryToken, password: $password) {
      __typename
      problems {
        __typename
        ...Form_problem
      }
      ...SignIn_step
    }
  }
`)
