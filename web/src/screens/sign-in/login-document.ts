import { graphql } from '../../__generated__/gql.ts'

export const loginDocument = graphql(`
  mutation SignInLogin($input: LoginInput!) {
    answer: login(input: $input) {
      problems {
        ...Form_problem
      }
      ...SignIn_step
    }
  }
`)
