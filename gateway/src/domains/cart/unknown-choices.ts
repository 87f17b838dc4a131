// Choices and custom texts that a product does not have: refused at their path. The platform ignores them, and the line
// would not be what was requested.
import type { WireProduct } from '@vitrine/platform'
import * as messages from '../../__generated__/messages/cart.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { problem } from '../../graphql/problems.ts'
import { insteadOfFailure } from '../../platform/failure.ts'
import { readProduct } from '../product/read-products.ts'
import { type CartLineInputValue, isForeign } from './line-input.ts'

/** Returns the problems of all lines; none for a product that cannot be read, which the platform judges. */
export async function unknownChoices(
  lines: readonly CartLineInputValue[],
  context: CatalogContext,
): Promise<Problem[]> {
  const found = await Promise.all(
    lines.map(async (line, at) => {
      const isPlain = !line.choices?.length && !line.customTexts?.length
      if (isPlain || isForeign(line.appId)) return []
      const read = readProduct({ id: line.productId }, context)
      const product = await read.catch(insteadOfFailure(null))
      return product ? problemsOf(line, product, `lines[${at}]`) : []
    }),
  )
  return found.flat()
}

const isSame = (one: string | null | undefined, other: string) =>
  one?.toLowerCase() === other.toLowerCase()

function problemsOf(line: CartLineInputValue, product: WireProduct, path: string): Problem[] {
  const { productOptions, customTextFields } = product
  const ofChoices = (line.choices ?? []).flatMap(({ option, choice }, at): Problem[] => {
    const place = `${path}.choices[${at}]`
    const known = productOptions?.find(({ name }) => isSame(name, option))
    if (!known) return [unknown(`${place}.option`, messages.noSuchOption)]
    const isThere = known.choices?.some(
      ({ description, value }) => isSame(description, choice) || isSame(value, choice),
    )
    return isThere ? [] : [problem('VARIANT_NOT_AVAILABLE', { field: `${place}.choice` })]
  })
  const ofTexts = (line.customTexts ?? []).flatMap(({ title }, at) => {
    const isThere = customTextFields?.some((one) => one.title === title)
    return isThere ? [] : [unknown(`${path}.customTexts[${at}].title`, messages.noSuchCustomText)]
  })
  return [...ofChoices, ...ofTexts]
}

const unknown = (field: string, message: string) => problem('INVALID_ARGUMENT', { field, message })
