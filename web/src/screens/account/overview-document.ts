import { graphql } from '../../__generated__/gql.ts'

export const overviewDocument = graphql(`
  query AccountOverview {
    viewer {
      role
    }
    me {
      id
      ...Greeting_member
      ...AddressPreview_member
    }
    orders(first: 3) {
      nodes {
        id
        ...OrderRow_order
      }
    }
  }
`)
