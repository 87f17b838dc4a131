import type * as Schema from './schema-types.ts';
import type { UnspecifiedValue } from '../graphql/unknown-values.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { EventIdentitySource as EventIdentitySourceSource, ChangeEventSource as ChangeEventSourceSource, ProductSnapshotSource as ProductSnapshotSourceSource, ProductSnapshotMediaSource as ProductSnapshotMediaSourceSource, ProductSnapshotVariantSource as ProductSnapshotVariantSourceSource, ProductSnapshotSubscriptionSource as ProductSnapshotSubscriptionSourceSource, UnitQuantitySource as UnitQuantitySourceSource, InfoSectionSnapshotSource as InfoSectionSnapshotSourceSource, DiscountRuleDiscountSource as DiscountRuleDiscountSourceSource, ChangeEventConnectionSource as ChangeEventConnectionSourceSource, AppKeySource as AppKeySourceSource, AuditRecordSource as AuditRecordSourceSource, AuditRecordConnectionSource as AuditRecordConnectionSourceSource, CallerSource as CallerSourceSource, ActorSource as ActorSourceSource, StaffSource as StaffSourceSource, StoreSource as StoreSourceSource, SiteHealthSource as SiteHealthSourceSource, SiteFindingSource as SiteFindingSourceSource, JobSource as JobSourceSource, JobConnectionSource as JobConnectionSourceSource, JobItemSource as JobItemSourceSource, JobFailureSource as JobFailureSourceSource, MoneySource as MoneySourceSource, MoneyRangeSource as MoneyRangeSourceSource, WeightSource as WeightSourceSource, StockSource as StockSourceSource, ImageSource as ImageSourceSource, MediaItemSource as MediaItemSourceSource, VideoSource as VideoSourceSource, ProductSource as ProductSourceSource, ProductOptionSource as ProductOptionSourceSource, ProductVariantSource as ProductVariantSourceSource, ProductAvailabilitySource as ProductAvailabilitySourceSource, SelectedVariantSource as SelectedVariantSourceSource, StoreVariantSource as StoreVariantSourceSource, DimensionsSource as DimensionsSourceSource, PricePerUnitSource as PricePerUnitSourceSource, CostAndProfitSource as CostAndProfitSourceSource, InfoSectionSource as InfoSectionSourceSource, CollectionSource as CollectionSourceSource, BrandSource as BrandSourceSource, FacetSource as FacetSourceSource, ProductConnectionSource as ProductConnectionSourceSource, ProductVariantConnectionSource as ProductVariantConnectionSourceSource, StoreVariantConnectionSource as StoreVariantConnectionSourceSource, CollectionConnectionSource as CollectionConnectionSourceSource, BrandConnectionSource as BrandConnectionSourceSource, CartSource as CartSourceSource, CartLineSource as CartLineSourceSource, CatalogOverrideSource as CatalogOverrideSourceSource, DescriptionLineSource as DescriptionLineSourceSource, PhysicalPropertiesSource as PhysicalPropertiesSourceSource, SubscriptionOptionSource as SubscriptionOptionSourceSource, AppliedDiscountSource as AppliedDiscountSourceSource, AddressSource as AddressSourceSource, ContactSource as ContactSourceSource, BuyerInfoSource as BuyerInfoSourceSource, CartEstimateSource as CartEstimateSourceSource, CalculatedLineSource as CalculatedLineSourceSource, PriceSummarySource as PriceSummarySourceSource, TaxDetailsSource as TaxDetailsSourceSource, TaxSummarySource as TaxSummarySourceSource, ShippingInfoSource as ShippingInfoSourceSource, ShippingOptionSource as ShippingOptionSourceSource, SelectedShippingSource as SelectedShippingSourceSource, LogisticsSource as LogisticsSourceSource, AdditionalFeeSource as AdditionalFeeSourceSource, AppliedGiftCardSource as AppliedGiftCardSourceSource, MembershipSource as MembershipSourceSource, MembershipOptionsSource as MembershipOptionsSourceSource, CheckoutSource as CheckoutSourceSource, CheckoutSettingsSource as CheckoutSettingsSourceSource, RedirectSessionSource as RedirectSessionSourceSource, ProductChangeSource as ProductChangeSourceSource, CartChangeSource as CartChangeSourceSource, MemberChangeSource as MemberChangeSourceSource, ViewerSource as ViewerSourceSource, MemberSource as MemberSourceSource, MemberConnectionSource as MemberConnectionSourceSource, MemberContactSource as MemberContactSourceSource, MemberPictureSource as MemberPictureSourceSource, MemberAddressSource as MemberAddressSourceSource, OrderSource as OrderSourceSource, OrderConnectionSource as OrderConnectionSourceSource, OrderLineSource as OrderLineSourceSource, OrderActivitySource as OrderActivitySourceSource, BackInStockRequestSource as BackInStockRequestSourceSource, BackInStockRequestConnectionSource as BackInStockRequestConnectionSourceSource } from '../graphql/sources.ts';
import type { Context } from '../graphql/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


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
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ShopChange:
    | ( CartChangeSourceSource )
    | ( MemberChangeSourceSource )
    | ( ProductChangeSourceSource )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  ChangeEvent:
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
    | ( ChangeEventSourceSource )
  ;
  Node:
    | ( BrandSourceSource )
    | ( CheckoutSourceSource )
    | ( CollectionSourceSource )
    | ( JobSourceSource )
    | ( MemberSourceSource )
    | ( OrderSourceSource )
    | ( ProductSourceSource )
    | ( StoreVariantSourceSource )
  ;
  ProblemDetails:
    | ( Omit<Schema.CreateAppKeyProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<_RefType['SuggestedFix']> } )
    | ( Omit<Schema.ElevationProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<_RefType['SuggestedFix']> } )
    | ( Omit<Schema.Problem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<_RefType['SuggestedFix']> } )
    | ( Omit<Schema.ReplayChangeEventProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<_RefType['SuggestedFix']> } )
    | ( Omit<Schema.RevokeAppKeyProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<_RefType['SuggestedFix']> } )
    | ( Omit<Schema.RotateAppKeyProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<_RefType['SuggestedFix']> } )
    | ( Omit<Schema.UpdateAppKeyProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<_RefType['SuggestedFix']> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbandonedCheckout: ResolverTypeWrapper<Omit<Schema.AbandonedCheckout, 'appliedDiscounts' | 'buyerInfo' | 'lines' | 'subtotal' | 'total'> & { appliedDiscounts: ReadonlyArray<ResolversTypes['AppliedDiscount']>, buyerInfo?: Schema.Maybe<ResolversTypes['BuyerInfo']>, lines: ReadonlyArray<ResolversTypes['CartLine']>, subtotal?: Schema.Maybe<ResolversTypes['Money']>, total?: Schema.Maybe<ResolversTypes['Money']> }>;
  AbandonedCheckoutActivity: ResolverTypeWrapper<Schema.AbandonedCheckoutActivity>;
  AbandonedCheckoutActivityType: Schema.AbandonedCheckoutActivityType;
  AbandonedCheckoutCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  AbandonedCheckoutDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  AbandonedCheckoutRecoveredEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  AbandonedCheckoutUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  AbandonmentBuyer: ResolverTypeWrapper<Schema.AbandonmentBuyer>;
  AbandonmentBuyerKind: Schema.AbandonmentBuyerKind;
  AbandonmentStatus: Schema.AbandonmentStatus;
  AcceptedPayload: ResolverTypeWrapper<Omit<Schema.AcceptedPayload, 'problems'> & { problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  ActivityStatus: ResolverTypeWrapper<Schema.ActivityStatus | UnspecifiedValue>;
  Actor: ResolverTypeWrapper<ActorSourceSource>;
  ActorKind: Schema.ActorKind;
  AddProductMediaInput: Schema.AddProductMediaInput;
  AddProductMediaToChoicesInput: Schema.AddProductMediaToChoicesInput;
  AddProductsToCollectionInput: Schema.AddProductsToCollectionInput;
  AddToCartInput: Schema.AddToCartInput;
  AdditionalFee: ResolverTypeWrapper<AdditionalFeeSourceSource>;
  AdditionalFeeCharge: Schema.AdditionalFeeCharge;
  Address: ResolverTypeWrapper<AddressSourceSource>;
  AddressInput: Schema.AddressInput;
  AddressTag: Schema.AddressTag;
  AdjustProductPropertyInput: Schema.AdjustProductPropertyInput;
  AdjustPropertyWorkInput: Schema.AdjustPropertyWorkInput;
  AdjustmentInput: Schema.AdjustmentInput;
  AdjustmentPreview: ResolverTypeWrapper<Omit<Schema.AdjustmentPreview, 'after' | 'before' | 'cost' | 'paidAfter' | 'paidBefore' | 'problem' | 'variants' | 'weightAfter' | 'weightBefore'> & { after?: Schema.Maybe<ResolversTypes['Money']>, before?: Schema.Maybe<ResolversTypes['Money']>, cost?: Schema.Maybe<ResolversTypes['Money']>, paidAfter: ResolversTypes['Money'], paidBefore: ResolversTypes['Money'], problem?: Schema.Maybe<ResolversTypes['Problem']>, variants: ReadonlyArray<ResolversTypes['VariantAdjustmentPreview']>, weightAfter?: Schema.Maybe<ResolversTypes['Weight']>, weightBefore?: Schema.Maybe<ResolversTypes['Weight']> }>;
  AdjustmentPreviewConnection: ResolverTypeWrapper<Omit<Schema.AdjustmentPreviewConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AdjustmentPreviewEdge']>, nodes: ReadonlyArray<ResolversTypes['AdjustmentPreview']> }>;
  AdjustmentPreviewEdge: ResolverTypeWrapper<Omit<Schema.AdjustmentPreviewEdge, 'node'> & { node: ResolversTypes['AdjustmentPreview'] }>;
  AppKey: ResolverTypeWrapper<AppKeySourceSource>;
  AppKeyConnection: ResolverTypeWrapper<Omit<Schema.AppKeyConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AppKeyEdge']>, nodes: ReadonlyArray<ResolversTypes['AppKey']> }>;
  AppKeyEdge: ResolverTypeWrapper<Omit<Schema.AppKeyEdge, 'node'> & { node: ResolversTypes['AppKey'] }>;
  AppKeySource: Schema.AppKeySource;
  AppKeyState: Schema.AppKeyState;
  AppScope: Schema.AppScope;
  AppliedDiscount: ResolverTypeWrapper<AppliedDiscountSourceSource>;
  AppliedDiscountKind: Schema.AppliedDiscountKind;
  AppliedGiftCard: ResolverTypeWrapper<AppliedGiftCardSourceSource>;
  ApplyCouponInput: Schema.ApplyCouponInput;
  ApplyGiftCardInput: Schema.ApplyGiftCardInput;
  ApproveMemberInput: Schema.ApproveMemberInput;
  AuditCheck: ResolverTypeWrapper<Schema.AuditCheck>;
  AuditFilter: Schema.AuditFilter;
  AuditRecord: ResolverTypeWrapper<AuditRecordSourceSource>;
  AuditRecordConnection: ResolverTypeWrapper<AuditRecordConnectionSourceSource>;
  AuditRecordEdge: ResolverTypeWrapper<Omit<Schema.AuditRecordEdge, 'node'> & { node: ResolversTypes['AuditRecord'] }>;
  AuditResult: Schema.AuditResult;
  AuthPrompt: Schema.AuthPrompt;
  AutoTaxFallbackReason: Schema.AutoTaxFallbackReason;
  BackInStockRequest: ResolverTypeWrapper<BackInStockRequestSourceSource>;
  BackInStockRequestConnection: ResolverTypeWrapper<BackInStockRequestConnectionSourceSource>;
  BackInStockRequestCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  BackInStockRequestDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  BackInStockRequestEdge: ResolverTypeWrapper<Omit<Schema.BackInStockRequestEdge, 'node'> & { node: ResolversTypes['BackInStockRequest'] }>;
  BackInStockRequestUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  BackInStockStatus: ResolverTypeWrapper<Schema.BackInStockStatus | UnspecifiedValue>;
  BlockMemberInput: Schema.BlockMemberInput;
  BookingsBookIntentInput: Schema.BookingsBookIntentInput;
  BookingsCheckoutIntentInput: Schema.BookingsCheckoutIntentInput;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<BrandSourceSource>;
  BrandConnection: ResolverTypeWrapper<BrandConnectionSourceSource>;
  BrandCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  BrandDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  BrandEdge: ResolverTypeWrapper<Omit<Schema.BrandEdge, 'node'> & { node: ResolversTypes['Brand'] }>;
  BrandFilter: Schema.BrandFilter;
  BrandMergeDryRun: ResolverTypeWrapper<Schema.BrandMergeDryRun>;
  BrandPayload: ResolverTypeWrapper<Omit<Schema.BrandPayload, 'brand' | 'current' | 'problems'> & { brand?: Schema.Maybe<ResolversTypes['Brand']>, current?: Schema.Maybe<ResolversTypes['Brand']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  BrandRenamePayload: ResolverTypeWrapper<Omit<Schema.BrandRenamePayload, 'current' | 'job' | 'problems'> & { current: ReadonlyArray<ResolversTypes['Brand']>, job?: Schema.Maybe<ResolversTypes['Job']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  BrandSort: Schema.BrandSort;
  BrandSortField: Schema.BrandSortField;
  BrandStory: ResolverTypeWrapper<Omit<Schema.BrandStory, 'image'> & { image?: Schema.Maybe<ResolversTypes['Image']> }>;
  BrandUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  Breadcrumb: ResolverTypeWrapper<Schema.Breadcrumb>;
  BulkAdjustProductPropertyInput: Schema.BulkAdjustProductPropertyInput;
  BulkApproveMembersByFilterInput: Schema.BulkApproveMembersByFilterInput;
  BulkBlockMembersByFilterInput: Schema.BulkBlockMembersByFilterInput;
  BulkBrandItem: ResolverTypeWrapper<Omit<Schema.BulkBrandItem, 'brand' | 'problems'> & { brand?: Schema.Maybe<ResolversTypes['Brand']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  BulkBrandPayload: ResolverTypeWrapper<Omit<Schema.BulkBrandPayload, 'items' | 'problems'> & { items: ReadonlyArray<ResolversTypes['BulkBrandItem']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  BulkCreateBrandsInput: Schema.BulkCreateBrandsInput;
  BulkDeleteBrandsInput: Schema.BulkDeleteBrandsInput;
  BulkDeleteMembersByFilterInput: Schema.BulkDeleteMembersByFilterInput;
  BulkDeleteMembersInput: Schema.BulkDeleteMembersInput;
  BulkGetOrCreateBrandsInput: Schema.BulkGetOrCreateBrandsInput;
  BulkItem: ResolverTypeWrapper<Omit<Schema.BulkItem, 'problems'> & { problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  BulkMemberAction: Schema.BulkMemberAction;
  BulkPayload: ResolverTypeWrapper<Omit<Schema.BulkPayload, 'items' | 'problems'> & { items: ReadonlyArray<ResolversTypes['BulkItem']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  BulkSetProductPropertyInput: Schema.BulkSetProductPropertyInput;
  BulkUpdateBrandsInput: Schema.BulkUpdateBrandsInput;
  BuyerInfo: ResolverTypeWrapper<BuyerInfoSourceSource>;
  CalculatedLine: ResolverTypeWrapper<CalculatedLineSourceSource>;
  Caller: ResolverTypeWrapper<CallerSourceSource>;
  CancelBackInStockRequestInput: Schema.CancelBackInStockRequestInput;
  CaptchaInput: Schema.CaptchaInput;
  CarrierRateConfiguration: ResolverTypeWrapper<Omit<Schema.CarrierRateConfiguration, 'backupWeight' | 'domesticServices' | 'internationalServices' | 'shipFromAddress'> & { backupWeight?: Schema.Maybe<ResolversTypes['Weight']>, domesticServices: ReadonlyArray<ResolversTypes['CarrierService']>, internationalServices: ReadonlyArray<ResolversTypes['CarrierService']>, shipFromAddress?: Schema.Maybe<ResolversTypes['Address']> }>;
  CarrierRateConfigurationCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CarrierRateConfigurationDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CarrierRateConfigurationUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CarrierService: ResolverTypeWrapper<Omit<Schema.CarrierService, 'freeDeliveryMinimumAmount'> & { freeDeliveryMinimumAmount?: Schema.Maybe<ResolversTypes['Money']> }>;
  Cart: ResolverTypeWrapper<CartSourceSource>;
  CartAbandonedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CartChange: ResolverTypeWrapper<CartChangeSourceSource>;
  CartCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CartDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CartEstimate: ResolverTypeWrapper<CartEstimateSourceSource>;
  CartLine: ResolverTypeWrapper<CartLineSourceSource>;
  CartLineInput: Schema.CartLineInput;
  CartLineQuantityInput: Schema.CartLineQuantityInput;
  CartPayload: ResolverTypeWrapper<Omit<Schema.CartPayload, 'cart' | 'problems'> & { cart?: Schema.Maybe<ResolversTypes['Cart']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  CartRecoveredEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CartUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CatalogHealth: ResolverTypeWrapper<Schema.CatalogHealth>;
  CatalogOverride: ResolverTypeWrapper<CatalogOverrideSourceSource>;
  CatalogOverrideInput: Schema.CatalogOverrideInput;
  CatalogReferenceInput: Schema.CatalogReferenceInput;
  CategoryPlace: ResolverTypeWrapper<Schema.CategoryPlace>;
  ChangeEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ChangeEvent']>;
  ChangeEventConnection: ResolverTypeWrapper<ChangeEventConnectionSourceSource>;
  ChangeEventEdge: ResolverTypeWrapper<Omit<Schema.ChangeEventEdge, 'node'> & { node: ResolversTypes['ChangeEvent'] }>;
  ChangeEventFilter: Schema.ChangeEventFilter;
  ChangeEventHealth: ResolverTypeWrapper<Schema.ChangeEventHealth>;
  ChangeEventName: ResolverTypeWrapper<Schema.ChangeEventName | UnspecifiedValue>;
  ChangeEventState: Schema.ChangeEventState;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangedVariant: ResolverTypeWrapper<Schema.ChangedVariant>;
  ChannelType: ResolverTypeWrapper<Schema.ChannelType | UnspecifiedValue>;
  Checkout: ResolverTypeWrapper<CheckoutSourceSource>;
  CheckoutBillingFields: Schema.CheckoutBillingFields;
  CheckoutCheckbox: ResolverTypeWrapper<Schema.CheckoutCheckbox>;
  CheckoutCompletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CheckoutCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CheckoutCustomField: ResolverTypeWrapper<Schema.CheckoutCustomField>;
  CheckoutDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CheckoutFields: ResolverTypeWrapper<Schema.CheckoutFields>;
  CheckoutHeader: ResolverTypeWrapper<Omit<Schema.CheckoutHeader, 'backgroundImage' | 'logo'> & { backgroundImage?: Schema.Maybe<ResolversTypes['Image']>, logo?: Schema.Maybe<ResolversTypes['CheckoutLogo']> }>;
  CheckoutIntentInput: Schema.CheckoutIntentInput;
  CheckoutLogo: ResolverTypeWrapper<Omit<Schema.CheckoutLogo, 'image'> & { image?: Schema.Maybe<ResolversTypes['Image']> }>;
  CheckoutMainSection: ResolverTypeWrapper<Omit<Schema.CheckoutMainSection, 'formBackgroundImage' | 'summaryBackgroundImage'> & { formBackgroundImage?: Schema.Maybe<ResolversTypes['Image']>, summaryBackgroundImage?: Schema.Maybe<ResolversTypes['Image']> }>;
  CheckoutPolicy: ResolverTypeWrapper<Schema.CheckoutPolicy>;
  CheckoutPolicyKind: Schema.CheckoutPolicyKind;
  CheckoutSettings: ResolverTypeWrapper<CheckoutSettingsSourceSource>;
  CheckoutSettingsUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CheckoutTemplate: ResolverTypeWrapper<Omit<Schema.CheckoutTemplate, 'customLines'> & { customLines: ReadonlyArray<ResolversTypes['CheckoutTemplateCustomLine']> }>;
  CheckoutTemplateCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CheckoutTemplateCustomLine: ResolverTypeWrapper<Omit<Schema.CheckoutTemplateCustomLine, 'price'> & { price?: Schema.Maybe<ResolversTypes['Money']> }>;
  CheckoutTemplateDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CheckoutTemplateLine: ResolverTypeWrapper<Schema.CheckoutTemplateLine>;
  CheckoutTemplateStatus: Schema.CheckoutTemplateStatus;
  CheckoutTemplateUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CheckoutTemplateUsedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CheckoutUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  ChoiceMediaInput: Schema.ChoiceMediaInput;
  ChoiceMediaRemovalInput: Schema.ChoiceMediaRemovalInput;
  ChoiceMediaSelectionInput: Schema.ChoiceMediaSelectionInput;
  ChoiceSortStrategy: Schema.ChoiceSortStrategy;
  ChosenOption: ResolverTypeWrapper<Schema.ChosenOption>;
  ChosenOptionInput: Schema.ChosenOptionInput;
  Collection: ResolverTypeWrapper<CollectionSourceSource>;
  CollectionConnection: ResolverTypeWrapper<CollectionConnectionSourceSource>;
  CollectionCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CollectionDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CollectionEdge: ResolverTypeWrapper<Omit<Schema.CollectionEdge, 'node'> & { node: ResolversTypes['Collection'] }>;
  CollectionPayload: ResolverTypeWrapper<Omit<Schema.CollectionPayload, 'collection' | 'problems'> & { collection?: Schema.Maybe<ResolversTypes['Collection']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  CollectionSnapshot: ResolverTypeWrapper<Omit<Schema.CollectionSnapshot, 'mainMedia' | 'media'> & { mainMedia?: Schema.Maybe<ResolversTypes['MediaItem']>, media: ReadonlyArray<ResolversTypes['MediaItem']> }>;
  CollectionSort: Schema.CollectionSort;
  CollectionSortField: Schema.CollectionSortField;
  CollectionUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CollectionWorkInput: Schema.CollectionWorkInput;
  CompleteSignInInput: Schema.CompleteSignInInput;
  CompleteSignInPayload: ResolverTypeWrapper<Omit<Schema.CompleteSignInPayload, 'problems' | 'viewer'> & { problems: ReadonlyArray<ResolversTypes['Problem']>, viewer: ResolversTypes['Viewer'] }>;
  Contact: ResolverTypeWrapper<ContactSourceSource>;
  ContactDetails: ResolverTypeWrapper<Omit<Schema.ContactDetails, 'vatId'> & { vatId?: Schema.Maybe<ResolversTypes['VatId']> }>;
  ContactDetailsInput: Schema.ContactDetailsInput;
  ContentPage: ResolverTypeWrapper<Schema.ContentPage>;
  ContentTerms: Schema.ContentTerms;
  ContinueShopping: ResolverTypeWrapper<Schema.ContinueShopping>;
  ContinueShoppingDisplay: Schema.ContinueShoppingDisplay;
  CostAndProfit: ResolverTypeWrapper<CostAndProfitSourceSource>;
  CreateAppKeyInput: Schema.CreateAppKeyInput;
  CreateAppKeyPayload: ResolverTypeWrapper<Omit<Schema.CreateAppKeyPayload, 'appKey' | 'problems'> & { appKey?: Schema.Maybe<ResolversTypes['AppKey']>, problems: ReadonlyArray<ResolversTypes['CreateAppKeyProblem']> }>;
  CreateAppKeyProblem: ResolverTypeWrapper<Omit<Schema.CreateAppKeyProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<ResolversTypes['SuggestedFix']> }>;
  CreateAppKeyProblemCode: Schema.CreateAppKeyProblemCode;
  CreateBrandInput: Schema.CreateBrandInput;
  CreateCheckoutInput: Schema.CreateCheckoutInput;
  CreateCheckoutPayload: ResolverTypeWrapper<Omit<Schema.CreateCheckoutPayload, 'checkout' | 'problems'> & { checkout?: Schema.Maybe<ResolversTypes['Checkout']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  CreateCollectionInput: Schema.CreateCollectionInput;
  CreateMemberInput: Schema.CreateMemberInput;
  CreateProductInput: Schema.CreateProductInput;
  CreateRedirectSessionInput: Schema.CreateRedirectSessionInput;
  CreateRedirectSessionPayload: ResolverTypeWrapper<Omit<Schema.CreateRedirectSessionPayload, 'problems' | 'redirectSession'> & { problems: ReadonlyArray<ResolversTypes['Problem']>, redirectSession?: Schema.Maybe<ResolversTypes['RedirectSession']> }>;
  Currency: ResolverTypeWrapper<Schema.Currency>;
  CustomContentReference: ResolverTypeWrapper<Schema.CustomContentReference>;
  CustomFieldType: ResolverTypeWrapper<Schema.CustomFieldType | UnspecifiedValue>;
  CustomLineInput: Schema.CustomLineInput;
  CustomLineServiceInput: Schema.CustomLineServiceInput;
  CustomLineSubscriptionInput: Schema.CustomLineSubscriptionInput;
  CustomText: ResolverTypeWrapper<Schema.CustomText>;
  CustomTextField: ResolverTypeWrapper<Schema.CustomTextField>;
  CustomTextInput: Schema.CustomTextInput;
  Customization: ResolverTypeWrapper<Omit<Schema.Customization, 'choices' | 'freeText'> & { choices: ReadonlyArray<ResolversTypes['CustomizationChoice']>, freeText?: Schema.Maybe<ResolversTypes['CustomizationFreeText']> }>;
  CustomizationChoice: ResolverTypeWrapper<Omit<Schema.CustomizationChoice, 'addedPrice' | 'displayImage' | 'image' | 'linkedMedia'> & { addedPrice?: Schema.Maybe<ResolversTypes['Money']>, displayImage?: Schema.Maybe<ResolversTypes['Image']>, image?: Schema.Maybe<ResolversTypes['Image']>, linkedMedia: ReadonlyArray<ResolversTypes['ProductSnapshotMedia']> }>;
  CustomizationChoiceType: Schema.CustomizationChoiceType;
  CustomizationCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CustomizationDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  CustomizationFreeText: ResolverTypeWrapper<Omit<Schema.CustomizationFreeText, 'defaultAddedPrice'> & { defaultAddedPrice?: Schema.Maybe<ResolversTypes['Money']> }>;
  CustomizationRenderType: Schema.CustomizationRenderType;
  CustomizationType: Schema.CustomizationType;
  CustomizationUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  DeadLetter: ResolverTypeWrapper<Schema.DeadLetter>;
  DeadLetterReason: Schema.DeadLetterReason;
  Decimal: ResolverTypeWrapper<Schema.Scalars['Decimal']['output']>;
  DeleteBrandInput: Schema.DeleteBrandInput;
  DeleteBrandsWorkInput: Schema.DeleteBrandsWorkInput;
  DeleteCartInput: Schema.DeleteCartInput;
  DeleteCartPayload: ResolverTypeWrapper<Omit<Schema.DeleteCartPayload, 'problems'> & { problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  DeleteCollectionInput: Schema.DeleteCollectionInput;
  DeleteMeInput: Schema.DeleteMeInput;
  DeleteMemberAddressesInput: Schema.DeleteMemberAddressesInput;
  DeleteMemberEmailsInput: Schema.DeleteMemberEmailsInput;
  DeleteMemberInput: Schema.DeleteMemberInput;
  DeleteMemberPhonesInput: Schema.DeleteMemberPhonesInput;
  DeletePayload: ResolverTypeWrapper<Omit<Schema.DeletePayload, 'problems'> & { problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  DeleteProductInput: Schema.DeleteProductInput;
  DeleteProductOptionsInput: Schema.DeleteProductOptionsInput;
  DeleteProductsWorkInput: Schema.DeleteProductsWorkInput;
  DeliveryAllocation: ResolverTypeWrapper<Schema.DeliveryAllocation>;
  DeliveryTerms: ResolverTypeWrapper<Omit<Schema.DeliveryTerms, 'freeFrom' | 'price'> & { freeFrom?: Schema.Maybe<ResolversTypes['Money']>, price: ResolversTypes['Money'] }>;
  DescriptionLine: ResolverTypeWrapper<DescriptionLineSourceSource>;
  DescriptionLineInput: Schema.DescriptionLineInput;
  DigitalFile: ResolverTypeWrapper<Schema.DigitalFile>;
  Dimensions: ResolverTypeWrapper<DimensionsSourceSource>;
  DimensionsInput: Schema.DimensionsInput;
  DimensionsUnit: ResolverTypeWrapper<Schema.DimensionsUnit | UnspecifiedValue>;
  DisconnectMemberInput: Schema.DisconnectMemberInput;
  DiscountRule: ResolverTypeWrapper<Omit<Schema.DiscountRule, 'discounts' | 'trigger'> & { discounts: ReadonlyArray<ResolversTypes['DiscountRuleDiscount']>, trigger?: Schema.Maybe<ResolversTypes['DiscountRuleTrigger']> }>;
  DiscountRuleCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  DiscountRuleDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  DiscountRuleDiscount: ResolverTypeWrapper<DiscountRuleDiscountSourceSource>;
  DiscountRuleDiscountType: Schema.DiscountRuleDiscountType;
  DiscountRuleEligibility: Schema.DiscountRuleEligibility;
  DiscountRuleQuantityPrice: ResolverTypeWrapper<Omit<Schema.DiscountRuleQuantityPrice, 'price'> & { price?: Schema.Maybe<ResolversTypes['Money']> }>;
  DiscountRuleQuantityRange: ResolverTypeWrapper<Schema.DiscountRuleQuantityRange>;
  DiscountRuleScope: ResolverTypeWrapper<Schema.DiscountRuleScope>;
  DiscountRuleScopeType: Schema.DiscountRuleScopeType;
  DiscountRuleStatus: Schema.DiscountRuleStatus;
  DiscountRuleSubject: Schema.DiscountRuleSubject;
  DiscountRuleSubtotalRange: ResolverTypeWrapper<Omit<Schema.DiscountRuleSubtotalRange, 'max' | 'min'> & { max?: Schema.Maybe<ResolversTypes['Money']>, min?: Schema.Maybe<ResolversTypes['Money']> }>;
  DiscountRuleTargetType: Schema.DiscountRuleTargetType;
  DiscountRuleTrigger: ResolverTypeWrapper<Omit<Schema.DiscountRuleTrigger, 'subtotalRange' | 'triggers'> & { subtotalRange?: Schema.Maybe<ResolversTypes['DiscountRuleSubtotalRange']>, triggers: ReadonlyArray<ResolversTypes['DiscountRuleTrigger']> }>;
  DiscountRuleTriggerType: Schema.DiscountRuleTriggerType;
  DiscountRuleUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  DiscountScope: Schema.DiscountScope;
  DiscountType: ResolverTypeWrapper<Schema.DiscountType | UnspecifiedValue>;
  EditProductsWorkInput: Schema.EditProductsWorkInput;
  ElevationProblem: ResolverTypeWrapper<Omit<Schema.ElevationProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<ResolversTypes['SuggestedFix']> }>;
  ElevationProblemCode: Schema.ElevationProblemCode;
  ElevationState: Schema.ElevationState;
  EmailTag: Schema.EmailTag;
  EndSessionInput: Schema.EndSessionInput;
  EstimateInput: Schema.EstimateInput;
  EventIdentity: ResolverTypeWrapper<EventIdentitySourceSource>;
  EventIdentityKind: ResolverTypeWrapper<Schema.EventIdentityKind | UnspecifiedValue>;
  EventsCheckoutIntentInput: Schema.EventsCheckoutIntentInput;
  ExpressButtonShape: Schema.ExpressButtonShape;
  ExternalReference: ResolverTypeWrapper<Schema.ExternalReference>;
  Facet: ResolverTypeWrapper<FacetSourceSource>;
  FacetName: Schema.FacetName;
  FacetValue: ResolverTypeWrapper<Schema.FacetValue>;
  FactorStatus: Schema.FactorStatus;
  FactorType: Schema.FactorType;
  FeeSource: ResolverTypeWrapper<Schema.FeeSource | UnspecifiedValue>;
  FieldChange: ResolverTypeWrapper<Schema.FieldChange>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  FocalPoint: ResolverTypeWrapper<Schema.FocalPoint>;
  FreeTrial: ResolverTypeWrapper<Omit<Schema.FreeTrial, 'frequency'> & { frequency?: Schema.Maybe<ResolversTypes['SubscriptionFrequency']> }>;
  FreeTrialInput: Schema.FreeTrialInput;
  Fulfillment: ResolverTypeWrapper<Schema.Fulfillment>;
  FulfillmentLine: ResolverTypeWrapper<Schema.FulfillmentLine>;
  FulfillmentsUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  Geocode: ResolverTypeWrapper<Schema.Geocode>;
  GeocodeInput: Schema.GeocodeInput;
  GetOrCreateBrandInput: Schema.GetOrCreateBrandInput;
  HTML: ResolverTypeWrapper<Schema.Scalars['HTML']['output']>;
  HandlingFeeType: Schema.HandlingFeeType;
  HeaderAlignment: Schema.HeaderAlignment;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  Identity: ResolverTypeWrapper<Omit<Schema.Identity, 'reasons' | 'status'> & { reasons: ReadonlyArray<ResolversTypes['IdentityStatusReason']>, status: ResolversTypes['IdentityStatus'] }>;
  IdentityFactor: ResolverTypeWrapper<Schema.IdentityFactor>;
  IdentityStatus: ResolverTypeWrapper<Schema.IdentityStatus | UnspecifiedValue>;
  IdentityStatusReason: ResolverTypeWrapper<Schema.IdentityStatusReason | UnspecifiedValue>;
  Image: ResolverTypeWrapper<ImageSourceSource>;
  ImageFormat: Schema.ImageFormat;
  ImageInput: Schema.ImageInput;
  ImportedOrderDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  InfoSection: ResolverTypeWrapper<InfoSectionSourceSource>;
  InfoSectionCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  InfoSectionDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  InfoSectionInput: Schema.InfoSectionInput;
  InfoSectionSnapshot: ResolverTypeWrapper<InfoSectionSnapshotSourceSource>;
  InfoSectionUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  InvalidMembership: ResolverTypeWrapper<Omit<Schema.InvalidMembership, 'membership'> & { membership?: Schema.Maybe<ResolversTypes['Membership']> }>;
  InventoryChangeReason: ResolverTypeWrapper<Schema.InventoryChangeReason | UnspecifiedValue>;
  InventoryItem: ResolverTypeWrapper<Schema.InventoryItem>;
  InventoryItemAvailability: Schema.InventoryItemAvailability;
  InventoryItemCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  InventoryItemDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  InventoryItemStockStatusUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  InventoryItemUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  InventoryItemUpdatedWithReasonEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  InventoryStatus: Schema.InventoryStatus;
  InventoryUpdateTrigger: Schema.InventoryUpdateTrigger;
  InventoryVariantsUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  ItemAvailability: Schema.ItemAvailability;
  ItemType: ResolverTypeWrapper<Schema.ItemType | UnspecifiedValue>;
  JSON: ResolverTypeWrapper<Schema.Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<JobSourceSource>;
  JobAction: Schema.JobAction;
  JobChange: ResolverTypeWrapper<Schema.JobChange>;
  JobConnection: ResolverTypeWrapper<JobConnectionSourceSource>;
  JobEdge: ResolverTypeWrapper<Omit<Schema.JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobFailure: ResolverTypeWrapper<JobFailureSourceSource>;
  JobFailureConnection: ResolverTypeWrapper<Omit<Schema.JobFailureConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['JobFailureEdge']>, nodes: ReadonlyArray<ResolversTypes['JobFailure']> }>;
  JobFailureEdge: ResolverTypeWrapper<Omit<Schema.JobFailureEdge, 'node'> & { node: ResolversTypes['JobFailure'] }>;
  JobFilter: Schema.JobFilter;
  JobItem: ResolverTypeWrapper<JobItemSourceSource>;
  JobItemConnection: ResolverTypeWrapper<Omit<Schema.JobItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['JobItemEdge']>, nodes: ReadonlyArray<ResolversTypes['JobItem']> }>;
  JobItemEdge: ResolverTypeWrapper<Omit<Schema.JobItemEdge, 'node'> & { node: ResolversTypes['JobItem'] }>;
  JobItemState: Schema.JobItemState;
  JobPayload: ResolverTypeWrapper<Omit<Schema.JobPayload, 'job' | 'problems'> & { job?: Schema.Maybe<ResolversTypes['Job']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  JobState: Schema.JobState;
  JobThing: Schema.JobThing;
  JobWorkInput: Schema.JobWorkInput;
  KeyFormat: Schema.KeyFormat;
  LineAvailability: ResolverTypeWrapper<Schema.LineAvailability>;
  LineMembership: ResolverTypeWrapper<Schema.LineMembership>;
  LineMembershipInput: Schema.LineMembershipInput;
  LineModifier: ResolverTypeWrapper<Omit<Schema.LineModifier, 'price'> & { price?: Schema.Maybe<ResolversTypes['Money']> }>;
  LineModifierGroup: ResolverTypeWrapper<Omit<Schema.LineModifierGroup, 'modifiers'> & { modifiers: ReadonlyArray<ResolversTypes['LineModifier']> }>;
  LineModifierGroupInput: Schema.LineModifierGroupInput;
  LineModifierInput: Schema.LineModifierInput;
  LinePolicy: ResolverTypeWrapper<Schema.LinePolicy>;
  LinePolicyInput: Schema.LinePolicyInput;
  LoginInput: Schema.LoginInput;
  Logistics: ResolverTypeWrapper<LogisticsSourceSource>;
  LogoSize: Schema.LogoSize;
  LogoutInput: Schema.LogoutInput;
  LowestSale: ResolverTypeWrapper<Omit<Schema.LowestSale, 'paid'> & { paid: ResolversTypes['Money'] }>;
  ManagedCollectionFilter: Schema.ManagedCollectionFilter;
  ManagedMemberAddressInput: Schema.ManagedMemberAddressInput;
  ManagedMemberEmailInput: Schema.ManagedMemberEmailInput;
  ManagedMemberFilter: Schema.ManagedMemberFilter;
  ManagedMemberPhoneInput: Schema.ManagedMemberPhoneInput;
  ManagedMemberSort: Schema.ManagedMemberSort;
  ManagedMemberSortField: Schema.ManagedMemberSortField;
  ManagedProductFilter: Schema.ManagedProductFilter;
  ManagedProductSort: Schema.ManagedProductSort;
  ManagedProductSortField: Schema.ManagedProductSortField;
  ManualTaxReason: Schema.ManualTaxReason;
  MeasurementUnit: ResolverTypeWrapper<Schema.MeasurementUnit | UnspecifiedValue>;
  MediaItem: ResolverTypeWrapper<MediaItemSourceSource>;
  MediaItemType: ResolverTypeWrapper<Schema.MediaItemType | UnspecifiedValue>;
  MediaSelectionInput: Schema.MediaSelectionInput;
  MediaSourceInput: Schema.MediaSourceInput;
  Member: ResolverTypeWrapper<MemberSourceSource>;
  MemberAccountIntentInput: Schema.MemberAccountIntentInput;
  MemberAddress: ResolverTypeWrapper<MemberAddressSourceSource>;
  MemberAddressInput: Schema.MemberAddressInput;
  MemberChange: ResolverTypeWrapper<MemberChangeSourceSource>;
  MemberConnection: ResolverTypeWrapper<MemberConnectionSourceSource>;
  MemberContact: ResolverTypeWrapper<MemberContactSourceSource>;
  MemberCount: ResolverTypeWrapper<Omit<Schema.MemberCount, 'sample'> & { sample: ReadonlyArray<ResolversTypes['Member']> }>;
  MemberCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  MemberCustomField: ResolverTypeWrapper<Omit<Schema.MemberCustomField, 'type'> & { type: ResolversTypes['CustomFieldType'] }>;
  MemberCustomFieldInput: Schema.MemberCustomFieldInput;
  MemberDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  MemberEdge: ResolverTypeWrapper<Omit<Schema.MemberEdge, 'node'> & { node: ResolversTypes['Member'] }>;
  MemberEmail: ResolverTypeWrapper<Schema.MemberEmail>;
  MemberEmailInput: Schema.MemberEmailInput;
  MemberFilter: Schema.MemberFilter;
  MemberJob: ResolverTypeWrapper<Omit<Schema.MemberJob, 'status'> & { status: ResolversTypes['MemberJobStatus'] }>;
  MemberJobPayload: ResolverTypeWrapper<Omit<Schema.MemberJobPayload, 'job' | 'problems'> & { job?: Schema.Maybe<ResolversTypes['MemberJob']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  MemberJobStatus: ResolverTypeWrapper<Schema.MemberJobStatus | UnspecifiedValue>;
  MemberPayload: ResolverTypeWrapper<Omit<Schema.MemberPayload, 'member' | 'problems'> & { member?: Schema.Maybe<ResolversTypes['Member']>, problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  MemberPhone: ResolverTypeWrapper<Schema.MemberPhone>;
  MemberPhoneInput: Schema.MemberPhoneInput;
  MemberPicture: ResolverTypeWrapper<MemberPictureSourceSource>;
  MemberSearchField: Schema.MemberSearchField;
  MemberSection: Schema.MemberSection;
  MemberSession: ResolverTypeWrapper<Schema.MemberSession>;
  MemberSort: Schema.MemberSort;
  MemberSortField: Schema.MemberSortField;
  MemberStatus: ResolverTypeWrapper<Schema.MemberStatus | UnspecifiedValue>;
  MemberTextFilter: Schema.MemberTextFilter;
  MemberUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  Membership: ResolverTypeWrapper<MembershipSourceSource>;
  MembershipOptions: ResolverTypeWrapper<MembershipOptionsSourceSource>;
  MerchantDiscountInput: Schema.MerchantDiscountInput;
  MergeBrandsInput: Schema.MergeBrandsInput;
  Money: ResolverTypeWrapper<MoneySourceSource>;
  MoneyRange: ResolverTypeWrapper<MoneyRangeSourceSource>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MuteMemberInput: Schema.MuteMemberInput;
  NewMediaInput: Schema.NewMediaInput;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OptionFilter: Schema.OptionFilter;
  OptionType: ResolverTypeWrapper<Schema.OptionType | UnspecifiedValue>;
  Order: ResolverTypeWrapper<OrderSourceSource>;
  OrderActivity: ResolverTypeWrapper<OrderActivitySourceSource>;
  OrderActivityType: Schema.OrderActivityType;
  OrderApprovedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  OrderCanceledEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  OrderCommittedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  OrderConnection: ResolverTypeWrapper<OrderConnectionSourceSource>;
  OrderCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  OrderEdge: ResolverTypeWrapper<Omit<Schema.OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderFulfilledEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  OrderFulfillmentStatus: Schema.OrderFulfillmentStatus;
  OrderFulfillments: ResolverTypeWrapper<Schema.OrderFulfillments>;
  OrderImportedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  OrderLine: ResolverTypeWrapper<OrderLineSourceSource>;
  OrderPaymentStatus: ResolverTypeWrapper<Schema.OrderPaymentStatus | UnspecifiedValue>;
  OrderPaymentStatusUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  OrderStatus: Schema.OrderStatus;
  OrderSubscription: ResolverTypeWrapper<Schema.OrderSubscription>;
  OrderUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  OrdersSettings: ResolverTypeWrapper<Schema.OrdersSettings>;
  OrdersSettingsUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  PageInfo: ResolverTypeWrapper<Schema.PageInfo>;
  PaidPlansCheckoutIntentInput: Schema.PaidPlansCheckoutIntentInput;
  PaymentOption: Schema.PaymentOption;
  PercentageInput: Schema.PercentageInput;
  PhoneTag: Schema.PhoneTag;
  PhysicalProperties: ResolverTypeWrapper<PhysicalPropertiesSourceSource>;
  PickupDetails: ResolverTypeWrapper<Omit<Schema.PickupDetails, 'address'> & { address?: Schema.Maybe<ResolversTypes['Address']> }>;
  PickupMethod: Schema.PickupMethod;
  Preorder: ResolverTypeWrapper<Schema.Preorder>;
  PreorderAvailability: Schema.PreorderAvailability;
  PreorderSettings: ResolverTypeWrapper<Schema.PreorderSettings>;
  PreorderStatus: Schema.PreorderStatus;
  PriceChangeInput: Schema.PriceChangeInput;
  PriceDryRun: ResolverTypeWrapper<Omit<Schema.PriceDryRun, 'items'> & { items: ResolversTypes['AdjustmentPreviewConnection'] }>;
  PricePerUnit: ResolverTypeWrapper<PricePerUnitSourceSource>;
  PricePerUnitInput: Schema.PricePerUnitInput;
  PriceRangeFilter: Schema.PriceRangeFilter;
  PriceRisk: Schema.PriceRisk;
  PriceRiskCount: ResolverTypeWrapper<Schema.PriceRiskCount>;
  PriceSummary: ResolverTypeWrapper<PriceSummarySourceSource>;
  PriceWorkInput: Schema.PriceWorkInput;
  PrivacyStatus: ResolverTypeWrapper<Schema.PrivacyStatus | UnspecifiedValue>;
  Problem: ResolverTypeWrapper<Omit<Schema.Problem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<ResolversTypes['SuggestedFix']> }>;
  ProblemCode: Schema.ProblemCode;
  ProblemDetails: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProblemDetails']>;
  ProblemSeverity: Schema.ProblemSeverity;
  Product: ResolverTypeWrapper<ProductSourceSource>;
  ProductAvailability: ResolverTypeWrapper<ProductAvailabilitySourceSource>;
  ProductChange: ResolverTypeWrapper<ProductChangeSourceSource>;
  ProductChangeKind: Schema.ProductChangeKind;
  ProductChoice: ResolverTypeWrapper<Omit<Schema.ProductChoice, 'media'> & { media: ReadonlyArray<ResolversTypes['MediaItem']> }>;
  ProductChoiceInput: Schema.ProductChoiceInput;
  ProductConnection: ResolverTypeWrapper<ProductConnectionSourceSource>;
  ProductCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  ProductDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  ProductDiscount: ResolverTypeWrapper<Omit<Schema.ProductDiscount, 'amount' | 'type'> & { amount?: Schema.Maybe<ResolversTypes['Money']>, type: ResolversTypes['DiscountType'] }>;
  ProductDiscountInput: Schema.ProductDiscountInput;
  ProductEdge: ResolverTypeWrapper<Omit<Schema.ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductEditInput: Schema.ProductEditInput;
  ProductFilter: Schema.ProductFilter;
  ProductIntentInput: Schema.ProductIntentInput;
  ProductOption: ResolverTypeWrapper<ProductOptionSourceSource>;
  ProductOptionInput: Schema.ProductOptionInput;
  ProductPayload: ResolverTypeWrapper<Omit<Schema.ProductPayload, 'problems' | 'product'> & { problems: ReadonlyArray<ResolversTypes['Problem']>, product?: Schema.Maybe<ResolversTypes['Product']> }>;
  ProductSnapshot: ResolverTypeWrapper<ProductSnapshotSourceSource>;
  ProductSnapshotMedia: ResolverTypeWrapper<ProductSnapshotMediaSourceSource>;
  ProductSnapshotModifier: ResolverTypeWrapper<Omit<Schema.ProductSnapshotModifier, 'choices' | 'freeText'> & { choices: ReadonlyArray<ResolversTypes['CustomizationChoice']>, freeText?: Schema.Maybe<ResolversTypes['CustomizationFreeText']> }>;
  ProductSnapshotOption: ResolverTypeWrapper<Omit<Schema.ProductSnapshotOption, 'choices'> & { choices: ReadonlyArray<ResolversTypes['CustomizationChoice']> }>;
  ProductSnapshotSubscription: ResolverTypeWrapper<ProductSnapshotSubscriptionSourceSource>;
  ProductSnapshotVariant: ResolverTypeWrapper<ProductSnapshotVariantSourceSource>;
  ProductSnapshotVariantChoice: ResolverTypeWrapper<Schema.ProductSnapshotVariantChoice>;
  ProductSort: Schema.ProductSort;
  ProductSortField: Schema.ProductSortField;
  ProductType: ResolverTypeWrapper<Schema.ProductType | UnspecifiedValue>;
  ProductUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  ProductVariant: ResolverTypeWrapper<ProductVariantSourceSource>;
  ProductVariantConnection: ResolverTypeWrapper<ProductVariantConnectionSourceSource>;
  ProductVariantEdge: ResolverTypeWrapper<Omit<Schema.ProductVariantEdge, 'node'> & { node: ResolversTypes['ProductVariant'] }>;
  PurchaseEligibility: Schema.PurchaseEligibility;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueryParameterInput: Schema.QueryParameterInput;
  RecoverInput: Schema.RecoverInput;
  RedirectCallbacksInput: Schema.RedirectCallbacksInput;
  RedirectIntentInput: Schema.RedirectIntentInput;
  RedirectPreferencesInput: Schema.RedirectPreferencesInput;
  RedirectSession: ResolverTypeWrapper<RedirectSessionSourceSource>;
  RegisterInput: Schema.RegisterInput;
  RemoveCartLinesInput: Schema.RemoveCartLinesInput;
  RemoveCouponInput: Schema.RemoveCouponInput;
  RemoveGiftCardInput: Schema.RemoveGiftCardInput;
  RemoveMyAddressInput: Schema.RemoveMyAddressInput;
  RemoveProductBrandInput: Schema.RemoveProductBrandInput;
  RemoveProductMediaFromChoicesInput: Schema.RemoveProductMediaFromChoicesInput;
  RemoveProductMediaInput: Schema.RemoveProductMediaInput;
  RemoveProductRibbonInput: Schema.RemoveProductRibbonInput;
  RemoveProductsFromCollectionInput: Schema.RemoveProductsFromCollectionInput;
  RenameBrandInput: Schema.RenameBrandInput;
  RenameBrandsInput: Schema.RenameBrandsInput;
  ReplayChangeEventInput: Schema.ReplayChangeEventInput;
  ReplayChangeEventPayload: ResolverTypeWrapper<Omit<Schema.ReplayChangeEventPayload, 'event' | 'problems'> & { event?: Schema.Maybe<ResolversTypes['ChangeEvent']>, problems: ReadonlyArray<ResolversTypes['ReplayChangeEventProblem']> }>;
  ReplayChangeEventProblem: ResolverTypeWrapper<Omit<Schema.ReplayChangeEventProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<ResolversTypes['SuggestedFix']> }>;
  ReplayChangeEventProblemCode: Schema.ReplayChangeEventProblemCode;
  RequestBackInStockInput: Schema.RequestBackInStockInput;
  RequestBackInStockPayload: ResolverTypeWrapper<Omit<Schema.RequestBackInStockPayload, 'problems'> & { problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  ResetAllProductVariantDataInput: Schema.ResetAllProductVariantDataInput;
  ResponseMode: Schema.ResponseMode;
  ResumeJobInput: Schema.ResumeJobInput;
  ReturnPayer: Schema.ReturnPayer;
  ReturnTerms: ResolverTypeWrapper<Schema.ReturnTerms>;
  RevertChange: ResolverTypeWrapper<Schema.RevertChange>;
  RevertDryRun: ResolverTypeWrapper<Omit<Schema.RevertDryRun, 'items'> & { items: ResolversTypes['RevertPreviewConnection'] }>;
  RevertJobInput: Schema.RevertJobInput;
  RevertPreview: ResolverTypeWrapper<Omit<Schema.RevertPreview, 'problem'> & { problem?: Schema.Maybe<ResolversTypes['Problem']> }>;
  RevertPreviewConnection: ResolverTypeWrapper<Omit<Schema.RevertPreviewConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RevertPreviewEdge']>, nodes: ReadonlyArray<ResolversTypes['RevertPreview']> }>;
  RevertPreviewEdge: ResolverTypeWrapper<Omit<Schema.RevertPreviewEdge, 'node'> & { node: ResolversTypes['RevertPreview'] }>;
  RevokeAppKeyInput: Schema.RevokeAppKeyInput;
  RevokeAppKeyPayload: ResolverTypeWrapper<Omit<Schema.RevokeAppKeyPayload, 'appKey' | 'problems'> & { appKey?: Schema.Maybe<ResolversTypes['AppKey']>, problems: ReadonlyArray<ResolversTypes['RevokeAppKeyProblem']> }>;
  RevokeAppKeyProblem: ResolverTypeWrapper<Omit<Schema.RevokeAppKeyProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<ResolversTypes['SuggestedFix']> }>;
  RevokeAppKeyProblemCode: Schema.RevokeAppKeyProblemCode;
  Ribbon: ResolverTypeWrapper<Schema.Ribbon>;
  RibbonCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  RibbonDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  RibbonUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  Right: Schema.Right;
  RotateAppKeyInput: Schema.RotateAppKeyInput;
  RotateAppKeyPayload: ResolverTypeWrapper<Omit<Schema.RotateAppKeyPayload, 'appKey' | 'problems'> & { appKey?: Schema.Maybe<ResolversTypes['AppKey']>, problems: ReadonlyArray<ResolversTypes['RotateAppKeyProblem']> }>;
  RotateAppKeyProblem: ResolverTypeWrapper<Omit<Schema.RotateAppKeyProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<ResolversTypes['SuggestedFix']> }>;
  RotateAppKeyProblemCode: Schema.RotateAppKeyProblemCode;
  RouteVitals: ResolverTypeWrapper<Schema.RouteVitals>;
  SaveMyAddressInput: Schema.SaveMyAddressInput;
  SelectedMembership: ResolverTypeWrapper<Schema.SelectedMembership>;
  SelectedMembershipInput: Schema.SelectedMembershipInput;
  SelectedShipping: ResolverTypeWrapper<SelectedShippingSourceSource>;
  SelectedShippingOptionCode: ResolverTypeWrapper<Schema.SelectedShippingOptionCode>;
  SelectedVariant: ResolverTypeWrapper<SelectedVariantSourceSource>;
  SendActivationEmailInput: Schema.SendActivationEmailInput;
  SendRecoveryEmailInput: Schema.SendRecoveryEmailInput;
  Seo: ResolverTypeWrapper<Schema.Seo>;
  SeoInput: Schema.SeoInput;
  SeoKeyword: ResolverTypeWrapper<Schema.SeoKeyword>;
  SeoKeywordInput: Schema.SeoKeywordInput;
  SeoTag: ResolverTypeWrapper<Schema.SeoTag>;
  SeoTagInput: Schema.SeoTagInput;
  ServiceProperties: ResolverTypeWrapper<Schema.ServiceProperties>;
  SetCartLineQuantitiesInput: Schema.SetCartLineQuantitiesInput;
  SetProductPropertyInput: Schema.SetProductPropertyInput;
  SetPropertyWorkInput: Schema.SetPropertyWorkInput;
  ShippingCharge: ResolverTypeWrapper<Omit<Schema.ShippingCharge, 'price'> & { price?: Schema.Maybe<ResolversTypes['Money']> }>;
  ShippingInfo: ResolverTypeWrapper<ShippingInfoSourceSource>;
  ShippingOption: ResolverTypeWrapper<ShippingOptionSourceSource>;
  ShippingOptionCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  ShippingOptionDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  ShippingOptionInput: Schema.ShippingOptionInput;
  ShippingOptionRule: ResolverTypeWrapper<Omit<Schema.ShippingOptionRule, 'rates'> & { rates: ReadonlyArray<ResolversTypes['ShippingRate']> }>;
  ShippingOptionUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  ShippingRate: ResolverTypeWrapper<Omit<Schema.ShippingRate, 'amount'> & { amount?: Schema.Maybe<ResolversTypes['Money']> }>;
  ShippingRuleCondition: ResolverTypeWrapper<Schema.ShippingRuleCondition>;
  ShippingRuleOperator: Schema.ShippingRuleOperator;
  ShippingRuleType: Schema.ShippingRuleType;
  ShopChange: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShopChange']>;
  SignIn: ResolverTypeWrapper<Schema.SignIn>;
  SignInFrame: ResolverTypeWrapper<Schema.SignInFrame>;
  SignInPayload: ResolverTypeWrapper<Omit<Schema.SignInPayload, 'problems' | 'viewer'> & { problems: ReadonlyArray<ResolversTypes['Problem']>, viewer: ResolversTypes['Viewer'] }>;
  SignInSettings: ResolverTypeWrapper<Schema.SignInSettings>;
  SignInState: Schema.SignInState;
  SignOutPayload: ResolverTypeWrapper<Omit<Schema.SignOutPayload, 'problems' | 'viewer'> & { problems: ReadonlyArray<ResolversTypes['Problem']>, viewer: ResolversTypes['Viewer'] }>;
  SiteCheck: Schema.SiteCheck;
  SiteCheckVerdict: Schema.SiteCheckVerdict;
  SiteFinding: ResolverTypeWrapper<SiteFindingSourceSource>;
  SiteHealth: ResolverTypeWrapper<SiteHealthSourceSource>;
  SlugCheck: ResolverTypeWrapper<Schema.SlugCheck>;
  SortOrder: Schema.SortOrder;
  Staff: ResolverTypeWrapper<StaffSourceSource>;
  StaffPayload: ResolverTypeWrapper<Omit<Schema.StaffPayload, 'problems' | 'staff'> & { problems: ReadonlyArray<ResolversTypes['ElevationProblem']>, staff: ResolversTypes['Staff'] }>;
  StaffRole: Schema.StaffRole;
  StartCheckoutInput: Schema.StartCheckoutInput;
  StartCheckoutPayload: ResolverTypeWrapper<Omit<Schema.StartCheckoutPayload, 'problems'> & { problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  StartJobInput: Schema.StartJobInput;
  StartSignInInput: Schema.StartSignInInput;
  StartSignInPayload: ResolverTypeWrapper<Omit<Schema.StartSignInPayload, 'problems'> & { problems: ReadonlyArray<ResolversTypes['Problem']> }>;
  Stock: ResolverTypeWrapper<StockSourceSource>;
  StockChange: ResolverTypeWrapper<Schema.StockChange>;
  StockValue: ResolverTypeWrapper<Schema.StockValue>;
  StopJobInput: Schema.StopJobInput;
  Store: ResolverTypeWrapper<StoreSourceSource>;
  StoreFeature: Schema.StoreFeature;
  StoreTerms: ResolverTypeWrapper<Omit<Schema.StoreTerms, 'delivery'> & { delivery: ReadonlyArray<ResolversTypes['DeliveryTerms']> }>;
  StoreTexts: ResolverTypeWrapper<Schema.StoreTexts>;
  StoreVariant: ResolverTypeWrapper<StoreVariantSourceSource>;
  StoreVariantConnection: ResolverTypeWrapper<StoreVariantConnectionSourceSource>;
  StoreVariantEdge: ResolverTypeWrapper<Omit<Schema.StoreVariantEdge, 'node'> & { node: ResolversTypes['StoreVariant'] }>;
  StoreVariantFilter: Schema.StoreVariantFilter;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionContract: ResolverTypeWrapper<Omit<Schema.SubscriptionContract, 'appliedDiscounts' | 'billing' | 'buyerInfo' | 'channelType' | 'discount' | 'frequency' | 'lines' | 'recipient' | 'shipping' | 'subtotal' | 'tax' | 'total' | 'weightUnit'> & { appliedDiscounts: ReadonlyArray<ResolversTypes['AppliedDiscount']>, billing?: Schema.Maybe<ResolversTypes['Contact']>, buyerInfo?: Schema.Maybe<ResolversTypes['BuyerInfo']>, channelType?: Schema.Maybe<ResolversTypes['ChannelType']>, discount?: Schema.Maybe<ResolversTypes['Money']>, frequency?: Schema.Maybe<ResolversTypes['SubscriptionFrequency']>, lines: ReadonlyArray<ResolversTypes['OrderLine']>, recipient?: Schema.Maybe<ResolversTypes['Contact']>, shipping?: Schema.Maybe<ResolversTypes['Money']>, subtotal?: Schema.Maybe<ResolversTypes['Money']>, tax?: Schema.Maybe<ResolversTypes['Money']>, total?: Schema.Maybe<ResolversTypes['Money']>, weightUnit?: Schema.Maybe<ResolversTypes['WeightUnit']> }>;
  SubscriptionContractCreatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  SubscriptionContractDeletedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  SubscriptionContractUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  SubscriptionDiscountType: Schema.SubscriptionDiscountType;
  SubscriptionFrequency: ResolverTypeWrapper<Schema.SubscriptionFrequency | UnspecifiedValue>;
  SubscriptionOption: ResolverTypeWrapper<SubscriptionOptionSourceSource>;
  SuggestedFix: ResolverTypeWrapper<Schema.SuggestedFix | UnspecifiedValue>;
  Suggestions: ResolverTypeWrapper<Omit<Schema.Suggestions, 'brands' | 'collections' | 'products'> & { brands: ReadonlyArray<ResolversTypes['Brand']>, collections: ReadonlyArray<ResolversTypes['Collection']>, products: ReadonlyArray<ResolversTypes['Product']> }>;
  TaxBreakdown: ResolverTypeWrapper<Omit<Schema.TaxBreakdown, 'jurisdictionType' | 'nonTaxableAmount' | 'taxAmount' | 'taxableAmount'> & { jurisdictionType?: Schema.Maybe<ResolversTypes['TaxJurisdiction']>, nonTaxableAmount?: Schema.Maybe<ResolversTypes['Money']>, taxAmount?: Schema.Maybe<ResolversTypes['Money']>, taxableAmount?: Schema.Maybe<ResolversTypes['Money']> }>;
  TaxDetails: ResolverTypeWrapper<TaxDetailsSourceSource>;
  TaxFallbackError: ResolverTypeWrapper<Schema.TaxFallbackError>;
  TaxIdType: ResolverTypeWrapper<Schema.TaxIdType | UnspecifiedValue>;
  TaxJurisdiction: ResolverTypeWrapper<Schema.TaxJurisdiction | UnspecifiedValue>;
  TaxRateType: Schema.TaxRateType;
  TaxSummary: ResolverTypeWrapper<TaxSummarySourceSource>;
  TaxableAddressType: Schema.TaxableAddressType;
  TimeSlot: ResolverTypeWrapper<Schema.TimeSlot>;
  URL: ResolverTypeWrapper<Schema.Scalars['URL']['output']>;
  UnitQuantity: ResolverTypeWrapper<UnitQuantitySourceSource>;
  UnknownEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  UnmuteMemberInput: Schema.UnmuteMemberInput;
  UpdateAppKeyInput: Schema.UpdateAppKeyInput;
  UpdateAppKeyPayload: ResolverTypeWrapper<Omit<Schema.UpdateAppKeyPayload, 'appKey' | 'problems'> & { appKey?: Schema.Maybe<ResolversTypes['AppKey']>, problems: ReadonlyArray<ResolversTypes['UpdateAppKeyProblem']> }>;
  UpdateAppKeyProblem: ResolverTypeWrapper<Omit<Schema.UpdateAppKeyProblem, 'suggestedFix'> & { suggestedFix?: Schema.Maybe<ResolversTypes['SuggestedFix']> }>;
  UpdateAppKeyProblemCode: Schema.UpdateAppKeyProblemCode;
  UpdateBrandInput: Schema.UpdateBrandInput;
  UpdateCartInput: Schema.UpdateCartInput;
  UpdateCollectionInput: Schema.UpdateCollectionInput;
  UpdateMeInput: Schema.UpdateMeInput;
  UpdateMemberInput: Schema.UpdateMemberInput;
  UpdateMemberSlugInput: Schema.UpdateMemberSlugInput;
  UpdateMySlugInput: Schema.UpdateMySlugInput;
  UpdateProductInput: Schema.UpdateProductInput;
  UpdateProductVariantsInput: Schema.UpdateProductVariantsInput;
  VariantAdjustmentPreview: ResolverTypeWrapper<Omit<Schema.VariantAdjustmentPreview, 'after' | 'before' | 'cost' | 'paidAfter' | 'paidBefore' | 'weightAfter' | 'weightBefore'> & { after?: Schema.Maybe<ResolversTypes['Money']>, before?: Schema.Maybe<ResolversTypes['Money']>, cost?: Schema.Maybe<ResolversTypes['Money']>, paidAfter: ResolversTypes['Money'], paidBefore: ResolversTypes['Money'], weightAfter?: Schema.Maybe<ResolversTypes['Weight']>, weightBefore?: Schema.Maybe<ResolversTypes['Weight']> }>;
  VariantChangeInput: Schema.VariantChangeInput;
  VariantSelectionInput: Schema.VariantSelectionInput;
  VariantsUpdatedEvent: ResolverTypeWrapper<ChangeEventSourceSource>;
  VatId: ResolverTypeWrapper<Omit<Schema.VatId, 'type'> & { type?: Schema.Maybe<ResolversTypes['TaxIdType']> }>;
  VatIdInput: Schema.VatIdInput;
  VerifyEmailCodeInput: Schema.VerifyEmailCodeInput;
  VerifyFactorInput: Schema.VerifyFactorInput;
  Video: ResolverTypeWrapper<VideoSourceSource>;
  VideoFile: ResolverTypeWrapper<Schema.VideoFile>;
  Viewer: ResolverTypeWrapper<ViewerSourceSource>;
  ViewerRole: Schema.ViewerRole;
  VisibilityWorkInput: Schema.VisibilityWorkInput;
  VisitDevice: Schema.VisitDevice;
  WebVital: ResolverTypeWrapper<Schema.WebVital>;
  WebVitalName: Schema.WebVitalName;
  WebVitalRating: Schema.WebVitalRating;
  Weight: ResolverTypeWrapper<WeightSourceSource>;
  WeightAdjustmentInput: Schema.WeightAdjustmentInput;
  WeightInput: Schema.WeightInput;
  WeightRange: ResolverTypeWrapper<Omit<Schema.WeightRange, 'max' | 'min'> & { max: ResolversTypes['Weight'], min: ResolversTypes['Weight'] }>;
  WeightUnit: ResolverTypeWrapper<Schema.WeightUnit | UnspecifiedValue>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbandonedCheckout: Omit<Schema.AbandonedCheckout, 'appliedDiscounts' | 'buyerInfo' | 'lines' | 'subtotal' | 'total'> & { appliedDiscounts: ReadonlyArray<ResolversParentTypes['AppliedDiscount']>, buyerInfo?: Schema.Maybe<ResolversParentTypes['BuyerInfo']>, lines: ReadonlyArray<ResolversParentTypes['CartLine']>, subtotal?: Schema.Maybe<ResolversParentTypes['Money']>, total?: Schema.Maybe<ResolversParentTypes['Money']> };
  AbandonedCheckoutActivity: Schema.AbandonedCheckoutActivity;
  AbandonedCheckoutCreatedEvent: ChangeEventSourceSource;
  AbandonedCheckoutDeletedEvent: ChangeEventSourceSource;
  AbandonedCheckoutRecoveredEvent: ChangeEventSourceSource;
  AbandonedCheckoutUpdatedEvent: ChangeEventSourceSource;
  AbandonmentBuyer: Schema.AbandonmentBuyer;
  AcceptedPayload: Omit<Schema.AcceptedPayload, 'problems'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  Actor: ActorSourceSource;
  AddProductMediaInput: Schema.AddProductMediaInput;
  AddProductMediaToChoicesInput: Schema.AddProductMediaToChoicesInput;
  AddProductsToCollectionInput: Schema.AddProductsToCollectionInput;
  AddToCartInput: Schema.AddToCartInput;
  AdditionalFee: AdditionalFeeSourceSource;
  Address: AddressSourceSource;
  AddressInput: Schema.AddressInput;
  AdjustProductPropertyInput: Schema.AdjustProductPropertyInput;
  AdjustPropertyWorkInput: Schema.AdjustPropertyWorkInput;
  AdjustmentInput: Schema.AdjustmentInput;
  AdjustmentPreview: Omit<Schema.AdjustmentPreview, 'after' | 'before' | 'cost' | 'paidAfter' | 'paidBefore' | 'problem' | 'variants' | 'weightAfter' | 'weightBefore'> & { after?: Schema.Maybe<ResolversParentTypes['Money']>, before?: Schema.Maybe<ResolversParentTypes['Money']>, cost?: Schema.Maybe<ResolversParentTypes['Money']>, paidAfter: ResolversParentTypes['Money'], paidBefore: ResolversParentTypes['Money'], problem?: Schema.Maybe<ResolversParentTypes['Problem']>, variants: ReadonlyArray<ResolversParentTypes['VariantAdjustmentPreview']>, weightAfter?: Schema.Maybe<ResolversParentTypes['Weight']>, weightBefore?: Schema.Maybe<ResolversParentTypes['Weight']> };
  AdjustmentPreviewConnection: Omit<Schema.AdjustmentPreviewConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AdjustmentPreviewEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AdjustmentPreview']> };
  AdjustmentPreviewEdge: Omit<Schema.AdjustmentPreviewEdge, 'node'> & { node: ResolversParentTypes['AdjustmentPreview'] };
  AppKey: AppKeySourceSource;
  AppKeyConnection: Omit<Schema.AppKeyConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AppKeyEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AppKey']> };
  AppKeyEdge: Omit<Schema.AppKeyEdge, 'node'> & { node: ResolversParentTypes['AppKey'] };
  AppliedDiscount: AppliedDiscountSourceSource;
  AppliedGiftCard: AppliedGiftCardSourceSource;
  ApplyCouponInput: Schema.ApplyCouponInput;
  ApplyGiftCardInput: Schema.ApplyGiftCardInput;
  ApproveMemberInput: Schema.ApproveMemberInput;
  AuditCheck: Schema.AuditCheck;
  AuditFilter: Schema.AuditFilter;
  AuditRecord: AuditRecordSourceSource;
  AuditRecordConnection: AuditRecordConnectionSourceSource;
  AuditRecordEdge: Omit<Schema.AuditRecordEdge, 'node'> & { node: ResolversParentTypes['AuditRecord'] };
  BackInStockRequest: BackInStockRequestSourceSource;
  BackInStockRequestConnection: BackInStockRequestConnectionSourceSource;
  BackInStockRequestCreatedEvent: ChangeEventSourceSource;
  BackInStockRequestDeletedEvent: ChangeEventSourceSource;
  BackInStockRequestEdge: Omit<Schema.BackInStockRequestEdge, 'node'> & { node: ResolversParentTypes['BackInStockRequest'] };
  BackInStockRequestUpdatedEvent: ChangeEventSourceSource;
  BlockMemberInput: Schema.BlockMemberInput;
  BookingsBookIntentInput: Schema.BookingsBookIntentInput;
  BookingsCheckoutIntentInput: Schema.BookingsCheckoutIntentInput;
  Boolean: Schema.Scalars['Boolean']['output'];
  Brand: BrandSourceSource;
  BrandConnection: BrandConnectionSourceSource;
  BrandCreatedEvent: ChangeEventSourceSource;
  BrandDeletedEvent: ChangeEventSourceSource;
  BrandEdge: Omit<Schema.BrandEdge, 'node'> & { node: ResolversParentTypes['Brand'] };
  BrandFilter: Schema.BrandFilter;
  BrandMergeDryRun: Schema.BrandMergeDryRun;
  BrandPayload: Omit<Schema.BrandPayload, 'brand' | 'current' | 'problems'> & { brand?: Schema.Maybe<ResolversParentTypes['Brand']>, current?: Schema.Maybe<ResolversParentTypes['Brand']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  BrandRenamePayload: Omit<Schema.BrandRenamePayload, 'current' | 'job' | 'problems'> & { current: ReadonlyArray<ResolversParentTypes['Brand']>, job?: Schema.Maybe<ResolversParentTypes['Job']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  BrandSort: Schema.BrandSort;
  BrandStory: Omit<Schema.BrandStory, 'image'> & { image?: Schema.Maybe<ResolversParentTypes['Image']> };
  BrandUpdatedEvent: ChangeEventSourceSource;
  Breadcrumb: Schema.Breadcrumb;
  BulkAdjustProductPropertyInput: Schema.BulkAdjustProductPropertyInput;
  BulkApproveMembersByFilterInput: Schema.BulkApproveMembersByFilterInput;
  BulkBlockMembersByFilterInput: Schema.BulkBlockMembersByFilterInput;
  BulkBrandItem: Omit<Schema.BulkBrandItem, 'brand' | 'problems'> & { brand?: Schema.Maybe<ResolversParentTypes['Brand']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  BulkBrandPayload: Omit<Schema.BulkBrandPayload, 'items' | 'problems'> & { items: ReadonlyArray<ResolversParentTypes['BulkBrandItem']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  BulkCreateBrandsInput: Schema.BulkCreateBrandsInput;
  BulkDeleteBrandsInput: Schema.BulkDeleteBrandsInput;
  BulkDeleteMembersByFilterInput: Schema.BulkDeleteMembersByFilterInput;
  BulkDeleteMembersInput: Schema.BulkDeleteMembersInput;
  BulkGetOrCreateBrandsInput: Schema.BulkGetOrCreateBrandsInput;
  BulkItem: Omit<Schema.BulkItem, 'problems'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  BulkPayload: Omit<Schema.BulkPayload, 'items' | 'problems'> & { items: ReadonlyArray<ResolversParentTypes['BulkItem']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  BulkSetProductPropertyInput: Schema.BulkSetProductPropertyInput;
  BulkUpdateBrandsInput: Schema.BulkUpdateBrandsInput;
  BuyerInfo: BuyerInfoSourceSource;
  CalculatedLine: CalculatedLineSourceSource;
  Caller: CallerSourceSource;
  CancelBackInStockRequestInput: Schema.CancelBackInStockRequestInput;
  CaptchaInput: Schema.CaptchaInput;
  CarrierRateConfiguration: Omit<Schema.CarrierRateConfiguration, 'backupWeight' | 'domesticServices' | 'internationalServices' | 'shipFromAddress'> & { backupWeight?: Schema.Maybe<ResolversParentTypes['Weight']>, domesticServices: ReadonlyArray<ResolversParentTypes['CarrierService']>, internationalServices: ReadonlyArray<ResolversParentTypes['CarrierService']>, shipFromAddress?: Schema.Maybe<ResolversParentTypes['Address']> };
  CarrierRateConfigurationCreatedEvent: ChangeEventSourceSource;
  CarrierRateConfigurationDeletedEvent: ChangeEventSourceSource;
  CarrierRateConfigurationUpdatedEvent: ChangeEventSourceSource;
  CarrierService: Omit<Schema.CarrierService, 'freeDeliveryMinimumAmount'> & { freeDeliveryMinimumAmount?: Schema.Maybe<ResolversParentTypes['Money']> };
  Cart: CartSourceSource;
  CartAbandonedEvent: ChangeEventSourceSource;
  CartChange: CartChangeSourceSource;
  CartCreatedEvent: ChangeEventSourceSource;
  CartDeletedEvent: ChangeEventSourceSource;
  CartEstimate: CartEstimateSourceSource;
  CartLine: CartLineSourceSource;
  CartLineInput: Schema.CartLineInput;
  CartLineQuantityInput: Schema.CartLineQuantityInput;
  CartPayload: Omit<Schema.CartPayload, 'cart' | 'problems'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  CartRecoveredEvent: ChangeEventSourceSource;
  CartUpdatedEvent: ChangeEventSourceSource;
  CatalogHealth: Schema.CatalogHealth;
  CatalogOverride: CatalogOverrideSourceSource;
  CatalogOverrideInput: Schema.CatalogOverrideInput;
  CatalogReferenceInput: Schema.CatalogReferenceInput;
  CategoryPlace: Schema.CategoryPlace;
  ChangeEvent: ResolversInterfaceTypes<ResolversParentTypes>['ChangeEvent'];
  ChangeEventConnection: ChangeEventConnectionSourceSource;
  ChangeEventEdge: Omit<Schema.ChangeEventEdge, 'node'> & { node: ResolversParentTypes['ChangeEvent'] };
  ChangeEventFilter: Schema.ChangeEventFilter;
  ChangeEventHealth: Schema.ChangeEventHealth;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangedVariant: Schema.ChangedVariant;
  Checkout: CheckoutSourceSource;
  CheckoutCheckbox: Schema.CheckoutCheckbox;
  CheckoutCompletedEvent: ChangeEventSourceSource;
  CheckoutCreatedEvent: ChangeEventSourceSource;
  CheckoutCustomField: Schema.CheckoutCustomField;
  CheckoutDeletedEvent: ChangeEventSourceSource;
  CheckoutFields: Schema.CheckoutFields;
  CheckoutHeader: Omit<Schema.CheckoutHeader, 'backgroundImage' | 'logo'> & { backgroundImage?: Schema.Maybe<ResolversParentTypes['Image']>, logo?: Schema.Maybe<ResolversParentTypes['CheckoutLogo']> };
  CheckoutIntentInput: Schema.CheckoutIntentInput;
  CheckoutLogo: Omit<Schema.CheckoutLogo, 'image'> & { image?: Schema.Maybe<ResolversParentTypes['Image']> };
  CheckoutMainSection: Omit<Schema.CheckoutMainSection, 'formBackgroundImage' | 'summaryBackgroundImage'> & { formBackgroundImage?: Schema.Maybe<ResolversParentTypes['Image']>, summaryBackgroundImage?: Schema.Maybe<ResolversParentTypes['Image']> };
  CheckoutPolicy: Schema.CheckoutPolicy;
  CheckoutSettings: CheckoutSettingsSourceSource;
  CheckoutSettingsUpdatedEvent: ChangeEventSourceSource;
  CheckoutTemplate: Omit<Schema.CheckoutTemplate, 'customLines'> & { customLines: ReadonlyArray<ResolversParentTypes['CheckoutTemplateCustomLine']> };
  CheckoutTemplateCreatedEvent: ChangeEventSourceSource;
  CheckoutTemplateCustomLine: Omit<Schema.CheckoutTemplateCustomLine, 'price'> & { price?: Schema.Maybe<ResolversParentTypes['Money']> };
  CheckoutTemplateDeletedEvent: ChangeEventSourceSource;
  CheckoutTemplateLine: Schema.CheckoutTemplateLine;
  CheckoutTemplateUpdatedEvent: ChangeEventSourceSource;
  CheckoutTemplateUsedEvent: ChangeEventSourceSource;
  CheckoutUpdatedEvent: ChangeEventSourceSource;
  ChoiceMediaInput: Schema.ChoiceMediaInput;
  ChoiceMediaRemovalInput: Schema.ChoiceMediaRemovalInput;
  ChoiceMediaSelectionInput: Schema.ChoiceMediaSelectionInput;
  ChosenOption: Schema.ChosenOption;
  ChosenOptionInput: Schema.ChosenOptionInput;
  Collection: CollectionSourceSource;
  CollectionConnection: CollectionConnectionSourceSource;
  CollectionCreatedEvent: ChangeEventSourceSource;
  CollectionDeletedEvent: ChangeEventSourceSource;
  CollectionEdge: Omit<Schema.CollectionEdge, 'node'> & { node: ResolversParentTypes['Collection'] };
  CollectionPayload: Omit<Schema.CollectionPayload, 'collection' | 'problems'> & { collection?: Schema.Maybe<ResolversParentTypes['Collection']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  CollectionSnapshot: Omit<Schema.CollectionSnapshot, 'mainMedia' | 'media'> & { mainMedia?: Schema.Maybe<ResolversParentTypes['MediaItem']>, media: ReadonlyArray<ResolversParentTypes['MediaItem']> };
  CollectionSort: Schema.CollectionSort;
  CollectionUpdatedEvent: ChangeEventSourceSource;
  CollectionWorkInput: Schema.CollectionWorkInput;
  CompleteSignInInput: Schema.CompleteSignInInput;
  CompleteSignInPayload: Omit<Schema.CompleteSignInPayload, 'problems' | 'viewer'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']>, viewer: ResolversParentTypes['Viewer'] };
  Contact: ContactSourceSource;
  ContactDetails: Omit<Schema.ContactDetails, 'vatId'> & { vatId?: Schema.Maybe<ResolversParentTypes['VatId']> };
  ContactDetailsInput: Schema.ContactDetailsInput;
  ContentPage: Schema.ContentPage;
  ContinueShopping: Schema.ContinueShopping;
  CostAndProfit: CostAndProfitSourceSource;
  CreateAppKeyInput: Schema.CreateAppKeyInput;
  CreateAppKeyPayload: Omit<Schema.CreateAppKeyPayload, 'appKey' | 'problems'> & { appKey?: Schema.Maybe<ResolversParentTypes['AppKey']>, problems: ReadonlyArray<ResolversParentTypes['CreateAppKeyProblem']> };
  CreateAppKeyProblem: Schema.CreateAppKeyProblem;
  CreateBrandInput: Schema.CreateBrandInput;
  CreateCheckoutInput: Schema.CreateCheckoutInput;
  CreateCheckoutPayload: Omit<Schema.CreateCheckoutPayload, 'checkout' | 'problems'> & { checkout?: Schema.Maybe<ResolversParentTypes['Checkout']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  CreateCollectionInput: Schema.CreateCollectionInput;
  CreateMemberInput: Schema.CreateMemberInput;
  CreateProductInput: Schema.CreateProductInput;
  CreateRedirectSessionInput: Schema.CreateRedirectSessionInput;
  CreateRedirectSessionPayload: Omit<Schema.CreateRedirectSessionPayload, 'problems' | 'redirectSession'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']>, redirectSession?: Schema.Maybe<ResolversParentTypes['RedirectSession']> };
  Currency: Schema.Currency;
  CustomContentReference: Schema.CustomContentReference;
  CustomLineInput: Schema.CustomLineInput;
  CustomLineServiceInput: Schema.CustomLineServiceInput;
  CustomLineSubscriptionInput: Schema.CustomLineSubscriptionInput;
  CustomText: Schema.CustomText;
  CustomTextField: Schema.CustomTextField;
  CustomTextInput: Schema.CustomTextInput;
  Customization: Omit<Schema.Customization, 'choices' | 'freeText'> & { choices: ReadonlyArray<ResolversParentTypes['CustomizationChoice']>, freeText?: Schema.Maybe<ResolversParentTypes['CustomizationFreeText']> };
  CustomizationChoice: Omit<Schema.CustomizationChoice, 'addedPrice' | 'displayImage' | 'image' | 'linkedMedia'> & { addedPrice?: Schema.Maybe<ResolversParentTypes['Money']>, displayImage?: Schema.Maybe<ResolversParentTypes['Image']>, image?: Schema.Maybe<ResolversParentTypes['Image']>, linkedMedia: ReadonlyArray<ResolversParentTypes['ProductSnapshotMedia']> };
  CustomizationCreatedEvent: ChangeEventSourceSource;
  CustomizationDeletedEvent: ChangeEventSourceSource;
  CustomizationFreeText: Omit<Schema.CustomizationFreeText, 'defaultAddedPrice'> & { defaultAddedPrice?: Schema.Maybe<ResolversParentTypes['Money']> };
  CustomizationUpdatedEvent: ChangeEventSourceSource;
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  DeadLetter: Schema.DeadLetter;
  Decimal: Schema.Scalars['Decimal']['output'];
  DeleteBrandInput: Schema.DeleteBrandInput;
  DeleteBrandsWorkInput: Schema.DeleteBrandsWorkInput;
  DeleteCartInput: Schema.DeleteCartInput;
  DeleteCartPayload: Omit<Schema.DeleteCartPayload, 'problems'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  DeleteCollectionInput: Schema.DeleteCollectionInput;
  DeleteMeInput: Schema.DeleteMeInput;
  DeleteMemberAddressesInput: Schema.DeleteMemberAddressesInput;
  DeleteMemberEmailsInput: Schema.DeleteMemberEmailsInput;
  DeleteMemberInput: Schema.DeleteMemberInput;
  DeleteMemberPhonesInput: Schema.DeleteMemberPhonesInput;
  DeletePayload: Omit<Schema.DeletePayload, 'problems'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  DeleteProductInput: Schema.DeleteProductInput;
  DeleteProductOptionsInput: Schema.DeleteProductOptionsInput;
  DeleteProductsWorkInput: Schema.DeleteProductsWorkInput;
  DeliveryAllocation: Schema.DeliveryAllocation;
  DeliveryTerms: Omit<Schema.DeliveryTerms, 'freeFrom' | 'price'> & { freeFrom?: Schema.Maybe<ResolversParentTypes['Money']>, price: ResolversParentTypes['Money'] };
  DescriptionLine: DescriptionLineSourceSource;
  DescriptionLineInput: Schema.DescriptionLineInput;
  DigitalFile: Schema.DigitalFile;
  Dimensions: DimensionsSourceSource;
  DimensionsInput: Schema.DimensionsInput;
  DisconnectMemberInput: Schema.DisconnectMemberInput;
  DiscountRule: Omit<Schema.DiscountRule, 'discounts' | 'trigger'> & { discounts: ReadonlyArray<ResolversParentTypes['DiscountRuleDiscount']>, trigger?: Schema.Maybe<ResolversParentTypes['DiscountRuleTrigger']> };
  DiscountRuleCreatedEvent: ChangeEventSourceSource;
  DiscountRuleDeletedEvent: ChangeEventSourceSource;
  DiscountRuleDiscount: DiscountRuleDiscountSourceSource;
  DiscountRuleQuantityPrice: Omit<Schema.DiscountRuleQuantityPrice, 'price'> & { price?: Schema.Maybe<ResolversParentTypes['Money']> };
  DiscountRuleQuantityRange: Schema.DiscountRuleQuantityRange;
  DiscountRuleScope: Schema.DiscountRuleScope;
  DiscountRuleSubtotalRange: Omit<Schema.DiscountRuleSubtotalRange, 'max' | 'min'> & { max?: Schema.Maybe<ResolversParentTypes['Money']>, min?: Schema.Maybe<ResolversParentTypes['Money']> };
  DiscountRuleTrigger: Omit<Schema.DiscountRuleTrigger, 'subtotalRange' | 'triggers'> & { subtotalRange?: Schema.Maybe<ResolversParentTypes['DiscountRuleSubtotalRange']>, triggers: ReadonlyArray<ResolversParentTypes['DiscountRuleTrigger']> };
  DiscountRuleUpdatedEvent: ChangeEventSourceSource;
  EditProductsWorkInput: Schema.EditProductsWorkInput;
  ElevationProblem: Schema.ElevationProblem;
  EndSessionInput: Schema.EndSessionInput;
  EstimateInput: Schema.EstimateInput;
  EventIdentity: EventIdentitySourceSource;
  EventsCheckoutIntentInput: Schema.EventsCheckoutIntentInput;
  ExternalReference: Schema.ExternalReference;
  Facet: FacetSourceSource;
  FacetValue: Schema.FacetValue;
  FieldChange: Schema.FieldChange;
  Float: Schema.Scalars['Float']['output'];
  FocalPoint: Schema.FocalPoint;
  FreeTrial: Schema.FreeTrial;
  FreeTrialInput: Schema.FreeTrialInput;
  Fulfillment: Schema.Fulfillment;
  FulfillmentLine: Schema.FulfillmentLine;
  FulfillmentsUpdatedEvent: ChangeEventSourceSource;
  Geocode: Schema.Geocode;
  GeocodeInput: Schema.GeocodeInput;
  GetOrCreateBrandInput: Schema.GetOrCreateBrandInput;
  HTML: Schema.Scalars['HTML']['output'];
  ID: Schema.Scalars['ID']['output'];
  Identity: Schema.Identity;
  IdentityFactor: Schema.IdentityFactor;
  Image: ImageSourceSource;
  ImageInput: Schema.ImageInput;
  ImportedOrderDeletedEvent: ChangeEventSourceSource;
  InfoSection: InfoSectionSourceSource;
  InfoSectionCreatedEvent: ChangeEventSourceSource;
  InfoSectionDeletedEvent: ChangeEventSourceSource;
  InfoSectionInput: Schema.InfoSectionInput;
  InfoSectionSnapshot: InfoSectionSnapshotSourceSource;
  InfoSectionUpdatedEvent: ChangeEventSourceSource;
  Int: Schema.Scalars['Int']['output'];
  InvalidMembership: Omit<Schema.InvalidMembership, 'membership'> & { membership?: Schema.Maybe<ResolversParentTypes['Membership']> };
  InventoryItem: Schema.InventoryItem;
  InventoryItemCreatedEvent: ChangeEventSourceSource;
  InventoryItemDeletedEvent: ChangeEventSourceSource;
  InventoryItemStockStatusUpdatedEvent: ChangeEventSourceSource;
  InventoryItemUpdatedEvent: ChangeEventSourceSource;
  InventoryItemUpdatedWithReasonEvent: ChangeEventSourceSource;
  InventoryVariantsUpdatedEvent: ChangeEventSourceSource;
  JSON: Schema.Scalars['JSON']['output'];
  Job: JobSourceSource;
  JobChange: Schema.JobChange;
  JobConnection: JobConnectionSourceSource;
  JobEdge: Omit<Schema.JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  JobFailure: JobFailureSourceSource;
  JobFailureConnection: Omit<Schema.JobFailureConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['JobFailureEdge']>, nodes: ReadonlyArray<ResolversParentTypes['JobFailure']> };
  JobFailureEdge: Omit<Schema.JobFailureEdge, 'node'> & { node: ResolversParentTypes['JobFailure'] };
  JobFilter: Schema.JobFilter;
  JobItem: JobItemSourceSource;
  JobItemConnection: Omit<Schema.JobItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['JobItemEdge']>, nodes: ReadonlyArray<ResolversParentTypes['JobItem']> };
  JobItemEdge: Omit<Schema.JobItemEdge, 'node'> & { node: ResolversParentTypes['JobItem'] };
  JobPayload: Omit<Schema.JobPayload, 'job' | 'problems'> & { job?: Schema.Maybe<ResolversParentTypes['Job']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  JobWorkInput: Schema.JobWorkInput;
  LineAvailability: Schema.LineAvailability;
  LineMembership: Schema.LineMembership;
  LineMembershipInput: Schema.LineMembershipInput;
  LineModifier: Omit<Schema.LineModifier, 'price'> & { price?: Schema.Maybe<ResolversParentTypes['Money']> };
  LineModifierGroup: Omit<Schema.LineModifierGroup, 'modifiers'> & { modifiers: ReadonlyArray<ResolversParentTypes['LineModifier']> };
  LineModifierGroupInput: Schema.LineModifierGroupInput;
  LineModifierInput: Schema.LineModifierInput;
  LinePolicy: Schema.LinePolicy;
  LinePolicyInput: Schema.LinePolicyInput;
  LoginInput: Schema.LoginInput;
  Logistics: LogisticsSourceSource;
  LogoutInput: Schema.LogoutInput;
  LowestSale: Omit<Schema.LowestSale, 'paid'> & { paid: ResolversParentTypes['Money'] };
  ManagedCollectionFilter: Schema.ManagedCollectionFilter;
  ManagedMemberAddressInput: Schema.ManagedMemberAddressInput;
  ManagedMemberEmailInput: Schema.ManagedMemberEmailInput;
  ManagedMemberFilter: Schema.ManagedMemberFilter;
  ManagedMemberPhoneInput: Schema.ManagedMemberPhoneInput;
  ManagedMemberSort: Schema.ManagedMemberSort;
  ManagedProductFilter: Schema.ManagedProductFilter;
  ManagedProductSort: Schema.ManagedProductSort;
  MediaItem: MediaItemSourceSource;
  MediaSelectionInput: Schema.MediaSelectionInput;
  MediaSourceInput: Schema.MediaSourceInput;
  Member: MemberSourceSource;
  MemberAccountIntentInput: Schema.MemberAccountIntentInput;
  MemberAddress: MemberAddressSourceSource;
  MemberAddressInput: Schema.MemberAddressInput;
  MemberChange: MemberChangeSourceSource;
  MemberConnection: MemberConnectionSourceSource;
  MemberContact: MemberContactSourceSource;
  MemberCount: Omit<Schema.MemberCount, 'sample'> & { sample: ReadonlyArray<ResolversParentTypes['Member']> };
  MemberCreatedEvent: ChangeEventSourceSource;
  MemberCustomField: Schema.MemberCustomField;
  MemberCustomFieldInput: Schema.MemberCustomFieldInput;
  MemberDeletedEvent: ChangeEventSourceSource;
  MemberEdge: Omit<Schema.MemberEdge, 'node'> & { node: ResolversParentTypes['Member'] };
  MemberEmail: Schema.MemberEmail;
  MemberEmailInput: Schema.MemberEmailInput;
  MemberFilter: Schema.MemberFilter;
  MemberJob: Schema.MemberJob;
  MemberJobPayload: Omit<Schema.MemberJobPayload, 'job' | 'problems'> & { job?: Schema.Maybe<ResolversParentTypes['MemberJob']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  MemberPayload: Omit<Schema.MemberPayload, 'member' | 'problems'> & { member?: Schema.Maybe<ResolversParentTypes['Member']>, problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  MemberPhone: Schema.MemberPhone;
  MemberPhoneInput: Schema.MemberPhoneInput;
  MemberPicture: MemberPictureSourceSource;
  MemberSession: Schema.MemberSession;
  MemberSort: Schema.MemberSort;
  MemberTextFilter: Schema.MemberTextFilter;
  MemberUpdatedEvent: ChangeEventSourceSource;
  Membership: MembershipSourceSource;
  MembershipOptions: MembershipOptionsSourceSource;
  MerchantDiscountInput: Schema.MerchantDiscountInput;
  MergeBrandsInput: Schema.MergeBrandsInput;
  Money: MoneySourceSource;
  MoneyRange: MoneyRangeSourceSource;
  Mutation: Record<PropertyKey, never>;
  MuteMemberInput: Schema.MuteMemberInput;
  NewMediaInput: Schema.NewMediaInput;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OptionFilter: Schema.OptionFilter;
  Order: OrderSourceSource;
  OrderActivity: OrderActivitySourceSource;
  OrderApprovedEvent: ChangeEventSourceSource;
  OrderCanceledEvent: ChangeEventSourceSource;
  OrderCommittedEvent: ChangeEventSourceSource;
  OrderConnection: OrderConnectionSourceSource;
  OrderCreatedEvent: ChangeEventSourceSource;
  OrderEdge: Omit<Schema.OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderFulfilledEvent: ChangeEventSourceSource;
  OrderFulfillments: Schema.OrderFulfillments;
  OrderImportedEvent: ChangeEventSourceSource;
  OrderLine: OrderLineSourceSource;
  OrderPaymentStatusUpdatedEvent: ChangeEventSourceSource;
  OrderSubscription: Schema.OrderSubscription;
  OrderUpdatedEvent: ChangeEventSourceSource;
  OrdersSettings: Schema.OrdersSettings;
  OrdersSettingsUpdatedEvent: ChangeEventSourceSource;
  PageInfo: Schema.PageInfo;
  PaidPlansCheckoutIntentInput: Schema.PaidPlansCheckoutIntentInput;
  PercentageInput: Schema.PercentageInput;
  PhysicalProperties: PhysicalPropertiesSourceSource;
  PickupDetails: Omit<Schema.PickupDetails, 'address'> & { address?: Schema.Maybe<ResolversParentTypes['Address']> };
  Preorder: Schema.Preorder;
  PreorderSettings: Schema.PreorderSettings;
  PriceChangeInput: Schema.PriceChangeInput;
  PriceDryRun: Omit<Schema.PriceDryRun, 'items'> & { items: ResolversParentTypes['AdjustmentPreviewConnection'] };
  PricePerUnit: PricePerUnitSourceSource;
  PricePerUnitInput: Schema.PricePerUnitInput;
  PriceRangeFilter: Schema.PriceRangeFilter;
  PriceRiskCount: Schema.PriceRiskCount;
  PriceSummary: PriceSummarySourceSource;
  PriceWorkInput: Schema.PriceWorkInput;
  Problem: Schema.Problem;
  ProblemDetails: ResolversInterfaceTypes<ResolversParentTypes>['ProblemDetails'];
  Product: ProductSourceSource;
  ProductAvailability: ProductAvailabilitySourceSource;
  ProductChange: ProductChangeSourceSource;
  ProductChoice: Omit<Schema.ProductChoice, 'media'> & { media: ReadonlyArray<ResolversParentTypes['MediaItem']> };
  ProductChoiceInput: Schema.ProductChoiceInput;
  ProductConnection: ProductConnectionSourceSource;
  ProductCreatedEvent: ChangeEventSourceSource;
  ProductDeletedEvent: ChangeEventSourceSource;
  ProductDiscount: Omit<Schema.ProductDiscount, 'amount'> & { amount?: Schema.Maybe<ResolversParentTypes['Money']> };
  ProductDiscountInput: Schema.ProductDiscountInput;
  ProductEdge: Omit<Schema.ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductEditInput: Schema.ProductEditInput;
  ProductFilter: Schema.ProductFilter;
  ProductIntentInput: Schema.ProductIntentInput;
  ProductOption: ProductOptionSourceSource;
  ProductOptionInput: Schema.ProductOptionInput;
  ProductPayload: Omit<Schema.ProductPayload, 'problems' | 'product'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']>, product?: Schema.Maybe<ResolversParentTypes['Product']> };
  ProductSnapshot: ProductSnapshotSourceSource;
  ProductSnapshotMedia: ProductSnapshotMediaSourceSource;
  ProductSnapshotModifier: Omit<Schema.ProductSnapshotModifier, 'choices' | 'freeText'> & { choices: ReadonlyArray<ResolversParentTypes['CustomizationChoice']>, freeText?: Schema.Maybe<ResolversParentTypes['CustomizationFreeText']> };
  ProductSnapshotOption: Omit<Schema.ProductSnapshotOption, 'choices'> & { choices: ReadonlyArray<ResolversParentTypes['CustomizationChoice']> };
  ProductSnapshotSubscription: ProductSnapshotSubscriptionSourceSource;
  ProductSnapshotVariant: ProductSnapshotVariantSourceSource;
  ProductSnapshotVariantChoice: Schema.ProductSnapshotVariantChoice;
  ProductSort: Schema.ProductSort;
  ProductUpdatedEvent: ChangeEventSourceSource;
  ProductVariant: ProductVariantSourceSource;
  ProductVariantConnection: ProductVariantConnectionSourceSource;
  ProductVariantEdge: Omit<Schema.ProductVariantEdge, 'node'> & { node: ResolversParentTypes['ProductVariant'] };
  Query: Record<PropertyKey, never>;
  QueryParameterInput: Schema.QueryParameterInput;
  RecoverInput: Schema.RecoverInput;
  RedirectCallbacksInput: Schema.RedirectCallbacksInput;
  RedirectIntentInput: Schema.RedirectIntentInput;
  RedirectPreferencesInput: Schema.RedirectPreferencesInput;
  RedirectSession: RedirectSessionSourceSource;
  RegisterInput: Schema.RegisterInput;
  RemoveCartLinesInput: Schema.RemoveCartLinesInput;
  RemoveCouponInput: Schema.RemoveCouponInput;
  RemoveGiftCardInput: Schema.RemoveGiftCardInput;
  RemoveMyAddressInput: Schema.RemoveMyAddressInput;
  RemoveProductBrandInput: Schema.RemoveProductBrandInput;
  RemoveProductMediaFromChoicesInput: Schema.RemoveProductMediaFromChoicesInput;
  RemoveProductMediaInput: Schema.RemoveProductMediaInput;
  RemoveProductRibbonInput: Schema.RemoveProductRibbonInput;
  RemoveProductsFromCollectionInput: Schema.RemoveProductsFromCollectionInput;
  RenameBrandInput: Schema.RenameBrandInput;
  RenameBrandsInput: Schema.RenameBrandsInput;
  ReplayChangeEventInput: Schema.ReplayChangeEventInput;
  ReplayChangeEventPayload: Omit<Schema.ReplayChangeEventPayload, 'event' | 'problems'> & { event?: Schema.Maybe<ResolversParentTypes['ChangeEvent']>, problems: ReadonlyArray<ResolversParentTypes['ReplayChangeEventProblem']> };
  ReplayChangeEventProblem: Schema.ReplayChangeEventProblem;
  RequestBackInStockInput: Schema.RequestBackInStockInput;
  RequestBackInStockPayload: Omit<Schema.RequestBackInStockPayload, 'problems'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  ResetAllProductVariantDataInput: Schema.ResetAllProductVariantDataInput;
  ResumeJobInput: Schema.ResumeJobInput;
  ReturnTerms: Schema.ReturnTerms;
  RevertChange: Schema.RevertChange;
  RevertDryRun: Omit<Schema.RevertDryRun, 'items'> & { items: ResolversParentTypes['RevertPreviewConnection'] };
  RevertJobInput: Schema.RevertJobInput;
  RevertPreview: Omit<Schema.RevertPreview, 'problem'> & { problem?: Schema.Maybe<ResolversParentTypes['Problem']> };
  RevertPreviewConnection: Omit<Schema.RevertPreviewConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RevertPreviewEdge']>, nodes: ReadonlyArray<ResolversParentTypes['RevertPreview']> };
  RevertPreviewEdge: Omit<Schema.RevertPreviewEdge, 'node'> & { node: ResolversParentTypes['RevertPreview'] };
  RevokeAppKeyInput: Schema.RevokeAppKeyInput;
  RevokeAppKeyPayload: Omit<Schema.RevokeAppKeyPayload, 'appKey' | 'problems'> & { appKey?: Schema.Maybe<ResolversParentTypes['AppKey']>, problems: ReadonlyArray<ResolversParentTypes['RevokeAppKeyProblem']> };
  RevokeAppKeyProblem: Schema.RevokeAppKeyProblem;
  Ribbon: Schema.Ribbon;
  RibbonCreatedEvent: ChangeEventSourceSource;
  RibbonDeletedEvent: ChangeEventSourceSource;
  RibbonUpdatedEvent: ChangeEventSourceSource;
  RotateAppKeyInput: Schema.RotateAppKeyInput;
  RotateAppKeyPayload: Omit<Schema.RotateAppKeyPayload, 'appKey' | 'problems'> & { appKey?: Schema.Maybe<ResolversParentTypes['AppKey']>, problems: ReadonlyArray<ResolversParentTypes['RotateAppKeyProblem']> };
  RotateAppKeyProblem: Schema.RotateAppKeyProblem;
  RouteVitals: Schema.RouteVitals;
  SaveMyAddressInput: Schema.SaveMyAddressInput;
  SelectedMembership: Schema.SelectedMembership;
  SelectedMembershipInput: Schema.SelectedMembershipInput;
  SelectedShipping: SelectedShippingSourceSource;
  SelectedShippingOptionCode: Schema.SelectedShippingOptionCode;
  SelectedVariant: SelectedVariantSourceSource;
  SendActivationEmailInput: Schema.SendActivationEmailInput;
  SendRecoveryEmailInput: Schema.SendRecoveryEmailInput;
  Seo: Schema.Seo;
  SeoInput: Schema.SeoInput;
  SeoKeyword: Schema.SeoKeyword;
  SeoKeywordInput: Schema.SeoKeywordInput;
  SeoTag: Schema.SeoTag;
  SeoTagInput: Schema.SeoTagInput;
  ServiceProperties: Schema.ServiceProperties;
  SetCartLineQuantitiesInput: Schema.SetCartLineQuantitiesInput;
  SetProductPropertyInput: Schema.SetProductPropertyInput;
  SetPropertyWorkInput: Schema.SetPropertyWorkInput;
  ShippingCharge: Omit<Schema.ShippingCharge, 'price'> & { price?: Schema.Maybe<ResolversParentTypes['Money']> };
  ShippingInfo: ShippingInfoSourceSource;
  ShippingOption: ShippingOptionSourceSource;
  ShippingOptionCreatedEvent: ChangeEventSourceSource;
  ShippingOptionDeletedEvent: ChangeEventSourceSource;
  ShippingOptionInput: Schema.ShippingOptionInput;
  ShippingOptionRule: Omit<Schema.ShippingOptionRule, 'rates'> & { rates: ReadonlyArray<ResolversParentTypes['ShippingRate']> };
  ShippingOptionUpdatedEvent: ChangeEventSourceSource;
  ShippingRate: Omit<Schema.ShippingRate, 'amount'> & { amount?: Schema.Maybe<ResolversParentTypes['Money']> };
  ShippingRuleCondition: Schema.ShippingRuleCondition;
  ShopChange: ResolversUnionTypes<ResolversParentTypes>['ShopChange'];
  SignIn: Schema.SignIn;
  SignInFrame: Schema.SignInFrame;
  SignInPayload: Omit<Schema.SignInPayload, 'problems' | 'viewer'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']>, viewer: ResolversParentTypes['Viewer'] };
  SignInSettings: Schema.SignInSettings;
  SignOutPayload: Omit<Schema.SignOutPayload, 'problems' | 'viewer'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']>, viewer: ResolversParentTypes['Viewer'] };
  SiteFinding: SiteFindingSourceSource;
  SiteHealth: SiteHealthSourceSource;
  SlugCheck: Schema.SlugCheck;
  Staff: StaffSourceSource;
  StaffPayload: Omit<Schema.StaffPayload, 'problems' | 'staff'> & { problems: ReadonlyArray<ResolversParentTypes['ElevationProblem']>, staff: ResolversParentTypes['Staff'] };
  StartCheckoutInput: Schema.StartCheckoutInput;
  StartCheckoutPayload: Omit<Schema.StartCheckoutPayload, 'problems'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  StartJobInput: Schema.StartJobInput;
  StartSignInInput: Schema.StartSignInInput;
  StartSignInPayload: Omit<Schema.StartSignInPayload, 'problems'> & { problems: ReadonlyArray<ResolversParentTypes['Problem']> };
  Stock: StockSourceSource;
  StockChange: Schema.StockChange;
  StockValue: Schema.StockValue;
  StopJobInput: Schema.StopJobInput;
  Store: StoreSourceSource;
  StoreTerms: Omit<Schema.StoreTerms, 'delivery'> & { delivery: ReadonlyArray<ResolversParentTypes['DeliveryTerms']> };
  StoreTexts: Schema.StoreTexts;
  StoreVariant: StoreVariantSourceSource;
  StoreVariantConnection: StoreVariantConnectionSourceSource;
  StoreVariantEdge: Omit<Schema.StoreVariantEdge, 'node'> & { node: ResolversParentTypes['StoreVariant'] };
  StoreVariantFilter: Schema.StoreVariantFilter;
  String: Schema.Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SubscriptionContract: Omit<Schema.SubscriptionContract, 'appliedDiscounts' | 'billing' | 'buyerInfo' | 'discount' | 'lines' | 'recipient' | 'shipping' | 'subtotal' | 'tax' | 'total'> & { appliedDiscounts: ReadonlyArray<ResolversParentTypes['AppliedDiscount']>, billing?: Schema.Maybe<ResolversParentTypes['Contact']>, buyerInfo?: Schema.Maybe<ResolversParentTypes['BuyerInfo']>, discount?: Schema.Maybe<ResolversParentTypes['Money']>, lines: ReadonlyArray<ResolversParentTypes['OrderLine']>, recipient?: Schema.Maybe<ResolversParentTypes['Contact']>, shipping?: Schema.Maybe<ResolversParentTypes['Money']>, subtotal?: Schema.Maybe<ResolversParentTypes['Money']>, tax?: Schema.Maybe<ResolversParentTypes['Money']>, total?: Schema.Maybe<ResolversParentTypes['Money']> };
  SubscriptionContractCreatedEvent: ChangeEventSourceSource;
  SubscriptionContractDeletedEvent: ChangeEventSourceSource;
  SubscriptionContractUpdatedEvent: ChangeEventSourceSource;
  SubscriptionOption: SubscriptionOptionSourceSource;
  Suggestions: Omit<Schema.Suggestions, 'brands' | 'collections' | 'products'> & { brands: ReadonlyArray<ResolversParentTypes['Brand']>, collections: ReadonlyArray<ResolversParentTypes['Collection']>, products: ReadonlyArray<ResolversParentTypes['Product']> };
  TaxBreakdown: Omit<Schema.TaxBreakdown, 'nonTaxableAmount' | 'taxAmount' | 'taxableAmount'> & { nonTaxableAmount?: Schema.Maybe<ResolversParentTypes['Money']>, taxAmount?: Schema.Maybe<ResolversParentTypes['Money']>, taxableAmount?: Schema.Maybe<ResolversParentTypes['Money']> };
  TaxDetails: TaxDetailsSourceSource;
  TaxFallbackError: Schema.TaxFallbackError;
  TaxSummary: TaxSummarySourceSource;
  TimeSlot: Schema.TimeSlot;
  URL: Schema.Scalars['URL']['output'];
  UnitQuantity: UnitQuantitySourceSource;
  UnknownEvent: ChangeEventSourceSource;
  UnmuteMemberInput: Schema.UnmuteMemberInput;
  UpdateAppKeyInput: Schema.UpdateAppKeyInput;
  UpdateAppKeyPayload: Omit<Schema.UpdateAppKeyPayload, 'appKey' | 'problems'> & { appKey?: Schema.Maybe<ResolversParentTypes['AppKey']>, problems: ReadonlyArray<ResolversParentTypes['UpdateAppKeyProblem']> };
  UpdateAppKeyProblem: Schema.UpdateAppKeyProblem;
  UpdateBrandInput: Schema.UpdateBrandInput;
  UpdateCartInput: Schema.UpdateCartInput;
  UpdateCollectionInput: Schema.UpdateCollectionInput;
  UpdateMeInput: Schema.UpdateMeInput;
  UpdateMemberInput: Schema.UpdateMemberInput;
  UpdateMemberSlugInput: Schema.UpdateMemberSlugInput;
  UpdateMySlugInput: Schema.UpdateMySlugInput;
  UpdateProductInput: Schema.UpdateProductInput;
  UpdateProductVariantsInput: Schema.UpdateProductVariantsInput;
  VariantAdjustmentPreview: Omit<Schema.VariantAdjustmentPreview, 'after' | 'before' | 'cost' | 'paidAfter' | 'paidBefore' | 'weightAfter' | 'weightBefore'> & { after?: Schema.Maybe<ResolversParentTypes['Money']>, before?: Schema.Maybe<ResolversParentTypes['Money']>, cost?: Schema.Maybe<ResolversParentTypes['Money']>, paidAfter: ResolversParentTypes['Money'], paidBefore: ResolversParentTypes['Money'], weightAfter?: Schema.Maybe<ResolversParentTypes['Weight']>, weightBefore?: Schema.Maybe<ResolversParentTypes['Weight']> };
  VariantChangeInput: Schema.VariantChangeInput;
  VariantSelectionInput: Schema.VariantSelectionInput;
  VariantsUpdatedEvent: ChangeEventSourceSource;
  VatId: Schema.VatId;
  VatIdInput: Schema.VatIdInput;
  VerifyEmailCodeInput: Schema.VerifyEmailCodeInput;
  VerifyFactorInput: Schema.VerifyFactorInput;
  Video: VideoSourceSource;
  VideoFile: Schema.VideoFile;
  Viewer: ViewerSourceSource;
  VisibilityWorkInput: Schema.VisibilityWorkInput;
  WebVital: Schema.WebVital;
  Weight: WeightSourceSource;
  WeightAdjustmentInput: Schema.WeightAdjustmentInput;
  WeightInput: Schema.WeightInput;
  WeightRange: Omit<Schema.WeightRange, 'max' | 'min'> & { max: ResolversParentTypes['Weight'], min: ResolversParentTypes['Weight'] };
};

export type ActorsDirectiveArgs = {
  allow: ReadonlyArray<Schema.ActorKind>;
};

export type ActorsDirectiveResolver<Result, Parent, ContextType = Context, Args = ActorsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LookupDirectiveArgs = { };

export type LookupDirectiveResolver<Result, Parent, ContextType = Context, Args = LookupDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LookupKeyDirectiveArgs = {
  format: Schema.KeyFormat;
  maxLength?: Schema.Scalars['Int']['input'];
};

export type LookupKeyDirectiveResolver<Result, Parent, ContextType = Context, Args = LookupKeyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PerRowDirectiveArgs = {
  idsPerCall?: Schema.Maybe<Schema.Scalars['Int']['input']>;
  rows?: Schema.Maybe<Schema.Scalars['Int']['input']>;
};

export type PerRowDirectiveResolver<Result, Parent, ContextType = Context, Args = PerRowDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RightDirectiveArgs = {
  of: Schema.Right;
};

export type RightDirectiveResolver<Result, Parent, ContextType = Context, Args = RightDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: ReadonlyArray<Schema.Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbandonedCheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbandonedCheckout'] = ResolversParentTypes['AbandonedCheckout']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['AbandonedCheckoutActivity']>, ParentType, ContextType>;
  appliedDiscounts?: Resolver<ReadonlyArray<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  buyerInfo?: Resolver<Schema.Maybe<ResolversTypes['BuyerInfo']>, ParentType, ContextType>;
  buyerLanguage?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cartId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkoutId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkoutUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  company?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveredAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['AbandonmentStatus']>, ParentType, ContextType>;
  subtotal?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AbandonedCheckoutActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbandonedCheckoutActivity'] = ResolversParentTypes['AbandonedCheckoutActivity']> = {
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['AbandonedCheckoutActivityType']>, ParentType, ContextType>;
};

export type AbandonedCheckoutCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbandonedCheckoutCreatedEvent'] = ResolversParentTypes['AbandonedCheckoutCreatedEvent']> = {
  abandonedCheckout?: Resolver<Schema.Maybe<ResolversTypes['AbandonedCheckout']>, ParentType, ContextType>;
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AbandonedCheckoutDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbandonedCheckoutDeletedEvent'] = ResolversParentTypes['AbandonedCheckoutDeletedEvent']> = {
  abandonedCheckout?: Resolver<Schema.Maybe<ResolversTypes['AbandonedCheckout']>, ParentType, ContextType>;
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AbandonedCheckoutRecoveredEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbandonedCheckoutRecoveredEvent'] = ResolversParentTypes['AbandonedCheckoutRecoveredEvent']> = {
  abandonedCheckout?: Resolver<Schema.Maybe<ResolversTypes['AbandonedCheckout']>, ParentType, ContextType>;
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AbandonedCheckoutUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbandonedCheckoutUpdatedEvent'] = ResolversParentTypes['AbandonedCheckoutUpdatedEvent']> = {
  abandonedCheckout?: Resolver<Schema.Maybe<ResolversTypes['AbandonedCheckout']>, ParentType, ContextType>;
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AbandonmentBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbandonmentBuyer'] = ResolversParentTypes['AbandonmentBuyer']> = {
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<Schema.Maybe<ResolversTypes['AbandonmentBuyerKind']>, ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AcceptedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptedPayload'] = ResolversParentTypes['AcceptedPayload']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ActivityStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, MUTED?: any, UNKNOWN?: any }, ResolversTypes['ActivityStatus']>;

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActorKind'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Schema.Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
};

export type AdditionalFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdditionalFee'] = ResolversParentTypes['AdditionalFee']> = {
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceAfterTax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceBeforeTax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  providerAppId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  source?: Resolver<Schema.Maybe<ResolversTypes['FeeSource']>, ParentType, ContextType>;
  taxDetails?: Resolver<Schema.Maybe<ResolversTypes['TaxDetails']>, ParentType, ContextType>;
  taxableAddress?: Resolver<Schema.Maybe<ResolversTypes['TaxableAddressType']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  addressLine?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formatted?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geocode?: Resolver<Schema.Maybe<ResolversTypes['Geocode']>, ParentType, ContextType>;
  postalCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subdivision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subdivisionName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdjustmentPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdjustmentPreview'] = ResolversParentTypes['AdjustmentPreview']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cost?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  problem?: Resolver<Schema.Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  risks?: Resolver<ReadonlyArray<ResolversTypes['PriceRisk']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['VariantAdjustmentPreview']>, ParentType, ContextType>;
  weightAfter?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  weightBefore?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
};

export type AdjustmentPreviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdjustmentPreviewConnection'] = ResolversParentTypes['AdjustmentPreviewConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AdjustmentPreviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AdjustmentPreview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AdjustmentPreviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdjustmentPreviewEdge'] = ResolversParentTypes['AdjustmentPreviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdjustmentPreview'], ParentType, ContextType>;
};

export type AppKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppKey'] = ResolversParentTypes['AppKey']> = {
  allowedOrigins?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  costPerMinute?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentsOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousKeyValidUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestsLastDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestsLastHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revokedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['AppScope']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['AppKeySource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AppKeyState'], ParentType, ContextType>;
};

export type AppKeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppKeyConnection'] = ResolversParentTypes['AppKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AppKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AppKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AppKeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppKeyEdge'] = ResolversParentTypes['AppKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AppKey'], ParentType, ContextType>;
};

export type AppliedDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedDiscount'] = ResolversParentTypes['AppliedDiscount']> = {
  amount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AppliedDiscountKind'], ParentType, ContextType>;
  lineIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percent?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  scope?: Resolver<Schema.Maybe<ResolversTypes['DiscountScope']>, ParentType, ContextType>;
};

export type AppliedGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedGiftCard'] = ResolversParentTypes['AppliedGiftCard']> = {
  amount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  appId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  externalId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  obfuscatedCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AuditCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditCheck'] = ResolversParentTypes['AuditCheck']> = {
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstBroken?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  head?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRecord'] = ResolversParentTypes['AuditRecord']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['JobItem']>, ParentType, ContextType, RequireFields<Schema.AuditRecordChangesArgs, 'first'>>;
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  job?: Resolver<Schema.Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  milliseconds?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['AuditResult'], ParentType, ContextType>;
  write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRecordConnection'] = ResolversParentTypes['AuditRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AuditRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRecordEdge'] = ResolversParentTypes['AuditRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditRecord'], ParentType, ContextType>;
};

export type BackInStockRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackInStockRequest'] = ResolversParentTypes['BackInStockRequest']> = {
  autoNotified?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  catalogAppId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  catalogItemId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  catalogOptions?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  contactId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  pageUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['BackInStockStatus']>, ParentType, ContextType>;
};

export type BackInStockRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackInStockRequestConnection'] = ResolversParentTypes['BackInStockRequestConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BackInStockRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BackInStockRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BackInStockRequestCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackInStockRequestCreatedEvent'] = ResolversParentTypes['BackInStockRequestCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backInStockRequest?: Resolver<Schema.Maybe<ResolversTypes['BackInStockRequest']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BackInStockRequestDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackInStockRequestDeletedEvent'] = ResolversParentTypes['BackInStockRequestDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BackInStockRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackInStockRequestEdge'] = ResolversParentTypes['BackInStockRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BackInStockRequest'], ParentType, ContextType>;
};

export type BackInStockRequestUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackInStockRequestUpdatedEvent'] = ResolversParentTypes['BackInStockRequestUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backInStockRequest?: Resolver<Schema.Maybe<ResolversTypes['BackInStockRequest']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BackInStockStatusResolvers = EnumResolverSignature<{ FAILED?: any, NOTIFICATION_SENT?: any, PROCESSING?: any, RECEIVED?: any, UNKNOWN?: any }, ResolversTypes['BackInStockStatus']>;

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Schema.BrandProductsArgs>>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  story?: Resolver<Schema.Maybe<ResolversTypes['BrandStory']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandConnection'] = ResolversParentTypes['BrandConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BrandEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BrandCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandCreatedEvent'] = ResolversParentTypes['BrandCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<Schema.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandDeletedEvent'] = ResolversParentTypes['BrandDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandEdge'] = ResolversParentTypes['BrandEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
};

export type BrandMergeDryRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandMergeDryRun'] = ResolversParentTypes['BrandMergeDryRun']> = {
  into?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sample?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandPayload'] = ResolversParentTypes['BrandPayload']> = {
  brand?: Resolver<Schema.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  current?: Resolver<Schema.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type BrandRenamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandRenamePayload'] = ResolversParentTypes['BrandRenamePayload']> = {
  current?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  job?: Resolver<Schema.Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type BrandStoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandStory'] = ResolversParentTypes['BrandStory']> = {
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  intro?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  place?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
};

export type BrandUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandUpdatedEvent'] = ResolversParentTypes['BrandUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<Schema.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  categoryId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categoryName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categorySlug?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkBrandItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkBrandItem'] = ResolversParentTypes['BulkBrandItem']> = {
  brand?: Resolver<Schema.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkBrandPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkBrandPayload'] = ResolversParentTypes['BulkBrandPayload']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['BulkBrandItem']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  totalFailures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalSuccesses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkItem'] = ResolversParentTypes['BulkItem']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkPayload'] = ResolversParentTypes['BulkPayload']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['BulkItem']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  totalFailures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalSuccesses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BuyerInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerInfo'] = ResolversParentTypes['BuyerInfo']> = {
  contactId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActorKind'], ParentType, ContextType>;
};

export type CalculatedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalculatedLine'] = ResolversParentTypes['CalculatedLine']> = {
  depositAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fullPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiers?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paymentOption?: Resolver<Schema.Maybe<ResolversTypes['PaymentOption']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceBeforeDiscounts?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxDetails?: Resolver<Schema.Maybe<ResolversTypes['TaxDetails']>, ParentType, ContextType>;
  taxableAddress?: Resolver<Schema.Maybe<ResolversTypes['TaxableAddressType']>, ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalAfterTax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalBeforeTax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CallerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Caller'] = ResolversParentTypes['Caller']> = {
  kind?: Resolver<ResolversTypes['ActorKind'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rights?: Resolver<ReadonlyArray<ResolversTypes['Right']>, ParentType, ContextType>;
  role?: Resolver<Schema.Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['AppScope']>, ParentType, ContextType>;
};

export type CarrierRateConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarrierRateConfiguration'] = ResolversParentTypes['CarrierRateConfiguration']> = {
  backupWeight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryRegionIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  domesticServices?: Resolver<ReadonlyArray<ResolversTypes['CarrierService']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internationalServices?: Resolver<ReadonlyArray<ResolversTypes['CarrierService']>, ParentType, ContextType>;
  locationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  maxProductCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageHeight?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  packageLength?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  packageName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageType?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageWidth?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipFromAddress?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CarrierRateConfigurationCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarrierRateConfigurationCreatedEvent'] = ResolversParentTypes['CarrierRateConfigurationCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrierRateConfiguration?: Resolver<Schema.Maybe<ResolversTypes['CarrierRateConfiguration']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarrierRateConfigurationDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarrierRateConfigurationDeletedEvent'] = ResolversParentTypes['CarrierRateConfigurationDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrierRateConfiguration?: Resolver<Schema.Maybe<ResolversTypes['CarrierRateConfiguration']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarrierRateConfigurationUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarrierRateConfigurationUpdatedEvent'] = ResolversParentTypes['CarrierRateConfigurationUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrierRateConfiguration?: Resolver<Schema.Maybe<ResolversTypes['CarrierRateConfiguration']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarrierServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarrierService'] = ResolversParentTypes['CarrierService']> = {
  estimatedDeliveryTime?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeDeliveryMinimumAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  handlingFee?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  handlingFeeType?: Resolver<Schema.Maybe<ResolversTypes['HandlingFeeType']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  service?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  appliedDiscounts?: Resolver<ReadonlyArray<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  businessLocationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  buyerInfo?: Resolver<Schema.Maybe<ResolversTypes['BuyerInfo']>, ParentType, ContextType>;
  buyerLanguage?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyerNote?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkoutId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  contactInfo?: Resolver<Schema.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  conversionCurrency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  couponCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  extendedFields?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  merchantDiscounts?: Resolver<ReadonlyArray<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  overrideCheckoutUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  paymentCurrency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  purchaseFlowId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectedShippingOption?: Resolver<Schema.Maybe<ResolversTypes['SelectedShippingOptionCode']>, ParentType, ContextType>;
  siteLanguage?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtotal?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotalAfterDiscounts?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxIncludedInPrices?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  weightUnit?: Resolver<Schema.Maybe<ResolversTypes['WeightUnit']>, ParentType, ContextType>;
};

export type CartAbandonedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAbandonedEvent'] = ResolversParentTypes['CartAbandonedEvent']> = {
  abandonedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  buyer?: Resolver<Schema.Maybe<ResolversTypes['AbandonmentBuyer']>, ParentType, ContextType>;
  checkoutId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkoutUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  couponId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  itemCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  subtotal?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartChange'] = ResolversParentTypes['CartChange']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartCreatedEvent'] = ResolversParentTypes['CartCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartDeletedEvent'] = ResolversParentTypes['CartDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartEstimate'] = ResolversParentTypes['CartEstimate']> = {
  acceptsGiftCards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  additionalFees?: Resolver<ReadonlyArray<ResolversTypes['AdditionalFee']>, ParentType, ContextType>;
  appliedDiscounts?: Resolver<ReadonlyArray<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftCard?: Resolver<Schema.Maybe<ResolversTypes['AppliedGiftCard']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CalculatedLine']>, ParentType, ContextType>;
  membershipOptions?: Resolver<ResolversTypes['MembershipOptions'], ParentType, ContextType>;
  payLater?: Resolver<Schema.Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  payNow?: Resolver<Schema.Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  priceSummary?: Resolver<ResolversTypes['PriceSummary'], ParentType, ContextType>;
  shippingInfo?: Resolver<Schema.Maybe<ResolversTypes['ShippingInfo']>, ParentType, ContextType>;
  taxSummary?: Resolver<Schema.Maybe<ResolversTypes['TaxSummary']>, ParentType, ContextType>;
  violations?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  weightUnit?: Resolver<Schema.Maybe<ResolversTypes['WeightUnit']>, ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  availability?: Resolver<ResolversTypes['LineAvailability'], ParentType, ContextType>;
  catalogAppId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  catalogOptions?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  catalogOverride?: Resolver<Schema.Maybe<ResolversTypes['CatalogOverride']>, ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  consentRequiredPaymentPolicy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customItemType?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customTexts?: Resolver<ReadonlyArray<ResolversTypes['CustomText']>, ParentType, ContextType>;
  deliveryProfileId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  depositAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  descriptionLines?: Resolver<ReadonlyArray<ResolversTypes['DescriptionLine']>, ParentType, ContextType>;
  discount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  extendedFields?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  fixedQuantity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fullPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  itemType?: Resolver<ResolversTypes['ItemType'], ParentType, ContextType>;
  membersOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modifierGroups?: Resolver<ReadonlyArray<ResolversTypes['LineModifierGroup']>, ParentType, ContextType>;
  modifiersTotalPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  paymentOption?: Resolver<Schema.Maybe<ResolversTypes['PaymentOption']>, ParentType, ContextType>;
  physicalProperties?: Resolver<Schema.Maybe<ResolversTypes['PhysicalProperties']>, ParentType, ContextType>;
  policies?: Resolver<ReadonlyArray<ResolversTypes['LinePolicy']>, ParentType, ContextType>;
  preorderRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceBeforeDiscounts?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceUndetermined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productSlug?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relativePath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rootCatalogItemId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  savePaymentMethod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  selectedMembership?: Resolver<Schema.Maybe<ResolversTypes['LineMembership']>, ParentType, ContextType>;
  serviceProperties?: Resolver<Schema.Maybe<ResolversTypes['ServiceProperties']>, ParentType, ContextType>;
  subscription?: Resolver<Schema.Maybe<ResolversTypes['SubscriptionOption']>, ParentType, ContextType>;
  taxDetails?: Resolver<Schema.Maybe<ResolversTypes['TaxDetails']>, ParentType, ContextType>;
  taxGroupId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  taxableAddress?: Resolver<Schema.Maybe<ResolversTypes['TaxableAddressType']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalAfterTax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalBeforeTax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  variantId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CartRecoveredEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartRecoveredEvent'] = ResolversParentTypes['CartRecoveredEvent']> = {
  abandonedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkoutId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recoveredAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartUpdatedEvent'] = ResolversParentTypes['CartUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogHealth'] = ResolversParentTypes['CatalogHealth']> = {
  brandCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collectionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discounted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  negativeMargin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partlySoldOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingMemberCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceZero?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutCollection?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutPicture?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogOverrideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogOverride'] = ResolversParentTypes['CatalogOverride']> = {
  depositAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  descriptionLines?: Resolver<ReadonlyArray<ResolversTypes['DescriptionLine']>, ParentType, ContextType>;
  fullPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  inventoryAppId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentOption?: Resolver<Schema.Maybe<ResolversTypes['PaymentOption']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savePaymentMethod?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shippable?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
};

export type CategoryPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryPlace'] = ResolversParentTypes['CategoryPlace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangeEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEvent'] = ResolversParentTypes['ChangeEvent']> = {
  resolveType: TypeResolveFn<'AbandonedCheckoutCreatedEvent' | 'AbandonedCheckoutDeletedEvent' | 'AbandonedCheckoutRecoveredEvent' | 'AbandonedCheckoutUpdatedEvent' | 'BackInStockRequestCreatedEvent' | 'BackInStockRequestDeletedEvent' | 'BackInStockRequestUpdatedEvent' | 'BrandCreatedEvent' | 'BrandDeletedEvent' | 'BrandUpdatedEvent' | 'CarrierRateConfigurationCreatedEvent' | 'CarrierRateConfigurationDeletedEvent' | 'CarrierRateConfigurationUpdatedEvent' | 'CartAbandonedEvent' | 'CartCreatedEvent' | 'CartDeletedEvent' | 'CartRecoveredEvent' | 'CartUpdatedEvent' | 'CheckoutCompletedEvent' | 'CheckoutCreatedEvent' | 'CheckoutDeletedEvent' | 'CheckoutSettingsUpdatedEvent' | 'CheckoutTemplateCreatedEvent' | 'CheckoutTemplateDeletedEvent' | 'CheckoutTemplateUpdatedEvent' | 'CheckoutTemplateUsedEvent' | 'CheckoutUpdatedEvent' | 'CollectionCreatedEvent' | 'CollectionDeletedEvent' | 'CollectionUpdatedEvent' | 'CustomizationCreatedEvent' | 'CustomizationDeletedEvent' | 'CustomizationUpdatedEvent' | 'DiscountRuleCreatedEvent' | 'DiscountRuleDeletedEvent' | 'DiscountRuleUpdatedEvent' | 'FulfillmentsUpdatedEvent' | 'ImportedOrderDeletedEvent' | 'InfoSectionCreatedEvent' | 'InfoSectionDeletedEvent' | 'InfoSectionUpdatedEvent' | 'InventoryItemCreatedEvent' | 'InventoryItemDeletedEvent' | 'InventoryItemStockStatusUpdatedEvent' | 'InventoryItemUpdatedEvent' | 'InventoryItemUpdatedWithReasonEvent' | 'InventoryVariantsUpdatedEvent' | 'MemberCreatedEvent' | 'MemberDeletedEvent' | 'MemberUpdatedEvent' | 'OrderApprovedEvent' | 'OrderCanceledEvent' | 'OrderCommittedEvent' | 'OrderCreatedEvent' | 'OrderFulfilledEvent' | 'OrderImportedEvent' | 'OrderPaymentStatusUpdatedEvent' | 'OrderUpdatedEvent' | 'OrdersSettingsUpdatedEvent' | 'ProductCreatedEvent' | 'ProductDeletedEvent' | 'ProductUpdatedEvent' | 'RibbonCreatedEvent' | 'RibbonDeletedEvent' | 'RibbonUpdatedEvent' | 'ShippingOptionCreatedEvent' | 'ShippingOptionDeletedEvent' | 'ShippingOptionUpdatedEvent' | 'SubscriptionContractCreatedEvent' | 'SubscriptionContractDeletedEvent' | 'SubscriptionContractUpdatedEvent' | 'UnknownEvent' | 'VariantsUpdatedEvent', ParentType, ContextType>;
};

