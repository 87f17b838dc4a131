// Maps invalidated cache tags to products of the index. cache/cache-tags.ts
import { type CacheTag, cacheTags } from '../../cache/cache-tags.ts'
import type { IndexedProduct } from '../catalog-index.ts'
import type { ProductTable } from '../product-table.ts'
import { nameKey } from '../sets/dimensions.ts'

const guid = /^[0-9a-f-]{36}$/i

const after = (reference: CacheTag, beginning: string): string | null =>
  reference.startsWith(beginning) ? reference.slice(beginning.length) : null

type Shows = (product: IndexedProduct) => boolean

/** Returns a test of whether a product shows what changed; null for a tag that is not about displayed values. */
function shownValueTest(reference: CacheTag): Shows | null {
  const collection = after(reference, cacheTags.inCollection(''))
  if (collection) return ({ collectionIds }) => collectionIds.includes(collection)
  const brand = after(reference, cacheTags.byName('brand', ''))
  if (brand) return (product) => nameKey(product.brand) === brand
  const ribbon = after(reference, cacheTags.byName('ribbon', ''))
  if (ribbon) return (product) => nameKey(product.ribbon) === ribbon
  const option = after(reference, cacheTags.byName('option', ''))
  if (option) return ({ options }) => options.some(({ name }) => nameKey(name) === option)
  return null
}

/** Returns the ids of products that these tags concern: named directly, or showing a changed value. */
export function productsByTag(table: ProductTable, names: readonly CacheTag[]): string[] {
  const own = names
    .map((name) => after(name, cacheTags.product('')))
    .filter((id) => id !== null && guid.test(id))
  const tests = names.map(shownValueTest).filter((test) => test !== null)
  const shown = tests.length === 0 ? [] : [...table.ids()].filter((id) => isShown(table, id, tests))
  return [...new Set([...own, ...shown])] as string[]
}

function isShown(table: ProductTable, id: string, tests: readonly Shows[]): boolean {
  const product = table.find(id)
  return product !== undefined && tests.some((test) => test(product))
}
