// Words of products, collections and brands.

/** Product type, v1. Source: spec §3; extra: unspecified_product_type (docs/contract/catalog.md §13). */
export const productTypes = ['physical', 'digital', 'unspecified_product_type'] as const
export type ProductType = (typeof productTypes)[number]

/** Product type, v3. Source: docs/contract/catalog.md §13. */
export const productTypesV3 = ['PHYSICAL', 'DIGITAL'] as const
export type ProductTypeV3 = (typeof productTypesV3)[number]

/** Inventory status, v1. Source: spec §3. */
export const inventoryStatuses = ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] as const
export type InventoryStatus = (typeof inventoryStatuses)[number]

/** Availability, v3: the spec merges the two lists below. Source: spec §3. */
export const availabilityStatuses = [
  'IN_STOCK',
  'OUT_OF_STOCK',
  'PARTIALLY_OUT_OF_STOCK',
  'PREORDER',
] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

/** Availability of a v3 product. Source: docs/contract/catalog.md §13. */
export const productAvailabilityStatuses = [
  'IN_STOCK',
  'OUT_OF_STOCK',
  'PARTIALLY_OUT_OF_STOCK',
] as const
export type ProductAvailabilityStatus = (typeof productAvailabilityStatuses)[number]

/** Availability of a v3 inventory item. Source: docs/contract/catalog.md §13. */
export const inventoryItemAvailabilityStatuses = ['OUT_OF_STOCK', 'IN_STOCK', 'PREORDER'] as const
export type InventoryItemAvailabilityStatus = (typeof inventoryItemAvailabilityStatuses)[number]

/** Preorder status. Source: spec §3. */
export const preorderStatuses = ['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED'] as const
export type PreorderStatus = (typeof preorderStatuses)[number]

/** Variants that can be preordered. Source: docs/contract/catalog.md §13. */
export const preorderAvailabilities = ['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS'] as const
export type PreorderAvailability = (typeof preorderAvailabilities)[number]

/** Option type, v1. Source: spec §3; extra: unspecified_option_type (docs/contract/catalog.md §13). */
export const optionTypes = ['drop_down', 'color', 'unspecified_option_type'] as const
export type OptionType = (typeof optionTypes)[number]

/** Discount of a product. Source: spec §3; extra: UNDEFINED (docs/contract/catalog.md §13). */
export const catalogDiscountTypes = ['NONE', 'AMOUNT', 'PERCENT', 'UNDEFINED'] as const
export type CatalogDiscountType = (typeof catalogDiscountTypes)[number]

/** Discount of a v3 subscription. Source: docs/contract/catalog.md §13. */
export const subscriptionDiscountTypes = ['AMOUNT', 'PERCENT'] as const
export type SubscriptionDiscountType = (typeof subscriptionDiscountTypes)[number]

/** Unit of a price per unit. Source: spec §3; extra: UNSPECIFIED (docs/contract/catalog.md §13). */
export const measurementUnits = [
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
  'UNSPECIFIED',
] as const
export type MeasurementUnit = (typeof measurementUnits)[number]

/** Unit of product and package dimensions. Source: docs/contract/catalog.md §13. */
export const dimensionsUnits = [
  'UNKNOWN_DIMENSIONS_UNIT',
  'MM',
  'CM',
  'M',
  'IN',
  'FT',
  'YD',
] as const
export type DimensionsUnit = (typeof dimensionsUnits)[number]

/** Media item type, v1. Source: spec §3. */
export const mediaItemTypes = [
  'image',
  'video',
  'audio',
  'document',
  'zip',
  // not in the spec; source: docs/contract/catalog.md §13
  'unspecified_media_item_type',
] as const
export type MediaItemType = (typeof mediaItemTypes)[number]

/** Media type, v3. Source: docs/contract/catalog.md §13. */
export const mediaTypesV3 = ['IMAGE', 'VIDEO'] as const
export type MediaTypeV3 = (typeof mediaTypesV3)[number]

