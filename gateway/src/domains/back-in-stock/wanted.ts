// Resolves the product and choices of a request, and checks that they are sold out.

import { localizedPath } from '@vitrine/languages'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { problem } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import type { Product } from '../../platform/catalog/product.ts'
import type { NewBackInStockRequest } from '../../platform/ecom/back-in-stock.ts'
import { findChoice, problemsOfChoices, translateChoices } from '../common/choices.ts'
import { readProduct } from '../product/read-products.ts'

type Choices = Record<string, string>
type Chosen = readonly { option: string; choice: string }[]
export type Wanted = {
  product: Product
  /** In the language of the request. */
  choices: Choices
  /** In the first language, in which requests are stored. */
  stored: Choices
}
type Found = { ok: true; wanted: Wanted } | { ok: false; problems: Problem[] }

const refused = (...problems: Problem[]): Found => ({ ok: false, problems })

export async function findWanted(
  { productId, choices }: { productId: string; choices: Chosen },
  context: CatalogContext & LoaderContext,
): Promise<Found> {
  const product = await readProduct({ id: productId }, context)
  if (!product?.visible) {
    return refused(problem('PRODUCT_NOT_AVAILABLE', { field: 'productId' }))
  }
  const unknown = problemsOfChoices(choices, product, 'choices')
  if (unknown.length > 0) return refused(...unknown)
  const known = knownChoices(product, choices)
  const open = Object.keys(known).length
  if (open > 0 && open < product.options.length) {
    return refused(
      problem('OPTIONS_REQUIRED', { field: 'choices', suggestedFix: 'CHOOSE_OPTIONS' }),
    )
  }
  const state = await stateOf(product, known, context)
  if (state === 'unknown') {
    return refused(problem('VARIANT_NOT_AVAILABLE', { field: 'choices' }))
  }
  if (state === 'in stock') return refused(problem('IN_STOCK', { field: 'productId' }))
  const original = await context.loaders.originals.load(product.id)
  const stored = original ? byOption(translateChoices(choices, product, original)) : known
  return { ok: true, wanted: { product, choices: known, stored } }
}

const byOption = (choices: Chosen): Choices =>
  Object.fromEntries(choices.map(({ option, choice }) => [option, choice]))

/** Returns choices that the product has, as it spells them. */
const knownChoices = (product: Product, choices: Chosen): Choices =>
  Object.fromEntries(
    choices.flatMap((one) => {
      const { option, choice } = findChoice(product, one)
      return option && choice ? [[option.name, choice.label]] : []
    }),
  )

async function stateOf(product: Product, choices: Choices, context: CatalogContext) {
  if (Object.keys(choices).length === 0) {
    return product.stock.inStock ? 'in stock' : 'sold out'
  }
  const { variants } = await context.catalog.queryProductVariants(
    { id: product.id, choices },
    context.currency,
  )
  const offered = variants.filter(({ visible }) => visible)
  if (offered.length === 0) return 'unknown'
  return offered.some(({ stock }) => stock.inStock) ? 'in stock' : 'sold out'
}

/** Returns the URL of the product page with these choices. */
export function pageOf({ product, choices }: Wanted, { config, language }: RequestContext): string {
  const search = new URLSearchParams(choices).toString()
  const path = `/p/${encodeURIComponent(product.slug)}`
  const page = config.publicUrl + localizedPath(language, path)
  return `${page}${search && `?${search}`}`
}

/** Returns the product data that the email shows. */
export function shownOf({ product }: Wanted): NewBackInStockRequest['shown'] {
  const image = product.media[0]?.image
  return {
    name: product.name,
    price: product.price.paid?.amount ?? 0,
    image: image?.url ? { url: image.url, alt: image.alt } : null,
  }
}
