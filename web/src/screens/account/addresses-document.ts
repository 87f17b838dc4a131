import { graphql } from '../../__generated__/gql.ts'

export const addressesDocument = graphql(`
  query AccountAddresses {
    viewer {
      role
    }
    me {
      id
      ...Addresses_member
    }
  }
`)
