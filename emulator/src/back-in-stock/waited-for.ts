// Resolves what a request waits for: a product, or the variants of it that match some choices.
import { onlyVariantId, platformCodes, storesAppId } from '@vitrine/platform'
import { readOptions } from '../cart/reference.ts'
import { type Choices, variantsWith } from '../catalog/availability.ts'
import { invalid, notFound, refused } from '../refuse.ts'
import type { StoredBackInStockRequest } from '../rows/back-in-stock-rows.ts'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import { isInStock } from '../rules/stock.ts'
import type { State } from '../state/state.ts'

type Reference = StoredBackInStockRequest['catalogReference']
type WaitedFor = { product: StoredProduct; choices: Choices }

/**
 * Returns the product and choices of a reference. By the SDK's documentation, requests exist for the store's
 * catalog only.
 */
export function waitedFor(reference: Reference, state: State): WaitedFor {
  if (reference.appId !== storesAppId) {
    throw invalid('request.catalogReference.appId', 'must be the app of the store')
  }
  const product = state.products.get(reference.catalogItemId.toLowerCase())
  // Assumed: no code is published for products that the catalog does not show.
  if (!product?.visible) throw notFound('Product')
  return { product, choices: choicesOf(product, reference) }
}

/** Reads the choices. Assumed: a reference may leave choices open and then waits for any matching variant. */
function choicesOf(product: StoredProduct, { options }: Reference): Choices {
  const { variantId, options: requested } = readOptions(options)
  if (variantId && variantId !== onlyVariantId) {
    const variant = product.variants.find(({ id }) => id === variantId.toLowerCase())
    if (!variant) throw wrongOptions('no such variant')
    return variant.choices
  }
  const choices = Object.entries(requested ?? {}).map(([name, word]) => {
    const option = product.options.find((one) => one.name === name)
    const choice = option?.choices.find((one) => one.description === word || one.value === word)
    if (!choice) throw wrongOptions(`no choice "${word}" of "${name}"`)
    return [name, choice.description] as const
  })
  const known = Object.fromEntries(choices)
  if (!variantsWith(product, known).some(({ visible }) => visible))
    throw wrongOptions('not offered')
  return known
}

const wrongOptions = (why: string) =>
  refused(400, platformCodes.backInStockOptions, `The options do not fit this product: ${why}`)

type Waiting = Pick<StoredBackInStockRequest, 'productId' | 'choices'>

/** Whether the product can be bought again: it is shown, and a matching variant is in stock. */
export function isBack({ productId, choices }: Waiting, state: State): boolean {
  const product = state.products.get(productId)
  if (!product?.visible) return false
  return variantsWith(product, choices).some(
    (variant) => variant.visible && isInStock(product, variant),
  )
}

/** Returns the key of a request; each email address has one request per key. */
export const waitingKey = (productId: string, choices: Choices) =>
  JSON.stringify([productId, Object.entries(choices).sort()])