export type ChangeEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEventConnection'] = ResolversParentTypes['ChangeEventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ChangeEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ChangeEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangeEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEventEdge'] = ResolversParentTypes['ChangeEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChangeEvent'], ParentType, ContextType>;
};

export type ChangeEventHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEventHealth'] = ResolversParentTypes['ChangeEventHealth']> = {
  deadLetterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastReceivedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeEventNameResolvers = EnumResolverSignature<{ ABANDONED_CHECKOUT_CREATED?: any, ABANDONED_CHECKOUT_DELETED?: any, ABANDONED_CHECKOUT_RECOVERED?: any, ABANDONED_CHECKOUT_UPDATED?: any, BACK_IN_STOCK_REQUEST_CREATED?: any, BACK_IN_STOCK_REQUEST_DELETED?: any, BACK_IN_STOCK_REQUEST_UPDATED?: any, BRAND_CREATED?: any, BRAND_DELETED?: any, BRAND_UPDATED?: any, CARRIER_RATE_CONFIGURATION_CREATED?: any, CARRIER_RATE_CONFIGURATION_DELETED?: any, CARRIER_RATE_CONFIGURATION_UPDATED?: any, CART_ABANDONED?: any, CART_CREATED?: any, CART_DELETED?: any, CART_RECOVERED?: any, CART_UPDATED?: any, CHECKOUT_COMPLETED?: any, CHECKOUT_CREATED?: any, CHECKOUT_DELETED?: any, CHECKOUT_SETTINGS_UPDATED?: any, CHECKOUT_TEMPLATE_CREATED?: any, CHECKOUT_TEMPLATE_DELETED?: any, CHECKOUT_TEMPLATE_UPDATED?: any, CHECKOUT_TEMPLATE_USED?: any, CHECKOUT_UPDATED?: any, COLLECTION_CREATED?: any, COLLECTION_DELETED?: any, COLLECTION_UPDATED?: any, CUSTOMIZATION_CREATED?: any, CUSTOMIZATION_DELETED?: any, CUSTOMIZATION_UPDATED?: any, DISCOUNT_RULE_CREATED?: any, DISCOUNT_RULE_DELETED?: any, DISCOUNT_RULE_UPDATED?: any, FULFILLMENTS_UPDATED?: any, IMPORTED_ORDER_DELETED?: any, INFO_SECTION_CREATED?: any, INFO_SECTION_DELETED?: any, INFO_SECTION_UPDATED?: any, INVENTORY_ITEM_CREATED?: any, INVENTORY_ITEM_DELETED?: any, INVENTORY_ITEM_STOCK_STATUS_UPDATED?: any, INVENTORY_ITEM_UPDATED?: any, INVENTORY_ITEM_UPDATED_WITH_REASON?: any, INVENTORY_VARIANTS_UPDATED?: any, MEMBER_CREATED?: any, MEMBER_DELETED?: any, MEMBER_UPDATED?: any, ORDERS_SETTINGS_UPDATED?: any, ORDER_APPROVED?: any, ORDER_CANCELED?: any, ORDER_COMMITTED?: any, ORDER_CREATED?: any, ORDER_FULFILLED?: any, ORDER_IMPORTED?: any, ORDER_PAYMENT_STATUS_UPDATED?: any, ORDER_UPDATED?: any, PRODUCT_CREATED?: any, PRODUCT_DELETED?: any, PRODUCT_UPDATED?: any, RIBBON_CREATED?: any, RIBBON_DELETED?: any, RIBBON_UPDATED?: any, SHIPPING_OPTION_CREATED?: any, SHIPPING_OPTION_DELETED?: any, SHIPPING_OPTION_UPDATED?: any, SUBSCRIPTION_CONTRACT_CREATED?: any, SUBSCRIPTION_CONTRACT_DELETED?: any, SUBSCRIPTION_CONTRACT_UPDATED?: any, UNKNOWN?: any, VARIANTS_UPDATED?: any }, ResolversTypes['ChangeEventName']>;

