// Events of the inventory. docs/contract/catalog-events.md §3.1, §4.
import { inventoryItemOf as inventoryItemV1Of } from './catalog-v1.ts'
import { inventoryItemOf } from './catalog-v3.ts'
import { inventoryFields } from './changed-fields.ts'
import { eventTypes } from './event-types.ts'
import { either, facts, from, listFrom } from './facts.ts'

type OfProduct = { productId?: string | null; externalId?: string | null }

const productIdOf = ({ productId, externalId }: OfProduct) => productId ?? externalId

export const inventoryEventResolvers = eventTypes({
  InventoryItemUpdatedEvent: {
    ...facts,
    // A comma-separated text. docs/contract/catalog-events.md §3.1.
    changedFields: listFrom('InventoryItemChanged', ({ fieldMask }) =>
      inventoryFields((fieldMask ?? '').split(',').filter(Boolean)),
    ),
    inventoryItem: either(
      from('InventoryItemChanged', inventoryItemV1Of),
      from('InventoryItemV3Updated', inventoryItemOf),
    ),
  },
  InventoryVariantsUpdatedEvent: {
    ...facts,
    productId: from('InventoryVariantsChanged', productIdOf),
    variants: listFrom('InventoryVariantsChanged', ({ variants }) =>
      variants.map(({ id, oldValue, newValue }) => ({
        variantId: id,
        before: oldValue,
        after: newValue,
      })),
    ),
    reason: from('InventoryVariantsChanged', ({ reason }) => reason),
    updatedAt: from('InventoryVariantsChanged', ({ updatedDate }) => updatedDate),
  },
  InventoryItemCreatedEvent: {
    ...facts,
    inventoryItem: from('InventoryItemV3Created', inventoryItemOf),
  },
  InventoryItemDeletedEvent: {
    ...facts,
    inventoryItem: from('InventoryItemV3Deleted', inventoryItemOf),
  },
  InventoryItemStockStatusUpdatedEvent: {
    ...facts,
    inStock: from('InventoryItemV3StockStatusUpdated', ({ inStock }) => inStock),
  },
  InventoryItemUpdatedWithReasonEvent: {
    ...facts,
    inventoryItem: from('InventoryItemV3UpdatedWithReason', ({ currentEntity }) =>
      inventoryItemOf(currentEntity),
    ),
    reason: from('InventoryItemV3UpdatedWithReason', ({ reason }) => reason),
    appId: from('InventoryItemV3UpdatedWithReason', ({ appId }) => appId),
  },
})
