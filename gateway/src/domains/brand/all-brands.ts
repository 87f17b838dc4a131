// Reads all brands of the shop, at most a thousand. docs/contract/catalog.md §8, §11.

import type { Catalog, CatalogContext } from '../../cache/cached-catalog.ts'
import type { Brand } from '../../platform/catalog/collection.ts'
import type { SearchContext } from '../../search/catalog-index.ts'
import { untilReady } from '../common/index-wait.ts'

type BrandsPage = Awaited<ReturnType<Catalog['queryBrands']>>
type ReadPage = (request: Parameters<Catalog['queryBrands']>[0]) => Promise<BrandsPage>
type Reads = Pick<Catalog, 'allBrands' | 'queryBrands'>

/** Returns the cached list of brands, or reads all pages when it cannot hold them. */
export async function allBrands(catalog: Reads): Promise<readonly Brand[]> {
  return (await catalog.allBrands()) ?? readThrough(catalog)
}

/**
 * Returns the list of brands if it is complete in the cache, else null. Waits for the first read of the index while it
 * has no entry, because some sites have brands on their products alone.
 */
export async function completeList({
  catalog,
  catalogIndex,
}: CatalogContext & SearchContext): Promise<readonly Brand[] | null> {
  const all = await catalog.allBrands()
  if (all?.length !== 0 || catalogIndex.state().isReady) return all
  await untilReady(catalogIndex)
  return catalog.allBrands()
}

/** Reads all pages. */
export async function readThrough({
  queryBrands,
}: {
  queryBrands: ReadPage
}): Promise<readonly Brand[]> {
  const found: Brand[] = []
  let cursor: string | null = null
  do {
    const page = { limit: 300, ...(cursor && { cursor }) }
    const read: BrandsPage = await queryBrands({ query: { page } })
    if (read) found.push(...read.brands)
    cursor = read?.next ?? null
  } while (cursor)
  return found
}
