// Subscribes to the products, cart and member of the page while it is visible. One connection: over HTTP/1.1 a browser
// opens at most six to one origin, for all tabs together.
import type { Client } from '@urql/core'
import { unmask } from '../__generated__/fragment-masking.ts'
import type { LiveShopSubscription } from '../__generated__/graphql.ts'
import { currentSignal, onSignal } from '../lib/cart-signal.ts'
import { isPageLeaving } from '../lib/page-leaving.ts'
import { onShownProducts } from '../lib/shown-products.ts'
import { LiveShop_cart, LiveShop_member, LiveShop_product, shopDocument } from './documents.ts'
import { Own } from './own.ts'
import { pauseBefore } from './pause.ts'
import { idsOnScreen, mostProducts, readAgain, readMissed } from './products.ts'

export { streamResults } from './stream-results.ts'
export { updates } from './updates.ts'

type ShopChange = LiveShopSubscription['shopChanged']

class ShopListener {
  readonly #client: Client
  readonly #own: Own
  /** Serialized subject of the open stream; null when there is none. */
  #streamKey: string | null = null
  #stop = () => undefined as unknown
  #streams = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Products covered by the last opened stream. */
  #covered: ReadonlySet<string> = new Set()
  /** Changes may have been missed since the last stream closed. */
  #isBehind = false
  /** No stream was opened yet: the page shows data of its rendering. */
  #isFirst = true
  #overs = 0
  /** The page is being left, or is in the back/forward cache. */
  #isAway = isPageLeaving()

  constructor(client: Client) {
    this.#client = client
    this.#own = new Own(client, this.lookLater)
  }

  /** Opens a stream for what the page shows now, unless one is open for the same. */
  readonly look = () => {
    if (this.#isAway || document.visibilityState === 'hidden') return this.#close()
    const { count, viewer } = currentSignal()
    const hasCart = (count ?? 0) > 0
    const shown = [...new Set([...idsOnScreen(), ...this.#own.products])].slice(0, mostProducts)
    // The member is part of the key: another session receives other events.
    const streamKey = JSON.stringify([[...shown].sort(), hasCart, viewer ?? null])
    if (streamKey === this.#streamKey) return
    // Without products, a stream is of a session, and refused where there is none yet.
    if (shown.length === 0 && !viewer && !this.#own.knowsCart)
      return void this.#waitForCart(hasCart)
    this.#streamKey = streamKey
    this.#listen(shown, hasCart, Boolean(viewer))
  }

  /** Waits for the rest of a screen that is being shown. */
  readonly lookLater = () => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.look, 300)
  }

  readonly turn = ({ type, persisted }: PageTransitionEvent) => {
    // The end of loading says nothing of a page that is being left already.
    this.#isAway = type === 'pagehide' || (this.#isAway && !persisted)
    this.look()
  }

  /** A form that the browser sends itself leads to another page, and may end the session before. */
  readonly leave = ({ defaultPrevented }: Event) => {
    if (defaultPrevented) return
    this.#isAway = true
    this.look()
  }

  readonly #close = () => {
    this.#stop()
    this.#stop = () => undefined
    // Changes between closing and reopening are missed.
    this.#isBehind ||= this.#streamKey !== null
    this.#streamKey = null
  }

  /** Reads the cart, and looks again once there is one: now, or when the add that is counted was answered. */
  async #waitForCart(hasCart: boolean): Promise<void> {
    this.#close()
    this.#isBehind ||= hasCart
    if (!hasCart) return
    await this.#own.watchCart()
    if (this.#own.knowsCart) this.look()
  }

  #listen(productIds: string[], hasCart: boolean, isMember: boolean) {
    let last = this.#stop
    const onOpen = (isAgain: boolean) => {
      // The previous stream closes once the new one is open, so no event is missed.
      last()
      last = () => undefined
      const covered = this.#covered
      this.#covered = new Set(productIds)
      const isBehind = isAgain || this.#isBehind || (this.#isFirst && isMember)
      this.#isFirst = false
      if (isBehind) void this.#catchUp()
      else void this.#readNew(productIds, covered, hasCart)
    }
    // A key of its own: urql would share the open stream, which may be that of another session.
    const request = { key: ++this.#streams, query: shopDocument, variables: { productIds } }
    const { unsubscribe } = this.#client
      .executeSubscription(request, { onOpen })
      .subscribe(({ data, hasNext }) => {
        if (data) void this.#receive(data.shopChanged)
        if (!hasNext) this.#reopen()
      })
    this.#stop = () => {
      last()
      unsubscribe()
    }
  }

  /** The cache has been updated already. */
  async #receive(change: ShopChange): Promise<void> {
    this.#overs = 0
    const product = change.__typename === 'ProductChange' && unmask(LiveShop_product, change)
    const cart = change.__typename === 'CartChange' && unmask(LiveShop_cart, change)
    const member = change.__typename === 'MemberChange' && unmask(LiveShop_member, change)
    if (product) await this.#own.productChanged(product.productId)
    if (cart) await this.#own.cartChanged(cart.revision ?? null)
    if (member) await this.#own.memberChanged(member.viewer)
  }

  async #catchUp(): Promise<void> {
    this.#isBehind = false
    await Promise.all([readMissed(this.#client, idsOnScreen()), this.#own.readAgain()])
    this.look()
  }

  /** Fetches products that no stream covered before: their data is as old as the page. */
  async #readNew(ids: readonly string[], covered: ReadonlySet<string>, hasCart: boolean) {
    const shown = new Set(idsOnScreen())
    const unread = ids.filter((id) => shown.has(id) && !covered.has(id))
    const isUnread = hasCart && this.#own.products.length === 0
    await Promise.all([readAgain(this.#client, unread), isUnread && this.#own.watchCart()])
    // Products of the cart are part of the subscription.
    if (isUnread) this.look()
  }

  /**
   * Reopens the stream with backoff after the gateway ended it because the session changed. Reads first who the caller
   * is: a member who signed out has no stream of their own, and the gateway would refuse it.
   */
  #reopen() {
    this.#close()
    const look = () => this.#isAway || this.#own.readViewer().then(this.look)
    setTimeout(look, pauseBefore(this.#overs++))
  }
}

/** Starts the subscription of the page. */
export function listenToShop(client: Client): void {
  const listener = new ShopListener(client)
  listener.look()
  onSignal(listener.look)
  onShownProducts(listener.lookLater)
  document.addEventListener('visibilitychange', listener.look)
  // An open stream keeps a page out of the back/forward cache.
  addEventListener('submit', listener.leave)
  addEventListener('pagehide', listener.turn)
  addEventListener('pageshow', listener.turn)
}
