// Resolves the product and choices of a request, and checks that they are sold out.

import { storesAppId, type WireProduct } from '@vitrine/platform'
import * as messages from '../../__generated__/messages/catalog.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { problem } from '../../graphql/problems.ts'
import { readProduct } from '../product/read-products.ts'

type Choices = Record<string, string>
type Chosen = readonly { option: string; choice: string }[]
export type Wanted = { product: WireProduct; choices: Choices }
type Found = { ok: true; wanted: Wanted } | { ok: false; problem: Problem }

const refused = (one: Problem): Found => ({ ok: false, problem: one })

export async function findWanted(
  { productId, choices }: { productId: string; choices: Chosen },
  context: CatalogContext,
): Promise<Found> {
  const product = await readProduct({ id: productId }, context)
  if (!product || product.visible === false) {
    return refused(problem('PRODUCT_NOT_AVAILABLE', { field: 'productId' }))
  }
  const known = knownChoices(product, choices)
  if (!known) return refused(problem('VARIANT_NOT_AVAILABLE', { field: 'choices' }))
  const open = Object.keys(known).length
  if (open > 0 && open < (product.productOptions ?? []).length) {
    return refused(
      problem('OPTIONS_REQUIRED', { field: 'choices', suggestedFix: 'CHOOSE_OPTIONS' }),
    )
  }
  const state = await stateOf(product, known, context)
  if (state === 'unknown') {
    return refused(problem('VARIANT_NOT_AVAILABLE', { field: 'choices' }))
  }
  if (state === 'in stock') return refused(problem('IN_STOCK', { field: 'productId' }))
  return { ok: true, wanted: { product, choices: known } }
}

/** Returns null when the product has no such choice. */
function knownChoices({ productOptions }: WireProduct, choices: Chosen): Choices | null {
  const known: Choices = {}
  for (const { option, choice } of choices) {
    const found = productOptions?.find((one) => one.name === option)
    const label = found?.choices.find(
      ({ value, description }) => description === choice || value === choice,
    )
    if (!label) return null
    known[option] = label.description ?? label.value
  }
  return known
}

async function stateOf(product: WireProduct, choices: Choices, context: CatalogContext) {
  if (Object.keys(choices).length === 0) {
    const { inStock, inventoryStatus } = product.stock ?? {}
    return inStock === false || inventoryStatus === 'OUT_OF_STOCK'
      ? messages.soldOut
      : messages.inStock
  }
  const { variants } = await context.catalog.queryProductVariants(
    { id: product.id, choices },
    context.currency,
  )
  const offered = variants.filter(({ variant }) => variant?.visible !== false)
  if (offered.length === 0) return 'unknown'
  return offered.some(({ stock }) => stock?.inStock !== false) ? messages.inStock : messages.soldOut
}

/** Returns the reference in the form that carts use. docs/contract/cart.md §4. */
export const catalogReferenceOf = ({ product, choices }: Wanted) => ({
  appId: storesAppId,
  catalogItemId: product.id,
  ...(Object.keys(choices).length > 0 && { options: { options: choices } }),
})

/** Returns the URL of the product page with these choices. */
export function pageOf({ product, choices }: Wanted, publicUrl: string): string {
  const search = new URLSearchParams(choices).toString()
  const path = `/p/${encodeURIComponent(product.slug ?? product.id)}`
  return `${publicUrl}${path}${search && `?${search}`}`
}

/** Returns the product data that the email shows. */
export function itemDetailsOf({ product }: Wanted) {
  const { price, discountedPrice } = product.priceData ?? {}
  const image = product.media?.mainMedia?.image
  return {
    name: product.name ?? '',
    price: String(discountedPrice ?? price ?? 0),
    ...(image?.url && {
      image: { url: image.url, ...(image.altText && { altText: image.altText }) },
    }),
  }
}
