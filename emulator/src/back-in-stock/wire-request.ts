import type { WireBackInStockRequest } from '@vitrine/platform'
import type { StoredBackInStockRequest } from '../rows/back-in-stock-rows.ts'

/** docs/contract/checkout-order.md §6. `autoNotified` is absent until a mail was sent. */
export function wireBackInStockRequestOf(one: StoredBackInStockRequest): WireBackInStockRequest {
  const { id, catalogReference, email, contactId, status, autoNotified, createdDate, itemUrl } = one
  return {
    id,
    catalogReference,
    email,
    contactId,
    status,
    ...(autoNotified !== undefined && { autoNotified }),
    createdDate,
    ...(itemUrl && { itemUrl }),
  }
}
