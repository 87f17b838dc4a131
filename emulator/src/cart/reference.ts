// Resolves a catalog reference to a variant. Official storefronts send `{variantId, options: {Size: 'S'},
// customTextFields, preOrderRequested}` (docs/contract/cart.md §4).
import { onlyVariantId } from '@vitrine/platform'
import { z } from 'zod'
import { type Choices, variantsWith } from '../catalog/availability.ts'
import type { StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import type { State } from '../state/state.ts'
import type { LineItem } from './line-item.ts'

const referenceOptions = z.looseObject({
  variantId: z.string().nullish(),
  options: z.record(z.string(), z.string()).nullish(),
  customTextFields: z.record(z.string(), z.string()).nullish(),
})
export type ReferenceOptions = z.output<typeof referenceOptions>

/** Reads the options of a reference; an unknown shape reads as no options. */
export function readOptions(options: unknown): ReferenceOptions {
  const parsed = referenceOptions.safeParse(options ?? {})
  return parsed.success ? parsed.data : {}
}

type Reference = { catalogItemId: string; options?: unknown }

/** Returns the variant that a reference names; undefined when it cannot be bought that way. */
export function referredItem(reference: Reference, state: State): LineItem | undefined {
  const product = state.products.get(reference.catalogItemId.toLowerCase())
  const options = readOptions(reference.options)
  const variant = product?.visible ? variantOf(product, options) : undefined
  if (!product || !variant?.visible) return
  return hasItsTexts(product, options) ? { product, variant } : undefined
}

function variantOf(product: StoredProduct, options: ReferenceOptions): StoredVariant | undefined {
  const { variantId, options: choices } = options
  if (product.options.length === 0) return onlyVariantOf(product, variantId)
  if (variantId && variantId !== onlyVariantId) {
    return product.variants.find((variant) => variant.id === variantId.toLowerCase())
  }
  const known = choices ? normalized(product, choices) : undefined
  return known && variantsWith(product, known)[0]
}

function onlyVariantOf(product: StoredProduct, variantId: string | null | undefined) {
  return !variantId || variantId === onlyVariantId ? product.variants[0] : undefined
}

/** Returns a choice for every option, in the product's spelling; a color also matches by its value. */
function normalized(product: StoredProduct, requested: Choices): Choices | undefined {
  const known: Choices = {}
  for (const option of product.options) {
    const word = requested[option.name]
    const choice = option.choices.find((one) => one.description === word || one.value === word)
    if (!choice) return
    known[option.name] = choice.description
  }
  return known
}

function hasItsTexts(product: StoredProduct, { customTextFields }: ReferenceOptions): boolean {
  return product.customTextFields.every(({ title, maxLength, mandatory }) => {
    const text = customTextFields?.[title]?.trim() ?? ''
    return text.length <= maxLength && !(mandatory && text === '')
  })
}

/** Returns the key by which two references are the same line: equal variant and texts. */
export function lineKeyOf(catalogItemId: string, variantId: string, options: unknown): string {
  const { customTextFields, variantId: _, options: __, ...rest } = readOptions(options)
  const texts = Object.entries(customTextFields ?? {}).sort()
  const others = Object.entries(rest).sort()
  return JSON.stringify([catalogItemId.toLowerCase(), variantId, texts, others])
}
