// Converts collections and their products to the platform's form. docs/contract/catalog.md §7.
import type { CollectedProducts, CollectionChange, NewCollection } from '../collection-change.ts'

type Change = { readonly id: string; readonly collection: CollectionChange }

const bodyOf = ({ name, slug, description, visible }: CollectionChange) => ({
  name,
  slug,
  description,
  visible,
})

export const creationBody = ({ collection }: { readonly collection: NewCollection }) => ({
  collection: { ...bodyOf(collection), name: collection.name },
})
export const changeBody = ({ id, collection }: Change) => ({ id, collection: bodyOf(collection) })
export const productsBody = ({ id, productIds }: CollectedProducts) => ({
  id,
  productIds: [...productIds],
})
