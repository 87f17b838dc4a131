// Reads back-in-stock requests. docs/contract/checkout-order.md §10.
import {
  booleanOrNull,
  type JsonObject,
  requiredString,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { BackInStockRequest } from '../back-in-stock.ts'
import { readCatalogReference } from './read-line-parts.ts'

const statuses = {
  RECEIVED: 'RECEIVED',
  PROCESSING: 'PROCESSING',
  NOTIFICATION_SENT: 'NOTIFICATION_SENT',
  FAILED: 'FAILED',
  UNSPECIFIED: 'UNKNOWN',
} as const

/** Reads a back-in-stock request of a response or a change event. Throws an `UnexpectedForm` without an id. */
export function readBackInStockRequest(from: JsonObject): BackInStockRequest {
  const reference = readCatalogReference(from)
  return {
    id: requiredString(from, 'id'),
    catalogItemId: reference?.catalogItemId ?? null,
    catalogAppId: reference?.appId ?? null,
    catalogOptions: reference?.options ?? null,
    email: stringOrNull(from, 'email'),
    contactId: stringOrNull(from, 'contactId'),
    status: wordOf(from, 'status', statuses, null),
    autoNotified: booleanOrNull(from, 'autoNotified'),
    createdAt: stringOrNull(from, 'createdDate'),
    pageUrl: stringOrNull(from, 'itemUrl'),
  }
}
