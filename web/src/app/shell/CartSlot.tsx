import type { Client } from '@urql/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useClient } from 'urql'
import { closeCart, connectCart, loadDrawer, useCartSignal } from '../../lib/cart-signal.ts'
import { paths } from '../../lib/paths.ts'

const Drawer = lazy(async () => ({ default: (await loadDrawer().catch(toCartPage)).CartDrawer }))

/** Falls back to the cart page when the drawer's chunk does not load. */
function toCartPage(): ReturnType<typeof loadDrawer> {
  window.location.assign(paths.cart)
  return new Promise(() => undefined)
}

/** A badge whose code does not load stays empty until the cart is opened. */
const loadCount = (client: Client) =>
  import('./cart-count.ts').then(
    (part) => part.watchCartCount(client),
    () => 0,
  )

/** Mounts the drawer when it is first opened, and loads the badge and the account shortly after hydration. */
export function CartSlot() {
  const { isOpen } = useCartSignal()
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    if (isOpen) setOpened(true)
  }, [isOpen])
  const client = useClient()
  useEffect(() => {
    connectCart(client)
    // Low priority: nothing on the page depends on the badge.
    setTimeout(loadCount, 600, client)
  }, [client])
  return (
    wasOpened && (
      <Suspense>
        <Drawer isOpen={isOpen} onClose={closeCart} cartHref={paths.cart} />
      </Suspense>
    )
  )
}
