export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A point in time, ISO-8601 in UTC: `2026-11-20T19:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * A decimal number as text, without an exponent. An amount of money has at least the decimals of its currency (`19.90`);
   * any other number has no zeros at the end (`0.5`).
   */
  Decimal: { input: string; output: string; }
  /** Sanitized HTML: paragraphs, lists, emphasis and links only. */
  HTML: { input: string; output: string; }
  /** A value of any shape, as the platform keeps it: not ours to read, only to hand on. */
  JSON: { input: unknown; output: unknown; }
  /** An absolute http(s) address. */
  URL: { input: string; output: string; }
};

/** A checkout that was abandoned before payment. */
export type AbandonedCheckout = {
  __typename?: 'AbandonedCheckout';
  activities: Array<AbandonedCheckoutActivity>;
  appliedDiscounts: Array<AppliedDiscount>;
  buyerInfo?: Maybe<BuyerInfo>;
  buyerLanguage?: Maybe<Scalars['String']['output']>;
  cartId?: Maybe<Scalars['ID']['output']>;
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** When it became an order after all. */
  checkoutRecoveredDate?: Maybe<Scalars['DateTime']['output']>;
  /** Where it can be taken up again. */
  checkoutUrl?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  lines: Array<CartLine>;
  phone?: Maybe<Scalars['String']['output']>;
  status?: Maybe<AbandonmentStatus>;
  subtotal?: Maybe<Money>;
  total?: Maybe<Money>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

export type AbandonedCheckoutActivity = {
  __typename?: 'AbandonedCheckoutActivity';
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  type?: Maybe<AbandonedCheckoutActivityType>;
};

/** Recovery activity for an abandoned checkout. */
export type AbandonedCheckoutActivityType =
  | 'AUTOMATION_SKIPPED'
  | 'EMAIL_NOT_SENT'
  | 'EMAIL_SENT'
  | 'NOTIFICATION_SENT'
  | 'SCHEDULED'
  | 'TASK_CREATED';

/** A record of an abandoned checkout was created. */
export type AbandonedCheckoutCreatedEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutCreatedEvent';
  /** As it is now. */
  abandonedCheckout?: Maybe<AbandonedCheckout>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A record of an abandoned checkout was deleted; `entityId` says which. */
export type AbandonedCheckoutDeletedEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutDeletedEvent';
  /** As it was. */
  abandonedCheckout?: Maybe<AbandonedCheckout>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An abandoned checkout was recovered: it became an order. */
export type AbandonedCheckoutRecoveredEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutRecoveredEvent';
  abandonedCheckout?: Maybe<AbandonedCheckout>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A record of an abandoned checkout was updated. */
export type AbandonedCheckoutUpdatedEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutUpdatedEvent';
  /** As it is now. */
  abandonedCheckout?: Maybe<AbandonedCheckout>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type AbandonmentBuyer = {
  __typename?: 'AbandonmentBuyer';
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  kind?: Maybe<AbandonmentBuyerKind>;
  lastName?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
};

/** Who left a cart. */
export type AbandonmentBuyerKind =
  | 'ADMIN'
  | 'CONTACT'
  | 'MEMBER'
  | 'VISITOR';

export type AbandonmentStatus =
  | 'ABANDONED'
  | 'RECOVERED';

export type AcceptedPayload = {
  __typename?: 'AcceptedPayload';
  accepted: Scalars['Boolean']['output'];
  problems: Array<Problem>;
};

export type ActivityStatus =
  | 'ACTIVE'
  | 'MUTED'
  | 'UNKNOWN';

/** Kinds of caller. */
export type ActorKind =
  /** Not signed in. */
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
  /** App that charges the fee. */
  providerAppId?: Maybe<Scalars['ID']['output']>;
  source?: Maybe<FeeSource>;
  tax?: Maybe<TaxDetails>;
  /** Whose address the fee is taxed by. */
  taxableAddress?: Maybe<TaxableAddressType>;
};

/** What a delivery costs beside its price. */
export type AdditionalFeeCharge =
  | 'HANDLING_FEE'
  | 'INSURANCE';

export type Address = {
  __typename?: 'Address';
  addressLine?: Maybe<Scalars['String']['output']>;
  addressLine2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  countryName?: Maybe<Scalars['String']['output']>;
  /** The whole address in one text, as the platform writes it. */
  formatted?: Maybe<Scalars['String']['output']>;
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
  geocode?: InputMaybe<GeocodeInput>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  streetAddress?: InputMaybe<StreetAddressInput>;
  /** ISO 3166-2, such as `US-NY`. */
  subdivision?: InputMaybe<Scalars['String']['input']>;
};

/** What an address is for. */
export type AddressTag =
  | 'BILLING'
  | 'HOME'
  | 'SHIPPING'
  | 'UNTAGGED'
  | 'WORK';

/** Exactly one of these. */
export type AdjustProductPropertyInput =
  { cost: AdjustmentInput; price?: never; weight?: never; }
  |  { cost?: never; price: AdjustmentInput; weight?: never; }
  |  { cost?: never; price?: never; weight: AdjustmentInput; };

/** Exactly one of these. */
export type AdjustmentInput =
  /** With its sign; at most 2 decimals. */
  { amount: Scalars['Decimal']['input']; percentage?: never; }
  |  { amount?: never; percentage: PercentageInput; };

/** What an adjustment would make of one product. */
export type AdjustmentPreview = {
  __typename?: 'AdjustmentPreview';
  /** The price or cost afterwards. */
  after?: Maybe<Money>;
  /** The price or cost that changes, as it is now; null without one, and when the change is about the weight. */
  before?: Maybe<Money>;
  /** What it would cost the merchant afterwards. */
  cost?: Maybe<Money>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What a shopper would pay, the discount taken off. */
  paidAfter: Money;
  /** What a shopper pays now, the discount taken off. */
  paidBefore: Money;
  /** Why the platform would refuse it for this product. */
  problem?: Maybe<Problem>;
  /** Of the product or of one of its variants. */
  risks: Array<PriceRisk>;
  /** Of a product whose variants are managed; otherwise empty. */
  variants: Array<VariantAdjustmentPreview>;
  /** The weight afterwards. */
  weightAfter?: Maybe<Scalars['Decimal']['output']>;
  /** The weight as it is now; null without one, and when the change is about a price or cost. */
  weightBefore?: Maybe<Scalars['Decimal']['output']>;
};

export type AdjustmentPreviewConnection = {
  __typename?: 'AdjustmentPreviewConnection';
  nodes: Array<AdjustmentPreview>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** A coupon, a merchant's discount or an automatic rule. */
export type AppliedDiscount = {
  __typename?: 'AppliedDiscount';
  /** Absent on the cart itself; the estimate has it. */
  amount?: Maybe<Money>;
  /** Coupon code. */
  code?: Maybe<Scalars['String']['output']>;
  /** Of the coupon or the rule; a merchant's discount has none. */
  id?: Maybe<Scalars['ID']['output']>;
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

/** A gift card that pays a part. */
export type AppliedGiftCard = {
  __typename?: 'AppliedGiftCard';
  amount?: Maybe<Money>;
  /** App the card is of. */
  appId?: Maybe<Scalars['ID']['output']>;
  /** The card's id with that app. */
  externalId?: Maybe<Scalars['ID']['output']>;
  /** All but the last characters are hidden. */
  obfuscatedCode?: Maybe<Scalars['String']['output']>;
  /** Requested amount; absent for the whole balance. */
  requestedAmount?: Maybe<Money>;
};

export type ApplyCouponInput = {
  code: Scalars['String']['input'];
  requestId?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the log is what was written: every entry carries the hash of the one before. */
export type AuditCheck = {
  __typename?: 'AuditCheck';
  /** Number of the first entry that is not as it was written. */
  brokenAt?: Maybe<Scalars['Int']['output']>;
  entries: Scalars['Int']['output'];
  /** Hash of the last entry: compare it with the one in the process's own log. */
  head: Scalars['String']['output'];
  isWhole: Scalars['Boolean']['output'];
};

export type AuditConnection = {
  __typename?: 'AuditConnection';
  nodes: Array<AuditRecord>;
  pageInfo: PageInfo;
};

export type AuditFilter = {
  /** A part of the name of a thing the call was about, now or then, or its id. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** A part of the actor's name, as it was written down or as a member has it now, or of the id. */
  actor?: InputMaybe<Scalars['String']['input']>;
  actorKind?: InputMaybe<ActorKind>;
  /** A thing the call was about. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The operation's name with its service, such as `brandsWrite.createBrand`, or a part of it without a dot. */
  operation?: InputMaybe<Scalars['String']['input']>;
  result?: InputMaybe<AuditResult>;
  /** From this moment on. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Before this moment. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only what may have changed something. */
  writesOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One call made with the site's own rights. */
export type AuditRecord = {
  __typename?: 'AuditRecord';
  /** The member's id, or the app's name. */
  actorId: Scalars['String']['output'];
  actorKind: ActorKind;
  /** The staff's email address, or the app's name; null for a member's own orders. */
  actorName?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** What the call changed of the things it was about. */
  changes: Array<JobItem>;
  /** The platform's code, when it refused. */
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  idCount: Scalars['Int']['output'];
  /** Things the call was about; the first 100. */
  ids: Array<Scalars['ID']['output']>;
  /** True when the call may change something. */
  isWrite: Scalars['Boolean']['output'];
  /** What the request changed, with names and values before and after; null when it changed nothing that is recorded. */
  job?: Maybe<Job>;
  milliseconds?: Maybe<Scalars['Int']['output']>;
  /** Service and name of the platform's call: `brandsWrite.deleteBrand`. */
  operation: Scalars['String']['output'];
  requestId: Scalars['String']['output'];
  result: AuditResult;
  role?: Maybe<StaffRole>;
};


/** One call made with the site's own rights. */
export type AuditRecordChangesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type AuditResult =
  /** The call timed out or returned an unreadable response. */
  | 'FAILED'
  /** The platform refused the call. */
  | 'REFUSED'
  | 'SUCCESS'
  /** The process ended before the response arrived. */
  | 'UNKNOWN';

export type AuthPrompt =
  | 'LOGIN'
  | 'NONE';

/** Why automatic tax was not used. */
export type AutoTaxFallbackReason =
  | 'AUTO_TAX_DEACTIVATED'
  | 'AUTO_TAX_FAILED';

/** A back-in-stock notification request. */
export type BackInStockRequest = {
  __typename?: 'BackInStockRequest';
  /** Whether the platform sent the notification automatically. */
  autoNotified?: Maybe<Scalars['Boolean']['output']>;
  catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Thing of a catalog. */
  catalogItemId?: Maybe<Scalars['ID']['output']>;
  /** Variant and choices, as the catalog writes them. */
  catalogOptions?: Maybe<Scalars['JSON']['output']>;
  /** Requested choices; empty for any variant. */
  choices: Array<ChosenOption>;
  contactId?: Maybe<Scalars['ID']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What it looks like with these choices. */
  image?: Maybe<Image>;
  itemUrl?: Maybe<Scalars['String']['output']>;
  /** What it is about; null when it is gone, hidden, or of another app's catalog. */
  product?: Maybe<Product>;
  status?: Maybe<BackInStockStatus>;
};

export type BackInStockRequestConnection = {
  __typename?: 'BackInStockRequestConnection';
  edges: Array<BackInStockRequestEdge>;
  nodes: Array<BackInStockRequest>;
  pageInfo: PageInfo;
};

/** A back-in-stock notification request was created. */
export type BackInStockRequestCreatedEvent = ChangeEvent & {
  __typename?: 'BackInStockRequestCreatedEvent';
  /** As it is now. */
  backInStockRequest?: Maybe<BackInStockRequest>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A back-in-stock notification request was deleted; `entityId` says which. */
export type BackInStockRequestDeletedEvent = ChangeEvent & {
  __typename?: 'BackInStockRequestDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type BackInStockRequestEdge = {
  __typename?: 'BackInStockRequestEdge';
  cursor: Scalars['String']['output'];
  node: BackInStockRequest;
};

/** A back-in-stock notification request was updated. */
export type BackInStockRequestUpdatedEvent = ChangeEvent & {
  __typename?: 'BackInStockRequestUpdatedEvent';
  /** As it is now. */
  backInStockRequest?: Maybe<BackInStockRequest>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type BackInStockStatus =
  | 'FAILED'
  | 'NOTIFICATION_SENT'
  | 'PROCESSING'
  | 'RECEIVED'
  | 'UNSPECIFIED';

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
  /** Slug of a brand name that products have although the platform has no brand record for it. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /**
   * Products of this brand. The platform cannot filter by brand: the shop's own index does. For a whole list
   * of brands one call more; refused where that would be more than 100 products in all.
   */
  products: ProductConnection;
  revision?: Maybe<Scalars['String']['output']>;
  /** Made from the name, for addresses. Where two names make the same one, the older brand is found by it. */
  slug: Scalars['String']['output'];
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};


export type BrandProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
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

/** A brand came into being. */
export type BrandCreatedEvent = ChangeEvent & {
  __typename?: 'BrandCreatedEvent';
  /** As it is now. */
  brand?: Maybe<Brand>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A brand was deleted; `entityId` says which. */
export type BrandDeletedEvent = ChangeEvent & {
  __typename?: 'BrandDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type BrandEdge = {
  __typename?: 'BrandEdge';
  cursor: Scalars['String']['output'];
  node: Brand;
};

/** What merging brands would do. Nothing is changed. */
export type BrandMergeDryRun = {
  __typename?: 'BrandMergeDryRun';
  /** Name the products would carry. */
  into?: Maybe<Scalars['String']['output']>;
  problems: Array<Problem>;
  /** Products that would get another brand. */
  products: Scalars['Int']['output'];
  /** Names of the first twenty. */
  sample: Array<Scalars['String']['output']>;
};

export type BrandPayload = {
  __typename?: 'BrandPayload';
  brand?: Maybe<Brand>;
  /** With `REVISION_CONFLICT`: the brand as it is now, so that both changes can be joined. */
  current?: Maybe<Brand>;
  problems: Array<Problem>;
};

export type BrandSort = {
  field: BrandSortField;
  order?: SortOrder;
};

export type BrandSortField =
  | 'CREATED_DATE'
  | 'NAME'
  | 'UPDATED_DATE';

/** A brand was changed. */
export type BrandUpdatedEvent = ChangeEvent & {
  __typename?: 'BrandUpdatedEvent';
  /** As it is now. */
  brand?: Maybe<Brand>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A step of the way from the shop's front to a product. */
export type BreadcrumbV3 = {
  __typename?: 'BreadcrumbV3';
  categoryId?: Maybe<Scalars['ID']['output']>;
  categoryName?: Maybe<Scalars['String']['output']>;
  categorySlug?: Maybe<Scalars['String']['output']>;
};

export type BulkBrandItem = {
  __typename?: 'BulkBrandItem';
  brand?: Maybe<Brand>;
  id?: Maybe<Scalars['ID']['output']>;
  /** Its place in the list that was sent. */
  index: Scalars['Int']['output'];
  problems: Array<Problem>;
  success: Scalars['Boolean']['output'];
};

export type BulkBrandPayload = {
  __typename?: 'BulkBrandPayload';
  items: Array<BulkBrandItem>;
  /** Why nothing was tried at all. */
  problems: Array<Problem>;
  totalFailures: Scalars['Int']['output'];
  totalSuccesses: Scalars['Int']['output'];
};

/** What became of one thing of a call about many. */
export type BulkItem = {
  __typename?: 'BulkItem';
  /** Null for a thing that was not made. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Its place in the list that was sent. */
  index: Scalars['Int']['output'];
  problems: Array<Problem>;
  success: Scalars['Boolean']['output'];
};

export type BulkJob = {
  __typename?: 'BulkJob';
  id: Scalars['ID']['output'];
  status: BulkJobStatus;
  /** Who was refused stays as they were: the owner, contributors, subscribers. */
  totalFailures?: Maybe<Scalars['Int']['output']>;
  totalSuccesses?: Maybe<Scalars['Int']['output']>;
};

/** The platform continues in the background; `bulkJob` returns its progress. */
export type BulkJobPayload = {
  __typename?: 'BulkJobPayload';
  jobId?: Maybe<Scalars['ID']['output']>;
  problems: Array<Problem>;
};

export type BulkJobStatus =
  | 'FAILED'
  | 'FINISHED'
  | 'PROCESSING'
  /** The platform uses a word we do not know. */
  | 'UNKNOWN';

export type BulkMemberAction =
  | 'APPROVE'
  | 'BLOCK'
  | 'DELETE';

/** What became of a call about many: each thing is tried by itself. */
export type BulkPayload = {
  __typename?: 'BulkPayload';
  items: Array<BulkItem>;
  /** Why nothing was tried at all. */
  problems: Array<Problem>;
  totalFailures: Scalars['Int']['output'];
  totalSuccesses: Scalars['Int']['output'];
};

export type BuyerInfo = {
  __typename?: 'BuyerInfo';
  /** The buyer's entry among the site's contacts. */
  contactId?: Maybe<Scalars['ID']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  kind: ActorKind;
};

/** What a line comes to, with tax. */
export type CalculatedLine = {
  __typename?: 'CalculatedLine';
  depositAmount?: Maybe<Money>;
  discount?: Maybe<Money>;
  fullPrice?: Maybe<Money>;
  lineId: Scalars['ID']['output'];
  /** Of all extras of one piece. */
  modifiers?: Maybe<Money>;
  paymentOption?: Maybe<PaymentOption>;
  price?: Maybe<Money>;
  /** Of one piece, after the product's discount, before the line's. */
  priceBeforeDiscounts?: Maybe<Money>;
  tax?: Maybe<TaxDetails>;
  /** Whose address the line is taxed by. */
  taxableAddress?: Maybe<TaxableAddressType>;
  total?: Maybe<Money>;
  totalAfterTax?: Maybe<Money>;
  totalBeforeTax?: Maybe<Money>;
};

/** What a captcha gave; one of the two. */
export type CaptchaInput = {
  invisible?: InputMaybe<Scalars['String']['input']>;
  visible?: InputMaybe<Scalars['String']['input']>;
};

/** Configuration of carrier rates. The platform calls it a Shippo configuration. */
export type CarrierRateConfiguration = {
  __typename?: 'CarrierRateConfiguration';
  /** Weight assumed for products without one, in the shop's unit. */
  backupWeight?: Maybe<Scalars['Decimal']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  deliveryRegionIds: Array<Scalars['ID']['output']>;
  domesticServices: Array<CarrierService>;
  id: Scalars['ID']['output'];
  internationalServices: Array<CarrierService>;
  locationId?: Maybe<Scalars['ID']['output']>;
  maxNumberOfProducts?: Maybe<Scalars['Decimal']['output']>;
  packageHeight?: Maybe<Scalars['Decimal']['output']>;
  packageLength?: Maybe<Scalars['Decimal']['output']>;
  packageName?: Maybe<Scalars['String']['output']>;
  packageType?: Maybe<Scalars['String']['output']>;
  packageWidth?: Maybe<Scalars['Decimal']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  shipFromAddress?: Maybe<Address>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A carrier rate configuration was created. */
export type CarrierRateConfigurationCreatedEvent = ChangeEvent & {
  __typename?: 'CarrierRateConfigurationCreatedEvent';
  /** As it is now. */
  carrierRateConfiguration?: Maybe<CarrierRateConfiguration>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A carrier rate configuration was deleted; `entityId` says which. */
export type CarrierRateConfigurationDeletedEvent = ChangeEvent & {
  __typename?: 'CarrierRateConfigurationDeletedEvent';
  /** As it was. */
  carrierRateConfiguration?: Maybe<CarrierRateConfiguration>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A carrier rate configuration was updated. */
export type CarrierRateConfigurationUpdatedEvent = ChangeEvent & {
  __typename?: 'CarrierRateConfigurationUpdatedEvent';
  /** As it is now. */
  carrierRateConfiguration?: Maybe<CarrierRateConfiguration>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A service of a carrier, and what is put on top of its rate. */
export type CarrierService = {
  __typename?: 'CarrierService';
  estimatedDeliveryTime?: Maybe<Scalars['String']['output']>;
  /** Free from this subtotal on. */
  freeDeliveryMinimumAmount?: Maybe<Money>;
  handlingFee?: Maybe<Scalars['Decimal']['output']>;
  /** How the fee is meant: an amount or a percentage, in the platform's own word. */
  handlingFeeType?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  service?: Maybe<Scalars['String']['output']>;
};

export type Cart = {
  __typename?: 'Cart';
  appliedDiscounts: Array<AppliedDiscount>;
  /** Place of business the cart belongs to. */
  businessLocationId?: Maybe<Scalars['ID']['output']>;
  buyerInfo?: Maybe<BuyerInfo>;
  /** Language of the buyer, as a two-letter code. */
  buyerLanguage?: Maybe<Scalars['String']['output']>;
  buyerNote?: Maybe<Scalars['String']['output']>;
  checkoutId?: Maybe<Scalars['ID']['output']>;
  contactInfo?: Maybe<Contact>;
  /** Currency the shopper sees prices in; the cart's own when none was chosen. */
  conversionCurrency?: Maybe<Scalars['String']['output']>;
  couponCode?: Maybe<Scalars['String']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  currency: Scalars['String']['output'];
  /** The lines that come from no catalog, a second time in their own shape. */
  customLineItems: Array<CustomLineItem>;
  discount?: Maybe<Money>;
  /** What apps keep on the cart, by their namespaces. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  /** Pieces over all lines. */
  itemCount: Scalars['Int']['output'];
  lines: Array<CartLine>;
  merchantDiscounts: Array<AppliedDiscount>;
  /** Address used in place of the generated checkout address. */
  overrideCheckoutUrl?: Maybe<Scalars['URL']['output']>;
  /** Currency the order is paid in. */
  paymentCurrency?: Maybe<Scalars['String']['output']>;
  /** Violations that block the order and can be seen from the cart alone. */
  problems: Array<Problem>;
  /** The same on the cart, its checkout and its order. */
  purchaseFlowId?: Maybe<Scalars['ID']['output']>;
  /** Grows with every change; an answer with a smaller one than the last is out of date. */
  revision: Scalars['String']['output'];
  selectedShippingOption?: Maybe<SelectedShippingOptionCode>;
  /** Main language of the site, as a two-letter code. */
  siteLanguage?: Maybe<Scalars['String']['output']>;
  subtotal?: Maybe<Money>;
  subtotalAfterDiscounts?: Maybe<Money>;
  taxIncludedInPrices?: Maybe<Scalars['Boolean']['output']>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  weightUnit?: Maybe<WeightUnit>;
};

/** A cart was abandoned. */
export type CartAbandonedEvent = ChangeEvent & {
  __typename?: 'CartAbandonedEvent';
  abandonedDate?: Maybe<Scalars['DateTime']['output']>;
  buyer?: Maybe<AbandonmentBuyer>;
  cartId?: Maybe<Scalars['ID']['output']>;
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** Where it can be taken up again. */
  checkoutUrl?: Maybe<Scalars['String']['output']>;
  couponId?: Maybe<Scalars['ID']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  itemCount?: Maybe<Scalars['Int']['output']>;
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  /** Before delivery, tax and discounts. */
  subtotal?: Maybe<Money>;
  /** What would have been paid. */
  total?: Maybe<Money>;
  type: Scalars['String']['output'];
};

/** The caller's cart changed. */
export type CartChange = {
  __typename?: 'CartChange';
  cart?: Maybe<Cart>;
  occurredAt: Scalars['DateTime']['output'];
  /** The cart's revision after the change, when the platform sends it: a client with that revision need not refetch. */
  revision?: Maybe<Scalars['String']['output']>;
};

/** A cart came into being. */
export type CartCreatedEvent = ChangeEvent & {
  __typename?: 'CartCreatedEvent';
  /** As it is now. */
  cart?: Maybe<Cart>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A cart was deleted; `entityId` says which. */
export type CartDeletedEvent = ChangeEvent & {
  __typename?: 'CartDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** What the cart comes to, as the platform calculates it. */
export type CartEstimate = {
  __typename?: 'CartEstimate';
  additionalFees: Array<AdditionalFee>;
  appliedDiscounts: Array<AppliedDiscount>;
  cart?: Maybe<Cart>;
  currency?: Maybe<Scalars['String']['output']>;
  giftCard?: Maybe<AppliedGiftCard>;
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
  /** Catalog the line comes from; the shop's own products have the id of the Stores app. */
  catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Options of the catalog reference, as the platform stores them. */
  catalogOptions?: Maybe<Scalars['JSON']['output']>;
  catalogOverride?: Maybe<CatalogOverride>;
  choices: Array<ChosenOption>;
  /** Terms the buyer accepts before a payment method is stored. */
  consentRequiredPaymentPolicy?: Maybe<Scalars['String']['output']>;
  customItemType?: Maybe<Scalars['String']['output']>;
  customTexts: Array<CustomText>;
  /** How the line is sent: a delivery profile of the site. */
  deliveryProfileId?: Maybe<Scalars['ID']['output']>;
  depositAmount?: Maybe<Money>;
  descriptionLines: Array<DescriptionLine>;
  /** What discounts take off the whole line. On a checkout's lines only. */
  discount?: Maybe<Money>;
  /** What apps keep on the line, by their namespaces. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Of one piece, before the product's discount. */
  fullPrice: Money;
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  isCustom: Scalars['Boolean']['output'];
  isQuantityFixed: Scalars['Boolean']['output'];
  itemType: ItemType;
  membersOnly: Scalars['Boolean']['output'];
  modifierGroups: Array<LineModifierGroup>;
  /** Of all its extras together. */
  modifiersTotalPrice?: Maybe<Money>;
  name: Scalars['String']['output'];
  paymentOption?: Maybe<PaymentOption>;
  physicalProperties?: Maybe<PhysicalProperties>;
  policies: Array<LinePolicy>;
  /** Ordered before it is in stock (preorder). */
  preOrderRequested: Scalars['Boolean']['output'];
  /** Of one piece, after the product's discount and the line's discounts. */
  price: Money;
  /** Of one piece, after the product's discount, before the line's. */
  priceBeforeDiscounts: Money;
  /** Text shown in place of a price or beside it: `from $67`. */
  priceDescription?: Maybe<Scalars['String']['output']>;
  /** The price is not known yet, such as for a service by agreement. */
  priceUndetermined: Scalars['Boolean']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
  /** The product's slug, read from the line's address. */
  productSlug?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  /** The part of `url` behind the shop's own address. */
  relativePath?: Maybe<Scalars['String']['output']>;
  /** The item the line belongs to in its catalog; usually the product itself. */
  rootCatalogItemId?: Maybe<Scalars['ID']['output']>;
  /** The payment method is stored for later payments, as subscriptions require. */
  savePaymentMethod: Scalars['Boolean']['output'];
  selectedMembership?: Maybe<LineMembership>;
  serviceProperties?: Maybe<ServiceProperties>;
  subscription?: Maybe<SubscriptionOption>;
  /** On a checkout's lines only. */
  tax?: Maybe<TaxDetails>;
  /** Tax group of the line. */
  taxGroupId?: Maybe<Scalars['ID']['output']>;
  /** Whose address the line is taxed by. */
  taxableAddress?: Maybe<TaxableAddressType>;
  /** Of the whole line. */
  total: Money;
  /** As `totalBeforeTax`, with tax. */
  totalAfterTax?: Maybe<Money>;
  /** Of the whole line, after discounts. On a checkout's lines; null on a cart's, whose estimate has it. */
  totalBeforeTax?: Maybe<Money>;
  url?: Maybe<Scalars['String']['output']>;
  variantId?: Maybe<Scalars['ID']['output']>;
};

export type CartLineInput = {
  /** App whose catalog the line comes from, such as Bookings. Not needed for the shop's own products. */
  appId?: InputMaybe<Scalars['ID']['input']>;
  /** What the catalog of `appId` has to know of the item. */
  catalogOptions?: InputMaybe<Scalars['JSON']['input']>;
  /** Owners and apps only: what the line says and costs in place of its catalog. */
  catalogOverride?: InputMaybe<CatalogOverrideInput>;
  choices?: InputMaybe<Array<ChosenOptionInput>>;
  customTexts?: InputMaybe<Array<CustomTextInput>>;
  /** For apps, by their namespaces: `{ namespaces: { "@app": { … } } }`. */
  extendedFields?: InputMaybe<Scalars['JSON']['input']>;
  /** Orders a product before it is in stock; for products that accept preorders. */
  preOrderRequested?: InputMaybe<Scalars['Boolean']['input']>;
  /** Product of the shop; with `appId`, an item of that app's catalog. */
  productId: Scalars['ID']['input'];
  quantity?: Scalars['Int']['input'];
  /** Membership that pays for the line. */
  selectedMembership?: InputMaybe<LineMembershipInput>;
  /** Whose address the line is taxed by. Owners and apps only. */
  taxableAddress?: InputMaybe<TaxableAddressType>;
  /** Give this or `choices`. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

export type CartLineQuantityInput = {
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

/**
 * The cart after a change. When something was refused, `cart` is the cart as it was last seen, so that a
 * client loses nothing by keeping it; null beside problems says only that nothing was seen yet.
 */
export type CartPayload = {
  __typename?: 'CartPayload';
  cart?: Maybe<Cart>;
  problems: Array<Problem>;
};

/** An abandoned cart was recovered. */
export type CartRecoveredEvent = ChangeEvent & {
  __typename?: 'CartRecoveredEvent';
  abandonedDate?: Maybe<Scalars['DateTime']['output']>;
  cartId?: Maybe<Scalars['ID']['output']>;
  checkoutId?: Maybe<Scalars['ID']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  recoveredDate?: Maybe<Scalars['DateTime']['output']>;
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A cart was changed. */
export type CartUpdatedEvent = ChangeEvent & {
  __typename?: 'CartUpdatedEvent';
  /** As it is now. */
  cart?: Maybe<Cart>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Counts for the owner's first screen. Of products those with `hidden` or not, of at most 10,000. */
export type CatalogHealth = {
  __typename?: 'CatalogHealth';
  brands: Scalars['Int']['output'];
  collections: Scalars['Int']['output'];
  /** When the list of products was read that this was counted from. */
  countedAt: Scalars['DateTime']['output'];
  /** With a discount of their own. */
  discounted: Scalars['Int']['output'];
  hidden: Scalars['Int']['output'];
  /** True when there are more products than are counted. */
  isCapped: Scalars['Boolean']['output'];
  /** Costs the merchant more than a shopper pays, or a visible variant does. */
  negativeMargin: Scalars['Int']['output'];
  /** Some of the variants are sold out. */
  partlySoldOut: Scalars['Int']['output'];
  /** Members who wait to be let in. Null for a caller without `MEMBERS_READ`. */
  pendingMembers?: Maybe<Scalars['Int']['output']>;
  /** Given away, or a visible variant is, discount counted. */
  priceZero: Scalars['Int']['output'];
  products: Scalars['Int']['output'];
  soldOut: Scalars['Int']['output'];
  /** In no collection but the built-in one. */
  withoutCollection: Scalars['Int']['output'];
  withoutPicture: Scalars['Int']['output'];
};

/** What an owner's override replaces on a line. */
export type CatalogOverride = {
  __typename?: 'CatalogOverride';
  /** What is paid at once, of a line that is paid in part. */
  depositAmount?: Maybe<Money>;
  descriptionLines: Array<DescriptionLine>;
  /** The price before a discount. */
  fullPrice?: Maybe<Money>;
  image?: Maybe<Image>;
  /** App that counts the stock of the line. */
  inventoryAppId?: Maybe<Scalars['ID']['output']>;
  paymentOption?: Maybe<PaymentOption>;
  price?: Maybe<Money>;
  productName?: Maybe<Scalars['String']['output']>;
  savePaymentMethod?: Maybe<Scalars['Boolean']['output']>;
  shippable?: Maybe<Scalars['Boolean']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
};

/** What is left out stays as the catalog has it. */
export type CatalogOverrideInput = {
  depositAmount?: InputMaybe<Scalars['Decimal']['input']>;
  descriptionLines?: InputMaybe<Array<DescriptionLineInput>>;
  fullPrice?: InputMaybe<Scalars['Decimal']['input']>;
  image?: InputMaybe<ImageInput>;
  inventoryAppId?: InputMaybe<Scalars['ID']['input']>;
  paymentOption?: InputMaybe<PaymentOption>;
  price?: InputMaybe<Scalars['Decimal']['input']>;
  productName?: InputMaybe<Scalars['String']['input']>;
  savePaymentMethod?: InputMaybe<Scalars['Boolean']['input']>;
  shippable?: InputMaybe<Scalars['Boolean']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  weight?: InputMaybe<Scalars['Float']['input']>;
};

export type CatalogReferenceInput = {
  appId: Scalars['ID']['input'];
  catalogItemId: Scalars['ID']['input'];
  options?: InputMaybe<Scalars['JSON']['input']>;
};

export type CatalogVersion =
  | 'STORES_NOT_INSTALLED'
  | 'V1_CATALOG'
  | 'V3_CATALOG';

/** Place of a product in a category. */
export type CategoryPlaceV3 = {
  __typename?: 'CategoryPlaceV3';
  id: Scalars['ID']['output'];
  /** From 0. */
  index?: Maybe<Scalars['Int']['output']>;
};

/** Something changed on the platform. There is one type for every event; each knows its own thing as well. */
export type ChangeEvent = {
  /** What it is about. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** The platform's own id of it; of a message without one, a hash of what it says. */
  id: Scalars['ID']['output'];
  /** Who caused it. */
  identity?: Maybe<EventIdentity>;
  /** A person requested erasure of their data. */
  isAnonymize: Scalars['Boolean']['output'];
  /** Its content was erased after a person requested erasure. */
  isErased: Scalars['Boolean']['output'];
  /** What was changed, with the values before; empty where the platform does not say. */
  modifiedFields: Array<ModifiedField>;
  /** Which event it is. */
  name: ChangeEventName;
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** When it came here. */
  receivedAt: Scalars['DateTime']['output'];
  /** Grows with every event of the same thing. Messages have none. */
  sequence?: Maybe<Scalars['String']['output']>;
  /** Why it was not handled; null for any other. */
  setAside?: Maybe<SetAside>;
  /** How far it is. */
  state: ChangeEventState;
  /** The platform's own word for it: `wix.ecom.v1.cart_updated`. */
  type: Scalars['String']['output'];
};

export type ChangeEventConnection = {
  __typename?: 'ChangeEventConnection';
  edges: Array<ChangeEventEdge>;
  nodes: Array<ChangeEvent>;
  pageInfo: PageInfo;
};

export type ChangeEventEdge = {
  __typename?: 'ChangeEventEdge';
  cursor: Scalars['String']['output'];
  node: ChangeEvent;
};

/** An event has to match every filter that is given. */
export type ChangeEventFilter = {
  /** Only those about one thing. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these events. */
  names?: InputMaybe<Array<ChangeEventName>>;
  /** Received at this time or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  states?: InputMaybe<Array<ChangeEventState>>;
  /** Received before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How the inbox of change events is doing. */
export type ChangeEventHealth = {
  __typename?: 'ChangeEventHealth';
  /** False when no key of the platform is set: then none are taken. */
  isOpen: Scalars['Boolean']['output'];
  /** When the last event arrived; null when none is stored. */
  lastReceivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Events that need attention (dead letters). */
  setAside: Scalars['Int']['output'];
  /** Events that wait for their turn, or for another try. */
  waiting: Scalars['Int']['output'];
};

/** Every change event there is. Each has a type of its own: `CART_UPDATED` is a `CartUpdatedEvent`. */
export type ChangeEventName =
  | 'ABANDONED_CHECKOUT_CREATED'
  | 'ABANDONED_CHECKOUT_DELETED'
  | 'ABANDONED_CHECKOUT_RECOVERED'
  | 'ABANDONED_CHECKOUT_UPDATED'
  | 'BACK_IN_STOCK_REQUEST_CREATED'
  | 'BACK_IN_STOCK_REQUEST_DELETED'
  | 'BACK_IN_STOCK_REQUEST_UPDATED'
  | 'BRAND_CREATED'
  | 'BRAND_DELETED'
  | 'BRAND_UPDATED'
  | 'CARRIER_RATE_CONFIGURATION_CREATED'
  | 'CARRIER_RATE_CONFIGURATION_DELETED'
  | 'CARRIER_RATE_CONFIGURATION_UPDATED'
  | 'CART_ABANDONED'
  | 'CART_CREATED'
  | 'CART_DELETED'
  | 'CART_RECOVERED'
  | 'CART_UPDATED'
  | 'CHECKOUT_COMPLETED'
  | 'CHECKOUT_CREATED'
  | 'CHECKOUT_DELETED'
  | 'CHECKOUT_SETTINGS_UPDATED'
  | 'CHECKOUT_TEMPLATE_CREATED'
  | 'CHECKOUT_TEMPLATE_DELETED'
  | 'CHECKOUT_TEMPLATE_UPDATED'
  | 'CHECKOUT_TEMPLATE_USED'
  | 'CHECKOUT_UPDATED'
  | 'COLLECTION_CHANGED'
  | 'COLLECTION_CREATED'
  | 'COLLECTION_DELETED'
  | 'CUSTOMIZATION_CREATED'
  | 'CUSTOMIZATION_DELETED'
  | 'CUSTOMIZATION_UPDATED'
  | 'DISCOUNT_RULE_CREATED'
  | 'DISCOUNT_RULE_DELETED'
  | 'DISCOUNT_RULE_UPDATED'
  | 'FULFILLMENTS_UPDATED'
  | 'INFO_SECTION_CREATED'
  | 'INFO_SECTION_DELETED'
  | 'INFO_SECTION_UPDATED'
  | 'INVENTORY_ITEM_CHANGED'
  | 'INVENTORY_ITEM_V3_CREATED'
  | 'INVENTORY_ITEM_V3_DELETED'
  | 'INVENTORY_ITEM_V3_STOCK_STATUS_UPDATED'
  | 'INVENTORY_ITEM_V3_UPDATED'
  | 'INVENTORY_ITEM_V3_UPDATED_WITH_REASON'
  | 'INVENTORY_VARIANTS_CHANGED'
  | 'MEMBER_CREATED'
  | 'MEMBER_DELETED'
  | 'MEMBER_UPDATED'
  | 'ORDERS_SETTINGS_UPDATED'
  | 'ORDER_APPROVED'
  | 'ORDER_CANCELED'
  | 'ORDER_COMMITTED'
  | 'ORDER_CREATED'
  | 'ORDER_FULFILLED'
  | 'ORDER_IMPORTED'
  | 'ORDER_IMPORTED_ORDER_DELETED'
  | 'ORDER_PAYMENT_STATUS_UPDATED'
  | 'ORDER_UPDATED'
  | 'PRODUCT_CHANGED'
  | 'PRODUCT_CREATED'
  | 'PRODUCT_DELETED'
  | 'PRODUCT_V3_CREATED'
  | 'PRODUCT_V3_DELETED'
  | 'PRODUCT_V3_UPDATED'
  | 'RIBBON_CREATED'
  | 'RIBBON_DELETED'
  | 'RIBBON_UPDATED'
  | 'SHIPPING_OPTION_CREATED'
  | 'SHIPPING_OPTION_DELETED'
  | 'SHIPPING_OPTION_UPDATED'
  | 'SUBSCRIPTION_CONTRACT_CREATED'
  | 'SUBSCRIPTION_CONTRACT_DELETED'
  | 'SUBSCRIPTION_CONTRACT_UPDATED'
  /** An event of a type this gateway does not know. */
  | 'UNKNOWN'
  | 'VARIANTS_CHANGED';

export type ChangeEventPayload = {
  __typename?: 'ChangeEventPayload';
  /** The event as it is now. */
  event?: Maybe<ChangeEvent>;
  problems: Array<Problem>;
};

/** How far a change event is. */
export type ChangeEventState =
  /** All consumers have handled it. */
  | 'DONE'
  /** It waits for its turn, or for another try. */
  | 'NEW'
  /** It was not handled; `setAside` says why. */
  | 'SET_ASIDE'
  /** A later one of the same thing had been handled before: it changed nothing. */
  | 'SUPERSEDED';

/** A variant, and which of its fields were changed. */
export type ChangedVariant = {
  __typename?: 'ChangedVariant';
  changedFields: Array<Scalars['String']['output']>;
  choices: Array<ChosenOption>;
  variantId: Scalars['ID']['output'];
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
  /** Place of business the order belongs to. */
  businessLocationId?: Maybe<Scalars['ID']['output']>;
  buyerInfo?: Maybe<BuyerInfo>;
  /** Language of the buyer, as a two-letter code. */
  buyerLanguage?: Maybe<Scalars['String']['output']>;
  buyerNote?: Maybe<Scalars['String']['output']>;
  cartId?: Maybe<Scalars['ID']['output']>;
  channelType?: Maybe<ChannelType>;
  /** An order was made from it. */
  completed: Scalars['Boolean']['output'];
  conversionCurrency?: Maybe<Scalars['String']['output']>;
  createdBy?: Maybe<CheckoutCreator>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  customContentReference?: Maybe<CustomContentReference>;
  customFields: Array<CheckoutCustomField>;
  /** What apps keep on the checkout, by their namespaces. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  externalReference?: Maybe<ExternalReference>;
  giftCard?: Maybe<AppliedGiftCard>;
  id: Scalars['ID']['output'];
  lines: Array<CartLine>;
  membershipOptions: MembershipOptions;
  /**
   * Number of the order that was made from it, as the confirmation email names it. Null before there is an order, on a
   * site without an API key, and in a change event.
   */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** What is due when a subscription's free time is over. */
  payAfterFreeTrial?: Maybe<PriceSummary>;
  payLater?: Maybe<PriceSummary>;
  payNow?: Maybe<PriceSummary>;
  /** Currency the order is paid in. */
  paymentCurrency?: Maybe<Scalars['String']['output']>;
  priceSummary?: Maybe<PriceSummary>;
  /** The same on the cart, its checkout and its order. */
  purchaseFlowId?: Maybe<Scalars['ID']['output']>;
  shippingDestination?: Maybe<Contact>;
  shippingInfo?: Maybe<ShippingInfo>;
  /** Main language of the site, as a two-letter code. */
  siteLanguage?: Maybe<Scalars['String']['output']>;
  /** Group of buyers who pay no tax. */
  taxExemptGroupId?: Maybe<Scalars['ID']['output']>;
  taxIncludedInPrice?: Maybe<Scalars['Boolean']['output']>;
  taxSummary?: Maybe<TaxSummary>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the page where it is paid. Every caller with this address can open the checkout; null in a change event. */
  url?: Maybe<Scalars['URL']['output']>;
  violations: Array<Problem>;
  weightUnit?: Maybe<WeightUnit>;
};

/** Billing fields of the checkout page. */
export type CheckoutBillingFields =
  | 'ALL_FIELDS'
  | 'MINIMUM_REQUIRED_FIELDS';

/** A box to tick on the checkout page. */
export type CheckoutCheckbox = {
  __typename?: 'CheckoutCheckbox';
  checkedByDefault: Scalars['Boolean']['output'];
  /** One box for each way of writing, such as email and SMS. Of `subscriptionCheckbox` only. */
  splitByChannel?: Maybe<Scalars['Boolean']['output']>;
  visible: Scalars['Boolean']['output'];
};

/** A checkout became an order. */
export type CheckoutCompletedEvent = ChangeEvent & {
  __typename?: 'CheckoutCompletedEvent';
  checkout?: Maybe<Checkout>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A checkout was made from a cart. */
export type CheckoutCreatedEvent = ChangeEvent & {
  __typename?: 'CheckoutCreatedEvent';
  /** As it is now. */
  checkout?: Maybe<Checkout>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Who made a checkout. */
export type CheckoutCreator = {
  __typename?: 'CheckoutCreator';
  id?: Maybe<Scalars['ID']['output']>;
  kind: ActorKind;
};

/** An answer to a question of the checkout page. */
export type CheckoutCustomField = {
  __typename?: 'CheckoutCustomField';
  title: Scalars['String']['output'];
  /** The title in the buyer's language, where there is one. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  /** As the platform keeps it: a text, a number or a list of texts. */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** A checkout was deleted; `entityId` says which. */
export type CheckoutDeletedEvent = ChangeEvent & {
  __typename?: 'CheckoutDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Boxes the checkout page shows. */
export type CheckoutFields = {
  __typename?: 'CheckoutFields';
  /** Agreement to the shop's policies. */
  policyAgreementCheckbox?: Maybe<CheckoutCheckbox>;
  /** Consent to marketing emails. */
  subscriptionCheckbox?: Maybe<CheckoutCheckbox>;
};

export type CheckoutHeader = {
  __typename?: 'CheckoutHeader';
  alignment?: Maybe<HeaderAlignment>;
  /** Color behind the header; absent when it is a picture. */
  backgroundColor?: Maybe<Scalars['String']['output']>;
  /** Picture behind the header; absent when it is a color. */
  backgroundImage?: Maybe<Image>;
  continueShopping?: Maybe<ContinueShopping>;
  displayCheckoutLabel?: Maybe<Scalars['Boolean']['output']>;
  dividerColor?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<CheckoutLogo>;
  text?: Maybe<Scalars['String']['output']>;
  textColor?: Maybe<Scalars['String']['output']>;
};

export type CheckoutLogo = {
  __typename?: 'CheckoutLogo';
  image?: Maybe<Image>;
  size?: Maybe<LogoSize>;
};

/** How the form and the summary of the page look. */
export type CheckoutMainSection = {
  __typename?: 'CheckoutMainSection';
  /** Of all other corners, 0 to 100. */
  cornerRadius?: Maybe<Scalars['Int']['output']>;
  dividerColor?: Maybe<Scalars['String']['output']>;
  expressButtonsCornerRadius?: Maybe<ExpressButtonShape>;
  formBackgroundColor?: Maybe<Scalars['String']['output']>;
  formBackgroundImage?: Maybe<Image>;
  summaryBackgroundColor?: Maybe<Scalars['String']['output']>;
  summaryBackgroundImage?: Maybe<Image>;
  tintedBoxColor?: Maybe<Scalars['String']['output']>;
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
  billingFields?: Maybe<CheckoutBillingFields>;
  buttonColor?: Maybe<Scalars['String']['output']>;
  /** Reserved money is taken before the reservation ends. */
  captureBeforeExpiryEnabled?: Maybe<Scalars['Boolean']['output']>;
  checkoutFields?: Maybe<CheckoutFields>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** Money is only reserved when an order is made. */
  delayCaptureEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** As the platform keeps it; its members are not documented. */
  footer?: Maybe<Scalars['JSON']['output']>;
  giftCardRedeemEnabled?: Maybe<Scalars['Boolean']['output']>;
  header?: Maybe<CheckoutHeader>;
  mainSection?: Maybe<CheckoutMainSection>;
  /** A stored payment method may be charged later without the buyer. */
  mitEnabled?: Maybe<Scalars['Boolean']['output']>;
  placeOrderButtonColor?: Maybe<Scalars['String']['output']>;
  /** The visible ones only. */
  policies: Array<CheckoutPolicy>;
  /** Of what is chosen: radio buttons, ticked boxes. */
  selectionColor?: Maybe<Scalars['String']['output']>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** The site changed how it checks out. */
export type CheckoutSettingsUpdatedEvent = ChangeEvent & {
  __typename?: 'CheckoutSettingsUpdatedEvent';
  /** As they are now. */
  checkoutSettings?: Maybe<CheckoutSettings>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A checkout made ready, behind a link. */
export type CheckoutTemplate = {
  __typename?: 'CheckoutTemplate';
  couponCode?: Maybe<Scalars['String']['output']>;
  customContentReference?: Maybe<CustomContentReference>;
  customLineItems: Array<CheckoutTemplateCustomLine>;
  disabledManualPayment?: Maybe<Scalars['Boolean']['output']>;
  externalReference?: Maybe<ExternalReference>;
  id: Scalars['ID']['output'];
  lines: Array<CheckoutTemplateLine>;
  lockedCoupon?: Maybe<Scalars['Boolean']['output']>;
  lockedGiftCard?: Maybe<Scalars['Boolean']['output']>;
  status?: Maybe<CheckoutTemplateStatus>;
};

/** A checkout made ready came into being. */
export type CheckoutTemplateCreatedEvent = ChangeEvent & {
  __typename?: 'CheckoutTemplateCreatedEvent';
  /** As it is now. */
  checkoutTemplate?: Maybe<CheckoutTemplate>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type CheckoutTemplateCustomLine = {
  __typename?: 'CheckoutTemplateCustomLine';
  id?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Money>;
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** A checkout made ready was deleted; `entityId` says which. */
export type CheckoutTemplateDeletedEvent = ChangeEvent & {
  __typename?: 'CheckoutTemplateDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type CheckoutTemplateLine = {
  __typename?: 'CheckoutTemplateLine';
  catalogAppId?: Maybe<Scalars['ID']['output']>;
  catalogItemId?: Maybe<Scalars['ID']['output']>;
  /** Variant and choices, as the catalog writes them. */
  catalogOptions?: Maybe<Scalars['JSON']['output']>;
  quantity?: Maybe<Scalars['Int']['output']>;
};

export type CheckoutTemplateStatus =
  | 'ACTIVE'
  | 'INACTIVE';

/** A checkout made ready was changed. */
export type CheckoutTemplateUpdatedEvent = ChangeEvent & {
  __typename?: 'CheckoutTemplateUpdatedEvent';
  /** As it is now. */
  checkoutTemplate?: Maybe<CheckoutTemplate>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A checkout template link was opened. */
export type CheckoutTemplateUsedEvent = ChangeEvent & {
  __typename?: 'CheckoutTemplateUsedEvent';
  /** The checkout that came of it. */
  checkout?: Maybe<Checkout>;
  checkoutTemplate?: Maybe<CheckoutTemplate>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A checkout was changed. */
export type CheckoutUpdatedEvent = ChangeEvent & {
  __typename?: 'CheckoutUpdatedEvent';
  /** As it is now. */
  checkout?: Maybe<Checkout>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type ChoiceMediaInput = {
  choice: Scalars['String']['input'];
  /** Media of the product, at most 50; for taking away, none means all of the choice. */
  mediaIds: Array<Scalars['ID']['input']>;
  option: Scalars['String']['input'];
};

export type ChoiceSortStrategy =
  | 'BY_NAME'
  | 'BY_PRODUCT_COUNT'
  | 'DEFAULT'
  | 'MANUAL';

export type ChoiceTypeV3 =
  | 'CHOICE_TEXT'
  | 'IMAGE'
  | 'MULTIPLE_COLORS'
  | 'ONE_COLOR';

/** A choice of an option, a modifier or a customization. */
export type ChoiceV3 = {
  __typename?: 'ChoiceV3';
  /** What it costs on top. */
  addedPrice?: Maybe<Money>;
  choiceType?: Maybe<ChoiceTypeV3>;
  colorCodes: Array<Scalars['String']['output']>;
  displayImage?: Maybe<Image>;
  id?: Maybe<Scalars['ID']['output']>;
  image?: Maybe<Image>;
  inStock?: Maybe<Scalars['Boolean']['output']>;
  key?: Maybe<Scalars['String']['output']>;
  /** Pictures and films that show it. */
  linkedMedia: Array<ProductV3Media>;
  name?: Maybe<Scalars['String']['output']>;
  /** Of the first option, those it goes with; none named goes with all. */
  primaryChoiceIds: Array<Scalars['ID']['output']>;
  visible?: Maybe<Scalars['Boolean']['output']>;
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
  /** The collection of all products, which is the platform's own and cannot be changed. */
  isBuiltIn: Scalars['Boolean']['output'];
  mainMedia?: Maybe<MediaItem>;
  /**
   * Its products, hidden ones too, as `managedProducts` reads them. One call of the platform for each
   * collection.
   */
  managedProducts: ProductConnection;
  media: Array<MediaItem>;
  name: Scalars['String']['output'];
  numberOfProducts?: Maybe<Scalars['Int']['output']>;
  /** One call of the platform for each collection: refused below a list of more than one. */
  products: ProductConnection;
  slug: Scalars['String']['output'];
  /** A hidden one reads like one that is not there: only staff see it, with `managedCollections`. */
  visible: Scalars['Boolean']['output'];
};


export type CollectionManagedProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ManagedProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ManagedProductSort>;
};


export type CollectionProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** A collection was changed. */
export type CollectionChangedEvent = ChangeEvent & {
  __typename?: 'CollectionChangedEvent';
  /** Catalog it was raised for. */
  catalogVersion?: Maybe<CatalogVersion>;
  /** Names of the fields that were changed: `priceData`, `name`. */
  changedFields: Array<Scalars['String']['output']>;
  collectionId?: Maybe<Scalars['ID']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type CollectionConnection = {
  __typename?: 'CollectionConnection';
  edges: Array<CollectionEdge>;
  nodes: Array<Collection>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A collection came into being. */
export type CollectionCreatedEvent = ChangeEvent & {
  __typename?: 'CollectionCreatedEvent';
  /** Catalog it was raised for. */
  catalogVersion?: Maybe<CatalogVersion>;
  collectionId?: Maybe<Scalars['ID']['output']>;
  collectionName?: Maybe<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  mainMedia?: Maybe<MediaItem>;
  media: Array<MediaItem>;
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  slug?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** A collection was deleted. */
export type CollectionDeletedEvent = ChangeEvent & {
  __typename?: 'CollectionDeletedEvent';
  /** Catalog it was raised for. */
  catalogVersion?: Maybe<CatalogVersion>;
  collectionId?: Maybe<Scalars['ID']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type CollectionEdge = {
  __typename?: 'CollectionEdge';
  cursor: Scalars['String']['output'];
  node: Collection;
};

/** `collection` as it stands after the call. */
export type CollectionPayload = {
  __typename?: 'CollectionPayload';
  collection?: Maybe<Collection>;
  problems: Array<Problem>;
};

export type CollectionSort = {
  field: CollectionSortField;
  order?: SortOrder;
};

export type CollectionSortField =
  | 'ID'
  | 'NAME';

/** What came back in the fragment or as a posted message. */
export type CompleteSignInInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  error?: InputMaybe<Scalars['String']['input']>;
  errorDescription?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

export type CompleteSignInPayload = {
  __typename?: 'CompleteSignInPayload';
  problems: Array<Problem>;
  /** Path to go on to. */
  returnTo?: Maybe<Scalars['String']['output']>;
  viewer: Viewer;
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
  vatId?: Maybe<VatId>;
};

/** The person behind an address; replaced as a whole. */
export type ContactDetailsInput = {
  company?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  vatId?: InputMaybe<VatIdInput>;
};

/** The link from the checkout page back to the shop. */
export type ContinueShopping = {
  __typename?: 'ContinueShopping';
  displayType?: Maybe<ContinueShoppingDisplay>;
  hidden?: Maybe<Scalars['Boolean']['output']>;
};

/** How the link back to the shop looks. */
export type ContinueShoppingDisplay =
  | 'ICON'
  | 'TEXT';

/** What an item costs the merchant. */
export type CostAndProfit = {
  __typename?: 'CostAndProfit';
  itemCost?: Maybe<Money>;
  profit?: Maybe<Money>;
  /** Profit as a fraction of the discounted price, at most 1; null for what costs something and is given away. */
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

export type CreateCollectionInput = {
  /** At most 600 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** Made from the name when left out; 1 to 100 characters. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a page of its own; its products are sold either way. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateMemberInput = {
  addresses?: InputMaybe<Array<ManagedMemberAddressInput>>;
  /** YYYY-MM-DD. */
  birthdate?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  customFields?: InputMaybe<Array<MemberCustomFieldInput>>;
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** What they sign in with, for good. */
  loginEmail: Scalars['String']['input'];
  nickname?: InputMaybe<Scalars['String']['input']>;
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  privacyStatus?: InputMaybe<PrivacyStatus>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Amounts are 0 to 999999999.99, with at most 2 decimals. */
export type CreateProductInput = {
  /** 1 to 50 characters. */
  brand?: InputMaybe<Scalars['String']['input']>;
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  /** HTML, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  discount?: InputMaybe<ProductDiscountInput>;
  infoSections?: InputMaybe<Array<InfoSectionInput>>;
  /** Variants have prices, costs, weights and SKUs of their own. */
  managesVariants?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** At most 6; together they make at most 1,000 variants. */
  options?: InputMaybe<Array<ProductOptionInput>>;
  packageDimensions?: InputMaybe<DimensionsInput>;
  price: Scalars['Decimal']['input'];
  pricePerUnit?: InputMaybe<PricePerUnitInput>;
  productDimensions?: InputMaybe<DimensionsInput>;
  /** At most 30 characters. */
  ribbon?: InputMaybe<Scalars['String']['input']>;
  seo?: InputMaybe<SeoInput>;
  /** At most 40 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Made from the name when left out; at most 100 characters. */
  slug?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<ProductType>;
  visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not below 0. */
  weight?: InputMaybe<Scalars['Decimal']['input']>;
};

/**
 * Exactly one intent. `login`, `logout` and `auth` are intents without details here: ids, states and
 * one-time secrets of the sign-in stay on the server.
 */
export type CreateRedirectSessionInput = {
  /** Refused here: `startSignIn` begins a sign-in, and keeps what the way back needs. */
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

/** Content of an app the checkout was made from. */
export type CustomContentReference = {
  __typename?: 'CustomContentReference';
  appId?: Maybe<Scalars['ID']['output']>;
  componentId?: Maybe<Scalars['ID']['output']>;
};

export type CustomFieldType =
  | 'DATE'
  | 'NUMBER'
  | 'SOCIAL'
  | 'TEXT'
  | 'UNKNOWN'
  | 'URL';

/** A line that comes from no catalog, made by an owner or an app. */
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

/** A line of no catalog. Owners and apps only. */
export type CustomLineItemInput = {
  /** Item of a catalog the line stands for. */
  catalogReference?: InputMaybe<CatalogReferenceInput>;
  customItemType?: InputMaybe<Scalars['String']['input']>;
  /** How the line is sent: a delivery profile of the site. */
  deliveryProfileId?: InputMaybe<Scalars['ID']['input']>;
  /** What is paid at once, with `paymentOption` DEPOSIT_ONLINE. */
  depositAmount?: InputMaybe<Scalars['Decimal']['input']>;
  descriptionLines?: InputMaybe<Array<DescriptionLineInput>>;
  /** The quantity cannot be changed in the cart. */
  fixedQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Before a discount. */
  fullPrice?: InputMaybe<Scalars['Decimal']['input']>;
  itemType?: ItemType;
  media?: InputMaybe<ImageInput>;
  /** Address of the line's picture; `media` says more of it. */
  mediaUrl?: InputMaybe<Scalars['URL']['input']>;
  membersOnly?: InputMaybe<Scalars['Boolean']['input']>;
  modifierGroups?: InputMaybe<Array<LineModifierGroupInput>>;
  name: Scalars['String']['input'];
  paymentOption?: InputMaybe<PaymentOption>;
  policies?: InputMaybe<Array<LinePolicyInput>>;
  price: Scalars['Decimal']['input'];
  /** Text beside the price: `from $67`. */
  priceDescription?: InputMaybe<Scalars['String']['input']>;
  /** The price is not known yet, such as for a service by agreement. */
  priceUndetermined?: InputMaybe<Scalars['Boolean']['input']>;
  quantity?: Scalars['Int']['input'];
  /** Most pieces there are. */
  quantityAvailable?: InputMaybe<Scalars['Int']['input']>;
  rootCatalogItemId?: InputMaybe<Scalars['ID']['input']>;
  serviceProperties?: InputMaybe<CustomLineServiceInput>;
  shippable?: InputMaybe<Scalars['Boolean']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  subscription?: InputMaybe<CustomLineSubscriptionInput>;
  /** Tax group of the line. */
  taxGroupId?: InputMaybe<Scalars['ID']['input']>;
  taxableAddress?: InputMaybe<TaxableAddressType>;
  url?: InputMaybe<Scalars['String']['input']>;
  weight?: InputMaybe<Scalars['Float']['input']>;
};

/** When a service takes place and for how many. */
export type CustomLineServiceInput = {
  numberOfParticipants?: InputMaybe<Scalars['Int']['input']>;
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How a line of no catalog repeats. */
export type CustomLineSubscriptionInput = {
  /** Goes on until it is canceled; `billingCycles` then counts for nothing. */
  autoRenewal?: Scalars['Boolean']['input'];
  billingCycles?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The buyer may end it without the shop. */
  enableCustomerCancellation?: InputMaybe<Scalars['Boolean']['input']>;
  freeTrial?: InputMaybe<FreeTrialInput>;
  frequency: SubscriptionFrequency;
  /** Every how many of `frequency`. */
  interval?: Scalars['Int']['input'];
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  title: Scalars['String']['input'];
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

/** An option or modifier that products share came into being. */
export type CustomizationCreatedEvent = ChangeEvent & {
  __typename?: 'CustomizationCreatedEvent';
  /** As it is now. */
  customization?: Maybe<CustomizationV3>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An option or modifier that products share was deleted; `entityId` says which. */
export type CustomizationDeletedEvent = ChangeEvent & {
  __typename?: 'CustomizationDeletedEvent';
  /** As it was. */
  customization?: Maybe<CustomizationV3>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type CustomizationRenderType =
  | 'FREE_TEXT'
  | 'SWATCH_CHOICES'
  | 'TEXT_CHOICES';

export type CustomizationType =
  | 'MODIFIER'
  | 'PRODUCT_OPTION';

/** An option or modifier that products share was changed. */
export type CustomizationUpdatedEvent = ChangeEvent & {
  __typename?: 'CustomizationUpdatedEvent';
  /** As it is now. */
  customization?: Maybe<CustomizationV3>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An option or a modifier that products share. */
export type CustomizationV3 = {
  __typename?: 'CustomizationV3';
  choices: Array<ChoiceV3>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  customizationRenderType?: Maybe<CustomizationRenderType>;
  customizationType?: Maybe<CustomizationType>;
  freeText?: Maybe<FreeTextV3>;
  id: Scalars['ID']['output'];
  key?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  sortOrder?: Maybe<ChoiceSortStrategy>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

export type DeleteCartPayload = {
  __typename?: 'DeleteCartPayload';
  deleted: Scalars['Boolean']['output'];
  problems: Array<Problem>;
};

/** Names what was deleted. */
export type DeletePayload = {
  __typename?: 'DeletePayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  problems: Array<Problem>;
};

/** Which carrier takes which lines where, when a delivery is made of several. */
export type DeliveryAllocation = {
  __typename?: 'DeliveryAllocation';
  carrierAppId?: Maybe<Scalars['ID']['output']>;
  carrierCode?: Maybe<Scalars['String']['output']>;
  lineIds: Array<Scalars['ID']['output']>;
  regionId?: Maybe<Scalars['ID']['output']>;
  regionName?: Maybe<Scalars['String']['output']>;
};

/** The chosen option of a line, as a person reads it. */
export type DescriptionLine = {
  __typename?: 'DescriptionLine';
  /** Hex or rgb, when the value is a color. */
  colorCode?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A line below the name: `Size: Small`. */
export type DescriptionLineInput = {
  /** Hex or rgb, when the value is a color. */
  colorCode?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type DigitalFile = {
  __typename?: 'DigitalFile';
  /** When the link stops working. */
  expirationDate?: Maybe<Scalars['DateTime']['output']>;
  link?: Maybe<Scalars['URL']['output']>;
};

/** Size of a thing or of its parcel. */
export type Dimensions = {
  __typename?: 'Dimensions';
  height?: Maybe<Scalars['Decimal']['output']>;
  length?: Maybe<Scalars['Decimal']['output']>;
  unit?: Maybe<DimensionsUnit>;
  width?: Maybe<Scalars['Decimal']['output']>;
};

/** Lengths with at most 6 decimals. */
export type DimensionsInput = {
  height?: InputMaybe<Scalars['Decimal']['input']>;
  length?: InputMaybe<Scalars['Decimal']['input']>;
  unit?: InputMaybe<DimensionsUnit>;
  width?: InputMaybe<Scalars['Decimal']['input']>;
};

export type DimensionsUnit =
  | 'CM'
  | 'FT'
  | 'IN'
  | 'M'
  | 'MM'
  | 'UNKNOWN_DIMENSIONS_UNIT'
  | 'YD';

export type DiscountKind =
  | 'AMOUNT'
  | 'NONE'
  | 'PERCENT'
  | 'UNDEFINED';

/** A discount the shop gives by itself, without a coupon. */
export type DiscountRule = {
  __typename?: 'DiscountRule';
  active?: Maybe<Scalars['Boolean']['output']>;
  /** When it is in force: from this time on … */
  activeFrom?: Maybe<Scalars['DateTime']['output']>;
  /** … until this one. */
  activeUntil?: Maybe<Scalars['DateTime']['output']>;
  appliesTo?: Maybe<DiscountRuleSubject>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  discounts: Array<DiscountRuleDiscount>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  status?: Maybe<DiscountRuleStatus>;
  trigger?: Maybe<DiscountRuleTrigger>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  /** How often it was used. */
  usageCount?: Maybe<Scalars['Int']['output']>;
  /** How often it may be used. */
  usageLimit?: Maybe<Scalars['Int']['output']>;
};

/** A discount rule came into being. */
export type DiscountRuleCreatedEvent = ChangeEvent & {
  __typename?: 'DiscountRuleCreatedEvent';
  /** As it is now. */
  discountRule?: Maybe<DiscountRule>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A discount rule was deleted; `entityId` says which. */
export type DiscountRuleDeletedEvent = ChangeEvent & {
  __typename?: 'DiscountRuleDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** One discount that a rule gives. */
export type DiscountRuleDiscount = {
  __typename?: 'DiscountRuleDiscount';
  discountType?: Maybe<DiscountRuleDiscountType>;
  fixedAmount?: Maybe<Money>;
  fixedPrice?: Maybe<Money>;
  /** Pieces at most. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** 0.1 to 100. */
  percentage?: Maybe<Scalars['Float']['output']>;
  quantityPrices: Array<DiscountRuleQuantityPrice>;
  /** Products whose price it lowers. */
  scopes: Array<DiscountRuleScope>;
  targetType?: Maybe<DiscountRuleTargetType>;
};

export type DiscountRuleDiscountType =
  | 'FIXED_AMOUNT'
  | 'FIXED_PRICE'
  | 'PERCENTAGE'
  | 'QUANTITY_BASED';

export type DiscountRuleEligibility =
  | 'CONTACT_SEGMENTS'
  | 'CONTACT_TAGS'
  | 'INDIVIDUAL_MEMBERS';

/** A price for a number of pieces. */
export type DiscountRuleQuantityPrice = {
  __typename?: 'DiscountRuleQuantityPrice';
  price?: Maybe<Money>;
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** Quantities between two numbers, both included. */
export type DiscountRuleQuantityRange = {
  __typename?: 'DiscountRuleQuantityRange';
  /** The smallest quantity; no limit when null. */
  from?: Maybe<Scalars['Decimal']['output']>;
  /** Products whose pieces count; empty for all. */
  scopes: Array<DiscountRuleScope>;
  /** The largest quantity; no limit when null. */
  to?: Maybe<Scalars['Decimal']['output']>;
};

/** Products a discount rule applies to. */
export type DiscountRuleScope = {
  __typename?: 'DiscountRuleScope';
  /** Catalog of the products; null when another app selects them. */
  catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Products of that catalog; empty for all. */
  catalogItemIds: Array<Scalars['ID']['output']>;
  /** App that selects the products. */
  filterAppId?: Maybe<Scalars['ID']['output']>;
  /** Parameters passed to that app. */
  filterParams?: Maybe<Scalars['JSON']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  type?: Maybe<DiscountRuleScopeType>;
};

export type DiscountRuleScopeType =
  | 'CATALOG_ITEM'
  | 'CUSTOM_FILTER';

/** Whether a discount rule is in force. */
export type DiscountRuleStatus =
  | 'EXPIRED'
  | 'LIVE'
  | 'PENDING';

export type DiscountRuleSubject =
  | 'ALL_ITEMS'
  | 'LOWEST_PRICED_ITEM';

/** Subtotals between two amounts, both included. */
export type DiscountRuleSubtotalRange = {
  __typename?: 'DiscountRuleSubtotalRange';
  /** The smallest subtotal; no limit when null. */
  from?: Maybe<Money>;
  /** Products whose prices count; empty for all. */
  scopes: Array<DiscountRuleScope>;
  /** The largest subtotal; no limit when null. */
  to?: Maybe<Money>;
};

export type DiscountRuleTargetType =
  | 'BUY_X_GET_Y'
  | 'SPECIFIC_ITEMS';

/** A condition of a discount rule. */
export type DiscountRuleTrigger = {
  __typename?: 'DiscountRuleTrigger';
  /** App that decides, and its own id of the condition. */
  customTriggerAppId?: Maybe<Scalars['ID']['output']>;
  customTriggerId?: Maybe<Scalars['String']['output']>;
  customerEligibility?: Maybe<DiscountRuleEligibility>;
  itemQuantityRange?: Maybe<DiscountRuleQuantityRange>;
  subtotalRange?: Maybe<DiscountRuleSubtotalRange>;
  triggerType?: Maybe<DiscountRuleTriggerType>;
  /** All of these, or any of them, as `triggerType` says. */
  triggers: Array<DiscountRuleTrigger>;
};

/** What makes a discount rule apply. */
export type DiscountRuleTriggerType =
  | 'AND'
  | 'CUSTOM'
  | 'CUSTOMER_ELIGIBILITY'
  | 'ITEM_QUANTITY_RANGE'
  | 'OR'
  | 'SUBTOTAL_RANGE';

/** A discount rule was changed. */
export type DiscountRuleUpdatedEvent = ChangeEvent & {
  __typename?: 'DiscountRuleUpdatedEvent';
  /** As it is now. */
  discountRule?: Maybe<DiscountRule>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type DiscountScope =
  | 'GLOBAL'
  | 'SHIPPING'
  | 'SPECIFIC_ITEMS';

export type EcomCheckoutIntent = {
  checkoutId: Scalars['ID']['input'];
};

/** What an email address is for. */
export type EmailTag =
  | 'HOME'
  | 'MAIN'
  | 'UNTAGGED'
  | 'WORK';

export type EstimateInput = {
  billingAddress?: InputMaybe<AddressInput>;
  calculateAdditionalFees?: InputMaybe<Scalars['Boolean']['input']>;
  calculateShipping?: InputMaybe<Scalars['Boolean']['input']>;
  calculateTax?: InputMaybe<Scalars['Boolean']['input']>;
  selectedMemberships?: InputMaybe<Array<SelectedMembershipInput>>;
  selectedShippingOption?: InputMaybe<ShippingOptionInput>;
  shippingAddress?: InputMaybe<AddressInput>;
};

/** Who caused a change. */
export type EventIdentity = {
  __typename?: 'EventIdentity';
  /** Of the visitor, member, user or app. */
  id?: Maybe<Scalars['ID']['output']>;
  kind: EventIdentityKind;
};

export type EventIdentityKind =
  | 'ANONYMOUS_VISITOR'
  | 'APP'
  | 'MEMBER'
  | 'UNKNOWN'
  | 'WIX_USER';

export type EventsCheckoutIntent = {
  eventSlug: Scalars['String']['input'];
  reservationId: Scalars['ID']['input'];
};

/** Corners of the buttons that pay at once. */
export type ExpressButtonShape =
  | 'PILL'
  | 'RECTANGLE';

/** Something outside the site the checkout belongs to. */
export type ExternalReference = {
  __typename?: 'ExternalReference';
  appId?: Maybe<Scalars['ID']['output']>;
  resourceId?: Maybe<Scalars['ID']['output']>;
};

export type Facet = {
  __typename?: 'Facet';
  name: FacetName;
  /** Of which option, as it is shown; null for every other facet. */
  option?: Maybe<Scalars['String']['output']>;
  /** Of the facet `PRICE`: lowest and highest price under the other filters, in the shop's own currency. */
  priceRange?: Maybe<MoneyRange>;
  /** How many values there are, counted up to the most that are answered. */
  totalValues: Scalars['Int']['output'];
  /**
   * The `first` most frequent ones, at most 1,000 (100 of collections); selected ones are always among them. Those that would leave most come
   * first; those of options are in the option's own order.
   */
  values: Array<FacetValue>;
};


export type FacetValuesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What a list of products can be narrowed by. */
export type FacetName =
  | 'BRANDS'
  | 'COLLECTIONS'
  | 'IN_STOCK'
  | 'ON_SALE'
  | 'OPTION'
  | 'PRICE'
  | 'PRODUCT_TYPE';

export type FacetValue = {
  __typename?: 'FacetValue';
  /** `#rrggbb`, of a color. */
  color?: Maybe<Scalars['String']['output']>;
  /** How many products would be left under the other filters; 0 for a value that is chosen and finds nothing. */
  count: Scalars['Int']['output'];
  /** As a person reads it. */
  label: Scalars['String']['output'];
  selected: Scalars['Boolean']['output'];
  /** As the filter wants it: a slug, a choice, `true`, or a name of `ProductType`. */
  value: Scalars['String']['output'];
};

