// Events of the inventory. docs/contract/catalog-events.md §3.1, §4.
import { inventoryFields } from './changed-fields.ts'
import { eventTypes } from './event-types.ts'
import { bodyFrom, either, facts, from, listFrom } from './facts.ts'

export const inventoryEventResolvers = eventTypes({
  InventoryItemUpdatedEvent: {
    ...facts,
    changedFields: listFrom('InventoryItemChanged', ({ changedFields }) =>
      inventoryFields(changedFields),
    ),
    inventoryItem: either(
      from('InventoryItemChanged', ({ inventoryItem }) => inventoryItem),
      bodyFrom('InventoryItemV3Updated'),
    ),
  },
  InventoryVariantsUpdatedEvent: {
    ...facts,
    productId: from('InventoryVariantsChanged', ({ productId }) => productId),
    variants: listFrom('InventoryVariantsChanged', ({ variants }) => variants),
    reason: from('InventoryVariantsChanged', ({ reason }) => reason),
    updatedAt: from('InventoryVariantsChanged', ({ updatedAt }) => updatedAt),
  },
  InventoryItemCreatedEvent: {
    ...facts,
    inventoryItem: bodyFrom('InventoryItemV3Created'),
  },
  InventoryItemDeletedEvent: {
    ...facts,
    inventoryItem: bodyFrom('InventoryItemV3Deleted'),
  },
  InventoryItemStockStatusUpdatedEvent: {
    ...facts,
    inStock: from('InventoryItemV3StockStatusUpdated', ({ inStock }) => inStock),
  },
  InventoryItemUpdatedWithReasonEvent: {
    ...facts,
    inventoryItem: from('InventoryItemV3UpdatedWithReason', ({ inventoryItem }) => inventoryItem),
    reason: from('InventoryItemV3UpdatedWithReason', ({ reason }) => reason),
    appId: from('InventoryItemV3UpdatedWithReason', ({ appId }) => appId),
  },
})
