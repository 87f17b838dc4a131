import { useState } from 'react'
import { useChange } from '../../lib/use-change.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'
import { resetVariantsDocument } from './variant-documents.ts'

/** Resets all variants to the product's values. */
export function ResetVariants({ product: { id, price } }: { product: Product }) {
  const readFresh = useFreshProduct(id)
  const [isConfirming, setIsConfirming] = useState(false)
  const { change, isBusy, problems, clear } = useChange(resetVariantsDocument)
  const close = () => {
    setIsConfirming(false)
    clear()
  }
  return (
    <>
      <AllowedButton right="CATALOG_WRITE" onClick={() => setIsConfirming(true)}>
        Reset all …
      </AllowedButton>
      {isConfirming && (
        <Confirm
          title="Reset all variants?"
          verb="Reset"
          isBusy={isBusy}
          problems={problems}
          onClose={close}
          onConfirm={async () => {
            if (!(await change({ id }))) return
            close()
            await readFresh()
          }}
        >
          <p>
            Every variant gets the product’s own price ({price.price.formatted}), cost, weight and
            SKU, and is shown. Stock stays. This can’t be undone.
          </p>
        </Confirm>
      )}
    </>
  )
}
