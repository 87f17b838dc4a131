// Reads many products with costs and variants, uncached. docs/contract/catalog.md §4.2.
import type { Product } from '../../platform/catalog/product.ts'
import { isNotFound } from '../../platform/failure.ts'
import type { Platform } from '../../platform/platform.ts'

const pageSize = 100
/** Pages requested at a time. */
const atOnce = 4

type Reads = Pick<Platform, 'catalog'>

/** Reads a single product by its own call, which is faster than a query. */
async function readOne(id: string, { catalog }: Reads): Promise<Product[]> {
  try {
    const { product } = await catalog.getProduct({ id, includeMerchantSpecificData: true })
    return [product]
  } catch (error) {
    if (isNotFound(error)) return []
    throw error
  }
}

async function readPage(ids: string[], site: Reads): Promise<readonly Product[]> {
  const [first, ...others] = ids
  if (first && others.length === 0) return readOne(first, site)
  const { products } = await site.catalog.queryManagedProducts({
    query: { filter: { id: { in: ids } }, page: { limit: pageSize, offset: 0 } },
    includeVariants: true,
    includeHiddenProducts: true,
    includeMerchantSpecificData: true,
  })
  return products
}

/** Returns the existing products by id in lower case. */
export async function readMany(ids: readonly string[], site: Reads): Promise<Map<string, Product>> {
  const pages = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, page) =>
    ids.slice(page * pageSize, (page + 1) * pageSize),
  )
  const found = new Map<string, Product>()
  for (let page = 0; page < pages.length; page += atOnce) {
    const read = await Promise.all(
      pages.slice(page, page + atOnce).map((part) => readPage(part, site)),
    )
    for (const product of read.flat()) found.set(product.id.toLowerCase(), product)
  }
  return found
}
