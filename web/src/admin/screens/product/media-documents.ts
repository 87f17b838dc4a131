import { graphql } from '../../__generated__/gql.ts'

export const addMediaDocument = graphql(`
  mutation AdminAddMedia($id: ID!, $media: [NewMediaInput!]!) {
    addProductMedia(input: { id: $id, media: $media }) {
      product { id lastUpdated }
      problems { code message field requestId }
    }
  }
`)

export const removeMediaDocument = graphql(`
  mutation AdminRemoveMedia($id: ID!, $media: MediaSelectionInput!) {
    removeProductMedia(input: { id: $id, media: $media }) {
      product { id lastUpdated }
      problems { code message field requestId }
    }
  }
`)

export const addChoiceMediaDocument = graphql(`
  mutation AdminAddChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {
    addProductMediaToChoices(input: { id: $id, media: $media }) {
      product { id lastUpdated }
      problems { code message field requestId }
    }
  }
`)

export const removeChoiceMediaDocument = graphql(`
  mutation AdminRemoveChoiceMedia($id: ID!, $choices: [ChoiceMediaRemovalInput!]!) {
    removeProductMediaFromChoices(input: { id: $id, media: { choices: $choices } }) {
      product { id lastUpdated }
      problems { code message field requestId }
    }
  }
`)

export const findMediaDocument = graphql(`
  query AdminFindMedia($filter: ManagedProductFilter) {
    managedProducts(first: 12, filter: $filter) {
      nodes {
        id
        name
        media { id type image { url(width: 160, height: 200) alt } }
      }
      totalCount
    }
  }
`)
