// Lines that a call adds to a cart or sets in it. docs/contract/cart.md §4, docs/contract/cart-v2.md §10.
import type {
  ItemType,
  PaymentOption,
  SubscriptionFrequency,
  TaxableAddressType,
  WeightUnit,
} from '../../__generated__/schema-types.ts'

type Text = string | null | undefined
type Count = number | null | undefined
type Flag = boolean | null | undefined
type Known<Word> = Exclude<Word, 'UNKNOWN'>
/** Data of an application, passed on unchanged. */
type Data = Record<string, unknown>

/** A picture of the site, or one of another host. */
export type RequestedImage = {
  readonly source: { readonly mediaId?: Text; readonly url?: Text }
  readonly width?: Count
  readonly height?: Count
  readonly alt?: Text
  readonly filename?: Text
}

/** `colorCode`: of a color. */
export type RequestedDescription = {
  readonly name: string
  readonly value: string
  readonly colorCode?: Text
}

/** `unit`: that of the shop. */
export type RequestedWeight = { readonly value: string; readonly unit: Known<WeightUnit> }

/** What staff or an app set of any line. Prices are decimal texts in the currency of the cart. */
type RequestedTerms = {
  readonly fullPrice?: Text
  readonly descriptionLines?: readonly RequestedDescription[] | null
  readonly image?: RequestedImage | null
  readonly weight?: RequestedWeight | null
  readonly sku?: Text
  readonly shippable?: Flag
  readonly paymentOption?: Known<PaymentOption> | null
  readonly depositAmount?: Text
}

/** What they set in place of the catalog. */
export type RequestedOverride = RequestedTerms & {
  readonly productName?: Text
  readonly price?: Text
  readonly savePaymentMethod?: Flag
  readonly inventoryAppId?: Text
}

/** A line that sells an item of a catalog. `options` of the reference: as the catalog has them. */
export type RequestedLine = {
  readonly reference: {
    readonly catalogItemId: string
    readonly appId: string
    readonly options?: Data
  }
  readonly quantity: number
  readonly selectedMembership?: { readonly id: string; readonly appId: string } | null
  readonly extendedFields?: Data | null
  readonly catalogOverride?: RequestedOverride | null
  readonly taxableAddress?: Known<TaxableAddressType> | null
}

/** How a custom line repeats: every `interval` times `frequency`. `billingCycles` has no effect with `autoRenewal`. */
export type RequestedSubscription = {
  readonly title: string
  readonly description?: Text
  readonly frequency: Known<SubscriptionFrequency>
  readonly interval: number
  readonly autoRenewal: boolean
  readonly billingCycles?: Count
  /** ISO 8601. */
  readonly startsAt?: Text
  readonly freeTrial?: {
    readonly frequency: Known<SubscriptionFrequency>
    readonly interval: number
  } | null
  readonly enableCustomerCancellation?: Flag
}

/** Modifiers of a custom line, such as toppings. Prices are decimal strings in the currency of the cart. */
export type RequestedModifierGroup = {
  readonly id?: Text
  readonly name: string
  readonly modifiers: readonly {
    readonly id?: Text
    readonly quantity?: Count
    readonly label: string
    readonly details?: Text
    readonly price?: Text
  }[]
}

/** A line of no catalog. */
export type RequestedCustomLine = RequestedTerms & {
  readonly name: string
  readonly quantity: number
  readonly price: string
  readonly itemType: Known<ItemType>
  /** The name of a `CUSTOM` type. */
  readonly customItemType?: Text
  readonly pageUrl?: Text
  readonly priceDescription?: Text
  readonly priceUndetermined?: Flag
  readonly quantityAvailable?: Count
  readonly fixedQuantity?: Flag
  readonly membersOnly?: Flag
  readonly policies?: readonly { readonly title?: Text; readonly content: string }[] | null
  readonly modifierGroups?: readonly RequestedModifierGroup[] | null
  readonly taxGroupId?: Text
  readonly deliveryProfileId?: Text
  readonly taxableAddress?: Known<TaxableAddressType> | null
  readonly catalogReference?: {
    readonly catalogItemId: string
    readonly catalogAppId: string
    readonly options?: Data | null
  } | null
  readonly rootCatalogItemId?: Text
  readonly subscription?: RequestedSubscription | null
  readonly serviceProperties?: {
    /** ISO 8601. */
    readonly scheduledAt?: Text
    readonly numberOfParticipants?: Count
  } | null
}

/** A line of the cart with the quantity that it gets. */
export type LineQuantity = { readonly lineId: string; readonly quantity: number }

/** What staff or an app take off: of these lines, or of the whole cart. */
export type RequestedDiscount = {
  readonly amount: string
  readonly lineIds?: readonly string[] | null
}
