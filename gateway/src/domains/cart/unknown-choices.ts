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

type Chosen = { option: string; choice: string }

/** Returns the option and the choice of a product as it spells them; null for each that it does not have. */
export function findChoice({ productOptions }: WireProduct, { option, choice }: Chosen) {
  const known = productOptions?.find(({ name }) => isSame(name, option)) ?? null
  const found = known?.choices?.find(
    ({ description, value }) => isSame(description, choice) || isSame(value, choice),
  )
  return { option: known, choice: found ?? null }
}

/** Returns a problem for each choice that a product does not have. `path`: of the list. */
export const problemsOfChoices = (
  choices: readonly Chosen[],
  product: WireProduct,
  path: string,
): Problem[] =>
  choices.flatMap((one, at): Problem[] => {
    const { option, choice } = findChoice(product, one)
    if (!option) return [unknown(`${path}[${at}].option`, messages.noSuchOption)]
    return choice ? [] : [problem('VARIANT_NOT_AVAILABLE', { field: `${path}[${at}].choice` })]
  })

function problemsOf(line: CartLineInputValue, product: WireProduct, path: string): Problem[] {
  const { customTextFields } = product
  const ofChoices = problemsOfChoices(line.choices ?? [], product, `${path}.choices`)
  const ofTexts = (line.customTexts ?? []).flatMap(({ title }, at) => {
    const isThere = customTextFields?.some((one) => one.title === title)
    return isThere ? [] : [unknown(`${path}.customTexts[${at}].title`, messages.noSuchCustomText)]
  })
  return [...ofChoices, ...ofTexts]
}

const unknown = (field: string, message: string) => problem('INVALID_ARGUMENT', { field, message })
