// Choices of the options of a product: found as the product spells them, or refused at their path.

import { messages } from '../../__generated__/messages/cart.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import type { Product } from '../../platform/catalog/product.ts'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

type Chosen = { option: string; choice: string }

/** Returns the option and the choice of a product as it spells them; null for each that it does not have. */
export function findChoice({ options }: Product, { option, choice }: Chosen) {
  const known = options.find(({ name }) => isSame(name, option)) ?? null
  const found = known?.choices.find(
    ({ label, value }) => isSame(label, choice) || isSame(value, choice),
  )
  return { option: known, choice: found ?? null }
}

function atSamePlace<Item>(
  item: Item | null,
  from: readonly Item[] | null | undefined,
  to: readonly Item[] | null | undefined,
): Item | undefined {
  return item === null ? undefined : to?.[from?.indexOf(item) ?? -1]
}

/**
 * Returns choices as a translation of their product spells them: the options and choices at the same places. One that
 * the product does not have stays as it is.
 */
export const translateChoices = (
  choices: readonly Chosen[],
  from: Product,
  to: Product,
): Chosen[] =>
  choices.map((one) => {
    const known = findChoice(from, one)
    const option = atSamePlace(known.option, from.options, to.options)
    const choice = atSamePlace(known.choice, known.option?.choices, option?.choices)
    return option?.name && choice ? { option: option.name, choice: choice.label } : one
  })

/** Returns a problem for each choice that a product does not have. `path`: of the list. */
export const problemsOfChoices = (
  choices: readonly Chosen[],
  product: Product,
  path: string,
): Problem[] =>
  choices.flatMap((one, at): Problem[] => {
    const { option, choice } = findChoice(product, one)
    if (!option) {
      const field = `${path}[${at}].option`
      return [problem('INVALID_ARGUMENT', { field, message: messages.noSuchOption })]
    }
    return choice ? [] : [problem('VARIANT_NOT_AVAILABLE', { field: `${path}[${at}].choice` })]
  })
