// Which choices are left under the choices already made. contract/catalog.md §6 "Options
// availability".
import { invalid } from '../refuse.ts'
import type { StoredOption, StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'

export type Choices = Record<string, string>

/**
 * The choices in the product's own spelling. Option names match whatever their case, a choice by
 * its description or (a color) by its value; anything else is a 400.
 */
export function knownChoices(product: StoredProduct, asked: Choices, path: string): Choices {
  const known: Choices = {}
  for (const [name, choice] of Object.entries(asked)) {
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

/** Variants that fit every choice made so far. */
export function variantsWith(product: StoredProduct, choices: Choices): StoredVariant[] {
  return product.variants.filter((variant) =>
    Object.entries(choices).every(([name, choice]) => variant.choices[name] === choice),
  )
}

/** For one option: the variants the *other* options' choices leave. */
export function variantsForOption(
  product: StoredProduct,
  option: StoredOption,
  choices: Choices,
): StoredVariant[] {
  const others = Object.entries(choices).filter(([name]) => name !== option.name)
  return variantsWith(product, Object.fromEntries(others))
}

/** The one variant all choices lead to, if every option is chosen. */
export function selectedVariant(
  product: StoredProduct,
  choices: Choices,
): StoredVariant | undefined {
  const complete = product.options.every((option) => option.name in choices)
  return complete ? variantsWith(product, choices)[0] : undefined
}
