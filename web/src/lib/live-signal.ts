// Loads the code for live updates after the page has loaded and is idle. Without it, changes of the shop show on the
// next page.
import type { Client } from '@urql/core'
import type { UpdatesConfig } from '@urql/exchange-graphcache'

/** Cache updates of change events; empty until the code for live updates is loaded. */
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