export type ChangedVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedVariant'] = ResolversParentTypes['ChangedVariant']> = {
  changedFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChannelTypeResolvers = EnumResolverSignature<{ AMAZON?: any, APP_MARKET?: any, BACKOFFICE_MERCHANT?: any, CLASS_PASS?: any, EBAY?: any, ETSY?: any, FACEBOOK?: any, FAIRE_COM?: any, GLOBAL_E?: any, INVOICES?: any, INVOICES_PLATFORM?: any, OTHER_PLATFORM?: any, PAYPAL_AGENTIC_CHECKOUT?: any, POS?: any, STRIPE_AGENTIC_CHECKOUT?: any, TIKTOK?: any, UCP_AGENTIC_CHECKOUT?: any, UNKNOWN?: any, WEB?: any, WISH?: any }, ResolversTypes['ChannelType']>;

export type CheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  additionalFees?: Resolver<ReadonlyArray<ResolversTypes['AdditionalFee']>, ParentType, ContextType>;
  appliedDiscounts?: Resolver<ReadonlyArray<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  billing?: Resolver<Schema.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  businessLocationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  buyerInfo?: Resolver<Schema.Maybe<ResolversTypes['BuyerInfo']>, ParentType, ContextType>;
  buyerLanguage?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyerNote?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cartId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  channelType?: Resolver<Schema.Maybe<ResolversTypes['ChannelType']>, ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conversionCurrency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Schema.Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customContentReference?: Resolver<Schema.Maybe<ResolversTypes['CustomContentReference']>, ParentType, ContextType>;
  customFields?: Resolver<ReadonlyArray<ResolversTypes['CheckoutCustomField']>, ParentType, ContextType>;
  destination?: Resolver<Schema.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  extendedFields?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  externalReference?: Resolver<Schema.Maybe<ResolversTypes['ExternalReference']>, ParentType, ContextType>;
  giftCard?: Resolver<Schema.Maybe<ResolversTypes['AppliedGiftCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  membershipOptions?: Resolver<ResolversTypes['MembershipOptions'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payAfterFreeTrial?: Resolver<Schema.Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  payLater?: Resolver<Schema.Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  payNow?: Resolver<Schema.Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  paymentCurrency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceSummary?: Resolver<Schema.Maybe<ResolversTypes['PriceSummary']>, ParentType, ContextType>;
  purchaseFlowId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shippingInfo?: Resolver<Schema.Maybe<ResolversTypes['ShippingInfo']>, ParentType, ContextType>;
  siteLanguage?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxExemptGroupId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  taxIncludedInPrices?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  taxSummary?: Resolver<Schema.Maybe<ResolversTypes['TaxSummary']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  violations?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  weightUnit?: Resolver<Schema.Maybe<ResolversTypes['WeightUnit']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutCheckboxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutCheckbox'] = ResolversParentTypes['CheckoutCheckbox']> = {
  checkedByDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  splitByChannel?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckoutCompletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutCompletedEvent'] = ResolversParentTypes['CheckoutCompletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkout?: Resolver<Schema.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutCreatedEvent'] = ResolversParentTypes['CheckoutCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkout?: Resolver<Schema.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutCustomFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutCustomField'] = ResolversParentTypes['CheckoutCustomField']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type CheckoutDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutDeletedEvent'] = ResolversParentTypes['CheckoutDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutFields'] = ResolversParentTypes['CheckoutFields']> = {
  policyAgreementCheckbox?: Resolver<Schema.Maybe<ResolversTypes['CheckoutCheckbox']>, ParentType, ContextType>;
  subscriptionCheckbox?: Resolver<Schema.Maybe<ResolversTypes['CheckoutCheckbox']>, ParentType, ContextType>;
};

