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
  readonly __typename?: 'AbandonedCheckout';
  /** What automations did to win back the buyer, at most 20 steps; empty without automations. */
  readonly activities: ReadonlyArray<AbandonedCheckoutActivity>;
  /** Discounts and coupons of the checkout; empty when there are none. */
  readonly appliedDiscounts: ReadonlyArray<AppliedDiscount>;
  /** Who the buyer is, by their ids and email. */
  readonly buyerInfo?: Maybe<BuyerInfo>;
  /** Language to write to the buyer in, as a code: `en`. */
  readonly buyerLanguage?: Maybe<Scalars['String']['output']>;
  /** Id of the cart the checkout was created from. */
  readonly cartId?: Maybe<Scalars['ID']['output']>;
  /** Id of the abandoned checkout. */
  readonly checkoutId?: Maybe<Scalars['ID']['output']>;
  /** Address where the buyer can go on with the checkout. */
  readonly checkoutUrl?: Maybe<Scalars['URL']['output']>;
  /** Company the buyer entered. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** When the record was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the shop's currency. */
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** First name the buyer entered. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Id of the record. */
  readonly id: Scalars['ID']['output'];
  /** Last name the buyer entered. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Lines of the checkout. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Phone number the buyer entered. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** When it became an order after all; null while it is abandoned. */
  readonly recoveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the checkout was taken up again. */
  readonly status?: Maybe<AbandonmentStatus>;
  /** Price of all lines, before discounts and tax. */
  readonly subtotal?: Maybe<Money>;
  /** What would have been paid, after discounts, gift cards and tax. */
  readonly total?: Maybe<Money>;
  /** When the record was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One step of an automation for an abandoned checkout. */
