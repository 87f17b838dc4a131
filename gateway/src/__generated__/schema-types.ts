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

/** Record of a checkout that was abandoned before payment. */
export type AbandonedCheckout = {
  __typename?: 'AbandonedCheckout';
  /** What automations did to win back the buyer, at most 20 steps; empty without automations. */
  activities: Array<AbandonedCheckoutActivity>;
  /** Discounts and coupons of the checkout; empty when there are none. */
  appliedDiscounts: Array<AppliedDiscount>;
  /** Who the buyer is, by their ids and email. */
  buyerInfo?: Maybe<BuyerInfo>;
  /** Language to write to the buyer in, as a code: `en`. */
  buyerLanguage?: Maybe<Scalars['String']['output']>;
  /** Id of the cart the checkout was created from. */
  cartId?: Maybe<Scalars['ID']['output']>;
  /** Id of the abandoned checkout. */
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** When it became an order after all; null while it is abandoned. */
  checkoutRecoveredDate?: Maybe<Scalars['DateTime']['output']>;
  /** Address where the buyer can go on with the checkout. */
  checkoutUrl?: Maybe<Scalars['String']['output']>;
  /** Company the buyer entered. */
  company?: Maybe<Scalars['String']['output']>;
  /** When the record was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the shop's currency. */
  currency?: Maybe<Scalars['String']['output']>;
  /** First name the buyer entered. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Id of the record. */
  id: Scalars['ID']['output'];
  /** Last name the buyer entered. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Lines of the checkout. */
  lines: Array<CartLine>;
  /** Phone number the buyer entered. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Whether the checkout was taken up again. */
  status?: Maybe<AbandonmentStatus>;
  /** Price of all lines, before discounts and tax. */
  subtotal?: Maybe<Money>;
  /** What would have been paid, after discounts, gift cards and tax. */
  total?: Maybe<Money>;
  /** When the record was last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** One step of an automation for an abandoned checkout. */
export type AbandonedCheckoutActivity = {
  __typename?: 'AbandonedCheckoutActivity';
  /** When the step was recorded. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** Kind of step. */
  type?: Maybe<AbandonedCheckoutActivityType>;
};

/** Steps of the automations that try to win back the buyer of an abandoned checkout. */
export type AbandonedCheckoutActivityType =
  /** The automation did nothing. */
  | 'AUTOMATION_SKIPPED'
  /** An email could not be sent. */
  | 'EMAIL_NOT_SENT'
  /** An email was sent to the buyer. */
  | 'EMAIL_SENT'
  /** A notification was sent. */
  | 'NOTIFICATION_SENT'
  /** A step is planned. */
  | 'SCHEDULED'
  /** A task was created for the staff. */
  | 'TASK_CREATED';

/** A record of an abandoned checkout was created. */
export type AbandonedCheckoutCreatedEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutCreatedEvent';
  /** The record that was created. */
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

/** A record of an abandoned checkout was deleted; `entityId` is its id. */
export type AbandonedCheckoutDeletedEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutDeletedEvent';
  /** The record before it was deleted. */
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

/** An abandoned checkout became an order after all. */
export type AbandonedCheckoutRecoveredEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutRecoveredEvent';
  /** The recovered checkout. */
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

/** A record of an abandoned checkout was changed. */
export type AbandonedCheckoutUpdatedEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutUpdatedEvent';
  /** The record after the change. */
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

/** Who abandoned a cart. */
export type AbandonmentBuyer = {
  __typename?: 'AbandonmentBuyer';
  /** Email address; null when it is not known. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name; null when it is not known. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Id of the buyer, by `kind`. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Kind of person. */
  kind?: Maybe<AbandonmentBuyerKind>;
  /** Last name; null when it is not known. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number; null when it is not known. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Kinds of person who can abandon a cart. */
export type AbandonmentBuyerKind =
  /** An administrator of the site. */
  | 'ADMIN'
  /** A contact of the site. */
  | 'CONTACT'
  /** A member of the site. */
  | 'MEMBER'
  /** A visitor who was not signed in. */
  | 'VISITOR';

/** Whether an abandoned checkout was taken up again. */
export type AbandonmentStatus =
  /** It was left before payment. */
  | 'ABANDONED'
  /** It became an order after all. */
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

/** A page of previews. */
export type AdjustmentPreviewConnection = {
  __typename?: 'AdjustmentPreviewConnection';
  /** Previews of the page. */
  nodes: Array<AdjustmentPreview>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all products in the preview. */
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

/** Whether the audit log is unchanged. Every entry carries the hash of the one before. */
export type AuditCheck = {
  __typename?: 'AuditCheck';
  /** Number of the first entry that does not fit its hash; null when all fit. */
  brokenAt?: Maybe<Scalars['Int']['output']>;
  /** Number of entries that were checked. A call has one for its start and one for its result. */
  entries: Scalars['Int']['output'];
  /** Hash of the last entry; compare it with the one in the log of the process. */
  head: Scalars['String']['output'];
  /** True when no entry was changed or removed. */
  isWhole: Scalars['Boolean']['output'];
};

/** A page of audit records, newest first. */
export type AuditConnection = {
  __typename?: 'AuditConnection';
  /** Records of the page. */
  nodes: Array<AuditRecord>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
};

/** Narrows the audit log. A record has to match every part that is given. */
export type AuditFilter = {
  /** Id of a thing the call was about, or a part of the name it has now or had then. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** A part of the caller's name or id, whatever its case; of members also of the name they have now. */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** Calls made for this kind of caller. */
  actorKind?: InputMaybe<ActorKind>;
  /** Id of a thing the call was about. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Service and name of the call, such as `brandsWrite.createBrand`, or a part of them without a dot. */
  operation?: InputMaybe<Scalars['String']['input']>;
  /** Calls that ended like this. */
  result?: InputMaybe<AuditResult>;
  /** Calls made at this time or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Calls made before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only calls that may have changed something, when true. */
  writesOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One call to the platform made with the site's key. */
export type AuditRecord = {
  __typename?: 'AuditRecord';
  /** The member's id, or the app's name. */
  actorId: Scalars['String']['output'];
  /** Kind of caller the call was made for. */
  actorKind: ActorKind;
  /** Email address of the staff member, or name of the app; null for a member's own orders. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When the call was made. */
  at: Scalars['DateTime']['output'];
  /** What the call changed of the things it was about; empty for a call that only reads. */
  changes: Array<JobItem>;
  /** Error code of the platform; null unless it refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** Number of the record within the log, as text. */
  id: Scalars['ID']['output'];
  /** Number of all ids, those beyond the first 100 included. */
  idCount: Scalars['Int']['output'];
  /** Ids of what the call was about, the first 100, and of what it created. */
  ids: Array<Scalars['ID']['output']>;
  /** True when the call may change something. */
  isWrite: Scalars['Boolean']['output'];
  /**
   * Job or single change the call was part of, with values before and after. Null when nothing that is recorded was
   * changed.
   */
  job?: Maybe<Job>;
  /** Duration of the call; null while the result is `UNKNOWN`. */
  milliseconds?: Maybe<Scalars['Int']['output']>;
  /** Service and name of the call: `brandsWrite.deleteBrand`. */
  operation: Scalars['String']['output'];
  /** Id of the request to the gateway that caused the call, as in its log. */
  requestId: Scalars['String']['output'];
  /** How the call ended. */
  result: AuditResult;
  /** Role the staff member had then; null for other callers. */
  role?: Maybe<StaffRole>;
};


/** One call to the platform made with the site's key. */
export type AuditRecordChangesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** How a recorded call ended. */
export type AuditResult =
  /** The call timed out or returned an unreadable response. */
  | 'FAILED'
  /** The platform refused the call; `code` says why. */
  | 'REFUSED'
  /** The platform did what was requested. */
  | 'SUCCESS'
  /** No response was recorded: the call is under way, or the process ended before the response arrived. */
  | 'UNKNOWN';

export type AuthPrompt =
  | 'LOGIN'
  | 'NONE';

/** Why automatic tax was not used. */
export type AutoTaxFallbackReason =
  | 'AUTO_TAX_DEACTIVATED'
  | 'AUTO_TAX_FAILED';

/** A request to be notified by email when an item is in stock again. */
export type BackInStockRequest = {
  __typename?: 'BackInStockRequest';
  /** True when the platform sent the notification, false when it was marked as sent; null before either. */
  autoNotified?: Maybe<Scalars['Boolean']['output']>;
  /** App id of the catalog the product belongs to. */
  catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Id of the product in its catalog. */
  catalogItemId?: Maybe<Scalars['ID']['output']>;
  /** Variant and choices of the product, as the catalog writes them; null when any variant will do. */
  catalogOptions?: Maybe<Scalars['JSON']['output']>;
  /** Requested choices; empty for any variant. */
  choices: Array<ChosenOption>;
  /** Id of the site's contact with that address. */
  contactId?: Maybe<Scalars['ID']['output']>;
  /** When the notification was requested. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** Address the notification goes to. */
  email?: Maybe<Scalars['String']['output']>;
  /** Id of the request. */
  id: Scalars['ID']['output'];
  /** What it looks like with these choices. */
  image?: Maybe<Image>;
  /** Address of the item's page, for the notification; null when none was given. */
  itemUrl?: Maybe<Scalars['String']['output']>;
  /** What it is about; null when it is gone, hidden, or of another app's catalog. */
  product?: Maybe<Product>;
  /** How far the notification has come. */
  status?: Maybe<BackInStockStatus>;
};

export type BackInStockRequestConnection = {
  __typename?: 'BackInStockRequestConnection';
  edges: Array<BackInStockRequestEdge>;
  nodes: Array<BackInStockRequest>;
  pageInfo: PageInfo;
};

/** A back-in-stock notification was requested. */
export type BackInStockRequestCreatedEvent = ChangeEvent & {
  __typename?: 'BackInStockRequestCreatedEvent';
  /** The request that was created. */
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

/** A back-in-stock notification request was deleted; `entityId` is its id. */
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

/** A back-in-stock notification request was changed. */
export type BackInStockRequestUpdatedEvent = ChangeEvent & {
  __typename?: 'BackInStockRequestUpdatedEvent';
  /** The request after the change. */
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

/** How far a back-in-stock notification has come. */
export type BackInStockStatus =
  /** The notification could not be sent. */
  | 'FAILED'
  /** The notification was sent. */
  | 'NOTIFICATION_SENT'
  /** The notification is being sent. */
  | 'PROCESSING'
  /** The request waits for the item to be in stock. */
  | 'RECEIVED'
  /** The platform does not say. */
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

/** A brand of the shop: a record of the platform, or a name that only products carry. */
export type Brand = {
  __typename?: 'Brand';
  /** Number of products of the brand, with a short delay; null for a name without a record. */
  assignedProductsCount?: Maybe<Scalars['Int']['output']>;
  /** When the brand was created; null for a name without a record. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the brand; for a name without a record, the slug of that name. */
  id: Scalars['ID']['output'];
  /** Name as a person reads it; at most 50 characters. */
  name: Scalars['String']['output'];
  /**
   * Products of the brand, by the shop's search index. Read for a list of brands with one call more; refused where that
   * would be more than 100 products in all.
   */
  products: ProductConnection;
  /** Grows by 1 with every change of the brand; needed to change it. Null for a name without a record. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Made from the name, for the address of its page. Where two names make the same slug, it leads to the older brand. */
  slug: Scalars['String']['output'];
  /** When the brand was last changed; null for a name without a record. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};


/** A brand of the shop: a record of the platform, or a name that only products carry. */
export type BrandProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** A page of brands. The platform pages them by cursor and does not count them. */
export type BrandConnection = {
  __typename?: 'BrandConnection';
  /** The same brands, each with a cursor. */
  edges: Array<BrandEdge>;
  /** Brands of the page. */
  nodes: Array<Brand>;
  /** Whether there are further pages, and the cursor to read the next one with. */
  pageInfo: PageInfo;
};

/** A brand was created. */
export type BrandCreatedEvent = ChangeEvent & {
  __typename?: 'BrandCreatedEvent';
  /** The brand that was created. */
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

/** A brand was deleted; `entityId` is its id. */
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

/** One brand of a page, with its cursor. */
export type BrandEdge = {
  __typename?: 'BrandEdge';
  /**
   * Cursor of the end of the page, the same for all of its brands: the platform has no others. Empty when there is no
   * further page.
   */
  cursor: Scalars['String']['output'];
  /** The brand. */
  node: Brand;
};

/** What merging brands would do. Nothing is changed. */
export type BrandMergeDryRun = {
  __typename?: 'BrandMergeDryRun';
  /** Name that the products would get; null when the merge would be refused. */
  into?: Maybe<Scalars['String']['output']>;
  /** Why the merge would be refused; empty when it would not. */
  problems: Array<Problem>;
  /** Number of products that would get another brand. */
  products: Scalars['Int']['output'];
  /** Names of the first 20 of these products. */
  sample: Array<Scalars['String']['output']>;
};

/** Result of writing one brand. */
export type BrandPayload = {
  __typename?: 'BrandPayload';
  /** The brand after the call; null when it was refused. */
  brand?: Maybe<Brand>;
  /** The brand as it is now, with `REVISION_CONFLICT`, so that both changes can be joined; null otherwise. */
  current?: Maybe<Brand>;
  /** Why it was refused; empty when it was not. */
  problems: Array<Problem>;
};

/** Order of brands. */
export type BrandSort = {
  /** What they are ordered by. */
  field: BrandSortField;
  /** Ascending or descending. */
  order?: SortOrder;
};

/** What brands are ordered by. */
export type BrandSortField =
  /** Date of creation. */
  | 'CREATED_DATE'
  /** Name. */
  | 'NAME'
  /** Date of the last change. */
  | 'UPDATED_DATE';

/** A brand was changed. */
export type BrandUpdatedEvent = ChangeEvent & {
  __typename?: 'BrandUpdatedEvent';
  /** The brand after the change. */
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

/** One category on the path from the front page of the shop to a product. */
export type BreadcrumbV3 = {
  __typename?: 'BreadcrumbV3';
  /** Id of the category. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Name of the category as a person reads it. */
  categoryName?: Maybe<Scalars['String']['output']>;
  /** Slug of the category, for the address of its page. */
  categorySlug?: Maybe<Scalars['String']['output']>;
};

/** Result for one brand of a bulk call. */
export type BulkBrandItem = {
  __typename?: 'BulkBrandItem';
  /** The brand after the call; null when it was refused. */
  brand?: Maybe<Brand>;
  /** Id of the brand; null for one that was not created. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Position in the list that was sent, counted from 0. */
  index: Scalars['Int']['output'];
  /** Why it was refused; empty when it was not. */
  problems: Array<Problem>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** Result of a bulk call about brands: each is tried separately, and some may fail. */
export type BulkBrandPayload = {
  __typename?: 'BulkBrandPayload';
  /** Results in the order of the list; empty when nothing was tried. */
  items: Array<BulkBrandItem>;
  /** Why nothing was tried; empty when the brands were tried. */
  problems: Array<Problem>;
  /** Number of brands that were refused. */
  totalFailures: Scalars['Int']['output'];
  /** Number of brands that were written. */
  totalSuccesses: Scalars['Int']['output'];
};

/** Result for one thing of a bulk call. */
export type BulkItem = {
  __typename?: 'BulkItem';
  /** Id of the thing; null for one that was not created. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Position in the list that was sent, counted from 0. */
  index: Scalars['Int']['output'];
  /** Why it was not done; empty when it was. */
  problems: Array<Problem>;
  /** Whether it was done. */
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

/** Result of a bulk call: each thing is tried separately, and some may fail. */
export type BulkPayload = {
  __typename?: 'BulkPayload';
  /** Results in the order of the list; empty when nothing was tried. */
  items: Array<BulkItem>;
  /** Why nothing was tried; empty when the things were tried. */
  problems: Array<Problem>;
  /** Number of things that failed. */
  totalFailures: Scalars['Int']['output'];
  /** Number of things that were done. */
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

/** Settings of the delivery rates that are requested from a carrier. */
export type CarrierRateConfiguration = {
  __typename?: 'CarrierRateConfiguration';
  /** Weight assumed for products without one, in the shop's weight unit. */
  backupWeight?: Maybe<Scalars['Decimal']['output']>;
  /** When the configuration was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the delivery regions it applies to; at most 50. */
  deliveryRegionIds: Array<Scalars['ID']['output']>;
  /** Services offered within the country, at most three. */
  domesticServices: Array<CarrierService>;
  /** Id of the configuration. */
  id: Scalars['ID']['output'];
  /** Services offered to other countries, at most three. */
  internationalServices: Array<CarrierService>;
  /** Id of the location the packages are sent from. */
  locationId?: Maybe<Scalars['ID']['output']>;
  /** Most products in one package; null for a `CUSTOM` package. */
  maxNumberOfProducts?: Maybe<Scalars['Decimal']['output']>;
  /** Height of the package, as the platform sends it. */
  packageHeight?: Maybe<Scalars['Decimal']['output']>;
  /** Length of the package, as the platform sends it. */
  packageLength?: Maybe<Scalars['Decimal']['output']>;
  /** Name of the package. */
  packageName?: Maybe<Scalars['String']['output']>;
  /** `CUSTOM`, or one of the carrier's flat-rate packages such as `SMALL_FLAT_RATE_BOX`. */
  packageType?: Maybe<Scalars['String']['output']>;
  /** Width of the package, as the platform sends it. */
  packageWidth?: Maybe<Scalars['Decimal']['output']>;
  /** Grows by 1 with every change of the configuration. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Address of that location. */
  shipFromAddress?: Maybe<Address>;
  /** When the configuration was last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A carrier rate configuration was created. */
export type CarrierRateConfigurationCreatedEvent = ChangeEvent & {
  __typename?: 'CarrierRateConfigurationCreatedEvent';
  /** The configuration that was created. */
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

/** A carrier rate configuration was deleted; `entityId` is its id. */
export type CarrierRateConfigurationDeletedEvent = ChangeEvent & {
  __typename?: 'CarrierRateConfigurationDeletedEvent';
  /** The configuration before it was deleted. */
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

/** A carrier rate configuration was changed. */
export type CarrierRateConfigurationUpdatedEvent = ChangeEvent & {
  __typename?: 'CarrierRateConfigurationUpdatedEvent';
  /** The configuration after the change. */
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

/** A service of a carrier, and what is added to its rate. */
export type CarrierService = {
  __typename?: 'CarrierService';
  /** Delivery time as text: `2-3 business days`. */
  estimatedDeliveryTime?: Maybe<Scalars['String']['output']>;
  /** Subtotal from which delivery is free; null when it never is. */
  freeDeliveryMinimumAmount?: Maybe<Money>;
  /** Fee added to the rate: an amount or a percentage, by `handlingFeeType`. */
  handlingFee?: Maybe<Scalars['Decimal']['output']>;
  /** `FIXED` when `handlingFee` is an amount, `PERCENTAGE` when it is a percentage. */
  handlingFeeType?: Maybe<Scalars['String']['output']>;
  /** Id of the service. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Name of the service, as the platform sends it. */
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
  /** When the cart was abandoned. */
  abandonedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Who abandoned the cart; null when the platform does not say. */
  buyer?: Maybe<AbandonmentBuyer>;
  /** Id of the abandoned cart. */
  cartId?: Maybe<Scalars['ID']['output']>;
  /** Id of the checkout of the cart; null when the platform does not say. */
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** Address where the buyer can go on with the checkout. */
  checkoutUrl?: Maybe<Scalars['String']['output']>;
  /** Id of the coupon in the cart; null when there is none. */
  couponId?: Maybe<Scalars['ID']['output']>;
  /** When the cart was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  /** Number of items in the cart. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  /** Price of the items before delivery, tax and discounts, in the shop's currency. */
  subtotal?: Maybe<Money>;
  /** What would have been paid, in the shop's currency. */
  total?: Maybe<Money>;
  type: Scalars['String']['output'];
};

/** A change of the caller's cart. */
export type CartChange = {
  __typename?: 'CartChange';
  /** The cart as it is now, read when it is selected; null when there is none. */
  cart?: Maybe<Cart>;
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /**
   * Revision of the cart after the change, when the platform sends it. A client that has this revision need not read the
   * cart again.
   */
  revision?: Maybe<Scalars['String']['output']>;
};

/** A cart was created. */
export type CartCreatedEvent = ChangeEvent & {
  __typename?: 'CartCreatedEvent';
  /** The cart that was created. */
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

/** A cart was deleted; `entityId` is its id. */
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
  /** When the cart was abandoned. */
  abandonedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the recovered cart. */
  cartId?: Maybe<Scalars['ID']['output']>;
  /** Id of the checkout of the cart; null when the platform does not say. */
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** When the cart was created. */
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
  /** When the buyer took the cart up again. */
  recoveredDate?: Maybe<Scalars['DateTime']['output']>;
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A cart was changed. */
export type CartUpdatedEvent = ChangeEvent & {
  __typename?: 'CartUpdatedEvent';
  /** The cart after the change. */
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

/** Generations of the platform's catalog. */
export type CatalogVersion =
  /** The site has no catalog. */
  | 'STORES_NOT_INSTALLED'
  /** The older catalog, with collections. */
  | 'V1_CATALOG'
  /** The newer catalog, with categories. */
  | 'V3_CATALOG';

/** Position of a product in a category. */
export type CategoryPlaceV3 = {
  __typename?: 'CategoryPlaceV3';
  /** Id of the category. */
  id: Scalars['ID']['output'];
  /** Position within the category, counted from 0. */
  index?: Maybe<Scalars['Int']['output']>;
};

/**
 * Something changed on the platform. Each kind of event has a type with fields of its own. Those are null, and lists of
 * them empty, when the event was not readable, when its content was erased, and for personal data when the caller lacks
 * the right `EVENTS_PERSONAL`.
 */
export type ChangeEvent = {
  /** Id of the cart, order, product or other entity that changed; null when the platform names none. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** Id of the event on the platform. A message of the older kind has none: its id is a hash of its content. */
  id: Scalars['ID']['output'];
  /** Who caused the change; null when the platform does not say. */
  identity?: Maybe<EventIdentity>;
  /** True when a person's request for erasure caused the change. */
  isAnonymize: Scalars['Boolean']['output'];
  /** True when the content of the event is gone, as a rule because a person requested erasure. */
  isErased: Scalars['Boolean']['output'];
  /**
   * Fields that changed, with their previous values. Empty where the platform does not say, and for personal data when the
   * caller lacks the right `EVENTS_PERSONAL`.
   */
  modifiedFields: Array<ModifiedField>;
  /** Kind of event; `UNKNOWN` for a type the gateway does not know. */
  name: ChangeEventName;
  /** When the change happened; for a message without a time, when it was signed. */
  occurredAt: Scalars['DateTime']['output'];
  /** When the gateway received the event. */
  receivedAt: Scalars['DateTime']['output'];
  /** Digits that grow with every event of the same entity. Null for messages of the older kind. */
  sequence?: Maybe<Scalars['String']['output']>;
  /** Why it was set aside; null in every other state. */
  setAside?: Maybe<SetAside>;
  /** How far its handling has come. */
  state: ChangeEventState;
  /** Event type as the platform names it: `wix.ecom.v1.cart_updated`. */
  type: Scalars['String']['output'];
};

/** A page of change events, newest first. */
export type ChangeEventConnection = {
  __typename?: 'ChangeEventConnection';
  /** The same events, each with its cursor. */
  edges: Array<ChangeEventEdge>;
  /** Events of the page. */
  nodes: Array<ChangeEvent>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
};

/** One change event of a page, with its cursor. */
export type ChangeEventEdge = {
  __typename?: 'ChangeEventEdge';
  /** Cursor of this event, for `after`. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: ChangeEvent;
};

/** Narrows change events. An event has to match every part that is given. */
export type ChangeEventFilter = {
  /** Events of the entity with this id. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Events of one of these kinds. */
  names?: InputMaybe<Array<ChangeEventName>>;
  /** Events received at this time or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Events in one of these states. */
  states?: InputMaybe<Array<ChangeEventState>>;
  /** Events received before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** State of the inbox that change events arrive in. */
export type ChangeEventHealth = {
  __typename?: 'ChangeEventHealth';
  /** False when the platform's public key is not configured: no events are accepted then. */
  isOpen: Scalars['Boolean']['output'];
  /** When the latest event arrived; null when none is stored. */
  lastReceivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of events that were set aside and need attention (dead letters). */
  setAside: Scalars['Int']['output'];
  /** Number of events that wait to be handled, or to be tried again. */
  waiting: Scalars['Int']['output'];
};

/** Every kind of change event. Each has a type of its own: `CART_UPDATED` is a `CartUpdatedEvent`. */
export type ChangeEventName =
  /** A record of an abandoned checkout was created. */
  | 'ABANDONED_CHECKOUT_CREATED'
  /** A record of an abandoned checkout was deleted. */
  | 'ABANDONED_CHECKOUT_DELETED'
  /** An abandoned checkout became an order after all. */
  | 'ABANDONED_CHECKOUT_RECOVERED'
  /** A record of an abandoned checkout was changed. */
  | 'ABANDONED_CHECKOUT_UPDATED'
  /** A back-in-stock notification was requested. */
  | 'BACK_IN_STOCK_REQUEST_CREATED'
  /** A back-in-stock notification request was deleted. */
  | 'BACK_IN_STOCK_REQUEST_DELETED'
  /** A back-in-stock notification request was changed. */
  | 'BACK_IN_STOCK_REQUEST_UPDATED'
  /** A brand was created. */
  | 'BRAND_CREATED'
  /** A brand was deleted. */
  | 'BRAND_DELETED'
  /** A brand was changed. */
  | 'BRAND_UPDATED'
  /** A carrier rate configuration was created. */
  | 'CARRIER_RATE_CONFIGURATION_CREATED'
  /** A carrier rate configuration was deleted. */
  | 'CARRIER_RATE_CONFIGURATION_DELETED'
  /** A carrier rate configuration was changed. */
  | 'CARRIER_RATE_CONFIGURATION_UPDATED'
  /** A cart was abandoned. */
  | 'CART_ABANDONED'
  /** A cart was created. */
  | 'CART_CREATED'
  /** A cart was deleted. */
  | 'CART_DELETED'
  /** An abandoned cart was recovered. */
  | 'CART_RECOVERED'
  /** A cart was changed. */
  | 'CART_UPDATED'
  /** A checkout became an order. */
  | 'CHECKOUT_COMPLETED'
  /** A checkout was created from a cart. */
  | 'CHECKOUT_CREATED'
  /** A checkout was deleted. */
  | 'CHECKOUT_DELETED'
  /** The checkout settings of the site were changed. */
  | 'CHECKOUT_SETTINGS_UPDATED'
  /** A checkout template was created. */
  | 'CHECKOUT_TEMPLATE_CREATED'
  /** A checkout template was deleted. */
  | 'CHECKOUT_TEMPLATE_DELETED'
  /** A checkout template was changed. */
  | 'CHECKOUT_TEMPLATE_UPDATED'
  /** The link of a checkout template was opened. */
  | 'CHECKOUT_TEMPLATE_USED'
  /** A checkout was changed. */
  | 'CHECKOUT_UPDATED'
  /** A collection was changed. */
  | 'COLLECTION_CHANGED'
  /** A collection was created. */
  | 'COLLECTION_CREATED'
  /** A collection was deleted. */
  | 'COLLECTION_DELETED'
  /** An option or modifier that products share was created. */
  | 'CUSTOMIZATION_CREATED'
  /** An option or modifier that products share was deleted. */
  | 'CUSTOMIZATION_DELETED'
  /** An option or modifier that products share was changed. */
  | 'CUSTOMIZATION_UPDATED'
  /** A discount rule was created. */
  | 'DISCOUNT_RULE_CREATED'
  /** A discount rule was deleted. */
  | 'DISCOUNT_RULE_DELETED'
  /** A discount rule was changed. */
  | 'DISCOUNT_RULE_UPDATED'
  /** Fulfillments of an order, such as parcels, were added or changed. */
  | 'FULFILLMENTS_UPDATED'
  /** A section of text that products share was created. */
  | 'INFO_SECTION_CREATED'
  /** A section of text that products share was deleted. */
  | 'INFO_SECTION_DELETED'
  /** A section of text that products share was changed. */
  | 'INFO_SECTION_UPDATED'
  /** Inventory settings of a product were changed. */
  | 'INVENTORY_ITEM_CHANGED'
  /** A record of the stock of a variant was created. */
  | 'INVENTORY_ITEM_V3_CREATED'
  /** A record of the stock of a variant was deleted. */
  | 'INVENTORY_ITEM_V3_DELETED'
  /** A variant came into stock or went out of stock. */
  | 'INVENTORY_ITEM_V3_STOCK_STATUS_UPDATED'
  /** A record of the stock of a variant was changed. */
  | 'INVENTORY_ITEM_V3_UPDATED'
  /** The stock of a variant was changed for a known reason. */
  | 'INVENTORY_ITEM_V3_UPDATED_WITH_REASON'
  /** The stock of variants of a product went up or down. */
  | 'INVENTORY_VARIANTS_CHANGED'
  /** A member was created. */
  | 'MEMBER_CREATED'
  /** A member was deleted. */
  | 'MEMBER_DELETED'
  /** A member was changed. */
  | 'MEMBER_UPDATED'
  /** The order settings of the site were changed. */
  | 'ORDERS_SETTINGS_UPDATED'
  /** An order was paid, or needs no payment. */
  | 'ORDER_APPROVED'
  /** An order was canceled. */
  | 'ORDER_CANCELED'
  /** An edit of a placed order took effect. */
  | 'ORDER_COMMITTED'
  /** An order was placed. */
  | 'ORDER_CREATED'
  /** The fulfillment status of an order changed. */
  | 'ORDER_FULFILLED'
  /** An order was imported from another sales channel. */
  | 'ORDER_IMPORTED'
  /** An imported order was deleted. */
  | 'ORDER_IMPORTED_ORDER_DELETED'
  /** The payment status of an order changed. */
  | 'ORDER_PAYMENT_STATUS_UPDATED'
  /** An order was changed. */
  | 'ORDER_UPDATED'
  /** A product was changed. */
  | 'PRODUCT_CHANGED'
  /** A product was created. */
  | 'PRODUCT_CREATED'
  /** A product was deleted. */
  | 'PRODUCT_DELETED'
  /** A product was created in the newer catalog. */
  | 'PRODUCT_V3_CREATED'
  /** A product of the newer catalog was deleted. */
  | 'PRODUCT_V3_DELETED'
  /** A product of the newer catalog was changed. */
  | 'PRODUCT_V3_UPDATED'
  /** A ribbon was created. */
  | 'RIBBON_CREATED'
  /** A ribbon was deleted. */
  | 'RIBBON_DELETED'
  /** A ribbon was changed. */
  | 'RIBBON_UPDATED'
  /** A shipping option of the site was created. */
  | 'SHIPPING_OPTION_CREATED'
  /** A shipping option of the site was deleted. */
  | 'SHIPPING_OPTION_DELETED'
  /** A shipping option of the site was changed. */
  | 'SHIPPING_OPTION_UPDATED'
  /** A subscription contract was created. */
  | 'SUBSCRIPTION_CONTRACT_CREATED'
  /** A subscription contract was deleted. */
  | 'SUBSCRIPTION_CONTRACT_DELETED'
  /** A subscription contract was changed. */
  | 'SUBSCRIPTION_CONTRACT_UPDATED'
  /** An event of a type the gateway does not know: an `UnknownEvent`. */
  | 'UNKNOWN'
  /** Variants of a product were changed. */
  | 'VARIANTS_CHANGED';

/** Result of replaying a change event. */
export type ChangeEventPayload = {
  __typename?: 'ChangeEventPayload';
  /** The event as it is after the call; null when there is none with that id. */
  event?: Maybe<ChangeEvent>;
  /** Why it was not replayed; empty when it was. */
  problems: Array<Problem>;
};

/** How far the handling of a change event has come. */
export type ChangeEventState =
  /** All consumers have handled it. */
  | 'DONE'
  /** Waits to be handled, or to be tried again after a failure. */
  | 'NEW'
  /** Was not handled (a dead letter); `setAside` says why, and `replayChangeEvent` tries again. */
  | 'SET_ASIDE'
  /** Changed nothing, because a later event of the same entity had been handled first. */
  | 'SUPERSEDED';

/** A variant with the names of its fields that changed. */
export type ChangedVariant = {
  __typename?: 'ChangedVariant';
  /** Names of the fields that changed: `price`, `cost`, `weight`, `sku`, `visible`. */
  changedFields: Array<Scalars['String']['output']>;
  /** Choices that make up the variant. */
  choices: Array<ChosenOption>;
  /** Id of the variant. */
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
  /** The completed checkout. */
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

/** A checkout was created from a cart. */
export type CheckoutCreatedEvent = ChangeEvent & {
  __typename?: 'CheckoutCreatedEvent';
  /** The checkout that was created. */
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

/** A checkout was deleted; `entityId` is its id. */
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

/** The checkout settings of the site were changed. */
export type CheckoutSettingsUpdatedEvent = ChangeEvent & {
  __typename?: 'CheckoutSettingsUpdatedEvent';
  /** The settings after the change. */
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

/** A prepared checkout. Opening its link creates a checkout with its items. */
export type CheckoutTemplate = {
  __typename?: 'CheckoutTemplate';
  /** Code of the coupon that is applied; null when there is none. */
  couponCode?: Maybe<Scalars['String']['output']>;
  /** App and component with content of their own for the checkout page; null when there is none. */
  customContentReference?: Maybe<CustomContentReference>;
  /** Items of no catalog, at most 300. */
  customLineItems: Array<CheckoutTemplateCustomLine>;
  /** Whether manual payment is not offered. */
  disabledManualPayment?: Maybe<Scalars['Boolean']['output']>;
  /** App and resource the checkout is connected with outside the platform; null when there is none. */
  externalReference?: Maybe<ExternalReference>;
  /** Id of the template. */
  id: Scalars['ID']['output'];
  /** Products of the checkout, at most 300. */
  lines: Array<CheckoutTemplateLine>;
  /** Whether the shopper can neither apply nor remove a coupon. */
  lockedCoupon?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the shopper can neither add nor remove a gift card. */
  lockedGiftCard?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its link works. */
  status?: Maybe<CheckoutTemplateStatus>;
};

/** A checkout template was created. */
export type CheckoutTemplateCreatedEvent = ChangeEvent & {
  __typename?: 'CheckoutTemplateCreatedEvent';
  /** The template that was created. */
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

/** An item of no catalog in a checkout template. */
export type CheckoutTemplateCustomLine = {
  __typename?: 'CheckoutTemplateCustomLine';
  /** Id of the line. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Name of the item as the shopper reads it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Price of one piece, in the shop's currency. */
  price?: Maybe<Money>;
  /** Number of pieces. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** A checkout template was deleted; `entityId` is its id. */
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

/** A product in a checkout template. */
export type CheckoutTemplateLine = {
  __typename?: 'CheckoutTemplateLine';
  /** App id of the catalog the product belongs to. */
  catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Id of the product in its catalog. */
  catalogItemId?: Maybe<Scalars['ID']['output']>;
  /** Variant and choices of the product, as the catalog writes them. */
  catalogOptions?: Maybe<Scalars['JSON']['output']>;
  /** Number of pieces, 1 to 100,000. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** Whether the link of a checkout template works. */
export type CheckoutTemplateStatus =
  /** The link creates a checkout. */
  | 'ACTIVE'
  /** The link creates nothing and leads to the home page of the site. */
  | 'INACTIVE';

/** A checkout template was changed. */
export type CheckoutTemplateUpdatedEvent = ChangeEvent & {
  __typename?: 'CheckoutTemplateUpdatedEvent';
  /** The template after the change. */
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

/** The link of a checkout template was opened. */
export type CheckoutTemplateUsedEvent = ChangeEvent & {
  __typename?: 'CheckoutTemplateUsedEvent';
  /** The checkout that was created from the template. */
  checkout?: Maybe<Checkout>;
  /** The template behind the link. */
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
  /** The checkout after the change. */
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

/** Order that the choices of a customization are shown in. */
export type ChoiceSortStrategy =
  /** By name, whatever its case; numbers first. */
  | 'BY_NAME'
  /** By the number of products that have the choice, the largest first. */
  | 'BY_PRODUCT_COUNT'
  /** Text choices by name, swatches by the number of products. */
  | 'DEFAULT'
  /** In the order of the list of choices. */
  | 'MANUAL';

/** Kinds of choice. */
export type ChoiceTypeV3 =
  /** A text, `name`. */
  | 'CHOICE_TEXT'
  /** A picture, `image`. */
  | 'IMAGE'
  /** Several colors, in `colorCodes`. */
  | 'MULTIPLE_COLORS'
  /** One color, in `colorCodes`. */
  | 'ONE_COLOR';

/** A choice of an option, a modifier or a customization. */
export type ChoiceV3 = {
  __typename?: 'ChoiceV3';
  /** Amount it adds to the price; null when it adds nothing. */
  addedPrice?: Maybe<Money>;
  /** Kind of choice. */
  choiceType?: Maybe<ChoiceTypeV3>;
  /** Its colors as hex codes, such as `#FF0000`; empty when it is no color. */
  colorCodes: Array<Scalars['String']['output']>;
  /** Picture shown beside the choice; null when there is none. */
  displayImage?: Maybe<Image>;
  /** Id of the choice. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Picture the choice consists of; null for other kinds. */
  image?: Maybe<Image>;
  /** Whether at least one variant with it is in stock. */
  inStock?: Maybe<Scalars['Boolean']['output']>;
  /** Word for it in references to the catalog; generated from the name. */
  key?: Maybe<Scalars['String']['output']>;
  /** Pictures and videos shown when it is chosen; empty when all of the product's are. */
  linkedMedia: Array<ProductV3Media>;
  /** Name as a person reads it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Ids of the choices of the first option it goes with; empty when it goes with all. */
  primaryChoiceIds: Array<Scalars['ID']['output']>;
  /** Whether at least one variant with it is visible. */
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

/** A named group of products. */
export type Collection = {
  __typename?: 'Collection';
  /** Description for shoppers; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the collection. */
  id: Scalars['ID']['output'];
  /** True for the collection of all products, which belongs to the platform and cannot be changed. */
  isBuiltIn: Scalars['Boolean']['output'];
  /** The picture or video shown first; null when it has none. */
  mainMedia?: Maybe<MediaItem>;
  /**
   * Products of the collection, hidden ones included, as `managedProducts` reads them. One platform call for each
   * collection.
   */
  managedProducts: ProductConnection;
  /** All pictures and videos of the collection; empty when it has none. */
  media: Array<MediaItem>;
  /** Name as a person reads it. */
  name: Scalars['String']['output'];
  /** Number of its products; null when the platform does not say. */
  numberOfProducts?: Maybe<Scalars['Int']['output']>;
  /** Visible products of the collection. One platform call for each collection: refused below a list of more than one. */
  products: ProductConnection;
  /** Last part of the address of its page. */
  slug: Scalars['String']['output'];
  /**
   * Whether shoppers see it. A hidden one is null for them, as if there were none: only staff read it, with
   * `managedCollections`.
   */
  visible: Scalars['Boolean']['output'];
};


/** A named group of products. */
export type CollectionManagedProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ManagedProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ManagedProductSort>;
};


/** A named group of products. */
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
  /** Generation of the catalog that raised the event. */
  catalogVersion?: Maybe<CatalogVersion>;
  /** Names of the fields that changed: `name`, `media`. Products put into it change themselves. */
  changedFields: Array<Scalars['String']['output']>;
  /** Id of the collection. */
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

/** A page of collections. */
export type CollectionConnection = {
  __typename?: 'CollectionConnection';
  /** The same collections, each with its cursor. */
  edges: Array<CollectionEdge>;
  /** Collections of the page. */
  nodes: Array<Collection>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all collections; null when the platform does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A collection was created. */
export type CollectionCreatedEvent = ChangeEvent & {
  __typename?: 'CollectionCreatedEvent';
  /** Generation of the catalog that raised the event. */
  catalogVersion?: Maybe<CatalogVersion>;
  /** Id of the collection. */
  collectionId?: Maybe<Scalars['ID']['output']>;
  /** Name of the collection. */
  collectionName?: Maybe<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  /** The picture or video shown first; null when the collection has none. */
  mainMedia?: Maybe<MediaItem>;
  /** All pictures and videos of the collection; empty when it has none. */
  media: Array<MediaItem>;
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  /** Slug of the collection, the last part of the address of its page. */
  slug?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
  /** Whether the collection is shown to shoppers. */
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** A collection was deleted. */
export type CollectionDeletedEvent = ChangeEvent & {
  __typename?: 'CollectionDeletedEvent';
  /** Generation of the catalog that raised the event. */
  catalogVersion?: Maybe<CatalogVersion>;
  /** Id the collection had. */
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

/** One collection of a page, with its cursor. */
export type CollectionEdge = {
  __typename?: 'CollectionEdge';
  /** Cursor of this collection, for `after`. */
  cursor: Scalars['String']['output'];
  /** The collection. */
  node: Collection;
};

/** Result of writing a collection. */
export type CollectionPayload = {
  __typename?: 'CollectionPayload';
  /** The collection after the call; null when it was refused or could not be read afterwards. */
  collection?: Maybe<Collection>;
  /** Why it was refused; empty when it was not. A `WARNING` says that it was done but could not be read. */
  problems: Array<Problem>;
};

/** Order of collections. */
export type CollectionSort = {
  /** What they are ordered by. */
  field: CollectionSortField;
  /** Ascending or descending. */
  order?: SortOrder;
};

/** What collections are ordered by. */
export type CollectionSortField =
  /** Id, for an order that renaming does not change. */
  | 'ID'
  /** Name. */
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

/** A new collection. */
export type CreateCollectionInput = {
  /** Description for shoppers, at most 600 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name as a person reads it, 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** Last part of the address of its page, 1 to 100 characters; made from the name when left out. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a page that shoppers see; its products are sold either way. */
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

/** An option or modifier that products share was created. */
export type CustomizationCreatedEvent = ChangeEvent & {
  __typename?: 'CustomizationCreatedEvent';
  /** The option or modifier that was created. */
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

/** An option or modifier that products share was deleted; `entityId` is its id. */
export type CustomizationDeletedEvent = ChangeEvent & {
  __typename?: 'CustomizationDeletedEvent';
  /** The option or modifier before it was deleted. */
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

/** How a customization is shown. */
export type CustomizationRenderType =
  /** As a field for a text of the buyer's own; of modifiers only. */
  | 'FREE_TEXT'
  /** As swatches of color to choose from. */
  | 'SWATCH_CHOICES'
  /** As texts to choose from. */
  | 'TEXT_CHOICES';

/** Kinds of customization. */
export type CustomizationType =
  /** A modifier, which makes no variants. */
  | 'MODIFIER'
  /** An option, whose choices make variants. */
  | 'PRODUCT_OPTION';

/** An option or modifier that products share was changed. */
export type CustomizationUpdatedEvent = ChangeEvent & {
  __typename?: 'CustomizationUpdatedEvent';
  /** The option or modifier after the change. */
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
  /** Choices, at most 1,000; empty for a customization with a text. */
  choices: Array<ChoiceV3>;
  /** When the customization was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** How it is shown; never changes. */
  customizationRenderType?: Maybe<CustomizationRenderType>;
  /** Whether it is an option or a modifier; never changes. */
  customizationType?: Maybe<CustomizationType>;
  /** The text the buyer gives; null for a customization with choices. */
  freeText?: Maybe<FreeTextV3>;
  /** Id of the customization. */
  id: Scalars['ID']['output'];
  /** Word for it in references to the catalog; generated from the name. */
  key?: Maybe<Scalars['String']['output']>;
  /** Name as a person reads it; at most 50 characters. */
  name?: Maybe<Scalars['String']['output']>;
  /** Grows by 1 with every change of the customization. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Order that its choices are shown in; null for a customization with a text. */
  sortOrder?: Maybe<ChoiceSortStrategy>;
  /** When the customization was last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

export type DeleteCartPayload = {
  __typename?: 'DeleteCartPayload';
  deleted: Scalars['Boolean']['output'];
  problems: Array<Problem>;
};

/** Result of a deletion. */
export type DeletePayload = {
  __typename?: 'DeletePayload';
  /** Id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted; empty when it was. */
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

/** A discount the shop gives automatically, without a coupon. */
export type DiscountRule = {
  __typename?: 'DiscountRule';
  /** Whether the rule is switched on. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** First moment the rule is in force; no limit when null. */
  activeFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Moment the rule ends; no limit when null. */
  activeUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Which of the items in scope are lowered. */
  appliesTo?: Maybe<DiscountRuleSubject>;
  /** When the rule was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** What the rule gives: one discount at present. */
  discounts: Array<DiscountRuleDiscount>;
  /** Id of the rule. */
  id: Scalars['ID']['output'];
  /** Name of the rule, at most 50 characters. */
  name?: Maybe<Scalars['String']['output']>;
  /** Grows by 1 with every change of the rule. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Whether the rule is in force now, by its dates. */
  status?: Maybe<DiscountRuleStatus>;
  /** Condition the rule applies under; null when it always applies. */
  trigger?: Maybe<DiscountRuleTrigger>;
  /** When the rule was last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Number of times the rule was used. */
  usageCount?: Maybe<Scalars['Int']['output']>;
  /** Number of times the rule may be used; no limit when null. */
  usageLimit?: Maybe<Scalars['Int']['output']>;
};

/** A discount rule was created. */
export type DiscountRuleCreatedEvent = ChangeEvent & {
  __typename?: 'DiscountRuleCreatedEvent';
  /** The rule that was created. */
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

/** A discount rule was deleted; `entityId` is its id. */
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
  /** How it is calculated; says which of the amounts is set. */
  discountType?: Maybe<DiscountRuleDiscountType>;
  /** Amount taken off the price, in the shop's currency. */
  fixedAmount?: Maybe<Money>;
  /** Price of an item with the discount, in the shop's currency. */
  fixedPrice?: Maybe<Money>;
  /** Most pieces whose price it lowers; no limit when null. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** Percent taken off the price, 0.1 to 100. */
  percentage?: Maybe<Scalars['Float']['output']>;
  /** Prices for numbers of pieces; empty unless `discountType` is `QUANTITY_BASED`. */
  quantityPrices: Array<DiscountRuleQuantityPrice>;
  /** Products whose price it lowers. */
  scopes: Array<DiscountRuleScope>;
  /** What it lowers. */
  targetType?: Maybe<DiscountRuleTargetType>;
};

/** How a discount is calculated. */
export type DiscountRuleDiscountType =
  /** The price is lowered by `fixedAmount`. */
  | 'FIXED_AMOUNT'
  /** The price becomes `fixedPrice`. */
  | 'FIXED_PRICE'
  /** The price is lowered by `percentage`. */
  | 'PERCENTAGE'
  /** A number of pieces has a price of its own, such as three for $10: `quantityPrices`. */
  | 'QUANTITY_BASED';

/** Which customers a discount rule applies to. */
export type DiscountRuleEligibility =
  /** Contacts in one of some segments. */
  | 'CONTACT_SEGMENTS'
  /** Contacts with one of some tags. */
  | 'CONTACT_TAGS'
  /** Members who are named one by one. */
  | 'INDIVIDUAL_MEMBERS';

/** A price for a number of pieces. */
export type DiscountRuleQuantityPrice = {
  __typename?: 'DiscountRuleQuantityPrice';
  /** Price of all these pieces together. */
  price?: Maybe<Money>;
  /** Number of pieces. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** Quantities between two numbers, both included. */
export type DiscountRuleQuantityRange = {
  __typename?: 'DiscountRuleQuantityRange';
  /** The smallest quantity; no limit when null. */
  from?: Maybe<Scalars['Decimal']['output']>;
  /** Products whose pieces count; empty for all products. */
  scopes: Array<DiscountRuleScope>;
  /** The largest quantity; no limit when null. */
  to?: Maybe<Scalars['Decimal']['output']>;
};

/** Products a discount rule applies to. */
export type DiscountRuleScope = {
  __typename?: 'DiscountRuleScope';
  /** App id of the catalog with the products; null when another app selects them. */
  catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Ids of products of that catalog; empty for all of them. */
  catalogItemIds: Array<Scalars['ID']['output']>;
  /** Id of the app that selects the products; null unless `type` is `CUSTOM_FILTER`. */
  filterAppId?: Maybe<Scalars['ID']['output']>;
  /** Parameters for that app, as the platform sends them. */
  filterParams?: Maybe<Scalars['JSON']['output']>;
  /** Id of the scope within the rule. */
  id?: Maybe<Scalars['String']['output']>;
  /** How the products are selected. */
  type?: Maybe<DiscountRuleScopeType>;
};

/** How the products of a discount rule are selected. */
export type DiscountRuleScopeType =
  /** By catalog and product ids: `catalogAppId` and `catalogItemIds`. */
  | 'CATALOG_ITEM'
  /** By an app: `filterAppId` and `filterParams`. */
  | 'CUSTOM_FILTER';

/** Whether a discount rule is in force. */
export type DiscountRuleStatus =
  /** No longer in force. */
  | 'EXPIRED'
  /** In force now. */
  | 'LIVE'
  /** Not in force yet. */
  | 'PENDING';

/** Which of the items in scope a discount rule lowers. */
export type DiscountRuleSubject =
  /** All of them. */
  | 'ALL_ITEMS'
  /** The one with the lowest price. */
  | 'LOWEST_PRICED_ITEM';

/** Subtotals between two amounts in the shop's currency, both included. */
export type DiscountRuleSubtotalRange = {
  __typename?: 'DiscountRuleSubtotalRange';
  /** The smallest subtotal; no limit when null. */
  from?: Maybe<Money>;
  /** Products whose prices count; empty for all products. */
  scopes: Array<DiscountRuleScope>;
  /** The largest subtotal; no limit when null. */
  to?: Maybe<Money>;
};

/** What a discount lowers. */
export type DiscountRuleTargetType =
  /** Products that come with the purchase of others. */
  | 'BUY_X_GET_Y'
  /** The products of `scopes`. */
  | 'SPECIFIC_ITEMS';

/** A condition of a discount rule, or several joined by `AND` or `OR`. */
export type DiscountRuleTrigger = {
  __typename?: 'DiscountRuleTrigger';
  /** Id of the app that decides; null unless `triggerType` is `CUSTOM`. */
  customTriggerAppId?: Maybe<Scalars['ID']['output']>;
  /** Id of the condition within that app. */
  customTriggerId?: Maybe<Scalars['String']['output']>;
  /** Customers it applies to; null unless `triggerType` is `CUSTOMER_ELIGIBILITY`. */
  customerEligibility?: Maybe<DiscountRuleEligibility>;
  /** Quantities it applies to; null unless `triggerType` is `ITEM_QUANTITY_RANGE`. */
  itemQuantityRange?: Maybe<DiscountRuleQuantityRange>;
  /** Subtotals it applies to; null unless `triggerType` is `SUBTOTAL_RANGE`. */
  subtotalRange?: Maybe<DiscountRuleSubtotalRange>;
  /** Kind of condition; says which of the other fields is set. */
  triggerType?: Maybe<DiscountRuleTriggerType>;
  /** Conditions that are joined; empty unless `triggerType` is `AND` or `OR`. */
  triggers: Array<DiscountRuleTrigger>;
};

/** Kinds of condition that make a discount rule apply. */
export type DiscountRuleTriggerType =
  /** All of the conditions in `triggers` hold. */
  | 'AND'
  /** An app decides, by `customTriggerAppId` and `customTriggerId`. */
  | 'CUSTOM'
  /** The customer belongs to those of `customerEligibility`. */
  | 'CUSTOMER_ELIGIBILITY'
  /** The number of pieces is within `itemQuantityRange`. */
  | 'ITEM_QUANTITY_RANGE'
  /** At least one of the conditions in `triggers` holds. */
  | 'OR'
  /** The subtotal is within `subtotalRange`. */
  | 'SUBTOTAL_RANGE';

/** A discount rule was changed. */
export type DiscountRuleUpdatedEvent = ChangeEvent & {
  __typename?: 'DiscountRuleUpdatedEvent';
  /** The rule after the change. */
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
  /** Id of the visitor, member, dashboard user or app, by `kind`; null when unknown. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Kind of caller. */
  kind: EventIdentityKind;
};

/** Kinds of caller that can cause a change, as the platform distinguishes them. */
export type EventIdentityKind =
  /** A visitor who was not signed in. */
  | 'ANONYMOUS_VISITOR'
  /** An app or a program with a key. */
  | 'APP'
  /** A signed-in member of the site. */
  | 'MEMBER'
  /** The platform does not say, or the call had no identity. */
  | 'UNKNOWN'
  /** A user of the platform's own dashboard, such as the owner of the site. */
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

/** A text the buyer may or must give, such as an engraving. */
export type FreeTextV3 = {
  __typename?: 'FreeTextV3';
  /** Amount it adds to the price; null when it adds nothing. */
  defaultAddedPrice?: Maybe<Money>;
  /** Word for it in references to the catalog; generated from the title. */
  key?: Maybe<Scalars['String']['output']>;
  /** Greatest number of characters, at most 500. */
  maxCharCount?: Maybe<Scalars['Int']['output']>;
  /** Least number of characters. */
  minCharCount?: Maybe<Scalars['Int']['output']>;
  /** Title of the field as a person reads it. */
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

/** One delivery of items of an order, such as a parcel. */
export type Fulfillment = {
  __typename?: 'Fulfillment';
  /** Whether its handling is complete. */
  completed?: Maybe<Scalars['Boolean']['output']>;
  /** When the fulfillment was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the fulfillment. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Items it contains. */
  lines: Array<FulfillmentLine>;
  /** Carrier, such as `fedex` or `ups`, or a name the merchant entered. */
  shippingProvider?: Maybe<Scalars['String']['output']>;
  /** `Pending`, `Accepted`, `Ready`, `In_Delivery` or `Fulfilled`; the platform may send other texts. */
  status?: Maybe<Scalars['String']['output']>;
  /** Address where the delivery can be tracked. */
  trackingLink?: Maybe<Scalars['String']['output']>;
  /** Number to track the delivery by; null when there is none. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
};

/** Items of one order line in a fulfillment. */
export type FulfillmentLine = {
  __typename?: 'FulfillmentLine';
  /** Id of the line of the order. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Number of pieces of that line, 1 to 100,000. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** Fulfillments of an order, such as parcels, were added or changed. */
export type FulfillmentsUpdatedEvent = ChangeEvent & {
  __typename?: 'FulfillmentsUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  /** All fulfillments of the order after the change. */
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

/** A section of text that products share was created. */
export type InfoSectionCreatedEvent = ChangeEvent & {
  __typename?: 'InfoSectionCreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The section that was created. */
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

/** A section of text that products share was deleted; `entityId` is its id. */
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
  /** The section after the change. */
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
  /** When the section was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** Text as a tree of nodes, as the platform sends it. */
  description?: Maybe<Scalars['JSON']['output']>;
  /** Id of the section. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The same text as HTML. */
  plainDescription?: Maybe<Scalars['HTML']['output']>;
  /** Grows by 1 with every change of the section. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Title as the shopper reads it; at most 50 characters. */
  title?: Maybe<Scalars['String']['output']>;
  /** Name that no other section has, for the merchant; at most 100 characters. */
  uniqueName?: Maybe<Scalars['String']['output']>;
  /** When the section was last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

export type InvalidMembership = {
  __typename?: 'InvalidMembership';
  membership?: Maybe<Membership>;
  reason?: Maybe<Scalars['String']['output']>;
};

/** Why stock changed. */
export type InventoryChangeReason =
  /** The merchant or an app changed it. */
  | 'MANUAL'
  /** An order was placed or paid. */
  | 'ORDER'
  /** An earlier change was taken back. */
  | 'REVERT_INVENTORY_CHANGE'
  /** The platform does not say. */
  | 'UNKNOWN';

/** Stock of one variant at one location. */
export type InventoryItem = {
  __typename?: 'InventoryItem';
  /** Whether it can be bought. */
  availabilityStatus?: Maybe<InventoryItemAvailability>;
  /** When the record was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the categories the product was put into. */
  directCategoryIds: Array<Scalars['ID']['output']>;
  /** Fields that apps have added, by namespace. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Id of the stock record. */
  id: Scalars['ID']['output'];
  /** Whether it can be bought, when pieces are not counted. */
  inStock?: Maybe<Scalars['Boolean']['output']>;
  /** Id of the location the stock is at. */
  locationId?: Maybe<Scalars['ID']['output']>;
  /** Whether and how it can be ordered before it is in stock. */
  preorder?: Maybe<PreorderSettings>;
  /** Id of the product. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the product. */
  productName?: Maybe<Scalars['String']['output']>;
  /** Number of pieces, -99999 to 99999, negative when more were paid for than there were; null when pieces are not counted. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Grows by 1 with every change of the record. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Whether pieces are counted: `quantity` is set then, otherwise `inStock`. */
  trackQuantity?: Maybe<Scalars['Boolean']['output']>;
  /** When the record was last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the variant. */
  variantId?: Maybe<Scalars['ID']['output']>;
  /** Name of the variant. */
  variantName?: Maybe<Scalars['String']['output']>;
  /** Stock keeping unit of the variant. */
  variantSku?: Maybe<Scalars['String']['output']>;
  /** Whether the variant is shown to shoppers. */
  variantVisible?: Maybe<Scalars['Boolean']['output']>;
};

/** Whether an item of the inventory can be bought. */
export type InventoryItemAvailability =
  /** It is in stock. */
  | 'IN_STOCK'
  /** It cannot be bought. */
  | 'OUT_OF_STOCK'
  /** It is out of stock and can be preordered. */
  | 'PREORDER';

/** Inventory settings of a product changed: whether stock is tracked, or preorder. */
export type InventoryItemChangedEvent = ChangeEvent & {
  __typename?: 'InventoryItemChangedEvent';
  /** Names of the fields that changed: `trackInventory`, `preorderInfo`. */
  changedFields: Array<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** Id of the product's entry in the inventory. */
  inventoryItemId?: Maybe<Scalars['ID']['output']>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** Whether it can be ordered before it is in stock. */
  preorder?: Maybe<PreorderSettings>;
  /** Id of the product. */
  productId?: Maybe<Scalars['ID']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  /** Whether pieces are counted. */
  trackInventory?: Maybe<Scalars['Boolean']['output']>;
  type: Scalars['String']['output'];
  /** When the entry in the inventory changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A record of the stock of one variant at one location was created. */
export type InventoryItemV3CreatedEvent = ChangeEvent & {
  __typename?: 'InventoryItemV3CreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The record that was created. */
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

/** A record of the stock of a variant was deleted; `entityId` is its id. */
export type InventoryItemV3DeletedEvent = ChangeEvent & {
  __typename?: 'InventoryItemV3DeletedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The record before it was deleted. */
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

/** A variant came into stock or went out of stock; `entityId` is the id of its stock record. */
export type InventoryItemV3StockStatusUpdatedEvent = ChangeEvent & {
  __typename?: 'InventoryItemV3StockStatusUpdatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** True when it is in stock now, false when it is no longer. */
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
  /** The record after the change. */
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

/** The stock of a variant was changed for a known reason. */
export type InventoryItemV3UpdatedWithReasonEvent = ChangeEvent & {
  __typename?: 'InventoryItemV3UpdatedWithReasonEvent';
  /** Id of the app that changed the stock; the platform's own store app has one as well. */
  appId?: Maybe<Scalars['ID']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The record of the stock after the change. */
  inventoryItem?: Maybe<InventoryItem>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** Why the stock changed; null when the platform does not say. */
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

/** When an order lowers the stock. */
export type InventoryUpdateTrigger =
  /** When its payment is approved. */
  | 'ON_ORDER_PAID'
  /** When it is placed; the items are restocked when the payment fails. */
  | 'ON_ORDER_PLACED';

/** Stock of variants of a product went up or down. */
export type InventoryVariantsChangedEvent = ChangeEvent & {
  __typename?: 'InventoryVariantsChangedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** Id of the product's entry in the inventory. */
  inventoryItemId?: Maybe<Scalars['ID']['output']>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** Id of the product. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Why the stock changed; null when the platform does not say. */
  reason?: Maybe<InventoryChangeReason>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
  /** When the entry in the inventory changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  /** The variants with a changed stock, before and after. */
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
 * A change made in the admin, of one thing or of up to 10,000: who made it, when, and what came of each thing. Work on
 * many things goes on in the background, in batches as large as the platform accepts.
 */
export type Job = {
  __typename?: 'Job';
  /** What it does to each of its things. */
  action: JobAction;
  /** Name of the staff member or app who started it. */
  actor: Scalars['String']['output'];
  /** Service and name of the platform call, for a single change (`CHANGE`); null for any other job. */
  call?: Maybe<Scalars['String']['output']>;
  /** Number of things that were tried: `succeeded` and `failed` together. */
  done: Scalars['Int']['output'];
  /** Number of things that failed. */
  failed: Scalars['Int']['output'];
  /** Things that failed, in the order of the job. */
  failures: JobFailureConnection;
  /** When it was done or interrupted; null while it runs. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the job. */
  id: Scalars['ID']['output'];
  /** Whether the caller started it. */
  isOwn: Scalars['Boolean']['output'];
  /** Things of the job with what was changed, in the order of the job. */
  items: JobItemConnection;
  /** Id of the request to the gateway that started it, as in the log. */
  origin: Scalars['String']['output'];
  /**
   * Input of the job without its ids; null when there is none. Of members, values that identify a person are replaced by
   * `…`.
   */
  parameters?: Maybe<Scalars['JSON']['output']>;
  /** Why it was interrupted, when the platform failed; null otherwise. */
  problem?: Maybe<Problem>;
  /** Idempotency key the job was started with. */
  requestId: Scalars['String']['output'];
  /** Id of the job whose changes it reverts; null unless `action` is `REVERT`. */
  revertOf?: Maybe<Scalars['ID']['output']>;
  /** When it was started. */
  startedAt: Scalars['DateTime']['output'];
  /** How far it has come. */
  state: JobState;
  /** Number of things that were done. */
  succeeded: Scalars['Int']['output'];
  /** Number of its things. */
  total: Scalars['Int']['output'];
};


/**
 * A change made in the admin, of one thing or of up to 10,000: who made it, when, and what came of each thing. Work on
 * many things goes on in the background, in batches as large as the platform accepts.
 */
export type JobFailuresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A change made in the admin, of one thing or of up to 10,000: who made it, when, and what came of each thing. Work on
 * many things goes on in the background, in batches as large as the platform accepts.
 */
export type JobItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What a job does to each of its things. */
export type JobAction =
  /** Adds products to the collection `collectionId`. */
  | 'ADD_TO_COLLECTION'
  /** Raises or lowers one property of products, as `adjust` says. A batch whose response was lost is not sent again. */
  | 'ADJUST_PROPERTY'
  /** A single change, finished with its call. `startJob` refuses it. */
  | 'CHANGE'
  /** Deletes brands; the ids are those of brands. Needs the right `CATALOG_DELETE`. */
  | 'DELETE_BRANDS'
  /** Deletes products. Needs the right `CATALOG_DELETE`. */
  | 'DELETE_PRODUCTS'
  /** Changes each product in its own way, or creates it, as `edits` says: for a price sheet or an imported file. */
  | 'EDIT_PRODUCTS'
  /** Gives products of some brands the name of another and deletes those brands. Started by `mergeBrands`. */
  | 'MERGE_BRANDS'
  /** Removes products from the collection `collectionId`. */
  | 'REMOVE_FROM_COLLECTION'
  /** Renames brands together with their products. Started by `renameBrand` and `renameBrands`. */
  | 'RENAME_BRAND'
  /** Restores the values before another job. Started by `revertJob`. */
  | 'REVERT'
  /** Sets one property of products, as `set` says. */
  | 'SET_PROPERTY'
  /** Shows or hides products, as `visible` says. */
  | 'SET_VISIBILITY';

/** One field of a thing, before and after a job. */
export type JobChange = {
  __typename?: 'JobChange';
  /** Value after, as text; null when the thing or the value is gone. */
  after?: Maybe<Scalars['String']['output']>;
  /** Value before, as text; null when the thing or the value did not exist. Collections have the names they have now. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field: `price`, `cost`, `discount`, `visible`, `brand`, `collections`, `status` and so on. */
  field: Scalars['String']['output'];
  /** Choices of the variant the field belongs to; null for a field of the thing itself. */
  variant?: Maybe<Scalars['String']['output']>;
};

/** A page of jobs, newest first. */
export type JobConnection = {
  __typename?: 'JobConnection';
  /** Jobs of the page. */
  nodes: Array<Job>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
};

/** One thing of a job that failed. */
export type JobFailure = {
  __typename?: 'JobFailure';
  /** Id of the thing. */
  id: Scalars['ID']['output'];
  /** Position in the list of the job, counted from 0. */
  index: Scalars['Int']['output'];
  /** Why it failed. With `OUTCOME_UNKNOWN` the response was lost, so it may have been done. */
  problem: Problem;
};

/** A page of the failures of a job. */
export type JobFailureConnection = {
  __typename?: 'JobFailureConnection';
  /** Failures of the page, in the order of the job's things. */
  nodes: Array<JobFailure>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all failures of the job. */
  totalCount: Scalars['Int']['output'];
};

/** Narrows jobs. A job has to match every part that is given. */
export type JobFilter = {
  /** Id of a thing the job is about, or a part of the name it has now or had then. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** Jobs with this action. */
  action?: InputMaybe<JobAction>;
  /** A part of the name of the caller who started it; of members also of the name they have now. */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** Jobs about the thing with this id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Jobs started at this time or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Jobs about this kind of thing. */
  thing?: InputMaybe<JobThing>;
  /** Jobs started before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One thing of a job, with what was changed. */
export type JobItem = {
  __typename?: 'JobItem';
  /** Fields that changed; empty when nothing did, or when the values are not known. */
  changes: Array<JobChange>;
  /** Id of the thing. */
  id: Scalars['ID']['output'];
  /** Position in the list of the job, counted from 0. */
  index: Scalars['Int']['output'];
  /** Name the thing had then; of a member, the name they have now. Null when it is not known. */
  name?: Maybe<Scalars['String']['output']>;
  /** Why it failed; null when it did not. */
  problem?: Maybe<Problem>;
  /** How far the work on it has come. */
  state: JobItemState;
  /** Kind of thing; null when nothing was recorded of it. */
  thing?: Maybe<JobThing>;
};

/** A page of the things of a job. */
export type JobItemConnection = {
  __typename?: 'JobItemConnection';
  /** Things of the page, in the order of the job. */
  nodes: Array<JobItem>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all things of the job. */
  totalCount: Scalars['Int']['output'];
};

/** How far the work on one thing of a job has come. */
export type JobItemState =
  /** The platform did it. */
  | 'DONE'
  /** It was not done, or its response was lost; `problem` says which. */
  | 'FAILED'
  /** It was sent, and the response has not arrived. */
  | 'SENT'
  /** It has not been sent to the platform. */
  | 'WAITING';

/** Result of starting, stopping or resuming a job. */
export type JobPayload = {
  __typename?: 'JobPayload';
  /** The job as it is after the call; null when it was not started, or when there is none with that id. */
  job?: Maybe<Job>;
  /** Why it was refused; empty when it was not. */
  problems: Array<Problem>;
};

/** How far a job has come. */
export type JobState =
  /** All of its things were tried; some of them may have failed. */
  | 'DONE'
  /** It was stopped, the platform failed, or the process ended; `resumeJob` goes on with what is left. */
  | 'INTERRUPTED'
  /** It works through its things. */
  | 'RUNNING';

/** Kinds of thing that jobs change. */
export type JobThing =
  /** A brand. */
  | 'BRAND'
  /** A collection. */
  | 'COLLECTION'
  /** A member. */
  | 'MEMBER'
  /** A product with its variants. */
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

/** Kinds of product media. */
export type MediaTypeV3 =
  /** A picture. */
  | 'IMAGE'
  /** A video. */
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

/** A change of the caller's membership, such as a new name, a block or its end. */
export type MemberChange = {
  __typename?: 'MemberChange';
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The caller as they are now. */
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

/** A member was created. */
export type MemberCreatedEvent = ChangeEvent & {
  __typename?: 'MemberCreatedEvent';
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  /** The member who was created. */
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

/** A member was deleted; `entityId` is their id. */
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
  /** The member after the change. */
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

/** Brands that become one. */
export type MergeBrandsInput = {
  /** Ids of the brands that are deleted, 1 to 100. Their products get the name of the one that stays. */
  fromIds: Array<Scalars['ID']['input']>;
  /** Id of the brand that stays. */
  intoId: Scalars['ID']['input'];
  /** Idempotency key, as in `StartJobInput`. */
  requestId: Scalars['String']['input'];
};

/** Previous value of one field that an event changed. */
export type ModifiedField = {
  __typename?: 'ModifiedField';
  /** Path of the field within the entity: `lineItems[0].quantity`. */
  path: Scalars['String']['output'];
  /** Value before the change, as the platform sent it; null when there was none. */
  previous?: Maybe<Scalars['JSON']['output']>;
};

/** How a modifier is shown. */
export type ModifierRenderType =
  /** As a field for a text of the buyer's own. */
  | 'FREE_TEXT'
  /** As swatches of color to choose from. */
  | 'SWATCH_CHOICES'
  /** As texts to choose from. */
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
  /** Adds products to a collection. One id the platform does not know refuses all of them. */
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
  /** Creates brands. */
  bulkCreateBrands: BulkBrandPayload;
  /** Deletes brands. Products keep their names. */
  bulkDeleteBrands: BulkPayload;
  /** 1 to 100 ids; each is tried by itself. */
  bulkDeleteMembers: BulkPayload;
  /** As `bulkApproveMembers`, for good; who is found is signed out everywhere. */
  bulkDeleteMembersByFilter: BulkJobPayload;
  /** The brands with these names, whatever their case; new ones for names that no brand has. */
  bulkGetOrCreateBrands: BulkBrandPayload;
  /** Renames brands alone; `renameBrands` changes the names their products carry as well. */
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
  /** Creates a brand. A name that another brand has in another case, or with spaces around it, is refused as `NAME_TAKEN`. */
  createBrand: BrandPayload;
  /** Makes or refreshes the checkout of the caller's cart. */
  createCheckout: CreateCheckoutPayload;
  /** Creates a collection without products. */
  createCollection: CollectionPayload;
  /** Creates a member without a password. No email is sent before `sendActivationEmail`. */
  createMember: MemberPayload;
  createProduct: ProductPayload;
  createRedirectSession: CreateRedirectSessionPayload;
  /** Deletes a brand. Products keep its name. */
  deleteBrand: DeletePayload;
  deleteCart: DeleteCartPayload;
  /** Deletes a collection. Its products stay. */
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
  /** Gives the caller access to the admin. Requires a recent sign-in, by default within 15 minutes. */
  elevate: StaffPayload;
  /** Ends the caller's access to the admin. The caller stays signed in as a member. */
  endElevation: StaffPayload;
  endSession: AcceptedPayload;
  /** The brand with this name, whatever its case; a new one when there is none. */
  getOrCreateBrand: BrandPayload;
  /** Shows the caller in the directory. */
  joinCommunity: MemberPayload;
  leaveCommunity: MemberPayload;
  login: SignInPayload;
  logout: LogoutPayload;
  /**
   * Gives the products of some brands the name of another and deletes those brands, in one job. Only one such job runs at
   * a time.
   */
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
  /** Removes products from a collection. One id the platform does not know refuses all of them. */
  removeProductsFromCollection: CollectionPayload;
  removeRibbon: ProductPayload;
  /**
   * Renames a brand and every product that carries its name, whatever its case, in one job. Only one such job runs at a
   * time.
   */
  renameBrand: RenameBrandsPayload;
  /**
   * Renames brands and every product that carries one of their names, whatever its case, in one job. Only one such job
   * runs at a time.
   */
  renameBrands: RenameBrandsPayload;
  /**
   * Handles an event that was set aside once more. It changes nothing when a later event of the same entity has been
   * handled.
   */
  replayChangeEvent: ChangeEventPayload;
  /** A mail when something sold out can be bought again. */
  requestBackInStock: RequestBackInStockPayload;
  resendEmailCode: SignInPayload;
  /** Every variant gets the product's own price, cost, weight and SKU back, and is visible. */
  resetAllProductVariantData: ProductPayload;
  /** Goes on with what an interrupted job has not done. A job that runs or is done stays as it is. */
  resumeJob: JobPayload;
  /** Restores what a job changed, as a job of its own. For members it needs the right `MEMBERS_DELETE`. */
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
  /** Starts a job and returns at once. It goes on in the background; at most three run for one caller. */
  startJob: JobPayload;
  /** Begins the platform's own sign-in page. */
  startSignIn: StartSignInPayload;
  /** Interrupts a job after the batch that is being sent. A job that is over stays as it is. */
  stopJob: JobPayload;
  unmuteMember: MemberPayload;
  /** Renames a brand alone; `renameBrand` changes the name its products carry as well. */
  updateBrand: BrandPayload;
  updateCart: CartPayload;
  /** Changes a collection. The built-in one is refused as `BUILT_IN_COLLECTION`, here and below. */
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

/** How the choices of an option are shown. */
export type OptionRenderType =
  /** As swatches of color. */
  | 'SWATCH_CHOICES'
  /** As texts. */
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

/** An order was paid, or needs no payment. */
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
  /** The order that was approved. */
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
  /** Message to the buyer in that email; null when the merchant wrote none. */
  customMessage?: Maybe<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The canceled order. */
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
  /** What was edited, as the platform sends it. */
  changes?: Maybe<Scalars['JSON']['output']>;
  /** When the edit took effect. */
  commitDate?: Maybe<Scalars['DateTime']['output']>;
  /** Settings the edit was made with, as the platform sends them. */
  commitSettings?: Maybe<Scalars['JSON']['output']>;
  /** Id of the draft in which the order was edited. */
  draftOrderId?: Maybe<Scalars['ID']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The order after the edit. */
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
  /** The order that was placed. */
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

/** The fulfillment status of an order changed. */
export type OrderFulfilledEvent = ChangeEvent & {
  __typename?: 'OrderFulfilledEvent';
  /** What was done, as the platform names it. */
  action?: Maybe<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  /** Fulfillment status after the change. */
  newFulfillmentStatus?: Maybe<OrderFulfillmentStatus>;
  occurredAt: Scalars['DateTime']['output'];
  /** The order after the change. */
  order?: Maybe<Order>;
  /** Fulfillment status before the change. */
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

/** All fulfillments of one order. */
export type OrderFulfillments = {
  __typename?: 'OrderFulfillments';
  /** The fulfillments; empty when nothing has been sent. */
  fulfillments: Array<Fulfillment>;
  /** Id of the order. */
  orderId: Scalars['ID']['output'];
};

/** An order was imported from another sales channel. */
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
  /** The imported order. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An imported order was deleted. */
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
  /** The order before it was deleted; null when the platform sends its id alone. */
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

/** The payment status of an order changed: it was paid, refunded or declined, for example. */
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
  /** The order after the change. */
  order?: Maybe<Order>;
  /** Payment status before the change. */
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
  /** The order after the change. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** How the site handles orders. */
export type OrdersSettings = {
  __typename?: 'OrdersSettings';
  /** Whether an invoice is created for every new order that is paid online. */
  createInvoice?: Maybe<Scalars['Boolean']['output']>;
  /** When the settings were created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** When an order lowers the stock. */
  inventoryUpdateTrigger?: Maybe<InventoryUpdateTrigger>;
  /** When the settings were last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** The order settings of the site were changed. */
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
  /** The settings after the change. */
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

/** Which variants of a product can be preordered now. */
export type PreorderAvailability =
  /** All of them. */
  | 'ALL_VARIANTS'
  /** None of them. */
  | 'NO_VARIANTS'
  /** Some of them. */
  | 'SOME_VARIANTS';

/** Whether and how an item can be ordered before it is in stock. */
export type PreorderSettings = {
  __typename?: 'PreorderSettings';
  /** Number of pieces preordered so far; null when pieces are not counted. */
  counter?: Maybe<Scalars['Int']['output']>;
  /** Whether it can be preordered. */
  enabled?: Maybe<Scalars['Boolean']['output']>;
  /** Most pieces that can be preordered after the stock has reached zero; at most 100,000. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** Message to shoppers while it is out of stock; at most 250 characters. */
  message?: Maybe<Scalars['String']['output']>;
  /** Number of pieces that can still be preordered; null when pieces are not counted. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** Whether preorder is switched on for the variants of a product. */
export type PreorderStatus =
  /** For none of them. */
  | 'DISABLED'
  /** For all of them. */
  | 'ENABLED'
  /** For some of them. */
  | 'PARTIALLY_ENABLED';

/** A price change to preview: `ids` with exactly one of `set` and `adjust`, or `edits`. */
export type PriceChangeInput = {
  /** Property that is raised or lowered for all products, and by how much. */
  adjust?: InputMaybe<AdjustProductPropertyInput>;
  /** Changes of single products, 1 to 5,000, as in `StartJobInput`; those of no amount are left out. */
  edits?: InputMaybe<Array<ProductEditInput>>;
  /** Ids of products, 1 to 10,000; empty with `edits`. */
  ids?: Array<Scalars['ID']['input']>;
  /** Percent that a price may change before it counts as `LARGE_CHANGE`, 0 to 1000. */
  limitPercent?: InputMaybe<Scalars['Int']['input']>;
  /** Property and value that all products get. */
  set?: InputMaybe<SetProductPropertyInput>;
};

/** What a change of prices or costs would do to all of its products. Nothing is changed. */
export type PriceDryRun = {
  __typename?: 'PriceDryRun';
  /** Number of products for each risk that occurs; a product may have several. */
  counts: Array<PriceRiskCount>;
  /** Preview of each product, those with a risk or a refusal first. */
  items: AdjustmentPreviewConnection;
  /** Number of products whose change the platform would refuse. */
  refused: Scalars['Int']['output'];
  /** Number of products that were found. */
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

/** Effects of a price change that are rarely intended. Each kind that occurs has to be acknowledged. */
export type PriceRisk =
  /** A shopper would pay less than the product costs. */
  | 'BELOW_COST'
  /** The price, or the price less its discount, would be below zero: it is refused, or sold at 0.00. */
  | 'BELOW_ZERO'
  /** What a shopper pays would change by more than `limitPercent`. */
  | 'LARGE_CHANGE'
  /** A shopper would pay 0.00. */
  | 'SOLD_AT_ZERO';

/** Number of products with one risk. */
export type PriceRiskCount = {
  __typename?: 'PriceRiskCount';
  /** Number of products; at least 1. */
  count: Scalars['Int']['output'];
  /** The risk. */
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
   * Similar products that can be bought, at most 12: from its collections and its brand, with a similar name and price.
   * Empty while the shop's search index is not available.
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

/** Whether the variants of a product are in stock. */
export type ProductAvailabilityStatus =
  /** All of them are. */
  | 'IN_STOCK'
  /** None of them is. */
  | 'OUT_OF_STOCK'
  /** Some of them are. */
  | 'PARTIALLY_OUT_OF_STOCK';

/** A change of a product. */
export type ProductChange = {
  __typename?: 'ProductChange';
  /** Names of the public fields that changed; empty when the platform does not name them. */
  fields: Array<Scalars['String']['output']>;
  /** What happened to it. */
  kind: ProductChangeKind;
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The product after the change; null when it was deleted or hidden. */
  product?: Maybe<Product>;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
};

/** What happened to a product. */
export type ProductChangeKind =
  /** Fields of the product changed. */
  | 'CHANGED'
  /** The product was created. */
  | 'CREATED'
  /** The product was deleted. */
  | 'DELETED'
  /** The number of pieces changed, or whether it can be bought. */
  | 'STOCK';

/** A product was changed. */
export type ProductChangedEvent = ChangeEvent & {
  __typename?: 'ProductChangedEvent';
  /** Generation of the catalog that raised the event. */
  catalogVersion?: Maybe<CatalogVersion>;
  /** Names of the fields that changed: `priceData`, `name`. */
  changedFields: Array<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** Id of the product. */
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

/** A product was created. */
export type ProductCreatedEvent = ChangeEvent & {
  __typename?: 'ProductCreatedEvent';
  /** Name of the brand; null when it has none. */
  brandName?: Maybe<Scalars['String']['output']>;
  /** Generation of the catalog that raised the event. */
  catalogVersion?: Maybe<CatalogVersion>;
  /** The price without the discount; null without a discount. */
  compareAtPrice?: Maybe<Money>;
  /** What the product costs the merchant, and the profit; null when the platform does not say. */
  costAndProfit?: Maybe<CostAndProfit>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  /** The picture or video shown first; null when the product has none. */
  mainMedia?: Maybe<MediaItem>;
  /** All pictures and videos of the product; empty when it has none. */
  media: Array<MediaItem>;
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** Address of the product's page on the platform's own site. */
  pageUrl?: Maybe<Scalars['String']['output']>;
  /** What a shopper pays for one, the discount taken off. */
  price?: Maybe<Money>;
  /** Id of the product. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the product. */
  productName?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  /** Stock keeping unit of the product; null when it has none. */
  sku?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
  /** Whether the product is shown to shoppers. */
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** A product was deleted. */
export type ProductDeletedEvent = ChangeEvent & {
  __typename?: 'ProductDeletedEvent';
  /** Generation of the catalog that raised the event. */
  catalogVersion?: Maybe<CatalogVersion>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** Id the product had. */
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

/** A product that is changed (`id` and `change`) or created (`create`). */
export type ProductEditInput = {
  /** What is changed; needs `id`. */
  change?: InputMaybe<UpdateProductInput>;
  /** Product that is created; without `id` and `change`. */
  create?: InputMaybe<CreateProductInput>;
  /** Id of the product that is changed; not together with `create`. */
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

/** Kinds of product in the newer catalog. */
export type ProductTypeV3 =
  /** A file to download. */
  | 'DIGITAL'
  /** A thing that is delivered. */
  | 'PHYSICAL';

/**
 * A product of the newer catalog, as change events carry it. Shops read their products as `Product`, whichever catalog
 * they have.
 */
export type ProductV3 = {
  __typename?: 'ProductV3';
  /** Smallest and largest price of all variants, discounts taken off. */
  actualPriceRange?: Maybe<MoneyRange>;
  /** Further ribbons, at most 4. */
  additionalRibbons: Array<Scalars['String']['output']>;
  /** Categories it was put into, and all of their parents. */
  allCategories: Array<CategoryPlaceV3>;
  /** False when it is sold by subscription only; null without subscriptions. */
  allowOneTimePurchases?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its variants are in stock, at the default location. */
  availabilityStatus?: Maybe<ProductAvailabilityStatus>;
  /** Id of the brand; null when it has none. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** Name of the brand; null when it has none. */
  brandName?: Maybe<Scalars['String']['output']>;
  /** Categories on the path to the product, the outermost first. */
  breadcrumbs: Array<BreadcrumbV3>;
  /** Smallest and largest price of all variants before discounts; null without discounts. */
  compareAtPriceRange?: Maybe<MoneyRange>;
  /** Smallest and largest cost of all variants. */
  costRange?: Maybe<MoneyRange>;
  /** When the product was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the currency of its prices; null when the platform does not send it. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Description as a tree of nodes, as the platform sends it. */
  description?: Maybe<Scalars['JSON']['output']>;
  /** Categories it was put into. */
  directCategories: Array<CategoryPlaceV3>;
  /** Fields that apps have added, by namespace. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Lasting name of the product for programs; set once. */
  handle?: Maybe<Scalars['String']['output']>;
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Sections of text below the description, at most 20. */
  infoSections: Array<InfoSectionV3>;
  /** Id of the category that `breadcrumbs` lead through. */
  mainCategoryId?: Maybe<Scalars['ID']['output']>;
  /** Picture or video shown first; null when there is none. */
  mainMedia?: Maybe<ProductV3Media>;
  /** All pictures and videos, at most 50; empty when there are none. */
  media: Array<ProductV3Media>;
  /** The visible variant with the lowest price, as the platform sends it; null when none is visible. */
  minPriceVariant?: Maybe<Scalars['JSON']['output']>;
  /** Price of that variant without the discount; null without a discount. */
  minVariantCompareAtPrice?: Maybe<Money>;
  /** Price of the variant with the lowest price, the discount taken off. */
  minVariantPrice?: Maybe<Money>;
  /** Stock keeping unit of that variant. */
  minVariantSku?: Maybe<Scalars['String']['output']>;
  /** Modifiers of the product, at most 10. */
  modifiers: Array<ProductV3Modifier>;
  /** Name as a person reads it; at most 80 characters. */
  name?: Maybe<Scalars['String']['output']>;
  /** Options of the product, at most 6; empty for a product without variants. */
  options: Array<ProductV3Option>;
  /** The same description as HTML. */
  plainDescription?: Maybe<Scalars['HTML']['output']>;
  /** Which of its variants can be preordered now, at the default location. */
  preorderAvailability?: Maybe<PreorderAvailability>;
  /** Whether preorder is switched on for its variants, at the default location. */
  preorderStatus?: Maybe<PreorderStatus>;
  /** Quantity that prices per unit are given for; null when it is not sold by weight, volume or length. */
  pricePerUnit?: Maybe<UnitV3>;
  /** Ids of its tags for the merchant alone, at most 100. */
  privateTagIds: Array<Scalars['ID']['output']>;
  /** Whether it is delivered or downloaded; never changes. */
  productType?: Maybe<ProductTypeV3>;
  /** Ids of its tags that shoppers may see, at most 100. */
  publicTagIds: Array<Scalars['ID']['output']>;
  /** Who may buy it; null when every visitor may. */
  purchaseEligibility?: Maybe<PurchaseEligibility>;
  /** Path of that address. */
  relativePath?: Maybe<Scalars['String']['output']>;
  /** Grows by 1 with every change of the product. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Short text on the picture, such as `New`; null when it has none. */
  ribbon?: Maybe<Scalars['String']['output']>;
  /** Data for search engines. */
  seo: Seo;
  /** Smallest and largest shipping weight of all variants, in the shop's weight unit. */
  shippingWeightRange?: Maybe<NumberRange>;
  /** Slug of the product, for the address of its page; made from the name when it is not set. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Subscriptions it can be bought by, at most 6; empty when it is sold once only. */
  subscriptions: Array<ProductV3Subscription>;
  /** Id of the group that decides its tax; null when the platform does not send it. */
  taxGroupId?: Maybe<Scalars['ID']['output']>;
  /** When the product was last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the product's page on the platform's own site. */
  url?: Maybe<Scalars['String']['output']>;
  /** Number of variants. */
  variantCount?: Maybe<Scalars['Int']['output']>;
  /** Variants of the product; empty when the platform does not send them. */
  variants: Array<ProductV3Variant>;
  /** Whether it is shown to shoppers of the site. */
  visible?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is shown at the point of sale; always false for digital products. */
  visibleInPos?: Maybe<Scalars['Boolean']['output']>;
};

/** A product was created in the newer catalog. */
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
  /** The product that was created. */
  product?: Maybe<ProductV3>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A product of the newer catalog was deleted; `entityId` is its id. */
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
  /** The product before it was deleted. */
  product?: Maybe<ProductV3>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A picture or video of a product. */
export type ProductV3Media = {
  __typename?: 'ProductV3Media';
  /** What it shows, for readers who cannot see it. */
  altText?: Maybe<Scalars['String']['output']>;
  /** Name of the file as a person reads it. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Id of the file in the site's media. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The picture; null for a video. */
  image?: Maybe<Image>;
  /** Whether it is a picture or a video. */
  mediaType?: Maybe<MediaTypeV3>;
  /** Small picture of it. */
  thumbnail?: Maybe<Image>;
  /** Address of the file. */
  url?: Maybe<Scalars['String']['output']>;
  /** The video as the platform sends it; null for a picture. */
  video?: Maybe<Scalars['JSON']['output']>;
};

/** A modifier: a choice or text of the buyer that creates no variants, such as gift wrapping. */
export type ProductV3Modifier = {
  __typename?: 'ProductV3Modifier';
  /** Choices of the modifier; empty for one with a text. */
  choices: Array<ChoiceV3>;
  /** The text the buyer gives; null for a modifier with choices. */
  freeText?: Maybe<FreeTextV3>;
  /** Id of the modifier. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Word for it in references to the catalog; generated from the name. */
  key?: Maybe<Scalars['String']['output']>;
  /** Whether the buyer has to choose or write something. */
  mandatory?: Maybe<Scalars['Boolean']['output']>;
  /** How it is shown; says whether it has `freeText` or `choices`. */
  modifierRenderType?: Maybe<ModifierRenderType>;
  /** Name as a person reads it. */
  name?: Maybe<Scalars['String']['output']>;
};

/** An option, such as size. Each combination of choices of all options is a variant. */
export type ProductV3Option = {
  __typename?: 'ProductV3Option';
  /** Choices of the option. */
  choices: Array<ChoiceV3>;
  /** Id of the option. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Word for it in references to the catalog; generated from the name. */
  key?: Maybe<Scalars['String']['output']>;
  /** Name as a person reads it. */
  name?: Maybe<Scalars['String']['output']>;
  /** How its choices are shown. */
  optionRenderType?: Maybe<OptionRenderType>;
};

/** A subscription that a product can be bought by. */
export type ProductV3Subscription = {
  __typename?: 'ProductV3Subscription';
  /** Amount taken off the price; null unless `discountType` is `AMOUNT`. */
  amountOff?: Maybe<Money>;
  /** True when it goes on until it is canceled; null when it ends after `billingCycles`. */
  autoRenewal?: Maybe<Scalars['Boolean']['output']>;
  /** Number of payments before it ends, 2 to 999; null when it renews itself. */
  billingCycles?: Maybe<Scalars['Int']['output']>;
  /** Description for shoppers; at most 60 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether `amountOff` or `percentOff` is set; null without a discount. */
  discountType?: Maybe<SubscriptionDiscountType>;
  /** Unit of the time between two payments; multiplied by `interval`. */
  frequency?: Maybe<SubscriptionFrequency>;
  /** Id of the subscription. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Number of units between two payments, 1 to 50. */
  interval?: Maybe<Scalars['Int']['output']>;
  /** Percent taken off the price, 0.1 to 99.9; null unless `discountType` is `PERCENT`. */
  percentOff?: Maybe<Scalars['Float']['output']>;
  /** Name as a person reads it; at most 20 characters. */
  title?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered to shoppers. */
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** A product of the newer catalog was changed. */
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
  /** The product after the change. */
  product?: Maybe<ProductV3>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A variant of a product of the newer catalog. */
export type ProductV3Variant = {
  __typename?: 'ProductV3Variant';
  /** What a shopper pays for one. */
  actualPrice?: Maybe<Money>;
  /** Barcode; at most 40 characters. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** Its choice of each option; empty for a product without options. */
  choices: Array<VariantV3Choice>;
  /** The price without the discount, to be shown struck through; null without a discount. */
  compareAtPrice?: Maybe<Money>;
  /** What one costs the merchant. */
  cost?: Maybe<Money>;
  /** Id of the variant. */
  id: Scalars['ID']['output'];
  /** Whether it is in stock. */
  inStock?: Maybe<Scalars['Boolean']['output']>;
  /** Picture or video of the variant; null when it has none of its own. */
  media?: Maybe<ProductV3Media>;
  /** Whether it can be ordered before it is in stock. */
  preorderEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Price of one base unit, for products sold by weight, volume or length. */
  pricePerUnit?: Maybe<Money>;
  /** Text that explains `pricePerUnit`, as the platform sends it. */
  pricePerUnitDescription?: Maybe<Scalars['String']['output']>;
  /** The price less the cost. */
  profit?: Maybe<Money>;
  /** Profit as a fraction of the price, at most 1: `0.4`. */
  profitMargin?: Maybe<Scalars['Float']['output']>;
  /** Stock keeping unit; at most 40 characters. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Whether it is shown to shoppers. */
  visible?: Maybe<Scalars['Boolean']['output']>;
  /** Shipping weight, in the shop's weight unit. */
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

/** Who may buy a product. */
export type PurchaseEligibility =
  /** Signed-in members alone. */
  | 'MEMBERS_ONLY';

export type Query = {
  __typename?: 'Query';
  /** Reads the whole audit log and checks the hash of every entry. */
  auditCheck: AuditCheck;
  /** Calls made with the site's key, newest first. */
  auditLog: AuditConnection;
  /**
   * A brand by id, by exact name or by slug; give exactly one. Null with an entry in the response's `extensions.problems`
   * when there is none, as `product`.
   */
  brand?: Maybe<Brand>;
  /** Brands of the shop, by name. */
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
  /** One change event; null when there is none with that id, or when it is older than 30 days. */
  changeEvent?: Maybe<ChangeEvent>;
  /** Whether change events arrive and are handled. */
  changeEventHealth: ChangeEventHealth;
  /** Change events of the platform, newest first. They are stored for 30 days. */
  changeEvents: ChangeEventConnection;
  /**
   * A checkout of the caller's own. Null with an entry in the answer's `extensions.problems` when there is
   * none with that id, or the id cannot be one.
   */
  checkout?: Maybe<Checkout>;
  checkoutSettings: CheckoutSettings;
  /**
   * A collection by id or by slug; give exactly one. Null with an entry in the response's `extensions.problems` when there
   * is none, as `product`.
   */
  collection?: Maybe<Collection>;
  /** Visible collections of the shop. */
  collections?: Maybe<CollectionConnection>;
  /** Number of brands. */
  countBrands: Scalars['Int']['output'];
  /**
   * The dry run of `bulkApproveMembers`, `bulkBlockMembers` and `bulkDeleteMembersByFilter`. Without filter
   * and search it is refused unless `everybody` is true. Only deletion supports a search.
   */
  countMembersByFilter: MemberCount;
  /** What `mergeBrands` would do. */
  dryRunMergeBrands: BrandMergeDryRun;
  /**
   * What `startJob` would do to the prices of these products, discounts and variants included. Calculated by the rules of
   * the platform, whose own result decides.
   */
  dryRunPrices: PriceDryRun;
  /** What `revertJob` would do, and what was changed after the job; null when there is no job with that id. */
  dryRunRevert?: Maybe<RevertDryRun>;
  /**
   * A job of the caller, or of any caller with the right `AUDIT_READ`; null when there is none with that id. Jobs are
   * stored for 30 days.
   */
  job?: Maybe<Job>;
  /** Jobs of the caller, or of all callers with the right `AUDIT_READ`, newest first. */
  jobs: JobConnection;
  /** Brands as they are at this moment, read without a cache. */
  managedBrands: BrandConnection;
  /** A collection, hidden or not, read without a cache; null when there is none with that id. */
  managedCollection?: Maybe<Collection>;
  /** Collections as they are at this moment, hidden ones included, read without a cache. */
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
  /** Whether the caller can use the admin, and with which rights. */
  staff: Staff;
  /** Settings of the shop. */
  store: Store;
  /** Null with an entry in the answer's `extensions.problems`, as `product`. */
  storeVariant?: Maybe<StoreVariant>;
  storeVariants?: Maybe<StoreVariantConnection>;
  /** Suggestions for a text. All lists are empty for fewer than two characters. */
  suggest: Suggestions;
  /** The caller. Never null: without a session it is a visitor. */
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

/** A new name for a brand and its products. */
export type RenameBrandInput = {
  /** Id of the brand. */
  id: Scalars['ID']['input'];
  /** New name, 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** Idempotency key, as in `StartJobInput`. */
  requestId: Scalars['String']['input'];
  /** Revision the change is based on; one that is no longer current is refused as `REVISION_CONFLICT`. */
  revision: Scalars['String']['input'];
};

/** New names for several brands and their products. */
export type RenameBrandsInput = {
  /** The brands, 1 to 100, each once. Their new names must differ, and no other brand may have one of them. */
  brands: Array<UpdateBrandInput>;
  /** Idempotency key, as in `StartJobInput`. */
  requestId: Scalars['String']['input'];
};

/** Result of starting to rename brands. */
export type RenameBrandsPayload = {
  __typename?: 'RenameBrandsPayload';
  /** The brands whose revision is no longer current, as they are now, with `REVISION_CONFLICT`; empty otherwise. */
  current: Array<Brand>;
  /** The job that renames them; null when it was refused. */
  job?: Maybe<Job>;
  /** Why it was refused; empty when it was not. */
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

/** One field that a revert would restore. */
export type RevertChange = {
  __typename?: 'RevertChange';
  /** Value the field would have; null when it would have none. */
  back?: Maybe<Scalars['String']['output']>;
  /** Name of the field, as `JobChange.field`. */
  field: Scalars['String']['output'];
  /** Whether the field was changed after the job. */
  isChangedSince: Scalars['Boolean']['output'];
  /** Value the field has now; null when it has none. */
  now?: Maybe<Scalars['String']['output']>;
  /** Choices of the variant the field belongs to; null for a field of the thing itself. */
  variant?: Maybe<Scalars['String']['output']>;
};

/** What a revert would do. Nothing is changed. */
export type RevertDryRun = {
  __typename?: 'RevertDryRun';
  /** Number of these that were changed after the job. They are left alone unless `overwrite` is set. */
  changedSince: Scalars['Int']['output'];
  /** Number of things that would change. */
  changing: Scalars['Int']['output'];
  /** Number of things for each risk of the restored prices; without `overwrite`, things changed since are not counted. */
  counts: Array<PriceRiskCount>;
  /** Number of things that cannot be reverted. */
  impossible: Scalars['Int']['output'];
  /** The first 500 things that would change or cannot be reverted. */
  items: Array<RevertPreview>;
  /** Number of all things of the job. */
  total: Scalars['Int']['output'];
};

/** A job whose changes are reverted. */
export type RevertJobInput = {
  /** Risks that the caller accepts, as in `StartJobInput`. */
  acknowledge?: InputMaybe<Array<PriceRisk>>;
  /** Id of the job. */
  id: Scalars['ID']['input'];
  /** Whether things that were changed after the job are reverted too. */
  overwrite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key, as in `StartJobInput`. */
  requestId: Scalars['String']['input'];
};

/** What a revert would do to one thing. */
export type RevertPreview = {
  __typename?: 'RevertPreview';
  /** Fields that would be restored; empty when the thing would be deleted or cannot be reverted. */
  changes: Array<RevertChange>;
  /** Id of the thing. */
  id: Scalars['ID']['output'];
  /** Name the thing had then; of a member, the name they have now. Null when it is not known. */
  name?: Maybe<Scalars['String']['output']>;
  /** Why it cannot be reverted; null when it can. */
  problem?: Maybe<Problem>;
  /** True when the job created the thing and the revert deletes it. Needs the right `CATALOG_DELETE`. */
  removes: Scalars['Boolean']['output'];
  /** Risks of the prices a shopper would pay; empty without any. */
  risks: Array<PriceRisk>;
  /** Kind of thing; null when nothing was recorded of it. */
  thing?: Maybe<JobThing>;
};

/** A short text on the picture of a product, such as `New`. */
export type Ribbon = {
  __typename?: 'Ribbon';
  /** When the ribbon was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the ribbon. */
  id: Scalars['ID']['output'];
  /** Text of the ribbon; at most 30 characters. */
  name?: Maybe<Scalars['String']['output']>;
  /** Grows by 1 with every change of the ribbon. */
  revision?: Maybe<Scalars['String']['output']>;
  /** When the ribbon was last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A ribbon was created. */
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
  /** The ribbon that was created. */
  ribbon?: Maybe<Ribbon>;
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A ribbon was deleted; `entityId` is its id. */
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
  /** The ribbon before it was deleted. */
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
  /** The ribbon after the change. */
  ribbon?: Maybe<Ribbon>;
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Permission of staff or an app. */
export type Right =
  /** Read the log of all calls made with the site's key, and the jobs of other callers. */
  | 'AUDIT_READ'
  /** Delete many products or brands at once. */
  | 'CATALOG_DELETE'
  /** Read hidden products and product costs. */
  | 'CATALOG_READ'
  /** Change products, collections and brands, and delete one at a time. */
  | 'CATALOG_WRITE'
  /**
   * See the personal data in change events: carts, checkouts, orders with their addresses, members with their contacts,
   * and back-in-stock requests with their email addresses.
   */
  | 'EVENTS_PERSONAL'
  /** Read change events of the platform and their catalog data, without personal data. */
  | 'EVENTS_READ'
  /** Replay change events that were set aside. */
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

/** Why a change event was set aside, and how often it was tried. */
export type SetAside = {
  __typename?: 'SetAside';
  /** Description of the reason for staff; null when there is nothing to add. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Kind of reason. */
  reason: SetAsideReason;
  /** How often handling was tried; 0 for an event that was never handed to a consumer. */
  tries: Scalars['Int']['output'];
};

/** Why a change event was set aside. */
export type SetAsideReason =
  /** Every try to handle it failed. */
  | 'FAILED'
  /** It was signed, or happened, too long before it arrived. */
  | 'STALE'
  /** The gateway does not know events of its type. */
  | 'UNKNOWN_TYPE'
  /** Its content does not have the shape of its type, or has been erased. */
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

/** A shipping option of the site was created. */
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
  /** The shipping option that was created. */
  shippingOption?: Maybe<ShippingOptionRule>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A shipping option of the site was deleted; `entityId` is its id. */
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
  /** The shipping option before it was deleted. */
  shippingOption?: Maybe<ShippingOptionRule>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

export type ShippingOptionInput = {
  carrierId?: InputMaybe<Scalars['ID']['input']>;
  code: Scalars['String']['input'];
};

/** A shipping option in the settings of the site. Of the rates that apply, the lowest is charged. */
export type ShippingOptionRule = {
  __typename?: 'ShippingOptionRule';
  /** When the option was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the delivery regions the option is offered in; at most 50. */
  deliveryRegionIds: Array<Scalars['ID']['output']>;
  /** Delivery time as text: `2-3 business days`. */
  estimatedDeliveryTime?: Maybe<Scalars['String']['output']>;
  /** Id of the shipping option. */
  id: Scalars['ID']['output'];
  /** What delivery costs under which conditions; 1 to 50. */
  rates: Array<ShippingRate>;
  /** Grows by 1 with every change of the option. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Name of the option as the shopper reads it. */
  title?: Maybe<Scalars['String']['output']>;
  /** When the option was last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A shipping option of the site was changed. */
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
  /** The shipping option after the change. */
  shippingOption?: Maybe<ShippingOptionRule>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Price of delivery that applies when all of its conditions hold. */
export type ShippingRate = {
  __typename?: 'ShippingRate';
  /** Price of delivery, in the shop's currency. */
  amount?: Maybe<Money>;
  /** Conditions that all have to hold; empty for a rate that always applies. */
  conditions: Array<ShippingRuleCondition>;
  /** Whether the amount is charged for each item. */
  multiplyByQuantity?: Maybe<Scalars['Boolean']['output']>;
};

/** One condition of a shipping rate. */
export type ShippingRuleCondition = {
  __typename?: 'ShippingRuleCondition';
  /** How it is compared. */
  operator?: Maybe<ShippingRuleOperator>;
  /** What is compared. */
  type?: Maybe<ShippingRuleType>;
  /** Weight, price or quantity to compare with. */
  value?: Maybe<Scalars['Decimal']['output']>;
};

/** How a condition of a shipping rate compares the total with its value. */
export type ShippingRuleOperator =
  /** Equal to the value. */
  | 'EQ'
  /** Greater than the value. */
  | 'GT'
  /** Greater than the value or equal to it. */
  | 'GTE'
  /** Less than the value. */
  | 'LT'
  /** Less than the value or equal to it. */
  | 'LTE';

/** What a condition of a shipping rate compares. */
export type ShippingRuleType =
  /** Total price of the items, in the shop's currency. */
  | 'BY_TOTAL_PRICE'
  /** Total number of items. */
  | 'BY_TOTAL_QUANTITY'
  /** Total weight of the items, in the shop's weight unit. */
  | 'BY_TOTAL_WEIGHT';

/** A change that concerns the screen: of a product, of the cart or of the membership. */
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

/** The caller as staff of the shop. */
export type Staff = {
  __typename?: 'Staff';
  /** Whether the caller can use the admin. */
  door: StaffDoor;
  /** Email address of the caller; null for callers who are not staff. */
  email?: Maybe<Scalars['String']['output']>;
  /** False on a site without the platform's key: every field of the admin answers `NOT_CONFIGURED` then. */
  isConfigured: Scalars['Boolean']['output'];
  /** Name of the caller; null for callers who are not staff, and without a name. */
  name?: Maybe<Scalars['String']['output']>;
  /** When access ends unless another request is made, by default after 15 minutes; null without access. */
  openUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Rights of the caller's role; empty for callers who are not staff. */
  rights: Array<Right>;
  /** Role of the caller; null for callers who are not staff. */
  role?: Maybe<StaffRole>;
};

/** Whether the caller can use the admin, or what is missing. */
export type StaffDoor =
  /** The email address that makes the member staff has not been verified. */
  | 'EMAIL_NOT_VERIFIED'
  /** The signed-in member does not belong to the staff. */
  | 'NOT_STAFF'
  /** The caller has access. */
  | 'OPEN'
  /** The caller is staff; `elevate` gives access. */
  | 'READY'
  /** Not signed in. */
  | 'SIGNED_OUT'
  /** The last sign-in is too long ago: sign in again. */
  | 'SIGN_IN_AGAIN';

/** Result of opening or closing the admin. */
export type StaffPayload = {
  __typename?: 'StaffPayload';
  /** Why access was refused; empty when it was not. */
  problems: Array<Problem>;
  /** The caller after the call. */
  staff: Staff;
};

/** Role of a staff member. */
export type StaffRole =
  /** Works on the catalog for the owner, with fewer rights; `docs/permissions.md` lists them. */
  | 'CONTRIBUTOR'
  /** Owner of the shop, with every right. */
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

/** A job to start: the action, what it works on, and the one argument the action needs. */
export type StartJobInput = {
  /**
   * Risks of a price change that the caller accepts. A risk that occurs and is not listed refuses the job as
   * `ACKNOWLEDGMENT_REQUIRED`; when it occurs later, that product alone is refused.
   */
  acknowledge?: InputMaybe<Array<PriceRisk>>;
  /** What to do. */
  action: JobAction;
  /** Property and change for `ADJUST_PROPERTY`; not for other actions. */
  adjust?: InputMaybe<AdjustProductPropertyInput>;
  /** Id of the collection for `ADD_TO_COLLECTION` and `REMOVE_FROM_COLLECTION`; not for other actions. */
  collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Changes for `EDIT_PRODUCTS`, 1 to 5,000, each product once; not for other actions. */
  edits?: InputMaybe<Array<ProductEditInput>>;
  /** Ids of what it works on, 1 to 10,000, each once; empty for `EDIT_PRODUCTS`. */
  ids?: Array<Scalars['ID']['input']>;
  /** Percent that a price may change before it counts as `LARGE_CHANGE`, 0 to 1000. */
  limitPercent?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Idempotency key chosen by the caller, 8 to 100 characters. The same key with the same input is the same job, and
   * nothing is done twice.
   */
  requestId: Scalars['String']['input'];
  /** Property and value for `SET_PROPERTY`; not for other actions. */
  set?: InputMaybe<SetProductPropertyInput>;
  /** Whether the products are shown, for `SET_VISIBILITY`; not for other actions. */
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
  /** Stock after the change; null when the platform does not say. */
  after?: Maybe<StockValue>;
  /** Stock before the change; null when the platform does not say. */
  before?: Maybe<StockValue>;
  /** Id of the variant. */
  variantId: Scalars['ID']['output'];
};

/** Stock of a variant before or after a change. */
export type StockValue = {
  __typename?: 'StockValue';
  /** Whether it can be ordered before it is in stock. */
  availableForPreorder?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it can be bought. */
  inStock?: Maybe<Scalars['Boolean']['output']>;
  /** Number of pieces; null when they are not counted. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** Settings of the shop that a client needs before it shows anything. */
export type Store = {
  __typename?: 'Store';
  /** ISO 4217 codes of the currencies prices can be shown in, the shop's own first. */
  currencies: Array<Scalars['String']['output']>;
  /** ISO 4217 code of the shop's own currency: `USD`. */
  currency: Scalars['String']['output'];
  /** Locale that texts, numbers and dates are formatted for: `en-US`. */
  locale: Scalars['String']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Settings of the sign-in form. */
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
  /**
   * Changes of the caller's own cart: in another tab, on another device, or by its checkout. `UNAUTHENTICATED` without a
   * session.
   */
  cartChanged: CartChange;
  /**
   * Every change event once it is handled, superseded or set aside, whichever gateway process received it. Earlier ones
   * are in the query `changeEvents`.
   */
  changeEvents: ChangeEvent;
  /** Changes of the caller's own membership. `UNAUTHENTICATED` without a session. */
  meChanged: MemberChange;
  /** Changes of products, with their public fields. */
  productChanged: ProductChange;
  /**
   * All changes that concern one screen, over one connection: of the products it shows, and of the caller's own cart and
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

/** A subscription of a buyer: recurring deliveries and payments. */
export type SubscriptionContract = {
  __typename?: 'SubscriptionContract';
  /** Whether it goes on until it is canceled. */
  autoRenewal?: Maybe<Scalars['Boolean']['output']>;
  /** Billing address and contact. */
  billing?: Maybe<Contact>;
  /** Number of payments before it ends; without meaning when `autoRenewal` is true. */
  billingCycles?: Maybe<Scalars['Int']['output']>;
  /** Who bought the subscription. */
  buyerInfo?: Maybe<BuyerInfo>;
  /** Language to write to the buyer in, as a code: `en`. */
  buyerLanguage?: Maybe<Scalars['String']['output']>;
  /** Sales channel the subscription was bought through. */
  channelType?: Maybe<ChannelType>;
  /** When the contract was created. */
  createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the currency of all amounts. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Description of the subscription for shoppers. */
  description?: Maybe<Scalars['String']['output']>;
  /** Amount of all discounts together. */
  discount?: Maybe<Money>;
  /** Discounts that were applied; empty when there are none. */
  discounts: Array<OrderDiscount>;
  /** Unit of the time between two payments; multiplied by `interval`. */
  frequency?: Maybe<SubscriptionFrequency>;
  /** Id of the contract. */
  id: Scalars['ID']['output'];
  /** Number of units between two payments: `MONTH` and 3 is every three months. */
  interval?: Maybe<Scalars['Int']['output']>;
  /** Items of each delivery. */
  lines: Array<OrderLine>;
  /** Address and contact that the deliveries go to. */
  recipient?: Maybe<Contact>;
  /** Grows by 1 with every change of the contract. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Price of delivery. */
  shipping?: Maybe<Money>;
  /** When the subscription starts; null when the platform does not say. */
  startDate?: Maybe<Scalars['DateTime']['output']>;
  /** Price of the lines before delivery, tax and discounts. */
  subtotal?: Maybe<Money>;
  /** Amount of tax. */
  tax?: Maybe<Money>;
  /** Whether the prices of the lines include tax. */
  taxIncludedInPrices?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the subscription, such as `Monthly coffee`. */
  title?: Maybe<Scalars['String']['output']>;
  /** What the buyer pays each time. */
  total?: Maybe<Money>;
  /** When the contract was last changed. */
  updatedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Unit of the weights of the lines. */
  weightUnit?: Maybe<WeightUnit>;
};

/** A subscription contract was created. */
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
  /** The contract that was created. */
  subscriptionContract?: Maybe<SubscriptionContract>;
  type: Scalars['String']['output'];
};

/** A subscription contract was deleted; `entityId` is its id. */
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

/** A subscription contract was changed. */
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
  /** The contract after the change. */
  subscriptionContract?: Maybe<SubscriptionContract>;
  type: Scalars['String']['output'];
};

/** How the discount of a subscription is calculated. */
export type SubscriptionDiscountType =
  /** `amountOff` is taken off the price. */
  | 'AMOUNT'
  /** `percentOff` is taken off the price. */
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

/** A few hits of each kind, for a search field while a person types. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** Brands whose names match. */
  brands: Array<Brand>;
  /** Collections whose names match. */
  collections: Array<Collection>;
  /** Spelling that was searched for instead, where the words as typed find nothing; null otherwise. */
  correction?: Maybe<Scalars['String']['output']>;
  /** Products that match, best first. */
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

/** Quantity that a price per unit is given for: `100` and `G` is a price per 100 g. */
export type UnitV3 = {
  __typename?: 'UnitV3';
  /** Unit of weight, volume, length or area. */
  measurementUnit?: Maybe<MeasurementUnit>;
  /** Number of units. */
  quantity?: Maybe<Scalars['Float']['output']>;
};

/** An event of a type the gateway does not know. It is stored and set aside as `UNKNOWN_TYPE`. */
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

/** A new name for a brand. */
export type UpdateBrandInput = {
  /** Id of the brand. */
  id: Scalars['ID']['input'];
  /** New name, 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** Revision the change is based on; one that is no longer current is refused as `REVISION_CONFLICT`. */
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

/** Changes of a collection. What is left out, or null, stays as it is. */
export type UpdateCollectionInput = {
  /** Description for shoppers, at most 600 characters; an empty text removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name as a person reads it, 1 to 50 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Last part of the address of its page, 1 to 100 characters. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a page that shoppers see; its products are sold either way. */
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

/** Choice of one option in a variant. */
export type VariantV3Choice = {
  __typename?: 'VariantV3Choice';
  /** Id of the choice. */
  choiceId?: Maybe<Scalars['ID']['output']>;
  /** Name of the choice; null when the platform sends the ids alone. */
  choiceName?: Maybe<Scalars['String']['output']>;
  /** Id of the option. */
  optionId?: Maybe<Scalars['ID']['output']>;
  /** Name of the option; null when the platform sends the ids alone. */
  optionName?: Maybe<Scalars['String']['output']>;
};

/** Variants of a product were changed. */
export type VariantsChangedEvent = ChangeEvent & {
  __typename?: 'VariantsChangedEvent';
  /** Generation of the catalog that raised the event. */
  catalogVersion?: Maybe<CatalogVersion>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  isAnonymize: Scalars['Boolean']['output'];
  isErased: Scalars['Boolean']['output'];
  modifiedFields: Array<ModifiedField>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** Id of the product. */
  productId?: Maybe<Scalars['ID']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  setAside?: Maybe<SetAside>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
  /** The variants that changed. */
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

/** The caller, as the session cookie says. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Whether a session exists. Browsing creates none. */
  hasSession: Scalars['Boolean']['output'];
  /** Name to greet the member by, read from the session without a platform call; null for visitors, and without a name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Whether the caller is signed in. */
  role: ViewerRole;
  /** How far a sign-in in this browser has come. */
  signIn: SignIn;
};

/** Whether the caller is signed in. */
export type ViewerRole =
  /** A signed-in member. */
  | 'MEMBER'
  /** Not signed in: without a session, or with an anonymous one. */
  | 'VISITOR';

export type WeightUnit =
  | 'KG'
  | 'LB'
  | 'UNSPECIFIED_WEIGHT_UNIT';
