import { lazy, Suspense, useEffect, useState } from 'react'
import { useClient } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
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

const cartCountDocument = graphql(`
  query CartCount {
    cart {
      id
      revision
      itemCount
    }
    viewer {
      role
      name
    }
  }
`)

const Drawer = lazy(async () => ({ default: (await loadDrawer().catch(toCartPage)).CartDrawer }))

/** Falls back to the cart page when the drawer's chunk does not load. */
function toCartPage(): ReturnType<typeof loadDrawer> {
  window.location.assign(paths.cart)
  return new Promise(() => undefined)
}

/** Mounts the drawer when it is first opened, and loads the count for the badge. */
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

/** Loads badge and account in one small query shortly after hydration. A failure leaves the badge unchanged. */
function useCartCount() {
  const client = useClient()
  const { count, viewer } = useCartSignal()
  const isKnown = count !== null && viewer !== undefined
  useEffect(() => connectCart(client), [client])
  useEffect(() => {
    const fetchCount = async () => {
      const before = currentSignal().count
      const policy = { requestPolicy: 'network-only' } as const
      const { data } = await client.query(cartCountDocument, {}, policy).toPromise()
      if (!data) return
      // A count changed by an addition since the request is newer than the response.
      if (currentSignal().count === before) setCartCount(data.cart?.itemCount ?? 0)
      setViewer(data.viewer.role === 'MEMBER' ? (data.viewer.name ?? '') : null)
    }
    const fetchRestored = ({ persisted }: PageTransitionEvent) => persisted && void fetchCount()
    addEventListener('pageshow', fetchRestored)
    // Low priority: nothing on the page depends on the badge.
    const timer = isKnown ? undefined : setTimeout(() => void fetchCount(), 600)
    return () => {
      removeEventListener('pageshow', fetchRestored)
      clearTimeout(timer)
    }
  }, [client, isKnown])
}
