// All dimensions that lists are filtered by, with their posting lists.
import { brandKey } from '../brand-key.ts'
import type { IndexedProduct } from '../catalog-index.ts'
import { createDimension, type Dimension } from './dimension.ts'

/** Returns the key by which names are compared: trimmed and lower case. */
export const nameKey = (name: string): string => name.trim().toLowerCase()
/** Returns the key of a choice of an option. Names of options contain no line break. */
export const choiceKey = (option: string, value: string): string =>
  `${nameKey(option)}\n${nameKey(value)}`

export type Dimensions = {
  /** Keyed by id. */
  readonly collections: Dimension
  /** Keyed by `brandKey`. */
  readonly brands: Dimension
  /** Keyed by `nameKey`. No list is filtered by them. */
  readonly ribbons: Dimension
  readonly types: Dimension
  /** Keys `inStock` and `onSale`. */
  readonly flags: Dimension
  /** Keyed by `nameKey`. */
  readonly options: Dimension
  /** Keyed by `choiceKey`. */
  readonly choices: Dimension
  readonly choicesInStock: Dimension
}

type Options = IndexedProduct['options']
type Choice = Options[number]['choices'][number]
type Visit = (of: Dimension, key: string, label?: string) => void

const isBuyable = ({ isInStock }: Choice) => isInStock
const namesOf = (options: Options) => new Map(options.map(({ name }) => [nameKey(name), name]))
const labelsOf = (options: Options, isIncluded: (choice: Choice) => boolean) =>
  new Map(
    options.flatMap(({ name, choices }) =>
      choices.filter(isIncluded).map(({ label }) => [choiceKey(name, label), label] as const),
    ),
  )

/** Creates the dimensions. `remove` takes the product exactly as it was added. */
export function createDimensions() {
  const dimensions: Dimensions = {
    collections: createDimension(),
    brands: createDimension(),
    ribbons: createDimension(),
    types: createDimension(),
    flags: createDimension(),
    options: createDimension(),
    choices: createDimension(),
    choicesInStock: createDimension(),
  }
  const { collections, brands, ribbons, types, flags, options, choices, choicesInStock } =
    dimensions

  /** Visits each value of a product exactly once, because posting lists must not contain duplicates. */
  function each({ options: offered, ...product }: IndexedProduct, visit: Visit) {
    const visitAll = (of: Dimension, labels: ReadonlyMap<string, string>) => {
      for (const [key, label] of labels) visit(of, key, label)
    }
    for (const id of new Set(product.collectionIds)) visit(collections, id)
    if (product.brand) visit(brands, brandKey(product.brand), product.brand)
    if (product.ribbon) visit(ribbons, nameKey(product.ribbon))
    visit(types, product.type)
    if (product.isInStock) visit(flags, 'inStock')
    if (product.isOnSale) visit(flags, 'onSale')
    visitAll(options, namesOf(offered))
    visitAll(
      choices,
      labelsOf(offered, () => true),
    )
    visitAll(choicesInStock, labelsOf(offered, isBuyable))
  }

  return {
    dimensions,
    add: (slot: number, product: IndexedProduct) =>
      each(product, (of, key, label) => of.add(slot, key, label)),
    remove: (slot: number, product: IndexedProduct) =>
      each(product, (of, key, label) => of.remove(slot, key, label)),
  }
}
