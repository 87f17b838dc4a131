// Compares the cart with what was requested, because an accepted write may silently do less: add nothing, cap a
// quantity, drop a coupon. docs/contract/cart.md §2.7, §6.

import { maxQuantity } from '@vitrine/platform'
import { messages } from '../../__generated__/messages/cart.ts'
import type { Problem, ProblemCode } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import type { Product } from '../../platform/catalog/product.ts'
import type { Cart } from '../../platform/ecom/cart.ts'
import type { CartLine } from '../../platform/ecom/line.ts'
import { linesMatching, quantityOf } from './line-identity.ts'
import { type CartLineInputValue, isForeign } from './line-input.ts'

type FindProduct = (id: string) => Promise<Product | null>

/** Returns a problem for each line that was not added in full. `before`: the cart before the write; null for none. */
export async function noticesOfAdd(
  requested: readonly CartLineInputValue[],
  before: Pick<Cart, 'lines'> | null,
  after: Cart,
  findProduct: FindProduct,
): Promise<Problem[]> {
  const notices = await Promise.all(
    requested.map(async (line, index) => {
      const had = quantityOf(linesMatching(before?.lines ?? [], line))
      const lines = linesMatching(after.lines, line)
      const gained = quantityOf(lines) - had
      if (gained >= line.quantity) return null
      const field = `lines[${index}]`
      if (gained > 0) return capped(`${field}.quantity`, lines[0])
      const product = isForeign(line.catalogAppId) ? null : await findProduct(line.productId)
      return nothingAdded(field, line, product, lines[0])
    }),
  )
  return notices.filter((notice) => notice !== null)
}

function capped(field: string, line: CartLine | undefined): Problem {
  const left = line?.availability.quantityAvailable ?? line?.quantity
  return problem('QUANTITY_CAPPED', {
    field,
    severity: 'WARNING',
    lineId: line?.id,
    availableQuantity: left,
    ...(left && { message: messages.quantityReduced({ left, quantity: line?.quantity ?? left }) }),
  })
}

/** Returns why a line was not added, judged by the product, the most certain reason first. */
export function nothingAdded(
  field: string,
  requested: CartLineInputValue,
  product: Product | null,
  existing: CartLine | undefined,
): Problem {
  const left = existing?.availability.quantityAvailable
  if (existing && existing.quantity >= maxQuantity) {
    return problem('OUT_OF_RANGE', { field: `${field}.quantity`, lineId: existing.id })
  }
  if (existing && typeof left === 'number') {
    return problem('OUT_OF_STOCK', {
      field: `${field}.quantity`,
      lineId: existing.id,
      availableQuantity: left,
      message: messages.allInCart({ left }),
    })
  }
  const code = reasonOf(requested, product)
  const fix = code === 'OPTIONS_REQUIRED' ? ('CHOOSE_OPTIONS' as const) : undefined
  return problem(code, {
    field: fieldOfReason(field, code),
    suggestedFix: fix,
    availableQuantity: code === 'OUT_OF_STOCK' ? 0 : undefined,
  })
}

function fieldOfReason(field: string, code: ProblemCode): string {
  if (code === 'OPTIONS_REQUIRED' || code === 'VARIANT_NOT_AVAILABLE') return `${field}.choices`
  if (code === 'CUSTOM_TEXT_REQUIRED' || code === 'INVALID_LENGTH') return `${field}.customTexts`
  return code === 'OUT_OF_STOCK' ? `${field}.quantity` : `${field}.productId`
}

function reasonOf(requested: CartLineInputValue, product: Product | null): ProblemCode {
  if (!product?.visible) return 'PRODUCT_NOT_AVAILABLE'
  if (!product.stock.inStock) return 'OUT_OF_STOCK'
  const wrongChoice = reasonOfChoices(requested, product)
  if (wrongChoice) return wrongChoice
  if (isTextMissing(requested, product)) return 'CUSTOM_TEXT_REQUIRED'
  if (isTextTooLong(requested, product)) return 'INVALID_LENGTH'
  const isUnknown = requested.variantId && !isKnownVariant(product, requested.variantId)
  return isUnknown ? 'VARIANT_NOT_AVAILABLE' : 'OUT_OF_STOCK'
}

