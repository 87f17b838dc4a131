// The source type of each GraphQL type: one of our own where the platform folder maps it, otherwise the wire type, with its
// currency where the wire type has none. `codegen.ts`
// pairs them by name: exporting `XSource` is all it takes for the type `X`.

import type {
  WeightUnit,
  WireAdditionalFee,
  WireAddress,
  WireAppliedDiscount,
  WireBackInStockRequest,
  WireBuyerInfo,
  WireCalculatedLine,
  WireCart,
  WireCartLine,
  WireCheckout,
  WireCheckoutSettings,
  WireContact,
  WireEstimate,
  WireLogistics,
  WireMember,
  WireMemberAddress,
  WireMembership,
  WireMembershipOptions,
  WireOrder,
  WireOrderActivity,
  WireOrderDiscount,
  WireOrderLine,
  WirePriceSummary,
  WireRedirectSession,
  WireSelectedCarrierOption,
  WireSelectedMembership,
  WireShippingInfo,
  WireShippingOption,
  WireTaxDetails,
  WireTaxSummary,
} from '@vitrine/platform'
import type { Facet, FacetValue, Store } from '../__generated__/schema-types.ts'
import type { AuditEntry } from '../audit/audit-log.ts'
import type { Actor } from '../auth/actor.ts'
import type { StaffState } from '../auth/staff-access.ts'
import type { AppKeyEntry } from '../domains/app-key/entry.ts'
import type { Found } from '../domains/product/found.ts'
import type { ChangeEvent, EventIdentity, StoredEvent } from '../events/change-event.ts'
import type { BulkFailure, JobItemRow, JobRow } from '../jobs/job-rows.ts'
import type { Brand, Collection } from '../platform/catalog/collection.ts'
import type { Image, MediaItem, Video } from '../platform/catalog/media.ts'
import type { Costs } from '../platform/catalog/price.ts'
import type {
  Dimensions,
  InfoSection,
  PricePerUnit,
  Product,
  ProductAvailability,
  ProductOption,
  ProductVariant,
  SelectedVariant,
  Stock,
  StoreVariant,
} from '../platform/catalog/product.ts'
import type { ProductChange, SessionChange } from '../subscriptions/topics.ts'
import type { Connection, Counted } from './paging.ts'

/** An event from the history, or one being handled, which counts as handled. */
export type EventIdentitySource = EventIdentity
export type ChangeEventSource = StoredEvent | ChangeEvent
export type ChangeEventConnectionSource = Counted<Connection<StoredEvent>>
export type AppKeySource = AppKeyEntry
export type AuditRecordSource = AuditEntry
export type AuditRecordConnectionSource = Connection<AuditEntry>
export type CallerSource = Actor
export type ActorSource = Omit<Actor, 'id'> & { id?: string | null }
export type StaffSource = StaffState
/** Pages and terms are read from the shop's content where they are selected. */
export type StoreSource = Omit<Store, '__typename' | 'currencies' | 'pages' | 'terms'>
export type JobSource = JobRow
export type JobConnectionSource = Counted<Connection<JobRow>>
export type JobItemSource = JobItemRow
export type JobFailureSource = BulkFailure

/** The currency of amounts, and the one they are converted to. */
export type Currencies = { currency: string; conversionCurrency: string }
type InCurrency<Wire> = { wire: Wire; currencies: Currencies }
/** `weightUnit`: that of the cart or checkout; null is that of the shop. */
type Line = InCurrency<WireCartLine> & { weightUnit: WeightUnit | null }

export type MoneySource = {
  amount: string
  currency: string
  formatted: string
  converted: MoneySource | null
}
export type MoneyRangeSource = { min: MoneySource; max: MoneySource }
/** `unit`: null is that of the shop. */
export type WeightSource = { value: string; unit: WeightUnit | null }
export type StockSource = Stock

export type ImageSource = Image
export type MediaItemSource = MediaItem
/** Events of the newer catalog send videos of which every member may be missing. */
export type VideoSource = { [Name in keyof Video]?: Video[Name] | null }

