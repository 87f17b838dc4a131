// The seam between a page and what happens in the shop while it is open. What listens is loaded once the page stands
// and nothing else is going on; without it, everything works from one page load to the next.
import type { Client } from '@urql/core'

declare global {
  interface WindowEventMap {
    /** The product on the page changed and is about to be rendered again. */
    'vitrine:product-changed': Event
  }
}

export function listenLater(client: Client): void {
  const load = () => import('../live/shop.ts')
  setTimeout(
    () =>
      load()
        .then((live) => live.listenToShop(client))
        .catch(() => undefined),
    1500,
  )
}
