// Interns what many products have in common, to save memory: thousands of products share a brand, and have the same choices.
import type { IndexedProduct } from '../catalog-index.ts'
import type { ProductTable } from '../product-table.ts'

/** Returns the first value that was made with a key, for all that have the same key, up to `most` different ones. */
function interned<Value>(most: number) {
  const values = new Map<string, Value>()
  return (key: string, make: () => Value): Value => {
    const first = values.get(key)
    if (first !== undefined) return first
    const value = make()
    if (values.size < most) values.set(key, value)
    return value
  }
}

type Option = IndexedProduct['options'][number]
type Choice = Option['choices'][number]

const texts = interned<string>(20_000)
const choices = interned<Choice>(20_000)
// Their keys are long: where few are the same, they would cost more than they save.
const options = interned<Option>(2000)
const optionLists = interned<IndexedProduct['options']>(2000)
const collectionLists = interned<IndexedProduct['collectionIds']>(2000)

const once = (text: string) => texts(text, () => text)
/** A key is JSON, because labels may have any character. */
const keyOf = (value: unknown) => JSON.stringify(value)

const sharedChoice = ({ label, color, isInStock }: Choice): Choice =>
  choices(keyOf([label, color, isInStock]), () => ({
    label: once(label),
    color: color === null ? null : once(color),
    isInStock,
  }))

const sharedOption = ({ name, choices: own }: Option): Option =>
  options(keyOf([name, own]), () => ({ name: once(name), choices: own.map(sharedChoice) }))

/** Finds a product in the tables of all languages: its texts that no language changes are those of the first. */
export type ProductTwins = {
  add(table: Pick<ProductTable, 'find'>): void
  find(id: string): IndexedProduct | undefined
}

export function createProductTwins(): ProductTwins {
  const tables: Pick<ProductTable, 'find'>[] = []
  return {
    add: (table) => void tables.push(table),
    find(id) {
      for (const table of tables) {
        const found = table.find(id)
        if (found) return found
      }
      return undefined
    },
  }
}

/** Returns the object of two equal texts that others refer to already. */
const known = (text: string, other: string): string => (text === other ? other : text)

/**
 * Returns the product with its common parts interned, and the texts that no language changes from its twin in another one.
 * Nothing of an indexed product is ever changed in place.
 */
export const withSharedParts = (product: IndexedProduct, twin = product): IndexedProduct => ({
  ...product,
  id: known(product.id, twin.id),
  slug: known(product.slug, twin.slug),
  picture: known(product.picture, twin.picture),
  lastUpdated: known(product.lastUpdated, twin.lastUpdated),
  brand: once(product.brand),
  ribbon: once(product.ribbon),
  collectionIds: collectionLists(product.collectionIds.join(' '), () =>
    product.collectionIds.map(once),
  ),
  options: optionLists(keyOf(product.options), () => product.options.map(sharedOption)),
})
