// The cart engine of this page, created on first use.
import {
  type CartLineRequest,
  type CartProblem,
  cartClient,
  currentSignal,
  loadDrawer,
  onSignal,
  setCartCount,
} from '../lib/cart-signal.ts'
import { announceAnswers } from './announcements.ts'
import { CartEngine } from './cart-engine.ts'
import { connectToPage } from './page-events.ts'
import { ignoreSecondClick, RecentAdd } from './second-tap.ts'
import { shownPicture } from './shown-picture.ts'
import { createTransport } from './transport.ts'

let engine: CartEngine | null = null
const recent = new RecentAdd()

/** Returns the page's cart engine. Browser only: on the server all requests would share it. */
export function cartEngine(): CartEngine {
  if (engine) return engine
  engine = new CartEngine(createTransport(cartClient))
  connectToPage(engine)
  announceAnswers(engine)
  onSignal(() => {
    if (!currentSignal().isOpen) recent.clear()
  })
  return engine
}

export function addLine(line: CartLineRequest): Promise<{ problems: CartProblem[] }> {
  // The drawer opens next; when its code cannot be loaded, opening it navigates to the cart page.
  loadDrawer().catch(() => undefined)
  const ready = cartEngine()
  if (!ready.state.isKnown) void ready.refresh()
  const { imageUrl } = line.preview
  const preview = { ...line.preview, imageUrl: imageUrl && shownPicture(imageUrl) }
  const request = { ...line, preview }
  const before = recent.find(request)
  if (before) {
    // The badge has counted it already.
    if (ready.state.isKnown) setCartCount(ready.snapshot.view.count)
    return before
  }
  ignoreSecondClick()
  const added = ready.add(request)
  recent.remember(request, added)
  return added
}
