import { useState } from 'react'
import { useLocation } from 'wouter'
import { useChange } from '../../lib/use-change.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { deleteProductDocument } from './documents.ts'
import type { Product } from './product.ts'

/** Deletes a product permanently, after typing its name. */
export function DeleteProduct({ product: { id, name } }: { product: Product }) {
  const [, navigate] = useLocation()
  const [isConfirming, setIsConfirming] = useState(false)
  const { change, isBusy, problems, clear } = useChange(deleteProductDocument)
  return (
    <>
      <AllowedButton right="CATALOG_WRITE" onClick={() => setIsConfirming(true)}>
        Delete …
      </AllowedButton>
      {isConfirming && (
        <Confirm
          title="Delete this product?"
          verb="Delete"
          typed={name.trim()}
          isBusy={isBusy}
          problems={problems}
          onConfirm={async () => {
            if (await change({ id })) navigate('/products')
          }}
          onClose={() => {
            setIsConfirming(false)
            clear()
          }}
        >
          <p>
            Its variants, stock and page are deleted for good. Carts keep a line that can’t be
            bought.
          </p>
        </Confirm>
      )}
    </>
  )
}