export type ProductSource = Product
export type ProductOptionSource = ProductOption
/** A variant with its product id, by which its costs are read. */
export type ProductVariantSource = ProductVariant & { productId: string }
export type ProductAvailabilitySource = ProductAvailability
export type SelectedVariantSource = SelectedVariant
export type StoreVariantSource = StoreVariant
export type DimensionsSource = Dimensions
export type PricePerUnitSource = { pricePerUnit: PricePerUnit } & Pick<
  Product,
  'price' | 'convertedPrice'
>
export type CostAndProfitSource = Costs & { currency: string }
export type InfoSectionSource = { [Name in keyof InfoSection]?: InfoSection[Name] | null }
export type CollectionSource = Collection
export type BrandSource = Brand

/** `place`: rank by number of products, starting at 0. */
export type FacetSource = Omit<Facet, 'values' | 'totalValues' | 'priceRange'> & {
  priceRange: MoneyRangeSource | null
  values: (FacetValue & { place: number })[]
}
export type ProductConnectionSource = Connection<ProductSource> & { found?: Found }
export type ProductVariantConnectionSource = Connection<ProductVariantSource>
export type StoreVariantConnectionSource = Connection<StoreVariantSource>
export type CollectionConnectionSource = Connection<CollectionSource>
export type BrandConnectionSource = Connection<BrandSource>

export type CartSource = WireCart
export type CartLineSource = Line
export type AppliedDiscountSource = InCurrency<WireAppliedDiscount | WireOrderDiscount>
export type AddressSource = WireAddress
export type ContactSource = WireContact
export type BuyerInfoSource = WireBuyerInfo

export type CartEstimateSource = InCurrency<WireEstimate>
export type CalculatedLineSource = InCurrency<WireCalculatedLine>
export type PriceSummarySource = InCurrency<WirePriceSummary>
export type TaxDetailsSource = InCurrency<WireTaxDetails>
export type TaxSummarySource = InCurrency<WireTaxSummary>
export type ShippingInfoSource = InCurrency<WireShippingInfo>
export type ShippingOptionSource = InCurrency<WireShippingOption> & { carrierId: string | null }
export type SelectedShippingSource = InCurrency<WireSelectedCarrierOption>
export type LogisticsSource = WireLogistics
export type AdditionalFeeSource = InCurrency<WireAdditionalFee>
export type MembershipSource = WireMembership
/** An estimate has a list of selected memberships, a checkout wraps that list in an object. */
export type MembershipOptionsSource = WireMembershipOptions & {
  selectedMemberships?:
    | WireSelectedMembership[]
    | { memberships?: WireSelectedMembership[] | null }
    | null
}

/** `isFromEvent`: delivered by an event and not read with the caller's token. */
export type CheckoutSource = WireCheckout & { isFromEvent?: boolean }
export type CheckoutSettingsSource = WireCheckoutSettings
export type RedirectSessionSource = WireRedirectSession

/** The caller's fields are resolved from the session at that time. */
export type ProductChangeSource = ProductChange
export type CartChangeSource = SessionChange
export type MemberChangeSource = SessionChange
export type ViewerSource = Record<never, never>
export type MemberSource = WireMember
export type MemberConnectionSource = Connection<MemberSource>
export type MemberContactSource = NonNullable<WireMember['contact']>
export type MemberPictureSource = NonNullable<NonNullable<WireMember['profile']>['photo']>
export type MemberAddressSource = WireMemberAddress

/** Amounts of an order have no currency of their own. */
type OfOrder<Wire> = { wire: Wire; currency: string }
export type OrderSource = WireOrder
export type OrderConnectionSource = Connection<OrderSource>
export type OrderLineSource = OfOrder<WireOrderLine>
export type OrderActivitySource = WireOrderActivity

export type BackInStockRequestSource = WireBackInStockRequest
export type BackInStockRequestConnectionSource = Connection<BackInStockRequestSource>
