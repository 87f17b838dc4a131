import * as messages from '../../__generated__/messages/cart.ts'
import { recentlyViewed } from '../../__generated__/messages/common.ts'
import { useCartSignal } from '../../lib/cart-signal.ts'
import { useViewed } from '../../product-card/use-viewed.ts'
import { type StartProduct, StartShelf, shelfSize } from './StartShelf.tsx'

type ViewedFirstProps = { newest: readonly StartProduct[] | undefined }

/** The products that this device showed last, and the newest ones in the places that these leave. */
export function ViewedFirst(props: ViewedFirstProps) {
  const { viewer } = useCartSignal()
  // Until the person is known, the list may be another one's, which is about to be cleared.
  return <Shelf key={String(viewer)} isReady={viewer !== undefined} {...props} />
}

function Shelf({ newest, isReady }: ViewedFirstProps & { isReady: boolean }) {
  const { ids, products, isWaiting } = useViewed({ isReady })
  const viewed = products.slice(0, shelfSize)
  const others = newest?.filter(({ id }) => !viewed.some((one) => one.id === id))
  return (
    <StartShelf
      title={titleOf(viewed.length)}
      products={viewed.length > 0 || others ? [...viewed, ...(others ?? [])] : undefined}
      isUndecided={isWaiting && ids.length > 0}
    />
  )
}

function titleOf(viewed: number): string {
  if (viewed === 0) return messages.startWithNew
  return viewed < shelfSize ? messages.recentlyViewedAndNew : recentlyViewed
}
