// Creates, changes and fills collections. docs/contract/catalog.md §7.
import type { CollectionChangeBody, NewCollectionBody } from '@vitrine/platform'
import type { StoredCollection, StoredProduct } from '../rows/catalog-rows.ts'
import { freeCatalogSlug, slugOfName } from '../rules/product-slug.ts'
import type { State } from '../state/state.ts'
import { checkedSlug } from './change-product.ts'
import { ownProduct, saveProduct } from './save-product.ts'

export function newCollection(body: NewCollectionBody, state: State): StoredCollection {
  const id = state.newId('collection')
  return {
    id,
    name: body.name,
    slug: body.slug
      ? checkedSlug(body.slug, 'collection.slug', takenBut(id, state))
      : freeCatalogSlug(slugOfName(body.name, 'collection'), takenBut(id, state)),
    description: body.description ?? '',
    visible: body.visible ?? true,
    lastUpdated: state.now().toISOString(),
  }
}

/** Changes a collection; absent fields stay unchanged, and a new name keeps the slug [assumed]. */
export function withCollectionChange(
  collection: StoredCollection,
  { name, slug, description, visible }: CollectionChangeBody,
  state: State,
): StoredCollection {
  return {
    ...collection,
    name: name ?? collection.name,
    slug: slug
      ? checkedSlug(slug, 'collection.slug', takenBut(collection.id, state))
      : collection.slug,
    description: description ?? collection.description,
    visible: visible ?? collection.visible,
  }
}

const takenBut = (id: string, state: State) => (slug: string) =>
  state.collections.by('slug', slug).some((other) => other.id !== id)

/** Adds products; one unknown product refuses the whole call, and products already in it stay. */
export function addToCollection(id: string, productIds: readonly string[], state: State): void {
  for (const product of productsOf(productIds, state)) {
    if (product.collectionIds.includes(id)) continue
    saveProduct({ ...product, collectionIds: [...product.collectionIds, id] }, state)
  }
}

export function takeFromCollection(id: string, productIds: readonly string[], state: State): void {
  for (const product of productsOf(productIds, state)) leaveCollection(product, id, state)
}

/** Deletes a collection; its products stay. docs/contract/catalog.md §7. */
export function deleteCollection(id: string, state: State): void {
  for (const product of state.products.all()) leaveCollection(product, id, state)
  state.collections.delete(id)
}

function leaveCollection(product: StoredProduct, id: string, state: State): void {
  if (!product.collectionIds.includes(id)) return
  const collectionIds = product.collectionIds.filter((one) => one !== id)
  saveProduct({ ...product, collectionIds }, state)
}

const productsOf = (ids: readonly string[], state: State): StoredProduct[] =>
  [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => ownProduct(id, state))
