import { graphql } from '../../__generated__/gql.ts'

export const loginDocument = graphql(`
  mutation SignInLogin($input: LoginInput!) {
    answer: login(input: $input) {
      __typename
      problems {
        __typename
        ...Form_problem
      }
      ...SignIn_step
    }
  }
`)
