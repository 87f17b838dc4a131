import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'
import { deleteOptionsDocument } from './variant-documents.ts'

/** Removes all options; the platform permits it while variants are not managed individually. */
export function RemoveOptions({ product }: { product: Product }) {
  const { id, options, managesVariants } = product
  const readFresh = useFreshProduct(id)
  if (options.length === 0) return null
  return (
    <ConfirmedChange
      right="CATALOG_WRITE"
      label="Delete all options …"
      disabled={managesVariants}
      why={
        managesVariants
          ? 'Not while variants have prices of their own: remove the options below and save.'
          : undefined
      }
      title="Delete all options?"
      verb="Delete options"
      document={deleteOptionsDocument}
      variables={{ id }}
      onDone={readFresh}
    >
      <p>One product without choices is left. This can’t be undone.</p>
    </ConfirmedChange>
  )
}
