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

export const createBrandsDocument = graphql(`
  mutation AdminCreateBrands($names: [String!]!) {
    bulkGetOrCreateBrands(input: { names: $names }) {
      items { index id success brand { id name } problems { code message } }
      totalSuccesses
      totalFailures
      problems { code message field requestId }
    }
  }
`)

export const updateBrandDocument = graphql(`
  mutation AdminUpdateBrand($input: UpdateBrandInput!) {
    updateBrand(input: $input) {
      brand { id name revision }
      current { id name revision updatedDate }
      problems { code message field requestId }
    }
  }
`)

export const updateBrandsDocument = graphql(`
  mutation AdminUpdateBrands($brands: [UpdateBrandInput!]!) {
    bulkUpdateBrands(input: { brands: $brands }) {
      items { index id success brand { id name revision } problems { code message } }
      problems { code message field requestId }
    }
  }
`)

export const deleteBrandsDocument = graphql(`
  mutation AdminDeleteBrands($ids: [ID!]!) {
    bulkDeleteBrands(input: { ids: $ids }) {
      items { index id success problems { code message } }
      totalSuccesses
      totalFailures
      problems { code message field requestId }
    }
  }
`)
