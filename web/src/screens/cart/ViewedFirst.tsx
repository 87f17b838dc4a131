import { useEffect } from 'react'
import { useCartSignal } from '../../lib/cart-signal.ts'
import { useViewed } from '../../product-card/use-viewed.ts'
import { type StartProduct, shelfSize } from './StartShelf.tsx'

/** `isUndecided`: there are some, which are being read. */
export type Viewed = { products: readonly StartProduct[]; isUndecided: boolean }

type ViewedFirstProps = { onRead: (viewed: Viewed) => void }

/** Reads the products that this device showed last. Renders nothing, so that the shelf stays in the page. */
export function ViewedFirst(props: ViewedFirstProps) {
  const { viewer } = useCartSignal()
  // Until the person is known, the list may be another one's, which is about to be cleared.
  return <Reader key={String(viewer)} isReady={viewer !== undefined} {...props} />
}

function Reader({ onRead, isReady }: ViewedFirstProps & { isReady: boolean }) {
  const { ids, products, isWaiting } = useViewed({ isReady })
  const isUndecided = isWaiting && ids.length > 0
  useEffect(
    () => onRead({ products: products.slice(0, shelfSize), isUndecided }),
    [onRead, products, isUndecided],
  )
  return null
}
