import { graphql } from '../../../__generated__/gql.ts'

export const searchEmptyDocument = graphql(`
  query SearchEmpty {
    collections(first: 4) {
      nodes {
        id
        slug
        name
      }
    }
    products(first: 4, sort: { field: BEST_MATCH }) {
      nodes {
        id
        ...ProductTile_product
      }
    }
  }
`)
