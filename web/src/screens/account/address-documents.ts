import { graphql } from '../../__generated__/gql.ts'

export const saveAddressDocument = graphql(`
  mutation AccountSaveAddress($input: MemberAddressInput!, $memberId: ID) {
    answer: saveMyAddress(input: $input, memberId: $memberId) {
      __typename
      member {
        __typename
        id
        ...Addresses_member
      }
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)

export const removeAddressDocument = graphql(`
  mutation AccountRemoveAddress($id: ID!) {
    answer: removeMyAddress(id: $id) {
      __typename
      member {
        __typename
        id
        ...Addresses_member
      }
      problems {
        __typename
        ...Form_problem
      }
    }
  }
`)
