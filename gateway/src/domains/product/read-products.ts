import { messages } from '../../__generated__/messages/catalog.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { Product } from '../../platform/catalog/product.ts'
import { isNotFound } from '../../platform/failure.ts'

export { readManaged } from './read-managed.ts'

type ProductKey = { id?: string | null; slug?: string | null }

/** Throws `BadInput` unless there is one of both. */
export function checkProductKey({ id, slug }: ProductKey): void {
  if (Boolean(id) === Boolean(slug)) throw new BadInput('id', messages.giveIdOrSlug)
}

/** Returns a product by id or slug; null when there is none. */
export async function readProduct(
  { id, slug }: ProductKey,
  context: CatalogContext,
): Promise<Product | null> {
  checkProductKey({ id, slug })
  if (id) return readById(id, context)
  return slug ? context.catalog.productBySlug(slug, context.currency) : null
}

async function readById(id: string, context: CatalogContext): Promise<Product | null> {
  try {
    return (await context.catalog.getProduct({ id }, context.currency)).product
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
