// Stock comes back, and whoever asked is told. What waits becomes PROCESSING along with the change of the
// stock, and is mailed once that is written: a platform killed in between goes on where it was.
// contract/checkout-order.md §4 "Back-in-stock request".
import type { Shop } from '../context.ts'
import type { StoredBackInStockRequest } from '../rows/back-in-stock-rows.ts'
import { sendMail } from '../sign-in/mails.ts'
import type { State } from '../state/state.ts'
import { isBack } from './waited-for.ts'

/** Begin before whoever tells of changes: these are changes as well. The answer sends what was left over. */
export function watchStock({ state, site }: Shop): () => void {
  const send = () => {
    const waiting = state.backInStockRequests.by('status', 'PROCESSING')
    if (waiting.length === 0) return
    state.transaction(() => {
      for (const one of waiting) tell(one, state, site.shopUrl)
    })
  }
  state.observe({ changing: () => begin(state), saved: send })
  return send
}

function begin(state: State): void {
  for (const { id, row } of state.products.changes()) {
    if (!row) continue
    for (const one of state.backInStockRequests.by('product', id)) {
      if (one.status === 'RECEIVED' && isBack(one, state)) {
        state.backInStockRequests.put({ ...one, status: 'PROCESSING' })
      }
    }
  }
}

/** Without an address of its own the mail leads to the product's page. Assumed. */
function tell(one: StoredBackInStockRequest, state: State, shopUrl: string): void {
  const slug = state.products.get(one.productId)?.slug
  const isSent = sendMail(
    {
      to: one.email,
      kind: 'back-in-stock',
      subject: `${one.itemName} is back`,
      link: one.itemUrl ?? `${shopUrl}/p/${slug}`,
    },
    state,
  )
  state.backInStockRequests.put({
    ...one,
    ...(isSent ? { status: 'NOTIFICATION_SENT', autoNotified: true } : { status: 'FAILED' }),
  })
}