export type AbandonedCheckoutActivity = {
  readonly __typename?: 'AbandonedCheckoutActivity';
  /** When the step was recorded. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Kind of step. */
  readonly type?: Maybe<AbandonedCheckoutActivityType>;
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
  readonly __typename?: 'AbandonedCheckoutCreatedEvent';
  /** The record that was created. */
  readonly abandonedCheckout?: Maybe<AbandonedCheckout>;
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A record of an abandoned checkout was deleted; `entityId` is its id. */
export type AbandonedCheckoutDeletedEvent = ChangeEvent & {
  readonly __typename?: 'AbandonedCheckoutDeletedEvent';
  /** The record before it was deleted. */
  readonly abandonedCheckout?: Maybe<AbandonedCheckout>;
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** An abandoned checkout became an order after all. */
export type AbandonedCheckoutRecoveredEvent = ChangeEvent & {
  readonly __typename?: 'AbandonedCheckoutRecoveredEvent';
  /** The recovered checkout. */
  readonly abandonedCheckout?: Maybe<AbandonedCheckout>;
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A record of an abandoned checkout was changed. */
export type AbandonedCheckoutUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'AbandonedCheckoutUpdatedEvent';
  /** The record after the change. */
  readonly abandonedCheckout?: Maybe<AbandonedCheckout>;
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** Who abandoned a cart. */
export type AbandonmentBuyer = {
  readonly __typename?: 'AbandonmentBuyer';
  /** Email address; null when it is not known. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** First name; null when it is not known. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Id of the buyer, by `kind`. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Kind of person. */
  readonly kind?: Maybe<AbandonmentBuyerKind>;
  /** Last name; null when it is not known. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number; null when it is not known. */
  readonly phone?: Maybe<Scalars['String']['output']>;
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
  readonly __typename?: 'AcceptedPayload';
  /** Whether the request was accepted. */
  readonly accepted: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was accepted. */
  readonly problems: ReadonlyArray<Problem>;
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
  readonly __typename?: 'Actor';
  /** Id of the visitor or member, staff included, or name of the app; null when it was not recorded. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Kind of caller. */
  readonly kind: ActorKind;
  /** Email address of a staff member, or name of an app; null for other callers, and when it was not recorded. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Role a staff member had; null for other callers, and when it was not recorded. */
  readonly role?: Maybe<StaffRole>;
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
  readonly id: Scalars['ID']['input'];
  /** 1 to 50 pictures or videos. */
  readonly media: ReadonlyArray<NewMediaInput>;
};

/** Input of `addProductMediaToChoices`. */
export type AddProductMediaToChoicesInput = {
  /** Product the choices belong to. */
  readonly id: Scalars['ID']['input'];
  /** 1 to 10 choices of one option. */
  readonly media: ReadonlyArray<ChoiceMediaInput>;
};

/** Input of `addProductsToCollection`. */
export type AddProductsToCollectionInput = {
  /** Id of the collection. */
  readonly id: Scalars['ID']['input'];
  /** Ids of the products, 1 to 1,000. */
  readonly productIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Lines to add to the cart; at least one of either kind. */
export type AddToCartInput = {
  /** Place of business the cart belongs to. */
  readonly businessLocationId?: InputMaybe<Scalars['ID']['input']>;
  /** Lines of no catalog, at most 100. Staff and apps only. */
  readonly customLines?: InputMaybe<ReadonlyArray<CustomLineInput>>;
  /** Idempotency key, 8 to 100 letters, digits and . _ : -; a repeat with the same key has no second effect. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Lines of a catalog, at most 100; may be empty when `customLines` is not. */
  readonly lines: ReadonlyArray<CartLineInput>;
};

/** A fee on top of lines and delivery. */
export type AdditionalFee = {
  readonly __typename?: 'AdditionalFee';
  /** Code of the fee; null when it has none. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Lines the fee is for; empty when it is for the whole cart. */
  readonly lineIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Name to show, in the buyer's language where there is a translation. */
  readonly name: Scalars['String']['output'];
  /** Amount of the fee. */
  readonly price?: Maybe<Money>;
  /** Amount with tax. */
  readonly priceAfterTax?: Maybe<Money>;
  /** Amount without tax. */
  readonly priceBeforeTax?: Maybe<Money>;
  /** App that charges the fee; null when no app does. */
  readonly providerAppId?: Maybe<Scalars['ID']['output']>;
  /** Where the fee comes from. */
  readonly source?: Maybe<FeeSource>;
  /** Tax of the fee. */
  readonly taxDetails?: Maybe<TaxDetails>;
  /** Whose address the fee is taxed by. */
  readonly taxableAddress?: Maybe<TaxableAddressType>;
};

/** What a delivery costs beside its price. */
export type AdditionalFeeCharge =
  /** Packing and handling. */
  | 'HANDLING_FEE'
  /** Insurance of the parcel. */
  | 'INSURANCE';

/** A postal address. Parts the platform does not know are null. */
export type Address = {
  readonly __typename?: 'Address';
  /** Street and house number. */
  readonly addressLine?: Maybe<Scalars['String']['output']>;
  /** Apartment, floor or similar. */
  readonly addressLine2?: Maybe<Scalars['String']['output']>;
  /** Name of the city. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 code, two letters. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Name of the country, as the platform writes it; otherwise that of its code, in the language of the request. */
  readonly countryName?: Maybe<Scalars['String']['output']>;
  /** Whole address in one text, as the platform writes it. */
  readonly formatted?: Maybe<Scalars['String']['output']>;
  /** Point on the map; null when it is not known. */
  readonly geocode?: Maybe<Geocode>;
  /** Postal code, in the format of the country. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** Street, when street and number are given apart. */
  readonly streetName?: Maybe<Scalars['String']['output']>;
  /** House number, when street and number are given apart. */
  readonly streetNumber?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  readonly subdivision?: Maybe<Scalars['String']['output']>;
  /** Name of the state or province, as the platform writes it. */
  readonly subdivisionName?: Maybe<Scalars['String']['output']>;
};

/** A postal address; replaced as a whole. */
export type AddressInput = {
  /** Street and house number, at most 150 characters. */
  readonly addressLine?: InputMaybe<Scalars['String']['input']>;
  /** Apartment, floor or similar, at most 100 characters. */
  readonly addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 code, two letters. */
  readonly country: Scalars['String']['input'];
  /** Point on the map, when it is known. */
  readonly geocode?: InputMaybe<GeocodeInput>;
  /** At most 50 characters. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Street, with `streetNumber` in place of `addressLine`; at most 150 characters. */
  readonly streetName?: InputMaybe<Scalars['String']['input']>;
  /** House number, with `streetName` in place of `addressLine`; at most 50 characters. */
  readonly streetNumber?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  readonly subdivision?: InputMaybe<Scalars['String']['input']>;
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
  { readonly basePrice: AdjustmentInput; readonly cost?: never; readonly weight?: never; }
  |  /** Change of the cost, of the product and of every variant. */
  { readonly basePrice?: never; readonly cost: AdjustmentInput; readonly weight?: never; }
  |  /** Change of the weight, of the product and of every variant. */
  { readonly basePrice?: never; readonly cost?: never; readonly weight: WeightAdjustmentInput; };

/** Products, and the property that is raised or lowered for all of them. */
export type AdjustPropertyWorkInput = {
  /** Property and by how much it changes. */
  readonly adjust: AdjustProductPropertyInput;
  /** Ids of products, 1 to 10,000, each once. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** A change of a number. Exactly one of these. */
export type AdjustmentInput =
  /** What is added, with its sign; at most 2 decimals. */
  { readonly amount: Scalars['Decimal']['input']; readonly percentage?: never; }
  |  /** Percentage that is added. */
  { readonly amount?: never; readonly percentage: PercentageInput; };

/** What an adjustment would make of one product. */
export type AdjustmentPreview = {
  readonly __typename?: 'AdjustmentPreview';
  /** Price or cost afterwards; null when the change is about the weight. */
  readonly after?: Maybe<Money>;
  /** Price or cost that changes, as it is now; null without one, and when the change is about the weight. */
  readonly before?: Maybe<Money>;
  /** What it would cost the merchant afterwards; null when no cost is known. */
  readonly cost?: Maybe<Money>;
  /** Id of the product. */
  readonly id: Scalars['ID']['output'];
  /** Name of the product. */
  readonly name: Scalars['String']['output'];
  /** What a shopper would pay, the discount taken off. */
  readonly paidAfter: Money;
  /** What a shopper pays now, the discount taken off. */
  readonly paidBefore: Money;
  /** Why the platform would refuse it for this product; null when it would not. */
  readonly problem?: Maybe<Problem>;
  /** Risks of the product or of one of its variants; empty when there is none. */
  readonly risks: ReadonlyArray<PriceRisk>;
  /** Each variant of a product that manages its variants; otherwise empty. */
  readonly variants: ReadonlyArray<VariantAdjustmentPreview>;
  /** Weight afterwards; null when the change is about a price or cost. */
  readonly weightAfter?: Maybe<Weight>;
  /** Weight as it is now; null without one, and when the change is about a price or cost. */
  readonly weightBefore?: Maybe<Weight>;
};

/** A page of previews. */
export type AdjustmentPreviewConnection = {
  readonly __typename?: 'AdjustmentPreviewConnection';
  /** The same previews, each with its cursor. */
  readonly edges: ReadonlyArray<AdjustmentPreviewEdge>;
  /** Previews of the page. */
  readonly nodes: ReadonlyArray<AdjustmentPreview>;
  /** Whether there are further pages, and the cursors to read them with. */
  readonly pageInfo: PageInfo;
  /** Number of all products in the preview. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One preview of a page, with its cursor. */
export type AdjustmentPreviewEdge = {
  readonly __typename?: 'AdjustmentPreviewEdge';
  /** Cursor of this preview, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The preview. */
  readonly node: AdjustmentPreview;
};

/**
 * The key of an app: a program that calls without a person. It is sent as `Authorization: Bearer …`. The key itself is
 * stored nowhere, only its SHA-256.
 */
export type AppKey = {
  readonly __typename?: 'AppKey';
  /** Origins whose pages may use the key from a browser, such as `https://example.com`; empty when none may. */
  readonly allowedOrigins: ReadonlyArray<Scalars['String']['output']>;
  /** Cost of documents that the app may send in a minute; null without a limit. */
  readonly costPerMinute?: Maybe<Scalars['Int']['output']>;
  /** When the key was created; null for a key of the settings. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Staff member who created the key, by email address; null for a key of the settings. */
  readonly createdBy?: Maybe<Actor>;
  /** Number of documents in the app's manifest; 0 without one. */
  readonly documentCount: Scalars['Int']['output'];
  /** True when the app runs only the documents of its own manifest. */
  readonly documentsOnly: Scalars['Boolean']['output'];
  /** Id of the key. Keys of the settings have ids of their own kind, which no mutation accepts. */
  readonly id: Scalars['ID']['output'];
  /** When the key was last used, exact to a minute; null when it has never been used. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the app, as in the audit log. It is never used again, not even after the key is revoked. */
  readonly name: Scalars['String']['output'];
  /** Until when the key before the last rotation is accepted as well; null when there is none. */
  readonly previousKeyValidUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Requests with the key in the last 24 hours, to ten minutes. */
  readonly requestsLastDay: Scalars['Int']['output'];
  /** Requests with the key in the last 60 minutes, to ten minutes. */
  readonly requestsLastHour: Scalars['Int']['output'];
  /** When the key was revoked; null for one that is accepted. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the app may do; empty when it reads only what is public. */
  readonly scopes: ReadonlyArray<AppScope>;
  /** Where the key comes from. */
  readonly source: AppKeySource;
  /** Whether the key is accepted. */
  readonly state: AppKeyState;
};

/** A page of app keys. */
export type AppKeyConnection = {
  readonly __typename?: 'AppKeyConnection';
  /** The same keys, each with its cursor. */
  readonly edges: ReadonlyArray<AppKeyEdge>;
  /** Keys of the page. */
  readonly nodes: ReadonlyArray<AppKey>;
  /** Whether there are further pages, and the cursors to read them with. */
  readonly pageInfo: PageInfo;
  /** Number of all keys. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An app key in a list, with its cursor. */
export type AppKeyEdge = {
  readonly __typename?: 'AppKeyEdge';
  /** Cursor of the key, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The key. */
  readonly node: AppKey;
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
  readonly __typename?: 'AppliedDiscount';
  /** What is taken off. Null on the cart itself, where the platform may not send it; the estimate has it. */
  readonly amount?: Maybe<Money>;
  /** Code of the coupon; null for other discounts. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Id of the coupon or the rule; null for a discount given by staff or an app. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Where the discount comes from. */
  readonly kind: AppliedDiscountKind;
  /** Lines the discount lowers; empty when it is not bound to lines. */
  readonly lineIds: ReadonlyArray<Scalars['ID']['output']>;
  /**
   * Name of the coupon or the rule, in the buyer's language where there is a translation; in an order, what staff wrote
   * about a discount of theirs. Null when there is none.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Percent that is taken off, 0.01 to 100; null for a discount that is not a percentage, and for coupons and rules. */
  readonly percent?: Maybe<Scalars['Decimal']['output']>;
  /** What the discount lowers; null on the cart itself, where the platform may not send it. */
  readonly scope?: Maybe<DiscountScope>;
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
  readonly __typename?: 'AppliedGiftCard';
  /** What the card pays. */
  readonly amount?: Maybe<Money>;
  /** App the card belongs to. */
  readonly appId?: Maybe<Scalars['ID']['output']>;
  /** Id of the card with that app. */
  readonly externalId?: Maybe<Scalars['ID']['output']>;
  /** Code with all but its last characters hidden. */
  readonly obfuscatedCode?: Maybe<Scalars['String']['output']>;
  /** Amount the buyer wanted to pay with the card; null for its whole balance. */
  readonly requestedAmount?: Maybe<Money>;
};

/** A coupon to apply. */
export type ApplyCouponInput = {
  /** Code of the coupon, 1 to 50 characters; white space around it is ignored. */
  readonly code: Scalars['String']['input'];
  /** Idempotency key, as in `AddToCartInput`. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A gift card to pay with. */
export type ApplyGiftCardInput = {
  /** Code of the gift card, 8 to 20 characters; white space is ignored. It is worth money: send it only in variables. */
  readonly giftCardCode: Scalars['String']['input'];
  /** Idempotency key, as in `AddToCartInput`. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `approveMember`. */
export type ApproveMemberInput = {
  /** Id of the member. */
  readonly id: Scalars['ID']['input'];
};

/** Whether the audit log is unchanged. Every entry carries the hash of the one before. */
export type AuditCheck = {
  readonly __typename?: 'AuditCheck';
  /** Number of entries that were checked. A call has one for its start and one for its result. */
  readonly entryCount: Scalars['Int']['output'];
  /** Number of the first entry that does not fit its hash; null when all fit. */
  readonly firstBroken?: Maybe<Scalars['Int']['output']>;
  /** Hash of the last entry; compare it with the one in the log of the process. */
  readonly head: Scalars['String']['output'];
  /** True when no entry was changed or removed. */
  readonly whole: Scalars['Boolean']['output'];
};

/** Narrows the audit log. A record has to match every part that is given. */
export type AuditFilter = {
  /** Id of a thing the call was about, or a part of the name it has now or had then. */
  readonly about?: InputMaybe<Scalars['String']['input']>;
  /** A part of the caller's name or id, whatever its case; of members also of the name they have now. */
  readonly actor?: InputMaybe<Scalars['String']['input']>;
  /** Calls made for one of these kinds of caller. */
  readonly actorKinds?: InputMaybe<ReadonlyArray<ActorKind>>;
  /** Id of a thing the call was about. */
  readonly entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Service and name of the call, such as `brandsWrite.createBrand`, or a part of them without a dot. */
  readonly operation?: InputMaybe<Scalars['String']['input']>;
  /** Calls that ended in one of these ways. */
  readonly results?: InputMaybe<ReadonlyArray<AuditResult>>;
  /** Calls made at this time or later. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Calls made before this time. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only calls that may have changed something, when true. */
  readonly writesOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One call to the platform made with the site's key. */
export type AuditRecord = {
  readonly __typename?: 'AuditRecord';
  /** Caller the call was made for. A member whose own orders it read has an id only. */
  readonly actor: Actor;
  /** What the call changed of the things it was about; empty for a call that only reads. */
  readonly changes: ReadonlyArray<JobItem>;
  /** Error code of the platform; null unless it refused. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Number of the record within the log, as text. */
  readonly id: Scalars['ID']['output'];
  /** Number of all ids, those beyond the first 100 included. */
  readonly idCount: Scalars['Int']['output'];
  /** Ids of what the call was about, the first 100, and of what it created. */
  readonly ids: ReadonlyArray<Scalars['ID']['output']>;
  /**
   * Job or single change the call was part of, with values before and after. Null when nothing that is recorded was
   * changed.
   */
  readonly job?: Maybe<Job>;
  /** Duration of the call; null while the result is `NO_RESPONSE`. */
  readonly milliseconds?: Maybe<Scalars['Int']['output']>;
  /** When the call was made. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** Service and name of the call: `brandsWrite.deleteBrand`. */
  readonly operation: Scalars['String']['output'];
  /** Id of the request to the gateway that caused the call, as in its log. */
  readonly requestId: Scalars['String']['output'];
  /** How the call ended. */
  readonly result: AuditResult;
  /** True when the call may change something. */
  readonly write: Scalars['Boolean']['output'];
};


/** One call to the platform made with the site's key. */
export type AuditRecordChangesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of audit records, newest first. */
export type AuditRecordConnection = {
  readonly __typename?: 'AuditRecordConnection';
  /** The same records, each with its cursor. */
  readonly edges: ReadonlyArray<AuditRecordEdge>;
  /** Records of the page. */
  readonly nodes: ReadonlyArray<AuditRecord>;
  /** Whether there are further pages, and the cursors to read them with. */
  readonly pageInfo: PageInfo;
  /** Number of all records; null for a filtered list, whose records are not counted. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One record of a page, with its cursor. */
export type AuditRecordEdge = {
  readonly __typename?: 'AuditRecordEdge';
  /** Cursor of this record, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: AuditRecord;
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
  readonly __typename?: 'BackInStockRequest';
  /** True when the platform sent the notification, false when it was marked as sent; null before either. */
  readonly autoNotified?: Maybe<Scalars['Boolean']['output']>;
  /** App id of the catalog the product belongs to. */
  readonly catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Id of the product in its catalog. */
  readonly catalogItemId?: Maybe<Scalars['ID']['output']>;
  /** Variant and choices of the product, as the catalog writes them; null when any variant will do. */
  readonly catalogOptions?: Maybe<Scalars['JSON']['output']>;
  /** Requested choices; empty for any variant. */
  readonly choices: ReadonlyArray<ChosenOption>;
  /** Id of the site's contact with that address. */
  readonly contactId?: Maybe<Scalars['ID']['output']>;
  /** When the notification was requested. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address the notification goes to. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Id of the request. */
  readonly id: Scalars['ID']['output'];
  /** Picture of the product with these choices; null without one. */
  readonly image?: Maybe<Image>;
  /** Address of the item's page, for the notification; null when none was given. */
  readonly pageUrl?: Maybe<Scalars['URL']['output']>;
  /** Product it is about; null when it is gone, hidden, or of another app's catalog. */
  readonly product?: Maybe<Product>;
  /** How far the notification has come. */
  readonly status?: Maybe<BackInStockStatus>;
};

/** One page of back-in-stock requests. */
export type BackInStockRequestConnection = {
  readonly __typename?: 'BackInStockRequestConnection';
  /** Requests with their cursors. */
  readonly edges: ReadonlyArray<BackInStockRequestEdge>;
  /** Requests of the page; empty when there are none. */
  readonly nodes: ReadonlyArray<BackInStockRequest>;
  /** Where the page starts and ends. */
  readonly pageInfo: PageInfo;
  /** Null: the platform does not count them. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A back-in-stock notification was requested. */
export type BackInStockRequestCreatedEvent = ChangeEvent & {
  readonly __typename?: 'BackInStockRequestCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The request that was created. */
  readonly backInStockRequest?: Maybe<BackInStockRequest>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A back-in-stock notification request was deleted; `entityId` is its id. */
export type BackInStockRequestDeletedEvent = ChangeEvent & {
  readonly __typename?: 'BackInStockRequestDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A request and its place in the list. */
export type BackInStockRequestEdge = {
  readonly __typename?: 'BackInStockRequestEdge';
  /** Cursor of this request, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The request. */
  readonly node: BackInStockRequest;
};

/** A back-in-stock notification request was changed. */
export type BackInStockRequestUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'BackInStockRequestUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The request after the change. */
  readonly backInStockRequest?: Maybe<BackInStockRequest>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
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
  readonly id: Scalars['ID']['input'];
};

/** Opens the page where services are chosen. */
export type BookingsBookIntentInput = {
  /** Person or room to book; any when left out. */
  readonly resourceId?: InputMaybe<Scalars['ID']['input']>;
};

/** Opens the page where a service is booked. */
export type BookingsCheckoutIntentInput = {
  /** End of the chosen time. */
  readonly endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Service to book, 1 to 100 characters. */
  readonly serviceId: Scalars['ID']['input'];
  /** Start of the chosen time. */
  readonly startsAt: Scalars['DateTime']['input'];
  /** Time zone the times are shown in, such as `Europe/Dublin`; at most 40 characters. */
  readonly timezone?: InputMaybe<Scalars['String']['input']>;
};

/** A brand of the shop: a record of the platform, or a name that only products carry. */
export type Brand = Node & {
  readonly __typename?: 'Brand';
  /** When the brand was created; null for a name without a record. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Id of the brand, by which `brand(id:)` reads it again. Of a name without a record it is `slug:` and the slug, as long as
   * no record has that slug; what changes brands does not take it.
   */
  readonly id: Scalars['ID']['output'];
  /** Name as a person reads it; at most 50 characters. */
  readonly name: Scalars['String']['output'];
  /** Id for `node` and `nodes`. */
  readonly nodeId: Scalars['ID']['output'];
  /** Number of products of the brand, with a short delay; null where it is not counted: for a name without a record, where others have one. */
  readonly productCount?: Maybe<Scalars['Int']['output']>;
  /**
   * Products of the brand, by the shop's search index. Read for a list of brands with one call more; refused where that
   * would be more than 100 products in all.
   */
  readonly products?: Maybe<ProductConnection>;
  /** Grows by 1 with every change of the brand; needed to change it. Null for a name without a record. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Made from the name, for the address of its page. Where two names make the same slug, it leads to the older brand. */
  readonly slug: Scalars['String']['output'];
  /** What the shop writes about the brand; null when it writes nothing. */
  readonly story?: Maybe<BrandStory>;
  /** When the brand was last changed; null for a name without a record. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
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
  readonly __typename?: 'BrandConnection';
  /** The same brands, each with a cursor. */
  readonly edges: ReadonlyArray<BrandEdge>;
  /** Brands of the page. */
  readonly nodes: ReadonlyArray<Brand>;
  /** Whether there are further pages, and the cursor to read the next one with. */
  readonly pageInfo: PageInfo;
  /** Number of all brands; null for shoppers when the list is filtered or longer than 300, which the platform does not count. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A brand was created. */
export type BrandCreatedEvent = ChangeEvent & {
  readonly __typename?: 'BrandCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The brand that was created. */
  readonly brand?: Maybe<Brand>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A brand was deleted; `entityId` is its id. */
export type BrandDeletedEvent = ChangeEvent & {
  readonly __typename?: 'BrandDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** One brand of a page, with its cursor. */
export type BrandEdge = {
  readonly __typename?: 'BrandEdge';
  /** Cursor of this brand, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The brand. */
  readonly node: Brand;
};

/** Conditions on brands; all that are given must hold. */
export type BrandFilter = {
  /** Beginning of the name. */
  readonly nameStartsWith?: InputMaybe<Scalars['String']['input']>;
};

/** What merging brands would do. Nothing is changed. */
export type BrandMergeDryRun = {
  readonly __typename?: 'BrandMergeDryRun';
  /** Name that the products would get. */
  readonly into: Scalars['String']['output'];
  /** Number of products that would get another brand. */
  readonly productCount: Scalars['Int']['output'];
  /** Names of the first 20 of these products. */
  readonly sample: ReadonlyArray<Scalars['String']['output']>;
};

/** Result of writing one brand. */
export type BrandPayload = {
  readonly __typename?: 'BrandPayload';
  /** The brand after the call; null when it was refused. */
  readonly brand?: Maybe<Brand>;
  /** The brand as it is now, with `REVISION_CONFLICT`, so that both changes can be joined; null otherwise. */
  readonly current?: Maybe<Brand>;
  /** Why it was refused; empty when it was not. */
  readonly problems: ReadonlyArray<Problem>;
};

/** Result of starting to rename brands. */
export type BrandRenamePayload = {
  readonly __typename?: 'BrandRenamePayload';
  /** The brands whose revision is no longer current, as they are now, with `REVISION_CONFLICT`; empty otherwise. */
  readonly current: ReadonlyArray<Brand>;
  /** The job that renames them; null when it was refused. */
  readonly job?: Maybe<Job>;
  /** Why it was refused; empty when it was not. */
  readonly problems: ReadonlyArray<Problem>;
};

/** Order of brands. */
export type BrandSort = {
  /** What they are ordered by. */
  readonly field: BrandSortField;
  /** Ascending or descending. */
  readonly order?: SortOrder;
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
  readonly __typename?: 'BrandStory';
  /** The brand at work; null when the shop has no picture of it. */
  readonly image?: Maybe<Image>;
  /** First paragraph of the story; null when only the place is known. */
  readonly intro?: Maybe<Scalars['HTML']['output']>;
  /** Where the brand works, as a person reads it: `Newlyn, Cornwall`; null when the shop does not say. */
  readonly place?: Maybe<Scalars['String']['output']>;
  /** The story; null when only the place is known. */
  readonly text?: Maybe<Scalars['HTML']['output']>;
};

/** A brand was changed. */
export type BrandUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'BrandUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The brand after the change. */
  readonly brand?: Maybe<Brand>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** One category on the path from the front page of the shop to a product. */
export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  /** Id of the category. */
  readonly categoryId?: Maybe<Scalars['ID']['output']>;
  /** Name of the category as a person reads it. */
  readonly categoryName?: Maybe<Scalars['String']['output']>;
  /** Slug of the category, for the address of its page. */
  readonly categorySlug?: Maybe<Scalars['String']['output']>;
};

/** Input of `bulkAdjustProductProperty`. */
export type BulkAdjustProductPropertyInput = {
  /**
   * Risks of the price change that the caller accepts, as in `StartJobInput`; others are refused with
   * `ACKNOWLEDGMENT_REQUIRED`.
   */
  readonly acknowledge?: InputMaybe<ReadonlyArray<PriceRisk>>;
  /** Property and its change. */
  readonly adjust: AdjustProductPropertyInput;
  /** 1 to 100 products. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** Input of `bulkApproveMembersByFilter`. */
export type BulkApproveMembersByFilterInput = {
  /** Token of `countMembersByFilter`. */
  readonly confirmationToken: Scalars['String']['input'];
  /** Members to approve, as they were counted. */
  readonly filter?: InputMaybe<ManagedMemberFilter>;
};

/** Input of `bulkBlockMembersByFilter`. */
export type BulkBlockMembersByFilterInput = {
  /** Token of `countMembersByFilter`. */
  readonly confirmationToken: Scalars['String']['input'];
  /** Members to block, as they were counted. */
  readonly filter?: InputMaybe<ManagedMemberFilter>;
};

/** Result for one brand of a bulk call. */
export type BulkBrandItem = {
  readonly __typename?: 'BulkBrandItem';
  /** The brand after the call; null when it was refused. */
  readonly brand?: Maybe<Brand>;
  /** Id of the brand; null for one that was not created. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Position in the list that was sent, counted from 0. */
  readonly index: Scalars['Int']['output'];
  /** Why it was refused; empty when it was not. */
  readonly problems: ReadonlyArray<Problem>;
  /** Whether it was done. */
  readonly success: Scalars['Boolean']['output'];
};

/** Result of a bulk call about brands: each is tried separately, and some may fail. */
export type BulkBrandPayload = {
  readonly __typename?: 'BulkBrandPayload';
  /** Results in the order of the list; empty when nothing was tried. */
  readonly items: ReadonlyArray<BulkBrandItem>;
  /** Why nothing was tried; empty when the brands were tried. */
  readonly problems: ReadonlyArray<Problem>;
  /** Number of brands that were refused. */
  readonly totalFailures: Scalars['Int']['output'];
  /** Number of brands that were written. */
  readonly totalSuccesses: Scalars['Int']['output'];
};

/** Input of `bulkCreateBrands`. */
export type BulkCreateBrandsInput = {
  /** The brands, 1 to 100. */
  readonly brands: ReadonlyArray<CreateBrandInput>;
};

/** Input of `bulkDeleteBrands`. */
export type BulkDeleteBrandsInput = {
  /** Ids of the brands, 1 to 100. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** Input of `bulkDeleteMembersByFilter`. */
export type BulkDeleteMembersByFilterInput = {
  /** Token of `countMembersByFilter`. */
  readonly confirmationToken: Scalars['String']['input'];
  /** Member who gets what the deleted ones wrote; the owner of the site when left out. */
  readonly contentAssigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Members to delete, as they were counted. */
  readonly filter?: InputMaybe<ManagedMemberFilter>;
};

/** Input of `bulkDeleteMembers`. */
export type BulkDeleteMembersInput = {
  /** 1 to 100 members. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** Input of `bulkGetOrCreateBrands`. */
export type BulkGetOrCreateBrandsInput = {
  /** The brands, 1 to 100. */
  readonly brands: ReadonlyArray<GetOrCreateBrandInput>;
};

/** Result for one thing of a bulk call. */
export type BulkItem = {
  readonly __typename?: 'BulkItem';
  /** Id of the thing; null for one that was not created. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Position in the list that was sent, counted from 0. */
  readonly index: Scalars['Int']['output'];
  /** Why it was not done; empty when it was. */
  readonly problems: ReadonlyArray<Problem>;
  /** Whether it was done. */
  readonly success: Scalars['Boolean']['output'];
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
  readonly __typename?: 'BulkPayload';
  /** Results in the order of the list; empty when nothing was tried. */
  readonly items: ReadonlyArray<BulkItem>;
  /** Why nothing was tried; empty when the things were tried. */
  readonly problems: ReadonlyArray<Problem>;
  /** Number of things that failed. */
  readonly totalFailures: Scalars['Int']['output'];
  /** Number of things that were done. */
  readonly totalSuccesses: Scalars['Int']['output'];
};

/** Input of `bulkSetProductProperty`. */
export type BulkSetProductPropertyInput = {
  /**
   * Risks of the price change that the caller accepts, as in `StartJobInput`; others are refused with
   * `ACKNOWLEDGMENT_REQUIRED`.
   */
  readonly acknowledge?: InputMaybe<ReadonlyArray<PriceRisk>>;
  /** 1 to 100 products. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** Property and its new value. */
  readonly set: SetProductPropertyInput;
};

/** Input of `bulkUpdateBrands`. */
export type BulkUpdateBrandsInput = {
  /** The brands and their new names, 1 to 100. */
  readonly brands: ReadonlyArray<UpdateBrandInput>;
};

/** Who buys. */
export type BuyerInfo = {
  readonly __typename?: 'BuyerInfo';
  /** Entry of the buyer among the site's contacts; null when there is none yet. */
  readonly contactId?: Maybe<Scalars['ID']['output']>;
  /** Email address for the order; null before one is given. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Id of the visitor, member or staff member. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Kind of caller the cart belongs to. */
  readonly kind: ActorKind;
};

/** What a line comes to, with tax. An amount the platform does not send is null. */
export type CalculatedLine = {
  readonly __typename?: 'CalculatedLine';
  /** What is paid at checkout, when `paymentOption` is DEPOSIT_ONLINE. */
  readonly depositAmount?: Maybe<Money>;
  /** What discounts take off the whole line. */
  readonly discount?: Maybe<Money>;
  /** Price of one piece before every discount. */
  readonly fullPrice?: Maybe<Money>;
  /** Line of the cart. */
  readonly lineId: Scalars['ID']['output'];
  /** Price of all extras of one piece. */
  readonly modifiers?: Maybe<Money>;
  /** How the line is paid. */
  readonly paymentOption?: Maybe<PaymentOption>;
  /** Price of one piece, after the product's discount and the discounts of the line. */
  readonly price?: Maybe<Money>;
  /** Price of one piece, after the product's discount, before the discounts of the line. */
  readonly priceBeforeDiscounts?: Maybe<Money>;
  /** Tax of the whole line. */
  readonly taxDetails?: Maybe<TaxDetails>;
  /** Whose address the line is taxed by. */
  readonly taxableAddress?: Maybe<TaxableAddressType>;
  /** Price of the whole line, `price` times `quantity`. */
  readonly total?: Maybe<Money>;
  /** Price of the whole line after discounts, with tax. */
  readonly totalAfterTax?: Maybe<Money>;
  /** Price of the whole line after discounts, without tax. */
  readonly totalBeforeTax?: Maybe<Money>;
};

/**
 * The caller as the rights of fields are checked for: an app by its key, staff by their access to the admin, a member by the
 * session, else a visitor.
 */
export type Caller = {
  readonly __typename?: 'Caller';
  /** Kind of caller. Staff are members at any endpoint but the admin's. */
  readonly kind: ActorKind;
  /** Name of the app or the member, or email address of staff; null for visitors, and for members without a name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Rights of staff or an app; empty for other callers. */
  readonly rights: ReadonlyArray<Right>;
  /** Role of staff; null for other callers. */
  readonly role?: Maybe<StaffRole>;
  /** Scopes of the app's key; empty for other callers. */
  readonly scopes: ReadonlyArray<AppScope>;
};

/** Input of `cancelBackInStockRequest`. */
export type CancelBackInStockRequestInput = {
  /** Id of the request. */
  readonly id: Scalars['ID']['input'];
};

/** What a captcha gave; one of the two. */
export type CaptchaInput =
  /** Token of the invisible captcha. */
  { readonly invisible: Scalars['String']['input']; readonly visible?: never; }
  |  /** Token of the captcha a person solved. */
  { readonly invisible?: never; readonly visible: Scalars['String']['input']; };

/** Settings of the delivery rates that are requested from a carrier. */
export type CarrierRateConfiguration = {
  readonly __typename?: 'CarrierRateConfiguration';
  /** Weight assumed for products without one. */
  readonly backupWeight?: Maybe<Weight>;
  /** When the configuration was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the delivery regions it applies to; at most 50. */
  readonly deliveryRegionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Services offered within the country, at most three. */
  readonly domesticServices: ReadonlyArray<CarrierService>;
  /** Id of the configuration. */
  readonly id: Scalars['ID']['output'];
  /** Services offered to other countries, at most three. */
  readonly internationalServices: ReadonlyArray<CarrierService>;
  /** Id of the location the packages are sent from. */
  readonly locationId?: Maybe<Scalars['ID']['output']>;
  /** Most products in one package; null for a `CUSTOM` package. */
  readonly maxProductCount?: Maybe<Scalars['Int']['output']>;
  /** Height of the package, as the platform sends it. */
  readonly packageHeight?: Maybe<Scalars['Decimal']['output']>;
  /** Length of the package, as the platform sends it. */
  readonly packageLength?: Maybe<Scalars['Decimal']['output']>;
  /** Name of the package. */
  readonly packageName?: Maybe<Scalars['String']['output']>;
  /** `CUSTOM`, or one of the carrier's flat-rate packages such as `SMALL_FLAT_RATE_BOX`. */
  readonly packageType?: Maybe<Scalars['String']['output']>;
  /** Width of the package, as the platform sends it. */
  readonly packageWidth?: Maybe<Scalars['Decimal']['output']>;
  /** Grows by 1 with every change of the configuration. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Address of that location. */
  readonly shipFromAddress?: Maybe<Address>;
  /** When the configuration was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A carrier rate configuration was created. */
export type CarrierRateConfigurationCreatedEvent = ChangeEvent & {
  readonly __typename?: 'CarrierRateConfigurationCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The configuration that was created. */
  readonly carrierRateConfiguration?: Maybe<CarrierRateConfiguration>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A carrier rate configuration was deleted; `entityId` is its id. */
export type CarrierRateConfigurationDeletedEvent = ChangeEvent & {
  readonly __typename?: 'CarrierRateConfigurationDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The configuration before it was deleted. */
  readonly carrierRateConfiguration?: Maybe<CarrierRateConfiguration>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A carrier rate configuration was changed. */
export type CarrierRateConfigurationUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'CarrierRateConfigurationUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The configuration after the change. */
  readonly carrierRateConfiguration?: Maybe<CarrierRateConfiguration>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A service of a carrier, and what is added to its rate. */
export type CarrierService = {
  readonly __typename?: 'CarrierService';
  /** Delivery time as text: `2-3 business days`. */
  readonly estimatedDeliveryTime?: Maybe<Scalars['String']['output']>;
  /** Subtotal from which delivery is free; null when it never is. */
  readonly freeDeliveryMinimumAmount?: Maybe<Money>;
  /** Fee added to the rate: an amount or a percentage, by `handlingFeeType`. */
  readonly handlingFee?: Maybe<Scalars['Decimal']['output']>;
  /** Whether `handlingFee` is an amount or a percentage; null without a fee, and when the gateway does not know it. */
  readonly handlingFeeType?: Maybe<HandlingFeeType>;
  /** Id of the service. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Name of the service, as the platform sends it. */
  readonly service?: Maybe<Scalars['String']['output']>;
};

/** The cart of the caller. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** Everything that lowers the price; empty when nothing does. */
  readonly appliedDiscounts: ReadonlyArray<AppliedDiscount>;
  /** Place of business the cart belongs to; null when it belongs to none. */
  readonly businessLocationId?: Maybe<Scalars['ID']['output']>;
  /** Who the cart belongs to. */
  readonly buyerInfo?: Maybe<BuyerInfo>;
  /** Language of the buyer, as a two-letter code. */
  readonly buyerLanguage?: Maybe<Scalars['String']['output']>;
  /** Note of the buyer to the shop, at most 1,000 characters; null without one. */
  readonly buyerNote?: Maybe<Scalars['String']['output']>;
  /** Checkout that was made from the cart; null before `createCheckout` or `startCheckout`. */
  readonly checkoutId?: Maybe<Scalars['ID']['output']>;
  /** Address and person the order is for; null before any is given. */
  readonly contactInfo?: Maybe<Contact>;
  /** ISO 4217 code of the currency the shopper sees prices in; equal to `currency` when none was chosen. */
  readonly conversionCurrency?: Maybe<Scalars['String']['output']>;
  /** Code of the applied coupon; null without one. */
  readonly couponCode?: Maybe<Scalars['String']['output']>;
  /** When the cart was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the shop's currency, in which prices are calculated. */
  readonly currency: Scalars['String']['output'];
  /** What discounts take off. Null when the platform does not send it; the estimate has it. */
  readonly discount?: Maybe<Money>;
  /** What apps store on the cart, by their namespaces, unchanged. */
  readonly extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Id of the cart. */
  readonly id: Scalars['ID']['output'];
  /** Pieces over all lines. */
  readonly itemCount: Scalars['Int']['output'];
  /** Lines of the cart, at most 300; those that can no longer be bought are included. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Those of `appliedDiscounts` that staff or an app gave. */
  readonly merchantDiscounts: ReadonlyArray<AppliedDiscount>;
  /** Address used in place of the generated checkout address; null when none is set. */
  readonly overrideCheckoutUrl?: Maybe<Scalars['URL']['output']>;
  /** ISO 4217 code of the currency the order is paid in. */
  readonly paymentCurrency?: Maybe<Scalars['String']['output']>;
  /** What blocks the order and can be seen from the cart alone, such as a line that is sold out; empty when nothing does. */
  readonly problems: ReadonlyArray<Problem>;
  /** Id that is the same on the cart, its checkout and its order. */
  readonly purchaseFlowId?: Maybe<Scalars['ID']['output']>;
  /** Whole number as text that grows with every change. A cart with a smaller one than the last is out of date. */
  readonly revision: Scalars['String']['output'];
  /** Delivery option the shopper chose; null before one is chosen. */
  readonly selectedShippingOption?: Maybe<SelectedShippingOptionCode>;
  /** Main language of the site, as a two-letter code. */
  readonly siteLanguage?: Maybe<Scalars['String']['output']>;
  /** Sum of the lines before discounts. Null when the platform does not send it; the estimate has it. */
  readonly subtotal?: Maybe<Money>;
  /** Sum of the lines after discounts, without tax and delivery. Null when the platform does not send it. */
  readonly subtotalAfterDiscounts?: Maybe<Money>;
  /** Whether prices contain tax; null when the platform does not say. */
  readonly taxIncludedInPrices?: Maybe<Scalars['Boolean']['output']>;
  /** When the cart was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unit of every weight in the cart. */
  readonly weightUnit?: Maybe<WeightUnit>;
};

/** A cart was abandoned. */
export type CartAbandonedEvent = ChangeEvent & {
  readonly __typename?: 'CartAbandonedEvent';
  /** When the cart was abandoned. */
  readonly abandonedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly anonymization: Scalars['Boolean']['output'];
  /** Who abandoned the cart; null when the platform does not say. */
  readonly buyer?: Maybe<AbandonmentBuyer>;
  /** Id of the checkout of the cart; null when the platform does not say. */
  readonly checkoutId?: Maybe<Scalars['ID']['output']>;
  /** Address where the buyer can go on with the checkout. */
  readonly checkoutUrl?: Maybe<Scalars['URL']['output']>;
  /** Id of the coupon in the cart; null when there is none. */
  readonly couponId?: Maybe<Scalars['ID']['output']>;
  /** When the cart was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  /** Number of items in the cart. */
  readonly itemCount?: Maybe<Scalars['Int']['output']>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  /** Price of the items before delivery, tax and discounts, in the shop's currency. */
  readonly subtotal?: Maybe<Money>;
  /** What would have been paid, in the shop's currency. */
  readonly total?: Maybe<Money>;
  readonly type: Scalars['String']['output'];
};

/** A change of the caller's cart. */
export type CartChange = {
  readonly __typename?: 'CartChange';
  /** The cart as it is now, read when it is selected; null when there is none. */
  readonly cart?: Maybe<Cart>;
  /** When it happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /**
   * Revision of the cart after the change, when the platform sends it. A client that has this revision need not read the
   * cart again.
   */
  readonly revision?: Maybe<Scalars['String']['output']>;
};

/** A cart was created. */
export type CartCreatedEvent = ChangeEvent & {
  readonly __typename?: 'CartCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The cart that was created. */
  readonly cart?: Maybe<Cart>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A cart was deleted; `entityId` is its id. */
export type CartDeletedEvent = ChangeEvent & {
  readonly __typename?: 'CartDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** What the cart comes to, as the platform calculates it. */
export type CartEstimate = {
  readonly __typename?: 'CartEstimate';
  /** Whether the cart can be paid with a gift card: the shop takes them, and nothing in the cart excludes them. */
  readonly acceptsGiftCards: Scalars['Boolean']['output'];
  /** Fees on top of lines and delivery; empty when there are none. */
  readonly additionalFees: ReadonlyArray<AdditionalFee>;
  /** Everything that lowers the price, with its amount; empty when nothing does. */
  readonly appliedDiscounts: ReadonlyArray<AppliedDiscount>;
  /** Cart the estimate is of; null when the platform does not send it. */
  readonly cart?: Maybe<Cart>;
  /** ISO 4217 code of the currency of the amounts. */
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** Gift card that pays a part; null without one. */
  readonly giftCard?: Maybe<AppliedGiftCard>;
  /** Amounts of each line; empty when the cart has none. */
  readonly lines: ReadonlyArray<CalculatedLine>;
  /** Memberships of the buyer that can pay. */
  readonly membershipOptions: MembershipOptions;
  /** What is paid after checkout; null when the platform does not split the payment. */
  readonly payLater?: Maybe<PriceSummary>;
  /** What is paid at checkout; null when the platform does not split the payment. */
  readonly payNow?: Maybe<PriceSummary>;
  /** Totals of the cart. */
  readonly priceSummary: PriceSummary;
  /** Delivery and its options; null when the delivery was not calculated. */
  readonly shippingInfo?: Maybe<ShippingInfo>;
  /** Tax of the cart; null when tax was not calculated. */
  readonly taxSummary?: Maybe<TaxSummary>;
  /**
   * What blocks the order or deviates from the request: a line that is unavailable, a coupon that stopped applying, an
   * address the shop does not deliver to. Empty when nothing does.
   */
  readonly violations: ReadonlyArray<Problem>;
  /** Unit of every weight in the cart. */
  readonly weightUnit?: Maybe<WeightUnit>;
};

/** One line of a cart or checkout. */
export type CartLine = {
  readonly __typename?: 'CartLine';
  /** Whether the line can still be bought. */
  readonly availability: LineAvailability;
  /** App whose catalog the line comes from; the shop's own products have the id of the stores app. Null for a custom line. */
  readonly catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Options of the item as the platform stores them, unchanged; null when there are none. */
  readonly catalogOptions?: Maybe<Scalars['JSON']['output']>;
  /** What staff or an app set in place of the catalog; null when nothing is replaced. */
  readonly catalogOverride?: Maybe<CatalogOverride>;
  /** Chosen options, as they were put into the cart; empty for a product without options. */
  readonly choices: ReadonlyArray<ChosenOption>;
  /** Terms the buyer accepts before a payment method is stored. */
  readonly consentRequiredPaymentPolicy?: Maybe<Scalars['String']['output']>;
  /** Whether the line comes from no catalog: staff or an app created it. */
  readonly custom: Scalars['Boolean']['output'];
  /** Name of the kind, when `itemType` is CUSTOM; otherwise null. */
  readonly customItemType?: Maybe<Scalars['String']['output']>;
  /** Texts the buyer entered for the product; empty when there are none. */
  readonly customTexts: ReadonlyArray<CustomText>;
  /** Delivery profile of the site that says how the line is sent. */
  readonly deliveryProfileId?: Maybe<Scalars['ID']['output']>;
  /** What is paid at checkout, when `paymentOption` is DEPOSIT_ONLINE; otherwise null. */
  readonly depositAmount?: Maybe<Money>;
  /** Chosen options in words that are shown; empty when there are none. */
  readonly descriptionLines: ReadonlyArray<DescriptionLine>;
  /** What discounts take off the whole line. Null in a cart, whose estimate has it. */
  readonly discount?: Maybe<Money>;
  /** What apps store on the line, by their namespaces, unchanged. */
  readonly extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Whether changes of the quantity are refused. */
  readonly fixedQuantity: Scalars['Boolean']['output'];
  /** Price of one piece before every discount. */
  readonly fullPrice: Money;
  /** Id of the line, for changes of its quantity and removal. */
  readonly id: Scalars['ID']['output'];
  /** Picture of the product or variant; null without one. */
  readonly image?: Maybe<Image>;
  /** What kind of thing the line sells. */
  readonly itemType: ItemType;
  /** Whether only members can buy it. */
  readonly membersOnly: Scalars['Boolean']['output'];
  /** Chosen extras by group, at most 25 groups; empty when there are none. */
  readonly modifierGroups: ReadonlyArray<LineModifierGroup>;
  /** Price of all extras of the line together; null when the platform does not send it. */
  readonly modifiersTotalPrice?: Maybe<Money>;
  /** Name of the product, in the buyer's language where there is a translation. */
  readonly name: Scalars['String']['output'];
  /** Address of the product's page on the platform's own site; null when the platform sends only its path, which is in `relativePath`. */
  readonly pageUrl?: Maybe<Scalars['URL']['output']>;
  /** How the line is paid; null when the platform does not say. */
  readonly paymentOption?: Maybe<PaymentOption>;
  /** Weight and SKU; null for what is not a thing. */
  readonly physicalProperties?: Maybe<PhysicalProperties>;
  /** Texts of the seller that belong to the line, at most 5; empty when there are none. */
  readonly policies: ReadonlyArray<LinePolicy>;
  /** Whether it is ordered before it is in stock. */
  readonly preorderRequested: Scalars['Boolean']['output'];
  /** Price of one piece, after the product's discount and the discounts of the line. */
  readonly price: Money;
  /** Price of one piece, after the product's discount, before the discounts of the line. */
  readonly priceBeforeDiscounts: Money;
  /** Text shown in place of a price or beside it: `from $67`. */
  readonly priceDescription?: Maybe<Scalars['String']['output']>;
  /** Whether the price is not known yet, such as for a service by agreement. */
  readonly priceUndetermined: Scalars['Boolean']['output'];
  /** Product of the shop; null for a custom line and for an item of another app's catalog. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Slug of the product, taken from the end of `relativePath`; null for a custom line. */
  readonly productSlug?: Maybe<Scalars['String']['output']>;
  /** Pieces, 1 to 100,000. Lowered by the platform when fewer are in stock. */
  readonly quantity: Scalars['Int']['output'];
  /** Path of the product's page on the platform's own site. */
  readonly relativePath?: Maybe<Scalars['String']['output']>;
  /** Item the line belongs to in its catalog; usually the product itself. */
  readonly rootCatalogItemId?: Maybe<Scalars['ID']['output']>;
  /** Whether the payment method is stored for later payments, as subscriptions require. */
  readonly savePaymentMethod: Scalars['Boolean']['output'];
  /** Membership that pays for the line; null when none does, and in a checkout. */
  readonly selectedMembership?: Maybe<LineMembership>;
  /** Time and participants of a service; null for everything else. */
  readonly serviceProperties?: Maybe<ServiceProperties>;
  /** How the line repeats; null for what is bought once. */
  readonly subscription?: Maybe<SubscriptionOption>;
  /** Tax of the whole line. Null in a cart, whose estimate has it. */
  readonly taxDetails?: Maybe<TaxDetails>;
  /** Tax group of the line; null in a checkout. */
  readonly taxGroupId?: Maybe<Scalars['ID']['output']>;
  /** Whose address the line is taxed by; null when the platform does not say. */
  readonly taxableAddress?: Maybe<TaxableAddressType>;
  /** Price of the whole line after its discounts: `price` times `quantity`. */
  readonly total: Money;
  /** Price of the whole line after discounts, with tax. Null in a cart, whose estimate has it. */
  readonly totalAfterTax?: Maybe<Money>;
  /** Price of the whole line after discounts, without tax. Null in a cart, whose estimate has it. */
  readonly totalBeforeTax?: Maybe<Money>;
  /** Chosen variant; null when the line names none. */
  readonly variantId?: Maybe<Scalars['ID']['output']>;
};

/** A line to put into the cart. */
export type CartLineInput = {
  /** App whose catalog the line comes from, such as that of bookings. Not needed for the shop's own products. */
  readonly catalogAppId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What the catalog of `catalogAppId` has to know of the item, at most 8,000 characters of JSON. Refused for the shop's own
   * products.
   */
  readonly catalogOptions?: InputMaybe<Scalars['JSON']['input']>;
  /** What the line says and costs in place of its catalog. Staff and apps only. */
  readonly catalogOverride?: InputMaybe<CatalogOverrideInput>;
  /** Chosen options, at most 6; the platform finds the variant. */
  readonly choices?: InputMaybe<ReadonlyArray<ChosenOptionInput>>;
  /** Texts for the product, such as an engraving; at most 10. */
  readonly customTexts?: InputMaybe<ReadonlyArray<CustomTextInput>>;
  /** Data of apps, by their namespaces: `{ namespaces: { "@app": { … } } }`. At most 8,000 characters of JSON. */
  readonly extendedFields?: InputMaybe<Scalars['JSON']['input']>;
  /** Orders a product before it is in stock; for products that accept preorders. */
  readonly preorderRequested?: InputMaybe<Scalars['Boolean']['input']>;
  /** Product of the shop; with `catalogAppId`, an item of that app's catalog. 1 to 36 characters. */
  readonly productId: Scalars['ID']['input'];
  /** Pieces, 1 to 100,000. */
  readonly quantity?: Scalars['Int']['input'];
  /** Membership that pays for the line. */
  readonly selectedMembership?: InputMaybe<LineMembershipInput>;
  /** Whose address the line is taxed by. Staff and apps only. */
  readonly taxableAddress?: InputMaybe<TaxableAddressType>;
  /** Variant to buy; give this or `choices`. */
  readonly variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** A line and its new quantity. */
export type CartLineQuantityInput = {
  /** Line of the cart. */
  readonly lineId: Scalars['ID']['input'];
  /** New quantity, 1 to 100,000; `removeCartLines` takes a line away. */
  readonly quantity: Scalars['Int']['input'];
};

/**
 * The cart after a change. When something was refused, `cart` is the cart as it was last seen; null beside problems means
 * only that no cart was seen yet.
 */
export type CartPayload = {
  readonly __typename?: 'CartPayload';
  /** Cart after the change, or as it was last seen. */
  readonly cart?: Maybe<Cart>;
  /** What was refused or done differently than requested; empty when all was done. */
  readonly problems: ReadonlyArray<Problem>;
};

/** An abandoned cart was recovered. */
export type CartRecoveredEvent = ChangeEvent & {
  readonly __typename?: 'CartRecoveredEvent';
  /** When the cart was abandoned. */
  readonly abandonedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly anonymization: Scalars['Boolean']['output'];
  /** Id of the checkout of the cart; null when the platform does not say. */
  readonly checkoutId?: Maybe<Scalars['ID']['output']>;
  /** When the cart was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  /** When the buyer took the cart up again. */
  readonly recoveredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A cart was changed. */
export type CartUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'CartUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The cart after the change. */
  readonly cart?: Maybe<Cart>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** Counts for the first screen of the admin, of at most 10,000 products, hidden ones included. */
export type CatalogHealth = {
  readonly __typename?: 'CatalogHealth';
  /** Brands of the shop. */
  readonly brandCount: Scalars['Int']['output'];
  /** True when there are more products than are counted. */
  readonly capped: Scalars['Boolean']['output'];
  /** Collections, without the built-in one. */
  readonly collectionCount: Scalars['Int']['output'];
  /** When the list of products that was counted was read. */
  readonly countedAt: Scalars['DateTime']['output'];
  /** Products with a discount of their own. */
  readonly discounted: Scalars['Int']['output'];
  /** Products that shoppers do not see. */
  readonly hidden: Scalars['Int']['output'];
  /** Products that cost the merchant more than a shopper pays, or have a visible variant that does. */
  readonly negativeMargin: Scalars['Int']['output'];
  /** Products of which some variants are sold out. */
  readonly partlySoldOut: Scalars['Int']['output'];
  /** Members who wait to be approved. Null for a caller without the right `MEMBERS_READ`. */
  readonly pendingMemberCount?: Maybe<Scalars['Int']['output']>;
  /** Products that are given away, or have a visible variant that is, the discount taken off. */
  readonly priceZero: Scalars['Int']['output'];
  /** Products that are counted. */
  readonly productCount: Scalars['Int']['output'];
  /** Products of which nothing can be bought. */
  readonly soldOut: Scalars['Int']['output'];
  /** Products in no collection but the built-in one. */
  readonly withoutCollection: Scalars['Int']['output'];
  /** Products without a picture. */
  readonly withoutPicture: Scalars['Int']['output'];
};

/** What staff or an app set on a line in place of its catalog. A null field stays as the catalog has it. */
export type CatalogOverride = {
  readonly __typename?: 'CatalogOverride';
  /** What is paid at checkout of a line with a deposit. */
  readonly depositAmount?: Maybe<Money>;
  /** Lines below the name in place of the chosen options; empty when they are not replaced. */
  readonly descriptionLines: ReadonlyArray<DescriptionLine>;
  /** Price of one piece before a discount. */
  readonly fullPrice?: Maybe<Money>;
  /** Picture in place of the product's. */
  readonly image?: Maybe<Image>;
  /** Id of the app that counts the stock of the line. */
  readonly inventoryAppId?: Maybe<Scalars['ID']['output']>;
  /** How the line is paid. */
  readonly paymentOption?: Maybe<PaymentOption>;
  /** Price of one piece in place of the catalog's, in the currency of the cart. */
  readonly price?: Maybe<Money>;
  /** Name in place of the product's. */
  readonly productName?: Maybe<Scalars['String']['output']>;
  /** Whether the payment method is stored for later payments. */
  readonly savePaymentMethod?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the line has to be delivered. */
  readonly shippable?: Maybe<Scalars['Boolean']['output']>;
  /** Stock keeping unit in place of the product's. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Weight of one piece in place of the product's. */
  readonly weight?: Maybe<Weight>;
};

/** What a line says and costs in place of its catalog. What is left out stays as the catalog has it. */
export type CatalogOverrideInput = {
  /** What is paid at checkout, with `paymentOption` DEPOSIT_ONLINE. */
  readonly depositAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lines below the name in place of the chosen options, at most 20. */
  readonly descriptionLines?: InputMaybe<ReadonlyArray<DescriptionLineInput>>;
  /** Price of one piece before a discount, 0 to 999,999,999 with at most 3 decimals. */
  readonly fullPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Picture in place of the product's. */
  readonly image?: InputMaybe<ImageInput>;
  /** Id of the app that counts the stock of the line. */
  readonly inventoryAppId?: InputMaybe<Scalars['ID']['input']>;
  /** How the line is paid. */
  readonly paymentOption?: InputMaybe<PaymentOption>;
  /** Price of one piece, 0 to 999,999,999 with at most 3 decimals. */
  readonly price?: InputMaybe<Scalars['Decimal']['input']>;
  /** Name in place of the product's, 1 to 200 characters. */
  readonly productName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the payment method is stored for later payments. */
  readonly savePaymentMethod?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the line has to be delivered. */
  readonly shippable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stock keeping unit, at most 40 characters. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Weight of one piece, 0 to 999,999,999. */
  readonly weight?: InputMaybe<WeightInput>;
};

/** An item of an app's catalog. */
export type CatalogReferenceInput = {
  /** App the catalog belongs to. */
  readonly catalogAppId: Scalars['ID']['input'];
  /** Id of the item within its catalog, 1 to 36 characters. */
  readonly catalogItemId: Scalars['ID']['input'];
  /** What the catalog has to know of the item, at most 8,000 characters of JSON. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
};

/** Position of a product in a category. */
export type CategoryPlace = {
  readonly __typename?: 'CategoryPlace';
  /** Id of the category. */
  readonly id: Scalars['ID']['output'];
  /** Position within the category, counted from 0. */
  readonly index?: Maybe<Scalars['Int']['output']>;
};

/**
 * Something changed on the platform. Each kind of event has a type with fields of its own. Those are null, and lists of
 * them empty, when the event was not readable, when its content was erased, and for personal data when the caller lacks
 * the right `EVENTS_PERSONAL`.
 */
export type ChangeEvent = {
  /** True when a person's request for erasure caused the change. */
  readonly anonymization: Scalars['Boolean']['output'];
  /** Why it is a dead letter; null in every other state. */
  readonly deadLetter?: Maybe<DeadLetter>;
  /** Id of the cart, order, product or other entity that changed; null when the platform names none. */
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  /** True when the content of the event is gone, as a rule because a person requested erasure. */
  readonly erased: Scalars['Boolean']['output'];
  /**
   * Fields that changed, with their previous values. Empty where the platform does not say, and for personal data when the
   * caller lacks the right `EVENTS_PERSONAL`.
   */
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  /** Id of the event on the platform. A message of the older kind has none: its id is a hash of its content. */
  readonly id: Scalars['ID']['output'];
  /** Who caused the change; null when the platform does not say. */
  readonly identity?: Maybe<EventIdentity>;
  /** Kind of event; `UNKNOWN` for a type the gateway does not know. */
  readonly name: ChangeEventName;
  /** When the change happened; for a message without a time, when it was signed. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** When the gateway received the event. */
  readonly receivedAt: Scalars['DateTime']['output'];
  /** Digits that grow with every event of the same entity. Null for messages of the older kind. */
  readonly sequence?: Maybe<Scalars['String']['output']>;
  /** How far its handling has come. */
  readonly state: ChangeEventState;
  /** Event type as the platform names it: `wix.ecom.v1.cart_updated`. */
  readonly type: Scalars['String']['output'];
};

/** A page of change events, newest first. */
export type ChangeEventConnection = {
  readonly __typename?: 'ChangeEventConnection';
  /** The same events, each with its cursor. */
  readonly edges: ReadonlyArray<ChangeEventEdge>;
  /** Events of the page. */
  readonly nodes: ReadonlyArray<ChangeEvent>;
  /** Whether there are further pages, and the cursors to read them with. */
  readonly pageInfo: PageInfo;
  /** Number of all events that match the filter. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One change event of a page, with its cursor. */
export type ChangeEventEdge = {
  readonly __typename?: 'ChangeEventEdge';
  /** Cursor of this event, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: ChangeEvent;
};

/** Narrows change events. An event has to match every part that is given. */
export type ChangeEventFilter = {
  /** Events of the entity with this id. */
  readonly entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Events of one of these kinds. */
  readonly names?: InputMaybe<ReadonlyArray<ChangeEventName>>;
  /** Events received at this time or later. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Events in one of these states. */
  readonly states?: InputMaybe<ReadonlyArray<ChangeEventState>>;
  /** Only events of a type the gateway does not know (`UnknownEvent`), when true. */
  readonly unknownType?: InputMaybe<Scalars['Boolean']['input']>;
  /** Events received before this time. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** State of the inbox that change events arrive in. */
export type ChangeEventHealth = {
  readonly __typename?: 'ChangeEventHealth';
  /** Number of dead letters, which need attention. */
  readonly deadLetterCount: Scalars['Int']['output'];
  /** When the latest event arrived; null when none is stored. */
  readonly lastReceivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** False when the platform's public key is not configured: no events are accepted then. */
  readonly open: Scalars['Boolean']['output'];
  /** Number of events that wait to be handled, or to be tried again. */
  readonly waiting: Scalars['Int']['output'];
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
  readonly captcha?: InputMaybe<CaptchaInput>;
  /** Current password; may be missing where none is known, and then the sign-in has to be a fresh one. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 100 characters, not white space alone. */
  readonly newPassword: Scalars['String']['input'];
};

/** A variant with the names of its fields that changed. */
export type ChangedVariant = {
  readonly __typename?: 'ChangedVariant';
  /** Names of fields of `ProductVariant` that changed, such as `price`; any other has the platform's name. */
  readonly changedFields: ReadonlyArray<Scalars['String']['output']>;
  /** Choices that make up the variant. */
  readonly choices: ReadonlyArray<ChosenOption>;
  /** Id of the variant. */
  readonly variantId: Scalars['ID']['output'];
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
  readonly __typename?: 'Checkout';
  /** Fees on top of lines and delivery; empty when there are none. */
  readonly additionalFees: ReadonlyArray<AdditionalFee>;
  /** Everything that lowers the price, with its amount; empty when nothing does. */
  readonly appliedDiscounts: ReadonlyArray<AppliedDiscount>;
  /** Address and person the order is billed to; null before any is given. */
  readonly billing?: Maybe<Contact>;
  /** Place of business the order belongs to. */
  readonly businessLocationId?: Maybe<Scalars['ID']['output']>;
  /** Who buys. */
  readonly buyerInfo?: Maybe<BuyerInfo>;
  /** Language of the buyer, as a two-letter code. */
  readonly buyerLanguage?: Maybe<Scalars['String']['output']>;
  /** Note of the buyer to the shop, at most 1,000 characters. */
  readonly buyerNote?: Maybe<Scalars['String']['output']>;
  /** Cart it was made from. */
  readonly cartId?: Maybe<Scalars['ID']['output']>;
  /** Sales channel it belongs to. */
  readonly channelType?: Maybe<ChannelType>;
  /** Whether an order was made from it. It can no longer be changed then. */
  readonly completed: Scalars['Boolean']['output'];
  /** ISO 4217 code of the currency the shopper sees prices in. */
  readonly conversionCurrency?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who created it, by kind and id; null when the platform does not say. */
  readonly createdBy?: Maybe<Actor>;
  /** ISO 4217 code of the shop's currency, in which prices are calculated. */
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** Content of an app it was created from; null when it was not. */
  readonly customContentReference?: Maybe<CustomContentReference>;
  /** What the buyer entered into additional fields; empty when there are none. */
  readonly customFields: ReadonlyArray<CheckoutCustomField>;
  /** Address and person the order is delivered to; null before any is given. */
  readonly destination?: Maybe<Contact>;
  /** What apps store on the checkout, by their namespaces, unchanged. */
  readonly extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Something outside the site it belongs to; null when there is nothing. */
  readonly externalReference?: Maybe<ExternalReference>;
  /** Gift card that pays a part; null without one. */
  readonly giftCard?: Maybe<AppliedGiftCard>;
  /** Id of the checkout. */
  readonly id: Scalars['ID']['output'];
  /** Lines to buy, 1 to 300, with tax and totals. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Memberships of the buyer that can pay. */
  readonly membershipOptions: MembershipOptions;
  /** Id for `node` and `nodes`. */
  readonly nodeId: Scalars['ID']['output'];
  /**
   * Number of the order that was made from it, as the confirmation email names it. Null before there is an order, on a
   * site without an API key, and in a change event.
   */
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /** What is paid when the free trial of a subscription ends. */
  readonly payAfterFreeTrial?: Maybe<PriceSummary>;
  /** What is paid after the order is placed. */
  readonly payLater?: Maybe<PriceSummary>;
  /** What is paid when the order is placed. */
  readonly payNow?: Maybe<PriceSummary>;
  /** ISO 4217 code of the currency the order is paid in. */
  readonly paymentCurrency?: Maybe<Scalars['String']['output']>;
  /** Totals of the order. */
  readonly priceSummary?: Maybe<PriceSummary>;
  /** Id that is the same on the cart, its checkout and its order. */
  readonly purchaseFlowId?: Maybe<Scalars['ID']['output']>;
  /** Delivery and its options. */
  readonly shippingInfo?: Maybe<ShippingInfo>;
  /** Main language of the site, as a two-letter code. */
  readonly siteLanguage?: Maybe<Scalars['String']['output']>;
  /** Group of buyers who pay no tax; null when the buyer is in none. */
  readonly taxExemptGroupId?: Maybe<Scalars['ID']['output']>;
  /** Whether prices contain tax; null when the platform does not say. */
  readonly taxIncludedInPrices?: Maybe<Scalars['Boolean']['output']>;
  /** Tax of the order. */
  readonly taxSummary?: Maybe<TaxSummary>;
  /** When it was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the page where it is paid. Every caller with this address can open the checkout; null in a change event. */
  readonly url?: Maybe<Scalars['URL']['output']>;
  /** What blocks the order or deviates from the request; empty when nothing does. */
  readonly violations: ReadonlyArray<Problem>;
  /** Unit of every weight in the checkout. */
  readonly weightUnit?: Maybe<WeightUnit>;
};

/** Billing fields of the checkout page. */
export type CheckoutBillingFields =
  /** All fields of an address. */
  | 'ALL_FIELDS'
  /** Only those that payment and tax need. */
  | 'MINIMUM_REQUIRED_FIELDS';

/** A checkbox of the checkout page. */
export type CheckoutCheckbox = {
  readonly __typename?: 'CheckoutCheckbox';
  /** Whether it is checked when the page opens. */
  readonly checkedByDefault: Scalars['Boolean']['output'];
  /** Whether there is one box for each channel, such as email and SMS. Null but for `subscriptionCheckbox`. */
  readonly splitByChannel?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the page shows it. */
  readonly visible: Scalars['Boolean']['output'];
};

/** A checkout became an order. */
export type CheckoutCompletedEvent = ChangeEvent & {
  readonly __typename?: 'CheckoutCompletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The completed checkout. */
  readonly checkout?: Maybe<Checkout>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A checkout was created from a cart. */
export type CheckoutCreatedEvent = ChangeEvent & {
  readonly __typename?: 'CheckoutCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The checkout that was created. */
  readonly checkout?: Maybe<Checkout>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** What the buyer entered into an additional field of the checkout page. */
export type CheckoutCustomField = {
  readonly __typename?: 'CheckoutCustomField';
  /** Title of the field. */
  readonly title: Scalars['String']['output'];
  /** Title in the buyer's language; null without a translation. */
  readonly translatedTitle?: Maybe<Scalars['String']['output']>;
  /** A text, a number or a list of texts, as the platform sends it. */
  readonly value?: Maybe<Scalars['JSON']['output']>;
};

/** A checkout was deleted; `entityId` is its id. */
export type CheckoutDeletedEvent = ChangeEvent & {
  readonly __typename?: 'CheckoutDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** Checkboxes the checkout page shows. */
export type CheckoutFields = {
  readonly __typename?: 'CheckoutFields';
  /** Agreement to the shop's policies. */
  readonly policyAgreementCheckbox?: Maybe<CheckoutCheckbox>;
  /** Consent to marketing messages. */
  readonly subscriptionCheckbox?: Maybe<CheckoutCheckbox>;
};

/** How the top of the checkout page looks. */
export type CheckoutHeader = {
  readonly __typename?: 'CheckoutHeader';
  /** Where the header has its content. */
  readonly alignment?: Maybe<HeaderAlignment>;
  /** Hex color behind the header; null when it is a picture. */
  readonly backgroundColor?: Maybe<Scalars['String']['output']>;
  /** Picture behind the header; null when it is a color. */
  readonly backgroundImage?: Maybe<Image>;
  /** Link back to the shop. */
  readonly continueShopping?: Maybe<ContinueShopping>;
  /** Whether the word for checkout is shown. */
  readonly displayCheckoutLabel?: Maybe<Scalars['Boolean']['output']>;
  /** Hex color of the line below the header. */
  readonly dividerColor?: Maybe<Scalars['String']['output']>;
  /** Logo of the shop; null without one. */
  readonly logo?: Maybe<CheckoutLogo>;
  /** Text of the header, at most 55 characters. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** Hex color of the text. */
  readonly textColor?: Maybe<Scalars['String']['output']>;
};

/** Opens the page where a checkout is paid. */
export type CheckoutIntentInput = {
  /** Checkout to pay. */
  readonly checkoutId: Scalars['ID']['input'];
};

/** The shop's logo on the checkout page. */
export type CheckoutLogo = {
  readonly __typename?: 'CheckoutLogo';
  /** Picture of the logo. */
  readonly image?: Maybe<Image>;
  /** Size it is shown at. */
  readonly size?: Maybe<LogoSize>;
};

/** How the form and the summary of the checkout page look. */
export type CheckoutMainSection = {
  readonly __typename?: 'CheckoutMainSection';
  /** Radius of all other corners, 0 to 100. */
  readonly cornerRadius?: Maybe<Scalars['Int']['output']>;
  /** Hex color of the lines between parts. */
  readonly dividerColor?: Maybe<Scalars['String']['output']>;
  /** Corners of the buttons that pay at once. */
  readonly expressButtonsCornerRadius?: Maybe<ExpressButtonShape>;
  /** Hex color behind the form; null when it is a picture. */
  readonly formBackgroundColor?: Maybe<Scalars['String']['output']>;
  /** Picture behind the form; null when it is a color. */
  readonly formBackgroundImage?: Maybe<Image>;
  /** Hex color behind the summary; null when it is a picture. */
  readonly summaryBackgroundColor?: Maybe<Scalars['String']['output']>;
  /** Picture behind the summary; null when it is a color. */
  readonly summaryBackgroundImage?: Maybe<Image>;
  /** Hex color of boxes that stand out. */
  readonly tintedBoxColor?: Maybe<Scalars['String']['output']>;
};

/** A policy the checkout page links to. */
export type CheckoutPolicy = {
  readonly __typename?: 'CheckoutPolicy';
  /** Text of the policy. */
  readonly content: Scalars['HTML']['output'];
  /** What the policy is about. */
  readonly kind: CheckoutPolicyKind;
  /** Title of the policy; null but for `CUSTOM`. */
  readonly title?: Maybe<Scalars['String']['output']>;
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
  readonly __typename?: 'CheckoutSettings';
  /** Which billing fields the page has. */
  readonly billingFields?: Maybe<CheckoutBillingFields>;
  /** Hex color of buttons. */
  readonly buttonColor?: Maybe<Scalars['String']['output']>;
  /** Whether reserved money is captured before the reservation ends. */
  readonly captureBeforeExpiryEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Checkboxes of the page. */
  readonly checkoutFields?: Maybe<CheckoutFields>;
  /** When the settings were created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether money is only reserved when an order is placed. */
  readonly delayCaptureEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Bottom of the page, as the platform sends it, unchanged; its members are not documented. */
  readonly footer?: Maybe<Scalars['JSON']['output']>;
  /** Whether the buyer can pay with a gift card. */
  readonly giftCardRedeemEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Top of the page. */
  readonly header?: Maybe<CheckoutHeader>;
  /** Form and summary. */
  readonly mainSection?: Maybe<CheckoutMainSection>;
  /** Whether a stored payment method may be charged later without the buyer. */
  readonly merchantInitiatedPaymentsEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Hex color of the button that places the order. */
  readonly placeOrderButtonColor?: Maybe<Scalars['String']['output']>;
  /** Policies the page shows; empty when it shows none. */
  readonly policies: ReadonlyArray<CheckoutPolicy>;
  /** Hex color of what is chosen: radio buttons and checked boxes. */
  readonly selectionColor?: Maybe<Scalars['String']['output']>;
  /** When the settings were last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The checkout settings of the site were changed. */
export type CheckoutSettingsUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'CheckoutSettingsUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The settings after the change. */
  readonly checkoutSettings?: Maybe<CheckoutSettings>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A prepared checkout. Opening its link creates a checkout with its items. */
export type CheckoutTemplate = {
  readonly __typename?: 'CheckoutTemplate';
  /** Code of the coupon that is applied; null when there is none. */
  readonly couponCode?: Maybe<Scalars['String']['output']>;
  /** App and component with content of their own for the checkout page; null when there is none. */
  readonly customContentReference?: Maybe<CustomContentReference>;
  /** Items of no catalog, at most 300. */
  readonly customLines: ReadonlyArray<CheckoutTemplateCustomLine>;
  /** Whether manual payment is not offered. */
  readonly disabledManualPayment?: Maybe<Scalars['Boolean']['output']>;
  /** App and resource the checkout is connected with outside the platform; null when there is none. */
  readonly externalReference?: Maybe<ExternalReference>;
  /** Id of the template. */
  readonly id: Scalars['ID']['output'];
  /** Products of the checkout, at most 300. */
  readonly lines: ReadonlyArray<CheckoutTemplateLine>;
  /** Whether the shopper can neither apply nor remove a coupon. */
  readonly lockedCoupon?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the shopper can neither add nor remove a gift card. */
  readonly lockedGiftCard?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its link works. */
  readonly status?: Maybe<CheckoutTemplateStatus>;
};

/** A checkout template was created. */
export type CheckoutTemplateCreatedEvent = ChangeEvent & {
  readonly __typename?: 'CheckoutTemplateCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The template that was created. */
  readonly checkoutTemplate?: Maybe<CheckoutTemplate>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** An item of no catalog in a checkout template. */
export type CheckoutTemplateCustomLine = {
  readonly __typename?: 'CheckoutTemplateCustomLine';
  /** Id of the line. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Name of the item as the shopper reads it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Price of one piece, in the shop's currency. */
  readonly price?: Maybe<Money>;
  /** Number of pieces. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
};

/** A checkout template was deleted; `entityId` is its id. */
export type CheckoutTemplateDeletedEvent = ChangeEvent & {
  readonly __typename?: 'CheckoutTemplateDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A product in a checkout template. */
export type CheckoutTemplateLine = {
  readonly __typename?: 'CheckoutTemplateLine';
  /** App id of the catalog the product belongs to. */
  readonly catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Id of the product in its catalog. */
  readonly catalogItemId?: Maybe<Scalars['ID']['output']>;
  /** Variant and choices of the product, as the catalog writes them. */
  readonly catalogOptions?: Maybe<Scalars['JSON']['output']>;
  /** Number of pieces, 1 to 100,000. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
};

/** Whether the link of a checkout template works. */
export type CheckoutTemplateStatus =
  /** The link creates a checkout. */
  | 'ACTIVE'
  /** The link creates nothing and leads to the home page of the site. */
  | 'INACTIVE';

/** A checkout template was changed. */
export type CheckoutTemplateUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'CheckoutTemplateUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The template after the change. */
  readonly checkoutTemplate?: Maybe<CheckoutTemplate>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** The link of a checkout template was opened. */
export type CheckoutTemplateUsedEvent = ChangeEvent & {
  readonly __typename?: 'CheckoutTemplateUsedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The checkout that was created from the template. */
  readonly checkout?: Maybe<Checkout>;
  /** The template behind the link. */
  readonly checkoutTemplate?: Maybe<CheckoutTemplate>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A checkout was changed. */
export type CheckoutUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'CheckoutUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The checkout after the change. */
  readonly checkout?: Maybe<Checkout>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** Media of the product that show a choice. */
export type ChoiceMediaInput = {
  /** Choice of the option, as a person reads it. */
  readonly choice: Scalars['String']['input'];
  /** 1 to 50 media of the product. */
  readonly mediaIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Name of the option, such as `Color`. */
  readonly option: Scalars['String']['input'];
};

/** Media to remove from a choice. */
export type ChoiceMediaRemovalInput = {
  /** Choice of the option, as a person reads it. */
  readonly choice: Scalars['String']['input'];
  /** Which of the media that show it. */
  readonly media: MediaSelectionInput;
  /** Name of the option, such as `Color`. */
  readonly option: Scalars['String']['input'];
};

/** Choices to remove media from. */
export type ChoiceMediaSelectionInput =
  /** True for all media of every choice. */
  { readonly all: Scalars['Boolean']['input']; readonly choices?: never; }
  |  /** 1 to 10 choices, each with the media to remove. */
  { readonly all?: never; readonly choices: ReadonlyArray<ChoiceMediaRemovalInput>; };

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
  readonly __typename?: 'ChosenOption';
  /** Label of the choice, in the language of the request. */
  readonly choice: Scalars['String']['output'];
  /** Name of the option, in the language of the request. */
  readonly option: Scalars['String']['output'];
};

/** One option with the choice made. */
export type ChosenOptionInput = {
  /** Label of the choice in the language of the request, 1 to 50 characters. */
  readonly choice: Scalars['String']['input'];
  /** Name of the option in the language of the request, 1 to 50 characters; case does not count when products are read. */
  readonly option: Scalars['String']['input'];
};

/** A named group of products. */
export type Collection = Node & {
  readonly __typename?: 'Collection';
  /** True for the collection of all products, which belongs to the platform and cannot be changed. */
  readonly builtIn?: Maybe<Scalars['Boolean']['output']>;
  /** Description for shoppers; null when there is none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Id of the collection. */
  readonly id: Scalars['ID']['output'];
  /** The picture or video shown first; null when it has none. */
  readonly mainMedia?: Maybe<MediaItem>;
  /**
   * Products of the collection, hidden ones included, as `managedProducts` reads them. One platform call for each
   * collection.
   */
  readonly managedProducts?: Maybe<ProductConnection>;
  /** All pictures and videos of the collection; empty when it has none. */
  readonly media: ReadonlyArray<MediaItem>;
  /** Name as a person reads it. */
  readonly name: Scalars['String']['output'];
  /** Id for `node` and `nodes`. */
  readonly nodeId: Scalars['ID']['output'];
  /** Number of its products; null when the platform does not say. */
  readonly productCount?: Maybe<Scalars['Int']['output']>;
  /** Visible products of the collection. One platform call for each collection: refused below a list of more than ten. */
  readonly products?: Maybe<ProductConnection>;
  /** Last part of the address of its page. */
  readonly slug: Scalars['String']['output'];
  /**
   * Whether shoppers see it. A hidden one is null for them, as if there were none: only staff read it, with
   * `managedCollections`.
   */
  readonly visible: Scalars['Boolean']['output'];
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
  readonly __typename?: 'CollectionConnection';
  /** The same collections, each with its cursor. */
  readonly edges: ReadonlyArray<CollectionEdge>;
  /** Collections of the page. */
  readonly nodes: ReadonlyArray<Collection>;
  /** Whether there are further pages, and the cursors to read them with. */
  readonly pageInfo: PageInfo;
  /** Number of all collections; null when the platform does not count them. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A collection was created. */
export type CollectionCreatedEvent = ChangeEvent & {
  readonly __typename?: 'CollectionCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The collection that was created. */
  readonly collection?: Maybe<CollectionSnapshot>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A collection was deleted. */
export type CollectionDeletedEvent = ChangeEvent & {
  readonly __typename?: 'CollectionDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** One collection of a page, with its cursor. */
export type CollectionEdge = {
  readonly __typename?: 'CollectionEdge';
  /** Cursor of this collection, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The collection. */
  readonly node: Collection;
};

/** Result of writing a collection. */
export type CollectionPayload = {
  readonly __typename?: 'CollectionPayload';
  /** The collection after the call; null when it was refused or could not be read afterwards. */
  readonly collection?: Maybe<Collection>;
  /** Why it was refused; empty when it was not. A `WARNING` says that it was done but could not be read. */
  readonly problems: ReadonlyArray<Problem>;
};

/** A collection as change events carry it, with its values at that time. Read the current ones as `Collection`. */
export type CollectionSnapshot = {
  readonly __typename?: 'CollectionSnapshot';
  /** Id of the collection. */
  readonly id: Scalars['ID']['output'];
  /** Picture or video shown first; null when the collection has none. */
  readonly mainMedia?: Maybe<MediaItem>;
  /** All pictures and videos of the collection; empty when it has none. */
  readonly media: ReadonlyArray<MediaItem>;
  /** Name as a person reads it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Slug of the collection, the last part of the address of its page. */
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** Whether the collection is shown to shoppers. */
  readonly visible?: Maybe<Scalars['Boolean']['output']>;
};

/** Order of collections. */
export type CollectionSort = {
  /** What they are ordered by. */
  readonly field: CollectionSortField;
  /** Ascending or descending. */
  readonly order?: SortOrder;
};

/** What collections are ordered by. */
export type CollectionSortField =
  /** Id, for an order that renaming does not change. */
  | 'ID'
  /** Name. */
  | 'NAME';

/** A collection was changed. */
export type CollectionUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'CollectionUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /**
   * Names of fields of `Collection` that changed, such as `name`; any other has the platform's name. Products that are put
   * into a collection change themselves.
   */
  readonly changedFields: ReadonlyArray<Scalars['String']['output']>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A collection, and products that are added to it or removed from it. */
export type CollectionWorkInput = {
  /** Id of the collection. */
  readonly collectionId: Scalars['ID']['input'];
  /** Ids of products, 1 to 10,000, each once. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** What came back in the fragment or as a posted message; each text has at most 2,048 characters. */
export type CompleteSignInInput = {
  /** Authorization code, when the sign-in succeeded. Without effect beside `error`. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** Code of the error, when the sign-in failed. */
  readonly error?: InputMaybe<Scalars['String']['input']>;
  /** Text of the error, when the sign-in failed. */
  readonly errorDescription?: InputMaybe<Scalars['String']['input']>;
  /** State that came back; it has to be the one of `startSignIn`. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the platform's sign-in page. */
export type CompleteSignInPayload = {
  readonly __typename?: 'CompleteSignInPayload';
  /** Why the caller is not signed in; empty when the sign-in succeeded. */
  readonly problems: ReadonlyArray<Problem>;
  /** Path to go on to; null when there are problems. */
  readonly returnTo?: Maybe<Scalars['String']['output']>;
  /** Caller after the sign-in. */
  readonly viewer: Viewer;
};

/** An address and the person behind it. */
export type Contact = {
  readonly __typename?: 'Contact';
  /** Postal address; null when none is known. */
  readonly address?: Maybe<Address>;
  /** Person behind the address; null when none is known. */
  readonly contactDetails?: Maybe<ContactDetails>;
};

/** The person or company behind an address. */
export type ContactDetails = {
  readonly __typename?: 'ContactDetails';
  /** Name of the company, at most 1,000 characters. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** First name, at most 100 characters. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Last name, at most 100 characters. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number, as it was entered. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Number the buyer is taxed under; null without one. */
  readonly vatId?: Maybe<VatId>;
};

/** The person or company behind an address; replaced as a whole. */
export type ContactDetailsInput = {
  /** At most 1,000 characters. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Number the buyer is taxed under. */
  readonly vatId?: InputMaybe<VatIdInput>;
};

/**
 * A page of text that the merchant writes, such as the one about returns. The page `contact` has address, email and phone
 * of the site where the merchant has written none.
 */
export type ContentPage = {
  readonly __typename?: 'ContentPage';
  /** The text. */
  readonly body: Scalars['HTML']['output'];
  /** What the page says, in one sentence. */
  readonly description: Scalars['String']['output'];
  /** End of the address of its page: `returns`. */
  readonly slug: Scalars['String']['output'];
  /** Terms of the shop that belong above the text, in this order; empty for a page without them. */
  readonly terms: ReadonlyArray<ContentTerms>;
  /** Title of the page. */
  readonly title: Scalars['String']['output'];
};

/** Terms of the shop that a page of text shows. */
export type ContentTerms =
  /** Of delivery. */
  | 'DELIVERY'
  /** Of returns. */
  | 'RETURNS';

/** The link from the checkout page back to the shop. */
export type ContinueShopping = {
  readonly __typename?: 'ContinueShopping';
  /** How the link looks. */
  readonly displayType?: Maybe<ContinueShoppingDisplay>;
  /** Whether the page has no such link. */
  readonly hidden?: Maybe<Scalars['Boolean']['output']>;
};

/** How the link back to the shop looks. */
export type ContinueShoppingDisplay =
  /** A symbol. */
  | 'ICON'
  /** Words. */
  | 'TEXT';

/** What a product or variant costs the merchant, and what is left of its price. */
export type CostAndProfit = {
  readonly __typename?: 'CostAndProfit';
  /** What one costs the merchant; null when no cost is known. */
  readonly cost?: Maybe<Money>;
  /** Profit as a fraction of the discounted price, at most 1; null for what costs something and is given away. */
  readonly margin?: Maybe<Scalars['Decimal']['output']>;
  /** Discounted price less cost; null when no cost is known. */
  readonly profit?: Maybe<Money>;
};

/** A new app key. */
export type CreateAppKeyInput = {
  /** Origins whose pages may use the key from a browser, at most 20; none when left out. */
  readonly allowedOrigins?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether the app runs only the documents of its own manifest. */
  readonly documentsOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the app: 1 to 50 letters, digits, hyphens and underscores. No other key has or had it. */
  readonly name: Scalars['String']['input'];
  /** What the app may do; nothing but reading what is public when left out. */
  readonly scopes?: InputMaybe<ReadonlyArray<AppScope>>;
};

/** Result of creating an app key. */
export type CreateAppKeyPayload = {
  readonly __typename?: 'CreateAppKeyPayload';
  /** The key's entry; null when it was refused. */
  readonly appKey?: Maybe<AppKey>;
  /** Why it was refused; empty when it was not. */
  readonly problems: ReadonlyArray<CreateAppKeyProblem>;
  /** The key itself, returned here and never again; null when it was refused. */
  readonly secret?: Maybe<Scalars['String']['output']>;
};

/** A refusal of createAppKey. */
export type CreateAppKeyProblem = ProblemDetails & {
  readonly __typename?: 'CreateAppKeyProblem';
  /** What happened, for programs. */
  readonly code: CreateAppKeyProblemCode;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
  readonly requestId?: Maybe<Scalars['String']['output']>;
  readonly severity: ProblemSeverity;
  readonly suggestedFix?: Maybe<SuggestedFix>;
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
  readonly name: Scalars['String']['input'];
};

/** What a checkout starts with. */
export type CreateCheckoutInput = {
  /** Address the order is billed to. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** Sales channel it belongs to. */
  readonly channelType?: ChannelType;
  /** Email address for the order; required with an address when the caller is not signed in. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Delivery option, when the cart has none yet. */
  readonly selectedShippingOption?: InputMaybe<ShippingOptionInput>;
  /** Address the order is delivered to. */
  readonly shippingAddress?: InputMaybe<AddressInput>;
};

/** The checkout, or why there is none. */
export type CreateCheckoutPayload = {
  readonly __typename?: 'CreateCheckoutPayload';
  /** Checkout of the cart; null when there are problems. */
  readonly checkout?: Maybe<Checkout>;
  /** Id of the checkout; null when there are problems. */
  readonly checkoutId?: Maybe<Scalars['ID']['output']>;
  /** Why there is no checkout; empty when there is one. */
  readonly problems: ReadonlyArray<Problem>;
};

/** A new collection. */
export type CreateCollectionInput = {
  /** Description for shoppers, at most 600 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name as a person reads it, 1 to 50 characters. */
  readonly name: Scalars['String']['input'];
  /** Last part of the address of its page, 1 to 100 characters; made from the name when left out. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a page that shoppers see; its products are sold either way. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new member, with the limits of `UpdateMemberInput`. */
export type CreateMemberInput = {
  /** Postal addresses, at most 20. */
  readonly addresses?: InputMaybe<ReadonlyArray<ManagedMemberAddressInput>>;
  /** A past day since 1900. */
  readonly birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Name of the company. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Additional fields of the site, at most 50. */
  readonly customFields?: InputMaybe<ReadonlyArray<MemberCustomFieldInput>>;
  /** Email addresses beside the login email, at most 20. */
  readonly emails?: InputMaybe<ReadonlyArray<ManagedMemberEmailInput>>;
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Profession or position. */
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Email address the member signs in with; it cannot be changed later. */
  readonly loginEmail: Scalars['String']['input'];
  /** Name shown to others. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  /** Phone numbers, at most 20. */
  readonly phones?: InputMaybe<ReadonlyArray<ManagedMemberPhoneInput>>;
  /** Whether the profile is public; the site's default when left out. */
  readonly privacyStatus?: InputMaybe<PrivacyStatus>;
  /** Line below the name. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** A new product. Amounts are 0 to 999999999.99, with at most 2 decimals. */
export type CreateProductInput = {
  /** Price before the discount. */
  readonly basePrice: Scalars['Decimal']['input'];
  /** Name of the brand, 1 to 50 characters. */
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  /** What one costs the merchant. */
  readonly cost?: InputMaybe<Scalars['Decimal']['input']>;
  /** HTML, at most 8,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** What is taken off the price. */
  readonly discount?: InputMaybe<ProductDiscountInput>;
  /** Titled texts of the product page. */
  readonly infoSections?: InputMaybe<ReadonlyArray<InfoSectionInput>>;
  /** Whether variants have prices, costs, weights and SKUs of their own. */
  readonly managesVariants?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** What can be chosen, at most 6 options; together they make at most 1,000 variants. */
  readonly options?: InputMaybe<ReadonlyArray<ProductOptionInput>>;
  /** Size of the parcel it is sent in. */
  readonly packageDimensions?: InputMaybe<DimensionsInput>;
  /** For products sold by weight, volume or length. */
  readonly pricePerUnit?: InputMaybe<PricePerUnitInput>;
  /** Size of the product itself. */
  readonly productDimensions?: InputMaybe<DimensionsInput>;
  /** Short word on the picture, at most 30 characters. */
  readonly ribbon?: InputMaybe<Scalars['String']['input']>;
  /** What search engines read of the product page. */
  readonly seo?: InputMaybe<SeoInput>;
  /** Stock keeping unit, at most 40 characters. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Made from the name when left out; at most 100 characters. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** What kind of product it is. */
  readonly type?: InputMaybe<ProductType>;
  /** Whether shoppers see it; the platform decides when left out. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Weight of one piece; not below 0. */
  readonly weight?: InputMaybe<WeightInput>;
};

/** Input of `createRedirectSession`. */
export type CreateRedirectSessionInput = {
  /** Where the browser is sent afterwards. */
  readonly callbacks?: InputMaybe<RedirectCallbacksInput>;
  /** What to open. */
  readonly intent: RedirectIntentInput;
  /** How the page is opened. */
  readonly preferences?: InputMaybe<RedirectPreferencesInput>;
};

/** The redirect session, or why there is none. */
export type CreateRedirectSessionPayload = {
  readonly __typename?: 'CreateRedirectSessionPayload';
  /** Why there is none; empty when there is one. */
  readonly problems: ReadonlyArray<Problem>;
  /** Redirect session to follow; null when there are problems. */
  readonly redirectSession?: Maybe<RedirectSession>;
};

/** A currency, in the language of the request. */
export type Currency = {
  readonly __typename?: 'Currency';
  /** ISO 4217 code: `USD`. */
  readonly code: Scalars['String']['output'];
  /** Name as a person reads it: `US Dollar`. */
  readonly name: Scalars['String']['output'];
  /** Sign that amounts have: `$`. */
  readonly symbol: Scalars['String']['output'];
};

/** Content of an app that the checkout was created from. */
export type CustomContentReference = {
  readonly __typename?: 'CustomContentReference';
  /** App the content belongs to. */
  readonly appId?: Maybe<Scalars['ID']['output']>;
  /** Id of the content within the app. */
  readonly componentId?: Maybe<Scalars['ID']['output']>;
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
  readonly catalogReference?: InputMaybe<CatalogReferenceInput>;
  /** Name of the kind, with `itemType` CUSTOM; `custom` when left out. */
  readonly customItemType?: InputMaybe<Scalars['String']['input']>;
  /** Delivery profile of the site that says how the line is sent. */
  readonly deliveryProfileId?: InputMaybe<Scalars['ID']['input']>;
  /** What is paid at checkout, with `paymentOption` DEPOSIT_ONLINE. */
  readonly depositAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lines below the name, at most 10. */
  readonly descriptionLines?: InputMaybe<ReadonlyArray<DescriptionLineInput>>;
  /** Whether changes of the quantity in the cart are refused. */
  readonly fixedQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price of one piece before a discount. */
  readonly fullPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Picture of the line with its size and text. */
  readonly image?: InputMaybe<ImageInput>;
  /** What kind of thing the line sells. */
  readonly itemType?: ItemType;
  /** Whether only members can buy it. */
  readonly membersOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Extras by group, at most 25 groups. */
  readonly modifierGroups?: InputMaybe<ReadonlyArray<LineModifierGroupInput>>;
  /** Name of the line, 1 to 200 characters. */
  readonly name: Scalars['String']['input'];
  /** Address of the page that the line leads to, at most 1,000 characters. */
  readonly pageUrl?: InputMaybe<Scalars['URL']['input']>;
  /** How the line is paid. */
  readonly paymentOption?: InputMaybe<PaymentOption>;
  /** Texts that belong to the line, at most 5. */
  readonly policies?: InputMaybe<ReadonlyArray<LinePolicyInput>>;
  /** Price of one piece, 0 to 999,999,999 with at most 3 decimals. */
  readonly price: Scalars['Decimal']['input'];
  /** Text beside the price: `from $67`. 1 to 100 characters. */
  readonly priceDescription?: InputMaybe<Scalars['String']['input']>;
  /** Whether the price is not known yet, such as for a service by agreement. */
  readonly priceUndetermined?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pieces, 1 to 100,000. */
  readonly quantity?: Scalars['Int']['input'];
  /** Most pieces that can be bought, 0 to 100,000; no limit when left out. */
  readonly quantityAvailable?: InputMaybe<Scalars['Int']['input']>;
  /** Item the line belongs to in its catalog, 1 to 36 characters. */
  readonly rootCatalogItemId?: InputMaybe<Scalars['ID']['input']>;
  /** Time and participants of a service. */
  readonly serviceProperties?: InputMaybe<CustomLineServiceInput>;
  /** Whether the line has to be delivered. */
  readonly shippable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stock keeping unit, at most 40 characters. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** How the line repeats; left out for what is bought once. */
  readonly subscription?: InputMaybe<CustomLineSubscriptionInput>;
  /** Tax group of the line. */
  readonly taxGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Whose address the line is taxed by. */
  readonly taxableAddress?: InputMaybe<TaxableAddressType>;
  /** Weight of one piece, 0 to 999,999,999. */
  readonly weight?: InputMaybe<WeightInput>;
};

/** When a service takes place, and for how many. */
export type CustomLineServiceInput = {
  /** People who take part, 1 to 10,000. */
  readonly numberOfParticipants?: InputMaybe<Scalars['Int']['input']>;
  /** Start of the service. */
  readonly scheduledAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How a line of no catalog repeats. */
export type CustomLineSubscriptionInput = {
  /** Whether it goes on until it is canceled; `billingCycles` is then without effect. */
  readonly autoRenewal?: Scalars['Boolean']['input'];
  /** Number of payments after which it ends, 1 to 999. */
  readonly billingCycles?: InputMaybe<Scalars['Int']['input']>;
  /** What the subscription is, at most 500 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the buyer may cancel it without the shop. */
  readonly enableCustomerCancellation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Time before the first payment. */
  readonly freeTrial?: InputMaybe<FreeTrialInput>;
  /** Unit of `interval`. */
  readonly frequency: SubscriptionFrequency;
  /** Units between two payments, 1 to 3650: 2 with `frequency` MONTH is every two months. */
  readonly interval?: Scalars['Int']['input'];
  /** First day of the subscription; the day of the order when left out. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name of the subscription, 1 to 150 characters. */
  readonly title: Scalars['String']['input'];
};

/** A text the buyer entered for a product, such as an engraving. */
export type CustomText = {
  readonly __typename?: 'CustomText';
  /** Title of the product's text field. */
  readonly title: Scalars['String']['output'];
  /** Text as the buyer entered it. */
  readonly value: Scalars['String']['output'];
};

/** A text the shopper may or must enter with a product, such as an engraving. */
export type CustomTextField = {
  readonly __typename?: 'CustomTextField';
  /** Whether the product cannot be bought without the text. */
  readonly mandatory: Scalars['Boolean']['output'];
  /** Most characters of the text; 500 when the platform does not say. */
  readonly maxLength: Scalars['Int']['output'];
  /** Title of the field, in the language of the request; a text for it is sent in the same language. */
  readonly title: Scalars['String']['output'];
};

/** A text for a product, such as an engraving. */
export type CustomTextInput = {
  /** Title of the product's text field in the language of the request, 1 to 100 characters. */
  readonly title: Scalars['String']['input'];
  /** Text to enter, at most 500 characters. */
  readonly value: Scalars['String']['input'];
};

/** An option or a modifier that products share. */
export type Customization = {
  readonly __typename?: 'Customization';
  /** Choices, at most 1,000; empty for a customization with a text. */
  readonly choices: ReadonlyArray<CustomizationChoice>;
  /** When the customization was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The text the buyer gives; null for a customization with choices. */
  readonly freeText?: Maybe<CustomizationFreeText>;
  /** Id of the customization. */
  readonly id: Scalars['ID']['output'];
  /** Word for it in references to the catalog; generated from the name. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** Name as a person reads it; at most 50 characters. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How it is shown; never changes. */
  readonly renderType?: Maybe<CustomizationRenderType>;
  /** Grows by 1 with every change of the customization. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Order that its choices are shown in; null for a customization with a text. */
  readonly sortOrder?: Maybe<ChoiceSortStrategy>;
  /** Whether it is an option or a modifier; never changes. */
  readonly type?: Maybe<CustomizationType>;
  /** When the customization was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A choice of an option, a modifier or a customization. */
export type CustomizationChoice = {
  readonly __typename?: 'CustomizationChoice';
  /** Amount it adds to the price; null when it adds nothing. */
  readonly addedPrice?: Maybe<Money>;
  /** Its colors as hex codes, such as `#FF0000`; empty when it is no color. */
  readonly colorCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Picture shown beside the choice; null when there is none. */
  readonly displayImage?: Maybe<Image>;
  /** Id of the choice. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Picture the choice consists of; null for other kinds. */
  readonly image?: Maybe<Image>;
  /** Whether at least one variant with it is in stock. */
  readonly inStock?: Maybe<Scalars['Boolean']['output']>;
  /** Word for it in references to the catalog; generated from the name. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** Pictures and videos shown when it is chosen; empty when all of the product's are. */
  readonly linkedMedia: ReadonlyArray<ProductSnapshotMedia>;
  /** Name as a person reads it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Ids of the choices of the first option it goes with; empty when it goes with all. */
  readonly primaryChoiceIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Kind of choice. */
  readonly type?: Maybe<CustomizationChoiceType>;
  /** Whether at least one variant with it is visible. */
  readonly visible?: Maybe<Scalars['Boolean']['output']>;
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
  readonly __typename?: 'CustomizationCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The option or modifier that was created. */
  readonly customization?: Maybe<Customization>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** An option or modifier that products share was deleted; `entityId` is its id. */
export type CustomizationDeletedEvent = ChangeEvent & {
  readonly __typename?: 'CustomizationDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The option or modifier before it was deleted. */
  readonly customization?: Maybe<Customization>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A text the buyer may or must give, such as an engraving. */
export type CustomizationFreeText = {
  readonly __typename?: 'CustomizationFreeText';
  /** Amount it adds to the price; null when it adds nothing. */
  readonly defaultAddedPrice?: Maybe<Money>;
  /** Word for it in references to the catalog; generated from the title. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** Greatest number of characters, at most 500. */
  readonly maxCharCount?: Maybe<Scalars['Int']['output']>;
  /** Least number of characters. */
  readonly minCharCount?: Maybe<Scalars['Int']['output']>;
  /** Title of the field as a person reads it. */
  readonly title?: Maybe<Scalars['String']['output']>;
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
  readonly __typename?: 'CustomizationUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** The option or modifier after the change. */
  readonly customization?: Maybe<Customization>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** Why a change event became a dead letter, and how often it was tried. */
export type DeadLetter = {
  readonly __typename?: 'DeadLetter';
  /** Description of the reason for staff; null when there is nothing to add. */
  readonly detail?: Maybe<Scalars['String']['output']>;
  /** Kind of reason. */
  readonly reason: DeadLetterReason;
  /** How often handling was tried; 0 for an event that was never handed to a consumer. */
  readonly tries: Scalars['Int']['output'];
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
  readonly id: Scalars['ID']['input'];
};

/** Brands that are deleted. */
export type DeleteBrandsWorkInput = {
  /** Ids of brands, 1 to 10,000, each once. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** Input of `deleteCart`. */
export type DeleteCartInput = {
  /** Idempotency key, 8 to 100 letters, digits and . _ : -; a repeat with the same key has no second effect. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a request to delete the cart. */
export type DeleteCartPayload = {
  readonly __typename?: 'DeleteCartPayload';
  /** Whether the cart is gone. */
  readonly deleted: Scalars['Boolean']['output'];
  /** Why it was not deleted; empty when it was. */
  readonly problems: ReadonlyArray<Problem>;
};

/** Input of `deleteCollection`. */
export type DeleteCollectionInput = {
  /** Id of the collection. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `deleteMe`. */
export type DeleteMeInput = {
  /** Captcha, where the site requires one for sign-in. */
  readonly captcha?: InputMaybe<CaptchaInput>;
  /** Login email of the caller, to confirm the deletion. */
  readonly confirmation: Scalars['String']['input'];
  /** Member who gets what the caller wrote; the owner of the site when left out. */
  readonly contentAssigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Current password; may be missing where none is known, and then the sign-in has to be a fresh one. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `deleteMemberAddresses`. */
export type DeleteMemberAddressesInput = {
  /** Id of the member. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `deleteMemberEmails`. */
export type DeleteMemberEmailsInput = {
  /** Id of the member. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `deleteMember`. */
export type DeleteMemberInput = {
  /** Member who gets what the deleted one wrote; the owner of the site when left out. */
  readonly contentAssigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the member; not the caller's own. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `deleteMemberPhones`. */
export type DeleteMemberPhonesInput = {
  /** Id of the member. */
  readonly id: Scalars['ID']['input'];
};

/** Result of a deletion. */
export type DeletePayload = {
  readonly __typename?: 'DeletePayload';
  /** Id of what was deleted; null when nothing was. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted; empty when it was. */
  readonly problems: ReadonlyArray<Problem>;
};

/** Input of `deleteProduct`. */
export type DeleteProductInput = {
  /** Id of the product. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `deleteProductOptions`. */
export type DeleteProductOptionsInput = {
  /** Id of the product. */
  readonly id: Scalars['ID']['input'];
};

/** Products that are deleted. */
export type DeleteProductsWorkInput = {
  /** Ids of products, 1 to 10,000, each once. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which carrier takes which lines where, when a delivery is made of several. */
export type DeliveryAllocation = {
  readonly __typename?: 'DeliveryAllocation';
  /** App of the carrier. */
  readonly carrierAppId?: Maybe<Scalars['ID']['output']>;
  /** Code of the carrier's option. */
  readonly carrierCode?: Maybe<Scalars['String']['output']>;
  /** Lines that go this way; empty when the platform names none. */
  readonly lineIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Delivery region of the shop. */
  readonly regionId?: Maybe<Scalars['ID']['output']>;
  /** Name of the delivery region. */
  readonly regionName?: Maybe<Scalars['String']['output']>;
};

/** Delivery to a group of countries. */
export type DeliveryTerms = {
  readonly __typename?: 'DeliveryTerms';
  /** ISO 3166-1 alpha-2 codes: `US`. */
  readonly countries: ReadonlyArray<Scalars['String']['output']>;
  /** Value of an order from which delivery is free; null when it never is. */
  readonly freeFrom?: Maybe<Money>;
  /** Business days from the order to the delivery, at most. */
  readonly maxDays: Scalars['Int']['output'];
  /** Business days from the order to the delivery, at least. */
  readonly minDays: Scalars['Int']['output'];
  /** Price of a delivery. */
  readonly price: Money;
};

/** A chosen option of a line, in words that are shown. */
export type DescriptionLine = {
  readonly __typename?: 'DescriptionLine';
  /** Hex or rgb color to show; null when the value is not a color. */
  readonly colorCode?: Maybe<Scalars['String']['output']>;
  /** Name of the option, in the buyer's language where there is a translation: `Size`. */
  readonly name: Scalars['String']['output'];
  /** Chosen value, in the buyer's language where there is a translation; empty when the platform sends none. */
  readonly value: Scalars['String']['output'];
};

/** A line below the name: `Size: Small`. */
export type DescriptionLineInput = {
  /** Hex or rgb, when the value is a color. */
  readonly colorCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the option, 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Chosen value, at most 500 characters. */
  readonly value: Scalars['String']['input'];
};

/** A download. */
export type DigitalFile = {
  readonly __typename?: 'DigitalFile';
  /** When the link stops working; null when it does not. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the file; null when the platform sends none. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** Size of a product or of its parcel, in `unit`. */
export type Dimensions = {
  readonly __typename?: 'Dimensions';
  /** Height; null when it is not known. */
  readonly height?: Maybe<Scalars['Decimal']['output']>;
  /** Length; null when it is not known. */
  readonly length?: Maybe<Scalars['Decimal']['output']>;
  /** Unit of all three lengths. */
  readonly unit: DimensionsUnit;
  /** Width; null when it is not known. */
  readonly width?: Maybe<Scalars['Decimal']['output']>;
};

/** Size of a product or of its parcel. Lengths have at most 6 decimals. */
export type DimensionsInput = {
  /** Height in `unit`. */
  readonly height?: InputMaybe<Scalars['Decimal']['input']>;
  /** Length in `unit`. */
  readonly length?: InputMaybe<Scalars['Decimal']['input']>;
  /** Unit of all three lengths. */
  readonly unit: DimensionsUnit;
  /** Width in `unit`. */
  readonly width?: InputMaybe<Scalars['Decimal']['input']>;
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
  readonly id: Scalars['ID']['input'];
};

/** A discount the shop gives automatically, without a coupon. */
export type DiscountRule = {
  readonly __typename?: 'DiscountRule';
  /** Whether the rule is switched on. */
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  /** First moment the rule is in force; no limit when null. */
  readonly activeFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Moment the rule ends; no limit when null. */
  readonly activeUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Which of the items in scope are lowered. */
  readonly appliesTo?: Maybe<DiscountRuleSubject>;
  /** When the rule was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the rule gives: one discount at present. */
  readonly discounts: ReadonlyArray<DiscountRuleDiscount>;
  /** Id of the rule. */
  readonly id: Scalars['ID']['output'];
  /** Name of the rule, at most 50 characters. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Grows by 1 with every change of the rule. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Whether the rule is in force now, by its dates. */
  readonly status?: Maybe<DiscountRuleStatus>;
  /** Condition the rule applies under; null when it always applies. */
  readonly trigger?: Maybe<DiscountRuleTrigger>;
  /** When the rule was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of times the rule was used. */
  readonly usageCount?: Maybe<Scalars['Int']['output']>;
  /** Number of times the rule may be used; no limit when null. */
  readonly usageLimit?: Maybe<Scalars['Int']['output']>;
};

/** A discount rule was created. */
export type DiscountRuleCreatedEvent = ChangeEvent & {
  readonly __typename?: 'DiscountRuleCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  /** The rule that was created. */
  readonly discountRule?: Maybe<DiscountRule>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A discount rule was deleted; `entityId` is its id. */
export type DiscountRuleDeletedEvent = ChangeEvent & {
  readonly __typename?: 'DiscountRuleDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** One discount that a rule gives. */
export type DiscountRuleDiscount = {
  readonly __typename?: 'DiscountRuleDiscount';
  /** Amount taken off the price, in the shop's currency. */
  readonly fixedAmount?: Maybe<Money>;
  /** Price of an item with the discount, in the shop's currency. */
  readonly fixedPrice?: Maybe<Money>;
  /** Most pieces whose price it lowers; no limit when null. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** Percent taken off the price, 0.1 to 100. */
  readonly percent?: Maybe<Scalars['Decimal']['output']>;
  /** Prices for numbers of pieces; empty unless `type` is `QUANTITY_BASED`. */
  readonly quantityPrices: ReadonlyArray<DiscountRuleQuantityPrice>;
  /** Products whose price it lowers. */
  readonly scopes: ReadonlyArray<DiscountRuleScope>;
  /** What it lowers. */
  readonly targetType?: Maybe<DiscountRuleTargetType>;
  /** How it is calculated; says which of the amounts is set. */
  readonly type?: Maybe<DiscountRuleDiscountType>;
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
  readonly __typename?: 'DiscountRuleQuantityPrice';
  /** Price of all these pieces together. */
  readonly price?: Maybe<Money>;
  /** Number of pieces. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
};

/** Quantities between two numbers, both included. */
export type DiscountRuleQuantityRange = {
  readonly __typename?: 'DiscountRuleQuantityRange';
  /** The largest quantity; no limit when null. */
  readonly max?: Maybe<Scalars['Decimal']['output']>;
  /** The smallest quantity; no limit when null. */
  readonly min?: Maybe<Scalars['Decimal']['output']>;
  /** Products whose pieces count; empty for all products. */
  readonly scopes: ReadonlyArray<DiscountRuleScope>;
};

/** Products a discount rule applies to. */
export type DiscountRuleScope = {
  readonly __typename?: 'DiscountRuleScope';
  /** App id of the catalog with the products; null when another app selects them. */
  readonly catalogAppId?: Maybe<Scalars['ID']['output']>;
  /** Ids of products of that catalog; empty for all of them. */
  readonly catalogItemIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Id of the app that selects the products; null unless `type` is `CUSTOM_FILTER`. */
  readonly filterAppId?: Maybe<Scalars['ID']['output']>;
  /** Parameters for that app, as the platform sends them. */
  readonly filterParams?: Maybe<Scalars['JSON']['output']>;
  /** Id of the scope within the rule. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** How the products are selected. */
  readonly type?: Maybe<DiscountRuleScopeType>;
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
  readonly __typename?: 'DiscountRuleSubtotalRange';
  /** The largest subtotal; no limit when null. */
  readonly max?: Maybe<Money>;
  /** The smallest subtotal; no limit when null. */
  readonly min?: Maybe<Money>;
  /** Products whose prices count; empty for all products. */
  readonly scopes: ReadonlyArray<DiscountRuleScope>;
};

/** What a discount lowers. */
export type DiscountRuleTargetType =
  /** Products that come with the purchase of others. */
  | 'BUY_X_GET_Y'
  /** The products of `scopes`. */
  | 'SPECIFIC_ITEMS';

/** A condition of a discount rule, or several joined by `AND` or `OR`. */
export type DiscountRuleTrigger = {
  readonly __typename?: 'DiscountRuleTrigger';
  /** Id of the app that decides; null unless `type` is `CUSTOM`. */
  readonly customTriggerAppId?: Maybe<Scalars['ID']['output']>;
  /** Id of the condition within that app. */
  readonly customTriggerId?: Maybe<Scalars['ID']['output']>;
  /** Customers it applies to; null unless `type` is `CUSTOMER_ELIGIBILITY`. */
  readonly customerEligibility?: Maybe<DiscountRuleEligibility>;
  /** Quantities it applies to; null unless `type` is `ITEM_QUANTITY_RANGE`. */
  readonly itemQuantityRange?: Maybe<DiscountRuleQuantityRange>;
  /** Subtotals it applies to; null unless `type` is `SUBTOTAL_RANGE`. */
  readonly subtotalRange?: Maybe<DiscountRuleSubtotalRange>;
  /** Conditions that are joined; empty unless `type` is `AND` or `OR`. */
  readonly triggers: ReadonlyArray<DiscountRuleTrigger>;
  /** Kind of condition; says which of the other fields is set. */
  readonly type?: Maybe<DiscountRuleTriggerType>;
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
  readonly __typename?: 'DiscountRuleUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  /** The rule after the change. */
  readonly discountRule?: Maybe<DiscountRule>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
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
  readonly edits: ReadonlyArray<ProductEditInput>;
};

/** A refusal of the elevation. */
export type ElevationProblem = ProblemDetails & {
  readonly __typename?: 'ElevationProblem';
  /** What happened, for programs. */
  readonly code: ElevationProblemCode;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
  readonly requestId?: Maybe<Scalars['String']['output']>;
  readonly severity: ProblemSeverity;
  readonly suggestedFix?: Maybe<SuggestedFix>;
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
  readonly id: Scalars['ID']['input'];
};

/** What the estimate is calculated with. */
export type EstimateInput = {
  /** Billing address; it matters for tax when nothing in the cart is shipped. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** Whether additional fees are calculated; true when left out. */
  readonly calculateAdditionalFees?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the delivery is calculated; true when left out. */
  readonly calculateShipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether tax is calculated; true when left out. */
  readonly calculateTax?: InputMaybe<Scalars['Boolean']['input']>;
  /** Memberships that pay for lines. */
  readonly selectedMemberships?: InputMaybe<ReadonlyArray<SelectedMembershipInput>>;
  /** Delivery option to calculate with; the first one when left out. */
  readonly selectedShippingOption?: InputMaybe<ShippingOptionInput>;
  /** Address of the delivery; without one, delivery and tax are calculated only from what the cart stores. */
  readonly shippingAddress?: InputMaybe<AddressInput>;
};

/** Who caused a change. */
export type EventIdentity = {
  readonly __typename?: 'EventIdentity';
  /** Id of the visitor, member, dashboard user or app, by `kind`; null when unknown. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Kind of caller. */
  readonly kind: EventIdentityKind;
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
  readonly eventSlug: Scalars['String']['input'];
  /** Reservation of the tickets. */
  readonly reservationId: Scalars['ID']['input'];
};

/** Corners of the buttons that pay at once. */
export type ExpressButtonShape =
  /** Round ends. */
  | 'PILL'
  /** Square corners. */
  | 'RECTANGLE';

/** Something outside the site that the checkout belongs to. */
export type ExternalReference = {
  readonly __typename?: 'ExternalReference';
  /** App that knows the resource. */
  readonly appId?: Maybe<Scalars['ID']['output']>;
  /** Id of the resource within the app. */
  readonly resourceId?: Maybe<Scalars['ID']['output']>;
};

/** Something a list can be narrowed by, with its counted values. */
export type Facet = {
  readonly __typename?: 'Facet';
  /** What the list is narrowed by. */
  readonly name: FacetName;
  /** Option of the facet `OPTION`, as it is shown; null for every other facet. */
  readonly option?: Maybe<Scalars['String']['output']>;
  /**
   * Of the facet `PRICE`: lowest and highest price under the other filters, in the shop's own currency. Null for every
   * other facet.
   */
  readonly priceRange?: Maybe<MoneyRange>;
  /** How many values there are, counted up to the most that are returned. */
  readonly totalValues: Scalars['Int']['output'];
  /**
   * The most frequent values, at most 1,000 (100 of collections); selected ones are always among them. Those that would
   * leave most come first; choices have the order of their option.
   */
  readonly values: ReadonlyArray<FacetValue>;
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
  readonly __typename?: 'FacetValue';
  /** `#rrggbb` of a color; null for other values. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /** How many products would be left under the other filters; 0 for a value that is chosen and finds nothing. */
  readonly count: Scalars['Int']['output'];
  /** As a person reads it. */
  readonly label: Scalars['String']['output'];
  /** Whether the list is narrowed by it. */
  readonly selected: Scalars['Boolean']['output'];
  /** As the filter takes it: a slug, a choice, `true`, or a name of `ProductType`. */
  readonly value: Scalars['String']['output'];
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
  readonly __typename?: 'FieldChange';
  /** Path of the field within the entity, as the platform names it: `lineItems[0].quantity`. */
  readonly path: Scalars['String']['output'];
  /**
   * Value before the change, as the platform sent it; null when there was none, and in events of products, variants and
   * inventory when the caller lacks the right `CATALOG_READ`, because it may hold costs.
   */
  readonly previous?: Maybe<Scalars['JSON']['output']>;
};

/** Point of a picture that stays in sight when the picture is cropped, as fractions of width and height. */
export type FocalPoint = {
  readonly __typename?: 'FocalPoint';
  /** Fraction of the width, from the left: 0 to 1. */
  readonly x: Scalars['Float']['output'];
  /** Fraction of the height, from the top: 0 to 1. */
  readonly y: Scalars['Float']['output'];
};

/** Time a subscription costs nothing: `interval` 2 and `frequency` WEEK are two weeks. */
export type FreeTrial = {
  readonly __typename?: 'FreeTrial';
  /** Unit of `interval`. */
  readonly frequency?: Maybe<SubscriptionFrequency>;
  /** Number of units, 1 to 999. */
  readonly interval?: Maybe<Scalars['Int']['output']>;
};

/** Time a subscription costs nothing. */
export type FreeTrialInput = {
  /** Unit of `interval`. */
  readonly frequency: SubscriptionFrequency;
  /** Number of units, 1 to 999. */
  readonly interval: Scalars['Int']['input'];
};

/** One delivery of items of an order, such as a parcel. */
export type Fulfillment = {
  readonly __typename?: 'Fulfillment';
  /** Whether its handling is complete. */
  readonly completed?: Maybe<Scalars['Boolean']['output']>;
  /** When the fulfillment was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the fulfillment. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Items it contains. */
  readonly lines: ReadonlyArray<FulfillmentLine>;
  /** Carrier, such as `fedex` or `ups`, or a name the merchant entered. */
  readonly shippingProvider?: Maybe<Scalars['String']['output']>;
  /** `Pending`, `Accepted`, `Ready`, `In_Delivery` or `Fulfilled`; the platform may send other texts. */
  readonly status?: Maybe<Scalars['String']['output']>;
  /** Number to track the delivery by; null when there is none. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Address where the delivery can be tracked. */
  readonly trackingUrl?: Maybe<Scalars['URL']['output']>;
};

/** Items of one order line in a fulfillment. */
export type FulfillmentLine = {
  readonly __typename?: 'FulfillmentLine';
  /** Id of the line of the order. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Number of pieces of that line, 1 to 100,000. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
};

/** Fulfillments of an order, such as parcels, were added or changed. */
export type FulfillmentsUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'FulfillmentsUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** All fulfillments of the order after the change. */
  readonly orderFulfillments?: Maybe<OrderFulfillments>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A point on the map. */
export type Geocode = {
  readonly __typename?: 'Geocode';
  /** Degrees north, -90 to 90. */
  readonly latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees east, -180 to 180. */
  readonly longitude?: Maybe<Scalars['Float']['output']>;
};

/** A point on the map, in degrees. */
export type GeocodeInput = {
  /** Degrees north, -90 to 90. */
  readonly latitude: Scalars['Float']['input'];
  /** Degrees east, -180 to 180. */
  readonly longitude: Scalars['Float']['input'];
};

/** Input of `getOrCreateBrand`. */
export type GetOrCreateBrandInput = {
  /** Name of the brand, 1 to 50 characters. */
  readonly name: Scalars['String']['input'];
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
  readonly __typename?: 'Identity';
  /** When the identity was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the sign-in. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Whether the email address is verified. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** Second factors of the member; empty without any. */
  readonly factors: ReadonlyArray<IdentityFactor>;
  /** Id of the identity. */
  readonly id: Scalars['ID']['output'];
  /** Why it is pending; empty otherwise. */
  readonly reasons: ReadonlyArray<IdentityStatusReason>;
  /** What the identity can do. */
  readonly status: IdentityStatus;
  /** When the identity was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A second factor of a member. */
export type IdentityFactor = {
  readonly __typename?: 'IdentityFactor';
  /** Id of the factor. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Whether it can be used. */
  readonly status?: Maybe<FactorStatus>;
  /** Kind of proof. */
  readonly type: FactorType;
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
  readonly __typename?: 'Image';
  /** What the picture shows; empty when it only decorates. */
  readonly alt: Scalars['String']['output'];
  /** Name of the file; null when it is not known. */
  readonly filename?: Maybe<Scalars['String']['output']>;
  /** Point that stays in sight when the picture is cropped; null for the center. */
  readonly focalPoint?: Maybe<FocalPoint>;
  /** File format of the original, as the platform names it; null when it is not known. */
  readonly format?: Maybe<Scalars['String']['output']>;
  /** Height of the original in pixels; null when it is not known. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** Id of the picture in the site's media; null when it is not one of them. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /**
   * Address of the picture at a size and format. Without arguments: the original. With width and height it is cropped
   * around the focal point; with one of them it keeps its shape, and with a format alone its size. It is never enlarged.
   * Animations, drawings and pictures of other hosts are returned as they are.
   */
  readonly url: Scalars['URL']['output'];
  /** When the address stops working; null when it does not. */
  readonly urlExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Width of the original in pixels; null when it is not known. */
  readonly width?: Maybe<Scalars['Int']['output']>;
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
  /** JPEG, if the picture is one; otherwise as `AUTO`. */
  | 'JPEG'
  /** PNG, if the picture is one; otherwise as `AUTO`. */
  | 'PNG'
  /** WebP, or a better one that the caller's browser understands. */
  | 'WEBP';

/** A picture: one of the site's by its id, or any by its address. */
export type ImageInput = {
  /** What the picture shows, at most 1,000 characters. */
  readonly alt?: InputMaybe<Scalars['String']['input']>;
  /** Name of the file, at most 1,000 characters. */
  readonly filename?: InputMaybe<Scalars['String']['input']>;
  /** Height in pixels, 1 to 100,000. */
  readonly height?: InputMaybe<Scalars['Int']['input']>;
  /** The picture. */
  readonly source: MediaSourceInput;
  /** Width in pixels, 1 to 100,000. */
  readonly width?: InputMaybe<Scalars['Int']['input']>;
};

/** An imported order was deleted. */
export type ImportedOrderDeletedEvent = ChangeEvent & {
  readonly __typename?: 'ImportedOrderDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The order before it was deleted; null when the platform sends its id alone. */
  readonly order?: Maybe<Order>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A titled text of a product page, such as care instructions. */
export type InfoSection = {
  readonly __typename?: 'InfoSection';
  /** Text of the section; may be empty. */
  readonly description: Scalars['HTML']['output'];
  /** HTML as the platform sends it, not sanitized; `description` is the same made safe for a page. */
  readonly rawDescription?: Maybe<Scalars['String']['output']>;
  /** Heading of the section; may be empty. */
  readonly title: Scalars['String']['output'];
};

/** A section of text that products share was created. */
export type InfoSectionCreatedEvent = ChangeEvent & {
  readonly __typename?: 'InfoSectionCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  /** The section that was created. */
  readonly infoSection?: Maybe<InfoSectionSnapshot>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A section of text that products share was deleted; `entityId` is its id. */
export type InfoSectionDeletedEvent = ChangeEvent & {
  readonly __typename?: 'InfoSectionDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A titled text of the product page. */
export type InfoSectionInput = {
  /** HTML, at most 16,000 characters. */
  readonly description: Scalars['String']['input'];
  /** At most 50 characters. */
  readonly title: Scalars['String']['input'];
};

/** A section of text that products share. */
export type InfoSectionSnapshot = {
  readonly __typename?: 'InfoSectionSnapshot';
  /** When the section was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text of the section. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The same text as a tree of nodes, as the platform sends it. */
  readonly descriptionNodes?: Maybe<Scalars['JSON']['output']>;
  /** Id of the section. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Grows by 1 with every change of the section. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Title as the shopper reads it; at most 50 characters. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Name that no other section has, for the merchant; at most 100 characters. */
  readonly uniqueName?: Maybe<Scalars['String']['output']>;
  /** When the section was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A section of text that products share was changed. */
export type InfoSectionUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'InfoSectionUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  /** The section after the change. */
  readonly infoSection?: Maybe<InfoSectionSnapshot>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A membership that cannot pay for the cart. */
export type InvalidMembership = {
  readonly __typename?: 'InvalidMembership';
  /** Membership that was refused. */
  readonly membership?: Maybe<Membership>;
  /** Why it cannot pay, in the platform's words. */
  readonly reason?: Maybe<Scalars['String']['output']>;
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
  readonly __typename?: 'InventoryItem';
  /** Whether it can be bought. */
  readonly availabilityStatus?: Maybe<InventoryItemAvailability>;
  /** When the record was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the categories the product was put into. */
  readonly directCategoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Fields that apps have added, by namespace. */
  readonly extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Id of the stock record. */
  readonly id: Scalars['ID']['output'];
  /** Whether it can be bought, when pieces are not counted. */
  readonly inStock?: Maybe<Scalars['Boolean']['output']>;
  /** Id of the location the stock is at. */
  readonly locationId?: Maybe<Scalars['ID']['output']>;
  /** Whether and how it can be ordered before it is in stock. */
  readonly preorder?: Maybe<PreorderSettings>;
  /** Id of the product. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the product. */
  readonly productName?: Maybe<Scalars['String']['output']>;
  /** Number of pieces, -99999 to 99999, negative when more were paid for than there were; null when pieces are not counted. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** Grows by 1 with every change of the record. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Whether pieces are counted: `quantity` is set then, otherwise `inStock`. */
  readonly tracked?: Maybe<Scalars['Boolean']['output']>;
  /** When the record was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the variant. */
  readonly variantId?: Maybe<Scalars['ID']['output']>;
  /** Name of the variant. */
  readonly variantName?: Maybe<Scalars['String']['output']>;
  /** Stock keeping unit of the variant. */
  readonly variantSku?: Maybe<Scalars['String']['output']>;
  /** Whether the variant is shown to shoppers. */
  readonly variantVisible?: Maybe<Scalars['Boolean']['output']>;
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
  readonly __typename?: 'InventoryItemCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  /** The record that was created. */
  readonly inventoryItem?: Maybe<InventoryItem>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A record of the stock of a variant was deleted; `entityId` is its id. */
export type InventoryItemDeletedEvent = ChangeEvent & {
  readonly __typename?: 'InventoryItemDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  /** The record before it was deleted. */
  readonly inventoryItem?: Maybe<InventoryItem>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A variant came into stock or went out of stock; `entityId` is the id of its stock record. */
export type InventoryItemStockStatusUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'InventoryItemStockStatusUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  /** True when it is in stock now, false when it is no longer. */
  readonly inStock?: Maybe<Scalars['Boolean']['output']>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** An entry of the inventory was changed: whether stock is tracked, preorder, or the stock of one variant at one location. */
export type InventoryItemUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'InventoryItemUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /**
   * Names of fields of `InventoryItem` that changed, such as `tracked`; any other has the platform's name. Empty where
   * `fieldChanges` has them.
   */
  readonly changedFields: ReadonlyArray<Scalars['String']['output']>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  /**
   * The record of the stock after the change. A shop whose inventory has a record per product has `productId`, `tracked`,
   * `preorder` and `updatedAt` alone.
   */
  readonly inventoryItem?: Maybe<InventoryItem>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** The stock of a variant was changed for a known reason. */
export type InventoryItemUpdatedWithReasonEvent = ChangeEvent & {
  readonly __typename?: 'InventoryItemUpdatedWithReasonEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** Id of the app that changed the stock; the platform's own store app has one as well. */
  readonly appId?: Maybe<Scalars['ID']['output']>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  /** The record of the stock after the change. */
  readonly inventoryItem?: Maybe<InventoryItem>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** Why the stock changed; null when the platform does not say. */
  readonly reason?: Maybe<InventoryChangeReason>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
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
  readonly __typename?: 'InventoryVariantsUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** Id of the product. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Why the stock changed; null when the platform does not say. */
  readonly reason?: Maybe<InventoryChangeReason>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
  /** When the entry in the inventory changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The variants with a changed stock, before and after. */
  readonly variants: ReadonlyArray<StockChange>;
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
  readonly __typename?: 'Job';
  /** What it does to each of its things. */
  readonly action: JobAction;
  /** Staff member or app who started it. */
  readonly actor: Actor;
  /** Service and name of the platform call, for a single change (`CHANGE`); null for any other job. */
  readonly call?: Maybe<Scalars['String']['output']>;
  /** Number of things that were tried: `succeeded` and `failed` together. */
  readonly done: Scalars['Int']['output'];
  /** Number of things that failed. */
  readonly failed: Scalars['Int']['output'];
  /** Things that failed, in the order of the job. */
  readonly failures?: Maybe<JobFailureConnection>;
  /** When it was done or interrupted; null while it runs. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the job. */
  readonly id: Scalars['ID']['output'];
  /** Idempotency key the job was started with. */
  readonly idempotencyKey: Scalars['String']['output'];
  /** Things of the job with what was changed, in the order of the job. */
  readonly items?: Maybe<JobItemConnection>;
  /** Id for `node` and `nodes`. */
  readonly nodeId: Scalars['ID']['output'];
  /** Whether the caller started it. */
  readonly own: Scalars['Boolean']['output'];
  /**
   * Input of the job without its ids; null when there is none. Of members, values that identify a person are replaced by
   * `…`.
   */
  readonly parameters?: Maybe<Scalars['JSON']['output']>;
  /** Why it was interrupted, when the platform failed; null otherwise. */
  readonly problem?: Maybe<Problem>;
  /** Id of the request to the gateway that started it, as in the log. */
  readonly requestId: Scalars['String']['output'];
  /** Id of the job whose changes it reverts; null unless `action` is `REVERT`. */
  readonly revertOf?: Maybe<Scalars['ID']['output']>;
  /** When it was started. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** How far it has come. */
  readonly state: JobState;
  /** Number of things that were done. */
  readonly succeeded: Scalars['Int']['output'];
  /** Number of its things. */
  readonly total: Scalars['Int']['output'];
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
  readonly __typename?: 'JobChange';
  /** Value after, as text; null when the thing or the value is gone. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** Value before, as text; null when the thing or the value did not exist. Collections have the names they have now. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** Name of the field: `basePrice`, `cost`, `discount`, `visible`, `brand`, `collections`, `status` and so on. */
  readonly field: Scalars['String']['output'];
  /** Choices of the variant the field belongs to; null for a field of the thing itself. */
  readonly variant?: Maybe<Scalars['String']['output']>;
};

/** A page of jobs, newest first. */
export type JobConnection = {
  readonly __typename?: 'JobConnection';
  /** The same jobs, each with its cursor. */
  readonly edges: ReadonlyArray<JobEdge>;
  /** Jobs of the page. */
  readonly nodes: ReadonlyArray<Job>;
  /** Whether there are further pages, and the cursors to read them with. */
  readonly pageInfo: PageInfo;
  /** Number of all jobs that match the filter. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One job of a page, with its cursor. */
export type JobEdge = {
  readonly __typename?: 'JobEdge';
  /** Cursor of this job, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The job. */
  readonly node: Job;
};

/** One thing of a job that failed. */
export type JobFailure = {
  readonly __typename?: 'JobFailure';
  /** Id of the thing. */
  readonly id: Scalars['ID']['output'];
  /** Position in the list of the job, counted from 0. */
  readonly index: Scalars['Int']['output'];
  /** Why it failed. With `OUTCOME_UNKNOWN` the response was lost, so it may have been done. */
  readonly problem: Problem;
};

/** A page of the failures of a job. */
export type JobFailureConnection = {
  readonly __typename?: 'JobFailureConnection';
  /** The same failures, each with its cursor. */
  readonly edges: ReadonlyArray<JobFailureEdge>;
  /** Failures of the page, in the order of the job's things. */
  readonly nodes: ReadonlyArray<JobFailure>;
  /** Whether there are further pages, and the cursors to read them with. */
  readonly pageInfo: PageInfo;
  /** Number of all failures of the job. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One failure of a page, with its cursor. */
export type JobFailureEdge = {
  readonly __typename?: 'JobFailureEdge';
  /** Cursor of this failure, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The failure. */
  readonly node: JobFailure;
};

/** Narrows jobs. A job has to match every part that is given. */
export type JobFilter = {
  /** Id of a thing the job is about, or a part of the name it has now or had then. */
  readonly about?: InputMaybe<Scalars['String']['input']>;
  /** Jobs with one of these actions. */
  readonly actions?: InputMaybe<ReadonlyArray<JobAction>>;
  /** A part of the name of the caller who started it; of members also of the name they have now. */
  readonly actor?: InputMaybe<Scalars['String']['input']>;
  /** Jobs about the thing with this id. */
  readonly entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Jobs started at this time or later. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Jobs about one of these kinds of thing. */
  readonly things?: InputMaybe<ReadonlyArray<JobThing>>;
  /** Jobs started before this time. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One thing of a job, with what was changed. */
export type JobItem = {
  readonly __typename?: 'JobItem';
  /** Fields that changed; empty when nothing did, or when the values are not known. */
  readonly changes: ReadonlyArray<JobChange>;
  /** Id of the thing. */
  readonly id: Scalars['ID']['output'];
  /** Position in the list of the job, counted from 0. */
  readonly index: Scalars['Int']['output'];
  /** Name the thing had then; of a member, the name they have now. Null when it is not known. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Why it failed; null when it did not. */
  readonly problem?: Maybe<Problem>;
  /** How far the work on it has come. */
  readonly state: JobItemState;
  /** Kind of thing; null when nothing was recorded of it. */
  readonly thing?: Maybe<JobThing>;
};

/** A page of the things of a job. */
export type JobItemConnection = {
  readonly __typename?: 'JobItemConnection';
  /** The same things, each with its cursor. */
  readonly edges: ReadonlyArray<JobItemEdge>;
  /** Things of the page, in the order of the job. */
  readonly nodes: ReadonlyArray<JobItem>;
  /** Whether there are further pages, and the cursors to read them with. */
  readonly pageInfo: PageInfo;
  /** Number of all things of the job. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One thing of a page, with its cursor. */
export type JobItemEdge = {
  readonly __typename?: 'JobItemEdge';
  /** Cursor of this thing, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The thing. */
  readonly node: JobItem;
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
  readonly __typename?: 'JobPayload';
  /** The job as it is after the call; null when it was not started, or when there is none with that id. */
  readonly job?: Maybe<Job>;
  /** Why it was refused; empty when it was not. */
  readonly problems: ReadonlyArray<Problem>;
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
  { readonly addToCollection: CollectionWorkInput; readonly adjustProperty?: never; readonly deleteBrands?: never; readonly deleteProducts?: never; readonly editProducts?: never; readonly removeFromCollection?: never; readonly setProperty?: never; readonly setVisibility?: never; }
  |  /** Raises or lowers one property of products. A batch whose response was lost is not sent again. */
  { readonly addToCollection?: never; readonly adjustProperty: AdjustPropertyWorkInput; readonly deleteBrands?: never; readonly deleteProducts?: never; readonly editProducts?: never; readonly removeFromCollection?: never; readonly setProperty?: never; readonly setVisibility?: never; }
  |  /** Deletes brands. Needs the right `CATALOG_DELETE`. */
  { readonly addToCollection?: never; readonly adjustProperty?: never; readonly deleteBrands: DeleteBrandsWorkInput; readonly deleteProducts?: never; readonly editProducts?: never; readonly removeFromCollection?: never; readonly setProperty?: never; readonly setVisibility?: never; }
  |  /** Deletes products. Needs the right `CATALOG_DELETE`. */
  { readonly addToCollection?: never; readonly adjustProperty?: never; readonly deleteBrands?: never; readonly deleteProducts: DeleteProductsWorkInput; readonly editProducts?: never; readonly removeFromCollection?: never; readonly setProperty?: never; readonly setVisibility?: never; }
  |  /** Changes each product in its own way, or creates it. */
  { readonly addToCollection?: never; readonly adjustProperty?: never; readonly deleteBrands?: never; readonly deleteProducts?: never; readonly editProducts: EditProductsWorkInput; readonly removeFromCollection?: never; readonly setProperty?: never; readonly setVisibility?: never; }
  |  /** Removes products from a collection. */
  { readonly addToCollection?: never; readonly adjustProperty?: never; readonly deleteBrands?: never; readonly deleteProducts?: never; readonly editProducts?: never; readonly removeFromCollection: CollectionWorkInput; readonly setProperty?: never; readonly setVisibility?: never; }
  |  /** Sets one property of products to the same value. */
  { readonly addToCollection?: never; readonly adjustProperty?: never; readonly deleteBrands?: never; readonly deleteProducts?: never; readonly editProducts?: never; readonly removeFromCollection?: never; readonly setProperty: SetPropertyWorkInput; readonly setVisibility?: never; }
  |  /** Shows or hides products. */
  { readonly addToCollection?: never; readonly adjustProperty?: never; readonly deleteBrands?: never; readonly deleteProducts?: never; readonly editProducts?: never; readonly removeFromCollection?: never; readonly setProperty?: never; readonly setVisibility: VisibilityWorkInput; };

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
  readonly __typename?: 'LineAvailability';
  /** Pieces left to buy; null when they are not counted. */
  readonly quantityAvailable?: Maybe<Scalars['Int']['output']>;
  /** Whether the line can be bought; `AVAILABLE` when the platform says nothing. */
  readonly status: ItemAvailability;
};

/** A membership that pays for a line. */
export type LineMembership = {
  readonly __typename?: 'LineMembership';
  /** Id of the app the membership belongs to. */
  readonly appId?: Maybe<Scalars['ID']['output']>;
  /** Id of the membership, unique within its app. */
  readonly id: Scalars['ID']['output'];
};

/** A membership that pays for a line. */
export type LineMembershipInput = {
  /** Id of the app the membership belongs to. */
  readonly appId: Scalars['ID']['input'];
  /** Id of the membership, 1 to 100 characters. */
  readonly id: Scalars['ID']['input'];
};

/** One extra of a group, such as a topping or a gift box. */
export type LineModifier = {
  readonly __typename?: 'LineModifier';
  /** More about the extra, in the buyer's language where there is a translation. */
  readonly details?: Maybe<Scalars['String']['output']>;
  /** Id of the extra within its group. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Name of the extra, in the buyer's language where there is a translation. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** Price of the extra. */
  readonly price?: Maybe<Money>;
  /** How many of the extra one piece has; null for one. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
};

/** Extras chosen for a line, under the name of their group. */
export type LineModifierGroup = {
  readonly __typename?: 'LineModifierGroup';
  /** Id of the group. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Chosen extras; empty when none is chosen. */
  readonly modifiers: ReadonlyArray<LineModifier>;
  /** Name of the group, in the buyer's language where there is a translation. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** A group of extras of a line. */
export type LineModifierGroupInput = {
  /** Id of the group, 1 to 100 characters. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen extras, 1 to 25. */
  readonly modifiers: ReadonlyArray<LineModifierInput>;
  /** Name of the group, 1 to 200 characters. */
  readonly name: Scalars['String']['input'];
};

/** One extra of a group, such as a topping or a gift box. */
export type LineModifierInput = {
  /** More about the extra, at most 200 characters. */
  readonly details?: InputMaybe<Scalars['String']['input']>;
  /** Id of the extra, 1 to 100 characters. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the extra, 1 to 200 characters. */
  readonly label: Scalars['String']['input'];
  /** Price of the extra, 0 to 999,999,999 with at most 3 decimals. */
  readonly price?: InputMaybe<Scalars['Decimal']['input']>;
  /** How many of the extra, 1 to 100,000. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** A text of the seller that belongs to a line, such as how it can be canceled. */
export type LinePolicy = {
  readonly __typename?: 'LinePolicy';
  /** Text of the policy, at most 3,000 characters. */
  readonly content: Scalars['String']['output'];
  /** Heading of the text, at most 29 characters; null without one. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A text of the seller that belongs to a line. */
export type LinePolicyInput = {
  /** Text of the policy, 1 to 3,000 characters. */
  readonly content: Scalars['String']['input'];
  /** Heading of the text, 1 to 29 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** What a member signs in with. */
export type LoginInput = {
  /** Captcha, where the site requires one. */
  readonly captcha?: InputMaybe<CaptchaInput>;
  /** Login email of the member, at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** Password of the member, 1 to 100 characters. */
  readonly password: Scalars['String']['input'];
  /** Path of this storefront to go on to, if the browser is sent to `redirectUrl`; `/account` when left out. */
  readonly returnTo?: InputMaybe<Scalars['String']['input']>;
};

/** How and when an order reaches the buyer. */
export type Logistics = {
  readonly __typename?: 'Logistics';
  /** Expected time, as the shop wrote it: `3-5 days`. At most 500 characters. */
  readonly deliveryTime?: Maybe<Scalars['String']['output']>;
  /** Time the delivery comes or the pickup is possible; null without a fixed one. */
  readonly deliveryTimeSlot?: Maybe<TimeSlot>;
  /** What the buyer has to know, such as opening hours; at most 1,000 characters. */
  readonly instructions?: Maybe<Scalars['String']['output']>;
  /** Where to pick the order up; null for a delivery. */
  readonly pickup?: Maybe<PickupDetails>;
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
  readonly returnTo?: InputMaybe<Scalars['String']['input']>;
};

/** What a product is sold at in the worst case, over its own price and those of its visible variants. */
export type LowestSale = {
  readonly __typename?: 'LowestSale';
  /** Whether something costs the merchant more than a shopper pays. */
  readonly atLoss: Scalars['Boolean']['output'];
  /** Lowest profit as a fraction of what is paid; null where no cost is known, and where nothing is paid. */
  readonly margin?: Maybe<Scalars['Decimal']['output']>;
  /** Lowest amount a shopper pays, the discount taken off. */
  readonly paid: Money;
};

/** Conditions on collections for staff; all that are given must hold. */
export type ManagedCollectionFilter = {
  /** A part of the name, 1 to 50 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** A postal address: either `addressLine`, or `streetNumber` and `streetName`. */
export type ManagedMemberAddressInput = {
  /** Street and house number, at most 200 characters. */
  readonly addressLine?: InputMaybe<Scalars['String']['input']>;
  /** Apartment, floor or similar, at most 200 characters. */
  readonly addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 code, two capital letters. */
  readonly country: Scalars['String']['input'];
  /** Id of an address that is there already, which keeps its tag; left out for a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 characters. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Street, at most 200 characters. */
  readonly streetName?: InputMaybe<Scalars['String']['input']>;
  /** House number, at most 100 characters. */
  readonly streetNumber?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  readonly subdivision?: InputMaybe<Scalars['String']['input']>;
};

/** An email address. */
export type ManagedMemberEmailInput = {
  /** At most 254 characters. */
  readonly email: Scalars['String']['input'];
};

/**
 * Members that match every given field; all members when none is given. The platform supports no other filters, such as
 * dates or muted members.
 */
export type ManagedMemberFilter = {
  /** With one of these contacts, 1 to 100. */
  readonly contactIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** First name. */
  readonly firstName?: InputMaybe<MemberTextFilter>;
  /** One of these members, 1 to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Last name. */
  readonly lastName?: InputMaybe<MemberTextFilter>;
  /** Email address the member signs in with. */
  readonly loginEmail?: InputMaybe<MemberTextFilter>;
  /** Name shown to others. */
  readonly nickname?: InputMaybe<MemberTextFilter>;
  /** One of these. */
  readonly privacyStatuses?: InputMaybe<ReadonlyArray<PrivacyStatus>>;
  /** Words to look for, at most 100 characters. Members can be deleted by it, but not approved or blocked. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** What the search looks at, 1 to 4 fields. */
  readonly searchIn?: InputMaybe<ReadonlyArray<MemberSearchField>>;
  /** Name of the profile in addresses. */
  readonly slug?: InputMaybe<MemberTextFilter>;
  /** One of these. */
  readonly statuses?: InputMaybe<ReadonlyArray<MemberStatus>>;
};

/** A phone number. */
export type ManagedMemberPhoneInput = {
  /** 3 to 50 characters. */
  readonly phone: Scalars['String']['input'];
};

/** Order of a list of members. */
export type ManagedMemberSort = {
  /** What to sort by. */
  readonly field: ManagedMemberSortField;
  /** Direction. */
  readonly order?: SortOrder;
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
  readonly basePrice?: InputMaybe<PriceRangeFilter>;
  /** * Of one of these brands, by slug or name, 1 to 100; case and superfluous white space do not count. */
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** In one of these collections, by slug or id; 1 to 100, at most 8 of them by slug, each of which takes a call. */
  readonly collections?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** One of these products, 1 to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** With one of these, 1 to 100. */
  readonly inventoryStatuses?: InputMaybe<ReadonlyArray<InventoryStatus>>;
  /**
   * * Profit as a fraction of the discounted price is below this, or that of a visible variant: 0 finds what is sold at a
   * loss.
   */
  readonly marginBelow?: InputMaybe<Scalars['Decimal']['input']>;
  /** * Whether there is a discount. */
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** * Whether it costs nothing, or a visible variant does, the discount taken off. */
  readonly priceZero?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, 1 to 80 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** With exactly one of these SKUs, 1 to 100. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Of one of these kinds. */
  readonly types?: InputMaybe<ReadonlyArray<ProductType>>;
  /** Changed at this time or later. */
  readonly updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether shoppers see it. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** * Whether it has no brand. */
  readonly withoutBrand?: InputMaybe<Scalars['Boolean']['input']>;
  /** * Whether it is in no collection but the built-in one. */
  readonly withoutCollection?: InputMaybe<Scalars['Boolean']['input']>;
  /** * Whether it has no picture. */
  readonly withoutPicture?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Order of a list of products. */
export type ManagedProductSort = {
  /** What to sort by. */
  readonly field: ManagedProductSortField;
  /** Direction. */
  readonly order?: SortOrder;
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
  readonly __typename?: 'MediaItem';
  /** Id of the item, for changes of the gallery. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Picture to show; for a video its thumbnail. Null when there is none. */
  readonly image?: Maybe<Image>;
  /** Small picture made by the platform; null when there is none. */
  readonly thumbnail?: Maybe<Image>;
  /** Title of the item; null without one. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Kind of the item; null when the platform does not say. */
  readonly type?: Maybe<MediaItemType>;
  /** Video to play; null for a picture. */
  readonly video?: Maybe<Video>;
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
  { readonly all: Scalars['Boolean']['input']; readonly ids?: never; }
  |  /** 1 to 50 of the product's media. */
  { readonly all?: never; readonly ids: ReadonlyArray<Scalars['ID']['input']>; };

/** Where a picture or video comes from. */
export type MediaSourceInput =
  /** Media the site has already. */
  { readonly mediaId: Scalars['ID']['input']; readonly url?: never; }
  |  /** http(s) address, at most 2,000 characters. The gateway does not check what it leads to. */
  { readonly mediaId?: never; readonly url: Scalars['URL']['input']; };

/** A member of the site. What the caller may not see is null, or UNKNOWN. */
export type Member = Node & {
  readonly __typename?: 'Member';
  /** Whether the member may write in the community. */
  readonly activityStatus: ActivityStatus;
  /** Name, addresses and other personal data; null when the caller may not see them. */
  readonly contact?: Maybe<MemberContact>;
  /** Entry of the member among the site's contacts. */
  readonly contactId?: Maybe<Scalars['ID']['output']>;
  /** Picture across the top of the profile; null without one. */
  readonly cover?: Maybe<MemberPicture>;
  /** When the member signed up. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the member. */
  readonly id: Scalars['ID']['output'];
  /** When the member last signed in; null before the first sign-in. */
  readonly lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address the member signs in with; it never changes. */
  readonly loginEmail?: Maybe<Scalars['String']['output']>;
  /** Whether the member has verified the login email. */
  readonly loginEmailVerified?: Maybe<Scalars['Boolean']['output']>;
  /** Name shown to others. */
  readonly nickname?: Maybe<Scalars['String']['output']>;
  /** Id for `node` and `nodes`. */
  readonly nodeId: Scalars['ID']['output'];
  /** Photo of the profile; null without one. */
  readonly photo?: Maybe<MemberPicture>;
  /** Whether the profile is public. */
  readonly privacyStatus: PrivacyStatus;
  /** Name of the public profile in addresses; unique on the site. */
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** Whether the member can sign in. */
  readonly status: MemberStatus;
  /** Line below the name, such as a profession; null without one. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** When the member was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Opens a page of the member area. */
export type MemberAccountIntentInput = {
  /** Page to open. */
  readonly section: MemberSection;
};

/** A postal address of a member: either `addressLine`, or `streetNumber` and `streetName`. */
export type MemberAddress = {
  readonly __typename?: 'MemberAddress';
  /** Street and house number in one line. */
  readonly addressLine?: Maybe<Scalars['String']['output']>;
  /** Apartment, floor or similar. */
  readonly addressLine2?: Maybe<Scalars['String']['output']>;
  /** Name of the city. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 code, two letters. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Id of the address, for `saveMyAddress` and `removeMyAddress`. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Postal code, in the format of the country. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** Street. */
  readonly streetName?: Maybe<Scalars['String']['output']>;
  /** House number. */
  readonly streetNumber?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  readonly subdivision?: Maybe<Scalars['String']['output']>;
  /** What it is for; null when unknown, because tags are recorded at sign-in only. */
  readonly tag?: Maybe<AddressTag>;
};

/** A postal address; `addressLine` or `city` is required. */
export type MemberAddressInput = {
  /** Street and house number, at most 200 characters. */
  readonly addressLine?: InputMaybe<Scalars['String']['input']>;
  /** Apartment, floor or similar, at most 200 characters. */
  readonly addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 code, two capital letters. */
  readonly country: Scalars['String']['input'];
  /** Address to change; without it the address is a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 characters. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  readonly subdivision?: InputMaybe<Scalars['String']['input']>;
  /** What it is for; left out or null, the address keeps the tag it has, and `UNTAGGED` takes it off. */
  readonly tag?: InputMaybe<AddressTag>;
};

/** A change of the caller's membership, such as a new name, a block or its end. */
export type MemberChange = {
  readonly __typename?: 'MemberChange';
  /** When it happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The caller as they are now. */
  readonly viewer: Viewer;
};

/** One page of members. */
export type MemberConnection = {
  readonly __typename?: 'MemberConnection';
  /** Members with their cursors. */
  readonly edges: ReadonlyArray<MemberEdge>;
  /** Members of the page; empty when there are none. */
  readonly nodes: ReadonlyArray<Member>;
  /** Where the page starts and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all; null when there are too many to count. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Personal data of a member. What is not given is null. */
export type MemberContact = {
  readonly __typename?: 'MemberContact';
  /** Postal addresses; empty without any. */
  readonly addresses: ReadonlyArray<MemberAddress>;
  /** Day of birth. */
  readonly birthdate?: Maybe<Scalars['Date']['output']>;
  /** Name of the company. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** Additional fields of the site that have a value; empty without any. */
  readonly customFields?: Maybe<ReadonlyArray<MemberCustomField>>;
  /** Email addresses; empty without any. */
  readonly emails: ReadonlyArray<MemberEmail>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Profession or position. */
  readonly jobTitle?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Phone numbers; empty without any. */
  readonly phones: ReadonlyArray<MemberPhone>;
};

/** Which members a bulk action would change, and the confirmation token for it; nothing has been done. */
export type MemberCount = {
  readonly __typename?: 'MemberCount';
  /**
   * Valid for this caller, action, filter, search and count, for five minutes and one job. Null when no member matches, and
   * when more do than one job takes.
   */
  readonly confirmationToken?: Maybe<Scalars['String']['output']>;
  /** How many there are; null when the platform finds too many to count. One job takes at most 1,000 members. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** When the token expires; null without a token. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first ten; empty when no member matches. */
  readonly sample: ReadonlyArray<Member>;
};

/** A member was created. */
export type MemberCreatedEvent = ChangeEvent & {
  readonly __typename?: 'MemberCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  /** The member who was created. */
  readonly member?: Maybe<Member>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** An additional field that the site has for members. */
export type MemberCustomField = {
  readonly __typename?: 'MemberCustomField';
  /** Key of the field, such as `custom.shoe-size`. */
  readonly key: Scalars['String']['output'];
  /** Name of the field, as a person reads it. */
  readonly name: Scalars['String']['output'];
  /** Name of the social network; null unless `type` is SOCIAL. */
  readonly network?: Maybe<Scalars['String']['output']>;
  /** What the field holds. */
  readonly type: CustomFieldType;
  /** Value as text, whatever its type. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** Value of an additional field. */
export type MemberCustomFieldInput = {
  /** Key of the field, as `MemberCustomField.key`. */
  readonly key: Scalars['String']['input'];
  /** At most 1,000 characters; an empty text clears it. */
  readonly value: Scalars['String']['input'];
};

/** A member was deleted; `entityId` is their id. */
export type MemberDeletedEvent = ChangeEvent & {
  readonly __typename?: 'MemberDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A member and its place in the list. */
export type MemberEdge = {
  readonly __typename?: 'MemberEdge';
  /** Cursor of this member, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The member. */
  readonly node: Member;
};

/** An email address of a member. */
export type MemberEmail = {
  readonly __typename?: 'MemberEmail';
  /** Email address. */
  readonly email: Scalars['String']['output'];
  /** What it is for; null when unknown, because tags are recorded at sign-in only. */
  readonly tag?: Maybe<EmailTag>;
};

/** An email address. */
export type MemberEmailInput = {
  /** At most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** What it is for; left out or null, the address keeps the tag it has, and `UNTAGGED` takes it off. */
  readonly tag?: InputMaybe<EmailTag>;
};

/** Conditions on members with a public profile; all that are given must hold. */
export type MemberFilter = {
  /** Words of a name or title to look for, at most 100 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** A job of the platform on many members. */
export type MemberJob = {
  readonly __typename?: 'MemberJob';
  /** Id of the job. */
  readonly id: Scalars['ID']['output'];
  /** Progress of the job. */
  readonly status: MemberJobStatus;
  /**
   * Members that were refused and stay as they were: the owner, contributors, subscribers. Null when the platform does not
   * say.
   */
  readonly totalFailures?: Maybe<Scalars['Int']['output']>;
  /** Members that were changed so far; null when the platform does not say. */
  readonly totalSuccesses?: Maybe<Scalars['Int']['output']>;
};

/** A job of the platform that continues in the background. */
export type MemberJobPayload = {
  readonly __typename?: 'MemberJobPayload';
  /** The job that was started; null when there are problems. `memberJob` returns its progress. */
  readonly job?: Maybe<MemberJob>;
  /** Why there is no job; empty when there is one. */
  readonly problems: ReadonlyArray<Problem>;
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
  readonly __typename?: 'MemberPayload';
  /** Member after the change; null when nothing was done. */
  readonly member?: Maybe<Member>;
  /** What was refused; empty when all was done. */
  readonly problems: ReadonlyArray<Problem>;
};

/** A phone number of a member. */
export type MemberPhone = {
  readonly __typename?: 'MemberPhone';
  /** Number as the member entered it. */
  readonly phone: Scalars['String']['output'];
  /** What it is for; null when unknown, because tags are recorded at sign-in only. */
  readonly tag?: Maybe<PhoneTag>;
};

/** A phone number. */
export type MemberPhoneInput = {
  /** 3 to 50 characters: digits with common separators and an extension. */
  readonly phone: Scalars['String']['input'];
  /** What it is for; left out or null, the number keeps the tag it has, and `UNTAGGED` takes it off. */
  readonly tag?: InputMaybe<PhoneTag>;
};

/** A picture of a member's profile. */
export type MemberPicture = {
  readonly __typename?: 'MemberPicture';
  /** Height of the original in pixels; null when it is not known. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** Id of the picture in the site's media; null when it is not one of them. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** How far the picture is moved sideways inside its frame, in pixels. */
  readonly offsetX?: Maybe<Scalars['Int']['output']>;
  /** How far the picture is moved down inside its frame, in pixels. */
  readonly offsetY?: Maybe<Scalars['Int']['output']>;
  /** Address of the picture at a size and format. Without arguments: the original. */
  readonly url?: Maybe<Scalars['URL']['output']>;
  /** Width of the original in pixels; null when it is not known. */
  readonly width?: Maybe<Scalars['Int']['output']>;
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
  readonly __typename?: 'MemberSession';
  /** Whether this request belongs to the session. */
  readonly current: Scalars['Boolean']['output'];
  /** Browser and system, in short; null when they are not known. */
  readonly device?: Maybe<Scalars['String']['output']>;
  /** Names the session in `endSession`, and gives no access to it. */
  readonly id: Scalars['ID']['output'];
  /** When the session was last used. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** When the member signed in; null when it is not known. */
  readonly signedInAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Order of a list of members. */
export type MemberSort = {
  /** What to sort by. */
  readonly field: MemberSortField;
  /** Direction. */
  readonly order?: SortOrder;
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
  readonly equals?: InputMaybe<Scalars['String']['input']>;
  /** Whether there is a text at all. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** One of these, 1 to 100. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Any text but this one. */
  readonly not?: InputMaybe<Scalars['String']['input']>;
  /** Beginning of the text; case does not count. */
  readonly startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** A member was changed. */
export type MemberUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'MemberUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  /** The member after the change. */
  readonly member?: Maybe<Member>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A membership of the buyer that can pay for lines. */
export type Membership = {
  readonly __typename?: 'Membership';
  /** What the app of the membership says about it, unchanged. */
  readonly additionalData?: Maybe<Scalars['JSON']['output']>;
  /** App the membership belongs to. */
  readonly appId?: Maybe<Scalars['ID']['output']>;
  /** Credits that are left; null when it is not counted in credits. */
  readonly creditsRemaining?: Maybe<Scalars['Int']['output']>;
  /** Credits it has in all; null when it is not counted in credits. */
  readonly creditsTotal?: Maybe<Scalars['Int']['output']>;
  /** When it ends; null when it does not. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the membership, unique within its app. */
  readonly id: Scalars['ID']['output'];
  /** Lines it can pay for; empty when the platform names none. */
  readonly lineIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Name of the membership, in the buyer's language where there is a translation. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** Memberships of the buyer, by what they can do for the cart. */
export type MembershipOptions = {
  readonly __typename?: 'MembershipOptions';
  /** Memberships that can pay for lines; empty when the buyer has none. */
  readonly eligible: ReadonlyArray<Membership>;
  /** Memberships that cannot pay, with the reason; empty when there are none. */
  readonly invalid: ReadonlyArray<InvalidMembership>;
  /** Memberships that do pay; empty when none was chosen. */
  readonly selected: ReadonlyArray<SelectedMembership>;
};

/** A discount given by hand. */
export type MerchantDiscountInput = {
  /** What is taken off, in the currency of the cart; not below 0. */
  readonly amount: Scalars['Decimal']['input'];
  /** Lines it lowers, at most 300; the whole cart when left out. */
  readonly lineIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Brands that become one. */
export type MergeBrandsInput = {
  /** Ids of the brands that are deleted, 1 to 100. Their products get the name of the one that stays. */
  readonly fromIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Idempotency key, as in `StartJobInput`. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** Id of the brand that stays. */
  readonly intoId: Scalars['ID']['input'];
};

/** An amount of money. Show `formatted`; `amount` is for sorting and comparing. */
export type Money = {
  readonly __typename?: 'Money';
  /** With at least the decimals of the currency: `19.90`. */
  readonly amount: Scalars['Decimal']['output'];
  /**
   * The same amount in the currency of the caller: that of the header `x-vitrine-currency`, a code of `Store.currencies`; in a
   * cart the shopper's own. Null when it is the same currency, for amounts of orders, and within a converted amount.
   */
  readonly converted?: Maybe<Money>;
  /** ISO 4217 code: `USD`. */
  readonly currency: Scalars['String']['output'];
  /**
   * Text that shows the amount to the caller: `converted`, marked as approximate, in the currency of the header
   * `x-vitrine-currency`: `≈ €18.40`. Zero is exact. Equal to `formatted` without the header, and wherever nothing is
   * converted.
   */
  readonly display: Scalars['String']['output'];
  /** Text for people, with the sign of the currency: `$19.90`. Formatted by the platform wherever it does. */
  readonly formatted: Scalars['String']['output'];
};

/** Two amounts and all between them. */
export type MoneyRange = {
  readonly __typename?: 'MoneyRange';
  /** The largest amount of the range; equal to `min` when there is only one. */
  readonly max: Money;
  /** The smallest amount of the range. */
  readonly min: Money;
};

/** What can be changed. Expected refusals are `problems` of the payload, not errors. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Adds media behind those the product has. The platform neither orders media nor moves a focal point: to put one first,
   * remove the others and add them again.
   */
  readonly addProductMedia?: Maybe<ProductPayload>;
  /** Lets media of a product show its choices. Only one option of a product can have media. */
  readonly addProductMediaToChoices?: Maybe<ProductPayload>;
  /** Adds products to a collection. One id the platform does not know refuses all of them. */
  readonly addProductsToCollection?: Maybe<CollectionPayload>;
  /**
   * Adds lines to the caller's cart, and creates the cart when there is none. `problems` names every line that was not
   * added in full.
   */
  readonly addToCart?: Maybe<CartPayload>;
  /** Applies a coupon to the cart, in place of the one that was applied before. */
  readonly applyCoupon?: Maybe<CartPayload>;
  /**
   * Pays a part of the cart with a gift card, in place of the one that was applied before. The card is on the checkout of
   * the cart, which is created for it; `CartEstimate.giftCard` has what it pays.
   */
  readonly applyGiftCard?: Maybe<CartPayload>;
  /** Lets a member sign in who is pending or blocked. */
  readonly approveMember?: Maybe<MemberPayload>;
  /** Blocks a member, who is signed out everywhere and cannot sign in until approved again. */
  readonly blockMember?: Maybe<MemberPayload>;
  /**
   * Changes one number of several products by an amount or a percentage; each is tried by itself. Sent twice it is done
   * twice.
   */
  readonly bulkAdjustProductProperty?: Maybe<BulkPayload>;
  /**
   * Approves all members of the filter, if they are as many as `countMembersByFilter` counted with the same arguments;
   * otherwise nothing is changed and the problem is `COUNT_AGAIN`. The platform supports no search here.
   */
  readonly bulkApproveMembersByFilter?: Maybe<MemberJobPayload>;
  /** As `bulkApproveMembersByFilter`; blocked members are signed out everywhere. */
  readonly bulkBlockMembersByFilter?: Maybe<MemberJobPayload>;
  /** Creates brands. */
  readonly bulkCreateBrands?: Maybe<BulkBrandPayload>;
  /** Deletes brands. Products keep their names. */
  readonly bulkDeleteBrands?: Maybe<BulkPayload>;
  /** Deletes members for good; each is tried by itself. */
  readonly bulkDeleteMembers?: Maybe<BulkPayload>;
  /** As `bulkApproveMembersByFilter`; deletes the members for good, and signs them out everywhere. */
  readonly bulkDeleteMembersByFilter?: Maybe<MemberJobPayload>;
  /** The brands with these names, whatever their case; new ones for names that no brand has. */
  readonly bulkGetOrCreateBrands?: Maybe<BulkBrandPayload>;
  /** Sets one property of several products; each is tried by itself. */
  readonly bulkSetProductProperty?: Maybe<BulkPayload>;
  /** Renames brands alone; `renameBrands` changes the names their products carry as well. */
  readonly bulkUpdateBrands?: Maybe<BulkBrandPayload>;
  /** Cancels the request. Another caller's request is reported as not found. */
  readonly cancelBackInStockRequest?: Maybe<AcceptedPayload>;
  /** Gives a waiting sign-in up. */
  readonly cancelSignIn?: Maybe<SignInPayload>;
  /** Changes the caller's password, and ends the caller's other sessions. */
  readonly changePassword?: Maybe<AcceptedPayload>;
  /** Completes a sign-in on the platform's own page, within ten minutes; two minutes for a frame. */
  readonly completeSignIn?: Maybe<CompleteSignInPayload>;
  /** Creates an app key. The payload is the only place that ever returns it. */
  readonly createAppKey?: Maybe<CreateAppKeyPayload>;
  /** Creates a brand. A name that another brand has in another case, or with spaces around it, is refused as `NAME_TAKEN`. */
  readonly createBrand?: Maybe<BrandPayload>;
  /** Creates the checkout of the caller's cart, or refreshes the one it has. */
  readonly createCheckout?: Maybe<CreateCheckoutPayload>;
  /** Creates a collection without products. */
  readonly createCollection?: Maybe<CollectionPayload>;
  /** Creates a member without a password. No email is sent before `sendActivationEmail`. */
  readonly createMember?: Maybe<MemberPayload>;
  /** Creates a product. */
  readonly createProduct?: Maybe<ProductPayload>;
  /** Opens a page of the platform, such as its checkout or member area, with the identity of the caller. */
  readonly createRedirectSession?: Maybe<CreateRedirectSessionPayload>;
  /**
   * Deletes a brand. Products keep its name. Needs the scope `catalog:delete`
   * of apps, as a deletion of many does; a contributor deletes one thing with each request.
   */
  readonly deleteBrand?: Maybe<DeletePayload>;
  /** Deletes the cart with all its lines. The next add creates a new one. */
  readonly deleteCart?: Maybe<DeleteCartPayload>;
  /**
   * Deletes a collection. Its products stay. Needs the scope `catalog:delete`
   * of apps, as a deletion of many does; a contributor deletes one thing with each request.
   */
  readonly deleteCollection?: Maybe<DeletePayload>;
  /** Deletes the caller's account for good, and signs the caller out everywhere. */
  readonly deleteMe?: Maybe<AcceptedPayload>;
  /** Deletes a member for good, and signs the member out everywhere. */
  readonly deleteMember?: Maybe<DeletePayload>;
  /** Removes all addresses of a member. */
  readonly deleteMemberAddresses?: Maybe<MemberPayload>;
  /** Removes all email addresses of a member but the login email. */
  readonly deleteMemberEmails?: Maybe<MemberPayload>;
  /** Removes all phone numbers of a member. */
  readonly deleteMemberPhones?: Maybe<MemberPayload>;
  /**
   * Deletes a product for good. A cart that holds it has a line that cannot be bought. Needs the scope `catalog:delete`
   * of apps, as a deletion of many does; a contributor deletes one thing with each request.
   */
  readonly deleteProduct?: Maybe<DeletePayload>;
  /** Removes all options of a product; not while variants are managed. */
  readonly deleteProductOptions?: Maybe<ProductPayload>;
  /**
   * Disconnects a member for good: the member is signed out everywhere, the data stays. Only `createMember` adds the
   * person again, as a new member.
   */
  readonly disconnectMember?: Maybe<MemberPayload>;
  /** Gives the caller access to the admin. Requires a recent sign-in, by default within 15 minutes. */
  readonly elevate?: Maybe<StaffPayload>;
  /** Ends the caller's access to the admin. The caller stays signed in as a member. */
  readonly endElevation?: Maybe<StaffPayload>;
  /** Ends one of the caller's own sessions. */
  readonly endSession?: Maybe<AcceptedPayload>;
  /** The brand with this name, whatever its case; a new one when there is none. */
  readonly getOrCreateBrand?: Maybe<BrandPayload>;
  /** Makes the caller's profile public, so that the directory shows it. A display name is required. */
  readonly joinCommunity?: Maybe<MemberPayload>;
  /** Makes the caller's profile private; what the caller wrote stays public. */
  readonly leaveCommunity?: Maybe<MemberPayload>;
  /** Signs a member in with email and password. */
  readonly login?: Maybe<SignInPayload>;
  /** Ends the session of the caller. */
  readonly logout?: Maybe<SignOutPayload>;
  /**
   * Gives the products of some brands the name of another and deletes those brands, in one job. Only one such job runs at
   * a time.
   */
  readonly mergeBrands?: Maybe<JobPayload>;
  /** Mutes a member, who can then read, but neither comment, like nor post. */
  readonly muteMember?: Maybe<MemberPayload>;
  /** Sets a new password with the token of the recovery email, and signs in. */
  readonly recover?: Maybe<SignInPayload>;
  /**
   * Signs a new member up. Depending on the site, the member is signed in at once, verifies the email address, or waits
   * for approval.
   */
  readonly register?: Maybe<SignInPayload>;
  /** Removes lines from the cart. The cart stays when its last line is removed. */
  readonly removeCartLines?: Maybe<CartPayload>;
  /** Takes the coupon off the cart; no problem when there is none. */
  readonly removeCoupon?: Maybe<CartPayload>;
  /** Takes the gift card off the cart; no problem when there is none. */
  readonly removeGiftCard?: Maybe<CartPayload>;
  /** Removes one address of the caller. */
  readonly removeMyAddress?: Maybe<MemberPayload>;
  /**
   * Removes the photo of the caller's profile. `POST /account/photo` sets one: a form of type `multipart/form-data` with
   * the picture in `photo`.
   */
  readonly removeMyPhoto?: Maybe<MemberPayload>;
  /** Removes the brand of a product. */
  readonly removeProductBrand?: Maybe<ProductPayload>;
  /** Removes media from a product. */
  readonly removeProductMedia?: Maybe<ProductPayload>;
  /** Removes media from choices. They stay the product's. */
  readonly removeProductMediaFromChoices?: Maybe<ProductPayload>;
  /** Removes the ribbon of a product. */
  readonly removeProductRibbon?: Maybe<ProductPayload>;
  /** Removes products from a collection. One id the platform does not know refuses all of them. */
  readonly removeProductsFromCollection?: Maybe<CollectionPayload>;
  /**
   * Renames a brand and every product that carries its name, whatever its case, in one job. Only one such job runs at a
   * time.
   */
  readonly renameBrand?: Maybe<BrandRenamePayload>;
  /**
   * Renames brands and every product that carries one of their names, whatever its case, in one job. Only one such job
   * runs at a time.
   */
  readonly renameBrands?: Maybe<BrandRenamePayload>;
  /**
   * Handles a dead letter once more. It changes nothing when a later event of the same entity has been
   * handled.
   */
  readonly replayChangeEvent?: Maybe<ReplayChangeEventPayload>;
  /** Requests an email for when something sold out can be bought again. */
  readonly requestBackInStock?: Maybe<RequestBackInStockPayload>;
  /** Sends the code of a waiting sign-in again. */
  readonly resendEmailCode?: Maybe<SignInPayload>;
  /** Gives every variant the product's own price, cost, weight and SKU back, and makes it visible. */
  readonly resetAllProductVariantData?: Maybe<ProductPayload>;
  /** Goes on with what an interrupted job has not done. A job that runs or is done stays as it is. */
  readonly resumeJob?: Maybe<JobPayload>;
  /** Restores what a job changed, as a job of its own. For members it needs the right `MEMBERS_DELETE`. */
  readonly revertJob?: Maybe<JobPayload>;
  /** Revokes an app key for good, at all gateways, and ends its open streams. */
  readonly revokeAppKey?: Maybe<RevokeAppKeyPayload>;
  /** Replaces an app key by a new one, and accepts the one before for a while. */
  readonly rotateAppKey?: Maybe<RotateAppKeyPayload>;
  /** Changes the address with this id, or adds one. The other addresses stay as they are at that moment. */
  readonly saveMyAddress?: Maybe<MemberPayload>;
  /** Sends a member the email to set a password with. */
  readonly sendActivationEmail?: Maybe<AcceptedPayload>;
  /** Sends an email to set a new password with. The response is the same whether or not the address belongs to a member. */
  readonly sendRecoveryEmail?: Maybe<AcceptedPayload>;
  /** Sends the caller an email to verify the login email address with. */
  readonly sendVerificationEmail?: Maybe<AcceptedPayload>;
  /** Sets the quantity of lines. Where fewer are in stock, the quantity is lowered and `problems` says so. */
  readonly setCartLineQuantities?: Maybe<CartPayload>;
  /** Ends every session of the caller, this one included. */
  readonly signOutEverywhere?: Maybe<SignOutPayload>;
  /**
   * Goes from the cart to the platform's payment page in one step: checks the lines, creates or refreshes the checkout,
   * and opens the page for it.
   */
  readonly startCheckout?: Maybe<StartCheckoutPayload>;
  /** Starts a job and returns at once. It goes on in the background; at most three run for one caller. */
  readonly startJob?: Maybe<JobPayload>;
  /** Starts a sign-in on the platform's own page. */
  readonly startSignIn?: Maybe<StartSignInPayload>;
  /** Interrupts a job after the batch that is being sent. A job that is over stays as it is. */
  readonly stopJob?: Maybe<JobPayload>;
  /** Lets a muted member comment, like and post again. */
  readonly unmuteMember?: Maybe<MemberPayload>;
  /** Changes what an app key may do. */
  readonly updateAppKey?: Maybe<UpdateAppKeyPayload>;
  /** Renames a brand alone; `renameBrand` changes the name its products carry as well. */
  readonly updateBrand?: Maybe<BrandPayload>;
  /** Changes the cart as a whole: note, contact, delivery option and more. */
  readonly updateCart?: Maybe<CartPayload>;
  /** Changes a collection. The built-in one is refused as `BUILT_IN_COLLECTION`, here and below. */
  readonly updateCollection?: Maybe<CollectionPayload>;
  /** Changes the caller's own profile. */
  readonly updateMe?: Maybe<MemberPayload>;
  /**
   * Changes the profile of a member. Earlier steps stay done when a later one is refused: then one of the problems is
   * `PARTLY_SAVED`.
   */
  readonly updateMember?: Maybe<MemberPayload>;
  /** Changes the slug of a member's profile. */
  readonly updateMemberSlug?: Maybe<MemberPayload>;
  /** Changes the slug of the caller's profile. */
  readonly updateMySlug?: Maybe<MemberPayload>;
  /**
   * Changes a product. The platform does not number revisions of a product: when two callers write the same field, the
   * last one wins.
   */
  readonly updateProduct?: Maybe<ProductPayload>;
  /** Changes variants of a product, in the order of the list. Only while the product manages its variants. */
  readonly updateProductVariants?: Maybe<ProductPayload>;
  /** Continues a sign-in that waits for the code of the email. */
  readonly verifyEmailCode?: Maybe<SignInPayload>;
  /** Continues a sign-in that waits for a second factor. */
  readonly verifyFactor?: Maybe<SignInPayload>;
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
export type MutationApplyGiftCardArgs = {
  input: ApplyGiftCardInput;
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
export type MutationRemoveGiftCardArgs = {
  input?: InputMaybe<RemoveGiftCardInput>;
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
  readonly id: Scalars['ID']['input'];
};

/** A picture or video to add. */
export type NewMediaInput = {
  /** Choice of the product that it shows as well. */
  readonly choice?: InputMaybe<ChosenOptionInput>;
  /** The picture or video. */
  readonly source: MediaSourceInput;
};

/** Something that can be read again by an id of its own among all things. */
export type Node = {
  /** Id for `node` and `nodes`: opaque, lasting, and different from that of any other thing. */
  readonly nodeId: Scalars['ID']['output'];
};

/** Products with one of some choices. */
export type OptionFilter = {
  /** One of these choices in the language of the request; 1 to 1,000, of at most 200 characters each. */
  readonly choices: ReadonlyArray<Scalars['String']['input']>;
  /**
   * Name of the option as it is shown in the language of the request, such as `Color`; case does not count. At most 50
   * characters.
   */
  readonly option: Scalars['String']['input'];
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
  readonly __typename?: 'Order';
  /** What happened to the order, the oldest first. */
  readonly activities: ReadonlyArray<OrderActivity>;
  /** Everything that lowered the price; empty when nothing did. */
  readonly appliedDiscounts: ReadonlyArray<AppliedDiscount>;
  /** What is still to be paid; negative when too much was paid. */
  readonly balance?: Maybe<Money>;
  /** Address and person it was billed to. */
  readonly billing?: Maybe<Contact>;
  /** Email address of the buyer. */
  readonly buyerEmail?: Maybe<Scalars['String']['output']>;
  /** Note of the buyer to the shop; null without one. */
  readonly buyerNote?: Maybe<Scalars['String']['output']>;
  /** When the order was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the currency of the amounts. */
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** Latest day of the delivery; null when none is promised. */
  readonly deliverBy?: Maybe<Scalars['DateTime']['output']>;
  /** Delivery address; null for pickup. */
  readonly destination?: Maybe<Contact>;
  /** What all discounts take off. */
  readonly discount?: Maybe<Money>;
  /** What of it is sent or handed over. */
  readonly fulfillmentStatus?: Maybe<OrderFulfillmentStatus>;
  /** Id of the order, 1 to 100 characters. */
  readonly id: Scalars['ID']['output'];
  /** Pieces over all lines. */
  readonly itemCount: Scalars['Int']['output'];
  /** Lines of the order, 1 to 300. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** How and when it reaches the buyer; null when nothing is delivered. */
  readonly logistics?: Maybe<Logistics>;
  /** Id for `node` and `nodes`. */
  readonly nodeId: Scalars['ID']['output'];
  /** Number of the order, as emails and screens show it; it counts up. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** What was paid. */
  readonly paid?: Maybe<Money>;
  /** What of it is paid. */
  readonly paymentStatus?: Maybe<OrderPaymentStatus>;
  /** When the buyer placed the order. */
  readonly purchasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address and person who receives the delivery. */
  readonly recipient?: Maybe<Contact>;
  /** What was paid back. */
  readonly refunded?: Maybe<Money>;
  /** Price of the delivery. */
  readonly shipping?: Maybe<Money>;
  /** Name of the delivery option; null when nothing is delivered. */
  readonly shippingTitle?: Maybe<Scalars['String']['output']>;
  /** How far the purchase is. */
  readonly status?: Maybe<OrderStatus>;
  /** Sum of the lines before discounts and tax. */
  readonly subtotal?: Maybe<Money>;
  /** Tax on everything. */
  readonly tax?: Maybe<Money>;
  /** Price of the order, after discounts and with tax. */
  readonly total?: Maybe<Money>;
  /** Sum of the additional fees. */
  readonly totalAdditionalFees?: Maybe<Money>;
  /** When the order was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that happened to an order. */
export type OrderActivity = {
  readonly __typename?: 'OrderActivity';
  /** When it happened. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the entry. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** What the shop wrote; null unless `type` is `MERCHANT_COMMENT`. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** What happened; null for what the platform does not name. */
  readonly type?: Maybe<OrderActivityType>;
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
  readonly __typename?: 'OrderApprovedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The order that was approved. */
  readonly order?: Maybe<Order>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** An order was canceled. */
export type OrderCanceledEvent = ChangeEvent & {
  readonly __typename?: 'OrderCanceledEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** Whether the buyer was notified by email. */
  readonly buyerNotified?: Maybe<Scalars['Boolean']['output']>;
  /** Message to the buyer in that email; null when the merchant wrote none. */
  readonly customMessage?: Maybe<Scalars['String']['output']>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The canceled order. */
  readonly order?: Maybe<Order>;
  readonly receivedAt: Scalars['DateTime']['output'];
  /** Whether the items were restocked. */
  readonly restocked?: Maybe<Scalars['Boolean']['output']>;
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** An edit of a placed order took effect. */
export type OrderCommittedEvent = ChangeEvent & {
  readonly __typename?: 'OrderCommittedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /** What was edited, as the platform sends it. */
  readonly changes?: Maybe<Scalars['JSON']['output']>;
  /** Settings the edit was made with, as the platform sends them. */
  readonly commitSettings?: Maybe<Scalars['JSON']['output']>;
  /** When the edit took effect. */
  readonly committedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly deadLetter?: Maybe<DeadLetter>;
  /** Id of the draft in which the order was edited. */
  readonly draftOrderId?: Maybe<Scalars['ID']['output']>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The order after the edit. */
  readonly order?: Maybe<Order>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** One page of orders. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** Orders with their cursors. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** Orders of the page; empty when there are none. */
  readonly nodes: ReadonlyArray<Order>;
  /** Where the page ends and whether more follow. */
  readonly pageInfo: PageInfo;
  /** Null: the platform does not count them. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An order was placed. */
export type OrderCreatedEvent = ChangeEvent & {
  readonly __typename?: 'OrderCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The order that was placed. */
  readonly order?: Maybe<Order>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** An order and its place in the list. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Cursor of this order, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
};

/** The fulfillment status of an order changed. */
export type OrderFulfilledEvent = ChangeEvent & {
  readonly __typename?: 'OrderFulfilledEvent';
  /** What was done, as the platform names it. */
  readonly action?: Maybe<Scalars['String']['output']>;
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  /** Fulfillment status after the change. */
  readonly newFulfillmentStatus?: Maybe<OrderFulfillmentStatus>;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The order after the change. */
  readonly order?: Maybe<Order>;
  /** Fulfillment status before the change. */
  readonly previousFulfillmentStatus?: Maybe<OrderFulfillmentStatus>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
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
  readonly __typename?: 'OrderFulfillments';
  /** The fulfillments; empty when nothing has been sent. */
  readonly fulfillments: ReadonlyArray<Fulfillment>;
  /** Id of the order. */
  readonly orderId: Scalars['ID']['output'];
};

/** An order was imported from another sales channel. */
export type OrderImportedEvent = ChangeEvent & {
  readonly __typename?: 'OrderImportedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The imported order. */
  readonly order?: Maybe<Order>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** One line of an order, as it was bought. */
export type OrderLine = {
  readonly __typename?: 'OrderLine';
  /** Chosen options in words that are shown; empty when there are none. */
  readonly descriptionLines: ReadonlyArray<DescriptionLine>;
  /** File of a download; null for everything else. */
  readonly digitalFile?: Maybe<DigitalFile>;
  /** Id of the line; null when the platform sends none. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Picture of the product; null without one. */
  readonly image?: Maybe<Image>;
  /** What kind of thing the line sells. */
  readonly itemType?: Maybe<ItemType>;
  /** Name of the product when it was bought, in the buyer's language where there is a translation. */
  readonly name: Scalars['String']['output'];
  /** Price of one piece after discounts. */
  readonly price?: Maybe<Money>;
  /** Price of one piece before the discounts of the line. */
  readonly priceBeforeDiscounts?: Maybe<Money>;
  /** Product of the shop; null for a line of no catalog or of another app's. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Pieces bought. */
  readonly quantity: Scalars['Int']['output'];
  /** Subscription the line belongs to; null for what is bought once. */
  readonly subscription?: Maybe<OrderSubscription>;
  /** Price of the whole line after its discounts. */
  readonly total?: Maybe<Money>;
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
  readonly __typename?: 'OrderPaymentStatusUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The order after the change. */
  readonly order?: Maybe<Order>;
  /** Payment status before the change. */
  readonly previousPaymentStatus?: Maybe<OrderPaymentStatus>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
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
  readonly __typename?: 'OrderSubscription';
  /** Which payment of the subscription the order is, counted from 1. */
  readonly cycleNumber?: Maybe<Scalars['Int']['output']>;
  /** What the subscription is. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Id of the subscription. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Name of the subscription. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** An order was changed. */
export type OrderUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'OrderUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The order after the change. */
  readonly order?: Maybe<Order>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** How the site handles orders. */
export type OrdersSettings = {
  readonly __typename?: 'OrdersSettings';
  /** Whether an invoice is created for every new order that is paid online. */
  readonly createInvoice?: Maybe<Scalars['Boolean']['output']>;
  /** When the settings were created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** When an order lowers the stock. */
  readonly inventoryUpdateTrigger?: Maybe<InventoryUpdateTrigger>;
  /** When the settings were last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The order settings of the site were changed. */
export type OrdersSettingsUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'OrdersSettingsUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The settings after the change. */
  readonly ordersSettings?: Maybe<OrdersSettings>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** Where a page starts and ends. Cursors are opaque. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor for `after` of the next page: that of the last entry; null for an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follow. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a page before. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry; null for an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** Opens the page where a plan is paid. */
export type PaidPlansCheckoutIntentInput = {
  /** Data for the page, at most 2,048 characters; passed on unchanged. */
  readonly checkoutData?: InputMaybe<Scalars['String']['input']>;
  /** Plan to buy. */
  readonly planId: Scalars['ID']['input'];
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
  readonly percent: Scalars['Decimal']['input'];
  /** Rounds to whole numbers, half up; otherwise to 2 decimals. */
  readonly roundToInteger?: InputMaybe<Scalars['Boolean']['input']>;
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
  readonly __typename?: 'PhysicalProperties';
  /** Whether the line has to be delivered. */
  readonly shippable?: Maybe<Scalars['Boolean']['output']>;
  /** Stock keeping unit, at most 40 characters. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Weight of one piece; null when it is not known. */
  readonly weight?: Maybe<Weight>;
};

/** Where a buyer picks an order up. */
export type PickupDetails = {
  readonly __typename?: 'PickupDetails';
  /** Address of the place; null when the platform does not send it. */
  readonly address?: Maybe<Address>;
  /** Kind of place. */
  readonly method?: Maybe<PickupMethod>;
};

/** Where a buyer picks an order up. */
export type PickupMethod =
  /** At a pickup point of a carrier. */
  | 'PICKUP_POINT'
  /** At the shop's own place of business. */
  | 'STORE_PICKUP';

/** Whether something can be ordered before it is in stock. */
export type Preorder = {
  readonly __typename?: 'Preorder';
  /** Whether preorders are accepted. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Most pieces that can be ordered, at most 100,000; null without a limit. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** What a shopper reads about the preorder, such as when it ships; 1 to 250 characters. */
  readonly message?: Maybe<Scalars['String']['output']>;
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
  readonly __typename?: 'PreorderSettings';
  /** Whether it can be preordered. */
  readonly enabled?: Maybe<Scalars['Boolean']['output']>;
  /** Most pieces that can be preordered after the stock has reached zero; at most 100,000. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** Message to shoppers while it is out of stock; at most 250 characters. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Number of pieces preordered so far; null when pieces are not counted. */
  readonly preorderedQuantity?: Maybe<Scalars['Int']['output']>;
  /** Number of pieces that can still be preordered; null when pieces are not counted. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
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
  readonly limitPercent?: InputMaybe<Scalars['Int']['input']>;
  /** What a job would do, and to which products. */
  readonly work: PriceWorkInput;
};

/** What a change of prices or costs would do to all of its products. Nothing is changed. */
export type PriceDryRun = {
  readonly __typename?: 'PriceDryRun';
  /** Number of products for each risk that occurs; a product may have several. */
  readonly counts: ReadonlyArray<PriceRiskCount>;
  /** Preview of each product, those with a risk or a refusal first. */
  readonly items: AdjustmentPreviewConnection;
  /** Number of products whose change the platform would refuse. */
  readonly refused: Scalars['Int']['output'];
  /** Number of products that were found. */
  readonly total: Scalars['Int']['output'];
};

/** Price of a base quantity, to compare products by: `$0.12 per 1 g` is `baseQuantity` 1, `baseUnit` G. */
export type PricePerUnit = {
  readonly __typename?: 'PricePerUnit';
  /** What `price` is the price of, in `baseUnit`. */
  readonly baseQuantity: Scalars['Decimal']['output'];
  /** Unit that prices are compared by. */
  readonly baseUnit: MeasurementUnit;
  /** Price of `baseQuantity` units; null when the platform does not calculate it. */
  readonly price?: Maybe<Money>;
  /** What one product contains, in `totalUnit`. */
  readonly totalQuantity: Scalars['Decimal']['output'];
  /** Unit of what one product contains. */
  readonly totalUnit: MeasurementUnit;
};

/** What one product contains, and what prices are compared by. */
export type PricePerUnitInput = {
  /** Quantity to show the price of, in `baseUnit`. */
  readonly baseQuantity: Scalars['Decimal']['input'];
  /** Unit that prices are compared by. */
  readonly baseUnit: MeasurementUnit;
  /** What one product contains, in `totalUnit`. */
  readonly totalQuantity: Scalars['Decimal']['input'];
  /** Unit of what one product contains. */
  readonly totalUnit: MeasurementUnit;
};

/** Prices between two amounts in the shop's own currency; both ends belong to the range. */
export type PriceRangeFilter = {
  /** The highest price; no limit when left out. */
  readonly max?: InputMaybe<Scalars['Decimal']['input']>;
  /** The lowest price; no limit when left out. */
  readonly min?: InputMaybe<Scalars['Decimal']['input']>;
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
  readonly __typename?: 'PriceRiskCount';
  /** Number of products; at least 1. */
  readonly count: Scalars['Int']['output'];
  /** The risk. */
  readonly risk: PriceRisk;
};

/** Totals of a cart, checkout or payment. An amount the platform does not send is null. */
export type PriceSummary = {
  readonly __typename?: 'PriceSummary';
  /** What all discounts take off. */
  readonly discount?: Maybe<Money>;
  /** Price of the delivery before discounts and tax. */
  readonly shipping?: Maybe<Money>;
  /** Sum of the lines before discounts and tax. */
  readonly subtotal?: Maybe<Money>;
  /** Tax on everything. */
  readonly tax?: Maybe<Money>;
  /** What is paid: after discounts, gift cards and tax. */
  readonly total?: Maybe<Money>;
  /** Sum of the additional fees before tax. */
  readonly totalAdditionalFees?: Maybe<Money>;
};

/** Work of a job that can change prices, as in `JobWorkInput`. Exactly one of these. */
export type PriceWorkInput =
  /** Raises or lowers one property of products. */
  { readonly adjustProperty: AdjustPropertyWorkInput; readonly editProducts?: never; readonly setProperty?: never; }
  |  /** Changes each product in its own way, or creates it; edits of no amount are left out. */
  { readonly adjustProperty?: never; readonly editProducts: EditProductsWorkInput; readonly setProperty?: never; }
  |  /** Sets one property of products to the same value. */
  { readonly adjustProperty?: never; readonly editProducts?: never; readonly setProperty: SetPropertyWorkInput; };

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
  readonly __typename?: 'Problem';
  /** Pieces that can be bought, when the problem is about stock; otherwise null. */
  readonly availableQuantity?: Maybe<Scalars['Int']['output']>;
  /** What happened, for programs. */
  readonly code: ProblemCode;
  readonly field?: Maybe<Scalars['String']['output']>;
  /** Line of the cart it concerns; null for other problems. */
  readonly lineId?: Maybe<Scalars['ID']['output']>;
  readonly message: Scalars['String']['output'];
  readonly requestId?: Maybe<Scalars['String']['output']>;
  readonly severity: ProblemSeverity;
  readonly suggestedFix?: Maybe<SuggestedFix>;
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
  /** The shop takes no gift cards at checkout: do not offer it. */
  | 'GIFT_CARDS_NOT_ACCEPTED'
  /** The shop switched the gift card off: go on without it. */
  | 'GIFT_CARD_DISABLED'
  /** Nothing is left on the gift card: go on without it. */
  | 'GIFT_CARD_EMPTY'
  /** The gift card has expired: go on without it. */
  | 'GIFT_CARD_EXPIRED'
  /** A gift card cannot pay for what is in the cart, such as another gift card: change the cart or go on without it. */
  | 'GIFT_CARD_NOT_APPLICABLE'
  /** No gift card has that code: check the spelling. */
  | 'GIFT_CARD_NOT_FOUND'
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
  readonly field?: Maybe<Scalars['String']['output']>;
  /** What happened and what to do, in words for a person. */
  readonly message: Scalars['String']['output'];
  /** Request id to quote to the shop, when the cause was not the caller's; otherwise null. */
  readonly requestId?: Maybe<Scalars['String']['output']>;
  /** Whether the request was done all the same. */
  readonly severity: ProblemSeverity;
  /** What the client can offer; null without a suggestion. */
  readonly suggestedFix?: Maybe<SuggestedFix>;
};

/** Whether a request was done in spite of a problem. */
export type ProblemSeverity =
  /** It was not done. */
  | 'ERROR'
  /** It was done, with a different result than requested. */
  | 'WARNING';

/** Something that is sold. */
export type Product = Node & {
  readonly __typename?: 'Product';
  /**
   * What can still be chosen once some choices are made. One call of the platform for each product with options: refused
   * below a list of more than one.
   */
  readonly availability?: Maybe<ProductAvailability>;
  /** Price as the merchant set it, before the discount. */
  readonly basePrice?: Maybe<Money>;
  /** Smallest and largest price over all variants, without the discount, as `compareAtPrice`; null when there is none. */
  readonly basePriceRange?: Maybe<MoneyRange>;
  /** Brand of the product, as `brand(slug:)` of its name reads it; null without one. It may have no record. */
  readonly brand?: Maybe<Brand>;
  /** Name of the brand; null without one. */
  readonly brandName?: Maybe<Scalars['String']['output']>;
  /** Collections it is in, hidden ones too; the built-in one of all products is left out. */
  readonly collectionIds?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /**
   * Visible collections it is in, that of all products among them. `collectionIds` has the hidden ones too, and not that of all
   * products.
   */
  readonly collections?: Maybe<ReadonlyArray<Collection>>;
  /** Price without the discount, to be shown struck through; null without a discount. */
  readonly compareAtPrice?: Maybe<Money>;
  /** Read for a whole list at once, with the costs of all its variants: one call more. Null when no cost is known. */
  readonly costAndProfit?: Maybe<CostAndProfit>;
  /** Smallest and largest cost over all variants, read together with `costAndProfit`; null when no cost is known. */
  readonly costRange?: Maybe<MoneyRange>;
  /** When it was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Texts the shopper may or must enter; empty when there are none. */
  readonly customTextFields: ReadonlyArray<CustomTextField>;
  /** Sanitized HTML; null without a description. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** What is taken off the price. */
  readonly discount: ProductDiscount;
  /** Id of the product. */
  readonly id: Scalars['ID']['output'];
  /** Titled texts of the product page; empty when there are none. */
  readonly infoSections: ReadonlyArray<InfoSection>;
  /** Entry of the product in the site's inventory. */
  readonly inventoryItemId?: Maybe<Scalars['ID']['output']>;
  /**
   * What it is sold at in the worst case. Read for a whole list at once with the costs: no call beside that of
   * `costAndProfit`.
   */
  readonly lowestSale?: Maybe<LowestSale>;
  /** First picture or video; null when there is none. */
  readonly mainMedia?: Maybe<MediaItem>;
  /** Whether variants have prices, weights, SKUs and stock of their own. */
  readonly managesVariants: Scalars['Boolean']['output'];
  /** Pictures and videos, the main one first; empty when there are none. */
  readonly media: ReadonlyArray<MediaItem>;
  /** Name of the product, 1 to 80 characters. */
  readonly name: Scalars['String']['output'];
  /** Id for `node` and `nodes`. */
  readonly nodeId: Scalars['ID']['output'];
  /** Number of the product in the order of creation; a whole number as text, because it may outgrow Int. */
  readonly numericId?: Maybe<Scalars['String']['output']>;
  /** What can be chosen, at most 6 options; empty when there is nothing to choose. */
  readonly options: ReadonlyArray<ProductOption>;
  /** Size of the parcel it is sent in; null when it is not known. */
  readonly packageDimensions?: Maybe<Dimensions>;
  /** Address of the product's page on the platform's own site; null when the site has none. */
  readonly pageUrl?: Maybe<Scalars['URL']['output']>;
  /** What a shopper pays for one, the discount taken off. */
  readonly price: Money;
  /** Price of a base quantity; null for products that are not sold by weight, volume or length. */
  readonly pricePerUnit?: Maybe<PricePerUnit>;
  /** Size of the product itself; null when it is not known. */
  readonly productDimensions?: Maybe<Dimensions>;
  /** HTML as the platform sends it, not sanitized; `description` is the same made safe for a page. */
  readonly rawDescription?: Maybe<Scalars['String']['output']>;
  /**
   * Similar products that can be bought, at most 12: from its collections and its brand, with a similar name and price.
   * Empty while the shop's search index is not available.
   */
  readonly related?: Maybe<ReadonlyArray<Product>>;
  /** Short word on the picture, such as `New`; null without one. */
  readonly ribbon?: Maybe<Scalars['String']['output']>;
  /** What search engines read of the product page. */
  readonly seo: Seo;
  /** Stock keeping unit of the product itself, at most 40 characters; null without one. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Name of the product in addresses; unique on the site. */
  readonly slug: Scalars['String']['output'];
  /** What can be bought of it. */
  readonly stock: Stock;
  /** What kind of product it is. */
  readonly type: ProductType;
  /** When it was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Read for a whole list with one more call; a product read by its id includes them. */
  readonly variants?: Maybe<ProductVariantConnection>;
  /** Whether shoppers see it. */
  readonly visible: Scalars['Boolean']['output'];
  /** Weight of one piece; null when it is not known. */
  readonly weight?: Maybe<Weight>;
  /** Smallest and largest weight over all variants; null when it is not known. */
  readonly weightRange?: Maybe<WeightRange>;
};


/** Something that is sold. */
export type ProductAvailabilityArgs = {
  choices?: ReadonlyArray<ChosenOptionInput>;
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
  readonly __typename?: 'ProductAvailability';
  /** True when every option is chosen and that variant is in stock. */
  readonly availableForPurchase: Scalars['Boolean']['output'];
  /** Whether variants have prices and stock of their own; null when the platform does not say. */
  readonly managesVariants?: Maybe<Scalars['Boolean']['output']>;
  /** Media that show the choices made; empty when there are none. */
  readonly media: ReadonlyArray<MediaItem>;
  /** Options with `inStock` and `visible` of each choice under the choices made; empty for a product without options. */
  readonly options: ReadonlyArray<ProductOption>;
  /** Variant of the choices; null until every option is chosen. */
  readonly selectedVariant?: Maybe<SelectedVariant>;
};

/** A change of a product. */
export type ProductChange = {
  readonly __typename?: 'ProductChange';
  /** Names of fields of `Product` that changed, such as `price`; empty when the platform does not name them. */
  readonly changedFields: ReadonlyArray<Scalars['String']['output']>;
  /** What happened to it. */
  readonly kind: ProductChangeKind;
  /** When it happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The product after the change; null when it was deleted or hidden. */
  readonly product?: Maybe<Product>;
  /** Id of the product. */
  readonly productId: Scalars['ID']['output'];
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
  readonly __typename?: 'ProductChoice';
  /** Whether something with this choice can be bought; in `ProductAvailability`, under the choices made. */
  readonly inStock: Scalars['Boolean']['output'];
  /** What a person reads and what a cart line carries. In the language of the request, and sent back in the same language. */
  readonly label: Scalars['String']['output'];
  /** Media that show this choice; empty when none do. */
  readonly media: ReadonlyArray<MediaItem>;
  /** Machine word: a hex color for color options, else the text itself. */
  readonly value: Scalars['String']['output'];
  /** Whether the choice is shown; in `ProductAvailability`, under the choices made. */
  readonly visible: Scalars['Boolean']['output'];
};

/** One choice of an option. */
export type ProductChoiceInput = {
  /** What a person reads, 1 to 50 characters; the value when left out. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50 characters; a color as `#rrggbb`. */
  readonly value: Scalars['String']['input'];
};

/** One page of products. */
export type ProductConnection = {
  readonly __typename?: 'ProductConnection';
  /** What was searched for instead, when a word as it was typed finds nothing; otherwise null. */
  readonly correctedSearch?: Maybe<Scalars['String']['output']>;
  /** Products with their cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /**
   * What the list can be narrowed by, each counted under the other filters. Empty for lists that are not counted, and
   * while the catalog index is not ready.
   */
  readonly facets: ReadonlyArray<Facet>;
  /** True when no product has all of the words that were searched for: these have the most of them. */
  readonly matchesSomeWords: Scalars['Boolean']['output'];
  /**
   * Facets that the list cannot be narrowed by at the moment; what was filtered by them is ignored. Facets not named here
   * narrow the list all the same, and have no counts meanwhile.
   */
  readonly missingFacets: ReadonlyArray<FacetName>;
  /** Products of the page; empty when there are none. */
  readonly nodes: ReadonlyArray<Product>;
  /** Where the page starts and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all; null when the platform does not count them. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A product was created. */
export type ProductCreatedEvent = ChangeEvent & {
  readonly __typename?: 'ProductCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /**
   * The product that was created. A shop whose catalog sends few fields has `name`, `visible`, `sku`, `brandName`, `pageUrl`,
   * `price`, `compareAtPrice`, `costAndProfit` and media alone.
   */
  readonly product?: Maybe<ProductSnapshot>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A product was deleted. */
export type ProductDeletedEvent = ChangeEvent & {
  readonly __typename?: 'ProductDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The product before it was deleted; null when the catalog sends its id alone. */
  readonly product?: Maybe<ProductSnapshot>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** The discount of a product, which lowers the price of each of its variants. */
export type ProductDiscount = {
  readonly __typename?: 'ProductDiscount';
  /** What is taken off each price; null unless `type` is `AMOUNT`. */
  readonly amount?: Maybe<Money>;
  /** Percent that is taken off each price, 0 to 100; null unless `type` is `PERCENT`. */
  readonly percent?: Maybe<Scalars['Decimal']['output']>;
  /** Whether `amount` or `percent` is set. */
  readonly type: DiscountType;
};

/** The discount of a product. Exactly one of these. */
export type ProductDiscountInput =
  /** Amount that is taken off, with at most 2 decimals. */
  { readonly amount: Scalars['Decimal']['input']; readonly none?: never; readonly percent?: never; }
  |  /** `true` takes the discount off. */
  { readonly amount?: never; readonly none: Scalars['Boolean']['input']; readonly percent?: never; }
  |  /** Percent that is taken off, at most 100, with at most 2 decimals. */
  { readonly amount?: never; readonly none?: never; readonly percent: Scalars['Decimal']['input']; };

/** A product and its place in the list. */
export type ProductEdge = {
  readonly __typename?: 'ProductEdge';
  /** Cursor of this product, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The product. */
  readonly node: Product;
};

/** A product that is changed or created. Exactly one of these. */
export type ProductEditInput =
  /** Product that is created. */
  { readonly create: CreateProductInput; readonly update?: never; }
  |  /** Product that is changed, and what is changed of it. */
  { readonly create?: never; readonly update: UpdateProductInput; };

/**
 * Every given part has to match; of a list within a part, one entry. Unknown values match nothing. Parts marked * are
 * answered from the catalog index: while it is not ready they are ignored, and `ProductConnection.missingFacets` says so.
 * They cannot be combined with `ids`, `nameStartsWith`, `skus`, `updatedSince` or an order by SKU, which only the platform
 * can answer.
 */
export type ProductFilter = {
  /** * Of one of these brands, by slug or exact name; at most 1,000. */
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** In one of these collections, by slug or id; at most 1,000. */
  readonly collections?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** One of these products, at most 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /**
   * * Whether something of it can be bought; together with `options`, whether some variant with each choice can. Whether
   * one variant with all of the choices can be bought, the product says.
   */
  readonly inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Beginning of the name, at most 80 characters; case does not count. */
  readonly nameStartsWith?: InputMaybe<Scalars['String']['input']>;
  /** * Whether there is a discount. */
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** * With these choices; at most 20 options. */
  readonly options?: InputMaybe<ReadonlyArray<OptionFilter>>;
  /**
   * By what a shopper pays. While the index is not ready, and together with parts that only the platform can answer, by
   * the price before a discount.
   */
  readonly price?: InputMaybe<PriceRangeFilter>;
  /** Words in any order, at most 100 characters. The index forgives typing errors; the platform does not. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** With one of these SKUs, at most 100. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Of one of these kinds. */
  readonly types?: InputMaybe<ReadonlyArray<ProductType>>;
  /** Changed at this time or later. */
  readonly updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Opens the page of a product on the platform's own site. */
export type ProductIntentInput = {
  /** Slug of the product, 1 to 150 characters. */
  readonly productSlug: Scalars['String']['input'];
};

/** Something to choose about a product, such as a size. */
export type ProductOption = {
  readonly __typename?: 'ProductOption';
  /** What can be chosen, 1 to 100. */
  readonly choices: ReadonlyArray<ProductChoice>;
  /**
   * Name of the option, as a person reads it; unique within the product. In the language of the request, and sent back in the
   * same language.
   */
  readonly name: Scalars['String']['output'];
  /** How the choices are shown. */
  readonly type: OptionType;
};

/** Something to choose about a product. */
export type ProductOptionInput = {
  /** 1 to 100, each with another label. */
  readonly choices: ReadonlyArray<ProductChoiceInput>;
  /** 1 to 50 characters, another for each option. */
  readonly name: Scalars['String']['input'];
};

/** The product after a change. */
export type ProductPayload = {
  readonly __typename?: 'ProductPayload';
  /** What was refused; empty when all was done. */
  readonly problems: ReadonlyArray<Problem>;
  /**
   * Product as it is after the call, costs included. Null when nothing was done, or when reading it back failed; a problem
   * says which.
   */
  readonly product?: Maybe<Product>;
};

/** A product as change events carry it, with its values at that time. Read the current ones as `Product`. */
export type ProductSnapshot = {
  readonly __typename?: 'ProductSnapshot';
  /** Further ribbons, at most 4. */
  readonly additionalRibbons: ReadonlyArray<Scalars['String']['output']>;
  /** Categories it was put into, and all of their parents. */
  readonly allCategories: ReadonlyArray<CategoryPlace>;
  /** False when it is sold by subscription only; null without subscriptions. */
  readonly allowOneTimePurchases?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its variants are in stock, at the default location. */
  readonly availabilityStatus?: Maybe<InventoryStatus>;
  /** Id of the brand; null when it has none. */
  readonly brandId?: Maybe<Scalars['ID']['output']>;
  /** Name of the brand; null when it has none. */
  readonly brandName?: Maybe<Scalars['String']['output']>;
  /** Categories on the path to the product, the outermost first. */
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  /** The price without the discount, to be shown struck through; null without one, and where its variants have prices. */
  readonly compareAtPrice?: Maybe<Money>;
  /** Smallest and largest price of all variants before discounts; null without discounts. */
  readonly compareAtPriceRange?: Maybe<MoneyRange>;
  /** What the product costs the merchant, and the profit; null where its variants have costs. */
  readonly costAndProfit?: Maybe<CostAndProfit>;
  /** Smallest and largest cost of all variants. */
  readonly costRange?: Maybe<MoneyRange>;
  /** When the product was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the currency of its prices; null when the platform does not send it. */
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** Sanitized HTML; null without a description. */
  readonly description?: Maybe<Scalars['HTML']['output']>;
  /** The same description as a tree of nodes, as the platform sends it. */
  readonly descriptionNodes?: Maybe<Scalars['JSON']['output']>;
  /** Categories it was put into. */
  readonly directCategories: ReadonlyArray<CategoryPlace>;
  /** Fields that apps have added, by namespace. */
  readonly extendedFields?: Maybe<Scalars['JSON']['output']>;
  /** Lasting name of the product for programs; set once. */
  readonly handle?: Maybe<Scalars['String']['output']>;
  /** Id of the product. */
  readonly id: Scalars['ID']['output'];
  /** Sections of text below the description, at most 20. */
  readonly infoSections: ReadonlyArray<InfoSectionSnapshot>;
  /** Id of the category that `breadcrumbs` lead through. */
  readonly mainCategoryId?: Maybe<Scalars['ID']['output']>;
  /** Picture or video shown first; null when there is none. */
  readonly mainMedia?: Maybe<ProductSnapshotMedia>;
  /** All pictures and videos, at most 50; empty when there are none. */
  readonly media: ReadonlyArray<ProductSnapshotMedia>;
  /** The visible variant with the lowest price; null when none is visible, and when the platform does not send it. */
  readonly minPriceVariant?: Maybe<ProductSnapshotVariant>;
  /** Price of that variant without the discount; null without a discount. */
  readonly minVariantCompareAtPrice?: Maybe<Money>;
  /** Price of the variant with the lowest price, the discount taken off. */
  readonly minVariantPrice?: Maybe<Money>;
  /** Stock keeping unit of that variant. */
  readonly minVariantSku?: Maybe<Scalars['String']['output']>;
  /** Modifiers of the product, at most 10. */
  readonly modifiers: ReadonlyArray<ProductSnapshotModifier>;
  /** Name as a person reads it; at most 80 characters. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Options of the product, at most 6; empty for a product without variants. */
  readonly options: ReadonlyArray<ProductSnapshotOption>;
  /** Address of the product's page on the platform's own site. */
  readonly pageUrl?: Maybe<Scalars['URL']['output']>;
  /** Which of its variants can be preordered now, at the default location. */
  readonly preorderAvailability?: Maybe<PreorderAvailability>;
  /** Whether preorder is switched on for its variants, at the default location. */
  readonly preorderStatus?: Maybe<PreorderStatus>;
  /** What a shopper pays for one, the discount taken off; null where its variants have prices. */
  readonly price?: Maybe<Money>;
  /** Smallest and largest price of all variants, discounts taken off. */
  readonly priceRange?: Maybe<MoneyRange>;
  /** Ids of its tags for the merchant alone, at most 100. */
  readonly privateTagIds?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Ids of its tags that shoppers may see, at most 100. */
  readonly publicTagIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Who may buy it; null when every visitor may. */
  readonly purchaseEligibility?: Maybe<PurchaseEligibility>;
  /** Path of that address. */
  readonly relativePath?: Maybe<Scalars['String']['output']>;
  /** Grows by 1 with every change of the product. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Short text on the picture, such as `New`; null when it has none. */
  readonly ribbon?: Maybe<Scalars['String']['output']>;
  /** Data for search engines. */
  readonly seo: Seo;
  /** Smallest and largest shipping weight of all variants. */
  readonly shippingWeightRange?: Maybe<WeightRange>;
  /** Stock keeping unit of the product itself; null where its variants have them. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Slug of the product, for the address of its page; made from the name when it is not set. */
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** Subscriptions it can be bought by, at most 6; empty when it is sold once only. */
  readonly subscriptions: ReadonlyArray<ProductSnapshotSubscription>;
  /** Id of the group that decides its tax; null when the platform does not send it. */
  readonly taxGroupId?: Maybe<Scalars['ID']['output']>;
  /** Whether it is delivered or downloaded; never changes. */
  readonly type?: Maybe<ProductType>;
  /** Quantity that prices per unit are given for; null when it is not sold by weight, volume or length. */
  readonly unitPriceBase?: Maybe<UnitQuantity>;
  /** When the product was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of variants. */
  readonly variantCount?: Maybe<Scalars['Int']['output']>;
  /** Variants of the product; empty when the platform does not send them. */
  readonly variants: ReadonlyArray<ProductSnapshotVariant>;
  /** Whether it is shown to shoppers of the site. */
  readonly visible?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is shown at the point of sale; always false for digital products. */
  readonly visibleInPos?: Maybe<Scalars['Boolean']['output']>;
};

/** A picture or video of a product. */
export type ProductSnapshotMedia = {
  readonly __typename?: 'ProductSnapshotMedia';
  /** What it shows, for readers who cannot see it. */
  readonly alt?: Maybe<Scalars['String']['output']>;
  /** Name of the file as a person reads it. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Id of the file in the site's media. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The picture; null for a video. */
  readonly image?: Maybe<Image>;
  /** Small picture of it. */
  readonly thumbnail?: Maybe<Image>;
  /** Whether it is a picture or a video. */
  readonly type?: Maybe<MediaItemType>;
  /** Address of the file. */
  readonly url?: Maybe<Scalars['URL']['output']>;
  /** The video; null for a picture. */
  readonly video?: Maybe<Video>;
};

/** A modifier: a choice or text of the buyer that creates no variants, such as gift wrapping. */
export type ProductSnapshotModifier = {
  readonly __typename?: 'ProductSnapshotModifier';
  /** Choices of the modifier; empty for one with a text. */
  readonly choices: ReadonlyArray<CustomizationChoice>;
  /** The text the buyer gives; null for a modifier with choices. */
  readonly freeText?: Maybe<CustomizationFreeText>;
  /** Id of the modifier. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Word for it in references to the catalog; generated from the name. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** Whether the buyer has to choose or write something. */
  readonly mandatory?: Maybe<Scalars['Boolean']['output']>;
  /** Name as a person reads it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How it is shown; says whether it has `freeText` or `choices`. */
  readonly renderType?: Maybe<CustomizationRenderType>;
};

/** An option, such as size. Each combination of choices of all options is a variant. */
export type ProductSnapshotOption = {
  readonly __typename?: 'ProductSnapshotOption';
  /** Choices of the option. */
  readonly choices: ReadonlyArray<CustomizationChoice>;
  /** Id of the option. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Word for it in references to the catalog; generated from the name. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** Name as a person reads it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How its choices are shown. */
  readonly renderType?: Maybe<CustomizationRenderType>;
};

/** A subscription that a product can be bought by. */
export type ProductSnapshotSubscription = {
  readonly __typename?: 'ProductSnapshotSubscription';
  /** Amount taken off the price; null unless `discountType` is `AMOUNT`. */
  readonly amountOff?: Maybe<Money>;
  /** True when it goes on until it is canceled; null when it ends after `billingCycles`. */
  readonly autoRenewal?: Maybe<Scalars['Boolean']['output']>;
  /** Number of payments before it ends, 2 to 999; null when it renews itself. */
  readonly billingCycles?: Maybe<Scalars['Int']['output']>;
  /** Description for shoppers; at most 60 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Whether `amountOff` or `percentOff` is set; null without a discount. */
  readonly discountType?: Maybe<SubscriptionDiscountType>;
  /** Unit of the time between two payments; multiplied by `interval`. */
  readonly frequency?: Maybe<SubscriptionFrequency>;
  /** Id of the subscription. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Number of units between two payments, 1 to 50. */
  readonly interval?: Maybe<Scalars['Int']['output']>;
  /** Percent taken off the price, 0.1 to 99.9; null unless `discountType` is `PERCENT`. */
  readonly percentOff?: Maybe<Scalars['Decimal']['output']>;
  /** Name as a person reads it; at most 20 characters. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered to shoppers. */
  readonly visible?: Maybe<Scalars['Boolean']['output']>;
};

/** A variant of a product, as change events carry it. */
export type ProductSnapshotVariant = {
  readonly __typename?: 'ProductSnapshotVariant';
  /** Barcode; at most 40 characters. */
  readonly barcode?: Maybe<Scalars['String']['output']>;
  /** Its choice of each option; empty for a product without options. */
  readonly choices: ReadonlyArray<ProductSnapshotVariantChoice>;
  /** The price without the discount, to be shown struck through; null without a discount. */
  readonly compareAtPrice?: Maybe<Money>;
  /** What one costs the merchant. */
  readonly cost?: Maybe<Money>;
  /** Id of the variant. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is in stock. */
  readonly inStock?: Maybe<Scalars['Boolean']['output']>;
  /** Profit as a fraction of the price, at most 1: `0.4`. */
  readonly margin?: Maybe<Scalars['Decimal']['output']>;
  /** Picture or video of the variant; null when it has none of its own. */
  readonly media?: Maybe<ProductSnapshotMedia>;
  /** Whether it can be ordered before it is in stock. */
  readonly preorderEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** What a shopper pays for one. */
  readonly price?: Maybe<Money>;
  /** The price less the cost. */
  readonly profit?: Maybe<Money>;
  /** Stock keeping unit; at most 40 characters. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Price of one base unit, for products sold by weight, volume or length. */
  readonly unitPrice?: Maybe<Money>;
  /** Text that explains `unitPrice`, as the platform sends it. */
  readonly unitPriceDescription?: Maybe<Scalars['String']['output']>;
  /** Whether it is shown to shoppers. */
  readonly visible?: Maybe<Scalars['Boolean']['output']>;
  /** Shipping weight. */
  readonly weight?: Maybe<Weight>;
};

/** Choice of one option in a variant. */
export type ProductSnapshotVariantChoice = {
  readonly __typename?: 'ProductSnapshotVariantChoice';
  /** Id of the choice. */
  readonly choiceId?: Maybe<Scalars['ID']['output']>;
  /** Name of the choice; null when the platform sends the ids alone. */
  readonly choiceName?: Maybe<Scalars['String']['output']>;
  /** Id of the option. */
  readonly optionId?: Maybe<Scalars['ID']['output']>;
  /** Name of the option; null when the platform sends the ids alone. */
  readonly optionName?: Maybe<Scalars['String']['output']>;
};

/** Order of a list of products. */
export type ProductSort = {
  /** What to sort by. */
  readonly field: ProductSortField;
  /** Direction; without effect on `RELEVANCE` and `BEST_MATCH`, which have one only. */
  readonly order?: SortOrder;
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
  readonly __typename?: 'ProductUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  /**
   * Names of fields of `Product` that changed, such as `price`; any other has the platform's name. Empty with `product`:
   * `fieldChanges` has them then.
   */
  readonly changedFields: ReadonlyArray<Scalars['String']['output']>;
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The product after the change; null for a shop whose catalog sends `changedFields` instead. */
  readonly product?: Maybe<ProductSnapshot>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** One combination of the choices of a product. */
export type ProductVariant = {
  readonly __typename?: 'ProductVariant';
  /** Price as the merchant set it, before the discount of the product. */
  readonly basePrice?: Maybe<Money>;
  /** Choice of every option; empty for a product without options. */
  readonly choices: ReadonlyArray<ChosenOption>;
  /** Price without the discount, to be shown struck through; null without a discount. */
  readonly compareAtPrice?: Maybe<Money>;
  /** Read with the product's own costs; null when no cost is known. */
  readonly costAndProfit?: Maybe<CostAndProfit>;
  /** Id of the variant, unique within its product. */
  readonly id: Scalars['ID']['output'];
  /** Size of the parcel it is sent in; null when it is not known. */
  readonly packageDimensions?: Maybe<Dimensions>;
  /** What a shopper pays for one, the discount of the product taken off. */
  readonly price: Money;
  /** Size of the product itself; null when it is not known. */
  readonly productDimensions?: Maybe<Dimensions>;
  /** Stock keeping unit, at most 40 characters; null without one. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** What can be bought of it. */
  readonly stock: Stock;
  /** Price of one base unit, for products sold by weight, volume or length; null for others. */
  readonly unitPrice?: Maybe<Money>;
  /** Whether the variant is offered. */
  readonly visible: Scalars['Boolean']['output'];
  /** Weight of one piece; null when it is not known. */
  readonly weight?: Maybe<Weight>;
};

/** One page of variants of a product. */
export type ProductVariantConnection = {
  readonly __typename?: 'ProductVariantConnection';
  /** Variants with their cursors. */
  readonly edges: ReadonlyArray<ProductVariantEdge>;
  /** Variants of the page; empty when there are none. */
  readonly nodes: ReadonlyArray<ProductVariant>;
  /** Where the page starts and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all; null when the platform does not count them. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A variant and its place in the list. */
export type ProductVariantEdge = {
  readonly __typename?: 'ProductVariantEdge';
  /** Cursor of this variant, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The variant. */
  readonly node: ProductVariant;
};

/** Who may buy a product. */
export type PurchaseEligibility =
  /** Signed-in members alone. */
  | 'MEMBERS_ONLY';

/** What can be read. */
export type Query = {
  readonly __typename?: 'Query';
  /** All app keys: those of the admin by creation, newest first, then those of the settings. */
  readonly appKeys?: Maybe<AppKeyConnection>;
  /** Reads the whole audit log and checks the hash of every entry. */
  readonly auditCheck?: Maybe<AuditCheck>;
  /** Calls made with the site's key, newest first. */
  readonly auditLog?: Maybe<AuditRecordConnection>;
  /**
   * A brand by id, by exact name or by slug; give exactly one. Null with an entry in the response's `extensions.problems`
   * when there is none, as `product`.
   */
  readonly brand?: Maybe<Brand>;
  /** Brands of the shop, by name. */
  readonly brands?: Maybe<BrandConnection>;
  /** The caller of this request, such as an app that checks its key. */
  readonly caller: Caller;
  /** The caller's own cart; null before the first add. */
  readonly cart?: Maybe<Cart>;
  /**
   * Totals of the caller's cart. Null without a cart, and when the platform does not accept the input, with the reasons in
   * the response's `extensions.problems`.
   */
  readonly cartEstimate?: Maybe<CartEstimate>;
  /** Counts for the first screen of the admin. */
  readonly catalogHealth?: Maybe<CatalogHealth>;
  /** One change event; null when there is none with that id, or when it is older than 30 days. */
  readonly changeEvent?: Maybe<ChangeEvent>;
  /** Whether change events arrive and are handled. */
  readonly changeEventHealth?: Maybe<ChangeEventHealth>;
  /** Change events of the platform, newest first. They are stored for 30 days. */
  readonly changeEvents?: Maybe<ChangeEventConnection>;
  /**
   * A checkout of the caller's own. Null with an entry in the response's `extensions.problems` when there is none with
   * that id, or the id cannot be one.
   */
  readonly checkout?: Maybe<Checkout>;
  /** How the platform's checkout page looks and what it shows. */
  readonly checkoutSettings?: Maybe<CheckoutSettings>;
  /**
   * A collection by id or by slug; give exactly one. Null with an entry in the response's `extensions.problems` when there
   * is none, as `product`.
   */
  readonly collection?: Maybe<Collection>;
  /** Visible collections of the shop. */
  readonly collections?: Maybe<CollectionConnection>;
  /** A page of text. */
  readonly contentPage?: Maybe<ContentPage>;
  /** Number of brands. */
  readonly countBrands?: Maybe<Scalars['Int']['output']>;
  /**
   * The dry run of `bulkApproveMembersByFilter`, `bulkBlockMembersByFilter` and `bulkDeleteMembersByFilter`. Only deletion supports a
   * search.
   */
  readonly countMembersByFilter?: Maybe<MemberCount>;
  /** What `mergeBrands` would do. Null when one of the brands is not there, with the reason in `extensions.problems`. */
  readonly dryRunMergeBrands?: Maybe<BrandMergeDryRun>;
  /**
   * What `startJob` would do to the prices of these products, discounts and variants included. Calculated by the rules of
   * the platform, whose own result decides.
   */
  readonly dryRunPrices?: Maybe<PriceDryRun>;
  /** What `revertJob` would do, and what was changed after the job; null when there is no job with that id. */
  readonly dryRunRevert?: Maybe<RevertDryRun>;
  /**
   * The brand of the week: one of those that have a story, another one every Monday at 0:00 UTC, in the order of their
   * slugs. Null when no brand has a story.
   */
  readonly featuredBrand?: Maybe<Brand>;
  /**
   * A job of the caller, or of any caller with the right `AUDIT_READ`; null when there is none with that id. Jobs are
   * stored for 30 days.
   */
  readonly job?: Maybe<Job>;
  /** Jobs of the caller, or of all callers with the right `AUDIT_READ`, newest first. */
  readonly jobs?: Maybe<JobConnection>;
  /** Brands as they are at this moment, read without a cache. */
  readonly managedBrands?: Maybe<BrandConnection>;
  /** A collection, hidden or not, read without a cache; null when there is none with that id. */
  readonly managedCollection?: Maybe<Collection>;
  /** Collections as they are at this moment, hidden ones included, read without a cache. */
  readonly managedCollections?: Maybe<CollectionConnection>;
  /**
   * A member with all that the platform has on it; null when there is none with that id. `auditLog(filter: { entityId: … })`
   * lists the changes made to it.
   */
  readonly managedMember?: Maybe<Member>;
  /** Members of every status, private ones too, with all that the platform has on them. A cursor is a position in the list. */
  readonly managedMembers?: Maybe<MemberConnection>;
  /** A product with its costs, hidden ones too; null when there is none with that id. */
  readonly managedProduct?: Maybe<Product>;
  /**
   * Products as they are at this moment, hidden ones too, with costs and variants: one platform call for each page. A cursor
   * is a position in the list.
   */
  readonly managedProducts?: Maybe<ProductConnection>;
  /** The signed-in member; null for a visitor, with the reason in the response's `extensions.problems`. */
  readonly me?: Maybe<Member>;
  /**
   * A public member profile by its slug. Null when there is none or it is private, with an entry in the response's
   * `extensions.problems`.
   */
  readonly member?: Maybe<Member>;
  /** A job of the platform; null when there is none with that id. */
  readonly memberJob?: Maybe<MemberJob>;
  /** What a member has bought, the newest first. */
  readonly memberOrders?: Maybe<OrderConnection>;
  /** Members with a public profile. A cursor is a position in the list. */
  readonly members?: Maybe<MemberConnection>;
  /**
   * What the caller waits for, the newest first: requests of the caller's own verified email address. Null for a visitor
   * (`NOT_SIGNED_IN`), until the address is verified (`EMAIL_NOT_VERIFIED`), and in a shop without
   * `STOCK_ALERTS` in `Store.features` (`NOT_AVAILABLE_ON_THIS_SITE`), with that reason in the response's
   * `extensions.problems`.
   */
  readonly myBackInStockRequests?: Maybe<BackInStockRequestConnection>;
  /** The signed-in member's sign-in; null for a visitor, with the reason in the response's `extensions.problems`. */
  readonly myIdentity?: Maybe<Identity>;
  /**
   * Where the caller is signed in, the session used last first. Null for a visitor, with the reason in the response's
   * `extensions.problems`.
   */
  readonly mySessions?: Maybe<ReadonlyArray<MemberSession>>;
  /**
   * Reads one thing by its `nodeId`, as the field of its own does: `product` for a product, for staff and apps with the right
   * `managedProduct`. A signed-in member is read as `me` does, by their own `nodeId`. Null when it is not there, or not for the
   * caller, with the reason in `extensions.problems`.
   */
  readonly node?: Maybe<Node>;
  /** Reads up to 10 things by their `nodeId`, in the order of `ids`; null for each that `node` is null for. */
  readonly nodes?: Maybe<ReadonlyArray<Maybe<Node>>>;
  /** One of the caller's own orders; null for any other, with an entry in the response's `extensions.problems`. */
  readonly order?: Maybe<Order>;
  /**
   * The caller's own orders, the newest first. Null for a visitor (`NOT_SIGNED_IN`), and in a shop without `ORDER_HISTORY` in
   * `Store.features` (`NOT_AVAILABLE_ON_THIS_SITE`), with that reason in the response's `extensions.problems`.
   */
  readonly orders?: Maybe<OrderConnection>;
  /**
   * By id or by slug; give exactly one. Null with an entry in the response's `extensions.problems` when there is none. A
   * value that cannot be an id or slug causes no platform call.
   */
  readonly product?: Maybe<Product>;
  /**
   * Visible products, by filter and in the order of `sort`. A cursor of a search, of a filter by stock, price, brand or
   * option, or of an order by relevance stays right while products change; any other one is a position in the list.
   */
  readonly products?: Maybe<ProductConnection>;
  /**
   * Findings of the last checks of the site. When they are older than `maxAgeSeconds` and no checks run, new ones begin in
   * the background, and `running` is true until they end. With several gateways: the checks of this gateway.
   */
  readonly siteHealth?: Maybe<SiteHealth>;
  /**
   * Whether the caller could take a slug. Null for a visitor, and where slugs cannot be checked, with the reason in the
   * response's `extensions.problems`. A slug that cannot be one is refused with `BAD_USER_INPUT`.
   */
  readonly slugCheck?: Maybe<SlugCheck>;
  /** Whether the caller can use the admin, and with which rights. */
  readonly staff: Staff;
  /** Settings of the shop. */
  readonly store: Store;
  /** Null when there is no such variant, with an entry in the response's `extensions.problems`, as `product`. */
  readonly storeVariant?: Maybe<StoreVariant>;
  /** Variants of all products, each as an item of its own. A cursor is a position in the list. */
  readonly storeVariants?: Maybe<StoreVariantConnection>;
  /** Suggestions for a text. All lists are empty for fewer than two characters. */
  readonly suggest?: Maybe<Suggestions>;
  /** The caller. Never null: without a session it is a visitor. */
  readonly viewer: Viewer;
  /**
   * How pages load and respond in the browsers of visitors, by the route that their visit began at; the most visited first.
   * Sampled (`VITALS_SAMPLE_RATE`) and stored for `VITALS_DAYS` days, without anything of a visitor. With several
   * gateways: the visits that this gateway received. No list of pages: a shop has some thirty routes.
   */
  readonly webVitals?: Maybe<ReadonlyArray<RouteVitals>>;
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
  fromIds: ReadonlyArray<Scalars['ID']['input']>;
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
  ids: ReadonlyArray<Scalars['ID']['input']>;
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
export type QuerySiteHealthArgs = {
  maxAgeSeconds?: Scalars['Int']['input'];
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
  readonly name: Scalars['String']['input'];
  /** At most 500 characters. */
  readonly value: Scalars['String']['input'];
};

/** Input of `recover`. */
export type RecoverInput = {
  /** 8 to 100 characters, not white space alone. */
  readonly password: Scalars['String']['input'];
  /** Token of the link in the email. */
  readonly recoveryToken: Scalars['String']['input'];
};

/**
 * Where the platform sends the browser afterwards: paths of this storefront, such as `/checkout/return`. Others are
 * refused with `RETURN_ADDRESS_NOT_ALLOWED`.
 */
export type RedirectCallbacksInput = {
  /** Path of the list of services. */
  readonly bookingsServiceList?: InputMaybe<Scalars['String']['input']>;
  /** Path of the cart. */
  readonly cartPage?: InputMaybe<Scalars['String']['input']>;
  /** Path of the page to sign in on. */
  readonly login?: InputMaybe<Scalars['String']['input']>;
  /** Path of the list of plans. */
  readonly planList?: InputMaybe<Scalars['String']['input']>;
  /** Path for the end of the visit, also when it was given up; `/` when left out. */
  readonly postFlow?: InputMaybe<Scalars['String']['input']>;
  /** Path after a purchase; the platform adds the id of the order to it. */
  readonly thankYouPage?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What to open on the platform. `login` and `logout` have no details here: ids, states and one-time secrets of the sign-in
 * stay on the server.
 */
export type RedirectIntentInput =
  /** Choose a service to book. */
  { readonly bookingsBook: BookingsBookIntentInput; readonly bookingsCheckout?: never; readonly checkout?: never; readonly eventsCheckout?: never; readonly login?: never; readonly logout?: never; readonly memberAccount?: never; readonly paidPlansCheckout?: never; readonly product?: never; }
  |  /** Book a service. */
  { readonly bookingsBook?: never; readonly bookingsCheckout: BookingsCheckoutIntentInput; readonly checkout?: never; readonly eventsCheckout?: never; readonly login?: never; readonly logout?: never; readonly memberAccount?: never; readonly paidPlansCheckout?: never; readonly product?: never; }
  |  /** Pay a checkout. */
  { readonly bookingsBook?: never; readonly bookingsCheckout?: never; readonly checkout: CheckoutIntentInput; readonly eventsCheckout?: never; readonly login?: never; readonly logout?: never; readonly memberAccount?: never; readonly paidPlansCheckout?: never; readonly product?: never; }
  |  /** Pay tickets of an event. */
  { readonly bookingsBook?: never; readonly bookingsCheckout?: never; readonly checkout?: never; readonly eventsCheckout: EventsCheckoutIntentInput; readonly login?: never; readonly logout?: never; readonly memberAccount?: never; readonly paidPlansCheckout?: never; readonly product?: never; }
  |  /** True to sign in. */
  { readonly bookingsBook?: never; readonly bookingsCheckout?: never; readonly checkout?: never; readonly eventsCheckout?: never; readonly login: Scalars['Boolean']['input']; readonly logout?: never; readonly memberAccount?: never; readonly paidPlansCheckout?: never; readonly product?: never; }
  |  /** True to sign out on the platform. */
  { readonly bookingsBook?: never; readonly bookingsCheckout?: never; readonly checkout?: never; readonly eventsCheckout?: never; readonly login?: never; readonly logout: Scalars['Boolean']['input']; readonly memberAccount?: never; readonly paidPlansCheckout?: never; readonly product?: never; }
  |  /** Show a page of the member area. */
  { readonly bookingsBook?: never; readonly bookingsCheckout?: never; readonly checkout?: never; readonly eventsCheckout?: never; readonly login?: never; readonly logout?: never; readonly memberAccount: MemberAccountIntentInput; readonly paidPlansCheckout?: never; readonly product?: never; }
  |  /** Pay a plan. */
  { readonly bookingsBook?: never; readonly bookingsCheckout?: never; readonly checkout?: never; readonly eventsCheckout?: never; readonly login?: never; readonly logout?: never; readonly memberAccount?: never; readonly paidPlansCheckout: PaidPlansCheckoutIntentInput; readonly product?: never; }
  |  /** Show a product. */
  { readonly bookingsBook?: never; readonly bookingsCheckout?: never; readonly checkout?: never; readonly eventsCheckout?: never; readonly login?: never; readonly logout?: never; readonly memberAccount?: never; readonly paidPlansCheckout?: never; readonly product: ProductIntentInput; };

/** How the platform's page is opened. */
export type RedirectPreferencesInput = {
  /** Parameters to add to the address the browser is sent to, at most 20. */
  readonly additionalQueryParameters?: InputMaybe<ReadonlyArray<QueryParameterInput>>;
  /** Whether the platform first checks that the site is published; the platform takes false when left out. */
  readonly checkIfPublish?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the page knows the caller; the platform takes true when left out. */
  readonly maintainIdentity?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether the platform's general pages are shown in place of custom ones of the site; as the shop is set up when left
   * out.
   */
  readonly useGenericPages?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A visit to a page of the platform. */
export type RedirectSession = {
  readonly __typename?: 'RedirectSession';
  /** `fullUrl` without its query, as the platform sends it. */
  readonly endpoint?: Maybe<Scalars['String']['output']>;
  /** Address of the page: send the browser there. */
  readonly fullUrl: Scalars['URL']['output'];
  /** Whether the platform gave the page a session of its own. The token itself never leaves the server. */
  readonly hasSessionToken: Scalars['Boolean']['output'];
  /** Id of the redirect session. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Query of `fullUrl`, name by name, as the platform sends it. */
  readonly searchParams?: Maybe<Scalars['JSON']['output']>;
  /** Shorter address of the same page; null when the platform made none. */
  readonly shortUrl?: Maybe<Scalars['URL']['output']>;
};

/** A new member. */
export type RegisterInput = {
  /** Captcha, where the site requires one. */
  readonly captcha?: InputMaybe<CaptchaInput>;
  /** Login email of the new member, at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** At most 100 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name shown to others, at most 100 characters. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 100 characters, not white space alone. */
  readonly password: Scalars['String']['input'];
  /** Path of this storefront to go on to, if the browser is sent to `redirectUrl`; `/account` when left out. */
  readonly returnTo?: InputMaybe<Scalars['String']['input']>;
};

/** Lines to remove. */
export type RemoveCartLinesInput = {
  /** Idempotency key, as in `AddToCartInput`. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Lines of the cart, 1 to 100. */
  readonly lineIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Input of `removeCoupon`. */
export type RemoveCouponInput = {
  /** Idempotency key, 8 to 100 letters, digits and . _ : -; a repeat with the same key has no second effect. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `removeGiftCard`. */
export type RemoveGiftCardInput = {
  /** Idempotency key, 8 to 100 letters, digits and . _ : -; a repeat with the same key has no second effect. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `removeMyAddress`. */
export type RemoveMyAddressInput = {
  /** Address to remove. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `removeProductBrand`. */
export type RemoveProductBrandInput = {
  /** Id of the product. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `removeProductMediaFromChoices`. */
export type RemoveProductMediaFromChoicesInput = {
  /** Product the choices belong to. */
  readonly id: Scalars['ID']['input'];
  /** What to remove, and from which choices. */
  readonly media: ChoiceMediaSelectionInput;
};

/** Input of `removeProductMedia`. */
export type RemoveProductMediaInput = {
  /** Product to remove them from. */
  readonly id: Scalars['ID']['input'];
  /** What to remove. */
  readonly media: MediaSelectionInput;
};

/** Input of `removeProductRibbon`. */
export type RemoveProductRibbonInput = {
  /** Id of the product. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `removeProductsFromCollection`. */
export type RemoveProductsFromCollectionInput = {
  /** Id of the collection. */
  readonly id: Scalars['ID']['input'];
  /** Ids of the products, 1 to 1,000. */
  readonly productIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** A new name for a brand and its products. */
export type RenameBrandInput = {
  /** Id of the brand. */
  readonly id: Scalars['ID']['input'];
  /** Idempotency key, as in `StartJobInput`. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** New name, 1 to 50 characters. */
  readonly name: Scalars['String']['input'];
  /** Revision the change is based on; one that is no longer current is refused as `REVISION_CONFLICT`. */
  readonly revision: Scalars['String']['input'];
};

/** New names for several brands and their products. */
export type RenameBrandsInput = {
  /** The brands, 1 to 100, each once. Their new names must differ, and no other brand may have one of them. */
  readonly brands: ReadonlyArray<UpdateBrandInput>;
  /** Idempotency key, as in `StartJobInput`. */
  readonly idempotencyKey: Scalars['String']['input'];
};

/** Input of `replayChangeEvent`. */
export type ReplayChangeEventInput = {
  /** Id of an event in the state `DEAD_LETTER`. */
  readonly id: Scalars['ID']['input'];
};

/** Result of replaying a change event. */
export type ReplayChangeEventPayload = {
  readonly __typename?: 'ReplayChangeEventPayload';
  /** The event as it is after the call; null when there is none with that id. */
  readonly event?: Maybe<ChangeEvent>;
  /** Why it was not replayed; empty when it was. */
  readonly problems: ReadonlyArray<ReplayChangeEventProblem>;
};

/** A refusal of replayChangeEvent. */
export type ReplayChangeEventProblem = ProblemDetails & {
  readonly __typename?: 'ReplayChangeEventProblem';
  /** What happened, for programs. */
  readonly code: ReplayChangeEventProblemCode;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
  readonly requestId?: Maybe<Scalars['String']['output']>;
  readonly severity: ProblemSeverity;
  readonly suggestedFix?: Maybe<SuggestedFix>;
};

/** Why a change event is not replayed. */
export type ReplayChangeEventProblemCode =
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND';

/** What to wait for. */
export type RequestBackInStockInput = {
  /** One choice for every option of the product; none for whichever variant comes back first. */
  readonly choices?: ReadonlyArray<ChosenOptionInput>;
  /** Where the email goes; a member's own address when left out. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Product that is sold out. */
  readonly productId: Scalars['ID']['input'];
};

/** Whether the address will be notified. */
export type RequestBackInStockPayload = {
  readonly __typename?: 'RequestBackInStockPayload';
  /**
   * True when the address will be notified, also when it was requested before: only the member who has verified the
   * address learns that a request exists.
   */
  readonly accepted: Scalars['Boolean']['output'];
  /** Where the email goes; null when the request was refused. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Why the request was refused; empty when it was accepted. */
  readonly problems: ReadonlyArray<Problem>;
};

/** Input of `resetAllProductVariantData`. */
export type ResetAllProductVariantDataInput = {
  /** Id of the product. */
  readonly id: Scalars['ID']['input'];
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
  readonly id: Scalars['ID']['input'];
};

/** Who pays for a return. */
export type ReturnPayer =
  /** The customer. */
  | 'CUSTOMER'
  /** The shop. */
  | 'SHOP';

/** How products may be returned. */
export type ReturnTerms = {
  readonly __typename?: 'ReturnTerms';
  /** Countries from which products may be returned, ISO 3166-1 alpha-2 codes. */
  readonly countries: ReadonlyArray<Scalars['String']['output']>;
  /** Days after the delivery. */
  readonly days: Scalars['Int']['output'];
  /** Who pays for the return. */
  readonly paidBy: ReturnPayer;
};

/** One field that a revert would restore. */
export type RevertChange = {
  readonly __typename?: 'RevertChange';
  /** Value the field would have; null when it would have none. */
  readonly back?: Maybe<Scalars['String']['output']>;
  /** Whether the field was changed after the job. */
  readonly changedSince: Scalars['Boolean']['output'];
  /** Name of the field, as `JobChange.field`. */
  readonly field: Scalars['String']['output'];
  /** Value the field has now; null when it has none. */
  readonly now?: Maybe<Scalars['String']['output']>;
  /** Choices of the variant the field belongs to; null for a field of the thing itself. */
  readonly variant?: Maybe<Scalars['String']['output']>;
};

/** What a revert would do. Nothing is changed. */
export type RevertDryRun = {
  readonly __typename?: 'RevertDryRun';
  /** Number of these that were changed after the job. They are left alone unless `overwrite` is set. */
  readonly changedSince: Scalars['Int']['output'];
  /** Number of things that would change. */
  readonly changing: Scalars['Int']['output'];
  /** Number of things for each risk of the restored prices; without `overwrite`, things changed since are not counted. */
  readonly counts: ReadonlyArray<PriceRiskCount>;
  /** Number of things that cannot be reverted. */
  readonly impossible: Scalars['Int']['output'];
  /** Things that would change or cannot be reverted. */
  readonly items: RevertPreviewConnection;
  /** Number of all things of the job. */
  readonly total: Scalars['Int']['output'];
};

/** A job whose changes are reverted. */
export type RevertJobInput = {
  /** Risks that the caller accepts, as in `StartJobInput`. */
  readonly acknowledge?: InputMaybe<ReadonlyArray<PriceRisk>>;
  /** Id of the job. */
  readonly id: Scalars['ID']['input'];
  /** Idempotency key, as in `StartJobInput`. */
  readonly idempotencyKey: Scalars['String']['input'];
  /** Whether things that were changed after the job are reverted too. */
  readonly overwrite?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a revert would do to one thing. */
export type RevertPreview = {
  readonly __typename?: 'RevertPreview';
  /** Fields that would be restored; empty when the thing would be deleted or cannot be reverted. */
  readonly changes: ReadonlyArray<RevertChange>;
  /** Id of the thing. */
  readonly id: Scalars['ID']['output'];
  /** Name the thing had then; of a member, the name they have now. Null when it is not known. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Why it cannot be reverted; null when it can. */
  readonly problem?: Maybe<Problem>;
  /** True when the job created the thing and the revert deletes it. Needs the right `CATALOG_DELETE`. */
  readonly removes: Scalars['Boolean']['output'];
  /** Risks of the prices a shopper would pay; empty without any. */
  readonly risks: ReadonlyArray<PriceRisk>;
  /** Kind of thing; null when nothing was recorded of it. */
  readonly thing?: Maybe<JobThing>;
};

/** A page of previews. */
export type RevertPreviewConnection = {
  readonly __typename?: 'RevertPreviewConnection';
  /** The same previews, each with its cursor. */
  readonly edges: ReadonlyArray<RevertPreviewEdge>;
  /** Previews of the page. */
  readonly nodes: ReadonlyArray<RevertPreview>;
  /** Whether there are further pages, and the cursors to read them with. */
  readonly pageInfo: PageInfo;
  /** Number of all things that would change or cannot be reverted. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** One preview of a page, with its cursor. */
export type RevertPreviewEdge = {
  readonly __typename?: 'RevertPreviewEdge';
  /** Cursor of this preview, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The preview. */
  readonly node: RevertPreview;
};

/** Ends an app key for good. */
export type RevokeAppKeyInput = {
  /** Id of the key. */
  readonly id: Scalars['ID']['input'];
};

/** Result of revoking an app key. */
export type RevokeAppKeyPayload = {
  readonly __typename?: 'RevokeAppKeyPayload';
  /** The key's entry after the call; null when it was refused. */
  readonly appKey?: Maybe<AppKey>;
  /** Why it was refused; empty when it was not. */
  readonly problems: ReadonlyArray<RevokeAppKeyProblem>;
};

/** A refusal of revokeAppKey. */
export type RevokeAppKeyProblem = ProblemDetails & {
  readonly __typename?: 'RevokeAppKeyProblem';
  /** What happened, for programs. */
  readonly code: RevokeAppKeyProblemCode;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
  readonly requestId?: Maybe<Scalars['String']['output']>;
  readonly severity: ProblemSeverity;
  readonly suggestedFix?: Maybe<SuggestedFix>;
};

/** Why an app key is not revoked. */
export type RevokeAppKeyProblemCode =
  | 'NOT_FOUND';

/** A short text on the picture of a product, such as `New`. */
export type Ribbon = {
  readonly __typename?: 'Ribbon';
  /** When the ribbon was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the ribbon. */
  readonly id: Scalars['ID']['output'];
  /** Text of the ribbon; at most 30 characters. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Grows by 1 with every change of the ribbon. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** When the ribbon was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A ribbon was created. */
export type RibbonCreatedEvent = ChangeEvent & {
  readonly __typename?: 'RibbonCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  /** The ribbon that was created. */
  readonly ribbon?: Maybe<Ribbon>;
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A ribbon was deleted; `entityId` is its id. */
export type RibbonDeletedEvent = ChangeEvent & {
  readonly __typename?: 'RibbonDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  /** The ribbon before it was deleted. */
  readonly ribbon?: Maybe<Ribbon>;
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A ribbon was changed. */
export type RibbonUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'RibbonUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  /** The ribbon after the change. */
  readonly ribbon?: Maybe<Ribbon>;
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
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
  /** Read what the checks of the site found, and have it checked again. No app has it. */
  | 'HEALTH_READ'
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
  readonly graceHours?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the key. */
  readonly id: Scalars['ID']['input'];
};

/** Result of rotating an app key. */
export type RotateAppKeyPayload = {
  readonly __typename?: 'RotateAppKeyPayload';
  /** The key's entry; null when it was refused. */
  readonly appKey?: Maybe<AppKey>;
  /** Why it was refused; empty when it was not. */
  readonly problems: ReadonlyArray<RotateAppKeyProblem>;
  /** The new key itself, returned here and never again; null when it was refused. */
  readonly secret?: Maybe<Scalars['String']['output']>;
};

/** A refusal of rotateAppKey. */
export type RotateAppKeyProblem = ProblemDetails & {
  readonly __typename?: 'RotateAppKeyProblem';
  /** What happened, for programs. */
  readonly code: RotateAppKeyProblemCode;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
  readonly requestId?: Maybe<Scalars['String']['output']>;
  readonly severity: ProblemSeverity;
  readonly suggestedFix?: Maybe<SuggestedFix>;
};

/** Why an app key is not rotated. */
export type RotateAppKeyProblemCode =
  | 'NOT_FOUND'
  | 'OUT_OF_RANGE';

/** Measures of the visits that began at one route. */
export type RouteVitals = {
  readonly __typename?: 'RouteVitals';
  /** Measures that were reported, in the order of `WebVitalName`. */
  readonly measures: ReadonlyArray<WebVital>;
  /** Pattern of the address, such as `/p/:slug`. The address itself is not stored. */
  readonly route: Scalars['String']['output'];
};

/** Input of `saveMyAddress`: the whole address. What is left out or null is empty afterwards, but for `tag`. */
export type SaveMyAddressInput = {
  /** Street and house number, at most 200 characters. */
  readonly addressLine?: InputMaybe<Scalars['String']['input']>;
  /** Apartment, floor or similar, at most 200 characters. */
  readonly addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 code, two capital letters. */
  readonly country: Scalars['String']['input'];
  /** Address to change; without it the address is a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the member the change is for: it is refused when another member is signed in. */
  readonly memberId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 characters. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-2 code, such as `US-NY`. */
  readonly subdivision?: InputMaybe<Scalars['String']['input']>;
  /** What it is for; left out or null, the address keeps the tag it has, and `UNTAGGED` takes it off. */
  readonly tag?: InputMaybe<AddressTag>;
};

/** A membership that pays for lines of the cart. */
export type SelectedMembership = {
  readonly __typename?: 'SelectedMembership';
  /** App the membership belongs to. */
  readonly appId?: Maybe<Scalars['ID']['output']>;
  /** Id of the membership, unique within its app. */
  readonly id: Scalars['ID']['output'];
  /** Lines it pays for. */
  readonly lineIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** A membership that pays for lines. */
export type SelectedMembershipInput = {
  /** App the membership belongs to. */
  readonly appId: Scalars['ID']['input'];
  /** Id of the membership. */
  readonly id: Scalars['ID']['input'];
  /** Lines it pays for. */
  readonly lineIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** The delivery that is calculated with. */
export type SelectedShipping = {
  readonly __typename?: 'SelectedShipping';
  /** Carrier of the option. */
  readonly carrierId?: Maybe<Scalars['ID']['output']>;
  /** Code of the option, as in `ShippingOption.code`. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Parts of the delivery, when several carriers make it; otherwise empty. */
  readonly deliveryAllocations: ReadonlyArray<DeliveryAllocation>;
  /** What discounts take off the price. */
  readonly discount?: Maybe<Money>;
  /** How and when the order arrives; null when the platform does not say. */
  readonly logistics?: Maybe<Logistics>;
  /** Charges on top of the price; empty when there are none. */
  readonly otherCharges: ReadonlyArray<ShippingCharge>;
  /** Whether some line that has to be sent is not covered. */
  readonly partial?: Maybe<Scalars['Boolean']['output']>;
  /** Price before discounts and tax. */
  readonly price?: Maybe<Money>;
  /** False when the requested option was not available and the first one was used. */
  readonly requested: Scalars['Boolean']['output'];
  /** Tax of the delivery. */
  readonly taxDetails?: Maybe<TaxDetails>;
  /** Name to show: `Standard`. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Price after discounts, with tax. */
  readonly totalAfterTax?: Maybe<Money>;
  /** Price after discounts, without tax. */
  readonly totalBeforeTax?: Maybe<Money>;
};

/** A chosen delivery option. */
export type SelectedShippingOptionCode = {
  readonly __typename?: 'SelectedShippingOptionCode';
  /** Carrier of the option; null when only the code was given. */
  readonly carrierId?: Maybe<Scalars['ID']['output']>;
  /** Code of the option, as in `ShippingOption.code`. */
  readonly code: Scalars['String']['output'];
};

/** The variant of a set of choices. */
export type SelectedVariant = {
  readonly __typename?: 'SelectedVariant';
  /** Price without the discount, to be shown struck through; null without a discount. */
  readonly compareAtPrice?: Maybe<Money>;
  /** Id of the variant; null for a product without options. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Whether it can be bought. */
  readonly inStock: Scalars['Boolean']['output'];
  /** Size of the parcel it is sent in; null when it is not known. */
  readonly packageDimensions?: Maybe<Dimensions>;
  /** What a shopper pays for one, the discount of the product taken off. */
  readonly price: Money;
  /** Size of the product itself; null when it is not known. */
  readonly productDimensions?: Maybe<Dimensions>;
  /** Pieces left; null when they are not counted. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** Stock keeping unit; null without one. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Price of one base unit, for products sold by weight, volume or length; null for others. */
  readonly unitPrice?: Maybe<Money>;
  /** Whether the variant is offered. */
  readonly visible: Scalars['Boolean']['output'];
  /** Weight of one piece; null when it is not known. */
  readonly weight?: Maybe<Weight>;
};

/** Input of `sendActivationEmail`. */
export type SendActivationEmailInput = {
  /** Id of the member. */
  readonly id: Scalars['ID']['input'];
};

/** Input of `sendRecoveryEmail`. */
export type SendRecoveryEmailInput = {
  /** Login email of the member. */
  readonly email: Scalars['String']['input'];
};

/** What search engines read of a product page. */
export type Seo = {
  readonly __typename?: 'Seo';
  /** Content of the `description` meta tag; null when none is set. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Search terms the page is meant for; empty when none is set. */
  readonly keywords: ReadonlyArray<SeoKeyword>;
  /** True when the old address of a renamed page does not lead to the new one; null when the platform does not say. */
  readonly preventAutoRedirect?: Maybe<Scalars['Boolean']['output']>;
  /** Every tag of the page's head, `title` and `description` among them; empty when none is set. */
  readonly tags: ReadonlyArray<SeoTag>;
  /** Text of the `title` tag; null when none is set. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** What search engines read of a product page. It replaces what there is. */
export type SeoInput = {
  /** Search terms the page is meant for, at most 5. */
  readonly keywords?: InputMaybe<ReadonlyArray<SeoKeywordInput>>;
  /** True when the old address of a renamed page is not to lead to the new one. */
  readonly preventAutoRedirect?: InputMaybe<Scalars['Boolean']['input']>;
  /** Every tag of the page's head. */
  readonly tags?: InputMaybe<ReadonlyArray<SeoTagInput>>;
};

/** A search term that a page is meant for. */
export type SeoKeyword = {
  readonly __typename?: 'SeoKeyword';
  /** Whether it is the most important one. */
  readonly main: Scalars['Boolean']['output'];
  /** Where the term comes from, as the platform names it; null when it does not say. */
  readonly origin?: Maybe<Scalars['String']['output']>;
  /** The words. */
  readonly term: Scalars['String']['output'];
};

/** A search term that a page is meant for. */
export type SeoKeywordInput = {
  /** Whether it is the most important one. */
  readonly main?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the term comes from; passed on unchanged. */
  readonly origin?: InputMaybe<Scalars['String']['input']>;
  /** The words. */
  readonly term: Scalars['String']['input'];
};

/** A tag of the page's head. */
export type SeoTag = {
  readonly __typename?: 'SeoTag';
  /** Text inside the tag; null without one. */
  readonly children?: Maybe<Scalars['String']['output']>;
  /** Whether staff added the tag by hand. */
  readonly custom: Scalars['Boolean']['output'];
  /** Whether the tag is left out of the page. */
  readonly disabled: Scalars['Boolean']['output'];
  /** Data of the platform about the tag, unchanged. */
  readonly meta?: Maybe<Scalars['JSON']['output']>;
  /** Attributes of the tag by name, such as `name` and `content` of a `meta` tag. */
  readonly props?: Maybe<Scalars['JSON']['output']>;
  /** `title`, `meta`, `script` or `link`. */
  readonly type: Scalars['String']['output'];
};

/** A tag of the page's head. */
export type SeoTagInput = {
  /** Text inside the tag. */
  readonly children?: InputMaybe<Scalars['String']['input']>;
  /** Whether staff added the tag by hand. */
  readonly custom?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the tag is left out of the page. */
  readonly disabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Data about the tag, passed on unchanged; an object. */
  readonly meta?: InputMaybe<Scalars['JSON']['input']>;
  /** Attributes of the tag by name; an object. */
  readonly props?: InputMaybe<Scalars['JSON']['input']>;
  /** `title`, `meta`, `script` or `link`; a custom one is `meta` or `link`. */
  readonly type: Scalars['String']['input'];
};

/** When a service takes place, and for how many. */
export type ServiceProperties = {
  readonly __typename?: 'ServiceProperties';
  /** People who take part, 1 to 10,000. */
  readonly numberOfParticipants?: Maybe<Scalars['Int']['output']>;
  /** Start of the service. */
  readonly scheduledAt?: Maybe<Scalars['DateTime']['output']>;
};

/** New quantities of lines. */
export type SetCartLineQuantitiesInput = {
  /** Idempotency key, as in `AddToCartInput`. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Lines to change, 1 to 100. */
  readonly lines: ReadonlyArray<CartLineQuantityInput>;
};

/** Exactly one of these. Amounts as in `CreateProductInput`; an empty ribbon or brand is removed. */
export type SetProductPropertyInput =
  /** New price before the discount; each variant's own price moves by as much. */
  { readonly basePrice: Scalars['Decimal']['input']; readonly brand?: never; readonly cost?: never; readonly ribbon?: never; readonly weight?: never; }
  |  /** New brand, at most 50 characters. */
  { readonly basePrice?: never; readonly brand: Scalars['String']['input']; readonly cost?: never; readonly ribbon?: never; readonly weight?: never; }
  |  /** New cost, of the product and of every variant. */
  { readonly basePrice?: never; readonly brand?: never; readonly cost: Scalars['Decimal']['input']; readonly ribbon?: never; readonly weight?: never; }
  |  /** New ribbon, at most 30 characters. */
  { readonly basePrice?: never; readonly brand?: never; readonly cost?: never; readonly ribbon: Scalars['String']['input']; readonly weight?: never; }
  |  /** New weight, of the product and of every variant. */
  { readonly basePrice?: never; readonly brand?: never; readonly cost?: never; readonly ribbon?: never; readonly weight: WeightInput; };

/** Products, and the property and value that all of them get. */
export type SetPropertyWorkInput = {
  /** Ids of products, 1 to 10,000, each once. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** Property and its new value. */
  readonly set: SetProductPropertyInput;
};

/** A charge on top of a delivery's price. */
export type ShippingCharge = {
  readonly __typename?: 'ShippingCharge';
  /** More about the charge, as the shop wrote it. */
  readonly details?: Maybe<Scalars['String']['output']>;
  /** Price of the charge. */
  readonly price?: Maybe<Money>;
  /** What the charge is for. */
  readonly type?: Maybe<AdditionalFeeCharge>;
};

/** Delivery of a cart or checkout. */
export type ShippingInfo = {
  readonly __typename?: 'ShippingInfo';
  /** Options to choose from; empty without an address, and where the shop does not deliver. */
  readonly options: ReadonlyArray<ShippingOption>;
  /** Delivery region the address lies in; null when the platform names none. */
  readonly regionId?: Maybe<Scalars['ID']['output']>;
  /** Name of the delivery region. */
  readonly regionName?: Maybe<Scalars['String']['output']>;
  /** Option that is calculated with; null when there is none. */
  readonly selected?: Maybe<SelectedShipping>;
};

/** A way to receive the order that the shopper can choose. */
export type ShippingOption = {
  readonly __typename?: 'ShippingOption';
  /** Carrier of the option. */
  readonly carrierId?: Maybe<Scalars['ID']['output']>;
  /** Code to choose the option by, together with `carrierId`. */
  readonly code: Scalars['String']['output'];
  /** Parts of the delivery, when several carriers make it; otherwise empty. */
  readonly deliveryAllocations: ReadonlyArray<DeliveryAllocation>;
  /** How and when the order arrives; null when the platform does not say. */
  readonly logistics?: Maybe<Logistics>;
  /** Charges on top of the price; empty when there are none. */
  readonly otherCharges: ReadonlyArray<ShippingCharge>;
  /** Whether some line that has to be sent is not covered. */
  readonly partial?: Maybe<Scalars['Boolean']['output']>;
  /** Price before discounts and tax; null when the platform does not send it. */
  readonly price?: Maybe<Money>;
  /** Name to show: `Standard`. */
  readonly title: Scalars['String']['output'];
};

/** A shipping option of the site was created. */
export type ShippingOptionCreatedEvent = ChangeEvent & {
  readonly __typename?: 'ShippingOptionCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  /** The shipping option that was created. */
  readonly shippingOption?: Maybe<ShippingOptionRule>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A shipping option of the site was deleted; `entityId` is its id. */
export type ShippingOptionDeletedEvent = ChangeEvent & {
  readonly __typename?: 'ShippingOptionDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  /** The shipping option before it was deleted. */
  readonly shippingOption?: Maybe<ShippingOptionRule>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A delivery option, as `ShippingOption` lists it. */
export type ShippingOptionInput = {
  /** Carrier of the option. */
  readonly carrierId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of the option, 1 to 100 characters. */
  readonly code: Scalars['String']['input'];
};

/** A shipping option in the settings of the site. Of the rates that apply, the lowest is charged. */
export type ShippingOptionRule = {
  readonly __typename?: 'ShippingOptionRule';
  /** When the option was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the delivery regions the option is offered in; at most 50. */
  readonly deliveryRegionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Delivery time as text: `2-3 business days`. */
  readonly estimatedDeliveryTime?: Maybe<Scalars['String']['output']>;
  /** Id of the shipping option. */
  readonly id: Scalars['ID']['output'];
  /** What delivery costs under which conditions; 1 to 50. */
  readonly rates: ReadonlyArray<ShippingRate>;
  /** Grows by 1 with every change of the option. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Name of the option as the shopper reads it. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** When the option was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A shipping option of the site was changed. */
export type ShippingOptionUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'ShippingOptionUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  /** The shipping option after the change. */
  readonly shippingOption?: Maybe<ShippingOptionRule>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** Price of delivery that applies when all of its conditions hold. */
export type ShippingRate = {
  readonly __typename?: 'ShippingRate';
  /** Price of delivery, in the shop's currency. */
  readonly amount?: Maybe<Money>;
  /** Conditions that all have to hold; empty for a rate that always applies. */
  readonly conditions: ReadonlyArray<ShippingRuleCondition>;
  /** Whether the amount is charged for each item. */
  readonly multiplyByQuantity?: Maybe<Scalars['Boolean']['output']>;
};

/** One condition of a shipping rate. */
export type ShippingRuleCondition = {
  readonly __typename?: 'ShippingRuleCondition';
  /** How it is compared. */
  readonly operator?: Maybe<ShippingRuleOperator>;
  /** What is compared. */
  readonly type?: Maybe<ShippingRuleType>;
  /** Weight, price or quantity to compare with. */
  readonly value?: Maybe<Scalars['Decimal']['output']>;
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
  readonly __typename?: 'SignIn';
  /** Address the code went to; null when no code was sent. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Proofs that are accepted, the one that was begun first; empty unless `state` is FACTOR_REQUIRED. */
  readonly factors: ReadonlyArray<FactorType>;
  /** When the sign-in began; null when none is in progress. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the sign-in. */
  readonly state: SignInState;
};

/** A page that signs in without being seen. */
export type SignInFrame = {
  readonly __typename?: 'SignInFrame';
  /** Only messages from this origin count. */
  readonly origin: Scalars['URL']['output'];
  /** Only a message with this state counts. */
  readonly state: Scalars['String']['output'];
  /** Milliseconds after which the frame is given up. */
  readonly timeoutMs: Scalars['Int']['output'];
  /** Address to load in the hidden frame. */
  readonly url: Scalars['URL']['output'];
};

/** State of the sign-in after a step. */
export type SignInPayload = {
  readonly __typename?: 'SignInPayload';
  /**
   * Always null: phones block the cookies of a hidden frame.
   * @deprecated Use `redirectUrl`. Removed after 2027-07-31.
   */
  readonly frame?: Maybe<SignInFrame>;
  /** Why the step was refused; empty when it was not. */
  readonly problems: ReadonlyArray<Problem>;
  /**
   * Set when the gateway could not complete a sign-in by itself: send the browser there. It comes back to the gateway,
   * which completes the sign-in and goes on to `returnTo`.
   */
  readonly redirectUrl?: Maybe<Scalars['URL']['output']>;
  /** What the client does next. */
  readonly state: SignInState;
  /** Caller after the step. */
  readonly viewer: Viewer;
};

/** What a sign-in form needs to show captchas. */
export type SignInSettings = {
  readonly __typename?: 'SignInSettings';
  /** Script that draws the captcha; null when the site has none. */
  readonly captchaScriptUrl?: Maybe<Scalars['URL']['output']>;
  /** Site key of the invisible captcha; null when the site has none. */
  readonly invisibleCaptchaKey?: Maybe<Scalars['String']['output']>;
  /** Site key of the captcha a person solves; null when the site has none. */
  readonly visibleCaptchaKey?: Maybe<Scalars['String']['output']>;
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
  readonly __typename?: 'SignOutPayload';
  /**
   * Send the browser there, so that the platform ends its own session too. Null when there is none to end, or the platform
   * could not be reached.
   */
  readonly logoutUrl?: Maybe<Scalars['URL']['output']>;
  /** Why the caller was not signed out; empty when the sign-out succeeded. */
  readonly problems: ReadonlyArray<Problem>;
  /** Caller after signing out. */
  readonly viewer: Viewer;
};

/** A check of the site, its client and the host of the shop. The guide, `docs/real-platform.md`, has a heading for each. */
export type SiteCheck =
  /** The shop answers at its public address. */
  | 'ADDRESS'
  /** Visitors can have a cart. */
  | 'CART'
  /** The catalog is one that the shop can read. */
  | 'CATALOG'
  /** The clock agrees with that of the platform. */
  | 'CLOCK'
  /** Collections can be read. */
  | 'COLLECTIONS'
  /** The settings of the shop's own texts, pages and terms. */
  | 'CONTENT'
  /** What the credentials of the site allow. */
  | 'CREDENTIALS'
  /** Currencies that shoppers can choose. */
  | 'CURRENCIES'
  /** The data folder can be written to. */
  | 'DATA'
  /** The webhook key, and whether change events arrive. */
  | 'EVENTS'
  /** The platform opens its pages for the shop. */
  | 'LOGOUT'
  /** Products and their pictures. */
  | 'PRODUCTS'
  /** Facts of the site against the settings, such as its currency. */
  | 'PROPERTIES'
  /** The site is published. */
  | 'PUBLISHED'
  /** The lists of the client allow the address of the shop. */
  | 'REDIRECTS'
  /** Redis answers, if it is used. */
  | 'REDIS'
  /** The client gets tokens for visitors. */
  | 'TOKEN';

/** How a check ended. */
export type SiteCheckVerdict =
  /** The shop runs, but something does not work or could surprise. */
  | 'ADVICE'
  /** Shoppers cannot buy, or not all of what is offered. */
  | 'FAULT'
  /** Nothing to do. */
  | 'GOOD'
  /** Could not be checked, because of another finding or a missing setting. */
  | 'SKIPPED';

/** What a check found. */
export type SiteFinding = {
  readonly __typename?: 'SiteFinding';
  /** Which check. */
  readonly check: SiteCheck;
  /** What to do and where, in English; null where nothing is to be done. */
  readonly cure?: Maybe<Scalars['String']['output']>;
  /** What was found, in one English sentence. It contains no secret. */
  readonly found: Scalars['String']['output'];
  /** How it ended. */
  readonly verdict: SiteCheckVerdict;
};

/** Whether the site, its client and the host of the shop are in order. */
export type SiteHealth = {
  readonly __typename?: 'SiteHealth';
  /** When the last run ended; null before the first one. */
  readonly checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Findings of the last run, in the order of `SiteCheck`; empty before the first run has ended. */
  readonly findings: ReadonlyArray<SiteFinding>;
  /** A run is under way in the background: query again for its findings. */
  readonly running: Scalars['Boolean']['output'];
};

/** Whether a slug can be taken. */
export type SlugCheck = {
  readonly __typename?: 'SlugCheck';
  /** Whether the caller could take it; true for the slug the caller has already. */
  readonly free: Scalars['Boolean']['output'];
  /** Slug that was checked, without white space around it. */
  readonly slug: Scalars['String']['output'];
};

/** Direction of a sort. */
export type SortOrder =
  /** Ascending: small before large, early before late, A before Z. */
  | 'ASC'
  /** Descending: large before small, late before early, Z before A. */
  | 'DESC';

/** The caller as staff of the shop. */
export type Staff = {
  readonly __typename?: 'Staff';
  /** When access ends unless another request is made, by default after 15 minutes; null without access. */
  readonly activeUntil?: Maybe<Scalars['DateTime']['output']>;
  /** False on a site without the platform's key: every field of the admin answers `NOT_CONFIGURED` then. */
  readonly configured: Scalars['Boolean']['output'];
  /** Whether the caller can use the admin. */
  readonly elevation: ElevationState;
  /** Email address of the caller; null for callers who are not staff. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Name of the caller; null for callers who are not staff, and without a name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Rights of the caller's role; empty for callers who are not staff. */
  readonly rights: ReadonlyArray<Right>;
  /** Role of the caller; null for callers who are not staff. */
  readonly role?: Maybe<StaffRole>;
};

/** Result of opening or closing the admin. */
export type StaffPayload = {
  readonly __typename?: 'StaffPayload';
  /** Why access was refused; empty when it was not. */
  readonly problems: ReadonlyArray<ElevationProblem>;
  /** The caller after the call. */
  readonly staff: Staff;
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
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** Note of the buyer to the shop, at most 1,000 characters; the one of the cart stays when left out. */
  readonly buyerNote?: InputMaybe<Scalars['String']['input']>;
  /** Email address for the order; required with an address when the caller is not signed in. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Delivery option, when the cart has none yet. */
  readonly selectedShippingOption?: InputMaybe<ShippingOptionInput>;
  /** Address the order is delivered to. */
  readonly shippingAddress?: InputMaybe<AddressInput>;
};

/** Where to pay, or why that is not possible. */
export type StartCheckoutPayload = {
  readonly __typename?: 'StartCheckoutPayload';
  /** Id of the checkout; null when there are problems. */
  readonly checkoutId?: Maybe<Scalars['ID']['output']>;
  /** What blocks the order, such as an empty cart or a line that is sold out; empty when nothing does. */
  readonly problems: ReadonlyArray<Problem>;
  /** Page where the order is paid: send the browser there. Null when there are problems. */
  readonly redirectUrl?: Maybe<Scalars['URL']['output']>;
};

/** A job to start. */
export type StartJobInput = {
  /**
   * Risks of a price change that the caller accepts. A risk that occurs and is not listed refuses the job as
   * `ACKNOWLEDGMENT_REQUIRED`; when it occurs later, that product alone is refused.
   */
  readonly acknowledge?: InputMaybe<ReadonlyArray<PriceRisk>>;
  /**
   * Idempotency key chosen by the caller, 8 to 100 characters. The same key with the same input is the same job, and
   * nothing is done twice.
   */
  readonly idempotencyKey: Scalars['String']['input'];
  /** Percent that a price may change before it counts as `LARGE_CHANGE`, 0 to 1000. */
  readonly limitPercent?: InputMaybe<Scalars['Int']['input']>;
  /** What it does, and to which things. */
  readonly work: JobWorkInput;
};

/** How the platform's sign-in page is opened. */
export type StartSignInInput = {
  /** LOGIN shows the sign-in page, NONE checks for an existing sign-in. */
  readonly prompt?: InputMaybe<AuthPrompt>;
  /** How the page sends its result. */
  readonly responseMode?: InputMaybe<ResponseMode>;
  /** Path of this storefront to go on to afterwards. */
  readonly returnTo?: InputMaybe<Scalars['String']['input']>;
};

/** Where the platform's sign-in page is. */
export type StartSignInPayload = {
  readonly __typename?: 'StartSignInPayload';
  /** Origin that messages must come from, with WEB_MESSAGE; null when there are problems. */
  readonly origin?: Maybe<Scalars['URL']['output']>;
  /** Why there is no address; empty when there is one. */
  readonly problems: ReadonlyArray<Problem>;
  /** State the result must carry, for the two modes a script reads; null when there are problems. */
  readonly state?: Maybe<Scalars['String']['output']>;
  /** Send the browser there, or load it in a hidden frame with WEB_MESSAGE. Null when there are problems. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** What can be bought of a product or variant. */
export type Stock = {
  readonly __typename?: 'Stock';
  /** Whether something of it can be bought. */
  readonly inStock: Scalars['Boolean']['output'];
  /** Pieces left; null when they are not counted. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** Whether it can be bought; a variant is never `PARTIALLY_OUT_OF_STOCK`. */
  readonly status: InventoryStatus;
  /** Whether pieces are counted. */
  readonly tracked: Scalars['Boolean']['output'];
};

/** A variant whose stock changed. */
export type StockChange = {
  readonly __typename?: 'StockChange';
  /** Stock after the change; null when the platform does not say. */
  readonly after?: Maybe<StockValue>;
  /** Stock before the change; null when the platform does not say. */
  readonly before?: Maybe<StockValue>;
  /** Id of the variant. */
  readonly variantId: Scalars['ID']['output'];
};

/** Stock of a variant before or after a change. */
export type StockValue = {
  readonly __typename?: 'StockValue';
  /** Whether it can be ordered before it is in stock. */
  readonly availableForPreorder?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it can be bought. */
  readonly inStock?: Maybe<Scalars['Boolean']['output']>;
  /** Number of pieces; null when they are not counted. */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
};

/** Input of `stopJob`. */
export type StopJobInput = {
  /** Id of the job. */
  readonly id: Scalars['ID']['input'];
};

/** Settings of the shop that a client needs before it shows anything. */
export type Store = {
  readonly __typename?: 'Store';
  /** Business address; null when its site does not say one. */
  readonly address?: Maybe<Address>;
  /** Currencies that amounts can be shown in, the shop's own first: what the header `x-vitrine-currency` may say. */
  readonly currencies: ReadonlyArray<Currency>;
  /** ISO 4217 code of the shop's own currency: `USD`. */
  readonly currency: Scalars['String']['output'];
  /** Email address of the shop; null when its site does not say one. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /**
   * What this shop can do beyond what every shop does; empty without credentials of its site. Whether credentials have the
   * permission for a feature, and whether the site has what it needs, shows at the first call only: such a feature is listed,
   * and its fields report the refusal.
   */
  readonly features: ReadonlyArray<StoreFeature>;
  /** Locale that texts, numbers and dates are formatted for: `en-US`. */
  readonly locale: Scalars['String']['output'];
  /** Logo; null when its site has none. */
  readonly logoImage?: Maybe<Image>;
  /** Name of the shop. */
  readonly name: Scalars['String']['output'];
  /** Pages of text, in the order of the shop's links to them. */
  readonly pages: ReadonlyArray<ContentPage>;
  /** Phone number of the shop, as a person reads it; null when its site does not say one. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Settings of the sign-in form. */
  readonly signIn: SignInSettings;
  /** Terms of delivery and returns; null when the shop has not set them. */
  readonly terms?: Maybe<StoreTerms>;
  /** What the shop says about itself. */
  readonly texts: StoreTexts;
  /** Unit of every weight of the shop. */
  readonly weightUnit: WeightUnit;
};

/**
 * What a shop can do only with credentials of its site: a client secret or an API key. Offer nothing that the list of the
 * shop leaves out.
 */
export type StoreFeature =
  /**
   * Members change the tags of their phones, emails and addresses, which needs an API key: elsewhere `Mutation.updateMe` and
   * `Mutation.saveMyAddress` leave tags as they are.
   */
  | 'CONTACT_TAGS'
  /** Members see their orders: `Query.orders` and `Query.order`. */
  | 'ORDER_HISTORY'
  /** Members upload a photo for their profile. */
  | 'PROFILE_PHOTO'
  /**
   * An email when a sold-out product is back in stock: `Mutation.requestBackInStock`, `Query.myBackInStockRequests` and
   * `Mutation.cancelBackInStockRequest`.
   */
  | 'STOCK_ALERTS';

/** Terms of delivery and returns. */
export type StoreTerms = {
  readonly __typename?: 'StoreTerms';
  /** What delivery costs and how long it takes, one entry for each group of countries. */
  readonly delivery: ReadonlyArray<DeliveryTerms>;
  /** Null when the shop says nothing about returns. */
  readonly returns?: Maybe<ReturnTerms>;
};

/** What the shop says about itself, in the language of the request. */
export type StoreTexts = {
  readonly __typename?: 'StoreTexts';
  /** Text above a list of brands; null when the merchant has written none. */
  readonly brandsIntro?: Maybe<Scalars['String']['output']>;
  /**
   * What the shop is, for search engines and link previews; the description of its site when the merchant has written
   * none, null without both.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** First line of the home page; null when the merchant has written none. The name of the shop stands for it. */
  readonly headline?: Maybe<Scalars['String']['output']>;
  /** Text below the headline; the description of its site when the merchant has written none, null without both. */
  readonly intro?: Maybe<Scalars['String']['output']>;
  /** Text for the foot of every page; null when the merchant has written none. */
  readonly tagline?: Maybe<Scalars['String']['output']>;
};

/** A variant as an item of its own, as warehouses see it. */
export type StoreVariant = Node & {
  readonly __typename?: 'StoreVariant';
  /** Choice of every option; empty for a product without options. */
  readonly choices: ReadonlyArray<ChosenOption>;
  /** Visible collections the product is in. */
  readonly collectionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Id of the product and id of the variant, joined with a hyphen. */
  readonly id: Scalars['ID']['output'];
  /** Whether the product manages its variants one by one. */
  readonly managesVariants: Scalars['Boolean']['output'];
  /** Picture or video of the variant; null without one. */
  readonly media?: Maybe<MediaItem>;
  /** Its choices in one text, such as `Blue | Small`. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Id for `node` and `nodes`. */
  readonly nodeId: Scalars['ID']['output'];
  /** Whether it can be ordered before it is in stock; null when the platform does not say. */
  readonly preorder?: Maybe<Preorder>;
  /** Product it is a variant of. */
  readonly productId?: Maybe<Scalars['ID']['output']>;
  /** Name of the product. */
  readonly productName?: Maybe<Scalars['String']['output']>;
  /** Stock keeping unit; null without one. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** What can be bought of it. */
  readonly stock: Stock;
  /** Id of the variant, unique within its product. */
  readonly variantId?: Maybe<Scalars['ID']['output']>;
};

/** One page of variants. */
export type StoreVariantConnection = {
  readonly __typename?: 'StoreVariantConnection';
  /** Variants with their cursors. */
  readonly edges: ReadonlyArray<StoreVariantEdge>;
  /** Variants of the page; empty when there are none. */
  readonly nodes: ReadonlyArray<StoreVariant>;
  /** Where the page starts and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all; null when the platform does not count them. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A variant and its place in the list. */
export type StoreVariantEdge = {
  readonly __typename?: 'StoreVariantEdge';
  /** Cursor of this variant, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The variant. */
  readonly node: StoreVariant;
};

/** Every given part has to match. */
export type StoreVariantFilter = {
  /** Variants of this product. */
  readonly productId?: InputMaybe<Scalars['ID']['input']>;
  /** With one of these SKUs, at most 100. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** One of these variants, at most 100. */
  readonly variantIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Live updates as server-sent events, at the same endpoint as queries. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Changes of the caller's own cart: in another tab, on another device, or by its checkout. `UNAUTHENTICATED` without a
   * session.
   */
  readonly cartChanged: CartChange;
  /**
   * Every change event once it is handled, superseded or a dead letter, whichever gateway process received it. Earlier ones
   * are in the query `changeEvents`.
   */
  readonly changeEvents: ChangeEvent;
  /** Changes of the caller's own membership. `UNAUTHENTICATED` without a session. */
  readonly meChanged: MemberChange;
  /** Changes of products, with their public fields. */
  readonly productChanged: ProductChange;
  /**
   * All changes that concern one screen, over one connection: of the products it shows, and of the caller's own cart and
   * membership.
   */
  readonly shopChanged: ShopChange;
};


/** Live updates as server-sent events, at the same endpoint as queries. */
export type SubscriptionChangeEventsArgs = {
  filter?: InputMaybe<ChangeEventFilter>;
};


/** Live updates as server-sent events, at the same endpoint as queries. */
export type SubscriptionProductChangedArgs = {
  productIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** Live updates as server-sent events, at the same endpoint as queries. */
export type SubscriptionShopChangedArgs = {
  productIds?: ReadonlyArray<Scalars['ID']['input']>;
};

/** A subscription of a buyer: recurring deliveries and payments. */
export type SubscriptionContract = {
  readonly __typename?: 'SubscriptionContract';
  /** Discounts that were applied; empty when there are none. */
  readonly appliedDiscounts: ReadonlyArray<AppliedDiscount>;
  /** Whether it goes on until it is canceled. */
  readonly autoRenewal?: Maybe<Scalars['Boolean']['output']>;
  /** Billing address and contact. */
  readonly billing?: Maybe<Contact>;
  /** Number of payments before it ends; without meaning when `autoRenewal` is true. */
  readonly billingCycles?: Maybe<Scalars['Int']['output']>;
  /** Who bought the subscription. */
  readonly buyerInfo?: Maybe<BuyerInfo>;
  /** Language to write to the buyer in, as a code: `en`. */
  readonly buyerLanguage?: Maybe<Scalars['String']['output']>;
  /** Sales channel the subscription was bought through. */
  readonly channelType?: Maybe<ChannelType>;
  /** When the contract was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217 code of the currency of all amounts. */
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** Description of the subscription for shoppers. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Amount of all discounts together. */
  readonly discount?: Maybe<Money>;
  /** Unit of the time between two payments; multiplied by `interval`. */
  readonly frequency?: Maybe<SubscriptionFrequency>;
  /** Id of the contract. */
  readonly id: Scalars['ID']['output'];
  /** Number of units between two payments: `MONTH` and 3 is every three months. */
  readonly interval?: Maybe<Scalars['Int']['output']>;
  /** Items of each delivery. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** Address and contact that the deliveries go to. */
  readonly recipient?: Maybe<Contact>;
  /** Grows by 1 with every change of the contract. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Price of delivery. */
  readonly shipping?: Maybe<Money>;
  /** When the subscription starts; null when the platform does not say. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Price of the lines before delivery, tax and discounts. */
  readonly subtotal?: Maybe<Money>;
  /** Amount of tax. */
  readonly tax?: Maybe<Money>;
  /** Whether the prices of the lines include tax. */
  readonly taxIncludedInPrices?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the subscription, such as `Monthly coffee`. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** What the buyer pays each time. */
  readonly total?: Maybe<Money>;
  /** When the contract was last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unit of the weights of the lines. */
  readonly weightUnit?: Maybe<WeightUnit>;
};

/** A subscription contract was created. */
export type SubscriptionContractCreatedEvent = ChangeEvent & {
  readonly __typename?: 'SubscriptionContractCreatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  /** The contract that was created. */
  readonly subscriptionContract?: Maybe<SubscriptionContract>;
  readonly type: Scalars['String']['output'];
};

/** A subscription contract was deleted; `entityId` is its id. */
export type SubscriptionContractDeletedEvent = ChangeEvent & {
  readonly __typename?: 'SubscriptionContractDeletedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** A subscription contract was changed. */
export type SubscriptionContractUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'SubscriptionContractUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  /** The contract after the change. */
  readonly subscriptionContract?: Maybe<SubscriptionContract>;
  readonly type: Scalars['String']['output'];
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
  readonly __typename?: 'SubscriptionOption';
  /** Whether it goes on until it is canceled. */
  readonly autoRenewal?: Maybe<Scalars['Boolean']['output']>;
  /** Number of payments after which it ends; without meaning when `autoRenewal` is true. */
  readonly billingCycles?: Maybe<Scalars['Int']['output']>;
  /** What the subscription is, in the buyer's language where there is a translation. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Whether the buyer may cancel it without the shop. */
  readonly enableCustomerCancellation?: Maybe<Scalars['Boolean']['output']>;
  /** Time before the first payment; null without a free trial. */
  readonly freeTrial?: Maybe<FreeTrial>;
  /** Unit of `interval`. */
  readonly frequency?: Maybe<SubscriptionFrequency>;
  /** Units between two payments: `interval` 2 and `frequency` MONTH is every two months. */
  readonly interval?: Maybe<Scalars['Int']['output']>;
  /** First day of the subscription; null when it starts with the order. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the subscription, in the buyer's language where there is a translation. */
  readonly title?: Maybe<Scalars['String']['output']>;
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
  readonly __typename?: 'Suggestions';
  /** Brands whose names match. */
  readonly brands: ReadonlyArray<Brand>;
  /** Collections whose names match. */
  readonly collections: ReadonlyArray<Collection>;
  /** What was searched for instead, when a word as it was typed finds nothing; otherwise null. */
  readonly correctedSearch?: Maybe<Scalars['String']['output']>;
  /** Products that match, best first. */
  readonly products: ReadonlyArray<Product>;
};

/** The part of a tax that one place collects. */
export type TaxBreakdown = {
  readonly __typename?: 'TaxBreakdown';
  /** Name of the place. */
  readonly jurisdiction?: Maybe<Scalars['String']['output']>;
  /** Level of the place. */
  readonly jurisdictionType?: Maybe<TaxJurisdiction>;
  /** Name of the tax, as the platform writes it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What is exempt. */
  readonly nonTaxableAmount?: Maybe<Money>;
  /** Rate as a fraction: `0.08875`. */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
  /** Tax to pay there. */
  readonly taxAmount?: Maybe<Money>;
  /** Kind of tax in the words of the place: `VAT`, `Sales Tax`. */
  readonly taxType?: Maybe<Scalars['String']['output']>;
  /** What the rate applies to. */
  readonly taxableAmount?: Maybe<Money>;
};

/** Tax of one line, delivery or fee. */
export type TaxDetails = {
  readonly __typename?: 'TaxDetails';
  /** The same tax by place; empty when the platform does not split it. */
  readonly breakdown: ReadonlyArray<TaxBreakdown>;
  /** Rate as a fraction: `0.08875`. */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
  /** What the rate applies to. */
  readonly taxableAmount?: Maybe<Money>;
  /** Tax to pay. */
  readonly totalTax?: Maybe<Money>;
};

/** An error of automatic tax, as the platform reports it. */
export type TaxFallbackError = {
  readonly __typename?: 'TaxFallbackError';
  /** Code of the error. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Further facts of the error, unchanged. */
  readonly data?: Maybe<Scalars['JSON']['output']>;
  /** What happened, in English. */
  readonly description?: Maybe<Scalars['String']['output']>;
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
  readonly __typename?: 'TaxSummary';
  /** What went wrong with automatic tax, in the platform's words; null when nothing did. */
  readonly autoTaxFallbackError?: Maybe<TaxFallbackError>;
  /** Why automatic tax was not used, with `rateType` FALLBACK_RATE; otherwise null. */
  readonly autoTaxFallbackReason?: Maybe<AutoTaxFallbackReason>;
  /** Why the rate was set by hand, with `rateType` MANUAL_RATE; otherwise null. */
  readonly manualRateReason?: Maybe<ManualTaxReason>;
  /** Where the rate comes from; null when the platform does not say. */
  readonly rateType?: Maybe<TaxRateType>;
  /** What tax is paid on. */
  readonly taxableAmount?: Maybe<Money>;
  /** Tax to pay. */
  readonly totalTax?: Maybe<Money>;
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
  readonly __typename?: 'TimeSlot';
  /** End of the span. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Start of the span. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Quantity that a price per unit is given for: `100` and `G` is a price per 100 g. */
export type UnitQuantity = {
  readonly __typename?: 'UnitQuantity';
  /** Number of units. */
  readonly quantity?: Maybe<Scalars['Decimal']['output']>;
  /** Unit of weight, volume, length or area. */
  readonly unit?: Maybe<MeasurementUnit>;
};

/** An event of a type the gateway does not know. It is stored as a dead letter of the reason `UNKNOWN_TYPE`. */
export type UnknownEvent = ChangeEvent & {
  readonly __typename?: 'UnknownEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
};

/** Input of `unmuteMember`. */
export type UnmuteMemberInput = {
  /** Id of the member. */
  readonly id: Scalars['ID']['input'];
};

/**
 * Changes to an app key. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type UpdateAppKeyInput = {
  /** Origins whose pages may use the key from a browser, at most 20. */
  readonly allowedOrigins?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether the app runs only the documents of its own manifest. Cannot be cleared. */
  readonly documentsOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the key. */
  readonly id: Scalars['ID']['input'];
  /** What the app may do from now on. */
  readonly scopes?: InputMaybe<ReadonlyArray<AppScope>>;
};

/** Result of changing an app key. */
export type UpdateAppKeyPayload = {
  readonly __typename?: 'UpdateAppKeyPayload';
  /** The key's entry after the call; null when it was refused. */
  readonly appKey?: Maybe<AppKey>;
  /** Why it was refused; empty when it was not. */
  readonly problems: ReadonlyArray<UpdateAppKeyProblem>;
};

/** A refusal of updateAppKey. */
export type UpdateAppKeyProblem = ProblemDetails & {
  readonly __typename?: 'UpdateAppKeyProblem';
  /** What happened, for programs. */
  readonly code: UpdateAppKeyProblemCode;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
  readonly requestId?: Maybe<Scalars['String']['output']>;
  readonly severity: ProblemSeverity;
  readonly suggestedFix?: Maybe<SuggestedFix>;
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
  readonly id: Scalars['ID']['input'];
  /** New name, 1 to 50 characters. */
  readonly name: Scalars['String']['input'];
  /** Revision the change is based on; one that is no longer current is refused as `REVISION_CONFLICT`. */
  readonly revision: Scalars['String']['input'];
};

/**
 * Parts of the cart to change. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type UpdateCartInput = {
  /** Place of business the cart belongs to. */
  readonly businessLocationId?: InputMaybe<Scalars['ID']['input']>;
  /** Note of the buyer to the shop, at most 1,000 characters. */
  readonly buyerNote?: InputMaybe<Scalars['String']['input']>;
  /** Address the order is for. */
  readonly contactAddress?: InputMaybe<AddressInput>;
  /** Person to contact. Given without `contactAddress`, the address stays as it is. */
  readonly contactDetails?: InputMaybe<ContactDetailsInput>;
  /**
   * Entry of the buyer among the site's contacts. Staff and apps only, because other callers could name another buyer's
   * contact.
   */
  readonly contactId?: InputMaybe<Scalars['ID']['input']>;
  /** Lines of no catalog, at most 300; each one is added. Staff and apps only. Cannot be cleared. */
  readonly customLines?: InputMaybe<ReadonlyArray<CustomLineInput>>;
  /** Email address for the order. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Data of apps, by their namespaces, at most 8,000 characters of JSON. */
  readonly extendedFields?: InputMaybe<Scalars['JSON']['input']>;
  /** Idempotency key, as in `AddToCartInput`. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /**
   * Lines the cart is to hold, at most 300: a line of the same item gets this quantity, one that is not there yet is
   * added. Lines not named stay.
   * Cannot be cleared.
   */
  readonly lines?: InputMaybe<ReadonlyArray<CartLineInput>>;
  /** Discounts given by hand, at most 100. Staff and apps only. */
  readonly merchantDiscounts?: InputMaybe<ReadonlyArray<MerchantDiscountInput>>;
  /**
   * http(s) address used in place of the generated checkout address, at most 1,000 characters. Staff and apps only,
   * because other callers could send a buyer elsewhere.
   */
  readonly overrideCheckoutUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Delivery option the shopper chose. */
  readonly selectedShippingOption?: InputMaybe<ShippingOptionInput>;
};

/**
 * Changes of a collection. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type UpdateCollectionInput = {
  /** Description for shoppers, at most 600 characters; null or an empty text removes it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Collection to change. */
  readonly id: Scalars['ID']['input'];
  /** Name as a person reads it, 1 to 50 characters. Cannot be cleared. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Last part of the address of its page, 1 to 100 characters. Cannot be cleared. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a page that shoppers see; its products are sold either way. Cannot be cleared. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Changes of the caller's profile. What is left out keeps its value; null, an empty text or an empty list clears it; what
 * cannot be cleared refuses null with `NOT_CLEARABLE`.
 */
export type UpdateMeInput = {
  /** Replaces all addresses, at most 20; `saveMyAddress` changes one. */
  readonly addresses?: InputMaybe<ReadonlyArray<MemberAddressInput>>;
  /** A past day since 1900. */
  readonly birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** At most 100 characters. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Fields to change, at most 50; the others stay. Cannot be cleared. */
  readonly customFields?: InputMaybe<ReadonlyArray<MemberCustomFieldInput>>;
  /** Replaces all email addresses but the login email, at most 20. */
  readonly emails?: InputMaybe<ReadonlyArray<MemberEmailInput>>;
  /** At most 100 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Id of the member the change is for: it is refused when another member is signed in. */
  readonly memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Name shown to others, at most 100 characters. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all phone numbers, at most 20. */
  readonly phones?: InputMaybe<ReadonlyArray<MemberPhoneInput>>;
  /** Line below the name, at most 100 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Changes of a member. What is left out keeps its value; null, an empty text or an empty list clears it; what cannot be
 * cleared refuses null with `NOT_CLEARABLE`. Tags of phones, emails and addresses can be written by the member's own
 * sign-in only.
 */
export type UpdateMemberInput = {
  /** Replaces all addresses, at most 20. */
  readonly addresses?: InputMaybe<ReadonlyArray<ManagedMemberAddressInput>>;
  /** A past day since 1900. */
  readonly birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** At most 100 characters. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Fields to change, at most 50; the others stay. Cannot be cleared. */
  readonly customFields?: InputMaybe<ReadonlyArray<MemberCustomFieldInput>>;
  /** Replaces all email addresses but the login email, which never changes; at most 20. */
  readonly emails?: InputMaybe<ReadonlyArray<ManagedMemberEmailInput>>;
  /** At most 100 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Member to change. */
  readonly id: Scalars['ID']['input'];
  /** At most 100 characters. */
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name shown to others, at most 100 characters. */
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all phone numbers, at most 20. */
  readonly phones?: InputMaybe<ReadonlyArray<ManagedMemberPhoneInput>>;
  /** Whether the profile is public. Cannot be cleared. */
  readonly privacyStatus?: InputMaybe<PrivacyStatus>;
  /** Line below the name, at most 100 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `updateMemberSlug`. */
export type UpdateMemberSlugInput = {
  /** Id of the member. */
  readonly id: Scalars['ID']['input'];
  /** 1 to 255 letters, digits and . _ ~ -, with a letter or a digit at both ends. */
  readonly slug: Scalars['String']['input'];
};

/** Input of `updateMySlug`. */
export type UpdateMySlugInput = {
  /** 1 to 255 letters, digits and . _ ~ -, with a letter or a digit at both ends. */
  readonly slug: Scalars['String']['input'];
};

/**
 * Changes of a product, with the limits of `CreateProductInput`. What is left out keeps its value, null
 * clears it; what cannot be cleared refuses null with `NOT_CLEARABLE`.
 */
export type UpdateProductInput = {
  /** Price before the discount; each variant's own price moves by as much. Cannot be cleared. */
  readonly basePrice?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Name of the brand, at most 50 characters. Null or an empty text removes the brand, like `removeProductBrand`, and costs one
   * more call.
   */
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  /** What one costs the merchant. Cannot be cleared. */
  readonly cost?: InputMaybe<Scalars['Decimal']['input']>;
  /** HTML, at most 8,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** What is taken off the price; `none: true` or null removes the discount. */
  readonly discount?: InputMaybe<ProductDiscountInput>;
  /** Product to change. */
  readonly id: Scalars['ID']['input'];
  /** Titled texts of the product page; replaces all. */
  readonly infoSections?: InputMaybe<ReadonlyArray<InfoSectionInput>>;
  /**
   * Whether variants have prices, costs, weights and SKUs of their own; back to false only once there are no options.
   * Cannot be cleared.
   */
  readonly managesVariants?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters. Cannot be cleared. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Replaces the whole list: variants whose choices are still there stay as they are. */
  readonly options?: InputMaybe<ReadonlyArray<ProductOptionInput>>;
  /** Size of the parcel it is sent in. Cannot be cleared. */
  readonly packageDimensions?: InputMaybe<DimensionsInput>;
  /** For products sold by weight, volume or length. Cannot be cleared. */
  readonly pricePerUnit?: InputMaybe<PricePerUnitInput>;
  /** Size of the product itself. Cannot be cleared. */
  readonly productDimensions?: InputMaybe<DimensionsInput>;
  /** Short word on the picture, at most 30 characters. */
  readonly ribbon?: InputMaybe<Scalars['String']['input']>;
  /** What search engines read of the product page; replaces all of it. */
  readonly seo?: InputMaybe<SeoInput>;
  /** Stock keeping unit, at most 40 characters. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** An empty text generates it from the name again. Cannot be cleared. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** What kind of product it is. Cannot be cleared. */
  readonly type?: InputMaybe<ProductType>;
  /** Whether shoppers see it. Cannot be cleared. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Weight of one piece; not below 0. Cannot be cleared. */
  readonly weight?: InputMaybe<WeightInput>;
};

/** Input of `updateProductVariants`. */
export type UpdateProductVariantsInput = {
  /** 1 to 1,000 changes. */
  readonly changes: ReadonlyArray<VariantChangeInput>;
  /** Id of the product. */
  readonly id: Scalars['ID']['input'];
};

/** What an adjustment would make of one variant. */
export type VariantAdjustmentPreview = {
  readonly __typename?: 'VariantAdjustmentPreview';
  /** Price or cost afterwards; null when the change is about the weight. */
  readonly after?: Maybe<Money>;
  /** Price or cost that changes, as it is now; null when the change is about the weight. */
  readonly before?: Maybe<Money>;
  /** Choice of every option. */
  readonly choices: ReadonlyArray<ChosenOption>;
  /** What it would cost the merchant afterwards; null when no cost is known. */
  readonly cost?: Maybe<Money>;
  /** Id of the variant. */
  readonly id: Scalars['ID']['output'];
  /** What a shopper would pay, the discount taken off. */
  readonly paidAfter: Money;
  /** What a shopper pays now, the discount taken off. */
  readonly paidBefore: Money;
  /** What the change may do that is rarely intended; empty when there is no risk. */
  readonly risks: ReadonlyArray<PriceRisk>;
  /** Weight afterwards; null when the change is about a price or cost. */
  readonly weightAfter?: Maybe<Weight>;
  /** Weight as it is now; null when the change is about a price or cost. */
  readonly weightBefore?: Maybe<Weight>;
};

/**
 * A change of some variants. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type VariantChangeInput = {
  /** Price before the discount of the product. Cannot be cleared. */
  readonly basePrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** What one costs the merchant. Cannot be cleared. */
  readonly cost?: InputMaybe<Scalars['Decimal']['input']>;
  /** Size of the parcel it is sent in. Cannot be cleared. */
  readonly packageDimensions?: InputMaybe<DimensionsInput>;
  /** Size of the product itself. Cannot be cleared. */
  readonly productDimensions?: InputMaybe<DimensionsInput>;
  /** Stock keeping unit, at most 40 characters. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Variants to change. */
  readonly variants: VariantSelectionInput;
  /** Whether the variant is offered. Cannot be cleared. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Weight of one piece; not below 0. Cannot be cleared. */
  readonly weight?: InputMaybe<WeightInput>;
};

/** Variants of a product. */
export type VariantSelectionInput =
  /** Choices of the variants; a part of the choices matches all variants that have them. */
  { readonly choices: ReadonlyArray<ChosenOptionInput>; readonly ids?: never; }
  |  /** Ids of the variants. */
  { readonly choices?: never; readonly ids: ReadonlyArray<Scalars['ID']['input']>; };

/** Variants of a product were changed. */
export type VariantsUpdatedEvent = ChangeEvent & {
  readonly __typename?: 'VariantsUpdatedEvent';
  readonly anonymization: Scalars['Boolean']['output'];
  readonly deadLetter?: Maybe<DeadLetter>;
  readonly entityId?: Maybe<Scalars['ID']['output']>;
  readonly erased: Scalars['Boolean']['output'];
  readonly fieldChanges: ReadonlyArray<FieldChange>;
  readonly id: Scalars['ID']['output'];
  readonly identity?: Maybe<EventIdentity>;
  readonly name: ChangeEventName;
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly sequence?: Maybe<Scalars['String']['output']>;
  readonly state: ChangeEventState;
  readonly type: Scalars['String']['output'];
  /** The variants that changed. */
  readonly variants: ReadonlyArray<ChangedVariant>;
};

/** Number a buyer is taxed under. */
export type VatId = {
  readonly __typename?: 'VatId';
  /** Number itself. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** Kind of the number. */
  readonly type?: Maybe<TaxIdType>;
};

/** Number a buyer is taxed under. */
export type VatIdInput = {
  /** Number itself, 1 to 50 characters. */
  readonly id: Scalars['String']['input'];
  /** Kind of the number. */
  readonly type: TaxIdType;
};

/** Input of `verifyEmailCode`. */
export type VerifyEmailCodeInput = {
  /** The six digits that were sent by email. */
  readonly code: Scalars['String']['input'];
};

/** A second factor. */
export type VerifyFactorInput = {
  /** Code of the message, the call or the app, at most 100 characters; left out for PUSH. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** Passed on to the platform, which has an effect only where it knows devices by a name of their own. */
  readonly rememberThisDevice?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of proof; one of those that `SignIn.factors` lists. */
  readonly type: FactorType;
};

/** A video of the site's media. */
export type Video = {
  readonly __typename?: 'Video';
  /** Name of the file; null when it is not known. */
  readonly filename?: Maybe<Scalars['String']['output']>;
  /** Id of the video in the site's media. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Pictures to show until the video plays; empty when there is none. */
  readonly posters: ReadonlyArray<Image>;
  /** Renditions, best first; empty when there is none. */
  readonly resolutions: ReadonlyArray<VideoFile>;
  /** Picture of the site's media that is shown until the video plays. */
  readonly stillFrameMediaId?: Maybe<Scalars['ID']['output']>;
  /** Address of the video; null when there is no file. */
  readonly url?: Maybe<Scalars['URL']['output']>;
  /** When the addresses stop working; null when they do not. */
  readonly urlExpiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One rendition of a video. */
export type VideoFile = {
  readonly __typename?: 'VideoFile';
  /** File format, as the platform names it; null when it is not known. */
  readonly format?: Maybe<Scalars['String']['output']>;
  /** Height in pixels. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** Quality, as the platform names it; null when it is not known. */
  readonly quality?: Maybe<Scalars['String']['output']>;
  /** Address of the file. */
  readonly url: Scalars['URL']['output'];
  /** Width in pixels. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** The caller, as the session cookie says. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /** Whether a session exists. Browsing creates none. */
  readonly hasSession: Scalars['Boolean']['output'];
  /** Name to greet the member by, read from the session without a platform call; null for visitors, and without a name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Whether the caller is signed in. */
  readonly role: ViewerRole;
  /** How far a sign-in in this browser has come. */
  readonly signIn: SignIn;
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
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** Whether they are shown. */
  readonly visible: Scalars['Boolean']['input'];
};

/** Class of a device, by the width of its window. */
export type VisitDevice =
  /** 768 pixels wide or more. */
  | 'DESKTOP'
  /** Less than 768 pixels wide. */
  | 'PHONE';

/** One measure of the visits of a route. */
export type WebVital = {
  readonly __typename?: 'WebVital';
  /** What is measured. */
  readonly name: WebVitalName;
  /** Median, accurate to 2.5 percent; milliseconds, of `CLS` without a unit. */
  readonly p50: Scalars['Float']['output'];
  /** Three of four visits were at most this, accurate to 2.5 percent; milliseconds, of `CLS` without a unit. */
  readonly p75: Scalars['Float']['output'];
  /** Rating of `p75`. */
  readonly rating: WebVitalRating;
  /** How many visits were measured. */
  readonly visitCount: Scalars['Int']['output'];
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
  readonly __typename?: 'Weight';
  /** Unit of `value`: that of the shop, `KG` or `LB`. */
  readonly unit: WeightUnit;
  /** Amount of the unit. */
  readonly value: Scalars['Decimal']['output'];
};

/** Change of a weight. Exactly one of these. */
export type WeightAdjustmentInput =
  /** Weight that is added; below 0 it is taken off. */
  { readonly amount: WeightInput; readonly percentage?: never; }
  |  /** Percentage by which the weight changes. */
  { readonly amount?: never; readonly percentage: PercentageInput; };

/** A weight that is given. */
export type WeightInput = {
  /** Unit of `value`. Only that of the shop, `Store.weightUnit`, is accepted: nothing is converted. */
  readonly unit: WeightUnit;
  /** Amount of the unit. */
  readonly value: Scalars['Decimal']['input'];
};

/** Two weights and all between them. */
export type WeightRange = {
  readonly __typename?: 'WeightRange';
  /** The largest weight of the range; equal to `min` when there is only one. */
  readonly max: Weight;
  /** The smallest weight of the range. */
  readonly min: Weight;
};

/** Unit of weights. */
export type WeightUnit =
  /** Kilograms. */
  | 'KG'
  /** Pounds. */
  | 'LB'
  /** The site has not set a unit, or the gateway does not know it; refused in input. */
  | 'UNKNOWN';
