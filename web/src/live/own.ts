// News of the cart and the membership of whoever is here.
import type { Client } from '@urql/core'
import type { LiveViewerQuery } from '../__generated__/graphql.ts'
import type { CartEngine } from '../cart/cart-engine.ts'
import type { CartSnapshot } from '../cart/transport.ts'
import { currentSignal, setViewer } from '../lib/cart-signal.ts'
import { paths } from '../lib/paths.ts'
import { showToast } from '../lib/toast.ts'
import { viewerDocument } from './documents.ts'
import { newlyGone } from './newly-gone.ts'

type Viewer = LiveViewerQuery['viewer']

/** A cart that is older than this was changed by somebody, perhaps. */
const freshFor = 5000

export class Own {
  readonly #client: Client
  #engine: CartEngine | null = null

  constructor(client: Client) {
    this.#client = client
  }

  /** Products of the cart, for whom something is in it. */
  get products(): string[] {
    return this.#engine?.state.cart?.lines.flatMap(({ productId }) => productId ?? []) ?? []
  }

  /** The cart is known from here on. Called where there is one. */
  async watchCart(): Promise<void> {
    const engine = await this.#load()
    await engine.refresh(freshFor)
  }

  /** `revision` of the cart after the change; whoever has that one need not ask. */
  async cartChanged(revision: string | null): Promise<void> {
    const engine = await this.#load()
    await landed(engine)
    if (revision === null || engine.state.cart?.revision !== revision) await engine.refresh()
  }

  /** A product is another one: what is in the cart may be sold out with it. */
  async productChanged(id: string): Promise<void> {
    // The engine may still be on its way although something was just put into the cart.
    if (!this.#hasCart) return
    const engine = await this.#load()
    if (this.products.includes(id)) await engine.refresh()
  }

  /** After a while in which nobody listened. */
  async readAgain(): Promise<void> {
    if (this.#hasCart) await (await this.#load()).refresh()
    const policy = { requestPolicy: 'network-only' } as const
    const { data } = await this.#client.query(viewerDocument, {}, policy).toPromise()
    if (data) await this.memberChanged(data.viewer)
  }

  /** Who was logged in and is not any more is told so, as wherever else it is noticed. */
  async memberChanged({ role, name }: Viewer): Promise<void> {
    const { viewer } = currentSignal()
    if (role === 'MEMBER') setViewer(name ?? '')
    else if (viewer) (await import('../lib/tell-downgrade.ts')).tellDowngrade()
  }

  get #hasCart(): boolean {
    return this.#engine !== null || (currentSignal().count ?? 0) > 0
  }

  async #load(): Promise<CartEngine> {
    const { cartEngine } = await import('../cart/engine.ts')
    if (!this.#engine) {
      this.#engine = cartEngine()
      announceGone(this.#engine)
    }
    return this.#engine
  }
}

/** Says what sold out since the last cart, whichever read or write brought the new one. */
function announceGone(engine: CartEngine): void {
  let before = engine.state.cart
  engine.subscribe(() => {
    const after = engine.state.cart
    if (after !== before) tellGone(before, after)
    before = after
  })
}

function tellGone(before: CartSnapshot | null, after: CartSnapshot | null): void {
  // There it is said beside the line.
  if (location.pathname === paths.cart) return
  for (const name of newlyGone(before, after)) {
    void showToast({
      tone: 'warning',
      text: `${name} in your cart is sold out.`,
      action: { label: 'View cart', onClick: () => location.assign(paths.cart) },
    })
  }
}

/** Resolves when no write is under way: its answer may be the very change that was told. */
async function landed(engine: CartEngine): Promise<void> {
  while (engine.state.slots.some(({ flight }) => flight)) {
    await new Promise<void>((resolve) => {
      const stop = engine.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
}