export type FactorStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'REQUIRE_REENROLL';

export type FactorType =
  | 'CALL'
  | 'EMAIL'
  | 'PASSWORD'
  | 'PUSH'
  | 'RECOVERY_CODE'
  | 'SMS'
  | 'TOTP'
  | 'WEBAUTHN';

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

/** A text the buyer may give. */
export type FreeTextV3 = {
  __typename?: 'FreeTextV3';
  defaultAddedPrice?: Maybe<Money>;
  key?: Maybe<Scalars['String']['output']>;
  maxCharCount?: Maybe<Scalars['Int']['output']>;
  minCharCount?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

/** Time a subscription costs nothing: `interval` 2 and `frequency` WEEK are two weeks. */
export type FreeTrial = {
  __typename?: 'FreeTrial';
  frequency?: Maybe<SubscriptionFrequency>;
  interval?: Maybe<Scalars['Int']['output']>;
};

/** Time a subscription costs nothing. */
export type FreeTrialInput = {
  frequency: SubscriptionFrequency;
  interval: Scalars['Int']['input'];
};

/** A fulfillment, such as a parcel. */
export type Fulfillment = {
  __typename?: 'Fulfillment';
  completed?: Maybe<Scalars['Boolean']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  lines: Array<FulfillmentLine>;
  shippingProvider?: Maybe<Scalars['String']['output']>;
  /** Free text; `Fulfilled` and `Pending` among others. */
  status?: Maybe<Scalars['String']['output']>;
  trackingLink?: Maybe<Scalars['String']['output']>;
  trackingNumber?: Maybe<Scalars['String']['output']>;
};

export type FulfillmentLine = {
  __typename?: 'FulfillmentLine';
  /** Line of the order. */
  id?: Maybe<Scalars['ID']['output']>;
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** Parcels of an order were added or changed. */
export type FulfillmentsUpdatedEvent = ChangeEvent & {
  __typename?: 'FulfillmentsUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  /** All of them, as they are now. */
  fulfillments?: Maybe<OrderFulfillments>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type Geocode = {
  __typename?: 'Geocode';
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
};

/** A point on the map, in degrees. */
export type GeocodeInput = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};

export type HeaderAlignment =
  | 'CENTER'
  | 'SIDE';

/** The caller's own sign-in, as recorded when it happened. */
export type Identity = {
  __typename?: 'Identity';
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  factors: Array<IdentityFactor>;
  id: Scalars['ID']['output'];
  isEmailVerified: Scalars['Boolean']['output'];
  reasons: Array<IdentityStatusReason>;
  status: IdentityStatus;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

export type IdentityFactor = {
  __typename?: 'IdentityFactor';
  id?: Maybe<Scalars['ID']['output']>;
  status?: Maybe<FactorStatus>;
  type: FactorType;
};

export type IdentityStatus =
  | 'ACTIVE'
  | 'BLOCKED'
  | 'DELETED'
  | 'OFFLINE'
  | 'PENDING'
  | 'UNKNOWN_STATUS';

export type IdentityStatusReason =
  | 'PENDING_ADMIN_APPROVAL_REQUIRED'
  | 'PENDING_EMAIL_VERIFICATION_REQUIRED'
  | 'PENDING_REQUIRED_FIELDS_MISSING'
  | 'UNKNOWN_REASON';

export type Image = {
  __typename?: 'Image';
  /** What the picture shows. Empty when it only decorates. */
  alt: Scalars['String']['output'];
  filename?: Maybe<Scalars['String']['output']>;
  focalPoint?: Maybe<FocalPoint>;
  /** Kind of the original's file. */
  format?: Maybe<Scalars['String']['output']>;
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

/** A picture: one of the site's by its id, or any by its address. */
export type ImageInput = {
  alt?: InputMaybe<Scalars['String']['input']>;
  filename?: InputMaybe<Scalars['String']['input']>;
  height?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  url?: InputMaybe<Scalars['URL']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

export type InfoSection = {
  __typename?: 'InfoSection';
  description: Scalars['HTML']['output'];
  /** As the platform keeps it; `description` is the same made safe for a page. */
  rawDescription?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** A section of text that products share came into being. */
export type InfoSectionCreatedEvent = ChangeEvent & {
  __typename?: 'InfoSectionCreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** As it is now. */
  infoSection?: Maybe<InfoSectionV3>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A section of text that products share was deleted; `entityId` says which. */
export type InfoSectionDeletedEvent = ChangeEvent & {
  __typename?: 'InfoSectionDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type InfoSectionInput = {
  /** HTML, at most 16,000 characters. */
  description: Scalars['String']['input'];
  /** At most 50 characters. */
  title: Scalars['String']['input'];
};

/** A section of text that products share was changed. */
export type InfoSectionUpdatedEvent = ChangeEvent & {
  __typename?: 'InfoSectionUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** As it is now. */
  infoSection?: Maybe<InfoSectionV3>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A section of text that products share. */
export type InfoSectionV3 = {
  __typename?: 'InfoSectionV3';
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** A tree of nodes, as the platform keeps it. */
  description?: Maybe<Scalars['JSON']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  plainDescription?: Maybe<Scalars['HTML']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uniqueName?: Maybe<Scalars['String']['output']>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

export type InvalidMembership = {
  __typename?: 'InvalidMembership';
  membership?: Maybe<Membership>;
  reason?: Maybe<Scalars['String']['output']>;
};

/** Why stock changed. */
export type InventoryChangeReason =
  | 'MANUAL'
  | 'ORDER'
  | 'REVERT_INVENTORY_CHANGE'
  | 'UNKNOWN';

/** Stock of one variant at one place. */
export type InventoryItem = {
  __typename?: 'InventoryItem';
  availabilityStatus?: Maybe<InventoryItemAvailability>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  directCategoryIds: Array<Scalars['ID']['output']>;
  /** What apps have added, by their namespaces. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  inStock?: Maybe<Scalars['Boolean']['output']>;
  locationId?: Maybe<Scalars['ID']['output']>;
  preorder?: Maybe<PreorderSettings>;
  productId?: Maybe<Scalars['ID']['output']>;
  productName?: Maybe<Scalars['String']['output']>;
  /** -99999 to 99999; null when stock is not tracked. */
  quantity?: Maybe<Scalars['Int']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  trackQuantity?: Maybe<Scalars['Boolean']['output']>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  variantId?: Maybe<Scalars['ID']['output']>;
  variantName?: Maybe<Scalars['String']['output']>;
  variantSku?: Maybe<Scalars['String']['output']>;
  variantVisible?: Maybe<Scalars['Boolean']['output']>;
};

export type InventoryItemAvailability =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK'
  | 'PREORDER';

/** Inventory tracking of a product changed. */
export type InventoryItemChangedEvent = ChangeEvent & {
  __typename?: 'InventoryItemChangedEvent';
  /** Names of the fields that were changed: `trackInventory`, `preorderInfo`. */
  changedFields: Array<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  inventoryItemId?: Maybe<Scalars['ID']['output']>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  preorder?: Maybe<PreorderSettings>;
  productId?: Maybe<Scalars['ID']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  trackInventory?: Maybe<Scalars['Boolean']['output']>;
  type: Scalars['String']['output'];
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A record of the stock of a variant came into being. */
export type InventoryItemV3CreatedEvent = ChangeEvent & {
  __typename?: 'InventoryItemV3CreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** As it is now. */
  inventoryItem?: Maybe<InventoryItem>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A record of the stock of a variant was deleted; `entityId` says which. */
export type InventoryItemV3DeletedEvent = ChangeEvent & {
  __typename?: 'InventoryItemV3DeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** As it was. */
  inventoryItem?: Maybe<InventoryItem>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A variant is in stock again, or no longer. */
export type InventoryItemV3StockStatusUpdatedEvent = ChangeEvent & {
  __typename?: 'InventoryItemV3StockStatusUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  inStock?: Maybe<Scalars['Boolean']['output']>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A record of the stock of a variant was changed. */
export type InventoryItemV3UpdatedEvent = ChangeEvent & {
  __typename?: 'InventoryItemV3UpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** As it is now. */
  inventoryItem?: Maybe<InventoryItem>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Stock of a variant was changed, and why. */
export type InventoryItemV3UpdatedWithReasonEvent = ChangeEvent & {
  __typename?: 'InventoryItemV3UpdatedWithReasonEvent';
  /** App that changed it. */
  appId?: Maybe<Scalars['ID']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** As it is now. */
  inventoryItem?: Maybe<InventoryItem>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  reason?: Maybe<InventoryChangeReason>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type InventoryStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK'
  | 'PARTIALLY_OUT_OF_STOCK';

export type InventoryUpdateTrigger =
  | 'ON_ORDER_PAID'
  | 'ON_ORDER_PLACED';

/** Stock of variants of a product went up or down. */
export type InventoryVariantsChangedEvent = ChangeEvent & {
  __typename?: 'InventoryVariantsChangedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  inventoryItemId?: Maybe<Scalars['ID']['output']>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
  reason?: Maybe<InventoryChangeReason>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  variants: Array<StockChange>;
};

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

/**
 * Changes made in the admin, one or many: who, when, of what, and what came of each. Work on many things, up to
 * 10,000, goes on in the background in parts as large as the platform takes them.
 */
export type Job = {
  __typename?: 'Job';
  action: JobAction;
  /** Name of the staff or app. */
  actor: Scalars['String']['output'];
  /** Service and name of the platform's call, of a change made by itself. */
  call?: Maybe<Scalars['String']['output']>;
  /** `succeeded` and `failed` together. */
  done: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  /** In the order of the ids. */
  failures: JobFailureConnection;
  /** When it was done or interrupted; null while it runs. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Started by the caller. */
  isOwn: Scalars['Boolean']['output'];
  items: JobItemConnection;
  /** Id of the request that started it, as in the log. */
  origin: Scalars['String']['output'];
  /** Input of the job; for members only the names of its fields. */
  parameters?: Maybe<Scalars['JSON']['output']>;
  /** Why it was interrupted, when something went wrong. */
  problem?: Maybe<Problem>;
  requestId: Scalars['String']['output'];
  /** The job this one took back. */
  revertOf?: Maybe<Scalars['ID']['output']>;
  startedAt: Scalars['DateTime']['output'];
  state: JobState;
  succeeded: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};


/**
 * Changes made in the admin, one or many: who, when, of what, and what came of each. Work on many things, up to
 * 10,000, goes on in the background in parts as large as the platform takes them.
 */
export type JobFailuresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Changes made in the admin, one or many: who, when, of what, and what came of each. Work on many things, up to
 * 10,000, goes on in the background in parts as large as the platform takes them.
 */
export type JobItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What a job does to each of its ids. */
export type JobAction =
  /** Needs `collectionId`. */
  | 'ADD_TO_COLLECTION'
  /** Needs `adjust`. The one action that is not sent again when an answer was lost. */
  | 'ADJUST_PROPERTY'
  /** A change made by itself, over with its call. Not to be started. */
  | 'CHANGE'
  /** The ids are those of brands. */
  | 'DELETE_BRANDS'
  | 'DELETE_PRODUCTS'
  /** Needs `edits`: each product gets a change of its own, or is made. A price sheet, or a file. */
  | 'EDIT_PRODUCTS'
  /** What `mergeBrands` starts. */
  | 'MERGE_BRANDS'
  /** Needs `collectionId`. */
  | 'REMOVE_FROM_COLLECTION'
  /** What `renameBrand` and `renameBrands` start: brands and their products. */
  | 'RENAME_BRAND'
  /** What `revertJob` starts. */
  | 'REVERT'
  /** Needs `set`. */
  | 'SET_PROPERTY'
  /** Needs `visible`. */
  | 'SET_VISIBILITY';

/** One field of a thing, as it was and as it is. */
export type JobChange = {
  __typename?: 'JobChange';
  /** Null for a thing that is gone. */
  after?: Maybe<Scalars['String']['output']>;
  /** Null for a thing that was not there. Of collections their names as they are now. */
  before?: Maybe<Scalars['String']['output']>;
  /** `price`, `cost`, `discount`, `visible`, `brand`, `collections`, `status` and so on. */
  field: Scalars['String']['output'];
  /** Choices of a variant; null for the thing itself. */
  variant?: Maybe<Scalars['String']['output']>;
};

export type JobConnection = {
  __typename?: 'JobConnection';
  nodes: Array<Job>;
  pageInfo: PageInfo;
};

export type JobFailure = {
  __typename?: 'JobFailure';
  id: Scalars['ID']['output'];
  /** Its place in the list the job was started with. */
  index: Scalars['Int']['output'];
  /** `OUTCOME_UNKNOWN`: it was sent and no answer came, so it may have been done. */
  problem: Problem;
};

export type JobFailureConnection = {
  __typename?: 'JobFailureConnection';
  nodes: Array<JobFailure>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type JobFilter = {
  /** A part of the name of a thing, now or then, or its id. */
  about?: InputMaybe<Scalars['String']['input']>;
  action?: InputMaybe<JobAction>;
  /** A part of the name of who did it, as it was written down or as a member has it now. */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** Jobs about this thing. */
  id?: InputMaybe<Scalars['ID']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  thing?: InputMaybe<JobThing>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

export type JobItem = {
  __typename?: 'JobItem';
  changes: Array<JobChange>;
  id: Scalars['ID']['output'];
  /** Its place in the job. */
  index: Scalars['Int']['output'];
  /** As it was called then; of a member as they are called now. */
  name?: Maybe<Scalars['String']['output']>;
  /** The platform's refusal. */
  problem?: Maybe<Problem>;
  state: JobItemState;
  thing?: Maybe<JobThing>;
};

export type JobItemConnection = {
  __typename?: 'JobItemConnection';
  nodes: Array<JobItem>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type JobItemState =
  | 'DONE'
  | 'FAILED'
  /** On its way to the platform. */
  | 'SENT'
  | 'WAITING';

export type JobPayload = {
  __typename?: 'JobPayload';
  job?: Maybe<Job>;
  problems: Array<Problem>;
};

export type JobState =
  | 'DONE'
  /** Stopped, or the process ended; `resumeJob` goes on with what is left. */
  | 'INTERRUPTED'
  | 'RUNNING';

export type JobThing =
  | 'BRAND'
  | 'COLLECTION'
  | 'MEMBER'
  | 'PRODUCT';

/** Forms of a key. */
export type KeyFormat =
  /** The id of a collection. That of the built-in collection has one digit less than a GUID. */
  | 'COLLECTION_ID'
  | 'GUID'
  /** Part of an address: no spaces, slashes, `?` or `#`. */
  | 'SLUG'
  /** The ids of a product and its variant, joined by a hyphen or a dot. */
  | 'STORE_VARIANT_ID'
  /** Any text. */
  | 'TEXT'
  /** Letters, digits, hyphens and underscores. */
  | 'WORD';

export type LineAvailability = {
  __typename?: 'LineAvailability';
  quantityAvailable?: Maybe<Scalars['Int']['output']>;
  status: ItemAvailability;
};

/** The membership a line is paid with. */
export type LineMembership = {
  __typename?: 'LineMembership';
  appId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
};

export type LineMembershipInput = {
  appId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

/** One extra of a group: a topping, a gift box. */
export type LineModifier = {
  __typename?: 'LineModifier';
  details?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Money>;
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** Extras picked for a line, under the name of their group. */
export type LineModifierGroup = {
  __typename?: 'LineModifierGroup';
  id?: Maybe<Scalars['ID']['output']>;
  modifiers: Array<LineModifier>;
  name?: Maybe<Scalars['String']['output']>;
};

export type LineModifierGroupInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  modifiers: Array<LineModifierInput>;
  name: Scalars['String']['input'];
};

export type LineModifierInput = {
  details?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  label: Scalars['String']['input'];
  price?: InputMaybe<Scalars['Decimal']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** A text of the seller's that belongs to a line, such as how it can be canceled. */
export type LinePolicy = {
  __typename?: 'LinePolicy';
  content: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

export type LinePolicyInput = {
  content: Scalars['String']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};

export type LoginInput = {
  captcha?: InputMaybe<CaptchaInput>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
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

export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Send the browser here, so that the platform forgets it too. */
  logoutUrl?: Maybe<Scalars['URL']['output']>;
  problems: Array<Problem>;
  viewer: Viewer;
};

/** What a product is sold at in the worst case, over its own price and those of its visible variants. */
export type LowestSale = {
  __typename?: 'LowestSale';
  /** Something costs the merchant more than a shopper pays. */
  isAtLoss: Scalars['Boolean']['output'];
  /** Profit as a fraction of what is paid; null where no cost is known, and where nothing is paid. */
  margin?: Maybe<Scalars['Float']['output']>;
  /** Discount counted. */
  paid: Money;
};

/** Either `addressLine`, or `streetNumber` and `streetName`. */
export type ManagedMemberAddressInput = {
  addressLine?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  /** Of an address that was there: it stays what it was for. */
  id?: InputMaybe<Scalars['ID']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  streetName?: InputMaybe<Scalars['String']['input']>;
  streetNumber?: InputMaybe<Scalars['String']['input']>;
  subdivision?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Members that match every given field; all members when none is given. The platform supports no other filters, such
 * as dates or muted members.
 */
export type ManagedMemberFilter = {
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  firstName?: InputMaybe<MemberTextFilter>;
  /** 1 to 100 of them. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  lastName?: InputMaybe<MemberTextFilter>;
  loginEmail?: InputMaybe<MemberTextFilter>;
  nickname?: InputMaybe<MemberTextFilter>;
  privacyStatus?: InputMaybe<Array<PrivacyStatus>>;
  slug?: InputMaybe<MemberTextFilter>;
  /** One of these. */
  status?: InputMaybe<Array<MemberStatus>>;
};

export type ManagedMemberSort = {
  field: ManagedMemberSortField;
  order?: SortOrder;
};

export type ManagedMemberSortField =
  | 'CONTACT_ID'
  | 'CREATED_DATE'
  | 'FIRST_NAME'
  | 'ID'
  | 'LAST_LOGIN_DATE'
  | 'LAST_NAME'
  | 'LOGIN_EMAIL'
  | 'NICKNAME'
  | 'PRIVACY_STATUS'
  | 'SLUG'
  | 'UPDATED_DATE';

/**
 * Which products: every part that is given has to fit. Parts marked * are not the platform's to filter by:
 * they are answered from a list the gateway reads through once and keeps for a short while, at most 10,000
 * products long.
 */
export type ManagedProductFilter = {
  /** * This brand, without case and superfluous white space; an empty text finds products without one. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** In one of these, 1 to 100. */
  collectionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** * Lowered by a discount of its own. */
  hasDiscount?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 100 of them. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** One of these. */
  inventoryStatus?: InputMaybe<Array<InventoryStatus>>;
  /** * Profit as a fraction of the discounted price is below this, or that of a visible variant: 0 finds what is sold at a loss. */
  marginBelow?: InputMaybe<Scalars['Float']['input']>;
  /** The price as the merchant set it, before the discount. */
  price?: InputMaybe<PriceRangeFilter>;
  /** * Costs nothing, or a visible variant does, discount counted. */
  priceZero?: InputMaybe<Scalars['Boolean']['input']>;
  /** A part of the name, 1 to 80 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Exactly one of these, 1 to 100. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  type?: InputMaybe<ProductType>;
  updatedAfter?: InputMaybe<Scalars['DateTime']['input']>;
  visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** * In no collection but the built-in one. */
  withoutCollection?: InputMaybe<Scalars['Boolean']['input']>;
  /** * */
  withoutPicture?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ManagedProductSort = {
  field: ManagedProductSortField;
  order?: SortOrder;
};

export type ManagedProductSortField =
  /** Answered from the gateway's own list, as the filters marked *. */
  | 'BRAND'
  /** Answered from the gateway's own list. */
  | 'COST'
  | 'CREATED_DATE'
  | 'LAST_UPDATED'
  /** Answered from the gateway's own list. */
  | 'MARGIN'
  | 'NAME'
  /** Order of creation. */
  | 'NUMERIC_ID'
  | 'PRICE'
  | 'SKU';

/** Why a tax rate was set by hand. */
export type ManualTaxReason =
  | 'GLOBAL_SETTING_TO_MANUAL'
  | 'REGION_SETTING_TO_MANUAL';

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
  /** The platform's own small one. */
  thumbnail?: Maybe<Image>;
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

export type MediaTypeV3 =
  | 'IMAGE'
  | 'VIDEO';

/** A member of the site. What the caller may not see is null, or UNKNOWN. */
export type Member = {
  __typename?: 'Member';
  activityStatus: ActivityStatus;
  contact?: Maybe<MemberContact>;
  contactId?: Maybe<Scalars['ID']['output']>;
  cover?: Maybe<MemberPicture>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isLoginEmailVerified?: Maybe<Scalars['Boolean']['output']>;
  lastLoginDate?: Maybe<Scalars['DateTime']['output']>;
  loginEmail?: Maybe<Scalars['String']['output']>;
  nickname?: Maybe<Scalars['String']['output']>;
  photo?: Maybe<MemberPicture>;
  privacyStatus: PrivacyStatus;
  slug?: Maybe<Scalars['String']['output']>;
  status: MemberStatus;
  title?: Maybe<Scalars['String']['output']>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

export type MemberAccountIntent = {
  section: MemberSection;
};

export type MemberAddress = {
  __typename?: 'MemberAddress';
  addressLine?: Maybe<Scalars['String']['output']>;
  addressLine2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1, two letters. */
  country?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  postalCode?: Maybe<Scalars['String']['output']>;
  streetName?: Maybe<Scalars['String']['output']>;
  streetNumber?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-2. */
  subdivision?: Maybe<Scalars['String']['output']>;
  /** Null when unknown: it is recorded at sign-in only. */
  tag?: Maybe<AddressTag>;
};

export type MemberAddressInput = {
  addressLine?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  /** The address that is changed. Without it the address is a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  subdivision?: InputMaybe<Scalars['String']['input']>;
  /** Left out, the address keeps the tag it has. */
  tag?: InputMaybe<AddressTag>;
};

/** The caller's membership is another one now: a new name, a block, the end of it. */
export type MemberChange = {
  __typename?: 'MemberChange';
  occurredAt: Scalars['DateTime']['output'];
  viewer: Viewer;
};

export type MemberConnection = {
  __typename?: 'MemberConnection';
  edges: Array<MemberEdge>;
  nodes: Array<Member>;
  pageInfo: PageInfo;
  /** Null when there are too many to count. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type MemberContact = {
  __typename?: 'MemberContact';
  addresses: Array<MemberAddress>;
  /** YYYY-MM-DD. */
  birthdate?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  customFields: Array<MemberCustomField>;
  emails: Array<MemberEmail>;
  firstName?: Maybe<Scalars['String']['output']>;
  jobTitle?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  phones: Array<MemberPhone>;
};

/** Who would be meant, and the leave to go on: nothing has been done. */
export type MemberCount = {
  __typename?: 'MemberCount';
  /**
   * Valid for this caller, action, filter, search and count, for five minutes and one job. Null when there are
   * problems, and when no member matches.
   */
  confirmationToken?: Maybe<Scalars['String']['output']>;
  /** Null when the platform finds too many to count. One job takes at most 1,000 members. */
  count?: Maybe<Scalars['Int']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  problems: Array<Problem>;
  /** The first ten. */
  sample: Array<Member>;
};

/** A member came into being. */
export type MemberCreatedEvent = ChangeEvent & {
  __typename?: 'MemberCreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  /** As it is now. */
  member?: Maybe<Member>;
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type MemberCustomField = {
  __typename?: 'MemberCustomField';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Of a field of type SOCIAL. */
  network?: Maybe<Scalars['String']['output']>;
  type: CustomFieldType;
  /** As text, whatever its type. */
  value?: Maybe<Scalars['String']['output']>;
};

export type MemberCustomFieldInput = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** A member was deleted; `entityId` says which. */
export type MemberDeletedEvent = ChangeEvent & {
  __typename?: 'MemberDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type MemberEdge = {
  __typename?: 'MemberEdge';
  cursor: Scalars['String']['output'];
  node: Member;
};

export type MemberEmail = {
  __typename?: 'MemberEmail';
  email: Scalars['String']['output'];
  /** Null when unknown: it is recorded at sign-in only. */
  tag?: Maybe<EmailTag>;
};

export type MemberEmailInput = {
  email: Scalars['String']['input'];
  /** Left out, the address keeps the tag it has. */
  tag?: InputMaybe<EmailTag>;
};

export type MemberPayload = {
  __typename?: 'MemberPayload';
  member?: Maybe<Member>;
  problems: Array<Problem>;
};

export type MemberPhone = {
  __typename?: 'MemberPhone';
  phone: Scalars['String']['output'];
  /** Null when unknown: it is recorded at sign-in only. */
  tag?: Maybe<PhoneTag>;
};

export type MemberPhoneInput = {
  phone: Scalars['String']['input'];
  /** Left out, the number keeps the tag it has. */
  tag?: InputMaybe<PhoneTag>;
};

export type MemberPicture = {
  __typename?: 'MemberPicture';
  height?: Maybe<Scalars['Int']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  /** How far the picture is moved inside its frame, in pixels. */
  offsetX?: Maybe<Scalars['Int']['output']>;
  offsetY?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['URL']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
};


export type MemberPictureUrlArgs = {
  format?: InputMaybe<ImageFormat>;
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** What a search looks at; the platform takes four of them at a time. */
export type MemberSearchField =
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'LOGIN_EMAIL'
  | 'NICKNAME'
  | 'SLUG'
  | 'TITLE';

export type MemberSection =
  | 'ACCOUNT_INFO'
  | 'BOOKINGS'
  | 'EVENTS'
  | 'ORDERS'
  | 'SUBSCRIPTIONS';

/** One of the caller's own sessions. */
export type MemberSession = {
  __typename?: 'MemberSession';
  /** Browser and system, in short. */
  device?: Maybe<Scalars['String']['output']>;
  /** Names the session in `endSession`; says nothing else. */
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  signedInAt?: Maybe<Scalars['DateTime']['output']>;
};

export type MemberSortField =
  | 'CREATED_DATE'
  | 'NICKNAME';

export type MemberSortInput = {
  field: MemberSortField;
  order?: InputMaybe<SortOrder>;
};

export type MemberStatus =
  | 'APPROVED'
  | 'BLOCKED'
  | 'OFFLINE'
  | 'PENDING'
  /** The caller may not see it. */
  | 'UNKNOWN';

/** One text of a member; every part that is given has to fit. */
export type MemberTextFilter = {
  equals?: InputMaybe<Scalars['String']['input']>;
  /** Whether there is any. */
  exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 100 of them. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  not?: InputMaybe<Scalars['String']['input']>;
  /** Capitals do not count. */
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** A member was changed. */
export type MemberUpdatedEvent = ChangeEvent & {
  __typename?: 'MemberUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  /** As it is now. */
  member?: Maybe<Member>;
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type Membership = {
  __typename?: 'Membership';
  /** What the app of the membership says of it, as the platform keeps it. */
  additionalData?: Maybe<Scalars['JSON']['output']>;
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
  selected: Array<SelectedMembership>;
};

export type MerchantDiscountInput = {
  amount: Scalars['Decimal']['input'];
  lineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type MergeBrandsInput = {
  /** 1 to 100 brands that go; their products get the name of the one that stays. */
  fromIds: Array<Scalars['ID']['input']>;
  /** The brand that stays. */
  intoId: Scalars['ID']['input'];
  /** As in `StartJobInput`. */
  requestId: Scalars['String']['input'];
};

/** What one field was before the change. */
export type ModifiedField = {
  __typename?: 'ModifiedField';
  /** Path of the field: `lineItems[0].quantity`. */
  path: Scalars['String']['output'];
  /** Its value before. */
  previous?: Maybe<Scalars['JSON']['output']>;
};

export type ModifierRenderType =
  | 'FREE_TEXT'
  | 'SWATCH_CHOICES'
  | 'TEXT_CHOICES';

/** An amount of money. Show `formatted`; `amount` is for sorting and comparing. */
export type Money = {
  __typename?: 'Money';
  /** With at least the decimals of the currency: `19.90`. */
  amount: Scalars['Decimal']['output'];
  /**
   * The same amount in the currency of the caller: that of the header `x-vitrine-currency`, in a cart the shopper's own.
   * Null when it is the same currency, and within a converted amount.
   */
  converted?: Maybe<Money>;
  /** ISO 4217 code: `USD`. */
  currency: Scalars['String']['output'];
  /** Text for people, with the sign of the currency: `$19.90`. Formatted by the platform wherever it does. */
  formatted: Scalars['String']['output'];
};

/** Two amounts and everything between them. */
export type MoneyRange = {
  __typename?: 'MoneyRange';
  /** The largest amount of the range; equal to `min` when there is only one. */
  max: Money;
  /** The smallest amount of the range. */
  min: Money;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * 1 to 50, put behind those that are there. The platform neither orders media nor moves a focal point: to
   * put one first, take the others away and add them again.
   */
  addProductMedia: ProductPayload;
  /** 1 to 10 choices, of one option of the product. */
  addProductMediaToChoices: ProductPayload;
  /** 1 to 1,000; one the platform does not know refuses them all. */
  addProductsToCollection: CollectionPayload;
  addToCart: CartPayload;
  applyCoupon: CartPayload;
  /** Lets in who waits, and who was blocked. */
  approveMember: MemberPayload;
  /** The member is signed out everywhere and cannot sign in until approved again. */
  blockMember: MemberPayload;
  /** 1 to 100 products; each is tried by itself. Sent twice it is done twice. */
  bulkAdjustProductProperty: BulkPayload;
  /**
   * Approves all members the filter finds, if they are as many as `countMembersByFilter` counted with the same
   * arguments; otherwise nothing is changed and the problem is `COUNT_AGAIN`. The platform supports no search here.
   */
  bulkApproveMembers: BulkJobPayload;
  /** As `bulkApproveMembers`; blocked members are signed out everywhere. */
  bulkBlockMembers: BulkJobPayload;
  /** 1 to 100 names. */
  bulkCreateBrands: BulkBrandPayload;
  bulkDeleteBrands: BulkPayload;
  /** 1 to 100 ids; each is tried by itself. */
  bulkDeleteMembers: BulkPayload;
  /** As `bulkApproveMembers`, for good; who is found is signed out everywhere. */
  bulkDeleteMembersByFilter: BulkJobPayload;
  bulkGetOrCreateBrands: BulkBrandPayload;
  bulkUpdateBrands: BulkBrandPayload;
  /** 1 to 100 products; each is tried by itself. `acknowledge` as in `StartJobInput`. */
  bulkUpdateProductsProperty: BulkPayload;
  /** Cancels the request. Another caller's request is reported as not found. */
  cancelBackInStockRequest: AcceptedPayload;
  /** Gives a waiting sign-in up. */
  cancelSignIn: SignInPayload;
  /**
   * Ends the caller's other sessions. `currentPassword` may be missing where none is known: then the sign-in has to be
   * a fresh one. `captcha` as in `login`, where the site requires one.
   */
  changePassword: AcceptedPayload;
  completeSignIn: CompleteSignInPayload;
  /** A name that another brand has in another case, or with spaces around it, is taken. */
  createBrand: BrandPayload;
  /** Makes or refreshes the checkout of the caller's cart. */
  createCheckout: CreateCheckoutPayload;
  createCollection: CollectionPayload;
  /** Creates a member without a password. No email is sent before `sendActivationEmail`. */
  createMember: MemberPayload;
  createProduct: ProductPayload;
  createRedirectSession: CreateRedirectSessionPayload;
  /** Products keep the name they carry. */
  deleteBrand: DeletePayload;
  deleteCart: DeleteCartPayload;
  /** Its products stay. */
  deleteCollection: DeletePayload;
  /**
   * Deletes the caller's account for good. `confirmation` is the caller's own login email; `currentPassword` and
   * `captcha` as in `changePassword`.
   */
  deleteMe: AcceptedPayload;
  /** For good. What the member wrote goes to `contentAssigneeId`, else to the owner. */
  deleteMember: DeletePayload;
  deleteMemberAddresses: MemberPayload;
  /** All but the login email. */
  deleteMemberEmails: MemberPayload;
  deleteMemberPhones: MemberPayload;
  /** For good. A cart that holds it keeps a line that cannot be bought. */
  deleteProduct: DeletePayload;
  /** Takes the options away; not while variants are managed. */
  deleteProductOptions: ProductPayload;
  /** Permanent: the member is signed out everywhere, the data stays. Only `createMember` adds the person again, as a new member. */
  disconnectMember: MemberPayload;
  /** Opens the owner's side for the caller, within a quarter of an hour of signing in. */
  elevate: StaffPayload;
  /** Closes the owner's side; the caller stays signed in as a member. */
  endElevation: StaffPayload;
  endSession: AcceptedPayload;
  /** The brand of this name, whatever its case; a new one when there is none. */
  getOrCreateBrand: BrandPayload;
  /** Shows the caller in the directory. */
  joinCommunity: MemberPayload;
  leaveCommunity: MemberPayload;
  login: SignInPayload;
  logout: LogoutPayload;
  /** Products of some brands get the name of another, and the brands go: one job. */
  mergeBrands: JobPayload;
  /** A muted member can read, but neither comment, like nor post. */
  muteMember: MemberPayload;
  /** Sets a new password with the token of the mail, and signs in. */
  recover: SignInPayload;
  register: SignInPayload;
  removeBrand: ProductPayload;
  removeCartLines: CartPayload;
  removeCoupon: CartPayload;
  removeMyAddress: MemberPayload;
  /**
   * Takes the photo off the caller's profile. One is put there by `POST /account/photo`, a form of type
   * `multipart/form-data` with the picture in `photo`.
   */
  removeMyPhoto: MemberPayload;
  /** 1 to 50; `all` takes every one away, and then no id may be given. */
  removeProductMedia: ProductPayload;
  /** 1 to 10 choices; `all` clears every choice, and then none may be given. The media stay the product's. */
  removeProductMediaFromChoices: ProductPayload;
  /** 1 to 1,000; one the platform does not know refuses them all. */
  removeProductsFromCollection: CollectionPayload;
  removeRibbon: ProductPayload;
  /** A brand and every product that carries its name, in any case: one job. */
  renameBrand: RenameBrandsPayload;
  /** Brands and every product that carries one of their names, in any case: one job. */
  renameBrands: RenameBrandsPayload;
  /** Lets an event that was set aside be handled after all, unless a later one of the same thing was. */
  replayChangeEvent: ChangeEventPayload;
  /** A mail when something sold out can be bought again. */
  requestBackInStock: RequestBackInStockPayload;
  resendEmailCode: SignInPayload;
  /** Every variant gets the product's own price, cost, weight and SKU back, and is visible. */
  resetAllProductVariantData: ProductPayload;
  /** Goes on with what has not been done. A job that runs, or is done, stays as it is. */
  resumeJob: JobPayload;
  /** Puts back what a job changed, as a job of its own. Members need `MEMBERS_DELETE`. */
  revertJob: JobPayload;
  /** Changes the address with this id, or adds one; the other addresses stay as they are by now. */
  saveMyAddress: MemberPayload;
  /** Sends a member the mail to set a password with. */
  sendActivationEmail: AcceptedPayload;
  /** The response is the same whether or not the address belongs to a member. */
  sendRecoveryEmail: AcceptedPayload;
  /** Sends the caller a mail that proves their login email address. */
  sendVerificationEmail: AcceptedPayload;
  setCartLineQuantities: CartPayload;
  /** Ends every session of the caller, this one last. */
  signOutEverywhere: LogoutPayload;
  /** Looks at the cart, makes its checkout and opens the platform's page for it. */
  startCheckout: StartCheckoutPayload;
  /** Answers at once; the work goes on when the caller leaves. */
  startJob: JobPayload;
  /** Begins the platform's own sign-in page. */
  startSignIn: StartSignInPayload;
  /** Ends after the part that is on its way. A job that is over stays as it is. */
  stopJob: JobPayload;
  unmuteMember: MemberPayload;
  updateBrand: BrandPayload;
  updateCart: CartPayload;
  updateCollection: CollectionPayload;
  updateMe: MemberPayload;
  updateMember: MemberPayload;
  updateMemberSlug: MemberPayload;
  updateMySlug: MemberPayload;
  /** The platform numbers no revisions of a product: of two who write the same field, the last one wins. */
  updateProduct: ProductPayload;
  /** 1 to 1,000 changes, applied in order. Only while the product manages its variants. */
  updateProductVariants: ProductPayload;
  /** The six digits that were sent by email. */
  verifyEmailCode: SignInPayload;
  verifyFactor: SignInPayload;
};


export type MutationAddProductMediaArgs = {
  media: Array<NewMediaInput>;
  productId: Scalars['ID']['input'];
};


export type MutationAddProductMediaToChoicesArgs = {
  media: Array<ChoiceMediaInput>;
  productId: Scalars['ID']['input'];
};


export type MutationAddProductsToCollectionArgs = {
  id: Scalars['ID']['input'];
  productIds: Array<Scalars['ID']['input']>;
};


export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


export type MutationApplyCouponArgs = {
  input: ApplyCouponInput;
};


export type MutationApproveMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBlockMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBulkAdjustProductPropertyArgs = {
  acknowledge?: InputMaybe<Array<PriceRisk>>;
  adjust: AdjustProductPropertyInput;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationBulkApproveMembersArgs = {
  confirmationToken: Scalars['String']['input'];
  filter?: InputMaybe<ManagedMemberFilter>;
};


export type MutationBulkBlockMembersArgs = {
  confirmationToken: Scalars['String']['input'];
  filter?: InputMaybe<ManagedMemberFilter>;
};


export type MutationBulkCreateBrandsArgs = {
  names: Array<Scalars['String']['input']>;
};


export type MutationBulkDeleteBrandsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationBulkDeleteMembersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationBulkDeleteMembersByFilterArgs = {
  confirmationToken: Scalars['String']['input'];
  contentAssigneeId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ManagedMemberFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
  searchIn?: InputMaybe<Array<MemberSearchField>>;
};


export type MutationBulkGetOrCreateBrandsArgs = {
  names: Array<Scalars['String']['input']>;
};


export type MutationBulkUpdateBrandsArgs = {
  brands: Array<UpdateBrandInput>;
};


export type MutationBulkUpdateProductsPropertyArgs = {
  acknowledge?: InputMaybe<Array<PriceRisk>>;
  ids: Array<Scalars['ID']['input']>;
  set: SetProductPropertyInput;
};


export type MutationCancelBackInStockRequestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  captcha?: InputMaybe<CaptchaInput>;
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  newPassword: Scalars['String']['input'];
};


export type MutationCompleteSignInArgs = {
  input: CompleteSignInInput;
};


export type MutationCreateBrandArgs = {
  name: Scalars['String']['input'];
};


export type MutationCreateCheckoutArgs = {
  input: CreateCheckoutInput;
};


export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


export type MutationCreateMemberArgs = {
  input: CreateMemberInput;
};


export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


export type MutationCreateRedirectSessionArgs = {
  input: CreateRedirectSessionInput;
};


export type MutationDeleteBrandArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCartArgs = {
  requestId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCollectionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMeArgs = {
  captcha?: InputMaybe<CaptchaInput>;
  confirmation: Scalars['String']['input'];
  contentAssigneeId?: InputMaybe<Scalars['ID']['input']>;
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteMemberArgs = {
  contentAssigneeId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationDeleteMemberAddressesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMemberEmailsArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMemberPhonesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProductOptionsArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationDisconnectMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGetOrCreateBrandArgs = {
  name: Scalars['String']['input'];
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationLogoutArgs = {
  returnTo?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMergeBrandsArgs = {
  input: MergeBrandsInput;
};


export type MutationMuteMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRecoverArgs = {
  password: Scalars['String']['input'];
  recoveryToken: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveBrandArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationRemoveCartLinesArgs = {
  input: RemoveCartLinesInput;
};


export type MutationRemoveCouponArgs = {
  requestId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveMyAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveProductMediaArgs = {
  all?: InputMaybe<Scalars['Boolean']['input']>;
  mediaIds: Array<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


export type MutationRemoveProductMediaFromChoicesArgs = {
  all?: InputMaybe<Scalars['Boolean']['input']>;
  media: Array<ChoiceMediaInput>;
  productId: Scalars['ID']['input'];
};


export type MutationRemoveProductsFromCollectionArgs = {
  id: Scalars['ID']['input'];
  productIds: Array<Scalars['ID']['input']>;
};


export type MutationRemoveRibbonArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationRenameBrandArgs = {
  input: RenameBrandInput;
};


export type MutationRenameBrandsArgs = {
  input: RenameBrandsInput;
};


export type MutationReplayChangeEventArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRequestBackInStockArgs = {
  input: RequestBackInStockInput;
};


export type MutationResetAllProductVariantDataArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationResumeJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevertJobArgs = {
  input: RevertJobInput;
};


export type MutationSaveMyAddressArgs = {
  input: MemberAddressInput;
  memberId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSendActivationEmailArgs = {
  memberId: Scalars['ID']['input'];
};


export type MutationSendRecoveryEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationSetCartLineQuantitiesArgs = {
  input: SetCartLineQuantitiesInput;
};


export type MutationStartCheckoutArgs = {
  input: StartCheckoutInput;
};


export type MutationStartJobArgs = {
  input: StartJobInput;
};


export type MutationStartSignInArgs = {
  input: StartSignInInput;
};


export type MutationStopJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnmuteMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateBrandArgs = {
  input: UpdateBrandInput;
};


export type MutationUpdateCartArgs = {
  input: UpdateCartInput;
};


export type MutationUpdateCollectionArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCollectionInput;
};


export type MutationUpdateMeArgs = {
  input: UpdateMeInput;
};


export type MutationUpdateMemberArgs = {
  id: Scalars['ID']['input'];
  input: UpdateMemberInput;
};


export type MutationUpdateMemberSlugArgs = {
  id: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
};


export type MutationUpdateMySlugArgs = {
  slug: Scalars['String']['input'];
};


export type MutationUpdateProductArgs = {
  id: Scalars['ID']['input'];
  input: UpdateProductInput;
};


export type MutationUpdateProductVariantsArgs = {
  productId: Scalars['ID']['input'];
  variants: Array<VariantChangeInput>;
};


export type MutationVerifyEmailCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationVerifyFactorArgs = {
  input: VerifyFactorInput;
};

/** Exactly one of `mediaId` and `url`. What is behind an address is not looked at. */
export type NewMediaInput = {
  /** Shows this choice as well. */
  choice?: InputMaybe<ChosenOptionInput>;
  /** A medium the site has already. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** http(s), at most 2,000 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Two numbers and everything between them. */
export type NumberRange = {
  __typename?: 'NumberRange';
  /** The largest number of the range; equal to `min` when there is only one. */
  max: Scalars['Float']['output'];
  /** The smallest number of the range. */
  min: Scalars['Float']['output'];
};

export type OptionFilter = {
  /** As it is shown, such as Color; whatever its case. At most 50 characters. */
  name: Scalars['String']['input'];
  /** One of these; 1 to 100, of at most 50 characters each. */
  values: Array<Scalars['String']['input']>;
};

export type OptionRenderType =
  | 'SWATCH_CHOICES'
  | 'TEXT_CHOICES';

export type OptionType =
  | 'COLOR'
  | 'DROP_DOWN'
  | 'UNSPECIFIED_OPTION_TYPE';

/** What the caller has bought. Orders of others do not exist for a shopper. */
export type Order = {
  __typename?: 'Order';
  /** What happened to the order, first things first. */
  activities: Array<OrderActivity>;
  additionalFees?: Maybe<Money>;
  /** What is still to be paid; negative when too much was. */
  balance?: Maybe<Money>;
  billing?: Maybe<Contact>;
  buyerEmail?: Maybe<Scalars['String']['output']>;
  buyerNote?: Maybe<Scalars['String']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  deliverByDate?: Maybe<Scalars['DateTime']['output']>;
  /** Delivery address; null for pickup. */
  destination?: Maybe<Contact>;
  discount?: Maybe<Money>;
  discounts: Array<OrderDiscount>;
  fulfillmentStatus?: Maybe<OrderFulfillmentStatus>;
  id: Scalars['ID']['output'];
  /** Pieces over all lines. */
  itemCount: Scalars['Int']['output'];
  lines: Array<OrderLine>;
  logistics?: Maybe<Logistics>;
  /** Counts up; for people. */
  number?: Maybe<Scalars['String']['output']>;
  paid?: Maybe<Money>;
  paymentStatus?: Maybe<OrderPaymentStatus>;
  purchasedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Recipient of the delivery. */
  recipient?: Maybe<Contact>;
  refunded?: Maybe<Money>;
  shipping?: Maybe<Money>;
  shippingTitle?: Maybe<Scalars['String']['output']>;
  status?: Maybe<OrderStatus>;
  subtotal?: Maybe<Money>;
  tax?: Maybe<Money>;
  total?: Maybe<Money>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

export type OrderActivity = {
  __typename?: 'OrderActivity';
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  /** What the shop wrote beside it. */
  message?: Maybe<Scalars['String']['output']>;
  type?: Maybe<OrderActivityType>;
};

export type OrderActivityType =
  | 'AUTHORIZED_PAYMENT_CAPTURED'
  | 'AUTHORIZED_PAYMENT_CREATED'
  | 'AUTHORIZED_PAYMENT_VOIDED'
  | 'CHARGEBACK_CREATED'
  | 'CHARGEBACK_REVERSED'
  | 'CUSTOM_ACTIVITY'
  | 'DOWNLOAD_LINK_SENT'
  | 'DRAFT_ORDER_CHANGES_APPLIED'
  | 'EMAIL_EDITED'
  | 'FULFILLER_EMAIL_SENT'
  | 'INVOICE_ADDED'
  | 'INVOICE_REMOVED'
  | 'INVOICE_SENT'
  | 'MERCHANT_COMMENT'
  | 'ORDER_CANCELED'
  | 'ORDER_FULFILLED'
  | 'ORDER_NOT_FULFILLED'
  | 'ORDER_PAID'
  | 'ORDER_PARTIALLY_PAID'
  | 'ORDER_PENDING'
  | 'ORDER_PLACED'
  | 'ORDER_REFUNDED'
  | 'ORDER_REJECTED'
  | 'PAYMENT_CANCELED'
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_PENDING'
  | 'PAYMENT_REFUNDED'
  | 'PAYMENT_REFUND_FAILED'
  | 'PICKUP_READY_EMAIL_SENT'
  | 'RECEIPT_CREATED'
  | 'RECEIPT_SENT'
  | 'REFUNDED_AS_STORE_CREDIT'
  | 'REFUND_INITIATED'
  | 'SAVED_PAYMENT_METHOD'
  | 'SHIPPING_ADDRESS_EDITED'
  | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
  | 'TRACKING_LINK_ADDED'
  | 'TRACKING_NUMBER_ADDED'
  | 'TRACKING_NUMBER_EDITED';

/** An order is paid, or needs no payment. */
export type OrderApprovedEvent = ChangeEvent & {
  __typename?: 'OrderApprovedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An order was canceled. */
export type OrderCanceledEvent = ChangeEvent & {
  __typename?: 'OrderCanceledEvent';
  /** What the mail said. */
  customMessage?: Maybe<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  /** Whether the items were restocked. */
  restockAllItems?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the buyer was notified by email. */
  sendOrderCanceledEmail?: Maybe<Scalars['Boolean']['output']>;
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An edit of a placed order took effect. */
export type OrderCommittedEvent = ChangeEvent & {
  __typename?: 'OrderCommittedEvent';
  /** What was edited, as the platform keeps it. */
  changes?: Maybe<Scalars['JSON']['output']>;
  commitDate?: Maybe<Scalars['DateTime']['output']>;
  /** How it was edited, as the platform keeps it. */
  commitSettings?: Maybe<Scalars['JSON']['output']>;
  draftOrderId?: Maybe<Scalars['ID']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type OrderConnection = {
  __typename?: 'OrderConnection';
  edges: Array<OrderEdge>;
  nodes: Array<Order>;
  pageInfo: PageInfo;
};

/** An order was placed. */
export type OrderCreatedEvent = ChangeEvent & {
  __typename?: 'OrderCreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** As it is now. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type OrderDiscount = {
  __typename?: 'OrderDiscount';
  amount?: Maybe<Money>;
  /** Coupon code, or null. */
  code?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type OrderEdge = {
  __typename?: 'OrderEdge';
  cursor: Scalars['String']['output'];
  node: Order;
};

/** Items of an order were fulfilled. */
export type OrderFulfilledEvent = ChangeEvent & {
  __typename?: 'OrderFulfilledEvent';
  /** What was done, in the platform's own word. */
  action?: Maybe<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  newFulfillmentStatus?: Maybe<OrderFulfillmentStatus>;
  occurredAt: Scalars['DateTime']['output'];
  order?: Maybe<Order>;
  previousFulfillmentStatus?: Maybe<OrderFulfillmentStatus>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type OrderFulfillmentStatus =
  | 'CANCELED'
  | 'FULFILLED'
  | 'NOT_FULFILLED'
  | 'PARTIALLY_FULFILLED';

/** All parcels of one order. */
export type OrderFulfillments = {
  __typename?: 'OrderFulfillments';
  fulfillments: Array<Fulfillment>;
  orderId: Scalars['ID']['output'];
};

/** An order came from another shop. */
export type OrderImportedEvent = ChangeEvent & {
  __typename?: 'OrderImportedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An order that came from another shop was deleted. */
export type OrderImportedOrderDeletedEvent = ChangeEvent & {
  __typename?: 'OrderImportedOrderDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** As it was. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type OrderLine = {
  __typename?: 'OrderLine';
  descriptionLines: Array<DescriptionLine>;
  /** Of a download. */
  digitalFile?: Maybe<DigitalFile>;
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  itemType?: Maybe<ItemType>;
  name: Scalars['String']['output'];
  price?: Maybe<Money>;
  priceBeforeDiscounts?: Maybe<Money>;
  /** Product it was; null for a line of no catalog. */
  productId?: Maybe<Scalars['ID']['output']>;
  quantity: Scalars['Int']['output'];
  subscription?: Maybe<OrderSubscription>;
  total?: Maybe<Money>;
};

export type OrderPaymentStatus =
  | 'CANCELED'
  | 'DECLINED'
  | 'FULLY_REFUNDED'
  | 'NOT_PAID'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'PENDING_MERCHANT'
  | 'UNSPECIFIED';

/** An order was paid, refunded or declined. */
export type OrderPaymentStatusUpdatedEvent = ChangeEvent & {
  __typename?: 'OrderPaymentStatusUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  order?: Maybe<Order>;
  previousPaymentStatus?: Maybe<OrderPaymentStatus>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type OrderStatus =
  | 'APPROVED'
  | 'CANCELED'
  | 'INITIALIZED'
  | 'PENDING'
  | 'REJECTED';

export type OrderSubscription = {
  __typename?: 'OrderSubscription';
  cycleNumber?: Maybe<Scalars['Int']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

/** An order was changed. */
export type OrderUpdatedEvent = ChangeEvent & {
  __typename?: 'OrderUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** As it is now. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** How the site deals with orders. */
export type OrdersSettings = {
  __typename?: 'OrdersSettings';
  createInvoice?: Maybe<Scalars['Boolean']['output']>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** When stock goes down. */
  inventoryUpdateTrigger?: Maybe<InventoryUpdateTrigger>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** The site changed how it deals with orders. */
export type OrdersSettingsUpdatedEvent = ChangeEvent & {
  __typename?: 'OrdersSettingsUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** As they are now. */
  ordersSettings?: Maybe<OrdersSettings>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

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

export type PercentageInput = {
  /** -100 to 1000: -50 halves, 100 doubles. */
  rate: Scalars['Int']['input'];
  /** Rounds to whole numbers, half up; otherwise to 2 decimals. */
  roundToInt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a phone number is for. */
export type PhoneTag =
  | 'FAX'
  | 'HOME'
  | 'MAIN'
  | 'MOBILE'
  | 'UNTAGGED'
  | 'WORK';

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

export type PreorderAvailability =
  | 'ALL_VARIANTS'
  | 'NO_VARIANTS'
  | 'SOME_VARIANTS';

/** Whether something can be ordered before it is in stock. */
export type PreorderSettings = {
  __typename?: 'PreorderSettings';
  counter?: Maybe<Scalars['Int']['output']>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
  limit?: Maybe<Scalars['Int']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Int']['output']>;
};

export type PreorderStatus =
  | 'DISABLED'
  | 'ENABLED'
  | 'PARTIALLY_ENABLED';

/** Exactly one of `set` and `adjust` with `ids`, or `edits`. */
export type PriceChangeInput = {
  adjust?: InputMaybe<AdjustProductPropertyInput>;
  /** As in `StartJobInput`. */
  edits?: InputMaybe<Array<ProductEditInput>>;
  /** 1 to 10,000, each once; none with `edits`. */
  ids?: Array<Scalars['ID']['input']>;
  /** Percent of the price before; a larger change is a risk. 0 to 1000. */
  limitPercent?: InputMaybe<Scalars['Int']['input']>;
  set?: InputMaybe<SetProductPropertyInput>;
};

/** What a change of prices or costs would do to all of its products. Nothing is changed. */
export type PriceDryRun = {
  __typename?: 'PriceDryRun';
  /** Of each risk; a product may have several. */
  counts: Array<PriceRiskCount>;
  /** Products with a risk or a refusal first. */
  items: AdjustmentPreviewConnection;
  /** Products the platform would refuse. */
  refused: Scalars['Int']['output'];
  /** Products that were found. */
  total: Scalars['Int']['output'];
};

/** `$0.12 per 1 g` is `baseQuantity` 1, `baseUnit` G. */
export type PricePerUnit = {
  __typename?: 'PricePerUnit';
  /** What `price` is the price of, in `baseUnit`. */
  baseQuantity: Scalars['Decimal']['output'];
  /** Unit that prices are compared by. */
  baseUnit: MeasurementUnit;
  /** Price of `baseQuantity` units. */
  price?: Maybe<Money>;
  /** What one product contains, in `totalUnit`. */
  totalQuantity: Scalars['Decimal']['output'];
  /** Unit of what one product contains. */
  totalUnit: MeasurementUnit;
};

export type PricePerUnitInput = {
  baseQuantity: Scalars['Decimal']['input'];
  baseUnit: MeasurementUnit;
  totalQuantity: Scalars['Decimal']['input'];
  totalUnit: MeasurementUnit;
};

/** Prices between two amounts in the shop's own currency; both ends belong to the range. */
export type PriceRangeFilter = {
  /** The highest price; no limit when left out. */
  max?: InputMaybe<Scalars['Decimal']['input']>;
  /** The lowest price; no limit when left out. */
  min?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What a price change may do that is rarely meant. Each kind that occurs has to be acknowledged. */
export type PriceRisk =
  /** A shopper would pay less than the product costs. */
  | 'BELOW_COST'
  /** The price, or the price less its discount, would be below zero: it is refused, or sold at 0.00. */
  | 'BELOW_ZERO'
  /** What a shopper pays would change by more than the limit. */
  | 'LARGE_CHANGE'
  /** A shopper would pay 0.00. */
  | 'SOLD_AT_ZERO';

/** How many products a risk is about. */
export type PriceRiskCount = {
  __typename?: 'PriceRiskCount';
  count: Scalars['Int']['output'];
  risk: PriceRisk;
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

export type PrivacyStatus =
  | 'PRIVATE'
  | 'PUBLIC'
  | 'UNKNOWN';

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

/** Reasons why a mutation was refused or changed. */
export type ProblemCode =
  /** The shop's owner has blocked this account. */
  | 'ACCOUNT_BLOCKED'
  /** The account was disconnected and cannot be used to sign in. */
  | 'ACCOUNT_OFFLINE'
  /** A price change has a risk that was not acknowledged; the message says which, and for how many. */
  | 'ACKNOWLEDGMENT_REQUIRED'
  /** A member who pays for a subscription cannot be blocked or deleted. */
  | 'ACTIVE_SUBSCRIPTION'
  /** The address waits for this already; nothing was changed. */
  | 'ALREADY_REQUESTED'
  /** The code is not the one that was sent, or no longer. */
  | 'BAD_CODE'
  /** The built-in collection of all products cannot be changed. */
  | 'BUILT_IN_COLLECTION'
  /** The cart has nothing in it. */
  | 'CART_EMPTY'
  /** The cart holds as many lines as it can. */
  | 'CART_FULL'
  /** There is no cart yet. */
  | 'CART_NOT_FOUND'
  /** A checkout that is paid cannot be changed. */
  | 'CHECKOUT_COMPLETED'
  /** A blocked member cannot join. */
  | 'COMMUNITY_JOIN_IMPOSSIBLE'
  /** The typed confirmation does not match. */
  | 'CONFIRMATION_MISMATCH'
  /** The list was counted too long ago, or for another filter: count again. */
  | 'COUNT_AGAIN'
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
  /** Nothing was added: a required custom text is missing. */
  | 'CUSTOM_TEXT_REQUIRED'
  /** A discount could not be calculated. */
  | 'DISCOUNT_CALCULATION_FAILED'
  /** A member of the directory needs a display name. */
  | 'DISPLAY_NAME_NEEDED'
  /** The email address already belongs to a member. */
  | 'EMAIL_ALREADY_EXISTS'
  /** The email address has not been proved. */
  | 'EMAIL_NOT_VERIFIED'
  /** Not allowed for this caller. */
  | 'FORBIDDEN'
  /** An argument broke a rule; `field` says which. */
  | 'INVALID_ARGUMENT'
  | 'INVALID_CAPTCHA_TOKEN'
  /** The email address is not one. */
  | 'INVALID_EMAIL'
  /** A text does not have the required format. */
  | 'INVALID_FORMAT'
  /** A text is too long or too short. */
  | 'INVALID_LENGTH'
  /** Email and password do not match. Which of them is wrong is not revealed. */
  | 'INVALID_PASSWORD'
  /** A list has too many or too few entries. */
  | 'INVALID_SIZE'
  /** It can be bought: there is nothing to wait for. */
  | 'IN_STOCK'
  /** There can be no more of these. */
  | 'LIMIT_REACHED'
  /** A line can no longer be bought. */
  | 'LINE_NOT_AVAILABLE'
  /** No line of the cart has that id. */
  | 'LINE_NOT_FOUND'
  /** Of a line, fewer are left than the cart holds. */
  | 'LINE_PARTIALLY_AVAILABLE'
  /** The membership cannot pay for that line. */
  | 'MEMBERSHIP_NOT_APPLICABLE'
  | 'MISSING_CAPTCHA_TOKEN'
  /** Something else has that name. */
  | 'NAME_TAKEN'
  /** The site has another catalog version. */
  | 'NOT_AVAILABLE_ON_THIS_SITE'
  /** The site's own key is not set, so nothing of the owner's side can be done. */
  | 'NOT_CONFIGURED'
  /** A push was not confirmed yet, or was refused. */
  | 'NOT_CONFIRMED'
  /** Nothing has that id or slug. */
  | 'NOT_FOUND'
  /** Sign in first. */
  | 'NOT_SIGNED_IN'
  /** Nothing was added: a choice is missing. */
  | 'OPTIONS_REQUIRED'
  /** The pictures of choices belong to one option: those of another one have some already. */
  | 'OTHER_OPTION_HAS_MEDIA'
  /** The answer was lost on the way and the outcome is not known yet. Look at the cart before trying again. */
  | 'OUTCOME_UNKNOWN'
  /** A number or quantity is outside its bounds. */
  | 'OUT_OF_RANGE'
  /** Nothing is left. */
  | 'OUT_OF_STOCK'
  /** The shop's owner cannot be blocked or disconnected. */
  | 'OWNER_CANNOT_BE_BLOCKED'
  /** An owner or contributor cannot be deleted here. */
  | 'OWNER_CANNOT_BE_DELETED'
  /** A part was saved before something went wrong: look at what it is now. */
  | 'PARTLY_SAVED'
  /** A past day, since 1900. */
  | 'PAST_DAY'
  /** The shop cannot take payments at the moment. */
  | 'PAYMENTS_NOT_ACCEPTED'
  /** A file is no JPEG, PNG, WebP or GIF. */
  | 'PICTURE_FORMAT'
  /** A picture is larger than 5 MB. */
  | 'PICTURE_TOO_LARGE'
  /** Nothing was added: the product is not sold. */
  | 'PRODUCT_NOT_AVAILABLE'
  /** Fewer than requested are in stock; the quantity was lowered. */
  | 'QUANTITY_CAPPED'
  /** The line's quantity cannot be changed. */
  | 'QUANTITY_FIXED'
  /** Too many requests; try again in a while. */
  | 'RATE_LIMITED'
  /** The platform refused for a reason of its own, given in the message. */
  | 'REFUSED'
  /** A field that must be there was missing. */
  | 'REQUIRED_FIELD'
  /** The password has to be reset; an email can be sent. */
  | 'RESET_PASSWORD'
  /** An address to come back to lies outside this shop. */
  | 'RETURN_ADDRESS_NOT_ALLOWED'
  /** It was changed by another caller: read the current values. */
  | 'REVISION_CONFLICT'
  /** Members cannot block themselves. */
  | 'SELF_BLOCK_FORBIDDEN'
  /** The code could not be sent. */
  | 'SEND_CODE_ERROR'
  /** Delivery could not be calculated. */
  | 'SHIPPING_CALCULATION_FAILED'
  /** We do not deliver to that address. */
  | 'SHIPPING_NOT_AVAILABLE'
  /** The chosen delivery is gone; another one was taken. */
  | 'SHIPPING_OPTION_CHANGED'
  /** Another member is signed in than the one the change is for. */
  | 'SIGNED_IN_AS_ANOTHER'
  /** The last sign-in is too long ago. */
  | 'SIGN_IN_AGAIN'
  /** The platform's sign-in came back without success. */
  | 'SIGN_IN_FAILED'
  /** No sign-in is waiting for this. */
  | 'SIGN_IN_NOT_STARTED'
  /** Letters, digits and . _ ~ - only, with a letter or a digit at both ends. */
  | 'SLUG_FORM'
  /** Another member has this slug. */
  | 'SLUG_TAKEN'
  /** What a member is now does not allow this. */
  | 'STATUS_FORBIDS_THIS'
  /** Tax could not be calculated. */
  | 'TAX_CALCULATION_FAILED'
  /** The platform did not answer in time or failed. Nothing was changed. */
  | 'UPSTREAM_UNAVAILABLE'
  /** Only possible while variants are not managed one by one. */
  | 'VARIANTS_MANAGED'
  /** Only possible while variants are managed one by one. */
  | 'VARIANTS_NOT_MANAGED'
  /** Nothing was added: that variant is not sold. */
  | 'VARIANT_NOT_AVAILABLE'
  /** The password given is not the caller's current one. */
  | 'WRONG_PASSWORD';

export type ProblemSeverity =
  /** It was not done. */
  | 'ERROR'
  /** The mutation succeeded, with a different result than requested. */
  | 'WARNING';

export type Product = {
  __typename?: 'Product';
  /**
   * What can still be chosen once some choices are made. One call of the platform for each product with
   * options: refused below a list of more than one.
   */
  availability: ProductAvailability;
  /** The price as the merchant set it, before the discount. */
  basePrice: Money;
  brand?: Maybe<Brand>;
  brandName?: Maybe<Scalars['String']['output']>;
  /** Collections it is in, the built-in one of all products left out. */
  collectionIds: Array<Scalars['ID']['output']>;
  /** Visible ones; staff read all with `collectionIds`. */
  collections: Array<Collection>;
  /** The price without the discount, to be shown struck through; null without a discount. */
  compareAtPrice?: Maybe<Money>;
  /** Read for a whole list at once, with the costs of all its variants: one call more. */
  costAndProfit?: Maybe<CostAndProfit>;
  /** Smallest and largest cost over all variants. Read together with `costAndProfit`. */
  costRange?: Maybe<MoneyRange>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  customTextFields: Array<CustomTextField>;
  description?: Maybe<Scalars['HTML']['output']>;
  discount: ProductDiscount;
  id: Scalars['ID']['output'];
  infoSections: Array<InfoSection>;
  /** The product's entry in the site's inventory. */
  inventoryItemId?: Maybe<Scalars['ID']['output']>;
  lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  /** Read for a whole list at once, with the costs: no call more beside `costAndProfit`. */
  lowestSale: LowestSale;
  mainMedia?: Maybe<MediaItem>;
  managesVariants: Scalars['Boolean']['output'];
  media: Array<MediaItem>;
  name: Scalars['String']['output'];
  /** Counts products in the order they were made. A whole number as text: it may outgrow Int. */
  numericId?: Maybe<Scalars['String']['output']>;
  options: Array<ProductOption>;
  /** Of the parcel it is sent in. */
  packageDimensions?: Maybe<Dimensions>;
  /** Address of the product's page on the platform's own site. */
  pageUrl?: Maybe<Scalars['URL']['output']>;
  /** What a shopper pays for one, the discount taken off. */
  price: Money;
  pricePerUnit?: Maybe<PricePerUnit>;
  /** Smallest and largest price over all variants, without the discount; null when there is none. */
  priceRange?: Maybe<MoneyRange>;
  productDimensions?: Maybe<Dimensions>;
  /** As the platform keeps it. `description` is the same made safe for a page. */
  rawDescription?: Maybe<Scalars['String']['output']>;
  /**
   * Others like it that can be bought, at most 12: from its collections and its brand, similar in name and price.
   * Empty while the shop's index is not there.
   */
  related: Array<Product>;
  /** Short word on the picture, such as `New`. */
  ribbon?: Maybe<Scalars['String']['output']>;
  seo: Seo;
  sku?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  stock: Stock;
  type: ProductType;
  /** Read for a whole list with one more call; a product read by its id includes them. */
  variants: ProductVariantConnection;
  visible: Scalars['Boolean']['output'];
  weight?: Maybe<Scalars['Float']['output']>;
  weightRange?: Maybe<NumberRange>;
};


export type ProductAvailabilityArgs = {
  choices?: Array<ChosenOptionInput>;
};


export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
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
  /** Variants have prices and stock of their own. */
  managedProduct?: Maybe<Scalars['Boolean']['output']>;
  media: Array<MediaItem>;
  /** Options with `inStock` and `visible` of each choice under the choices made. */
  options: Array<ProductOption>;
  /** Present when every option is chosen. */
  selectedVariant?: Maybe<SelectedVariant>;
};

export type ProductAvailabilityStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK'
  | 'PARTIALLY_OUT_OF_STOCK';

/** A product changed. */
export type ProductChange = {
  __typename?: 'ProductChange';
  /** Names of the public fields that changed; empty when the platform does not name them. */
  fields: Array<Scalars['String']['output']>;
  kind: ProductChangeKind;
  occurredAt: Scalars['DateTime']['output'];
  /** The product after the change; null when it was deleted or hidden. */
  product?: Maybe<Product>;
  productId: Scalars['ID']['output'];
};

/** What happened to a product. */
export type ProductChangeKind =
  | 'CHANGED'
  | 'CREATED'
  | 'DELETED'
  /** How many there are, or whether it can be bought. */
  | 'STOCK';

/** A product was changed. */
export type ProductChangedEvent = ChangeEvent & {
  __typename?: 'ProductChangedEvent';
  /** Catalog it was raised for. */
  catalogVersion?: Maybe<CatalogVersion>;
  /** Names of the fields that were changed: `priceData`, `name`. */
  changedFields: Array<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type ProductChoice = {
  __typename?: 'ProductChoice';
  inStock: Scalars['Boolean']['output'];
  /** What a person reads and what a cart line carries. */
  label: Scalars['String']['output'];
  /** Pictures that show this choice. */
  media: Array<MediaItem>;
  /** Machine word: a hex color for color options, else the text itself. */
  value: Scalars['String']['output'];
  visible: Scalars['Boolean']['output'];
};

export type ProductChoiceInput = {
  /** What a person reads, 1 to 50 characters; the value when left out. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50 characters; a color as `#rrggbb`. */
  value: Scalars['String']['input'];
};

export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** What was searched for instead, where a word as it was typed finds nothing. */
  correctedSearch?: Maybe<Scalars['String']['output']>;
  edges: Array<ProductEdge>;
  /**
   * What the list can be narrowed by, each counted under the other filters. Empty for lists that are not
   * counted, and while the shop's index is not there.
   */
  facets: Array<Facet>;
  /** Nothing has all of the words that were searched for: these have the most of them. */
  matchesSomeWords: Scalars['Boolean']['output'];
  /**
   * Facets a list cannot be narrowed by at the moment; what was filtered by them is left out of the filter. Those that are
   * not named narrow it all the same, and have no counts meanwhile.
   */
  missingFacets: Array<FacetName>;
  nodes: Array<Product>;
  pageInfo: PageInfo;
  /** How many there are in all, when the platform counts them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A product came into being. */
export type ProductCreatedEvent = ChangeEvent & {
  __typename?: 'ProductCreatedEvent';
  brandName?: Maybe<Scalars['String']['output']>;
  /** Catalog it was raised for. */
  catalogVersion?: Maybe<CatalogVersion>;
  /** The price without the discount; null without a discount. */
  compareAtPrice?: Maybe<Money>;
  costAndProfit?: Maybe<CostAndProfit>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  mainMedia?: Maybe<MediaItem>;
  media: Array<MediaItem>;
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  pageUrl?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Money>;
  productId?: Maybe<Scalars['ID']['output']>;
  productName?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  sku?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** A product was deleted. */
export type ProductDeletedEvent = ChangeEvent & {
  __typename?: 'ProductDeletedEvent';
  /** Catalog it was raised for. */
  catalogVersion?: Maybe<CatalogVersion>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** The discount of a product, which lowers the price of each of its variants. */
export type ProductDiscount = {
  __typename?: 'ProductDiscount';
  /** What is taken off each price; null unless `type` is `AMOUNT`. */
  amount?: Maybe<Money>;
  /** Percent that is taken off each price, 0 to 100; null unless `type` is `PERCENT`. */
  percent?: Maybe<Scalars['Decimal']['output']>;
  /** Whether `amount` or `percent` is set. */
  type: DiscountKind;
};

export type ProductDiscountInput = {
  type: DiscountKind;
  /** Percent or amount, by `type`; at most 2 decimals. */
  value?: InputMaybe<Scalars['Decimal']['input']>;
};

export type ProductEdge = {
  __typename?: 'ProductEdge';
  cursor: Scalars['String']['output'];
  node: Product;
};

/** A product that is changed (`id` and `change`) or made (`create`). */
export type ProductEditInput = {
  change?: InputMaybe<UpdateProductInput>;
  create?: InputMaybe<CreateProductInput>;
  id?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Every part that is given has to fit; of a list within a part one entry. Unknown values match nothing.
 * Parts marked * are answered from the shop's own index: while that is not there they are left out, and
 * `ProductConnection.missingFacets` says so. They cannot be joined with `ids`, `nameStartsWith`, `skus`,
 * `updatedAfter` or an order by SKU, which the platform alone knows.
 */
export type ProductFilter = {
  /** * Slugs of brands, or their exact names; at most 1,000. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs or ids; at most 1,000. */
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * * Something of it can be bought; together with `options`: of each choice some variant can. Whether that one
   * variant can which has them all, the product says.
   */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Case-insensitive beginning of the name. */
  nameStartsWith?: InputMaybe<Scalars['String']['input']>;
  /** * */
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** * At most 20. */
  options?: InputMaybe<Array<OptionFilter>>;
  /**
   * By what a shopper pays. While the index is not there, and together with what the platform alone knows, by
   * the price before a discount.
   */
  price?: InputMaybe<PriceRangeFilter>;
  productType?: InputMaybe<ProductType>;
  /** Words in any order, at most 100 characters. The index forgives errors of typing; the platform does not. */
  search?: InputMaybe<Scalars['String']['input']>;
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  updatedAfter?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ProductOption = {
  __typename?: 'ProductOption';
  choices: Array<ProductChoice>;
  name: Scalars['String']['output'];
  type: OptionType;
};

export type ProductOptionInput = {
  /** 1 to 100, each with another label. */
  choices: Array<ProductChoiceInput>;
  /** 1 to 50 characters, another for each option. */
  name: Scalars['String']['input'];
};

/**
 * `product` as it stands after the call, costs included. Null when nothing was done, or when reading it back
 * failed; a problem says which.
 */
export type ProductPayload = {
  __typename?: 'ProductPayload';
  problems: Array<Problem>;
  product?: Maybe<Product>;
};

/** `NEWEST`, `RELEVANCE` and `BEST_MATCH` have one order only: `order` changes nothing there. */
export type ProductSort = {
  field: ProductSortField;
  order?: SortOrder;
};

export type ProductSortField =
  /**
   * RELEVANCE with what can be bought, is new or reduced further up; without words what can be bought first,
   * newest first.
   */
  | 'BEST_MATCH'
  | 'LAST_UPDATED'
  | 'NAME'
  /** Order of creation, the newest first. */
  | 'NEWEST'
  /** Order of creation. */
  | 'NUMERIC_ID'
  | 'PRICE'
  /** How well the words of `filter.search` fit; without words as BEST_MATCH. */
  | 'RELEVANCE'
  | 'SKU';

export type ProductType =
  | 'DIGITAL'
  | 'PHYSICAL'
  | 'UNSPECIFIED_PRODUCT_TYPE';

export type ProductTypeV3 =
  | 'DIGITAL'
  | 'PHYSICAL';

/** A product of catalog v3. This shop sells from catalog v1: such products are seen in events alone. */
export type ProductV3 = {
  __typename?: 'ProductV3';
  actualPriceRange?: Maybe<MoneyRange>;
  additionalRibbons: Array<Scalars['String']['output']>;
  /** Those, and all they belong to. */
  allCategories: Array<CategoryPlaceV3>;
  /** False when it is sold by subscription only. */
  allowOneTimePurchases?: Maybe<Scalars['Boolean']['output']>;
  availabilityStatus?: Maybe<ProductAvailabilityStatus>;
  brandId?: Maybe<Scalars['ID']['output']>;
  brandName?: Maybe<Scalars['String']['output']>;
  breadcrumbs: Array<BreadcrumbV3>;
  compareAtPriceRange?: Maybe<MoneyRange>;
  costRange?: Maybe<MoneyRange>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  /** A tree of nodes, as the platform keeps it. */
  description?: Maybe<Scalars['JSON']['output']>;
  /** Those it was put into. */
  directCategories: Array<CategoryPlaceV3>;
  /** What apps have added, by their namespaces. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  handle?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  infoSections: Array<InfoSectionV3>;
  mainCategoryId?: Maybe<Scalars['ID']['output']>;
  mainMedia?: Maybe<ProductV3Media>;
  media: Array<ProductV3Media>;
  /** The variant whose price is the lowest, as the platform keeps it. */
  minPriceVariant?: Maybe<Scalars['JSON']['output']>;
  minVariantCompareAtPrice?: Maybe<Money>;
  /** The variant's price that is the lowest, before and after. */
  minVariantPrice?: Maybe<Money>;
  minVariantSku?: Maybe<Scalars['String']['output']>;
  modifiers: Array<ProductV3Modifier>;
  name?: Maybe<Scalars['String']['output']>;
  options: Array<ProductV3Option>;
  plainDescription?: Maybe<Scalars['HTML']['output']>;
  preorderAvailability?: Maybe<PreorderAvailability>;
  preorderStatus?: Maybe<PreorderStatus>;
  pricePerUnit?: Maybe<UnitV3>;
  privateTagIds: Array<Scalars['ID']['output']>;
  productType?: Maybe<ProductTypeV3>;
  publicTagIds: Array<Scalars['ID']['output']>;
  purchaseEligibility?: Maybe<PurchaseEligibility>;
  relativePath?: Maybe<Scalars['String']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  ribbon?: Maybe<Scalars['String']['output']>;
  seo: Seo;
  shippingWeightRange?: Maybe<NumberRange>;
  slug?: Maybe<Scalars['String']['output']>;
  subscriptions: Array<ProductV3Subscription>;
  taxGroupId?: Maybe<Scalars['ID']['output']>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  variantCount?: Maybe<Scalars['Int']['output']>;
  variants: Array<ProductV3Variant>;
  visible?: Maybe<Scalars['Boolean']['output']>;
  visibleInPos?: Maybe<Scalars['Boolean']['output']>;
};

/** A product of catalog v3 came into being. */
export type ProductV3CreatedEvent = ChangeEvent & {
  __typename?: 'ProductV3CreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** As it is now. */
  product?: Maybe<ProductV3>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A product of catalog v3 was deleted; `entityId` says which. */
export type ProductV3DeletedEvent = ChangeEvent & {
  __typename?: 'ProductV3DeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** As it was. */
  product?: Maybe<ProductV3>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type ProductV3Media = {
  __typename?: 'ProductV3Media';
  altText?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  image?: Maybe<Image>;
  mediaType?: Maybe<MediaTypeV3>;
  thumbnail?: Maybe<Image>;
  url?: Maybe<Scalars['String']['output']>;
  /** As the platform keeps it. */
  video?: Maybe<Scalars['JSON']['output']>;
};

/** A modifier: an option that creates no variants. */
export type ProductV3Modifier = {
  __typename?: 'ProductV3Modifier';
  choices: Array<ChoiceV3>;
  freeText?: Maybe<FreeTextV3>;
  id?: Maybe<Scalars['ID']['output']>;
  key?: Maybe<Scalars['String']['output']>;
  mandatory?: Maybe<Scalars['Boolean']['output']>;
  modifierRenderType?: Maybe<ModifierRenderType>;
  name?: Maybe<Scalars['String']['output']>;
};

export type ProductV3Option = {
  __typename?: 'ProductV3Option';
  choices: Array<ChoiceV3>;
  id?: Maybe<Scalars['ID']['output']>;
  key?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  optionRenderType?: Maybe<OptionRenderType>;
};

/** A subscription a product is sold by. */
export type ProductV3Subscription = {
  __typename?: 'ProductV3Subscription';
  amountOff?: Maybe<Money>;
  autoRenewal?: Maybe<Scalars['Boolean']['output']>;
  billingCycles?: Maybe<Scalars['Int']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  discountType?: Maybe<SubscriptionDiscountType>;
  frequency?: Maybe<SubscriptionFrequency>;
  id?: Maybe<Scalars['ID']['output']>;
  interval?: Maybe<Scalars['Int']['output']>;
  /** 0.1 to 99.9. */
  percentOff?: Maybe<Scalars['Float']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** A product of catalog v3 was changed. */
export type ProductV3UpdatedEvent = ChangeEvent & {
  __typename?: 'ProductV3UpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** As it is now. */
  product?: Maybe<ProductV3>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type ProductV3Variant = {
  __typename?: 'ProductV3Variant';
  actualPrice?: Maybe<Money>;
  barcode?: Maybe<Scalars['String']['output']>;
  choices: Array<VariantV3Choice>;
  compareAtPrice?: Maybe<Money>;
  cost?: Maybe<Money>;
  id: Scalars['ID']['output'];
  inStock?: Maybe<Scalars['Boolean']['output']>;
  media?: Maybe<ProductV3Media>;
  preorderEnabled?: Maybe<Scalars['Boolean']['output']>;
  pricePerUnit?: Maybe<Money>;
  pricePerUnitDescription?: Maybe<Scalars['String']['output']>;
  profit?: Maybe<Money>;
  /** A fraction: 0.4. */
  profitMargin?: Maybe<Scalars['Float']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  visible?: Maybe<Scalars['Boolean']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
};

export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** The price as the merchant set it, before the discount of the product. */
  basePrice: Money;
  choices: Array<ChosenOption>;
  /** The price without the discount, to be shown struck through; null without a discount. */
  compareAtPrice?: Maybe<Money>;
  /** Read with the product's own costs. `storeVariants` has a variant's picture and preorder. */
  costAndProfit?: Maybe<CostAndProfit>;
  id: Scalars['ID']['output'];
  /** Of the parcel it is sent in. */
  packageDimensions?: Maybe<Dimensions>;
  /** What a shopper pays for one, the discount of the product taken off. */
  price: Money;
  productDimensions?: Maybe<Dimensions>;
  sku?: Maybe<Scalars['String']['output']>;
  stock: Stock;
  /** Price of one base unit, for products sold by weight, volume or length. */
  unitPrice?: Maybe<Money>;
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

export type PurchaseEligibility =
  | 'MEMBERS_ONLY';

export type Query = {
  __typename?: 'Query';
  auditCheck: AuditCheck;
  /** What was done with the site's own rights, the newest first. */
  auditLog: AuditConnection;
  /**
   * By id, by exact name or by slug; give exactly one. Null with an entry in the answer's `extensions.problems`, as
   * `product`.
   */
  brand?: Maybe<Brand>;
  brands?: Maybe<BrandConnection>;
  /** Null when there is no job with that id. */
  bulkJob?: Maybe<BulkJob>;
  /** The caller's own cart; null before the first add. */
  cart?: Maybe<Cart>;
  /**
   * Totals of the caller's cart. Refusals come as `problems`, since bad input is as likely here as in a
   * mutation. Without a cart: no estimate and no problem.
   */
  cartEstimate: CartEstimatePayload;
  catalogHealth: CatalogHealth;
  changeEvent?: Maybe<ChangeEvent>;
  changeEventHealth: ChangeEventHealth;
  /** Change events of the platform, newest first. Stored for 30 days. */
  changeEvents: ChangeEventConnection;
  /**
   * A checkout of the caller's own. Null with an entry in the answer's `extensions.problems` when there is
   * none with that id, or the id cannot be one.
   */
  checkout?: Maybe<Checkout>;
  checkoutSettings: CheckoutSettings;
  /**
   * By id or by slug; give exactly one. Null with an entry in the answer's `extensions.problems`, as
   * `product`.
   */
  collection?: Maybe<Collection>;
  collections?: Maybe<CollectionConnection>;
  /** How many brands there are. */
  countBrands: Scalars['Int']['output'];
  /**
   * The dry run of `bulkApproveMembers`, `bulkBlockMembers` and `bulkDeleteMembersByFilter`. Without filter
   * and search it is refused unless `everybody` is true. Only deletion supports a search.
   */
  countMembersByFilter: MemberCount;
  dryRunMergeBrands: BrandMergeDryRun;
  /**
   * What `startJob` would do to the prices of these products, discounts and variants included. Worked out by
   * the rules of the platform; what counts is what the platform makes of it.
   */
  dryRunPrices: PriceDryRun;
  /** What `revertJob` would do, and what has changed since. Null when there is no such job. */
  dryRunRevert?: Maybe<RevertDryRun>;
  /**
   * One of the caller's own jobs, or of all jobs for callers with AUDIT_READ; null when there is none with that id. Stored for
   * 30 days.
   */
  job?: Maybe<Job>;
  /** Newest first. The caller's own jobs, or all jobs for callers with AUDIT_READ. */
  jobs: JobConnection;
  /** Brands as they are at this moment, past every cache. */
  managedBrands: BrandConnection;
  /** Null when there is none with that id. */
  managedCollection?: Maybe<Collection>;
  /** Collections as they are at this moment, past every cache, hidden ones too. */
  managedCollections: CollectionConnection;
  /** Null when there is no member with that id. Changes made to the member are in `auditLog(filter: { id: … })`. */
  managedMember?: Maybe<Member>;
  /** Members of every status, private ones too, with everything the platform keeps of them. */
  managedMembers: MemberConnection;
  /** Null when there is none with that id. */
  managedProduct?: Maybe<Product>;
  /**
   * Products as they are at this moment, hidden ones too, with costs and variants: one call of the platform
   * a page.
   */
  managedProducts: ProductConnection;
  /** The signed-in member; null for a visitor. */
  me?: Maybe<Member>;
  /**
   * A public member profile by its slug. Null when there is none or it is private, with an entry in the response's
   * `extensions.problems`.
   */
  member?: Maybe<Member>;
  /** What a member has bought, the newest first. */
  memberOrders: OrderConnection;
  /** Members who show themselves. */
  members?: Maybe<MemberConnection>;
  /**
   * What the caller waits for, the newest first: requests of their own, proved email address. Null for a visitor,
   * and until the address is proved.
   */
  myBackInStockRequests?: Maybe<BackInStockRequestConnection>;
  /** The signed-in member's sign-in; null for a visitor. */
  myIdentity?: Maybe<Identity>;
  /** Where the caller is signed in, the one used last first. Null for a visitor. */
  mySessions?: Maybe<Array<MemberSession>>;
  /** One of the caller's own orders; null for any other, with an entry in the answer's `extensions.problems`. */
  order?: Maybe<Order>;
  /** The caller's own orders, the newest first. Null for a visitor. */
  orders?: Maybe<OrderConnection>;
  /**
   * What `bulkAdjustProductProperty` would do to 1 to 100 products, in the order of `ids`; unknown ones are
   * left out. Worked out by the shop itself, as the one sum of money that is: what counts is what the
   * platform makes of it.
   */
  previewPriceAdjustment: Array<AdjustmentPreview>;
  /**
   * By id or by slug; give exactly one. Null with an entry in the response's `extensions.problems` when there is none.
   * A value that cannot be an id or slug causes no platform call.
   */
  product?: Maybe<Product>;
  products?: Maybe<ProductConnection>;
  /** Whether the caller could take this slug. */
  slugCheck: SlugCheck;
  /** Where the caller stands on the owner's side. */
  staff: Staff;
  store: Store;
  /** Null with an entry in the answer's `extensions.problems`, as `product`. */
  storeVariant?: Maybe<StoreVariant>;
  storeVariants?: Maybe<StoreVariantConnection>;
  /** At least two characters; at most ten of each kind. */
  suggest: Suggestions;
  viewer: Viewer;
};


export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBrandArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBrandsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  nameStartsWith?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBulkJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCartEstimateArgs = {
  input?: InputMaybe<EstimateInput>;
};


export type QueryChangeEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChangeEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ChangeEventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryCountBrandsArgs = {
  nameStartsWith?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCountMembersByFilterArgs = {
  action: BulkMemberAction;
  everybody?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ManagedMemberFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
  searchIn?: InputMaybe<Array<MemberSearchField>>;
};


export type QueryDryRunMergeBrandsArgs = {
  fromIds: Array<Scalars['ID']['input']>;
  intoId: Scalars['ID']['input'];
};


export type QueryDryRunPricesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  input: PriceChangeInput;
};


export type QueryDryRunRevertArgs = {
  id: Scalars['ID']['input'];
  overwrite?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryManagedBrandsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  nameStartsWith?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<BrandSort>;
};


export type QueryManagedCollectionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryManagedCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CollectionSort>;
};


export type QueryManagedMemberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryManagedMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ManagedMemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  searchIn?: InputMaybe<Array<MemberSearchField>>;
  sort?: InputMaybe<ManagedMemberSort>;
};


export type QueryManagedProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryManagedProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ManagedProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ManagedProductSort>;
};


export type QueryMemberArgs = {
  slug: Scalars['String']['input'];
};


export type QueryMemberOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  memberId: Scalars['ID']['input'];
};


export type QueryMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<MemberSortInput>;
};


export type QueryMyBackInStockRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPreviewPriceAdjustmentArgs = {
  adjust: AdjustProductPropertyInput;
  ids: Array<Scalars['ID']['input']>;
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


export type QuerySlugCheckArgs = {
  slug: Scalars['String']['input'];
};


export type QueryStoreVariantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStoreVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StoreVariantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySuggestArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};

export type QueryParameterInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
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
  /** Put behind the address the browser is sent to. */
  additionalQueryParameters?: InputMaybe<Array<QueryParameterInput>>;
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
  /** The query of `fullUrl`, name by name. */
  searchParams?: Maybe<Scalars['JSON']['output']>;
  /** A shorter way to the same page, when the platform made one. */
  shortUrl?: Maybe<Scalars['URL']['output']>;
};

export type RegisterInput = {
  captcha?: InputMaybe<CaptchaInput>;
  email: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  nickname?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};

export type RemoveCartLinesInput = {
  lineIds: Array<Scalars['ID']['input']>;
  requestId?: InputMaybe<Scalars['String']['input']>;
};

export type RenameBrandInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** As in `StartJobInput`. */
  requestId: Scalars['String']['input'];
  /** The revision the change was made from; an older one than the platform's is a conflict. */
  revision: Scalars['String']['input'];
};

export type RenameBrandsInput = {
  /** 1 to 100, each once. Their names must differ, and no other brand may have one of them now. */
  brands: Array<UpdateBrandInput>;
  /** As in `StartJobInput`. */
  requestId: Scalars['String']['input'];
};

export type RenameBrandsPayload = {
  __typename?: 'RenameBrandsPayload';
  /** With `REVISION_CONFLICT`: the brands that changed since they were read, with their current values. */
  current: Array<Brand>;
  job?: Maybe<Job>;
  problems: Array<Problem>;
};

export type RequestBackInStockInput = {
  /** Every option of the product, or none: then whichever variant comes back first. */
  choices?: Array<ChosenOptionInput>;
  /** Where the mail goes. A member's own address when it is left out. */
  email?: InputMaybe<Scalars['String']['input']>;
  productId: Scalars['ID']['input'];
};

export type RequestBackInStockPayload = {
  __typename?: 'RequestBackInStockPayload';
  /**
   * True when the address will be notified, also when it was requested before: only the member who has verified the
   * address learns that a request exists.
   */
  accepted: Scalars['Boolean']['output'];
  /** Where the mail goes. */
  email?: Maybe<Scalars['String']['output']>;
  problems: Array<Problem>;
};

/** How the platform's own sign-in page answers. */
export type ResponseMode =
  | 'FRAGMENT'
  | 'QUERY'
  | 'WEB_MESSAGE';

export type RevertChange = {
  __typename?: 'RevertChange';
  /** As it would be. */
  back?: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
  /** Its values are not those the job wrote: it was changed since. */
  isChangedSince: Scalars['Boolean']['output'];
  /** As it is now. */
  now?: Maybe<Scalars['String']['output']>;
  variant?: Maybe<Scalars['String']['output']>;
};

export type RevertDryRun = {
  __typename?: 'RevertDryRun';
  /** Of these, items changed since. They are left alone unless `overwrite` is set. */
  changedSince: Scalars['Int']['output'];
  /** Things that would change. */
  changing: Scalars['Int']['output'];
  /** Risks of the restored values; without `overwrite`, items changed since are not counted. */
  counts: Array<PriceRiskCount>;
  /** Things that cannot be taken back. */
  impossible: Scalars['Int']['output'];
  items: Array<RevertPreview>;
  /** Things of the job; `items` are the first 500 of them that would change or cannot be taken back. */
  total: Scalars['Int']['output'];
};

export type RevertJobInput = {
  /** As in `StartJobInput`. */
  acknowledge?: InputMaybe<Array<PriceRisk>>;
  id: Scalars['ID']['input'];
  /** Also items that were changed since. */
  overwrite?: InputMaybe<Scalars['Boolean']['input']>;
  /** As in `StartJobInput`. */
  requestId: Scalars['String']['input'];
};

/** What reverting would do to one thing. */
export type RevertPreview = {
  __typename?: 'RevertPreview';
  changes: Array<RevertChange>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Why it cannot be taken back. */
  problem?: Maybe<Problem>;
  /** The job made it, and taking that back deletes it. Needs the right to delete many things. */
  removes: Scalars['Boolean']['output'];
  /** Of what a shopper would pay. */
  risks: Array<PriceRisk>;
  thing?: Maybe<JobThing>;
};

/** A word on the picture of a product. */
export type Ribbon = {
  __typename?: 'Ribbon';
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  revision?: Maybe<Scalars['String']['output']>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A ribbon came into being. */
export type RibbonCreatedEvent = ChangeEvent & {
  __typename?: 'RibbonCreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** As it is now. */
  ribbon?: Maybe<Ribbon>;
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A ribbon was deleted; `entityId` says which. */
export type RibbonDeletedEvent = ChangeEvent & {
  __typename?: 'RibbonDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** As it was. */
  ribbon?: Maybe<Ribbon>;
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A ribbon was changed. */
export type RibbonUpdatedEvent = ChangeEvent & {
  __typename?: 'RibbonUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** As it is now. */
  ribbon?: Maybe<Ribbon>;
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Permission of staff or an app. */
export type Right =
  /** Read the log of everything done with the site's own rights. */
  | 'AUDIT_READ'
  /** Delete many products or brands at once. */
  | 'CATALOG_DELETE'
  /** Read hidden products and product costs. */
  | 'CATALOG_READ'
  /** Change products, collections and brands, and delete one at a time. */
  | 'CATALOG_WRITE'
  /**
   * See in change events what they say of people: carts, checkouts and orders with their addresses, members with their
   * contacts, and who waits for what with their email.
   */
  | 'EVENTS_PERSONAL'
  /** Read change events of the platform and their catalog data, without personal data. */
  | 'EVENTS_READ'
  /** Have a change event that was set aside handled after all. */
  | 'EVENTS_REPLAY'
  /** Block, disconnect and delete members. */
  | 'MEMBERS_DELETE'
  /** See every member, whatever their status. */
  | 'MEMBERS_READ'
  /** Approve, mute, create and edit members. */
  | 'MEMBERS_WRITE';

/** A membership that pays for lines of the cart. */
export type SelectedMembership = {
  __typename?: 'SelectedMembership';
  appId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  lineIds: Array<Scalars['ID']['output']>;
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
  deliveryAllocations: Array<DeliveryAllocation>;
  discount?: Maybe<Money>;
  /** False when the requested delivery option was unavailable and the first one was used. */
  isRequestedOption: Scalars['Boolean']['output'];
  logistics?: Maybe<Logistics>;
  otherCharges: Array<ShippingCharge>;
  /** Not every line that has to be sent is covered. */
  partial?: Maybe<Scalars['Boolean']['output']>;
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
  /** The price without the discount, to be shown struck through; null without a discount. */
  compareAtPrice?: Maybe<Money>;
  /** Null for a product without options. */
  id?: Maybe<Scalars['ID']['output']>;
  inStock: Scalars['Boolean']['output'];
  /** Of the parcel it is sent in. */
  packageDimensions?: Maybe<Dimensions>;
  /** What a shopper pays for one, the discount of the product taken off. */
  price: Money;
  productDimensions?: Maybe<Dimensions>;
  quantity?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  /** Price of one base unit, for products sold by weight, volume or length. */
  unitPrice?: Maybe<Money>;
  visible: Scalars['Boolean']['output'];
  weight?: Maybe<Scalars['Float']['output']>;
};

/** SEO data. */
export type Seo = {
  __typename?: 'Seo';
  description?: Maybe<Scalars['String']['output']>;
  keywords: Array<SeoKeyword>;
  /** The old address of a renamed page does not lead to the new one. */
  preventAutoRedirect?: Maybe<Scalars['Boolean']['output']>;
  /** Every tag of the page's head, `title` and `description` among them. */
  tags: Array<SeoTag>;
  title?: Maybe<Scalars['String']['output']>;
};

/** Replaces what there is. */
export type SeoInput = {
  /** At most 5. */
  keywords?: InputMaybe<Array<SeoKeywordInput>>;
  preventAutoRedirect?: InputMaybe<Scalars['Boolean']['input']>;
  tags?: InputMaybe<Array<SeoTagInput>>;
};

export type SeoKeyword = {
  __typename?: 'SeoKeyword';
  isMain: Scalars['Boolean']['output'];
  origin?: Maybe<Scalars['String']['output']>;
  term: Scalars['String']['output'];
};

export type SeoKeywordInput = {
  isMain?: InputMaybe<Scalars['Boolean']['input']>;
  origin?: InputMaybe<Scalars['String']['input']>;
  term: Scalars['String']['input'];
};

export type SeoTag = {
  __typename?: 'SeoTag';
  /** Text inside the tag. */
  children?: Maybe<Scalars['String']['output']>;
  custom: Scalars['Boolean']['output'];
  disabled: Scalars['Boolean']['output'];
  meta?: Maybe<Scalars['JSON']['output']>;
  props?: Maybe<Scalars['JSON']['output']>;
  /** `title`, `meta`, `script` or `link`. */
  type: Scalars['String']['output'];
};

export type SeoTagInput = {
  children?: InputMaybe<Scalars['String']['input']>;
  custom?: InputMaybe<Scalars['Boolean']['input']>;
  disabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** An object. */
  meta?: InputMaybe<Scalars['JSON']['input']>;
  /** An object. */
  props?: InputMaybe<Scalars['JSON']['input']>;
  /** `title`, `meta`, `script` or `link`; a custom one is `meta` or `link`. */
  type: Scalars['String']['input'];
};

export type ServiceProperties = {
  __typename?: 'ServiceProperties';
  numberOfParticipants?: Maybe<Scalars['Int']['output']>;
  scheduledDate?: Maybe<Scalars['DateTime']['output']>;
};

export type SetAside = {
  __typename?: 'SetAside';
  /** Description for staff. */
  detail?: Maybe<Scalars['String']['output']>;
  reason: SetAsideReason;
  /** How often handling it was tried. */
  tries: Scalars['Int']['output'];
};

/** Why a change event was set aside. */
export type SetAsideReason =
  /** Handling it failed again and again. */
  | 'FAILED'
  /** Signed, or happened, too long before it came. */
  | 'STALE'
  /** This gateway does not know events of its type. */
  | 'UNKNOWN_TYPE'
  /** What it says has not the shape it should have, or is gone. */
  | 'UNREADABLE';

export type SetCartLineQuantitiesInput = {
  lines: Array<CartLineQuantityInput>;
  requestId?: InputMaybe<Scalars['String']['input']>;
};

/** Exactly one of these. Amounts as in `CreateProductInput`; an empty ribbon or brand is taken away. */
export type SetProductPropertyInput =
  { brand: Scalars['String']['input']; cost?: never; price?: never; ribbon?: never; weight?: never; }
  |  /** Of the product and of every variant. */
  { brand?: never; cost: Scalars['Decimal']['input']; price?: never; ribbon?: never; weight?: never; }
  |  /** Each variant's own price moves by as much. */
  { brand?: never; cost?: never; price: Scalars['Decimal']['input']; ribbon?: never; weight?: never; }
  |  { brand?: never; cost?: never; price?: never; ribbon: Scalars['String']['input']; weight?: never; }
  |  /** Of the product and of every variant. */
  { brand?: never; cost?: never; price?: never; ribbon?: never; weight: Scalars['Decimal']['input']; };

/** A charge on top of a delivery's price. */
export type ShippingCharge = {
  __typename?: 'ShippingCharge';
  details?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Money>;
  type?: Maybe<AdditionalFeeCharge>;
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
  deliveryAllocations: Array<DeliveryAllocation>;
  logistics?: Maybe<Logistics>;
  otherCharges: Array<ShippingCharge>;
  /** Not every line that has to be sent is covered. */
  partial?: Maybe<Scalars['Boolean']['output']>;
  price?: Maybe<Money>;
  title: Scalars['String']['output'];
};

/** A way of delivering came into being. */
export type ShippingOptionCreatedEvent = ChangeEvent & {
  __typename?: 'ShippingOptionCreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  /** As it is now. */
  shippingOption?: Maybe<ShippingOptionRule>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A way of delivering was deleted; `entityId` says which. */
export type ShippingOptionDeletedEvent = ChangeEvent & {
  __typename?: 'ShippingOptionDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  /** As it was. */
  shippingOption?: Maybe<ShippingOptionRule>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type ShippingOptionInput = {
  carrierId?: InputMaybe<Scalars['ID']['input']>;
  code: Scalars['String']['input'];
};

/** A way of delivering as the site is set up; the lowest rate that applies is taken. */
export type ShippingOptionRule = {
  __typename?: 'ShippingOptionRule';
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  deliveryRegionIds: Array<Scalars['ID']['output']>;
  estimatedDeliveryTime?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  rates: Array<ShippingRate>;
  revision?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A way of delivering was changed. */
export type ShippingOptionUpdatedEvent = ChangeEvent & {
  __typename?: 'ShippingOptionUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  /** As it is now. */
  shippingOption?: Maybe<ShippingOptionRule>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** What delivery costs when all of its conditions hold. */
export type ShippingRate = {
  __typename?: 'ShippingRate';
  amount?: Maybe<Money>;
  conditions: Array<ShippingRuleCondition>;
  multiplyByQuantity?: Maybe<Scalars['Boolean']['output']>;
};

export type ShippingRuleCondition = {
  __typename?: 'ShippingRuleCondition';
  operator?: Maybe<ShippingRuleOperator>;
  type?: Maybe<ShippingRuleType>;
  /** Weight, price or quantity to compare with. */
  value?: Maybe<Scalars['Decimal']['output']>;
};

export type ShippingRuleOperator =
  | 'EQ'
  | 'GT'
  | 'GTE'
  | 'LT'
  | 'LTE';

export type ShippingRuleType =
  | 'BY_TOTAL_PRICE'
  | 'BY_TOTAL_QUANTITY'
  | 'BY_TOTAL_WEIGHT';

/** A change that concerns the shown screen. */
export type ShopChange = CartChange | MemberChange | ProductChange;

/** A sign-in in progress. Its state is stored on the server, so it survives a reload. */
export type SignIn = {
  __typename?: 'SignIn';
  /** Address the code went to. */
  email?: Maybe<Scalars['String']['output']>;
  /** Proofs that are accepted, the one that was begun first. */
  factors: Array<FactorType>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  state: SignInState;
};

/** A page that signs in without being seen. */
export type SignInFrame = {
  __typename?: 'SignInFrame';
  /** Only messages from here count. */
  origin: Scalars['URL']['output'];
  /** Only a message with this state counts. */
  state: Scalars['String']['output'];
  /** The frame is given up after this long. */
  timeoutMs: Scalars['Int']['output'];
  url: Scalars['URL']['output'];
};

export type SignInPayload = {
  __typename?: 'SignInPayload';
  /**
   * Set when the gateway could not follow a sign-in by itself: load it in a hidden frame, and give what
   * it posts to `completeSignIn`.
   */
  frame?: Maybe<SignInFrame>;
  problems: Array<Problem>;
  state: SignInState;
  viewer: Viewer;
};

export type SignInSettings = {
  __typename?: 'SignInSettings';
  /** Script that draws the captcha. */
  captchaScript?: Maybe<Scalars['URL']['output']>;
  /** Site key of the invisible captcha; null when the site has none. */
  invisibleCaptchaKey?: Maybe<Scalars['String']['output']>;
  /** Site key of the captcha a person solves; null when the site has none. */
  visibleCaptchaKey?: Maybe<Scalars['String']['output']>;
};

/** State of a sign-in. The platform's own, and one for the second factor. */
export type SignInState =
  /** A code was sent to the email address. */
  | 'EMAIL_VERIFICATION_REQUIRED'
  /** A second factor is required; `factors` lists which. */
  | 'FACTOR_REQUIRED'
  | 'FAILURE'
  /** Nothing has begun. */
  | 'INITIAL'
  /** The shop's owner has to approve the new member. */
  | 'OWNER_APPROVAL_REQUIRED'
  /** An invisible captcha is required. */
  | 'SILENT_CAPTCHA_REQUIRED'
  | 'SUCCESS'
  /** A visible captcha is required. */
  | 'USER_CAPTCHA_REQUIRED';

export type SlugCheck = {
  __typename?: 'SlugCheck';
  isFree: Scalars['Boolean']['output'];
  problems: Array<Problem>;
  slug: Scalars['String']['output'];
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type Staff = {
  __typename?: 'Staff';
  door: StaffDoor;
  email?: Maybe<Scalars['String']['output']>;
  /** False on a site whose key is not set: every field of the owner's side then answers `NOT_CONFIGURED`. */
  isConfigured: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** When the elevation expires without another request: 15 minutes after the last one. */
  openUntil?: Maybe<Scalars['DateTime']['output']>;
  rights: Array<Right>;
  /** Null for callers who are not staff. */
  role?: Maybe<StaffRole>;
};

/** How far the caller is from the owner's side. */
export type StaffDoor =
  /** The email address that makes a member staff has not been proved. */
  | 'EMAIL_NOT_VERIFIED'
  /** Who is signed in does not belong to the staff. */
  | 'NOT_STAFF'
  | 'OPEN'
  /** `elevate` opens it. */
  | 'READY'
  /** Not signed in. */
  | 'SIGNED_OUT'
  /** The last sign-in is too long ago: sign in once more. */
  | 'SIGN_IN_AGAIN';

export type StaffPayload = {
  __typename?: 'StaffPayload';
  problems: Array<Problem>;
  staff: Staff;
};

/** Role of a staff member. */
export type StaffRole =
  | 'CONTRIBUTOR'
  | 'OWNER';

/** Everything between the cart and the platform's payment page, in one step. */
export type StartCheckoutInput = {
  billingAddress?: InputMaybe<AddressInput>;
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

export type StartJobInput = {
  /**
   * Risks of a price change that are meant. One that occurs and is not here refuses the change as
   * `ACKNOWLEDGMENT_REQUIRED`; a product it occurs for later, when its turn comes, is refused by itself.
   */
  acknowledge?: InputMaybe<Array<PriceRisk>>;
  action: JobAction;
  adjust?: InputMaybe<AdjustProductPropertyInput>;
  collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 5,000, each product once. */
  edits?: InputMaybe<Array<ProductEditInput>>;
  /** 1 to 10,000, each once; none for `EDIT_PRODUCTS`. */
  ids?: Array<Scalars['ID']['input']>;
  /** As in `PriceChangeInput`. */
  limitPercent?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Made up by the caller, 8 to 100 characters: the same id with the same input is the same job, and nothing
   * is done twice.
   */
  requestId: Scalars['String']['input'];
  set?: InputMaybe<SetProductPropertyInput>;
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

export type StartSignInInput = {
  /** LOGIN shows the sign-in page, NONE checks for an existing sign-in. */
  prompt?: InputMaybe<AuthPrompt>;
  responseMode?: InputMaybe<ResponseMode>;
  /** Path of this shop to go on to afterwards. */
  returnTo?: InputMaybe<Scalars['String']['input']>;
};

export type StartSignInPayload = {
  __typename?: 'StartSignInPayload';
  origin?: Maybe<Scalars['URL']['output']>;
  problems: Array<Problem>;
  /** State the answer must carry, for the two modes a script reads. */
  state?: Maybe<Scalars['String']['output']>;
  /** Send the browser here. */
  url?: Maybe<Scalars['URL']['output']>;
};

export type Stock = {
  __typename?: 'Stock';
  inStock: Scalars['Boolean']['output'];
  isTracked: Scalars['Boolean']['output'];
  /** Pieces left. Absent when not counted. */
  quantity?: Maybe<Scalars['Int']['output']>;
  status: InventoryStatus;
};

/** A variant whose stock changed. */
export type StockChange = {
  __typename?: 'StockChange';
  after?: Maybe<StockValue>;
  before?: Maybe<StockValue>;
  variantId: Scalars['ID']['output'];
};

/** Stock as it was, or as it is. */
export type StockValue = {
  __typename?: 'StockValue';
  availableForPreorder?: Maybe<Scalars['Boolean']['output']>;
  inStock?: Maybe<Scalars['Boolean']['output']>;
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** What a client should know about this shop before it shows anything. */
export type Store = {
  __typename?: 'Store';
  /** Currencies prices can be shown in. */
  currencies: Array<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** What a sign-in form needs. */
  signIn: SignInSettings;
};

/** A variant as an item of its own, as warehouses see it. */
export type StoreVariant = {
  __typename?: 'StoreVariant';
  choices: Array<ChosenOption>;
  /** Visible ones. */
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

/** Street and house apart, in place of `addressLine`. */
export type StreetAddressInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};

/** Live updates as server-sent events, at the same endpoint as queries. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The caller's own cart changed: in another tab, on another device, or because of its checkout. */
  cartChanged: CartChange;
  /** Every change event once it is settled, whichever gateway it came to. The history holds those of before. */
  changeEvents: ChangeEvent;
  /** The caller's own membership changed. */
  meChanged: MemberChange;
  /** Changed products with their public fields. Without ids: any product. */
  productChanged: ProductChange;
  /**
   * Changes that concern one screen, over one connection: the products it shows, and the caller's own cart and
   * membership.
   */
  shopChanged: ShopChange;
};


/** Live updates as server-sent events, at the same endpoint as queries. */
export type SubscriptionChangeEventsArgs = {
  filter?: InputMaybe<ChangeEventFilter>;
};


/** Live updates as server-sent events, at the same endpoint as queries. */
export type SubscriptionProductChangedArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Live updates as server-sent events, at the same endpoint as queries. */
export type SubscriptionShopChangedArgs = {
  productIds?: Array<Scalars['ID']['input']>;
};

/** A subscription contract: recurring deliveries a buyer paid for. */
export type SubscriptionContract = {
  __typename?: 'SubscriptionContract';
  autoRenewal?: Maybe<Scalars['Boolean']['output']>;
  billing?: Maybe<Contact>;
  billingCycles?: Maybe<Scalars['Int']['output']>;
  buyerInfo?: Maybe<BuyerInfo>;
  buyerLanguage?: Maybe<Scalars['String']['output']>;
  channelType?: Maybe<ChannelType>;
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  discount?: Maybe<Money>;
  discounts: Array<OrderDiscount>;
  frequency?: Maybe<SubscriptionFrequency>;
  id: Scalars['ID']['output'];
  /** So many days, weeks, months or years apart. */
  interval?: Maybe<Scalars['Int']['output']>;
  lines: Array<OrderLine>;
  recipient?: Maybe<Contact>;
  revision?: Maybe<Scalars['String']['output']>;
  shipping?: Maybe<Money>;
  startDate?: Maybe<Scalars['DateTime']['output']>;
  subtotal?: Maybe<Money>;
  tax?: Maybe<Money>;
  taxIncludedInPrices?: Maybe<Scalars['Boolean']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Money>;
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  weightUnit?: Maybe<WeightUnit>;
};

/** A subscription came into being. */
export type SubscriptionContractCreatedEvent = ChangeEvent & {
  __typename?: 'SubscriptionContractCreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  /** As it is now. */
  subscriptionContract?: Maybe<SubscriptionContract>;
  type: Scalars['String']['output'];
};

/** A subscription was deleted; `entityId` says which. */
export type SubscriptionContractDeletedEvent = ChangeEvent & {
  __typename?: 'SubscriptionContractDeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A subscription was changed. */
export type SubscriptionContractUpdatedEvent = ChangeEvent & {
  __typename?: 'SubscriptionContractUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  /** As it is now. */
  subscriptionContract?: Maybe<SubscriptionContract>;
  type: Scalars['String']['output'];
};

export type SubscriptionDiscountType =
  | 'AMOUNT'
  | 'PERCENT';

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
  /** The buyer may end it without the shop. */
  enableCustomerCancellation?: Maybe<Scalars['Boolean']['output']>;
  freeTrial?: Maybe<FreeTrial>;
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
  /** Another spelling, where the words as typed find nothing. */
  correction?: Maybe<Scalars['String']['output']>;
  products: Array<Product>;
};

export type TaxBreakdown = {
  __typename?: 'TaxBreakdown';
  jurisdiction?: Maybe<Scalars['String']['output']>;
  jurisdictionType?: Maybe<TaxJurisdiction>;
  name?: Maybe<Scalars['String']['output']>;
  nonTaxableAmount?: Maybe<Money>;
  rate?: Maybe<Scalars['Decimal']['output']>;
  taxAmount?: Maybe<Money>;
  /** Kind of tax in the words of the place: `VAT`, `Sales Tax`. */
  taxType?: Maybe<Scalars['String']['output']>;
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

export type TaxFallbackError = {
  __typename?: 'TaxFallbackError';
  code?: Maybe<Scalars['String']['output']>;
  data?: Maybe<Scalars['JSON']['output']>;
  description?: Maybe<Scalars['String']['output']>;
};

export type TaxIdType =
  /** Of a company in Brazil. */
  | 'CNPJ'
  /** Of a person in Brazil. */
  | 'CPF'
  | 'UNSPECIFIED';

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
  /** What went wrong with automatic tax, in the platform's words. */
  autoTaxFallbackError?: Maybe<TaxFallbackError>;
  /** With `rateType` FALLBACK_RATE. */
  autoTaxFallbackReason?: Maybe<AutoTaxFallbackReason>;
  /** With `rateType` MANUAL_RATE. */
  manualRateReason?: Maybe<ManualTaxReason>;
  rateType?: Maybe<TaxRateType>;
  taxableAmount?: Maybe<Money>;
  totalTax?: Maybe<Money>;
};

/** Whose address a line is taxed by. */
export type TaxableAddressType =
  | 'BILLING'
  | 'BUSINESS'
  | 'SHIPPING';

export type TimeSlot = {
  __typename?: 'TimeSlot';
  from?: Maybe<Scalars['DateTime']['output']>;
  to?: Maybe<Scalars['DateTime']['output']>;
};

/** A quantity a price is given for. */
export type UnitV3 = {
  __typename?: 'UnitV3';
  measurementUnit?: Maybe<MeasurementUnit>;
  quantity?: Maybe<Scalars['Float']['output']>;
};

/** An event this gateway cannot name: of a type it does not know. */
export type UnknownEvent = ChangeEvent & {
  __typename?: 'UnknownEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type UpdateBrandInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** The revision the change was made from; an older one than the platform's is a conflict. */
  revision: Scalars['String']['input'];
};

/** Only what is given changes; null clears. */
export type UpdateCartInput = {
  /** Place of business the cart belongs to. */
  businessLocationId?: InputMaybe<Scalars['ID']['input']>;
  buyerNote?: InputMaybe<Scalars['String']['input']>;
  contactAddress?: InputMaybe<AddressInput>;
  /** Person to contact. Given without `contactAddress`, the address stays as it is. */
  contactDetails?: InputMaybe<ContactDetailsInput>;
  /** The buyer's entry among the site's contacts. Owners and apps only, because other callers could name another buyer's contact. */
  contactId?: InputMaybe<Scalars['ID']['input']>;
  /** Owners and apps only; each one is added. */
  customLineItems?: InputMaybe<Array<CustomLineItemInput>>;
  email?: InputMaybe<Scalars['String']['input']>;
  /** For apps, by their namespaces. */
  extendedFields?: InputMaybe<Scalars['JSON']['input']>;
  /**
   * Lines the cart is to hold: a line of the same thing gets this quantity, one that is not there yet is
   * put in. At most 300. Lines not named stay.
   */
  lines?: InputMaybe<Array<CartLineInput>>;
  /** Owners and apps only. */
  merchantDiscounts?: InputMaybe<Array<MerchantDiscountInput>>;
  /** Http(s) address used in place of the generated checkout address. Owners and apps only, because other callers could send a buyer elsewhere. */
  overrideCheckoutUrl?: InputMaybe<Scalars['URL']['input']>;
  requestId?: InputMaybe<Scalars['String']['input']>;
  selectedShippingOption?: InputMaybe<ShippingOptionInput>;
};

/** Left out, or null, stays as it is; an empty description clears. */
export type UpdateCollectionInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Left out stays as it is; an empty text or list clears. */
export type UpdateMeInput = {
  addresses?: InputMaybe<Array<MemberAddressInput>>;
  birthdate?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  customFields?: InputMaybe<Array<MemberCustomFieldInput>>;
  emails?: InputMaybe<Array<MemberEmailInput>>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Id of the member the change is for: it is refused when another member is signed in. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  nickname?: InputMaybe<Scalars['String']['input']>;
  phones?: InputMaybe<Array<MemberPhoneInput>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Fields left out are unchanged; an empty text or list clears. Labels of phones, emails and addresses can be written
 * by the member's own sign-in only.
 */
export type UpdateMemberInput = {
  addresses?: InputMaybe<Array<ManagedMemberAddressInput>>;
  /** YYYY-MM-DD. */
  birthdate?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  customFields?: InputMaybe<Array<MemberCustomFieldInput>>;
  /** Not the login email, which never changes. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  nickname?: InputMaybe<Scalars['String']['input']>;
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  privacyStatus?: InputMaybe<PrivacyStatus>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Left out, or null, stays as it is; an empty text clears. `options` replaces the whole list: variants whose
 * choices are still there keep what they have.
 */
export type UpdateProductInput = {
  /** An empty text removes the brand, like `removeBrand`; costs one more call. */
  brand?: InputMaybe<Scalars['String']['input']>;
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  discount?: InputMaybe<ProductDiscountInput>;
  infoSections?: InputMaybe<Array<InfoSectionInput>>;
  /** Back to false only once there are no options. */
  managesVariants?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  options?: InputMaybe<Array<ProductOptionInput>>;
  packageDimensions?: InputMaybe<DimensionsInput>;
  /** Each variant's own price moves by as much. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  pricePerUnit?: InputMaybe<PricePerUnitInput>;
  productDimensions?: InputMaybe<DimensionsInput>;
  ribbon?: InputMaybe<Scalars['String']['input']>;
  seo?: InputMaybe<SeoInput>;
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Empty: generated from the name again. */
  slug?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<ProductType>;
  visible?: InputMaybe<Scalars['Boolean']['input']>;
  weight?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What an adjustment would make of one variant. */
export type VariantAdjustmentPreview = {
  __typename?: 'VariantAdjustmentPreview';
  /** The price or cost afterwards. */
  after?: Maybe<Money>;
  /** The price or cost that changes, as it is now; null when the change is about the weight. */
  before?: Maybe<Money>;
  choices: Array<ChosenOption>;
  /** What it would cost the merchant afterwards. */
  cost?: Maybe<Money>;
  id: Scalars['ID']['output'];
  /** What a shopper would pay, the discount taken off. */
  paidAfter: Money;
  /** What a shopper pays now, the discount taken off. */
  paidBefore: Money;
  /** What the change may do that is rarely meant. */
  risks: Array<PriceRisk>;
  /** The weight afterwards. */
  weightAfter?: Maybe<Scalars['Decimal']['output']>;
  /** The weight as it is now; null when the change is about a price or cost. */
  weightBefore?: Maybe<Scalars['Decimal']['output']>;
};

/** Exactly one of `variantIds` and `choices` says which variants; a part of the choices hits all that have it. */
export type VariantChangeInput = {
  choices?: InputMaybe<Array<ChosenOptionInput>>;
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  packageDimensions?: InputMaybe<DimensionsInput>;
  price?: InputMaybe<Scalars['Decimal']['input']>;
  productDimensions?: InputMaybe<DimensionsInput>;
  /** At most 40 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  variantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  visible?: InputMaybe<Scalars['Boolean']['input']>;
  weight?: InputMaybe<Scalars['Decimal']['input']>;
};

export type VariantV3Choice = {
  __typename?: 'VariantV3Choice';
  choiceId?: Maybe<Scalars['ID']['output']>;
  choiceName?: Maybe<Scalars['String']['output']>;
  optionId?: Maybe<Scalars['ID']['output']>;
  optionName?: Maybe<Scalars['String']['output']>;
};

/** Variants of a product were changed. */
export type VariantsChangedEvent = ChangeEvent & {
  __typename?: 'VariantsChangedEvent';
  /** Catalog it was raised for. */
  catalogVersion?: Maybe<CatalogVersion>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
  variants: Array<ChangedVariant>;
};

/** Number a buyer is taxed under. */
export type VatId = {
  __typename?: 'VatId';
  id?: Maybe<Scalars['String']['output']>;
  type?: Maybe<TaxIdType>;
};

/** Number a buyer is taxed under. */
export type VatIdInput = {
  id: Scalars['String']['input'];
  type: TaxIdType;
};

export type VerifyFactorInput = {
  /** Code of the message, the call or the app; left out for PUSH. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Passed on to the platform, which has an effect only where it knows devices by a name of their own. */
  rememberThisDevice?: InputMaybe<Scalars['Boolean']['input']>;
  type: FactorType;
};

export type Video = {
  __typename?: 'Video';
  filename?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  posters: Array<Image>;
  /** Renditions, best first. */
  resolutions: Array<VideoFile>;
  /** Picture of the site's media shown until it plays. */
  stillFrameMediaId?: Maybe<Scalars['ID']['output']>;
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
  /** Name to greet the member with. Read from the session, without a platform call. */
  name?: Maybe<Scalars['String']['output']>;
  role: ViewerRole;
  /** How far a sign-in of this browser has come. */
  signIn: SignIn;
};

export type ViewerRole =
  | 'MEMBER'
  /** No session, or an anonymous one. */
  | 'VISITOR';

export type WeightUnit =
  | 'KG'
  | 'LB'
  | 'UNSPECIFIED_WEIGHT_UNIT';
