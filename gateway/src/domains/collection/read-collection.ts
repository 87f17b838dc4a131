import type { GraphQLResolveInfo } from 'graphql'
import { messages } from '../../__generated__/messages/catalog.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import { selectsField } from '../../graphql/selects-field.ts'
import type { Collection } from '../../platform/catalog/collection.ts'
import { isNotFound } from '../../platform/failure.ts'

type Wanted = { id?: string | null; slug?: string | null }

/**
 * Returns a collection by id or slug; null when there is none or it is hidden. Uses the cached list of collections
 * if the document selects it anyway, otherwise the platform's single read.
 */
export async function readCollection(
  { id, slug }: Wanted,
  context: CatalogContext,
  info: Pick<GraphQLResolveInfo, 'operation' | 'fragments'>,
): Promise<Collection | null> {
  if (Boolean(id) === Boolean(slug)) throw new BadInput('id', messages.giveIdOrSlug)
  const all = selectsField(info, 'collections') ? await context.catalog.allCollections() : null
  if (all) return all.find((one) => (id ? one.id === id : one.slug === slug)) ?? null
  return id ? readById(id, context) : readBySlug(slug ?? '', context)
}

const readById = (id: string, { catalog }: CatalogContext) =>
  orNull(() => catalog.getCollection({ id }))

export const readBySlug = (slug: string, { catalog }: CatalogContext): Promise<Collection | null> =>
  orNull(() => catalog.getCollectionBySlug({ slug }))

async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
