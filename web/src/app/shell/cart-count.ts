// The badge and the account of the header, in one query. Loaded after the page.
import type { Client } from '@urql/core'
import { graphql } from '../../__generated__/gql.ts'
import { beginCountRead, currentSignal, setViewer } from '../../lib/cart-signal.ts'
import { followCount } from '../../lib/last-count.ts'

export const cartCountDocument = graphql(`
  query CartCount {
    cart {
      id
      revision
      itemCount
    }
    viewer {
      role
      name
    }
  }
`)

/** Fetches the count of the cart and the name of the member. A failure leaves both unchanged. */
async function fetchCartCount(client: Client): Promise<void> {
  const showCount = beginCountRead()
  const policy = { requestPolicy: 'network-only' } as const
  const { data, error } = await client.query(cartCountDocument, {}, policy).toPromise()
  if (!data) return
  // Without an error, a visitor without a cart.
  if (data.cart || !error) showCount(data.cart?.itemCount ?? 0)
  setViewer(data.viewer.role === 'MEMBER' ? (data.viewer.name ?? '') : null)
}

/**
 * Fetches what the page does not know yet, also when the connection is back, and fetches again when the page is restored
 * from the back/forward cache.
 */
export function watchCartCount(client: Client): void {
  let last = Promise.resolve()
  const fetchUnknown = () => {
    // One after the other: a second request would share the failure of the one on its way.
    last = last.then(() => {
      const { count, viewer } = currentSignal()
      if (count === null || viewer === undefined) return fetchCartCount(client)
    })
  }
  addEventListener('pageshow', ({ persisted }) => persisted && void fetchCartCount(client))
  addEventListener('online', fetchUnknown)
  followCount()
  fetchUnknown()
}