export type CheckoutHeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutHeader'] = ResolversParentTypes['CheckoutHeader']> = {
  alignment?: Resolver<Schema.Maybe<ResolversTypes['HeaderAlignment']>, ParentType, ContextType>;
  backgroundColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  continueShopping?: Resolver<Schema.Maybe<ResolversTypes['ContinueShopping']>, ParentType, ContextType>;
  displayCheckoutLabel?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dividerColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Schema.Maybe<ResolversTypes['CheckoutLogo']>, ParentType, ContextType>;
  text?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutLogo'] = ResolversParentTypes['CheckoutLogo']> = {
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  size?: Resolver<Schema.Maybe<ResolversTypes['LogoSize']>, ParentType, ContextType>;
};

export type CheckoutMainSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutMainSection'] = ResolversParentTypes['CheckoutMainSection']> = {
  cornerRadius?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dividerColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expressButtonsCornerRadius?: Resolver<Schema.Maybe<ResolversTypes['ExpressButtonShape']>, ParentType, ContextType>;
  formBackgroundColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formBackgroundImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  summaryBackgroundColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summaryBackgroundImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  tintedBoxColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutPolicy'] = ResolversParentTypes['CheckoutPolicy']> = {
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CheckoutPolicyKind'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutSettings'] = ResolversParentTypes['CheckoutSettings']> = {
  billingFields?: Resolver<Schema.Maybe<ResolversTypes['CheckoutBillingFields']>, ParentType, ContextType>;
  buttonColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  captureBeforeExpiryEnabled?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  checkoutFields?: Resolver<Schema.Maybe<ResolversTypes['CheckoutFields']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delayCaptureEnabled?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  footer?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  giftCardRedeemEnabled?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  header?: Resolver<Schema.Maybe<ResolversTypes['CheckoutHeader']>, ParentType, ContextType>;
  mainSection?: Resolver<Schema.Maybe<ResolversTypes['CheckoutMainSection']>, ParentType, ContextType>;
  merchantInitiatedPaymentsEnabled?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  placeOrderButtonColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  policies?: Resolver<ReadonlyArray<ResolversTypes['CheckoutPolicy']>, ParentType, ContextType>;
  selectionColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CheckoutSettingsUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutSettingsUpdatedEvent'] = ResolversParentTypes['CheckoutSettingsUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkoutSettings?: Resolver<Schema.Maybe<ResolversTypes['CheckoutSettings']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutTemplate'] = ResolversParentTypes['CheckoutTemplate']> = {
  couponCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customContentReference?: Resolver<Schema.Maybe<ResolversTypes['CustomContentReference']>, ParentType, ContextType>;
  customLines?: Resolver<ReadonlyArray<ResolversTypes['CheckoutTemplateCustomLine']>, ParentType, ContextType>;
  disabledManualPayment?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  externalReference?: Resolver<Schema.Maybe<ResolversTypes['ExternalReference']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CheckoutTemplateLine']>, ParentType, ContextType>;
  lockedCoupon?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lockedGiftCard?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['CheckoutTemplateStatus']>, ParentType, ContextType>;
};

