export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the calendar, ISO 8601: `2026-11-20`. */
  Date: { input: string; output: string; }
  /** A point in time, ISO 8601 in UTC: `2026-11-20T19:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * A decimal number as text, without an exponent. An amount of money has at least the decimals of its currency (`19.90`);
   * any other number has no zeros at the end (`0.5`).
   */
  Decimal: { input: string; output: string; }
  /** Sanitized HTML: paragraphs, lists, emphasis and links only. */
  HTML: { input: string; output: string; }
  /** A value of any shape, as the platform sends it, unchanged. Its members are not part of this schema. */
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
  /** Address where the buyer can go on with the checkout. */
  checkoutUrl?: Maybe<Scalars['URL']['output']>;
  /** Company the buyer entered. */
  company?: Maybe<Scalars['String']['output']>;
  /** When the record was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** When it became an order after all; null while it is abandoned. */
  recoveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the checkout was taken up again. */
  status?: Maybe<AbandonmentStatus>;
  /** Price of all lines, before discounts and tax. */
  subtotal?: Maybe<Money>;
  /** What would have been paid, after discounts, gift cards and tax. */
  total?: Maybe<Money>;
  /** When the record was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One step of an automation for an abandoned checkout. */
export type AbandonedCheckoutActivity = {
  __typename?: 'AbandonedCheckoutActivity';
  /** When the step was recorded. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
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
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A record of an abandoned checkout was deleted; `entityId` is its id. */
export type AbandonedCheckoutDeletedEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutDeletedEvent';
  /** The record before it was deleted. */
  abandonedCheckout?: Maybe<AbandonedCheckout>;
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An abandoned checkout became an order after all. */
export type AbandonedCheckoutRecoveredEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutRecoveredEvent';
  /** The recovered checkout. */
  abandonedCheckout?: Maybe<AbandonedCheckout>;
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A record of an abandoned checkout was changed. */
export type AbandonedCheckoutUpdatedEvent = ChangeEvent & {
  __typename?: 'AbandonedCheckoutUpdatedEvent';
  /** The record after the change. */
  abandonedCheckout?: Maybe<AbandonedCheckout>;
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
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

/** Whether a request was accepted. */
export type AcceptedPayload = {
  __typename?: 'AcceptedPayload';
  /** Whether the request was accepted. */
  accepted: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was accepted. */
  problems: Array<Problem>;
};

/** Whether a member may write in the community. */
export type ActivityStatus =
  /** The member may comment, like and post. */
  | 'ACTIVE'
  /** The member can read, but neither comment, like nor post. */
  | 'MUTED'
  /** The caller may not see it. */
  | 'UNKNOWN';

/** Who did something, as recorded then. */
export type Actor = {
  __typename?: 'Actor';
  /** Id of the visitor or member, staff included, or name of the app; null when it was not recorded. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Kind of caller. */
  kind: ActorKind;
  /** Email address of a staff member, or name of an app; null for other callers, and when it was not recorded. */
  name?: Maybe<Scalars['String']['output']>;
  /** Role a staff member had; null for other callers, and when it was not recorded. */
  role?: Maybe<StaffRole>;
};

/** Kinds of caller. */
export type ActorKind =
  /** A program with a key of its own. */
  | 'APP'
  /** A signed-in member of the site. */
  | 'MEMBER'
  /** A member who is on the staff of the shop. */
  | 'STAFF'
  /** A visitor who is not signed in. */
  | 'VISITOR';

/** Input of `addProductMedia`. */
export type AddProductMediaInput = {
  /** Product to add them to. */
  id: Scalars['ID']['input'];
  /** 1 to 50 pictures or videos. */
  media: Array<NewMediaInput>;
};

/** Input of `addProductMediaToChoices`. */
export type AddProductMediaToChoicesInput = {
  /** Product the choices belong to. */
  id: Scalars['ID']['input'];
  /** 1 to 10 choices of one option. */
  media: Array<ChoiceMediaInput>;
};

/** Input of `addProductsToCollection`. */
export type AddProductsToCollectionInput = {
  /** Id of the collection. */
  id: Scalars['ID']['input'];
  /** Ids of the products, 1 to 1,000. */
  productIds: Array<Scalars['ID']['input']>;
};

/** Lines to add to the cart; at least one of either kind. */
export type AddToCartInput = {
  /** Place of business the cart belongs to. */
  businessLocationId?: InputMaybe<Scalars['ID']['input']>;
  /** Lines of no catalog, at most 100. Staff and apps only. */
  customLines?: InputMaybe<Array<CustomLineInput>>;
  /** Idempotency key, 8 to 100 letters, digits and . _ : -; a repeat with the same key has no second effect. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Lines of a catalog, at most 100; may be empty when `customLines` is not. */
  lines: Array<CartLineInput>;
};

/** A fee on top of lines and delivery. */
export type AdditionalFee = {
  __typename?: 'AdditionalFee';
  /** Code of the fee; null when it has none. */
  code?: Maybe<Scalars['String']['output']>;
  /** Lines the fee is for; empty when it is for the whole cart. */
  lineIds: Array<Scalars['ID']['output']>;
  /** Name to show, in the buyer's language where there is a translation. */
  name: Scalars['String']['output'];
  /** Amount of the fee. */
  price?: Maybe<Money>;
  /** Amount with tax. */
  priceAfterTax?: Maybe<Money>;
  /** Amount without tax. */
  priceBeforeTax?: Maybe<Money>;
  /** App that charges the fee; null when no app does. */
  providerAppId?: Maybe<Scalars['ID']['output']>;
  /** Where the fee comes from. */
  source?: Maybe<FeeSource>;
  /** Tax of the fee. */
  taxDetails?: Maybe<TaxDetails>;
  /** Whose address the fee is taxed by. */
  taxableAddress?: Maybe<TaxableAddressType>;
};

/** What a delivery costs beside its price. */
export type AdditionalFeeCharge =
  /** Packing and handling. */
  | 'HANDLING_FEE'
  /** Insurance of the parcel. */
  | 'INSURANCE';

/** A postal address. Parts the platform does not know are null. */
export type Address = {
  __typename?: 'Address';
  /** Street and house number. */
  addressLine?: Maybe<Scalars['String']['output']>;
  /** Apartment, floor or similar. */
  addressLine2?: Maybe<Scalars['String']['output']>;
  /** Name of the city. */
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 code, two letters. */
  country?: Maybe<Scalars['String']['output']>;
  /** Name of the country, as the platform writes it. */
  countryName?: Maybe<Scalars['String']['output']>;
  /** Whole address in one text, as the platform writes it. */
  formatted?: Maybe<Scalars['String']['output']>;
  /** Point on the map; null when it is not known. */
  geocode?: Maybe<Geocode>;
  /** Postal code, in the format of the country. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Street, when street and number are given apart. */
  streetName?: Maybe<Scalars['String']['output']>;
  /** House number, when street and number are given apart. */
  streetNumber?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  subdivision?: Maybe<Scalars['String']['output']>;
  /** Name of the state or province, as the platform writes it. */
  subdivisionName?: Maybe<Scalars['String']['output']>;
};

/** A postal address; replaced as a whole. */
export type AddressInput = {
  /** Street and house number, at most 150 characters. */
  addressLine?: InputMaybe<Scalars['String']['input']>;
  /** Apartment, floor or similar, at most 100 characters. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 code, two letters. */
  country: Scalars['String']['input'];
  /** Point on the map, when it is known. */
  geocode?: InputMaybe<GeocodeInput>;
  /** At most 50 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Street, with `streetNumber` in place of `addressLine`; at most 150 characters. */
  streetName?: InputMaybe<Scalars['String']['input']>;
  /** House number, with `streetName` in place of `addressLine`; at most 50 characters. */
  streetNumber?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  subdivision?: InputMaybe<Scalars['String']['input']>;
};

/** What an address is for. */
export type AddressTag =
  /** Where bills go. */
  | 'BILLING'
  /** Where the member lives. */
  | 'HOME'
  /** Where orders are delivered. */
  | 'SHIPPING'
  /** Nothing in particular. */
  | 'UNTAGGED'
  /** Where the member works. */
  | 'WORK';

/** What is changed. Exactly one of these. */
export type AdjustProductPropertyInput =
  /** Change of the price before the discount. */
  { basePrice: AdjustmentInput; cost?: never; weight?: never; }
  |  /** Change of the cost, of the product and of every variant. */
  { basePrice?: never; cost: AdjustmentInput; weight?: never; }
  |  /** Change of the weight, of the product and of every variant. */
  { basePrice?: never; cost?: never; weight: WeightAdjustmentInput; };

/** Products, and the property that is raised or lowered for all of them. */
export type AdjustPropertyWorkInput = {
  /** Property and by how much it changes. */
  adjust: AdjustProductPropertyInput;
  /** Ids of products, 1 to 10,000, each once. */
  ids: Array<Scalars['ID']['input']>;
};

/** A change of a number. Exactly one of these. */
export type AdjustmentInput =
  /** What is added, with its sign; at most 2 decimals. */
  { amount: Scalars['Decimal']['input']; percentage?: never; }
  |  /** Percentage that is added. */
  { amount?: never; percentage: PercentageInput; };

/** What an adjustment would make of one product. */
export type AdjustmentPreview = {
  __typename?: 'AdjustmentPreview';
  /** Price or cost afterwards; null when the change is about the weight. */
  after?: Maybe<Money>;
  /** Price or cost that changes, as it is now; null without one, and when the change is about the weight. */
  before?: Maybe<Money>;
  /** What it would cost the merchant afterwards; null when no cost is known. */
  cost?: Maybe<Money>;
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** What a shopper would pay, the discount taken off. */
  paidAfter: Money;
  /** What a shopper pays now, the discount taken off. */
  paidBefore: Money;
  /** Why the platform would refuse it for this product; null when it would not. */
  problem?: Maybe<Problem>;
  /** Risks of the product or of one of its variants; empty when there is none. */
  risks: Array<PriceRisk>;
  /** Each variant of a product that manages its variants; otherwise empty. */
  variants: Array<VariantAdjustmentPreview>;
  /** Weight afterwards; null when the change is about a price or cost. */
  weightAfter?: Maybe<Weight>;
  /** Weight as it is now; null without one, and when the change is about a price or cost. */
  weightBefore?: Maybe<Weight>;
};

/** A page of previews. */
export type AdjustmentPreviewConnection = {
  __typename?: 'AdjustmentPreviewConnection';
  /** The same previews, each with its cursor. */
  edges: Array<AdjustmentPreviewEdge>;
  /** Previews of the page. */
  nodes: Array<AdjustmentPreview>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all products in the preview. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One preview of a page, with its cursor. */
export type AdjustmentPreviewEdge = {
  __typename?: 'AdjustmentPreviewEdge';
  /** Cursor of this preview, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The preview. */
  node: AdjustmentPreview;
};

/**
 * The key of an app: a program that calls without a person. It is sent as `Authorization: Bearer …`. The key itself is
 * stored nowhere, only its SHA-256.
 */
export type AppKey = {
  __typename?: 'AppKey';
  /** Origins whose pages may use the key from a browser, such as `https://example.com`; empty when none may. */
  allowedOrigins: Array<Scalars['String']['output']>;
  /** Cost of documents that the app may send in a minute; null without a limit. */
  costPerMinute?: Maybe<Scalars['Int']['output']>;
  /** When the key was created; null for a key of the settings. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Staff member who created the key, by email address; null for a key of the settings. */
  createdBy?: Maybe<Actor>;
  /** Number of documents in the app's manifest; 0 without one. */
  documentCount: Scalars['Int']['output'];
  /** True when the app runs only the documents of its own manifest. */
  documentsOnly: Scalars['Boolean']['output'];
  /** Id of the key. Keys of the settings have ids of their own kind, which no mutation accepts. */
  id: Scalars['ID']['output'];
  /** When the key was last used, exact to a minute; null when it has never been used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the app, as in the audit log. It is never used again, not even after the key is revoked. */
  name: Scalars['String']['output'];
  /** Until when the key before the last rotation is accepted as well; null when there is none. */
  previousKeyValidUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Requests with the key in the last 24 hours, to ten minutes. */
  requestsLastDay: Scalars['Int']['output'];
  /** Requests with the key in the last 60 minutes, to ten minutes. */
  requestsLastHour: Scalars['Int']['output'];
  /** When the key was revoked; null for one that is accepted. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the app may do; empty when it reads only what is public. */
  scopes: Array<AppScope>;
  /** Where the key comes from. */
  source: AppKeySource;
  /** Whether the key is accepted. */
  state: AppKeyState;
};

/** A page of app keys. */
export type AppKeyConnection = {
  __typename?: 'AppKeyConnection';
  /** The same keys, each with its cursor. */
  edges: Array<AppKeyEdge>;
  /** Keys of the page. */
  nodes: Array<AppKey>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all keys. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An app key in a list, with its cursor. */
export type AppKeyEdge = {
  __typename?: 'AppKeyEdge';
  /** Cursor of the key, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The key. */
  node: AppKey;
};

/** Where an app key comes from. */
export type AppKeySource =
  /** Created in the admin, and managed there. */
  | 'MANAGED'
  /** An entry of the settings, which is changed there. */
  | 'SETTINGS';

/** Whether an app key is accepted. */
export type AppKeyState =
  /** Requests with the key are accepted. */
  | 'ACTIVE'
  /** Revoked for good: requests with the key are refused. */
  | 'REVOKED';

/** What an app key may do. `docs/permissions.md` lists the fields that each scope opens. */
export type AppScope =
  /** Read the audit log and the jobs of other callers: `audit:read`. */
  | 'AUDIT_READ'
  /** Delete products, collections and brands, one or many at once: `catalog:delete`. */
  | 'CATALOG_DELETE'
  /** Read hidden products and product costs: `catalog:read`. */
  | 'CATALOG_READ'
  /** Change products, collections and brands: `catalog:write`. */
  | 'CATALOG_WRITE'
  /** Send and register documents of its own, and introspect the schema: `documents:send`. */
  | 'DOCUMENTS_SEND'
  /** See the personal data in change events: `events:personal`. */
  | 'EVENTS_PERSONAL'
  /** Read change events without personal data: `events:read`. */
  | 'EVENTS_READ'
  /** Replay dead letters of change events: `events:replay`. */
  | 'EVENTS_REPLAY'
  /** Block, disconnect and delete members: `members:delete`. */
  | 'MEMBERS_DELETE'
  /** See every member: `members:read`. */
  | 'MEMBERS_READ'
  /** Approve, mute, create and edit members: `members:write`. */
  | 'MEMBERS_WRITE'
  /** Read how pages load and respond in browsers: `vitals:read`. */
  | 'VITALS_READ';

/** A coupon, a discount given by staff or an app, or an automatic rule. */
export type AppliedDiscount = {
  __typename?: 'AppliedDiscount';
  /** What is taken off. Null on the cart itself, where the platform may not send it; the estimate has it. */
  amount?: Maybe<Money>;
  /** Code of the coupon; null for other discounts. */
  code?: Maybe<Scalars['String']['output']>;
  /** Id of the coupon or the rule; null for a discount given by staff or an app. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Where the discount comes from. */
  kind: AppliedDiscountKind;
  /** Lines the discount lowers; empty when it is not bound to lines. */
  lineIds: Array<Scalars['ID']['output']>;
  /**
   * Name of the coupon or the rule, in the buyer's language where there is a translation; in an order, what staff wrote
   * about a discount of theirs. Null when there is none.
   */
  name?: Maybe<Scalars['String']['output']>;
  /** Percent that is taken off, 0.01 to 100; null for a discount that is not a percentage, and for coupons and rules. */
  percent?: Maybe<Scalars['Decimal']['output']>;
  /** What the discount lowers; null on the cart itself, where the platform may not send it. */
  scope?: Maybe<DiscountScope>;
};

/** Where a discount comes from. */
export type AppliedDiscountKind =
  /** A coupon that the buyer entered; at most one at a time. */
  | 'COUPON'
  /** Given by staff or an app for this cart. */
  | 'MERCHANT'
  /** A discount rule of the shop that applies by itself. */
  | 'RULE';

/** A gift card that pays a part. */
export type AppliedGiftCard = {
  __typename?: 'AppliedGiftCard';
  /** What the card pays. */
  amount?: Maybe<Money>;
  /** App the card belongs to. */
  appId?: Maybe<Scalars['ID']['output']>;
  /** Id of the card with that app. */
  externalId?: Maybe<Scalars['ID']['output']>;
  /** Code with all but its last characters hidden. */
  obfuscatedCode?: Maybe<Scalars['String']['output']>;
  /** Amount the buyer wanted to pay with the card; null for its whole balance. */
  requestedAmount?: Maybe<Money>;
};

/** A coupon to apply. */
export type ApplyCouponInput = {
  /** Code of the coupon, 1 to 50 characters; white space around it is ignored. */
  code: Scalars['String']['input'];
  /** Idempotency key, as in `AddToCartInput`. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `approveMember`. */
export type ApproveMemberInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
};

/** Whether the audit log is unchanged. Every entry carries the hash of the one before. */
export type AuditCheck = {
  __typename?: 'AuditCheck';
  /** Number of entries that were checked. A call has one for its start and one for its result. */
  entryCount: Scalars['Int']['output'];
  /** Number of the first entry that does not fit its hash; null when all fit. */
  firstBroken?: Maybe<Scalars['Int']['output']>;
  /** Hash of the last entry; compare it with the one in the log of the process. */
  head: Scalars['String']['output'];
  /** True when no entry was changed or removed. */
  whole: Scalars['Boolean']['output'];
};

/** Narrows the audit log. A record has to match every part that is given. */
export type AuditFilter = {
  /** Id of a thing the call was about, or a part of the name it has now or had then. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** A part of the caller's name or id, whatever its case; of members also of the name they have now. */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** Calls made for one of these kinds of caller. */
  actorKinds?: InputMaybe<Array<ActorKind>>;
  /** Id of a thing the call was about. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Service and name of the call, such as `brandsWrite.createBrand`, or a part of them without a dot. */
  operation?: InputMaybe<Scalars['String']['input']>;
  /** Calls that ended in one of these ways. */
  results?: InputMaybe<Array<AuditResult>>;
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
  /** Caller the call was made for. A member whose own orders it read has an id only. */
  actor: Actor;
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
  /**
   * Job or single change the call was part of, with values before and after. Null when nothing that is recorded was
   * changed.
   */
  job?: Maybe<Job>;
  /** Duration of the call; null while the result is `NO_RESPONSE`. */
  milliseconds?: Maybe<Scalars['Int']['output']>;
  /** When the call was made. */
  occurredAt: Scalars['DateTime']['output'];
  /** Service and name of the call: `brandsWrite.deleteBrand`. */
  operation: Scalars['String']['output'];
  /** Id of the request to the gateway that caused the call, as in its log. */
  requestId: Scalars['String']['output'];
  /** How the call ended. */
  result: AuditResult;
  /** True when the call may change something. */
  write: Scalars['Boolean']['output'];
};


/** One call to the platform made with the site's key. */
export type AuditRecordChangesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of audit records, newest first. */
export type AuditRecordConnection = {
  __typename?: 'AuditRecordConnection';
  /** The same records, each with its cursor. */
  edges: Array<AuditRecordEdge>;
  /** Records of the page. */
  nodes: Array<AuditRecord>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all records; null for a filtered list, whose records are not counted. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One record of a page, with its cursor. */
export type AuditRecordEdge = {
  __typename?: 'AuditRecordEdge';
  /** Cursor of this record, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: AuditRecord;
};

/** How a recorded call ended. */
export type AuditResult =
  /** The call timed out or returned an unreadable response. */
  | 'FAILED'
  /** No response was recorded: the call is under way, or the process ended before the response arrived. */
  | 'NO_RESPONSE'
  /** The platform refused the call; `code` says why. */
  | 'REFUSED'
  /** The platform did what was requested. */
  | 'SUCCESS';

/** What the platform's sign-in page does with a visitor. */
export type AuthPrompt =
  /** It shows the sign-in page. */
  | 'LOGIN'
  /** It shows nothing, and checks for an existing sign-in. */
  | 'NONE';

/** Why automatic tax was not used. */
export type AutoTaxFallbackReason =
  /** Automatic tax is switched off. */
  | 'AUTO_TAX_DEACTIVATED'
  /** The tax service failed; see `autoTaxFallbackError`. */
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
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address the notification goes to. */
  email?: Maybe<Scalars['String']['output']>;
  /** Id of the request. */
  id: Scalars['ID']['output'];
  /** Picture of the product with these choices; null without one. */
  image?: Maybe<Image>;
  /** Address of the item's page, for the notification; null when none was given. */
  pageUrl?: Maybe<Scalars['URL']['output']>;
  /** Product it is about; null when it is gone, hidden, or of another app's catalog. */
  product?: Maybe<Product>;
  /** How far the notification has come. */
  status?: Maybe<BackInStockStatus>;
};

/** One page of back-in-stock requests. */
export type BackInStockRequestConnection = {
  __typename?: 'BackInStockRequestConnection';
  /** Requests with their cursors. */
  edges: Array<BackInStockRequestEdge>;
  /** Requests of the page; empty when there are none. */
  nodes: Array<BackInStockRequest>;
  /** Where the page starts and ends. */
  pageInfo: PageInfo;
  /** Null: the platform does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A back-in-stock notification was requested. */
export type BackInStockRequestCreatedEvent = ChangeEvent & {
  __typename?: 'BackInStockRequestCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The request that was created. */
  backInStockRequest?: Maybe<BackInStockRequest>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A back-in-stock notification request was deleted; `entityId` is its id. */
export type BackInStockRequestDeletedEvent = ChangeEvent & {
  __typename?: 'BackInStockRequestDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A request and its place in the list. */
export type BackInStockRequestEdge = {
  __typename?: 'BackInStockRequestEdge';
  /** Cursor of this request, for `after`. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: BackInStockRequest;
};

/** A back-in-stock notification request was changed. */
export type BackInStockRequestUpdatedEvent = ChangeEvent & {
  __typename?: 'BackInStockRequestUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The request after the change. */
  backInStockRequest?: Maybe<BackInStockRequest>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
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
  /** The platform does not say, or the gateway does not know it. */
  | 'UNKNOWN';

/** Input of `blockMember`. */
export type BlockMemberInput = {
  /** Id of the member; not the caller's own. */
  id: Scalars['ID']['input'];
};

/** Opens the page where services are chosen. */
export type BookingsBookIntentInput = {
  /** Person or room to book; any when left out. */
  resourceId?: InputMaybe<Scalars['ID']['input']>;
};

/** Opens the page where a service is booked. */
export type BookingsCheckoutIntentInput = {
  /** End of the chosen time. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Service to book, 1 to 100 characters. */
  serviceId: Scalars['ID']['input'];
  /** Start of the chosen time. */
  startsAt: Scalars['DateTime']['input'];
  /** Time zone the times are shown in, such as `Europe/Dublin`; at most 40 characters. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** A brand of the shop: a record of the platform, or a name that only products carry. */
export type Brand = Node & {
  __typename?: 'Brand';
  /** When the brand was created; null for a name without a record. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Id of the brand, by which `brand(id:)` reads it again. Of a name without a record it is `slug:` and the slug, as long as
   * no record has that slug; what changes brands does not take it.
   */
  id: Scalars['ID']['output'];
  /** Name as a person reads it; at most 50 characters. */
  name: Scalars['String']['output'];
  /** Id for `node` and `nodes`. */
  nodeId: Scalars['ID']['output'];
  /** Number of products of the brand, with a short delay; null for a name without a record. */
  productCount?: Maybe<Scalars['Int']['output']>;
  /**
   * Products of the brand, by the shop's search index. Read for a list of brands with one call more; refused where that
   * would be more than 100 products in all.
   */
  products?: Maybe<ProductConnection>;
  /** Grows by 1 with every change of the brand; needed to change it. Null for a name without a record. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Made from the name, for the address of its page. Where two names make the same slug, it leads to the older brand. */
  slug: Scalars['String']['output'];
  /** What the shop writes about the brand; null when it writes nothing. */
  story?: Maybe<BrandStory>;
  /** When the brand was last changed; null for a name without a record. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A brand of the shop: a record of the platform, or a name that only products carry. */
export type BrandProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
  /** Number of all brands; null for shoppers when the list is filtered or longer than 300, which the platform does not count. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A brand was created. */
export type BrandCreatedEvent = ChangeEvent & {
  __typename?: 'BrandCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The brand that was created. */
  brand?: Maybe<Brand>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A brand was deleted; `entityId` is its id. */
export type BrandDeletedEvent = ChangeEvent & {
  __typename?: 'BrandDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** One brand of a page, with its cursor. */
export type BrandEdge = {
  __typename?: 'BrandEdge';
  /** Cursor of this brand, for `after`. */
  cursor: Scalars['String']['output'];
  /** The brand. */
  node: Brand;
};

/** Conditions on brands; all that are given must hold. */
export type BrandFilter = {
  /** Beginning of the name. */
  nameStartsWith?: InputMaybe<Scalars['String']['input']>;
};

/** What merging brands would do. Nothing is changed. */
export type BrandMergeDryRun = {
  __typename?: 'BrandMergeDryRun';
  /** Name that the products would get. */
  into: Scalars['String']['output'];
  /** Number of products that would get another brand. */
  productCount: Scalars['Int']['output'];
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

/** Result of starting to rename brands. */
export type BrandRenamePayload = {
  __typename?: 'BrandRenamePayload';
  /** The brands whose revision is no longer current, as they are now, with `REVISION_CONFLICT`; empty otherwise. */
  current: Array<Brand>;
  /** The job that renames them; null when it was refused. */
  job?: Maybe<Job>;
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
  | 'CREATED_AT'
  /** Name. */
  | 'NAME'
  /** Date of the last change. */
  | 'UPDATED_AT';

/** What the shop writes about a brand. */
export type BrandStory = {
  __typename?: 'BrandStory';
  /** First paragraph of the story; null when only the place is known. */
  intro?: Maybe<Scalars['HTML']['output']>;
  /** Where the brand works, as a person reads it: `Newlyn, Cornwall`; null when the shop does not say. */
  place?: Maybe<Scalars['String']['output']>;
  /** The story; null when only the place is known. */
  text?: Maybe<Scalars['HTML']['output']>;
};

/** A brand was changed. */
export type BrandUpdatedEvent = ChangeEvent & {
  __typename?: 'BrandUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The brand after the change. */
  brand?: Maybe<Brand>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** One category on the path from the front page of the shop to a product. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  /** Id of the category. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Name of the category as a person reads it. */
  categoryName?: Maybe<Scalars['String']['output']>;
  /** Slug of the category, for the address of its page. */
  categorySlug?: Maybe<Scalars['String']['output']>;
};

/** Input of `bulkAdjustProductProperty`. */
export type BulkAdjustProductPropertyInput = {
  /**
   * Risks of the price change that the caller accepts, as in `StartJobInput`; others are refused with
   * `ACKNOWLEDGMENT_REQUIRED`.
   */
  acknowledge?: InputMaybe<Array<PriceRisk>>;
  /** Property and its change. */
  adjust: AdjustProductPropertyInput;
  /** 1 to 100 products. */
  ids: Array<Scalars['ID']['input']>;
};

/** Input of `bulkApproveMembersByFilter`. */
export type BulkApproveMembersByFilterInput = {
  /** Token of `countMembersByFilter`. */
  confirmationToken: Scalars['String']['input'];
  /** Members to approve, as they were counted. */
  filter?: InputMaybe<ManagedMemberFilter>;
};

/** Input of `bulkBlockMembersByFilter`. */
export type BulkBlockMembersByFilterInput = {
  /** Token of `countMembersByFilter`. */
  confirmationToken: Scalars['String']['input'];
  /** Members to block, as they were counted. */
  filter?: InputMaybe<ManagedMemberFilter>;
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

/** Input of `bulkCreateBrands`. */
export type BulkCreateBrandsInput = {
  /** The brands, 1 to 100. */
  brands: Array<CreateBrandInput>;
};

/** Input of `bulkDeleteBrands`. */
export type BulkDeleteBrandsInput = {
  /** Ids of the brands, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** Input of `bulkDeleteMembersByFilter`. */
export type BulkDeleteMembersByFilterInput = {
  /** Token of `countMembersByFilter`. */
  confirmationToken: Scalars['String']['input'];
  /** Member who gets what the deleted ones wrote; the owner of the site when left out. */
  contentAssigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Members to delete, as they were counted. */
  filter?: InputMaybe<ManagedMemberFilter>;
};

/** Input of `bulkDeleteMembers`. */
export type BulkDeleteMembersInput = {
  /** 1 to 100 members. */
  ids: Array<Scalars['ID']['input']>;
};

/** Input of `bulkGetOrCreateBrands`. */
export type BulkGetOrCreateBrandsInput = {
  /** The brands, 1 to 100. */
  brands: Array<GetOrCreateBrandInput>;
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

/** What is done with all members of a filter. */
export type BulkMemberAction =
  /** Approves them: `bulkApproveMembersByFilter`. */
  | 'APPROVE'
  /** Blocks them: `bulkBlockMembersByFilter`. */
  | 'BLOCK'
  /** Deletes them: `bulkDeleteMembersByFilter`. */
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

/** Input of `bulkSetProductProperty`. */
export type BulkSetProductPropertyInput = {
  /**
   * Risks of the price change that the caller accepts, as in `StartJobInput`; others are refused with
   * `ACKNOWLEDGMENT_REQUIRED`.
   */
  acknowledge?: InputMaybe<Array<PriceRisk>>;
  /** 1 to 100 products. */
  ids: Array<Scalars['ID']['input']>;
  /** Property and its new value. */
  set: SetProductPropertyInput;
};

/** Input of `bulkUpdateBrands`. */
export type BulkUpdateBrandsInput = {
  /** The brands and their new names, 1 to 100. */
  brands: Array<UpdateBrandInput>;
};

/** Who buys. */
export type BuyerInfo = {
  __typename?: 'BuyerInfo';
  /** Entry of the buyer among the site's contacts; null when there is none yet. */
  contactId?: Maybe<Scalars['ID']['output']>;
  /** Email address for the order; null before one is given. */
  email?: Maybe<Scalars['String']['output']>;
  /** Id of the visitor, member or staff member. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Kind of caller the cart belongs to. */
  kind: ActorKind;
};

/** What a line comes to, with tax. An amount the platform does not send is null. */
export type CalculatedLine = {
  __typename?: 'CalculatedLine';
  /** What is paid at checkout, when `paymentOption` is DEPOSIT_ONLINE. */
  depositAmount?: Maybe<Money>;
  /** What discounts take off the whole line. */
  discount?: Maybe<Money>;
  /** Price of one piece before every discount. */
  fullPrice?: Maybe<Money>;
  /** Line of the cart. */
  lineId: Scalars['ID']['output'];
  /** Price of all extras of one piece. */
  modifiers?: Maybe<Money>;
  /** How the line is paid. */
  paymentOption?: Maybe<PaymentOption>;
  /** Price of one piece, after the product's discount and the discounts of the line. */
  price?: Maybe<Money>;
  /** Price of one piece, after the product's discount, before the discounts of the line. */
  priceBeforeDiscounts?: Maybe<Money>;
  /** Tax of the whole line. */
  taxDetails?: Maybe<TaxDetails>;
  /** Whose address the line is taxed by. */
  taxableAddress?: Maybe<TaxableAddressType>;
  /** Price of the whole line, `price` times `quantity`. */
  total?: Maybe<Money>;
  /** Price of the whole line after discounts, with tax. */
  totalAfterTax?: Maybe<Money>;
  /** Price of the whole line after discounts, without tax. */
  totalBeforeTax?: Maybe<Money>;
};

/**
 * The caller as the rights of fields are checked for: an app by its key, staff by their access to the admin, a member by the
 * session, else a visitor.
 */
export type Caller = {
  __typename?: 'Caller';
  /** Kind of caller. Staff are members at any endpoint but the admin's. */
  kind: ActorKind;
  /** Name of the app or the member, or email address of staff; null for visitors, and for members without a name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Rights of staff or an app; empty for other callers. */
  rights: Array<Right>;
  /** Role of staff; null for other callers. */
  role?: Maybe<StaffRole>;
  /** Scopes of the app's key; empty for other callers. */
  scopes: Array<AppScope>;
};

/** Input of `cancelBackInStockRequest`. */
export type CancelBackInStockRequestInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
};

/** What a captcha gave; one of the two. */
export type CaptchaInput =
  /** Token of the invisible captcha. */
  { invisible: Scalars['String']['input']; visible?: never; }
  |  /** Token of the captcha a person solved. */
  { invisible?: never; visible: Scalars['String']['input']; };

/** Settings of the delivery rates that are requested from a carrier. */
export type CarrierRateConfiguration = {
  __typename?: 'CarrierRateConfiguration';
  /** Weight assumed for products without one. */
  backupWeight?: Maybe<Weight>;
  /** When the configuration was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
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
  maxProductCount?: Maybe<Scalars['Int']['output']>;
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
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A carrier rate configuration was created. */
export type CarrierRateConfigurationCreatedEvent = ChangeEvent & {
  __typename?: 'CarrierRateConfigurationCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The configuration that was created. */
  carrierRateConfiguration?: Maybe<CarrierRateConfiguration>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A carrier rate configuration was deleted; `entityId` is its id. */
export type CarrierRateConfigurationDeletedEvent = ChangeEvent & {
  __typename?: 'CarrierRateConfigurationDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The configuration before it was deleted. */
  carrierRateConfiguration?: Maybe<CarrierRateConfiguration>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A carrier rate configuration was changed. */
export type CarrierRateConfigurationUpdatedEvent = ChangeEvent & {
  __typename?: 'CarrierRateConfigurationUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The configuration after the change. */
  carrierRateConfiguration?: Maybe<CarrierRateConfiguration>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
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
  /** Whether `handlingFee` is an amount or a percentage; null without a fee, and when the gateway does not know it. */
  handlingFeeType?: Maybe<HandlingFeeType>;
  /** Id of the service. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Name of the service, as the platform sends it. */
  service?: Maybe<Scalars['String']['output']>;
};

/** The cart of the caller. */
export type Cart = {
  __typename?: 'Cart';
  /** Everything that lowers the price; empty when nothing does. */
  appliedDiscounts: Array<AppliedDiscount>;
  /** Place of business the cart belongs to; null when it belongs to none. */
  businessLocationId?: Maybe<Scalars['ID']['output']>;
  /** Who the cart belongs to. */
  buyerInfo?: Maybe<BuyerInfo>;
  /** Language of the buyer, as a two-letter code. */
  buyerLanguage?: Maybe<Scalars['String']['output']>;
  /** Note of the buyer to the shop, at most 1,000 characters; null without one. */
  buyerNote?: Maybe<Scalars['String']['output']>;
  /** Checkout that was made from the cart; null before `createCheckout` or `startCheckout`. */
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** Address and person the order is for; null before any is given. */
  contactInfo?: Maybe<Contact>;
  /** ISO 4217 code of the currency the shopper sees prices in; equal to `currency` when none was chosen. */
  conversionCurrency?: Maybe<Scalars['String']['output']>;
  /** Code of the applied coupon; null without one. */
  couponCode?: Maybe<Scalars['String']['output']>;
  /** When the cart was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the shop's currency, in which prices are calculated. */
  currency: Scalars['String']['output'];
  /** What discounts take off. Null when the platform does not send it; the estimate has it. */
  discount?: Maybe<Money>;
  /** What apps store on the cart, by their namespaces, unchanged. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Id of the cart. */
  id: Scalars['ID']['output'];
  /** Pieces over all lines. */
  itemCount: Scalars['Int']['output'];
  /** Lines of the cart, at most 300; those that can no longer be bought are included. */
  lines: Array<CartLine>;
  /** Those of `appliedDiscounts` that staff or an app gave. */
  merchantDiscounts: Array<AppliedDiscount>;
  /** Address used in place of the generated checkout address; null when none is set. */
  overrideCheckoutUrl?: Maybe<Scalars['URL']['output']>;
  /** ISO 4217 code of the currency the order is paid in. */
  paymentCurrency?: Maybe<Scalars['String']['output']>;
  /** What blocks the order and can be seen from the cart alone, such as a line that is sold out; empty when nothing does. */
  problems: Array<Problem>;
  /** Id that is the same on the cart, its checkout and its order. */
  purchaseFlowId?: Maybe<Scalars['ID']['output']>;
  /** Whole number as text that grows with every change. A cart with a smaller one than the last is out of date. */
  revision: Scalars['String']['output'];
  /** Delivery option the shopper chose; null before one is chosen. */
  selectedShippingOption?: Maybe<SelectedShippingOptionCode>;
  /** Main language of the site, as a two-letter code. */
  siteLanguage?: Maybe<Scalars['String']['output']>;
  /** Sum of the lines before discounts. Null when the platform does not send it; the estimate has it. */
  subtotal?: Maybe<Money>;
  /** Sum of the lines after discounts, without tax and delivery. Null when the platform does not send it. */
  subtotalAfterDiscounts?: Maybe<Money>;
  /** Whether prices contain tax; null when the platform does not say. */
  taxIncludedInPrices?: Maybe<Scalars['Boolean']['output']>;
  /** When the cart was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unit of every weight in the cart. */
  weightUnit?: Maybe<WeightUnit>;
};

/** A cart was abandoned. */
export type CartAbandonedEvent = ChangeEvent & {
  __typename?: 'CartAbandonedEvent';
  /** When the cart was abandoned. */
  abandonedAt?: Maybe<Scalars['DateTime']['output']>;
  anonymization: Scalars['Boolean']['output'];
  /** Who abandoned the cart; null when the platform does not say. */
  buyer?: Maybe<AbandonmentBuyer>;
  /** Id of the checkout of the cart; null when the platform does not say. */
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** Address where the buyer can go on with the checkout. */
  checkoutUrl?: Maybe<Scalars['URL']['output']>;
  /** Id of the coupon in the cart; null when there is none. */
  couponId?: Maybe<Scalars['ID']['output']>;
  /** When the cart was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** Number of items in the cart. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
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
  anonymization: Scalars['Boolean']['output'];
  /** The cart that was created. */
  cart?: Maybe<Cart>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A cart was deleted; `entityId` is its id. */
export type CartDeletedEvent = ChangeEvent & {
  __typename?: 'CartDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** What the cart comes to, as the platform calculates it. */
export type CartEstimate = {
  __typename?: 'CartEstimate';
  /** Fees on top of lines and delivery; empty when there are none. */
  additionalFees: Array<AdditionalFee>;
  /** Everything that lowers the price, with its amount; empty when nothing does. */
  appliedDiscounts: Array<AppliedDiscount>;
  /** Cart the estimate is of; null when the platform does not send it. */
  cart?: Maybe<Cart>;
  /** ISO 4217 code of the currency of the amounts. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Gift card that pays a part; null without one. */
  giftCard?: Maybe<AppliedGiftCard>;
  /** Amounts of each line; empty when the cart has none. */
  lines: Array<CalculatedLine>;
  /** Memberships of the buyer that can pay. */
  membershipOptions: MembershipOptions;
  /** What is paid after checkout; null when the platform does not split the payment. */
  payLater?: Maybe<PriceSummary>;
  /** What is paid at checkout; null when the platform does not split the payment. */
  payNow?: Maybe<PriceSummary>;
  /** Totals of the cart. */
  priceSummary: PriceSummary;
  /** Delivery and its options; null when the delivery was not calculated. */
  shippingInfo?: Maybe<ShippingInfo>;
  /** Tax of the cart; null when tax was not calculated. */
  taxSummary?: Maybe<TaxSummary>;
  /**
   * What blocks the order or deviates from the request: a line that is unavailable, a coupon that stopped applying, an
   * address the shop does not deliver to. Empty when nothing does.
   */
  violations: Array<Problem>;
  /** Unit of every weight in the cart. */
  weightUnit?: Maybe<WeightUnit>;
};

/** One line of a cart or checkout. */
export type CartLine = {
  __typename?: 'CartLine';
  /** Whether the line can still be bought. */
  availability: LineAvailability;
  /** App whose catalog the line comes from; the shop's own products have the id of the stores app. Null for a custom line. */
  catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Options of the item as the platform stores them, unchanged; null when there are none. */
  catalogOptions?: Maybe<Scalars['JSON']['output']>;
  /** What staff or an app set in place of the catalog; null when nothing is replaced. */
  catalogOverride?: Maybe<CatalogOverride>;
  /** Chosen options, as they were put into the cart; empty for a product without options. */
  choices: Array<ChosenOption>;
  /** Terms the buyer accepts before a payment method is stored. */
  consentRequiredPaymentPolicy?: Maybe<Scalars['String']['output']>;
  /** Whether the line comes from no catalog: staff or an app created it. */
  custom: Scalars['Boolean']['output'];
  /** Name of the kind, when `itemType` is CUSTOM; otherwise null. */
  customItemType?: Maybe<Scalars['String']['output']>;
  /** Texts the buyer entered for the product; empty when there are none. */
  customTexts: Array<CustomText>;
  /** Delivery profile of the site that says how the line is sent. */
  deliveryProfileId?: Maybe<Scalars['ID']['output']>;
  /** What is paid at checkout, when `paymentOption` is DEPOSIT_ONLINE; otherwise null. */
  depositAmount?: Maybe<Money>;
  /** Chosen options in words that are shown; empty when there are none. */
  descriptionLines: Array<DescriptionLine>;
  /** What discounts take off the whole line. Null in a cart, whose estimate has it. */
  discount?: Maybe<Money>;
  /** What apps store on the line, by their namespaces, unchanged. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Whether changes of the quantity are refused. */
  fixedQuantity: Scalars['Boolean']['output'];
  /** Price of one piece before every discount. */
  fullPrice: Money;
  /** Id of the line, for changes of its quantity and removal. */
  id: Scalars['ID']['output'];
  /** Picture of the product or variant; null without one. */
  image?: Maybe<Image>;
  /** What kind of thing the line sells. */
  itemType: ItemType;
  /** Whether only members can buy it. */
  membersOnly: Scalars['Boolean']['output'];
  /** Chosen extras by group, at most 25 groups; empty when there are none. */
  modifierGroups: Array<LineModifierGroup>;
  /** Price of all extras of the line together; null when the platform does not send it. */
  modifiersTotalPrice?: Maybe<Money>;
  /** Name of the product, in the buyer's language where there is a translation. */
  name: Scalars['String']['output'];
  /** Address of the product's page on the platform's own site; null when the platform sends only its path, which is in `relativePath`. */
  pageUrl?: Maybe<Scalars['URL']['output']>;
  /** How the line is paid; null when the platform does not say. */
  paymentOption?: Maybe<PaymentOption>;
  /** Weight and SKU; null for what is not a thing. */
  physicalProperties?: Maybe<PhysicalProperties>;
  /** Texts of the seller that belong to the line, at most 5; empty when there are none. */
  policies: Array<LinePolicy>;
  /** Whether it is ordered before it is in stock. */
  preorderRequested: Scalars['Boolean']['output'];
  /** Price of one piece, after the product's discount and the discounts of the line. */
  price: Money;
  /** Price of one piece, after the product's discount, before the discounts of the line. */
  priceBeforeDiscounts: Money;
  /** Text shown in place of a price or beside it: `from $67`. */
  priceDescription?: Maybe<Scalars['String']['output']>;
  /** Whether the price is not known yet, such as for a service by agreement. */
  priceUndetermined: Scalars['Boolean']['output'];
  /** Product of the shop; null for a custom line and for an item of another app's catalog. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Slug of the product, taken from the end of `relativePath`; null for a custom line. */
  productSlug?: Maybe<Scalars['String']['output']>;
  /** Pieces, 1 to 100,000. Lowered by the platform when fewer are in stock. */
  quantity: Scalars['Int']['output'];
  /** Path of the product's page on the platform's own site. */
  relativePath?: Maybe<Scalars['String']['output']>;
  /** Item the line belongs to in its catalog; usually the product itself. */
  rootCatalogItemId?: Maybe<Scalars['ID']['output']>;
  /** Whether the payment method is stored for later payments, as subscriptions require. */
  savePaymentMethod: Scalars['Boolean']['output'];
  /** Membership that pays for the line; null when none does, and in a checkout. */
  selectedMembership?: Maybe<LineMembership>;
  /** Time and participants of a service; null for everything else. */
  serviceProperties?: Maybe<ServiceProperties>;
  /** How the line repeats; null for what is bought once. */
  subscription?: Maybe<SubscriptionOption>;
  /** Tax of the whole line. Null in a cart, whose estimate has it. */
  taxDetails?: Maybe<TaxDetails>;
  /** Tax group of the line; null in a checkout. */
  taxGroupId?: Maybe<Scalars['ID']['output']>;
  /** Whose address the line is taxed by; null when the platform does not say. */
  taxableAddress?: Maybe<TaxableAddressType>;
  /** Price of the whole line after its discounts: `price` times `quantity`. */
  total: Money;
  /** Price of the whole line after discounts, with tax. Null in a cart, whose estimate has it. */
  totalAfterTax?: Maybe<Money>;
  /** Price of the whole line after discounts, without tax. Null in a cart, whose estimate has it. */
  totalBeforeTax?: Maybe<Money>;
  /** Chosen variant; null when the line names none. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** A line to put into the cart. */
export type CartLineInput = {
  /** App whose catalog the line comes from, such as that of bookings. Not needed for the shop's own products. */
  catalogAppId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What the catalog of `catalogAppId` has to know of the item, at most 8,000 characters of JSON. Refused for the shop's own
   * products.
   */
  catalogOptions?: InputMaybe<Scalars['JSON']['input']>;
  /** What the line says and costs in place of its catalog. Staff and apps only. */
  catalogOverride?: InputMaybe<CatalogOverrideInput>;
  /** Chosen options, at most 6; the platform finds the variant. */
  choices?: InputMaybe<Array<ChosenOptionInput>>;
  /** Texts for the product, such as an engraving; at most 10. */
  customTexts?: InputMaybe<Array<CustomTextInput>>;
  /** Data of apps, by their namespaces: `{ namespaces: { "@app": { … } } }`. At most 8,000 characters of JSON. */
  extendedFields?: InputMaybe<Scalars['JSON']['input']>;
  /** Orders a product before it is in stock; for products that accept preorders. */
  preorderRequested?: InputMaybe<Scalars['Boolean']['input']>;
  /** Product of the shop; with `catalogAppId`, an item of that app's catalog. 1 to 36 characters. */
  productId: Scalars['ID']['input'];
  /** Pieces, 1 to 100,000. */
  quantity?: Scalars['Int']['input'];
  /** Membership that pays for the line. */
  selectedMembership?: InputMaybe<LineMembershipInput>;
  /** Whose address the line is taxed by. Staff and apps only. */
  taxableAddress?: InputMaybe<TaxableAddressType>;
  /** Variant to buy; give this or `choices`. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** A line and its new quantity. */
export type CartLineQuantityInput = {
  /** Line of the cart. */
  lineId: Scalars['ID']['input'];
  /** New quantity, 1 to 100,000; `removeCartLines` takes a line away. */
  quantity: Scalars['Int']['input'];
};

/**
 * The cart after a change. When something was refused, `cart` is the cart as it was last seen; null beside problems means
 * only that no cart was seen yet.
 */
export type CartPayload = {
  __typename?: 'CartPayload';
  /** Cart after the change, or as it was last seen. */
  cart?: Maybe<Cart>;
  /** What was refused or done differently than requested; empty when all was done. */
  problems: Array<Problem>;
};

/** An abandoned cart was recovered. */
export type CartRecoveredEvent = ChangeEvent & {
  __typename?: 'CartRecoveredEvent';
  /** When the cart was abandoned. */
  abandonedAt?: Maybe<Scalars['DateTime']['output']>;
  anonymization: Scalars['Boolean']['output'];
  /** Id of the checkout of the cart; null when the platform does not say. */
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** When the cart was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** When the buyer took the cart up again. */
  recoveredAt?: Maybe<Scalars['DateTime']['output']>;
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A cart was changed. */
export type CartUpdatedEvent = ChangeEvent & {
  __typename?: 'CartUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The cart after the change. */
  cart?: Maybe<Cart>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Counts for the first screen of the admin, of at most 10,000 products, hidden ones included. */
export type CatalogHealth = {
  __typename?: 'CatalogHealth';
  /** Brands of the shop. */
  brandCount: Scalars['Int']['output'];
  /** True when there are more products than are counted. */
  capped: Scalars['Boolean']['output'];
  /** Collections, without the built-in one. */
  collectionCount: Scalars['Int']['output'];
  /** When the list of products that was counted was read. */
  countedAt: Scalars['DateTime']['output'];
  /** Products with a discount of their own. */
  discounted: Scalars['Int']['output'];
  /** Products that shoppers do not see. */
  hidden: Scalars['Int']['output'];
  /** Products that cost the merchant more than a shopper pays, or have a visible variant that does. */
  negativeMargin: Scalars['Int']['output'];
  /** Products of which some variants are sold out. */
  partlySoldOut: Scalars['Int']['output'];
  /** Members who wait to be approved. Null for a caller without the right `MEMBERS_READ`. */
  pendingMemberCount?: Maybe<Scalars['Int']['output']>;
  /** Products that are given away, or have a visible variant that is, the discount taken off. */
  priceZero: Scalars['Int']['output'];
  /** Products that are counted. */
  productCount: Scalars['Int']['output'];
  /** Products of which nothing can be bought. */
  soldOut: Scalars['Int']['output'];
  /** Products in no collection but the built-in one. */
  withoutCollection: Scalars['Int']['output'];
  /** Products without a picture. */
  withoutPicture: Scalars['Int']['output'];
};

/** What staff or an app set on a line in place of its catalog. A null field stays as the catalog has it. */
export type CatalogOverride = {
  __typename?: 'CatalogOverride';
  /** What is paid at checkout of a line with a deposit. */
  depositAmount?: Maybe<Money>;
  /** Lines below the name in place of the chosen options; empty when they are not replaced. */
  descriptionLines: Array<DescriptionLine>;
  /** Price of one piece before a discount. */
  fullPrice?: Maybe<Money>;
  /** Picture in place of the product's. */
  image?: Maybe<Image>;
  /** Id of the app that counts the stock of the line. */
  inventoryAppId?: Maybe<Scalars['ID']['output']>;
  /** How the line is paid. */
  paymentOption?: Maybe<PaymentOption>;
  /** Price of one piece in place of the catalog's, in the currency of the cart. */
  price?: Maybe<Money>;
  /** Name in place of the product's. */
  productName?: Maybe<Scalars['String']['output']>;
  /** Whether the payment method is stored for later payments. */
  savePaymentMethod?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the line has to be delivered. */
  shippable?: Maybe<Scalars['Boolean']['output']>;
  /** Stock keeping unit in place of the product's. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Weight of one piece in place of the product's. */
  weight?: Maybe<Weight>;
};

/** What a line says and costs in place of its catalog. What is left out stays as the catalog has it. */
export type CatalogOverrideInput = {
  /** What is paid at checkout, with `paymentOption` DEPOSIT_ONLINE. */
  depositAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lines below the name in place of the chosen options, at most 20. */
  descriptionLines?: InputMaybe<Array<DescriptionLineInput>>;
  /** Price of one piece before a discount, 0 to 999,999,999 with at most 3 decimals. */
  fullPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Picture in place of the product's. */
  image?: InputMaybe<ImageInput>;
  /** Id of the app that counts the stock of the line. */
  inventoryAppId?: InputMaybe<Scalars['ID']['input']>;
  /** How the line is paid. */
  paymentOption?: InputMaybe<PaymentOption>;
  /** Price of one piece, 0 to 999,999,999 with at most 3 decimals. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** Name in place of the product's, 1 to 200 characters. */
  productName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the payment method is stored for later payments. */
  savePaymentMethod?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the line has to be delivered. */
  shippable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stock keeping unit, at most 40 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Weight of one piece, 0 to 999,999,999. */
  weight?: InputMaybe<WeightInput>;
};

/** An item of an app's catalog. */
export type CatalogReferenceInput = {
  /** App the catalog belongs to. */
  catalogAppId: Scalars['ID']['input'];
  /** Id of the item within its catalog, 1 to 36 characters. */
  catalogItemId: Scalars['ID']['input'];
  /** What the catalog has to know of the item, at most 8,000 characters of JSON. */
  options?: InputMaybe<Scalars['JSON']['input']>;
};

/** Position of a product in a category. */
export type CategoryPlace = {
  __typename?: 'CategoryPlace';
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
  /** True when a person's request for erasure caused the change. */
  anonymization: Scalars['Boolean']['output'];
  /** Why it is a dead letter; null in every other state. */
  deadLetter?: Maybe<DeadLetter>;
  /** Id of the cart, order, product or other entity that changed; null when the platform names none. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** True when the content of the event is gone, as a rule because a person requested erasure. */
  erased: Scalars['Boolean']['output'];
  /**
   * Fields that changed, with their previous values. Empty where the platform does not say, and for personal data when the
   * caller lacks the right `EVENTS_PERSONAL`.
   */
  fieldChanges: Array<FieldChange>;
  /** Id of the event on the platform. A message of the older kind has none: its id is a hash of its content. */
  id: Scalars['ID']['output'];
  /** Who caused the change; null when the platform does not say. */
  identity?: Maybe<EventIdentity>;
  /** Kind of event; `UNKNOWN` for a type the gateway does not know. */
  name: ChangeEventName;
  /** When the change happened; for a message without a time, when it was signed. */
  occurredAt: Scalars['DateTime']['output'];
  /** When the gateway received the event. */
  receivedAt: Scalars['DateTime']['output'];
  /** Digits that grow with every event of the same entity. Null for messages of the older kind. */
  sequence?: Maybe<Scalars['String']['output']>;
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
  /** Number of all events that match the filter. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One change event of a page, with its cursor. */
export type ChangeEventEdge = {
  __typename?: 'ChangeEventEdge';
  /** Cursor of this event, for `after` and `before`. */
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
  /** Only events of a type the gateway does not know (`UnknownEvent`), when true. */
  unknownType?: InputMaybe<Scalars['Boolean']['input']>;
  /** Events received before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** State of the inbox that change events arrive in. */
export type ChangeEventHealth = {
  __typename?: 'ChangeEventHealth';
  /** Number of dead letters, which need attention. */
  deadLetterCount: Scalars['Int']['output'];
  /** When the latest event arrived; null when none is stored. */
  lastReceivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** False when the platform's public key is not configured: no events are accepted then. */
  open: Scalars['Boolean']['output'];
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
  /** A collection was created. */
  | 'COLLECTION_CREATED'
  /** A collection was deleted. */
  | 'COLLECTION_DELETED'
  /** A collection was changed. */
  | 'COLLECTION_UPDATED'
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
  /** An imported order was deleted. */
  | 'IMPORTED_ORDER_DELETED'
  /** A section of text that products share was created. */
  | 'INFO_SECTION_CREATED'
  /** A section of text that products share was deleted. */
  | 'INFO_SECTION_DELETED'
  /** A section of text that products share was changed. */
  | 'INFO_SECTION_UPDATED'
  /** A record of the stock of a variant was created. */
  | 'INVENTORY_ITEM_CREATED'
  /** A record of the stock of a variant was deleted. */
  | 'INVENTORY_ITEM_DELETED'
  /** A variant came into stock or went out of stock. */
  | 'INVENTORY_ITEM_STOCK_STATUS_UPDATED'
  /** An entry of the inventory was changed. */
  | 'INVENTORY_ITEM_UPDATED'
  /** The stock of a variant was changed for a known reason. */
  | 'INVENTORY_ITEM_UPDATED_WITH_REASON'
  /** The stock of variants of a product went up or down. */
  | 'INVENTORY_VARIANTS_UPDATED'
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
  /** The payment status of an order changed. */
  | 'ORDER_PAYMENT_STATUS_UPDATED'
  /** An order was changed. */
  | 'ORDER_UPDATED'
  /** A product was created. */
  | 'PRODUCT_CREATED'
  /** A product was deleted. */
  | 'PRODUCT_DELETED'
  /** A product was changed. */
  | 'PRODUCT_UPDATED'
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
  | 'VARIANTS_UPDATED';

/** How far the handling of a change event has come. */
export type ChangeEventState =
  /** Was not handled; `deadLetter` says why, and `replayChangeEvent` tries again. */
  | 'DEAD_LETTER'
  /** All consumers have handled it. */
  | 'DONE'
  /** Waits to be handled, or to be tried again after a failure. */
  | 'NEW'
  /** Changed nothing, because a later event of the same entity had been handled first. */
  | 'SUPERSEDED';

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** Captcha, where the site requires one for sign-in. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Current password; may be missing where none is known, and then the sign-in has to be a fresh one. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 100 characters, not white space alone. */
  newPassword: Scalars['String']['input'];
};

/** A variant with the names of its fields that changed. */
export type ChangedVariant = {
  __typename?: 'ChangedVariant';
  /** Names of fields of `ProductVariant` that changed, such as `price`; any other has the platform's name. */
  changedFields: Array<Scalars['String']['output']>;
  /** Choices that make up the variant. */
  choices: Array<ChosenOption>;
  /** Id of the variant. */
  variantId: Scalars['ID']['output'];
};

/** Sales channel a checkout belongs to. A storefront uses WEB. */
export type ChannelType =
  /** Amazon. */
  | 'AMAZON'
  /** App market of the platform. */
  | 'APP_MARKET'
  /** Staff, in the dashboard of the platform. */
  | 'BACKOFFICE_MERCHANT'
  /** ClassPass. */
  | 'CLASS_PASS'
  /** eBay. */
  | 'EBAY'
  /** Etsy. */
  | 'ETSY'
  /** Facebook. */
  | 'FACEBOOK'
  /** Faire. */
  | 'FAIRE_COM'
  /** Global-e. */
  | 'GLOBAL_E'
  /** An invoice of the platform. */
  | 'INVOICES'
  /** An invoice of the platform, by its newer service. */
  | 'INVOICES_PLATFORM'
  /** A marketplace the platform has no name for. */
  | 'OTHER_PLATFORM'
  /** A purchase by an AI agent with PayPal. */
  | 'PAYPAL_AGENTIC_CHECKOUT'
  /** A point of sale, such as a cash register. */
  | 'POS'
  /** A purchase by an AI agent with Stripe. */
  | 'STRIPE_AGENTIC_CHECKOUT'
  /** TikTok. */
  | 'TIKTOK'
  /** A purchase by an AI agent with the Universal Commerce Protocol. */
  | 'UCP_AGENTIC_CHECKOUT'
  /** The platform does not say, or the gateway does not know it; refused in input. */
  | 'UNKNOWN'
  /** A website. */
  | 'WEB'
  /** The marketplace of that name. */
  | 'WISH';

/** What a cart becomes on the way to payment. */
export type Checkout = Node & {
  __typename?: 'Checkout';
  /** Fees on top of lines and delivery; empty when there are none. */
  additionalFees: Array<AdditionalFee>;
  /** Everything that lowers the price, with its amount; empty when nothing does. */
  appliedDiscounts: Array<AppliedDiscount>;
  /** Address and person the order is billed to; null before any is given. */
  billing?: Maybe<Contact>;
  /** Place of business the order belongs to. */
  businessLocationId?: Maybe<Scalars['ID']['output']>;
  /** Who buys. */
  buyerInfo?: Maybe<BuyerInfo>;
  /** Language of the buyer, as a two-letter code. */
  buyerLanguage?: Maybe<Scalars['String']['output']>;
  /** Note of the buyer to the shop, at most 1,000 characters. */
  buyerNote?: Maybe<Scalars['String']['output']>;
  /** Cart it was made from. */
  cartId?: Maybe<Scalars['ID']['output']>;
  /** Sales channel it belongs to. */
  channelType?: Maybe<ChannelType>;
  /** Whether an order was made from it. It can no longer be changed then. */
  completed: Scalars['Boolean']['output'];
  /** ISO 4217 code of the currency the shopper sees prices in. */
  conversionCurrency?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who created it, by kind and id; null when the platform does not say. */
  createdBy?: Maybe<Actor>;
  /** ISO 4217 code of the shop's currency, in which prices are calculated. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Content of an app it was created from; null when it was not. */
  customContentReference?: Maybe<CustomContentReference>;
  /** What the buyer entered into additional fields; empty when there are none. */
  customFields: Array<CheckoutCustomField>;
  /** Address and person the order is delivered to; null before any is given. */
  destination?: Maybe<Contact>;
  /** What apps store on the checkout, by their namespaces, unchanged. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Something outside the site it belongs to; null when there is nothing. */
  externalReference?: Maybe<ExternalReference>;
  /** Gift card that pays a part; null without one. */
  giftCard?: Maybe<AppliedGiftCard>;
  /** Id of the checkout. */
  id: Scalars['ID']['output'];
  /** Lines to buy, 1 to 300, with tax and totals. */
  lines: Array<CartLine>;
  /** Memberships of the buyer that can pay. */
  membershipOptions: MembershipOptions;
  /** Id for `node` and `nodes`. */
  nodeId: Scalars['ID']['output'];
  /**
   * Number of the order that was made from it, as the confirmation email names it. Null before there is an order, on a
   * site without an API key, and in a change event.
   */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** What is paid when the free trial of a subscription ends. */
  payAfterFreeTrial?: Maybe<PriceSummary>;
  /** What is paid after the order is placed. */
  payLater?: Maybe<PriceSummary>;
  /** What is paid when the order is placed. */
  payNow?: Maybe<PriceSummary>;
  /** ISO 4217 code of the currency the order is paid in. */
  paymentCurrency?: Maybe<Scalars['String']['output']>;
  /** Totals of the order. */
  priceSummary?: Maybe<PriceSummary>;
  /** Id that is the same on the cart, its checkout and its order. */
  purchaseFlowId?: Maybe<Scalars['ID']['output']>;
  /** Delivery and its options. */
  shippingInfo?: Maybe<ShippingInfo>;
  /** Main language of the site, as a two-letter code. */
  siteLanguage?: Maybe<Scalars['String']['output']>;
  /** Group of buyers who pay no tax; null when the buyer is in none. */
  taxExemptGroupId?: Maybe<Scalars['ID']['output']>;
  /** Whether prices contain tax; null when the platform does not say. */
  taxIncludedInPrices?: Maybe<Scalars['Boolean']['output']>;
  /** Tax of the order. */
  taxSummary?: Maybe<TaxSummary>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the page where it is paid. Every caller with this address can open the checkout; null in a change event. */
  url?: Maybe<Scalars['URL']['output']>;
  /** What blocks the order or deviates from the request; empty when nothing does. */
  violations: Array<Problem>;
  /** Unit of every weight in the checkout. */
  weightUnit?: Maybe<WeightUnit>;
};

/** Billing fields of the checkout page. */
export type CheckoutBillingFields =
  /** All fields of an address. */
  | 'ALL_FIELDS'
  /** Only those that payment and tax need. */
  | 'MINIMUM_REQUIRED_FIELDS';

/** A checkbox of the checkout page. */
export type CheckoutCheckbox = {
  __typename?: 'CheckoutCheckbox';
  /** Whether it is checked when the page opens. */
  checkedByDefault: Scalars['Boolean']['output'];
  /** Whether there is one box for each channel, such as email and SMS. Null but for `subscriptionCheckbox`. */
  splitByChannel?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the page shows it. */
  visible: Scalars['Boolean']['output'];
};

/** A checkout became an order. */
export type CheckoutCompletedEvent = ChangeEvent & {
  __typename?: 'CheckoutCompletedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The completed checkout. */
  checkout?: Maybe<Checkout>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A checkout was created from a cart. */
export type CheckoutCreatedEvent = ChangeEvent & {
  __typename?: 'CheckoutCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The checkout that was created. */
  checkout?: Maybe<Checkout>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** What the buyer entered into an additional field of the checkout page. */
export type CheckoutCustomField = {
  __typename?: 'CheckoutCustomField';
  /** Title of the field. */
  title: Scalars['String']['output'];
  /** Title in the buyer's language; null without a translation. */
  translatedTitle?: Maybe<Scalars['String']['output']>;
  /** A text, a number or a list of texts, as the platform sends it. */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** A checkout was deleted; `entityId` is its id. */
export type CheckoutDeletedEvent = ChangeEvent & {
  __typename?: 'CheckoutDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Checkboxes the checkout page shows. */
export type CheckoutFields = {
  __typename?: 'CheckoutFields';
  /** Agreement to the shop's policies. */
  policyAgreementCheckbox?: Maybe<CheckoutCheckbox>;
  /** Consent to marketing messages. */
  subscriptionCheckbox?: Maybe<CheckoutCheckbox>;
};

/** How the top of the checkout page looks. */
export type CheckoutHeader = {
  __typename?: 'CheckoutHeader';
  /** Where the header has its content. */
  alignment?: Maybe<HeaderAlignment>;
  /** Hex color behind the header; null when it is a picture. */
  backgroundColor?: Maybe<Scalars['String']['output']>;
  /** Picture behind the header; null when it is a color. */
  backgroundImage?: Maybe<Image>;
  /** Link back to the shop. */
  continueShopping?: Maybe<ContinueShopping>;
  /** Whether the word for checkout is shown. */
  displayCheckoutLabel?: Maybe<Scalars['Boolean']['output']>;
  /** Hex color of the line below the header. */
  dividerColor?: Maybe<Scalars['String']['output']>;
  /** Logo of the shop; null without one. */
  logo?: Maybe<CheckoutLogo>;
  /** Text of the header, at most 55 characters. */
  text?: Maybe<Scalars['String']['output']>;
  /** Hex color of the text. */
  textColor?: Maybe<Scalars['String']['output']>;
};

/** Opens the page where a checkout is paid. */
export type CheckoutIntentInput = {
  /** Checkout to pay. */
  checkoutId: Scalars['ID']['input'];
};

/** The shop's logo on the checkout page. */
export type CheckoutLogo = {
  __typename?: 'CheckoutLogo';
  /** Picture of the logo. */
  image?: Maybe<Image>;
  /** Size it is shown at. */
  size?: Maybe<LogoSize>;
};

/** How the form and the summary of the checkout page look. */
export type CheckoutMainSection = {
  __typename?: 'CheckoutMainSection';
  /** Radius of all other corners, 0 to 100. */
  cornerRadius?: Maybe<Scalars['Int']['output']>;
  /** Hex color of the lines between parts. */
  dividerColor?: Maybe<Scalars['String']['output']>;
  /** Corners of the buttons that pay at once. */
  expressButtonsCornerRadius?: Maybe<ExpressButtonShape>;
  /** Hex color behind the form; null when it is a picture. */
  formBackgroundColor?: Maybe<Scalars['String']['output']>;
  /** Picture behind the form; null when it is a color. */
  formBackgroundImage?: Maybe<Image>;
  /** Hex color behind the summary; null when it is a picture. */
  summaryBackgroundColor?: Maybe<Scalars['String']['output']>;
  /** Picture behind the summary; null when it is a color. */
  summaryBackgroundImage?: Maybe<Image>;
  /** Hex color of boxes that stand out. */
  tintedBoxColor?: Maybe<Scalars['String']['output']>;
};

/** A policy the checkout page links to. */
export type CheckoutPolicy = {
  __typename?: 'CheckoutPolicy';
  /** Text of the policy. */
  content: Scalars['HTML']['output'];
  /** What the policy is about. */
  kind: CheckoutPolicyKind;
  /** Title of the policy; null but for `CUSTOM`. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What a policy is about. */
export type CheckoutPolicyKind =
  /** How to reach the shop. */
  | 'CONTACT'
  /** A policy of the shop's own; see `title`. */
  | 'CUSTOM'
  /** Downloads. */
  | 'DIGITAL_ITEMS'
  /** How personal data is used. */
  | 'PRIVACY'
  /** Returns and refunds. */
  | 'RETURNS'
  /** Terms and conditions. */
  | 'TERMS_AND_CONDITIONS';

/** How the platform's checkout page looks and what it shows. */
export type CheckoutSettings = {
  __typename?: 'CheckoutSettings';
  /** Which billing fields the page has. */
  billingFields?: Maybe<CheckoutBillingFields>;
  /** Hex color of buttons. */
  buttonColor?: Maybe<Scalars['String']['output']>;
  /** Whether reserved money is captured before the reservation ends. */
  captureBeforeExpiryEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Checkboxes of the page. */
  checkoutFields?: Maybe<CheckoutFields>;
  /** When the settings were created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether money is only reserved when an order is placed. */
  delayCaptureEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Bottom of the page, as the platform sends it, unchanged; its members are not documented. */
  footer?: Maybe<Scalars['JSON']['output']>;
  /** Whether the buyer can pay with a gift card. */
  giftCardRedeemEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Top of the page. */
  header?: Maybe<CheckoutHeader>;
  /** Form and summary. */
  mainSection?: Maybe<CheckoutMainSection>;
  /** Whether a stored payment method may be charged later without the buyer. */
  merchantInitiatedPaymentsEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Hex color of the button that places the order. */
  placeOrderButtonColor?: Maybe<Scalars['String']['output']>;
  /** Policies the page shows; empty when it shows none. */
  policies: Array<CheckoutPolicy>;
  /** Hex color of what is chosen: radio buttons and checked boxes. */
  selectionColor?: Maybe<Scalars['String']['output']>;
  /** When the settings were last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The checkout settings of the site were changed. */
export type CheckoutSettingsUpdatedEvent = ChangeEvent & {
  __typename?: 'CheckoutSettingsUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The settings after the change. */
  checkoutSettings?: Maybe<CheckoutSettings>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
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
  customLines: Array<CheckoutTemplateCustomLine>;
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
  anonymization: Scalars['Boolean']['output'];
  /** The template that was created. */
  checkoutTemplate?: Maybe<CheckoutTemplate>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
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
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
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
  anonymization: Scalars['Boolean']['output'];
  /** The template after the change. */
  checkoutTemplate?: Maybe<CheckoutTemplate>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** The link of a checkout template was opened. */
export type CheckoutTemplateUsedEvent = ChangeEvent & {
  __typename?: 'CheckoutTemplateUsedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The checkout that was created from the template. */
  checkout?: Maybe<Checkout>;
  /** The template behind the link. */
  checkoutTemplate?: Maybe<CheckoutTemplate>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A checkout was changed. */
export type CheckoutUpdatedEvent = ChangeEvent & {
  __typename?: 'CheckoutUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The checkout after the change. */
  checkout?: Maybe<Checkout>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Media of the product that show a choice. */
export type ChoiceMediaInput = {
  /** Choice of the option, as a person reads it. */
  choice: Scalars['String']['input'];
  /** 1 to 50 media of the product. */
  mediaIds: Array<Scalars['ID']['input']>;
  /** Name of the option, such as `Color`. */
  option: Scalars['String']['input'];
};

/** Media to remove from a choice. */
export type ChoiceMediaRemovalInput = {
  /** Choice of the option, as a person reads it. */
  choice: Scalars['String']['input'];
  /** Which of the media that show it. */
  media: MediaSelectionInput;
  /** Name of the option, such as `Color`. */
  option: Scalars['String']['input'];
};

/** Choices to remove media from. */
export type ChoiceMediaSelectionInput =
  /** True for all media of every choice. */
  { all: Scalars['Boolean']['input']; choices?: never; }
  |  /** 1 to 10 choices, each with the media to remove. */
  { all?: never; choices: Array<ChoiceMediaRemovalInput>; };

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

/** One option with the choice made. */
export type ChosenOption = {
  __typename?: 'ChosenOption';
  /** Label of the choice, in the language of the request. */
  choice: Scalars['String']['output'];
  /** Name of the option, in the language of the request. */
  option: Scalars['String']['output'];
};

/** One option with the choice made. */
export type ChosenOptionInput = {
  /** Label of the choice in the language of the request, 1 to 50 characters. */
  choice: Scalars['String']['input'];
  /** Name of the option in the language of the request, 1 to 50 characters; case does not count when products are read. */
  option: Scalars['String']['input'];
};

/** A named group of products. */
export type Collection = Node & {
  __typename?: 'Collection';
  /** True for the collection of all products, which belongs to the platform and cannot be changed. */
  builtIn?: Maybe<Scalars['Boolean']['output']>;
  /** Description for shoppers; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the collection. */
  id: Scalars['ID']['output'];
  /** The picture or video shown first; null when it has none. */
  mainMedia?: Maybe<MediaItem>;
  /**
   * Products of the collection, hidden ones included, as `managedProducts` reads them. One platform call for each
   * collection.
   */
  managedProducts?: Maybe<ProductConnection>;
  /** All pictures and videos of the collection; empty when it has none. */
  media: Array<MediaItem>;
  /** Name as a person reads it. */
  name: Scalars['String']['output'];
  /** Id for `node` and `nodes`. */
  nodeId: Scalars['ID']['output'];
  /** Number of its products; null when the platform does not say. */
  productCount?: Maybe<Scalars['Int']['output']>;
  /** Visible products of the collection. One platform call for each collection: refused below a list of more than ten. */
  products?: Maybe<ProductConnection>;
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
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ManagedProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ManagedProductSort>;
};


/** A named group of products. */
export type CollectionProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
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
  anonymization: Scalars['Boolean']['output'];
  /** The collection that was created. */
  collection?: Maybe<CollectionSnapshot>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A collection was deleted. */
export type CollectionDeletedEvent = ChangeEvent & {
  __typename?: 'CollectionDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** One collection of a page, with its cursor. */
export type CollectionEdge = {
  __typename?: 'CollectionEdge';
  /** Cursor of this collection, for `after` and `before`. */
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

/** A collection as change events carry it, with its values at that time. Read the current ones as `Collection`. */
export type CollectionSnapshot = {
  __typename?: 'CollectionSnapshot';
  /** Id of the collection. */
  id: Scalars['ID']['output'];
  /** Picture or video shown first; null when the collection has none. */
  mainMedia?: Maybe<MediaItem>;
  /** All pictures and videos of the collection; empty when it has none. */
  media: Array<MediaItem>;
  /** Name as a person reads it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Slug of the collection, the last part of the address of its page. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Whether the collection is shown to shoppers. */
  visible?: Maybe<Scalars['Boolean']['output']>;
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

/** A collection was changed. */
export type CollectionUpdatedEvent = ChangeEvent & {
  __typename?: 'CollectionUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /**
   * Names of fields of `Collection` that changed, such as `name`; any other has the platform's name. Products that are put
   * into a collection change themselves.
   */
  changedFields: Array<Scalars['String']['output']>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A collection, and products that are added to it or removed from it. */
export type CollectionWorkInput = {
  /** Id of the collection. */
  collectionId: Scalars['ID']['input'];
  /** Ids of products, 1 to 10,000, each once. */
  ids: Array<Scalars['ID']['input']>;
};

/** What came back in the fragment or as a posted message; each text has at most 2,048 characters. */
export type CompleteSignInInput = {
  /** Authorization code, when the sign-in succeeded. Without effect beside `error`. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Code of the error, when the sign-in failed. */
  error?: InputMaybe<Scalars['String']['input']>;
  /** Text of the error, when the sign-in failed. */
  errorDescription?: InputMaybe<Scalars['String']['input']>;
  /** State that came back; it has to be the one of `startSignIn`. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the platform's sign-in page. */
export type CompleteSignInPayload = {
  __typename?: 'CompleteSignInPayload';
  /** Why the caller is not signed in; empty when the sign-in succeeded. */
  problems: Array<Problem>;
  /** Path to go on to; null when there are problems. */
  returnTo?: Maybe<Scalars['String']['output']>;
  /** Caller after the sign-in. */
  viewer: Viewer;
};

/** An address and the person behind it. */
export type Contact = {
  __typename?: 'Contact';
  /** Postal address; null when none is known. */
  address?: Maybe<Address>;
  /** Person behind the address; null when none is known. */
  contactDetails?: Maybe<ContactDetails>;
};

/** The person or company behind an address. */
export type ContactDetails = {
  __typename?: 'ContactDetails';
  /** Name of the company, at most 1,000 characters. */
  company?: Maybe<Scalars['String']['output']>;
  /** First name, at most 100 characters. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Last name, at most 100 characters. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number, as it was entered. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Number the buyer is taxed under; null without one. */
  vatId?: Maybe<VatId>;
};

/** The person or company behind an address; replaced as a whole. */
export type ContactDetailsInput = {
  /** At most 1,000 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Number the buyer is taxed under. */
  vatId?: InputMaybe<VatIdInput>;
};

/** A page of text that the merchant writes, such as the one about returns. */
export type ContentPage = {
  __typename?: 'ContentPage';
  /** The text. */
  body: Scalars['HTML']['output'];
  /** What the page says, in one sentence. */
  description: Scalars['String']['output'];
  /** End of the address of its page: `returns`. */
  slug: Scalars['String']['output'];
  /** Terms of the shop that belong above the text, in this order; empty for a page without them. */
  terms: Array<ContentTerms>;
  /** Title of the page. */
  title: Scalars['String']['output'];
};

/** Terms of the shop that a page of text shows. */
export type ContentTerms =
  /** Of delivery. */
  | 'DELIVERY'
  /** Of returns. */
  | 'RETURNS';

/** The link from the checkout page back to the shop. */
export type ContinueShopping = {
  __typename?: 'ContinueShopping';
  /** How the link looks. */
  displayType?: Maybe<ContinueShoppingDisplay>;
  /** Whether the page has no such link. */
  hidden?: Maybe<Scalars['Boolean']['output']>;
};

/** How the link back to the shop looks. */
export type ContinueShoppingDisplay =
  /** A symbol. */
  | 'ICON'
  /** Words. */
  | 'TEXT';

/** What a product or variant costs the merchant, and what is left of its price. */
export type CostAndProfit = {
  __typename?: 'CostAndProfit';
  /** What one costs the merchant; null when no cost is known. */
  cost?: Maybe<Money>;
  /** Profit as a fraction of the discounted price, at most 1; null for what costs something and is given away. */
  margin?: Maybe<Scalars['Decimal']['output']>;
  /** Discounted price less cost; null when no cost is known. */
  profit?: Maybe<Money>;
};

/** A new app key. */
export type CreateAppKeyInput = {
  /** Origins whose pages may use the key from a browser, at most 20; none when left out. */
  allowedOrigins?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the app runs only the documents of its own manifest. */
  documentsOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the app: 1 to 50 letters, digits, hyphens and underscores. No other key has or had it. */
  name: Scalars['String']['input'];
  /** What the app may do; nothing but reading what is public when left out. */
  scopes?: InputMaybe<Array<AppScope>>;
};

/** Result of creating an app key. */
export type CreateAppKeyPayload = {
  __typename?: 'CreateAppKeyPayload';
  /** The key's entry; null when it was refused. */
  appKey?: Maybe<AppKey>;
  /** Why it was refused; empty when it was not. */
  problems: Array<CreateAppKeyProblem>;
  /** The key itself, returned here and never again; null when it was refused. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** A refusal of createAppKey. */
export type CreateAppKeyProblem = ProblemDetails & {
  __typename?: 'CreateAppKeyProblem';
  /** What happened, for programs. */
  code: CreateAppKeyProblemCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  requestId?: Maybe<Scalars['String']['output']>;
  severity: ProblemSeverity;
  suggestedFix?: Maybe<SuggestedFix>;
};

/** Why an app key is not created. */
export type CreateAppKeyProblemCode =
  | 'INVALID_ARGUMENT'
  | 'INVALID_FORMAT'
  | 'INVALID_SIZE'
  | 'LIMIT_REACHED'
  | 'NAME_TAKEN';

/** Input of `createBrand`. */
export type CreateBrandInput = {
  /** Name of the brand, 1 to 50 characters. */
  name: Scalars['String']['input'];
};

/** What a checkout starts with. */
export type CreateCheckoutInput = {
  /** Address the order is billed to. */
  billingAddress?: InputMaybe<AddressInput>;
  /** Sales channel it belongs to. */
  channelType?: ChannelType;
  /** Email address for the order; required with an address when the caller is not signed in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Delivery option, when the cart has none yet. */
  selectedShippingOption?: InputMaybe<ShippingOptionInput>;
  /** Address the order is delivered to. */
  shippingAddress?: InputMaybe<AddressInput>;
};

/** The checkout, or why there is none. */
export type CreateCheckoutPayload = {
  __typename?: 'CreateCheckoutPayload';
  /** Checkout of the cart; null when there are problems. */
  checkout?: Maybe<Checkout>;
  /** Id of the checkout; null when there are problems. */
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** Why there is no checkout; empty when there is one. */
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

/** A new member, with the limits of `UpdateMemberInput`. */
export type CreateMemberInput = {
  /** Postal addresses, at most 20. */
  addresses?: InputMaybe<Array<ManagedMemberAddressInput>>;
  /** A past day since 1900. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Name of the company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Additional fields of the site, at most 50. */
  customFields?: InputMaybe<Array<MemberCustomFieldInput>>;
  /** Email addresses beside the login email, at most 20. */
  emails?: InputMaybe<Array<ManagedMemberEmailInput>>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Profession or position. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Email address the member signs in with; it cannot be changed later. */
  loginEmail: Scalars['String']['input'];
  /** Name shown to others. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Phone numbers, at most 20. */
  phones?: InputMaybe<Array<ManagedMemberPhoneInput>>;
  /** Whether the profile is public; the site's default when left out. */
  privacyStatus?: InputMaybe<PrivacyStatus>;
  /** Line below the name. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A new product. Amounts are 0 to 999999999.99, with at most 2 decimals. */
export type CreateProductInput = {
  /** Price before the discount. */
  basePrice: Scalars['Decimal']['input'];
  /** Name of the brand, 1 to 50 characters. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** What one costs the merchant. */
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  /** HTML, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What is taken off the price. */
  discount?: InputMaybe<ProductDiscountInput>;
  /** Titled texts of the product page. */
  infoSections?: InputMaybe<Array<InfoSectionInput>>;
  /** Whether variants have prices, costs, weights and SKUs of their own. */
  managesVariants?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** What can be chosen, at most 6 options; together they make at most 1,000 variants. */
  options?: InputMaybe<Array<ProductOptionInput>>;
  /** Size of the parcel it is sent in. */
  packageDimensions?: InputMaybe<DimensionsInput>;
  /** For products sold by weight, volume or length. */
  pricePerUnit?: InputMaybe<PricePerUnitInput>;
  /** Size of the product itself. */
  productDimensions?: InputMaybe<DimensionsInput>;
  /** Short word on the picture, at most 30 characters. */
  ribbon?: InputMaybe<Scalars['String']['input']>;
  /** What search engines read of the product page. */
  seo?: InputMaybe<SeoInput>;
  /** Stock keeping unit, at most 40 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Made from the name when left out; at most 100 characters. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** What kind of product it is. */
  type?: InputMaybe<ProductType>;
  /** Whether shoppers see it; the platform decides when left out. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Weight of one piece; not below 0. */
  weight?: InputMaybe<WeightInput>;
};

/** Input of `createRedirectSession`. */
export type CreateRedirectSessionInput = {
  /** Where the browser is sent afterwards. */
  callbacks?: InputMaybe<RedirectCallbacksInput>;
  /** What to open. */
  intent: RedirectIntentInput;
  /** How the page is opened. */
  preferences?: InputMaybe<RedirectPreferencesInput>;
};

/** The redirect session, or why there is none. */
export type CreateRedirectSessionPayload = {
  __typename?: 'CreateRedirectSessionPayload';
  /** Why there is none; empty when there is one. */
  problems: Array<Problem>;
  /** Redirect session to follow; null when there are problems. */
  redirectSession?: Maybe<RedirectSession>;
};

/** A currency, in the language of the request. */
export type Currency = {
  __typename?: 'Currency';
  /** ISO 4217 code: `USD`. */
  code: Scalars['String']['output'];
  /** Name as a person reads it: `US Dollar`. */
  name: Scalars['String']['output'];
  /** Sign that amounts have: `$`. */
  symbol: Scalars['String']['output'];
};

/** Content of an app that the checkout was created from. */
export type CustomContentReference = {
  __typename?: 'CustomContentReference';
  /** App the content belongs to. */
  appId?: Maybe<Scalars['ID']['output']>;
  /** Id of the content within the app. */
  componentId?: Maybe<Scalars['ID']['output']>;
};

/** What a custom field holds. */
export type CustomFieldType =
  /** A day or a point in time. */
  | 'DATE'
  /** A number. */
  | 'NUMBER'
  /** A profile on a social network; see `network`. */
  | 'SOCIAL'
  /** Text. */
  | 'TEXT'
  /** The platform does not say, or the gateway does not know it. */
  | 'UNKNOWN'
  /** A web address. */
  | 'URL';

/** A line of no catalog. Staff and apps only. */
export type CustomLineInput = {
  /** Item of a catalog the line stands for. */
  catalogReference?: InputMaybe<CatalogReferenceInput>;
  /** Name of the kind, with `itemType` CUSTOM; `custom` when left out. */
  customItemType?: InputMaybe<Scalars['String']['input']>;
  /** Delivery profile of the site that says how the line is sent. */
  deliveryProfileId?: InputMaybe<Scalars['ID']['input']>;
  /** What is paid at checkout, with `paymentOption` DEPOSIT_ONLINE. */
  depositAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lines below the name, at most 10. */
  descriptionLines?: InputMaybe<Array<DescriptionLineInput>>;
  /** Whether changes of the quantity in the cart are refused. */
  fixedQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price of one piece before a discount. */
  fullPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Picture of the line with its size and text. */
  image?: InputMaybe<ImageInput>;
  /** What kind of thing the line sells. */
  itemType?: ItemType;
  /** Whether only members can buy it. */
  membersOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Extras by group, at most 25 groups. */
  modifierGroups?: InputMaybe<Array<LineModifierGroupInput>>;
  /** Name of the line, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Address of the page that the line leads to, at most 1,000 characters. */
  pageUrl?: InputMaybe<Scalars['URL']['input']>;
  /** How the line is paid. */
  paymentOption?: InputMaybe<PaymentOption>;
  /** Texts that belong to the line, at most 5. */
  policies?: InputMaybe<Array<LinePolicyInput>>;
  /** Price of one piece, 0 to 999,999,999 with at most 3 decimals. */
  price: Scalars['Decimal']['input'];
  /** Text beside the price: `from $67`. 1 to 100 characters. */
  priceDescription?: InputMaybe<Scalars['String']['input']>;
  /** Whether the price is not known yet, such as for a service by agreement. */
  priceUndetermined?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pieces, 1 to 100,000. */
  quantity?: Scalars['Int']['input'];
  /** Most pieces that can be bought, 0 to 100,000; no limit when left out. */
  quantityAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** Item the line belongs to in its catalog, 1 to 36 characters. */
  rootCatalogItemId?: InputMaybe<Scalars['ID']['input']>;
  /** Time and participants of a service. */
  serviceProperties?: InputMaybe<CustomLineServiceInput>;
  /** Whether the line has to be delivered. */
  shippable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stock keeping unit, at most 40 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** How the line repeats; left out for what is bought once. */
  subscription?: InputMaybe<CustomLineSubscriptionInput>;
  /** Tax group of the line. */
  taxGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Whose address the line is taxed by. */
  taxableAddress?: InputMaybe<TaxableAddressType>;
  /** Weight of one piece, 0 to 999,999,999. */
  weight?: InputMaybe<WeightInput>;
};

/** When a service takes place, and for how many. */
export type CustomLineServiceInput = {
  /** People who take part, 1 to 10,000. */
  numberOfParticipants?: InputMaybe<Scalars['Int']['input']>;
  /** Start of the service. */
  scheduledAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How a line of no catalog repeats. */
export type CustomLineSubscriptionInput = {
  /** Whether it goes on until it is canceled; `billingCycles` is then without effect. */
  autoRenewal?: Scalars['Boolean']['input'];
  /** Number of payments after which it ends, 1 to 999. */
  billingCycles?: InputMaybe<Scalars['Int']['input']>;
  /** What the subscription is, at most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the buyer may cancel it without the shop. */
  enableCustomerCancellation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Time before the first payment. */
  freeTrial?: InputMaybe<FreeTrialInput>;
  /** Unit of `interval`. */
  frequency: SubscriptionFrequency;
  /** Units between two payments, 1 to 3650: 2 with `frequency` MONTH is every two months. */
  interval?: Scalars['Int']['input'];
  /** First day of the subscription; the day of the order when left out. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name of the subscription, 1 to 150 characters. */
  title: Scalars['String']['input'];
};

/** A text the buyer entered for a product, such as an engraving. */
export type CustomText = {
  __typename?: 'CustomText';
  /** Title of the product's text field. */
  title: Scalars['String']['output'];
  /** Text as the buyer entered it. */
  value: Scalars['String']['output'];
};

/** A text the shopper may or must enter with a product, such as an engraving. */
export type CustomTextField = {
  __typename?: 'CustomTextField';
  /** Whether the product cannot be bought without the text. */
  mandatory: Scalars['Boolean']['output'];
  /** Most characters of the text; 500 when the platform does not say. */
  maxLength: Scalars['Int']['output'];
  /** Title of the field, in the language of the request; a text for it is sent in the same language. */
  title: Scalars['String']['output'];
};

/** A text for a product, such as an engraving. */
export type CustomTextInput = {
  /** Title of the product's text field in the language of the request, 1 to 100 characters. */
  title: Scalars['String']['input'];
  /** Text to enter, at most 500 characters. */
  value: Scalars['String']['input'];
};

/** An option or a modifier that products share. */
export type Customization = {
  __typename?: 'Customization';
  /** Choices, at most 1,000; empty for a customization with a text. */
  choices: Array<CustomizationChoice>;
  /** When the customization was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The text the buyer gives; null for a customization with choices. */
  freeText?: Maybe<CustomizationFreeText>;
  /** Id of the customization. */
  id: Scalars['ID']['output'];
  /** Word for it in references to the catalog; generated from the name. */
  key?: Maybe<Scalars['String']['output']>;
  /** Name as a person reads it; at most 50 characters. */
  name?: Maybe<Scalars['String']['output']>;
  /** How it is shown; never changes. */
  renderType?: Maybe<CustomizationRenderType>;
  /** Grows by 1 with every change of the customization. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Order that its choices are shown in; null for a customization with a text. */
  sortOrder?: Maybe<ChoiceSortStrategy>;
  /** Whether it is an option or a modifier; never changes. */
  type?: Maybe<CustomizationType>;
  /** When the customization was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A choice of an option, a modifier or a customization. */
export type CustomizationChoice = {
  __typename?: 'CustomizationChoice';
  /** Amount it adds to the price; null when it adds nothing. */
  addedPrice?: Maybe<Money>;
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
  linkedMedia: Array<ProductSnapshotMedia>;
  /** Name as a person reads it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Ids of the choices of the first option it goes with; empty when it goes with all. */
  primaryChoiceIds: Array<Scalars['ID']['output']>;
  /** Kind of choice. */
  type?: Maybe<CustomizationChoiceType>;
  /** Whether at least one variant with it is visible. */
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** Kinds of choice. */
export type CustomizationChoiceType =
  /** A text, `name`. */
  | 'CHOICE_TEXT'
  /** A picture, `image`. */
  | 'IMAGE'
  /** Several colors, in `colorCodes`. */
  | 'MULTIPLE_COLORS'
  /** One color, in `colorCodes`. */
  | 'ONE_COLOR';

/** An option or modifier that products share was created. */
export type CustomizationCreatedEvent = ChangeEvent & {
  __typename?: 'CustomizationCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The option or modifier that was created. */
  customization?: Maybe<Customization>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An option or modifier that products share was deleted; `entityId` is its id. */
export type CustomizationDeletedEvent = ChangeEvent & {
  __typename?: 'CustomizationDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** The option or modifier before it was deleted. */
  customization?: Maybe<Customization>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A text the buyer may or must give, such as an engraving. */
export type CustomizationFreeText = {
  __typename?: 'CustomizationFreeText';
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
  anonymization: Scalars['Boolean']['output'];
  /** The option or modifier after the change. */
  customization?: Maybe<Customization>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Why a change event became a dead letter, and how often it was tried. */
export type DeadLetter = {
  __typename?: 'DeadLetter';
  /** Description of the reason for staff; null when there is nothing to add. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Kind of reason. */
  reason: DeadLetterReason;
  /** How often handling was tried; 0 for an event that was never handed to a consumer. */
  tries: Scalars['Int']['output'];
};

/** Why a change event became a dead letter. */
export type DeadLetterReason =
  /** Every try to handle it failed. */
  | 'FAILED'
  /** It was signed, or happened, too long before it arrived. */
  | 'STALE'
  /** The gateway does not know events of its type. */
  | 'UNKNOWN_TYPE'
  /** Its content does not have the shape of its type, or has been erased. */
  | 'UNREADABLE';

/** Input of `deleteBrand`. */
export type DeleteBrandInput = {
  /** Id of the brand. */
  id: Scalars['ID']['input'];
};

/** Brands that are deleted. */
export type DeleteBrandsWorkInput = {
  /** Ids of brands, 1 to 10,000, each once. */
  ids: Array<Scalars['ID']['input']>;
};

/** Input of `deleteCart`. */
export type DeleteCartInput = {
  /** Idempotency key, 8 to 100 letters, digits and . _ : -; a repeat with the same key has no second effect. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a request to delete the cart. */
export type DeleteCartPayload = {
  __typename?: 'DeleteCartPayload';
  /** Whether the cart is gone. */
  deleted: Scalars['Boolean']['output'];
  /** Why it was not deleted; empty when it was. */
  problems: Array<Problem>;
};

/** Input of `deleteCollection`. */
export type DeleteCollectionInput = {
  /** Id of the collection. */
  id: Scalars['ID']['input'];
};

/** Input of `deleteMe`. */
export type DeleteMeInput = {
  /** Captcha, where the site requires one for sign-in. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Login email of the caller, to confirm the deletion. */
  confirmation: Scalars['String']['input'];
  /** Member who gets what the caller wrote; the owner of the site when left out. */
  contentAssigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Current password; may be missing where none is known, and then the sign-in has to be a fresh one. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `deleteMemberAddresses`. */
export type DeleteMemberAddressesInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
};

/** Input of `deleteMemberEmails`. */
export type DeleteMemberEmailsInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
};

/** Input of `deleteMember`. */
export type DeleteMemberInput = {
  /** Member who gets what the deleted one wrote; the owner of the site when left out. */
  contentAssigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the member; not the caller's own. */
  id: Scalars['ID']['input'];
};

/** Input of `deleteMemberPhones`. */
export type DeleteMemberPhonesInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
};

/** Result of a deletion. */
export type DeletePayload = {
  __typename?: 'DeletePayload';
  /** Id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted; empty when it was. */
  problems: Array<Problem>;
};

/** Input of `deleteProduct`. */
export type DeleteProductInput = {
  /** Id of the product. */
  id: Scalars['ID']['input'];
};

/** Input of `deleteProductOptions`. */
export type DeleteProductOptionsInput = {
  /** Id of the product. */
  id: Scalars['ID']['input'];
};

/** Products that are deleted. */
export type DeleteProductsWorkInput = {
  /** Ids of products, 1 to 10,000, each once. */
  ids: Array<Scalars['ID']['input']>;
};

/** Which carrier takes which lines where, when a delivery is made of several. */
export type DeliveryAllocation = {
  __typename?: 'DeliveryAllocation';
  /** App of the carrier. */
  carrierAppId?: Maybe<Scalars['ID']['output']>;
  /** Code of the carrier's option. */
  carrierCode?: Maybe<Scalars['String']['output']>;
  /** Lines that go this way; empty when the platform names none. */
  lineIds: Array<Scalars['ID']['output']>;
  /** Delivery region of the shop. */
  regionId?: Maybe<Scalars['ID']['output']>;
  /** Name of the delivery region. */
  regionName?: Maybe<Scalars['String']['output']>;
};

/** Delivery to a group of countries. */
export type DeliveryTerms = {
  __typename?: 'DeliveryTerms';
  /** ISO 3166-1 alpha-2 codes: `US`. */
  countries: Array<Scalars['String']['output']>;
  /** Value of an order from which delivery is free; null when it never is. */
  freeFrom?: Maybe<Money>;
  /** Business days from the order to the delivery, at most. */
  maxDays: Scalars['Int']['output'];
  /** Business days from the order to the delivery, at least. */
  minDays: Scalars['Int']['output'];
  /** Price of a delivery. */
  price: Money;
};

/** A chosen option of a line, in words that are shown. */
export type DescriptionLine = {
  __typename?: 'DescriptionLine';
  /** Hex or rgb color to show; null when the value is not a color. */
  colorCode?: Maybe<Scalars['String']['output']>;
  /** Name of the option, in the buyer's language where there is a translation: `Size`. */
  name: Scalars['String']['output'];
  /** Chosen value, in the buyer's language where there is a translation; empty when the platform sends none. */
  value: Scalars['String']['output'];
};

/** A line below the name: `Size: Small`. */
export type DescriptionLineInput = {
  /** Hex or rgb, when the value is a color. */
  colorCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the option, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Chosen value, at most 500 characters. */
  value: Scalars['String']['input'];
};

/** A download. */
export type DigitalFile = {
  __typename?: 'DigitalFile';
  /** When the link stops working; null when it does not. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the file; null when the platform sends none. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** Size of a product or of its parcel, in `unit`. */
export type Dimensions = {
  __typename?: 'Dimensions';
  /** Height; null when it is not known. */
  height?: Maybe<Scalars['Decimal']['output']>;
  /** Length; null when it is not known. */
  length?: Maybe<Scalars['Decimal']['output']>;
  /** Unit of all three lengths. */
  unit: DimensionsUnit;
  /** Width; null when it is not known. */
  width?: Maybe<Scalars['Decimal']['output']>;
};

/** Size of a product or of its parcel. Lengths have at most 6 decimals. */
export type DimensionsInput = {
  /** Height in `unit`. */
  height?: InputMaybe<Scalars['Decimal']['input']>;
  /** Length in `unit`. */
  length?: InputMaybe<Scalars['Decimal']['input']>;
  /** Unit of all three lengths. */
  unit: DimensionsUnit;
  /** Width in `unit`. */
  width?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Unit of length. */
export type DimensionsUnit =
  /** Centimeters. */
  | 'CM'
  /** Feet. */
  | 'FT'
  /** Inches. */
  | 'IN'
  /** Meters. */
  | 'M'
  /** Millimeters. */
  | 'MM'
  /** The platform does not say, or the gateway does not know it; refused in input. */
  | 'UNKNOWN'
  /** Yards. */
  | 'YD';

/** Input of `disconnectMember`. */
export type DisconnectMemberInput = {
  /** Id of the member; not the caller's own. */
  id: Scalars['ID']['input'];
};

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
  createdAt?: Maybe<Scalars['DateTime']['output']>;
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
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of times the rule was used. */
  usageCount?: Maybe<Scalars['Int']['output']>;
  /** Number of times the rule may be used; no limit when null. */
  usageLimit?: Maybe<Scalars['Int']['output']>;
};

/** A discount rule was created. */
export type DiscountRuleCreatedEvent = ChangeEvent & {
  __typename?: 'DiscountRuleCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  /** The rule that was created. */
  discountRule?: Maybe<DiscountRule>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A discount rule was deleted; `entityId` is its id. */
export type DiscountRuleDeletedEvent = ChangeEvent & {
  __typename?: 'DiscountRuleDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** One discount that a rule gives. */
export type DiscountRuleDiscount = {
  __typename?: 'DiscountRuleDiscount';
  /** Amount taken off the price, in the shop's currency. */
  fixedAmount?: Maybe<Money>;
  /** Price of an item with the discount, in the shop's currency. */
  fixedPrice?: Maybe<Money>;
  /** Most pieces whose price it lowers; no limit when null. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** Percent taken off the price, 0.1 to 100. */
  percent?: Maybe<Scalars['Decimal']['output']>;
  /** Prices for numbers of pieces; empty unless `type` is `QUANTITY_BASED`. */
  quantityPrices: Array<DiscountRuleQuantityPrice>;
  /** Products whose price it lowers. */
  scopes: Array<DiscountRuleScope>;
  /** What it lowers. */
  targetType?: Maybe<DiscountRuleTargetType>;
  /** How it is calculated; says which of the amounts is set. */
  type?: Maybe<DiscountRuleDiscountType>;
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
  /** The largest quantity; no limit when null. */
  max?: Maybe<Scalars['Decimal']['output']>;
  /** The smallest quantity; no limit when null. */
  min?: Maybe<Scalars['Decimal']['output']>;
  /** Products whose pieces count; empty for all products. */
  scopes: Array<DiscountRuleScope>;
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
  id?: Maybe<Scalars['ID']['output']>;
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
  /** The largest subtotal; no limit when null. */
  max?: Maybe<Money>;
  /** The smallest subtotal; no limit when null. */
  min?: Maybe<Money>;
  /** Products whose prices count; empty for all products. */
  scopes: Array<DiscountRuleScope>;
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
  /** Id of the app that decides; null unless `type` is `CUSTOM`. */
  customTriggerAppId?: Maybe<Scalars['ID']['output']>;
  /** Id of the condition within that app. */
  customTriggerId?: Maybe<Scalars['ID']['output']>;
  /** Customers it applies to; null unless `type` is `CUSTOMER_ELIGIBILITY`. */
  customerEligibility?: Maybe<DiscountRuleEligibility>;
  /** Quantities it applies to; null unless `type` is `ITEM_QUANTITY_RANGE`. */
  itemQuantityRange?: Maybe<DiscountRuleQuantityRange>;
  /** Subtotals it applies to; null unless `type` is `SUBTOTAL_RANGE`. */
  subtotalRange?: Maybe<DiscountRuleSubtotalRange>;
  /** Conditions that are joined; empty unless `type` is `AND` or `OR`. */
  triggers: Array<DiscountRuleTrigger>;
  /** Kind of condition; says which of the other fields is set. */
  type?: Maybe<DiscountRuleTriggerType>;
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
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  /** The rule after the change. */
  discountRule?: Maybe<DiscountRule>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** What a discount lowers. */
export type DiscountScope =
  /** The whole cart. */
  | 'GLOBAL'
  /** The price of the delivery. */
  | 'SHIPPING'
  /** Some lines; `lineIds` names them. */
  | 'SPECIFIC_ITEMS';

/** How a discount is counted. */
export type DiscountType =
  /** An amount of money off each price. */
  | 'AMOUNT'
  /** No discount. */
  | 'NONE'
  /** A percentage off each price. */
  | 'PERCENT'
  /** The platform does not say, or the gateway does not know it; there is no discount. */
  | 'UNKNOWN';

/** Products that are each changed in their own way, or created. */
export type EditProductsWorkInput = {
  /** 1 to 5,000 edits, each product once. */
  edits: Array<ProductEditInput>;
};

/** A refusal of the elevation. */
export type ElevationProblem = ProblemDetails & {
  __typename?: 'ElevationProblem';
  /** What happened, for programs. */
  code: ElevationProblemCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  requestId?: Maybe<Scalars['String']['output']>;
  severity: ProblemSeverity;
  suggestedFix?: Maybe<SuggestedFix>;
};

/** Why the admin is not opened. */
export type ElevationProblemCode =
  | 'EMAIL_NOT_VERIFIED'
  | 'FORBIDDEN'
  | 'NOT_SIGNED_IN'
  | 'SIGN_IN_AGAIN';

/** Whether the caller can use the admin, or what is missing. */
export type ElevationState =
  /** The caller has access. */
  | 'ACTIVE'
  /** The caller is staff; `elevate` gives access. */
  | 'AVAILABLE'
  /** The email address that makes the member staff has not been verified. */
  | 'EMAIL_NOT_VERIFIED'
  /** The signed-in member does not belong to the staff. */
  | 'NOT_STAFF'
  /** Not signed in. */
  | 'SIGNED_OUT'
  /** The last sign-in is too long ago: sign in again. */
  | 'SIGN_IN_AGAIN';

/** What an email address is for. */
export type EmailTag =
  /** Private mail. */
  | 'HOME'
  /** First choice. */
  | 'MAIN'
  /** Nothing in particular. */
  | 'UNTAGGED'
  /** Mail at work. */
  | 'WORK';

/** Input of `endSession`. */
export type EndSessionInput = {
  /** Session to end, from `mySessions`. */
  id: Scalars['ID']['input'];
};

/** What the estimate is calculated with. */
export type EstimateInput = {
  /** Billing address; it matters for tax when nothing in the cart is shipped. */
  billingAddress?: InputMaybe<AddressInput>;
  /** Whether additional fees are calculated; true when left out. */
  calculateAdditionalFees?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the delivery is calculated; true when left out. */
  calculateShipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether tax is calculated; true when left out. */
  calculateTax?: InputMaybe<Scalars['Boolean']['input']>;
  /** Memberships that pay for lines. */
  selectedMemberships?: InputMaybe<Array<SelectedMembershipInput>>;
  /** Delivery option to calculate with; the first one when left out. */
  selectedShippingOption?: InputMaybe<ShippingOptionInput>;
  /** Address of the delivery; without one, delivery and tax are calculated only from what the cart stores. */
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
  /** An app or a program with a key. */
  | 'APP'
  /** A signed-in member of the site. */
  | 'MEMBER'
  /** A user of the platform's own dashboard, such as the owner of the site. */
  | 'PLATFORM_USER'
  /** The platform does not say, or the call had no identity. */
  | 'UNKNOWN'
  /** A visitor who was not signed in. */
  | 'VISITOR';

/** Opens the page where tickets of an event are paid. */
export type EventsCheckoutIntentInput = {
  /** Slug of the event, at most 150 characters. */
  eventSlug: Scalars['String']['input'];
  /** Reservation of the tickets. */
  reservationId: Scalars['ID']['input'];
};

/** Corners of the buttons that pay at once. */
export type ExpressButtonShape =
  /** Round ends. */
  | 'PILL'
  /** Square corners. */
  | 'RECTANGLE';

/** Something outside the site that the checkout belongs to. */
export type ExternalReference = {
  __typename?: 'ExternalReference';
  /** App that knows the resource. */
  appId?: Maybe<Scalars['ID']['output']>;
  /** Id of the resource within the app. */
  resourceId?: Maybe<Scalars['ID']['output']>;
};

/** Something a list can be narrowed by, with its counted values. */
export type Facet = {
  __typename?: 'Facet';
  /** What the list is narrowed by. */
  name: FacetName;
  /** Option of the facet `OPTION`, as it is shown; null for every other facet. */
  option?: Maybe<Scalars['String']['output']>;
  /**
   * Of the facet `PRICE`: lowest and highest price under the other filters, in the shop's own currency. Null for every
   * other facet.
   */
  priceRange?: Maybe<MoneyRange>;
  /** How many values there are, counted up to the most that are returned. */
  totalValues: Scalars['Int']['output'];
  /**
   * The most frequent values, at most 1,000 (100 of collections); selected ones are always among them. Those that would
   * leave most come first; choices have the order of their option.
   */
  values: Array<FacetValue>;
};


/** Something a list can be narrowed by, with its counted values. */
export type FacetValuesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What a list of products can be narrowed by. */
export type FacetName =
  /** Brands; `ProductFilter.brands`. */
  | 'BRANDS'
  /** Collections; `ProductFilter.collections`. */
  | 'COLLECTIONS'
  /** Whether something can be bought; `ProductFilter.inStock`. */
  | 'IN_STOCK'
  /** Whether there is a discount; `ProductFilter.onSale`. */
  | 'ON_SALE'
  /** Choices of one option; `ProductFilter.options`. */
  | 'OPTION'
  /** What a shopper pays; `ProductFilter.price`. */
  | 'PRICE'
  /** Kind of product; `ProductFilter.types`. */
  | 'PRODUCT_TYPE';

/** One value of a facet. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** `#rrggbb` of a color; null for other values. */
  color?: Maybe<Scalars['String']['output']>;
  /** How many products would be left under the other filters; 0 for a value that is chosen and finds nothing. */
  count: Scalars['Int']['output'];
  /** As a person reads it. */
  label: Scalars['String']['output'];
  /** Whether the list is narrowed by it. */
  selected: Scalars['Boolean']['output'];
  /** As the filter takes it: a slug, a choice, `true`, or a name of `ProductType`. */
  value: Scalars['String']['output'];
};

/** Whether a second factor can be used. */
export type FactorStatus =
  /** Set up. */
  | 'ACTIVE'
  /** Not set up. */
  | 'INACTIVE'
  /** It has to be set up again. */
  | 'REQUIRE_REENROLL';

/** Kind of proof. `verifyFactor` takes SMS, CALL, EMAIL, TOTP and PUSH. */
export type FactorType =
  /** A code in a phone call. */
  | 'CALL'
  /** A code in an email. */
  | 'EMAIL'
  /** A password. */
  | 'PASSWORD'
  /** A confirmation on another device; there is no code. */
  | 'PUSH'
  /** A code the member stored for emergencies. */
  | 'RECOVERY_CODE'
  /** A code in a text message. */
  | 'SMS'
  /** A code of an authenticator app. */
  | 'TOTP'
  /** A passkey or security key. */
  | 'WEBAUTHN';

/** Where an additional fee comes from. */
export type FeeSource =
  /** An item of the cart. */
  | 'ITEM'
  /** Staff added it. */
  | 'MANUAL'
  /** The platform. */
  | 'PLATFORM'
  /** An app that adds fees. */
  | 'SERVICE_PLUGIN'
  /** The delivery. */
  | 'SHIPPING'
  /** The platform does not say, or the gateway does not know it. */
  | 'UNKNOWN';

/** Previous value of one field that an event changed. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** Path of the field within the entity, as the platform names it: `lineItems[0].quantity`. */
  path: Scalars['String']['output'];
  /**
   * Value before the change, as the platform sent it; null when there was none, and in events of products, variants and
   * inventory when the caller lacks the right `CATALOG_READ`, because it may hold costs.
   */
  previous?: Maybe<Scalars['JSON']['output']>;
};

/** Point of a picture that stays in sight when the picture is cropped, as fractions of width and height. */
export type FocalPoint = {
  __typename?: 'FocalPoint';
  /** Fraction of the width, from the left: 0 to 1. */
  x: Scalars['Float']['output'];
  /** Fraction of the height, from the top: 0 to 1. */
  y: Scalars['Float']['output'];
};

/** Time a subscription costs nothing: `interval` 2 and `frequency` WEEK are two weeks. */
export type FreeTrial = {
  __typename?: 'FreeTrial';
  /** Unit of `interval`. */
  frequency?: Maybe<SubscriptionFrequency>;
  /** Number of units, 1 to 999. */
  interval?: Maybe<Scalars['Int']['output']>;
};

/** Time a subscription costs nothing. */
export type FreeTrialInput = {
  /** Unit of `interval`. */
  frequency: SubscriptionFrequency;
  /** Number of units, 1 to 999. */
  interval: Scalars['Int']['input'];
};

/** One delivery of items of an order, such as a parcel. */
export type Fulfillment = {
  __typename?: 'Fulfillment';
  /** Whether its handling is complete. */
  completed?: Maybe<Scalars['Boolean']['output']>;
  /** When the fulfillment was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the fulfillment. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Items it contains. */
  lines: Array<FulfillmentLine>;
  /** Carrier, such as `fedex` or `ups`, or a name the merchant entered. */
  shippingProvider?: Maybe<Scalars['String']['output']>;
  /** `Pending`, `Accepted`, `Ready`, `In_Delivery` or `Fulfilled`; the platform may send other texts. */
  status?: Maybe<Scalars['String']['output']>;
  /** Number to track the delivery by; null when there is none. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Address where the delivery can be tracked. */
  trackingUrl?: Maybe<Scalars['URL']['output']>;
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
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** All fulfillments of the order after the change. */
  orderFulfillments?: Maybe<OrderFulfillments>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A point on the map. */
export type Geocode = {
  __typename?: 'Geocode';
  /** Degrees north, -90 to 90. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees east, -180 to 180. */
  longitude?: Maybe<Scalars['Float']['output']>;
};

/** A point on the map, in degrees. */
export type GeocodeInput = {
  /** Degrees north, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Degrees east, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** Input of `getOrCreateBrand`. */
export type GetOrCreateBrandInput = {
  /** Name of the brand, 1 to 50 characters. */
  name: Scalars['String']['input'];
};

/** What a handling fee is. */
export type HandlingFeeType =
  /** An amount. */
  | 'FIXED'
  /** A percentage of the rate. */
  | 'PERCENTAGE';

/** Where the header of the checkout page has its content. */
export type HeaderAlignment =
  /** In the center. */
  | 'CENTER'
  /** At the side. */
  | 'SIDE';

/** The caller's own sign-in, as recorded when it happened. */
export type Identity = {
  __typename?: 'Identity';
  /** When the identity was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the sign-in. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether the email address is verified. */
  emailVerified: Scalars['Boolean']['output'];
  /** Second factors of the member; empty without any. */
  factors: Array<IdentityFactor>;
  /** Id of the identity. */
  id: Scalars['ID']['output'];
  /** Why it is pending; empty otherwise. */
  reasons: Array<IdentityStatusReason>;
  /** What the identity can do. */
  status: IdentityStatus;
  /** When the identity was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A second factor of a member. */
export type IdentityFactor = {
  __typename?: 'IdentityFactor';
  /** Id of the factor. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether it can be used. */
  status?: Maybe<FactorStatus>;
  /** Kind of proof. */
  type: FactorType;
};

/** What a sign-in identity can do. */
export type IdentityStatus =
  /** The member can sign in. */
  | 'ACTIVE'
  /** Staff blocked the member. */
  | 'BLOCKED'
  /** The identity was deleted. */
  | 'DELETED'
  /** The member was disconnected for good. */
  | 'OFFLINE'
  /** Something is missing before the member can sign in; `reasons` says what. */
  | 'PENDING'
  /** The platform does not say, or the gateway does not know it. */
  | 'UNKNOWN';

/** Why an identity is pending. */
export type IdentityStatusReason =
  /** Staff have to approve the member. */
  | 'PENDING_ADMIN_APPROVAL_REQUIRED'
  /** The member has to verify the email address. */
  | 'PENDING_EMAIL_VERIFICATION_REQUIRED'
  /** The member has to fill in required fields. */
  | 'PENDING_REQUIRED_FIELDS_MISSING'
  /** The platform does not say, or the gateway does not know it. */
  | 'UNKNOWN';

/** A picture of the site's media. */
export type Image = {
  __typename?: 'Image';
  /** What the picture shows; empty when it only decorates. */
  alt: Scalars['String']['output'];
  /** Name of the file; null when it is not known. */
  filename?: Maybe<Scalars['String']['output']>;
  /** Point that stays in sight when the picture is cropped; null for the center. */
  focalPoint?: Maybe<FocalPoint>;
  /** File format of the original, as the platform names it; null when it is not known. */
  format?: Maybe<Scalars['String']['output']>;
  /** Height of the original in pixels; null when it is not known. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Id of the picture in the site's media; null when it is not one of them. */
  id?: Maybe<Scalars['ID']['output']>;
  /**
   * Address of the picture at a size and format. Without arguments: the original. With width and height it is cropped
   * around the focal point; with one of them it keeps its shape.
   */
  url: Scalars['URL']['output'];
  /** When the address stops working; null when it does not. */
  urlExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Width of the original in pixels; null when it is not known. */
  width?: Maybe<Scalars['Int']['output']>;
};


/** A picture of the site's media. */
export type ImageUrlArgs = {
  format?: InputMaybe<ImageFormat>;
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** File format of a picture. */
export type ImageFormat =
  /** The best one that the caller's browser understands. */
  | 'AUTO'
  /** AVIF. */
  | 'AVIF'
  /** JPEG. */
  | 'JPEG'
  /** PNG. */
  | 'PNG'
  /** WebP. */
  | 'WEBP';

/** A picture: one of the site's by its id, or any by its address. */
export type ImageInput = {
  /** What the picture shows, at most 1,000 characters. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** Name of the file, at most 1,000 characters. */
  filename?: InputMaybe<Scalars['String']['input']>;
  /** Height in pixels, 1 to 100,000. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** The picture. */
  source: MediaSourceInput;
  /** Width in pixels, 1 to 100,000. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** An imported order was deleted. */
export type ImportedOrderDeletedEvent = ChangeEvent & {
  __typename?: 'ImportedOrderDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The order before it was deleted; null when the platform sends its id alone. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A titled text of a product page, such as care instructions. */
export type InfoSection = {
  __typename?: 'InfoSection';
  /** Text of the section; may be empty. */
  description: Scalars['HTML']['output'];
  /** HTML as the platform sends it, not sanitized; `description` is the same made safe for a page. */
  rawDescription?: Maybe<Scalars['String']['output']>;
  /** Heading of the section; may be empty. */
  title: Scalars['String']['output'];
};

/** A section of text that products share was created. */
export type InfoSectionCreatedEvent = ChangeEvent & {
  __typename?: 'InfoSectionCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The section that was created. */
  infoSection?: Maybe<InfoSectionSnapshot>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A section of text that products share was deleted; `entityId` is its id. */
export type InfoSectionDeletedEvent = ChangeEvent & {
  __typename?: 'InfoSectionDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A titled text of the product page. */
export type InfoSectionInput = {
  /** HTML, at most 16,000 characters. */
  description: Scalars['String']['input'];
  /** At most 50 characters. */
  title: Scalars['String']['input'];
};

/** A section of text that products share. */
export type InfoSectionSnapshot = {
  __typename?: 'InfoSectionSnapshot';
  /** When the section was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text of the section. */
  description?: Maybe<Scalars['HTML']['output']>;
  /** The same text as a tree of nodes, as the platform sends it. */
  descriptionNodes?: Maybe<Scalars['JSON']['output']>;
  /** Id of the section. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Grows by 1 with every change of the section. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Title as the shopper reads it; at most 50 characters. */
  title?: Maybe<Scalars['String']['output']>;
  /** Name that no other section has, for the merchant; at most 100 characters. */
  uniqueName?: Maybe<Scalars['String']['output']>;
  /** When the section was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A section of text that products share was changed. */
export type InfoSectionUpdatedEvent = ChangeEvent & {
  __typename?: 'InfoSectionUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The section after the change. */
  infoSection?: Maybe<InfoSectionSnapshot>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A membership that cannot pay for the cart. */
export type InvalidMembership = {
  __typename?: 'InvalidMembership';
  /** Membership that was refused. */
  membership?: Maybe<Membership>;
  /** Why it cannot pay, in the platform's words. */
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
  /** The platform does not say, or the gateway does not know it. */
  | 'UNKNOWN';

/** Stock of one variant at one location. */
export type InventoryItem = {
  __typename?: 'InventoryItem';
  /** Whether it can be bought. */
  availabilityStatus?: Maybe<InventoryItemAvailability>;
  /** When the record was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
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
  tracked?: Maybe<Scalars['Boolean']['output']>;
  /** When the record was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
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

/** A record of the stock of one variant at one location was created. */
export type InventoryItemCreatedEvent = ChangeEvent & {
  __typename?: 'InventoryItemCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The record that was created. */
  inventoryItem?: Maybe<InventoryItem>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A record of the stock of a variant was deleted; `entityId` is its id. */
export type InventoryItemDeletedEvent = ChangeEvent & {
  __typename?: 'InventoryItemDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The record before it was deleted. */
  inventoryItem?: Maybe<InventoryItem>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A variant came into stock or went out of stock; `entityId` is the id of its stock record. */
export type InventoryItemStockStatusUpdatedEvent = ChangeEvent & {
  __typename?: 'InventoryItemStockStatusUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** True when it is in stock now, false when it is no longer. */
  inStock?: Maybe<Scalars['Boolean']['output']>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An entry of the inventory was changed: whether stock is tracked, preorder, or the stock of one variant at one location. */
export type InventoryItemUpdatedEvent = ChangeEvent & {
  __typename?: 'InventoryItemUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /**
   * Names of fields of `InventoryItem` that changed, such as `tracked`; any other has the platform's name. Empty where
   * `fieldChanges` has them.
   */
  changedFields: Array<Scalars['String']['output']>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /**
   * The record of the stock after the change. A shop whose inventory has a record per product has `productId`, `tracked`,
   * `preorder` and `updatedAt` alone.
   */
  inventoryItem?: Maybe<InventoryItem>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** The stock of a variant was changed for a known reason. */
export type InventoryItemUpdatedWithReasonEvent = ChangeEvent & {
  __typename?: 'InventoryItemUpdatedWithReasonEvent';
  anonymization: Scalars['Boolean']['output'];
  /** Id of the app that changed the stock; the platform's own store app has one as well. */
  appId?: Maybe<Scalars['ID']['output']>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The record of the stock after the change. */
  inventoryItem?: Maybe<InventoryItem>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** Why the stock changed; null when the platform does not say. */
  reason?: Maybe<InventoryChangeReason>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Whether something can be bought. */
export type InventoryStatus =
  /** All of it can be bought. */
  | 'IN_STOCK'
  /** Nothing of it can be bought. */
  | 'OUT_OF_STOCK'
  /** Some variants are sold out, others can be bought. */
  | 'PARTIALLY_OUT_OF_STOCK';

/** When an order lowers the stock. */
export type InventoryUpdateTrigger =
  /** When its payment is approved. */
  | 'ON_ORDER_PAID'
  /** When it is placed; the items are restocked when the payment fails. */
  | 'ON_ORDER_PLACED';

/** Stock of variants of a product went up or down. */
export type InventoryVariantsUpdatedEvent = ChangeEvent & {
  __typename?: 'InventoryVariantsUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** Id of the product. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Why the stock changed; null when the platform does not say. */
  reason?: Maybe<InventoryChangeReason>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
  /** When the entry in the inventory changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The variants with a changed stock, before and after. */
  variants: Array<StockChange>;
};

/** Whether the quantity of a line can still be bought. */
export type ItemAvailability =
  /** The whole quantity can be bought. */
  | 'AVAILABLE'
  /** The item is sold out or no longer offered; the line has to be removed. */
  | 'NOT_AVAILABLE'
  /** The item is gone from its catalog; the line has to be removed. */
  | 'NOT_FOUND'
  /** Fewer than the line's quantity are left; see `quantityAvailable`. */
  | 'PARTIALLY_AVAILABLE';

/** What kind of thing a line sells. */
export type ItemType =
  /** A kind that the creator of a custom line named; see `customItemType`. */
  | 'CUSTOM'
  /** A download; nothing is shipped. */
  | 'DIGITAL'
  /** A gift card. */
  | 'GIFT_CARD'
  /** Something that is shipped or picked up. */
  | 'PHYSICAL'
  /** A service, such as a booking. */
  | 'SERVICE'
  /** The platform does not say, or the gateway does not know it; refused in input. */
  | 'UNKNOWN';

/**
 * A change made in the admin, of one thing or of up to 10,000: who made it, when, and what came of each thing. Work on
 * many things goes on in the background, in batches as large as the platform accepts.
 */
export type Job = Node & {
  __typename?: 'Job';
  /** What it does to each of its things. */
  action: JobAction;
  /** Staff member or app who started it. */
  actor: Actor;
  /** Service and name of the platform call, for a single change (`CHANGE`); null for any other job. */
  call?: Maybe<Scalars['String']['output']>;
  /** Number of things that were tried: `succeeded` and `failed` together. */
  done: Scalars['Int']['output'];
  /** Number of things that failed. */
  failed: Scalars['Int']['output'];
  /** Things that failed, in the order of the job. */
  failures?: Maybe<JobFailureConnection>;
  /** When it was done or interrupted; null while it runs. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the job. */
  id: Scalars['ID']['output'];
  /** Idempotency key the job was started with. */
  idempotencyKey: Scalars['String']['output'];
  /** Things of the job with what was changed, in the order of the job. */
  items?: Maybe<JobItemConnection>;
  /** Id for `node` and `nodes`. */
  nodeId: Scalars['ID']['output'];
  /** Whether the caller started it. */
  own: Scalars['Boolean']['output'];
  /**
   * Input of the job without its ids; null when there is none. Of members, values that identify a person are replaced by
   * `…`.
   */
  parameters?: Maybe<Scalars['JSON']['output']>;
  /** Why it was interrupted, when the platform failed; null otherwise. */
  problem?: Maybe<Problem>;
  /** Id of the request to the gateway that started it, as in the log. */
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
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A change made in the admin, of one thing or of up to 10,000: who made it, when, and what came of each thing. Work on
 * many things goes on in the background, in batches as large as the platform accepts.
 */
export type JobItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** What a job does to each of its things. */
export type JobAction =
  /** Adds products to a collection. */
  | 'ADD_TO_COLLECTION'
  /** Raises or lowers one property of products. A batch whose response was lost is not sent again. */
  | 'ADJUST_PROPERTY'
  /** A single change, finished with its call. No job is started for it. */
  | 'CHANGE'
  /** Deletes brands. Needs the right `CATALOG_DELETE`. */
  | 'DELETE_BRANDS'
  /** Deletes products. Needs the right `CATALOG_DELETE`. */
  | 'DELETE_PRODUCTS'
  /** Changes each product in its own way, or creates it: for a price sheet or an imported file. */
  | 'EDIT_PRODUCTS'
  /** Gives products of some brands the name of another and deletes those brands. Started by `mergeBrands`. */
  | 'MERGE_BRANDS'
  /** Removes products from a collection. */
  | 'REMOVE_FROM_COLLECTION'
  /** Renames brands together with their products. Started by `renameBrand` and `renameBrands`. */
  | 'RENAME_BRAND'
  /** Restores the values before another job. Started by `revertJob`. */
  | 'REVERT'
  /** Sets one property of products to the same value. */
  | 'SET_PROPERTY'
  /** Shows or hides products. */
  | 'SET_VISIBILITY';

/** One field of a thing, before and after a job. */
export type JobChange = {
  __typename?: 'JobChange';
  /** Value after, as text; null when the thing or the value is gone. */
  after?: Maybe<Scalars['String']['output']>;
  /** Value before, as text; null when the thing or the value did not exist. Collections have the names they have now. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field: `basePrice`, `cost`, `discount`, `visible`, `brand`, `collections`, `status` and so on. */
  field: Scalars['String']['output'];
  /** Choices of the variant the field belongs to; null for a field of the thing itself. */
  variant?: Maybe<Scalars['String']['output']>;
};

/** A page of jobs, newest first. */
export type JobConnection = {
  __typename?: 'JobConnection';
  /** The same jobs, each with its cursor. */
  edges: Array<JobEdge>;
  /** Jobs of the page. */
  nodes: Array<Job>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all jobs that match the filter. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One job of a page, with its cursor. */
export type JobEdge = {
  __typename?: 'JobEdge';
  /** Cursor of this job, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The job. */
  node: Job;
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
  /** The same failures, each with its cursor. */
  edges: Array<JobFailureEdge>;
  /** Failures of the page, in the order of the job's things. */
  nodes: Array<JobFailure>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all failures of the job. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One failure of a page, with its cursor. */
export type JobFailureEdge = {
  __typename?: 'JobFailureEdge';
  /** Cursor of this failure, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The failure. */
  node: JobFailure;
};

/** Narrows jobs. A job has to match every part that is given. */
export type JobFilter = {
  /** Id of a thing the job is about, or a part of the name it has now or had then. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** Jobs with one of these actions. */
  actions?: InputMaybe<Array<JobAction>>;
  /** A part of the name of the caller who started it; of members also of the name they have now. */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** Jobs about the thing with this id. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Jobs started at this time or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Jobs about one of these kinds of thing. */
  things?: InputMaybe<Array<JobThing>>;
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
  /** The same things, each with its cursor. */
  edges: Array<JobItemEdge>;
  /** Things of the page, in the order of the job. */
  nodes: Array<JobItem>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all things of the job. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One thing of a page, with its cursor. */
export type JobItemEdge = {
  __typename?: 'JobItemEdge';
  /** Cursor of this thing, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The thing. */
  node: JobItem;
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

/** What a job does, and to which things. Exactly one of these. */
export type JobWorkInput =
  /** Adds products to a collection. */
  { addToCollection: CollectionWorkInput; adjustProperty?: never; deleteBrands?: never; deleteProducts?: never; editProducts?: never; removeFromCollection?: never; setProperty?: never; setVisibility?: never; }
  |  /** Raises or lowers one property of products. A batch whose response was lost is not sent again. */
  { addToCollection?: never; adjustProperty: AdjustPropertyWorkInput; deleteBrands?: never; deleteProducts?: never; editProducts?: never; removeFromCollection?: never; setProperty?: never; setVisibility?: never; }
  |  /** Deletes brands. Needs the right `CATALOG_DELETE`. */
  { addToCollection?: never; adjustProperty?: never; deleteBrands: DeleteBrandsWorkInput; deleteProducts?: never; editProducts?: never; removeFromCollection?: never; setProperty?: never; setVisibility?: never; }
  |  /** Deletes products. Needs the right `CATALOG_DELETE`. */
  { addToCollection?: never; adjustProperty?: never; deleteBrands?: never; deleteProducts: DeleteProductsWorkInput; editProducts?: never; removeFromCollection?: never; setProperty?: never; setVisibility?: never; }
  |  /** Changes each product in its own way, or creates it. */
  { addToCollection?: never; adjustProperty?: never; deleteBrands?: never; deleteProducts?: never; editProducts: EditProductsWorkInput; removeFromCollection?: never; setProperty?: never; setVisibility?: never; }
  |  /** Removes products from a collection. */
  { addToCollection?: never; adjustProperty?: never; deleteBrands?: never; deleteProducts?: never; editProducts?: never; removeFromCollection: CollectionWorkInput; setProperty?: never; setVisibility?: never; }
  |  /** Sets one property of products to the same value. */
  { addToCollection?: never; adjustProperty?: never; deleteBrands?: never; deleteProducts?: never; editProducts?: never; removeFromCollection?: never; setProperty: SetPropertyWorkInput; setVisibility?: never; }
  |  /** Shows or hides products. */
  { addToCollection?: never; adjustProperty?: never; deleteBrands?: never; deleteProducts?: never; editProducts?: never; removeFromCollection?: never; setProperty?: never; setVisibility: VisibilityWorkInput; };

/** Forms of a key. */
export type KeyFormat =
  /** The id of a brand: a GUID, or `slug:` and the slug of a name that only products have. */
  | 'BRAND_ID'
  /** The id of a collection. That of the built-in collection has one digit less than a GUID. */
  | 'COLLECTION_ID'
  /** Hexadecimal digits in five groups: `8-4-4-4-12`. */
  | 'GUID'
  /** Part of an address: no spaces, slashes, `?` or `#`. */
  | 'SLUG'
  /** The ids of a product and its variant, joined by a hyphen or a dot. */
  | 'STORE_VARIANT_ID'
  /** Any text. */
  | 'TEXT'
  /** Letters, digits, hyphens and underscores. */
  | 'WORD';

/** Stock of a line, as the platform last checked it. */
export type LineAvailability = {
  __typename?: 'LineAvailability';
  /** Pieces left to buy; null when they are not counted. */
  quantityAvailable?: Maybe<Scalars['Int']['output']>;
  /** Whether the line can be bought; `AVAILABLE` when the platform says nothing. */
  status: ItemAvailability;
};

/** A membership that pays for a line. */
export type LineMembership = {
  __typename?: 'LineMembership';
  /** Id of the app the membership belongs to. */
  appId?: Maybe<Scalars['ID']['output']>;
  /** Id of the membership, unique within its app. */
  id: Scalars['ID']['output'];
};

/** A membership that pays for a line. */
export type LineMembershipInput = {
  /** Id of the app the membership belongs to. */
  appId: Scalars['ID']['input'];
  /** Id of the membership, 1 to 100 characters. */
  id: Scalars['ID']['input'];
};

/** One extra of a group, such as a topping or a gift box. */
export type LineModifier = {
  __typename?: 'LineModifier';
  /** More about the extra, in the buyer's language where there is a translation. */
  details?: Maybe<Scalars['String']['output']>;
  /** Id of the extra within its group. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Name of the extra, in the buyer's language where there is a translation. */
  label?: Maybe<Scalars['String']['output']>;
  /** Price of the extra. */
  price?: Maybe<Money>;
  /** How many of the extra one piece has; null for one. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** Extras chosen for a line, under the name of their group. */
export type LineModifierGroup = {
  __typename?: 'LineModifierGroup';
  /** Id of the group. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Chosen extras; empty when none is chosen. */
  modifiers: Array<LineModifier>;
  /** Name of the group, in the buyer's language where there is a translation. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A group of extras of a line. */
export type LineModifierGroupInput = {
  /** Id of the group, 1 to 100 characters. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen extras, 1 to 25. */
  modifiers: Array<LineModifierInput>;
  /** Name of the group, 1 to 200 characters. */
  name: Scalars['String']['input'];
};

/** One extra of a group, such as a topping or a gift box. */
export type LineModifierInput = {
  /** More about the extra, at most 200 characters. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Id of the extra, 1 to 100 characters. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the extra, 1 to 200 characters. */
  label: Scalars['String']['input'];
  /** Price of the extra, 0 to 999,999,999 with at most 3 decimals. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** How many of the extra, 1 to 100,000. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** A text of the seller that belongs to a line, such as how it can be canceled. */
export type LinePolicy = {
  __typename?: 'LinePolicy';
  /** Text of the policy, at most 3,000 characters. */
  content: Scalars['String']['output'];
  /** Heading of the text, at most 29 characters; null without one. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A text of the seller that belongs to a line. */
export type LinePolicyInput = {
  /** Text of the policy, 1 to 3,000 characters. */
  content: Scalars['String']['input'];
  /** Heading of the text, 1 to 29 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What a member signs in with. */
export type LoginInput = {
  /** Captcha, where the site requires one. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Login email of the member, at most 254 characters. */
  email: Scalars['String']['input'];
  /** Password of the member, 1 to 100 characters. */
  password: Scalars['String']['input'];
};

/** How and when an order reaches the buyer. */
export type Logistics = {
  __typename?: 'Logistics';
  /** Expected time, as the shop wrote it: `3-5 days`. At most 500 characters. */
  deliveryTime?: Maybe<Scalars['String']['output']>;
  /** Time the delivery comes or the pickup is possible; null without a fixed one. */
  deliveryTimeSlot?: Maybe<TimeSlot>;
  /** What the buyer has to know, such as opening hours; at most 1,000 characters. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** Where to pick the order up; null for a delivery. */
  pickup?: Maybe<PickupDetails>;
};

/** Size of the logo on the checkout page. */
export type LogoSize =
  /** Large. */
  | 'LARGE'
  /** Medium. */
  | 'MEDIUM'
  /** Small. */
  | 'SMALL';

/** Input of `logout`. */
export type LogoutInput = {
  /** Path of this storefront the platform sends the browser back to. */
  returnTo?: InputMaybe<Scalars['String']['input']>;
};

/** What a product is sold at in the worst case, over its own price and those of its visible variants. */
export type LowestSale = {
  __typename?: 'LowestSale';
  /** Whether something costs the merchant more than a shopper pays. */
  atLoss: Scalars['Boolean']['output'];
  /** Lowest profit as a fraction of what is paid; null where no cost is known, and where nothing is paid. */
  margin?: Maybe<Scalars['Decimal']['output']>;
  /** Lowest amount a shopper pays, the discount taken off. */
  paid: Money;
};

/** Conditions on collections for staff; all that are given must hold. */
export type ManagedCollectionFilter = {
  /** A part of the name, 1 to 50 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A postal address: either `addressLine`, or `streetNumber` and `streetName`. */
export type ManagedMemberAddressInput = {
  /** Street and house number, at most 200 characters. */
  addressLine?: InputMaybe<Scalars['String']['input']>;
  /** Apartment, floor or similar, at most 200 characters. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 code, two capital letters. */
  country: Scalars['String']['input'];
  /** Id of an address that is there already, which keeps its tag; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Street, at most 200 characters. */
  streetName?: InputMaybe<Scalars['String']['input']>;
  /** House number, at most 100 characters. */
  streetNumber?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  subdivision?: InputMaybe<Scalars['String']['input']>;
};

/** An email address. */
export type ManagedMemberEmailInput = {
  /** At most 254 characters. */
  email: Scalars['String']['input'];
};

/**
 * Members that match every given field; all members when none is given. The platform supports no other filters, such as
 * dates or muted members.
 */
export type ManagedMemberFilter = {
  /** With one of these contacts, 1 to 100. */
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** First name. */
  firstName?: InputMaybe<MemberTextFilter>;
  /** One of these members, 1 to 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Last name. */
  lastName?: InputMaybe<MemberTextFilter>;
  /** Email address the member signs in with. */
  loginEmail?: InputMaybe<MemberTextFilter>;
  /** Name shown to others. */
  nickname?: InputMaybe<MemberTextFilter>;
  /** One of these. */
  privacyStatuses?: InputMaybe<Array<PrivacyStatus>>;
  /** Words to look for, at most 100 characters. Members can be deleted by it, but not approved or blocked. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** What the search looks at, 1 to 4 fields. */
  searchIn?: InputMaybe<Array<MemberSearchField>>;
  /** Name of the profile in addresses. */
  slug?: InputMaybe<MemberTextFilter>;
  /** One of these. */
  statuses?: InputMaybe<Array<MemberStatus>>;
};

/** A phone number. */
export type ManagedMemberPhoneInput = {
  /** 3 to 50 characters. */
  phone: Scalars['String']['input'];
};

/** Order of a list of members. */
export type ManagedMemberSort = {
  /** What to sort by. */
  field: ManagedMemberSortField;
  /** Direction. */
  order?: SortOrder;
};

/** What members are sorted by. */
export type ManagedMemberSortField =
  /** Id of the contact. */
  | 'CONTACT_ID'
  /** When the member signed up. */
  | 'CREATED_AT'
  /** First name. */
  | 'FIRST_NAME'
  /** Id of the member. */
  | 'ID'
  /** When the member last signed in. */
  | 'LAST_LOGIN_AT'
  /** Last name. */
  | 'LAST_NAME'
  /** Email address the member signs in with. */
  | 'LOGIN_EMAIL'
  /** Name shown to others. */
  | 'NICKNAME'
  /** Whether the profile is public. */
  | 'PRIVACY_STATUS'
  /** Name of the profile in addresses. */
  | 'SLUG'
  /** When the member was last changed. */
  | 'UPDATED_AT';

/**
 * Every given part has to match. The platform cannot filter by parts marked *: they are answered from a list that the
 * gateway reads once and caches for a short while, of at most 10,000 products.
 */
export type ManagedProductFilter = {
  /** By the price as the merchant set it, before the discount. */
  basePrice?: InputMaybe<PriceRangeFilter>;
  /** * Of one of these brands, by slug or name, 1 to 100; case and superfluous white space do not count. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** In one of these collections, by slug or id; 1 to 100, at most 8 of them by slug, each of which takes a call. */
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One of these products, 1 to 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With one of these, 1 to 100. */
  inventoryStatuses?: InputMaybe<Array<InventoryStatus>>;
  /**
   * * Profit as a fraction of the discounted price is below this, or that of a visible variant: 0 finds what is sold at a
   * loss.
   */
  marginBelow?: InputMaybe<Scalars['Decimal']['input']>;
  /** * Whether there is a discount. */
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** * Whether it costs nothing, or a visible variant does, the discount taken off. */
  priceZero?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, 1 to 80 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** With exactly one of these SKUs, 1 to 100. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of one of these kinds. */
  types?: InputMaybe<Array<ProductType>>;
  /** Changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether shoppers see it. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** * Whether it has no brand. */
  withoutBrand?: InputMaybe<Scalars['Boolean']['input']>;
  /** * Whether it is in no collection but the built-in one. */
  withoutCollection?: InputMaybe<Scalars['Boolean']['input']>;
  /** * Whether it has no picture. */
  withoutPicture?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Order of a list of products. */
export type ManagedProductSort = {
  /** What to sort by. */
  field: ManagedProductSortField;
  /** Direction. */
  order?: SortOrder;
};

/** What products of the admin are sorted by. */
export type ManagedProductSortField =
  /** Price as the merchant set it. */
  | 'BASE_PRICE'
  /** Name of the brand; answered from the gateway's own list, as the filters marked *. */
  | 'BRAND'
  /** What it costs the merchant; answered from the gateway's own list. */
  | 'COST'
  /** When it was created. */
  | 'CREATED_AT'
  /** Order of creation, also of products that were created at the same moment. */
  | 'CREATION_ORDER'
  /** Profit as a fraction of the price; answered from the gateway's own list. */
  | 'MARGIN'
  /** Name of the product. */
  | 'NAME'
  /** Stock keeping unit. */
  | 'SKU'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** Why a tax rate was set by hand. */
export type ManualTaxReason =
  /** The shop sets all rates by hand. */
  | 'GLOBAL_SETTING_TO_MANUAL'
  /** The shop sets the rates of this region by hand. */
  | 'REGION_SETTING_TO_MANUAL';

/** Unit of a quantity that prices are compared by. */
export type MeasurementUnit =
  /** Cubic meters. */
  | 'CBM'
  /** Centiliters. */
  | 'CL'
  /** Centimeters. */
  | 'CM'
  /** Fluid ounces. */
  | 'FLOZ'
  /** Feet. */
  | 'FT'
  /** Grams. */
  | 'G'
  /** Gallons. */
  | 'GAL'
  /** Inches. */
  | 'IN'
  /** Kilograms. */
  | 'KG'
  /** Liters. */
  | 'L'
  /** Pounds. */
  | 'LB'
  /** Meters. */
  | 'M'
  /** Milligrams. */
  | 'MG'
  /** Milliliters. */
  | 'ML'
  /** Millimeters. */
  | 'MM'
  /** Ounces. */
  | 'OZ'
  /** Pints. */
  | 'PT'
  /** Quarts. */
  | 'QT'
  /** Square feet. */
  | 'SQFT'
  /** Square meters. */
  | 'SQM'
  /** The platform does not say, or the gateway does not know it; refused in input. */
  | 'UNKNOWN'
  /** Yards. */
  | 'YD';

/** One item of a gallery: a picture or a video. */
export type MediaItem = {
  __typename?: 'MediaItem';
  /** Id of the item, for changes of the gallery. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Picture to show; for a video its thumbnail. Null when there is none. */
  image?: Maybe<Image>;
  /** Small picture made by the platform; null when there is none. */
  thumbnail?: Maybe<Image>;
  /** Title of the item; null without one. */
  title?: Maybe<Scalars['String']['output']>;
  /** Kind of the item; null when the platform does not say. */
  type?: Maybe<MediaItemType>;
  /** Video to play; null for a picture. */
  video?: Maybe<Video>;
};

/** Kind of a media item. */
export type MediaItemType =
  /** A sound file. */
  | 'AUDIO'
  /** A document. */
  | 'DOCUMENT'
  /** A picture; see `image`. */
  | 'IMAGE'
  /** The platform does not say, or the gateway does not know it. */
  | 'UNKNOWN'
  /** A video; see `video`. */
  | 'VIDEO'
  /** An archive. */
  | 'ZIP';

/** Media of a product to remove. */
export type MediaSelectionInput =
  /** True for every one. */
  { all: Scalars['Boolean']['input']; ids?: never; }
  |  /** 1 to 50 of the product's media. */
  { all?: never; ids: Array<Scalars['ID']['input']>; };

/** Where a picture or video comes from. */
export type MediaSourceInput =
  /** Media the site has already. */
  { mediaId: Scalars['ID']['input']; url?: never; }
  |  /** http(s) address, at most 2,000 characters. The gateway does not check what it leads to. */
  { mediaId?: never; url: Scalars['URL']['input']; };

/** A member of the site. What the caller may not see is null, or UNKNOWN. */
export type Member = Node & {
  __typename?: 'Member';
  /** Whether the member may write in the community. */
  activityStatus: ActivityStatus;
  /** Name, addresses and other personal data; null when the caller may not see them. */
  contact?: Maybe<MemberContact>;
  /** Entry of the member among the site's contacts. */
  contactId?: Maybe<Scalars['ID']['output']>;
  /** Picture across the top of the profile; null without one. */
  cover?: Maybe<MemberPicture>;
  /** When the member signed up. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the member. */
  id: Scalars['ID']['output'];
  /** When the member last signed in; null before the first sign-in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address the member signs in with; it never changes. */
  loginEmail?: Maybe<Scalars['String']['output']>;
  /** Whether the member has verified the login email. */
  loginEmailVerified?: Maybe<Scalars['Boolean']['output']>;
  /** Name shown to others. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Id for `node` and `nodes`. */
  nodeId: Scalars['ID']['output'];
  /** Photo of the profile; null without one. */
  photo?: Maybe<MemberPicture>;
  /** Whether the profile is public. */
  privacyStatus: PrivacyStatus;
  /** Name of the public profile in addresses; unique on the site. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Whether the member can sign in. */
  status: MemberStatus;
  /** Line below the name, such as a profession; null without one. */
  title?: Maybe<Scalars['String']['output']>;
  /** When the member was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Opens a page of the member area. */
export type MemberAccountIntentInput = {
  /** Page to open. */
  section: MemberSection;
};

/** A postal address of a member: either `addressLine`, or `streetNumber` and `streetName`. */
export type MemberAddress = {
  __typename?: 'MemberAddress';
  /** Street and house number in one line. */
  addressLine?: Maybe<Scalars['String']['output']>;
  /** Apartment, floor or similar. */
  addressLine2?: Maybe<Scalars['String']['output']>;
  /** Name of the city. */
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 code, two letters. */
  country?: Maybe<Scalars['String']['output']>;
  /** Id of the address, for `saveMyAddress` and `removeMyAddress`. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Postal code, in the format of the country. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Street. */
  streetName?: Maybe<Scalars['String']['output']>;
  /** House number. */
  streetNumber?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  subdivision?: Maybe<Scalars['String']['output']>;
  /** What it is for; null when unknown, because tags are recorded at sign-in only. */
  tag?: Maybe<AddressTag>;
};

/** A postal address; `addressLine` or `city` is required. */
export type MemberAddressInput = {
  /** Street and house number, at most 200 characters. */
  addressLine?: InputMaybe<Scalars['String']['input']>;
  /** Apartment, floor or similar, at most 200 characters. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 code, two capital letters. */
  country: Scalars['String']['input'];
  /** Address to change; without it the address is a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  subdivision?: InputMaybe<Scalars['String']['input']>;
  /** What it is for; left out or null, the address keeps the tag it has, and `UNTAGGED` takes it off. */
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

/** One page of members. */
export type MemberConnection = {
  __typename?: 'MemberConnection';
  /** Members with their cursors. */
  edges: Array<MemberEdge>;
  /** Members of the page; empty when there are none. */
  nodes: Array<Member>;
  /** Where the page starts and ends. */
  pageInfo: PageInfo;
  /** How many there are in all; null when there are too many to count. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Personal data of a member. What is not given is null. */
export type MemberContact = {
  __typename?: 'MemberContact';
  /** Postal addresses; empty without any. */
  addresses: Array<MemberAddress>;
  /** Day of birth. */
  birthdate?: Maybe<Scalars['Date']['output']>;
  /** Name of the company. */
  company?: Maybe<Scalars['String']['output']>;
  /** Additional fields of the site that have a value; empty without any. */
  customFields?: Maybe<Array<MemberCustomField>>;
  /** Email addresses; empty without any. */
  emails: Array<MemberEmail>;
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Profession or position. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone numbers; empty without any. */
  phones: Array<MemberPhone>;
};

/** Which members a bulk action would change, and the confirmation token for it; nothing has been done. */
export type MemberCount = {
  __typename?: 'MemberCount';
  /**
   * Valid for this caller, action, filter, search and count, for five minutes and one job. Null when no member matches, and
   * when more do than one job takes.
   */
  confirmationToken?: Maybe<Scalars['String']['output']>;
  /** How many there are; null when the platform finds too many to count. One job takes at most 1,000 members. */
  count?: Maybe<Scalars['Int']['output']>;
  /** When the token expires; null without a token. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first ten; empty when no member matches. */
  sample: Array<Member>;
};

/** A member was created. */
export type MemberCreatedEvent = ChangeEvent & {
  __typename?: 'MemberCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The member who was created. */
  member?: Maybe<Member>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An additional field that the site has for members. */
export type MemberCustomField = {
  __typename?: 'MemberCustomField';
  /** Key of the field, such as `custom.shoe-size`. */
  key: Scalars['String']['output'];
  /** Name of the field, as a person reads it. */
  name: Scalars['String']['output'];
  /** Name of the social network; null unless `type` is SOCIAL. */
  network?: Maybe<Scalars['String']['output']>;
  /** What the field holds. */
  type: CustomFieldType;
  /** Value as text, whatever its type. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Value of an additional field. */
export type MemberCustomFieldInput = {
  /** Key of the field, as `MemberCustomField.key`. */
  key: Scalars['String']['input'];
  /** At most 1,000 characters; an empty text clears it. */
  value: Scalars['String']['input'];
};

/** A member was deleted; `entityId` is their id. */
export type MemberDeletedEvent = ChangeEvent & {
  __typename?: 'MemberDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A member and its place in the list. */
export type MemberEdge = {
  __typename?: 'MemberEdge';
  /** Cursor of this member, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The member. */
  node: Member;
};

/** An email address of a member. */
export type MemberEmail = {
  __typename?: 'MemberEmail';
  /** Email address. */
  email: Scalars['String']['output'];
  /** What it is for; null when unknown, because tags are recorded at sign-in only. */
  tag?: Maybe<EmailTag>;
};

/** An email address. */
export type MemberEmailInput = {
  /** At most 254 characters. */
  email: Scalars['String']['input'];
  /** What it is for; left out or null, the address keeps the tag it has, and `UNTAGGED` takes it off. */
  tag?: InputMaybe<EmailTag>;
};

/** Conditions on members with a public profile; all that are given must hold. */
export type MemberFilter = {
  /** Words of a name or title to look for, at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A job of the platform on many members. */
export type MemberJob = {
  __typename?: 'MemberJob';
  /** Id of the job. */
  id: Scalars['ID']['output'];
  /** Progress of the job. */
  status: MemberJobStatus;
  /**
   * Members that were refused and stay as they were: the owner, contributors, subscribers. Null when the platform does not
   * say.
   */
  totalFailures?: Maybe<Scalars['Int']['output']>;
  /** Members that were changed so far; null when the platform does not say. */
  totalSuccesses?: Maybe<Scalars['Int']['output']>;
};

/** A job of the platform that continues in the background. */
export type MemberJobPayload = {
  __typename?: 'MemberJobPayload';
  /** The job that was started; null when there are problems. `memberJob` returns its progress. */
  job?: Maybe<MemberJob>;
  /** Why there is no job; empty when there is one. */
  problems: Array<Problem>;
};

/** Progress of a job of the platform. */
export type MemberJobStatus =
  /** The job ended early. */
  | 'FAILED'
  /** The job is done; some members may have been refused. */
  | 'FINISHED'
  /** The job goes on: query it again later. */
  | 'PROCESSING'
  /** A status of the platform that the gateway does not know. */
  | 'UNKNOWN';

/** The member after a change. A part may be saved when there are problems: see `PARTLY_SAVED`. */
export type MemberPayload = {
  __typename?: 'MemberPayload';
  /** Member after the change; null when nothing was done. */
  member?: Maybe<Member>;
  /** What was refused; empty when all was done. */
  problems: Array<Problem>;
};

/** A phone number of a member. */
export type MemberPhone = {
  __typename?: 'MemberPhone';
  /** Number as the member entered it. */
  phone: Scalars['String']['output'];
  /** What it is for; null when unknown, because tags are recorded at sign-in only. */
  tag?: Maybe<PhoneTag>;
};

/** A phone number. */
export type MemberPhoneInput = {
  /** 3 to 50 characters: digits with common separators and an extension. */
  phone: Scalars['String']['input'];
  /** What it is for; left out or null, the number keeps the tag it has, and `UNTAGGED` takes it off. */
  tag?: InputMaybe<PhoneTag>;
};

/** A picture of a member's profile. */
export type MemberPicture = {
  __typename?: 'MemberPicture';
  /** Height of the original in pixels; null when it is not known. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Id of the picture in the site's media; null when it is not one of them. */
  id?: Maybe<Scalars['ID']['output']>;
  /** How far the picture is moved sideways inside its frame, in pixels. */
  offsetX?: Maybe<Scalars['Int']['output']>;
  /** How far the picture is moved down inside its frame, in pixels. */
  offsetY?: Maybe<Scalars['Int']['output']>;
  /** Address of the picture at a size and format. Without arguments: the original. */
  url?: Maybe<Scalars['URL']['output']>;
  /** Width of the original in pixels; null when it is not known. */
  width?: Maybe<Scalars['Int']['output']>;
};


/** A picture of a member's profile. */
export type MemberPictureUrlArgs = {
  format?: InputMaybe<ImageFormat>;
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** What a search looks at; the platform takes four of them at a time. */
export type MemberSearchField =
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Email address the member signs in with. */
  | 'LOGIN_EMAIL'
  /** Name shown to others. */
  | 'NICKNAME'
  /** Name of the profile in addresses. */
  | 'SLUG'
  /** Line below the name. */
  | 'TITLE';

/** Page of the platform's member area. */
export type MemberSection =
  /** Profile and contact data. */
  | 'ACCOUNT_INFO'
  /** Booked services. */
  | 'BOOKINGS'
  /** Events the member has tickets for. */
  | 'EVENTS'
  /** Orders. */
  | 'ORDERS'
  /** Subscriptions and plans. */
  | 'SUBSCRIPTIONS';

/** One of the caller's own sessions. */
export type MemberSession = {
  __typename?: 'MemberSession';
  /** Whether this request belongs to the session. */
  current: Scalars['Boolean']['output'];
  /** Browser and system, in short; null when they are not known. */
  device?: Maybe<Scalars['String']['output']>;
  /** Names the session in `endSession`, and gives no access to it. */
  id: Scalars['ID']['output'];
  /** When the session was last used. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When the member signed in; null when it is not known. */
  signedInAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Order of a list of members. */
export type MemberSort = {
  /** What to sort by. */
  field: MemberSortField;
  /** Direction. */
  order?: SortOrder;
};

/** What members are sorted by. */
export type MemberSortField =
  /** When the member signed up. */
  | 'CREATED_AT'
  /** Name shown to others. */
  | 'NICKNAME';

/** Whether a member can sign in. */
export type MemberStatus =
  /** The member can sign in. */
  | 'APPROVED'
  /** Staff blocked the member, who cannot sign in until approved again. */
  | 'BLOCKED'
  /** The member was disconnected for good. */
  | 'OFFLINE'
  /** The member waits to be approved by staff and cannot sign in yet. */
  | 'PENDING'
  /** The caller may not see it; refused in input. */
  | 'UNKNOWN';

/** One text of a member; it has to fit every given part. Texts have at most 255 characters. */
export type MemberTextFilter = {
  /** Exactly this text. */
  equals?: InputMaybe<Scalars['String']['input']>;
  /** Whether there is a text at all. */
  exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** One of these, 1 to 100. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any text but this one. */
  not?: InputMaybe<Scalars['String']['input']>;
  /** Beginning of the text; case does not count. */
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** A member was changed. */
export type MemberUpdatedEvent = ChangeEvent & {
  __typename?: 'MemberUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  /** The member after the change. */
  member?: Maybe<Member>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A membership of the buyer that can pay for lines. */
export type Membership = {
  __typename?: 'Membership';
  /** What the app of the membership says about it, unchanged. */
  additionalData?: Maybe<Scalars['JSON']['output']>;
  /** App the membership belongs to. */
  appId?: Maybe<Scalars['ID']['output']>;
  /** Credits that are left; null when it is not counted in credits. */
  creditsRemaining?: Maybe<Scalars['Int']['output']>;
  /** Credits it has in all; null when it is not counted in credits. */
  creditsTotal?: Maybe<Scalars['Int']['output']>;
  /** When it ends; null when it does not. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the membership, unique within its app. */
  id: Scalars['ID']['output'];
  /** Lines it can pay for; empty when the platform names none. */
  lineIds: Array<Scalars['ID']['output']>;
  /** Name of the membership, in the buyer's language where there is a translation. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Memberships of the buyer, by what they can do for the cart. */
export type MembershipOptions = {
  __typename?: 'MembershipOptions';
  /** Memberships that can pay for lines; empty when the buyer has none. */
  eligible: Array<Membership>;
  /** Memberships that cannot pay, with the reason; empty when there are none. */
  invalid: Array<InvalidMembership>;
  /** Memberships that do pay; empty when none was chosen. */
  selected: Array<SelectedMembership>;
};

/** A discount given by hand. */
export type MerchantDiscountInput = {
  /** What is taken off, in the currency of the cart; not below 0. */
  amount: Scalars['Decimal']['input'];
  /** Lines it lowers, at most 300; the whole cart when left out. */
  lineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Brands that become one. */
export type MergeBrandsInput = {
  /** Ids of the brands that are deleted, 1 to 100. Their products get the name of the one that stays. */
  fromIds: Array<Scalars['ID']['input']>;
  /** Idempotency key, as in `StartJobInput`. */
  idempotencyKey: Scalars['String']['input'];
  /** Id of the brand that stays. */
  intoId: Scalars['ID']['input'];
};

/** An amount of money. Show `formatted`; `amount` is for sorting and comparing. */
export type Money = {
  __typename?: 'Money';
  /** With at least the decimals of the currency: `19.90`. */
  amount: Scalars['Decimal']['output'];
  /**
   * The same amount in the currency of the caller: that of the header `x-vitrine-currency`, a code of `Store.currencies`; in a
   * cart the shopper's own. Null when it is the same currency, for amounts of orders, and within a converted amount.
   */
  converted?: Maybe<Money>;
  /** ISO 4217 code: `USD`. */
  currency: Scalars['String']['output'];
  /**
   * Text that shows the amount to the caller: `converted`, marked as approximate, in the currency of the header
   * `x-vitrine-currency`: `≈ €18.40`. Zero is exact. Equal to `formatted` without the header, and wherever nothing is
   * converted.
   */
  display: Scalars['String']['output'];
  /** Text for people, with the sign of the currency: `$19.90`. Formatted by the platform wherever it does. */
  formatted: Scalars['String']['output'];
};

/** Two amounts and all between them. */
export type MoneyRange = {
  __typename?: 'MoneyRange';
  /** The largest amount of the range; equal to `min` when there is only one. */
  max: Money;
  /** The smallest amount of the range. */
  min: Money;
};

/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds media behind those the product has. The platform neither orders media nor moves a focal point: to put one first,
   * remove the others and add them again.
   */
  addProductMedia?: Maybe<ProductPayload>;
  /** Lets media of a product show its choices. Only one option of a product can have media. */
  addProductMediaToChoices?: Maybe<ProductPayload>;
  /** Adds products to a collection. One id the platform does not know refuses all of them. */
  addProductsToCollection?: Maybe<CollectionPayload>;
  /**
   * Adds lines to the caller's cart, and creates the cart when there is none. `problems` names every line that was not
   * added in full.
   */
  addToCart?: Maybe<CartPayload>;
  /** Applies a coupon to the cart, in place of the one that was applied before. */
  applyCoupon?: Maybe<CartPayload>;
  /** Lets a member sign in who is pending or blocked. */
  approveMember?: Maybe<MemberPayload>;
  /** Blocks a member, who is signed out everywhere and cannot sign in until approved again. */
  blockMember?: Maybe<MemberPayload>;
  /**
   * Changes one number of several products by an amount or a percentage; each is tried by itself. Sent twice it is done
   * twice.
   */
  bulkAdjustProductProperty?: Maybe<BulkPayload>;
  /**
   * Approves all members of the filter, if they are as many as `countMembersByFilter` counted with the same arguments;
   * otherwise nothing is changed and the problem is `COUNT_AGAIN`. The platform supports no search here.
   */
  bulkApproveMembersByFilter?: Maybe<MemberJobPayload>;
  /** As `bulkApproveMembersByFilter`; blocked members are signed out everywhere. */
  bulkBlockMembersByFilter?: Maybe<MemberJobPayload>;
  /** Creates brands. */
  bulkCreateBrands?: Maybe<BulkBrandPayload>;
  /** Deletes brands. Products keep their names. */
  bulkDeleteBrands?: Maybe<BulkPayload>;
  /** Deletes members for good; each is tried by itself. */
  bulkDeleteMembers?: Maybe<BulkPayload>;
  /** As `bulkApproveMembersByFilter`; deletes the members for good, and signs them out everywhere. */
  bulkDeleteMembersByFilter?: Maybe<MemberJobPayload>;
  /** The brands with these names, whatever their case; new ones for names that no brand has. */
  bulkGetOrCreateBrands?: Maybe<BulkBrandPayload>;
  /** Sets one property of several products; each is tried by itself. */
  bulkSetProductProperty?: Maybe<BulkPayload>;
  /** Renames brands alone; `renameBrands` changes the names their products carry as well. */
  bulkUpdateBrands?: Maybe<BulkBrandPayload>;
  /** Cancels the request. Another caller's request is reported as not found. */
  cancelBackInStockRequest?: Maybe<AcceptedPayload>;
  /** Gives a waiting sign-in up. */
  cancelSignIn?: Maybe<SignInPayload>;
  /** Changes the caller's password, and ends the caller's other sessions. */
  changePassword?: Maybe<AcceptedPayload>;
  /** Completes a sign-in on the platform's own page, within ten minutes; two minutes for a frame. */
  completeSignIn?: Maybe<CompleteSignInPayload>;
  /** Creates an app key. The payload is the only place that ever returns it. */
  createAppKey?: Maybe<CreateAppKeyPayload>;
  /** Creates a brand. A name that another brand has in another case, or with spaces around it, is refused as `NAME_TAKEN`. */
  createBrand?: Maybe<BrandPayload>;
  /** Creates the checkout of the caller's cart, or refreshes the one it has. */
  createCheckout?: Maybe<CreateCheckoutPayload>;
  /** Creates a collection without products. */
  createCollection?: Maybe<CollectionPayload>;
  /** Creates a member without a password. No email is sent before `sendActivationEmail`. */
  createMember?: Maybe<MemberPayload>;
  /** Creates a product. */
  createProduct?: Maybe<ProductPayload>;
  /** Opens a page of the platform, such as its checkout or member area, with the identity of the caller. */
  createRedirectSession?: Maybe<CreateRedirectSessionPayload>;
  /**
   * Deletes a brand. Products keep its name. Needs the scope `catalog:delete`
   * of apps, as a deletion of many does; a contributor deletes one thing with each request.
   */
  deleteBrand?: Maybe<DeletePayload>;
  /** Deletes the cart with all its lines. The next add creates a new one. */
  deleteCart?: Maybe<DeleteCartPayload>;
  /**
   * Deletes a collection. Its products stay. Needs the scope `catalog:delete`
   * of apps, as a deletion of many does; a contributor deletes one thing with each request.
   */
  deleteCollection?: Maybe<DeletePayload>;
  /** Deletes the caller's account for good, and signs the caller out everywhere. */
  deleteMe?: Maybe<AcceptedPayload>;
  /** Deletes a member for good, and signs the member out everywhere. */
  deleteMember?: Maybe<DeletePayload>;
  /** Removes all addresses of a member. */
  deleteMemberAddresses?: Maybe<MemberPayload>;
  /** Removes all email addresses of a member but the login email. */
  deleteMemberEmails?: Maybe<MemberPayload>;
  /** Removes all phone numbers of a member. */
  deleteMemberPhones?: Maybe<MemberPayload>;
  /**
   * Deletes a product for good. A cart that holds it has a line that cannot be bought. Needs the scope `catalog:delete`
   * of apps, as a deletion of many does; a contributor deletes one thing with each request.
   */
  deleteProduct?: Maybe<DeletePayload>;
  /** Removes all options of a product; not while variants are managed. */
  deleteProductOptions?: Maybe<ProductPayload>;
  /**
   * Disconnects a member for good: the member is signed out everywhere, the data stays. Only `createMember` adds the
   * person again, as a new member.
   */
  disconnectMember?: Maybe<MemberPayload>;
  /** Gives the caller access to the admin. Requires a recent sign-in, by default within 15 minutes. */
  elevate?: Maybe<StaffPayload>;
  /** Ends the caller's access to the admin. The caller stays signed in as a member. */
  endElevation?: Maybe<StaffPayload>;
  /** Ends one of the caller's own sessions. */
  endSession?: Maybe<AcceptedPayload>;
  /** The brand with this name, whatever its case; a new one when there is none. */
  getOrCreateBrand?: Maybe<BrandPayload>;
  /** Makes the caller's profile public, so that the directory shows it. A display name is required. */
  joinCommunity?: Maybe<MemberPayload>;
  /** Makes the caller's profile private; what the caller wrote stays public. */
  leaveCommunity?: Maybe<MemberPayload>;
  /** Signs a member in with email and password. */
  login?: Maybe<SignInPayload>;
  /** Ends the session of the caller. */
  logout?: Maybe<SignOutPayload>;
  /**
   * Gives the products of some brands the name of another and deletes those brands, in one job. Only one such job runs at
   * a time.
   */
  mergeBrands?: Maybe<JobPayload>;
  /** Mutes a member, who can then read, but neither comment, like nor post. */
  muteMember?: Maybe<MemberPayload>;
  /** Sets a new password with the token of the recovery email, and signs in. */
  recover?: Maybe<SignInPayload>;
  /**
   * Signs a new member up. Depending on the site, the member is signed in at once, verifies the email address, or waits
   * for approval.
   */
  register?: Maybe<SignInPayload>;
  /** Removes lines from the cart. The cart stays when its last line is removed. */
  removeCartLines?: Maybe<CartPayload>;
  /** Takes the coupon off the cart; no problem when there is none. */
  removeCoupon?: Maybe<CartPayload>;
  /** Removes one address of the caller. */
  removeMyAddress?: Maybe<MemberPayload>;
  /**
   * Removes the photo of the caller's profile. `POST /account/photo` sets one: a form of type `multipart/form-data` with
   * the picture in `photo`.
   */
  removeMyPhoto?: Maybe<MemberPayload>;
  /** Removes the brand of a product. */
  removeProductBrand?: Maybe<ProductPayload>;
  /** Removes media from a product. */
  removeProductMedia?: Maybe<ProductPayload>;
  /** Removes media from choices. They stay the product's. */
  removeProductMediaFromChoices?: Maybe<ProductPayload>;
  /** Removes the ribbon of a product. */
  removeProductRibbon?: Maybe<ProductPayload>;
  /** Removes products from a collection. One id the platform does not know refuses all of them. */
  removeProductsFromCollection?: Maybe<CollectionPayload>;
  /**
   * Renames a brand and every product that carries its name, whatever its case, in one job. Only one such job runs at a
   * time.
   */
  renameBrand?: Maybe<BrandRenamePayload>;
  /**
   * Renames brands and every product that carries one of their names, whatever its case, in one job. Only one such job
   * runs at a time.
   */
  renameBrands?: Maybe<BrandRenamePayload>;
  /**
   * Handles a dead letter once more. It changes nothing when a later event of the same entity has been
   * handled.
   */
  replayChangeEvent?: Maybe<ReplayChangeEventPayload>;
  /** Requests an email for when something sold out can be bought again. */
  requestBackInStock?: Maybe<RequestBackInStockPayload>;
  /** Sends the code of a waiting sign-in again. */
  resendEmailCode?: Maybe<SignInPayload>;
  /** Gives every variant the product's own price, cost, weight and SKU back, and makes it visible. */
  resetAllProductVariantData?: Maybe<ProductPayload>;
  /** Goes on with what an interrupted job has not done. A job that runs or is done stays as it is. */
  resumeJob?: Maybe<JobPayload>;
  /** Restores what a job changed, as a job of its own. For members it needs the right `MEMBERS_DELETE`. */
  revertJob?: Maybe<JobPayload>;
  /** Revokes an app key for good, at all gateways, and ends its open streams. */
  revokeAppKey?: Maybe<RevokeAppKeyPayload>;
  /** Replaces an app key by a new one, and accepts the one before for a while. */
  rotateAppKey?: Maybe<RotateAppKeyPayload>;
  /** Changes the address with this id, or adds one. The other addresses stay as they are at that moment. */
  saveMyAddress?: Maybe<MemberPayload>;
  /** Sends a member the email to set a password with. */
  sendActivationEmail?: Maybe<AcceptedPayload>;
  /** Sends an email to set a new password with. The response is the same whether or not the address belongs to a member. */
  sendRecoveryEmail?: Maybe<AcceptedPayload>;
  /** Sends the caller an email to verify the login email address with. */
  sendVerificationEmail?: Maybe<AcceptedPayload>;
  /** Sets the quantity of lines. Where fewer are in stock, the quantity is lowered and `problems` says so. */
  setCartLineQuantities?: Maybe<CartPayload>;
  /** Ends every session of the caller, this one included. */
  signOutEverywhere?: Maybe<SignOutPayload>;
  /**
   * Goes from the cart to the platform's payment page in one step: checks the lines, creates or refreshes the checkout,
   * and opens the page for it.
   */
  startCheckout?: Maybe<StartCheckoutPayload>;
  /** Starts a job and returns at once. It goes on in the background; at most three run for one caller. */
  startJob?: Maybe<JobPayload>;
  /** Starts a sign-in on the platform's own page. */
  startSignIn?: Maybe<StartSignInPayload>;
  /** Interrupts a job after the batch that is being sent. A job that is over stays as it is. */
  stopJob?: Maybe<JobPayload>;
  /** Lets a muted member comment, like and post again. */
  unmuteMember?: Maybe<MemberPayload>;
  /** Changes what an app key may do. */
  updateAppKey?: Maybe<UpdateAppKeyPayload>;
  /** Renames a brand alone; `renameBrand` changes the name its products carry as well. */
  updateBrand?: Maybe<BrandPayload>;
  /** Changes the cart as a whole: note, contact, delivery option and more. */
  updateCart?: Maybe<CartPayload>;
  /** Changes a collection. The built-in one is refused as `BUILT_IN_COLLECTION`, here and below. */
  updateCollection?: Maybe<CollectionPayload>;
  /** Changes the caller's own profile. */
  updateMe?: Maybe<MemberPayload>;
  /**
   * Changes the profile of a member. Earlier steps stay done when a later one is refused: then one of the problems is
   * `PARTLY_SAVED`.
   */
  updateMember?: Maybe<MemberPayload>;
  /** Changes the slug of a member's profile. */
  updateMemberSlug?: Maybe<MemberPayload>;
  /** Changes the slug of the caller's profile. */
  updateMySlug?: Maybe<MemberPayload>;
  /**
   * Changes a product. The platform does not number revisions of a product: when two callers write the same field, the
   * last one wins.
   */
  updateProduct?: Maybe<ProductPayload>;
  /** Changes variants of a product, in the order of the list. Only while the product manages its variants. */
  updateProductVariants?: Maybe<ProductPayload>;
  /** Continues a sign-in that waits for the code of the email. */
  verifyEmailCode?: Maybe<SignInPayload>;
  /** Continues a sign-in that waits for a second factor. */
  verifyFactor?: Maybe<SignInPayload>;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationAddProductMediaArgs = {
  input: AddProductMediaInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationAddProductMediaToChoicesArgs = {
  input: AddProductMediaToChoicesInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationAddProductsToCollectionArgs = {
  input: AddProductsToCollectionInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationApplyCouponArgs = {
  input: ApplyCouponInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationApproveMemberArgs = {
  input: ApproveMemberInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBlockMemberArgs = {
  input: BlockMemberInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBulkAdjustProductPropertyArgs = {
  input: BulkAdjustProductPropertyInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBulkApproveMembersByFilterArgs = {
  input: BulkApproveMembersByFilterInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBulkBlockMembersByFilterArgs = {
  input: BulkBlockMembersByFilterInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBulkCreateBrandsArgs = {
  input: BulkCreateBrandsInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBulkDeleteBrandsArgs = {
  input: BulkDeleteBrandsInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBulkDeleteMembersArgs = {
  input: BulkDeleteMembersInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBulkDeleteMembersByFilterArgs = {
  input: BulkDeleteMembersByFilterInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBulkGetOrCreateBrandsArgs = {
  input: BulkGetOrCreateBrandsInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBulkSetProductPropertyArgs = {
  input: BulkSetProductPropertyInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationBulkUpdateBrandsArgs = {
  input: BulkUpdateBrandsInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationCancelBackInStockRequestArgs = {
  input: CancelBackInStockRequestInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationCompleteSignInArgs = {
  input: CompleteSignInInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationCreateAppKeyArgs = {
  input: CreateAppKeyInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationCreateBrandArgs = {
  input: CreateBrandInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationCreateCheckoutArgs = {
  input: CreateCheckoutInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationCreateMemberArgs = {
  input: CreateMemberInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationCreateRedirectSessionArgs = {
  input: CreateRedirectSessionInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDeleteBrandArgs = {
  input: DeleteBrandInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDeleteCartArgs = {
  input?: InputMaybe<DeleteCartInput>;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDeleteCollectionArgs = {
  input: DeleteCollectionInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDeleteMeArgs = {
  input: DeleteMeInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDeleteMemberArgs = {
  input: DeleteMemberInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDeleteMemberAddressesArgs = {
  input: DeleteMemberAddressesInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDeleteMemberEmailsArgs = {
  input: DeleteMemberEmailsInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDeleteMemberPhonesArgs = {
  input: DeleteMemberPhonesInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDeleteProductArgs = {
  input: DeleteProductInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDeleteProductOptionsArgs = {
  input: DeleteProductOptionsInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationDisconnectMemberArgs = {
  input: DisconnectMemberInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationGetOrCreateBrandArgs = {
  input: GetOrCreateBrandInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationLogoutArgs = {
  input?: InputMaybe<LogoutInput>;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationMergeBrandsArgs = {
  input: MergeBrandsInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationMuteMemberArgs = {
  input: MuteMemberInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRecoverArgs = {
  input: RecoverInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRemoveCartLinesArgs = {
  input: RemoveCartLinesInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRemoveCouponArgs = {
  input?: InputMaybe<RemoveCouponInput>;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRemoveMyAddressArgs = {
  input: RemoveMyAddressInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRemoveProductBrandArgs = {
  input: RemoveProductBrandInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRemoveProductMediaArgs = {
  input: RemoveProductMediaInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRemoveProductMediaFromChoicesArgs = {
  input: RemoveProductMediaFromChoicesInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRemoveProductRibbonArgs = {
  input: RemoveProductRibbonInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRemoveProductsFromCollectionArgs = {
  input: RemoveProductsFromCollectionInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRenameBrandArgs = {
  input: RenameBrandInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRenameBrandsArgs = {
  input: RenameBrandsInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationReplayChangeEventArgs = {
  input: ReplayChangeEventInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRequestBackInStockArgs = {
  input: RequestBackInStockInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationResetAllProductVariantDataArgs = {
  input: ResetAllProductVariantDataInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationResumeJobArgs = {
  input: ResumeJobInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRevertJobArgs = {
  input: RevertJobInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRevokeAppKeyArgs = {
  input: RevokeAppKeyInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationRotateAppKeyArgs = {
  input: RotateAppKeyInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationSaveMyAddressArgs = {
  input: SaveMyAddressInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationSendActivationEmailArgs = {
  input: SendActivationEmailInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationSendRecoveryEmailArgs = {
  input: SendRecoveryEmailInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationSetCartLineQuantitiesArgs = {
  input: SetCartLineQuantitiesInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationStartCheckoutArgs = {
  input: StartCheckoutInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationStartJobArgs = {
  input: StartJobInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationStartSignInArgs = {
  input: StartSignInInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationStopJobArgs = {
  input: StopJobInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUnmuteMemberArgs = {
  input: UnmuteMemberInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUpdateAppKeyArgs = {
  input: UpdateAppKeyInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUpdateBrandArgs = {
  input: UpdateBrandInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUpdateCartArgs = {
  input: UpdateCartInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUpdateCollectionArgs = {
  input: UpdateCollectionInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUpdateMeArgs = {
  input: UpdateMeInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUpdateMemberSlugArgs = {
  input: UpdateMemberSlugInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUpdateMySlugArgs = {
  input: UpdateMySlugInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationUpdateProductVariantsArgs = {
  input: UpdateProductVariantsInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationVerifyEmailCodeArgs = {
  input: VerifyEmailCodeInput;
};


/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type MutationVerifyFactorArgs = {
  input: VerifyFactorInput;
};

/** Input of `muteMember`. */
export type MuteMemberInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
};

/** A picture or video to add. */
export type NewMediaInput = {
  /** Choice of the product that it shows as well. */
  choice?: InputMaybe<ChosenOptionInput>;
  /** The picture or video. */
  source: MediaSourceInput;
};

/** Something that can be read again by an id of its own among all things. */
export type Node = {
  /** Id for `node` and `nodes`: opaque, lasting, and different from that of any other thing. */
  nodeId: Scalars['ID']['output'];
};

/** Products with one of some choices. */
export type OptionFilter = {
  /** One of these choices in the language of the request; 1 to 1,000, of at most 200 characters each. */
  choices: Array<Scalars['String']['input']>;
  /**
   * Name of the option as it is shown in the language of the request, such as `Color`; case does not count. At most 50
   * characters.
   */
  option: Scalars['String']['input'];
};

/** How the choices of an option are shown. */
export type OptionType =
  /** As color swatches; `ProductChoice.value` is the color. */
  | 'COLOR'
  /** As a list of texts. */
  | 'DROP_DOWN'
  /** The platform does not say, or the gateway does not know it; show a list. */
  | 'UNKNOWN';

/** What the caller has bought. Orders of others do not exist for a shopper. */
export type Order = Node & {
  __typename?: 'Order';
  /** What happened to the order, the oldest first. */
  activities: Array<OrderActivity>;
  /** Everything that lowered the price; empty when nothing did. */
  appliedDiscounts: Array<AppliedDiscount>;
  /** What is still to be paid; negative when too much was paid. */
  balance?: Maybe<Money>;
  /** Address and person it was billed to. */
  billing?: Maybe<Contact>;
  /** Email address of the buyer. */
  buyerEmail?: Maybe<Scalars['String']['output']>;
  /** Note of the buyer to the shop; null without one. */
  buyerNote?: Maybe<Scalars['String']['output']>;
  /** When the order was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the currency of the amounts. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Latest day of the delivery; null when none is promised. */
  deliverBy?: Maybe<Scalars['DateTime']['output']>;
  /** Delivery address; null for pickup. */
  destination?: Maybe<Contact>;
  /** What all discounts take off. */
  discount?: Maybe<Money>;
  /** What of it is sent or handed over. */
  fulfillmentStatus?: Maybe<OrderFulfillmentStatus>;
  /** Id of the order, 1 to 100 characters. */
  id: Scalars['ID']['output'];
  /** Pieces over all lines. */
  itemCount: Scalars['Int']['output'];
  /** Lines of the order, 1 to 300. */
  lines: Array<OrderLine>;
  /** How and when it reaches the buyer; null when nothing is delivered. */
  logistics?: Maybe<Logistics>;
  /** Id for `node` and `nodes`. */
  nodeId: Scalars['ID']['output'];
  /** Number of the order, as emails and screens show it; it counts up. */
  number?: Maybe<Scalars['String']['output']>;
  /** What was paid. */
  paid?: Maybe<Money>;
  /** What of it is paid. */
  paymentStatus?: Maybe<OrderPaymentStatus>;
  /** When the buyer placed the order. */
  purchasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address and person who receives the delivery. */
  recipient?: Maybe<Contact>;
  /** What was paid back. */
  refunded?: Maybe<Money>;
  /** Price of the delivery. */
  shipping?: Maybe<Money>;
  /** Name of the delivery option; null when nothing is delivered. */
  shippingTitle?: Maybe<Scalars['String']['output']>;
  /** How far the purchase is. */
  status?: Maybe<OrderStatus>;
  /** Sum of the lines before discounts and tax. */
  subtotal?: Maybe<Money>;
  /** Tax on everything. */
  tax?: Maybe<Money>;
  /** Price of the order, after discounts and with tax. */
  total?: Maybe<Money>;
  /** Sum of the additional fees. */
  totalAdditionalFees?: Maybe<Money>;
  /** When the order was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that happened to an order. */
export type OrderActivity = {
  __typename?: 'OrderActivity';
  /** When it happened. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the entry. */
  id?: Maybe<Scalars['ID']['output']>;
  /** What the shop wrote; null unless `type` is `MERCHANT_COMMENT`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What happened; null for what the platform does not name. */
  type?: Maybe<OrderActivityType>;
};

/** What happened to an order. */
export type OrderActivityType =
  /** Reserved money was captured. */
  | 'AUTHORIZED_PAYMENT_CAPTURED'
  /** Money was reserved. */
  | 'AUTHORIZED_PAYMENT_CREATED'
  /** Reserved money was released. */
  | 'AUTHORIZED_PAYMENT_VOIDED'
  /** The buyer's bank took a payment back. */
  | 'CHARGEBACK_CREATED'
  /** The buyer's bank returned a payment it had taken back. */
  | 'CHARGEBACK_REVERSED'
  /** An app recorded something of its own. */
  | 'CUSTOM_ACTIVITY'
  /** The links of downloads were sent. */
  | 'DOWNLOAD_LINK_SENT'
  /** The shop edited the order. */
  | 'DRAFT_ORDER_CHANGES_APPLIED'
  /** The buyer's email address was changed. */
  | 'EMAIL_EDITED'
  /** The fulfiller was notified by email. */
  | 'FULFILLER_EMAIL_SENT'
  /** An invoice was added. */
  | 'INVOICE_ADDED'
  /** An invoice was removed. */
  | 'INVOICE_REMOVED'
  /** An invoice was sent. */
  | 'INVOICE_SENT'
  /** The shop wrote a comment; see `message`. */
  | 'MERCHANT_COMMENT'
  /** The order was canceled. */
  | 'ORDER_CANCELED'
  /** The order was sent or handed over. */
  | 'ORDER_FULFILLED'
  /** The order was marked as not fulfilled. */
  | 'ORDER_NOT_FULFILLED'
  /** The order was paid. */
  | 'ORDER_PAID'
  /** A part of the order was paid. */
  | 'ORDER_PARTIALLY_PAID'
  /** The order waits for a payment that is held. */
  | 'ORDER_PENDING'
  /** The order was placed. */
  | 'ORDER_PLACED'
  /** The order was refunded. */
  | 'ORDER_REFUNDED'
  /** The order was rejected. */
  | 'ORDER_REJECTED'
  /** A payment was canceled. */
  | 'PAYMENT_CANCELED'
  /** A payment was declined. */
  | 'PAYMENT_DECLINED'
  /** A payment is in progress. */
  | 'PAYMENT_PENDING'
  /** A payment was refunded. */
  | 'PAYMENT_REFUNDED'
  /** A refund failed. */
  | 'PAYMENT_REFUND_FAILED'
  /** The buyer was notified that the order can be picked up. */
  | 'PICKUP_READY_EMAIL_SENT'
  /** A receipt was created. */
  | 'RECEIPT_CREATED'
  /** A receipt was sent. */
  | 'RECEIPT_SENT'
  /** Money was refunded as store credit. */
  | 'REFUNDED_AS_STORE_CREDIT'
  /** A refund was started. */
  | 'REFUND_INITIATED'
  /** A payment method was stored. */
  | 'SAVED_PAYMENT_METHOD'
  /** The delivery address was changed. */
  | 'SHIPPING_ADDRESS_EDITED'
  /** The shipping confirmation was sent. */
  | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
  /** A tracking link was added. */
  | 'TRACKING_LINK_ADDED'
  /** A tracking number was added. */
  | 'TRACKING_NUMBER_ADDED'
  /** A tracking number was changed. */
  | 'TRACKING_NUMBER_EDITED';

/** An order was paid, or needs no payment. */
export type OrderApprovedEvent = ChangeEvent & {
  __typename?: 'OrderApprovedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The order that was approved. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An order was canceled. */
export type OrderCanceledEvent = ChangeEvent & {
  __typename?: 'OrderCanceledEvent';
  anonymization: Scalars['Boolean']['output'];
  /** Whether the buyer was notified by email. */
  buyerNotified?: Maybe<Scalars['Boolean']['output']>;
  /** Message to the buyer in that email; null when the merchant wrote none. */
  customMessage?: Maybe<Scalars['String']['output']>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The canceled order. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  /** Whether the items were restocked. */
  restocked?: Maybe<Scalars['Boolean']['output']>;
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An edit of a placed order took effect. */
export type OrderCommittedEvent = ChangeEvent & {
  __typename?: 'OrderCommittedEvent';
  anonymization: Scalars['Boolean']['output'];
  /** What was edited, as the platform sends it. */
  changes?: Maybe<Scalars['JSON']['output']>;
  /** Settings the edit was made with, as the platform sends them. */
  commitSettings?: Maybe<Scalars['JSON']['output']>;
  /** When the edit took effect. */
  committedAt?: Maybe<Scalars['DateTime']['output']>;
  deadLetter?: Maybe<DeadLetter>;
  /** Id of the draft in which the order was edited. */
  draftOrderId?: Maybe<Scalars['ID']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The order after the edit. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** One page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** Orders with their cursors. */
  edges: Array<OrderEdge>;
  /** Orders of the page; empty when there are none. */
  nodes: Array<Order>;
  /** Where the page ends and whether more follow. */
  pageInfo: PageInfo;
  /** Null: the platform does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An order was placed. */
export type OrderCreatedEvent = ChangeEvent & {
  __typename?: 'OrderCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The order that was placed. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** An order and its place in the list. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Cursor of this order, for `after`. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** The fulfillment status of an order changed. */
export type OrderFulfilledEvent = ChangeEvent & {
  __typename?: 'OrderFulfilledEvent';
  /** What was done, as the platform names it. */
  action?: Maybe<Scalars['String']['output']>;
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
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
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** What of an order is sent or handed over. */
export type OrderFulfillmentStatus =
  /** The fulfillment was canceled. */
  | 'CANCELED'
  /** All of it. */
  | 'FULFILLED'
  /** Nothing yet. */
  | 'NOT_FULFILLED'
  /** A part of it. */
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
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The imported order. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** One line of an order, as it was bought. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** Chosen options in words that are shown; empty when there are none. */
  descriptionLines: Array<DescriptionLine>;
  /** File of a download; null for everything else. */
  digitalFile?: Maybe<DigitalFile>;
  /** Id of the line; null when the platform sends none. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Picture of the product; null without one. */
  image?: Maybe<Image>;
  /** What kind of thing the line sells. */
  itemType?: Maybe<ItemType>;
  /** Name of the product when it was bought, in the buyer's language where there is a translation. */
  name: Scalars['String']['output'];
  /** Price of one piece after discounts. */
  price?: Maybe<Money>;
  /** Price of one piece before the discounts of the line. */
  priceBeforeDiscounts?: Maybe<Money>;
  /** Product of the shop; null for a line of no catalog or of another app's. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Pieces bought. */
  quantity: Scalars['Int']['output'];
  /** Subscription the line belongs to; null for what is bought once. */
  subscription?: Maybe<OrderSubscription>;
  /** Price of the whole line after its discounts. */
  total?: Maybe<Money>;
};

/** What of an order is paid. */
export type OrderPaymentStatus =
  /** The payment was canceled. */
  | 'CANCELED'
  /** The payment was declined. */
  | 'DECLINED'
  /** All was paid back. */
  | 'FULLY_REFUNDED'
  /** Nothing is paid yet. */
  | 'NOT_PAID'
  /** All is paid. */
  | 'PAID'
  /** A part is paid. */
  | 'PARTIALLY_PAID'
  /** A part was paid back. */
  | 'PARTIALLY_REFUNDED'
  /** A payment is in progress. */
  | 'PENDING'
  /** A payment waits for the shop. */
  | 'PENDING_MERCHANT'
  /** The platform does not say, or the gateway does not know it. */
  | 'UNKNOWN';

/** The payment status of an order changed: it was paid, refunded or declined, for example. */
export type OrderPaymentStatusUpdatedEvent = ChangeEvent & {
  __typename?: 'OrderPaymentStatusUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The order after the change. */
  order?: Maybe<Order>;
  /** Payment status before the change. */
  previousPaymentStatus?: Maybe<OrderPaymentStatus>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** How far the purchase itself is. */
export type OrderStatus =
  /** The order is placed: paid online, free, or to be paid offline. */
  | 'APPROVED'
  /** The shop or the buyer canceled it. */
  | 'CANCELED'
  /** An online payment is outstanding; such orders are not listed. */
  | 'INITIALIZED'
  /** The buyer has not completed a payment that is held. */
  | 'PENDING'
  /** A pending payment failed. */
  | 'REJECTED';

/** The subscription a line belongs to. */
export type OrderSubscription = {
  __typename?: 'OrderSubscription';
  /** Which payment of the subscription the order is, counted from 1. */
  cycleNumber?: Maybe<Scalars['Int']['output']>;
  /** What the subscription is. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the subscription. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Name of the subscription. */
  title?: Maybe<Scalars['String']['output']>;
};

/** An order was changed. */
export type OrderUpdatedEvent = ChangeEvent & {
  __typename?: 'OrderUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The order after the change. */
  order?: Maybe<Order>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** How the site handles orders. */
export type OrdersSettings = {
  __typename?: 'OrdersSettings';
  /** Whether an invoice is created for every new order that is paid online. */
  createInvoice?: Maybe<Scalars['Boolean']['output']>;
  /** When the settings were created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** When an order lowers the stock. */
  inventoryUpdateTrigger?: Maybe<InventoryUpdateTrigger>;
  /** When the settings were last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The order settings of the site were changed. */
export type OrdersSettingsUpdatedEvent = ChangeEvent & {
  __typename?: 'OrdersSettingsUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The settings after the change. */
  ordersSettings?: Maybe<OrdersSettings>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Where a page starts and ends. Cursors are opaque. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor for `after` of the next page: that of the last entry; null for an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a page before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry; null for an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Opens the page where a plan is paid. */
export type PaidPlansCheckoutIntentInput = {
  /** Data for the page, at most 2,048 characters; passed on unchanged. */
  checkoutData?: InputMaybe<Scalars['String']['input']>;
  /** Plan to buy. */
  planId: Scalars['ID']['input'];
};

/** How a line is paid. */
export type PaymentOption =
  /** A deposit at checkout, the rest later. */
  | 'DEPOSIT_ONLINE'
  /** In full outside the checkout, such as at the place of business. */
  | 'FULL_PAYMENT_OFFLINE'
  /** In full at checkout. */
  | 'FULL_PAYMENT_ONLINE'
  /** With a membership the buyer has. */
  | 'MEMBERSHIP'
  /** With a membership, outside the checkout. */
  | 'MEMBERSHIP_OFFLINE'
  /** With a membership at checkout; what it does not cover is paid outside the checkout. */
  | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';

/** A change by a percentage. */
export type PercentageInput = {
  /** Whole percent, -100 to 1000: -50 halves, 100 doubles. The platform takes no fraction of a percent. */
  percent: Scalars['Decimal']['input'];
  /** Rounds to whole numbers, half up; otherwise to 2 decimals. */
  roundToInteger?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a phone number is for. */
export type PhoneTag =
  /** Fax machine. */
  | 'FAX'
  /** At home. */
  | 'HOME'
  /** First choice. */
  | 'MAIN'
  /** Mobile phone. */
  | 'MOBILE'
  /** Nothing in particular. */
  | 'UNTAGGED'
  /** At work. */
  | 'WORK';

/** What a line is as a parcel. */
export type PhysicalProperties = {
  __typename?: 'PhysicalProperties';
  /** Whether the line has to be delivered. */
  shippable?: Maybe<Scalars['Boolean']['output']>;
  /** Stock keeping unit, at most 40 characters. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Weight of one piece; null when it is not known. */
  weight?: Maybe<Weight>;
};

/** Where a buyer picks an order up. */
export type PickupDetails = {
  __typename?: 'PickupDetails';
  /** Address of the place; null when the platform does not send it. */
  address?: Maybe<Address>;
  /** Kind of place. */
  method?: Maybe<PickupMethod>;
};

/** Where a buyer picks an order up. */
export type PickupMethod =
  /** At a pickup point of a carrier. */
  | 'PICKUP_POINT'
  /** At the shop's own place of business. */
  | 'STORE_PICKUP';

/** Whether something can be ordered before it is in stock. */
export type Preorder = {
  __typename?: 'Preorder';
  /** Whether preorders are accepted. */
  enabled: Scalars['Boolean']['output'];
  /** Most pieces that can be ordered, at most 100,000; null without a limit. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** What a shopper reads about the preorder, such as when it ships; 1 to 250 characters. */
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
  /** Whether it can be preordered. */
  enabled?: Maybe<Scalars['Boolean']['output']>;
  /** Most pieces that can be preordered after the stock has reached zero; at most 100,000. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** Message to shoppers while it is out of stock; at most 250 characters. */
  message?: Maybe<Scalars['String']['output']>;
  /** Number of pieces preordered so far; null when pieces are not counted. */
  preorderedQuantity?: Maybe<Scalars['Int']['output']>;
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

/** A price change to preview. */
export type PriceChangeInput = {
  /** Percent that a price may change before it counts as `LARGE_CHANGE`, 0 to 1000. */
  limitPercent?: InputMaybe<Scalars['Int']['input']>;
  /** What a job would do, and to which products. */
  work: PriceWorkInput;
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

/** Price of a base quantity, to compare products by: `$0.12 per 1 g` is `baseQuantity` 1, `baseUnit` G. */
export type PricePerUnit = {
  __typename?: 'PricePerUnit';
  /** What `price` is the price of, in `baseUnit`. */
  baseQuantity: Scalars['Decimal']['output'];
  /** Unit that prices are compared by. */
  baseUnit: MeasurementUnit;
  /** Price of `baseQuantity` units; null when the platform does not calculate it. */
  price?: Maybe<Money>;
  /** What one product contains, in `totalUnit`. */
  totalQuantity: Scalars['Decimal']['output'];
  /** Unit of what one product contains. */
  totalUnit: MeasurementUnit;
};

/** What one product contains, and what prices are compared by. */
export type PricePerUnitInput = {
  /** Quantity to show the price of, in `baseUnit`. */
  baseQuantity: Scalars['Decimal']['input'];
  /** Unit that prices are compared by. */
  baseUnit: MeasurementUnit;
  /** What one product contains, in `totalUnit`. */
  totalQuantity: Scalars['Decimal']['input'];
  /** Unit of what one product contains. */
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

/** Totals of a cart, checkout or payment. An amount the platform does not send is null. */
export type PriceSummary = {
  __typename?: 'PriceSummary';
  /** What all discounts take off. */
  discount?: Maybe<Money>;
  /** Price of the delivery before discounts and tax. */
  shipping?: Maybe<Money>;
  /** Sum of the lines before discounts and tax. */
  subtotal?: Maybe<Money>;
  /** Tax on everything. */
  tax?: Maybe<Money>;
  /** What is paid: after discounts, gift cards and tax. */
  total?: Maybe<Money>;
  /** Sum of the additional fees before tax. */
  totalAdditionalFees?: Maybe<Money>;
};

/** Work of a job that can change prices, as in `JobWorkInput`. Exactly one of these. */
export type PriceWorkInput =
  /** Raises or lowers one property of products. */
  { adjustProperty: AdjustPropertyWorkInput; editProducts?: never; setProperty?: never; }
  |  /** Changes each product in its own way, or creates it; edits of no amount are left out. */
  { adjustProperty?: never; editProducts: EditProductsWorkInput; setProperty?: never; }
  |  /** Sets one property of products to the same value. */
  { adjustProperty?: never; editProducts?: never; setProperty: SetPropertyWorkInput; };

/** Whether a member is shown in the directory. */
export type PrivacyStatus =
  /** Only the member and staff see the profile. */
  | 'PRIVATE'
  /** All callers see the profile. */
  | 'PUBLIC'
  /** The caller may not see it; refused in input. */
  | 'UNKNOWN';

/** Something the platform or the shop refused, or did differently than requested. */
export type Problem = ProblemDetails & {
  __typename?: 'Problem';
  /** Pieces that can be bought, when the problem is about stock; otherwise null. */
  availableQuantity?: Maybe<Scalars['Int']['output']>;
  /** What happened, for programs. */
  code: ProblemCode;
  field?: Maybe<Scalars['String']['output']>;
  /** Line of the cart it concerns; null for other problems. */
  lineId?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  requestId?: Maybe<Scalars['String']['output']>;
  severity: ProblemSeverity;
  suggestedFix?: Maybe<SuggestedFix>;
};

/** Why something was refused or done differently, and what a client does then. */
export type ProblemCode =
  /** Staff blocked this account: only the shop can help. */
  | 'ACCOUNT_BLOCKED'
  /** The account was disconnected and cannot be used to sign in any more. */
  | 'ACCOUNT_OFFLINE'
  /**
   * A price change has a risk that was not acknowledged; the message says which, and for how many. Send it again with
   * `acknowledge`.
   */
  | 'ACKNOWLEDGMENT_REQUIRED'
  /** A member who pays for a subscription cannot be blocked or deleted: cancel the subscription first. */
  | 'ACTIVE_SUBSCRIPTION'
  /** The address waits for this already; nothing was changed. */
  | 'ALREADY_REQUESTED'
  /** The code is not the one that was sent, or no longer valid: let the member try again or resend it. */
  | 'BAD_CODE'
  /** The built-in collection of all products cannot be changed. */
  | 'BUILT_IN_COLLECTION'
  /** The cart has no lines: add something first. */
  | 'CART_EMPTY'
  /** The cart holds as many lines as it can: remove one first. */
  | 'CART_FULL'
  /** There is no cart yet: add something first. */
  | 'CART_NOT_FOUND'
  /** A checkout that is paid cannot be changed: show its order. */
  | 'CHECKOUT_COMPLETED'
  /** A blocked member cannot join the community. */
  | 'COMMUNITY_JOIN_IMPOSSIBLE'
  /** The typed confirmation does not match: let the member type it again. */
  | 'CONFIRMATION_MISMATCH'
  /** The members were counted too long ago, for another filter, or are others by now: count again. */
  | 'COUNT_AGAIN'
  /** The shop switched the coupon off: go on without it. */
  | 'COUPON_DISABLED'
  /** The coupon has expired: go on without it. */
  | 'COUPON_EXPIRED'
  /** The buyer has used the coupon as often as one buyer can: go on without it. */
  | 'COUPON_LIMIT_PER_CUSTOMER'
  /** The coupon is not valid yet: try it later. */
  | 'COUPON_NOT_ACTIVE_YET'
  /** The coupon does not apply to the lines of the cart: change the cart or go on without it. */
  | 'COUPON_NOT_APPLICABLE'
  /** No coupon has that code: check the spelling. */
  | 'COUPON_NOT_FOUND'
  /** An applied coupon no longer lowers the total: show that, and offer to remove it. */
  | 'COUPON_STOPPED_APPLYING'
  /** The coupon was used as often as it can be: go on without it. */
  | 'COUPON_USED_UP'
  /** Nothing was added, because a required custom text is missing: let the shopper enter it. */
  | 'CUSTOM_TEXT_REQUIRED'
  /** A discount could not be calculated: try again. */
  | 'DISCOUNT_CALCULATION_FAILED'
  /** A member of the directory needs a display name: set `nickname` first. */
  | 'DISPLAY_NAME_NEEDED'
  /** The email address already belongs to a member: offer to sign in. */
  | 'EMAIL_ALREADY_EXISTS'
  /** The email address is not verified: offer `sendVerificationEmail`. */
  | 'EMAIL_NOT_VERIFIED'
  /** This caller is not allowed to do it: do not try again. */
  | 'FORBIDDEN'
  /** An argument broke a rule: correct the one that `field` names. */
  | 'INVALID_ARGUMENT'
  /** The captcha was not accepted: show a new one. */
  | 'INVALID_CAPTCHA_TOKEN'
  /** The text is no email address, or one the platform does not accept: correct it. */
  | 'INVALID_EMAIL'
  /** A text does not have the required format: correct it. */
  | 'INVALID_FORMAT'
  /** A text is too long or too short: correct it. */
  | 'INVALID_LENGTH'
  /** Email and password do not match; which of them is wrong is not revealed. Let the member try again. */
  | 'INVALID_PASSWORD'
  /** A list has too many or too few entries: correct it. */
  | 'INVALID_SIZE'
  /** It can be bought, so there is nothing to wait for: offer to buy it. */
  | 'IN_STOCK'
  /** There can be no more of these: remove one first. */
  | 'LIMIT_REACHED'
  /** A line can no longer be bought: remove it before checkout. */
  | 'LINE_NOT_AVAILABLE'
  /** No line of the cart has that id: show the cart again. */
  | 'LINE_NOT_FOUND'
  /** Fewer are left than the line holds: lower the quantity before checkout. */
  | 'LINE_PARTIALLY_AVAILABLE'
  /** The membership cannot pay for that line: choose another way to pay. */
  | 'MEMBERSHIP_NOT_APPLICABLE'
  /** A captcha is required: show it and send the request again with its token. */
  | 'MISSING_CAPTCHA_TOKEN'
  /** Something else has that name: choose another one. */
  | 'NAME_TAKEN'
  /** The site lacks what this needs, such as a catalog version or a key: do not offer it. */
  | 'NOT_AVAILABLE_ON_THIS_SITE'
  /** This value can be changed but not cleared: leave the field out to keep it. */
  | 'NOT_CLEARABLE'
  /** The site's API key is not set, so nothing of the admin can be done. */
  | 'NOT_CONFIGURED'
  /** A push was not confirmed yet, or was refused: confirm it and try again, or start over. */
  | 'NOT_CONFIRMED'
  /** Nothing has that id or slug: read the list again. */
  | 'NOT_FOUND'
  /** The caller is not signed in, or no longer: sign in first. */
  | 'NOT_SIGNED_IN'
  /** Nothing was added, because a choice is missing: let the shopper choose every option. */
  | 'OPTIONS_REQUIRED'
  /** Another option of the product has media for its choices already; only one can: remove those first. */
  | 'OTHER_OPTION_HAS_MEDIA'
  /** The response was lost and the outcome is not known yet: read the cart before trying again. */
  | 'OUTCOME_UNKNOWN'
  /** A number or quantity is outside its limits: correct it. */
  | 'OUT_OF_RANGE'
  /** Nothing is left: offer a back-in-stock request. */
  | 'OUT_OF_STOCK'
  /** The owner of the shop cannot be blocked or disconnected. */
  | 'OWNER_CANNOT_BE_BLOCKED'
  /** The owner or a contributor cannot be deleted here. */
  | 'OWNER_CANNOT_BE_DELETED'
  /** A part was saved before something went wrong: read the current values before trying again. */
  | 'PARTLY_SAVED'
  /** The day is not a past one since 1900: correct it. */
  | 'PAST_DAY'
  /** The shop cannot take payments at the moment: the cart stays for later. */
  | 'PAYMENTS_NOT_ACCEPTED'
  /** A file is no JPEG, PNG, WebP or GIF: let the member choose another one. */
  | 'PICTURE_FORMAT'
  /** A picture is larger than 5 MB: let the member choose a smaller one. */
  | 'PICTURE_TOO_LARGE'
  /** Nothing was added, because the product is not sold: offer no purchase. */
  | 'PRODUCT_NOT_AVAILABLE'
  /** Fewer than requested are in stock, and the quantity was lowered: show the new quantity. */
  | 'QUANTITY_CAPPED'
  /** The line's quantity cannot be changed: offer only to remove the line. */
  | 'QUANTITY_FIXED'
  /** There were too many requests: try again in a while. */
  | 'RATE_LIMITED'
  /** The platform refused for a reason of its own: show the message. */
  | 'REFUSED'
  /** A required field is missing: fill in the one that `field` names. */
  | 'REQUIRED_FIELD'
  /** The password has to be reset: offer `sendRecoveryEmail`. */
  | 'RESET_PASSWORD'
  /** An address to return to lies outside this storefront: give a path of it. */
  | 'RETURN_ADDRESS_NOT_ALLOWED'
  /** Another caller changed it in the meantime: read the current values and try again. */
  | 'REVISION_CONFLICT'
  /** Members cannot block or disconnect themselves. */
  | 'SELF_BLOCK_FORBIDDEN'
  /** The code could not be sent: try again in a while. */
  | 'SEND_CODE_ERROR'
  /** Delivery could not be calculated: try again. */
  | 'SHIPPING_CALCULATION_FAILED'
  /** The shop does not deliver to that address: let the buyer enter another one. */
  | 'SHIPPING_NOT_AVAILABLE'
  /** The chosen delivery option is gone and another one was used: show it, and let the buyer choose. */
  | 'SHIPPING_OPTION_CHANGED'
  /** Another member is signed in than the one the change is for: reload. */
  | 'SIGNED_IN_AS_ANOTHER'
  /** The last sign-in is too long ago: sign in again. */
  | 'SIGN_IN_AGAIN'
  /** The platform's sign-in page came back without success: start again. */
  | 'SIGN_IN_FAILED'
  /** No sign-in is waiting for this: start again. */
  | 'SIGN_IN_NOT_STARTED'
  /** A slug has letters, digits and . _ ~ - only, with a letter or a digit at both ends: correct it. */
  | 'SLUG_FORM'
  /** Another member has this slug: choose another one. */
  | 'SLUG_TAKEN'
  /** The current status of the member does not allow this: read it again. */
  | 'STATUS_FORBIDS_THIS'
  /** Tax could not be calculated: try again. */
  | 'TAX_CALCULATION_FAILED'
  /** The platform did not answer in time or failed. Nothing was changed: try again. */
  | 'UPSTREAM_UNAVAILABLE'
  /** Only possible while variants are not managed one by one. */
  | 'VARIANTS_MANAGED'
  /** Only possible while variants are managed one by one: set `managesVariants` first. */
  | 'VARIANTS_NOT_MANAGED'
  /** Nothing was added, because that variant is not sold: offer another choice. */
  | 'VARIANT_NOT_AVAILABLE'
  /** The password is not the caller's current one: let the member try again. */
  | 'WRONG_PASSWORD';

/**
 * What every problem has besides its code. A mutation with few refusals has a type of its own for them, whose `code` is an
 * enum of these few, each with the meaning it has in `ProblemCode`.
 */
export type ProblemDetails = {
  /** Field of the input it concerns, as a path: `lines[0].quantity`. Null when it concerns none. */
  field?: Maybe<Scalars['String']['output']>;
  /** What happened and what to do, in words for a person. */
  message: Scalars['String']['output'];
  /** Request id to quote to the shop, when the cause was not the caller's; otherwise null. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Whether the request was done all the same. */
  severity: ProblemSeverity;
  /** What the client can offer; null without a suggestion. */
  suggestedFix?: Maybe<SuggestedFix>;
};

/** Whether a request was done in spite of a problem. */
export type ProblemSeverity =
  /** It was not done. */
  | 'ERROR'
  /** It was done, with a different result than requested. */
  | 'WARNING';

/** Something that is sold. */
export type Product = Node & {
  __typename?: 'Product';
  /**
   * What can still be chosen once some choices are made. One call of the platform for each product with options: refused
   * below a list of more than one.
   */
  availability?: Maybe<ProductAvailability>;
  /** Price as the merchant set it, before the discount. */
  basePrice?: Maybe<Money>;
  /** Smallest and largest price over all variants, without the discount, as `compareAtPrice`; null when there is none. */
  basePriceRange?: Maybe<MoneyRange>;
  /** Brand of the product, as `brand(slug:)` of its name reads it; null without one. It may have no record. */
  brand?: Maybe<Brand>;
  /** Name of the brand; null without one. */
  brandName?: Maybe<Scalars['String']['output']>;
  /** Collections it is in, hidden ones too; the built-in one of all products is left out. */
  collectionIds?: Maybe<Array<Scalars['ID']['output']>>;
  /**
   * Visible collections it is in, that of all products among them. `collectionIds` has the hidden ones too, and not that of all
   * products.
   */
  collections?: Maybe<Array<Collection>>;
  /** Price without the discount, to be shown struck through; null without a discount. */
  compareAtPrice?: Maybe<Money>;
  /** Read for a whole list at once, with the costs of all its variants: one call more. Null when no cost is known. */
  costAndProfit?: Maybe<CostAndProfit>;
  /** Smallest and largest cost over all variants, read together with `costAndProfit`; null when no cost is known. */
  costRange?: Maybe<MoneyRange>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Texts the shopper may or must enter; empty when there are none. */
  customTextFields: Array<CustomTextField>;
  /** Sanitized HTML; null without a description. */
  description?: Maybe<Scalars['HTML']['output']>;
  /** What is taken off the price. */
  discount: ProductDiscount;
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Titled texts of the product page; empty when there are none. */
  infoSections: Array<InfoSection>;
  /** Entry of the product in the site's inventory. */
  inventoryItemId?: Maybe<Scalars['ID']['output']>;
  /**
   * What it is sold at in the worst case. Read for a whole list at once with the costs: no call beside that of
   * `costAndProfit`.
   */
  lowestSale?: Maybe<LowestSale>;
  /** First picture or video; null when there is none. */
  mainMedia?: Maybe<MediaItem>;
  /** Whether variants have prices, weights, SKUs and stock of their own. */
  managesVariants: Scalars['Boolean']['output'];
  /** Pictures and videos, the main one first; empty when there are none. */
  media: Array<MediaItem>;
  /** Name of the product, 1 to 80 characters. */
  name: Scalars['String']['output'];
  /** Id for `node` and `nodes`. */
  nodeId: Scalars['ID']['output'];
  /** Number of the product in the order of creation; a whole number as text, because it may outgrow Int. */
  numericId?: Maybe<Scalars['String']['output']>;
  /** What can be chosen, at most 6 options; empty when there is nothing to choose. */
  options: Array<ProductOption>;
  /** Size of the parcel it is sent in; null when it is not known. */
  packageDimensions?: Maybe<Dimensions>;
  /** Address of the product's page on the platform's own site; null when the site has none. */
  pageUrl?: Maybe<Scalars['URL']['output']>;
  /** What a shopper pays for one, the discount taken off. */
  price: Money;
  /** Price of a base quantity; null for products that are not sold by weight, volume or length. */
  pricePerUnit?: Maybe<PricePerUnit>;
  /** Size of the product itself; null when it is not known. */
  productDimensions?: Maybe<Dimensions>;
  /** HTML as the platform sends it, not sanitized; `description` is the same made safe for a page. */
  rawDescription?: Maybe<Scalars['String']['output']>;
  /**
   * Similar products that can be bought, at most 12: from its collections and its brand, with a similar name and price.
   * Empty while the shop's search index is not available.
   */
  related?: Maybe<Array<Product>>;
  /** Short word on the picture, such as `New`; null without one. */
  ribbon?: Maybe<Scalars['String']['output']>;
  /** What search engines read of the product page. */
  seo: Seo;
  /** Stock keeping unit of the product itself, at most 40 characters; null without one. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Name of the product in addresses; unique on the site. */
  slug: Scalars['String']['output'];
  /** What can be bought of it. */
  stock: Stock;
  /** What kind of product it is. */
  type: ProductType;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Read for a whole list with one more call; a product read by its id includes them. */
  variants?: Maybe<ProductVariantConnection>;
  /** Whether shoppers see it. */
  visible: Scalars['Boolean']['output'];
  /** Weight of one piece; null when it is not known. */
  weight?: Maybe<Weight>;
  /** Smallest and largest weight over all variants; null when it is not known. */
  weightRange?: Maybe<WeightRange>;
};


/** Something that is sold. */
export type ProductAvailabilityArgs = {
  choices?: Array<ChosenOptionInput>;
};


/** Something that is sold. */
export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Something that is sold. */
export type ProductVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** What is left to choose with some choices made, and whether it can be bought. */
export type ProductAvailability = {
  __typename?: 'ProductAvailability';
  /** True when every option is chosen and that variant is in stock. */
  availableForPurchase: Scalars['Boolean']['output'];
  /** Whether variants have prices and stock of their own; null when the platform does not say. */
  managesVariants?: Maybe<Scalars['Boolean']['output']>;
  /** Media that show the choices made; empty when there are none. */
  media: Array<MediaItem>;
  /** Options with `inStock` and `visible` of each choice under the choices made; empty for a product without options. */
  options: Array<ProductOption>;
  /** Variant of the choices; null until every option is chosen. */
  selectedVariant?: Maybe<SelectedVariant>;
};

/** A change of a product. */
export type ProductChange = {
  __typename?: 'ProductChange';
  /** Names of fields of `Product` that changed, such as `price`; empty when the platform does not name them. */
  changedFields: Array<Scalars['String']['output']>;
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

/** One choice of an option. */
export type ProductChoice = {
  __typename?: 'ProductChoice';
  /** Whether something with this choice can be bought; in `ProductAvailability`, under the choices made. */
  inStock: Scalars['Boolean']['output'];
  /** What a person reads and what a cart line carries. In the language of the request, and sent back in the same language. */
  label: Scalars['String']['output'];
  /** Media that show this choice; empty when none do. */
  media: Array<MediaItem>;
  /** Machine word: a hex color for color options, else the text itself. */
  value: Scalars['String']['output'];
  /** Whether the choice is shown; in `ProductAvailability`, under the choices made. */
  visible: Scalars['Boolean']['output'];
};

/** One choice of an option. */
export type ProductChoiceInput = {
  /** What a person reads, 1 to 50 characters; the value when left out. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50 characters; a color as `#rrggbb`. */
  value: Scalars['String']['input'];
};

/** One page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** What was searched for instead, when a word as it was typed finds nothing; otherwise null. */
  correctedSearch?: Maybe<Scalars['String']['output']>;
  /** Products with their cursors. */
  edges: Array<ProductEdge>;
  /**
   * What the list can be narrowed by, each counted under the other filters. Empty for lists that are not counted, and
   * while the catalog index is not ready.
   */
  facets: Array<Facet>;
  /** True when no product has all of the words that were searched for: these have the most of them. */
  matchesSomeWords: Scalars['Boolean']['output'];
  /**
   * Facets that the list cannot be narrowed by at the moment; what was filtered by them is ignored. Facets not named here
   * narrow the list all the same, and have no counts meanwhile.
   */
  missingFacets: Array<FacetName>;
  /** Products of the page; empty when there are none. */
  nodes: Array<Product>;
  /** Where the page starts and ends. */
  pageInfo: PageInfo;
  /** How many there are in all; null when the platform does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A product was created. */
export type ProductCreatedEvent = ChangeEvent & {
  __typename?: 'ProductCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /**
   * The product that was created. A shop whose catalog sends few fields has `name`, `visible`, `sku`, `brandName`, `pageUrl`,
   * `price`, `compareAtPrice`, `costAndProfit` and media alone.
   */
  product?: Maybe<ProductSnapshot>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A product was deleted. */
export type ProductDeletedEvent = ChangeEvent & {
  __typename?: 'ProductDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The product before it was deleted; null when the catalog sends its id alone. */
  product?: Maybe<ProductSnapshot>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
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
  type: DiscountType;
};

/** The discount of a product. Exactly one of these. */
export type ProductDiscountInput =
  /** Amount that is taken off, with at most 2 decimals. */
  { amount: Scalars['Decimal']['input']; none?: never; percent?: never; }
  |  /** `true` takes the discount off. */
  { amount?: never; none: Scalars['Boolean']['input']; percent?: never; }
  |  /** Percent that is taken off, at most 100, with at most 2 decimals. */
  { amount?: never; none?: never; percent: Scalars['Decimal']['input']; };

/** A product and its place in the list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Cursor of this product, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** A product that is changed or created. Exactly one of these. */
export type ProductEditInput =
  /** Product that is created. */
  { create: CreateProductInput; update?: never; }
  |  /** Product that is changed, and what is changed of it. */
  { create?: never; update: UpdateProductInput; };

/**
 * Every given part has to match; of a list within a part, one entry. Unknown values match nothing. Parts marked * are
 * answered from the catalog index: while it is not ready they are ignored, and `ProductConnection.missingFacets` says so.
 * They cannot be combined with `ids`, `nameStartsWith`, `skus`, `updatedSince` or an order by SKU, which only the platform
 * can answer.
 */
export type ProductFilter = {
  /** * Of one of these brands, by slug or exact name; at most 1,000. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** In one of these collections, by slug or id; at most 1,000. */
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One of these products, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * * Whether something of it can be bought; together with `options`, whether some variant with each choice can. Whether
   * one variant with all of the choices can be bought, the product says.
   */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Beginning of the name, at most 80 characters; case does not count. */
  nameStartsWith?: InputMaybe<Scalars['String']['input']>;
  /** * Whether there is a discount. */
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** * With these choices; at most 20 options. */
  options?: InputMaybe<Array<OptionFilter>>;
  /**
   * By what a shopper pays. While the index is not ready, and together with parts that only the platform can answer, by
   * the price before a discount.
   */
  price?: InputMaybe<PriceRangeFilter>;
  /** Words in any order, at most 100 characters. The index forgives typing errors; the platform does not. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** With one of these SKUs, at most 100. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of one of these kinds. */
  types?: InputMaybe<Array<ProductType>>;
  /** Changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Opens the page of a product on the platform's own site. */
export type ProductIntentInput = {
  /** Slug of the product, 1 to 150 characters. */
  productSlug: Scalars['String']['input'];
};

/** Something to choose about a product, such as a size. */
export type ProductOption = {
  __typename?: 'ProductOption';
  /** What can be chosen, 1 to 100. */
  choices: Array<ProductChoice>;
  /**
   * Name of the option, as a person reads it; unique within the product. In the language of the request, and sent back in the
   * same language.
   */
  name: Scalars['String']['output'];
  /** How the choices are shown. */
  type: OptionType;
};

/** Something to choose about a product. */
export type ProductOptionInput = {
  /** 1 to 100, each with another label. */
  choices: Array<ProductChoiceInput>;
  /** 1 to 50 characters, another for each option. */
  name: Scalars['String']['input'];
};

/** The product after a change. */
export type ProductPayload = {
  __typename?: 'ProductPayload';
  /** What was refused; empty when all was done. */
  problems: Array<Problem>;
  /**
   * Product as it is after the call, costs included. Null when nothing was done, or when reading it back failed; a problem
   * says which.
   */
  product?: Maybe<Product>;
};

/** A product as change events carry it, with its values at that time. Read the current ones as `Product`. */
export type ProductSnapshot = {
  __typename?: 'ProductSnapshot';
  /** Further ribbons, at most 4. */
  additionalRibbons: Array<Scalars['String']['output']>;
  /** Categories it was put into, and all of their parents. */
  allCategories: Array<CategoryPlace>;
  /** False when it is sold by subscription only; null without subscriptions. */
  allowOneTimePurchases?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its variants are in stock, at the default location. */
  availabilityStatus?: Maybe<InventoryStatus>;
  /** Id of the brand; null when it has none. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** Name of the brand; null when it has none. */
  brandName?: Maybe<Scalars['String']['output']>;
  /** Categories on the path to the product, the outermost first. */
  breadcrumbs: Array<Breadcrumb>;
  /** The price without the discount, to be shown struck through; null without one, and where its variants have prices. */
  compareAtPrice?: Maybe<Money>;
  /** Smallest and largest price of all variants before discounts; null without discounts. */
  compareAtPriceRange?: Maybe<MoneyRange>;
  /** What the product costs the merchant, and the profit; null where its variants have costs. */
  costAndProfit?: Maybe<CostAndProfit>;
  /** Smallest and largest cost of all variants. */
  costRange?: Maybe<MoneyRange>;
  /** When the product was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the currency of its prices; null when the platform does not send it. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Sanitized HTML; null without a description. */
  description?: Maybe<Scalars['HTML']['output']>;
  /** The same description as a tree of nodes, as the platform sends it. */
  descriptionNodes?: Maybe<Scalars['JSON']['output']>;
  /** Categories it was put into. */
  directCategories: Array<CategoryPlace>;
  /** Fields that apps have added, by namespace. */
  extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Lasting name of the product for programs; set once. */
  handle?: Maybe<Scalars['String']['output']>;
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Sections of text below the description, at most 20. */
  infoSections: Array<InfoSectionSnapshot>;
  /** Id of the category that `breadcrumbs` lead through. */
  mainCategoryId?: Maybe<Scalars['ID']['output']>;
  /** Picture or video shown first; null when there is none. */
  mainMedia?: Maybe<ProductSnapshotMedia>;
  /** All pictures and videos, at most 50; empty when there are none. */
  media: Array<ProductSnapshotMedia>;
  /** The visible variant with the lowest price; null when none is visible, and when the platform does not send it. */
  minPriceVariant?: Maybe<ProductSnapshotVariant>;
  /** Price of that variant without the discount; null without a discount. */
  minVariantCompareAtPrice?: Maybe<Money>;
  /** Price of the variant with the lowest price, the discount taken off. */
  minVariantPrice?: Maybe<Money>;
  /** Stock keeping unit of that variant. */
  minVariantSku?: Maybe<Scalars['String']['output']>;
  /** Modifiers of the product, at most 10. */
  modifiers: Array<ProductSnapshotModifier>;
  /** Name as a person reads it; at most 80 characters. */
  name?: Maybe<Scalars['String']['output']>;
  /** Options of the product, at most 6; empty for a product without variants. */
  options: Array<ProductSnapshotOption>;
  /** Address of the product's page on the platform's own site. */
  pageUrl?: Maybe<Scalars['URL']['output']>;
  /** Which of its variants can be preordered now, at the default location. */
  preorderAvailability?: Maybe<PreorderAvailability>;
  /** Whether preorder is switched on for its variants, at the default location. */
  preorderStatus?: Maybe<PreorderStatus>;
  /** What a shopper pays for one, the discount taken off; null where its variants have prices. */
  price?: Maybe<Money>;
  /** Smallest and largest price of all variants, discounts taken off. */
  priceRange?: Maybe<MoneyRange>;
  /** Ids of its tags for the merchant alone, at most 100. */
  privateTagIds?: Maybe<Array<Scalars['ID']['output']>>;
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
  /** Smallest and largest shipping weight of all variants. */
  shippingWeightRange?: Maybe<WeightRange>;
  /** Stock keeping unit of the product itself; null where its variants have them. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Slug of the product, for the address of its page; made from the name when it is not set. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Subscriptions it can be bought by, at most 6; empty when it is sold once only. */
  subscriptions: Array<ProductSnapshotSubscription>;
  /** Id of the group that decides its tax; null when the platform does not send it. */
  taxGroupId?: Maybe<Scalars['ID']['output']>;
  /** Whether it is delivered or downloaded; never changes. */
  type?: Maybe<ProductType>;
  /** Quantity that prices per unit are given for; null when it is not sold by weight, volume or length. */
  unitPriceBase?: Maybe<UnitQuantity>;
  /** When the product was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of variants. */
  variantCount?: Maybe<Scalars['Int']['output']>;
  /** Variants of the product; empty when the platform does not send them. */
  variants: Array<ProductSnapshotVariant>;
  /** Whether it is shown to shoppers of the site. */
  visible?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is shown at the point of sale; always false for digital products. */
  visibleInPos?: Maybe<Scalars['Boolean']['output']>;
};

/** A picture or video of a product. */
export type ProductSnapshotMedia = {
  __typename?: 'ProductSnapshotMedia';
  /** What it shows, for readers who cannot see it. */
  alt?: Maybe<Scalars['String']['output']>;
  /** Name of the file as a person reads it. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Id of the file in the site's media. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The picture; null for a video. */
  image?: Maybe<Image>;
  /** Small picture of it. */
  thumbnail?: Maybe<Image>;
  /** Whether it is a picture or a video. */
  type?: Maybe<MediaItemType>;
  /** Address of the file. */
  url?: Maybe<Scalars['URL']['output']>;
  /** The video; null for a picture. */
  video?: Maybe<Video>;
};

/** A modifier: a choice or text of the buyer that creates no variants, such as gift wrapping. */
export type ProductSnapshotModifier = {
  __typename?: 'ProductSnapshotModifier';
  /** Choices of the modifier; empty for one with a text. */
  choices: Array<CustomizationChoice>;
  /** The text the buyer gives; null for a modifier with choices. */
  freeText?: Maybe<CustomizationFreeText>;
  /** Id of the modifier. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Word for it in references to the catalog; generated from the name. */
  key?: Maybe<Scalars['String']['output']>;
  /** Whether the buyer has to choose or write something. */
  mandatory?: Maybe<Scalars['Boolean']['output']>;
  /** Name as a person reads it. */
  name?: Maybe<Scalars['String']['output']>;
  /** How it is shown; says whether it has `freeText` or `choices`. */
  renderType?: Maybe<CustomizationRenderType>;
};

/** An option, such as size. Each combination of choices of all options is a variant. */
export type ProductSnapshotOption = {
  __typename?: 'ProductSnapshotOption';
  /** Choices of the option. */
  choices: Array<CustomizationChoice>;
  /** Id of the option. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Word for it in references to the catalog; generated from the name. */
  key?: Maybe<Scalars['String']['output']>;
  /** Name as a person reads it. */
  name?: Maybe<Scalars['String']['output']>;
  /** How its choices are shown. */
  renderType?: Maybe<CustomizationRenderType>;
};

/** A subscription that a product can be bought by. */
export type ProductSnapshotSubscription = {
  __typename?: 'ProductSnapshotSubscription';
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
  percentOff?: Maybe<Scalars['Decimal']['output']>;
  /** Name as a person reads it; at most 20 characters. */
  title?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered to shoppers. */
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** A variant of a product, as change events carry it. */
export type ProductSnapshotVariant = {
  __typename?: 'ProductSnapshotVariant';
  /** Barcode; at most 40 characters. */
  barcode?: Maybe<Scalars['String']['output']>;
  /** Its choice of each option; empty for a product without options. */
  choices: Array<ProductSnapshotVariantChoice>;
  /** The price without the discount, to be shown struck through; null without a discount. */
  compareAtPrice?: Maybe<Money>;
  /** What one costs the merchant. */
  cost?: Maybe<Money>;
  /** Id of the variant. */
  id: Scalars['ID']['output'];
  /** Whether it is in stock. */
  inStock?: Maybe<Scalars['Boolean']['output']>;
  /** Profit as a fraction of the price, at most 1: `0.4`. */
  margin?: Maybe<Scalars['Decimal']['output']>;
  /** Picture or video of the variant; null when it has none of its own. */
  media?: Maybe<ProductSnapshotMedia>;
  /** Whether it can be ordered before it is in stock. */
  preorderEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** What a shopper pays for one. */
  price?: Maybe<Money>;
  /** The price less the cost. */
  profit?: Maybe<Money>;
  /** Stock keeping unit; at most 40 characters. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Price of one base unit, for products sold by weight, volume or length. */
  unitPrice?: Maybe<Money>;
  /** Text that explains `unitPrice`, as the platform sends it. */
  unitPriceDescription?: Maybe<Scalars['String']['output']>;
  /** Whether it is shown to shoppers. */
  visible?: Maybe<Scalars['Boolean']['output']>;
  /** Shipping weight. */
  weight?: Maybe<Weight>;
};

/** Choice of one option in a variant. */
export type ProductSnapshotVariantChoice = {
  __typename?: 'ProductSnapshotVariantChoice';
  /** Id of the choice. */
  choiceId?: Maybe<Scalars['ID']['output']>;
  /** Name of the choice; null when the platform sends the ids alone. */
  choiceName?: Maybe<Scalars['String']['output']>;
  /** Id of the option. */
  optionId?: Maybe<Scalars['ID']['output']>;
  /** Name of the option; null when the platform sends the ids alone. */
  optionName?: Maybe<Scalars['String']['output']>;
};

/** Order of a list of products. */
export type ProductSort = {
  /** What to sort by. */
  field: ProductSortField;
  /** Direction; without effect on `RELEVANCE` and `BEST_MATCH`, which have one only. */
  order?: SortOrder;
};

/** What products are sorted by. */
export type ProductSortField =
  /** RELEVANCE with what can be bought, is new or reduced further up; without words what can be bought first, newest first. */
  | 'BEST_MATCH'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the product. */
  | 'NAME'
  /** What a shopper pays. */
  | 'PRICE'
  /** How well the words of `filter.search` match; without words as BEST_MATCH. */
  | 'RELEVANCE'
  /** Stock keeping unit. */
  | 'SKU'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** What kind of product it is. */
export type ProductType =
  /** A download. */
  | 'DIGITAL'
  /** Something that is shipped or picked up. */
  | 'PHYSICAL'
  /** The platform does not say, or the gateway does not know it; refused in input. */
  | 'UNKNOWN';

/** A product was changed. */
export type ProductUpdatedEvent = ChangeEvent & {
  __typename?: 'ProductUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  /**
   * Names of fields of `Product` that changed, such as `price`; any other has the platform's name. Empty with `product`:
   * `fieldChanges` has them then.
   */
  changedFields: Array<Scalars['String']['output']>;
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  /** The product after the change; null for a shop whose catalog sends `changedFields` instead. */
  product?: Maybe<ProductSnapshot>;
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** One combination of the choices of a product. */
export type ProductVariant = {
  __typename?: 'ProductVariant';
  /** Price as the merchant set it, before the discount of the product. */
  basePrice?: Maybe<Money>;
  /** Choice of every option; empty for a product without options. */
  choices: Array<ChosenOption>;
  /** Price without the discount, to be shown struck through; null without a discount. */
  compareAtPrice?: Maybe<Money>;
  /** Read with the product's own costs; null when no cost is known. */
  costAndProfit?: Maybe<CostAndProfit>;
  /** Id of the variant, unique within its product. */
  id: Scalars['ID']['output'];
  /** Size of the parcel it is sent in; null when it is not known. */
  packageDimensions?: Maybe<Dimensions>;
  /** What a shopper pays for one, the discount of the product taken off. */
  price: Money;
  /** Size of the product itself; null when it is not known. */
  productDimensions?: Maybe<Dimensions>;
  /** Stock keeping unit, at most 40 characters; null without one. */
  sku?: Maybe<Scalars['String']['output']>;
  /** What can be bought of it. */
  stock: Stock;
  /** Price of one base unit, for products sold by weight, volume or length; null for others. */
  unitPrice?: Maybe<Money>;
  /** Whether the variant is offered. */
  visible: Scalars['Boolean']['output'];
  /** Weight of one piece; null when it is not known. */
  weight?: Maybe<Weight>;
};

/** One page of variants of a product. */
export type ProductVariantConnection = {
  __typename?: 'ProductVariantConnection';
  /** Variants with their cursors. */
  edges: Array<ProductVariantEdge>;
  /** Variants of the page; empty when there are none. */
  nodes: Array<ProductVariant>;
  /** Where the page starts and ends. */
  pageInfo: PageInfo;
  /** How many there are in all; null when the platform does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A variant and its place in the list. */
export type ProductVariantEdge = {
  __typename?: 'ProductVariantEdge';
  /** Cursor of this variant, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The variant. */
  node: ProductVariant;
};

/** Who may buy a product. */
export type PurchaseEligibility =
  /** Signed-in members alone. */
  | 'MEMBERS_ONLY';

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** All app keys: those of the admin by creation, newest first, then those of the settings. */
  appKeys?: Maybe<AppKeyConnection>;
  /** Reads the whole audit log and checks the hash of every entry. */
  auditCheck?: Maybe<AuditCheck>;
  /** Calls made with the site's key, newest first. */
  auditLog?: Maybe<AuditRecordConnection>;
  /**
   * A brand by id, by exact name or by slug; give exactly one. Null with an entry in the response's `extensions.problems`
   * when there is none, as `product`.
   */
  brand?: Maybe<Brand>;
  /** Brands of the shop, by name. */
  brands?: Maybe<BrandConnection>;
  /** The caller of this request, such as an app that checks its key. */
  caller: Caller;
  /** The caller's own cart; null before the first add. */
  cart?: Maybe<Cart>;
  /**
   * Totals of the caller's cart. Null without a cart, and when the platform does not accept the input, with the reasons in
   * the response's `extensions.problems`.
   */
  cartEstimate?: Maybe<CartEstimate>;
  /** Counts for the first screen of the admin. */
  catalogHealth?: Maybe<CatalogHealth>;
  /** One change event; null when there is none with that id, or when it is older than 30 days. */
  changeEvent?: Maybe<ChangeEvent>;
  /** Whether change events arrive and are handled. */
  changeEventHealth?: Maybe<ChangeEventHealth>;
  /** Change events of the platform, newest first. They are stored for 30 days. */
  changeEvents?: Maybe<ChangeEventConnection>;
  /**
   * A checkout of the caller's own. Null with an entry in the response's `extensions.problems` when there is none with
   * that id, or the id cannot be one.
   */
  checkout?: Maybe<Checkout>;
  /** How the platform's checkout page looks and what it shows. */
  checkoutSettings?: Maybe<CheckoutSettings>;
  /**
   * A collection by id or by slug; give exactly one. Null with an entry in the response's `extensions.problems` when there
   * is none, as `product`.
   */
  collection?: Maybe<Collection>;
  /** Visible collections of the shop. */
  collections?: Maybe<CollectionConnection>;
  /** A page of text that the merchant writes. */
  contentPage?: Maybe<ContentPage>;
  /** Number of brands. */
  countBrands?: Maybe<Scalars['Int']['output']>;
  /**
   * The dry run of `bulkApproveMembersByFilter`, `bulkBlockMembersByFilter` and `bulkDeleteMembersByFilter`. Only deletion supports a
   * search.
   */
  countMembersByFilter?: Maybe<MemberCount>;
  /** What `mergeBrands` would do. Null when one of the brands is not there, with the reason in `extensions.problems`. */
  dryRunMergeBrands?: Maybe<BrandMergeDryRun>;
  /**
   * What `startJob` would do to the prices of these products, discounts and variants included. Calculated by the rules of
   * the platform, whose own result decides.
   */
  dryRunPrices?: Maybe<PriceDryRun>;
  /** What `revertJob` would do, and what was changed after the job; null when there is no job with that id. */
  dryRunRevert?: Maybe<RevertDryRun>;
  /**
   * The brand of the week: one of those that have a story, another one every Monday at 0:00 UTC, in the order of their
   * slugs. Null when no brand has a story.
   */
  featuredBrand?: Maybe<Brand>;
  /**
   * A job of the caller, or of any caller with the right `AUDIT_READ`; null when there is none with that id. Jobs are
   * stored for 30 days.
   */
  job?: Maybe<Job>;
  /** Jobs of the caller, or of all callers with the right `AUDIT_READ`, newest first. */
  jobs?: Maybe<JobConnection>;
  /** Brands as they are at this moment, read without a cache. */
  managedBrands?: Maybe<BrandConnection>;
  /** A collection, hidden or not, read without a cache; null when there is none with that id. */
  managedCollection?: Maybe<Collection>;
  /** Collections as they are at this moment, hidden ones included, read without a cache. */
  managedCollections?: Maybe<CollectionConnection>;
  /**
   * A member with all that the platform has on it; null when there is none with that id. `auditLog(filter: { entityId: … })`
   * lists the changes made to it.
   */
  managedMember?: Maybe<Member>;
  /** Members of every status, private ones too, with all that the platform has on them. A cursor is a position in the list. */
  managedMembers?: Maybe<MemberConnection>;
  /** A product with its costs, hidden ones too; null when there is none with that id. */
  managedProduct?: Maybe<Product>;
  /**
   * Products as they are at this moment, hidden ones too, with costs and variants: one platform call for each page. A cursor
   * is a position in the list.
   */
  managedProducts?: Maybe<ProductConnection>;
  /** The signed-in member; null for a visitor, with the reason in the response's `extensions.problems`. */
  me?: Maybe<Member>;
  /**
   * A public member profile by its slug. Null when there is none or it is private, with an entry in the response's
   * `extensions.problems`.
   */
  member?: Maybe<Member>;
  /** A job of the platform; null when there is none with that id. */
  memberJob?: Maybe<MemberJob>;
  /** What a member has bought, the newest first. */
  memberOrders?: Maybe<OrderConnection>;
  /** Members with a public profile. A cursor is a position in the list. */
  members?: Maybe<MemberConnection>;
  /**
   * What the caller waits for, the newest first: requests of the caller's own verified email address. Null for a visitor
   * (`NOT_SIGNED_IN`), until the address is verified (`EMAIL_NOT_VERIFIED`), and on a site without an API key
   * (`NOT_AVAILABLE_ON_THIS_SITE`), with that reason in the response's `extensions.problems`.
   */
  myBackInStockRequests?: Maybe<BackInStockRequestConnection>;
  /** The signed-in member's sign-in; null for a visitor, with the reason in the response's `extensions.problems`. */
  myIdentity?: Maybe<Identity>;
  /**
   * Where the caller is signed in, the session used last first. Null for a visitor, with the reason in the response's
   * `extensions.problems`.
   */
  mySessions?: Maybe<Array<MemberSession>>;
  /**
   * Reads one thing by its `nodeId`, as the field of its own does: `product` for a product, for staff and apps with the right
   * `managedProduct`. A signed-in member is read as `me` does, by their own `nodeId`. Null when it is not there, or not for the
   * caller, with the reason in `extensions.problems`.
   */
  node?: Maybe<Node>;
  /** Reads up to 10 things by their `nodeId`, in the order of `ids`; null for each that `node` is null for. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** One of the caller's own orders; null for any other, with an entry in the response's `extensions.problems`. */
  order?: Maybe<Order>;
  /**
   * The caller's own orders, the newest first. Null for a visitor (`NOT_SIGNED_IN`), and on a site without an API key
   * (`NOT_AVAILABLE_ON_THIS_SITE`), with that reason in the response's `extensions.problems`.
   */
  orders?: Maybe<OrderConnection>;
  /**
   * By id or by slug; give exactly one. Null with an entry in the response's `extensions.problems` when there is none. A
   * value that cannot be an id or slug causes no platform call.
   */
  product?: Maybe<Product>;
  /**
   * Visible products, by filter and in the order of `sort`. A cursor of a search, of a filter by stock, price, brand or
   * option, or of an order by relevance stays right while products change; any other one is a position in the list.
   */
  products?: Maybe<ProductConnection>;
  /**
   * Whether the caller could take a slug. Null for a visitor, and where slugs cannot be checked, with the reason in the
   * response's `extensions.problems`. A slug that cannot be one is refused with `BAD_USER_INPUT`.
   */
  slugCheck?: Maybe<SlugCheck>;
  /** Whether the caller can use the admin, and with which rights. */
  staff: Staff;
  /** Settings of the shop. */
  store: Store;
  /** Null when there is no such variant, with an entry in the response's `extensions.problems`, as `product`. */
  storeVariant?: Maybe<StoreVariant>;
  /** Variants of all products, each as an item of its own. A cursor is a position in the list. */
  storeVariants?: Maybe<StoreVariantConnection>;
  /** Suggestions for a text. All lists are empty for fewer than two characters. */
  suggest?: Maybe<Suggestions>;
  /** The caller. Never null: without a session it is a visitor. */
  viewer: Viewer;
  /**
   * How pages load and respond in the browsers of visitors, by the route that their visit began at; the most visited first.
   * Sampled (`VITALS_SAMPLE_RATE`) and stored for `VITALS_DAYS` days, without anything of a visitor. With several
   * gateways: the visits that this gateway received. No list of pages: a shop has some thirty routes.
   */
  webVitals?: Maybe<Array<RouteVitals>>;
};


/** What can be read. */
export type QueryAppKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryBrandArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryBrandsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BrandFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryCartEstimateArgs = {
  input?: InputMaybe<EstimateInput>;
};


/** What can be read. */
export type QueryChangeEventArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryChangeEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ChangeEventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryCheckoutArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryCollectionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryContentPageArgs = {
  slug: Scalars['String']['input'];
};


/** What can be read. */
export type QueryCountBrandsArgs = {
  filter?: InputMaybe<BrandFilter>;
};


/** What can be read. */
export type QueryCountMembersByFilterArgs = {
  action: BulkMemberAction;
  all?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ManagedMemberFilter>;
};


/** What can be read. */
export type QueryDryRunMergeBrandsArgs = {
  fromIds: Array<Scalars['ID']['input']>;
  intoId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryDryRunPricesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  input: PriceChangeInput;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryDryRunRevertArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
  overwrite?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryManagedBrandsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BrandFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BrandSort>;
};


/** What can be read. */
export type QueryManagedCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryManagedCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ManagedCollectionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CollectionSort>;
};


/** What can be read. */
export type QueryManagedMemberArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryManagedMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ManagedMemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ManagedMemberSort>;
};


/** What can be read. */
export type QueryManagedProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryManagedProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ManagedProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ManagedProductSort>;
};


/** What can be read. */
export type QueryMemberArgs = {
  slug: Scalars['String']['input'];
};


/** What can be read. */
export type QueryMemberJobArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryMemberOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  memberId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MemberSort>;
};


/** What can be read. */
export type QueryMyBackInStockRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** What can be read. */
export type QuerySlugCheckArgs = {
  slug: Scalars['String']['input'];
};


/** What can be read. */
export type QueryStoreVariantArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryStoreVariantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StoreVariantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerySuggestArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/** What can be read. */
export type QueryWebVitalsArgs = {
  days?: Scalars['Int']['input'];
  device?: InputMaybe<VisitDevice>;
};

/** A parameter of an address. */
export type QueryParameterInput = {
  /** 1 to 100 letters, digits and . _ -. */
  name: Scalars['String']['input'];
  /** At most 500 characters. */
  value: Scalars['String']['input'];
};

/** Input of `recover`. */
export type RecoverInput = {
  /** 8 to 100 characters, not white space alone. */
  password: Scalars['String']['input'];
  /** Token of the link in the email. */
  recoveryToken: Scalars['String']['input'];
};

/**
 * Where the platform sends the browser afterwards: paths of this storefront, such as `/checkout/return`. Others are
 * refused with `RETURN_ADDRESS_NOT_ALLOWED`.
 */
export type RedirectCallbacksInput = {
  /** Path of the list of services. */
  bookingsServiceList?: InputMaybe<Scalars['String']['input']>;
  /** Path of the cart. */
  cartPage?: InputMaybe<Scalars['String']['input']>;
  /** Path of the page to sign in on. */
  login?: InputMaybe<Scalars['String']['input']>;
  /** Path of the list of plans. */
  planList?: InputMaybe<Scalars['String']['input']>;
  /** Path for the end of the visit, also when it was given up; `/` when left out. */
  postFlow?: InputMaybe<Scalars['String']['input']>;
  /** Path after a purchase; the platform adds the id of the order to it. */
  thankYouPage?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What to open on the platform. `login` and `logout` have no details here: ids, states and one-time secrets of the sign-in
 * stay on the server.
 */
export type RedirectIntentInput =
  /** Choose a service to book. */
  { bookingsBook: BookingsBookIntentInput; bookingsCheckout?: never; checkout?: never; eventsCheckout?: never; login?: never; logout?: never; memberAccount?: never; paidPlansCheckout?: never; product?: never; }
  |  /** Book a service. */
  { bookingsBook?: never; bookingsCheckout: BookingsCheckoutIntentInput; checkout?: never; eventsCheckout?: never; login?: never; logout?: never; memberAccount?: never; paidPlansCheckout?: never; product?: never; }
  |  /** Pay a checkout. */
  { bookingsBook?: never; bookingsCheckout?: never; checkout: CheckoutIntentInput; eventsCheckout?: never; login?: never; logout?: never; memberAccount?: never; paidPlansCheckout?: never; product?: never; }
  |  /** Pay tickets of an event. */
  { bookingsBook?: never; bookingsCheckout?: never; checkout?: never; eventsCheckout: EventsCheckoutIntentInput; login?: never; logout?: never; memberAccount?: never; paidPlansCheckout?: never; product?: never; }
  |  /** True to sign in. */
  { bookingsBook?: never; bookingsCheckout?: never; checkout?: never; eventsCheckout?: never; login: Scalars['Boolean']['input']; logout?: never; memberAccount?: never; paidPlansCheckout?: never; product?: never; }
  |  /** True to sign out on the platform. */
  { bookingsBook?: never; bookingsCheckout?: never; checkout?: never; eventsCheckout?: never; login?: never; logout: Scalars['Boolean']['input']; memberAccount?: never; paidPlansCheckout?: never; product?: never; }
  |  /** Show a page of the member area. */
  { bookingsBook?: never; bookingsCheckout?: never; checkout?: never; eventsCheckout?: never; login?: never; logout?: never; memberAccount: MemberAccountIntentInput; paidPlansCheckout?: never; product?: never; }
  |  /** Pay a plan. */
  { bookingsBook?: never; bookingsCheckout?: never; checkout?: never; eventsCheckout?: never; login?: never; logout?: never; memberAccount?: never; paidPlansCheckout: PaidPlansCheckoutIntentInput; product?: never; }
  |  /** Show a product. */
  { bookingsBook?: never; bookingsCheckout?: never; checkout?: never; eventsCheckout?: never; login?: never; logout?: never; memberAccount?: never; paidPlansCheckout?: never; product: ProductIntentInput; };

/** How the platform's page is opened. */
export type RedirectPreferencesInput = {
  /** Parameters to add to the address the browser is sent to, at most 20. */
  additionalQueryParameters?: InputMaybe<Array<QueryParameterInput>>;
  /** Whether the platform first checks that the site is published; the platform takes false when left out. */
  checkIfPublish?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the page knows the caller; the platform takes true when left out. */
  maintainIdentity?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether the platform's general pages are shown in place of those of the site. False when no preferences are given;
   * otherwise the platform takes true.
   */
  useGenericPages?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A visit to a page of the platform. */
export type RedirectSession = {
  __typename?: 'RedirectSession';
  /** `fullUrl` without its query, as the platform sends it. */
  endpoint?: Maybe<Scalars['String']['output']>;
  /** Address of the page: send the browser there. */
  fullUrl: Scalars['URL']['output'];
  /** Whether the platform gave the page a session of its own. The token itself never leaves the server. */
  hasSessionToken: Scalars['Boolean']['output'];
  /** Id of the redirect session. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Query of `fullUrl`, name by name, as the platform sends it. */
  searchParams?: Maybe<Scalars['JSON']['output']>;
  /** Shorter address of the same page; null when the platform made none. */
  shortUrl?: Maybe<Scalars['URL']['output']>;
};

/** A new member. */
export type RegisterInput = {
  /** Captcha, where the site requires one. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Login email of the new member, at most 254 characters. */
  email: Scalars['String']['input'];
  /** At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name shown to others, at most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 100 characters, not white space alone. */
  password: Scalars['String']['input'];
};

/** Lines to remove. */
export type RemoveCartLinesInput = {
  /** Idempotency key, as in `AddToCartInput`. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Lines of the cart, 1 to 100. */
  lineIds: Array<Scalars['ID']['input']>;
};

/** Input of `removeCoupon`. */
export type RemoveCouponInput = {
  /** Idempotency key, 8 to 100 letters, digits and . _ : -; a repeat with the same key has no second effect. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `removeMyAddress`. */
export type RemoveMyAddressInput = {
  /** Address to remove. */
  id: Scalars['ID']['input'];
};

/** Input of `removeProductBrand`. */
export type RemoveProductBrandInput = {
  /** Id of the product. */
  id: Scalars['ID']['input'];
};

/** Input of `removeProductMediaFromChoices`. */
export type RemoveProductMediaFromChoicesInput = {
  /** Product the choices belong to. */
  id: Scalars['ID']['input'];
  /** What to remove, and from which choices. */
  media: ChoiceMediaSelectionInput;
};

/** Input of `removeProductMedia`. */
export type RemoveProductMediaInput = {
  /** Product to remove them from. */
  id: Scalars['ID']['input'];
  /** What to remove. */
  media: MediaSelectionInput;
};

/** Input of `removeProductRibbon`. */
export type RemoveProductRibbonInput = {
  /** Id of the product. */
  id: Scalars['ID']['input'];
};

/** Input of `removeProductsFromCollection`. */
export type RemoveProductsFromCollectionInput = {
  /** Id of the collection. */
  id: Scalars['ID']['input'];
  /** Ids of the products, 1 to 1,000. */
  productIds: Array<Scalars['ID']['input']>;
};

/** A new name for a brand and its products. */
export type RenameBrandInput = {
  /** Id of the brand. */
  id: Scalars['ID']['input'];
  /** Idempotency key, as in `StartJobInput`. */
  idempotencyKey: Scalars['String']['input'];
  /** New name, 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** Revision the change is based on; one that is no longer current is refused as `REVISION_CONFLICT`. */
  revision: Scalars['String']['input'];
};

/** New names for several brands and their products. */
export type RenameBrandsInput = {
  /** The brands, 1 to 100, each once. Their new names must differ, and no other brand may have one of them. */
  brands: Array<UpdateBrandInput>;
  /** Idempotency key, as in `StartJobInput`. */
  idempotencyKey: Scalars['String']['input'];
};

/** Input of `replayChangeEvent`. */
export type ReplayChangeEventInput = {
  /** Id of an event in the state `DEAD_LETTER`. */
  id: Scalars['ID']['input'];
};

/** Result of replaying a change event. */
export type ReplayChangeEventPayload = {
  __typename?: 'ReplayChangeEventPayload';
  /** The event as it is after the call; null when there is none with that id. */
  event?: Maybe<ChangeEvent>;
  /** Why it was not replayed; empty when it was. */
  problems: Array<ReplayChangeEventProblem>;
};

/** A refusal of replayChangeEvent. */
export type ReplayChangeEventProblem = ProblemDetails & {
  __typename?: 'ReplayChangeEventProblem';
  /** What happened, for programs. */
  code: ReplayChangeEventProblemCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  requestId?: Maybe<Scalars['String']['output']>;
  severity: ProblemSeverity;
  suggestedFix?: Maybe<SuggestedFix>;
};

/** Why a change event is not replayed. */
export type ReplayChangeEventProblemCode =
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND';

/** What to wait for. */
export type RequestBackInStockInput = {
  /** One choice for every option of the product; none for whichever variant comes back first. */
  choices?: Array<ChosenOptionInput>;
  /** Where the email goes; a member's own address when left out. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Product that is sold out. */
  productId: Scalars['ID']['input'];
};

/** Whether the address will be notified. */
export type RequestBackInStockPayload = {
  __typename?: 'RequestBackInStockPayload';
  /**
   * True when the address will be notified, also when it was requested before: only the member who has verified the
   * address learns that a request exists.
   */
  accepted: Scalars['Boolean']['output'];
  /** Where the email goes; null when the request was refused. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why the request was refused; empty when it was accepted. */
  problems: Array<Problem>;
};

/** Input of `resetAllProductVariantData`. */
export type ResetAllProductVariantDataInput = {
  /** Id of the product. */
  id: Scalars['ID']['input'];
};

/** How the platform's sign-in page sends its result. */
export type ResponseMode =
  /** In the fragment of the address it returns to; a script gives it to `completeSignIn`. */
  | 'FRAGMENT'
  /** In the query of the address it returns to; the gateway completes the sign-in by itself. */
  | 'QUERY'
  /** As a posted message of a hidden frame; a script gives it to `completeSignIn`. */
  | 'WEB_MESSAGE';

/** Input of `resumeJob`. */
export type ResumeJobInput = {
  /** Id of the job. */
  id: Scalars['ID']['input'];
};

/** Who pays for a return. */
export type ReturnPayer =
  /** The customer. */
  | 'CUSTOMER'
  /** The shop. */
  | 'SHOP';

/** How products may be returned. */
export type ReturnTerms = {
  __typename?: 'ReturnTerms';
  /** Countries from which products may be returned, ISO 3166-1 alpha-2 codes. */
  countries: Array<Scalars['String']['output']>;
  /** Days after the delivery. */
  days: Scalars['Int']['output'];
  /** Who pays for the return. */
  paidBy: ReturnPayer;
};

/** One field that a revert would restore. */
export type RevertChange = {
  __typename?: 'RevertChange';
  /** Value the field would have; null when it would have none. */
  back?: Maybe<Scalars['String']['output']>;
  /** Whether the field was changed after the job. */
  changedSince: Scalars['Boolean']['output'];
  /** Name of the field, as `JobChange.field`. */
  field: Scalars['String']['output'];
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
  /** Things that would change or cannot be reverted. */
  items: RevertPreviewConnection;
  /** Number of all things of the job. */
  total: Scalars['Int']['output'];
};

/** A job whose changes are reverted. */
export type RevertJobInput = {
  /** Risks that the caller accepts, as in `StartJobInput`. */
  acknowledge?: InputMaybe<Array<PriceRisk>>;
  /** Id of the job. */
  id: Scalars['ID']['input'];
  /** Idempotency key, as in `StartJobInput`. */
  idempotencyKey: Scalars['String']['input'];
  /** Whether things that were changed after the job are reverted too. */
  overwrite?: InputMaybe<Scalars['Boolean']['input']>;
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

/** A page of previews. */
export type RevertPreviewConnection = {
  __typename?: 'RevertPreviewConnection';
  /** The same previews, each with its cursor. */
  edges: Array<RevertPreviewEdge>;
  /** Previews of the page. */
  nodes: Array<RevertPreview>;
  /** Whether there are further pages, and the cursors to read them with. */
  pageInfo: PageInfo;
  /** Number of all things that would change or cannot be reverted. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One preview of a page, with its cursor. */
export type RevertPreviewEdge = {
  __typename?: 'RevertPreviewEdge';
  /** Cursor of this preview, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The preview. */
  node: RevertPreview;
};

/** Ends an app key for good. */
export type RevokeAppKeyInput = {
  /** Id of the key. */
  id: Scalars['ID']['input'];
};

/** Result of revoking an app key. */
export type RevokeAppKeyPayload = {
  __typename?: 'RevokeAppKeyPayload';
  /** The key's entry after the call; null when it was refused. */
  appKey?: Maybe<AppKey>;
  /** Why it was refused; empty when it was not. */
  problems: Array<RevokeAppKeyProblem>;
};

/** A refusal of revokeAppKey. */
export type RevokeAppKeyProblem = ProblemDetails & {
  __typename?: 'RevokeAppKeyProblem';
  /** What happened, for programs. */
  code: RevokeAppKeyProblemCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  requestId?: Maybe<Scalars['String']['output']>;
  severity: ProblemSeverity;
  suggestedFix?: Maybe<SuggestedFix>;
};

/** Why an app key is not revoked. */
export type RevokeAppKeyProblemCode =
  | 'NOT_FOUND';

/** A short text on the picture of a product, such as `New`. */
export type Ribbon = {
  __typename?: 'Ribbon';
  /** When the ribbon was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the ribbon. */
  id: Scalars['ID']['output'];
  /** Text of the ribbon; at most 30 characters. */
  name?: Maybe<Scalars['String']['output']>;
  /** Grows by 1 with every change of the ribbon. */
  revision?: Maybe<Scalars['String']['output']>;
  /** When the ribbon was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A ribbon was created. */
export type RibbonCreatedEvent = ChangeEvent & {
  __typename?: 'RibbonCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** The ribbon that was created. */
  ribbon?: Maybe<Ribbon>;
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A ribbon was deleted; `entityId` is its id. */
export type RibbonDeletedEvent = ChangeEvent & {
  __typename?: 'RibbonDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** The ribbon before it was deleted. */
  ribbon?: Maybe<Ribbon>;
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A ribbon was changed. */
export type RibbonUpdatedEvent = ChangeEvent & {
  __typename?: 'RibbonUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** The ribbon after the change. */
  ribbon?: Maybe<Ribbon>;
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Permission of staff or an app. */
export type Right =
  /** Create, change, rotate and revoke app keys. No app has it. */
  | 'APPS_MANAGE'
  /** Read the log of all calls made with the site's key, and the jobs of other callers. */
  | 'AUDIT_READ'
  /**
   * Delete products, collections and brands, also many at once, in jobs and in reverts. An app needs it to delete a single
   * one, too.
   */
  | 'CATALOG_DELETE'
  /** Read hidden products and product costs. */
  | 'CATALOG_READ'
  /** Change products, collections and brands; staff also delete one of them with each request. */
  | 'CATALOG_WRITE'
  /**
   * See the personal data in change events: carts, checkouts, orders with their addresses, members with their contacts,
   * and back-in-stock requests with their email addresses.
   */
  | 'EVENTS_PERSONAL'
  /** Read change events of the platform and their catalog data, without personal data. */
  | 'EVENTS_READ'
  /** Replay dead letters of change events. */
  | 'EVENTS_REPLAY'
  /** Block, disconnect and delete members. */
  | 'MEMBERS_DELETE'
  /** See every member, whatever their status. */
  | 'MEMBERS_READ'
  /** Approve, mute, create and edit members. */
  | 'MEMBERS_WRITE'
  /** Read how pages load and respond in the browsers of visitors. */
  | 'VITALS_READ';

/** Replaces a key by a new one of the same app. */
export type RotateAppKeyInput = {
  /** Hours that the key before is accepted as well, 0 to 168; 0 ends it at once. */
  graceHours?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the key. */
  id: Scalars['ID']['input'];
};

/** Result of rotating an app key. */
export type RotateAppKeyPayload = {
  __typename?: 'RotateAppKeyPayload';
  /** The key's entry; null when it was refused. */
  appKey?: Maybe<AppKey>;
  /** Why it was refused; empty when it was not. */
  problems: Array<RotateAppKeyProblem>;
  /** The new key itself, returned here and never again; null when it was refused. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** A refusal of rotateAppKey. */
export type RotateAppKeyProblem = ProblemDetails & {
  __typename?: 'RotateAppKeyProblem';
  /** What happened, for programs. */
  code: RotateAppKeyProblemCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  requestId?: Maybe<Scalars['String']['output']>;
  severity: ProblemSeverity;
  suggestedFix?: Maybe<SuggestedFix>;
};

/** Why an app key is not rotated. */
export type RotateAppKeyProblemCode =
  | 'NOT_FOUND'
  | 'OUT_OF_RANGE';

/** Measures of the visits that began at one route. */
export type RouteVitals = {
  __typename?: 'RouteVitals';
  /** Measures that were reported, in the order of `WebVitalName`. */
  measures: Array<WebVital>;
  /** Pattern of the address, such as `/p/:slug`. The address itself is not stored. */
  route: Scalars['String']['output'];
};

/** Input of `saveMyAddress`: the whole address. What is left out or null is empty afterwards, but for `tag`. */
export type SaveMyAddressInput = {
  /** Street and house number, at most 200 characters. */
  addressLine?: InputMaybe<Scalars['String']['input']>;
  /** Apartment, floor or similar, at most 200 characters. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 code, two capital letters. */
  country: Scalars['String']['input'];
  /** Address to change; without it the address is a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the member the change is for: it is refused when another member is signed in. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  subdivision?: InputMaybe<Scalars['String']['input']>;
  /** What it is for; left out or null, the address keeps the tag it has, and `UNTAGGED` takes it off. */
  tag?: InputMaybe<AddressTag>;
};

/** A membership that pays for lines of the cart. */
export type SelectedMembership = {
  __typename?: 'SelectedMembership';
  /** App the membership belongs to. */
  appId?: Maybe<Scalars['ID']['output']>;
  /** Id of the membership, unique within its app. */
  id: Scalars['ID']['output'];
  /** Lines it pays for. */
  lineIds: Array<Scalars['ID']['output']>;
};

/** A membership that pays for lines. */
export type SelectedMembershipInput = {
  /** App the membership belongs to. */
  appId: Scalars['ID']['input'];
  /** Id of the membership. */
  id: Scalars['ID']['input'];
  /** Lines it pays for. */
  lineIds: Array<Scalars['ID']['input']>;
};

/** The delivery that is calculated with. */
export type SelectedShipping = {
  __typename?: 'SelectedShipping';
  /** Carrier of the option. */
  carrierId?: Maybe<Scalars['ID']['output']>;
  /** Code of the option, as in `ShippingOption.code`. */
  code?: Maybe<Scalars['String']['output']>;
  /** Parts of the delivery, when several carriers make it; otherwise empty. */
  deliveryAllocations: Array<DeliveryAllocation>;
  /** What discounts take off the price. */
  discount?: Maybe<Money>;
  /** How and when the order arrives; null when the platform does not say. */
  logistics?: Maybe<Logistics>;
  /** Charges on top of the price; empty when there are none. */
  otherCharges: Array<ShippingCharge>;
  /** Whether some line that has to be sent is not covered. */
  partial?: Maybe<Scalars['Boolean']['output']>;
  /** Price before discounts and tax. */
  price?: Maybe<Money>;
  /** False when the requested option was not available and the first one was used. */
  requested: Scalars['Boolean']['output'];
  /** Tax of the delivery. */
  taxDetails?: Maybe<TaxDetails>;
  /** Name to show: `Standard`. */
  title?: Maybe<Scalars['String']['output']>;
  /** Price after discounts, with tax. */
  totalAfterTax?: Maybe<Money>;
  /** Price after discounts, without tax. */
  totalBeforeTax?: Maybe<Money>;
};

/** A chosen delivery option. */
export type SelectedShippingOptionCode = {
  __typename?: 'SelectedShippingOptionCode';
  /** Carrier of the option; null when only the code was given. */
  carrierId?: Maybe<Scalars['ID']['output']>;
  /** Code of the option, as in `ShippingOption.code`. */
  code: Scalars['String']['output'];
};

/** The variant of a set of choices. */
export type SelectedVariant = {
  __typename?: 'SelectedVariant';
  /** Price without the discount, to be shown struck through; null without a discount. */
  compareAtPrice?: Maybe<Money>;
  /** Id of the variant; null for a product without options. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether it can be bought. */
  inStock: Scalars['Boolean']['output'];
  /** Size of the parcel it is sent in; null when it is not known. */
  packageDimensions?: Maybe<Dimensions>;
  /** What a shopper pays for one, the discount of the product taken off. */
  price: Money;
  /** Size of the product itself; null when it is not known. */
  productDimensions?: Maybe<Dimensions>;
  /** Pieces left; null when they are not counted. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Stock keeping unit; null without one. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Price of one base unit, for products sold by weight, volume or length; null for others. */
  unitPrice?: Maybe<Money>;
  /** Whether the variant is offered. */
  visible: Scalars['Boolean']['output'];
  /** Weight of one piece; null when it is not known. */
  weight?: Maybe<Weight>;
};

/** Input of `sendActivationEmail`. */
export type SendActivationEmailInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
};

/** Input of `sendRecoveryEmail`. */
export type SendRecoveryEmailInput = {
  /** Login email of the member. */
  email: Scalars['String']['input'];
};

/** What search engines read of a product page. */
export type Seo = {
  __typename?: 'Seo';
  /** Content of the `description` meta tag; null when none is set. */
  description?: Maybe<Scalars['String']['output']>;
  /** Search terms the page is meant for; empty when none is set. */
  keywords: Array<SeoKeyword>;
  /** True when the old address of a renamed page does not lead to the new one; null when the platform does not say. */
  preventAutoRedirect?: Maybe<Scalars['Boolean']['output']>;
  /** Every tag of the page's head, `title` and `description` among them; empty when none is set. */
  tags: Array<SeoTag>;
  /** Text of the `title` tag; null when none is set. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What search engines read of a product page. It replaces what there is. */
export type SeoInput = {
  /** Search terms the page is meant for, at most 5. */
  keywords?: InputMaybe<Array<SeoKeywordInput>>;
  /** True when the old address of a renamed page is not to lead to the new one. */
  preventAutoRedirect?: InputMaybe<Scalars['Boolean']['input']>;
  /** Every tag of the page's head. */
  tags?: InputMaybe<Array<SeoTagInput>>;
};

/** A search term that a page is meant for. */
export type SeoKeyword = {
  __typename?: 'SeoKeyword';
  /** Whether it is the most important one. */
  main: Scalars['Boolean']['output'];
  /** Where the term comes from, as the platform names it; null when it does not say. */
  origin?: Maybe<Scalars['String']['output']>;
  /** The words. */
  term: Scalars['String']['output'];
};

/** A search term that a page is meant for. */
export type SeoKeywordInput = {
  /** Whether it is the most important one. */
  main?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the term comes from; passed on unchanged. */
  origin?: InputMaybe<Scalars['String']['input']>;
  /** The words. */
  term: Scalars['String']['input'];
};

/** A tag of the page's head. */
export type SeoTag = {
  __typename?: 'SeoTag';
  /** Text inside the tag; null without one. */
  children?: Maybe<Scalars['String']['output']>;
  /** Whether staff added the tag by hand. */
  custom: Scalars['Boolean']['output'];
  /** Whether the tag is left out of the page. */
  disabled: Scalars['Boolean']['output'];
  /** Data of the platform about the tag, unchanged. */
  meta?: Maybe<Scalars['JSON']['output']>;
  /** Attributes of the tag by name, such as `name` and `content` of a `meta` tag. */
  props?: Maybe<Scalars['JSON']['output']>;
  /** `title`, `meta`, `script` or `link`. */
  type: Scalars['String']['output'];
};

/** A tag of the page's head. */
export type SeoTagInput = {
  /** Text inside the tag. */
  children?: InputMaybe<Scalars['String']['input']>;
  /** Whether staff added the tag by hand. */
  custom?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the tag is left out of the page. */
  disabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Data about the tag, passed on unchanged; an object. */
  meta?: InputMaybe<Scalars['JSON']['input']>;
  /** Attributes of the tag by name; an object. */
  props?: InputMaybe<Scalars['JSON']['input']>;
  /** `title`, `meta`, `script` or `link`; a custom one is `meta` or `link`. */
  type: Scalars['String']['input'];
};

/** When a service takes place, and for how many. */
export type ServiceProperties = {
  __typename?: 'ServiceProperties';
  /** People who take part, 1 to 10,000. */
  numberOfParticipants?: Maybe<Scalars['Int']['output']>;
  /** Start of the service. */
  scheduledAt?: Maybe<Scalars['DateTime']['output']>;
};

/** New quantities of lines. */
export type SetCartLineQuantitiesInput = {
  /** Idempotency key, as in `AddToCartInput`. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Lines to change, 1 to 100. */
  lines: Array<CartLineQuantityInput>;
};

/** Exactly one of these. Amounts as in `CreateProductInput`; an empty ribbon or brand is removed. */
export type SetProductPropertyInput =
  /** New price before the discount; each variant's own price moves by as much. */
  { basePrice: Scalars['Decimal']['input']; brand?: never; cost?: never; ribbon?: never; weight?: never; }
  |  /** New brand, at most 50 characters. */
  { basePrice?: never; brand: Scalars['String']['input']; cost?: never; ribbon?: never; weight?: never; }
  |  /** New cost, of the product and of every variant. */
  { basePrice?: never; brand?: never; cost: Scalars['Decimal']['input']; ribbon?: never; weight?: never; }
  |  /** New ribbon, at most 30 characters. */
  { basePrice?: never; brand?: never; cost?: never; ribbon: Scalars['String']['input']; weight?: never; }
  |  /** New weight, of the product and of every variant. */
  { basePrice?: never; brand?: never; cost?: never; ribbon?: never; weight: WeightInput; };

/** Products, and the property and value that all of them get. */
export type SetPropertyWorkInput = {
  /** Ids of products, 1 to 10,000, each once. */
  ids: Array<Scalars['ID']['input']>;
  /** Property and its new value. */
  set: SetProductPropertyInput;
};

/** A charge on top of a delivery's price. */
export type ShippingCharge = {
  __typename?: 'ShippingCharge';
  /** More about the charge, as the shop wrote it. */
  details?: Maybe<Scalars['String']['output']>;
  /** Price of the charge. */
  price?: Maybe<Money>;
  /** What the charge is for. */
  type?: Maybe<AdditionalFeeCharge>;
};

/** Delivery of a cart or checkout. */
export type ShippingInfo = {
  __typename?: 'ShippingInfo';
  /** Options to choose from; empty without an address, and where the shop does not deliver. */
  options: Array<ShippingOption>;
  /** Delivery region the address lies in; null when the platform names none. */
  regionId?: Maybe<Scalars['ID']['output']>;
  /** Name of the delivery region. */
  regionName?: Maybe<Scalars['String']['output']>;
  /** Option that is calculated with; null when there is none. */
  selected?: Maybe<SelectedShipping>;
};

/** A way to receive the order that the shopper can choose. */
export type ShippingOption = {
  __typename?: 'ShippingOption';
  /** Carrier of the option. */
  carrierId?: Maybe<Scalars['ID']['output']>;
  /** Code to choose the option by, together with `carrierId`. */
  code: Scalars['String']['output'];
  /** Parts of the delivery, when several carriers make it; otherwise empty. */
  deliveryAllocations: Array<DeliveryAllocation>;
  /** How and when the order arrives; null when the platform does not say. */
  logistics?: Maybe<Logistics>;
  /** Charges on top of the price; empty when there are none. */
  otherCharges: Array<ShippingCharge>;
  /** Whether some line that has to be sent is not covered. */
  partial?: Maybe<Scalars['Boolean']['output']>;
  /** Price before discounts and tax; null when the platform does not send it. */
  price?: Maybe<Money>;
  /** Name to show: `Standard`. */
  title: Scalars['String']['output'];
};

/** A shipping option of the site was created. */
export type ShippingOptionCreatedEvent = ChangeEvent & {
  __typename?: 'ShippingOptionCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  /** The shipping option that was created. */
  shippingOption?: Maybe<ShippingOptionRule>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A shipping option of the site was deleted; `entityId` is its id. */
export type ShippingOptionDeletedEvent = ChangeEvent & {
  __typename?: 'ShippingOptionDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  /** The shipping option before it was deleted. */
  shippingOption?: Maybe<ShippingOptionRule>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A delivery option, as `ShippingOption` lists it. */
export type ShippingOptionInput = {
  /** Carrier of the option. */
  carrierId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of the option, 1 to 100 characters. */
  code: Scalars['String']['input'];
};

/** A shipping option in the settings of the site. Of the rates that apply, the lowest is charged. */
export type ShippingOptionRule = {
  __typename?: 'ShippingOptionRule';
  /** When the option was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
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
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A shipping option of the site was changed. */
export type ShippingOptionUpdatedEvent = ChangeEvent & {
  __typename?: 'ShippingOptionUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
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
  /** Address the code went to; null when no code was sent. */
  email?: Maybe<Scalars['String']['output']>;
  /** Proofs that are accepted, the one that was begun first; empty unless `state` is FACTOR_REQUIRED. */
  factors: Array<FactorType>;
  /** When the sign-in began; null when none is in progress. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the sign-in. */
  state: SignInState;
};

/** A page that signs in without being seen. */
export type SignInFrame = {
  __typename?: 'SignInFrame';
  /** Only messages from this origin count. */
  origin: Scalars['URL']['output'];
  /** Only a message with this state counts. */
  state: Scalars['String']['output'];
  /** Milliseconds after which the frame is given up. */
  timeoutMs: Scalars['Int']['output'];
  /** Address to load in the hidden frame. */
  url: Scalars['URL']['output'];
};

/** State of the sign-in after a step. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /**
   * Set when the gateway could not complete a sign-in by itself: load it in a hidden frame, and give what it posts to
   * `completeSignIn`.
   */
  frame?: Maybe<SignInFrame>;
  /** Why the step was refused; empty when it was not. */
  problems: Array<Problem>;
  /** What the client does next. */
  state: SignInState;
  /** Caller after the step. */
  viewer: Viewer;
};

/** What a sign-in form needs to show captchas. */
export type SignInSettings = {
  __typename?: 'SignInSettings';
  /** Script that draws the captcha; null when the site has none. */
  captchaScriptUrl?: Maybe<Scalars['URL']['output']>;
  /** Site key of the invisible captcha; null when the site has none. */
  invisibleCaptchaKey?: Maybe<Scalars['String']['output']>;
  /** Site key of the captcha a person solves; null when the site has none. */
  visibleCaptchaKey?: Maybe<Scalars['String']['output']>;
};

/** State of a sign-in, and what the client does next. */
export type SignInState =
  /** A code was sent to the email address: continue with `verifyEmailCode`. */
  | 'EMAIL_VERIFICATION_REQUIRED'
  /** A second factor is required; `factors` lists which. Continue with `verifyFactor`. */
  | 'FACTOR_REQUIRED'
  /** The step was refused; `problems` says why. */
  | 'FAILURE'
  /** Nothing has begun. */
  | 'INITIAL'
  /** Staff have to approve the new member; there is nothing more to do until then. */
  | 'OWNER_APPROVAL_REQUIRED'
  /** An invisible captcha is required: send the same step again with one. */
  | 'SILENT_CAPTCHA_REQUIRED'
  /** The caller is signed in. */
  | 'SUCCESS'
  /** A visible captcha is required: send the same step again with one. */
  | 'USER_CAPTCHA_REQUIRED';

/** The caller after signing out. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /**
   * Send the browser there, so that the platform ends its own session too. Null when there is none to end, or the platform
   * could not be reached.
   */
  logoutUrl?: Maybe<Scalars['URL']['output']>;
  /** Why the caller was not signed out; empty when the sign-out succeeded. */
  problems: Array<Problem>;
  /** Caller after signing out. */
  viewer: Viewer;
};

/** Whether a slug can be taken. */
export type SlugCheck = {
  __typename?: 'SlugCheck';
  /** Whether the caller could take it; true for the slug the caller has already. */
  free: Scalars['Boolean']['output'];
  /** Slug that was checked, without white space around it. */
  slug: Scalars['String']['output'];
};

/** Direction of a sort. */
export type SortOrder =
  /** Ascending: small before large, early before late, A before Z. */
  | 'ASC'
  /** Descending: large before small, late before early, Z before A. */
  | 'DESC';

/** The caller as staff of the shop. */
export type Staff = {
  __typename?: 'Staff';
  /** When access ends unless another request is made, by default after 15 minutes; null without access. */
  activeUntil?: Maybe<Scalars['DateTime']['output']>;
  /** False on a site without the platform's key: every field of the admin answers `NOT_CONFIGURED` then. */
  configured: Scalars['Boolean']['output'];
  /** Whether the caller can use the admin. */
  elevation: ElevationState;
  /** Email address of the caller; null for callers who are not staff. */
  email?: Maybe<Scalars['String']['output']>;
  /** Name of the caller; null for callers who are not staff, and without a name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Rights of the caller's role; empty for callers who are not staff. */
  rights: Array<Right>;
  /** Role of the caller; null for callers who are not staff. */
  role?: Maybe<StaffRole>;
};

/** Result of opening or closing the admin. */
export type StaffPayload = {
  __typename?: 'StaffPayload';
  /** Why access was refused; empty when it was not. */
  problems: Array<ElevationProblem>;
  /** The caller after the call. */
  staff: Staff;
};

/** Role of a staff member. */
export type StaffRole =
  /** Works on the catalog for the owner, with fewer rights; `docs/permissions.md` lists them. */
  | 'CONTRIBUTOR'
  /** Owner of the shop, with every right. */
  | 'OWNER';

/** What the buyer entered before payment. */
export type StartCheckoutInput = {
  /** Address the order is billed to. */
  billingAddress?: InputMaybe<AddressInput>;
  /** Note of the buyer to the shop, at most 1,000 characters; the one of the cart stays when left out. */
  buyerNote?: InputMaybe<Scalars['String']['input']>;
  /** Email address for the order; required with an address when the caller is not signed in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Delivery option, when the cart has none yet. */
  selectedShippingOption?: InputMaybe<ShippingOptionInput>;
  /** Address the order is delivered to. */
  shippingAddress?: InputMaybe<AddressInput>;
};

/** Where to pay, or why that is not possible. */
export type StartCheckoutPayload = {
  __typename?: 'StartCheckoutPayload';
  /** Id of the checkout; null when there are problems. */
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** What blocks the order, such as an empty cart or a line that is sold out; empty when nothing does. */
  problems: Array<Problem>;
  /** Page where the order is paid: send the browser there. Null when there are problems. */
  redirectUrl?: Maybe<Scalars['URL']['output']>;
};

/** A job to start. */
export type StartJobInput = {
  /**
   * Risks of a price change that the caller accepts. A risk that occurs and is not listed refuses the job as
   * `ACKNOWLEDGMENT_REQUIRED`; when it occurs later, that product alone is refused.
   */
  acknowledge?: InputMaybe<Array<PriceRisk>>;
  /**
   * Idempotency key chosen by the caller, 8 to 100 characters. The same key with the same input is the same job, and
   * nothing is done twice.
   */
  idempotencyKey: Scalars['String']['input'];
  /** Percent that a price may change before it counts as `LARGE_CHANGE`, 0 to 1000. */
  limitPercent?: InputMaybe<Scalars['Int']['input']>;
  /** What it does, and to which things. */
  work: JobWorkInput;
};

/** How the platform's sign-in page is opened. */
export type StartSignInInput = {
  /** LOGIN shows the sign-in page, NONE checks for an existing sign-in. */
  prompt?: InputMaybe<AuthPrompt>;
  /** How the page sends its result. */
  responseMode?: InputMaybe<ResponseMode>;
  /** Path of this storefront to go on to afterwards. */
  returnTo?: InputMaybe<Scalars['String']['input']>;
};

/** Where the platform's sign-in page is. */
export type StartSignInPayload = {
  __typename?: 'StartSignInPayload';
  /** Origin that messages must come from, with WEB_MESSAGE; null when there are problems. */
  origin?: Maybe<Scalars['URL']['output']>;
  /** Why there is no address; empty when there is one. */
  problems: Array<Problem>;
  /** State the result must carry, for the two modes a script reads; null when there are problems. */
  state?: Maybe<Scalars['String']['output']>;
  /** Send the browser there, or load it in a hidden frame with WEB_MESSAGE. Null when there are problems. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** What can be bought of a product or variant. */
export type Stock = {
  __typename?: 'Stock';
  /** Whether something of it can be bought. */
  inStock: Scalars['Boolean']['output'];
  /** Pieces left; null when they are not counted. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Whether it can be bought; a variant is never `PARTIALLY_OUT_OF_STOCK`. */
  status: InventoryStatus;
  /** Whether pieces are counted. */
  tracked: Scalars['Boolean']['output'];
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

/** Input of `stopJob`. */
export type StopJobInput = {
  /** Id of the job. */
  id: Scalars['ID']['input'];
};

/** Settings of the shop that a client needs before it shows anything. */
export type Store = {
  __typename?: 'Store';
  /** Currencies that amounts can be shown in, the shop's own first: what the header `x-vitrine-currency` may say. */
  currencies: Array<Currency>;
  /** ISO 4217 code of the shop's own currency: `USD`. */
  currency: Scalars['String']['output'];
  /** Locale that texts, numbers and dates are formatted for: `en-US`. */
  locale: Scalars['String']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Pages of text that the merchant writes, in the order of the shop's links to them. */
  pages: Array<ContentPage>;
  /** Settings of the sign-in form. */
  signIn: SignInSettings;
  /** Terms of delivery and returns; null when the shop has not set them. */
  terms?: Maybe<StoreTerms>;
  /** Unit of every weight of the shop. */
  weightUnit: WeightUnit;
};

/** Terms of delivery and returns. */
export type StoreTerms = {
  __typename?: 'StoreTerms';
  /** What delivery costs and how long it takes, one entry for each group of countries. */
  delivery: Array<DeliveryTerms>;
  /** Null when the shop says nothing about returns. */
  returns?: Maybe<ReturnTerms>;
};

/** A variant as an item of its own, as warehouses see it. */
export type StoreVariant = Node & {
  __typename?: 'StoreVariant';
  /** Choice of every option; empty for a product without options. */
  choices: Array<ChosenOption>;
  /** Visible collections the product is in. */
  collectionIds: Array<Scalars['ID']['output']>;
  /** Id of the product and id of the variant, joined with a hyphen. */
  id: Scalars['ID']['output'];
  /** Whether the product manages its variants one by one. */
  managesVariants: Scalars['Boolean']['output'];
  /** Picture or video of the variant; null without one. */
  media?: Maybe<MediaItem>;
  /** Its choices in one text, such as `Blue | Small`. */
  name?: Maybe<Scalars['String']['output']>;
  /** Id for `node` and `nodes`. */
  nodeId: Scalars['ID']['output'];
  /** Whether it can be ordered before it is in stock; null when the platform does not say. */
  preorder?: Maybe<Preorder>;
  /** Product it is a variant of. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the product. */
  productName?: Maybe<Scalars['String']['output']>;
  /** Stock keeping unit; null without one. */
  sku?: Maybe<Scalars['String']['output']>;
  /** What can be bought of it. */
  stock: Stock;
  /** Id of the variant, unique within its product. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** One page of variants. */
export type StoreVariantConnection = {
  __typename?: 'StoreVariantConnection';
  /** Variants with their cursors. */
  edges: Array<StoreVariantEdge>;
  /** Variants of the page; empty when there are none. */
  nodes: Array<StoreVariant>;
  /** Where the page starts and ends. */
  pageInfo: PageInfo;
  /** How many there are in all; null when the platform does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A variant and its place in the list. */
export type StoreVariantEdge = {
  __typename?: 'StoreVariantEdge';
  /** Cursor of this variant, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The variant. */
  node: StoreVariant;
};

/** Every given part has to match. */
export type StoreVariantFilter = {
  /** Variants of this product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** With one of these SKUs, at most 100. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One of these variants, at most 100. */
  variantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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
   * Every change event once it is handled, superseded or a dead letter, whichever gateway process received it. Earlier ones
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
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Live updates as server-sent events, at the same endpoint as queries. */
export type SubscriptionShopChangedArgs = {
  productIds?: Array<Scalars['ID']['input']>;
};

/** A subscription of a buyer: recurring deliveries and payments. */
export type SubscriptionContract = {
  __typename?: 'SubscriptionContract';
  /** Discounts that were applied; empty when there are none. */
  appliedDiscounts: Array<AppliedDiscount>;
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
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the currency of all amounts. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Description of the subscription for shoppers. */
  description?: Maybe<Scalars['String']['output']>;
  /** Amount of all discounts together. */
  discount?: Maybe<Money>;
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
  startsAt?: Maybe<Scalars['DateTime']['output']>;
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
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unit of the weights of the lines. */
  weightUnit?: Maybe<WeightUnit>;
};

/** A subscription contract was created. */
export type SubscriptionContractCreatedEvent = ChangeEvent & {
  __typename?: 'SubscriptionContractCreatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  /** The contract that was created. */
  subscriptionContract?: Maybe<SubscriptionContract>;
  type: Scalars['String']['output'];
};

/** A subscription contract was deleted; `entityId` is its id. */
export type SubscriptionContractDeletedEvent = ChangeEvent & {
  __typename?: 'SubscriptionContractDeletedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** A subscription contract was changed. */
export type SubscriptionContractUpdatedEvent = ChangeEvent & {
  __typename?: 'SubscriptionContractUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
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

/** Unit of the period between two payments of a subscription. */
export type SubscriptionFrequency =
  /** Days. */
  | 'DAY'
  /** Months. */
  | 'MONTH'
  /** The platform does not say, or the gateway does not know it; refused in input. */
  | 'UNKNOWN'
  /** Weeks. */
  | 'WEEK'
  /** Years. */
  | 'YEAR';

/** How a line repeats that is sold as a subscription. */
export type SubscriptionOption = {
  __typename?: 'SubscriptionOption';
  /** Whether it goes on until it is canceled. */
  autoRenewal?: Maybe<Scalars['Boolean']['output']>;
  /** Number of payments after which it ends; without meaning when `autoRenewal` is true. */
  billingCycles?: Maybe<Scalars['Int']['output']>;
  /** What the subscription is, in the buyer's language where there is a translation. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether the buyer may cancel it without the shop. */
  enableCustomerCancellation?: Maybe<Scalars['Boolean']['output']>;
  /** Time before the first payment; null without a free trial. */
  freeTrial?: Maybe<FreeTrial>;
  /** Unit of `interval`. */
  frequency?: Maybe<SubscriptionFrequency>;
  /** Units between two payments: `interval` 2 and `frequency` MONTH is every two months. */
  interval?: Maybe<Scalars['Int']['output']>;
  /** First day of the subscription; null when it starts with the order. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the subscription, in the buyer's language where there is a translation. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What a client can offer to solve a problem. */
export type SuggestedFix =
  /** Choose the missing options. */
  | 'CHOOSE_OPTIONS'
  /** Lower the quantity to `availableQuantity`. */
  | 'REDUCE_QUANTITY'
  /** Remove the coupon. */
  | 'REMOVE_COUPON'
  /** Remove the line. */
  | 'REMOVE_LINE_ITEM'
  /** Send the same request again, a little later. */
  | 'TRY_AGAIN'
  /** A suggestion of the platform that the gateway does not know; treat it as none. */
  | 'UNKNOWN';

/** A few hits of each kind, for a search field while a person types. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** Brands whose names match. */
  brands: Array<Brand>;
  /** Collections whose names match. */
  collections: Array<Collection>;
  /** What was searched for instead, when a word as it was typed finds nothing; otherwise null. */
  correctedSearch?: Maybe<Scalars['String']['output']>;
  /** Products that match, best first. */
  products: Array<Product>;
};

/** The part of a tax that one place collects. */
export type TaxBreakdown = {
  __typename?: 'TaxBreakdown';
  /** Name of the place. */
  jurisdiction?: Maybe<Scalars['String']['output']>;
  /** Level of the place. */
  jurisdictionType?: Maybe<TaxJurisdiction>;
  /** Name of the tax, as the platform writes it. */
  name?: Maybe<Scalars['String']['output']>;
  /** What is exempt. */
  nonTaxableAmount?: Maybe<Money>;
  /** Rate as a fraction: `0.08875`. */
  rate?: Maybe<Scalars['Decimal']['output']>;
  /** Tax to pay there. */
  taxAmount?: Maybe<Money>;
  /** Kind of tax in the words of the place: `VAT`, `Sales Tax`. */
  taxType?: Maybe<Scalars['String']['output']>;
  /** What the rate applies to. */
  taxableAmount?: Maybe<Money>;
};

/** Tax of one line, delivery or fee. */
export type TaxDetails = {
  __typename?: 'TaxDetails';
  /** The same tax by place; empty when the platform does not split it. */
  breakdown: Array<TaxBreakdown>;
  /** Rate as a fraction: `0.08875`. */
  rate?: Maybe<Scalars['Decimal']['output']>;
  /** What the rate applies to. */
  taxableAmount?: Maybe<Money>;
  /** Tax to pay. */
  totalTax?: Maybe<Money>;
};

/** An error of automatic tax, as the platform reports it. */
export type TaxFallbackError = {
  __typename?: 'TaxFallbackError';
  /** Code of the error. */
  code?: Maybe<Scalars['String']['output']>;
  /** Further facts of the error, unchanged. */
  data?: Maybe<Scalars['JSON']['output']>;
  /** What happened, in English. */
  description?: Maybe<Scalars['String']['output']>;
};

/** Kind of number a buyer is taxed under. */
export type TaxIdType =
  /** Number of a company in Brazil. */
  | 'CNPJ'
  /** Number of a person in Brazil. */
  | 'CPF'
  /** The platform does not say, or the gateway does not know it; refused in input. */
  | 'UNKNOWN';

/** Level of the place that collects a tax. */
export type TaxJurisdiction =
  /** A city. */
  | 'CITY'
  /** A country. */
  | 'COUNTRY'
  /** A county. */
  | 'COUNTY'
  /** A district with a tax of its own. */
  | 'SPECIAL'
  /** A state or province. */
  | 'STATE'
  /** The platform does not say, or the gateway does not know it. */
  | 'UNKNOWN';

/** Where the tax rate comes from. */
export type TaxRateType =
  /** Calculated by a tax service. */
  | 'AUTO_RATE'
  /** Automatic tax was not possible; `autoTaxFallbackReason` says why. */
  | 'FALLBACK_RATE'
  /** Set by hand; `manualRateReason` says why. */
  | 'MANUAL_RATE'
  /** The shop collects no tax there. */
  | 'NO_TAX_COLLECTED';

/** Tax of the whole cart or checkout. */
export type TaxSummary = {
  __typename?: 'TaxSummary';
  /** What went wrong with automatic tax, in the platform's words; null when nothing did. */
  autoTaxFallbackError?: Maybe<TaxFallbackError>;
  /** Why automatic tax was not used, with `rateType` FALLBACK_RATE; otherwise null. */
  autoTaxFallbackReason?: Maybe<AutoTaxFallbackReason>;
  /** Why the rate was set by hand, with `rateType` MANUAL_RATE; otherwise null. */
  manualRateReason?: Maybe<ManualTaxReason>;
  /** Where the rate comes from; null when the platform does not say. */
  rateType?: Maybe<TaxRateType>;
  /** What tax is paid on. */
  taxableAmount?: Maybe<Money>;
  /** Tax to pay. */
  totalTax?: Maybe<Money>;
};

/** Whose address a line or fee is taxed by. */
export type TaxableAddressType =
  /** The buyer's billing address. */
  | 'BILLING'
  /** The shop's own address. */
  | 'BUSINESS'
  /** The address the order is delivered to. */
  | 'SHIPPING';

/** A span of time. */
export type TimeSlot = {
  __typename?: 'TimeSlot';
  /** End of the span. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Start of the span. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Quantity that a price per unit is given for: `100` and `G` is a price per 100 g. */
export type UnitQuantity = {
  __typename?: 'UnitQuantity';
  /** Number of units. */
  quantity?: Maybe<Scalars['Decimal']['output']>;
  /** Unit of weight, volume, length or area. */
  unit?: Maybe<MeasurementUnit>;
};

/** An event of a type the gateway does not know. It is stored as a dead letter of the reason `UNKNOWN_TYPE`. */
export type UnknownEvent = ChangeEvent & {
  __typename?: 'UnknownEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
};

/** Input of `unmuteMember`. */
export type UnmuteMemberInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
};

/**
 * Changes to an app key. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type UpdateAppKeyInput = {
  /** Origins whose pages may use the key from a browser, at most 20. */
  allowedOrigins?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the app runs only the documents of its own manifest. Cannot be cleared. */
  documentsOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the key. */
  id: Scalars['ID']['input'];
  /** What the app may do from now on. */
  scopes?: InputMaybe<Array<AppScope>>;
};

/** Result of changing an app key. */
export type UpdateAppKeyPayload = {
  __typename?: 'UpdateAppKeyPayload';
  /** The key's entry after the call; null when it was refused. */
  appKey?: Maybe<AppKey>;
  /** Why it was refused; empty when it was not. */
  problems: Array<UpdateAppKeyProblem>;
};

/** A refusal of updateAppKey. */
export type UpdateAppKeyProblem = ProblemDetails & {
  __typename?: 'UpdateAppKeyProblem';
  /** What happened, for programs. */
  code: UpdateAppKeyProblemCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  requestId?: Maybe<Scalars['String']['output']>;
  severity: ProblemSeverity;
  suggestedFix?: Maybe<SuggestedFix>;
};

/** Why an app key is not changed. */
export type UpdateAppKeyProblemCode =
  | 'INVALID_ARGUMENT'
  | 'INVALID_SIZE'
  | 'NOT_CLEARABLE'
  | 'NOT_FOUND';

/** A new name for a brand. */
export type UpdateBrandInput = {
  /** Id of the brand. */
  id: Scalars['ID']['input'];
  /** New name, 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** Revision the change is based on; one that is no longer current is refused as `REVISION_CONFLICT`. */
  revision: Scalars['String']['input'];
};

/**
 * Parts of the cart to change. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type UpdateCartInput = {
  /** Place of business the cart belongs to. */
  businessLocationId?: InputMaybe<Scalars['ID']['input']>;
  /** Note of the buyer to the shop, at most 1,000 characters. */
  buyerNote?: InputMaybe<Scalars['String']['input']>;
  /** Address the order is for. */
  contactAddress?: InputMaybe<AddressInput>;
  /** Person to contact. Given without `contactAddress`, the address stays as it is. */
  contactDetails?: InputMaybe<ContactDetailsInput>;
  /**
   * Entry of the buyer among the site's contacts. Staff and apps only, because other callers could name another buyer's
   * contact.
   */
  contactId?: InputMaybe<Scalars['ID']['input']>;
  /** Lines of no catalog, at most 300; each one is added. Staff and apps only. Cannot be cleared. */
  customLines?: InputMaybe<Array<CustomLineInput>>;
  /** Email address for the order. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Data of apps, by their namespaces, at most 8,000 characters of JSON. */
  extendedFields?: InputMaybe<Scalars['JSON']['input']>;
  /** Idempotency key, as in `AddToCartInput`. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /**
   * Lines the cart is to hold, at most 300: a line of the same item gets this quantity, one that is not there yet is
   * added. Lines not named stay.
   * Cannot be cleared.
   */
  lines?: InputMaybe<Array<CartLineInput>>;
  /** Discounts given by hand, at most 100. Staff and apps only. */
  merchantDiscounts?: InputMaybe<Array<MerchantDiscountInput>>;
  /**
   * http(s) address used in place of the generated checkout address, at most 1,000 characters. Staff and apps only,
   * because other callers could send a buyer elsewhere.
   */
  overrideCheckoutUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Delivery option the shopper chose. */
  selectedShippingOption?: InputMaybe<ShippingOptionInput>;
};

/**
 * Changes of a collection. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type UpdateCollectionInput = {
  /** Description for shoppers, at most 600 characters; null or an empty text removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Collection to change. */
  id: Scalars['ID']['input'];
  /** Name as a person reads it, 1 to 50 characters. Cannot be cleared. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Last part of the address of its page, 1 to 100 characters. Cannot be cleared. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a page that shoppers see; its products are sold either way. Cannot be cleared. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Changes of the caller's profile. What is left out keeps its value; null, an empty text or an empty list clears it; what
 * cannot be cleared refuses null with `NOT_CLEARABLE`.
 */
export type UpdateMeInput = {
  /** Replaces all addresses, at most 20; `saveMyAddress` changes one. */
  addresses?: InputMaybe<Array<MemberAddressInput>>;
  /** A past day since 1900. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Fields to change, at most 50; the others stay. Cannot be cleared. */
  customFields?: InputMaybe<Array<MemberCustomFieldInput>>;
  /** Replaces all email addresses but the login email, at most 20. */
  emails?: InputMaybe<Array<MemberEmailInput>>;
  /** At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Id of the member the change is for: it is refused when another member is signed in. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Name shown to others, at most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all phone numbers, at most 20. */
  phones?: InputMaybe<Array<MemberPhoneInput>>;
  /** Line below the name, at most 100 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Changes of a member. What is left out keeps its value; null, an empty text or an empty list clears it; what cannot be
 * cleared refuses null with `NOT_CLEARABLE`. Tags of phones, emails and addresses can be written by the member's own
 * sign-in only.
 */
export type UpdateMemberInput = {
  /** Replaces all addresses, at most 20. */
  addresses?: InputMaybe<Array<ManagedMemberAddressInput>>;
  /** A past day since 1900. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Fields to change, at most 50; the others stay. Cannot be cleared. */
  customFields?: InputMaybe<Array<MemberCustomFieldInput>>;
  /** Replaces all email addresses but the login email, which never changes; at most 20. */
  emails?: InputMaybe<Array<ManagedMemberEmailInput>>;
  /** At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Member to change. */
  id: Scalars['ID']['input'];
  /** At most 100 characters. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name shown to others, at most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all phone numbers, at most 20. */
  phones?: InputMaybe<Array<ManagedMemberPhoneInput>>;
  /** Whether the profile is public. Cannot be cleared. */
  privacyStatus?: InputMaybe<PrivacyStatus>;
  /** Line below the name, at most 100 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `updateMemberSlug`. */
export type UpdateMemberSlugInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
  /** 1 to 255 letters, digits and . _ ~ -, with a letter or a digit at both ends. */
  slug: Scalars['String']['input'];
};

/** Input of `updateMySlug`. */
export type UpdateMySlugInput = {
  /** 1 to 255 letters, digits and . _ ~ -, with a letter or a digit at both ends. */
  slug: Scalars['String']['input'];
};

/**
 * Changes of a product, with the limits of `CreateProductInput`. What is left out keeps its value, null
 * clears it; what cannot be cleared refuses null with `NOT_CLEARABLE`.
 */
export type UpdateProductInput = {
  /** Price before the discount; each variant's own price moves by as much. Cannot be cleared. */
  basePrice?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Name of the brand, at most 50 characters. Null or an empty text removes the brand, like `removeProductBrand`, and costs one
   * more call.
   */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** What one costs the merchant. Cannot be cleared. */
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  /** HTML, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What is taken off the price; `none: true` or null removes the discount. */
  discount?: InputMaybe<ProductDiscountInput>;
  /** Product to change. */
  id: Scalars['ID']['input'];
  /** Titled texts of the product page; replaces all. */
  infoSections?: InputMaybe<Array<InfoSectionInput>>;
  /**
   * Whether variants have prices, costs, weights and SKUs of their own; back to false only once there are no options.
   * Cannot be cleared.
   */
  managesVariants?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters. Cannot be cleared. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Replaces the whole list: variants whose choices are still there stay as they are. */
  options?: InputMaybe<Array<ProductOptionInput>>;
  /** Size of the parcel it is sent in. Cannot be cleared. */
  packageDimensions?: InputMaybe<DimensionsInput>;
  /** For products sold by weight, volume or length. Cannot be cleared. */
  pricePerUnit?: InputMaybe<PricePerUnitInput>;
  /** Size of the product itself. Cannot be cleared. */
  productDimensions?: InputMaybe<DimensionsInput>;
  /** Short word on the picture, at most 30 characters. */
  ribbon?: InputMaybe<Scalars['String']['input']>;
  /** What search engines read of the product page; replaces all of it. */
  seo?: InputMaybe<SeoInput>;
  /** Stock keeping unit, at most 40 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** An empty text generates it from the name again. Cannot be cleared. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** What kind of product it is. Cannot be cleared. */
  type?: InputMaybe<ProductType>;
  /** Whether shoppers see it. Cannot be cleared. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Weight of one piece; not below 0. Cannot be cleared. */
  weight?: InputMaybe<WeightInput>;
};

/** Input of `updateProductVariants`. */
export type UpdateProductVariantsInput = {
  /** 1 to 1,000 changes. */
  changes: Array<VariantChangeInput>;
  /** Id of the product. */
  id: Scalars['ID']['input'];
};

/** What an adjustment would make of one variant. */
export type VariantAdjustmentPreview = {
  __typename?: 'VariantAdjustmentPreview';
  /** Price or cost afterwards; null when the change is about the weight. */
  after?: Maybe<Money>;
  /** Price or cost that changes, as it is now; null when the change is about the weight. */
  before?: Maybe<Money>;
  /** Choice of every option. */
  choices: Array<ChosenOption>;
  /** What it would cost the merchant afterwards; null when no cost is known. */
  cost?: Maybe<Money>;
  /** Id of the variant. */
  id: Scalars['ID']['output'];
  /** What a shopper would pay, the discount taken off. */
  paidAfter: Money;
  /** What a shopper pays now, the discount taken off. */
  paidBefore: Money;
  /** What the change may do that is rarely intended; empty when there is no risk. */
  risks: Array<PriceRisk>;
  /** Weight afterwards; null when the change is about a price or cost. */
  weightAfter?: Maybe<Weight>;
  /** Weight as it is now; null when the change is about a price or cost. */
  weightBefore?: Maybe<Weight>;
};

/**
 * A change of some variants. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type VariantChangeInput = {
  /** Price before the discount of the product. Cannot be cleared. */
  basePrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** What one costs the merchant. Cannot be cleared. */
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  /** Size of the parcel it is sent in. Cannot be cleared. */
  packageDimensions?: InputMaybe<DimensionsInput>;
  /** Size of the product itself. Cannot be cleared. */
  productDimensions?: InputMaybe<DimensionsInput>;
  /** Stock keeping unit, at most 40 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Variants to change. */
  variants: VariantSelectionInput;
  /** Whether the variant is offered. Cannot be cleared. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Weight of one piece; not below 0. Cannot be cleared. */
  weight?: InputMaybe<WeightInput>;
};

/** Variants of a product. */
export type VariantSelectionInput =
  /** Choices of the variants; a part of the choices matches all variants that have them. */
  { choices: Array<ChosenOptionInput>; ids?: never; }
  |  /** Ids of the variants. */
  { choices?: never; ids: Array<Scalars['ID']['input']>; };

/** Variants of a product were changed. */
export type VariantsUpdatedEvent = ChangeEvent & {
  __typename?: 'VariantsUpdatedEvent';
  anonymization: Scalars['Boolean']['output'];
  deadLetter?: Maybe<DeadLetter>;
  entityId?: Maybe<Scalars['ID']['output']>;
  erased: Scalars['Boolean']['output'];
  fieldChanges: Array<FieldChange>;
  id: Scalars['ID']['output'];
  identity?: Maybe<EventIdentity>;
  name: ChangeEventName;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  sequence?: Maybe<Scalars['String']['output']>;
  state: ChangeEventState;
  type: Scalars['String']['output'];
  /** The variants that changed. */
  variants: Array<ChangedVariant>;
};

/** Number a buyer is taxed under. */
export type VatId = {
  __typename?: 'VatId';
  /** Number itself. */
  id?: Maybe<Scalars['String']['output']>;
  /** Kind of the number. */
  type?: Maybe<TaxIdType>;
};

/** Number a buyer is taxed under. */
export type VatIdInput = {
  /** Number itself, 1 to 50 characters. */
  id: Scalars['String']['input'];
  /** Kind of the number. */
  type: TaxIdType;
};

/** Input of `verifyEmailCode`. */
export type VerifyEmailCodeInput = {
  /** The six digits that were sent by email. */
  code: Scalars['String']['input'];
};

/** A second factor. */
export type VerifyFactorInput = {
  /** Code of the message, the call or the app, at most 100 characters; left out for PUSH. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Passed on to the platform, which has an effect only where it knows devices by a name of their own. */
  rememberThisDevice?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of proof; one of those that `SignIn.factors` lists. */
  type: FactorType;
};

/** A video of the site's media. */
export type Video = {
  __typename?: 'Video';
  /** Name of the file; null when it is not known. */
  filename?: Maybe<Scalars['String']['output']>;
  /** Id of the video in the site's media. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Pictures to show until the video plays; empty when there is none. */
  posters: Array<Image>;
  /** Renditions, best first; empty when there is none. */
  resolutions: Array<VideoFile>;
  /** Picture of the site's media that is shown until the video plays. */
  stillFrameMediaId?: Maybe<Scalars['ID']['output']>;
  /** Address of the video; null when there is no file. */
  url?: Maybe<Scalars['URL']['output']>;
  /** When the addresses stop working; null when they do not. */
  urlExpiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One rendition of a video. */
export type VideoFile = {
  __typename?: 'VideoFile';
  /** File format, as the platform names it; null when it is not known. */
  format?: Maybe<Scalars['String']['output']>;
  /** Height in pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Quality, as the platform names it; null when it is not known. */
  quality?: Maybe<Scalars['String']['output']>;
  /** Address of the file. */
  url: Scalars['URL']['output'];
  /** Width in pixels. */
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

/** Products that are all shown or all hidden. */
export type VisibilityWorkInput = {
  /** Ids of products, 1 to 10,000, each once. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether they are shown. */
  visible: Scalars['Boolean']['input'];
};

/** Class of a device, by the width of its window. */
export type VisitDevice =
  /** 768 pixels wide or more. */
  | 'DESKTOP'
  /** Less than 768 pixels wide. */
  | 'PHONE';

/** One measure of the visits of a route. */
export type WebVital = {
  __typename?: 'WebVital';
  /** What is measured. */
  name: WebVitalName;
  /** Median, accurate to 2.5 percent; milliseconds, of `CLS` without a unit. */
  p50: Scalars['Float']['output'];
  /** Three of four visits were at most this, accurate to 2.5 percent; milliseconds, of `CLS` without a unit. */
  p75: Scalars['Float']['output'];
  /** Rating of `p75`. */
  rating: WebVitalRating;
  /** How many visits were measured. */
  visitCount: Scalars['Int']['output'];
};

/** A measure of how a page of the shop loads and responds in browsers. */
export type WebVitalName =
  /** Cumulative Layout Shift: how much of the page moves by itself, without a unit. */
  | 'CLS'
  /** First Contentful Paint: milliseconds until something is shown. */
  | 'FCP'
  /** Interaction to Next Paint: milliseconds until the page responds to a press or a key, in the slowest case. */
  | 'INP'
  /** Largest Contentful Paint: milliseconds until the largest part of the first view is shown. */
  | 'LCP'
  /** Time to First Byte: milliseconds until the response begins. */
  | 'TTFB';

/** How Google rates a measure at its 75th percentile (web.dev/articles/vitals). */
export type WebVitalRating =
  /** At or below the threshold of good pages. */
  | 'GOOD'
  /** Between both thresholds. */
  | 'NEEDS_IMPROVEMENT'
  /** Above the threshold of poor pages. */
  | 'POOR';

/** A weight with its unit. */
export type Weight = {
  __typename?: 'Weight';
  /** Unit of `value`: that of the shop, `KG` or `LB`. */
  unit: WeightUnit;
  /** Amount of the unit. */
  value: Scalars['Decimal']['output'];
};

/** Change of a weight. Exactly one of these. */
export type WeightAdjustmentInput =
  /** Weight that is added; below 0 it is taken off. */
  { amount: WeightInput; percentage?: never; }
  |  /** Percentage by which the weight changes. */
  { amount?: never; percentage: PercentageInput; };

/** A weight that is given. */
export type WeightInput = {
  /** Unit of `value`. Only that of the shop, `Store.weightUnit`, is accepted: nothing is converted. */
  unit: WeightUnit;
  /** Amount of the unit. */
  value: Scalars['Decimal']['input'];
};

/** Two weights and all between them. */
export type WeightRange = {
  __typename?: 'WeightRange';
  /** The largest weight of the range; equal to `min` when there is only one. */
  max: Weight;
  /** The smallest weight of the range. */
  min: Weight;
};

/** Unit of weights. */
export type WeightUnit =
  /** Kilograms. */
  | 'KG'
  /** Pounds. */
  | 'LB'
  /** The site has not set a unit, or the gateway does not know it; refused in input. */
  | 'UNKNOWN';
