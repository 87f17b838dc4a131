import { allProductsCollectionId } from '@vitrine/platform'
import type { Context } from '../../graphql/context.ts'
import { readBySlug } from './read-collection.ts'

/** A shop of so many collections that no list holds them all is asked for each slug by itself. */
const mostAskedFor = 8
const isId = (text: string) => /^[0-9a-f-]{35,36}$/i.test(text)

/** Ids of visible collections given by slug or id; those that are hidden or that nobody knows are left out. */
export async function idsOfCollections(
  given: readonly string[],
  context: Context,
): Promise<string[]> {
  const all = await context.catalogue.allCollections()
  if (all) {
    const wanted = new Set(given)
    const known = all.filter(({ id, slug }) => wanted.has(id) || wanted.has(slug ?? id))
    // A platform may leave the built-in one out of its list.
    const builtIn = given.filter((one) => one === allProductsCollectionId)
    return [...new Set([...builtIn, ...known.map(({ id }) => id)])]
  }
  const ids = await visibleIds(given.filter(isId), context)
  const slugs = [...new Set(given.filter((one) => !isId(one)))].slice(0, mostAskedFor)
  const found = await Promise.all(slugs.map((slug) => readBySlug(slug, context)))
  return [...ids, ...found.flatMap((one) => (one ? [one.id] : []))]
}

/** Those of these ids that are of visible collections, the built-in one among them. */
export async function visibleIds(
  ids: readonly string[],
  { loaders }: Pick<Context, 'loaders'>,
): Promise<string[]> {
  const known = await Promise.all(
    ids.map(async (id) => id === allProductsCollectionId || (await loaders.collections.load(id))),
  )
  return ids.filter((_, at) => known[at])
}