/** Returns the problem of a missing or unknown choice. */
function reasonOfChoices(requested: CartLineInputValue, product: Product): ProblemCode | null {
  const pairs = (requested.choices ?? []).map(({ option, choice }) => [option, choice])
  const chosen = new Map(
    pairs.map(([option = '', choice = '']) => [option.toLowerCase(), choice.toLowerCase()]),
  )
  for (const { name, choices } of product.options) {
    const choice = chosen.get(name.toLowerCase())
    if (choice === undefined && !requested.variantId) return 'OPTIONS_REQUIRED'
    const known = choices.find(({ label }) => label.toLowerCase() === choice)
    if (choice !== undefined && !known?.visible) return 'VARIANT_NOT_AVAILABLE'
  }
  return null
}

function isTextMissing(requested: CartLineInputValue, { customTextFields }: Product): boolean {
  const texts = new Map(requested.customTexts?.map(({ title, value }) => [title, value.trim()]))
  return customTextFields.some(({ title, mandatory }) => mandatory && !texts.get(title))
}

function isTextTooLong(requested: CartLineInputValue, { customTextFields }: Product): boolean {
  const limits = new Map(customTextFields.map(({ title, maxLength }) => [title, maxLength]))
  return (
    requested.customTexts?.some(({ title, value }) => value.length > (limits.get(title) ?? 500)) ??
    false
  )
}

function isKnownVariant(product: Product, id: string): boolean {
  return product.variants.find((one) => one.id === id)?.visible ?? false
}

/** Returns a problem for each line with another quantity than requested. */
export function noticesOfQuantities(
  requested: readonly { lineId: string; quantity: number }[],
  after: Cart,
): Problem[] {
  return requested.flatMap(({ lineId, quantity }, index) => {
    const line = after.lines.find(({ id }) => id === lineId)
    if (!line) return [problem('LINE_NOT_FOUND', { field: `lines[${index}].lineId`, lineId })]
    if (line.quantity === quantity) return []
    const field = `lines[${index}].quantity`
    if (line.fixedQuantity) return [problem('QUANTITY_FIXED', { field, lineId })]
    return [capped(field, line)]
  })
}

/** Returns a problem when the requested coupon is not on the cart. */
export function noticesOfCoupon(code: string, after: Cart): Problem[] {
  const applied = after.appliedDiscounts.some(
    (one) => one.code?.toLowerCase() === code.toLowerCase(),
  )
  return applied ? [] : [problem('COUPON_NOT_APPLICABLE', { field: 'code' })]
}

/** Returns the problems of lines that prevent an order. */
export function problemsOfLines(lines: readonly CartLine[]): Problem[] {
  return lines.flatMap((line): Problem[] => {
    const { status, quantityAvailable: left } = line.availability
    const name = line.name || 'This'
    if (status === 'NOT_FOUND' || status === 'NOT_AVAILABLE') {
      return [
        problem('LINE_NOT_AVAILABLE', {
          lineId: line.id,
          suggestedFix: 'REMOVE_LINE_ITEM',
          availableQuantity: 0,
          // A sold-out product may return; one that is not found was removed from the shop.
          message:
            status === 'NOT_FOUND'
              ? messages.isNoLongerAvailable({ name })
              : messages.isSoldOut({ name }),
        }),
      ]
    }
    if (status !== 'PARTIALLY_AVAILABLE') return []
    return [
      problem('LINE_PARTIALLY_AVAILABLE', {
        lineId: line.id,
        suggestedFix: 'REDUCE_QUANTITY',
        availableQuantity: left ?? undefined,
        ...(left && { message: messages.onlyOfLeft({ left, name }) }),
      }),
    ]
  })
}

/** Returns a warning for each line to remove that did not exist. */
export function noticesOfRemoval(lineIds: readonly string[], before: Cart | null): Problem[] {
  const known = new Set(before?.lines.map(({ id }) => id))
  return lineIds.flatMap((lineId, index) =>
    !before || known.has(lineId)
      ? []
      : [problem('LINE_NOT_FOUND', { field: `lineIds[${index}]`, lineId, severity: 'WARNING' })],
  )
}
