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
    if (revision === null || engine.state.cart?.revision !== revision) await this.#refresh(engine)
  }

  /** A product is another one: what is in the cart may be sold out with it. */
  async productChanged(id: string): Promise<void> {
    if (this.#engine && this.products.includes(id)) await this.#refresh(this.#engine)
  }

  /** After a while in which nobody listened. */
  async readAgain(): Promise<void> {
    if ((currentSignal().count ?? 0) > 0 || this.#engine) await this.#refresh(await this.#load())
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

  async #load(): Promise<CartEngine> {
    this.#engine ??= (await import('../cart/engine.ts')).cartEngine()
    return this.#engine
  }

  async #refresh(engine: CartEngine): Promise<void> {
    const before = engine.state.cart
    await engine.refresh()
    tellGone(before, engine.state.cart)
  }
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
