// Interns what many products have in common, to save memory: thousands of products share a brand, and have the same choices.
import type { IndexedProduct } from '../catalog-index.ts'

/** Returns the first value that was made with a key, for all that have the same key, up to `most` different ones. */
function interned<Value>(most: number) {
  const known = new Map<string, Value>()
  return (key: string, make: () => Value): Value => {
    const first = known.get(key)
    if (first !== undefined) return first
    const value = make()
    if (known.size < most) known.set(key, value)
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

/** Returns the product with its common parts interned. Nothing of an indexed product is ever changed in place. */
export const withSharedParts = (product: IndexedProduct): IndexedProduct => ({
  ...product,
  brand: once(product.brand),
  ribbon: once(product.ribbon),
  collectionIds: collectionLists(product.collectionIds.join(' '), () =>
    product.collectionIds.map(once),
  ),
  options: optionLists(keyOf(product.options), () => product.options.map(sharedOption)),
})
