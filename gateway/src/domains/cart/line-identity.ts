// Decides whether two lines are the same: same product, same choices, same custom texts, like the platform.
import { storesAppId, type WireCartLine } from '@vitrine/platform'
import { type CartLineInputValue, isForeign } from './line-input.ts'

type Options = Record<string, unknown>

/** Returns the `catalogReference` of a line to add. docs/contract/cart.md §4. */
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
  if (line.preorderRequested) options.preOrderRequested = true
  const hasOptions = Object.keys(options).length > 0
  const appId = line.appId ?? storesAppId
  return { catalogItemId: line.productId, appId, ...(hasOptions && { options }) }
}

/** Returns a canonical text of a record: `{b: 1, a: 2}` and `{a: 2, b: 1}` are equal. */
function canonical(record: unknown): string {
  if (typeof record !== 'object' || record === null) return ''
  return Object.entries(record as Options)
    .map(([key, value]) => `${key}=${textOf(value)}`.toLowerCase())
    .sort()
    .join('&')
}

const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** Returns the cart lines that are the same as `line`. */
export function linesMatching(
  lines: readonly WireCartLine[],
  line: CartLineInputValue,
): WireCartLine[] {
  const wanted = catalogReferenceOf(line)
  return lines.filter(({ catalogReference }) => {
    if (catalogReference?.catalogItemId !== wanted.catalogItemId) return false
    if (catalogReference.appId !== wanted.appId) return false
    const has = catalogReference.options ?? {}
    const requested: Options = wanted.options ?? {}
    // Another app's catalog has options of its own form.
    if (isForeign(line.appId)) return canonical(has) === canonical(requested)
    return (
      Boolean(has.preOrderRequested) === Boolean(requested.preOrderRequested) &&
      isSameVariant(has, requested) &&
      canonical(has.customTextFields) === canonical(requested.customTextFields)
    )
  })
}

/** Compares by variant id where both have one, otherwise by choices; a response may have both. */
function isSameVariant(has: Options, requested: Options): boolean {
  if (has.variantId && requested.variantId) return has.variantId === requested.variantId
  return !requested.options || canonical(has.options) === canonical(requested.options)
}

export const quantityOf = (lines: readonly WireCartLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
