import type { Context } from '../../graphql/context.ts'
import { readBySlug } from './read-collection.ts'

/** A shop of so many collections that no list holds them all is asked for each slug by itself. */
const mostAskedFor = 8
const isId = (text: string) => /^[0-9a-f-]{35,36}$/i.test(text)

/** Ids of collections given by slug or id; a slug nobody knows is left out. Ids alone cost no call. */
export async function idsOfCollections(
  given: readonly string[],
  context: Context,
): Promise<string[]> {
  if (given.every(isId)) return [...given]
  const all = await context.catalogue.allCollections()
  if (all) {
    const wanted = new Set(given)
    return all
      .filter(({ id, slug }) => wanted.has(id) || wanted.has(slug ?? id))
      .map(({ id }) => id)
  }
  const slugs = [...new Set(given.filter((one) => !isId(one)))].slice(0, mostAskedFor)
  const found = await Promise.all(slugs.map((slug) => readBySlug(slug, context)))
  return [...given.filter(isId), ...found.flatMap((one) => (one ? [one.id] : []))]
}
