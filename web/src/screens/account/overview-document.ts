import { graphql } from '../../__generated__/gql.ts'

export const overviewDocument = graphql(`
  query AccountOverview {
    viewer {
      __typename
      role
    }
    me {
      __typename
      id
      ...Greeting_member
      ...AddressPreview_member
    }
    orders(first: 3) {
      __typename
      nodes {
        __typename
        id
        ...OrderRow_order
      }
    }
  }
`)
