import { useLocation } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import type { Product } from './product.ts'

const deleteProductDocument = graphql(`
  mutation AdminDeleteProduct($id: ID!) {
    deleteProduct(input: { id: $id }) { deletedId problems { code message field requestId } }
  }
`)

/** Deletes a product permanently, after typing its name. */
export function DeleteProduct({ product: { id, name } }: { product: Product }) {
  const [, navigate] = useLocation()
  return (
    <ConfirmedChange
      right="CATALOG_WRITE"
      label={commonMessages.deleteLabel}
      title={messages.deleteThisProduct}
      verb="Delete"
      typed={name.trim()}
      document={deleteProductDocument}
      variables={{ id }}
      onDone={() => navigate('/products')}
    >
      <p>{messages.deleteConsequence}</p>
    </ConfirmedChange>
  )
}
