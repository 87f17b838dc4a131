/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a member may write in the community. */
export type ActivityStatus =
  /** The member may comment, like and post. */
  | 'ACTIVE'
  /** The member can read, but neither comment, like nor post. */
  | 'MUTED'
  /** The caller may not see it. */
  | 'UNKNOWN';

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

/** What is changed. Exactly one of these. */
export type AdjustProductPropertyInput =
  {   /** Change of the price before the discount. */
  basePrice: AdjustmentInput; cost?: never; weight?: never; }
  |  { basePrice?: never;   /** Change of the cost, of the product and of every variant. */
  cost: AdjustmentInput; weight?: never; }
  |  { basePrice?: never; cost?: never;   /** Change of the weight, of the product and of every variant. */
  weight: WeightAdjustmentInput; };

/** Products, and the property that is raised or lowered for all of them. */
export type AdjustPropertyWorkInput = {
  /** Property and by how much it changes. */
  adjust: AdjustProductPropertyInput;
  /** Ids of products, 1 to 10,000, each once. */
  ids: Array<string>;
};

/** A change of a number. Exactly one of these. */
export type AdjustmentInput =
  {   /** What is added, with its sign; at most 2 decimals. */
  amount: string; percentage?: never; }
  |  { amount?: never;   /** Percentage that is added. */
  percentage: PercentageInput; };

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

