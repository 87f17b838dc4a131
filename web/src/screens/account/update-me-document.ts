import { graphql } from '../../__generated__/gql.ts'

export const updateMeDocument = graphql(`
  mutation AccountUpdateMe($input: UpdateMeInput!) {
    answer: updateMe(input: $input) {
      __typename
      member {
        __typename
        id
        ...Profile_member
        ...Addresses_member
      }
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
