import type { WireProduct } from '@vitrine/platform'
import type { ProductFilter, ProductSort } from '../../__generated__/resolvers.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import { type Connection, connectionOf, windowOf } from '../../graphql/paging.ts'
import { isNotFound } from '../../platform/failure.ts'
import { productFilter, productSort } from './product-query.ts'

export { readManaged } from './read-managed.ts'

export type ProductsArguments = {
  first?: number | null
  after?: string | null
  page?: number | null
  filter?: ProductFilter | null
  sort?: ProductSort | null
}

/** A page of products: one call, whatever its length. */
export async function readProducts(
  args: ProductsArguments,
  context: Context,
): Promise<Connection<WireProduct>> {
  const window = windowOf(args)
  const query = { filter: productFilter(args.filter), sort: productSort(args.sort), paging: window }
  const { products, metadata } = await context.catalogue.queryProducts({ query }, context.currency)
  return connectionOf(products, window, metadata?.total ?? null)
}

/** By id or slug; null when there is none. */
export async function readProduct(
  { id, slug }: { id?: string | null; slug?: string | null },
  context: Context,
): Promise<WireProduct | null> {
  if (Boolean(id) === Boolean(slug)) throw new BadInput('id', 'Give an id or a slug.')
  if (id) return readById(id, context)
  const query = { filter: { slug }, paging: { limit: 1, offset: 0 } }
  const { products } = await context.catalogue.queryProducts({ query }, context.currency)
  return products[0] ?? null
}

async function readById(id: string, context: Context): Promise<WireProduct | null> {
  try {
    return (await context.catalogue.getProduct({ id }, context.currency)).product
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
