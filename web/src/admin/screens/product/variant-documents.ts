import { graphql } from '../../__generated__/gql.ts'

export const updateVariantsDocument = graphql(`
  mutation AdminUpdateVariants($id: ID!, $changes: [VariantChangeInput!]!) {
    updateProductVariants(input: { id: $id, changes: $changes }) {
      product { id lastUpdated }
      problems { code message field requestId }
    }
  }
`)

export const resetVariantsDocument = graphql(`
  mutation AdminResetVariants($id: ID!) {
    resetAllProductVariantData(input: { id: $id }) {
      product { id lastUpdated }
      problems { code message field requestId }
    }
  }
`)

export const deleteOptionsDocument = graphql(`
  mutation AdminDeleteOptions($id: ID!) {
    deleteProductOptions(input: { id: $id }) {
      product { id lastUpdated }
      problems { code message field requestId }
    }
  }
`)
