// Applies changes of the caller's own cart and membership.

import type { Client } from '@urql/core'
import { graphql } from '../__generated__/gql.ts'
import type { LiveViewerQuery } from '../__generated__/graphql.ts'
import * as messages from '../__generated__/messages/cart.ts'
import type { CartEngine } from '../cart/cart-engine.ts'
import type { CartSnapshot } from '../cart/transport.ts'
import { currentSignal, setViewer } from '../lib/cart-signal.ts'
import { paths } from '../lib/paths.ts'
import { showToast } from '../lib/toast.ts'
import { newlyGone } from './newly-gone.ts'

const viewerDocument = graphql(`
  query LiveViewer {
    viewer {
      role
      name
    }
  }
`)

type Viewer = LiveViewerQuery['viewer']

/** Milliseconds after which a cart is fetched again. */
const freshFor = 5000

export class Own {
  readonly #client: Client
  readonly #onCart: () => unknown
  #engine: CartEngine | null = null

  /** `onCart` is called whenever the cart may contain other products. */
  constructor(client: Client, onCart: () => unknown = () => undefined) {
    this.#client = client
    this.#onCart = onCart
  }

  /** Ids of the products in the cart. */
  get products(): string[] {
    return this.#engine?.state.cart?.lines.flatMap(({ productId }) => productId ?? []) ?? []
  }

  /** Whether a response has shown a cart, and thereby a session: the count of a first add is shown before there is one. */
  get knowsCart(): boolean {
    return Boolean(this.#engine?.state.cart)
  }

  /** Loads the cart, so that its products are subscribed to. Called when the session has a cart. */
  async watchCart(): Promise<void> {
    const engine = await this.#load()
    await engine.refresh(freshFor)
  }

  /** Refreshes the cart unless the engine has `revision` already; null when the cart was replaced or deleted. */
  async cartChanged(revision: string | null): Promise<void> {
    const engine = await this.#load()
    await landed(engine)
    if (revision === null || engine.state.cart?.revision !== revision) await engine.refresh()
  }

  /** Refreshes the cart if it contains the product: the line may be sold out. */
  async productChanged(id: string): Promise<void> {
    // Skips loading the engine when there is no cart.
    if (!this.#hasCart) return
    const engine = await this.#load()
    if (this.products.includes(id)) await engine.refresh()
  }

  /** Refreshes cart and membership after a gap in the subscription. */
  async readAgain(): Promise<void> {
    if (this.#hasCart) await (await this.#load()).refresh()
    await this.readViewer()
  }

  /** Refreshes the membership. */
  async readViewer(): Promise<void> {
    const policy = { requestPolicy: 'network-only' } as const
    const { data } = await this.#client.query(viewerDocument, {}, policy).toPromise()
    if (data) await this.memberChanged(data.viewer)
  }

  /** Updates the shown member; notifies the member when the session expired. */
  async memberChanged({ role, name }: Viewer): Promise<void> {
    const { viewer } = currentSignal()
    if (role === 'MEMBER') setViewer(name ?? '')
    else if (viewer) (await import('../lib/notify-session-expired.ts')).notifySessionExpired()
  }

  get #hasCart(): boolean {
    return this.#engine !== null || (currentSignal().count ?? 0) > 0
  }

  async #load(): Promise<CartEngine> {
    const { cartEngine } = await import('../cart/engine.ts')
    if (!this.#engine) {
      this.#engine = cartEngine()
      announceGone(this.#engine)
      this.#engine.subscribe(this.#onCart)
    }
    return this.#engine
  }
}

/** Subscribes to the engine and announces lines that sold out between two carts. */
function announceGone(engine: CartEngine): void {
  let before = engine.state.cart
  engine.subscribe(() => {
    const after = engine.state.cart
    if (after !== before) showSoldOut(before, after)
    before = after
  })
}

function showSoldOut(before: CartSnapshot | null, after: CartSnapshot | null): void {
  // The cart page shows it at the line.
  if (location.pathname === paths.cart) return
  for (const name of newlyGone(before, after)) {
    void showToast({
      tone: 'warning',
      text: messages.inYourCartIsSoldOut({ name }),
      action: { label: messages.viewCart, onClick: () => location.assign(paths.cart) },
    })
  }
}

/** Resolves when no write is in flight: its response may already contain the published change. */
async function landed(engine: CartEngine): Promise<void> {
  while (engine.state.slots.some(({ inFlight }) => inFlight)) {
    await new Promise<void>((resolve) => {
      const stop = engine.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
}
