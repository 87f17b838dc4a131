import { graphql } from '../../__generated__/gql.ts'
import type { AdminCollectionQuery } from '../../__generated__/graphql.ts'

export const collectionsDocument = graphql(`
  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {
    managedCollections(first: $first, page: $page, search: $search, sort: $sort) {
      nodes { id name slug visible numberOfProducts isBuiltIn }
      totalCount
    }
  }
`)

export const collectionDocument = graphql(`
  query AdminCollection($id: ID!, $page: Int) {
    managedCollection(id: $id) {
      id
      name
      slug
      description
      visible
      isBuiltIn
      numberOfProducts
      managedProducts(first: 50, page: $page) {
        nodes {
          id
          name
          visible
          price { price { formatted } }
          mainMedia { image { url(width: 72, height: 90) } }
        }
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
  mutation AdminUpdateCollection($id: ID!, $input: UpdateCollectionInput!) {
    updateCollection(id: $id, input: $input) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

export const deleteCollectionDocument = graphql(`
  mutation AdminDeleteCollection($id: ID!) {
    deleteCollection(id: $id) { deletedId problems { code message field requestId } }
  }
`)

export const addToCollectionDocument = graphql(`
  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {
    addProductsToCollection(id: $id, productIds: $productIds) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

export const removeFromCollectionDocument = graphql(`
  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {
    removeProductsFromCollection(id: $id, productIds: $productIds) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

export type Collection = NonNullable<AdminCollectionQuery['managedCollection']>
