// The seam between a page and what happens in the shop while it is open. What listens is loaded once the page stands
// and nothing else is going on; without it, everything works from one page load to the next.
import type { Client } from '@urql/core'
import type { UpdatesConfig } from '@urql/exchange-graphcache'

/** What changes of the shop do to the cache. Complete once the code that listens is loaded. */
export const cacheUpdates: UpdatesConfig = {}

export const loadLive = () => import('../live/shop.ts')

export function listenLater(client: Client): void {
  setTimeout(
    () =>
      loadLive()
        .then(({ updates, listenToShop }) => {
          Object.assign(cacheUpdates, updates)
          listenToShop(client)
        })
        .catch(() => undefined),
    1500,
  )
}