/** Narrows the audit log. A record has to match every part that is given. */
export type AuditFilter = {
  /** Id of a thing the call was about, or a part of the name it has now or had then. */
  about?: string | null | undefined;
  /** A part of the caller's name or id, whatever its case; of members also of the name they have now. */
  actor?: string | null | undefined;
  /** Calls made for one of these kinds of caller. */
  actorKinds?: Array<ActorKind> | null | undefined;
  /** Id of a thing the call was about. */
  entityId?: string | null | undefined;
  /** Service and name of the call, such as `brandsWrite.createBrand`, or a part of them without a dot. */
  operation?: string | null | undefined;
  /** Calls that ended in one of these ways. */
  results?: Array<AuditResult> | null | undefined;
  /** Calls made at this time or later. */
  since?: string | null | undefined;
  /** Calls made before this time. */
  until?: string | null | undefined;
  /** Only calls that may have changed something, when true. */
  writesOnly?: boolean | null | undefined;
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

/** What is done with all members of a filter. */
export type BulkMemberAction =
  /** Approves them: `bulkApproveMembersByFilter`. */
  | 'APPROVE'
  /** Blocks them: `bulkBlockMembersByFilter`. */
  | 'BLOCK'
  /** Deletes them: `bulkDeleteMembersByFilter`. */
  | 'DELETE';

/** Narrows change events. An event has to match every part that is given. */
export type ChangeEventFilter = {
  /** Events of the entity with this id. */
  entityId?: string | null | undefined;
  /** Events of one of these kinds. */
  names?: Array<ChangeEventName> | null | undefined;
  /** Events received at this time or later. */
  since?: string | null | undefined;
  /** Events in one of these states. */
  states?: Array<ChangeEventState> | null | undefined;
  /** Only events of a type the gateway does not know (`UnknownEvent`), when true. */
  unknownType?: boolean | null | undefined;
  /** Events received before this time. */
  until?: string | null | undefined;
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

/** Media of the product that show a choice. */
export type ChoiceMediaInput = {
  /** Choice of the option, as a person reads it. */
  choice: string;
  /** 1 to 50 media of the product. */
  mediaIds: Array<string>;
  /** Name of the option, such as `Color`. */
  option: string;
};

/** Media to remove from a choice. */
export type ChoiceMediaRemovalInput = {
  /** Choice of the option, as a person reads it. */
  choice: string;
  /** Which of the media that show it. */
  media: MediaSelectionInput;
  /** Name of the option, such as `Color`. */
  option: string;
};

/** One option with the choice made. */
export type ChosenOptionInput = {
  /** Label of the choice in the language of the request, 1 to 50 characters. */
  choice: string;
  /** Name of the option in the language of the request, 1 to 50 characters; case does not count when products are read. */
  option: string;
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

/** A collection, and products that are added to it or removed from it. */
export type CollectionWorkInput = {
  /** Id of the collection. */
  collectionId: string;
  /** Ids of products, 1 to 10,000, each once. */
  ids: Array<string>;
};

/** A new app key. */
export type CreateAppKeyInput = {
  /** Origins whose pages may use the key from a browser, at most 20; none when left out. */
  allowedOrigins?: Array<string> | null | undefined;
  /** Whether the app runs only the documents of its own manifest. */
  documentsOnly?: boolean | null | undefined;
  /** Name of the app: 1 to 50 letters, digits, hyphens and underscores. No other key has or had it. */
  name: string;
  /** What the app may do; nothing but reading what is public when left out. */
  scopes?: Array<AppScope> | null | undefined;
};

/** Why an app key is not created. */
export type CreateAppKeyProblemCode =
  | 'INVALID_ARGUMENT'
  | 'INVALID_FORMAT'
  | 'INVALID_SIZE'
  | 'LIMIT_REACHED'
  | 'NAME_TAKEN';

/** A new collection. */
export type CreateCollectionInput = {
  /** Description for shoppers, at most 600 characters. */
  description?: string | null | undefined;
  /** Name as a person reads it, 1 to 50 characters. */
  name: string;
  /** Last part of the address of its page, 1 to 100 characters; made from the name when left out. */
  slug?: string | null | undefined;
  /** Whether it has a page that shoppers see; its products are sold either way. */
  visible?: boolean | null | undefined;
};

/** A new member, with the limits of `UpdateMemberInput`. */
export type CreateMemberInput = {
  /** Postal addresses, at most 20. */
  addresses?: Array<ManagedMemberAddressInput> | null | undefined;
  /** A past day since 1900. */
  birthdate?: string | null | undefined;
  /** Name of the company. */
  company?: string | null | undefined;
  /** Additional fields of the site, at most 50. */
  customFields?: Array<MemberCustomFieldInput> | null | undefined;
  /** Email addresses beside the login email, at most 20. */
  emails?: Array<ManagedMemberEmailInput> | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Profession or position. */
  jobTitle?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Email address the member signs in with; it cannot be changed later. */
  loginEmail: string;
  /** Name shown to others. */
  nickname?: string | null | undefined;
  /** Phone numbers, at most 20. */
  phones?: Array<ManagedMemberPhoneInput> | null | undefined;
  /** Whether the profile is public; the site's default when left out. */
  privacyStatus?: PrivacyStatus | null | undefined;
  /** Line below the name. */
  title?: string | null | undefined;
};

/** A new product. Amounts are 0 to 999999999.99, with at most 2 decimals. */
export type CreateProductInput = {
  /** Price before the discount. */
  basePrice: string;
  /** Name of the brand, 1 to 50 characters. */
  brand?: string | null | undefined;
  /** What one costs the merchant. */
  cost?: string | null | undefined;
  /** HTML, at most 8,000 characters. */
  description?: string | null | undefined;
  /** What is taken off the price. */
  discount?: ProductDiscountInput | null | undefined;
  /** Titled texts of the product page. */
  infoSections?: Array<InfoSectionInput> | null | undefined;
  /** Whether variants have prices, costs, weights and SKUs of their own. */
  managesVariants?: boolean | null | undefined;
  /** 1 to 80 characters. */
  name: string;
  /** What can be chosen, at most 6 options; together they make at most 1,000 variants. */
  options?: Array<ProductOptionInput> | null | undefined;
  /** Size of the parcel it is sent in. */
  packageDimensions?: DimensionsInput | null | undefined;
  /** For products sold by weight, volume or length. */
  pricePerUnit?: PricePerUnitInput | null | undefined;
  /** Size of the product itself. */
  productDimensions?: DimensionsInput | null | undefined;
  /** Short word on the picture, at most 30 characters. */
  ribbon?: string | null | undefined;
  /** What search engines read of the product page. */
  seo?: SeoInput | null | undefined;
  /** Stock keeping unit, at most 40 characters. */
  sku?: string | null | undefined;
  /** Made from the name when left out; at most 100 characters. */
  slug?: string | null | undefined;
  /** What kind of product it is. */
  type?: ProductType | null | undefined;
  /** Whether shoppers see it; the platform decides when left out. */
  visible?: boolean | null | undefined;
  /** Weight of one piece; not below 0. */
  weight?: WeightInput | null | undefined;
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

/** Brands that are deleted. */
export type DeleteBrandsWorkInput = {
  /** Ids of brands, 1 to 10,000, each once. */
  ids: Array<string>;
};

/** Products that are deleted. */
export type DeleteProductsWorkInput = {
  /** Ids of products, 1 to 10,000, each once. */
  ids: Array<string>;
};

/** Size of a product or of its parcel. Lengths have at most 6 decimals. */
export type DimensionsInput = {
  /** Height in `unit`. */
  height?: string | null | undefined;
  /** Length in `unit`. */
  length?: string | null | undefined;
  /** Unit of all three lengths. */
  unit: DimensionsUnit;
  /** Width in `unit`. */
  width?: string | null | undefined;
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

/** Input of `getOrCreateBrand`. */
export type GetOrCreateBrandInput = {
  /** Name of the brand, 1 to 50 characters. */
  name: string;
};

/** A titled text of the product page. */
export type InfoSectionInput = {
  /** HTML, at most 16,000 characters. */
  description: string;
  /** At most 50 characters. */
  title: string;
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

/** Whether something can be bought. */
export type InventoryStatus =
  /** All of it can be bought. */
  | 'IN_STOCK'
  /** Nothing of it can be bought. */
  | 'OUT_OF_STOCK'
  /** Some variants are sold out, others can be bought. */
  | 'PARTIALLY_OUT_OF_STOCK';

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

/** Narrows jobs. A job has to match every part that is given. */
export type JobFilter = {
  /** Id of a thing the job is about, or a part of the name it has now or had then. */
  about?: string | null | undefined;
  /** Jobs with one of these actions. */
  actions?: Array<JobAction> | null | undefined;
  /** A part of the name of the caller who started it; of members also of the name they have now. */
  actor?: string | null | undefined;
  /** Jobs about the thing with this id. */
  entityId?: string | null | undefined;
  /** Jobs started at this time or later. */
  since?: string | null | undefined;
  /** Jobs about one of these kinds of thing. */
  things?: Array<JobThing> | null | undefined;
  /** Jobs started before this time. */
  until?: string | null | undefined;
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
  {   /** Adds products to a collection. */
  addToCollection: CollectionWorkInput; adjustProperty?: never; deleteBrands?: never; deleteProducts?: never; editProducts?: never; removeFromCollection?: never; setProperty?: never; setVisibility?: never; }
  |  { addToCollection?: never;   /** Raises or lowers one property of products. A batch whose response was lost is not sent again. */
  adjustProperty: AdjustPropertyWorkInput; deleteBrands?: never; deleteProducts?: never; editProducts?: never; removeFromCollection?: never; setProperty?: never; setVisibility?: never; }
  |  { addToCollection?: never; adjustProperty?: never;   /** Deletes brands. Needs the right `CATALOG_DELETE`. */
  deleteBrands: DeleteBrandsWorkInput; deleteProducts?: never; editProducts?: never; removeFromCollection?: never; setProperty?: never; setVisibility?: never; }
  |  { addToCollection?: never; adjustProperty?: never; deleteBrands?: never;   /** Deletes products. Needs the right `CATALOG_DELETE`. */
  deleteProducts: DeleteProductsWorkInput; editProducts?: never; removeFromCollection?: never; setProperty?: never; setVisibility?: never; }
  |  { addToCollection?: never; adjustProperty?: never; deleteBrands?: never; deleteProducts?: never;   /** Changes each product in its own way, or creates it. */
  editProducts: EditProductsWorkInput; removeFromCollection?: never; setProperty?: never; setVisibility?: never; }
  |  { addToCollection?: never; adjustProperty?: never; deleteBrands?: never; deleteProducts?: never; editProducts?: never;   /** Removes products from a collection. */
  removeFromCollection: CollectionWorkInput; setProperty?: never; setVisibility?: never; }
  |  { addToCollection?: never; adjustProperty?: never; deleteBrands?: never; deleteProducts?: never; editProducts?: never; removeFromCollection?: never;   /** Sets one property of products to the same value. */
  setProperty: SetPropertyWorkInput; setVisibility?: never; }
  |  { addToCollection?: never; adjustProperty?: never; deleteBrands?: never; deleteProducts?: never; editProducts?: never; removeFromCollection?: never; setProperty?: never;   /** Shows or hides products. */
  setVisibility: VisibilityWorkInput; };

/** A postal address: either `addressLine`, or `streetNumber` and `streetName`. */
export type ManagedMemberAddressInput = {
  /** Street and house number, at most 200 characters. */
  addressLine?: string | null | undefined;
  /** Apartment, floor or similar, at most 200 characters. */
  addressLine2?: string | null | undefined;
  /** At most 100 characters. */
  city?: string | null | undefined;
  /** ISO 3166-1 code, two capital letters. */
  country: string;
  /** Id of an address that is there already, which keeps its tag; left out for a new one. */
  id?: string | null | undefined;
  /** At most 20 characters. */
  postalCode?: string | null | undefined;
  /** Street, at most 200 characters. */
  streetName?: string | null | undefined;
  /** House number, at most 100 characters. */
  streetNumber?: string | null | undefined;
  /** ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string | null | undefined;
};

/** An email address. */
export type ManagedMemberEmailInput = {
  /** At most 254 characters. */
  email: string;
};

/**
 * Members that match every given field; all members when none is given. The platform supports no other filters, such as
 * dates or muted members.
 */
export type ManagedMemberFilter = {
  /** With one of these contacts, 1 to 100. */
  contactIds?: Array<string> | null | undefined;
  /** First name. */
  firstName?: MemberTextFilter | null | undefined;
  /** One of these members, 1 to 100. */
  ids?: Array<string> | null | undefined;
  /** Last name. */
  lastName?: MemberTextFilter | null | undefined;
  /** Email address the member signs in with. */
  loginEmail?: MemberTextFilter | null | undefined;
  /** Name shown to others. */
  nickname?: MemberTextFilter | null | undefined;
  /** One of these. */
  privacyStatuses?: Array<PrivacyStatus> | null | undefined;
  /** Words to look for, at most 100 characters. Members can be deleted by it, but not approved or blocked. */
  search?: string | null | undefined;
  /** What the search looks at, 1 to 4 fields. */
  searchIn?: Array<MemberSearchField> | null | undefined;
  /** Name of the profile in addresses. */
  slug?: MemberTextFilter | null | undefined;
  /** One of these. */
  statuses?: Array<MemberStatus> | null | undefined;
};

/** A phone number. */
export type ManagedMemberPhoneInput = {
  /** 3 to 50 characters. */
  phone: string;
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
  basePrice?: PriceRangeFilter | null | undefined;
  /** * Of one of these brands, by slug or name, 1 to 100; case and superfluous white space do not count. */
  brands?: Array<string> | null | undefined;
  /** In one of these collections, by slug or id; 1 to 100, at most 8 of them by slug, each of which takes a call. */
  collections?: Array<string> | null | undefined;
  /** One of these products, 1 to 100. */
  ids?: Array<string> | null | undefined;
  /** With one of these, 1 to 100. */
  inventoryStatuses?: Array<InventoryStatus> | null | undefined;
  /**
   * * Profit as a fraction of the discounted price is below this, or that of a visible variant: 0 finds what is sold at a
   * loss.
   */
  marginBelow?: string | null | undefined;
  /** * Whether there is a discount. */
  onSale?: boolean | null | undefined;
  /** * Whether it costs nothing, or a visible variant does, the discount taken off. */
  priceZero?: boolean | null | undefined;
  /** Part of the name, 1 to 80 characters. */
  search?: string | null | undefined;
  /** With exactly one of these SKUs, 1 to 100. */
  skus?: Array<string> | null | undefined;
  /** Of one of these kinds. */
  types?: Array<ProductType> | null | undefined;
  /** Changed at this time or later. */
  updatedSince?: string | null | undefined;
  /** Whether shoppers see it. */
  visible?: boolean | null | undefined;
  /** * Whether it has no brand. */
  withoutBrand?: boolean | null | undefined;
  /** * Whether it is in no collection but the built-in one. */
  withoutCollection?: boolean | null | undefined;
  /** * Whether it has no picture. */
  withoutPicture?: boolean | null | undefined;
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
  {   /** True for every one. */
  all: boolean; ids?: never; }
  |  { all?: never;   /** 1 to 50 of the product's media. */
  ids: Array<string>; };

/** Where a picture or video comes from. */
export type MediaSourceInput =
  {   /** Media the site has already. */
  mediaId: string; url?: never; }
  |  { mediaId?: never;   /** http(s) address, at most 2,000 characters. The gateway does not check what it leads to. */
  url: string; };

/** Value of an additional field. */
export type MemberCustomFieldInput = {
  /** Key of the field, as `MemberCustomField.key`. */
  key: string;
  /** At most 1,000 characters; an empty text clears it. */
  value: string;
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
  equals?: string | null | undefined;
  /** Whether there is a text at all. */
  exists?: boolean | null | undefined;
  /** One of these, 1 to 100. */
  in?: Array<string> | null | undefined;
  /** Any text but this one. */
  not?: string | null | undefined;
  /** Beginning of the text; case does not count. */
  startsWith?: string | null | undefined;
};

/** Brands that become one. */
export type MergeBrandsInput = {
  /** Ids of the brands that are deleted, 1 to 100. Their products get the name of the one that stays. */
  fromIds: Array<string>;
  /** Idempotency key, as in `StartJobInput`. */
  idempotencyKey: string;
  /** Id of the brand that stays. */
  intoId: string;
};

/** A picture or video to add. */
export type NewMediaInput = {
  /** Choice of the product that it shows as well. */
  choice?: ChosenOptionInput | null | undefined;
  /** The picture or video. */
  source: MediaSourceInput;
};

/** How the choices of an option are shown. */
export type OptionType =
  /** As color swatches; `ProductChoice.value` is the color. */
  | 'COLOR'
  /** As a list of texts. */
  | 'DROP_DOWN'
  /** The platform does not say, or the gateway does not know it; show a list. */
  | 'UNKNOWN';

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

/** A change by a percentage. */
export type PercentageInput = {
  /** Whole percent, -100 to 1000: -50 halves, 100 doubles. The platform takes no fraction of a percent. */
  percent: string;
  /** Rounds to whole numbers, half up; otherwise to 2 decimals. */
  roundToInteger?: boolean | null | undefined;
};

/** A price change to preview. */
export type PriceChangeInput = {
  /** Percent that a price may change before it counts as `LARGE_CHANGE`, 0 to 1000. */
  limitPercent?: number | null | undefined;
  /** What a job would do, and to which products. */
  work: PriceWorkInput;
};

/** What one product contains, and what prices are compared by. */
export type PricePerUnitInput = {
  /** Quantity to show the price of, in `baseUnit`. */
  baseQuantity: string;
  /** Unit that prices are compared by. */
  baseUnit: MeasurementUnit;
  /** What one product contains, in `totalUnit`. */
  totalQuantity: string;
  /** Unit of what one product contains. */
  totalUnit: MeasurementUnit;
};

/** Prices between two amounts in the shop's own currency; both ends belong to the range. */
export type PriceRangeFilter = {
  /** The highest price; no limit when left out. */
  max?: string | null | undefined;
  /** The lowest price; no limit when left out. */
  min?: string | null | undefined;
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

/** Work of a job that can change prices, as in `JobWorkInput`. Exactly one of these. */
export type PriceWorkInput =
  {   /** Raises or lowers one property of products. */
  adjustProperty: AdjustPropertyWorkInput; editProducts?: never; setProperty?: never; }
  |  { adjustProperty?: never;   /** Changes each product in its own way, or creates it; edits of no amount are left out. */
  editProducts: EditProductsWorkInput; setProperty?: never; }
  |  { adjustProperty?: never; editProducts?: never;   /** Sets one property of products to the same value. */
  setProperty: SetPropertyWorkInput; };

/** Whether a member is shown in the directory. */
export type PrivacyStatus =
  /** Only the member and staff see the profile. */
  | 'PRIVATE'
  /** All callers see the profile. */
  | 'PUBLIC'
  /** The caller may not see it; refused in input. */
  | 'UNKNOWN';

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

/** One choice of an option. */
export type ProductChoiceInput = {
  /** What a person reads, 1 to 50 characters; the value when left out. */
  label?: string | null | undefined;
  /** 1 to 50 characters; a color as `#rrggbb`. */
  value: string;
};

/** The discount of a product. Exactly one of these. */
export type ProductDiscountInput =
  {   /** Amount that is taken off, with at most 2 decimals. */
  amount: string; none?: never; percent?: never; }
  |  { amount?: never;   /** `true` takes the discount off. */
  none: boolean; percent?: never; }
  |  { amount?: never; none?: never;   /** Percent that is taken off, at most 100, with at most 2 decimals. */
  percent: string; };

/** A product that is changed or created. Exactly one of these. */
export type ProductEditInput =
  {   /** Product that is created. */
  create: CreateProductInput; update?: never; }
  |  { create?: never;   /** Product that is changed, and what is changed of it. */
  update: UpdateProductInput; };

/** Something to choose about a product. */
export type ProductOptionInput = {
  /** 1 to 100, each with another label. */
  choices: Array<ProductChoiceInput>;
  /** 1 to 50 characters, another for each option. */
  name: string;
};

/** What kind of product it is. */
export type ProductType =
  /** A download. */
  | 'DIGITAL'
  /** Something that is shipped or picked up. */
  | 'PHYSICAL'
  /** The platform does not say, or the gateway does not know it; refused in input. */
  | 'UNKNOWN';

/** A new name for a brand and its products. */
export type RenameBrandInput = {
  /** Id of the brand. */
  id: string;
  /** Idempotency key, as in `StartJobInput`. */
  idempotencyKey: string;
  /** New name, 1 to 50 characters. */
  name: string;
  /** Revision the change is based on; one that is no longer current is refused as `REVISION_CONFLICT`. */
  revision: string;
};

/** New names for several brands and their products. */
export type RenameBrandsInput = {
  /** The brands, 1 to 100, each once. Their new names must differ, and no other brand may have one of them. */
  brands: Array<UpdateBrandInput>;
  /** Idempotency key, as in `StartJobInput`. */
  idempotencyKey: string;
};

/** Why a change event is not replayed. */
export type ReplayChangeEventProblemCode =
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND';

/** A job whose changes are reverted. */
export type RevertJobInput = {
  /** Risks that the caller accepts, as in `StartJobInput`. */
  acknowledge?: Array<PriceRisk> | null | undefined;
  /** Id of the job. */
  id: string;
  /** Idempotency key, as in `StartJobInput`. */
  idempotencyKey: string;
  /** Whether things that were changed after the job are reverted too. */
  overwrite?: boolean | null | undefined;
};

/** Ends an app key for good. */
export type RevokeAppKeyInput = {
  /** Id of the key. */
  id: string;
};

/** Why an app key is not revoked. */
export type RevokeAppKeyProblemCode =
  | 'NOT_FOUND';

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
  graceHours?: number | null | undefined;
  /** Id of the key. */
  id: string;
};

/** Why an app key is not rotated. */
export type RotateAppKeyProblemCode =
  | 'NOT_FOUND'
  | 'OUT_OF_RANGE';

/** What search engines read of a product page. It replaces what there is. */
export type SeoInput = {
  /** Search terms the page is meant for, at most 5. */
  keywords?: Array<SeoKeywordInput> | null | undefined;
  /** True when the old address of a renamed page is not to lead to the new one. */
  preventAutoRedirect?: boolean | null | undefined;
  /** Every tag of the page's head. */
  tags?: Array<SeoTagInput> | null | undefined;
};

/** A search term that a page is meant for. */
export type SeoKeywordInput = {
  /** Whether it is the most important one. */
  main?: boolean | null | undefined;
  /** Where the term comes from; passed on unchanged. */
  origin?: string | null | undefined;
  /** The words. */
  term: string;
};

/** A tag of the page's head. */
export type SeoTagInput = {
  /** Text inside the tag. */
  children?: string | null | undefined;
  /** Whether staff added the tag by hand. */
  custom?: boolean | null | undefined;
  /** Whether the tag is left out of the page. */
  disabled?: boolean | null | undefined;
  /** Data about the tag, passed on unchanged; an object. */
  meta?: unknown;
  /** Attributes of the tag by name; an object. */
  props?: unknown;
  /** `title`, `meta`, `script` or `link`; a custom one is `meta` or `link`. */
  type: string;
};

/** Exactly one of these. Amounts as in `CreateProductInput`; an empty ribbon or brand is removed. */
export type SetProductPropertyInput =
  {   /** New price before the discount; each variant's own price moves by as much. */
  basePrice: string; brand?: never; cost?: never; ribbon?: never; weight?: never; }
  |  { basePrice?: never;   /** New brand, at most 50 characters. */
  brand: string; cost?: never; ribbon?: never; weight?: never; }
  |  { basePrice?: never; brand?: never;   /** New cost, of the product and of every variant. */
  cost: string; ribbon?: never; weight?: never; }
  |  { basePrice?: never; brand?: never; cost?: never;   /** New ribbon, at most 30 characters. */
  ribbon: string; weight?: never; }
  |  { basePrice?: never; brand?: never; cost?: never; ribbon?: never;   /** New weight, of the product and of every variant. */
  weight: WeightInput; };

/** Products, and the property and value that all of them get. */
export type SetPropertyWorkInput = {
  /** Ids of products, 1 to 10,000, each once. */
  ids: Array<string>;
  /** Property and its new value. */
  set: SetProductPropertyInput;
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

/** Direction of a sort. */
export type SortOrder =
  /** Ascending: small before large, early before late, A before Z. */
  | 'ASC'
  /** Descending: large before small, late before early, Z before A. */
  | 'DESC';

/** Role of a staff member. */
export type StaffRole =
  /** Works on the catalog for the owner, with fewer rights; `docs/permissions.md` lists them. */
  | 'CONTRIBUTOR'
  /** Owner of the shop, with every right. */
  | 'OWNER';

/** A job to start. */
export type StartJobInput = {
  /**
   * Risks of a price change that the caller accepts. A risk that occurs and is not listed refuses the job as
   * `ACKNOWLEDGMENT_REQUIRED`; when it occurs later, that product alone is refused.
   */
  acknowledge?: Array<PriceRisk> | null | undefined;
  /**
   * Idempotency key chosen by the caller, 8 to 100 characters. The same key with the same input is the same job, and
   * nothing is done twice.
   */
  idempotencyKey: string;
  /** Percent that a price may change before it counts as `LARGE_CHANGE`, 0 to 1000. */
  limitPercent?: number | null | undefined;
  /** What it does, and to which things. */
  work: JobWorkInput;
};

/**
 * Changes to an app key. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type UpdateAppKeyInput = {
  /** Origins whose pages may use the key from a browser, at most 20. */
  allowedOrigins?: Array<string> | null | undefined;
  /** Whether the app runs only the documents of its own manifest. Cannot be cleared. */
  documentsOnly?: boolean | null | undefined;
  /** Id of the key. */
  id: string;
  /** What the app may do from now on. */
  scopes?: Array<AppScope> | null | undefined;
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
  id: string;
  /** New name, 1 to 50 characters. */
  name: string;
  /** Revision the change is based on; one that is no longer current is refused as `REVISION_CONFLICT`. */
  revision: string;
};

/**
 * Changes of a collection. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type UpdateCollectionInput = {
  /** Description for shoppers, at most 600 characters; null or an empty text removes it. */
  description?: string | null | undefined;
  /** Collection to change. */
  id: string;
  /** Name as a person reads it, 1 to 50 characters. Cannot be cleared. */
  name?: string | null | undefined;
  /** Last part of the address of its page, 1 to 100 characters. Cannot be cleared. */
  slug?: string | null | undefined;
  /** Whether it has a page that shoppers see; its products are sold either way. Cannot be cleared. */
  visible?: boolean | null | undefined;
};

/**
 * Changes of a member. What is left out keeps its value; null, an empty text or an empty list clears it; what cannot be
 * cleared refuses null with `NOT_CLEARABLE`. Tags of phones, emails and addresses can be written by the member's own
 * sign-in only.
 */
export type UpdateMemberInput = {
  /** Replaces all addresses, at most 20. */
  addresses?: Array<ManagedMemberAddressInput> | null | undefined;
  /** A past day since 1900. */
  birthdate?: string | null | undefined;
  /** At most 100 characters. */
  company?: string | null | undefined;
  /** Fields to change, at most 50; the others stay. Cannot be cleared. */
  customFields?: Array<MemberCustomFieldInput> | null | undefined;
  /** Replaces all email addresses but the login email, which never changes; at most 20. */
  emails?: Array<ManagedMemberEmailInput> | null | undefined;
  /** At most 100 characters. */
  firstName?: string | null | undefined;
  /** Member to change. */
  id: string;
  /** At most 100 characters. */
  jobTitle?: string | null | undefined;
  /** At most 100 characters. */
  lastName?: string | null | undefined;
  /** Name shown to others, at most 100 characters. */
  nickname?: string | null | undefined;
  /** Replaces all phone numbers, at most 20. */
  phones?: Array<ManagedMemberPhoneInput> | null | undefined;
  /** Whether the profile is public. Cannot be cleared. */
  privacyStatus?: PrivacyStatus | null | undefined;
  /** Line below the name, at most 100 characters. */
  title?: string | null | undefined;
};

/**
 * Changes of a product, with the limits of `CreateProductInput`. What is left out keeps its value, null
 * clears it; what cannot be cleared refuses null with `NOT_CLEARABLE`.
 */
export type UpdateProductInput = {
  /** Price before the discount; each variant's own price moves by as much. Cannot be cleared. */
  basePrice?: string | null | undefined;
  /**
   * Name of the brand, at most 50 characters. Null or an empty text removes the brand, like `removeProductBrand`, and costs one
   * more call.
   */
  brand?: string | null | undefined;
  /** What one costs the merchant. Cannot be cleared. */
  cost?: string | null | undefined;
  /** HTML, at most 8,000 characters. */
  description?: string | null | undefined;
  /** What is taken off the price; `none: true` or null removes the discount. */
  discount?: ProductDiscountInput | null | undefined;
  /** Product to change. */
  id: string;
  /** Titled texts of the product page; replaces all. */
  infoSections?: Array<InfoSectionInput> | null | undefined;
  /**
   * Whether variants have prices, costs, weights and SKUs of their own; back to false only once there are no options.
   * Cannot be cleared.
   */
  managesVariants?: boolean | null | undefined;
  /** 1 to 80 characters. Cannot be cleared. */
  name?: string | null | undefined;
  /** Replaces the whole list: variants whose choices are still there stay as they are. */
  options?: Array<ProductOptionInput> | null | undefined;
  /** Size of the parcel it is sent in. Cannot be cleared. */
  packageDimensions?: DimensionsInput | null | undefined;
  /** For products sold by weight, volume or length. Cannot be cleared. */
  pricePerUnit?: PricePerUnitInput | null | undefined;
  /** Size of the product itself. Cannot be cleared. */
  productDimensions?: DimensionsInput | null | undefined;
  /** Short word on the picture, at most 30 characters. */
  ribbon?: string | null | undefined;
  /** What search engines read of the product page; replaces all of it. */
  seo?: SeoInput | null | undefined;
  /** Stock keeping unit, at most 40 characters. */
  sku?: string | null | undefined;
  /** An empty text generates it from the name again. Cannot be cleared. */
  slug?: string | null | undefined;
  /** What kind of product it is. Cannot be cleared. */
  type?: ProductType | null | undefined;
  /** Whether shoppers see it. Cannot be cleared. */
  visible?: boolean | null | undefined;
  /** Weight of one piece; not below 0. Cannot be cleared. */
  weight?: WeightInput | null | undefined;
};

/**
 * A change of some variants. What is left out keeps its value, null clears it; what cannot be cleared refuses null with
 * `NOT_CLEARABLE`.
 */
export type VariantChangeInput = {
  /** Price before the discount of the product. Cannot be cleared. */
  basePrice?: string | null | undefined;
  /** What one costs the merchant. Cannot be cleared. */
  cost?: string | null | undefined;
  /** Size of the parcel it is sent in. Cannot be cleared. */
  packageDimensions?: DimensionsInput | null | undefined;
  /** Size of the product itself. Cannot be cleared. */
  productDimensions?: DimensionsInput | null | undefined;
  /** Stock keeping unit, at most 40 characters. */
  sku?: string | null | undefined;
  /** Variants to change. */
  variants: VariantSelectionInput;
  /** Whether the variant is offered. Cannot be cleared. */
  visible?: boolean | null | undefined;
  /** Weight of one piece; not below 0. Cannot be cleared. */
  weight?: WeightInput | null | undefined;
};

/** Variants of a product. */
export type VariantSelectionInput =
  {   /** Choices of the variants; a part of the choices matches all variants that have them. */
  choices: Array<ChosenOptionInput>; ids?: never; }
  |  { choices?: never;   /** Ids of the variants. */
  ids: Array<string>; };

/** Whether the caller is signed in. */
export type ViewerRole =
  /** A signed-in member. */
  | 'MEMBER'
  /** Not signed in: without a session, or with an anonymous one. */
  | 'VISITOR';

/** Products that are all shown or all hidden. */
export type VisibilityWorkInput = {
  /** Ids of products, 1 to 10,000, each once. */
  ids: Array<string>;
  /** Whether they are shown. */
  visible: boolean;
};

/** Class of a device, by the width of its window. */
export type VisitDevice =
  /** 768 pixels wide or more. */
  | 'DESKTOP'
  /** Less than 768 pixels wide. */
  | 'PHONE';

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

/** Change of a weight. Exactly one of these. */
export type WeightAdjustmentInput =
  {   /** Weight that is added; below 0 it is taken off. */
  amount: WeightInput; percentage?: never; }
  |  { amount?: never;   /** Percentage by which the weight changes. */
  percentage: PercentageInput; };

/** A weight that is given. */
export type WeightInput = {
  /** Unit of `value`. Only that of the shop, `Store.weightUnit`, is accepted: nothing is converted. */
  unit: WeightUnit;
  /** Amount of the unit. */
  value: string;
};

/** Unit of weights. */
export type WeightUnit =
  /** Kilograms. */
  | 'KG'
  /** Pounds. */
  | 'LB'
  /** The site has not set a unit, or the gateway does not know it; refused in input. */
  | 'UNKNOWN';

export type AdminEndElevationMutationVariables = Exact<{ [key: string]: never; }>;


export type AdminEndElevationMutation = { endElevation: { staff: { elevation: ElevationState }, problems: Array<{ code: ElevationProblemCode, message: string }> } };

export type AdminLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type AdminLogoutMutation = { logout: { viewer: { role: ViewerRole } } };

export type AdminStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStaffQuery = { staff: (
    { elevation: ElevationState }
    & { ' $fragmentRefs'?: { 'Staff_StaffFragment': Staff_StaffFragment } }
  ), store: { name: string, weightUnit: WeightUnit } };

export type AdminElevateMutationVariables = Exact<{ [key: string]: never; }>;


export type AdminElevateMutation = { elevate: { staff: { elevation: ElevationState }, problems: Array<{ code: ElevationProblemCode, message: string }> } };

export type PriceDryRunItem_ItemFragment = { id: string, name: string, risks: Array<PriceRisk>, before: { formatted: string } | null, after: { formatted: string } | null, weightBefore: { value: string, unit: WeightUnit } | null, weightAfter: { value: string, unit: WeightUnit } | null, paidBefore: { formatted: string }, paidAfter: { formatted: string }, problem: { message: string } | null } & { ' $fragmentName'?: 'PriceDryRunItem_ItemFragment' };

export type AdminJobQueryVariables = Exact<{
  id: string;
}>;


export type AdminJobQuery = { job: { id: string, action: JobAction, state: JobState, total: number, done: number, succeeded: number, failed: number, startedAt: string, finishedAt: string | null, problem: { code: ProblemCode, message: string, requestId: string | null } | null } | null };

export type AdminDryRunRevertQueryVariables = Exact<{
  id: string;
  overwrite?: boolean | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminDryRunRevertQuery = { dryRunRevert: { ' $fragmentRefs'?: { 'RevertPreview_DryRunFragment': RevertPreview_DryRunFragment } } | null };

export type AdminRevertJobMutationVariables = Exact<{
  input: RevertJobInput;
}>;


export type AdminRevertJobMutation = { revertJob: { job: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminJobFailuresQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminJobFailuresQuery = { job: { id: string, failures: { nodes: Array<{ index: number, id: string, problem: { code: ProblemCode, message: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type AdminResumeJobMutationVariables = Exact<{
  id: string;
}>;


export type AdminResumeJobMutation = { resumeJob: { job: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminStopJobMutationVariables = Exact<{
  id: string;
}>;


export type AdminStopJobMutation = { stopJob: { job: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminPriceDryRunQueryVariables = Exact<{
  input: PriceChangeInput;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminPriceDryRunQuery = { dryRunPrices: { total: number, refused: number, counts: Array<{ risk: PriceRisk, count: number }>, items: { nodes: Array<{ ' $fragmentRefs'?: { 'PriceDryRunItem_ItemFragment': PriceDryRunItem_ItemFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type AdminStartJobMutationVariables = Exact<{
  input: StartJobInput;
}>;


export type AdminStartJobMutation = { startJob: { job: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminAllBrandNamesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminAllBrandNamesQuery = { managedBrands: { nodes: Array<{ name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Staff_StaffFragment = { role: StaffRole | null, email: string | null, name: string | null, rights: Array<Right>, configured: boolean } & { ' $fragmentName'?: 'Staff_StaffFragment' };

export type AdminSiteHealthQueryVariables = Exact<{
  maxAgeSeconds: number;
}>;


export type AdminSiteHealthQuery = { siteHealth: { running: boolean, checkedAt: string | null, findings: Array<{ check: SiteCheck, verdict: SiteCheckVerdict, found: string, cure: string | null }> } };

export type AdminEventHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminEventHealthQuery = { changeEventHealth: { open: boolean, lastReceivedAt: string | null, waiting: number, deadLetterCount: number } };

export type AdminLiveEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AdminLiveEventsSubscription = { changeEvents:
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_AbandonedCheckoutCreatedEvent_Fragment': LiveEvent_Event_AbandonedCheckoutCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_AbandonedCheckoutDeletedEvent_Fragment': LiveEvent_Event_AbandonedCheckoutDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_AbandonedCheckoutRecoveredEvent_Fragment': LiveEvent_Event_AbandonedCheckoutRecoveredEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_AbandonedCheckoutUpdatedEvent_Fragment': LiveEvent_Event_AbandonedCheckoutUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_BackInStockRequestCreatedEvent_Fragment': LiveEvent_Event_BackInStockRequestCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_BackInStockRequestDeletedEvent_Fragment': LiveEvent_Event_BackInStockRequestDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_BackInStockRequestUpdatedEvent_Fragment': LiveEvent_Event_BackInStockRequestUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_BrandCreatedEvent_Fragment': LiveEvent_Event_BrandCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_BrandDeletedEvent_Fragment': LiveEvent_Event_BrandDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_BrandUpdatedEvent_Fragment': LiveEvent_Event_BrandUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CarrierRateConfigurationCreatedEvent_Fragment': LiveEvent_Event_CarrierRateConfigurationCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CarrierRateConfigurationDeletedEvent_Fragment': LiveEvent_Event_CarrierRateConfigurationDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CarrierRateConfigurationUpdatedEvent_Fragment': LiveEvent_Event_CarrierRateConfigurationUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CartAbandonedEvent_Fragment': LiveEvent_Event_CartAbandonedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CartCreatedEvent_Fragment': LiveEvent_Event_CartCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CartDeletedEvent_Fragment': LiveEvent_Event_CartDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CartRecoveredEvent_Fragment': LiveEvent_Event_CartRecoveredEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CartUpdatedEvent_Fragment': LiveEvent_Event_CartUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutCompletedEvent_Fragment': LiveEvent_Event_CheckoutCompletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutCreatedEvent_Fragment': LiveEvent_Event_CheckoutCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutDeletedEvent_Fragment': LiveEvent_Event_CheckoutDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutSettingsUpdatedEvent_Fragment': LiveEvent_Event_CheckoutSettingsUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutTemplateCreatedEvent_Fragment': LiveEvent_Event_CheckoutTemplateCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutTemplateDeletedEvent_Fragment': LiveEvent_Event_CheckoutTemplateDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutTemplateUpdatedEvent_Fragment': LiveEvent_Event_CheckoutTemplateUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutTemplateUsedEvent_Fragment': LiveEvent_Event_CheckoutTemplateUsedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutUpdatedEvent_Fragment': LiveEvent_Event_CheckoutUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CollectionCreatedEvent_Fragment': LiveEvent_Event_CollectionCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CollectionDeletedEvent_Fragment': LiveEvent_Event_CollectionDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CollectionUpdatedEvent_Fragment': LiveEvent_Event_CollectionUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CustomizationCreatedEvent_Fragment': LiveEvent_Event_CustomizationCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CustomizationDeletedEvent_Fragment': LiveEvent_Event_CustomizationDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_CustomizationUpdatedEvent_Fragment': LiveEvent_Event_CustomizationUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_DiscountRuleCreatedEvent_Fragment': LiveEvent_Event_DiscountRuleCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_DiscountRuleDeletedEvent_Fragment': LiveEvent_Event_DiscountRuleDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_DiscountRuleUpdatedEvent_Fragment': LiveEvent_Event_DiscountRuleUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_FulfillmentsUpdatedEvent_Fragment': LiveEvent_Event_FulfillmentsUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_ImportedOrderDeletedEvent_Fragment': LiveEvent_Event_ImportedOrderDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_InfoSectionCreatedEvent_Fragment': LiveEvent_Event_InfoSectionCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_InfoSectionDeletedEvent_Fragment': LiveEvent_Event_InfoSectionDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_InfoSectionUpdatedEvent_Fragment': LiveEvent_Event_InfoSectionUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryItemCreatedEvent_Fragment': LiveEvent_Event_InventoryItemCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryItemDeletedEvent_Fragment': LiveEvent_Event_InventoryItemDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryItemStockStatusUpdatedEvent_Fragment': LiveEvent_Event_InventoryItemStockStatusUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryItemUpdatedEvent_Fragment': LiveEvent_Event_InventoryItemUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryItemUpdatedWithReasonEvent_Fragment': LiveEvent_Event_InventoryItemUpdatedWithReasonEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryVariantsUpdatedEvent_Fragment': LiveEvent_Event_InventoryVariantsUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_MemberCreatedEvent_Fragment': LiveEvent_Event_MemberCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_MemberDeletedEvent_Fragment': LiveEvent_Event_MemberDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_MemberUpdatedEvent_Fragment': LiveEvent_Event_MemberUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderApprovedEvent_Fragment': LiveEvent_Event_OrderApprovedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderCanceledEvent_Fragment': LiveEvent_Event_OrderCanceledEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderCommittedEvent_Fragment': LiveEvent_Event_OrderCommittedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderCreatedEvent_Fragment': LiveEvent_Event_OrderCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderFulfilledEvent_Fragment': LiveEvent_Event_OrderFulfilledEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderImportedEvent_Fragment': LiveEvent_Event_OrderImportedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderPaymentStatusUpdatedEvent_Fragment': LiveEvent_Event_OrderPaymentStatusUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderUpdatedEvent_Fragment': LiveEvent_Event_OrderUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrdersSettingsUpdatedEvent_Fragment': LiveEvent_Event_OrdersSettingsUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_ProductCreatedEvent_Fragment': LiveEvent_Event_ProductCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_ProductDeletedEvent_Fragment': LiveEvent_Event_ProductDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_ProductUpdatedEvent_Fragment': LiveEvent_Event_ProductUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_RibbonCreatedEvent_Fragment': LiveEvent_Event_RibbonCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_RibbonDeletedEvent_Fragment': LiveEvent_Event_RibbonDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_RibbonUpdatedEvent_Fragment': LiveEvent_Event_RibbonUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_ShippingOptionCreatedEvent_Fragment': LiveEvent_Event_ShippingOptionCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_ShippingOptionDeletedEvent_Fragment': LiveEvent_Event_ShippingOptionDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_ShippingOptionUpdatedEvent_Fragment': LiveEvent_Event_ShippingOptionUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_SubscriptionContractCreatedEvent_Fragment': LiveEvent_Event_SubscriptionContractCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_SubscriptionContractDeletedEvent_Fragment': LiveEvent_Event_SubscriptionContractDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_SubscriptionContractUpdatedEvent_Fragment': LiveEvent_Event_SubscriptionContractUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_UnknownEvent_Fragment': LiveEvent_Event_UnknownEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LiveEvent_Event_VariantsUpdatedEvent_Fragment': LiveEvent_Event_VariantsUpdatedEvent_Fragment } }
   };

type LiveEvent_Event_AbandonedCheckoutCreatedEvent_Fragment = { __typename: 'AbandonedCheckoutCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_AbandonedCheckoutCreatedEvent_Fragment' };

type LiveEvent_Event_AbandonedCheckoutDeletedEvent_Fragment = { __typename: 'AbandonedCheckoutDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_AbandonedCheckoutDeletedEvent_Fragment' };

type LiveEvent_Event_AbandonedCheckoutRecoveredEvent_Fragment = { __typename: 'AbandonedCheckoutRecoveredEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_AbandonedCheckoutRecoveredEvent_Fragment' };

type LiveEvent_Event_AbandonedCheckoutUpdatedEvent_Fragment = { __typename: 'AbandonedCheckoutUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_AbandonedCheckoutUpdatedEvent_Fragment' };

type LiveEvent_Event_BackInStockRequestCreatedEvent_Fragment = { __typename: 'BackInStockRequestCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_BackInStockRequestCreatedEvent_Fragment' };

type LiveEvent_Event_BackInStockRequestDeletedEvent_Fragment = { __typename: 'BackInStockRequestDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_BackInStockRequestDeletedEvent_Fragment' };

type LiveEvent_Event_BackInStockRequestUpdatedEvent_Fragment = { __typename: 'BackInStockRequestUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_BackInStockRequestUpdatedEvent_Fragment' };

type LiveEvent_Event_BrandCreatedEvent_Fragment = { __typename: 'BrandCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_BrandCreatedEvent_Fragment' };

type LiveEvent_Event_BrandDeletedEvent_Fragment = { __typename: 'BrandDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_BrandDeletedEvent_Fragment' };

type LiveEvent_Event_BrandUpdatedEvent_Fragment = { __typename: 'BrandUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_BrandUpdatedEvent_Fragment' };

type LiveEvent_Event_CarrierRateConfigurationCreatedEvent_Fragment = { __typename: 'CarrierRateConfigurationCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CarrierRateConfigurationCreatedEvent_Fragment' };

type LiveEvent_Event_CarrierRateConfigurationDeletedEvent_Fragment = { __typename: 'CarrierRateConfigurationDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CarrierRateConfigurationDeletedEvent_Fragment' };

type LiveEvent_Event_CarrierRateConfigurationUpdatedEvent_Fragment = { __typename: 'CarrierRateConfigurationUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CarrierRateConfigurationUpdatedEvent_Fragment' };

type LiveEvent_Event_CartAbandonedEvent_Fragment = { __typename: 'CartAbandonedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CartAbandonedEvent_Fragment' };

type LiveEvent_Event_CartCreatedEvent_Fragment = { __typename: 'CartCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CartCreatedEvent_Fragment' };

type LiveEvent_Event_CartDeletedEvent_Fragment = { __typename: 'CartDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CartDeletedEvent_Fragment' };

type LiveEvent_Event_CartRecoveredEvent_Fragment = { __typename: 'CartRecoveredEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CartRecoveredEvent_Fragment' };

type LiveEvent_Event_CartUpdatedEvent_Fragment = { __typename: 'CartUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CartUpdatedEvent_Fragment' };

type LiveEvent_Event_CheckoutCompletedEvent_Fragment = { __typename: 'CheckoutCompletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CheckoutCompletedEvent_Fragment' };

type LiveEvent_Event_CheckoutCreatedEvent_Fragment = { __typename: 'CheckoutCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CheckoutCreatedEvent_Fragment' };

type LiveEvent_Event_CheckoutDeletedEvent_Fragment = { __typename: 'CheckoutDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CheckoutDeletedEvent_Fragment' };

type LiveEvent_Event_CheckoutSettingsUpdatedEvent_Fragment = { __typename: 'CheckoutSettingsUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CheckoutSettingsUpdatedEvent_Fragment' };

type LiveEvent_Event_CheckoutTemplateCreatedEvent_Fragment = { __typename: 'CheckoutTemplateCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CheckoutTemplateCreatedEvent_Fragment' };

type LiveEvent_Event_CheckoutTemplateDeletedEvent_Fragment = { __typename: 'CheckoutTemplateDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CheckoutTemplateDeletedEvent_Fragment' };

type LiveEvent_Event_CheckoutTemplateUpdatedEvent_Fragment = { __typename: 'CheckoutTemplateUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CheckoutTemplateUpdatedEvent_Fragment' };

type LiveEvent_Event_CheckoutTemplateUsedEvent_Fragment = { __typename: 'CheckoutTemplateUsedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CheckoutTemplateUsedEvent_Fragment' };

type LiveEvent_Event_CheckoutUpdatedEvent_Fragment = { __typename: 'CheckoutUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CheckoutUpdatedEvent_Fragment' };

type LiveEvent_Event_CollectionCreatedEvent_Fragment = { __typename: 'CollectionCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CollectionCreatedEvent_Fragment' };

type LiveEvent_Event_CollectionDeletedEvent_Fragment = { __typename: 'CollectionDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CollectionDeletedEvent_Fragment' };

type LiveEvent_Event_CollectionUpdatedEvent_Fragment = { __typename: 'CollectionUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CollectionUpdatedEvent_Fragment' };

type LiveEvent_Event_CustomizationCreatedEvent_Fragment = { __typename: 'CustomizationCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CustomizationCreatedEvent_Fragment' };

type LiveEvent_Event_CustomizationDeletedEvent_Fragment = { __typename: 'CustomizationDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CustomizationDeletedEvent_Fragment' };

type LiveEvent_Event_CustomizationUpdatedEvent_Fragment = { __typename: 'CustomizationUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_CustomizationUpdatedEvent_Fragment' };

type LiveEvent_Event_DiscountRuleCreatedEvent_Fragment = { __typename: 'DiscountRuleCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_DiscountRuleCreatedEvent_Fragment' };

type LiveEvent_Event_DiscountRuleDeletedEvent_Fragment = { __typename: 'DiscountRuleDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_DiscountRuleDeletedEvent_Fragment' };

type LiveEvent_Event_DiscountRuleUpdatedEvent_Fragment = { __typename: 'DiscountRuleUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_DiscountRuleUpdatedEvent_Fragment' };

type LiveEvent_Event_FulfillmentsUpdatedEvent_Fragment = { __typename: 'FulfillmentsUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_FulfillmentsUpdatedEvent_Fragment' };

type LiveEvent_Event_ImportedOrderDeletedEvent_Fragment = { __typename: 'ImportedOrderDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_ImportedOrderDeletedEvent_Fragment' };

type LiveEvent_Event_InfoSectionCreatedEvent_Fragment = { __typename: 'InfoSectionCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_InfoSectionCreatedEvent_Fragment' };

type LiveEvent_Event_InfoSectionDeletedEvent_Fragment = { __typename: 'InfoSectionDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_InfoSectionDeletedEvent_Fragment' };

type LiveEvent_Event_InfoSectionUpdatedEvent_Fragment = { __typename: 'InfoSectionUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_InfoSectionUpdatedEvent_Fragment' };

type LiveEvent_Event_InventoryItemCreatedEvent_Fragment = { __typename: 'InventoryItemCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_InventoryItemCreatedEvent_Fragment' };

type LiveEvent_Event_InventoryItemDeletedEvent_Fragment = { __typename: 'InventoryItemDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_InventoryItemDeletedEvent_Fragment' };

type LiveEvent_Event_InventoryItemStockStatusUpdatedEvent_Fragment = { __typename: 'InventoryItemStockStatusUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_InventoryItemStockStatusUpdatedEvent_Fragment' };

type LiveEvent_Event_InventoryItemUpdatedEvent_Fragment = { __typename: 'InventoryItemUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, inventoryItem: { productId: string | null } | null, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_InventoryItemUpdatedEvent_Fragment' };

type LiveEvent_Event_InventoryItemUpdatedWithReasonEvent_Fragment = { __typename: 'InventoryItemUpdatedWithReasonEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_InventoryItemUpdatedWithReasonEvent_Fragment' };

type LiveEvent_Event_InventoryVariantsUpdatedEvent_Fragment = { __typename: 'InventoryVariantsUpdatedEvent', productId: string | null, id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_InventoryVariantsUpdatedEvent_Fragment' };

type LiveEvent_Event_MemberCreatedEvent_Fragment = { __typename: 'MemberCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_MemberCreatedEvent_Fragment' };

type LiveEvent_Event_MemberDeletedEvent_Fragment = { __typename: 'MemberDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_MemberDeletedEvent_Fragment' };

type LiveEvent_Event_MemberUpdatedEvent_Fragment = { __typename: 'MemberUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_MemberUpdatedEvent_Fragment' };

type LiveEvent_Event_OrderApprovedEvent_Fragment = { __typename: 'OrderApprovedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_OrderApprovedEvent_Fragment' };

type LiveEvent_Event_OrderCanceledEvent_Fragment = { __typename: 'OrderCanceledEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_OrderCanceledEvent_Fragment' };

type LiveEvent_Event_OrderCommittedEvent_Fragment = { __typename: 'OrderCommittedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_OrderCommittedEvent_Fragment' };

type LiveEvent_Event_OrderCreatedEvent_Fragment = { __typename: 'OrderCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_OrderCreatedEvent_Fragment' };

type LiveEvent_Event_OrderFulfilledEvent_Fragment = { __typename: 'OrderFulfilledEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_OrderFulfilledEvent_Fragment' };

type LiveEvent_Event_OrderImportedEvent_Fragment = { __typename: 'OrderImportedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_OrderImportedEvent_Fragment' };

type LiveEvent_Event_OrderPaymentStatusUpdatedEvent_Fragment = { __typename: 'OrderPaymentStatusUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_OrderPaymentStatusUpdatedEvent_Fragment' };

type LiveEvent_Event_OrderUpdatedEvent_Fragment = { __typename: 'OrderUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_OrderUpdatedEvent_Fragment' };

type LiveEvent_Event_OrdersSettingsUpdatedEvent_Fragment = { __typename: 'OrdersSettingsUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_OrdersSettingsUpdatedEvent_Fragment' };

type LiveEvent_Event_ProductCreatedEvent_Fragment = { __typename: 'ProductCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_ProductCreatedEvent_Fragment' };

type LiveEvent_Event_ProductDeletedEvent_Fragment = { __typename: 'ProductDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_ProductDeletedEvent_Fragment' };

type LiveEvent_Event_ProductUpdatedEvent_Fragment = { __typename: 'ProductUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_ProductUpdatedEvent_Fragment' };

type LiveEvent_Event_RibbonCreatedEvent_Fragment = { __typename: 'RibbonCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_RibbonCreatedEvent_Fragment' };

type LiveEvent_Event_RibbonDeletedEvent_Fragment = { __typename: 'RibbonDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_RibbonDeletedEvent_Fragment' };

type LiveEvent_Event_RibbonUpdatedEvent_Fragment = { __typename: 'RibbonUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_RibbonUpdatedEvent_Fragment' };

type LiveEvent_Event_ShippingOptionCreatedEvent_Fragment = { __typename: 'ShippingOptionCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_ShippingOptionCreatedEvent_Fragment' };

type LiveEvent_Event_ShippingOptionDeletedEvent_Fragment = { __typename: 'ShippingOptionDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_ShippingOptionDeletedEvent_Fragment' };

type LiveEvent_Event_ShippingOptionUpdatedEvent_Fragment = { __typename: 'ShippingOptionUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_ShippingOptionUpdatedEvent_Fragment' };

type LiveEvent_Event_SubscriptionContractCreatedEvent_Fragment = { __typename: 'SubscriptionContractCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_SubscriptionContractCreatedEvent_Fragment' };

type LiveEvent_Event_SubscriptionContractDeletedEvent_Fragment = { __typename: 'SubscriptionContractDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_SubscriptionContractDeletedEvent_Fragment' };

type LiveEvent_Event_SubscriptionContractUpdatedEvent_Fragment = { __typename: 'SubscriptionContractUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_SubscriptionContractUpdatedEvent_Fragment' };

type LiveEvent_Event_UnknownEvent_Fragment = { __typename: 'UnknownEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_UnknownEvent_Fragment' };

type LiveEvent_Event_VariantsUpdatedEvent_Fragment = { __typename: 'VariantsUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, receivedAt: string, state: ChangeEventState, identity: { kind: EventIdentityKind } | null, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'LiveEvent_Event_VariantsUpdatedEvent_Fragment' };

export type LiveEvent_EventFragment =
  | LiveEvent_Event_AbandonedCheckoutCreatedEvent_Fragment
  | LiveEvent_Event_AbandonedCheckoutDeletedEvent_Fragment
  | LiveEvent_Event_AbandonedCheckoutRecoveredEvent_Fragment
  | LiveEvent_Event_AbandonedCheckoutUpdatedEvent_Fragment
  | LiveEvent_Event_BackInStockRequestCreatedEvent_Fragment
  | LiveEvent_Event_BackInStockRequestDeletedEvent_Fragment
  | LiveEvent_Event_BackInStockRequestUpdatedEvent_Fragment
  | LiveEvent_Event_BrandCreatedEvent_Fragment
  | LiveEvent_Event_BrandDeletedEvent_Fragment
  | LiveEvent_Event_BrandUpdatedEvent_Fragment
  | LiveEvent_Event_CarrierRateConfigurationCreatedEvent_Fragment
  | LiveEvent_Event_CarrierRateConfigurationDeletedEvent_Fragment
  | LiveEvent_Event_CarrierRateConfigurationUpdatedEvent_Fragment
  | LiveEvent_Event_CartAbandonedEvent_Fragment
  | LiveEvent_Event_CartCreatedEvent_Fragment
  | LiveEvent_Event_CartDeletedEvent_Fragment
  | LiveEvent_Event_CartRecoveredEvent_Fragment
  | LiveEvent_Event_CartUpdatedEvent_Fragment
  | LiveEvent_Event_CheckoutCompletedEvent_Fragment
  | LiveEvent_Event_CheckoutCreatedEvent_Fragment
  | LiveEvent_Event_CheckoutDeletedEvent_Fragment
  | LiveEvent_Event_CheckoutSettingsUpdatedEvent_Fragment
  | LiveEvent_Event_CheckoutTemplateCreatedEvent_Fragment
  | LiveEvent_Event_CheckoutTemplateDeletedEvent_Fragment
  | LiveEvent_Event_CheckoutTemplateUpdatedEvent_Fragment
  | LiveEvent_Event_CheckoutTemplateUsedEvent_Fragment
  | LiveEvent_Event_CheckoutUpdatedEvent_Fragment
  | LiveEvent_Event_CollectionCreatedEvent_Fragment
  | LiveEvent_Event_CollectionDeletedEvent_Fragment
  | LiveEvent_Event_CollectionUpdatedEvent_Fragment
  | LiveEvent_Event_CustomizationCreatedEvent_Fragment
  | LiveEvent_Event_CustomizationDeletedEvent_Fragment
  | LiveEvent_Event_CustomizationUpdatedEvent_Fragment
  | LiveEvent_Event_DiscountRuleCreatedEvent_Fragment
  | LiveEvent_Event_DiscountRuleDeletedEvent_Fragment
  | LiveEvent_Event_DiscountRuleUpdatedEvent_Fragment
  | LiveEvent_Event_FulfillmentsUpdatedEvent_Fragment
  | LiveEvent_Event_ImportedOrderDeletedEvent_Fragment
  | LiveEvent_Event_InfoSectionCreatedEvent_Fragment
  | LiveEvent_Event_InfoSectionDeletedEvent_Fragment
  | LiveEvent_Event_InfoSectionUpdatedEvent_Fragment
  | LiveEvent_Event_InventoryItemCreatedEvent_Fragment
  | LiveEvent_Event_InventoryItemDeletedEvent_Fragment
  | LiveEvent_Event_InventoryItemStockStatusUpdatedEvent_Fragment
  | LiveEvent_Event_InventoryItemUpdatedEvent_Fragment
  | LiveEvent_Event_InventoryItemUpdatedWithReasonEvent_Fragment
  | LiveEvent_Event_InventoryVariantsUpdatedEvent_Fragment
  | LiveEvent_Event_MemberCreatedEvent_Fragment
  | LiveEvent_Event_MemberDeletedEvent_Fragment
  | LiveEvent_Event_MemberUpdatedEvent_Fragment
  | LiveEvent_Event_OrderApprovedEvent_Fragment
  | LiveEvent_Event_OrderCanceledEvent_Fragment
  | LiveEvent_Event_OrderCommittedEvent_Fragment
  | LiveEvent_Event_OrderCreatedEvent_Fragment
  | LiveEvent_Event_OrderFulfilledEvent_Fragment
  | LiveEvent_Event_OrderImportedEvent_Fragment
  | LiveEvent_Event_OrderPaymentStatusUpdatedEvent_Fragment
  | LiveEvent_Event_OrderUpdatedEvent_Fragment
  | LiveEvent_Event_OrdersSettingsUpdatedEvent_Fragment
  | LiveEvent_Event_ProductCreatedEvent_Fragment
  | LiveEvent_Event_ProductDeletedEvent_Fragment
  | LiveEvent_Event_ProductUpdatedEvent_Fragment
  | LiveEvent_Event_RibbonCreatedEvent_Fragment
  | LiveEvent_Event_RibbonDeletedEvent_Fragment
  | LiveEvent_Event_RibbonUpdatedEvent_Fragment
  | LiveEvent_Event_ShippingOptionCreatedEvent_Fragment
  | LiveEvent_Event_ShippingOptionDeletedEvent_Fragment
  | LiveEvent_Event_ShippingOptionUpdatedEvent_Fragment
  | LiveEvent_Event_SubscriptionContractCreatedEvent_Fragment
  | LiveEvent_Event_SubscriptionContractDeletedEvent_Fragment
  | LiveEvent_Event_SubscriptionContractUpdatedEvent_Fragment
  | LiveEvent_Event_UnknownEvent_Fragment
  | LiveEvent_Event_VariantsUpdatedEvent_Fragment
;

export type AdminAppKeysQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminAppKeysQuery = { appKeys: { totalCount: number, nodes: Array<{ ' $fragmentRefs'?: { 'AppKeyRow_AppKeyFragment': AppKeyRow_AppKeyFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdminUpdateAppKeyMutationVariables = Exact<{
  input: UpdateAppKeyInput;
}>;


export type AdminUpdateAppKeyMutation = { updateAppKey: { appKey: { id: string } | null, problems: Array<{ code: UpdateAppKeyProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminCreateAppKeyMutationVariables = Exact<{
  input: CreateAppKeyInput;
}>;


export type AdminCreateAppKeyMutation = { createAppKey: { secret: string | null, appKey: { id: string } | null, problems: Array<{ code: CreateAppKeyProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminRotateAppKeyMutationVariables = Exact<{
  input: RotateAppKeyInput;
}>;


export type AdminRotateAppKeyMutation = { rotateAppKey: { secret: string | null, appKey: { id: string } | null, problems: Array<{ code: RotateAppKeyProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminRevokeAppKeyMutationVariables = Exact<{
  input: RevokeAppKeyInput;
}>;


export type AdminRevokeAppKeyMutation = { revokeAppKey: { appKey: { id: string } | null, problems: Array<{ code: RevokeAppKeyProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AppKeyRow_AppKeyFragment = { id: string, name: string, source: AppKeySource, state: AppKeyState, scopes: Array<AppScope>, allowedOrigins: Array<string>, documentsOnly: boolean, lastUsedAt: string | null, previousKeyValidUntil: string | null, requestsLastDay: number } & { ' $fragmentName'?: 'AppKeyRow_AppKeyFragment' };

export type AdminAuditCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAuditCheckQuery = { auditCheck: { whole: boolean, entryCount: number, firstBroken: number | null, head: string } };

export type AdminAuditQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AdminAuditQuery = { auditLog: { nodes: Array<{ ' $fragmentRefs'?: { 'AuditRow_EntryFragment': AuditRow_EntryFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EntryChanges_EntryFragment = { changes: Array<{ index: number, id: string, thing: JobThing | null, name: string | null, changes: Array<{ field: string, variant: string | null, before: string | null, after: string | null }> }>, job: { id: string, total: number } | null } & { ' $fragmentName'?: 'EntryChanges_EntryFragment' };

export type AuditRow_EntryFragment = (
  { id: string, occurredAt: string, operation: string, ids: Array<string>, idCount: number, result: AuditResult, code: string | null, requestId: string, milliseconds: number | null, actor: { id: string | null, name: string | null, kind: ActorKind } }
  & { ' $fragmentRefs'?: { 'EntryChanges_EntryFragment': EntryChanges_EntryFragment } }
) & { ' $fragmentName'?: 'AuditRow_EntryFragment' };

export type AdminDeleteBrandsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AdminDeleteBrandsMutation = { bulkDeleteBrands: { totalSuccesses: number, totalFailures: number, items: Array<{ index: number, id: string | null, success: boolean, problems: Array<{ code: ProblemCode, message: string }> }>, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminDryRunMergeQueryVariables = Exact<{
  intoId: string;
  fromIds: Array<string> | string;
}>;


export type AdminDryRunMergeQuery = { dryRunMergeBrands: { into: string, productCount: number, sample: Array<string> } | null };

export type AdminMergeBrandsMutationVariables = Exact<{
  input: MergeBrandsInput;
}>;


export type AdminMergeBrandsMutation = { mergeBrands: { job: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminCreateBrandsMutationVariables = Exact<{
  brands: Array<GetOrCreateBrandInput> | GetOrCreateBrandInput;
}>;


export type AdminCreateBrandsMutation = { bulkGetOrCreateBrands: { totalSuccesses: number, totalFailures: number, items: Array<{ index: number, id: string | null, success: boolean, brand: { id: string, name: string } | null, problems: Array<{ code: ProblemCode, message: string }> }>, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminUpdateBrandMutationVariables = Exact<{
  input: UpdateBrandInput;
}>;


export type AdminUpdateBrandMutation = { updateBrand: { brand: { id: string, name: string, revision: string | null } | null, current: { id: string, name: string, revision: string | null, updatedAt: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminRenameBrandMutationVariables = Exact<{
  input: RenameBrandInput;
}>;


export type AdminRenameBrandMutation = { renameBrand: { job: { id: string } | null, current: Array<{ id: string, name: string, revision: string | null }>, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type BrandRow_BrandFragment = { id: string, name: string, revision: string | null, productCount: number | null, createdAt: string | null, updatedAt: string | null } & { ' $fragmentName'?: 'BrandRow_BrandFragment' };

export type AdminBrandsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  start?: string | null | undefined;
  sort?: BrandSort | null | undefined;
}>;


export type AdminBrandsQuery = { countBrands: number, managedBrands: { nodes: Array<{ ' $fragmentRefs'?: { 'BrandRow_BrandFragment': BrandRow_BrandFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdminUpdateBrandsMutationVariables = Exact<{
  brands: Array<UpdateBrandInput> | UpdateBrandInput;
}>;


export type AdminUpdateBrandsMutation = { bulkUpdateBrands: { items: Array<{ index: number, id: string | null, success: boolean, brand: { id: string, name: string, revision: string | null } | null, problems: Array<{ code: ProblemCode, message: string }> }>, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminRenameBrandsMutationVariables = Exact<{
  input: RenameBrandsInput;
}>;


export type AdminRenameBrandsMutation = { renameBrands: { job: { id: string } | null, current: Array<{ id: string, name: string, revision: string | null }>, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminAddToCollectionMutationVariables = Exact<{
  id: string;
  productIds: Array<string> | string;
}>;


export type AdminAddToCollectionMutation = { addProductsToCollection: { collection: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminFindProductsQueryVariables = Exact<{
  filter?: ManagedProductFilter | null | undefined;
}>;


export type AdminFindProductsQuery = { managedProducts: { totalCount: number | null, nodes: Array<{ id: string, name: string, collectionIds: Array<string> }> } };

export type AdminCollectionStampQueryVariables = Exact<{
  id: string;
}>;


export type AdminCollectionStampQuery = { managedCollection: { ' $fragmentRefs'?: { 'CollectionFields_CollectionFragment': CollectionFields_CollectionFragment } } | null };

export type AdminUpdateCollectionMutationVariables = Exact<{
  input: UpdateCollectionInput;
}>;


export type AdminUpdateCollectionMutation = { updateCollection: { collection: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminCreateCollectionMutationVariables = Exact<{
  input: CreateCollectionInput;
}>;


export type AdminCreateCollectionMutation = { createCollection: { collection: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminRemoveFromCollectionMutationVariables = Exact<{
  id: string;
  productIds: Array<string> | string;
}>;


export type AdminRemoveFromCollectionMutation = { removeProductsFromCollection: { collection: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type CollectionProductRow_ProductFragment = { id: string, name: string, visible: boolean, price: { formatted: string } } & { ' $fragmentName'?: 'CollectionProductRow_ProductFragment' };

export type AdminCollectionQueryVariables = Exact<{
  id: string;
  page?: number | null | undefined;
}>;


export type AdminCollectionQuery = { managedCollection: (
    { managedProducts: { totalCount: number | null, nodes: Array<{ ' $fragmentRefs'?: { 'CollectionProductRow_ProductFragment': CollectionProductRow_ProductFragment } }> } }
    & { ' $fragmentRefs'?: { 'CollectionFields_CollectionFragment': CollectionFields_CollectionFragment } }
  ) | null };

export type AdminCollectionsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  sort?: CollectionSort | null | undefined;
}>;


export type AdminCollectionsQuery = { managedCollections: { totalCount: number | null, nodes: Array<{ ' $fragmentRefs'?: { 'CollectionRow_CollectionFragment': CollectionRow_CollectionFragment } }> } };

export type AdminDeleteCollectionMutationVariables = Exact<{
  id: string;
}>;


export type AdminDeleteCollectionMutation = { deleteCollection: { deletedId: string | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type CollectionRow_CollectionFragment = { id: string, name: string, slug: string, visible: boolean, productCount: number | null, builtIn: boolean } & { ' $fragmentName'?: 'CollectionRow_CollectionFragment' };

export type CollectionFields_CollectionFragment = { id: string, name: string, slug: string, description: string | null, visible: boolean, builtIn: boolean } & { ' $fragmentName'?: 'CollectionFields_CollectionFragment' };

export type AdminEventQueryVariables = Exact<{
  id: string;
}>;


export type AdminEventQuery = { changeEvent:
    | { ' $fragmentRefs'?: { 'EventFacts_Event_AbandonedCheckoutCreatedEvent_Fragment': EventFacts_Event_AbandonedCheckoutCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_AbandonedCheckoutDeletedEvent_Fragment': EventFacts_Event_AbandonedCheckoutDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_AbandonedCheckoutRecoveredEvent_Fragment': EventFacts_Event_AbandonedCheckoutRecoveredEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_AbandonedCheckoutUpdatedEvent_Fragment': EventFacts_Event_AbandonedCheckoutUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_BackInStockRequestCreatedEvent_Fragment': EventFacts_Event_BackInStockRequestCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_BackInStockRequestDeletedEvent_Fragment': EventFacts_Event_BackInStockRequestDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_BackInStockRequestUpdatedEvent_Fragment': EventFacts_Event_BackInStockRequestUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_BrandCreatedEvent_Fragment': EventFacts_Event_BrandCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_BrandDeletedEvent_Fragment': EventFacts_Event_BrandDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_BrandUpdatedEvent_Fragment': EventFacts_Event_BrandUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CarrierRateConfigurationCreatedEvent_Fragment': EventFacts_Event_CarrierRateConfigurationCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CarrierRateConfigurationDeletedEvent_Fragment': EventFacts_Event_CarrierRateConfigurationDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CarrierRateConfigurationUpdatedEvent_Fragment': EventFacts_Event_CarrierRateConfigurationUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CartAbandonedEvent_Fragment': EventFacts_Event_CartAbandonedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CartCreatedEvent_Fragment': EventFacts_Event_CartCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CartDeletedEvent_Fragment': EventFacts_Event_CartDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CartRecoveredEvent_Fragment': EventFacts_Event_CartRecoveredEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CartUpdatedEvent_Fragment': EventFacts_Event_CartUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CheckoutCompletedEvent_Fragment': EventFacts_Event_CheckoutCompletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CheckoutCreatedEvent_Fragment': EventFacts_Event_CheckoutCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CheckoutDeletedEvent_Fragment': EventFacts_Event_CheckoutDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CheckoutSettingsUpdatedEvent_Fragment': EventFacts_Event_CheckoutSettingsUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CheckoutTemplateCreatedEvent_Fragment': EventFacts_Event_CheckoutTemplateCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CheckoutTemplateDeletedEvent_Fragment': EventFacts_Event_CheckoutTemplateDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CheckoutTemplateUpdatedEvent_Fragment': EventFacts_Event_CheckoutTemplateUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CheckoutTemplateUsedEvent_Fragment': EventFacts_Event_CheckoutTemplateUsedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CheckoutUpdatedEvent_Fragment': EventFacts_Event_CheckoutUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CollectionCreatedEvent_Fragment': EventFacts_Event_CollectionCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CollectionDeletedEvent_Fragment': EventFacts_Event_CollectionDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CollectionUpdatedEvent_Fragment': EventFacts_Event_CollectionUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CustomizationCreatedEvent_Fragment': EventFacts_Event_CustomizationCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CustomizationDeletedEvent_Fragment': EventFacts_Event_CustomizationDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_CustomizationUpdatedEvent_Fragment': EventFacts_Event_CustomizationUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_DiscountRuleCreatedEvent_Fragment': EventFacts_Event_DiscountRuleCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_DiscountRuleDeletedEvent_Fragment': EventFacts_Event_DiscountRuleDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_DiscountRuleUpdatedEvent_Fragment': EventFacts_Event_DiscountRuleUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_FulfillmentsUpdatedEvent_Fragment': EventFacts_Event_FulfillmentsUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_ImportedOrderDeletedEvent_Fragment': EventFacts_Event_ImportedOrderDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_InfoSectionCreatedEvent_Fragment': EventFacts_Event_InfoSectionCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_InfoSectionDeletedEvent_Fragment': EventFacts_Event_InfoSectionDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_InfoSectionUpdatedEvent_Fragment': EventFacts_Event_InfoSectionUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_InventoryItemCreatedEvent_Fragment': EventFacts_Event_InventoryItemCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_InventoryItemDeletedEvent_Fragment': EventFacts_Event_InventoryItemDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_InventoryItemStockStatusUpdatedEvent_Fragment': EventFacts_Event_InventoryItemStockStatusUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_InventoryItemUpdatedEvent_Fragment': EventFacts_Event_InventoryItemUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_InventoryItemUpdatedWithReasonEvent_Fragment': EventFacts_Event_InventoryItemUpdatedWithReasonEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_InventoryVariantsUpdatedEvent_Fragment': EventFacts_Event_InventoryVariantsUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_MemberCreatedEvent_Fragment': EventFacts_Event_MemberCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_MemberDeletedEvent_Fragment': EventFacts_Event_MemberDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_MemberUpdatedEvent_Fragment': EventFacts_Event_MemberUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_OrderApprovedEvent_Fragment': EventFacts_Event_OrderApprovedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_OrderCanceledEvent_Fragment': EventFacts_Event_OrderCanceledEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_OrderCommittedEvent_Fragment': EventFacts_Event_OrderCommittedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_OrderCreatedEvent_Fragment': EventFacts_Event_OrderCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_OrderFulfilledEvent_Fragment': EventFacts_Event_OrderFulfilledEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_OrderImportedEvent_Fragment': EventFacts_Event_OrderImportedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_OrderPaymentStatusUpdatedEvent_Fragment': EventFacts_Event_OrderPaymentStatusUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_OrderUpdatedEvent_Fragment': EventFacts_Event_OrderUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_OrdersSettingsUpdatedEvent_Fragment': EventFacts_Event_OrdersSettingsUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_ProductCreatedEvent_Fragment': EventFacts_Event_ProductCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_ProductDeletedEvent_Fragment': EventFacts_Event_ProductDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_ProductUpdatedEvent_Fragment': EventFacts_Event_ProductUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_RibbonCreatedEvent_Fragment': EventFacts_Event_RibbonCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_RibbonDeletedEvent_Fragment': EventFacts_Event_RibbonDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_RibbonUpdatedEvent_Fragment': EventFacts_Event_RibbonUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_ShippingOptionCreatedEvent_Fragment': EventFacts_Event_ShippingOptionCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_ShippingOptionDeletedEvent_Fragment': EventFacts_Event_ShippingOptionDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_ShippingOptionUpdatedEvent_Fragment': EventFacts_Event_ShippingOptionUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_SubscriptionContractCreatedEvent_Fragment': EventFacts_Event_SubscriptionContractCreatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_SubscriptionContractDeletedEvent_Fragment': EventFacts_Event_SubscriptionContractDeletedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_SubscriptionContractUpdatedEvent_Fragment': EventFacts_Event_SubscriptionContractUpdatedEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_UnknownEvent_Fragment': EventFacts_Event_UnknownEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'EventFacts_Event_VariantsUpdatedEvent_Fragment': EventFacts_Event_VariantsUpdatedEvent_Fragment } }
   | null };

export type AdminEventsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: ChangeEventFilter | null | undefined;
}>;


export type AdminEventsQuery = { changeEvents: { nodes: Array<
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_AbandonedCheckoutCreatedEvent_Fragment': LiveEvent_Event_AbandonedCheckoutCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_AbandonedCheckoutDeletedEvent_Fragment': LiveEvent_Event_AbandonedCheckoutDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_AbandonedCheckoutRecoveredEvent_Fragment': LiveEvent_Event_AbandonedCheckoutRecoveredEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_AbandonedCheckoutUpdatedEvent_Fragment': LiveEvent_Event_AbandonedCheckoutUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_BackInStockRequestCreatedEvent_Fragment': LiveEvent_Event_BackInStockRequestCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_BackInStockRequestDeletedEvent_Fragment': LiveEvent_Event_BackInStockRequestDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_BackInStockRequestUpdatedEvent_Fragment': LiveEvent_Event_BackInStockRequestUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_BrandCreatedEvent_Fragment': LiveEvent_Event_BrandCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_BrandDeletedEvent_Fragment': LiveEvent_Event_BrandDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_BrandUpdatedEvent_Fragment': LiveEvent_Event_BrandUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CarrierRateConfigurationCreatedEvent_Fragment': LiveEvent_Event_CarrierRateConfigurationCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CarrierRateConfigurationDeletedEvent_Fragment': LiveEvent_Event_CarrierRateConfigurationDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CarrierRateConfigurationUpdatedEvent_Fragment': LiveEvent_Event_CarrierRateConfigurationUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CartAbandonedEvent_Fragment': LiveEvent_Event_CartAbandonedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CartCreatedEvent_Fragment': LiveEvent_Event_CartCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CartDeletedEvent_Fragment': LiveEvent_Event_CartDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CartRecoveredEvent_Fragment': LiveEvent_Event_CartRecoveredEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CartUpdatedEvent_Fragment': LiveEvent_Event_CartUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutCompletedEvent_Fragment': LiveEvent_Event_CheckoutCompletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutCreatedEvent_Fragment': LiveEvent_Event_CheckoutCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutDeletedEvent_Fragment': LiveEvent_Event_CheckoutDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutSettingsUpdatedEvent_Fragment': LiveEvent_Event_CheckoutSettingsUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutTemplateCreatedEvent_Fragment': LiveEvent_Event_CheckoutTemplateCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutTemplateDeletedEvent_Fragment': LiveEvent_Event_CheckoutTemplateDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutTemplateUpdatedEvent_Fragment': LiveEvent_Event_CheckoutTemplateUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutTemplateUsedEvent_Fragment': LiveEvent_Event_CheckoutTemplateUsedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CheckoutUpdatedEvent_Fragment': LiveEvent_Event_CheckoutUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CollectionCreatedEvent_Fragment': LiveEvent_Event_CollectionCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CollectionDeletedEvent_Fragment': LiveEvent_Event_CollectionDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CollectionUpdatedEvent_Fragment': LiveEvent_Event_CollectionUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CustomizationCreatedEvent_Fragment': LiveEvent_Event_CustomizationCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CustomizationDeletedEvent_Fragment': LiveEvent_Event_CustomizationDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_CustomizationUpdatedEvent_Fragment': LiveEvent_Event_CustomizationUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_DiscountRuleCreatedEvent_Fragment': LiveEvent_Event_DiscountRuleCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_DiscountRuleDeletedEvent_Fragment': LiveEvent_Event_DiscountRuleDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_DiscountRuleUpdatedEvent_Fragment': LiveEvent_Event_DiscountRuleUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_FulfillmentsUpdatedEvent_Fragment': LiveEvent_Event_FulfillmentsUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_ImportedOrderDeletedEvent_Fragment': LiveEvent_Event_ImportedOrderDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_InfoSectionCreatedEvent_Fragment': LiveEvent_Event_InfoSectionCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_InfoSectionDeletedEvent_Fragment': LiveEvent_Event_InfoSectionDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_InfoSectionUpdatedEvent_Fragment': LiveEvent_Event_InfoSectionUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryItemCreatedEvent_Fragment': LiveEvent_Event_InventoryItemCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryItemDeletedEvent_Fragment': LiveEvent_Event_InventoryItemDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryItemStockStatusUpdatedEvent_Fragment': LiveEvent_Event_InventoryItemStockStatusUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryItemUpdatedEvent_Fragment': LiveEvent_Event_InventoryItemUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryItemUpdatedWithReasonEvent_Fragment': LiveEvent_Event_InventoryItemUpdatedWithReasonEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_InventoryVariantsUpdatedEvent_Fragment': LiveEvent_Event_InventoryVariantsUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_MemberCreatedEvent_Fragment': LiveEvent_Event_MemberCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_MemberDeletedEvent_Fragment': LiveEvent_Event_MemberDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_MemberUpdatedEvent_Fragment': LiveEvent_Event_MemberUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderApprovedEvent_Fragment': LiveEvent_Event_OrderApprovedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderCanceledEvent_Fragment': LiveEvent_Event_OrderCanceledEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderCommittedEvent_Fragment': LiveEvent_Event_OrderCommittedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderCreatedEvent_Fragment': LiveEvent_Event_OrderCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderFulfilledEvent_Fragment': LiveEvent_Event_OrderFulfilledEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderImportedEvent_Fragment': LiveEvent_Event_OrderImportedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderPaymentStatusUpdatedEvent_Fragment': LiveEvent_Event_OrderPaymentStatusUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrderUpdatedEvent_Fragment': LiveEvent_Event_OrderUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_OrdersSettingsUpdatedEvent_Fragment': LiveEvent_Event_OrdersSettingsUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_ProductCreatedEvent_Fragment': LiveEvent_Event_ProductCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_ProductDeletedEvent_Fragment': LiveEvent_Event_ProductDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_ProductUpdatedEvent_Fragment': LiveEvent_Event_ProductUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_RibbonCreatedEvent_Fragment': LiveEvent_Event_RibbonCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_RibbonDeletedEvent_Fragment': LiveEvent_Event_RibbonDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_RibbonUpdatedEvent_Fragment': LiveEvent_Event_RibbonUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_ShippingOptionCreatedEvent_Fragment': LiveEvent_Event_ShippingOptionCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_ShippingOptionDeletedEvent_Fragment': LiveEvent_Event_ShippingOptionDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_ShippingOptionUpdatedEvent_Fragment': LiveEvent_Event_ShippingOptionUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_SubscriptionContractCreatedEvent_Fragment': LiveEvent_Event_SubscriptionContractCreatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_SubscriptionContractDeletedEvent_Fragment': LiveEvent_Event_SubscriptionContractDeletedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_SubscriptionContractUpdatedEvent_Fragment': LiveEvent_Event_SubscriptionContractUpdatedEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_UnknownEvent_Fragment': LiveEvent_Event_UnknownEvent_Fragment } }
      | { ' $fragmentRefs'?: { 'LiveEvent_Event_VariantsUpdatedEvent_Fragment': LiveEvent_Event_VariantsUpdatedEvent_Fragment } }
    >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdminReplayEventMutationVariables = Exact<{
  id: string;
}>;


export type AdminReplayEventMutation = { replayChangeEvent: { event:
      | { __typename: 'AbandonedCheckoutCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'AbandonedCheckoutDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'AbandonedCheckoutRecoveredEvent', id: string, state: ChangeEventState }
      | { __typename: 'AbandonedCheckoutUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'BackInStockRequestCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'BackInStockRequestDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'BackInStockRequestUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'BrandCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'BrandDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'BrandUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CarrierRateConfigurationCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CarrierRateConfigurationDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CarrierRateConfigurationUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CartAbandonedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CartCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CartDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CartRecoveredEvent', id: string, state: ChangeEventState }
      | { __typename: 'CartUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CheckoutCompletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CheckoutCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CheckoutDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CheckoutSettingsUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CheckoutTemplateCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CheckoutTemplateDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CheckoutTemplateUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CheckoutTemplateUsedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CheckoutUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CollectionCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CollectionDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CollectionUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CustomizationCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CustomizationDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'CustomizationUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'DiscountRuleCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'DiscountRuleDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'DiscountRuleUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'FulfillmentsUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'ImportedOrderDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'InfoSectionCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'InfoSectionDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'InfoSectionUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'InventoryItemCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'InventoryItemDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'InventoryItemStockStatusUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'InventoryItemUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'InventoryItemUpdatedWithReasonEvent', id: string, state: ChangeEventState }
      | { __typename: 'InventoryVariantsUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'MemberCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'MemberDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'MemberUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'OrderApprovedEvent', id: string, state: ChangeEventState }
      | { __typename: 'OrderCanceledEvent', id: string, state: ChangeEventState }
      | { __typename: 'OrderCommittedEvent', id: string, state: ChangeEventState }
      | { __typename: 'OrderCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'OrderFulfilledEvent', id: string, state: ChangeEventState }
      | { __typename: 'OrderImportedEvent', id: string, state: ChangeEventState }
      | { __typename: 'OrderPaymentStatusUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'OrderUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'OrdersSettingsUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'ProductCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'ProductDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'ProductUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'RibbonCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'RibbonDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'RibbonUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'ShippingOptionCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'ShippingOptionDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'ShippingOptionUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'SubscriptionContractCreatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'SubscriptionContractDeletedEvent', id: string, state: ChangeEventState }
      | { __typename: 'SubscriptionContractUpdatedEvent', id: string, state: ChangeEventState }
      | { __typename: 'UnknownEvent', id: string, state: ChangeEventState }
      | { __typename: 'VariantsUpdatedEvent', id: string, state: ChangeEventState }
     | null, problems: Array<{ code: ReplayChangeEventProblemCode, message: string, field: string | null, requestId: string | null }> } };

type EventFacts_Event_AbandonedCheckoutCreatedEvent_Fragment = { __typename: 'AbandonedCheckoutCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_AbandonedCheckoutCreatedEvent_Fragment' };

type EventFacts_Event_AbandonedCheckoutDeletedEvent_Fragment = { __typename: 'AbandonedCheckoutDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_AbandonedCheckoutDeletedEvent_Fragment' };

type EventFacts_Event_AbandonedCheckoutRecoveredEvent_Fragment = { __typename: 'AbandonedCheckoutRecoveredEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_AbandonedCheckoutRecoveredEvent_Fragment' };

type EventFacts_Event_AbandonedCheckoutUpdatedEvent_Fragment = { __typename: 'AbandonedCheckoutUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_AbandonedCheckoutUpdatedEvent_Fragment' };

type EventFacts_Event_BackInStockRequestCreatedEvent_Fragment = { __typename: 'BackInStockRequestCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_BackInStockRequestCreatedEvent_Fragment' };

type EventFacts_Event_BackInStockRequestDeletedEvent_Fragment = { __typename: 'BackInStockRequestDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_BackInStockRequestDeletedEvent_Fragment' };

type EventFacts_Event_BackInStockRequestUpdatedEvent_Fragment = { __typename: 'BackInStockRequestUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_BackInStockRequestUpdatedEvent_Fragment' };

type EventFacts_Event_BrandCreatedEvent_Fragment = (
  { __typename: 'BrandCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'BrandCreated_EventFragment': BrandCreated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_BrandCreatedEvent_Fragment' };

type EventFacts_Event_BrandDeletedEvent_Fragment = { __typename: 'BrandDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_BrandDeletedEvent_Fragment' };

type EventFacts_Event_BrandUpdatedEvent_Fragment = (
  { __typename: 'BrandUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'BrandUpdated_EventFragment': BrandUpdated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_BrandUpdatedEvent_Fragment' };

type EventFacts_Event_CarrierRateConfigurationCreatedEvent_Fragment = { __typename: 'CarrierRateConfigurationCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CarrierRateConfigurationCreatedEvent_Fragment' };

type EventFacts_Event_CarrierRateConfigurationDeletedEvent_Fragment = { __typename: 'CarrierRateConfigurationDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CarrierRateConfigurationDeletedEvent_Fragment' };

type EventFacts_Event_CarrierRateConfigurationUpdatedEvent_Fragment = { __typename: 'CarrierRateConfigurationUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CarrierRateConfigurationUpdatedEvent_Fragment' };

type EventFacts_Event_CartAbandonedEvent_Fragment = { __typename: 'CartAbandonedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CartAbandonedEvent_Fragment' };

type EventFacts_Event_CartCreatedEvent_Fragment = (
  { __typename: 'CartCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'CartCreated_EventFragment': CartCreated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_CartCreatedEvent_Fragment' };

type EventFacts_Event_CartDeletedEvent_Fragment = { __typename: 'CartDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CartDeletedEvent_Fragment' };

type EventFacts_Event_CartRecoveredEvent_Fragment = { __typename: 'CartRecoveredEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CartRecoveredEvent_Fragment' };

type EventFacts_Event_CartUpdatedEvent_Fragment = (
  { __typename: 'CartUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'CartUpdated_EventFragment': CartUpdated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_CartUpdatedEvent_Fragment' };

type EventFacts_Event_CheckoutCompletedEvent_Fragment = { __typename: 'CheckoutCompletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CheckoutCompletedEvent_Fragment' };

type EventFacts_Event_CheckoutCreatedEvent_Fragment = { __typename: 'CheckoutCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CheckoutCreatedEvent_Fragment' };

type EventFacts_Event_CheckoutDeletedEvent_Fragment = { __typename: 'CheckoutDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CheckoutDeletedEvent_Fragment' };

type EventFacts_Event_CheckoutSettingsUpdatedEvent_Fragment = { __typename: 'CheckoutSettingsUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CheckoutSettingsUpdatedEvent_Fragment' };

type EventFacts_Event_CheckoutTemplateCreatedEvent_Fragment = { __typename: 'CheckoutTemplateCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CheckoutTemplateCreatedEvent_Fragment' };

type EventFacts_Event_CheckoutTemplateDeletedEvent_Fragment = { __typename: 'CheckoutTemplateDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CheckoutTemplateDeletedEvent_Fragment' };

type EventFacts_Event_CheckoutTemplateUpdatedEvent_Fragment = { __typename: 'CheckoutTemplateUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CheckoutTemplateUpdatedEvent_Fragment' };

type EventFacts_Event_CheckoutTemplateUsedEvent_Fragment = { __typename: 'CheckoutTemplateUsedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CheckoutTemplateUsedEvent_Fragment' };

type EventFacts_Event_CheckoutUpdatedEvent_Fragment = { __typename: 'CheckoutUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CheckoutUpdatedEvent_Fragment' };

type EventFacts_Event_CollectionCreatedEvent_Fragment = (
  { __typename: 'CollectionCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'CollectionCreated_EventFragment': CollectionCreated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_CollectionCreatedEvent_Fragment' };

type EventFacts_Event_CollectionDeletedEvent_Fragment = { __typename: 'CollectionDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CollectionDeletedEvent_Fragment' };

type EventFacts_Event_CollectionUpdatedEvent_Fragment = (
  { __typename: 'CollectionUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'CollectionUpdated_EventFragment': CollectionUpdated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_CollectionUpdatedEvent_Fragment' };

type EventFacts_Event_CustomizationCreatedEvent_Fragment = { __typename: 'CustomizationCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CustomizationCreatedEvent_Fragment' };

type EventFacts_Event_CustomizationDeletedEvent_Fragment = { __typename: 'CustomizationDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CustomizationDeletedEvent_Fragment' };

type EventFacts_Event_CustomizationUpdatedEvent_Fragment = { __typename: 'CustomizationUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_CustomizationUpdatedEvent_Fragment' };

type EventFacts_Event_DiscountRuleCreatedEvent_Fragment = { __typename: 'DiscountRuleCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_DiscountRuleCreatedEvent_Fragment' };

type EventFacts_Event_DiscountRuleDeletedEvent_Fragment = { __typename: 'DiscountRuleDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_DiscountRuleDeletedEvent_Fragment' };

type EventFacts_Event_DiscountRuleUpdatedEvent_Fragment = { __typename: 'DiscountRuleUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_DiscountRuleUpdatedEvent_Fragment' };

type EventFacts_Event_FulfillmentsUpdatedEvent_Fragment = { __typename: 'FulfillmentsUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_FulfillmentsUpdatedEvent_Fragment' };

type EventFacts_Event_ImportedOrderDeletedEvent_Fragment = { __typename: 'ImportedOrderDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_ImportedOrderDeletedEvent_Fragment' };

type EventFacts_Event_InfoSectionCreatedEvent_Fragment = { __typename: 'InfoSectionCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_InfoSectionCreatedEvent_Fragment' };

type EventFacts_Event_InfoSectionDeletedEvent_Fragment = { __typename: 'InfoSectionDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_InfoSectionDeletedEvent_Fragment' };

type EventFacts_Event_InfoSectionUpdatedEvent_Fragment = { __typename: 'InfoSectionUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_InfoSectionUpdatedEvent_Fragment' };

type EventFacts_Event_InventoryItemCreatedEvent_Fragment = { __typename: 'InventoryItemCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_InventoryItemCreatedEvent_Fragment' };

type EventFacts_Event_InventoryItemDeletedEvent_Fragment = { __typename: 'InventoryItemDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_InventoryItemDeletedEvent_Fragment' };

type EventFacts_Event_InventoryItemStockStatusUpdatedEvent_Fragment = { __typename: 'InventoryItemStockStatusUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_InventoryItemStockStatusUpdatedEvent_Fragment' };

type EventFacts_Event_InventoryItemUpdatedEvent_Fragment = (
  { __typename: 'InventoryItemUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'ItemUpdated_EventFragment': ItemUpdated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_InventoryItemUpdatedEvent_Fragment' };

type EventFacts_Event_InventoryItemUpdatedWithReasonEvent_Fragment = { __typename: 'InventoryItemUpdatedWithReasonEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_InventoryItemUpdatedWithReasonEvent_Fragment' };

type EventFacts_Event_InventoryVariantsUpdatedEvent_Fragment = (
  { __typename: 'InventoryVariantsUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'StockUpdated_EventFragment': StockUpdated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_InventoryVariantsUpdatedEvent_Fragment' };

type EventFacts_Event_MemberCreatedEvent_Fragment = (
  { __typename: 'MemberCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'MemberCreated_EventFragment': MemberCreated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_MemberCreatedEvent_Fragment' };

type EventFacts_Event_MemberDeletedEvent_Fragment = { __typename: 'MemberDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_MemberDeletedEvent_Fragment' };

type EventFacts_Event_MemberUpdatedEvent_Fragment = (
  { __typename: 'MemberUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'MemberUpdated_EventFragment': MemberUpdated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_MemberUpdatedEvent_Fragment' };

type EventFacts_Event_OrderApprovedEvent_Fragment = { __typename: 'OrderApprovedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_OrderApprovedEvent_Fragment' };

type EventFacts_Event_OrderCanceledEvent_Fragment = { __typename: 'OrderCanceledEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_OrderCanceledEvent_Fragment' };

type EventFacts_Event_OrderCommittedEvent_Fragment = { __typename: 'OrderCommittedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_OrderCommittedEvent_Fragment' };

type EventFacts_Event_OrderCreatedEvent_Fragment = (
  { __typename: 'OrderCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'OrderCreated_EventFragment': OrderCreated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_OrderCreatedEvent_Fragment' };

type EventFacts_Event_OrderFulfilledEvent_Fragment = { __typename: 'OrderFulfilledEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_OrderFulfilledEvent_Fragment' };

type EventFacts_Event_OrderImportedEvent_Fragment = { __typename: 'OrderImportedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_OrderImportedEvent_Fragment' };

type EventFacts_Event_OrderPaymentStatusUpdatedEvent_Fragment = { __typename: 'OrderPaymentStatusUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_OrderPaymentStatusUpdatedEvent_Fragment' };

type EventFacts_Event_OrderUpdatedEvent_Fragment = (
  { __typename: 'OrderUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'OrderUpdated_EventFragment': OrderUpdated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_OrderUpdatedEvent_Fragment' };

type EventFacts_Event_OrdersSettingsUpdatedEvent_Fragment = { __typename: 'OrdersSettingsUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_OrdersSettingsUpdatedEvent_Fragment' };

type EventFacts_Event_ProductCreatedEvent_Fragment = (
  { __typename: 'ProductCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'ProductCreated_EventFragment': ProductCreated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_ProductCreatedEvent_Fragment' };

type EventFacts_Event_ProductDeletedEvent_Fragment = { __typename: 'ProductDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_ProductDeletedEvent_Fragment' };

type EventFacts_Event_ProductUpdatedEvent_Fragment = (
  { __typename: 'ProductUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'ProductUpdated_EventFragment': ProductUpdated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_ProductUpdatedEvent_Fragment' };

type EventFacts_Event_RibbonCreatedEvent_Fragment = { __typename: 'RibbonCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_RibbonCreatedEvent_Fragment' };

type EventFacts_Event_RibbonDeletedEvent_Fragment = { __typename: 'RibbonDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_RibbonDeletedEvent_Fragment' };

type EventFacts_Event_RibbonUpdatedEvent_Fragment = { __typename: 'RibbonUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_RibbonUpdatedEvent_Fragment' };

type EventFacts_Event_ShippingOptionCreatedEvent_Fragment = { __typename: 'ShippingOptionCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_ShippingOptionCreatedEvent_Fragment' };

type EventFacts_Event_ShippingOptionDeletedEvent_Fragment = { __typename: 'ShippingOptionDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_ShippingOptionDeletedEvent_Fragment' };

type EventFacts_Event_ShippingOptionUpdatedEvent_Fragment = { __typename: 'ShippingOptionUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_ShippingOptionUpdatedEvent_Fragment' };

type EventFacts_Event_SubscriptionContractCreatedEvent_Fragment = { __typename: 'SubscriptionContractCreatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_SubscriptionContractCreatedEvent_Fragment' };

type EventFacts_Event_SubscriptionContractDeletedEvent_Fragment = { __typename: 'SubscriptionContractDeletedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_SubscriptionContractDeletedEvent_Fragment' };

type EventFacts_Event_SubscriptionContractUpdatedEvent_Fragment = { __typename: 'SubscriptionContractUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_SubscriptionContractUpdatedEvent_Fragment' };

type EventFacts_Event_UnknownEvent_Fragment = { __typename: 'UnknownEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null } & { ' $fragmentName'?: 'EventFacts_Event_UnknownEvent_Fragment' };

type EventFacts_Event_VariantsUpdatedEvent_Fragment = (
  { __typename: 'VariantsUpdatedEvent', id: string, name: ChangeEventName, type: string, entityId: string | null, occurredAt: string, receivedAt: string, sequence: string | null, anonymization: boolean, erased: boolean, state: ChangeEventState, identity: { kind: EventIdentityKind, id: string | null } | null, fieldChanges: Array<{ path: string, previous: unknown }>, deadLetter: { reason: DeadLetterReason, detail: string | null, tries: number } | null }
  & { ' $fragmentRefs'?: { 'VariantsUpdated_EventFragment': VariantsUpdated_EventFragment } }
) & { ' $fragmentName'?: 'EventFacts_Event_VariantsUpdatedEvent_Fragment' };

export type EventFacts_EventFragment =
  | EventFacts_Event_AbandonedCheckoutCreatedEvent_Fragment
  | EventFacts_Event_AbandonedCheckoutDeletedEvent_Fragment
  | EventFacts_Event_AbandonedCheckoutRecoveredEvent_Fragment
  | EventFacts_Event_AbandonedCheckoutUpdatedEvent_Fragment
  | EventFacts_Event_BackInStockRequestCreatedEvent_Fragment
  | EventFacts_Event_BackInStockRequestDeletedEvent_Fragment
  | EventFacts_Event_BackInStockRequestUpdatedEvent_Fragment
  | EventFacts_Event_BrandCreatedEvent_Fragment
  | EventFacts_Event_BrandDeletedEvent_Fragment
  | EventFacts_Event_BrandUpdatedEvent_Fragment
  | EventFacts_Event_CarrierRateConfigurationCreatedEvent_Fragment
  | EventFacts_Event_CarrierRateConfigurationDeletedEvent_Fragment
  | EventFacts_Event_CarrierRateConfigurationUpdatedEvent_Fragment
  | EventFacts_Event_CartAbandonedEvent_Fragment
  | EventFacts_Event_CartCreatedEvent_Fragment
  | EventFacts_Event_CartDeletedEvent_Fragment
  | EventFacts_Event_CartRecoveredEvent_Fragment
  | EventFacts_Event_CartUpdatedEvent_Fragment
  | EventFacts_Event_CheckoutCompletedEvent_Fragment
  | EventFacts_Event_CheckoutCreatedEvent_Fragment
  | EventFacts_Event_CheckoutDeletedEvent_Fragment
  | EventFacts_Event_CheckoutSettingsUpdatedEvent_Fragment
  | EventFacts_Event_CheckoutTemplateCreatedEvent_Fragment
  | EventFacts_Event_CheckoutTemplateDeletedEvent_Fragment
  | EventFacts_Event_CheckoutTemplateUpdatedEvent_Fragment
  | EventFacts_Event_CheckoutTemplateUsedEvent_Fragment
  | EventFacts_Event_CheckoutUpdatedEvent_Fragment
  | EventFacts_Event_CollectionCreatedEvent_Fragment
  | EventFacts_Event_CollectionDeletedEvent_Fragment
  | EventFacts_Event_CollectionUpdatedEvent_Fragment
  | EventFacts_Event_CustomizationCreatedEvent_Fragment
  | EventFacts_Event_CustomizationDeletedEvent_Fragment
  | EventFacts_Event_CustomizationUpdatedEvent_Fragment
  | EventFacts_Event_DiscountRuleCreatedEvent_Fragment
  | EventFacts_Event_DiscountRuleDeletedEvent_Fragment
  | EventFacts_Event_DiscountRuleUpdatedEvent_Fragment
  | EventFacts_Event_FulfillmentsUpdatedEvent_Fragment
  | EventFacts_Event_ImportedOrderDeletedEvent_Fragment
  | EventFacts_Event_InfoSectionCreatedEvent_Fragment
  | EventFacts_Event_InfoSectionDeletedEvent_Fragment
  | EventFacts_Event_InfoSectionUpdatedEvent_Fragment
  | EventFacts_Event_InventoryItemCreatedEvent_Fragment
  | EventFacts_Event_InventoryItemDeletedEvent_Fragment
  | EventFacts_Event_InventoryItemStockStatusUpdatedEvent_Fragment
  | EventFacts_Event_InventoryItemUpdatedEvent_Fragment
  | EventFacts_Event_InventoryItemUpdatedWithReasonEvent_Fragment
  | EventFacts_Event_InventoryVariantsUpdatedEvent_Fragment
  | EventFacts_Event_MemberCreatedEvent_Fragment
  | EventFacts_Event_MemberDeletedEvent_Fragment
  | EventFacts_Event_MemberUpdatedEvent_Fragment
  | EventFacts_Event_OrderApprovedEvent_Fragment
  | EventFacts_Event_OrderCanceledEvent_Fragment
  | EventFacts_Event_OrderCommittedEvent_Fragment
  | EventFacts_Event_OrderCreatedEvent_Fragment
  | EventFacts_Event_OrderFulfilledEvent_Fragment
  | EventFacts_Event_OrderImportedEvent_Fragment
  | EventFacts_Event_OrderPaymentStatusUpdatedEvent_Fragment
  | EventFacts_Event_OrderUpdatedEvent_Fragment
  | EventFacts_Event_OrdersSettingsUpdatedEvent_Fragment
  | EventFacts_Event_ProductCreatedEvent_Fragment
  | EventFacts_Event_ProductDeletedEvent_Fragment
  | EventFacts_Event_ProductUpdatedEvent_Fragment
  | EventFacts_Event_RibbonCreatedEvent_Fragment
  | EventFacts_Event_RibbonDeletedEvent_Fragment
  | EventFacts_Event_RibbonUpdatedEvent_Fragment
  | EventFacts_Event_ShippingOptionCreatedEvent_Fragment
  | EventFacts_Event_ShippingOptionDeletedEvent_Fragment
  | EventFacts_Event_ShippingOptionUpdatedEvent_Fragment
  | EventFacts_Event_SubscriptionContractCreatedEvent_Fragment
  | EventFacts_Event_SubscriptionContractDeletedEvent_Fragment
  | EventFacts_Event_SubscriptionContractUpdatedEvent_Fragment
  | EventFacts_Event_UnknownEvent_Fragment
  | EventFacts_Event_VariantsUpdatedEvent_Fragment
;

export type ProductCreated_EventFragment = { product: { name: string | null, sku: string | null, brandName: string | null, visible: boolean | null, pageUrl: string | null, price: { formatted: string } | null, compareAtPrice: { formatted: string } | null } | null } & { ' $fragmentName'?: 'ProductCreated_EventFragment' };

export type ProductUpdated_EventFragment = { changedFields: Array<string> } & { ' $fragmentName'?: 'ProductUpdated_EventFragment' };

export type VariantsUpdated_EventFragment = { variants: Array<{ variantId: string, changedFields: Array<string>, choices: Array<{ option: string, choice: string }> }> } & { ' $fragmentName'?: 'VariantsUpdated_EventFragment' };

export type ItemUpdated_EventFragment = { changedFields: Array<string>, inventoryItem: { productId: string | null, tracked: boolean | null } | null } & { ' $fragmentName'?: 'ItemUpdated_EventFragment' };

export type StockUpdated_EventFragment = { productId: string | null, reason: InventoryChangeReason | null, stock: Array<{ variantId: string, before: { quantity: number | null, inStock: boolean | null } | null, after: { quantity: number | null, inStock: boolean | null } | null }> } & { ' $fragmentName'?: 'StockUpdated_EventFragment' };

export type CollectionCreated_EventFragment = { collection: { name: string | null, slug: string | null, visible: boolean | null } | null } & { ' $fragmentName'?: 'CollectionCreated_EventFragment' };

export type CollectionUpdated_EventFragment = { changedFields: Array<string> } & { ' $fragmentName'?: 'CollectionUpdated_EventFragment' };

export type BrandCreated_EventFragment = { brand: { id: string, name: string, revision: string | null } | null } & { ' $fragmentName'?: 'BrandCreated_EventFragment' };

export type BrandUpdated_EventFragment = { brand: { id: string, name: string, revision: string | null } | null } & { ' $fragmentName'?: 'BrandUpdated_EventFragment' };

export type MemberCreated_EventFragment = { member: { id: string, nickname: string | null, status: MemberStatus, privacyStatus: PrivacyStatus } | null } & { ' $fragmentName'?: 'MemberCreated_EventFragment' };

export type MemberUpdated_EventFragment = { member: { id: string, nickname: string | null, status: MemberStatus, privacyStatus: PrivacyStatus } | null } & { ' $fragmentName'?: 'MemberUpdated_EventFragment' };

export type CartCreated_EventFragment = { cart: { id: string, revision: string, lines: Array<{ name: string, quantity: number, price: { formatted: string } }> } | null } & { ' $fragmentName'?: 'CartCreated_EventFragment' };

export type CartUpdated_EventFragment = { cart: { id: string, revision: string, lines: Array<{ name: string, quantity: number, price: { formatted: string } }> } | null } & { ' $fragmentName'?: 'CartUpdated_EventFragment' };

export type OrderCreated_EventFragment = { order: { id: string, number: string | null, status: OrderStatus | null, paymentStatus: OrderPaymentStatus | null, fulfillmentStatus: OrderFulfillmentStatus | null } | null } & { ' $fragmentName'?: 'OrderCreated_EventFragment' };

export type OrderUpdated_EventFragment = { order: { id: string, number: string | null, status: OrderStatus | null, paymentStatus: OrderPaymentStatus | null, fulfillmentStatus: OrderFulfillmentStatus | null } | null } & { ' $fragmentName'?: 'OrderUpdated_EventFragment' };

export type JobFacts_JobFragment = { state: JobState, total: number, succeeded: number, failed: number, finishedAt: string | null, revertOf: string | null, parameters: unknown, requestId: string } & { ' $fragmentName'?: 'JobFacts_JobFragment' };

export type AdminJobPageQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminJobPageQuery = { job: (
    { id: string, action: JobAction, call: string | null, state: JobState, startedAt: string, actor: { id: string | null, name: string | null, kind: ActorKind }, items: { nodes: Array<{ ' $fragmentRefs'?: { 'JobItemRow_ItemFragment': JobItemRow_ItemFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    & { ' $fragmentRefs'?: { 'JobFacts_JobFragment': JobFacts_JobFragment } }
  ) | null };

export type AdminJobsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: JobFilter | null | undefined;
}>;


export type AdminJobsQuery = { jobs: { nodes: Array<{ ' $fragmentRefs'?: { 'JobRow_JobFragment': JobRow_JobFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RevertItem_ItemFragment = { id: string, thing: JobThing | null, name: string | null, removes: boolean, changes: Array<{ field: string, variant: string | null, now: string | null, back: string | null, changedSince: boolean }>, problem: { message: string } | null } & { ' $fragmentName'?: 'RevertItem_ItemFragment' };

export type RevertPreview_DryRunFragment = { changing: number, changedSince: number, impossible: number, counts: Array<{ risk: PriceRisk, count: number }>, items: { nodes: Array<{ ' $fragmentRefs'?: { 'RevertItem_ItemFragment': RevertItem_ItemFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } & { ' $fragmentName'?: 'RevertPreview_DryRunFragment' };

export type JobItemRow_ItemFragment = { index: number, id: string, thing: JobThing | null, name: string | null, state: JobItemState, changes: Array<{ field: string, variant: string | null, before: string | null, after: string | null }>, problem: { code: ProblemCode, message: string } | null } & { ' $fragmentName'?: 'JobItemRow_ItemFragment' };

export type JobRow_JobFragment = { id: string, action: JobAction, call: string | null, state: JobState, total: number, done: number, failed: number, startedAt: string, actor: { id: string | null, name: string | null, kind: ActorKind }, first: { nodes: Array<{ thing: JobThing | null, name: string | null }> } } & { ' $fragmentName'?: 'JobRow_JobFragment' };

export type AdminCountMembersQueryVariables = Exact<{
  action: BulkMemberAction;
  filter?: ManagedMemberFilter | null | undefined;
  all?: boolean | null | undefined;
}>;


export type AdminCountMembersQuery = { countMembersByFilter: { count: number | null, confirmationToken: string | null, expiresAt: string | null, sample: Array<{ id: string, nickname: string | null, loginEmail: string | null }> } };

export type AdminMemberHistoryQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
}>;


export type AdminMemberHistoryQuery = { auditLog: { nodes: Array<{ id: string, occurredAt: string, operation: string, result: AuditResult, code: string | null, actor: { id: string | null, name: string | null, kind: ActorKind } }> } };

export type MemberAccount_MemberFragment = { id: string, contactId: string | null, slug: string | null, activityStatus: ActivityStatus, loginEmail: string | null, loginEmailVerified: boolean | null, createdAt: string | null, updatedAt: string | null, lastLoginAt: string | null } & { ' $fragmentName'?: 'MemberAccount_MemberFragment' };

export type MemberActions_MemberFragment = { id: string, status: MemberStatus, activityStatus: ActivityStatus, loginEmail: string | null } & { ' $fragmentName'?: 'MemberActions_MemberFragment' };

export type AdminMemberStampQueryVariables = Exact<{
  id: string;
}>;


export type AdminMemberStampQuery = { managedMember: { id: string, updatedAt: string | null } | null };

export type AdminUpdateMemberSlugMutationVariables = Exact<{
  id: string;
  slug: string;
}>;


export type AdminUpdateMemberSlugMutation = { updateMemberSlug: { member: { id: string, slug: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminUpdateMemberMutationVariables = Exact<{
  input: UpdateMemberInput;
}>;


export type AdminUpdateMemberMutation = { updateMember: { member: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type MemberForm_MemberFragment = { id: string, nickname: string | null, title: string | null, slug: string | null, contact: { firstName: string | null, lastName: string | null, company: string | null, jobTitle: string | null, birthdate: string | null } | null } & { ' $fragmentName'?: 'MemberForm_MemberFragment' };

export type MemberLists_MemberFragment = { id: string, contact: { phones: Array<{ phone: string }>, emails: Array<{ email: string }>, addresses: Array<{ addressLine: string | null, addressLine2: string | null, streetNumber: string | null, streetName: string | null, city: string | null, subdivision: string | null, country: string | null, postalCode: string | null }>, customFields: Array<{ name: string, value: string | null }> } | null } & { ' $fragmentName'?: 'MemberLists_MemberFragment' };

export type MemberOrders_OrdersFragment = { nodes: Array<{ id: string, number: string | null, createdAt: string | null, paymentStatus: OrderPaymentStatus | null, fulfillmentStatus: OrderFulfillmentStatus | null, itemCount: number, total: { formatted: string } | null }>, pageInfo: { hasNextPage: boolean } } & { ' $fragmentName'?: 'MemberOrders_OrdersFragment' };

export type AdminMembersQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  filter?: ManagedMemberFilter | null | undefined;
  sort?: ManagedMemberSort | null | undefined;
}>;


export type AdminMembersQuery = { managedMembers: { totalCount: number | null, nodes: Array<{ ' $fragmentRefs'?: { 'MemberRow_MemberFragment': MemberRow_MemberFragment } }> } };

export type AdminCreateMemberMutationVariables = Exact<{
  input: CreateMemberInput;
}>;


export type AdminCreateMemberMutation = { createMember: { member: { id: string, nickname: string | null, loginEmail: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminPlatformJobQueryVariables = Exact<{
  id: string;
}>;


export type AdminPlatformJobQuery = { memberJob: { id: string, status: MemberJobStatus, totalSuccesses: number | null, totalFailures: number | null } | null };

export type MemberRow_MemberFragment = { id: string, nickname: string | null, slug: string | null, loginEmail: string | null, status: MemberStatus, privacyStatus: PrivacyStatus, activityStatus: ActivityStatus, createdAt: string | null, lastLoginAt: string | null, contact: { firstName: string | null, lastName: string | null, company: string | null } | null } & { ' $fragmentName'?: 'MemberRow_MemberFragment' };

export type AdminMemberQueryVariables = Exact<{
  id: string;
}>;


export type AdminMemberQuery = { managedMember: (
    { id: string, nickname: string | null, status: MemberStatus, privacyStatus: PrivacyStatus, activityStatus: ActivityStatus, loginEmail: string | null, updatedAt: string | null, contact: { firstName: string | null, lastName: string | null } | null }
    & { ' $fragmentRefs'?: { 'MemberActions_MemberFragment': MemberActions_MemberFragment;'MemberForm_MemberFragment': MemberForm_MemberFragment;'MemberLists_MemberFragment': MemberLists_MemberFragment;'MemberAccount_MemberFragment': MemberAccount_MemberFragment } }
  ) | null, memberOrders: { ' $fragmentRefs'?: { 'MemberOrders_OrdersFragment': MemberOrders_OrdersFragment } } };

export type AdminApproveMemberMutationVariables = Exact<{
  id: string;
}>;


export type AdminApproveMemberMutation = { approveMember: { member: { id: string, status: MemberStatus } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminBlockMemberMutationVariables = Exact<{
  id: string;
}>;


export type AdminBlockMemberMutation = { blockMember: { member: { id: string, status: MemberStatus } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminMuteMemberMutationVariables = Exact<{
  id: string;
}>;


export type AdminMuteMemberMutation = { muteMember: { member: { id: string, activityStatus: ActivityStatus } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminUnmuteMemberMutationVariables = Exact<{
  id: string;
}>;


export type AdminUnmuteMemberMutation = { unmuteMember: { member: { id: string, activityStatus: ActivityStatus } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminDisconnectMemberMutationVariables = Exact<{
  id: string;
}>;


export type AdminDisconnectMemberMutation = { disconnectMember: { member: { id: string, status: MemberStatus } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminDeleteMemberMutationVariables = Exact<{
  id: string;
}>;


export type AdminDeleteMemberMutation = { deleteMember: { deletedId: string | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminDeleteMemberPhonesMutationVariables = Exact<{
  id: string;
}>;


export type AdminDeleteMemberPhonesMutation = { deleteMemberPhones: { member: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminDeleteMemberEmailsMutationVariables = Exact<{
  id: string;
}>;


export type AdminDeleteMemberEmailsMutation = { deleteMemberEmails: { member: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminDeleteMemberAddressesMutationVariables = Exact<{
  id: string;
}>;


export type AdminDeleteMemberAddressesMutation = { deleteMemberAddresses: { member: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminSendActivationEmailMutationVariables = Exact<{
  id: string;
}>;


export type AdminSendActivationEmailMutation = { sendActivationEmail: { accepted: boolean, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminDeleteMembersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AdminDeleteMembersMutation = { bulkDeleteMembers: { items: Array<{ index: number, id: string | null, success: boolean, problems: Array<{ code: ProblemCode, message: string }> }>, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminDeleteMembersByFilterMutationVariables = Exact<{
  filter?: ManagedMemberFilter | null | undefined;
  token: string;
}>;


export type AdminDeleteMembersByFilterMutation = { bulkDeleteMembersByFilter: { job: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminBlockMembersMutationVariables = Exact<{
  filter?: ManagedMemberFilter | null | undefined;
  token: string;
}>;


export type AdminBlockMembersMutation = { bulkBlockMembersByFilter: { job: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminApproveMembersMutationVariables = Exact<{
  filter?: ManagedMemberFilter | null | undefined;
  token: string;
}>;


export type AdminApproveMembersMutation = { bulkApproveMembersByFilter: { job: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type OverviewHealth_HealthFragment = { productCount: number, hidden: number, soldOut: number, partlySoldOut: number, withoutPicture: number, priceZero: number, withoutCollection: number, negativeMargin: number, discounted: number, collectionCount: number, brandCount: number, pendingMemberCount: number | null, countedAt: string, capped: boolean } & { ' $fragmentName'?: 'OverviewHealth_HealthFragment' };

export type AdminOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOverviewQuery = { catalogHealth: { ' $fragmentRefs'?: { 'OverviewHealth_HealthFragment': OverviewHealth_HealthFragment } }, managedBrands: { nodes: Array<{ id: string, name: string, productCount: number | null }> }, managedCollections: { nodes: Array<{ id: string, name: string, productCount: number | null, builtIn: boolean }> } };

export type AdminPricesQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  filter?: ManagedProductFilter | null | undefined;
}>;


export type AdminPricesQuery = { managedProducts: { totalCount: number | null, nodes: Array<{ ' $fragmentRefs'?: { 'PriceRow_ProductFragment': PriceRow_ProductFragment } }> } };

export type AdminPricesNowQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AdminPricesNowQuery = { managedProducts: { nodes: Array<{ ' $fragmentRefs'?: { 'PriceRow_ProductFragment': PriceRow_ProductFragment } }> } };

export type PriceRow_ProductFragment = { id: string, name: string, weight: { value: string, unit: WeightUnit } | null, basePrice: { amount: string }, discount: { type: DiscountType, percent: string | null, amount: { amount: string } | null }, costAndProfit: { cost: { amount: string } | null } | null } & { ' $fragmentName'?: 'PriceRow_ProductFragment' };

export type AdminLeaveCollectionMutationVariables = Exact<{
  id: string;
  productIds: Array<string> | string;
}>;


export type AdminLeaveCollectionMutation = { removeProductsFromCollection: { collection: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminJoinCollectionMutationVariables = Exact<{
  id: string;
  productIds: Array<string> | string;
}>;


export type AdminJoinCollectionMutation = { addProductsToCollection: { collection: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminCollectionNamesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type AdminCollectionNamesQuery = { managedCollections: { totalCount: number | null, nodes: Array<{ id: string, name: string, visible: boolean, builtIn: boolean }> } };

export type AdminDeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type AdminDeleteProductMutation = { deleteProduct: { deletedId: string | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminGetOrCreateBrandMutationVariables = Exact<{
  name: string;
}>;


export type AdminGetOrCreateBrandMutation = { getOrCreateBrand: { brand: { id: string, name: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminBrandNamesQueryVariables = Exact<{
  start?: string | null | undefined;
}>;


export type AdminBrandNamesQuery = { managedBrands: { nodes: Array<{ id: string, name: string }> } };

export type MediaTile_ItemFragment = { type: MediaItemType | null, title: string | null, image: { url: string, alt: string, focalPoint: { x: number, y: number } | null } | null, thumbnail: { url: string, alt: string } | null } & { ' $fragmentName'?: 'MediaTile_ItemFragment' };

export type AdminMakeProductMutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type AdminMakeProductMutation = { createProduct: { product: { id: string } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminFindMediaQueryVariables = Exact<{
  filter?: ManagedProductFilter | null | undefined;
}>;


export type AdminFindMediaQuery = { managedProducts: { totalCount: number | null, nodes: Array<{ id: string, name: string, media: Array<{ id: string | null, type: MediaItemType | null, image: { url: string, alt: string } | null }> }> } };

export type PlatformFigures_ProductFragment = { price: { formatted: string }, costAndProfit: { margin: string | null, profit: { formatted: string } | null } | null } & { ' $fragmentName'?: 'PlatformFigures_ProductFragment' };

export type AdminProductStampQueryVariables = Exact<{
  id: string;
}>;


export type AdminProductStampQuery = { managedProduct: { id: string, updatedAt: string | null } | null };

export type AdminDeleteOptionsMutationVariables = Exact<{
  id: string;
}>;


export type AdminDeleteOptionsMutation = { deleteProductOptions: { product: { id: string, updatedAt: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminResetVariantsMutationVariables = Exact<{
  id: string;
}>;


export type AdminResetVariantsMutation = { resetAllProductVariantData: { product: { id: string, updatedAt: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type EditedProduct_ProductFragment = (
  { id: string, slug: string, name: string, type: ProductType, visible: boolean, rawDescription: string | null, sku: string | null, ribbon: string | null, brandName: string | null, updatedAt: string | null, managesVariants: boolean, collectionIds: Array<string>, weight: { value: string, unit: WeightUnit } | null, basePrice: { amount: string, formatted: string, currency: string }, discount: { type: DiscountType, percent: string | null, amount: { amount: string } | null }, pricePerUnit: { totalQuantity: string, totalUnit: MeasurementUnit, baseQuantity: string, baseUnit: MeasurementUnit, price: { formatted: string } | null } | null, costAndProfit: { cost: { amount: string } | null } | null, infoSections: Array<{ title: string, rawDescription: string | null }>, media: Array<(
    { id: string | null, image: { url: string } | null, thumbnail: { url: string } | null }
    & { ' $fragmentRefs'?: { 'MediaTile_ItemFragment': MediaTile_ItemFragment } }
  )>, options: Array<{ name: string, type: OptionType, choices: Array<{ value: string, label: string, media: Array<{ id: string | null }> }> }>, seo: { title: string | null, description: string | null, preventAutoRedirect: boolean | null, tags: Array<{ type: string, props: unknown, meta: unknown, children: string | null, custom: boolean, disabled: boolean }>, keywords: Array<{ term: string, main: boolean, origin: string | null }> } }
  & { ' $fragmentRefs'?: { 'PlatformFigures_ProductFragment': PlatformFigures_ProductFragment } }
) & { ' $fragmentName'?: 'EditedProduct_ProductFragment' };

export type AdminProductQueryVariables = Exact<{
  id: string;
}>;


export type AdminProductQuery = { managedProduct: { ' $fragmentRefs'?: { 'EditedProduct_ProductFragment': EditedProduct_ProductFragment } } | null };

export type AdminEditProductMutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type AdminEditProductMutation = { updateProduct: { product: { id: string, updatedAt: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminAddMediaMutationVariables = Exact<{
  id: string;
  media: Array<NewMediaInput> | NewMediaInput;
}>;


export type AdminAddMediaMutation = { addProductMedia: { product: { id: string, updatedAt: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminRemoveChoiceMediaMutationVariables = Exact<{
  id: string;
  choices: Array<ChoiceMediaRemovalInput> | ChoiceMediaRemovalInput;
}>;


export type AdminRemoveChoiceMediaMutation = { removeProductMediaFromChoices: { product: { id: string, updatedAt: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminAddChoiceMediaMutationVariables = Exact<{
  id: string;
  media: Array<ChoiceMediaInput> | ChoiceMediaInput;
}>;


export type AdminAddChoiceMediaMutation = { addProductMediaToChoices: { product: { id: string, updatedAt: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminRemoveMediaMutationVariables = Exact<{
  id: string;
  media: MediaSelectionInput;
}>;


export type AdminRemoveMediaMutation = { removeProductMedia: { product: { id: string, updatedAt: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminUpdateVariantsMutationVariables = Exact<{
  id: string;
  changes: Array<VariantChangeInput> | VariantChangeInput;
}>;


export type AdminUpdateVariantsMutation = { updateProductVariants: { product: { id: string, updatedAt: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminProductVariantsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type AdminProductVariantsQuery = { managedProduct: { id: string, updatedAt: string | null, variants: { totalCount: number | null, nodes: Array<{ ' $fragmentRefs'?: { 'VariantRow_VariantFragment': VariantRow_VariantFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type VariantRow_VariantFragment = { id: string, sku: string | null, visible: boolean, choices: Array<{ option: string, choice: string }>, basePrice: { amount: string }, weight: { value: string, unit: WeightUnit } | null, stock: { inStock: boolean, tracked: boolean, quantity: number | null }, costAndProfit: { cost: { amount: string } | null } | null } & { ' $fragmentName'?: 'VariantRow_VariantFragment' };

export type AdminProductsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  filter?: ManagedProductFilter | null | undefined;
  sort?: ManagedProductSort | null | undefined;
}>;


export type AdminProductsQuery = { managedProducts: { totalCount: number | null, nodes: Array<{ ' $fragmentRefs'?: { 'ProductRow_ProductFragment': ProductRow_ProductFragment } }> } };

export type AdminProductIdsQueryVariables = Exact<{
  page?: number | null | undefined;
  filter?: ManagedProductFilter | null | undefined;
}>;


export type AdminProductIdsQuery = { managedProducts: { totalCount: number | null, nodes: Array<{ id: string }> } };

export type AdminExportProductsQueryVariables = Exact<{
  page?: number | null | undefined;
  filter?: ManagedProductFilter | null | undefined;
}>;


export type AdminExportProductsQuery = { managedProducts: { totalCount: number | null, nodes: Array<{ ' $fragmentRefs'?: { 'ExportedProduct_ProductFragment': ExportedProduct_ProductFragment } }> } };

export type ExportedProduct_ProductFragment = { id: string, slug: string, name: string, sku: string | null, brandName: string | null, visible: boolean, ribbon: string | null, rawDescription: string | null, weight: { value: string, unit: WeightUnit } | null, basePrice: { amount: string }, costAndProfit: { cost: { amount: string } | null } | null } & { ' $fragmentName'?: 'ExportedProduct_ProductFragment' };

export type ProductRow_ProductFragment = { id: string, name: string, sku: string | null, brandName: string | null, type: ProductType, visible: boolean, ribbon: string | null, updatedAt: string | null, collectionIds: Array<string>, stock: { status: InventoryStatus, tracked: boolean, quantity: number | null }, price: { amount: string, formatted: string }, compareAtPrice: { formatted: string } | null, costAndProfit: { margin: string | null, cost: { amount: string, formatted: string } | null, profit: { formatted: string } | null } | null, lowestSale: { margin: string | null, atLoss: boolean, paid: { amount: string, formatted: string } }, mainMedia: { image: { url: string } | null } | null } & { ' $fragmentName'?: 'ProductRow_ProductFragment' };

export type AdminCatalogChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCatalogChoicesQuery = { managedCollections: { nodes: Array<{ id: string, name: string, builtIn: boolean }> }, managedBrands: { nodes: Array<{ id: string, name: string }> } };

export type AdminWebVitalsQueryVariables = Exact<{
  days: number;
  device?: VisitDevice | null | undefined;
}>;


export type AdminWebVitalsQuery = { webVitals: Array<(
    { route: string }
    & { ' $fragmentRefs'?: { 'VitalsRow_RouteFragment': VitalsRow_RouteFragment } }
  )> };

export type VitalsRow_RouteFragment = { route: string, measures: Array<{ name: WebVitalName, visitCount: number, p50: number, p75: number, rating: WebVitalRating }> } & { ' $fragmentName'?: 'VitalsRow_RouteFragment' };

export const PriceDryRunItem_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceDryRunItem_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weightBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weightAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"risks"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PriceDryRunItem_ItemFragment, unknown>;
export const Staff_StaffFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Staff_staff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"configured"}}]}}]} as unknown as DocumentNode<Staff_StaffFragment, unknown>;
export const LiveEvent_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveEvent_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadLetter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryItemUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventoryItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryVariantsUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]} as unknown as DocumentNode<LiveEvent_EventFragment, unknown>;
export const AppKeyRow_AppKeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppKeyRow_appKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"documentsOnly"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousKeyValidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"requestsLastDay"}}]}}]} as unknown as DocumentNode<AppKeyRow_AppKeyFragment, unknown>;
export const EntryChanges_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryChanges_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<EntryChanges_EntryFragment, unknown>;
export const AuditRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"idCount"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"milliseconds"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryChanges_entry"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryChanges_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<AuditRow_EntryFragment, unknown>;
export const BrandRow_BrandFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandRow_brand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Brand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<BrandRow_BrandFragment, unknown>;
export const CollectionProductRow_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionProductRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]} as unknown as DocumentNode<CollectionProductRow_ProductFragment, unknown>;
export const CollectionRow_CollectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionRow_collection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Collection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}}]} as unknown as DocumentNode<CollectionRow_CollectionFragment, unknown>;
export const CollectionFields_CollectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionFields_collection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Collection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}}]} as unknown as DocumentNode<CollectionFields_CollectionFragment, unknown>;
export const ProductCreated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}}]} as unknown as DocumentNode<ProductCreated_EventFragment, unknown>;
export const ProductUpdated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}}]} as unknown as DocumentNode<ProductUpdated_EventFragment, unknown>;
export const VariantsUpdated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantsUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VariantsUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}}]}}]}}]} as unknown as DocumentNode<VariantsUpdated_EventFragment, unknown>;
export const ItemUpdated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryItemUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventoryItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"tracked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}}]} as unknown as DocumentNode<ItemUpdated_EventFragment, unknown>;
export const StockUpdated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryVariantsUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"stock"},"name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}}]}}]} as unknown as DocumentNode<StockUpdated_EventFragment, unknown>;
export const CollectionCreated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}}]}}]}}]} as unknown as DocumentNode<CollectionCreated_EventFragment, unknown>;
export const CollectionUpdated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}}]} as unknown as DocumentNode<CollectionUpdated_EventFragment, unknown>;
export const BrandCreated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<BrandCreated_EventFragment, unknown>;
export const BrandUpdated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<BrandUpdated_EventFragment, unknown>;
export const MemberCreated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"privacyStatus"}}]}}]}}]} as unknown as DocumentNode<MemberCreated_EventFragment, unknown>;
export const MemberUpdated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"privacyStatus"}}]}}]}}]} as unknown as DocumentNode<MemberUpdated_EventFragment, unknown>;
export const CartCreated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CartCreated_EventFragment, unknown>;
export const CartUpdated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CartUpdated_EventFragment, unknown>;
export const OrderCreated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillmentStatus"}}]}}]}}]} as unknown as DocumentNode<OrderCreated_EventFragment, unknown>;
export const OrderUpdated_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillmentStatus"}}]}}]}}]} as unknown as DocumentNode<OrderUpdated_EventFragment, unknown>;
export const EventFacts_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFacts_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}}]}},{"kind":"Field","name":{"kind":"Name","value":"anonymization"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"deadLetter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VariantsUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderUpdated_event"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantsUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VariantsUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryItemUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventoryItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"tracked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryVariantsUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"stock"},"name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"privacyStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"privacyStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillmentStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillmentStatus"}}]}}]}}]} as unknown as DocumentNode<EventFacts_EventFragment, unknown>;
export const JobFacts_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFacts_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revertOf"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<JobFacts_JobFragment, unknown>;
export const RevertItem_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevertItem_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevertPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevertItem_ItemFragment, unknown>;
export const RevertPreview_DryRunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevertPreview_dryRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevertDryRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changing"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}},{"kind":"Field","name":{"kind":"Name","value":"impossible"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"risk"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevertItem_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevertItem_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevertPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevertPreview_DryRunFragment, unknown>;
export const JobItemRow_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobItemRow_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<JobItemRow_ItemFragment, unknown>;
export const JobRow_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"first"},"name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<JobRow_JobFragment, unknown>;
export const MemberAccount_MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberAccount_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"activityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmail"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}}]} as unknown as DocumentNode<MemberAccount_MemberFragment, unknown>;
export const MemberActions_MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberActions_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"activityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmail"}}]}}]} as unknown as DocumentNode<MemberActions_MemberFragment, unknown>;
export const MemberForm_MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberForm_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"birthdate"}}]}}]}}]} as unknown as DocumentNode<MemberForm_MemberFragment, unknown>;
export const MemberLists_MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberLists_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"subdivision"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<MemberLists_MemberFragment, unknown>;
export const MemberOrders_OrdersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberOrders_orders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillmentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<MemberOrders_OrdersFragment, unknown>;
export const MemberRow_MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmail"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"privacyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"activityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]}}]} as unknown as DocumentNode<MemberRow_MemberFragment, unknown>;
export const OverviewHealth_HealthFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewHealth_health"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"soldOut"}},{"kind":"Field","name":{"kind":"Name","value":"partlySoldOut"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPicture"}},{"kind":"Field","name":{"kind":"Name","value":"priceZero"}},{"kind":"Field","name":{"kind":"Name","value":"withoutCollection"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMargin"}},{"kind":"Field","name":{"kind":"Name","value":"discounted"}},{"kind":"Field","name":{"kind":"Name","value":"collectionCount"}},{"kind":"Field","name":{"kind":"Name","value":"brandCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMemberCount"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]} as unknown as DocumentNode<OverviewHealth_HealthFragment, unknown>;
export const PriceRow_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<PriceRow_ProductFragment, unknown>;
export const MediaTile_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaTile_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]} as unknown as DocumentNode<MediaTile_ItemFragment, unknown>;
export const PlatformFigures_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformFigures_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"margin"}}]}}]}}]} as unknown as DocumentNode<PlatformFigures_ProductFragment, unknown>;
export const EditedProduct_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"rawDescription"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ribbon"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managesVariants"}},{"kind":"Field","name":{"kind":"Name","value":"collectionIds"}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricePerUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"totalUnit"}},{"kind":"Field","name":{"kind":"Name","value":"baseQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"baseUnit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"infoSections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rawDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaTile_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"props"}},{"kind":"Field","name":{"kind":"Name","value":"meta"}},{"kind":"Field","name":{"kind":"Name","value":"children"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keywords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"main"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preventAutoRedirect"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformFigures_product"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaTile_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformFigures_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"margin"}}]}}]}}]} as unknown as DocumentNode<EditedProduct_ProductFragment, unknown>;
export const VariantRow_VariantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantRow_variant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"tracked"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<VariantRow_VariantFragment, unknown>;
export const ExportedProduct_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportedProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"ribbon"}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rawDescription"}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<ExportedProduct_ProductFragment, unknown>;
export const ProductRow_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"ribbon"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"collectionIds"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tracked"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"margin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowestSale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"atLoss"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mainMedia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"72"}},{"kind":"Argument","name":{"kind":"Name","value":"height"},"value":{"kind":"IntValue","value":"90"}}]}]}}]}}]}}]} as unknown as DocumentNode<ProductRow_ProductFragment, unknown>;
export const VitalsRow_RouteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VitalsRow_route"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RouteVitals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"measures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visitCount"}},{"kind":"Field","name":{"kind":"Name","value":"p50"}},{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]}}]} as unknown as DocumentNode<VitalsRow_RouteFragment, unknown>;
export const AdminEndElevationDocument = {"__meta__":{"documentId":"sha256:c68c6acd196ab556575a344392e248e14830b3046ca61d67c808a081dcec40ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminEndElevation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endElevation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"elevation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AdminEndElevationMutation, AdminEndElevationMutationVariables>;
export const AdminLogoutDocument = {"__meta__":{"documentId":"sha256:a132271f1fd98fb5e9c9392d4d5343db55b01ca62fc5f0994b58c8f49a793316"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<AdminLogoutMutation, AdminLogoutMutationVariables>;
export const AdminStaffDocument = {"__meta__":{"documentId":"sha256:c1eed9ad179a86672abae08f1c8237dbffb393022c2fe9b46ba74edb2e69babb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"elevation"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Staff_staff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weightUnit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Staff_staff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"configured"}}]}}]} as unknown as DocumentNode<AdminStaffQuery, AdminStaffQueryVariables>;
export const AdminElevateDocument = {"__meta__":{"documentId":"sha256:440f815fb30dd16404f52778599eabbe14df9505457af644e977fb4666633f15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminElevate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"elevate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"elevation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AdminElevateMutation, AdminElevateMutationVariables>;
export const AdminJobDocument = {"__meta__":{"documentId":"sha256:ae53328f0f9f213488687f9e046c53e077ca81144f97c5a33408e663e5359f0e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminJobQuery, AdminJobQueryVariables>;
export const AdminDryRunRevertDocument = {"__meta__":{"documentId":"sha256:f08115e2ce6aacce74e5436e47a566500030ac1a1dd2a9b7b9ac71b311faabf9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDryRunRevert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overwrite"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRunRevert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"overwrite"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overwrite"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevertPreview_dryRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevertItem_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevertPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevertPreview_dryRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevertDryRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changing"}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}},{"kind":"Field","name":{"kind":"Name","value":"impossible"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"risk"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevertItem_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDryRunRevertQuery, AdminDryRunRevertQueryVariables>;
export const AdminRevertJobDocument = {"__meta__":{"documentId":"sha256:6a719df75195fc9732a0593d05c7da5c4bc6c1670907554af0f63515b0add144"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRevertJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevertJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revertJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRevertJobMutation, AdminRevertJobMutationVariables>;
export const AdminJobFailuresDocument = {"__meta__":{"documentId":"sha256:3b0bab7db4700c92465428231024318f5330bd5e36b77e01ca6bab7a122e37ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobFailures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminJobFailuresQuery, AdminJobFailuresQueryVariables>;
export const AdminResumeJobDocument = {"__meta__":{"documentId":"sha256:d2ae53ab686e08ef48ee2e6a4d4bcbcc43791cc492a1ea7ddb540764dca1fba0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminResumeJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminResumeJobMutation, AdminResumeJobMutationVariables>;
export const AdminStopJobDocument = {"__meta__":{"documentId":"sha256:1aad7d73a9ea506fbccc0da8ec76f318f3a3bde59b8c12428a2efd9a8e4725eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminStopJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminStopJobMutation, AdminStopJobMutationVariables>;
export const AdminPriceDryRunDocument = {"__meta__":{"documentId":"sha256:5cf3837247c5efc7043a8ece33b35c54560c79e55e04a14f0701f9fd527174db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPriceDryRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChangeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRunPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"risk"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceDryRunItem_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceDryRunItem_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weightBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weightAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"risks"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AdminPriceDryRunQuery, AdminPriceDryRunQueryVariables>;
export const AdminStartJobDocument = {"__meta__":{"documentId":"sha256:a7291f58794028047c684468c8d754f9dcf293ce238e2f267dc3145789a4023c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminStartJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminStartJobMutation, AdminStartJobMutationVariables>;
export const AdminAllBrandNamesDocument = {"__meta__":{"documentId":"sha256:684e025a777e9cc7abfa26767491139e8bf5218cd91da1a21e02050717d5509a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAllBrandNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AdminAllBrandNamesQuery, AdminAllBrandNamesQueryVariables>;
export const AdminSiteHealthDocument = {"__meta__":{"documentId":"sha256:a9da127cd99c1ace8b5fdf42dca14a9712b761ec0f326d6776b2bb07478e7212"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSiteHealth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maxAgeSeconds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteHealth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"maxAgeSeconds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maxAgeSeconds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"cure"}}]}}]}}]}}]} as unknown as DocumentNode<AdminSiteHealthQuery, AdminSiteHealthQueryVariables>;
export const AdminEventHealthDocument = {"__meta__":{"documentId":"sha256:cc256911f311905cf0385a0f4fa9cfe8b4b78b914340fd195fb0a76da5d47fa0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminEventHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEventHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"lastReceivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"deadLetterCount"}}]}}]}}]} as unknown as DocumentNode<AdminEventHealthQuery, AdminEventHealthQueryVariables>;
export const AdminLiveEventsDocument = {"__meta__":{"documentId":"sha256:ba6d4aa3bfdeace12e5a2f7f6d8c22180ee522170858e46fa3972ae0cf6595f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AdminLiveEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveEvent_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveEvent_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadLetter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryItemUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventoryItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryVariantsUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]} as unknown as DocumentNode<AdminLiveEventsSubscription, AdminLiveEventsSubscriptionVariables>;
export const AdminAppKeysDocument = {"__meta__":{"documentId":"sha256:a2c5158730880ba01f3c667c38fe4cf69727c079f192b6dcea22334121d4d965"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAppKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppKeyRow_appKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppKeyRow_appKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"documentsOnly"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousKeyValidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"requestsLastDay"}}]}}]} as unknown as DocumentNode<AdminAppKeysQuery, AdminAppKeysQueryVariables>;
export const AdminUpdateAppKeyDocument = {"__meta__":{"documentId":"sha256:c8673544b1fa482c055e7090bb992cc54a3dc12a30f01ec1f99bee4d56e57940"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateAppKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAppKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAppKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUpdateAppKeyMutation, AdminUpdateAppKeyMutationVariables>;
export const AdminCreateAppKeyDocument = {"__meta__":{"documentId":"sha256:cde040acb4838737b738b4e563eb8ca395be8daa5916d867249580b7a2db866b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminCreateAppKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAppKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAppKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCreateAppKeyMutation, AdminCreateAppKeyMutationVariables>;
export const AdminRotateAppKeyDocument = {"__meta__":{"documentId":"sha256:dfb097563101b49a2829c4139f0ff912d64795253a71e88b5252750542c1f2d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRotateAppKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateAppKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateAppKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRotateAppKeyMutation, AdminRotateAppKeyMutationVariables>;
export const AdminRevokeAppKeyDocument = {"__meta__":{"documentId":"sha256:905bb1e6ba616609a0dd700af27d734ec0e6114adc692d0905dcdf4e86927a4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRevokeAppKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAppKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAppKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRevokeAppKeyMutation, AdminRevokeAppKeyMutationVariables>;
export const AdminAuditCheckDocument = {"__meta__":{"documentId":"sha256:5f50fffff25027ff2d5918a953d36d4f551c748deafb04e53699af7b40ee8733"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAuditCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whole"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstBroken"}},{"kind":"Field","name":{"kind":"Name","value":"head"}}]}}]}}]} as unknown as DocumentNode<AdminAuditCheckQuery, AdminAuditCheckQueryVariables>;
export const AdminAuditDocument = {"__meta__":{"documentId":"sha256:355efd4019cb853a79a4d5bd64cf90c862898f6300cf31935b4d90179d5f9508"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntryChanges_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"idCount"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"milliseconds"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryChanges_entry"}}]}}]} as unknown as DocumentNode<AdminAuditQuery, AdminAuditQueryVariables>;
export const AdminDeleteBrandsDocument = {"__meta__":{"documentId":"sha256:5069273d518256bb678f89032561f47662f7e0298316ea0951047e1b6db79a67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkDeleteBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalSuccesses"}},{"kind":"Field","name":{"kind":"Name","value":"totalFailures"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteBrandsMutation, AdminDeleteBrandsMutationVariables>;
export const AdminDryRunMergeDocument = {"__meta__":{"documentId":"sha256:2559d2aca2a8baea9ec75c1be4f62298886a51aa32cf3d2e2a38902c44bc27c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDryRunMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRunMergeBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"intoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"into"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}}]}}]} as unknown as DocumentNode<AdminDryRunMergeQuery, AdminDryRunMergeQueryVariables>;
export const AdminMergeBrandsDocument = {"__meta__":{"documentId":"sha256:5c5a7424d6df727613014db00e33605ad235c36ad95aa65a7cf45537338d3a4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminMergeBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeBrandsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminMergeBrandsMutation, AdminMergeBrandsMutationVariables>;
export const AdminCreateBrandsDocument = {"__meta__":{"documentId":"sha256:d2bbca47486fc8816cbb6478d233dfbfaf96568fe230cc0935c0237d84b94838"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminCreateBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brands"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GetOrCreateBrandInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkGetOrCreateBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"brands"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brands"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalSuccesses"}},{"kind":"Field","name":{"kind":"Name","value":"totalFailures"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCreateBrandsMutation, AdminCreateBrandsMutationVariables>;
export const AdminUpdateBrandDocument = {"__meta__":{"documentId":"sha256:16fd2116ed843aef8b437220fcebfd0686e0a602d4084faaa561a5392408f984"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateBrand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBrandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUpdateBrandMutation, AdminUpdateBrandMutationVariables>;
export const AdminRenameBrandDocument = {"__meta__":{"documentId":"sha256:68e1b81d27ac5bed492572bc121eebc6310d06c6c884c612d7e060d29607434e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRenameBrand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameBrandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRenameBrandMutation, AdminRenameBrandMutationVariables>;
export const AdminBrandsDocument = {"__meta__":{"documentId":"sha256:e2fe725a72bfc62ff598b25e9abd191a5fa6d0d5fdc2e0423be535b724be528b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nameStartsWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandRow_brand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"countBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nameStartsWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}}]}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandRow_brand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Brand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminBrandsQuery, AdminBrandsQueryVariables>;
export const AdminUpdateBrandsDocument = {"__meta__":{"documentId":"sha256:e9662148ea0deb6b9b344e31f4cfdb847b4955ca4259cdd722e25913413bd330"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brands"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBrandInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkUpdateBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"brands"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brands"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUpdateBrandsMutation, AdminUpdateBrandsMutationVariables>;
export const AdminRenameBrandsDocument = {"__meta__":{"documentId":"sha256:046e4c4896d775a772faa1aec44afe9b601cfd2a7c75ad8f39a59858b62b5a52"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRenameBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameBrandsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRenameBrandsMutation, AdminRenameBrandsMutationVariables>;
export const AdminAddToCollectionDocument = {"__meta__":{"documentId":"sha256:790d37ba9e46de466b461dc508fbc92f8607c1d924c89257dd34c8960d80c065"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminAddToCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProductsToCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminAddToCollectionMutation, AdminAddToCollectionMutationVariables>;
export const AdminFindProductsDocument = {"__meta__":{"documentId":"sha256:c158d63c289baf791ce858853912bfc5e95556bace8679279851289ea192505c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminFindProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedProductFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"collectionIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminFindProductsQuery, AdminFindProductsQueryVariables>;
export const AdminCollectionStampDocument = {"__meta__":{"documentId":"sha256:e15633a1b0d6972aa9b1b8225d240bca3254f457a159cd3e7bca648252274ba3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCollectionStamp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionFields_collection"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionFields_collection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Collection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}}]} as unknown as DocumentNode<AdminCollectionStampQuery, AdminCollectionStampQueryVariables>;
export const AdminUpdateCollectionDocument = {"__meta__":{"documentId":"sha256:3461258f7bc6bd87e4898167cead1886ed9299812578750b601b2cc8fdad396d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCollectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUpdateCollectionMutation, AdminUpdateCollectionMutationVariables>;
export const AdminCreateCollectionDocument = {"__meta__":{"documentId":"sha256:c3f6a80f4fbcc2ede4ae0bb7a68d1cdd307c44484d67a507b270fddee96fb3f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminCreateCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCollectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCreateCollectionMutation, AdminCreateCollectionMutationVariables>;
export const AdminRemoveFromCollectionDocument = {"__meta__":{"documentId":"sha256:e0de32bd117bcfd9bcfce25021931d21177f1ccdf87f701839d68f909505c163"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRemoveFromCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProductsFromCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRemoveFromCollectionMutation, AdminRemoveFromCollectionMutationVariables>;
export const AdminCollectionDocument = {"__meta__":{"documentId":"sha256:0e6f2ff55f481b63eb06c8bb5f6b067277db87fc72936a2c1e424136464ef958"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionFields_collection"}},{"kind":"Field","name":{"kind":"Name","value":"managedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionProductRow_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionFields_collection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Collection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionProductRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]} as unknown as DocumentNode<AdminCollectionQuery, AdminCollectionQueryVariables>;
export const AdminCollectionsDocument = {"__meta__":{"documentId":"sha256:0c250607b3e71cdef343185c6924600424778817167d1bd487724c70b07809ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCollections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedCollections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionRow_collection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionRow_collection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Collection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}}]} as unknown as DocumentNode<AdminCollectionsQuery, AdminCollectionsQueryVariables>;
export const AdminDeleteCollectionDocument = {"__meta__":{"documentId":"sha256:b259b456090b0f99a4f314133f3103292a4e210f8bb86a7cd61893e46500f282"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteCollectionMutation, AdminDeleteCollectionMutationVariables>;
export const AdminEventDocument = {"__meta__":{"documentId":"sha256:6e699bacea8d4e289015953a447669f20bce2498814da2ad9a4d6884b7807916"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFacts_event"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantsUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VariantsUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryItemUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventoryItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"tracked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryVariantsUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","alias":{"kind":"Name","value":"stock"},"name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"privacyStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"privacyStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCreated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderCreatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillmentStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderUpdated_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillmentStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFacts_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}}]}},{"kind":"Field","name":{"kind":"Name","value":"anonymization"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"deadLetter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VariantsUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartUpdated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCreated_event"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderUpdated_event"}}]}}]} as unknown as DocumentNode<AdminEventQuery, AdminEventQueryVariables>;
export const AdminEventsDocument = {"__meta__":{"documentId":"sha256:74e60f67942d2c063c9942e16f3e086bed1d460567bb8d46a27fc07674d87056"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEventFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveEvent_event"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveEvent_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadLetter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryItemUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventoryItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryVariantsUpdatedEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]} as unknown as DocumentNode<AdminEventsQuery, AdminEventsQueryVariables>;
export const AdminReplayEventDocument = {"__meta__":{"documentId":"sha256:f37cfab9c6817bd4335899dcb7838b5ba0042d1e013f5c60877d61af06febaf7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminReplayEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayChangeEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminReplayEventMutation, AdminReplayEventMutationVariables>;
export const AdminJobPageDocument = {"__meta__":{"documentId":"sha256:c14b834adfc879c797e495f408242b6c76866dbf8d53cb4ab8779c667c2da85f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacts_job"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobItemRow_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFacts_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revertOf"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobItemRow_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AdminJobPageQuery, AdminJobPageQueryVariables>;
export const AdminJobsDocument = {"__meta__":{"documentId":"sha256:a199ef585deb81b49a85f1bb9401d2994a035b11835c0d6c6f66591def879c6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"first"},"name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thing"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AdminJobsQuery, AdminJobsQueryVariables>;
export const AdminCountMembersDocument = {"__meta__":{"documentId":"sha256:a895a3daa9440ab589c904dd50fd454c8452bfc93b53aa3df25ac295a08a9a53"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCountMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkMemberAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countMembersByFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"all"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmationToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<AdminCountMembersQuery, AdminCountMembersQueryVariables>;
export const AdminMemberHistoryDocument = {"__meta__":{"documentId":"sha256:239bf61e85037cb9dc8131af7edef164762a1bdd1f61b2a8038dcedc5c66db32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMemberHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<AdminMemberHistoryQuery, AdminMemberHistoryQueryVariables>;
export const AdminMemberStampDocument = {"__meta__":{"documentId":"sha256:dfe47ee1bae66c7614f3d830839062ff628e969b88b7b4e56573f320668fb364"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMemberStamp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<AdminMemberStampQuery, AdminMemberStampQueryVariables>;
export const AdminUpdateMemberSlugDocument = {"__meta__":{"documentId":"sha256:6c507ba4d4d2d1c7e819b00ce35c8beb7fdf65b1d7cacd6e1fbd311de35f272c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateMemberSlug"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMemberSlug"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUpdateMemberSlugMutation, AdminUpdateMemberSlugMutationVariables>;
export const AdminUpdateMemberDocument = {"__meta__":{"documentId":"sha256:e750cfab891a65f7d03dd8924da0405df0ab17f47d0d6a9659c662b2ba1e143e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUpdateMemberMutation, AdminUpdateMemberMutationVariables>;
export const AdminMembersDocument = {"__meta__":{"documentId":"sha256:80fda2e304ce1dbc6d3b620ea87e18b1cbd8e88f7b3a79ad9fb4427fb3da71f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMemberSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow_member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmail"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"privacyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"activityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]}}]} as unknown as DocumentNode<AdminMembersQuery, AdminMembersQueryVariables>;
export const AdminCreateMemberDocument = {"__meta__":{"documentId":"sha256:8e4c391f32557209ccb9428f6cd8f8d4404f29cfc05f7e269cad19d54043251c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminCreateMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCreateMemberMutation, AdminCreateMemberMutationVariables>;
export const AdminPlatformJobDocument = {"__meta__":{"documentId":"sha256:23aa94d5fcf6a04385d55fb25dba8e403b44d037ca13db4a848473e94de45b62"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPlatformJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalSuccesses"}},{"kind":"Field","name":{"kind":"Name","value":"totalFailures"}}]}}]}}]} as unknown as DocumentNode<AdminPlatformJobQuery, AdminPlatformJobQueryVariables>;
export const AdminMemberDocument = {"__meta__":{"documentId":"sha256:aad3ae55d4d4969e7da1e6bcf78863330f4337dce778f2ab945d3c347c5208ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"privacyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"activityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmail"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberActions_member"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberForm_member"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberLists_member"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberAccount_member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"memberOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"memberId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberOrders_orders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberActions_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"activityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberForm_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"birthdate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberLists_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"streetNumber"}},{"kind":"Field","name":{"kind":"Name","value":"streetName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"subdivision"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberAccount_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"activityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmail"}},{"kind":"Field","name":{"kind":"Name","value":"loginEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberOrders_orders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillmentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<AdminMemberQuery, AdminMemberQueryVariables>;
export const AdminApproveMemberDocument = {"__meta__":{"documentId":"sha256:ff97cf3b4a868b149f49e98155298fe1fbf781a2e5634230813d81f665c4f897"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminApproveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminApproveMemberMutation, AdminApproveMemberMutationVariables>;
export const AdminBlockMemberDocument = {"__meta__":{"documentId":"sha256:a859fce310d3e77c953c41ecd0832058451b80f07a0dabc58c3c460d71b265be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminBlockMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminBlockMemberMutation, AdminBlockMemberMutationVariables>;
export const AdminMuteMemberDocument = {"__meta__":{"documentId":"sha256:9bbc4fc69dd2e6e8118fcddbacdba314e1b4612b5f6511620745abe6bf7302fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminMuteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"muteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activityStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminMuteMemberMutation, AdminMuteMemberMutationVariables>;
export const AdminUnmuteMemberDocument = {"__meta__":{"documentId":"sha256:85e57300c4a05826b7685f4f6b42e45bc9fc811d80ade5ecd5b450091f790927"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUnmuteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmuteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activityStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUnmuteMemberMutation, AdminUnmuteMemberMutationVariables>;
export const AdminDisconnectMemberDocument = {"__meta__":{"documentId":"sha256:84bcb9f8be0c54df7eb70418a8724e53bcd86d777e77917c33676577f57d0ff8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDisconnectMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDisconnectMemberMutation, AdminDisconnectMemberMutationVariables>;
export const AdminDeleteMemberDocument = {"__meta__":{"documentId":"sha256:72227edfa485e065ec89bdb28daa4080b2b7d4ed4388005fb89f9dfe26dde5ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteMemberMutation, AdminDeleteMemberMutationVariables>;
export const AdminDeleteMemberPhonesDocument = {"__meta__":{"documentId":"sha256:a0f2910395415faaf9703a2c1ef70dd0862e1e3f7a8aca95ed9fbd1d62550c41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteMemberPhones"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMemberPhones"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteMemberPhonesMutation, AdminDeleteMemberPhonesMutationVariables>;
export const AdminDeleteMemberEmailsDocument = {"__meta__":{"documentId":"sha256:795073dfe4146f6ccab23832f67842eb553efa287251000100aca3c1de1b90e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteMemberEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMemberEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteMemberEmailsMutation, AdminDeleteMemberEmailsMutationVariables>;
export const AdminDeleteMemberAddressesDocument = {"__meta__":{"documentId":"sha256:5e810923b348d19fdc83d7ec6e0fd102ad6d1eb9339482d8a20944ce9e0cbf25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteMemberAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMemberAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteMemberAddressesMutation, AdminDeleteMemberAddressesMutationVariables>;
export const AdminSendActivationEmailDocument = {"__meta__":{"documentId":"sha256:0781e9e6ae6ab626befb098475007aba4987d6dcd593f804e92f08c016adb5f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSendActivationEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendActivationEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminSendActivationEmailMutation, AdminSendActivationEmailMutationVariables>;
export const AdminDeleteMembersDocument = {"__meta__":{"documentId":"sha256:630a92b308d9c0e26839cb75deb7ec8a15f50cb2e1ff89c3750ad22713c8244e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkDeleteMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteMembersMutation, AdminDeleteMembersMutationVariables>;
export const AdminDeleteMembersByFilterDocument = {"__meta__":{"documentId":"sha256:6e20514bf0f2e9c40f87378d0be99fabcf34284c4dcc414f4a3c00251e0f0055"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteMembersByFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkDeleteMembersByFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"confirmationToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteMembersByFilterMutation, AdminDeleteMembersByFilterMutationVariables>;
export const AdminBlockMembersDocument = {"__meta__":{"documentId":"sha256:cd84bb46aaa607f63cf7e5e77f00202c7d4532d557850a95ac2c292d30122715"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminBlockMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkBlockMembersByFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"confirmationToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminBlockMembersMutation, AdminBlockMembersMutationVariables>;
export const AdminApproveMembersDocument = {"__meta__":{"documentId":"sha256:f9bd3794c4eb96571457d078e5605d6d10208ccb8a8e54894806be5793154c55"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminApproveMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedMemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkApproveMembersByFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"confirmationToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminApproveMembersMutation, AdminApproveMembersMutationVariables>;
export const AdminOverviewDocument = {"__meta__":{"documentId":"sha256:a63c9a60e66630310e6d14c83a9e680b35d731722d5410590e851c2b8e0fa858"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewHealth_health"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managedBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"managedCollections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewHealth_health"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"soldOut"}},{"kind":"Field","name":{"kind":"Name","value":"partlySoldOut"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPicture"}},{"kind":"Field","name":{"kind":"Name","value":"priceZero"}},{"kind":"Field","name":{"kind":"Name","value":"withoutCollection"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMargin"}},{"kind":"Field","name":{"kind":"Name","value":"discounted"}},{"kind":"Field","name":{"kind":"Name","value":"collectionCount"}},{"kind":"Field","name":{"kind":"Name","value":"brandCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMemberCount"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]} as unknown as DocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables>;
export const AdminPricesDocument = {"__meta__":{"documentId":"sha256:8c2f02e6d559c35e569fa063a6071999ab719faff3d3c138192a0e8fd7e25663"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedProductFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceRow_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<AdminPricesQuery, AdminPricesQueryVariables>;
export const AdminPricesNowDocument = {"__meta__":{"documentId":"sha256:1d705976063276917e599af0b0e082f57011d9cc707bb04e2ae65ffc94bed832"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPricesNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceRow_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<AdminPricesNowQuery, AdminPricesNowQueryVariables>;
export const AdminLeaveCollectionDocument = {"__meta__":{"documentId":"sha256:a0c51ff1e542632458c7f82f9301874c08d28897abffcf908e4fc13ed37e0c37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminLeaveCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProductsFromCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminLeaveCollectionMutation, AdminLeaveCollectionMutationVariables>;
export const AdminJoinCollectionDocument = {"__meta__":{"documentId":"sha256:2741437d42fd55667748e3cce816bade10a2a9c69dda56282e532c519bac0d1f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminJoinCollection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProductsToCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminJoinCollectionMutation, AdminJoinCollectionMutationVariables>;
export const AdminCollectionNamesDocument = {"__meta__":{"documentId":"sha256:a729710d118965a0dce0a39fd146fc1f859b8bfb758a448a657da877ab30a5d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCollectionNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedCollections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminCollectionNamesQuery, AdminCollectionNamesQueryVariables>;
export const AdminDeleteProductDocument = {"__meta__":{"documentId":"sha256:fbb4eb5444f356be925169d9731e07b0e176217d8ee8486950227d0421c5ad0c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteProductMutation, AdminDeleteProductMutationVariables>;
export const AdminGetOrCreateBrandDocument = {"__meta__":{"documentId":"sha256:61621e57407615b5eaeff9fb8235cff900bb1ef14a00a9f36b7b961400e4a269"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminGetOrCreateBrand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getOrCreateBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminGetOrCreateBrandMutation, AdminGetOrCreateBrandMutationVariables>;
export const AdminBrandNamesDocument = {"__meta__":{"documentId":"sha256:6d7b7870407b635fe3b4e0c1ce27605a898b7ae6a58b073cdd8046a7dcc6228e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBrandNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nameStartsWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AdminBrandNamesQuery, AdminBrandNamesQueryVariables>;
export const AdminMakeProductDocument = {"__meta__":{"documentId":"sha256:40c046c171de2a739442fef6c3527e3d2a0cdf4b86d377eea761f6101610d9eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminMakeProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminMakeProductMutation, AdminMakeProductMutationVariables>;
export const AdminFindMediaDocument = {"__meta__":{"documentId":"sha256:82c7e74b852ae983748d2b8a4713681456b7e6585161509334ee7d7897d0c4f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminFindMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedProductFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"160"}},{"kind":"Argument","name":{"kind":"Name","value":"height"},"value":{"kind":"IntValue","value":"200"}}]},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminFindMediaQuery, AdminFindMediaQueryVariables>;
export const AdminProductStampDocument = {"__meta__":{"documentId":"sha256:612430dafc7184498010e5428d85c674307f4bfb7147d5f2350b0dd42d04ee56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProductStamp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<AdminProductStampQuery, AdminProductStampQueryVariables>;
export const AdminDeleteOptionsDocument = {"__meta__":{"documentId":"sha256:645a80afe66ea27ab4386e0b64de5b1b6a9009d2758c8236a4266fed2ee102de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProductOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteOptionsMutation, AdminDeleteOptionsMutationVariables>;
export const AdminResetVariantsDocument = {"__meta__":{"documentId":"sha256:c279a8fdfb02d8711278532e619f61bee3fefd2f7a977a3b342a6f2e39da6165"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminResetVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetAllProductVariantData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminResetVariantsMutation, AdminResetVariantsMutationVariables>;
export const AdminProductDocument = {"__meta__":{"documentId":"sha256:ee25e2f2d4687d62d78f532fb54742ed20966429e89aacadb054382cb1421dbb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedProduct_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaTile_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformFigures_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"margin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"rawDescription"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ribbon"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managesVariants"}},{"kind":"Field","name":{"kind":"Name","value":"collectionIds"}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricePerUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"totalUnit"}},{"kind":"Field","name":{"kind":"Name","value":"baseQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"baseUnit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"infoSections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rawDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaTile_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"props"}},{"kind":"Field","name":{"kind":"Name","value":"meta"}},{"kind":"Field","name":{"kind":"Name","value":"children"}},{"kind":"Field","name":{"kind":"Name","value":"custom"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keywords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"main"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preventAutoRedirect"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformFigures_product"}}]}}]} as unknown as DocumentNode<AdminProductQuery, AdminProductQueryVariables>;
export const AdminEditProductDocument = {"__meta__":{"documentId":"sha256:5073adc2c15fafa00093fce88d65038c5dcff2ce91039ded13fc37c4600cf85d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminEditProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminEditProductMutation, AdminEditProductMutationVariables>;
export const AdminAddMediaDocument = {"__meta__":{"documentId":"sha256:0e6e04bdf536d034fcb9cf0fadae37259ff030c5bb0cdd24ddcdee45a12f0f2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminAddMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"media"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewMediaInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProductMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"media"},"value":{"kind":"Variable","name":{"kind":"Name","value":"media"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminAddMediaMutation, AdminAddMediaMutationVariables>;
export const AdminRemoveChoiceMediaDocument = {"__meta__":{"documentId":"sha256:0b0a0a5dd998d8cfc525dbb92654c74ae71b973e5b32ea1761cbcc435d2c4f28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRemoveChoiceMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choices"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChoiceMediaRemovalInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProductMediaFromChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"media"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"choices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choices"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRemoveChoiceMediaMutation, AdminRemoveChoiceMediaMutationVariables>;
export const AdminAddChoiceMediaDocument = {"__meta__":{"documentId":"sha256:db8e7d08278ca6e9d31280a1dd0c529b377e0c3f9b10068da3af3dabde566648"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminAddChoiceMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"media"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChoiceMediaInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProductMediaToChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"media"},"value":{"kind":"Variable","name":{"kind":"Name","value":"media"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminAddChoiceMediaMutation, AdminAddChoiceMediaMutationVariables>;
export const AdminRemoveMediaDocument = {"__meta__":{"documentId":"sha256:ee6ee650602b1aa0ea72fd5f7e32e366d79dd42f50741c080f41d5700841c558"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRemoveMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"media"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MediaSelectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProductMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"media"},"value":{"kind":"Variable","name":{"kind":"Name","value":"media"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRemoveMediaMutation, AdminRemoveMediaMutationVariables>;
export const AdminUpdateVariantsDocument = {"__meta__":{"documentId":"sha256:964bbfdf77fc87420aeb06e15e181b1ad8115e92d9c3e656ff4b6609c625c2de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VariantChangeInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProductVariants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUpdateVariantsMutation, AdminUpdateVariantsMutationVariables>;
export const AdminProductVariantsDocument = {"__meta__":{"documentId":"sha256:2347ea2f7b60a1f35a22a9cccd2f22c16b3b3f2d5a0e53c0d0969eafe537d4ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProductVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VariantRow_variant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantRow_variant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"tracked"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<AdminProductVariantsQuery, AdminProductVariantsQueryVariables>;
export const AdminProductsDocument = {"__meta__":{"documentId":"sha256:bd5e12d846cae07aa0ceda7b41096397089e33b9c9c1e8deb0b3dd877289ea0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedProductFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedProductSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"ribbon"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"collectionIds"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tracked"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"compareAtPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"margin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowestSale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"atLoss"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mainMedia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"72"}},{"kind":"Argument","name":{"kind":"Name","value":"height"},"value":{"kind":"IntValue","value":"90"}}]}]}}]}}]}}]} as unknown as DocumentNode<AdminProductsQuery, AdminProductsQueryVariables>;
export const AdminProductIdsDocument = {"__meta__":{"documentId":"sha256:cb6a9a3fe3a430e11b9e7cdd420f7d816245e67e72f5890c82e27bd84048c408"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProductIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedProductFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATION_ORDER"}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminProductIdsQuery, AdminProductIdsQueryVariables>;
export const AdminExportProductsDocument = {"__meta__":{"documentId":"sha256:5b8acac6c7b507fe249f14b4989acda31bf2b1c683e76251649febfef1c7107a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminExportProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedProductFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATION_ORDER"}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportedProduct_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportedProduct_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"ribbon"}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rawDescription"}},{"kind":"Field","name":{"kind":"Name","value":"basePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costAndProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<AdminExportProductsQuery, AdminExportProductsQueryVariables>;
export const AdminCatalogChoicesDocument = {"__meta__":{"documentId":"sha256:29fd52e9b5cc42fea1300e020a25c9bb005069fe00044a41f74fe8e458952445"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCatalogChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedCollections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"managedBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCatalogChoicesQuery, AdminCatalogChoicesQueryVariables>;
export const AdminWebVitalsDocument = {"__meta__":{"documentId":"sha256:a510c46b4de94b926b45dccdbaa3b0dfdca08a8d85846c165916488cc52a6db0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminWebVitals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"device"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitDevice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webVitals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"device"},"value":{"kind":"Variable","name":{"kind":"Name","value":"device"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VitalsRow_route"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VitalsRow_route"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RouteVitals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"measures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visitCount"}},{"kind":"Field","name":{"kind":"Name","value":"p50"}},{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]}}]} as unknown as DocumentNode<AdminWebVitalsQuery, AdminWebVitalsQueryVariables>;