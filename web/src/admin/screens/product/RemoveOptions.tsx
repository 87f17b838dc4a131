import { useState } from 'react'
import { useChange } from '../../lib/use-change.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'
import { deleteOptionsDocument } from './variant-documents.ts'

/** Removes all options; the platform permits it while variants are not managed individually. */
export function RemoveOptions({ product }: { product: Product }) {
  const { id, options, managesVariants } = product
  const readFresh = useFreshProduct(id)
  const [isConfirming, setIsConfirming] = useState(false)
  const { change, isBusy, problems, clear } = useChange(deleteOptionsDocument)
  const close = () => {
    setIsConfirming(false)
    clear()
  }
  if (options.length === 0) return null
  return (
    <>
      <AllowedButton
        right="CATALOG_WRITE"
        disabled={managesVariants}
        title={
          managesVariants
            ? 'Not while variants have prices of their own: remove the options below and save.'
            : undefined
        }
        onClick={() => setIsConfirming(true)}
      >
        Delete all options …
      </AllowedButton>
      {isConfirming && (
        <Confirm
          title="Delete all options?"
          verb="Delete options"
          isBusy={isBusy}
          problems={problems}
          onClose={close}
          onConfirm={async () => {
            if (!(await change({ id }))) return
            close()
            await readFresh()
          }}
        >
          <p>One product without choices is left. This can’t be undone.</p>
        </Confirm>
      )}
    </>
  )
}