export type CheckoutTemplateCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutTemplateCreatedEvent'] = ResolversParentTypes['CheckoutTemplateCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkoutTemplate?: Resolver<Schema.Maybe<ResolversTypes['CheckoutTemplate']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutTemplateCustomLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutTemplateCustomLine'] = ResolversParentTypes['CheckoutTemplateCustomLine']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CheckoutTemplateDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutTemplateDeletedEvent'] = ResolversParentTypes['CheckoutTemplateDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutTemplateLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutTemplateLine'] = ResolversParentTypes['CheckoutTemplateLine']> = {
  catalogAppId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  catalogItemId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  catalogOptions?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CheckoutTemplateUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutTemplateUpdatedEvent'] = ResolversParentTypes['CheckoutTemplateUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkoutTemplate?: Resolver<Schema.Maybe<ResolversTypes['CheckoutTemplate']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutTemplateUsedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutTemplateUsedEvent'] = ResolversParentTypes['CheckoutTemplateUsedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkout?: Resolver<Schema.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  checkoutTemplate?: Resolver<Schema.Maybe<ResolversTypes['CheckoutTemplate']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutUpdatedEvent'] = ResolversParentTypes['CheckoutUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkout?: Resolver<Schema.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChosenOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenOption'] = ResolversParentTypes['ChosenOption']> = {
  choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  builtIn?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mainMedia?: Resolver<Schema.Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  managedProducts?: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Schema.CollectionManagedProductsArgs>>;
  media?: Resolver<ReadonlyArray<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Schema.CollectionProductsArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionConnection'] = ResolversParentTypes['CollectionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CollectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Collection']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CollectionCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionCreatedEvent'] = ResolversParentTypes['CollectionCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collection?: Resolver<Schema.Maybe<ResolversTypes['CollectionSnapshot']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionDeletedEvent'] = ResolversParentTypes['CollectionDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionEdge'] = ResolversParentTypes['CollectionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type CollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionPayload'] = ResolversParentTypes['CollectionPayload']> = {
  collection?: Resolver<Schema.Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CollectionSnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionSnapshot'] = ResolversParentTypes['CollectionSnapshot']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mainMedia?: Resolver<Schema.Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visible?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CollectionUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionUpdatedEvent'] = ResolversParentTypes['CollectionUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompleteSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteSignInPayload'] = ResolversParentTypes['CompleteSignInPayload']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  returnTo?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  address?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  contactDetails?: Resolver<Schema.Maybe<ResolversTypes['ContactDetails']>, ParentType, ContextType>;
};

export type ContactDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactDetails'] = ResolversParentTypes['ContactDetails']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatId?: Resolver<Schema.Maybe<ResolversTypes['VatId']>, ParentType, ContextType>;
};

export type ContentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentPage'] = ResolversParentTypes['ContentPage']> = {
  body?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ReadonlyArray<ResolversTypes['ContentTerms']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContinueShoppingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContinueShopping'] = ResolversParentTypes['ContinueShopping']> = {
  displayType?: Resolver<Schema.Maybe<ResolversTypes['ContinueShoppingDisplay']>, ParentType, ContextType>;
  hidden?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CostAndProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostAndProfit'] = ResolversParentTypes['CostAndProfit']> = {
  cost?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  margin?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  profit?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CreateAppKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAppKeyPayload'] = ResolversParentTypes['CreateAppKeyPayload']> = {
  appKey?: Resolver<Schema.Maybe<ResolversTypes['AppKey']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['CreateAppKeyProblem']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateAppKeyProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAppKeyProblem'] = ResolversParentTypes['CreateAppKeyProblem']> = {
  code?: Resolver<ResolversTypes['CreateAppKeyProblemCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ProblemSeverity'], ParentType, ContextType>;
  suggestedFix?: Resolver<Schema.Maybe<ResolversTypes['SuggestedFix']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCheckoutPayload'] = ResolversParentTypes['CreateCheckoutPayload']> = {
  checkout?: Resolver<Schema.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  checkoutId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type CreateRedirectSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRedirectSessionPayload'] = ResolversParentTypes['CreateRedirectSessionPayload']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  redirectSession?: Resolver<Schema.Maybe<ResolversTypes['RedirectSession']>, ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomContentReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomContentReference'] = ResolversParentTypes['CustomContentReference']> = {
  appId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  componentId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CustomFieldTypeResolvers = EnumResolverSignature<{ DATE?: any, NUMBER?: any, SOCIAL?: any, TEXT?: any, UNKNOWN?: any, URL?: any }, ResolversTypes['CustomFieldType']>;

export type CustomTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomText'] = ResolversParentTypes['CustomText']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomTextFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomTextField'] = ResolversParentTypes['CustomTextField']> = {
  mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customization'] = ResolversParentTypes['Customization']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['CustomizationChoice']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  freeText?: Resolver<Schema.Maybe<ResolversTypes['CustomizationFreeText']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renderType?: Resolver<Schema.Maybe<ResolversTypes['CustomizationRenderType']>, ParentType, ContextType>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sortOrder?: Resolver<Schema.Maybe<ResolversTypes['ChoiceSortStrategy']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['CustomizationType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustomizationChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationChoice'] = ResolversParentTypes['CustomizationChoice']> = {
  addedPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  colorCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  displayImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  inStock?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedMedia?: Resolver<ReadonlyArray<ResolversTypes['ProductSnapshotMedia']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryChoiceIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['CustomizationChoiceType']>, ParentType, ContextType>;
  visible?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomizationCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationCreatedEvent'] = ResolversParentTypes['CustomizationCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customization?: Resolver<Schema.Maybe<ResolversTypes['Customization']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizationDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationDeletedEvent'] = ResolversParentTypes['CustomizationDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customization?: Resolver<Schema.Maybe<ResolversTypes['Customization']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizationFreeTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationFreeText'] = ResolversParentTypes['CustomizationFreeText']> = {
  defaultAddedPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  key?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxCharCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minCharCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomizationUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizationUpdatedEvent'] = ResolversParentTypes['CustomizationUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customization?: Resolver<Schema.Maybe<ResolversTypes['Customization']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeadLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeadLetter'] = ResolversParentTypes['DeadLetter']> = {
  detail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DeadLetterReason'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCartPayload'] = ResolversParentTypes['DeleteCartPayload']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePayload'] = ResolversParentTypes['DeletePayload']> = {
  deletedId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type DeliveryAllocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryAllocation'] = ResolversParentTypes['DeliveryAllocation']> = {
  carrierAppId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  carrierCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  regionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  regionName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeliveryTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryTerms'] = ResolversParentTypes['DeliveryTerms']> = {
  countries?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  freeFrom?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DescriptionLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DescriptionLine'] = ResolversParentTypes['DescriptionLine']> = {
  colorCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DigitalFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DigitalFile'] = ResolversParentTypes['DigitalFile']> = {
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type DimensionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dimensions'] = ResolversParentTypes['Dimensions']> = {
  height?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  length?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['DimensionsUnit'], ParentType, ContextType>;
  width?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type DimensionsUnitResolvers = EnumResolverSignature<{ CM?: any, FT?: any, IN?: any, M?: any, MM?: any, UNKNOWN?: any, YD?: any }, ResolversTypes['DimensionsUnit']>;

export type DiscountRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountRule'] = ResolversParentTypes['DiscountRule']> = {
  active?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  activeFrom?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  activeUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  appliesTo?: Resolver<Schema.Maybe<ResolversTypes['DiscountRuleSubject']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discounts?: Resolver<ReadonlyArray<ResolversTypes['DiscountRuleDiscount']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['DiscountRuleStatus']>, ParentType, ContextType>;
  trigger?: Resolver<Schema.Maybe<ResolversTypes['DiscountRuleTrigger']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usageCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usageLimit?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DiscountRuleCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountRuleCreatedEvent'] = ResolversParentTypes['DiscountRuleCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  discountRule?: Resolver<Schema.Maybe<ResolversTypes['DiscountRule']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountRuleDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountRuleDeletedEvent'] = ResolversParentTypes['DiscountRuleDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountRuleDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountRuleDiscount'] = ResolversParentTypes['DiscountRuleDiscount']> = {
  fixedAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fixedPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  limit?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  quantityPrices?: Resolver<ReadonlyArray<ResolversTypes['DiscountRuleQuantityPrice']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['DiscountRuleScope']>, ParentType, ContextType>;
  targetType?: Resolver<Schema.Maybe<ResolversTypes['DiscountRuleTargetType']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['DiscountRuleDiscountType']>, ParentType, ContextType>;
};

export type DiscountRuleQuantityPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountRuleQuantityPrice'] = ResolversParentTypes['DiscountRuleQuantityPrice']> = {
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DiscountRuleQuantityRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountRuleQuantityRange'] = ResolversParentTypes['DiscountRuleQuantityRange']> = {
  max?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  min?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['DiscountRuleScope']>, ParentType, ContextType>;
};

export type DiscountRuleScopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountRuleScope'] = ResolversParentTypes['DiscountRuleScope']> = {
  catalogAppId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  catalogItemIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  filterAppId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  filterParams?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['DiscountRuleScopeType']>, ParentType, ContextType>;
};

export type DiscountRuleSubtotalRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountRuleSubtotalRange'] = ResolversParentTypes['DiscountRuleSubtotalRange']> = {
  max?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  min?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['DiscountRuleScope']>, ParentType, ContextType>;
};

export type DiscountRuleTriggerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountRuleTrigger'] = ResolversParentTypes['DiscountRuleTrigger']> = {
  customTriggerAppId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customTriggerId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerEligibility?: Resolver<Schema.Maybe<ResolversTypes['DiscountRuleEligibility']>, ParentType, ContextType>;
  itemQuantityRange?: Resolver<Schema.Maybe<ResolversTypes['DiscountRuleQuantityRange']>, ParentType, ContextType>;
  subtotalRange?: Resolver<Schema.Maybe<ResolversTypes['DiscountRuleSubtotalRange']>, ParentType, ContextType>;
  triggers?: Resolver<ReadonlyArray<ResolversTypes['DiscountRuleTrigger']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['DiscountRuleTriggerType']>, ParentType, ContextType>;
};

export type DiscountRuleUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountRuleUpdatedEvent'] = ResolversParentTypes['DiscountRuleUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  discountRule?: Resolver<Schema.Maybe<ResolversTypes['DiscountRule']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountTypeResolvers = EnumResolverSignature<{ AMOUNT?: any, NONE?: any, PERCENT?: any, UNKNOWN?: any }, ResolversTypes['DiscountType']>;

