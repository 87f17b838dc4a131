// Everything a list can be narrowed by, and which products have it.
import { brandKey } from './brand-key.ts'
import type { IndexedProduct } from './catalogue-index.ts'
import { createDimension, type Dimension } from './dimension.ts'

/** Names are compared as people read them: without regard to case. */
export const nameKey = (name: string): string => name.trim().toLowerCase()
/** A value of an option; no name of an option has a line break in it. */
export const choiceKey = (option: string, value: string): string =>
  `${nameKey(option)}\n${nameKey(value)}`

export type Dimensions = {
  /** By id. */
  readonly collections: Dimension
  /** By `brandKey`. */
  readonly brands: Dimension
  readonly types: Dimension
  /** `inStock` and `onSale`. */
  readonly flags: Dimension
  /** By `nameKey`. */
  readonly options: Dimension
  /** By `choiceKey`. */
  readonly choices: Dimension
  readonly choicesInStock: Dimension
}

type Options = IndexedProduct['options']
type Choice = Options[number]['choices'][number]
type Say = (of: Dimension, key: string, label?: string) => void

const isBuyable = ({ isInStock }: Choice) => isInStock
const namesOf = (options: Options) => new Map(options.map(({ name }) => [nameKey(name), name]))
const labelsOf = (options: Options, isMeant: (choice: Choice) => boolean) =>
  new Map(
    options.flatMap(({ name, choices }) =>
      choices.filter(isMeant).map(({ label }) => [choiceKey(name, label), label] as const),
    ),
  )

/** `add` and `remove` take a product as it is, and as it was when it was added. */
export function createDimensions() {
  const dimensions: Dimensions = {
    collections: createDimension(),
    brands: createDimension(),
    types: createDimension(),
    flags: createDimension(),
    options: createDimension(),
    choices: createDimension(),
    choicesInStock: createDimension(),
  }
  const { collections, brands, types, flags, options, choices, choicesInStock } = dimensions

  /** Each value of a product once: a slot is in a posting or it is not. */
  function each({ options: offered, ...product }: IndexedProduct, say: Say) {
    const sayAll = (of: Dimension, labels: ReadonlyMap<string, string>) => {
      for (const [key, label] of labels) say(of, key, label)
    }
    for (const id of new Set(product.collectionIds)) say(collections, id)
    if (product.brand) say(brands, brandKey(product.brand), product.brand)
    say(types, product.type)
    if (product.isInStock) say(flags, 'inStock')
    if (product.isOnSale) say(flags, 'onSale')
    sayAll(options, namesOf(offered))
    sayAll(
      choices,
      labelsOf(offered, () => true),
    )
    sayAll(choicesInStock, labelsOf(offered, isBuyable))
  }

  return {
    dimensions,
    add: (slot: number, product: IndexedProduct) =>
      each(product, (of, key, label) => of.add(slot, key, label)),
    remove: (slot: number, product: IndexedProduct) =>
      each(product, (of, key, label) => of.remove(slot, key, label)),
  }
}
