// When are two lines the same thing? As the platform sees it: same product, same choices, same texts.
import { storesAppId, type WireCartLine } from '@vitrine/platform'
import { type CartLineInputValue, isForeign } from './line-input.ts'

type Options = Record<string, unknown>

/** `catalogReference` of a line to be added. contract/cart.md §4. */
export function catalogReferenceOf(line: CartLineInputValue) {
  const options: Options = { ...line.catalogOptions }
  if (line.variantId) options.variantId = line.variantId
  if (line.choices?.length) {
    options.options = Object.fromEntries(line.choices.map(({ option, choice }) => [option, choice]))
  }
  if (line.customTexts?.length) {
    options.customTextFields = Object.fromEntries(
      line.customTexts.map(({ title, value }) => [title, value]),
    )
  }
  if (line.preOrderRequested) options.preOrderRequested = true
  const hasOptions = Object.keys(options).length > 0
  const appId = line.appId ?? storesAppId
  return { catalogItemId: line.productId, appId, ...(hasOptions && { options }) }
}

/** The words of a record in an order of their own: `{b: 1, a: 2}` and `{a: 2, b: 1}` are one. */
function canonical(record: unknown): string {
  if (typeof record !== 'object' || record === null) return ''
  return Object.entries(record as Options)
    .map(([key, value]) => `${key}=${textOf(value)}`.toLowerCase())
    .sort()
    .join('&')
}

const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** Lines of a cart that are the thing `line` asks for. */
export function linesMatching(
  lines: readonly WireCartLine[],
  line: CartLineInputValue,
): WireCartLine[] {
  const wanted = catalogReferenceOf(line)
  return lines.filter(({ catalogReference }) => {
    if (catalogReference?.catalogItemId !== wanted.catalogItemId) return false
    if (catalogReference.appId !== wanted.appId) return false
    const has = catalogReference.options ?? {}
    const asks: Options = wanted.options ?? {}
    // Another app's catalogue tells its items apart in its own way.
    if (isForeign(line.appId)) return canonical(has) === canonical(asks)
    return (
      Boolean(has.preOrderRequested) === Boolean(asks.preOrderRequested) &&
      isSameVariant(has, asks) &&
      canonical(has.customTextFields) === canonical(asks.customTextFields)
    )
  })
}

/** By variant id where both name one, else by choices; an answer may carry both. */
function isSameVariant(has: Options, asks: Options): boolean {
  if (has.variantId && asks.variantId) return has.variantId === asks.variantId
  if (asks.options || has.options)
    return !asks.options || canonical(has.options) === canonical(asks.options)
  return true
}

export const quantityOf = (lines: readonly WireCartLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
