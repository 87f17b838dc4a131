// What a page of a query finds an entry by again: the values the list is sorted by, as they were. A page then starts
// where it should although products were added, removed or changed since.
import type { IndexedProduct, IndexSort } from './catalog-index.ts'
import type { OrderName } from './orders.ts'
import type { Sortable } from './sorted-order.ts'

export type PageKey = {
  by: IndexSort['by']
  /** The product; of a field that the list is not sorted by, an empty value. */
  product: Sortable
  isInStock: boolean
}

const fieldOf = { newest: null, price: 'price', name: 'name', lastUpdated: 'lastUpdated' } as const

export const isOrder = (by: IndexSort['by']): by is OrderName =>
  by !== 'relevance' && by !== 'bestMatch'

/** Writes the key of a product in a list that is sorted by `by`. */
export function keyOf(product: IndexedProduct, by: IndexSort['by']): string {
  const { id, numericId, isInStock } = product
  const field = isOrder(by) ? fieldOf[by] : null
  return JSON.stringify([by, id, numericId, isInStock, ...(field ? [product[field]] : [])])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads a key; null when it is none, or one of a list that is sorted by something else. */
export function readKey(text: string | undefined, by: IndexSort['by']): PageKey | null {
  const parts = text === undefined ? null : parsed(text)
  if (!Array.isArray(parts) || parts[0] !== by) return null
  const [, id, numericId, isInStock, value] = parts
  if (typeof id !== 'string' || typeof numericId !== 'number' || typeof isInStock !== 'boolean') {
    return null
  }
  const product: Sortable = { id, numericId, price: 0, name: '', lastUpdated: '' }
  const field = isOrder(by) ? fieldOf[by] : null
  if (!field) return { by, product, isInStock }
  if (typeof value !== typeof product[field]) return null
  return { by, product: { ...product, [field]: value }, isInStock }
}
