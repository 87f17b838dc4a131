import type { Client } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type {
  ExportedProduct_ProductFragment,
  ManagedProductFilter,
} from '../../__generated__/graphql.ts'
import { pageSize, readPages } from '../../lib/read-pages.ts'
import { weightText } from '../../lib/weight.ts'
import { ExportedProduct_product } from './files-documents.ts'
import type { ProductLine } from './product-lines.ts'

const productIdsDocument = graphql(`
  query AdminProductIds($page: Int, $filter: ManagedProductFilter) {
    managedProducts(
      first: 100
      page: $page
      filter: $filter
      sort: { field: CREATION_ORDER, order: ASC }
    ) {
      nodes { id }
      totalCount
    }
  }
`)

const exportDocument = graphql(`
  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {
    managedProducts(
      first: 100
      page: $page
      filter: $filter
      sort: { field: CREATION_ORDER, order: ASC }
    ) {
      nodes { ...ExportedProduct_product }
      totalCount
    }
  }
`)

type Filter = ManagedProductFilter | null
type OnProgress = (done: number, total: number) => void

const uncached = { requestPolicy: 'network-only' } as const

const lineOf = (node: ExportedProduct_ProductFragment): ProductLine => ({
  id: node.id,
  slug: node.slug,
  name: node.name,
  price: node.basePrice.amount,
  cost: node.costAndProfit?.cost?.amount ?? '',
  weight: weightText(node.weight),
  sku: node.sku ?? '',
  visible: node.visible ? 'yes' : 'no',
  ribbon: node.ribbon ?? '',
  brand: node.brandName ?? '',
  description: node.rawDescription ?? '',
})

/** All products of the filter. Null when a request failed. */
export async function readAllProducts(
  client: Client,
  filter: Filter,
  onProgress: OnProgress,
): Promise<ProductLine[] | null> {
  const nodes = await readPages(async (page) => {
    const { data } = await client.query(exportDocument, { page, filter }, uncached)
    return data?.managedProducts
  }, onProgress)
  return nodes && unmask(ExportedProduct_product, nodes).map(lineOf)
}

/** Ids of all products of the filter. Null when a request failed. */
export async function readAllIds(
  client: Client,
  filter: Filter,
  onProgress: OnProgress,
): Promise<string[] | null> {
  const nodes = await readPages(async (page) => {
    const { data } = await client.query(productIdsDocument, { page, filter }, uncached)
    return data?.managedProducts
  }, onProgress)
  return nodes?.map(({ id }) => id) ?? null
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Current products by id; invalid ids are skipped. Null when a request failed. */
export async function readProducts(
  client: Client,
  ids: readonly string[],
  onProgress: OnProgress,
): Promise<Map<string, ProductLine> | null> {
  const known = ids.filter((id) => guid.test(id))
  const found = new Map<string, ProductLine>()
  for (let at = 0; at < known.length; at += pageSize) {
    const filter = { ids: known.slice(at, at + pageSize) }
    const { data } = await client.query(exportDocument, { page: 1, filter }, uncached)
    if (!data) return null
    for (const node of unmask(ExportedProduct_product, data.managedProducts.nodes))
      found.set(node.id.toLowerCase(), lineOf(node))
    onProgress(Math.min(at + pageSize, known.length), known.length)
  }
  return found
}
