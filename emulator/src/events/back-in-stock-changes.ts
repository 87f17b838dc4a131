// Converts changed rows of back-in-stock requests to events. docs/contract/events-ecom.md §3.
import { wireBackInStockRequestOf } from '../back-in-stock/wire-request.ts'
import type { Shop } from '../context.ts'
import { modifiedFields } from './modified-fields.ts'
import type { Raised } from './raised.ts'

export const backInStockChanges = ({ state }: Shop): Raised[] =>
  state.backInStockRequests.changes().flatMap(({ id, before, row }): Raised[] => {
    const entityId = id
    if (!row) return before ? [{ name: 'BackInStockRequestDeleted', entityId }] : []
    const body = wireBackInStockRequestOf(row)
    if (!before) return [{ name: 'BackInStockRequestCreated', entityId, body }]
    const modified = modifiedFields(wireBackInStockRequestOf(before), body)
    return [{ name: 'BackInStockRequestUpdated', entityId, body, modifiedFields: modified }]
  })
