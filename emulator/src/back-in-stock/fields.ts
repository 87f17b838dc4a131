// Defines the fields by which requests can be filtered and sorted: without the email address, as in the SDK's
// query.
import type { StoredBackInStockRequest } from '../rows/back-in-stock-rows.ts'
import type { QueryFields } from '../rules/query-fields.ts'

export const backInStockFields: QueryFields<StoredBackInStockRequest> = {
  id: { kind: 'text', read: ({ id }) => id, sortable: true },
  contactId: { kind: 'text', read: ({ contactId }) => contactId, sortable: true },
  status: { kind: 'text', read: ({ status }) => status, sortable: true },
  autoNotified: { kind: 'flag', read: ({ autoNotified }) => autoNotified, sortable: true },
  createdDate: { kind: 'date', read: ({ createdDate }) => createdDate, sortable: true },
  itemUrl: { kind: 'text', read: ({ itemUrl }) => itemUrl, sortable: true },
}