export type ElevationProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElevationProblem'] = ResolversParentTypes['ElevationProblem']> = {
  code?: Resolver<ResolversTypes['ElevationProblemCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ProblemSeverity'], ParentType, ContextType>;
  suggestedFix?: Resolver<Schema.Maybe<ResolversTypes['SuggestedFix']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventIdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventIdentity'] = ResolversParentTypes['EventIdentity']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EventIdentityKind'], ParentType, ContextType>;
};

export type EventIdentityKindResolvers = EnumResolverSignature<{ APP?: any, MEMBER?: any, PLATFORM_USER?: any, UNKNOWN?: any, VISITOR?: any }, ResolversTypes['EventIdentityKind']>;

export type ExternalReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExternalReference'] = ResolversParentTypes['ExternalReference']> = {
  appId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  resourceId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  name?: Resolver<ResolversTypes['FacetName'], ParentType, ContextType>;
  option?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceRange?: Resolver<Schema.Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  totalValues?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType, RequireFields<Schema.FacetValuesArgs, 'first'>>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  color?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeeSourceResolvers = EnumResolverSignature<{ ITEM?: any, MANUAL?: any, PLATFORM?: any, SERVICE_PLUGIN?: any, SHIPPING?: any, UNKNOWN?: any }, ResolversTypes['FeeSource']>;

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previous?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type FocalPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FocalPoint'] = ResolversParentTypes['FocalPoint']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FreeTrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeTrial'] = ResolversParentTypes['FreeTrial']> = {
  frequency?: Resolver<Schema.Maybe<ResolversTypes['SubscriptionFrequency']>, ParentType, ContextType>;
  interval?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FulfillmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fulfillment'] = ResolversParentTypes['Fulfillment']> = {
  completed?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentLine']>, ParentType, ContextType>;
  shippingProvider?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type FulfillmentLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentLine'] = ResolversParentTypes['FulfillmentLine']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FulfillmentsUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FulfillmentsUpdatedEvent'] = ResolversParentTypes['FulfillmentsUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderFulfillments?: Resolver<Schema.Maybe<ResolversTypes['OrderFulfillments']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GeocodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Geocode'] = ResolversParentTypes['Geocode']> = {
  latitude?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type IdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Identity'] = ResolversParentTypes['Identity']> = {
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  factors?: Resolver<ReadonlyArray<ResolversTypes['IdentityFactor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['IdentityStatusReason']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IdentityStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IdentityFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityFactor'] = ResolversParentTypes['IdentityFactor']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['FactorStatus']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FactorType'], ParentType, ContextType>;
};

export type IdentityStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, BLOCKED?: any, DELETED?: any, OFFLINE?: any, PENDING?: any, UNKNOWN?: any }, ResolversTypes['IdentityStatus']>;

export type IdentityStatusReasonResolvers = EnumResolverSignature<{ PENDING_ADMIN_APPROVAL_REQUIRED?: any, PENDING_EMAIL_VERIFICATION_REQUIRED?: any, PENDING_REQUIRED_FIELDS_MISSING?: any, UNKNOWN?: any }, ResolversTypes['IdentityStatusReason']>;

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filename?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  focalPoint?: Resolver<Schema.Maybe<ResolversTypes['FocalPoint']>, ParentType, ContextType>;
  format?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<Schema.ImageUrlArgs, 'format'>>;
  urlExpiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  width?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImportedOrderDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportedOrderDeletedEvent'] = ResolversParentTypes['ImportedOrderDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InfoSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InfoSection'] = ResolversParentTypes['InfoSection']> = {
  description?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  rawDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InfoSectionCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InfoSectionCreatedEvent'] = ResolversParentTypes['InfoSectionCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  infoSection?: Resolver<Schema.Maybe<ResolversTypes['InfoSectionSnapshot']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InfoSectionDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InfoSectionDeletedEvent'] = ResolversParentTypes['InfoSectionDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InfoSectionSnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InfoSectionSnapshot'] = ResolversParentTypes['InfoSectionSnapshot']> = {
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  descriptionNodes?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uniqueName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type InfoSectionUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InfoSectionUpdatedEvent'] = ResolversParentTypes['InfoSectionUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  infoSection?: Resolver<Schema.Maybe<ResolversTypes['InfoSectionSnapshot']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidMembership'] = ResolversParentTypes['InvalidMembership']> = {
  membership?: Resolver<Schema.Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InventoryChangeReasonResolvers = EnumResolverSignature<{ MANUAL?: any, ORDER?: any, REVERT_INVENTORY_CHANGE?: any, UNKNOWN?: any }, ResolversTypes['InventoryChangeReason']>;

export type InventoryItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItem'] = ResolversParentTypes['InventoryItem']> = {
  availabilityStatus?: Resolver<Schema.Maybe<ResolversTypes['InventoryItemAvailability']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  directCategoryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  extendedFields?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inStock?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  locationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preorder?: Resolver<Schema.Maybe<ResolversTypes['PreorderSettings']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tracked?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  variantId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variantName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantSku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantVisible?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type InventoryItemCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItemCreatedEvent'] = ResolversParentTypes['InventoryItemCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  inventoryItem?: Resolver<Schema.Maybe<ResolversTypes['InventoryItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InventoryItemDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItemDeletedEvent'] = ResolversParentTypes['InventoryItemDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  inventoryItem?: Resolver<Schema.Maybe<ResolversTypes['InventoryItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InventoryItemStockStatusUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItemStockStatusUpdatedEvent'] = ResolversParentTypes['InventoryItemStockStatusUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  inStock?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InventoryItemUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItemUpdatedEvent'] = ResolversParentTypes['InventoryItemUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  inventoryItem?: Resolver<Schema.Maybe<ResolversTypes['InventoryItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InventoryItemUpdatedWithReasonEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryItemUpdatedWithReasonEvent'] = ResolversParentTypes['InventoryItemUpdatedWithReasonEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  appId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  inventoryItem?: Resolver<Schema.Maybe<ResolversTypes['InventoryItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['InventoryChangeReason']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InventoryVariantsUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryVariantsUpdatedEvent'] = ResolversParentTypes['InventoryVariantsUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['InventoryChangeReason']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['StockChange']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemTypeResolvers = EnumResolverSignature<{ CUSTOM?: any, DIGITAL?: any, GIFT_CARD?: any, PHYSICAL?: any, SERVICE?: any, UNKNOWN?: any }, ResolversTypes['ItemType']>;

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  action?: Resolver<ResolversTypes['JobAction'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  call?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<Schema.Maybe<ResolversTypes['JobFailureConnection']>, ParentType, ContextType, Partial<Schema.JobFailuresArgs>>;
  finishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idempotencyKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Schema.Maybe<ResolversTypes['JobItemConnection']>, ParentType, ContextType, Partial<Schema.JobItemsArgs>>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parameters?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  problem?: Resolver<Schema.Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revertOf?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobChange'] = ResolversParentTypes['JobChange']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JobEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Job']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
};

export type JobFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFailure'] = ResolversParentTypes['JobFailure']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['Problem'], ParentType, ContextType>;
};

export type JobFailureConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFailureConnection'] = ResolversParentTypes['JobFailureConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JobFailureEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['JobFailure']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobFailureEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFailureEdge'] = ResolversParentTypes['JobFailureEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JobFailure'], ParentType, ContextType>;
};

export type JobItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobItem'] = ResolversParentTypes['JobItem']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['JobChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Schema.Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobItemState'], ParentType, ContextType>;
  thing?: Resolver<Schema.Maybe<ResolversTypes['JobThing']>, ParentType, ContextType>;
};

export type JobItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobItemConnection'] = ResolversParentTypes['JobItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JobItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['JobItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobItemEdge'] = ResolversParentTypes['JobItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JobItem'], ParentType, ContextType>;
};

export type JobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPayload'] = ResolversParentTypes['JobPayload']> = {
  job?: Resolver<Schema.Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type LineAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineAvailability'] = ResolversParentTypes['LineAvailability']> = {
  quantityAvailable?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
};

export type LineMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineMembership'] = ResolversParentTypes['LineMembership']> = {
  appId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LineModifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineModifier'] = ResolversParentTypes['LineModifier']> = {
  details?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LineModifierGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineModifierGroup'] = ResolversParentTypes['LineModifierGroup']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  modifiers?: Resolver<ReadonlyArray<ResolversTypes['LineModifier']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LinePolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinePolicy'] = ResolversParentTypes['LinePolicy']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Logistics'] = ResolversParentTypes['Logistics']> = {
  deliveryTime?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTimeSlot?: Resolver<Schema.Maybe<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  instructions?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickup?: Resolver<Schema.Maybe<ResolversTypes['PickupDetails']>, ParentType, ContextType>;
};

export type LowestSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LowestSale'] = ResolversParentTypes['LowestSale']> = {
  atLoss?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  margin?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MeasurementUnitResolvers = EnumResolverSignature<{ CBM?: any, CL?: any, CM?: any, FLOZ?: any, FT?: any, G?: any, GAL?: any, IN?: any, KG?: any, L?: any, LB?: any, M?: any, MG?: any, ML?: any, MM?: any, OZ?: any, PT?: any, QT?: any, SQFT?: any, SQM?: any, UNKNOWN?: any, YD?: any }, ResolversTypes['MeasurementUnit']>;

export type MediaItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  thumbnail?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['MediaItemType']>, ParentType, ContextType>;
  video?: Resolver<Schema.Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type MediaItemTypeResolvers = EnumResolverSignature<{ AUDIO?: any, DOCUMENT?: any, IMAGE?: any, UNKNOWN?: any, VIDEO?: any, ZIP?: any }, ResolversTypes['MediaItemType']>;

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  activityStatus?: Resolver<ResolversTypes['ActivityStatus'], ParentType, ContextType>;
  contact?: Resolver<Schema.Maybe<ResolversTypes['MemberContact']>, ParentType, ContextType>;
  contactId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cover?: Resolver<Schema.Maybe<ResolversTypes['MemberPicture']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  loginEmail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginEmailVerified?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  nickname?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photo?: Resolver<Schema.Maybe<ResolversTypes['MemberPicture']>, ParentType, ContextType>;
  privacyStatus?: Resolver<ResolversTypes['PrivacyStatus'], ParentType, ContextType>;
  slug?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberAddress'] = ResolversParentTypes['MemberAddress']> = {
  addressLine?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postalCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subdivision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tag?: Resolver<Schema.Maybe<ResolversTypes['AddressTag']>, ParentType, ContextType>;
};

export type MemberChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberChange'] = ResolversParentTypes['MemberChange']> = {
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberConnection'] = ResolversParentTypes['MemberConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MemberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Member']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MemberContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberContact'] = ResolversParentTypes['MemberContact']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['MemberAddress']>, ParentType, ContextType>;
  birthdate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  company?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customFields?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['MemberCustomField']>>, ParentType, ContextType>;
  emails?: Resolver<ReadonlyArray<ResolversTypes['MemberEmail']>, ParentType, ContextType>;
  firstName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phones?: Resolver<ReadonlyArray<ResolversTypes['MemberPhone']>, ParentType, ContextType>;
};

export type MemberCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberCount'] = ResolversParentTypes['MemberCount']> = {
  confirmationToken?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sample?: Resolver<ReadonlyArray<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type MemberCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberCreatedEvent'] = ResolversParentTypes['MemberCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  member?: Resolver<Schema.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberCustomFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberCustomField'] = ResolversParentTypes['MemberCustomField']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CustomFieldType'], ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberDeletedEvent'] = ResolversParentTypes['MemberDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberEdge'] = ResolversParentTypes['MemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type MemberEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberEmail'] = ResolversParentTypes['MemberEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tag?: Resolver<Schema.Maybe<ResolversTypes['EmailTag']>, ParentType, ContextType>;
};

export type MemberJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberJob'] = ResolversParentTypes['MemberJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberJobStatus'], ParentType, ContextType>;
  totalFailures?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalSuccesses?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MemberJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberJobPayload'] = ResolversParentTypes['MemberJobPayload']> = {
  job?: Resolver<Schema.Maybe<ResolversTypes['MemberJob']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type MemberJobStatusResolvers = EnumResolverSignature<{ FAILED?: any, FINISHED?: any, PROCESSING?: any, UNKNOWN?: any }, ResolversTypes['MemberJobStatus']>;

export type MemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberPayload'] = ResolversParentTypes['MemberPayload']> = {
  member?: Resolver<Schema.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type MemberPhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberPhone'] = ResolversParentTypes['MemberPhone']> = {
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tag?: Resolver<Schema.Maybe<ResolversTypes['PhoneTag']>, ParentType, ContextType>;
};

export type MemberPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberPicture'] = ResolversParentTypes['MemberPicture']> = {
  height?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  offsetX?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offsetY?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType, RequireFields<Schema.MemberPictureUrlArgs, 'format'>>;
  width?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MemberSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSession'] = ResolversParentTypes['MemberSession']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedInAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MemberStatusResolvers = EnumResolverSignature<{ APPROVED?: any, BLOCKED?: any, OFFLINE?: any, PENDING?: any, UNKNOWN?: any }, ResolversTypes['MemberStatus']>;

