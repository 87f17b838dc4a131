import { graphql } from '../../__generated__/gql.ts'
import type { CollectionFields_CollectionFragment } from '../../__generated__/graphql.ts'

/** A collection as its form edits it. It has no time of change, so versions are compared by these values. */
export const CollectionFields_collection = graphql(`
  fragment CollectionFields_collection on Collection {
    id
    name
    slug
    description
    visible
    isBuiltIn
  }
`)

export type Collection = CollectionFields_CollectionFragment

export const collectionDocument = graphql(`
  query AdminCollection($id: ID!, $page: Int) {
    managedCollection(id: $id) {
      ...CollectionFields_collection
      managedProducts(first: 50, page: $page) {
        nodes { ...CollectionProductRow_product }
        totalCount
      }
    }
  }
`)

export const findProductsDocument = graphql(`
  query AdminFindProducts($filter: ManagedProductFilter) {
    managedProducts(first: 12, filter: $filter) { nodes { id name collectionIds } totalCount }
  }
`)

export const createCollectionDocument = graphql(`
  mutation AdminCreateCollection($input: CreateCollectionInput!) {
    createCollection(input: $input) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

export const updateCollectionDocument = graphql(`
  mutation AdminUpdateCollection($input: UpdateCollectionInput!) {
    updateCollection(input: $input) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

export const deleteCollectionDocument = graphql(`
  mutation AdminDeleteCollection($id: ID!) {
    deleteCollection(input: { id: $id }) { deletedId problems { code message field requestId } }
  }
`)

export const addToCollectionDocument = graphql(`
  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {
    addProductsToCollection(input: { id: $id, productIds: $productIds }) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

export const removeFromCollectionDocument = graphql(`
  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {
    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)
