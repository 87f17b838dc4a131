// Decides whether two lines are the same: same product, same choices, same custom texts, like the platform.
import { storesAppId } from '@vitrine/platform'
import type { CartLine } from '../../platform/ecom/line.ts'
import type { RequestedLine } from '../../platform/ecom/requested-line.ts'
import { type CartLineInputValue, isForeign } from './line-input.ts'

type Options = Readonly<Record<string, unknown>>

type Entry = { option: string; choice: string } | { title: string; value: string }
const asRecord = (entries: readonly Entry[]): Record<string, string> =>
  Object.fromEntries(
    entries.map((one) => ('option' in one ? [one.option, one.choice] : [one.title, one.value])),
  )

/** Returns the `catalogReference` of a line to add. docs/contract/cart.md §4. */
export function catalogReferenceOf(line: CartLineInputValue) {
  const options: Record<string, unknown> = { ...line.catalogOptions }
  if (line.variantId) options.variantId = line.variantId
  if (line.choices?.length) {
    options.options = asRecord(line.choices)
  }
  if (line.customTexts?.length) {
    options.customTextFields = asRecord(line.customTexts)
  }
  if (line.preorderRequested) options.preOrderRequested = true
  const hasOptions = Object.keys(options).length > 0
  const appId = line.catalogAppId ?? storesAppId
  return { catalogItemId: line.productId, appId, ...(hasOptions && { options }) }
}

/** Returns the line as a request has it. */
export const requestedLine = (line: CartLineInputValue): RequestedLine => ({
  ...line,
  reference: catalogReferenceOf(line),
})

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
export function linesMatching(lines: readonly CartLine[], line: CartLineInputValue): CartLine[] {
  const wanted = catalogReferenceOf(line)
  return lines.filter((one) => {
    const { reference } = one
    if (reference?.catalogItemId !== wanted.catalogItemId) return false
    if (reference.appId !== wanted.appId) return false
    const has = reference.options ?? {}
    const requested: Options = wanted.options ?? {}
    // Another app's catalog has options of its own form.
    if (isForeign(line.catalogAppId)) return canonical(has) === canonical(requested)
    return (
      Boolean(has.preOrderRequested) === Boolean(requested.preOrderRequested) &&
      isSameVariant(one, requested) &&
      isSame(requested.customTextFields, [has.customTextFields, asRecord(one.customTexts)])
    )
  })
}

/** Compares by variant id where both have one, otherwise by choices; a response may have both. */
function isSameVariant(line: CartLine, requested: Options): boolean {
  const has = line.reference?.options ?? {}
  if (has.variantId && requested.variantId) return has.variantId === requested.variantId
  const { options } = requested
  return !options || isSame(options, [has.options, asRecord(line.choices)])
}

/** A request has the names of the site's own language or those of the request. */
const isSame = (requested: unknown, names: readonly unknown[]) =>
  names.some((has) => canonical(has) === canonical(requested))

export const quantityOf = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
