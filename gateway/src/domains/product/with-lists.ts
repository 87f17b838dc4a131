// Brands and collections of products, found in whole lists that are read beside the products.
import type { GraphQLResolveInfo } from 'graphql'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { selectsField } from '../../graphql/selects-field.ts'
import type { Collection } from '../../platform/catalog/collection.ts'

export type Selections = Pick<GraphQLResolveInfo, 'operation' | 'fragments'>

/** Returns the products that are being read, once the lists that the operation selects of them have been read too. */
export async function withLists<Products>(
  reading: Promise<Products>,
  context: LoaderContext,
  info: Selections,
): Promise<Products> {
  const wanted = {
    brands: selectsField(info, 'brand'),
    collections: selectsField(info, 'collections'),
  }
  if (!wanted.brands && !wanted.collections) return reading
  const [products] = await Promise.all([reading, context.loaders.lists.read(wanted)])
  return products
}

/** Returns the visible collections with these ids, in their order. */
export function collectionsOf(
  ids: readonly string[],
  { loaders }: LoaderContext,
): readonly Collection[] | Promise<readonly Collection[]> {
  const listed = loaders.lists.collectionsById
  if (listed) return ids.flatMap((id) => listed.get(id) ?? [])
  return Promise.all(ids.map((id) => loaders.collections.load(id))).then((found) =>
    found.filter((collection) => collection !== null),
  )
}
