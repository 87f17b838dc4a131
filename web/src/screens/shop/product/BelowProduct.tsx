import { useEffect } from 'react'
import { useCartSignal } from '../../../lib/cart-signal.ts'
import { rememberViewed } from '../../../offline/one-person.ts'
import { RecentlyViewed } from '../viewed/RecentlyViewed.tsx'
import { RelatedRail, type RelatedRailProps } from './RelatedRail.tsx'

/** Related products and those viewed before. Remembers the product as viewed. */
export function BelowProduct(props: RelatedRailProps) {
  const { productId } = props
  const { viewer } = useCartSignal()
  // Until the person is known, the list may be another one's, which is about to be cleared.
  useEffect(() => {
    if (viewer !== undefined) rememberViewed(productId)
  }, [viewer, productId])
  return (
    <>
      <RelatedRail {...props} />
      <RecentlyViewed except={productId} />
    </>
  )
}
