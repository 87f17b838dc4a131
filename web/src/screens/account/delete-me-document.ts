import { graphql } from '../../__generated__/gql.ts'

export const deleteMeDocument = graphql(`
  mutation AccountDeleteMe($confirmation: String!) {
    answer: deleteMe(confirmation: $confirmation) {
      __typename
      accepted
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
