// A product as change events carry it, in the form of this gateway: as it was then, with what only the admin of a shop has.
// Catalog v1 fills few of its fields. docs/contract/catalog-events.md §3, §5.1.
import type {
  CustomizationRenderType,
  InventoryStatus,
  MeasurementUnit,
  PreorderAvailability,
  PreorderStatus,
  ProductType,
  PurchaseEligibility,
  SubscriptionDiscountType,
  SubscriptionFrequency,
} from '../../__generated__/schema-types.ts'
import type { Costs } from '../catalog/price.ts'
import type { Seo } from '../catalog/product.ts'
import type { Weight } from '../ecom/line.ts'
import type { Money } from '../money.ts'
import type { JsonObject } from '../read-json.ts'
import type { CustomizationChoice, CustomizationFreeText, InfoSectionSnapshot } from './catalog.ts'
import type { SnapshotMedia } from './snapshot-media.ts'

/** The least and the greatest amount among the variants of a product. Where only one of them is known, there is no range. */
export type MoneyRange = { readonly min: Money; readonly max: Money }

type SnapshotOption = {
  readonly id: string | null
  readonly name: string | null
  readonly key: string | null
  readonly renderType: CustomizationRenderType | null
  readonly choices: readonly CustomizationChoice[]
}

type SnapshotModifier = SnapshotOption & {
  readonly mandatory: boolean | null
  readonly freeText: CustomizationFreeText | null
}

/**
 * A variant of a product of catalog v3, with what only the merchant sees: `cost`, `profit` and `margin`, a fraction of the price.
 * The names of its choices are null where the platform sends ids alone. docs/contract/catalog-events.md §5.1.
 */
export type SnapshotVariant = {
  readonly id: string
  readonly visible: boolean | null
  readonly sku: string | null
  readonly barcode: string | null
  readonly choices: readonly {
    readonly optionId: string | null
    readonly choiceId: string | null
    readonly optionName: string | null
    readonly choiceName: string | null
  }[]
  readonly price: Money | null
  readonly compareAtPrice: Money | null
  readonly cost: Money | null
  readonly profit: Money | null
  readonly margin: number | null
  readonly media: SnapshotMedia | null
  readonly weight: Weight | null
  readonly unitPrice: Money | null
  readonly unitPriceDescription: string | null
  readonly inStock: boolean | null
  readonly preorderEnabled: boolean | null
}

/**
 * A subscription that a product is sold by, with a payment every `interval` units of `frequency`.
 * It has `autoRenewal` or `billingCycles`, and `amountOff` or `percentOff` (0.1 to 99.9). docs/contract/catalog-events.md §5.1.
 */
export type SnapshotSubscription = {
  readonly id: string | null
  readonly title: string | null
  readonly description: string | null
  readonly visible: boolean | null
  readonly frequency: SubscriptionFrequency | null
  readonly interval: number | null
  readonly autoRenewal: boolean | null
  readonly billingCycles: number | null
  readonly discountType: SubscriptionDiscountType | null
  readonly amountOff: Money | null
  readonly percentOff: number | null
}

/** A quantity in a unit, which a price is for. */
export type UnitQuantity = {
  readonly quantity: number | null
  readonly unit: MeasurementUnit | null
}

type CategoryPlace = { readonly id: string; readonly index: number | null }

/** What describes and shows a product. */
type Looks = {
  readonly name: string | null
  readonly slug: string | null
  readonly handle: string | null
  readonly pageUrl: string | null
  readonly relativePath: string | null
  /** HTML, as staff wrote it. */
  readonly description: string | null
  readonly descriptionNodes: JsonObject | null
  readonly visible: boolean | null
  readonly visibleInPos: boolean | null
  readonly mainMedia: SnapshotMedia | null
  readonly media: readonly SnapshotMedia[]
  readonly brandId: string | null
  readonly brandName: string | null
  readonly ribbon: string | null
  readonly additionalRibbons: readonly string[]
  readonly infoSections: readonly InfoSectionSnapshot[]
  readonly seo: Seo
}

/** How a product is sold. */
type Sales = {
  readonly sku: string | null
  readonly price: Money | null
  readonly compareAtPrice: Money | null
  /** Cost and profit, in a currency of which null is that of the shop. */
  readonly costs: (Costs & { readonly currency: string | null }) | null
  readonly priceRange: MoneyRange | null
  readonly compareAtPriceRange: MoneyRange | null
  readonly costRange: MoneyRange | null
  readonly availabilityStatus: InventoryStatus | null
  readonly preorderStatus: PreorderStatus | null
  readonly preorderAvailability: PreorderAvailability | null
  readonly type: ProductType | null
  readonly unitPriceBase: UnitQuantity | null
  readonly shippingWeightRange: { readonly min: Weight; readonly max: Weight } | null
  readonly currency: string | null
  readonly minVariantPrice: Money | null
  readonly minVariantCompareAtPrice: Money | null
  readonly minVariantSku: string | null
  readonly subscriptions: readonly SnapshotSubscription[]
  readonly allowOneTimePurchases: boolean | null
  readonly purchaseEligibility: PurchaseEligibility | null
}

/** Where a product stands, and how it is marked. */
type Places = {
  readonly taxGroupId: string | null
  readonly mainCategoryId: string | null
  readonly directCategories: readonly CategoryPlace[]
  readonly allCategories: readonly CategoryPlace[]
  readonly breadcrumbs: readonly {
    readonly categoryId: string | null
    readonly categoryName: string | null
    readonly categorySlug: string | null
  }[]
  readonly privateTagIds: readonly string[]
  readonly publicTagIds: readonly string[]
  readonly extendedFields: JsonObject | null
}

/** Times are ISO 8601. */
export type ProductSnapshot = Looks &
  Sales &
  Places & {
    readonly id: string
    readonly revision: string | null
    readonly createdAt: string | null
    readonly updatedAt: string | null
    readonly options: readonly SnapshotOption[]
    readonly modifiers: readonly SnapshotModifier[]
    readonly variants: readonly SnapshotVariant[]
    readonly variantCount: number | null
    readonly minPriceVariant: SnapshotVariant | null
  }