/** Kind of a search-engine tag. Source: docs/contract/catalog.md §5. */
export const seoTagTypes = ['title', 'meta', 'script', 'link'] as const
export type SeoTagType = (typeof seoTagTypes)[number]

/** Catalog a site has. Source: spec §3; extra: STORES_NOT_INSTALLED (docs/contract/catalog.md §13). */
export const catalogVersions = ['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED'] as const
export type CatalogVersion = (typeof catalogVersions)[number]

/** Choice type, v3. Source: spec §3. */
export const choiceTypes = ['CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE'] as const
export type ChoiceType = (typeof choiceTypes)[number]

/** Order of the choices, v3. Source: docs/contract/catalog.md §13. */
export const choiceSortStrategies = ['DEFAULT', 'BY_NAME', 'BY_PRODUCT_COUNT', 'MANUAL'] as const
export type ChoiceSortStrategy = (typeof choiceSortStrategies)[number]

/** Customization type. Source: spec §3. */
export const customizationTypes = ['PRODUCT_OPTION', 'MODIFIER'] as const
export type CustomizationType = (typeof customizationTypes)[number]

/** Render types of both kinds. Source: docs/contract/catalog.md §13. */
export const customizationRenderTypes = ['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'] as const
export type CustomizationRenderType = (typeof customizationRenderTypes)[number]

/** Modifier render type. Source: spec §3. */
export const modifierRenderTypes = ['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'] as const
export type ModifierRenderType = (typeof modifierRenderTypes)[number]

/** Option render type. Source: spec §3. */
export const optionRenderTypes = ['TEXT_CHOICES', 'SWATCH_CHOICES'] as const
export type OptionRenderType = (typeof optionRenderTypes)[number]

/** Rounding strategy. Source: spec §3. */
export const roundingStrategies = [
  'NO_ROUNDING',
  'CURRENCY_PRECISION',
  'NEAREST_WHOLE_NUMBER',
] as const
export type RoundingStrategy = (typeof roundingStrategies)[number]

/** Exposure of a search document. Source: spec §3; extra: UNKNOWN (docs/contract/catalog.md §13). */
export const productVisibilities = [
  'PROTECTED',
  'PRIVATE',
  'PUBLIC',
  'UNCHANGED',
  'GROUP_PROTECTED',
  'UNKNOWN',
] as const
export type ProductVisibility = (typeof productVisibilities)[number]

/** Why stock changed. Source: spec §3; extra: UNKNOWN (docs/contract/catalog.md §13). */
export const inventoryChangeReasons = [
  'ORDER',
  'MANUAL',
  'REVERT_INVENTORY_CHANGE',
  'UNKNOWN',
] as const
export type InventoryChangeReason = (typeof inventoryChangeReasons)[number]

/** Who may buy a v3 product. Source: docs/contract/catalog.md §13. */
export const purchaseEligibilities = ['MEMBERS_ONLY'] as const
export type PurchaseEligibility = (typeof purchaseEligibilities)[number]

/** Requestable fields of a brand. Source: spec §7; spelling: docs/contract/catalog.md §13. */
export const brandFields = ['ASSIGNED_PRODUCTS_COUNT'] as const
export type BrandField = (typeof brandFields)[number]

/** Requestable fields of an info section. Source: docs/contract/catalog.md §13. */
export const infoSectionFields = ['ASSIGNED_PRODUCTS_COUNT'] as const
export type InfoSectionField = (typeof infoSectionFields)[number]

/** Requestable fields of a ribbon; singular as sent. Source: docs/contract/catalog.md §13. */
export const ribbonFields = ['ASSIGNED_PRODUCT_COUNT'] as const
export type RibbonField = (typeof ribbonFields)[number]

/** Requestable fields of a customization. Source: docs/contract/catalog.md §13. */
export const customizationFields = ['ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE'] as const
export type CustomizationField = (typeof customizationFields)[number]
