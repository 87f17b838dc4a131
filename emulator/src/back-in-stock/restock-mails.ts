// Sends the emails of back-in-stock requests. Waiting requests become PROCESSING in the transaction that
// changes the stock, and are mailed after the commit: a platform that is killed in between continues after
// its restart. docs/contract/checkout-order.md §6 "Back-in-stock request".
import { messages as mails } from '../__generated__/messages/mails.ts'
import type { Shop } from '../context.ts'
import type { StoredBackInStockRequest } from '../rows/back-in-stock-rows.ts'
import { sendMail } from '../sign-in/mails.ts'
import type { State } from '../state/state.ts'
import { isBack } from './waited-for.ts'

/**
 * Starts watching stock. Call it before the change events start, because its own changes raise events too.
 * The returned function sends the emails that an earlier process left over.
 */
export function watchStock({ state, site }: Shop): () => void {
  const send = () => {
    const waiting = state.backInStockRequests.by('status', 'PROCESSING')
    if (waiting.length === 0) return
    state.transaction(() => {
      for (const one of waiting) notify(one, state, site.shopUrl)
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

/** Sends the email; without a URL of its own it links to the product's page. Assumed. */
function notify(one: StoredBackInStockRequest, state: State, shopUrl: string): void {
  const slug = state.products.get(one.productId)?.slug
  const isSent = sendMail(
    {
      to: one.email,
      kind: 'back-in-stock',
      subject: mails.isBack({ item: one.itemName }),
      link: one.itemUrl ?? `${shopUrl}/p/${slug}`,
    },
    state,
  )
  state.backInStockRequests.put({
    ...one,
    ...(isSent ? { status: 'NOTIFICATION_SENT', autoNotified: true } : { status: 'FAILED' }),
  })
}
