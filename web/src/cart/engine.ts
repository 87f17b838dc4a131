// The one engine of this page, and the door to it.
import {
  type CartLineRequest,
  type CartProblem,
  cartClient,
  loadDrawer,
} from '../lib/cart-signal.ts'
import { CartEngine } from './cart-engine.ts'
import { speakFor } from './live-words.ts'
import { connectToPage } from './page-events.ts'
import { createTransport } from './transport.ts'

let engine: CartEngine | null = null

/** In the browser only: on the server one engine would serve everybody. */
export function cartEngine(): CartEngine {
  if (engine) return engine
  engine = new CartEngine(createTransport(cartClient))
  connectToPage(engine)
  speakFor(engine)
  return engine
}

export function addLine(line: CartLineRequest): Promise<{ problems: CartProblem[] }> {
  // The drawer opens next; when it cannot be loaded, opening it leads to the cart page.
  loadDrawer().catch(() => undefined)
  const ready = cartEngine()
  if (!ready.state.isKnown) void ready.refresh()
  return ready.add(line)
}
