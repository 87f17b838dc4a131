import { graphql } from '../../__generated__/gql.ts'

export const renameBrandDocument = graphql(`
  mutation AdminRenameBrand($input: RenameBrandInput!) {
    renameBrand(input: $input) {
      job { id }
      current { id name revision }
      problems { code message field requestId }
    }
  }
`)

export const renameBrandsDocument = graphql(`
  mutation AdminRenameBrands($input: RenameBrandsInput!) {
    renameBrands(input: $input) {
      job { id }
      current { id name revision }
      problems { code message field requestId }
    }
  }
`)

export const mergeBrandsDocument = graphql(`
  mutation AdminMergeBrands($input: MergeBrandsInput!) {
    mergeBrands(input: $input) {
      job { id }
      problems { code message field requestId }
    }
  }
`)

export const dryRunMergeDocument = graphql(`
  query AdminDryRunMerge($intoId: ID!, $fromIds: [ID!]!) {
    dryRunMergeBrands(intoId: $intoId, fromIds: $fromIds) {
      into
      products
      sample
      problems { code message field requestId }
    }
  }
`)
