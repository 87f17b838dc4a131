// Converts collections and their products to the platform's form. docs/contract/catalog.md §7.
import type { CollectedProducts, CollectionChange, NewCollection } from '../collection-change.ts'

type Change = { readonly id: string; readonly collection: CollectionChange }

const bodyOf = ({ name, slug, description, visible }: CollectionChange) => ({
  name,
  slug,
  description,
  visible,
})

/** Converts the creation of a collection; the platform makes a slug that is left out from the name. */
export const creationBody = ({ collection }: { readonly collection: NewCollection }) => ({
  collection: { ...bodyOf(collection), name: collection.name },
})

/** Converts a change of a collection. There is no mask: the platform changes the fields that are given. */
export const changeBody = ({ id, collection }: Change) => ({ id, collection: bodyOf(collection) })

/** Converts the products to add to a collection or to remove from it, at most 1000. docs/contract/catalog.md §3.2 */
export const productsBody = ({ id, productIds }: CollectedProducts) => ({
  id,
  productIds: [...productIds],
})
