import { graphql } from '../../__generated__/gql.ts'

export const registerDocument = graphql(`
  mutation SignInRegister($input: RegisterInput!) {
    answer: register(input: $input) {
      __typename
      problems {
        __typename
        ...Form_problem
      }
      ...SignIn_step
    }
  }
`)
