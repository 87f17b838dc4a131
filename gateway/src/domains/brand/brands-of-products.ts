import type { Brand } from '../../platform/catalog/collection.ts'
import type { CatalogIndex } from '../../search/catalog-index.ts'
import { brandFromName } from '../common/brand-from-name.ts'
import { untilRestored } from '../common/index-wait.ts'

/**
 * Returns the brands that products name, with the number of their products, in the order of their names; none until the
 * index has read them. For sites without records of brands. docs/contract/catalog.md §1
 */
export async function brandsOfProducts(
  index: Pick<CatalogIndex, 'state' | 'restored' | 'ready' | 'brands'>,
): Promise<readonly Brand[]> {
  await untilRestored(index)
  const named = (await index.brands()).toSorted((one, other) => one.name.localeCompare(other.name))
  return named.map(({ name, products }) => ({ ...brandFromName(name), productCount: products }))
}
