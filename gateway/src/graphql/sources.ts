// The source type of each GraphQL type.
// `codegen.ts` pairs them by name: exporting `XSource` is all it takes for the type `X`.

import type { Facet, FacetValue, Store } from '../__generated__/schema-types.ts'
import type { AuditEntry } from '../audit/audit-log.ts'
import type { Actor } from '../auth/actor.ts'
import type { StaffState } from '../auth/staff-access.ts'
import type { Finding } from '../doctor/finding.ts'
import type { SiteHealthState } from '../doctor/site-health.ts'
import type { AppKeyEntry } from '../domains/app-key/entry.ts'
import type { Found } from '../domains/product/found.ts'
import type { ReceivedEvent, StoredEvent } from '../events/change-event.ts'
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
import type { BackInStockRequest } from '../platform/ecom/back-in-stock.ts'
import type { Cart, CartEstimate, Checkout } from '../platform/ecom/cart.ts'
import type { CheckoutSettings } from '../platform/ecom/checkout-settings.ts'
import type {
  Logistics,
  SelectedShipping,
  ShippingInfo,
  ShippingOption,
} from '../platform/ecom/delivery.ts'
import type {
  CartLine,
  CatalogOverride,
  DescriptionLine,
  PhysicalProperties,
  SubscriptionOption,
  Weight,
} from '../platform/ecom/line.ts'
import type { Order, OrderActivity, OrderLine } from '../platform/ecom/order.ts'
import type { Address, BuyerInfo, Contact } from '../platform/ecom/person.ts'
import type {
  AdditionalFee,
  AppliedDiscount,
  CalculatedLine,
  GiftCard,
  Membership,
  MembershipOptions,
  PriceSummary,
  TaxDetails,
  TaxSummary,
} from '../platform/ecom/totals.ts'
import type { InfoSectionSnapshot } from '../platform/events/catalog.ts'
import type { RuleDiscount } from '../platform/events/discount-rule.ts'
import type { EventIdentity } from '../platform/events/envelope.ts'
import type {
  ProductSnapshot,
  SnapshotSubscription,
  SnapshotVariant,
  UnitQuantity,
} from '../platform/events/product-snapshot.ts'
import type { SnapshotMedia } from '../platform/events/snapshot-media.ts'
import type {
  Member,
  MemberAddress,
  MemberContact,
  MemberPicture,
} from '../platform/member/member.ts'
import type { Money } from '../platform/money.ts'
import type { RedirectSession } from '../platform/redirect/redirect.ts'
import type { StoreFacts } from '../site-facts/store-facts.ts'
import type { ProductChange, SessionChange } from '../subscriptions/topics.ts'
import type { Connection, Counted } from './paging.ts'

/** An event from the history, or one being handled, which counts as handled. */
export type EventIdentitySource = EventIdentity
export type ChangeEventSource = StoredEvent | ReceivedEvent
export type ProductSnapshotSource = ProductSnapshot
export type ProductSnapshotMediaSource = SnapshotMedia
export type ProductSnapshotVariantSource = SnapshotVariant
export type ProductSnapshotSubscriptionSource = SnapshotSubscription
export type UnitQuantitySource = UnitQuantity
export type InfoSectionSnapshotSource = InfoSectionSnapshot
export type DiscountRuleDiscountSource = RuleDiscount
export type ChangeEventConnectionSource = Counted<Connection<StoredEvent>>
export type AppKeySource = AppKeyEntry
export type AuditRecordSource = AuditEntry
export type AuditRecordConnectionSource = Connection<AuditEntry>
export type CallerSource = Actor
export type ActorSource = Omit<Actor, 'id'> & { id?: string | null }
export type StaffSource = StaffState
/** Pages and terms are read from the shop's content where they are selected. */
export type StoreSource = StoreFacts & Pick<Store, 'weightUnit' | 'signIn'>
export type SiteHealthSource = SiteHealthState
export type SiteFindingSource = Finding
export type JobSource = JobRow
export type JobConnectionSource = Counted<Connection<JobRow>>
export type JobItemSource = JobItemRow
export type JobFailureSource = BulkFailure

export type MoneySource = Money
export type MoneyRangeSource = { min: MoneySource; max: MoneySource }
export type WeightSource = Weight
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

export type CartSource = Cart
export type CartLineSource = CartLine
export type CatalogOverrideSource = CatalogOverride
export type DescriptionLineSource = DescriptionLine
export type PhysicalPropertiesSource = PhysicalProperties
export type SubscriptionOptionSource = SubscriptionOption
export type AppliedDiscountSource = AppliedDiscount
export type AddressSource = Address
export type ContactSource = Contact
export type BuyerInfoSource = BuyerInfo

export type CartEstimateSource = CartEstimate
export type CalculatedLineSource = CalculatedLine
export type PriceSummarySource = PriceSummary
export type TaxDetailsSource = TaxDetails
export type TaxSummarySource = TaxSummary
export type ShippingInfoSource = ShippingInfo
export type ShippingOptionSource = ShippingOption
export type SelectedShippingSource = SelectedShipping
export type LogisticsSource = Logistics
export type AdditionalFeeSource = AdditionalFee
export type AppliedGiftCardSource = GiftCard
export type MembershipSource = Membership
export type MembershipOptionsSource = MembershipOptions

/** `isFromEvent`: delivered by an event and not read with the caller's token. */
export type CheckoutSource = Checkout & { isFromEvent?: boolean }
export type CheckoutSettingsSource = CheckoutSettings
export type RedirectSessionSource = RedirectSession

/** The caller's fields are resolved from the session at that time. */
export type ProductChangeSource = ProductChange
export type CartChangeSource = SessionChange
export type MemberChangeSource = SessionChange
export type ViewerSource = Record<never, never>
export type MemberSource = Member
export type MemberConnectionSource = Connection<MemberSource>
export type MemberContactSource = MemberContact
export type MemberPictureSource = MemberPicture
export type MemberAddressSource = MemberAddress

export type OrderSource = Order
export type OrderConnectionSource = Connection<OrderSource>
export type OrderLineSource = OrderLine
export type OrderActivitySource = OrderActivity

export type BackInStockRequestSource = BackInStockRequest
export type BackInStockRequestConnectionSource = Connection<BackInStockRequestSource>
