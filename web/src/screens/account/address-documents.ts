import { graphql } from '../../__generated__/gql.ts'

export const saveAddressDocument = graphql(`
  mutation AccountSaveAddress($input: MemberAddressInput!, $memberId: ID) {
    answer: saveMyAddress(input: $input, memberId: $memberId) {
      member {
        id
        ...Addresses_member
      }
      problems {
        ...Form_problem
      }
    }
  }
`)

export const removeAddressDocument = graphql(`
  mutation AccountRemoveAddress($id: ID!) {
    answer: removeMyAddress(id: $id) {
      member {
        id
        ...Addresses_member
      }
      problems {
        ...Form_problem
      }
    }
  }
`)
