import { graphql } from '../../__generated__/gql.ts'

export const registerDocument = graphql(`
  mutation SignInRegister($input: RegisterInput!) {
    answer: register(input: $input) {
      problems {
        ...Form_problem
      }
      ...SignIn_step
    }
  }
`)
