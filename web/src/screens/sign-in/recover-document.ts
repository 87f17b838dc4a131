import { graphql } from '../../__generated__/gql.ts'

export const recoverDocument = graphql(`
  mutation SignInRecover($recoveryToken: String!, $password: String!) {
    answer: recover(recoveryToken: $recoveryToken, password: $password) {
      problems {
        ...Form_problem
      }
      ...SignIn_step
    }
  }
`)
