import { graphql } from '../../__generated__/gql.ts'

export const addMediaDocument = graphql(`
  mutation AdminAddMedia($id: ID!, $media: [NewMediaInput!]!) {
    addProductMedia(input: { id: $id, media: $media }) {
      product { id updatedAt }
      problems { code message field requestId }
    }
  }
`)
