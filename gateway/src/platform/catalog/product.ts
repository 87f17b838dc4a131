// Products and variants, in the form of this gateway: what both generations of the platform's catalog can say.
// docs/contract/catalog.md §5, §6; docs/contract/catalog-v3.md §10.
import type {
  DimensionsUnit,
  InventoryStatus,
  MeasurementUnit,
  OptionType,
  ProductType,
} from '../../__generated__/schema-types.ts'
import type { MediaItem } from './media.ts'
import type { Costs, NumberRange, Price, ProductDiscount } from './price.ts'

/** Whether a product or a variant can be sold, and how many are left. A product is in stock while one of its variants is. */
export type Stock = {
  readonly status: InventoryStatus
  readonly inStock: boolean
  /** The number in stock is counted. */
  readonly tracked: boolean
  /** Null unless tracked. */
  readonly quantity: number | null
}

/**
 * One value of an option. In an availability, `inStock` and `visible` are those under the choices already made.
 * docs/contract/catalog.md §6
 */
export type ProductChoice = {
  /** What identifies the choice: a color as `#rrggbb`, otherwise the label. */
  readonly value: string
  /** What is shown, and sent when it is chosen. */
  readonly label: string
  readonly inStock: boolean
  readonly visible: boolean
  /** Pictures of the product with this choice. */
  readonly media: readonly MediaItem[]
}

/** What a shopper chooses, such as a size. Its name identifies it within the product. A variant has one choice of each option. */
export type ProductOption = {
  readonly name: string
  readonly type: OptionType
  readonly choices: readonly ProductChoice[]
}

/** Decimal texts. */
export type Dimensions = {
  readonly length: string | null
  readonly width: string | null
  readonly height: string | null
  readonly unit: DimensionsUnit
}

/** The amount that a product contains, and the one that its unit price is for. */
export type PricePerUnit = {
  readonly totalQuantity: number
  readonly totalUnit: MeasurementUnit
  readonly baseQuantity: number
  readonly baseUnit: MeasurementUnit
}

/** Texts for search engines. `tags`: as the merchant entered them. */
export type Seo = {
  readonly title: string | null
  readonly description: string | null
  readonly tags: readonly SeoTag[]
  readonly keywords: readonly {
    readonly term: string
    readonly main: boolean
    readonly origin: string | null
  }[]
  readonly preventAutoRedirect: boolean | null
}

/** A tag of the head of the product page. `props`: its attributes; `children`: what it contains; `custom`: added by hand. */
export type SeoTag = {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> | null
  readonly meta: Readonly<Record<string, unknown>> | null
  readonly children: string | null
  readonly custom: boolean
  readonly disabled: boolean
}

/** HTML as the merchant wrote it. */
export type InfoSection = { readonly title: string; readonly description: string }

/** What a shopper writes for a product, such as an engraving. `maxLength`: characters, 500 where the platform sends no limit. */
export type CustomTextField = {
  readonly title: string
  readonly maxLength: number
  readonly mandatory: boolean
}

/** What a product and its variants have both. */
type Sold = {
  readonly price: Price
  /** In the requested currency; null when none was requested. */
  readonly convertedPrice: Price | null
  /** In the unit of the shop. */
  readonly weight: number | null
  readonly sku: string | null
  readonly visible: boolean
  readonly productDimensions: Dimensions | null
  readonly packageDimensions: Dimensions | null
}

/** Price, weight and stock of one combination of choices. A product without options has one. docs/contract/catalog.md §5 */
export type ProductVariant = Sold & {
  readonly id: string
  /** The label of the choice by the name of its option. */
  readonly choices: Readonly<Record<string, string>>
  readonly stock: Stock
  /** Null unless read with the merchant's rights. */
  readonly costs: Costs | null
}

/** The variant that all choices of an availability request select. */
export type SelectedVariant = Sold & {
  readonly id: string | null
  readonly inStock: boolean
  readonly quantity: number | null
}

/**
 * Something that is sold. In lists `convertedPrice`, `infoSections`, `media`, `options` and `seo` may be read on first use, which
 * then throws the `PlatformFailure` of the call. docs/decisions/067-large-members-when-read.md
 */
export type Product = Sold & {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly type: ProductType
  /** HTML as the merchant wrote it. */
  readonly description: string | null
  readonly stock: Stock
  readonly weightRange: NumberRange | null
  readonly priceRange: NumberRange | null
  readonly pricePerUnit: PricePerUnit | null
  readonly discount: ProductDiscount
  readonly infoSections: readonly InfoSection[]
  readonly ribbon: string | null
  readonly brandName: string | null
  /** The main item first. */
  readonly media: readonly MediaItem[]
  readonly customTextFields: readonly CustomTextField[]
  /** Variants have their own price and stock. */
  readonly managesVariants: boolean
  readonly options: readonly ProductOption[]
  /** Where the platform's own shop shows the product. */
  readonly pageUrl: string | null
  /** Grows in the order of creation. */
  readonly numericId: string | null
  readonly inventoryItemId: string | null
  /** Null when the response does not say. Contains the built-in collection of all products. */
  readonly collectionIds: readonly string[] | null
  /** Empty in lists, unless they were requested with variants. */
  readonly variants: readonly ProductVariant[]
  readonly seo: Seo
  /** ISO 8601. */
  readonly createdAt: string | null
  /** ISO 8601. */
  readonly updatedAt: string | null
  /** Null unless read with the merchant's rights. */
  readonly costs: Costs | null
  readonly costRange: NumberRange | null
}

/** A variant as an item of the store. docs/contract/catalog.md §6. */
export type StoreVariant = {
  /** `<productId>-<variantId>` */
  readonly id: string
  readonly variantId: string | null
  readonly productId: string | null
  readonly name: string | null
  readonly productName: string | null
  readonly managesVariants: boolean
  readonly sku: string | null
  readonly stock: Stock
  readonly choices: Readonly<Record<string, string>>
  readonly collectionIds: readonly string[]
  readonly media: MediaItem | null
  readonly preorder: {
    readonly enabled: boolean
    readonly message: string | null
    readonly limit: number | null
  } | null
}

/** Which of the remaining choices can be bought. */
export type ProductAvailability = {
  readonly availableForPurchase: boolean
  /** Null until all choices are made. */
  readonly selectedVariant: SelectedVariant | null
  readonly options: readonly ProductOption[]
  readonly media: readonly MediaItem[]
  readonly managesVariants: boolean | null
}
