import { lazy, Suspense, useEffect, useState } from 'react'
import { useClient } from 'urql'
import {
  closeCart,
  connectCart,
  currentSignal,
  loadDrawer,
  setCartCount,
  setViewer,
  useCartSignal,
} from '../../lib/cart-signal.ts'
import { paths } from '../../lib/paths.ts'
import { cartCountDocument } from './cart-count-document.ts'

const Drawer = lazy(async () => ({ default: (await loadDrawer().catch(toCartPage)).CartDrawer }))

/** The drawer's code did not arrive; the cart page needs none. */
function toCartPage(): ReturnType<typeof loadDrawer> {
  window.location.assign(paths.cart)
  return new Promise(() => undefined)
}

/** Where the drawer appears once someone asks for it; and where the badge's count is fetched. */
export function CartSlot() {
  const { isOpen } = useCartSignal()
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    if (isOpen) setOpened(true)
  }, [isOpen])
  useCartCount()
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <Drawer isOpen={isOpen} onClose={closeCart} cartHref={paths.cart} />
    </Suspense>
  )
}

/** One small question for badge and account, once nothing else is going on. A failure leaves the badge as it is. */
function useCartCount() {
  const client = useClient()
  const { count, viewer } = useCartSignal()
  const isKnown = count !== null && viewer !== undefined
  useEffect(() => connectCart(client), [client])
  useEffect(() => {
    const ask = async () => {
      const before = currentSignal().count
      const policy = { requestPolicy: 'network-only' } as const
      const { data } = await client.query(cartCountDocument, {}, policy).toPromise()
      if (!data) return
      // What was put in meanwhile is newer than the answer.
      if (currentSignal().count === before) setCartCount(data.cart?.itemCount ?? 0)
      setViewer(data.viewer.role === 'MEMBER' ? (data.viewer.name ?? '') : null)
    }
    const askAgain = ({ persisted }: PageTransitionEvent) => persisted && void ask()
    addEventListener('pageshow', askAgain)
    // The badge may wait: nothing a person came for depends on it.
    const timer = isKnown ? undefined : setTimeout(() => void ask(), 600)
    return () => {
      removeEventListener('pageshow', askAgain)
      clearTimeout(timer)
    }
  }, [client, isKnown])
}
