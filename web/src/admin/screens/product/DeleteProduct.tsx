import { useLocation } from 'wouter'
import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import { deleteProductDocument } from './documents.ts'
import type { Product } from './product.ts'

/** Deletes a product permanently, after typing its name. */
export function DeleteProduct({ product: { id, name } }: { product: Product }) {
  const [, navigate] = useLocation()
  return (
    <ConfirmedChange
      right="CATALOG_WRITE"
      label="Delete …"
      title="Delete this product?"
      verb="Delete"
      typed={name.trim()}
      document={deleteProductDocument}
      variables={{ id }}
      onDone={() => navigate('/products')}
    >
      <p>
        Its variants, stock and page are deleted for good. Carts keep a line that can’t be bought.
      </p>
    </ConfirmedChange>
  )
}
