// Lines of carts, checkouts and orders. docs/contract/cart.md §4, docs/contract/cart-v2.md §10.
import type {
  ItemAvailability,
  ItemType,
  PaymentOption,
  SubscriptionFrequency,
  TaxableAddressType,
  WeightUnit,
} from '../../__generated__/schema-types.ts'
import type { Image } from '../catalog/media.ts'
import type { Money } from '../money.ts'
import type { TaxDetails } from './totals.ts'

/** `unit`: null is that of the shop. */
export type Weight = { readonly value: number | string; readonly unit: WeightUnit | null }

/** An option or a text of a line in the language of the request. `colorCode`: hex. */
export type DescriptionLine = {
  readonly name: string
  readonly value: string
  readonly colorCode: string | null
}

/** One piece of a line as a parcel. Null members were not sent. */
export type PhysicalProperties = {
  readonly weight: Weight | null
  readonly sku: string | null
  readonly shippable: boolean | null
}

/** How a line repeats: every `interval` times `frequency`. `billingCycles` has no effect with `autoRenewal`. */
export type SubscriptionOption = {
  readonly title: string | null
  readonly description: string | null
  readonly frequency: SubscriptionFrequency | null
  readonly interval: number | null
  readonly autoRenewal: boolean | null
  readonly billingCycles: number | null
  /** ISO 8601. */
  readonly startsAt: string | null
  readonly freeTrial: {
    readonly frequency: SubscriptionFrequency | null
    readonly interval: number | null
  } | null
  readonly enableCustomerCancellation: boolean | null
}

/** What staff or an app set in place of the catalog. */
export type CatalogOverride = {
  readonly productName: string | null
  readonly descriptionLines: readonly DescriptionLine[]
  readonly paymentOption: PaymentOption | null
  readonly price: Money | null
  readonly fullPrice: Money | null
  readonly depositAmount: Money | null
  readonly weight: Weight | null
  readonly sku: string | null
  readonly shippable: boolean | null
  readonly image: Image | null
  readonly savePaymentMethod: boolean | null
  readonly inventoryAppId: string | null
}

/** Modifiers that a shopper selected for a line, such as a topping. */
export type ModifierGroup = {
  readonly id: string | null
  readonly name: string | null
  readonly modifiers: readonly {
    readonly id: string | null
    readonly quantity: number | null
    readonly label: string | null
    readonly details: string | null
    readonly price: Money | null
  }[]
}

/** The item of a catalog that a line sells. `options`: as the platform stores them. */
export type CatalogReference = {
  readonly catalogItemId: string | null
  readonly appId: string | null
  readonly options: Readonly<Record<string, unknown>> | null
}

/** A line of a cart or a checkout. Tax and totals before and after tax are null in a cart; `CalculatedLine` has them. */
export type CartLine = {
  readonly id: string
  readonly quantity: number
  readonly reference: CatalogReference | null
  readonly rootCatalogItemId: string | null
  /** Options in the language of the request. */
  readonly choices: readonly { readonly option: string; readonly choice: string }[]
  readonly customTexts: readonly { readonly title: string; readonly value: string }[]
  /** Empty when the platform sends none. */
  readonly name: string
  readonly pageUrl: string | null
  readonly relativePath: string | null
  readonly image: Image | null
  readonly descriptionLines: readonly DescriptionLine[]
  readonly priceDescription: string | null
  readonly priceUndetermined: boolean
  /** For one piece, after the discounts of the line. */
  readonly price: Money
  readonly fullPrice: Money
  readonly priceBeforeDiscounts: Money
  /** For all pieces. */
  readonly total: Money
  readonly totalBeforeTax: Money | null
  readonly totalAfterTax: Money | null
  readonly discount: Money | null
  readonly taxDetails: TaxDetails | null
  readonly availability: {
    readonly status: ItemAvailability
    /** Null when it is not counted. */
    readonly quantityAvailable: number | null
  }
  readonly itemType: ItemType
  readonly customItemType: string | null
  readonly physicalProperties: PhysicalProperties | null
  readonly paymentOption: PaymentOption | null
  readonly subscription: SubscriptionOption | null
  readonly serviceProperties: {
    /** ISO 8601. */
    readonly scheduledAt: string | null
    readonly numberOfParticipants: number | null
  } | null
  readonly catalogOverride: CatalogOverride | null
  readonly depositAmount: Money | null
  readonly taxableAddress: TaxableAddressType | null
  readonly savePaymentMethod: boolean
  readonly selectedMembership: { readonly id: string; readonly appId: string | null } | null
  readonly policies: readonly { readonly title: string | null; readonly content: string }[]
  readonly modifierGroups: readonly ModifierGroup[]
  readonly modifiersTotalPrice: Money | null
  readonly deliveryProfileId: string | null
  readonly taxGroupId: string | null
  readonly consentRequiredPaymentPolicy: string | null
  readonly extendedFields: Readonly<Record<string, unknown>> | null
  /** A line of no catalog. */
  readonly custom: boolean
  readonly fixedQuantity: boolean
  readonly membersOnly: boolean
}
