import { graphql } from '../../__generated__/gql.ts'

export const deleteMeDocument = graphql(`
  mutation AccountDeleteMe($confirmation: String!, $currentPassword: String) {
    answer: deleteMe(confirmation: $confirmation, currentPassword: $currentPassword) {
      __typename
      accepted
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
