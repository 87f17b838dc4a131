import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AddressSource as AddressSourceSource, AdditionalFeeSource as AdditionalFeeSourceSource, AppliedDiscountSource as AppliedDiscountSourceSource, BrandSource as BrandSourceSource, BrandConnectionSource as BrandConnectionSourceSource, BuyerInfoSource as BuyerInfoSourceSource, CalculatedLineSource as CalculatedLineSourceSource, CartSource as CartSourceSource, CartEstimateSource as CartEstimateSourceSource, CartLineSource as CartLineSourceSource, CheckoutSource as CheckoutSourceSource, CheckoutSettingsSource as CheckoutSettingsSourceSource, CollectionSource as CollectionSourceSource, CollectionConnectionSource as CollectionConnectionSourceSource, ContactSource as ContactSourceSource, CostAndProfitSource as CostAndProfitSourceSource, CustomLineItemSource as CustomLineItemSourceSource, ImageSource as ImageSourceSource, InfoSectionSource as InfoSectionSourceSource, LogisticsSource as LogisticsSourceSource, MediaItemSource as MediaItemSourceSource, MembershipSource as MembershipSourceSource, MembershipOptionsSource as MembershipOptionsSourceSource, MoneySource as MoneySourceSource, NumberRangeSource as NumberRangeSourceSource, PricePerUnitSource as PricePerUnitSourceSource, PriceSummarySource as PriceSummarySourceSource, ProductSource as ProductSourceSource, ProductAvailabilitySource as ProductAvailabilitySourceSource, ProductConnectionSource as ProductConnectionSourceSource, ProductOptionSource as ProductOptionSourceSource, ProductPriceSource as ProductPriceSourceSource, ProductVariantSource as ProductVariantSourceSource, ProductVariantConnectionSource as ProductVariantConnectionSourceSource, RedirectSessionSource as RedirectSessionSourceSource, SelectedShippingSource as SelectedShippingSourceSource, SelectedVariantSource as SelectedVariantSourceSource, ShippingInfoSource as ShippingInfoSourceSource, ShippingOptionSource as ShippingOptionSourceSource, StockSource as StockSourceSource, StoreVariantSource as StoreVariantSourceSource, StoreVariantConnectionSource as StoreVariantConnectionSourceSource, TaxDetailsSource as TaxDetailsSourceSource, TaxSummarySource as TaxSummarySourceSource, VideoSource as VideoSourceSource } from '../graphql/sources.ts';
import type { Context } from '../graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A point in time, ISO-8601 in UTC: `2026-11-20T19:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A decimal number as text, exactly as the platform sent it: `19.90`. */
  Decimal: { input: string; output: string; }
  /** Sanitised HTML: paragraphs, lists, emphasis and links only. */
  HTML: { input: string; output: string; }
  /** An absolute http(s) address. */
  URL: { input: string; output: string; }
};

/** Kinds of caller. */
export type ActorKind =
  /** Nobody is signed in. */
  | 'ANONYMOUS_VISITOR'
  /** A program with a key of its own. */
  | 'APP'
  /** A signed-in member of the site. */
  | 'MEMBER'
  /** A member who is on the shop's staff. */
  | 'SITE_USER';

export type AddToCartInput = {
  businessLocationId?: InputMaybe<Scalars['ID']['input']>;
  customLineItems?: InputMaybe<Array<CustomLineItemInput>>;
  lines: Array<CartLineInput>;
  /** Any unique text; a repeat with the same one has no second effect. */
  requestId?: InputMaybe<Scalars['String']['input']>;
};

export type AdditionalFee = {
  __typename?: 'AdditionalFee';
  code?: Maybe<Scalars['String']['output']>;
  lineIds: Array<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  price?: Maybe<Money>;
  priceAfterTax?: Maybe<Money>;
  priceBeforeTax?: Maybe<Money>;
  source?: Maybe<FeeSource>;
  tax?: Maybe<TaxDetails>;
};

export type Address = {
  __typename?: 'Address';
  addressLine?: Maybe<Scalars['String']['output']>;
  addressLine2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  countryName?: Maybe<Scalars['String']['output']>;
  geocode?: Maybe<Geocode>;
  postalCode?: Maybe<Scalars['String']['output']>;
  streetName?: Maybe<Scalars['String']['output']>;
  streetNumber?: Maybe<Scalars['String']['output']>;
  subdivision?: Maybe<Scalars['String']['output']>;
  subdivisionName?: Maybe<Scalars['String']['output']>;
};

export type AddressInput = {
  addressLine?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  /** Two letters, ISO 3166-1. */
  country: Scalars['String']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-2, such as `US-NY`. */
  subdivision?: InputMaybe<Scalars['String']['input']>;
};

/** A coupon, a merchant's discount or an automatic rule. */
export type AppliedDiscount = {
  __typename?: 'AppliedDiscount';
  /** Absent on the cart itself; the estimate has it. */
  amount?: Maybe<Money>;
  /** Coupon code. */
  code?: Maybe<Scalars['String']['output']>;
  kind: AppliedDiscountKind;
  lineIds: Array<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  percentage?: Maybe<Scalars['Float']['output']>;
  scope?: Maybe<DiscountScope>;
};

export type AppliedDiscountKind =
  | 'COUPON'
  | 'MERCHANT'
  | 'RULE';

export type ApplyCouponInput = {
  code: Scalars['String']['input'];
  requestId?: InputMaybe<Scalars['String']['input']>;
};

export type AuthPrompt =
  | 'LOGIN'
  | 'NONE';

export type BookingsBookIntent = {
  resourceId?: InputMaybe<Scalars['ID']['input']>;
};

