// Listens for as long as somebody sees the page, to what is on it. One connection: browsers allow six at a time to one
// place over HTTP/1.1, for all tabs together.
import type { Client } from '@urql/core'
import { unmask } from '../__generated__/fragment-masking.ts'
import type { LiveShopSubscription } from '../__generated__/graphql.ts'
import { currentSignal, onSignal } from '../lib/cart-signal.ts'
import { documentIdOf } from '../lib/document.ts'
import { connect } from './connection.ts'
import { LiveShop_cart, LiveShop_member, LiveShop_product, shopDocument } from './documents.ts'
import { onOtherScreen, productsOnScreen } from './on-screen.ts'
import { Own } from './own.ts'
import { pauseBefore } from './pause.ts'
import { Products } from './products.ts'

type News = LiveShopSubscription['shopChanged']

/** Most products one stream tells of. */
const most = 100

class ShopListener {
  readonly #products: Products
  readonly #own: Own
  /** What is listened to, as one text; null for nothing. */
  #wish: string | null = null
  #stop = () => undefined as unknown
  /** Products the last stream that opened tells of. */
  #heard: ReadonlySet<string> = new Set()
  /** Something may have happened that nobody heard of. */
  #isBehind = false
  /** Nothing was listened to yet: what is on screen is as old as the page. */
  #isFirst = true
  #overs = 0
  /** The browser keeps the page, and shows another one. */
  #isAway = false

  constructor(client: Client) {
    this.#products = new Products(client)
    this.#own = new Own(client)
  }

  /** Looks at what is shown, and listens to that. */
  readonly look = () => {
    if (this.#isAway || document.visibilityState === 'hidden') return this.#leave()
    const { count, viewer } = currentSignal()
    const hasCart = (count ?? 0) > 0
    const shown = [...new Set([...productsOnScreen(), ...this.#own.products])].slice(0, most)
    // Whose it is counts as well: another session hears other things.
    const wish = JSON.stringify([[...shown].sort(), hasCart, viewer ?? null])
    if (wish === this.#wish) return
    if (shown.length === 0 && !hasCart && !viewer) return this.#leave()
    this.#wish = wish
    this.#listen(shown, hasCart, Boolean(viewer))
  }

  readonly turn = ({ type }: PageTransitionEvent) => {
    this.#isAway = type === 'pagehide'
    this.look()
  }

  readonly #leave = () => {
    this.#stop()
    this.#stop = () => undefined
    // Whoever listened and stopped may have missed something.
    this.#isBehind ||= this.#wish !== null
    this.#wish = null
  }

  #listen(productIds: string[], hasCart: boolean, isMember: boolean) {
    let last = this.#stop
    const stop = connect({
      url: '/graphql',
      client: 'web',
      documentId: documentIdOf(shopDocument),
      variables: { productIds },
      onNews: (data) => void this.#hear((data as LiveShopSubscription).shopChanged),
      onOpen: (isAgain) => {
        // Only now, so that nothing is missed in between.
        last()
        last = () => undefined
        const heard = this.#heard
        this.#heard = new Set(productIds)
        const isBehind = isAgain || this.#isBehind || (this.#isFirst && isMember)
        this.#isFirst = false
        if (isBehind) void this.#catchUp()
        else void this.#readNew(productIds, heard, hasCart)
      },
      onOver: () => this.#over(),
    })
    this.#stop = () => {
      last()
      stop()
    }
  }

  async #hear(news: News): Promise<void> {
    this.#overs = 0
    const product = news.__typename === 'ProductChange' && unmask(LiveShop_product, news)
    const cart = news.__typename === 'CartChange' && unmask(LiveShop_cart, news)
    const member = news.__typename === 'MemberChange' && unmask(LiveShop_member, news)
    if (cart) await this.#own.cartChanged(cart.revision ?? null)
    if (member) await this.#own.memberChanged(member.viewer)
    if (!product) return
    const { productId } = product
    await Promise.all([
      this.#products.changed(productId, product.product ?? null),
      this.#own.productChanged(productId),
    ])
  }

  async #catchUp(): Promise<void> {
    this.#isBehind = false
    await Promise.all([this.#products.readAgain(productsOnScreen()), this.#own.readAgain()])
    this.look()
  }

  /** What nobody listened to until now: it is as old as the page, or as the last time it was on screen. */
  async #readNew(ids: readonly string[], heard: ReadonlySet<string>, hasCart: boolean) {
    const shown = new Set(productsOnScreen())
    const isUnread = hasCart && this.#own.products.length === 0
    await Promise.all([
      this.#products.readAgain(ids.filter((id) => shown.has(id) && !heard.has(id))),
      isUnread && this.#own.watchCart(),
    ])
    // What is in the cart is listened to as well.
    if (isUnread) this.look()
  }

  /** Whoever it was is nobody any more, or has logged in elsewhere: what is on screen is still to be heard of. */
  #over() {
    this.#leave()
    setTimeout(this.look, pauseBefore(this.#overs++))
  }
}

/** From here on, until the page goes. */
export function listenToShop(client: Client): void {
  const listener = new ShopListener(client)
  listener.look()
  onSignal(listener.look)
  onOtherScreen(listener.look)
  document.addEventListener('visibilitychange', listener.look)
  // An open stream keeps a page out of the back/forward cache.
  addEventListener('pagehide', listener.turn)
  addEventListener('pageshow', listener.turn)
}
