import { graphql } from '../../__generated__/gql.ts'
import { ChangedElsewhere } from '../../live/ChangedElsewhere.tsx'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'

const stampDocument = graphql(`
  query AdminProductStamp($id: ID!) { managedProduct(id: $id) { id updatedAt } }
`)

/** Notice when the product changes elsewhere; reloads it when nothing is typed. */
export function ProductChanged({ product: { id, updatedAt } }: { product: Product }) {
  const readFresh = useFreshProduct(id)
  return (
    <ChangedElsewhere
      kind="product"
      id={id}
      stamp={String(updatedAt)}
      stampDocument={stampDocument}
      stampOf={({ managedProduct }) => managedProduct && String(managedProduct.updatedAt)}
      refresh={() => void readFresh()}
    />
  )
}