export type MemberUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberUpdatedEvent'] = ResolversParentTypes['MemberUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  member?: Resolver<Schema.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  additionalData?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  appId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  creditsRemaining?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  creditsTotal?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MembershipOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipOptions'] = ResolversParentTypes['MembershipOptions']> = {
  eligible?: Resolver<ReadonlyArray<ResolversTypes['Membership']>, ParentType, ContextType>;
  invalid?: Resolver<ReadonlyArray<ResolversTypes['InvalidMembership']>, ParentType, ContextType>;
  selected?: Resolver<ReadonlyArray<ResolversTypes['SelectedMembership']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  converted?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyRange'] = ResolversParentTypes['MoneyRange']> = {
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addProductMedia: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationAddProductMediaArgs, 'input'>>;
  addProductMediaToChoices: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationAddProductMediaToChoicesArgs, 'input'>>;
  addProductsToCollection: Resolver<Schema.Maybe<ResolversTypes['CollectionPayload']>, ParentType, ContextType, RequireFields<Schema.MutationAddProductsToCollectionArgs, 'input'>>;
  addToCart: Resolver<Schema.Maybe<ResolversTypes['CartPayload']>, ParentType, ContextType, RequireFields<Schema.MutationAddToCartArgs, 'input'>>;
  applyCoupon: Resolver<Schema.Maybe<ResolversTypes['CartPayload']>, ParentType, ContextType, RequireFields<Schema.MutationApplyCouponArgs, 'input'>>;
  applyGiftCard: Resolver<Schema.Maybe<ResolversTypes['CartPayload']>, ParentType, ContextType, RequireFields<Schema.MutationApplyGiftCardArgs, 'input'>>;
  approveMember: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationApproveMemberArgs, 'input'>>;
  blockMember: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBlockMemberArgs, 'input'>>;
  bulkAdjustProductProperty: Resolver<Schema.Maybe<ResolversTypes['BulkPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBulkAdjustProductPropertyArgs, 'input'>>;
  bulkApproveMembersByFilter: Resolver<Schema.Maybe<ResolversTypes['MemberJobPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBulkApproveMembersByFilterArgs, 'input'>>;
  bulkBlockMembersByFilter: Resolver<Schema.Maybe<ResolversTypes['MemberJobPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBulkBlockMembersByFilterArgs, 'input'>>;
  bulkCreateBrands: Resolver<Schema.Maybe<ResolversTypes['BulkBrandPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBulkCreateBrandsArgs, 'input'>>;
  bulkDeleteBrands: Resolver<Schema.Maybe<ResolversTypes['BulkPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBulkDeleteBrandsArgs, 'input'>>;
  bulkDeleteMembers: Resolver<Schema.Maybe<ResolversTypes['BulkPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBulkDeleteMembersArgs, 'input'>>;
  bulkDeleteMembersByFilter: Resolver<Schema.Maybe<ResolversTypes['MemberJobPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBulkDeleteMembersByFilterArgs, 'input'>>;
  bulkGetOrCreateBrands: Resolver<Schema.Maybe<ResolversTypes['BulkBrandPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBulkGetOrCreateBrandsArgs, 'input'>>;
  bulkSetProductProperty: Resolver<Schema.Maybe<ResolversTypes['BulkPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBulkSetProductPropertyArgs, 'input'>>;
  bulkUpdateBrands: Resolver<Schema.Maybe<ResolversTypes['BulkBrandPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBulkUpdateBrandsArgs, 'input'>>;
  cancelBackInStockRequest: Resolver<Schema.Maybe<ResolversTypes['AcceptedPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCancelBackInStockRequestArgs, 'input'>>;
  cancelSignIn: Resolver<Schema.Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType>;
  changePassword: Resolver<Schema.Maybe<ResolversTypes['AcceptedPayload']>, ParentType, ContextType, RequireFields<Schema.MutationChangePasswordArgs, 'input'>>;
  completeSignIn: Resolver<Schema.Maybe<ResolversTypes['CompleteSignInPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCompleteSignInArgs, 'input'>>;
  createAppKey: Resolver<Schema.Maybe<ResolversTypes['CreateAppKeyPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCreateAppKeyArgs, 'input'>>;
  createBrand: Resolver<Schema.Maybe<ResolversTypes['BrandPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCreateBrandArgs, 'input'>>;
  createCheckout: Resolver<Schema.Maybe<ResolversTypes['CreateCheckoutPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCreateCheckoutArgs, 'input'>>;
  createCollection: Resolver<Schema.Maybe<ResolversTypes['CollectionPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCreateCollectionArgs, 'input'>>;
  createMember: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCreateMemberArgs, 'input'>>;
  createProduct: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCreateProductArgs, 'input'>>;
  createRedirectSession: Resolver<Schema.Maybe<ResolversTypes['CreateRedirectSessionPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCreateRedirectSessionArgs, 'input'>>;
  deleteBrand: Resolver<Schema.Maybe<ResolversTypes['DeletePayload']>, ParentType, ContextType, RequireFields<Schema.MutationDeleteBrandArgs, 'input'>>;
  deleteCart: Resolver<Schema.Maybe<ResolversTypes['DeleteCartPayload']>, ParentType, ContextType, RequireFields<Schema.MutationDeleteCartArgs, 'input'>>;
  deleteCollection: Resolver<Schema.Maybe<ResolversTypes['DeletePayload']>, ParentType, ContextType, RequireFields<Schema.MutationDeleteCollectionArgs, 'input'>>;
  deleteMe: Resolver<Schema.Maybe<ResolversTypes['AcceptedPayload']>, ParentType, ContextType, RequireFields<Schema.MutationDeleteMeArgs, 'input'>>;
  deleteMember: Resolver<Schema.Maybe<ResolversTypes['DeletePayload']>, ParentType, ContextType, RequireFields<Schema.MutationDeleteMemberArgs, 'input'>>;
  deleteMemberAddresses: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationDeleteMemberAddressesArgs, 'input'>>;
  deleteMemberEmails: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationDeleteMemberEmailsArgs, 'input'>>;
  deleteMemberPhones: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationDeleteMemberPhonesArgs, 'input'>>;
  deleteProduct: Resolver<Schema.Maybe<ResolversTypes['DeletePayload']>, ParentType, ContextType, RequireFields<Schema.MutationDeleteProductArgs, 'input'>>;
  deleteProductOptions: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationDeleteProductOptionsArgs, 'input'>>;
  disconnectMember: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationDisconnectMemberArgs, 'input'>>;
  elevate: Resolver<Schema.Maybe<ResolversTypes['StaffPayload']>, ParentType, ContextType>;
  endElevation: Resolver<Schema.Maybe<ResolversTypes['StaffPayload']>, ParentType, ContextType>;
  endSession: Resolver<Schema.Maybe<ResolversTypes['AcceptedPayload']>, ParentType, ContextType, RequireFields<Schema.MutationEndSessionArgs, 'input'>>;
  getOrCreateBrand: Resolver<Schema.Maybe<ResolversTypes['BrandPayload']>, ParentType, ContextType, RequireFields<Schema.MutationGetOrCreateBrandArgs, 'input'>>;
  joinCommunity: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType>;
  leaveCommunity: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType>;
  login: Resolver<Schema.Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<Schema.MutationLoginArgs, 'input'>>;
  logout: Resolver<Schema.Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType, RequireFields<Schema.MutationLogoutArgs, 'input'>>;
  mergeBrands: Resolver<Schema.Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<Schema.MutationMergeBrandsArgs, 'input'>>;
  muteMember: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationMuteMemberArgs, 'input'>>;
  recover: Resolver<Schema.Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRecoverArgs, 'input'>>;
  register: Resolver<Schema.Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRegisterArgs, 'input'>>;
  removeCartLines: Resolver<Schema.Maybe<ResolversTypes['CartPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRemoveCartLinesArgs, 'input'>>;
  removeCoupon: Resolver<Schema.Maybe<ResolversTypes['CartPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRemoveCouponArgs, 'input'>>;
  removeGiftCard: Resolver<Schema.Maybe<ResolversTypes['CartPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRemoveGiftCardArgs, 'input'>>;
  removeMyAddress: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRemoveMyAddressArgs, 'input'>>;
  removeMyPhoto: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType>;
  removeProductBrand: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRemoveProductBrandArgs, 'input'>>;
  removeProductMedia: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRemoveProductMediaArgs, 'input'>>;
  removeProductMediaFromChoices: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRemoveProductMediaFromChoicesArgs, 'input'>>;
  removeProductRibbon: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRemoveProductRibbonArgs, 'input'>>;
  removeProductsFromCollection: Resolver<Schema.Maybe<ResolversTypes['CollectionPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRemoveProductsFromCollectionArgs, 'input'>>;
  renameBrand: Resolver<Schema.Maybe<ResolversTypes['BrandRenamePayload']>, ParentType, ContextType, RequireFields<Schema.MutationRenameBrandArgs, 'input'>>;
  renameBrands: Resolver<Schema.Maybe<ResolversTypes['BrandRenamePayload']>, ParentType, ContextType, RequireFields<Schema.MutationRenameBrandsArgs, 'input'>>;
  replayChangeEvent: Resolver<Schema.Maybe<ResolversTypes['ReplayChangeEventPayload']>, ParentType, ContextType, RequireFields<Schema.MutationReplayChangeEventArgs, 'input'>>;
  requestBackInStock: Resolver<Schema.Maybe<ResolversTypes['RequestBackInStockPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRequestBackInStockArgs, 'input'>>;
  resendEmailCode: Resolver<Schema.Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType>;
  resetAllProductVariantData: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationResetAllProductVariantDataArgs, 'input'>>;
  resumeJob: Resolver<Schema.Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<Schema.MutationResumeJobArgs, 'input'>>;
  revertJob: Resolver<Schema.Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRevertJobArgs, 'input'>>;
  revokeAppKey: Resolver<Schema.Maybe<ResolversTypes['RevokeAppKeyPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRevokeAppKeyArgs, 'input'>>;
  rotateAppKey: Resolver<Schema.Maybe<ResolversTypes['RotateAppKeyPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRotateAppKeyArgs, 'input'>>;
  saveMyAddress: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationSaveMyAddressArgs, 'input'>>;
  sendActivationEmail: Resolver<Schema.Maybe<ResolversTypes['AcceptedPayload']>, ParentType, ContextType, RequireFields<Schema.MutationSendActivationEmailArgs, 'input'>>;
  sendRecoveryEmail: Resolver<Schema.Maybe<ResolversTypes['AcceptedPayload']>, ParentType, ContextType, RequireFields<Schema.MutationSendRecoveryEmailArgs, 'input'>>;
  sendVerificationEmail: Resolver<Schema.Maybe<ResolversTypes['AcceptedPayload']>, ParentType, ContextType>;
  setCartLineQuantities: Resolver<Schema.Maybe<ResolversTypes['CartPayload']>, ParentType, ContextType, RequireFields<Schema.MutationSetCartLineQuantitiesArgs, 'input'>>;
  signOutEverywhere: Resolver<Schema.Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType>;
  startCheckout: Resolver<Schema.Maybe<ResolversTypes['StartCheckoutPayload']>, ParentType, ContextType, RequireFields<Schema.MutationStartCheckoutArgs, 'input'>>;
  startJob: Resolver<Schema.Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<Schema.MutationStartJobArgs, 'input'>>;
  startSignIn: Resolver<Schema.Maybe<ResolversTypes['StartSignInPayload']>, ParentType, ContextType, RequireFields<Schema.MutationStartSignInArgs, 'input'>>;
  stopJob: Resolver<Schema.Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<Schema.MutationStopJobArgs, 'input'>>;
  unmuteMember: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUnmuteMemberArgs, 'input'>>;
  updateAppKey: Resolver<Schema.Maybe<ResolversTypes['UpdateAppKeyPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateAppKeyArgs, 'input'>>;
  updateBrand: Resolver<Schema.Maybe<ResolversTypes['BrandPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateBrandArgs, 'input'>>;
  updateCart: Resolver<Schema.Maybe<ResolversTypes['CartPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateCartArgs, 'input'>>;
  updateCollection: Resolver<Schema.Maybe<ResolversTypes['CollectionPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateCollectionArgs, 'input'>>;
  updateMe: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateMeArgs, 'input'>>;
  updateMember: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateMemberArgs, 'input'>>;
  updateMemberSlug: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateMemberSlugArgs, 'input'>>;
  updateMySlug: Resolver<Schema.Maybe<ResolversTypes['MemberPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateMySlugArgs, 'input'>>;
  updateProduct: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateProductArgs, 'input'>>;
  updateProductVariants: Resolver<Schema.Maybe<ResolversTypes['ProductPayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateProductVariantsArgs, 'input'>>;
  verifyEmailCode: Resolver<Schema.Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<Schema.MutationVerifyEmailCodeArgs, 'input'>>;
  verifyFactor: Resolver<Schema.Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<Schema.MutationVerifyFactorArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  resolveType: TypeResolveFn<'Brand' | 'Checkout' | 'Collection' | 'Job' | 'Member' | 'Order' | 'Product' | 'StoreVariant', ParentType, ContextType>;
};

export type OptionTypeResolvers = EnumResolverSignature<{ COLOR?: any, DROP_DOWN?: any, UNKNOWN?: any }, ResolversTypes['OptionType']>;

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['OrderActivity']>, ParentType, ContextType>;
  appliedDiscounts?: Resolver<ReadonlyArray<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  balance?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  billing?: Resolver<Schema.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  buyerEmail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyerNote?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliverBy?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  destination?: Resolver<Schema.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  discount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fulfillmentStatus?: Resolver<Schema.Maybe<ResolversTypes['OrderFulfillmentStatus']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  logistics?: Resolver<Schema.Maybe<ResolversTypes['Logistics']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paymentStatus?: Resolver<Schema.Maybe<ResolversTypes['OrderPaymentStatus']>, ParentType, ContextType>;
  purchasedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipient?: Resolver<Schema.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  refunded?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shipping?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  subtotal?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalAdditionalFees?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderActivity'] = ResolversParentTypes['OrderActivity']> = {
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['OrderActivityType']>, ParentType, ContextType>;
};

export type OrderApprovedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderApprovedEvent'] = ResolversParentTypes['OrderApprovedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderCanceledEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCanceledEvent'] = ResolversParentTypes['OrderCanceledEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  buyerNotified?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  customMessage?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  restocked?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderCommittedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCommittedEvent'] = ResolversParentTypes['OrderCommittedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  commitSettings?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  committedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  draftOrderId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCreatedEvent'] = ResolversParentTypes['OrderCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderFulfilledEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderFulfilledEvent'] = ResolversParentTypes['OrderFulfilledEvent']> = {
  action?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  newFulfillmentStatus?: Resolver<Schema.Maybe<ResolversTypes['OrderFulfillmentStatus']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  previousFulfillmentStatus?: Resolver<Schema.Maybe<ResolversTypes['OrderFulfillmentStatus']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderFulfillmentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderFulfillments'] = ResolversParentTypes['OrderFulfillments']> = {
  fulfillments?: Resolver<ReadonlyArray<ResolversTypes['Fulfillment']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderImportedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderImportedEvent'] = ResolversParentTypes['OrderImportedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  descriptionLines?: Resolver<ReadonlyArray<ResolversTypes['DescriptionLine']>, ParentType, ContextType>;
  digitalFile?: Resolver<Schema.Maybe<ResolversTypes['DigitalFile']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  itemType?: Resolver<Schema.Maybe<ResolversTypes['ItemType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceBeforeDiscounts?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscription?: Resolver<Schema.Maybe<ResolversTypes['OrderSubscription']>, ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderPaymentStatusResolvers = EnumResolverSignature<{ CANCELED?: any, DECLINED?: any, FULLY_REFUNDED?: any, NOT_PAID?: any, PAID?: any, PARTIALLY_PAID?: any, PARTIALLY_REFUNDED?: any, PENDING?: any, PENDING_MERCHANT?: any, UNKNOWN?: any }, ResolversTypes['OrderPaymentStatus']>;

export type OrderPaymentStatusUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaymentStatusUpdatedEvent'] = ResolversParentTypes['OrderPaymentStatusUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  previousPaymentStatus?: Resolver<Schema.Maybe<ResolversTypes['OrderPaymentStatus']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSubscription'] = ResolversParentTypes['OrderSubscription']> = {
  cycleNumber?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderUpdatedEvent'] = ResolversParentTypes['OrderUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrdersSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrdersSettings'] = ResolversParentTypes['OrdersSettings']> = {
  createInvoice?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  inventoryUpdateTrigger?: Resolver<Schema.Maybe<ResolversTypes['InventoryUpdateTrigger']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrdersSettingsUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrdersSettingsUpdatedEvent'] = ResolversParentTypes['OrdersSettingsUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ordersSettings?: Resolver<Schema.Maybe<ResolversTypes['OrdersSettings']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PhysicalPropertiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhysicalProperties'] = ResolversParentTypes['PhysicalProperties']> = {
  shippable?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
};

export type PickupDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickupDetails'] = ResolversParentTypes['PickupDetails']> = {
  address?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  method?: Resolver<Schema.Maybe<ResolversTypes['PickupMethod']>, ParentType, ContextType>;
};

export type PreorderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preorder'] = ResolversParentTypes['Preorder']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreorderSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreorderSettings'] = ResolversParentTypes['PreorderSettings']> = {
  enabled?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  limit?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preorderedQuantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PriceDryRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceDryRun'] = ResolversParentTypes['PriceDryRun']> = {
  counts?: Resolver<ReadonlyArray<ResolversTypes['PriceRiskCount']>, ParentType, ContextType>;
  items?: Resolver<ResolversTypes['AdjustmentPreviewConnection'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricePerUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePerUnit'] = ResolversParentTypes['PricePerUnit']> = {
  baseQuantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  baseUnit?: Resolver<ResolversTypes['MeasurementUnit'], ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalUnit?: Resolver<ResolversTypes['MeasurementUnit'], ParentType, ContextType>;
};

export type PriceRiskCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRiskCount'] = ResolversParentTypes['PriceRiskCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['PriceRisk'], ParentType, ContextType>;
};

export type PriceSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceSummary'] = ResolversParentTypes['PriceSummary']> = {
  discount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shipping?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalAdditionalFees?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PrivacyStatusResolvers = EnumResolverSignature<{ PRIVATE?: any, PUBLIC?: any, UNKNOWN?: any }, ResolversTypes['PrivacyStatus']>;

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  availableQuantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ProblemSeverity'], ParentType, ContextType>;
  suggestedFix?: Resolver<Schema.Maybe<ResolversTypes['SuggestedFix']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProblemDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProblemDetails'] = ResolversParentTypes['ProblemDetails']> = {
  resolveType: TypeResolveFn<'CreateAppKeyProblem' | 'ElevationProblem' | 'Problem' | 'ReplayChangeEventProblem' | 'RevokeAppKeyProblem' | 'RotateAppKeyProblem' | 'UpdateAppKeyProblem', ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  availability?: Resolver<Schema.Maybe<ResolversTypes['ProductAvailability']>, ParentType, ContextType, RequireFields<Schema.ProductAvailabilityArgs, 'choices'>>;
  basePrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  basePriceRange?: Resolver<Schema.Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  brand?: Resolver<Schema.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  brandName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collectionIds?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  collections?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Collection']>>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  costAndProfit?: Resolver<Schema.Maybe<ResolversTypes['CostAndProfit']>, ParentType, ContextType>;
  costRange?: Resolver<Schema.Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customTextFields?: Resolver<ReadonlyArray<ResolversTypes['CustomTextField']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['ProductDiscount'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  infoSections?: Resolver<ReadonlyArray<ResolversTypes['InfoSection']>, ParentType, ContextType>;
  inventoryItemId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lowestSale?: Resolver<Schema.Maybe<ResolversTypes['LowestSale']>, ParentType, ContextType>;
  mainMedia?: Resolver<Schema.Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  managesVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  numericId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  packageDimensions?: Resolver<Schema.Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  pageUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pricePerUnit?: Resolver<Schema.Maybe<ResolversTypes['PricePerUnit']>, ParentType, ContextType>;
  productDimensions?: Resolver<Schema.Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  rawDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  related?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Schema.ProductRelatedArgs, 'first'>>;
  ribbon?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  variants?: Resolver<Schema.Maybe<ResolversTypes['ProductVariantConnection']>, ParentType, ContextType, Partial<Schema.ProductVariantsArgs>>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  weightRange?: Resolver<Schema.Maybe<ResolversTypes['WeightRange']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAvailability'] = ResolversParentTypes['ProductAvailability']> = {
  availableForPurchase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managesVariants?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  selectedVariant?: Resolver<Schema.Maybe<ResolversTypes['SelectedVariant']>, ParentType, ContextType>;
};

export type ProductChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductChange'] = ResolversParentTypes['ProductChange']> = {
  changedFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductChangeKind'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductChoice'] = ResolversParentTypes['ProductChoice']> = {
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  correctedSearch?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  matchesSomeWords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingFacets?: Resolver<ReadonlyArray<ResolversTypes['FacetName']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCreatedEvent'] = ResolversParentTypes['ProductCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['ProductSnapshot']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductDeletedEvent'] = ResolversParentTypes['ProductDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['ProductSnapshot']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = {
  amount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DiscountType'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['ProductChoice']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OptionType'], ParentType, ContextType>;
};

export type ProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPayload'] = ResolversParentTypes['ProductPayload']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductSnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSnapshot'] = ResolversParentTypes['ProductSnapshot']> = {
  additionalRibbons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  allCategories?: Resolver<ReadonlyArray<ResolversTypes['CategoryPlace']>, ParentType, ContextType>;
  allowOneTimePurchases?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  availabilityStatus?: Resolver<Schema.Maybe<ResolversTypes['InventoryStatus']>, ParentType, ContextType>;
  brandId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  brandName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  compareAtPriceRange?: Resolver<Schema.Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  costAndProfit?: Resolver<Schema.Maybe<ResolversTypes['CostAndProfit']>, ParentType, ContextType>;
  costRange?: Resolver<Schema.Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  descriptionNodes?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  directCategories?: Resolver<ReadonlyArray<ResolversTypes['CategoryPlace']>, ParentType, ContextType>;
  extendedFields?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  handle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  infoSections?: Resolver<ReadonlyArray<ResolversTypes['InfoSectionSnapshot']>, ParentType, ContextType>;
  mainCategoryId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mainMedia?: Resolver<Schema.Maybe<ResolversTypes['ProductSnapshotMedia']>, ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductSnapshotMedia']>, ParentType, ContextType>;
  minPriceVariant?: Resolver<Schema.Maybe<ResolversTypes['ProductSnapshotVariant']>, ParentType, ContextType>;
  minVariantCompareAtPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minVariantPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minVariantSku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiers?: Resolver<ReadonlyArray<ResolversTypes['ProductSnapshotModifier']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ProductSnapshotOption']>, ParentType, ContextType>;
  pageUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  preorderAvailability?: Resolver<Schema.Maybe<ResolversTypes['PreorderAvailability']>, ParentType, ContextType>;
  preorderStatus?: Resolver<Schema.Maybe<ResolversTypes['PreorderStatus']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceRange?: Resolver<Schema.Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  privateTagIds?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  publicTagIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  purchaseEligibility?: Resolver<Schema.Maybe<ResolversTypes['PurchaseEligibility']>, ParentType, ContextType>;
  relativePath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbon?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Seo'], ParentType, ContextType>;
  shippingWeightRange?: Resolver<Schema.Maybe<ResolversTypes['WeightRange']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptions?: Resolver<ReadonlyArray<ResolversTypes['ProductSnapshotSubscription']>, ParentType, ContextType>;
  taxGroupId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  unitPriceBase?: Resolver<Schema.Maybe<ResolversTypes['UnitQuantity']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  variantCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ProductSnapshotVariant']>, ParentType, ContextType>;
  visible?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visibleInPos?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ProductSnapshotMediaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSnapshotMedia'] = ResolversParentTypes['ProductSnapshotMedia']> = {
  alt?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  thumbnail?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['MediaItemType']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  video?: Resolver<Schema.Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type ProductSnapshotModifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSnapshotModifier'] = ResolversParentTypes['ProductSnapshotModifier']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['CustomizationChoice']>, ParentType, ContextType>;
  freeText?: Resolver<Schema.Maybe<ResolversTypes['CustomizationFreeText']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  key?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatory?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renderType?: Resolver<Schema.Maybe<ResolversTypes['CustomizationRenderType']>, ParentType, ContextType>;
};

export type ProductSnapshotOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSnapshotOption'] = ResolversParentTypes['ProductSnapshotOption']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['CustomizationChoice']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  key?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renderType?: Resolver<Schema.Maybe<ResolversTypes['CustomizationRenderType']>, ParentType, ContextType>;
};

export type ProductSnapshotSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSnapshotSubscription'] = ResolversParentTypes['ProductSnapshotSubscription']> = {
  amountOff?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  autoRenewal?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  billingCycles?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountType?: Resolver<Schema.Maybe<ResolversTypes['SubscriptionDiscountType']>, ParentType, ContextType>;
  frequency?: Resolver<Schema.Maybe<ResolversTypes['SubscriptionFrequency']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  interval?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percentOff?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visible?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ProductSnapshotVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSnapshotVariant'] = ResolversParentTypes['ProductSnapshotVariant']> = {
  barcode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['ProductSnapshotVariantChoice']>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cost?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inStock?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  margin?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  media?: Resolver<Schema.Maybe<ResolversTypes['ProductSnapshotMedia']>, ParentType, ContextType>;
  preorderEnabled?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  profit?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitPriceDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visible?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
};

export type ProductSnapshotVariantChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSnapshotVariantChoice'] = ResolversParentTypes['ProductSnapshotVariantChoice']> = {
  choiceId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  choiceName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  optionName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductTypeResolvers = EnumResolverSignature<{ DIGITAL?: any, PHYSICAL?: any, UNKNOWN?: any }, ResolversTypes['ProductType']>;

export type ProductUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductUpdatedEvent'] = ResolversParentTypes['ProductUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['ProductSnapshot']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  basePrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  compareAtPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  costAndProfit?: Resolver<Schema.Maybe<ResolversTypes['CostAndProfit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageDimensions?: Resolver<Schema.Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productDimensions?: Resolver<Schema.Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  unitPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
};

export type ProductVariantConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariantConnection'] = ResolversParentTypes['ProductVariantConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductVariantEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductVariantEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariantEdge'] = ResolversParentTypes['ProductVariantEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appKeys: Resolver<Schema.Maybe<ResolversTypes['AppKeyConnection']>, ParentType, ContextType, Partial<Schema.QueryAppKeysArgs>>;
  auditCheck: Resolver<Schema.Maybe<ResolversTypes['AuditCheck']>, ParentType, ContextType>;
  auditLog: Resolver<Schema.Maybe<ResolversTypes['AuditRecordConnection']>, ParentType, ContextType, Partial<Schema.QueryAuditLogArgs>>;
  brand: Resolver<Schema.Maybe<ResolversTypes['Brand']>, ParentType, ContextType, Partial<Schema.QueryBrandArgs>>;
  brands: Resolver<Schema.Maybe<ResolversTypes['BrandConnection']>, ParentType, ContextType, Partial<Schema.QueryBrandsArgs>>;
  caller: Resolver<ResolversTypes['Caller'], ParentType, ContextType>;
  cart: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartEstimate: Resolver<Schema.Maybe<ResolversTypes['CartEstimate']>, ParentType, ContextType, Partial<Schema.QueryCartEstimateArgs>>;
  catalogHealth: Resolver<Schema.Maybe<ResolversTypes['CatalogHealth']>, ParentType, ContextType>;
  changeEvent: Resolver<Schema.Maybe<ResolversTypes['ChangeEvent']>, ParentType, ContextType, RequireFields<Schema.QueryChangeEventArgs, 'id'>>;
  changeEventHealth: Resolver<Schema.Maybe<ResolversTypes['ChangeEventHealth']>, ParentType, ContextType>;
  changeEvents: Resolver<Schema.Maybe<ResolversTypes['ChangeEventConnection']>, ParentType, ContextType, Partial<Schema.QueryChangeEventsArgs>>;
  checkout: Resolver<Schema.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType, RequireFields<Schema.QueryCheckoutArgs, 'id'>>;
  checkoutSettings: Resolver<Schema.Maybe<ResolversTypes['CheckoutSettings']>, ParentType, ContextType>;
  collection: Resolver<Schema.Maybe<ResolversTypes['Collection']>, ParentType, ContextType, Partial<Schema.QueryCollectionArgs>>;
  collections: Resolver<Schema.Maybe<ResolversTypes['CollectionConnection']>, ParentType, ContextType, Partial<Schema.QueryCollectionsArgs>>;
  contentPage: Resolver<Schema.Maybe<ResolversTypes['ContentPage']>, ParentType, ContextType, RequireFields<Schema.QueryContentPageArgs, 'slug'>>;
  countBrands: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<Schema.QueryCountBrandsArgs>>;
  countMembersByFilter: Resolver<Schema.Maybe<ResolversTypes['MemberCount']>, ParentType, ContextType, RequireFields<Schema.QueryCountMembersByFilterArgs, 'action' | 'all'>>;
  dryRunMergeBrands: Resolver<Schema.Maybe<ResolversTypes['BrandMergeDryRun']>, ParentType, ContextType, RequireFields<Schema.QueryDryRunMergeBrandsArgs, 'fromIds' | 'intoId'>>;
  dryRunPrices: Resolver<Schema.Maybe<ResolversTypes['PriceDryRun']>, ParentType, ContextType, RequireFields<Schema.QueryDryRunPricesArgs, 'input'>>;
  dryRunRevert: Resolver<Schema.Maybe<ResolversTypes['RevertDryRun']>, ParentType, ContextType, RequireFields<Schema.QueryDryRunRevertArgs, 'id' | 'overwrite'>>;
  featuredBrand: Resolver<Schema.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  job: Resolver<Schema.Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<Schema.QueryJobArgs, 'id'>>;
  jobs: Resolver<Schema.Maybe<ResolversTypes['JobConnection']>, ParentType, ContextType, Partial<Schema.QueryJobsArgs>>;
  managedBrands: Resolver<Schema.Maybe<ResolversTypes['BrandConnection']>, ParentType, ContextType, Partial<Schema.QueryManagedBrandsArgs>>;
  managedCollection: Resolver<Schema.Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<Schema.QueryManagedCollectionArgs, 'id'>>;
  managedCollections: Resolver<Schema.Maybe<ResolversTypes['CollectionConnection']>, ParentType, ContextType, Partial<Schema.QueryManagedCollectionsArgs>>;
  managedMember: Resolver<Schema.Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<Schema.QueryManagedMemberArgs, 'id'>>;
  managedMembers: Resolver<Schema.Maybe<ResolversTypes['MemberConnection']>, ParentType, ContextType, Partial<Schema.QueryManagedMembersArgs>>;
  managedProduct: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.QueryManagedProductArgs, 'id'>>;
  managedProducts: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Schema.QueryManagedProductsArgs>>;
  me: Resolver<Schema.Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  member: Resolver<Schema.Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<Schema.QueryMemberArgs, 'slug'>>;
  memberJob: Resolver<Schema.Maybe<ResolversTypes['MemberJob']>, ParentType, ContextType, RequireFields<Schema.QueryMemberJobArgs, 'id'>>;
  memberOrders: Resolver<Schema.Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<Schema.QueryMemberOrdersArgs, 'memberId'>>;
  members: Resolver<Schema.Maybe<ResolversTypes['MemberConnection']>, ParentType, ContextType, Partial<Schema.QueryMembersArgs>>;
  myBackInStockRequests: Resolver<Schema.Maybe<ResolversTypes['BackInStockRequestConnection']>, ParentType, ContextType, Partial<Schema.QueryMyBackInStockRequestsArgs>>;
  myIdentity: Resolver<Schema.Maybe<ResolversTypes['Identity']>, ParentType, ContextType>;
  mySessions: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['MemberSession']>>, ParentType, ContextType>;
  node: Resolver<Schema.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Schema.QueryNodeArgs, 'id'>>;
  nodes: Resolver<Schema.Maybe<ReadonlyArray<Schema.Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<Schema.QueryNodesArgs, 'ids'>>;
  order: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Schema.QueryOrderArgs, 'id'>>;
  orders: Resolver<Schema.Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<Schema.QueryOrdersArgs>>;
  product: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<Schema.QueryProductArgs>>;
  products: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Schema.QueryProductsArgs>>;
  siteHealth: Resolver<Schema.Maybe<ResolversTypes['SiteHealth']>, ParentType, ContextType, RequireFields<Schema.QuerySiteHealthArgs, 'maxAgeSeconds'>>;
  slugCheck: Resolver<Schema.Maybe<ResolversTypes['SlugCheck']>, ParentType, ContextType, RequireFields<Schema.QuerySlugCheckArgs, 'slug'>>;
  staff: Resolver<ResolversTypes['Staff'], ParentType, ContextType>;
  store: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  storeVariant: Resolver<Schema.Maybe<ResolversTypes['StoreVariant']>, ParentType, ContextType, RequireFields<Schema.QueryStoreVariantArgs, 'id'>>;
  storeVariants: Resolver<Schema.Maybe<ResolversTypes['StoreVariantConnection']>, ParentType, ContextType, Partial<Schema.QueryStoreVariantsArgs>>;
  suggest: Resolver<Schema.Maybe<ResolversTypes['Suggestions']>, ParentType, ContextType, RequireFields<Schema.QuerySuggestArgs, 'first' | 'search'>>;
  viewer: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  webVitals: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['RouteVitals']>>, ParentType, ContextType, RequireFields<Schema.QueryWebVitalsArgs, 'days'>>;
};

export type RedirectSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedirectSession'] = ResolversParentTypes['RedirectSession']> = {
  endpoint?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  hasSessionToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  searchParams?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  shortUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ReplayChangeEventPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplayChangeEventPayload'] = ResolversParentTypes['ReplayChangeEventPayload']> = {
  event?: Resolver<Schema.Maybe<ResolversTypes['ChangeEvent']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['ReplayChangeEventProblem']>, ParentType, ContextType>;
};

export type ReplayChangeEventProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplayChangeEventProblem'] = ResolversParentTypes['ReplayChangeEventProblem']> = {
  code?: Resolver<ResolversTypes['ReplayChangeEventProblemCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ProblemSeverity'], ParentType, ContextType>;
  suggestedFix?: Resolver<Schema.Maybe<ResolversTypes['SuggestedFix']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestBackInStockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestBackInStockPayload'] = ResolversParentTypes['RequestBackInStockPayload']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type ReturnTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnTerms'] = ResolversParentTypes['ReturnTerms']> = {
  countries?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidBy?: Resolver<ResolversTypes['ReturnPayer'], ParentType, ContextType>;
};

export type RevertChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevertChange'] = ResolversParentTypes['RevertChange']> = {
  back?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedSince?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variant?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevertDryRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevertDryRun'] = ResolversParentTypes['RevertDryRun']> = {
  changedSince?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['PriceRiskCount']>, ParentType, ContextType>;
  impossible?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['RevertPreviewConnection'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevertPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevertPreview'] = ResolversParentTypes['RevertPreview']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['RevertChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Schema.Maybe<ResolversTypes['Problem']>, ParentType, ContextType>;
  removes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  risks?: Resolver<ReadonlyArray<ResolversTypes['PriceRisk']>, ParentType, ContextType>;
  thing?: Resolver<Schema.Maybe<ResolversTypes['JobThing']>, ParentType, ContextType>;
};

export type RevertPreviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevertPreviewConnection'] = ResolversParentTypes['RevertPreviewConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RevertPreviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RevertPreview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RevertPreviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevertPreviewEdge'] = ResolversParentTypes['RevertPreviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RevertPreview'], ParentType, ContextType>;
};

export type RevokeAppKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAppKeyPayload'] = ResolversParentTypes['RevokeAppKeyPayload']> = {
  appKey?: Resolver<Schema.Maybe<ResolversTypes['AppKey']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['RevokeAppKeyProblem']>, ParentType, ContextType>;
};

export type RevokeAppKeyProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAppKeyProblem'] = ResolversParentTypes['RevokeAppKeyProblem']> = {
  code?: Resolver<ResolversTypes['RevokeAppKeyProblemCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ProblemSeverity'], ParentType, ContextType>;
  suggestedFix?: Resolver<Schema.Maybe<ResolversTypes['SuggestedFix']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RibbonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ribbon'] = ResolversParentTypes['Ribbon']> = {
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RibbonCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RibbonCreatedEvent'] = ResolversParentTypes['RibbonCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ribbon?: Resolver<Schema.Maybe<ResolversTypes['Ribbon']>, ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RibbonDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RibbonDeletedEvent'] = ResolversParentTypes['RibbonDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ribbon?: Resolver<Schema.Maybe<ResolversTypes['Ribbon']>, ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RibbonUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RibbonUpdatedEvent'] = ResolversParentTypes['RibbonUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ribbon?: Resolver<Schema.Maybe<ResolversTypes['Ribbon']>, ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RotateAppKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateAppKeyPayload'] = ResolversParentTypes['RotateAppKeyPayload']> = {
  appKey?: Resolver<Schema.Maybe<ResolversTypes['AppKey']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['RotateAppKeyProblem']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RotateAppKeyProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateAppKeyProblem'] = ResolversParentTypes['RotateAppKeyProblem']> = {
  code?: Resolver<ResolversTypes['RotateAppKeyProblemCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ProblemSeverity'], ParentType, ContextType>;
  suggestedFix?: Resolver<Schema.Maybe<ResolversTypes['SuggestedFix']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RouteVitalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RouteVitals'] = ResolversParentTypes['RouteVitals']> = {
  measures?: Resolver<ReadonlyArray<ResolversTypes['WebVital']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedMembership'] = ResolversParentTypes['SelectedMembership']> = {
  appId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SelectedShippingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedShipping'] = ResolversParentTypes['SelectedShipping']> = {
  carrierId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryAllocations?: Resolver<ReadonlyArray<ResolversTypes['DeliveryAllocation']>, ParentType, ContextType>;
  discount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  logistics?: Resolver<Schema.Maybe<ResolversTypes['Logistics']>, ParentType, ContextType>;
  otherCharges?: Resolver<ReadonlyArray<ResolversTypes['ShippingCharge']>, ParentType, ContextType>;
  partial?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  requested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxDetails?: Resolver<Schema.Maybe<ResolversTypes['TaxDetails']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAfterTax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalBeforeTax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SelectedShippingOptionCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedShippingOptionCode'] = ResolversParentTypes['SelectedShippingOptionCode']> = {
  carrierId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedVariant'] = ResolversParentTypes['SelectedVariant']> = {
  compareAtPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packageDimensions?: Resolver<Schema.Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productDimensions?: Resolver<Schema.Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitPrice?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
};

export type SeoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<ReadonlyArray<ResolversTypes['SeoKeyword']>, ParentType, ContextType>;
  preventAutoRedirect?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['SeoTag']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SeoKeywordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeoKeyword'] = ResolversParentTypes['SeoKeyword']> = {
  main?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  origin?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeoTag'] = ResolversParentTypes['SeoTag']> = {
  children?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meta?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  props?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServicePropertiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceProperties'] = ResolversParentTypes['ServiceProperties']> = {
  numberOfParticipants?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scheduledAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ShippingChargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingCharge'] = ResolversParentTypes['ShippingCharge']> = {
  details?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['AdditionalFeeCharge']>, ParentType, ContextType>;
};

export type ShippingInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingInfo'] = ResolversParentTypes['ShippingInfo']> = {
  options?: Resolver<ReadonlyArray<ResolversTypes['ShippingOption']>, ParentType, ContextType>;
  regionId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  regionName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selected?: Resolver<Schema.Maybe<ResolversTypes['SelectedShipping']>, ParentType, ContextType>;
};

export type ShippingOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingOption'] = ResolversParentTypes['ShippingOption']> = {
  carrierId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryAllocations?: Resolver<ReadonlyArray<ResolversTypes['DeliveryAllocation']>, ParentType, ContextType>;
  logistics?: Resolver<Schema.Maybe<ResolversTypes['Logistics']>, ParentType, ContextType>;
  otherCharges?: Resolver<ReadonlyArray<ResolversTypes['ShippingCharge']>, ParentType, ContextType>;
  partial?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingOptionCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingOptionCreatedEvent'] = ResolversParentTypes['ShippingOptionCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingOption?: Resolver<Schema.Maybe<ResolversTypes['ShippingOptionRule']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingOptionDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingOptionDeletedEvent'] = ResolversParentTypes['ShippingOptionDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingOption?: Resolver<Schema.Maybe<ResolversTypes['ShippingOptionRule']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingOptionRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingOptionRule'] = ResolversParentTypes['ShippingOptionRule']> = {
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryRegionIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  estimatedDeliveryTime?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rates?: Resolver<ReadonlyArray<ResolversTypes['ShippingRate']>, ParentType, ContextType>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ShippingOptionUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingOptionUpdatedEvent'] = ResolversParentTypes['ShippingOptionUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingOption?: Resolver<Schema.Maybe<ResolversTypes['ShippingOptionRule']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingRate'] = ResolversParentTypes['ShippingRate']> = {
  amount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['ShippingRuleCondition']>, ParentType, ContextType>;
  multiplyByQuantity?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ShippingRuleConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingRuleCondition'] = ResolversParentTypes['ShippingRuleCondition']> = {
  operator?: Resolver<Schema.Maybe<ResolversTypes['ShippingRuleOperator']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['ShippingRuleType']>, ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ShopChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopChange'] = ResolversParentTypes['ShopChange']> = {
  resolveType: TypeResolveFn<'CartChange' | 'MemberChange' | 'ProductChange', ParentType, ContextType>;
};

export type SignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  factors?: Resolver<ReadonlyArray<ResolversTypes['FactorType']>, ParentType, ContextType>;
  startedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SignInState'], ParentType, ContextType>;
};

export type SignInFrameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInFrame'] = ResolversParentTypes['SignInFrame']> = {
  origin?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeoutMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  frame?: Resolver<Schema.Maybe<ResolversTypes['SignInFrame']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SignInState'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SignInSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInSettings'] = ResolversParentTypes['SignInSettings']> = {
  captchaScriptUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  invisibleCaptchaKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibleCaptchaKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  logoutUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SiteFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteFinding'] = ResolversParentTypes['SiteFinding']> = {
  check?: Resolver<ResolversTypes['SiteCheck'], ParentType, ContextType>;
  cure?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  found?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['SiteCheckVerdict'], ParentType, ContextType>;
};

export type SiteHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteHealth'] = ResolversParentTypes['SiteHealth']> = {
  checkedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['SiteFinding']>, ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SlugCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlugCheck'] = ResolversParentTypes['SlugCheck']> = {
  free?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Staff'] = ResolversParentTypes['Staff']> = {
  activeUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  configured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  elevation?: Resolver<ResolversTypes['ElevationState'], ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rights?: Resolver<ReadonlyArray<ResolversTypes['Right']>, ParentType, ContextType>;
  role?: Resolver<Schema.Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
};

export type StaffPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffPayload'] = ResolversParentTypes['StaffPayload']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['ElevationProblem']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['Staff'], ParentType, ContextType>;
};

export type StartCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartCheckoutPayload'] = ResolversParentTypes['StartCheckoutPayload']> = {
  checkoutId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type StartSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartSignInPayload'] = ResolversParentTypes['StartSignInPayload']> = {
  origin?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type StockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stock'] = ResolversParentTypes['Stock']> = {
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InventoryStatus'], ParentType, ContextType>;
  tracked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StockChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockChange'] = ResolversParentTypes['StockChange']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['StockValue']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['StockValue']>, ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StockValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockValue'] = ResolversParentTypes['StockValue']> = {
  availableForPreorder?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  inStock?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  address?: Resolver<Schema.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['Currency']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['StoreFeature']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['ContentPage']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signIn?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType>;
  terms?: Resolver<Schema.Maybe<ResolversTypes['StoreTerms']>, ParentType, ContextType>;
  texts?: Resolver<ResolversTypes['StoreTexts'], ParentType, ContextType>;
  weightUnit?: Resolver<ResolversTypes['WeightUnit'], ParentType, ContextType>;
};

export type StoreTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreTerms'] = ResolversParentTypes['StoreTerms']> = {
  delivery?: Resolver<ReadonlyArray<ResolversTypes['DeliveryTerms']>, ParentType, ContextType>;
  returns?: Resolver<Schema.Maybe<ResolversTypes['ReturnTerms']>, ParentType, ContextType>;
};

export type StoreTextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreTexts'] = ResolversParentTypes['StoreTexts']> = {
  brandsIntro?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intro?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagline?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreVariant'] = ResolversParentTypes['StoreVariant']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  collectionIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  managesVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<Schema.Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  preorder?: Resolver<Schema.Maybe<ResolversTypes['Preorder']>, ParentType, ContextType>;
  productId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  variantId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreVariantConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreVariantConnection'] = ResolversParentTypes['StoreVariantConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StoreVariantEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StoreVariant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StoreVariantEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreVariantEdge'] = ResolversParentTypes['StoreVariantEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StoreVariant'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  cartChanged?: SubscriptionResolver<ResolversTypes['CartChange'], "cartChanged", ParentType, ContextType>;
  changeEvents?: SubscriptionResolver<ResolversTypes['ChangeEvent'], "changeEvents", ParentType, ContextType, Partial<Schema.SubscriptionChangeEventsArgs>>;
  meChanged?: SubscriptionResolver<ResolversTypes['MemberChange'], "meChanged", ParentType, ContextType>;
  productChanged?: SubscriptionResolver<ResolversTypes['ProductChange'], "productChanged", ParentType, ContextType, Partial<Schema.SubscriptionProductChangedArgs>>;
  shopChanged?: SubscriptionResolver<ResolversTypes['ShopChange'], "shopChanged", ParentType, ContextType, RequireFields<Schema.SubscriptionShopChangedArgs, 'productIds'>>;
};

export type SubscriptionContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionContract'] = ResolversParentTypes['SubscriptionContract']> = {
  appliedDiscounts?: Resolver<ReadonlyArray<ResolversTypes['AppliedDiscount']>, ParentType, ContextType>;
  autoRenewal?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  billing?: Resolver<Schema.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  billingCycles?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  buyerInfo?: Resolver<Schema.Maybe<ResolversTypes['BuyerInfo']>, ParentType, ContextType>;
  buyerLanguage?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channelType?: Resolver<Schema.Maybe<ResolversTypes['ChannelType']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  frequency?: Resolver<Schema.Maybe<ResolversTypes['SubscriptionFrequency']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  recipient?: Resolver<Schema.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  revision?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  startsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subtotal?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxIncludedInPrices?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  weightUnit?: Resolver<Schema.Maybe<ResolversTypes['WeightUnit']>, ParentType, ContextType>;
};

export type SubscriptionContractCreatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionContractCreatedEvent'] = ResolversParentTypes['SubscriptionContractCreatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  subscriptionContract?: Resolver<Schema.Maybe<ResolversTypes['SubscriptionContract']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionContractDeletedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionContractDeletedEvent'] = ResolversParentTypes['SubscriptionContractDeletedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionContractUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionContractUpdatedEvent'] = ResolversParentTypes['SubscriptionContractUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  subscriptionContract?: Resolver<Schema.Maybe<ResolversTypes['SubscriptionContract']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionFrequencyResolvers = EnumResolverSignature<{ DAY?: any, MONTH?: any, UNKNOWN?: any, WEEK?: any, YEAR?: any }, ResolversTypes['SubscriptionFrequency']>;

export type SubscriptionOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionOption'] = ResolversParentTypes['SubscriptionOption']> = {
  autoRenewal?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  billingCycles?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableCustomerCancellation?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  freeTrial?: Resolver<Schema.Maybe<ResolversTypes['FreeTrial']>, ParentType, ContextType>;
  frequency?: Resolver<Schema.Maybe<ResolversTypes['SubscriptionFrequency']>, ParentType, ContextType>;
  interval?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuggestedFixResolvers = EnumResolverSignature<{ CHOOSE_OPTIONS?: any, REDUCE_QUANTITY?: any, REMOVE_COUPON?: any, REMOVE_LINE_ITEM?: any, TRY_AGAIN?: any, UNKNOWN?: any }, ResolversTypes['SuggestedFix']>;

export type SuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  collections?: Resolver<ReadonlyArray<ResolversTypes['Collection']>, ParentType, ContextType>;
  correctedSearch?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type TaxBreakdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxBreakdown'] = ResolversParentTypes['TaxBreakdown']> = {
  jurisdiction?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jurisdictionType?: Resolver<Schema.Maybe<ResolversTypes['TaxJurisdiction']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nonTaxableAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rate?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  taxAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxType?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxableAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDetails'] = ResolversParentTypes['TaxDetails']> = {
  breakdown?: Resolver<ReadonlyArray<ResolversTypes['TaxBreakdown']>, ParentType, ContextType>;
  rate?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  taxableAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxFallbackErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxFallbackError'] = ResolversParentTypes['TaxFallbackError']> = {
  code?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data?: Resolver<Schema.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxIdTypeResolvers = EnumResolverSignature<{ CNPJ?: any, CPF?: any, UNKNOWN?: any }, ResolversTypes['TaxIdType']>;

export type TaxJurisdictionResolvers = EnumResolverSignature<{ CITY?: any, COUNTRY?: any, COUNTY?: any, SPECIAL?: any, STATE?: any, UNKNOWN?: any }, ResolversTypes['TaxJurisdiction']>;

export type TaxSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxSummary'] = ResolversParentTypes['TaxSummary']> = {
  autoTaxFallbackError?: Resolver<Schema.Maybe<ResolversTypes['TaxFallbackError']>, ParentType, ContextType>;
  autoTaxFallbackReason?: Resolver<Schema.Maybe<ResolversTypes['AutoTaxFallbackReason']>, ParentType, ContextType>;
  manualRateReason?: Resolver<Schema.Maybe<ResolversTypes['ManualTaxReason']>, ParentType, ContextType>;
  rateType?: Resolver<Schema.Maybe<ResolversTypes['TaxRateType']>, ParentType, ContextType>;
  taxableAmount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTax?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TimeSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeSlot'] = ResolversParentTypes['TimeSlot']> = {
  endsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startsAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnitQuantityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitQuantity'] = ResolversParentTypes['UnitQuantity']> = {
  quantity?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unit?: Resolver<Schema.Maybe<ResolversTypes['MeasurementUnit']>, ParentType, ContextType>;
};

export type UnknownEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnknownEvent'] = ResolversParentTypes['UnknownEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAppKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAppKeyPayload'] = ResolversParentTypes['UpdateAppKeyPayload']> = {
  appKey?: Resolver<Schema.Maybe<ResolversTypes['AppKey']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['UpdateAppKeyProblem']>, ParentType, ContextType>;
};

export type UpdateAppKeyProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAppKeyProblem'] = ResolversParentTypes['UpdateAppKeyProblem']> = {
  code?: Resolver<ResolversTypes['UpdateAppKeyProblemCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ProblemSeverity'], ParentType, ContextType>;
  suggestedFix?: Resolver<Schema.Maybe<ResolversTypes['SuggestedFix']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantAdjustmentPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariantAdjustmentPreview'] = ResolversParentTypes['VariantAdjustmentPreview']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  cost?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  risks?: Resolver<ReadonlyArray<ResolversTypes['PriceRisk']>, ParentType, ContextType>;
  weightAfter?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  weightBefore?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
};

export type VariantsUpdatedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariantsUpdatedEvent'] = ResolversParentTypes['VariantsUpdatedEvent']> = {
  anonymization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadLetter?: Resolver<Schema.Maybe<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  entityId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldChanges?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Schema.Maybe<ResolversTypes['EventIdentity']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ChangeEventName'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeEventState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ChangedVariant']>, ParentType, ContextType>;
  isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VatIdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VatId'] = ResolversParentTypes['VatId']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Schema.Maybe<ResolversTypes['TaxIdType']>, ParentType, ContextType>;
};

