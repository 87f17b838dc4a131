import { allProductsCollectionId } from '@vitrine/platform'
import { messages } from '../../__generated__/messages/catalog.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import { readBySlug } from './read-collection.ts'
import { readManagedBySlug } from './read-managed.ts'

/** Most slugs looked up individually when the list of collections is incomplete. */
const maxLookups = 8
const isId = (text: string) => /^[0-9a-f-]{35,36}$/i.test(text)

/** Returns the ids of visible collections given by slug or id; leaves out hidden and unknown ones. */
export async function idsOfCollections(
  given: readonly string[],
  context: CatalogContext & LoaderContext,
): Promise<string[]> {
  const all = await context.catalog.allCollections()
  if (all) {
    const wanted = new Set(given)
    const known = all.filter(({ id, slug }) => wanted.has(id) || wanted.has(slug ?? id))
    // The platform's list may lack the built-in collection.
    const builtIn = given.filter((one) => one === allProductsCollectionId)
    return [...new Set([...builtIn, ...known.map(({ id }) => id)])]
  }
  const ids = await visibleIds(given.filter(isId), context)
  const slugs = [...new Set(given.filter((one) => !isId(one)))].slice(0, maxLookups)
  const found = await Promise.all(slugs.map((slug) => readBySlug(slug, context)))
  return [...ids, ...found.flatMap((one) => (one ? [one.id] : []))]
}

/**
 * Returns the ids of collections given by slug or id, hidden ones included; leaves out unknown slugs. An id takes no
 * call, a slug one. Throws `BadInput` at `filter.collections` for more slugs than an operation can look up.
 */
export async function idsOfManagedCollections(
  given: readonly string[],
  context: AdminPlatformContext,
): Promise<string[]> {
  const slugs = [...new Set(given.filter((one) => !isId(one)))]
  if (slugs.length > maxLookups) {
    throw new BadInput('filter.collections', messages.atMostSlugs({ most: maxLookups }))
  }
  const found = await Promise.all(slugs.map((slug) => readManagedBySlug(slug, context)))
  return [...given.filter(isId), ...found.flatMap((one) => (one ? [one.id] : []))]
}

/** Returns those ids that belong to visible collections or the built-in one. */
export async function visibleIds(
  ids: readonly string[],
  { loaders }: LoaderContext,
): Promise<string[]> {
  const known = await Promise.all(
    ids.map(async (id) => id === allProductsCollectionId || (await loaders.collections.load(id))),
  )
  return ids.filter((_, at) => known[at])
}
