import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'
import { resetVariantsDocument } from './variant-documents.ts'

/** Resets all variants to the product's values. */
export function ResetVariants({ product: { id, price } }: { product: Product }) {
  const readFresh = useFreshProduct(id)
  return (
    <ConfirmedChange
      right="CATALOG_WRITE"
      label="Reset all …"
      title="Reset all variants?"
      verb="Reset"
      document={resetVariantsDocument}
      variables={{ id }}
      onDone={readFresh}
    >
      <p>
        Every variant gets the product’s own price ({price.price.formatted}), cost, weight and SKU,
        and is shown. Stock stays. This can’t be undone.
      </p>
    </ConfirmedChange>
  )
}
