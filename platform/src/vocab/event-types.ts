// Names of the change events.

/** Ecom events. Source: spec §7 (prose); spelling: docs/contract/events-ecom.md §2-§3. */
export const ecomEventTypes = [
  'wix.ecom.v1.cart_created',
  'wix.ecom.v1.cart_updated',
  'wix.ecom.v1.cart_deleted',
  'wix.ecom.v1.checkout_created',
  'wix.ecom.v1.checkout_updated',
  'wix.ecom.v1.checkout_completed',
  'wix.ecom.v1.checkout_template_created',
  'wix.ecom.v1.checkout_template_updated',
  'wix.ecom.v1.checkout_template_deleted',
  'wix.ecom.v1.checkout_template_used',
  'wix.ecom.v1.checkout_settings_updated',
  'wix.ecom.v1.order_created',
  'wix.ecom.v1.order_updated',
  'wix.ecom.v1.order_approved',
  'wix.ecom.v1.order_canceled',
  'wix.ecom.v1.orders_settings_updated',
  'wix.ecom.v1.fulfillments_updated',
  'wix.ecom.v1.shipping_option_created',
  'wix.ecom.v1.shipping_option_updated',
  'wix.ecom.v1.shipping_option_deleted',
  'wix.ecom.v1.shippo_configuration_created',
  'wix.ecom.v1.shippo_configuration_updated',
  'wix.ecom.v1.shippo_configuration_deleted',
  'wix.ecom.discounts.v1.discount_rule_created',
  'wix.ecom.discounts.v1.discount_rule_updated',
  'wix.ecom.discounts.v1.discount_rule_deleted',
  'wix.ecom.subscription_contracts.v1.subscription_contract_created',
  'wix.ecom.subscription_contracts.v1.subscription_contract_updated',
  'wix.ecom.subscription_contracts.v1.subscription_contract_deleted',
  'wix.ecom.v1.abandoned_checkout_recovered',
  'wix.ecom.v1.back_in_stock_notification_request_created',
  'wix.ecom.v1.back_in_stock_notification_request_updated',
  'wix.ecom.v1.back_in_stock_notification_request_deleted',
  'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent',
  'com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent',
] as const
export type EcomEventType = (typeof ecomEventTypes)[number]

/** Ecom events the spec does not name. Source: docs/contract/events-ecom.md §2. */
export const extraEcomEventTypes = [
  'wix.ecom.v1.checkout_deleted',
  'wix.ecom.v1.order_payment_status_updated',
  'wix.ecom.v1.order_fulfilled',
  'wix.ecom.v1.order_committed',
  'wix.ecom.v1.order_imported',
  'wix.ecom.v1.order_imported_order_deleted',
  'wix.ecom.v1.abandoned_checkout_created',
  'wix.ecom.v1.abandoned_checkout_updated',
  'wix.ecom.v1.abandoned_checkout_deleted',
] as const
export type ExtraEcomEventType = (typeof extraEcomEventTypes)[number]

/** Catalog v1 events. Source: spec §7 (prose); spelling: docs/contract/catalog-events.md §3. */
export const catalogEventTypes = [
  'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  'com.wix.ecommerce.catalog.api.v1.ProductChanged',
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
] as const
export type CatalogEventType = (typeof catalogEventTypes)[number]

/** Catalog v3 events. Source: spec §7 (prose). */
export const catalogV3EventTypes = [
  'wix.stores.catalog.v3.product_created',
  'wix.stores.catalog.v3.product_updated',
  'wix.stores.catalog.v3.product_deleted',
  'wix.stores.catalog.v3.brand_created',
  'wix.stores.catalog.v3.brand_updated',
  'wix.stores.catalog.v3.brand_deleted',
  'wix.stores.catalog.v3.customization_created',
  'wix.stores.catalog.v3.customization_updated',
  'wix.stores.catalog.v3.customization_deleted',
  'wix.stores.catalog.v3.info_section_created',
  'wix.stores.catalog.v3.info_section_updated',
  'wix.stores.catalog.v3.info_section_deleted',
  'wix.stores.catalog.v3.ribbon_created',
  'wix.stores.catalog.v3.ribbon_updated',
  'wix.stores.catalog.v3.ribbon_deleted',
  'wix.stores.catalog.v3.inventory_item_created',
  'wix.stores.catalog.v3.inventory_item_updated',
  'wix.stores.catalog.v3.inventory_item_deleted',
  // not in the spec; source: docs/contract/catalog-events.md §4
  'wix.stores.catalog.v3.inventory_item_stock_status_updated',
  'wix.stores.catalog.v3.inventory_item_updated_with_reason',
] as const
export type CatalogV3EventType = (typeof catalogV3EventTypes)[number]

/** Member events. Source: docs/contract/catalog-events.md §6. */
export const memberEventTypes = [
  'wix.members.v1.member_created',
  'wix.members.v1.member_updated',
  'wix.members.v1.member_deleted',
] as const
export type MemberEventType = (typeof memberEventTypes)[number]

/** The one body member of a domain event. Source: docs/contract/catalog-events.md §2. */
export const eventBodyKeys = [
  'createdEvent',
  'updatedEvent',
  'deletedEvent',
  'actionEvent',
] as const
export type EventBodyKey = (typeof eventBodyKeys)[number]
