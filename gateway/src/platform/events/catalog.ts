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

/** What limits the text that a buyer enters, such as an engraving. A null `defaultAddedPrice` adds nothing to the price. */
export type CustomizationFreeText = {
  readonly minCharCount: number | null
  readonly maxCharCount: number | null
  readonly defaultAddedPrice: Money | null
  readonly title: string | null
  readonly key: string | null
}

/**
 * A choice of an option, a modifier or a customization. Without `primaryChoiceIds` it goes with every choice of the first option.
 * Only products send `inStock` and `visible`. docs/contract/catalog-events.md §5.1, §5.2.
 */
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

/** A section of text below the description, which products share. `descriptionNodes` has the same text as a tree of nodes. */
export type InfoSectionSnapshot = Dated & {
  /** Null in a product that was sent without the ids of its sections. */
  readonly id: string | null
  readonly uniqueName: string | null
  readonly title: string | null
  /** HTML, as staff wrote it. */
  readonly description: string | null
  readonly descriptionNodes: JsonObject | null
}

/** A short label on the picture of a product, such as `New`, in an event of its own. A `ProductSnapshot` has names alone. */
export type Ribbon = Dated & { readonly id: string; readonly name: string | null }

/** A collection as it was when it was created. Catalog v3 has no events of collections. docs/contract/catalog-events.md §4. */
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

/** The names of what changed in a product of catalog v1, which sends no values. docs/contract/catalog-events.md §3. */
export type ChangedProduct = {
  readonly productId: string
  /** The platform's names; empty when it names none. */
  readonly changedFields: readonly string[]
}

/** The variants of a product that changed, each with its choice of every option and the names of what changed, without values. */
export type ChangedVariants = {
  readonly productId: string
  readonly variants: readonly {
    readonly variantId: string
    readonly choices: readonly { readonly option: string; readonly choice: string }[]
    /** The platform's names. */
    readonly changedFields: readonly string[]
  }[]
}

/**
 * The names of what changed in a collection, without values. Products that are put into it raise events of their own.
 * A null `collectionId`: the message has neither spelling of it. docs/contract/catalog-events.md §3, §10.
 */
export type ChangedCollection = {
  readonly collectionId: string | null
  /** The platform's names; empty when it names none. */
  readonly changedFields: readonly string[]
}

/**
 * A change of whether the stock of a product is tracked or can be preordered. Quantities change in a `ChangedStock`.
 * docs/contract/catalog-events.md §3.1.
 */
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

/**
 * The stock of variants before and after it went up or down. Null on a side: the platform does not send it.
 * `updatedAt` is ISO 8601. docs/contract/catalog-events.md §3.1.
 */
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

/**
 * A stock record after a change, with the reason and the app that made it: the platform's own store app has an id as well.
 * docs/contract/catalog-events.md §4.
 */
export type ExplainedStock = {
  readonly inventoryItem: InventoryItem
  readonly reason: InventoryChangeReason | null
  readonly appId: string | null
}
