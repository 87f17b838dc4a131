// Changes the options of a product and the variants that follow from them. docs/contract/catalog.md §5, §10.
import { onlyVariantId, type ProductOptionBody } from '@vitrine/platform'
import { guidOf } from '../ids.ts'
import { invalid, refused } from '../refuse.ts'
import type { StoredOption, StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import { combinationsOf, countOf } from '../rules/combinations.ts'

/** Maximum number of variants. docs/contract/catalog.md §14. */
const mostVariants = 1000
/** Maximum number of variants that can be managed. docs/contract/catalog.md §5. */
const mostManaged = 300

const path = 'product.productOptions'

/**
 * Replaces the options: variants whose choices still exist keep their values, new ones inherit from the
 * product and have no stock if it is counted. Assumed.
 */
export function withOptions(
  product: StoredProduct,
  bodies: readonly ProductOptionBody[],
): StoredProduct {
  const options = bodies.map((body) => optionOf(body, product.options))
  checkDistinct(options)
  if (countOf(options) > mostVariants) {
    const broken = { rule: 'MAX_SIZE', data: { threshold: mostVariants } } as const
    throw invalid(path, `make more than ${mostVariants} variants`, broken)
  }
  const before = new Map(product.variants.map((variant) => [keyOf(variant.choices), variant]))
  const variants = combinationsOf(options).map(
    (choices) => before.get(keyOf(choices)) ?? newVariant(product, choices),
  )
  return { ...product, options, variants }
}

const keyOf = (choices: Record<string, string>) => JSON.stringify(Object.entries(choices).sort())

const colorPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** Returns the stored option: a color option when every value is a hex color. Assumed. */
function optionOf({ name, choices }: ProductOptionBody, before: StoredOption[]): StoredOption {
  const same = before.find((option) => option.name === name)
  return {
    name,
    type: choices.every(({ value }) => colorPattern.test(value)) ? 'color' : 'drop_down',
    choices: choices.map(({ value, description }) => {
      const words = description ?? value
      const known = same?.choices.find((choice) => choice.description === words)
      return { value, description: words, pictures: known?.pictures ?? [] }
    }),
  }
}

function checkDistinct(options: readonly StoredOption[]): void {
  refuseRepeat(
    options.map(({ name }) => name),
    (index) => `${path}[${index}].name`,
  )
  for (const [at, { choices }] of options.entries()) {
    refuseRepeat(
      choices.map(({ description }) => description),
      (index) => `${path}[${at}].choices[${index}].description`,
    )
  }
}

/** Refuses repeated names of options and choices, ignoring case, as look-ups do. Assumed. */
function refuseRepeat(words: readonly string[], pathOf: (index: number) => string): void {
  const lower = words.map((word) => word.toLowerCase())
  const repeated = lower.findIndex((word, index) => lower.indexOf(word) !== index)
  if (repeated >= 0) throw invalid(pathOf(repeated), 'is there twice')
}

function newVariant(product: StoredProduct, choices: Record<string, string>): StoredVariant {
  const alone = Object.keys(choices).length === 0
  const id = alone ? onlyVariantId : guidOf('variant', product.id, JSON.stringify(choices))
  const inStock = product.variants.some((variant) => variant.inStock)
  if (!product.trackInventory) return { id, choices, inStock, visible: true }
  // Stock that was counted per variant becomes one sum.
  const all = product.variants.reduce((total, { quantity = 0 }) => total + quantity, 0)
  return { id, choices, inStock: true, visible: true, quantity: alone ? all : 0 }
}

/**
 * Switches managed variants, which have prices of their own: refuses to switch on above the maximum, and off
 * while the product has options.
 */
export function withManaging(
  product: StoredProduct,
  input: boolean | null | undefined,
): StoredProduct {
  if (typeof input !== 'boolean' || input === product.manageVariants) return product
  if (input && product.variants.length > mostManaged) {
    const broken = { rule: 'MAX_SIZE', data: { threshold: mostManaged } } as const
    throw invalid('product.manageVariants', `is for at most ${mostManaged} variants`, broken)
  }
  if (!input && product.options.length > 0) {
    throw refused(428, 'VARIANTS_EXIST', 'Variants stay managed while the product has options')
  }
  return {
    ...product,
    manageVariants: input,
    variants: input ? product.variants : resetAll(product),
  }
}

export function withoutOptions(product: StoredProduct): StoredProduct {
  if (product.manageVariants) {
    throw refused(428, 'VARIANTS_MANAGED', 'Options stay while variants are managed')
  }
  return withOptions(product, [])
}

/** Resets every variant to the product's values. docs/contract/catalog.md §10; resetting `visible` is assumed. */
export const resetAll = (product: StoredProduct): StoredVariant[] =>
  product.variants.map(({ id, choices, quantity, inStock }) => ({
    id,
    choices,
    ...(quantity !== undefined && { quantity }),
    inStock,
    visible: true,
  }))
