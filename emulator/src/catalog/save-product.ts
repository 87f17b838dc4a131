// Finds and saves products for admin calls, hidden ones included.
import { notFound } from '../refuse.ts'
import type { StoredCollection, StoredProduct } from '../rows/catalog-rows.ts'
import type { State } from '../state/state.ts'

export function ownProduct(id: string, state: State): StoredProduct {
  const product = state.products.get(id.toLowerCase())
  if (!product) throw notFound('Product')
  return product
}

export function ownCollection(id: string, state: State): StoredCollection {
  const collection = state.collections.get(id.toLowerCase())
  if (!collection) throw notFound('Collection')
  return collection
}

export const saveProduct = (product: StoredProduct, state: State): StoredProduct =>
  state.products.put({ ...product, lastUpdated: laterThan(product.lastUpdated, state) })

export const saveCollection = (collection: StoredCollection, state: State): StoredCollection =>
  state.collections.put({ ...collection, lastUpdated: laterThan(collection.lastUpdated, state) })

/**
 * Returns the current time, but always later than `before`: a reader distinguishes two changes of one
 * millisecond.
 */
function laterThan(before: string, state: State): string {
  return new Date(Math.max(state.now().getTime(), Date.parse(before) + 1)).toISOString()
}
