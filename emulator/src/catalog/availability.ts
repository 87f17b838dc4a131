// Calculates the choices that remain after earlier choices. docs/contract/catalog.md §6 "Options
// availability".
import { invalid } from '../refuse.ts'
import type { StoredOption, StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'

export type Choices = Record<string, string>

/**
 * Returns the choices in the product's own spelling. Option names match case-insensitively, a choice by its
 * description or (a color) by its value; anything else is a 400.
 */
export function knownChoices(product: StoredProduct, requested: Choices, path: string): Choices {
  const known: Choices = {}
  for (const [name, choice] of Object.entries(requested)) {
    const option = product.options.find((one) => sameWord(one.name, name))
    const found = option?.choices.find(
      ({ description, value }) => sameWord(description, choice) || sameWord(value, choice),
    )
    if (!option) throw invalid(`${path}.${name}`, 'is not an option of this product')
    if (!found) throw invalid(`${path}.${name}`, `has no choice "${choice}"`)
    known[option.name] = found.description
  }
  return known
}

const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Returns the variants that match every choice made so far. */
export function variantsWith(product: StoredProduct, choices: Choices): StoredVariant[] {
  return product.variants.filter((variant) =>
    Object.entries(choices).every(([name, choice]) => variant.choices[name] === choice),
  )
}

/** Returns the variants for one option that the choices of the *other* options leave. */
export function variantsForOption(
  product: StoredProduct,
  option: StoredOption,
  choices: Choices,
): StoredVariant[] {
  const others = Object.entries(choices).filter(([name]) => name !== option.name)
  return variantsWith(product, Object.fromEntries(others))
}

/** Returns the variant of all choices, if every option is chosen. */
export function selectedVariant(
  product: StoredProduct,
  choices: Choices,
): StoredVariant | undefined {
  const complete = product.options.every((option) => option.name in choices)
  return complete ? variantsWith(product, choices)[0] : undefined
}
