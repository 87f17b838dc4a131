// Reads all brands of the shop, at most a thousand. docs/contract/catalog.md §8, §11.
import type { WireBrand } from '@vitrine/platform'
import type { Catalog } from '../../cache/cached-catalog.ts'
import type { Platform } from '../../platform/platform.ts'

type Reads = Pick<Catalog, 'allBrands' | 'queryBrands'>

/** Returns the cached list of brands, or reads all pages when it cannot hold them. */
export async function allBrands(catalog: Reads): Promise<readonly WireBrand[]> {
  return (await catalog.allBrands()) ?? readThrough(catalog)
}

/** Reads all pages. */
export async function readThrough({
  queryBrands,
}: Pick<Platform['brands'], 'queryBrands'> | Reads): Promise<readonly WireBrand[]> {
  const found: WireBrand[] = []
  let cursor: string | null | undefined
  do {
    const cursorPaging = { limit: 300, ...(cursor && { cursor }) }
    const page = await queryBrands({ query: { cursorPaging } })
    found.push(...page.brands)
    cursor = page.pagingMetadata?.cursors?.next
  } while (cursor)
  return found
}
