// Implements back-in-stock requests, which the site stores. docs/contract/checkout-order.md §4, §6.
import { type AllCalls, type Handlers, platformCodes } from '@vitrine/platform'
import { contactIdOf } from '../back-in-stock/contact-of.ts'
import { backInStockFields } from '../back-in-stock/fields.ts'
import { waitedFor, waitingKey } from '../back-in-stock/waited-for.ts'
import { wireBackInStockRequestOf } from '../back-in-stock/wire-request.ts'
import type { CallContext } from '../context.ts'
import { notFound, refused } from '../refuse.ts'
import type { StoredBackInStockRequest } from '../rows/back-in-stock-rows.ts'
import { runQuery } from '../rules/run-query.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'

export const backInStockNotifications: Handlers<AllCalls['backInStockNotifications'], CallContext> =
  {
    createBackInStockNotificationRequest: ({ request, itemDetails }, { state }) => {
      if (!siteSettingsOf(state).collectsBackInStock) {
        throw refused(428, platformCodes.backInStockOff, 'This site does not take such requests')
      }
      checkImage(itemDetails.image?.url)
      const { catalogReference, email, itemUrl } = request
      const { product, choices } = waitedFor(catalogReference, state)
      makeRoom(email, waitingKey(product.id, choices), state)
      const created = state.backInStockRequests.put({
        id: state.newId('back-in-stock'),
        productId: product.id,
        choices,
        catalogReference,
        email,
        contactId: contactIdOf(email, state),
        status: 'RECEIVED',
        createdDate: state.now().toISOString(),
        itemUrl,
        itemName: itemDetails.name,
      })
      return { request: wireBackInStockRequestOf(created) }
    },

    getBackInStockNotificationRequest: ({ id }, { state }) => ({
      request: wireBackInStockRequestOf(requestWith(id, state)),
    }),

    queryBackInStockNotificationRequests: ({ query }, { state }) => {
      const { items, metadata } = runQuery(state.backInStockRequests.all(), query, {
        fields: backInStockFields,
        // Assumed: the newest first.
        defaultSort: [{ fieldName: 'createdDate', descending: true }],
        alwaysCursor: !query?.paging,
      })
      return { requests: items.map(wireBackInStockRequestOf), metadata }
    },

    deleteBackInStockNotificationRequest: ({ id }, { state }) => {
      state.backInStockRequests.delete(requestWith(id, state).id)
      return {}
    },
  }

function requestWith(id: string, state: State): StoredBackInStockRequest {
  const known = state.backInStockRequests.get(id.toLowerCase())
  if (!known) throw notFound('Back in stock notification request')
  return known
}

/**
 * Ensures one request per email address and product: refuses while an equal one is waiting, and deletes a
 * finished one, so that a shopper can request again after the next sell-out. Assumed.
 */
function makeRoom(email: string, key: string, state: State): void {
  const same = state.backInStockRequests
    .by('email', email.toLowerCase())
    .filter(({ productId, choices }) => waitingKey(productId, choices) === key)
  if (same.some(({ status }) => status === 'RECEIVED' || status === 'PROCESSING')) {
    const why = 'This address waits for this already'
    throw refused(409, platformCodes.backInStockRequested, why)
  }
  for (const { id } of same) state.backInStockRequests.delete(id)
}

/** Validates the picture. Assumed: a picture without a URL counts as none, and any web URL is accepted. */
function checkImage(url: string | null | undefined): void {
  if (url && !/^https?:\/\//.test(url)) {
    throw refused(400, platformCodes.backInStockImage, 'The picture has no web address')
  }
}
