import type { WireCollection } from '@vitrine/platform'
import { BadInput } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { connectionOf, windowOf } from '../../graphql/paging.ts'
import { isNotFound } from '../../platform/failure.ts'
import { mediaItemsOf } from '../common/media.ts'
import { readProducts } from '../product/read-products.ts'

type Wanted = { id?: string | null; slug?: string | null }

async function readCollection(
  { id, slug }: Wanted,
  context: Context,
): Promise<WireCollection | null> {
  if (Boolean(id) === Boolean(slug)) throw new BadInput('id', 'Give an id or a slug.')
  const all = await context.catalogue.allCollections()
  if (all) return all.find((one) => (id ? one.id === id : one.slug === slug)) ?? null
  if (id) {
    return isIdLike(id)
      ? orNull(async () => (await context.catalogue.getCollection({ id })).collection)
      : null
  }
  return isSlugLike(slug) ? readBySlug(slug, context) : null
}

/** Sites without the v2 reads answer 404 to all of them; their v1 twin knows the slug. contract/catalog.md §1. */
async function readBySlug(slug: string, { catalogue }: Context): Promise<WireCollection | null> {
  const found = await orNull(async () => (await catalogue.getCollectionBySlug({ slug })).collection)
  return found ?? orNull(async () => (await catalogue.getCollectionBySlugV1({ slug })).collection)
}

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

const isIdLike = (id: string) => /^[0-9a-f-]{35,36}$/i.test(id)
const isSlugLike = (slug: string | null | undefined): slug is string =>
  typeof slug === 'string' && /^[^\s/?#\\]{1,100}$/u.test(slug)

export const collectionResolvers = {
  Query: {
    collection: (_, args, context) => readCollection(args, context),
    async collections(_, args, context) {
      const window = windowOf(args)
      const all = await context.catalogue.allCollections()
      if (all) {
        return connectionOf(
          all.slice(window.offset, window.offset + window.limit),
          window,
          all.length,
        )
      }
      const { collections, metadata } = await context.catalogue.queryCollections({
        query: { paging: window },
      })
      return connectionOf(collections, window, metadata?.total ?? null)
    },
  },
  Collection: {
    slug: (collection) => collection.slug ?? collection.id,
    name: (collection) => collection.name ?? '',
    description: (collection) => collection.description || null,
    visible: (collection) => collection.visible ?? true,
    numberOfProducts: (collection) => collection.numberOfProducts ?? null,
    mainMedia: (collection) => collection.media?.mainMedia ?? null,
    media: (collection) => mediaItemsOf(collection.media),
    products: (collection, args, context) =>
      readProducts({ ...args, filter: { ...args.filter, collectionId: collection.id } }, context),
  },
} satisfies DomainResolvers
