// Collections for the admin, uncached.

import { z } from 'zod'
import type { CollectionSort, ManagedCollectionFilter } from '../../__generated__/schema-types.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import { type Connection, offsetPage, type PageArguments } from '../../graphql/paging.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { Collection } from '../../platform/catalog/collection.ts'
import { isNotFound } from '../../platform/failure.ts'

type Arguments = PageArguments & {
  filter?: ManagedCollectionFilter | null
  sort?: CollectionSort | null
}

const filterRule = z.object({ search: z.string().min(1).max(50).nullish() }).nullish()

/** The default order is by name. */
export async function readManagedCollections(
  args: Arguments,
  context: AdminPlatformContext,
): Promise<Connection<Collection>> {
  checkArgument(filterRule, args.filter, 'filter')
  const { field, order } = args.sort ?? { field: 'NAME', order: 'ASC' as const }
  const query = {
    filter: args.filter?.search ? { name: { contains: args.filter.search } } : undefined,
    sort: [{ field: field === 'ID' ? ('id' as const) : ('name' as const), order }],
  }
  return offsetPage(args, async (page) => {
    const request = { query: { ...query, page } }
    const answer = await requireAdminPlatform(context).catalog.queryCollections(request)
    return { nodes: answer.collections, total: answer.total }
  })
}

/** Returns a collection by id; null when there is none. */
export async function readManagedCollection(
  id: string,
  context: AdminPlatformContext,
): Promise<Collection | null> {
  const { getCollection } = requireAdminPlatform(context).catalog
  return orNull(() => getCollection({ id }))
}

/** Returns a collection by slug; null when there is none. */
export async function readManagedBySlug(
  slug: string,
  context: AdminPlatformContext,
): Promise<Collection | null> {
  const { getCollectionBySlug } = requireAdminPlatform(context).catalog
  return orNull(() => getCollectionBySlug({ slug }))
}

async function orNull(read: () => Promise<{ collection: Collection }>) {
  try {
    return (await read()).collection
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
