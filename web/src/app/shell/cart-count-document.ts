import { graphql } from '../../__generated__/gql.ts'

export const cartCountDocument = graphql(`
  query CartCount {
    cart {
      id
      revision
      itemCount
    }
    viewer {
      role
      name
    }
  }
`)
