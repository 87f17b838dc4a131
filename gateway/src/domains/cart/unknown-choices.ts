// Choices and custom texts that a product does not have: refused at their path. The platform ignores them, and the line
// would not be what was requested.

import { messages } from '../../__generated__/messages/cart.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { problem } from '../../graphql/problems.ts'
import type { Product } from '../../platform/catalog/product.ts'
import { insteadOfFailure } from '../../platform/failure.ts'
import { problemsOfChoices } from '../common/choices.ts'
import { type CartLineInputValue, isForeign } from './line-input.ts'

/**
 * Returns the problems of all lines; none for a product that cannot be read, which the platform judges. Products of many
 * lines are read with one call.
 */
export async function unknownChoices(
  lines: readonly CartLineInputValue[],
  { loaders }: LoaderContext,
): Promise<Problem[]> {
  const found = await Promise.all(
    lines.map(async (line, at) => {
      const isPlain = !line.choices?.length && !line.customTexts?.length
      if (isPlain || isForeign(line.catalogAppId)) return []
      const read = loaders.products.load(line.productId)
      const product = await read.catch(insteadOfFailure(null))
      return product ? problemsOf(line, product, `lines[${at}]`) : []
    }),
  )
  return found.flat()
}

function problemsOf(line: CartLineInputValue, product: Product, path: string): Problem[] {
  const { customTextFields } = product
  const ofChoices = problemsOfChoices(line.choices ?? [], product, `${path}.choices`)
  const ofTexts = (line.customTexts ?? []).flatMap(({ title }, at) => {
    const isThere = customTextFields.some((one) => one.title === title)
    const field = `${path}.customTexts[${at}].title`
    return isThere
      ? []
      : [problem('INVALID_ARGUMENT', { field, message: messages.noSuchCustomText })]
  })
  return [...ofChoices, ...ofTexts]
}
