import type { WireBrand } from '@vitrine/platform'
import { brandKey } from '../../catalogue-index/brand-key.ts'
import type { Context } from '../../graphql/context.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { untilRestored } from '../common/index-patience.ts'
import { nameAlone } from '../common/name-alone.ts'

const createdAt = ({ createdDate }: WireBrand) => createdDate ?? ''
const oldest = (brands: readonly WireBrand[]): WireBrand | undefined =>
  [...brands].sort((a, b) => createdAt(a).localeCompare(createdAt(b)))[0]

const failure = (error: unknown): PlatformFailure => {
  if (error instanceof PlatformFailure) return error
  throw error
}

/**
 * By slug, or by a name instead of it, which older addresses have. Of several brands the oldest. A shop of more
 * brands than fit into one list is asked for those whose products the index knows. A name that products have and no
 * brand is a maker all the same.
 */
export async function readBrandBySlug(
  given: string,
  { catalogue, catalogueIndex, loaders }: Context,
): Promise<WireBrand | null> {
  const slug = brandKey(given)
  const isIt = (name: string | null | undefined) => brandKey(name ?? '') === slug
  const answered = await catalogue.allBrands().catch(failure)
  const all = answered instanceof PlatformFailure ? [] : answered
  const listed = oldest((all ?? []).filter(({ name }) => isIt(name)))
  if (listed) return listed
  await untilRestored(catalogueIndex)
  const names = (await catalogueIndex.brandNames()).filter(isIt)
  const loaded = all ? [] : await Promise.all(names.map((name) => loaders.brandsByName.load(name)))
  const [name] = names
  // The index tells that a maker is there, and not that none is.
  if (!name && answered instanceof PlatformFailure) throw answered
  return oldest(loaded.filter((one) => one !== null)) ?? (name ? nameAlone(name) : null)
}
