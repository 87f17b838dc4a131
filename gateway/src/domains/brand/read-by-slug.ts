import type { CatalogContext } from '../../cache/cached-catalog.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import type { Brand } from '../../platform/catalog/collection.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { brandKey } from '../../search/brand-key.ts'
import type { SearchContext } from '../../search/catalog-index.ts'
import { brandFromName, slugInId } from '../common/brand-from-name.ts'
import { untilRestored } from '../common/index-wait.ts'

const oldest = (brands: readonly Brand[]): Brand | undefined =>
  [...brands].sort((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''))[0]

const failure = (error: unknown): PlatformFailure => {
  if (error instanceof PlatformFailure) return error
  throw error
}

type Context = CatalogContext & SearchContext & LoaderContext

/**
 * Returns a brand by its slug, or by a name as older URLs have it; the oldest of several. In a shop with more
 * brands than one list holds, brands are looked up by the names in the index. A name that only products have counts
 * as a brand.
 */
export async function readBrandBySlug(
  given: string,
  { catalog, catalogIndex, loaders }: Context,
): Promise<Brand | null> {
  const slug = brandKey(given)
  const isIt = (name: string) => brandKey(name) === slug
  const answered = await catalog.allBrands().catch(failure)
  const all = answered instanceof PlatformFailure ? [] : answered
  const listed = oldest((all ?? []).filter(({ name }) => isIt(name)))
  if (listed) return listed
  await untilRestored(catalogIndex)
  const names = (await catalogIndex.brands()).map(({ name }) => name).filter(isIt)
  const loaded = all ? [] : await Promise.all(names.map((name) => loaders.brandsByName.load(name)))
  const [name] = names
  // The index can confirm a brand, but not that there is none.
  if (!name && answered instanceof PlatformFailure) throw answered
  return oldest(loaded.filter((one) => one !== null)) ?? (name ? brandFromName(name) : null)
}

/**
 * Returns the brand of products that have this name: the record of that name, otherwise what its slug leads to, at least
 * the name itself.
 */
export async function readBrandOf(name: string, context: Context): Promise<Brand> {
  const record = await context.loaders.brandsByName.load(name)
  return record ?? (await readBrandBySlug(brandKey(name), context)) ?? brandFromName(name)
}

/** Returns the brand that has exactly this name. */
export async function readBrandByName(name: string, context: Context): Promise<Brand | null> {
  const record = await context.loaders.brandsByName.load(name)
  const found = record ?? (await readBrandBySlug(brandKey(name), context))
  return found?.name === name ? found : null
}

/** Returns the brand with this slug if it has no record: the record of that slug is another brand, with its own id. */
export async function readBrandWithoutRecord(
  slug: string,
  context: Context,
): Promise<Brand | null> {
  const found = await readBrandBySlug(slug, context)
  return found && slugInId(found.id) === slug ? found : null
}
