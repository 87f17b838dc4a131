import type { WireBrand } from '@vitrine/platform'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { brandKey } from '../../search/brand-key.ts'
import type { SearchContext } from '../../search/catalog-index.ts'
import { brandFromName } from '../common/brand-from-name.ts'
import { untilRestored } from '../common/index-wait.ts'

const createdAt = ({ createdDate }: WireBrand) => createdDate ?? ''
const oldest = (brands: readonly WireBrand[]): WireBrand | undefined =>
  [...brands].sort((a, b) => createdAt(a).localeCompare(createdAt(b)))[0]

const failure = (error: unknown): PlatformFailure => {
  if (error instanceof PlatformFailure) return error
  throw error
}

/**
 * Returns a brand by its slug, or by a name as older URLs have it; the oldest of several. In a shop with more
 * brands than one list holds, brands are looked up by the names in the index. A name that only products have counts
 * as a brand.
 */
export async function readBrandBySlug(
  given: string,
  { catalog, catalogIndex, loaders }: CatalogContext & SearchContext & LoaderContext,
): Promise<WireBrand | null> {
  const slug = brandKey(given)
  const isIt = (name: string | null | undefined) => brandKey(name ?? '') === slug
  const answered = await catalog.allBrands().catch(failure)
  const all = answered instanceof PlatformFailure ? [] : answered
  const listed = oldest((all ?? []).filter(({ name }) => isIt(name)))
  if (listed) return listed
  await untilRestored(catalogIndex)
  const names = (await catalogIndex.brandNames()).filter(isIt)
  const loaded = all ? [] : await Promise.all(names.map((name) => loaders.brandsByName.load(name)))
  const [name] = names
  // The index can confirm a brand, but not that there is none.
  if (!name && answered instanceof PlatformFailure) throw answered
  return oldest(loaded.filter((one) => one !== null)) ?? (name ? brandFromName(name) : null)
}
