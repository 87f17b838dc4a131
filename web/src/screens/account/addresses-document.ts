import { graphql } from '../../__generated__/gql.ts'

export const addressesDocument = graphql(`
  query AccountAddresses {
    viewer {
      __typename
      role
    }
    me {
      __typename
      id
      ...Addresses_member
    }
  }
`)
