import type { Client } from 'urql'
import type { AdminExportProductsQuery, ManagedProductFilter } from '../../__generated__/graphql.ts'
import { exportDocument } from './files-documents.ts'
import type { ProductLine } from './product-lines.ts'

type Node = AdminExportProductsQuery['managedProducts']['nodes'][number]

const lineOf = (node: Node): ProductLine => ({
  id: node.id,
  slug: node.slug,
  name: node.name,
  price: node.price.price.amount,
  cost: node.costAndProfit?.itemCost?.amount ?? '',
  weight: node.weight === null || node.weight === undefined ? '' : String(node.weight),
  sku: node.sku ?? '',
  visible: node.visible ? 'yes' : 'no',
  ribbon: node.ribbon ?? '',
  brand: node.brandName ?? '',
  description: node.rawDescription ?? '',
})

/** Every product the filter finds, a hundred at a time. Null when the server stopped answering. */
export async function readAllProducts(
  client: Client,
  filter: ManagedProductFilter | null,
  onProgress: (done: number, total: number) => void,
): Promise<ProductLine[] | null> {
  const lines: ProductLine[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await client.query(
      exportDocument,
      { page, filter },
      { requestPolicy: 'network-only' },
    )
    if (!data) return null
    const { nodes, totalCount } = data.managedProducts
    lines.push(...nodes.map(lineOf))
    onProgress(lines.length, totalCount ?? lines.length)
    if (nodes.length < 100) return lines
  }
}