export type VideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  filename?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  posters?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  resolutions?: Resolver<ReadonlyArray<ResolversTypes['VideoFile']>, ParentType, ContextType>;
  stillFrameMediaId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  urlExpiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VideoFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoFile'] = ResolversParentTypes['VideoFile']> = {
  format?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quality?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  hasSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ViewerRole'], ParentType, ContextType>;
  signIn?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType>;
};

export type WebVitalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebVital'] = ResolversParentTypes['WebVital']> = {
  name?: Resolver<ResolversTypes['WebVitalName'], ParentType, ContextType>;
  p50?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p75?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['WebVitalRating'], ParentType, ContextType>;
  visitCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Weight'] = ResolversParentTypes['Weight']> = {
  unit?: Resolver<ResolversTypes['WeightUnit'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type WeightRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeightRange'] = ResolversParentTypes['WeightRange']> = {
  max?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
};

export type WeightUnitResolvers = EnumResolverSignature<{ KG?: any, LB?: any, UNKNOWN?: any }, ResolversTypes['WeightUnit']>;

export type Resolvers<ContextType = Context> = {
  AbandonedCheckout?: AbandonedCheckoutResolvers<ContextType>;
  AbandonedCheckoutActivity?: AbandonedCheckoutActivityResolvers<ContextType>;
  AbandonedCheckoutCreatedEvent?: AbandonedCheckoutCreatedEventResolvers<ContextType>;
  AbandonedCheckoutDeletedEvent?: AbandonedCheckoutDeletedEventResolvers<ContextType>;
  AbandonedCheckoutRecoveredEvent?: AbandonedCheckoutRecoveredEventResolvers<ContextType>;
  AbandonedCheckoutUpdatedEvent?: AbandonedCheckoutUpdatedEventResolvers<ContextType>;
  AbandonmentBuyer?: AbandonmentBuyerResolvers<ContextType>;
  AcceptedPayload?: AcceptedPayloadResolvers<ContextType>;
  ActivityStatus?: ActivityStatusResolvers;
  Actor?: ActorResolvers<ContextType>;
  AdditionalFee?: AdditionalFeeResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AdjustmentPreview?: AdjustmentPreviewResolvers<ContextType>;
  AdjustmentPreviewConnection?: AdjustmentPreviewConnectionResolvers<ContextType>;
  AdjustmentPreviewEdge?: AdjustmentPreviewEdgeResolvers<ContextType>;
  AppKey?: AppKeyResolvers<ContextType>;
  AppKeyConnection?: AppKeyConnectionResolvers<ContextType>;
  AppKeyEdge?: AppKeyEdgeResolvers<ContextType>;
  AppliedDiscount?: AppliedDiscountResolvers<ContextType>;
  AppliedGiftCard?: AppliedGiftCardResolvers<ContextType>;
  AuditCheck?: AuditCheckResolvers<ContextType>;
  AuditRecord?: AuditRecordResolvers<ContextType>;
  AuditRecordConnection?: AuditRecordConnectionResolvers<ContextType>;
  AuditRecordEdge?: AuditRecordEdgeResolvers<ContextType>;
  BackInStockRequest?: BackInStockRequestResolvers<ContextType>;
  BackInStockRequestConnection?: BackInStockRequestConnectionResolvers<ContextType>;
  BackInStockRequestCreatedEvent?: BackInStockRequestCreatedEventResolvers<ContextType>;
  BackInStockRequestDeletedEvent?: BackInStockRequestDeletedEventResolvers<ContextType>;
  BackInStockRequestEdge?: BackInStockRequestEdgeResolvers<ContextType>;
  BackInStockRequestUpdatedEvent?: BackInStockRequestUpdatedEventResolvers<ContextType>;
  BackInStockStatus?: BackInStockStatusResolvers;
  Brand?: BrandResolvers<ContextType>;
  BrandConnection?: BrandConnectionResolvers<ContextType>;
  BrandCreatedEvent?: BrandCreatedEventResolvers<ContextType>;
  BrandDeletedEvent?: BrandDeletedEventResolvers<ContextType>;
  BrandEdge?: BrandEdgeResolvers<ContextType>;
  BrandMergeDryRun?: BrandMergeDryRunResolvers<ContextType>;
  BrandPayload?: BrandPayloadResolvers<ContextType>;
  BrandRenamePayload?: BrandRenamePayloadResolvers<ContextType>;
  BrandStory?: BrandStoryResolvers<ContextType>;
  BrandUpdatedEvent?: BrandUpdatedEventResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  BulkBrandItem?: BulkBrandItemResolvers<ContextType>;
  BulkBrandPayload?: BulkBrandPayloadResolvers<ContextType>;
  BulkItem?: BulkItemResolvers<ContextType>;
  BulkPayload?: BulkPayloadResolvers<ContextType>;
  BuyerInfo?: BuyerInfoResolvers<ContextType>;
  CalculatedLine?: CalculatedLineResolvers<ContextType>;
  Caller?: CallerResolvers<ContextType>;
  CarrierRateConfiguration?: CarrierRateConfigurationResolvers<ContextType>;
  CarrierRateConfigurationCreatedEvent?: CarrierRateConfigurationCreatedEventResolvers<ContextType>;
  CarrierRateConfigurationDeletedEvent?: CarrierRateConfigurationDeletedEventResolvers<ContextType>;
  CarrierRateConfigurationUpdatedEvent?: CarrierRateConfigurationUpdatedEventResolvers<ContextType>;
  CarrierService?: CarrierServiceResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAbandonedEvent?: CartAbandonedEventResolvers<ContextType>;
  CartChange?: CartChangeResolvers<ContextType>;
  CartCreatedEvent?: CartCreatedEventResolvers<ContextType>;
  CartDeletedEvent?: CartDeletedEventResolvers<ContextType>;
  CartEstimate?: CartEstimateResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CartRecoveredEvent?: CartRecoveredEventResolvers<ContextType>;
  CartUpdatedEvent?: CartUpdatedEventResolvers<ContextType>;
  CatalogHealth?: CatalogHealthResolvers<ContextType>;
  CatalogOverride?: CatalogOverrideResolvers<ContextType>;
  CategoryPlace?: CategoryPlaceResolvers<ContextType>;
  ChangeEvent?: ChangeEventResolvers<ContextType>;
  ChangeEventConnection?: ChangeEventConnectionResolvers<ContextType>;
  ChangeEventEdge?: ChangeEventEdgeResolvers<ContextType>;
  ChangeEventHealth?: ChangeEventHealthResolvers<ContextType>;
  ChangeEventName?: ChangeEventNameResolvers;
  ChangedVariant?: ChangedVariantResolvers<ContextType>;
  ChannelType?: ChannelTypeResolvers;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutCheckbox?: CheckoutCheckboxResolvers<ContextType>;
  CheckoutCompletedEvent?: CheckoutCompletedEventResolvers<ContextType>;
  CheckoutCreatedEvent?: CheckoutCreatedEventResolvers<ContextType>;
  CheckoutCustomField?: CheckoutCustomFieldResolvers<ContextType>;
  CheckoutDeletedEvent?: CheckoutDeletedEventResolvers<ContextType>;
  CheckoutFields?: CheckoutFieldsResolvers<ContextType>;
  CheckoutHeader?: CheckoutHeaderResolvers<ContextType>;
  CheckoutLogo?: CheckoutLogoResolvers<ContextType>;
  CheckoutMainSection?: CheckoutMainSectionResolvers<ContextType>;
  CheckoutPolicy?: CheckoutPolicyResolvers<ContextType>;
  CheckoutSettings?: CheckoutSettingsResolvers<ContextType>;
  CheckoutSettingsUpdatedEvent?: CheckoutSettingsUpdatedEventResolvers<ContextType>;
  CheckoutTemplate?: CheckoutTemplateResolvers<ContextType>;
  CheckoutTemplateCreatedEvent?: CheckoutTemplateCreatedEventResolvers<ContextType>;
  CheckoutTemplateCustomLine?: CheckoutTemplateCustomLineResolvers<ContextType>;
  CheckoutTemplateDeletedEvent?: CheckoutTemplateDeletedEventResolvers<ContextType>;
  CheckoutTemplateLine?: CheckoutTemplateLineResolvers<ContextType>;
  CheckoutTemplateUpdatedEvent?: CheckoutTemplateUpdatedEventResolvers<ContextType>;
  CheckoutTemplateUsedEvent?: CheckoutTemplateUsedEventResolvers<ContextType>;
  CheckoutUpdatedEvent?: CheckoutUpdatedEventResolvers<ContextType>;
  ChosenOption?: ChosenOptionResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionConnection?: CollectionConnectionResolvers<ContextType>;
  CollectionCreatedEvent?: CollectionCreatedEventResolvers<ContextType>;
  CollectionDeletedEvent?: CollectionDeletedEventResolvers<ContextType>;
  CollectionEdge?: CollectionEdgeResolvers<ContextType>;
  CollectionPayload?: CollectionPayloadResolvers<ContextType>;
  CollectionSnapshot?: CollectionSnapshotResolvers<ContextType>;
  CollectionUpdatedEvent?: CollectionUpdatedEventResolvers<ContextType>;
  CompleteSignInPayload?: CompleteSignInPayloadResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactDetails?: ContactDetailsResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  ContinueShopping?: ContinueShoppingResolvers<ContextType>;
  CostAndProfit?: CostAndProfitResolvers<ContextType>;
  CreateAppKeyPayload?: CreateAppKeyPayloadResolvers<ContextType>;
  CreateAppKeyProblem?: CreateAppKeyProblemResolvers<ContextType>;
  CreateCheckoutPayload?: CreateCheckoutPayloadResolvers<ContextType>;
  CreateRedirectSessionPayload?: CreateRedirectSessionPayloadResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CustomContentReference?: CustomContentReferenceResolvers<ContextType>;
  CustomFieldType?: CustomFieldTypeResolvers;
  CustomText?: CustomTextResolvers<ContextType>;
  CustomTextField?: CustomTextFieldResolvers<ContextType>;
  Customization?: CustomizationResolvers<ContextType>;
  CustomizationChoice?: CustomizationChoiceResolvers<ContextType>;
  CustomizationCreatedEvent?: CustomizationCreatedEventResolvers<ContextType>;
  CustomizationDeletedEvent?: CustomizationDeletedEventResolvers<ContextType>;
  CustomizationFreeText?: CustomizationFreeTextResolvers<ContextType>;
  CustomizationUpdatedEvent?: CustomizationUpdatedEventResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeadLetter?: DeadLetterResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteCartPayload?: DeleteCartPayloadResolvers<ContextType>;
  DeletePayload?: DeletePayloadResolvers<ContextType>;
  DeliveryAllocation?: DeliveryAllocationResolvers<ContextType>;
  DeliveryTerms?: DeliveryTermsResolvers<ContextType>;
  DescriptionLine?: DescriptionLineResolvers<ContextType>;
  DigitalFile?: DigitalFileResolvers<ContextType>;
  Dimensions?: DimensionsResolvers<ContextType>;
  DimensionsUnit?: DimensionsUnitResolvers;
  DiscountRule?: DiscountRuleResolvers<ContextType>;
  DiscountRuleCreatedEvent?: DiscountRuleCreatedEventResolvers<ContextType>;
  DiscountRuleDeletedEvent?: DiscountRuleDeletedEventResolvers<ContextType>;
  DiscountRuleDiscount?: DiscountRuleDiscountResolvers<ContextType>;
  DiscountRuleQuantityPrice?: DiscountRuleQuantityPriceResolvers<ContextType>;
  DiscountRuleQuantityRange?: DiscountRuleQuantityRangeResolvers<ContextType>;
  DiscountRuleScope?: DiscountRuleScopeResolvers<ContextType>;
  DiscountRuleSubtotalRange?: DiscountRuleSubtotalRangeResolvers<ContextType>;
  DiscountRuleTrigger?: DiscountRuleTriggerResolvers<ContextType>;
  DiscountRuleUpdatedEvent?: DiscountRuleUpdatedEventResolvers<ContextType>;
  DiscountType?: DiscountTypeResolvers;
  ElevationProblem?: ElevationProblemResolvers<ContextType>;
  EventIdentity?: EventIdentityResolvers<ContextType>;
  EventIdentityKind?: EventIdentityKindResolvers;
  ExternalReference?: ExternalReferenceResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  FeeSource?: FeeSourceResolvers;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FocalPoint?: FocalPointResolvers<ContextType>;
  FreeTrial?: FreeTrialResolvers<ContextType>;
  Fulfillment?: FulfillmentResolvers<ContextType>;
  FulfillmentLine?: FulfillmentLineResolvers<ContextType>;
  FulfillmentsUpdatedEvent?: FulfillmentsUpdatedEventResolvers<ContextType>;
  Geocode?: GeocodeResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  Identity?: IdentityResolvers<ContextType>;
  IdentityFactor?: IdentityFactorResolvers<ContextType>;
  IdentityStatus?: IdentityStatusResolvers;
  IdentityStatusReason?: IdentityStatusReasonResolvers;
  Image?: ImageResolvers<ContextType>;
  ImportedOrderDeletedEvent?: ImportedOrderDeletedEventResolvers<ContextType>;
  InfoSection?: InfoSectionResolvers<ContextType>;
  InfoSectionCreatedEvent?: InfoSectionCreatedEventResolvers<ContextType>;
  InfoSectionDeletedEvent?: InfoSectionDeletedEventResolvers<ContextType>;
  InfoSectionSnapshot?: InfoSectionSnapshotResolvers<ContextType>;
  InfoSectionUpdatedEvent?: InfoSectionUpdatedEventResolvers<ContextType>;
  InvalidMembership?: InvalidMembershipResolvers<ContextType>;
  InventoryChangeReason?: InventoryChangeReasonResolvers;
  InventoryItem?: InventoryItemResolvers<ContextType>;
  InventoryItemCreatedEvent?: InventoryItemCreatedEventResolvers<ContextType>;
  InventoryItemDeletedEvent?: InventoryItemDeletedEventResolvers<ContextType>;
  InventoryItemStockStatusUpdatedEvent?: InventoryItemStockStatusUpdatedEventResolvers<ContextType>;
  InventoryItemUpdatedEvent?: InventoryItemUpdatedEventResolvers<ContextType>;
  InventoryItemUpdatedWithReasonEvent?: InventoryItemUpdatedWithReasonEventResolvers<ContextType>;
  InventoryVariantsUpdatedEvent?: InventoryVariantsUpdatedEventResolvers<ContextType>;
  ItemType?: ItemTypeResolvers;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobChange?: JobChangeResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  JobFailure?: JobFailureResolvers<ContextType>;
  JobFailureConnection?: JobFailureConnectionResolvers<ContextType>;
  JobFailureEdge?: JobFailureEdgeResolvers<ContextType>;
  JobItem?: JobItemResolvers<ContextType>;
  JobItemConnection?: JobItemConnectionResolvers<ContextType>;
  JobItemEdge?: JobItemEdgeResolvers<ContextType>;
  JobPayload?: JobPayloadResolvers<ContextType>;
  LineAvailability?: LineAvailabilityResolvers<ContextType>;
  LineMembership?: LineMembershipResolvers<ContextType>;
  LineModifier?: LineModifierResolvers<ContextType>;
  LineModifierGroup?: LineModifierGroupResolvers<ContextType>;
  LinePolicy?: LinePolicyResolvers<ContextType>;
  Logistics?: LogisticsResolvers<ContextType>;
  LowestSale?: LowestSaleResolvers<ContextType>;
  MeasurementUnit?: MeasurementUnitResolvers;
  MediaItem?: MediaItemResolvers<ContextType>;
  MediaItemType?: MediaItemTypeResolvers;
  Member?: MemberResolvers<ContextType>;
  MemberAddress?: MemberAddressResolvers<ContextType>;
  MemberChange?: MemberChangeResolvers<ContextType>;
  MemberConnection?: MemberConnectionResolvers<ContextType>;
  MemberContact?: MemberContactResolvers<ContextType>;
  MemberCount?: MemberCountResolvers<ContextType>;
  MemberCreatedEvent?: MemberCreatedEventResolvers<ContextType>;
  MemberCustomField?: MemberCustomFieldResolvers<ContextType>;
  MemberDeletedEvent?: MemberDeletedEventResolvers<ContextType>;
  MemberEdge?: MemberEdgeResolvers<ContextType>;
  MemberEmail?: MemberEmailResolvers<ContextType>;
  MemberJob?: MemberJobResolvers<ContextType>;
  MemberJobPayload?: MemberJobPayloadResolvers<ContextType>;
  MemberJobStatus?: MemberJobStatusResolvers;
  MemberPayload?: MemberPayloadResolvers<ContextType>;
  MemberPhone?: MemberPhoneResolvers<ContextType>;
  MemberPicture?: MemberPictureResolvers<ContextType>;
  MemberSession?: MemberSessionResolvers<ContextType>;
  MemberStatus?: MemberStatusResolvers;
  MemberUpdatedEvent?: MemberUpdatedEventResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipOptions?: MembershipOptionsResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneyRange?: MoneyRangeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OptionType?: OptionTypeResolvers;
  Order?: OrderResolvers<ContextType>;
  OrderActivity?: OrderActivityResolvers<ContextType>;
  OrderApprovedEvent?: OrderApprovedEventResolvers<ContextType>;
  OrderCanceledEvent?: OrderCanceledEventResolvers<ContextType>;
  OrderCommittedEvent?: OrderCommittedEventResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderCreatedEvent?: OrderCreatedEventResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderFulfilledEvent?: OrderFulfilledEventResolvers<ContextType>;
  OrderFulfillments?: OrderFulfillmentsResolvers<ContextType>;
  OrderImportedEvent?: OrderImportedEventResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderPaymentStatus?: OrderPaymentStatusResolvers;
  OrderPaymentStatusUpdatedEvent?: OrderPaymentStatusUpdatedEventResolvers<ContextType>;
  OrderSubscription?: OrderSubscriptionResolvers<ContextType>;
  OrderUpdatedEvent?: OrderUpdatedEventResolvers<ContextType>;
  OrdersSettings?: OrdersSettingsResolvers<ContextType>;
  OrdersSettingsUpdatedEvent?: OrdersSettingsUpdatedEventResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PhysicalProperties?: PhysicalPropertiesResolvers<ContextType>;
  PickupDetails?: PickupDetailsResolvers<ContextType>;
  Preorder?: PreorderResolvers<ContextType>;
  PreorderSettings?: PreorderSettingsResolvers<ContextType>;
  PriceDryRun?: PriceDryRunResolvers<ContextType>;
  PricePerUnit?: PricePerUnitResolvers<ContextType>;
  PriceRiskCount?: PriceRiskCountResolvers<ContextType>;
  PriceSummary?: PriceSummaryResolvers<ContextType>;
  PrivacyStatus?: PrivacyStatusResolvers;
  Problem?: ProblemResolvers<ContextType>;
  ProblemDetails?: ProblemDetailsResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAvailability?: ProductAvailabilityResolvers<ContextType>;
  ProductChange?: ProductChangeResolvers<ContextType>;
  ProductChoice?: ProductChoiceResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductCreatedEvent?: ProductCreatedEventResolvers<ContextType>;
  ProductDeletedEvent?: ProductDeletedEventResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductPayload?: ProductPayloadResolvers<ContextType>;
  ProductSnapshot?: ProductSnapshotResolvers<ContextType>;
  ProductSnapshotMedia?: ProductSnapshotMediaResolvers<ContextType>;
  ProductSnapshotModifier?: ProductSnapshotModifierResolvers<ContextType>;
  ProductSnapshotOption?: ProductSnapshotOptionResolvers<ContextType>;
  ProductSnapshotSubscription?: ProductSnapshotSubscriptionResolvers<ContextType>;
  ProductSnapshotVariant?: ProductSnapshotVariantResolvers<ContextType>;
  ProductSnapshotVariantChoice?: ProductSnapshotVariantChoiceResolvers<ContextType>;
  ProductType?: ProductTypeResolvers;
  ProductUpdatedEvent?: ProductUpdatedEventResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProductVariantConnection?: ProductVariantConnectionResolvers<ContextType>;
  ProductVariantEdge?: ProductVariantEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RedirectSession?: RedirectSessionResolvers<ContextType>;
  ReplayChangeEventPayload?: ReplayChangeEventPayloadResolvers<ContextType>;
  ReplayChangeEventProblem?: ReplayChangeEventProblemResolvers<ContextType>;
  RequestBackInStockPayload?: RequestBackInStockPayloadResolvers<ContextType>;
  ReturnTerms?: ReturnTermsResolvers<ContextType>;
  RevertChange?: RevertChangeResolvers<ContextType>;
  RevertDryRun?: RevertDryRunResolvers<ContextType>;
  RevertPreview?: RevertPreviewResolvers<ContextType>;
  RevertPreviewConnection?: RevertPreviewConnectionResolvers<ContextType>;
  RevertPreviewEdge?: RevertPreviewEdgeResolvers<ContextType>;
  RevokeAppKeyPayload?: RevokeAppKeyPayloadResolvers<ContextType>;
  RevokeAppKeyProblem?: RevokeAppKeyProblemResolvers<ContextType>;
  Ribbon?: RibbonResolvers<ContextType>;
  RibbonCreatedEvent?: RibbonCreatedEventResolvers<ContextType>;
  RibbonDeletedEvent?: RibbonDeletedEventResolvers<ContextType>;
  RibbonUpdatedEvent?: RibbonUpdatedEventResolvers<ContextType>;
  RotateAppKeyPayload?: RotateAppKeyPayloadResolvers<ContextType>;
  RotateAppKeyProblem?: RotateAppKeyProblemResolvers<ContextType>;
  RouteVitals?: RouteVitalsResolvers<ContextType>;
  SelectedMembership?: SelectedMembershipResolvers<ContextType>;
  SelectedShipping?: SelectedShippingResolvers<ContextType>;
  SelectedShippingOptionCode?: SelectedShippingOptionCodeResolvers<ContextType>;
  SelectedVariant?: SelectedVariantResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  SeoKeyword?: SeoKeywordResolvers<ContextType>;
  SeoTag?: SeoTagResolvers<ContextType>;
  ServiceProperties?: ServicePropertiesResolvers<ContextType>;
  ShippingCharge?: ShippingChargeResolvers<ContextType>;
  ShippingInfo?: ShippingInfoResolvers<ContextType>;
  ShippingOption?: ShippingOptionResolvers<ContextType>;
  ShippingOptionCreatedEvent?: ShippingOptionCreatedEventResolvers<ContextType>;
  ShippingOptionDeletedEvent?: ShippingOptionDeletedEventResolvers<ContextType>;
  ShippingOptionRule?: ShippingOptionRuleResolvers<ContextType>;
  ShippingOptionUpdatedEvent?: ShippingOptionUpdatedEventResolvers<ContextType>;
  ShippingRate?: ShippingRateResolvers<ContextType>;
  ShippingRuleCondition?: ShippingRuleConditionResolvers<ContextType>;
  ShopChange?: ShopChangeResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  SignInFrame?: SignInFrameResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignInSettings?: SignInSettingsResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SiteFinding?: SiteFindingResolvers<ContextType>;
  SiteHealth?: SiteHealthResolvers<ContextType>;
  SlugCheck?: SlugCheckResolvers<ContextType>;
  Staff?: StaffResolvers<ContextType>;
  StaffPayload?: StaffPayloadResolvers<ContextType>;
  StartCheckoutPayload?: StartCheckoutPayloadResolvers<ContextType>;
  StartSignInPayload?: StartSignInPayloadResolvers<ContextType>;
  Stock?: StockResolvers<ContextType>;
  StockChange?: StockChangeResolvers<ContextType>;
  StockValue?: StockValueResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreTerms?: StoreTermsResolvers<ContextType>;
  StoreTexts?: StoreTextsResolvers<ContextType>;
  StoreVariant?: StoreVariantResolvers<ContextType>;
  StoreVariantConnection?: StoreVariantConnectionResolvers<ContextType>;
  StoreVariantEdge?: StoreVariantEdgeResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionContract?: SubscriptionContractResolvers<ContextType>;
  SubscriptionContractCreatedEvent?: SubscriptionContractCreatedEventResolvers<ContextType>;
  SubscriptionContractDeletedEvent?: SubscriptionContractDeletedEventResolvers<ContextType>;
  SubscriptionContractUpdatedEvent?: SubscriptionContractUpdatedEventResolvers<ContextType>;
  SubscriptionFrequency?: SubscriptionFrequencyResolvers;
  SubscriptionOption?: SubscriptionOptionResolvers<ContextType>;
  SuggestedFix?: SuggestedFixResolvers;
  Suggestions?: SuggestionsResolvers<ContextType>;
  TaxBreakdown?: TaxBreakdownResolvers<ContextType>;
  TaxDetails?: TaxDetailsResolvers<ContextType>;
  TaxFallbackError?: TaxFallbackErrorResolvers<ContextType>;
  TaxIdType?: TaxIdTypeResolvers;
  TaxJurisdiction?: TaxJurisdictionResolvers;
  TaxSummary?: TaxSummaryResolvers<ContextType>;
  TimeSlot?: TimeSlotResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnitQuantity?: UnitQuantityResolvers<ContextType>;
  UnknownEvent?: UnknownEventResolvers<ContextType>;
  UpdateAppKeyPayload?: UpdateAppKeyPayloadResolvers<ContextType>;
  UpdateAppKeyProblem?: UpdateAppKeyProblemResolvers<ContextType>;
  VariantAdjustmentPreview?: VariantAdjustmentPreviewResolvers<ContextType>;
  VariantsUpdatedEvent?: VariantsUpdatedEventResolvers<ContextType>;
  VatId?: VatIdResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  VideoFile?: VideoFileResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WebVital?: WebVitalResolvers<ContextType>;
  Weight?: WeightResolvers<ContextType>;
  WeightRange?: WeightRangeResolvers<ContextType>;
  WeightUnit?: WeightUnitResolvers;
};

export type DirectiveResolvers<ContextType = Context> = {
  actors?: ActorsDirectiveResolver<any, any, ContextType>;
  lookup?: LookupDirectiveResolver<any, any, ContextType>;
  lookupKey?: LookupKeyDirectiveResolver<any, any, ContextType>;
  perRow?: PerRowDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  right?: RightDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
