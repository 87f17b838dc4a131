// What change events of the catalog and the inventory carry beside products, in the form of this gateway.
// docs/contract/catalog-events.md §3, §3.1, §5.2.
import type {
  ChoiceSortStrategy,
  CustomizationChoiceType,
  CustomizationRenderType,
  CustomizationType,
  InventoryChangeReason,
  InventoryItemAvailability,
} from '../../__generated__/schema-types.ts'
import type { Image, MediaItem } from '../catalog/media.ts'
import type { Money } from '../money.ts'
import type { JsonObject } from '../read-json.ts'
import type { SnapshotMedia } from './snapshot-media.ts'

/** Times are ISO 8601. */
type Dated = {
  readonly revision: string | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
}

export type CustomizationFreeText = {
  readonly minCharCount: number | null
  readonly maxCharCount: number | null
  readonly defaultAddedPrice: Money | null
  readonly title: string | null
  readonly key: string | null
}

export type CustomizationChoice = {
  readonly id: string | null
  readonly type: CustomizationChoiceType | null
  readonly key: string | null
  readonly name: string | null
  readonly colorCodes: readonly string[]
  readonly image: Image | null
  readonly displayImage: Image | null
  readonly inStock: boolean | null
  readonly visible: boolean | null
  readonly addedPrice: Money | null
  readonly primaryChoiceIds: readonly string[]
  readonly linkedMedia: readonly SnapshotMedia[]
}

/** An option or a modifier that products share. */
export type Customization = Dated & {
  readonly id: string
  readonly key: string | null
  readonly name: string | null
  readonly type: CustomizationType | null
  readonly renderType: CustomizationRenderType | null
  readonly freeText: CustomizationFreeText | null
  readonly choices: readonly CustomizationChoice[]
  readonly sortOrder: ChoiceSortStrategy | null
}

export type InfoSectionSnapshot = Dated & {
  /** Null in a product that was sent without the ids of its sections. */
  readonly id: string | null
  readonly uniqueName: string | null
  readonly title: string | null
  /** HTML, as staff wrote it. */
  readonly description: string | null
  readonly descriptionNodes: JsonObject | null
}

export type Ribbon = Dated & { readonly id: string; readonly name: string | null }

export type CollectionSnapshot = {
  readonly id: string
  readonly name: string | null
  readonly slug: string | null
  readonly visible: boolean | null
  readonly mainMedia: MediaItem | null
  /** The main item first. */
  readonly media: readonly MediaItem[]
}

type PreorderSettings = {
  readonly enabled: boolean | null
  readonly message: string | null
  readonly limit: number | null
  readonly preorderedQuantity: number | null
  readonly quantity: number | null
}

/** Stock of a variant at a location; of a whole product in catalog v1, which fills few fields. */
export type InventoryItem = Dated & {
  readonly id: string
  readonly variantId: string | null
  readonly locationId: string | null
  readonly productId: string | null
  readonly tracked: boolean | null
  readonly availabilityStatus: InventoryItemAvailability | null
  readonly inStock: boolean | null
  readonly quantity: number | null
  readonly preorder: PreorderSettings | null
  readonly productName: string | null
  readonly variantName: string | null
  readonly variantSku: string | null
  readonly variantVisible: boolean | null
  readonly directCategoryIds: readonly string[]
  readonly extendedFields: JsonObject | null
}

export type ChangedProduct = {
  readonly productId: string
  /** The platform's names; empty when it names none. */
  readonly changedFields: readonly string[]
}

export type ChangedVariants = {
  readonly productId: string
  readonly variants: readonly {
    readonly variantId: string
    readonly choices: readonly { readonly option: string; readonly choice: string }[]
    /** The platform's names. */
    readonly changedFields: readonly string[]
  }[]
}

export type ChangedCollection = {
  readonly collectionId: string | null
  /** The platform's names; empty when it names none. */
  readonly changedFields: readonly string[]
}

export type ChangedInventoryItem = {
  readonly productId: string | null
  /** The platform's names. */
  readonly changedFields: readonly string[]
  readonly inventoryItem: InventoryItem
}

type StockValue = {
  readonly quantity: number | null
  readonly inStock: boolean | null
  readonly availableForPreorder: boolean | null
}

export type ChangedStock = {
  readonly productId: string | null
  readonly variants: readonly {
    readonly variantId: string
    readonly before: StockValue | null
    readonly after: StockValue | null
  }[]
  readonly reason: InventoryChangeReason | null
  readonly updatedAt: string | null
}

export type ExplainedStock = {
  readonly inventoryItem: InventoryItem
  readonly reason: InventoryChangeReason | null
  readonly appId: string | null
}
