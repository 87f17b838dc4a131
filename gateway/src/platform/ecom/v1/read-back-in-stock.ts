// Reads back-in-stock requests. docs/contract/checkout-order.md §10.
import { flagOrNull, type JsonObject, requiredText, textOrNull, wordOf } from '../../read-json.ts'
import type { BackInStockRequest } from '../back-in-stock.ts'
import { readCatalogReference } from './read-line-parts.ts'

const statuses = {
  RECEIVED: 'RECEIVED',
  PROCESSING: 'PROCESSING',
  NOTIFICATION_SENT: 'NOTIFICATION_SENT',
  FAILED: 'FAILED',
  UNSPECIFIED: 'UNKNOWN',
} as const

export function readBackInStockRequest(from: JsonObject): BackInStockRequest {
  const reference = readCatalogReference(from)
  return {
    id: requiredText(from, 'id'),
    catalogItemId: reference?.catalogItemId ?? null,
    catalogAppId: reference?.appId ?? null,
    catalogOptions: reference?.options ?? null,
    email: textOrNull(from, 'email'),
    contactId: textOrNull(from, 'contactId'),
    status: wordOf(from, 'status', statuses, null),
    autoNotified: flagOrNull(from, 'autoNotified'),
    createdAt: textOrNull(from, 'createdDate'),
    pageUrl: textOrNull(from, 'itemUrl'),
  }
}
