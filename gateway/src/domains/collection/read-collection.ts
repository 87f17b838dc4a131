import type { WireCollection } from '@vitrine/platform'
import type { GraphQLResolveInfo } from 'graphql'
import { asksFor } from '../../graphql/asks-for.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import { isNotFound } from '../../platform/failure.ts'

type Wanted = { id?: string | null; slug?: string | null }

/**
 * By id or slug; null when there is none, or it is hidden. The platform's single read answers, except in a document that asks for the list of collections anyway, at its top or below
 * its products: that list holds this one too, and a second call would tell nothing new.
 */
export async function readCollection(
  { id, slug }: Wanted,
  context: Context,
  info: Pick<GraphQLResolveInfo, 'operation' | 'fragments'>,
): Promise<WireCollection | null> {
  if (Boolean(id) === Boolean(slug)) throw new BadInput('id', 'Give an id or a slug.')
  const all = asksFor(info, 'collections') ? await context.catalogue.allCollections() : null
  if (all) return all.find((one) => (id ? one.id === id : one.slug === slug)) ?? null
  return id ? readById(id, context) : readBySlug(slug ?? '', context)
}

const readById = (id: string, { catalogue }: Context) =>
  orNull(() => catalogue.getCollection({ id }))

/** Sites without the v2 reads answer 404 to all of them; their v1 twin knows the slug. contract/catalog.md §1. */
export async function readBySlug(
  slug: string,
  { catalogue }: Context,
): Promise<WireCollection | null> {
  const found = await orNull(() => catalogue.getCollectionBySlug({ slug }))
  return found ?? orNull(() => catalogue.getCollectionBySlugV1({ slug }))
}

async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
