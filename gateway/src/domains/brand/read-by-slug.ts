import type { WireBrand } from '@vitrine/platform'
import { brandKey } from '../../catalogue-index/brand-key.ts'
import type { Context } from '../../graphql/context.ts'
import { untilRestored } from '../common/index-patience.ts'

const createdAt = ({ createdDate }: WireBrand) => createdDate ?? ''

/**
 * By slug, or by a name instead of it, which older addresses have. Of several the oldest. A shop of more brands
 * than fit into one list is asked for those whose products the index knows.
 */
export async function readBrandBySlug(
  given: string,
  { catalogue, catalogueIndex, loaders }: Context,
): Promise<WireBrand | null> {
  const slug = brandKey(given)
  const isIt = (name: string | null | undefined) => brandKey(name ?? '') === slug
  const all = await catalogue.allBrands()
  if (!all) await untilRestored(catalogueIndex)
  const names = all ? [] : catalogueIndex.brandNames().filter(isIt)
  const loaded = await Promise.all(names.map((name) => loaders.brandsByName.load(name)))
  const found = all ? all.filter(({ name }) => isIt(name)) : loaded.filter((one) => one !== null)
  return found.sort((a, b) => createdAt(a).localeCompare(createdAt(b)))[0] ?? null
}
