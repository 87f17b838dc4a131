import { graphql } from '../../__generated__/gql.ts'

export const cartCountDocument = graphql(`
  query CartCount {
    cart {
      __typename
      id
      revision
      itemCount
    }
    viewer {
      __typename
      role
      name
    }
  }
`)
