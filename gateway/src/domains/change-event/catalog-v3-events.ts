// Events of catalog v3 and of members. docs/contract/catalog-events.md §4, §6.
import { customizationOf, infoSectionOf, inventoryItemOf, productV3Of } from './catalog-v3.ts'
import { eventTypes } from './event-types.ts'
import { facts, from, itself } from './facts.ts'

export const catalogV3EventResolvers = eventTypes({
  ProductV3CreatedEvent: {
    ...facts,
    product: from('ProductV3Created', productV3Of),
  },
  ProductV3UpdatedEvent: {
    ...facts,
    product: from('ProductV3Updated', productV3Of),
  },
  ProductV3DeletedEvent: {
    ...facts,
    product: from('ProductV3Deleted', productV3Of),
  },
  BrandCreatedEvent: {
    ...facts,
    brand: from('BrandCreated', itself),
  },
  BrandUpdatedEvent: {
    ...facts,
    brand: from('BrandUpdated', itself),
  },
  BrandDeletedEvent: facts,
  CustomizationCreatedEvent: {
    ...facts,
    customization: from('CustomizationCreated', customizationOf),
  },
  CustomizationUpdatedEvent: {
    ...facts,
    customization: from('CustomizationUpdated', customizationOf),
  },
  CustomizationDeletedEvent: {
    ...facts,
    customization: from('CustomizationDeleted', customizationOf),
  },
  InfoSectionCreatedEvent: {
    ...facts,
    infoSection: from('InfoSectionCreated', infoSectionOf),
  },
  InfoSectionUpdatedEvent: {
    ...facts,
    infoSection: from('InfoSectionUpdated', infoSectionOf),
  },
  InfoSectionDeletedEvent: facts,
  RibbonCreatedEvent: {
    ...facts,
    ribbon: from('RibbonCreated', itself),
  },
  RibbonUpdatedEvent: {
    ...facts,
    ribbon: from('RibbonUpdated', itself),
  },
  RibbonDeletedEvent: {
    ...facts,
    ribbon: from('RibbonDeleted', itself),
  },
  InventoryItemV3CreatedEvent: {
    ...facts,
    inventoryItem: from('InventoryItemV3Created', inventoryItemOf),
  },
  InventoryItemV3UpdatedEvent: {
    ...facts,
    inventoryItem: from('InventoryItemV3Updated', inventoryItemOf),
  },
  InventoryItemV3DeletedEvent: {
    ...facts,
    inventoryItem: from('InventoryItemV3Deleted', inventoryItemOf),
  },
  InventoryItemV3StockStatusUpdatedEvent: {
    ...facts,
    inStock: from('InventoryItemV3StockStatusUpdated', ({ inStock }) => inStock),
  },
  InventoryItemV3UpdatedWithReasonEvent: {
    ...facts,
    inventoryItem: from('InventoryItemV3UpdatedWithReason', ({ currentEntity }) =>
      inventoryItemOf(currentEntity),
    ),
    reason: from('InventoryItemV3UpdatedWithReason', ({ reason }) => reason),
    appId: from('InventoryItemV3UpdatedWithReason', ({ appId }) => appId),
  },
  MemberCreatedEvent: {
    ...facts,
    member: from('MemberCreated', itself),
  },
  MemberUpdatedEvent: {
    ...facts,
    member: from('MemberUpdated', itself),
  },
  MemberDeletedEvent: facts,
})
