// Every brand of the shop. The platform has a thousand at most. contract/catalog.md §8, §11.
import type { WireBrand } from '@vitrine/platform'
import type { Catalogue } from '../../platform/catalogue.ts'
import type { Platform } from '../../platform/platform.ts'

type Reads = Pick<Catalogue, 'allBrands' | 'queryBrands'>

/** From the list the whole shop shares; page after page where there are more than it holds. */
export async function allBrands(catalogue: Reads): Promise<readonly WireBrand[]> {
  return (await catalogue.allBrands()) ?? readThrough(catalogue)
}

/** Page after page. */
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
