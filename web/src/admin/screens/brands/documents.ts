import { graphql } from '../../__generated__/gql.ts'

export const brandsDocument = graphql(`
  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {
    managedBrands(first: $first, after: $after, filter: { nameStartsWith: $start }, sort: $sort) {
      nodes { ...BrandRow_brand }
      pageInfo { hasNextPage endCursor }
    }
    countBrands(filter: { nameStartsWith: $start })
  }
`)
