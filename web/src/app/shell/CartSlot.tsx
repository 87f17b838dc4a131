import { lazy, Suspense, useEffect, useState } from 'react'
import { closeCart, loadDrawer, useCartSignal } from '../../lib/cart-signal.ts'
import { paths } from '../../lib/paths.ts'

const Drawer = lazy(async () => ({ default: (await loadDrawer()).CartDrawer }))

/** Where the drawer appears once someone asks for it; and where the badge's count is fetched. */
export function CartSlot() {
  const { isOpen } = useCartSignal()
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    if (isOpen) setOpened(true)
  }, [isOpen])
  useEffect(() => {
    const start = () => void import('../../cart/engine.ts').then(({ startEngine }) => startEngine())
    // The badge may wait: nothing a person came for depends on it.
    const timer = setTimeout(start, 600)
    return () => clearTimeout(timer)
  }, [])
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <Drawer isOpen={isOpen} onClose={closeCart} cartHref={paths.cart} />
    </Suspense>
  )
}
