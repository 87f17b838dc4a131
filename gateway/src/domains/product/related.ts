import { messages } from '../../__generated__/messages/catalog.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import type { Product } from '../../platform/catalog/product.ts'
import type { SearchContext } from '../../search/catalog-index.ts'
import { untilRestored } from '../common/index-wait.ts'

const most = 12

/** Returns related products: selected by the index, read from the platform with one call. */
export async function relatedTo(
  { id }: Product,
  { first }: { first?: number | null },
  { catalogIndex, loaders }: SearchContext & LoaderContext,
): Promise<Product[]> {
  const limit = first ?? 4
  if (limit < 1 || limit > most) throw new BadInput('first', messages.between1And({ most }))
  await untilRestored(catalogIndex)
  const ids = (await catalogIndex.related(id, limit)) ?? []
  const found = await Promise.all(ids.map((one) => loaders.products.load(one)))
  return found.filter((product) => product !== null)
}
