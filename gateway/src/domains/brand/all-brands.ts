// Reads all brands of the shop, at most a thousand. docs/contract/catalog.md §8, §11.

import type { Catalog } from '../../cache/cached-catalog.ts'
import type { Brand } from '../../platform/catalog/collection.ts'
import type { Platform } from '../../platform/platform.ts'

type BrandsPage = Awaited<ReturnType<Catalog['queryBrands']>>
type Reads = Pick<Catalog, 'allBrands' | 'queryBrands'>

/** Returns the cached list of brands, or reads all pages when it cannot hold them. */
export async function allBrands(catalog: Reads): Promise<readonly Brand[]> {
  return (await catalog.allBrands()) ?? readThrough(catalog)
}

/** Reads all pages. */
export async function readThrough({
  queryBrands,
}: Pick<Platform['brands'], 'queryBrands'> | Reads): Promise<readonly Brand[]> {
  const found: Brand[] = []
  let cursor: string | null = null
  do {
    const cursorPaging = { limit: 300, ...(cursor && { cursor }) }
    const page: BrandsPage = await queryBrands({ query: { cursorPaging } })
    found.push(...page.brands)
    cursor = page.next
  } while (cursor)
  return found
}
