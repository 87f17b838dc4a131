// Which products of the index a dropped answer was about. platform/references.ts
import { type Reference, references } from '../platform/references.ts'
import type { IndexedProduct } from './catalogue-index.ts'
import { nameKey } from './dimensions.ts'
import type { ProductTable } from './product-table.ts'

const guid = /^[0-9a-f-]{36}$/i

const after = (reference: Reference, beginning: string): string | null =>
  reference.startsWith(beginning) ? reference.slice(beginning.length) : null

type Shows = (product: IndexedProduct) => boolean

/** Whether a product shows what changed; null for a name that is not about what products show. */
function showing(reference: Reference): Shows | null {
  const collection = after(reference, references.inCollection(''))
  if (collection) return ({ collectionIds }) => collectionIds.includes(collection)
  const brand = after(reference, references.showing('brand', ''))
  if (brand) return (product) => nameKey(product.brand) === brand
  const ribbon = after(reference, references.showing('ribbon', ''))
  if (ribbon) return (product) => nameKey(product.ribbon) === ribbon
  const option = after(reference, references.showing('option', ''))
  if (option) return ({ options }) => options.some(({ name }) => nameKey(name) === option)
  return null
}

/** Ids of products these names are about: named themselves, or known to show what is named. */
export function productsNamed(table: ProductTable, names: readonly Reference[]): string[] {
  const own = names
    .map((name) => after(name, references.product('')))
    .filter((id) => id !== null && guid.test(id))
  const tests = names.map(showing).filter((test) => test !== null)
  const shown = tests.length === 0 ? [] : [...table.ids()].filter((id) => isShown(table, id, tests))
  return [...new Set([...own, ...shown])] as string[]
}

function isShown(table: ProductTable, id: string, tests: readonly Shows[]): boolean {
  const product = table.find(id)
  return product !== undefined && tests.some((test) => test(product))
}