export type BookingsCheckoutIntent = {
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  serviceId: Scalars['ID']['input'];
  startDate: Scalars['DateTime']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type Brand = {
  __typename?: 'Brand';
  /** How many products carry the brand; may lag a little behind. */
  assignedProductsCount?: Maybe<Scalars['Int']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Products of this maker. The platform cannot filter by brand, so the shop reads its catalogue through once and keeps the result for a while. */
  products: ProductConnection;
  revision?: Maybe<Scalars['String']['output']>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};


export type BrandProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** The platform pages brands by cursor and does not count them. */
export type BrandConnection = {
  __typename?: 'BrandConnection';
  edges: Array<BrandEdge>;
  nodes: Array<Brand>;
  pageInfo: PageInfo;
};

export type BrandEdge = {
  __typename?: 'BrandEdge';
  cursor: Scalars['String']['output'];
  node: Brand;
};

export type BuyerInfo = {
  __typename?: 'BuyerInfo';
  email?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  kind: ActorKind;
};

/** What a line comes to, with tax. */
export type CalculatedLine = {
  __typename?: 'CalculatedLine';
  discount?: Maybe<Money>;
  fullPrice?: Maybe<Money>;
  lineId: Scalars['ID']['output'];
  paymentOption?: Maybe<PaymentOption>;
  price?: Maybe<Money>;
  tax?: Maybe<TaxDetails>;
  total?: Maybe<Money>;
  totalAfterTax?: Maybe<Money>;
  totalBeforeTax?: Maybe<Money>;
};

export type Cart = {
  __typename?: 'Cart';
  appliedDiscounts: Array<AppliedDiscount>;
  buyerInfo?: Maybe<BuyerInfo>;
  buyerNote?: Maybe<Scalars['String']['output']>;
  checkoutId?: Maybe<Scalars['ID']['output']>;
  contactInfo?: Maybe<Contact>;
  conversionCurrency?: Maybe<Scalars['String']['output']>;
  couponCode?: Maybe<Scalars['String']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  currency: Scalars['String']['output'];
  /** The lines that come from no catalogue, a second time in their own shape. */
  customLineItems: Array<CustomLineItem>;
  discount?: Maybe<Money>;
  id: Scalars['ID']['output'];
  /** Pieces over all lines. */
  itemCount: Scalars['Int']['output'];
  lines: Array<CartLine>;
  merchantDiscounts: Array<AppliedDiscount>;
  overrideCheckoutUrl?: Maybe<Scalars['URL']['output']>;
  /** What stands in the way of ordering, as far as the cart itself tells. */
  problems: Array<Problem>;
  /** Grows with every change; an answer with a smaller one than the last is out of date. */
  revision: Scalars['String']['output'];
  selectedShippingOption?: Maybe<SelectedShippingOptionCode>;
  subtotal?: Maybe<Money>;
  subtotalAfterDiscounts?: Maybe<Money>;
  taxIncludedInPrices?: Maybe<Scalars['Boolean']['output']>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  weightUnit?: Maybe<WeightUnit>;
};

/** What the cart comes to, as the platform calculates it. */
export type CartEstimate = {
  __typename?: 'CartEstimate';
  additionalFees: Array<AdditionalFee>;
  appliedDiscounts: Array<AppliedDiscount>;
  cart?: Maybe<Cart>;
  currency?: Maybe<Scalars['String']['output']>;
  lines: Array<CalculatedLine>;
  membershipOptions: MembershipOptions;
  payLater?: Maybe<PriceSummary>;
  payNow?: Maybe<PriceSummary>;
  priceSummary: PriceSummary;
  shippingInfo?: Maybe<ShippingInfo>;
  taxSummary?: Maybe<TaxSummary>;
  /** What stands between the cart and its order: unavailable lines, a coupon that stopped applying, an address we do not deliver to. */
  violations: Array<Problem>;
  weightUnit?: Maybe<WeightUnit>;
};

export type CartEstimatePayload = {
  __typename?: 'CartEstimatePayload';
  estimate?: Maybe<CartEstimate>;
  problems: Array<Problem>;
};

export type CartLine = {
  __typename?: 'CartLine';
  availability: LineAvailability;
  catalogOverride?: Maybe<CatalogOverride>;
  choices: Array<ChosenOption>;
  customItemType?: Maybe<Scalars['String']['output']>;
  customTexts: Array<CustomText>;
  depositAmount?: Maybe<Money>;
  descriptionLines: Array<DescriptionLine>;
  /** Of one piece, before the product's discount. */
  fullPrice: Money;
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  isCustom: Scalars['Boolean']['output'];
  isQuantityFixed: Scalars['Boolean']['output'];
  itemType: ItemType;
  membersOnly: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  paymentOption?: Maybe<PaymentOption>;
  physicalProperties?: Maybe<PhysicalProperties>;
  /** Of one piece, after the product's discount and the line's discounts. */
  price: Money;
  /** Of one piece, after the product's discount, before the line's. */
  priceBeforeDiscounts: Money;
  productId?: Maybe<Scalars['ID']['output']>;
  /** The product's slug, read from the line's address. */
  productSlug?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  serviceProperties?: Maybe<ServiceProperties>;
  subscription?: Maybe<SubscriptionOption>;
  /** Of the whole line. */
  total: Money;
  url?: Maybe<Scalars['String']['output']>;
  variantId?: Maybe<Scalars['ID']['output']>;
};

export type CartLineInput = {
  choices?: InputMaybe<Array<ChosenOptionInput>>;
  customTexts?: InputMaybe<Array<CustomTextInput>>;
  productId: Scalars['ID']['input'];
  quantity?: Scalars['Int']['input'];
  /** Give this or `choices`. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

export type CartLineQuantityInput = {
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

/** The cart after a change. `cart` is what the platform holds now, also when something was refused. */
export type CartPayload = {
  __typename?: 'CartPayload';
  cart?: Maybe<Cart>;
  problems: Array<Problem>;
};

/** What an owner's override replaces on a line. */
export type CatalogOverride = {
  __typename?: 'CatalogOverride';
  fullPrice?: Maybe<Scalars['Decimal']['output']>;
  image?: Maybe<Image>;
  price?: Maybe<Scalars['Decimal']['output']>;
  productName?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
};

export type ChannelType =
  | 'AMAZON'
  | 'BACKOFFICE_MERCHANT'
  | 'CLASS_PASS'
  | 'EBAY'
  | 'ETSY'
  | 'FACEBOOK'
  | 'FAIRE_COM'
  | 'GLOBAL_E'
  | 'OTHER_PLATFORM'
  | 'PAYPAL_AGENTIC_CHECKOUT'
  | 'POS'
  | 'STRIPE_AGENTIC_CHECKOUT'
  | 'TIKTOK'
  | 'UCP_AGENTIC_CHECKOUT'
  | 'UNSPECIFIED'
  | 'WEB'
  | 'WISH'
  | 'WIX_APP_STORE'
  | 'WIX_INVOICES'
  | 'WIX_INVOICES_PLATFORM';

export type Checkout = {
  __typename?: 'Checkout';
  additionalFees: Array<AdditionalFee>;
  appliedDiscounts: Array<AppliedDiscount>;
  billingInfo?: Maybe<Contact>;
  buyerInfo?: Maybe<BuyerInfo>;
  buyerNote?: Maybe<Scalars['String']['output']>;
  cartId?: Maybe<Scalars['ID']['output']>;
  channelType?: Maybe<ChannelType>;
  /** An order was made from it. */
  completed: Scalars['Boolean']['output'];
  conversionCurrency?: Maybe<Scalars['String']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lines: Array<CartLine>;
  membershipOptions: MembershipOptions;
  payLater?: Maybe<PriceSummary>;
  payNow?: Maybe<PriceSummary>;
  priceSummary?: Maybe<PriceSummary>;
  shippingDestination?: Maybe<Contact>;
  shippingInfo?: Maybe<ShippingInfo>;
  taxIncludedInPrice?: Maybe<Scalars['Boolean']['output']>;
  taxSummary?: Maybe<TaxSummary>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the page where it is paid. */
  url?: Maybe<Scalars['URL']['output']>;
  violations: Array<Problem>;
  weightUnit?: Maybe<WeightUnit>;
};

export type CheckoutHeader = {
  __typename?: 'CheckoutHeader';
  alignment?: Maybe<HeaderAlignment>;
  displayCheckoutLabel?: Maybe<Scalars['Boolean']['output']>;
  logo?: Maybe<CheckoutLogo>;
  text?: Maybe<Scalars['String']['output']>;
  textColor?: Maybe<Scalars['String']['output']>;
};

export type CheckoutLogo = {
  __typename?: 'CheckoutLogo';
  image?: Maybe<Image>;
  size?: Maybe<LogoSize>;
};

export type CheckoutPolicy = {
  __typename?: 'CheckoutPolicy';
  content: Scalars['String']['output'];
  kind: CheckoutPolicyKind;
  title?: Maybe<Scalars['String']['output']>;
};

export type CheckoutPolicyKind =
  | 'CONTACT'
  | 'CUSTOM'
  | 'DIGITAL_ITEMS'
  | 'PRIVACY'
  | 'RETURNS'
  | 'TERMS_AND_CONDITIONS';

/** How the platform's checkout page looks and what it shows. */
export type CheckoutSettings = {
  __typename?: 'CheckoutSettings';
  buttonColor?: Maybe<Scalars['String']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  giftCardRedeemEnabled?: Maybe<Scalars['Boolean']['output']>;
  header?: Maybe<CheckoutHeader>;
  /** The visible ones only. */
  policies: Array<CheckoutPolicy>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** One option with the choice made. */
export type ChosenOption = {
  __typename?: 'ChosenOption';
  choice: Scalars['String']['output'];
  option: Scalars['String']['output'];
};

export type ChosenOptionInput = {
  choice: Scalars['String']['input'];
  option: Scalars['String']['input'];
};

export type Collection = {
  __typename?: 'Collection';
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  mainMedia?: Maybe<MediaItem>;
  media: Array<MediaItem>;
  name: Scalars['String']['output'];
  numberOfProducts?: Maybe<Scalars['Int']['output']>;
  products: ProductConnection;
  slug: Scalars['String']['output'];
  visible: Scalars['Boolean']['output'];
};


export type CollectionProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

export type CollectionConnection = {
  __typename?: 'CollectionConnection';
  edges: Array<CollectionEdge>;
  nodes: Array<Collection>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CollectionEdge = {
  __typename?: 'CollectionEdge';
  cursor: Scalars['String']['output'];
  node: Collection;
};

export type Contact = {
  __typename?: 'Contact';
  address?: Maybe<Address>;
  contactDetails?: Maybe<ContactDetails>;
};

export type ContactDetails = {
  __typename?: 'ContactDetails';
  company?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
};

/** An amount in the currency a shopper chose to see. */
export type ConvertedMoney = {
  __typename?: 'ConvertedMoney';
  amount: Scalars['Decimal']['output'];
  currency: Scalars['String']['output'];
  formatted: Scalars['String']['output'];
};

/** What an item costs the merchant. */
export type CostAndProfit = {
  __typename?: 'CostAndProfit';
  itemCost?: Maybe<Money>;
  profit?: Maybe<Money>;
  /** Profit as a fraction of the discounted price, 0 to 1. */
  profitMargin?: Maybe<Scalars['Float']['output']>;
};

export type CreateCheckoutInput = {
  billingAddress?: InputMaybe<AddressInput>;
  channelType?: ChannelType;
  email?: InputMaybe<Scalars['String']['input']>;
  selectedShippingOption?: InputMaybe<ShippingOptionInput>;
  shippingAddress?: InputMaybe<AddressInput>;
};

export type CreateCheckoutPayload = {
  __typename?: 'CreateCheckoutPayload';
  checkout?: Maybe<Checkout>;
  checkoutId?: Maybe<Scalars['ID']['output']>;
  problems: Array<Problem>;
};

/**
 * Exactly one intent. `login`, `logout` and `auth` are intents without details here: ids, states and
 * one-time secrets of the sign-in stay on the server.
 */
export type CreateRedirectSessionInput = {
  auth?: InputMaybe<AuthPrompt>;
  bookingsBook?: InputMaybe<BookingsBookIntent>;
  bookingsCheckout?: InputMaybe<BookingsCheckoutIntent>;
  callbacks?: InputMaybe<RedirectCallbacksInput>;
  ecomCheckout?: InputMaybe<EcomCheckoutIntent>;
  eventsCheckout?: InputMaybe<EventsCheckoutIntent>;
  login?: InputMaybe<Scalars['Boolean']['input']>;
  logout?: InputMaybe<Scalars['Boolean']['input']>;
  memberAccount?: InputMaybe<MemberAccountIntent>;
  paidPlansCheckout?: InputMaybe<PaidPlansCheckoutIntent>;
  preferences?: InputMaybe<RedirectPreferencesInput>;
  storesProduct?: InputMaybe<StoresProductIntent>;
};

export type CreateRedirectSessionPayload = {
  __typename?: 'CreateRedirectSessionPayload';
  problems: Array<Problem>;
  redirectSession?: Maybe<RedirectSession>;
};

/** A line that comes from no catalogue, made by an owner or an app. */
export type CustomLineItem = {
  __typename?: 'CustomLineItem';
  id: Scalars['ID']['output'];
  itemType: ItemType;
  media?: Maybe<Image>;
  name: Scalars['String']['output'];
  physicalProperties?: Maybe<PhysicalProperties>;
  price: Money;
  quantity: Scalars['Int']['output'];
  serviceProperties?: Maybe<ServiceProperties>;
  subscription?: Maybe<SubscriptionOption>;
  total: Money;
  url?: Maybe<Scalars['String']['output']>;
};

/** A line of no catalogue. Owners and apps only. */
export type CustomLineItemInput = {
  customItemType?: InputMaybe<Scalars['String']['input']>;
  itemType?: ItemType;
  name: Scalars['String']['input'];
  price: Scalars['Decimal']['input'];
  quantity?: Scalars['Int']['input'];
  sku?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
  weight?: InputMaybe<Scalars['Float']['input']>;
};

export type CustomText = {
  __typename?: 'CustomText';
  title: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A text the shopper may or must give with a product, such as an engraving. */
export type CustomTextField = {
  __typename?: 'CustomTextField';
  mandatory: Scalars['Boolean']['output'];
  maxLength: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type CustomTextInput = {
  title: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type DeleteCartPayload = {
  __typename?: 'DeleteCartPayload';
  deleted: Scalars['Boolean']['output'];
  problems: Array<Problem>;
};

/** The chosen option of a line, as a person reads it. */
export type DescriptionLine = {
  __typename?: 'DescriptionLine';
  /** Hex or rgb, when the value is a colour. */
  colorCode?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type DiscountKind =
  | 'AMOUNT'
  | 'NONE'
  | 'PERCENT'
  | 'UNDEFINED';

export type DiscountScope =
  | 'GLOBAL'
  | 'SHIPPING'
  | 'SPECIFIC_ITEMS';

export type EcomCheckoutIntent = {
  checkoutId: Scalars['ID']['input'];
};

export type EstimateInput = {
  billingAddress?: InputMaybe<AddressInput>;
  calculateShipping?: InputMaybe<Scalars['Boolean']['input']>;
  calculateTax?: InputMaybe<Scalars['Boolean']['input']>;
  selectedMemberships?: InputMaybe<Array<SelectedMembershipInput>>;
  selectedShippingOption?: InputMaybe<ShippingOptionInput>;
  shippingAddress?: InputMaybe<AddressInput>;
};

export type EventsCheckoutIntent = {
  eventSlug: Scalars['String']['input'];
  reservationId: Scalars['ID']['input'];
};

export type FeeSource =
  | 'ITEM'
  | 'MANUAL'
  | 'PLATFORM'
  | 'SERVICE_PLUGIN'
  | 'SHIPPING'
  | 'UNKNOWN_ADDITIONAL_FEE_SOURCE';

/** Point of a picture that must stay in sight, as fractions of width and height. */
export type FocalPoint = {
  __typename?: 'FocalPoint';
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type Geocode = {
  __typename?: 'Geocode';
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
};

export type HeaderAlignment =
  | 'CENTER'
  | 'SIDE';

export type Image = {
  __typename?: 'Image';
  /** What the picture shows. Empty when it only decorates. */
  alt: Scalars['String']['output'];
  focalPoint?: Maybe<FocalPoint>;
  height?: Maybe<Scalars['Int']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  /** Address of the picture at a size and format. Without arguments: the original. */
  url: Scalars['URL']['output'];
  /** When the address stops working; absent for lasting ones. */
  urlExpirationDate?: Maybe<Scalars['DateTime']['output']>;
  /** Pixels of the original. */
  width?: Maybe<Scalars['Int']['output']>;
};


export type ImageUrlArgs = {
  format?: InputMaybe<ImageFormat>;
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

export type ImageFormat =
  /** Best the caller's browser understands. */
  | 'AUTO'
  | 'AVIF'
  | 'JPEG'
  | 'PNG'
  | 'WEBP';

export type InfoSection = {
  __typename?: 'InfoSection';
  description: Scalars['HTML']['output'];
  title: Scalars['String']['output'];
};

export type InvalidMembership = {
  __typename?: 'InvalidMembership';
  membership?: Maybe<Membership>;
  reason?: Maybe<Scalars['String']['output']>;
};

export type InventoryStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK'
  | 'PARTIALLY_OUT_OF_STOCK';

export type ItemAvailability =
  | 'AVAILABLE'
  | 'NOT_AVAILABLE'
  | 'NOT_FOUND'
  | 'PARTIALLY_AVAILABLE';

export type ItemType =
  /** A custom line's own kind; see `customItemType`. */
  | 'CUSTOM'
  | 'DIGITAL'
  | 'GIFT_CARD'
  | 'PHYSICAL'
  | 'SERVICE'
  | 'UNRECOGNISED';

export type LineAvailability = {
  __typename?: 'LineAvailability';
  quantityAvailable?: Maybe<Scalars['Int']['output']>;
  status: ItemAvailability;
};

export type Logistics = {
  __typename?: 'Logistics';
  /** Free text of the platform: `3-5 days`. */
  deliveryTime?: Maybe<Scalars['String']['output']>;
  deliveryTimeSlot?: Maybe<TimeSlot>;
  instructions?: Maybe<Scalars['String']['output']>;
  pickup?: Maybe<PickupDetails>;
};

export type LogoSize =
  | 'LARGE'
  | 'MEDIUM'
  | 'SMALL';

export type MeasurementUnit =
  | 'CBM'
  | 'CL'
  | 'CM'
  | 'FLOZ'
  | 'FT'
  | 'G'
  | 'GAL'
  | 'IN'
  | 'KG'
  | 'L'
  | 'LB'
  | 'M'
  | 'MG'
  | 'ML'
  | 'MM'
  | 'OZ'
  | 'PT'
  | 'QT'
  | 'SQFT'
  | 'SQM'
  | 'UNSPECIFIED'
  | 'YD';

/** One item of a gallery: a picture or a video. */
export type MediaItem = {
  __typename?: 'MediaItem';
  id?: Maybe<Scalars['ID']['output']>;
  image?: Maybe<Image>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<MediaItemType>;
  video?: Maybe<Video>;
};

export type MediaItemType =
  | 'AUDIO'
  | 'DOCUMENT'
  | 'IMAGE'
  | 'UNSPECIFIED_MEDIA_ITEM_TYPE'
  | 'VIDEO'
  | 'ZIP';

export type MemberAccountIntent = {
  section: MemberSection;
};

export type MemberSection =
  | 'ACCOUNT_INFO'
  | 'BOOKINGS'
  | 'EVENTS'
  | 'ORDERS'
  | 'SUBSCRIPTIONS';

export type Membership = {
  __typename?: 'Membership';
  appId?: Maybe<Scalars['ID']['output']>;
  creditsRemaining?: Maybe<Scalars['Int']['output']>;
  creditsTotal?: Maybe<Scalars['Int']['output']>;
  expirationDate?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  lineIds: Array<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type MembershipOptions = {
  __typename?: 'MembershipOptions';
  eligible: Array<Membership>;
  invalid: Array<InvalidMembership>;
};

export type MerchantDiscountInput = {
  amount: Scalars['Decimal']['input'];
  lineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An amount as the platform formats it. Show `formatted`; never calculate with `amount`. */
export type Money = {
  __typename?: 'Money';
  /** Decimal number as text, in `currency`. */
  amount: Scalars['Decimal']['output'];
  /** The same amount in the shopper's currency, when that is another one. */
  converted?: Maybe<ConvertedMoney>;
  /** ISO-4217 code. */
  currency: Scalars['String']['output'];
  /** Text with the currency's sign, made by the platform: `$19.90`. */
  formatted: Scalars['String']['output'];
};

export type MoneyInput = {
  amount: Scalars['Decimal']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  addToCart: CartPayload;
  applyCoupon: CartPayload;
  /** Makes or refreshes the checkout of the caller's cart. */
  createCheckout: CreateCheckoutPayload;
  createRedirectSession: CreateRedirectSessionPayload;
  deleteCart: DeleteCartPayload;
  removeCartLines: CartPayload;
  removeCoupon: CartPayload;
  setCartLineQuantities: CartPayload;
  /** Looks at the cart, makes its checkout and opens the platform's page for it. */
  startCheckout: StartCheckoutPayload;
  updateCart: CartPayload;
};


export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


export type MutationApplyCouponArgs = {
  input: ApplyCouponInput;
};


export type MutationCreateCheckoutArgs = {
  input: CreateCheckoutInput;
};


export type MutationCreateRedirectSessionArgs = {
  input: CreateRedirectSessionInput;
};


export type MutationDeleteCartArgs = {
  requestId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveCartLinesArgs = {
  input: RemoveCartLinesInput;
};


export type MutationRemoveCouponArgs = {
  requestId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetCartLineQuantitiesArgs = {
  input: SetCartLineQuantitiesInput;
};


export type MutationStartCheckoutArgs = {
  input: StartCheckoutInput;
};


export type MutationUpdateCartArgs = {
  input: UpdateCartInput;
};

/** Smallest and largest of a range of numbers. */
export type NumberRange = {
  __typename?: 'NumberRange';
  max: Scalars['Float']['output'];
  min: Scalars['Float']['output'];
};

export type OptionType =
  | 'COLOR'
  | 'DROP_DOWN'
  | 'UNSPECIFIED_OPTION_TYPE';

/** Where a page starts and ends. Cursors are opaque. */
export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PaidPlansCheckoutIntent = {
  checkoutData?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
};

export type PaymentOption =
  | 'DEPOSIT_ONLINE'
  | 'FULL_PAYMENT_OFFLINE'
  | 'FULL_PAYMENT_ONLINE'
  | 'MEMBERSHIP'
  | 'MEMBERSHIP_OFFLINE'
  | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';

export type PhysicalProperties = {
  __typename?: 'PhysicalProperties';
  shippable?: Maybe<Scalars['Boolean']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
};

export type PickupDetails = {
  __typename?: 'PickupDetails';
  address?: Maybe<Address>;
  method?: Maybe<PickupMethod>;
};

export type PickupMethod =
  | 'PICKUP_POINT'
  | 'STORE_PICKUP';

export type Preorder = {
  __typename?: 'Preorder';
  enabled: Scalars['Boolean']['output'];
  limit?: Maybe<Scalars['Int']['output']>;
  message?: Maybe<Scalars['String']['output']>;
};

/** `$0.12 per 1 g` is `baseQuantity` 1, `baseUnit` G. */
export type PricePerUnit = {
  __typename?: 'PricePerUnit';
  baseQuantity: Scalars['Float']['output'];
  baseUnit: MeasurementUnit;
  price?: Maybe<Money>;
  totalQuantity: Scalars['Float']['output'];
  totalUnit: MeasurementUnit;
};

export type PriceSummary = {
  __typename?: 'PriceSummary';
  additionalFees?: Maybe<Money>;
  discount?: Maybe<Money>;
  shipping?: Maybe<Money>;
  /** Before discounts and tax. */
  subtotal?: Maybe<Money>;
  tax?: Maybe<Money>;
  /** After discounts and tax. */
  total?: Maybe<Money>;
};

/**
 * Something the platform or the shop refused, in words for a person. `field` names the argument it
 * concerns, as a path: `lines[0].quantity`.
 */
export type Problem = {
  __typename?: 'Problem';
  /** The quantity there is, when the problem is about stock. */
  availableQuantity?: Maybe<Scalars['Int']['output']>;
  code: ProblemCode;
  field?: Maybe<Scalars['String']['output']>;
  /** Line of the cart it concerns. */
  lineId?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  /** Request id to quote, when the cause was not the caller's. */
  requestId?: Maybe<Scalars['String']['output']>;
  severity: ProblemSeverity;
  suggestedFix?: Maybe<SuggestedFix>;
};

/** Every reason the shop gives for not doing what was asked. */
export type ProblemCode =
  /** The cart has nothing in it. */
  | 'CART_EMPTY'
  /** The cart holds as many lines as it can. */
  | 'CART_FULL'
  /** There is no cart yet. */
  | 'CART_NOT_FOUND'
  /** A checkout that is paid cannot be changed. */
  | 'CHECKOUT_COMPLETED'
  | 'COUPON_DISABLED'
  | 'COUPON_EXPIRED'
  | 'COUPON_LIMIT_PER_CUSTOMER'
  | 'COUPON_NOT_ACTIVE_YET'
  /** The coupon does not apply to what is in the cart. */
  | 'COUPON_NOT_APPLICABLE'
  | 'COUPON_NOT_FOUND'
  /** An applied coupon stopped applying; it no longer lowers the total. */
  | 'COUPON_STOPPED_APPLYING'
  | 'COUPON_USED_UP'
  /** Nothing was added: a text the product asks for is missing. */
  | 'CUSTOM_TEXT_REQUIRED'
  /** A discount could not be calculated. */
  | 'DISCOUNT_CALCULATION_FAILED'
  /** Not allowed for this caller. */
  | 'FORBIDDEN'
  /** An argument broke a rule; `field` says which. */
  | 'INVALID_ARGUMENT'
  /** A text has not the form asked for. */
  | 'INVALID_FORMAT'
  /** A text is too long or too short. */
  | 'INVALID_LENGTH'
  /** A list has too many or too few entries. */
  | 'INVALID_SIZE'
  /** A line can no longer be bought. */
  | 'LINE_NOT_AVAILABLE'
  /** No line of the cart has that id. */
  | 'LINE_NOT_FOUND'
  /** Of a line, fewer are left than the cart holds. */
  | 'LINE_PARTIALLY_AVAILABLE'
  /** The site has another catalogue version. */
  | 'NOT_AVAILABLE_ON_THIS_SITE'
  /** Nothing has that id or slug. */
  | 'NOT_FOUND'
  /** Nothing was added: a choice is missing. */
  | 'OPTIONS_REQUIRED'
  /** The answer was lost on the way and the outcome is not known yet. Look at the cart before trying again. */
  | 'OUTCOME_UNKNOWN'
  /** A number or quantity is outside its bounds. */
  | 'OUT_OF_RANGE'
  /** Nothing is left. */
  | 'OUT_OF_STOCK'
  /** The shop cannot take payments at the moment. */
  | 'PAYMENTS_NOT_ACCEPTED'
  /** Nothing was added: the product is not sold. */
  | 'PRODUCT_NOT_AVAILABLE'
  /** Fewer than asked for are left; the quantity was lowered. */
  | 'QUANTITY_CAPPED'
  /** The line's quantity cannot be changed. */
  | 'QUANTITY_FIXED'
  /** Too many requests; try again in a while. */
  | 'RATE_LIMITED'
  /** The platform refused for a reason of its own, given in the message. */
  | 'REFUSED'
  /** A field that must be there was missing. */
  | 'REQUIRED_FIELD'
  /** An address to come back to lies outside this shop. */
  | 'RETURN_ADDRESS_NOT_ALLOWED'
  /** Delivery could not be calculated. */
  | 'SHIPPING_CALCULATION_FAILED'
  /** We do not deliver to that address. */
  | 'SHIPPING_NOT_AVAILABLE'
  /** The chosen delivery is gone; another one was taken. */
  | 'SHIPPING_OPTION_CHANGED'
  /** Tax could not be calculated. */
  | 'TAX_CALCULATION_FAILED'
  /** The platform did not answer in time or failed. Nothing was changed. */
  | 'UPSTREAM_UNAVAILABLE'
  /** Nothing was added: that variant is not sold. */
  | 'VARIANT_NOT_AVAILABLE';

export type ProblemSeverity =
  /** It was not done. */
  | 'ERROR'
  /** It was done, but not quite as asked. */
  | 'WARNING';

export type Product = {
  __typename?: 'Product';
  /** What can still be chosen once some choices are made. */
  availability: ProductAvailability;
  brand?: Maybe<Brand>;
  brandName?: Maybe<Scalars['String']['output']>;
  collections: Array<Collection>;
  costAndProfit?: Maybe<CostAndProfit>;
  costRange?: Maybe<NumberRange>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  customTextFields: Array<CustomTextField>;
  description?: Maybe<Scalars['HTML']['output']>;
  discount: ProductDiscount;
  id: Scalars['ID']['output'];
  infoSections: Array<InfoSection>;
  lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  mainMedia?: Maybe<MediaItem>;
  managesVariants: Scalars['Boolean']['output'];
  media: Array<MediaItem>;
  name: Scalars['String']['output'];
  options: Array<ProductOption>;
  price: ProductPrice;
  pricePerUnit?: Maybe<PricePerUnit>;
  /** Smallest and largest price over all variants. */
  priceRange?: Maybe<NumberRange>;
  /** Short word on the picture, such as `New`. */
  ribbon?: Maybe<Scalars['String']['output']>;
  seo: Seo;
  sku?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  stock: Stock;
  type: ProductType;
  variants: ProductVariantConnection;
  visible: Scalars['Boolean']['output'];
  weight?: Maybe<Scalars['Float']['output']>;
  weightRange?: Maybe<NumberRange>;
};


export type ProductAvailabilityArgs = {
  choices?: Array<ChosenOptionInput>;
};


export type ProductVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer to: with these choices made, what is left to choose and can it be bought? */
export type ProductAvailability = {
  __typename?: 'ProductAvailability';
  /** True when every option is chosen and that variant is in stock. */
  availableForPurchase: Scalars['Boolean']['output'];
  media: Array<MediaItem>;
  /** Options with `inStock` and `visible` of each choice under the choices made. */
  options: Array<ProductOption>;
  /** Present when every option is chosen. */
  selectedVariant?: Maybe<SelectedVariant>;
};

export type ProductChoice = {
  __typename?: 'ProductChoice';
  inStock: Scalars['Boolean']['output'];
  /** What a person reads and what a cart line carries. */
  label: Scalars['String']['output'];
  /** Pictures that show this choice. */
  media: Array<MediaItem>;
  /** Machine word: a hex colour for colour options, else the text itself. */
  value: Scalars['String']['output'];
  visible: Scalars['Boolean']['output'];
};

export type ProductConnection = {
  __typename?: 'ProductConnection';
  edges: Array<ProductEdge>;
  nodes: Array<Product>;
  pageInfo: PageInfo;
  /** How many there are in all, when the platform counts them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ProductDiscount = {
  __typename?: 'ProductDiscount';
  type: DiscountKind;
  /** Percent or amount, by `type`. */
  value: Scalars['Float']['output'];
};

export type ProductEdge = {
  __typename?: 'ProductEdge';
  cursor: Scalars['String']['output'];
  node: Product;
};

/** Conditions the platform can answer; all given ones must hold. */
export type ProductFilter = {
  collectionId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Case-insensitive beginning of the name. */
  nameStartsWith?: InputMaybe<Scalars['String']['input']>;
  /** Case-insensitive part of the name or the description. */
  search?: InputMaybe<Scalars['String']['input']>;
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  type?: InputMaybe<ProductType>;
  updatedAfter?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ProductOption = {
  __typename?: 'ProductOption';
  choices: Array<ProductChoice>;
  name: Scalars['String']['output'];
  type: OptionType;
};

/** Price of a product or variant, before and after the product's own discount. */
export type ProductPrice = {
  __typename?: 'ProductPrice';
  /** What a shopper pays; equal to `price` without a discount. */
  discountedPrice: Money;
  isDiscounted: Scalars['Boolean']['output'];
  /** Price of one base unit, for goods sold by weight, volume or length. */
  perUnit?: Maybe<Money>;
  /** Before the discount. */
  price: Money;
};

export type ProductSort = {
  field: ProductSortField;
  order?: SortOrder;
};

export type ProductSortField =
  | 'LAST_UPDATED'
  | 'NAME'
  /** Order of creation. */
  | 'NUMERIC_ID'
  | 'PRICE'
  | 'SKU';

export type ProductType =
  | 'DIGITAL'
  | 'PHYSICAL'
  | 'UNSPECIFIED_PRODUCT_TYPE';

export type ProductVariant = {
  __typename?: 'ProductVariant';
  choices: Array<ChosenOption>;
  costAndProfit?: Maybe<CostAndProfit>;
  id: Scalars['ID']['output'];
  /** Picture or video of the variant, where the platform keeps one. */
  media?: Maybe<MediaItem>;
  preorder?: Maybe<Preorder>;
  price: ProductPrice;
  sku?: Maybe<Scalars['String']['output']>;
  stock: Stock;
  visible: Scalars['Boolean']['output'];
  /** Kilograms or pounds, by the cart's weight unit. */
  weight?: Maybe<Scalars['Float']['output']>;
};

export type ProductVariantConnection = {
  __typename?: 'ProductVariantConnection';
  edges: Array<ProductVariantEdge>;
  nodes: Array<ProductVariant>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ProductVariantEdge = {
  __typename?: 'ProductVariantEdge';
  cursor: Scalars['String']['output'];
  node: ProductVariant;
};

export type Query = {
  __typename?: 'Query';
  /** By id or by exact name; give exactly one. */
  brand?: Maybe<Brand>;
  brands?: Maybe<BrandConnection>;
  /** The caller's own cart; null before the first add. */
  cart?: Maybe<Cart>;
  /**
   * Totals of the caller's cart. Refusals come as `problems`, since bad input is as likely here as in a
   * mutation. Without a cart: no estimate and no problem.
   */
  cartEstimate: CartEstimatePayload;
  /** A checkout of the caller's own. */
  checkout?: Maybe<Checkout>;
  checkoutSettings: CheckoutSettings;
  /** By id or by slug; give exactly one. */
  collection?: Maybe<Collection>;
  collections?: Maybe<CollectionConnection>;
  /** By id or by slug; give exactly one. */
  product?: Maybe<Product>;
  products?: Maybe<ProductConnection>;
  store: Store;
  storeVariant?: Maybe<StoreVariant>;
  storeVariants?: Maybe<StoreVariantConnection>;
  /** At least two characters; at most ten of each kind. */
  suggestions: Suggestions;
  viewer: Viewer;
};


export type QueryBrandArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBrandsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  nameStartsWith?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCartEstimateArgs = {
  input?: InputMaybe<EstimateInput>;
};


export type QueryCheckoutArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCollectionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


export type QueryStoreVariantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStoreVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StoreVariantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySuggestionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};

/** Where the platform sends the browser afterwards. Paths of this shop, such as `/checkout/return`. */
export type RedirectCallbacksInput = {
  bookingsServiceList?: InputMaybe<Scalars['String']['input']>;
  cartPage?: InputMaybe<Scalars['String']['input']>;
  login?: InputMaybe<Scalars['String']['input']>;
  planList?: InputMaybe<Scalars['String']['input']>;
  postFlow?: InputMaybe<Scalars['String']['input']>;
  thankYouPage?: InputMaybe<Scalars['String']['input']>;
};

export type RedirectPreferencesInput = {
  checkIfPublish?: InputMaybe<Scalars['Boolean']['input']>;
  maintainIdentity?: InputMaybe<Scalars['Boolean']['input']>;
  useGenericWixPages?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RedirectSession = {
  __typename?: 'RedirectSession';
  /** The same without its query, as the platform lists it. */
  endpoint?: Maybe<Scalars['String']['output']>;
  /** Send the browser here. */
  fullUrl: Scalars['URL']['output'];
  /** The platform gave the page a session of its own. The token itself never leaves the server. */
  hasSessionToken: Scalars['Boolean']['output'];
  id?: Maybe<Scalars['ID']['output']>;
};

export type RemoveCartLinesInput = {
  lineIds: Array<Scalars['ID']['input']>;
  requestId?: InputMaybe<Scalars['String']['input']>;
};

export type SelectedMembershipInput = {
  appId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  lineIds: Array<Scalars['ID']['input']>;
};

export type SelectedShipping = {
  __typename?: 'SelectedShipping';
  carrierId?: Maybe<Scalars['ID']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  discount?: Maybe<Money>;
  /** False when the delivery asked for was gone and the first one was taken. */
  isRequestedOption: Scalars['Boolean']['output'];
  logistics?: Maybe<Logistics>;
  price?: Maybe<Money>;
  tax?: Maybe<TaxDetails>;
  title?: Maybe<Scalars['String']['output']>;
  totalAfterTax?: Maybe<Money>;
  totalBeforeTax?: Maybe<Money>;
};

export type SelectedShippingOptionCode = {
  __typename?: 'SelectedShippingOptionCode';
  carrierId?: Maybe<Scalars['ID']['output']>;
  code: Scalars['String']['output'];
};

export type SelectedVariant = {
  __typename?: 'SelectedVariant';
  id?: Maybe<Scalars['ID']['output']>;
  inStock: Scalars['Boolean']['output'];
  price: ProductPrice;
  quantity?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  visible: Scalars['Boolean']['output'];
  weight?: Maybe<Scalars['Float']['output']>;
};

/** Title and description for search engines. */
export type Seo = {
  __typename?: 'Seo';
  description?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type ServiceProperties = {
  __typename?: 'ServiceProperties';
  numberOfParticipants?: Maybe<Scalars['Int']['output']>;
  scheduledDate?: Maybe<Scalars['DateTime']['output']>;
};

export type SetCartLineQuantitiesInput = {
  lines: Array<CartLineQuantityInput>;
  requestId?: InputMaybe<Scalars['String']['input']>;
};

export type ShippingInfo = {
  __typename?: 'ShippingInfo';
  options: Array<ShippingOption>;
  regionId?: Maybe<Scalars['ID']['output']>;
  regionName?: Maybe<Scalars['String']['output']>;
  selected?: Maybe<SelectedShipping>;
};

export type ShippingOption = {
  __typename?: 'ShippingOption';
  carrierId?: Maybe<Scalars['ID']['output']>;
  code: Scalars['String']['output'];
  logistics?: Maybe<Logistics>;
  price?: Maybe<Money>;
  title: Scalars['String']['output'];
};

export type ShippingOptionInput = {
  carrierId?: InputMaybe<Scalars['ID']['input']>;
  code: Scalars['String']['input'];
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

/** Everything between the cart and the platform's payment page, in one step. */
export type StartCheckoutInput = {
  buyerNote?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  selectedShippingOption?: InputMaybe<ShippingOptionInput>;
  shippingAddress?: InputMaybe<AddressInput>;
};

export type StartCheckoutPayload = {
  __typename?: 'StartCheckoutPayload';
  checkoutId?: Maybe<Scalars['ID']['output']>;
  problems: Array<Problem>;
  /** Send the browser here. */
  redirectUrl?: Maybe<Scalars['URL']['output']>;
};

export type Stock = {
  __typename?: 'Stock';
  inStock: Scalars['Boolean']['output'];
  isTracked: Scalars['Boolean']['output'];
  /** Pieces left. Absent when not counted. */
  quantity?: Maybe<Scalars['Int']['output']>;
  status: InventoryStatus;
};

/** What a client should know about this shop before it shows anything. */
export type Store = {
  __typename?: 'Store';
  /** Currencies prices can be shown in. */
  currencies: Array<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A variant as an item of its own, as warehouses see it. */
export type StoreVariant = {
  __typename?: 'StoreVariant';
  choices: Array<ChosenOption>;
  collectionIds: Array<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  isManaged: Scalars['Boolean']['output'];
  media?: Maybe<MediaItem>;
  name?: Maybe<Scalars['String']['output']>;
  preorder?: Maybe<Preorder>;
  productId?: Maybe<Scalars['ID']['output']>;
  productName?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  stock: Stock;
  variantId?: Maybe<Scalars['ID']['output']>;
};

export type StoreVariantConnection = {
  __typename?: 'StoreVariantConnection';
  edges: Array<StoreVariantEdge>;
  nodes: Array<StoreVariant>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type StoreVariantEdge = {
  __typename?: 'StoreVariantEdge';
  cursor: Scalars['String']['output'];
  node: StoreVariant;
};

export type StoreVariantFilter = {
  productId?: InputMaybe<Scalars['ID']['input']>;
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  variantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type StoresProductIntent = {
  productSlug: Scalars['String']['input'];
};

export type SubscriptionFrequency =
  | 'DAY'
  | 'MONTH'
  | 'UNDEFINED'
  | 'WEEK'
  | 'YEAR';

export type SubscriptionOption = {
  __typename?: 'SubscriptionOption';
  autoRenewal?: Maybe<Scalars['Boolean']['output']>;
  billingCycles?: Maybe<Scalars['Int']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  frequency?: Maybe<SubscriptionFrequency>;
  interval?: Maybe<Scalars['Int']['output']>;
  startDate?: Maybe<Scalars['DateTime']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type SuggestedFix =
  | 'CHOOSE_OPTIONS'
  | 'REDUCE_QUANTITY'
  | 'REMOVE_COUPON'
  | 'REMOVE_LINE_ITEM'
  | 'TRY_AGAIN'
  | 'UNKNOWN_SUGGESTED_FIX';

/** A few hits of each kind while a person types. */
export type Suggestions = {
  __typename?: 'Suggestions';
  brands: Array<Brand>;
  collections: Array<Collection>;
  products: Array<Product>;
};

export type TaxBreakdown = {
  __typename?: 'TaxBreakdown';
  jurisdiction?: Maybe<Scalars['String']['output']>;
  jurisdictionType?: Maybe<TaxJurisdiction>;
  name?: Maybe<Scalars['String']['output']>;
  rate?: Maybe<Scalars['Decimal']['output']>;
  taxAmount?: Maybe<Money>;
  taxableAmount?: Maybe<Money>;
};

export type TaxDetails = {
  __typename?: 'TaxDetails';
  breakdown: Array<TaxBreakdown>;
  /** Fraction: `0.08875`. */
  rate?: Maybe<Scalars['Decimal']['output']>;
  taxableAmount?: Maybe<Money>;
  totalTax?: Maybe<Money>;
};

export type TaxJurisdiction =
  | 'CITY'
  | 'COUNTRY'
  | 'COUNTY'
  | 'SPECIAL'
  | 'STATE'
  | 'UNDEFINED';

export type TaxRateType =
  | 'AUTO_RATE'
  | 'FALLBACK_RATE'
  | 'MANUAL_RATE'
  | 'NO_TAX_COLLECTED';

export type TaxSummary = {
  __typename?: 'TaxSummary';
  rateType?: Maybe<TaxRateType>;
  taxableAmount?: Maybe<Money>;
  totalTax?: Maybe<Money>;
};

export type TimeSlot = {
  __typename?: 'TimeSlot';
  from?: Maybe<Scalars['DateTime']['output']>;
  to?: Maybe<Scalars['DateTime']['output']>;
};

/** Only what is given changes; null clears. */
export type UpdateCartInput = {
  buyerNote?: InputMaybe<Scalars['String']['input']>;
  contactAddress?: InputMaybe<AddressInput>;
  email?: InputMaybe<Scalars['String']['input']>;
  /** Owners and apps only. */
  merchantDiscounts?: InputMaybe<Array<MerchantDiscountInput>>;
  requestId?: InputMaybe<Scalars['String']['input']>;
  selectedShippingOption?: InputMaybe<ShippingOptionInput>;
};

export type Video = {
  __typename?: 'Video';
  id?: Maybe<Scalars['ID']['output']>;
  posters: Array<Image>;
  /** Renditions, best first. */
  resolutions: Array<VideoFile>;
  url?: Maybe<Scalars['URL']['output']>;
  urlExpirationDate?: Maybe<Scalars['DateTime']['output']>;
};

export type VideoFile = {
  __typename?: 'VideoFile';
  format?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  quality?: Maybe<Scalars['String']['output']>;
  url: Scalars['URL']['output'];
  width?: Maybe<Scalars['Int']['output']>;
};

/** The caller. */
export type Viewer = {
  __typename?: 'Viewer';
  /** True when a session exists; browsing makes none. */
  hasSession: Scalars['Boolean']['output'];
  role: ViewerRole;
};

export type ViewerRole =
  | 'MEMBER'
  /** No session, or one that belongs to nobody. */
  | 'VISITOR';

export type WeightUnit =
  | 'KG'
  | 'LB'
  | 'UNSPECIFIED_WEIGHT_UNIT';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActorKind: ActorKind;
  AddToCartInput: AddToCartInput;
  AdditionalFee: ResolverTypeWrapper<AdditionalFeeSourceSource>;
  Address: ResolverTypeWrapper<AddressSourceSource>;
  AddressInput: AddressInput;
  AppliedDiscount: ResolverTypeWrapper<AppliedDiscountSourceSource>;
  AppliedDiscountKind: AppliedDiscountKind;
  ApplyCouponInput: ApplyCouponInput;
  AuthPrompt: AuthPrompt;
  BookingsBookIntent: BookingsBookIntent;
  BookingsCheckoutIntent: BookingsCheckoutIntent;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<BrandSourceSource>;
  BrandConnection: ResolverTypeWrapper<BrandConnectionSourceSource>;
  BrandEdge: ResolverTypeWrapper<Omit<BrandEdge, 'node'> & { node: ResolversTypes['Brand'] }>;
  BuyerInfo: ResolverTypeWrapper<BuyerInfoSourceSource>;
  CalculatedLine: ResolverTypeWrapper<CalculatedLineSourceSource>;
  Cart: ResolverTypeWrapper<CartSourceSource>;
  CartEstimate: ResolverTypeWrapper<CartEstimateSourceSource>;
  CartEstimatePayload: ResolverTypeWrapper<Omit<CartEstimatePayload, 'estimate'> & { estimate?: Maybe<ResolversTypes['CartEstimate']> }>;
  CartLine: ResolverTypeWrapper<CartLineSourceSource>;
  CartLineInput: CartLineInput;
  CartLineQuantityInput: CartLineQuantityInput;
  CartPayload: ResolverTypeWrapper<Omit<CartPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  CatalogOverride: ResolverTypeWrapper<Omit<CatalogOverride, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  ChannelType: ChannelType;
  Checkout: ResolverTypeWrapper<CheckoutSourceSource>;
  CheckoutHeader: ResolverTypeWrapper<Omit<CheckoutHeader, 'logo'> & { logo?: Maybe<ResolversTypes['CheckoutLogo']> }>;
  CheckoutLogo: ResolverTypeWrapper<Omit<CheckoutLogo, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  CheckoutPolicy: ResolverTypeWrapper<CheckoutPolicy>;
  CheckoutPolicyKind: CheckoutPolicyKind;
  CheckoutSettings: ResolverTypeWrapper<CheckoutSettingsSourceSource>;
  ChosenOption: ResolverTypeWrapper<ChosenOption>;
  ChosenOptionInput: ChosenOptionInput;
  Collection: ResolverTypeWrapper<CollectionSourceSource>;
  CollectionConnection: ResolverTypeWrapper<CollectionConnectionSourceSource>;
  CollectionEdge: ResolverTypeWrapper<Omit<CollectionEdge, 'node'> & { node: ResolversTypes['Collection'] }>;
  Contact: ResolverTypeWrapper<ContactSourceSource>;
  ContactDetails: ResolverTypeWrapper<ContactDetails>;
  ConvertedMoney: ResolverTypeWrapper<ConvertedMoney>;
  CostAndProfit: ResolverTypeWrapper<CostAndProfitSourceSource>;
  CreateCheckoutInput: CreateCheckoutInput;
  CreateCheckoutPayload: ResolverTypeWrapper<Omit<CreateCheckoutPayload, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CreateRedirectSessionInput: CreateRedirectSessionInput;
  CreateRedirectSessionPayload: ResolverTypeWrapper<Omit<CreateRedirectSessionPayload, 'redirectSession'> & { redirectSession?: Maybe<ResolversTypes['RedirectSession']> }>;
  CustomLineItem: ResolverTypeWrapper<CustomLineItemSourceSource>;
  CustomLineItemInput: CustomLineItemInput;
  CustomText: ResolverTypeWrapper<CustomText>;
  CustomTextField: ResolverTypeWrapper<CustomTextField>;
  CustomTextInput: CustomTextInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteCartPayload: ResolverTypeWrapper<DeleteCartPayload>;
  DescriptionLine: ResolverTypeWrapper<DescriptionLine>;
  DiscountKind: DiscountKind;
  DiscountScope: DiscountScope;
  EcomCheckoutIntent: EcomCheckoutIntent;
  EstimateInput: EstimateInput;
  EventsCheckoutIntent: EventsCheckoutIntent;
  FeeSource: FeeSource;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FocalPoint: ResolverTypeWrapper<FocalPoint>;
  Geocode: ResolverTypeWrapper<Geocode>;
  HTML: ResolverTypeWrapper<Scalars['HTML']['output']>;
  HeaderAlignment: HeaderAlignment;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageSourceSource>;
  ImageFormat: ImageFormat;
  InfoSection: ResolverTypeWrapper<InfoSectionSourceSource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidMembership: ResolverTypeWrapper<Omit<InvalidMembership, 'membership'> & { membership?: Maybe<ResolversTypes['Membership']> }>;
  InventoryStatus: InventoryStatus;
  ItemAvailability: ItemAvailability;
  ItemType: ItemType;
  LineAvailability: ResolverTypeWrapper<LineAvailability>;
  Logistics: ResolverTypeWrapper<LogisticsSourceSource>;
  LogoSize: LogoSize;
  MeasurementUnit: MeasurementUnit;
  MediaItem: ResolverTypeWrapper<MediaItemSourceSource>;
  MediaItemType: MediaItemType;
  MemberAccountIntent: MemberAccountIntent;
  MemberSection: MemberSection;
  Membership: ResolverTypeWrapper<MembershipSourceSource>;
  MembershipOptions: ResolverTypeWrapper<MembershipOptionsSourceSource>;
  MerchantDiscountInput: MerchantDiscountInput;
  Money: ResolverTypeWrapper<MoneySourceSource>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NumberRange: ResolverTypeWrapper<NumberRangeSourceSource>;
  OptionType: OptionType;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaidPlansCheckoutIntent: PaidPlansCheckoutIntent;
  PaymentOption: PaymentOption;
  PhysicalProperties: ResolverTypeWrapper<PhysicalProperties>;
  PickupDetails: ResolverTypeWrapper<Omit<PickupDetails, 'address'> & { address?: Maybe<ResolversTypes['Address']> }>;
  PickupMethod: PickupMethod;
  Preorder: ResolverTypeWrapper<Preorder>;
  PricePerUnit: ResolverTypeWrapper<PricePerUnitSourceSource>;
  PriceSummary: ResolverTypeWrapper<PriceSummarySourceSource>;
  Problem: ResolverTypeWrapper<Problem>;
  ProblemCode: ProblemCode;
  ProblemSeverity: ProblemSeverity;
  Product: ResolverTypeWrapper<ProductSourceSource>;
  ProductAvailability: ResolverTypeWrapper<ProductAvailabilitySourceSource>;
  ProductChoice: ResolverTypeWrapper<Omit<ProductChoice, 'media'> & { media: Array<ResolversTypes['MediaItem']> }>;
  ProductConnection: ResolverTypeWrapper<ProductConnectionSourceSource>;
  ProductDiscount: ResolverTypeWrapper<ProductDiscount>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilter: ProductFilter;
  ProductOption: ResolverTypeWrapper<ProductOptionSourceSource>;
  ProductPrice: ResolverTypeWrapper<ProductPriceSourceSource>;
  ProductSort: ProductSort;
  ProductSortField: ProductSortField;
  ProductType: ProductType;
  ProductVariant: ResolverTypeWrapper<ProductVariantSourceSource>;
  ProductVariantConnection: ResolverTypeWrapper<ProductVariantConnectionSourceSource>;
  ProductVariantEdge: ResolverTypeWrapper<Omit<ProductVariantEdge, 'node'> & { node: ResolversTypes['ProductVariant'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RedirectCallbacksInput: RedirectCallbacksInput;
  RedirectPreferencesInput: RedirectPreferencesInput;
  RedirectSession: ResolverTypeWrapper<RedirectSessionSourceSource>;
  RemoveCartLinesInput: RemoveCartLinesInput;
  SelectedMembershipInput: SelectedMembershipInput;
  SelectedShipping: ResolverTypeWrapper<SelectedShippingSourceSource>;
  SelectedShippingOptionCode: ResolverTypeWrapper<SelectedShippingOptionCode>;
  SelectedVariant: ResolverTypeWrapper<SelectedVariantSourceSource>;
  Seo: ResolverTypeWrapper<Seo>;
  ServiceProperties: ResolverTypeWrapper<ServiceProperties>;
  SetCartLineQuantitiesInput: SetCartLineQuantitiesInput;
  ShippingInfo: ResolverTypeWrapper<ShippingInfoSourceSource>;
  ShippingOption: ResolverTypeWrapper<ShippingOptionSourceSource>;
  ShippingOptionInput: ShippingOptionInput;
  SortOrder: SortOrder;
  StartCheckoutInput: StartCheckoutInput;
  StartCheckoutPayload: ResolverTypeWrapper<StartCheckoutPayload>;
  Stock: ResolverTypeWrapper<StockSourceSource>;
  Store: ResolverTypeWrapper<Store>;
  StoreVariant: ResolverTypeWrapper<StoreVariantSourceSource>;
  StoreVariantConnection: ResolverTypeWrapper<StoreVariantConnectionSourceSource>;
  StoreVariantEdge: ResolverTypeWrapper<Omit<StoreVariantEdge, 'node'> & { node: ResolversTypes['StoreVariant'] }>;
  StoreVariantFilter: StoreVariantFilter;
  StoresProductIntent: StoresProductIntent;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscriptionFrequency: SubscriptionFrequency;
  SubscriptionOption: ResolverTypeWrapper<SubscriptionOption>;
  SuggestedFix: SuggestedFix;
  Suggestions: ResolverTypeWrapper<Omit<Suggestions, 'brands' | 'collections' | 'products'> & { brands: Array<ResolversTypes['Brand']>, collections: Array<ResolversTypes['Collection']>, products: Array<ResolversTypes['Product']> }>;
  TaxBreakdown: ResolverTypeWrapper<Omit<TaxBreakdown, 'taxAmount' | 'taxableAmount'> & { taxAmount?: Maybe<ResolversTypes['Money']>, taxableAmount?: Maybe<ResolversTypes['Money']> }>;
  TaxDetails: ResolverTypeWrapper<TaxDetailsSourceSource>;
  TaxJurisdiction: TaxJurisdiction;
  TaxRateType: TaxRateType;
  TaxSummary: ResolverTypeWrapper<TaxSummarySourceSource>;
  TimeSlot: ResolverTypeWrapper<TimeSlot>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UpdateCartInput: UpdateCartInput;
  Video: ResolverTypeWrapper<VideoSourceSource>;
  VideoFile: ResolverTypeWrapper<VideoFile>;
  Viewer: ResolverTypeWrapper<Viewer>;
  ViewerRole: ViewerRole;
  WeightUnit: WeightUnit;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddToCartInput: AddToCartInput;
  AdditionalFee: AdditionalFeeSourceSource;
  Address: AddressSourceSource;
  AddressInput: AddressInput;
  AppliedDiscount: AppliedDiscountSourceSource;
  ApplyCouponInput: ApplyCouponInput;
  BookingsBookIntent: BookingsBookIntent;
  BookingsCheckoutIntent: BookingsCheckoutIntent;
  Boolean: Scalars['Boolean']['output'];
  Brand: BrandSourceSource;
  BrandConnection: BrandConnectionSourceSource;
  BrandEdge: Omit<BrandEdge, 'node'> & { node: ResolversParentTypes['Brand'] };
  BuyerInfo: BuyerInfoSourceSource;
  CalculatedLine: CalculatedLineSourceSource;
  Cart: CartSourceSource;
  CartEstimate: CartEstimateSourceSource;
  CartEstimatePayload: Omit<CartEstimatePayload, 'estimate'> & { estimate?: Maybe<ResolversParentTypes['CartEstimate']> };
  CartLine: CartLineSourceSource;
  CartLineInput: CartLineInput;
  CartLineQuantityInput: CartLineQuantityInput;
  CartPayload: Omit<CartPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  CatalogOverride: Omit<CatalogOverride, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  Checkout: CheckoutSourceSource;
  CheckoutHeader: Omit<CheckoutHeader, 'logo'> & { logo?: Maybe<ResolversParentTypes['CheckoutLogo']> };
  CheckoutLogo: Omit<CheckoutLogo, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  CheckoutPolicy: CheckoutPolicy;
  CheckoutSettings: CheckoutSettingsSourceSource;
  ChosenOption: ChosenOption;
  ChosenOptionInput: ChosenOptionInput;
  Collection: CollectionSourceSource;
  CollectionConnection: CollectionConnectionSourceSource;
  CollectionEdge: Omit<CollectionEdge, 'node'> & { node: ResolversParentTypes['Collection'] };
  Contact: ContactSourceSource;
  ContactDetails: ContactDetails;
  ConvertedMoney: ConvertedMoney;
  CostAndProfit: CostAndProfitSourceSource;
  CreateCheckoutInput: CreateCheckoutInput;
  CreateCheckoutPayload: Omit<CreateCheckoutPayload, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CreateRedirectSessionInput: CreateRedirectSessionInput;
  CreateRedirectSessionPayload: Omit<CreateRedirectSessionPayload, 'redirectSession'> & { redirectSession?: Maybe<ResolversParentTypes['RedirectSession']> };
  CustomLineItem: CustomLineItemSourceSource;
  CustomLineItemInput: CustomLineItemInput;
  CustomText: CustomText;
  CustomTextField: CustomTextField;
  CustomTextInput: CustomTextInput;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteCartPayload: DeleteCartPayload;
  DescriptionLine: DescriptionLine;
  EcomCheckoutIntent: EcomCheckoutIntent;
  EstimateInput: EstimateInput;
  EventsCheckoutIntent: EventsCheckoutIntent;
  Float: Scalars['Float']['output'];
  FocalPoint: FocalPoint;
  Geocode: Geocode;
  HTML: Scalars['HTML']['output'];
  ID: Scalars['ID']['output'];
  Image: ImageSourceSource;
  InfoSection: InfoSectionSourceSource;
  Int: Scalars['Int']['output'];
  InvalidMembership: Omit<InvalidMembership, 'membership'> & { membership?: Maybe<ResolversParentTypes['Membership']> };
  LineAvailability: LineAvailability;
  Logistics: LogisticsSourceSource;
  MediaItem: MediaItemSourceSource;
  MemberAccountIntent: MemberAccountIntent;
  Membership: MembershipSourceSource;
  MembershipOptions: MembershipOptionsSourceSource;
  MerchantDiscountInput: MerchantDiscountInput;
  Money: MoneySourceSource;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  NumberRange: NumberRangeSourceSource;
  PageInfo: PageInfo;
  PaidPlansCheckoutIntent: PaidPlansCheckoutIntent;
  PhysicalProperties: PhysicalProperties;
  PickupDetails: Omit<PickupDetails, 'address'> & { address?: Maybe<ResolversParentTypes['Address']> };
  Preorder: Preorder;
  PricePerUnit: PricePerUnitSourceSource;
  PriceSummary: PriceSummarySourceSource;
  Problem: Problem;
  Product: ProductSourceSource;
  ProductAvailability: ProductAvailabilitySourceSource;
  ProductChoice: Omit<ProductChoice, 'media'> & { media: Array<ResolversParentTypes['MediaItem']> };
  ProductConnection: ProductConnectionSourceSource;
  ProductDiscount: ProductDiscount;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilter: ProductFilter;
  ProductOption: ProductOptionSourceSource;
  ProductPrice: ProductPriceSourceSource;
  ProductSort: ProductSort;
  ProductVariant: ProductVariantSourceSource;
  ProductVariantConnection: ProductVariantConnectionSourceSource;
  ProductVariantEdge: Omit<ProductVariantEdge, 'node'> & { node: ResolversParentTypes['ProductVariant'] };
  Query: Record<PropertyKey, never>;
  RedirectCallbacksInput: RedirectCallbacksInput;
  RedirectPreferencesInput: RedirectPreferencesInput;
  RedirectSession: RedirectSessionSourceSource;
  RemoveCartLinesInput: RemoveCartLinesInput;
  SelectedMembershipInput: SelectedMembershipInput;
  SelectedShipping: SelectedShippingSourceSource;
  SelectedShippingOptionCode: SelectedShippingOptionCode;
  SelectedVariant: SelectedVariantSourceSource;
  Seo: Seo;
  ServiceProperties: ServiceProperties;
  SetCartLineQuantitiesInput: SetCartLineQuantitiesInput;
  ShippingInfo: ShippingInfoSourceSource;
  ShippingOption: ShippingOptionSourceSource;
  ShippingOptionInput: ShippingOptionInput;
  StartCheckoutInput: StartCheckoutInput;
  StartCheckoutPayload: StartCheckoutPayload;
  Stock: StockSourceSource;
  Store: Store;
  StoreVariant: StoreVariantSourceSource;
  StoreVariantConnection: StoreVariantConnectionSourceSource;
  StoreVariantEdge: Omit<StoreVariantEdge, 'node'> & { node: ResolversParentTypes['StoreVariant'] };
  StoreVariantFilter: StoreVariantFilter;
  StoresProductIntent: StoresProductIntent;
  String: Scalars['String']['output'];
  SubscriptionOption: SubscriptionOption;
  Suggestions: Omit<Suggestions, 'brands' | 'collections' | 'products'> & { brands: Array<ResolversParentTypes['Brand']>, collections: Array<ResolversParentTypes['Collection']>, products: Array<ResolversParentTypes['Product']> };
  TaxBreakdown: Omit<TaxBreakdown, 'taxAmount' | 'taxableAmount'> & { taxAmount?: Maybe<ResolversParentTypes['Money']>, taxableAmount?: Maybe<ResolversParentTypes['Money']> };
  TaxDetails: TaxDetailsSourceSource;
  TaxSummary: TaxSummarySourceSource;
  TimeSlot: TimeSlot;
  URL: Scalars['URL']['output'];
  UpdateCartInput: UpdateCartInput;
  Video: VideoSourceSource;
  VideoFile: VideoFile;
  Viewer: Viewer;
};

export type ActorsDirectiveArgs = {
  allow: Array<ActorKind>;
};

export type ActorsDirectiveResolver<Result, Parent, ContextType = Context, Args = ActorsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AdditionalFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdditionalFee'] = ResolversParentTypes['AdditionalFee']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceAfterTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceBeforeTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['FeeSource']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['TaxDetails']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  addressLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geocode?: Resolver<Maybe<ResolversTypes['Geocode']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subdivision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subdivisionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppliedDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedDiscount'] = ResolversParentTypes['AppliedDiscount']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AppliedDiscountKind'], ParentType, ContextType>;
  lineIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['DiscountScope']>, ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  assignedProductsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<BrandProductsArgs, 'first'>>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BrandConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandConnection'] = ResolversParentTypes['BrandConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BrandEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BrandEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandEdge'] = ResolversParentTypes['BrandEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
};

export type BuyerInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerInfo'] = ResolversParentTypes['BuyerInfo']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActorKind'], ParentType, ContextType>;
};

export type CalculatedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalculatedLine'] = ResolversParentTypes['CalculatedLine']> = {
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fullPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentOption?: Resolver<Maybe<ResolversTypes['PaymentOption']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['TaxDetails']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalAfterTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalBeforeTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  appliedDiscounts?: Resolver<Array<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  buyerInfo?: Resolver<Maybe<ResolversTypes['BuyerInfo']>, ParentType, ContextType>;
  buyerNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkoutId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  contactInfo?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  conversionCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customLineItems?: Resolver<Array<ResolversTypes['CustomLineItem']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  merchantDiscounts?: Resolver<Array<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  overrideCheckoutUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectedShippingOption?: Resolver<Maybe<ResolversTypes['SelectedShippingOptionCode']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotalAfterDiscounts?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxIncludedInPrices?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  updatedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  weightUnit?: Resolver<Maybe<ResolversTypes['WeightUnit']>, ParentType, ContextType>;
};

export type CartEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartEstimate'] = ResolversParentTypes['CartEstimate']> = {
  additionalFees?: Resolver<Array<ResolversTypes['AdditionalFee']>, ParentType, ContextType>;
  appliedDiscounts?: Resolver<Array<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CalculatedLine']>, ParentType, ContextType>;
  membershipOptions?: Resolver<ResolversTypes['MembershipOptions'], ParentType, ContextType>;
  payLater?: Resolver<Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  payNow?: Resolver<Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  priceSummary?: Resolver<ResolversTypes['PriceSummary'], ParentType, ContextType>;
  shippingInfo?: Resolver<Maybe<ResolversTypes['ShippingInfo']>, ParentType, ContextType>;
  taxSummary?: Resolver<Maybe<ResolversTypes['TaxSummary']>, ParentType, ContextType>;
  violations?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  weightUnit?: Resolver<Maybe<ResolversTypes['WeightUnit']>, ParentType, ContextType>;
};

export type CartEstimatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartEstimatePayload'] = ResolversParentTypes['CartEstimatePayload']> = {
  estimate?: Resolver<Maybe<ResolversTypes['CartEstimate']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  availability?: Resolver<ResolversTypes['LineAvailability'], ParentType, ContextType>;
  catalogOverride?: Resolver<Maybe<ResolversTypes['CatalogOverride']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  customItemType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customTexts?: Resolver<Array<ResolversTypes['CustomText']>, ParentType, ContextType>;
  depositAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  descriptionLines?: Resolver<Array<ResolversTypes['DescriptionLine']>, ParentType, ContextType>;
  fullPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isCustom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isQuantityFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemType?: Resolver<ResolversTypes['ItemType'], ParentType, ContextType>;
  membersOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentOption?: Resolver<Maybe<ResolversTypes['PaymentOption']>, ParentType, ContextType>;
  physicalProperties?: Resolver<Maybe<ResolversTypes['PhysicalProperties']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceBeforeDiscounts?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productSlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceProperties?: Resolver<Maybe<ResolversTypes['ServiceProperties']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['SubscriptionOption']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CatalogOverrideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogOverride'] = ResolversParentTypes['CatalogOverride']> = {
  fullPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  additionalFees?: Resolver<Array<ResolversTypes['AdditionalFee']>, ParentType, ContextType>;
  appliedDiscounts?: Resolver<Array<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  billingInfo?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  buyerInfo?: Resolver<Maybe<ResolversTypes['BuyerInfo']>, ParentType, ContextType>;
  buyerNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cartId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  channelType?: Resolver<Maybe<ResolversTypes['ChannelType']>, ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conversionCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  membershipOptions?: Resolver<ResolversTypes['MembershipOptions'], ParentType, ContextType>;
  payLater?: Resolver<Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  payNow?: Resolver<Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  priceSummary?: Resolver<Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  shippingDestination?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  shippingInfo?: Resolver<Maybe<ResolversTypes['ShippingInfo']>, ParentType, ContextType>;
  taxIncludedInPrice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  taxSummary?: Resolver<Maybe<ResolversTypes['TaxSummary']>, ParentType, ContextType>;
  updatedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  violations?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  weightUnit?: Resolver<Maybe<ResolversTypes['WeightUnit']>, ParentType, ContextType>;
};

export type CheckoutHeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutHeader'] = ResolversParentTypes['CheckoutHeader']> = {
  alignment?: Resolver<Maybe<ResolversTypes['HeaderAlignment']>, ParentType, ContextType>;
  displayCheckoutLabel?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['CheckoutLogo']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutLogo'] = ResolversParentTypes['CheckoutLogo']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['LogoSize']>, ParentType, ContextType>;
};

export type CheckoutPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutPolicy'] = ResolversParentTypes['CheckoutPolicy']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CheckoutPolicyKind'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutSettings'] = ResolversParentTypes['CheckoutSettings']> = {
  buttonColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  giftCardRedeemEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  header?: Resolver<Maybe<ResolversTypes['CheckoutHeader']>, ParentType, ContextType>;
  policies?: Resolver<Array<ResolversTypes['CheckoutPolicy']>, ParentType, ContextType>;
  updatedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChosenOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenOption'] = ResolversParentTypes['ChosenOption']> = {
  choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mainMedia?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfProducts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<CollectionProductsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CollectionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionConnection'] = ResolversParentTypes['CollectionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CollectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CollectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionEdge'] = ResolversParentTypes['CollectionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  contactDetails?: Resolver<Maybe<ResolversTypes['ContactDetails']>, ParentType, ContextType>;
};

export type ContactDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactDetails'] = ResolversParentTypes['ContactDetails']> = {
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConvertedMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConvertedMoney'] = ResolversParentTypes['ConvertedMoney']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CostAndProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostAndProfit'] = ResolversParentTypes['CostAndProfit']> = {
  itemCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  profit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  profitMargin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CreateCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCheckoutPayload'] = ResolversParentTypes['CreateCheckoutPayload']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  checkoutId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateRedirectSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRedirectSessionPayload'] = ResolversParentTypes['CreateRedirectSessionPayload']> = {
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  redirectSession?: Resolver<Maybe<ResolversTypes['RedirectSession']>, ParentType, ContextType>;
};

export type CustomLineItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomLineItem'] = ResolversParentTypes['CustomLineItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemType?: Resolver<ResolversTypes['ItemType'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  physicalProperties?: Resolver<Maybe<ResolversTypes['PhysicalProperties']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceProperties?: Resolver<Maybe<ResolversTypes['ServiceProperties']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['SubscriptionOption']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomText'] = ResolversParentTypes['CustomText']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomTextFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomTextField'] = ResolversParentTypes['CustomTextField']> = {
  mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCartPayload'] = ResolversParentTypes['DeleteCartPayload']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DescriptionLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DescriptionLine'] = ResolversParentTypes['DescriptionLine']> = {
  colorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FocalPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FocalPoint'] = ResolversParentTypes['FocalPoint']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GeocodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Geocode'] = ResolversParentTypes['Geocode']> = {
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  focalPoint?: Resolver<Maybe<ResolversTypes['FocalPoint']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<ImageUrlArgs, 'format'>>;
  urlExpirationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InfoSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InfoSection'] = ResolversParentTypes['InfoSection']> = {
  description?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidMembership'] = ResolversParentTypes['InvalidMembership']> = {
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LineAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineAvailability'] = ResolversParentTypes['LineAvailability']> = {
  quantityAvailable?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
};

export type LogisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Logistics'] = ResolversParentTypes['Logistics']> = {
  deliveryTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTimeSlot?: Resolver<Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickup?: Resolver<Maybe<ResolversTypes['PickupDetails']>, ParentType, ContextType>;
};

export type MediaItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MediaItemType']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  appId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  creditsRemaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  creditsTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expirationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MembershipOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipOptions'] = ResolversParentTypes['MembershipOptions']> = {
  eligible?: Resolver<Array<ResolversTypes['Membership']>, ParentType, ContextType>;
  invalid?: Resolver<Array<ResolversTypes['InvalidMembership']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  converted?: Resolver<Maybe<ResolversTypes['ConvertedMoney']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToCart: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  applyCoupon: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationApplyCouponArgs, 'input'>>;
  createCheckout: Resolver<ResolversTypes['CreateCheckoutPayload'], ParentType, ContextType, RequireFields<MutationCreateCheckoutArgs, 'input'>>;
  createRedirectSession: Resolver<ResolversTypes['CreateRedirectSessionPayload'], ParentType, ContextType, RequireFields<MutationCreateRedirectSessionArgs, 'input'>>;
  deleteCart: Resolver<ResolversTypes['DeleteCartPayload'], ParentType, ContextType, Partial<MutationDeleteCartArgs>>;
  removeCartLines: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationRemoveCartLinesArgs, 'input'>>;
  removeCoupon: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, Partial<MutationRemoveCouponArgs>>;
  setCartLineQuantities: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationSetCartLineQuantitiesArgs, 'input'>>;
  startCheckout: Resolver<ResolversTypes['StartCheckoutPayload'], ParentType, ContextType, RequireFields<MutationStartCheckoutArgs, 'input'>>;
  updateCart: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationUpdateCartArgs, 'input'>>;
};

export type NumberRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumberRange'] = ResolversParentTypes['NumberRange']> = {
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PhysicalPropertiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhysicalProperties'] = ResolversParentTypes['PhysicalProperties']> = {
  shippable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PickupDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickupDetails'] = ResolversParentTypes['PickupDetails']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PickupMethod']>, ParentType, ContextType>;
};

export type PreorderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preorder'] = ResolversParentTypes['Preorder']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PricePerUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePerUnit'] = ResolversParentTypes['PricePerUnit']> = {
  baseQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  baseUnit?: Resolver<ResolversTypes['MeasurementUnit'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalUnit?: Resolver<ResolversTypes['MeasurementUnit'], ParentType, ContextType>;
};

export type PriceSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceSummary'] = ResolversParentTypes['PriceSummary']> = {
  additionalFees?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  availableQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ProblemSeverity'], ParentType, ContextType>;
  suggestedFix?: Resolver<Maybe<ResolversTypes['SuggestedFix']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  availability?: Resolver<ResolversTypes['ProductAvailability'], ParentType, ContextType, RequireFields<ProductAvailabilityArgs, 'choices'>>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  costAndProfit?: Resolver<Maybe<ResolversTypes['CostAndProfit']>, ParentType, ContextType>;
  costRange?: Resolver<Maybe<ResolversTypes['NumberRange']>, ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customTextFields?: Resolver<Array<ResolversTypes['CustomTextField']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['ProductDiscount'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  infoSections?: Resolver<Array<ResolversTypes['InfoSection']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mainMedia?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  managesVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  pricePerUnit?: Resolver<Maybe<ResolversTypes['PricePerUnit']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['NumberRange']>, ParentType, ContextType>;
  ribbon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  variants?: Resolver<ResolversTypes['ProductVariantConnection'], ParentType, ContextType, RequireFields<ProductVariantsArgs, 'first'>>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weightRange?: Resolver<Maybe<ResolversTypes['NumberRange']>, ParentType, ContextType>;
};

export type ProductAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAvailability'] = ResolversParentTypes['ProductAvailability']> = {
  availableForPurchase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  selectedVariant?: Resolver<Maybe<ResolversTypes['SelectedVariant']>, ParentType, ContextType>;
};

export type ProductChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductChoice'] = ResolversParentTypes['ProductChoice']> = {
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = {
  type?: Resolver<ResolversTypes['DiscountKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  choices?: Resolver<Array<ResolversTypes['ProductChoice']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OptionType'], ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isDiscounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  perUnit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  choices?: Resolver<Array<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  costAndProfit?: Resolver<Maybe<ResolversTypes['CostAndProfit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  preorder?: Resolver<Maybe<ResolversTypes['Preorder']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductVariantConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariantConnection'] = ResolversParentTypes['ProductVariantConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductVariantEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductVariantEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariantEdge'] = ResolversParentTypes['ProductVariantEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  brand: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, Partial<QueryBrandArgs>>;
  brands: Resolver<Maybe<ResolversTypes['BrandConnection']>, ParentType, ContextType, RequireFields<QueryBrandsArgs, 'first'>>;
  cart: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartEstimate: Resolver<ResolversTypes['CartEstimatePayload'], ParentType, ContextType, Partial<QueryCartEstimateArgs>>;
  checkout: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'id'>>;
  checkoutSettings: Resolver<ResolversTypes['CheckoutSettings'], ParentType, ContextType>;
  collection: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, Partial<QueryCollectionArgs>>;
  collections: Resolver<Maybe<ResolversTypes['CollectionConnection']>, ParentType, ContextType, RequireFields<QueryCollectionsArgs, 'first'>>;
  product: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryProductArgs>>;
  products: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'first'>>;
  store: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  storeVariant: Resolver<Maybe<ResolversTypes['StoreVariant']>, ParentType, ContextType, RequireFields<QueryStoreVariantArgs, 'id'>>;
  storeVariants: Resolver<Maybe<ResolversTypes['StoreVariantConnection']>, ParentType, ContextType, RequireFields<QueryStoreVariantsArgs, 'first'>>;
  suggestions: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'first' | 'query'>>;
  viewer: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type RedirectSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedirectSession'] = ResolversParentTypes['RedirectSession']> = {
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  hasSessionToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SelectedShippingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedShipping'] = ResolversParentTypes['SelectedShipping']> = {
  carrierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isRequestedOption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logistics?: Resolver<Maybe<ResolversTypes['Logistics']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['TaxDetails']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAfterTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalBeforeTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SelectedShippingOptionCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedShippingOptionCode'] = ResolversParentTypes['SelectedShippingOptionCode']> = {
  carrierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedVariant'] = ResolversParentTypes['SelectedVariant']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SeoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServicePropertiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceProperties'] = ResolversParentTypes['ServiceProperties']> = {
  numberOfParticipants?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scheduledDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ShippingInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingInfo'] = ResolversParentTypes['ShippingInfo']> = {
  options?: Resolver<Array<ResolversTypes['ShippingOption']>, ParentType, ContextType>;
  regionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  regionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selected?: Resolver<Maybe<ResolversTypes['SelectedShipping']>, ParentType, ContextType>;
};

export type ShippingOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingOption'] = ResolversParentTypes['ShippingOption']> = {
  carrierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logistics?: Resolver<Maybe<ResolversTypes['Logistics']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartCheckoutPayload'] = ResolversParentTypes['StartCheckoutPayload']> = {
  checkoutId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type StockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stock'] = ResolversParentTypes['Stock']> = {
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTracked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InventoryStatus'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  currencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreVariant'] = ResolversParentTypes['StoreVariant']> = {
  choices?: Resolver<Array<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  collectionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isManaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preorder?: Resolver<Maybe<ResolversTypes['Preorder']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StoreVariantConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreVariantConnection'] = ResolversParentTypes['StoreVariantConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StoreVariantEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StoreVariant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StoreVariantEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreVariantEdge'] = ResolversParentTypes['StoreVariantEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StoreVariant'], ParentType, ContextType>;
};

export type SubscriptionOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionOption'] = ResolversParentTypes['SubscriptionOption']> = {
  autoRenewal?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  billingCycles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frequency?: Resolver<Maybe<ResolversTypes['SubscriptionFrequency']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type TaxBreakdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxBreakdown'] = ResolversParentTypes['TaxBreakdown']> = {
  jurisdiction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jurisdictionType?: Resolver<Maybe<ResolversTypes['TaxJurisdiction']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxableAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDetails'] = ResolversParentTypes['TaxDetails']> = {
  breakdown?: Resolver<Array<ResolversTypes['TaxBreakdown']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  taxableAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxSummary'] = ResolversParentTypes['TaxSummary']> = {
  rateType?: Resolver<Maybe<ResolversTypes['TaxRateType']>, ParentType, ContextType>;
  taxableAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TimeSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeSlot'] = ResolversParentTypes['TimeSlot']> = {
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type VideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  posters?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  resolutions?: Resolver<Array<ResolversTypes['VideoFile']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  urlExpirationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VideoFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoFile'] = ResolversParentTypes['VideoFile']> = {
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  hasSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ViewerRole'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AdditionalFee?: AdditionalFeeResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AppliedDiscount?: AppliedDiscountResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandConnection?: BrandConnectionResolvers<ContextType>;
  BrandEdge?: BrandEdgeResolvers<ContextType>;
  BuyerInfo?: BuyerInfoResolvers<ContextType>;
  CalculatedLine?: CalculatedLineResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartEstimate?: CartEstimateResolvers<ContextType>;
  CartEstimatePayload?: CartEstimatePayloadResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CatalogOverride?: CatalogOverrideResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutHeader?: CheckoutHeaderResolvers<ContextType>;
  CheckoutLogo?: CheckoutLogoResolvers<ContextType>;
  CheckoutPolicy?: CheckoutPolicyResolvers<ContextType>;
  CheckoutSettings?: CheckoutSettingsResolvers<ContextType>;
  ChosenOption?: ChosenOptionResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionConnection?: CollectionConnectionResolvers<ContextType>;
  CollectionEdge?: CollectionEdgeResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactDetails?: ContactDetailsResolvers<ContextType>;
  ConvertedMoney?: ConvertedMoneyResolvers<ContextType>;
  CostAndProfit?: CostAndProfitResolvers<ContextType>;
  CreateCheckoutPayload?: CreateCheckoutPayloadResolvers<ContextType>;
  CreateRedirectSessionPayload?: CreateRedirectSessionPayloadResolvers<ContextType>;
  CustomLineItem?: CustomLineItemResolvers<ContextType>;
  CustomText?: CustomTextResolvers<ContextType>;
  CustomTextField?: CustomTextFieldResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteCartPayload?: DeleteCartPayloadResolvers<ContextType>;
  DescriptionLine?: DescriptionLineResolvers<ContextType>;
  FocalPoint?: FocalPointResolvers<ContextType>;
  Geocode?: GeocodeResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  InfoSection?: InfoSectionResolvers<ContextType>;
  InvalidMembership?: InvalidMembershipResolvers<ContextType>;
  LineAvailability?: LineAvailabilityResolvers<ContextType>;
  Logistics?: LogisticsResolvers<ContextType>;
  MediaItem?: MediaItemResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipOptions?: MembershipOptionsResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NumberRange?: NumberRangeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PhysicalProperties?: PhysicalPropertiesResolvers<ContextType>;
  PickupDetails?: PickupDetailsResolvers<ContextType>;
  Preorder?: PreorderResolvers<ContextType>;
  PricePerUnit?: PricePerUnitResolvers<ContextType>;
  PriceSummary?: PriceSummaryResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAvailability?: ProductAvailabilityResolvers<ContextType>;
  ProductChoice?: ProductChoiceResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProductVariantConnection?: ProductVariantConnectionResolvers<ContextType>;
  ProductVariantEdge?: ProductVariantEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RedirectSession?: RedirectSessionResolvers<ContextType>;
  SelectedShipping?: SelectedShippingResolvers<ContextType>;
  SelectedShippingOptionCode?: SelectedShippingOptionCodeResolvers<ContextType>;
  SelectedVariant?: SelectedVariantResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  ServiceProperties?: ServicePropertiesResolvers<ContextType>;
  ShippingInfo?: ShippingInfoResolvers<ContextType>;
  ShippingOption?: ShippingOptionResolvers<ContextType>;
  StartCheckoutPayload?: StartCheckoutPayloadResolvers<ContextType>;
  Stock?: StockResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreVariant?: StoreVariantResolvers<ContextType>;
  StoreVariantConnection?: StoreVariantConnectionResolvers<ContextType>;
  StoreVariantEdge?: StoreVariantEdgeResolvers<ContextType>;
  SubscriptionOption?: SubscriptionOptionResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  TaxBreakdown?: TaxBreakdownResolvers<ContextType>;
  TaxDetails?: TaxDetailsResolvers<ContextType>;
  TaxSummary?: TaxSummaryResolvers<ContextType>;
  TimeSlot?: TimeSlotResolvers<ContextType>;
  URL?: GraphQLScalarType;
  Video?: VideoResolvers<ContextType>;
  VideoFile?: VideoFileResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  actors?: ActorsDirectiveResolver<any, any, ContextType>;
};
