// Connects the engine to page visibility, connectivity, other tabs, and what the device retains.
import { cartTabs, isCartCounted, setCartCount } from '../lib/cart-signal.ts'
import { followCount } from '../lib/last-count.ts'
import type { CartEngine } from './cart-engine.ts'
import type { RestoredSlot } from './engine-types.ts'
import { changedSinceRendered, noteChange } from './last-change.ts'
import { RetainedChanges } from './retained-changes.ts'
import type { CartSnapshot } from './transport.ts'

/** Milliseconds after which a cart is fetched again when the page becomes visible. */
const freshFor = 30_000

export function connectToPage(engine: CartEngine) {
  followCount()
  const onLine = () => engine.dispatch({ type: 'online', isOnline: navigator.onLine })
  onLine()
  addEventListener('offline', onLine)
  addEventListener('online', () => {
    onLine()
    for (const { key, error } of engine.state.slots) {
      if (error?.code === 'NO_ANSWER') engine.retry(key)
    }
    void engine.refresh()
  })
  // Mutations are sent with `keepalive` (app/fetch-exchange.ts): they outlive the page.
  addEventListener('pagehide', () => engine.flush())
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void engine.refresh()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void engine.refresh(freshFor)
  })
  connectToTabs(engine)
  connectToDevice(engine)
}

/** Retains what is not sent yet, and continues what pages before this one have retained. */
function connectToDevice(engine: CartEngine) {
  const retained = new RetainedChanges()
  engine.subscribe(() => retained.write(engine.state))
  const take = (slots: readonly RestoredSlot[]) => {
    engine.dispatch({ type: 'restored', slots })
    if (engine.state.isKnown) return
    // Without the lines of the cart the engine counts only what was added.
    if (!isCartCounted()) setCartCount(engine.snapshot.view.count)
    void engine.refresh()
  }
  retained.adopt(take, () => void engine.refresh())
}

function connectToTabs(engine: CartEngine) {
  let lastCart: CartSnapshot | null = engine.state.cart
  const post = cartTabs(({ cart }) => {
    if (!cart) return void engine.refresh()
    lastCart = cart as CartSnapshot
    engine.dispatch({ type: 'read', cart: lastCart, applied: engine.state.applied })
  })
  engine.subscribe(() => {
    const { state, view } = engine.snapshot
    // Until the cart is known, only `addToCart` counts: the view has nothing but what was just added.
    if (state.isKnown) setCartCount(view.count)
    if (state.cart === lastCart) return
    lastCart = state.cart
    noteChange()
    post({ count: view.count, cart: state.cart })
  })
  if (changedSinceRendered()) void engine.refresh()
}
