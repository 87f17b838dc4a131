import { graphql } from '../../__generated__/gql.ts'

export const updateMeDocument = graphql(`
  mutation AccountUpdateMe($input: UpdateMeInput!) {
    answer: updateMe(input: $input) {
      member {
        id
        ...Profile_member
        ...Addresses_member
      }
      problems {
        ...Form_problem
      }
    }
  }
`)
