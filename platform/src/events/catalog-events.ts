// Events of both catalogs and of members. Source: docs/contract/catalog-events.md §3, §3.1, §4, §6.
import { wireBrand } from '../wire/collection.ts'
import {
  collectionChangedMessage,
  collectionCreatedMessage,
  collectionDeletedMessage,
  inventoryItemMessage,
  inventoryVariantsMessage,
  productChangedMessage,
  productCreatedMessage,
  productDeletedMessage,
  variantsChangedMessage,
} from './catalog-messages.ts'
import {
  inventoryWithReasonEvent,
  stockStatusEvent,
  wireCustomizationV3,
  wireInfoSectionV3,
  wireInventoryItemV3,
  wireRibbonV3,
} from './catalog-v3.ts'
import { deleted, deletedWith, domain, message } from './define-event.ts'
import { memberEntity } from './entities.ts'
import { wireProductV3 } from './product-v3.ts'

const catalog = 'com.wix.ecommerce.catalog.api.v1'
const inventory = 'com.wix.ecommerce.inventory.api.v1'
const product = 'wix.stores.catalog.v3.product'
const brand = 'wix.stores.catalog.v3.brand'
const customization = 'wix.stores.catalog.v3.customization'
const infoSection = 'wix.stores.catalog.v3.info_section'
const ribbon = 'wix.stores.catalog.v3.ribbon'
const inventoryItem = 'wix.stores.catalog.v3.inventory_item'
const member = 'wix.members.v1.member'

export const catalogEvents = {
  ProductCreated: message(`${catalog}.ProductCreated`, 'productId', productCreatedMessage),
  ProductChanged: message(`${catalog}.ProductChanged`, 'productId', productChangedMessage),
  ProductDeleted: message(`${catalog}.ProductDeleted`, 'productId', productDeletedMessage),
  VariantsChanged: message(`${catalog}.VariantsChanged`, 'productId', variantsChangedMessage),
  CollectionCreated: message(
    `${catalog}.CollectionCreated`,
    'collectionId',
    collectionCreatedMessage,
  ),
  CollectionChanged: message(
    `${catalog}.CollectionChanged`,
    'collectionId',
    collectionChangedMessage,
  ),
  CollectionDeleted: message(
    `${catalog}.CollectionDeleted`,
    'collectionId',
    collectionDeletedMessage,
  ),
  InventoryItemChanged: message(
    `${inventory}.InventoryItemChanged`,
    'inventoryItemId',
    inventoryItemMessage,
  ),
  InventoryVariantsChanged: message(
    `${inventory}.InventoryVariantsChanged`,
    'inventoryItemId',
    inventoryVariantsMessage,
  ),
  ProductV3Created: domain(product, 'created', wireProductV3),
  ProductV3Updated: domain(product, 'updated', wireProductV3),
  ProductV3Deleted: deletedWith(product, wireProductV3),
  BrandCreated: domain(brand, 'created', wireBrand),
  BrandUpdated: domain(brand, 'updated', wireBrand),
  BrandDeleted: deleted(brand),
  CustomizationCreated: domain(customization, 'created', wireCustomizationV3),
  CustomizationUpdated: domain(customization, 'updated', wireCustomizationV3),
  CustomizationDeleted: deletedWith(customization, wireCustomizationV3),
  InfoSectionCreated: domain(infoSection, 'created', wireInfoSectionV3),
  InfoSectionUpdated: domain(infoSection, 'updated', wireInfoSectionV3),
  InfoSectionDeleted: deleted(infoSection),
  RibbonCreated: domain(ribbon, 'created', wireRibbonV3),
  RibbonUpdated: domain(ribbon, 'updated', wireRibbonV3),
  RibbonDeleted: deletedWith(ribbon, wireRibbonV3),
  InventoryItemV3Created: domain(inventoryItem, 'created', wireInventoryItemV3),
  InventoryItemV3Updated: domain(inventoryItem, 'updated', wireInventoryItemV3),
  InventoryItemV3Deleted: deletedWith(inventoryItem, wireInventoryItemV3),
  InventoryItemV3StockStatusUpdated: domain(
    inventoryItem,
    'stock_status_updated',
    stockStatusEvent,
    'sdk',
  ),
  InventoryItemV3UpdatedWithReason: domain(
    inventoryItem,
    'updated_with_reason',
    inventoryWithReasonEvent,
    'sdk',
  ),
  MemberCreated: domain(member, 'created', memberEntity, 'sdk'),
  MemberUpdated: domain(member, 'updated', memberEntity, 'sdk'),
  MemberDeleted: deleted(member, 'sdk'),
} as const
