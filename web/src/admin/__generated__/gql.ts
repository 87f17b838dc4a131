/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation AdminEndElevation {\n    endElevation { staff { elevation } problems { code message } }\n  }\n": typeof types.AdminEndElevationDocument,
    "\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n": typeof types.AdminLogoutDocument,
    "\n  query AdminStaff {\n    staff { elevation ...Staff_staff }\n    store { name weightUnit }\n  }\n": typeof types.AdminStaffDocument,
    "\n  mutation AdminElevate {\n    elevate {\n      staff { elevation }\n      problems { code message }\n    }\n  }\n": typeof types.AdminElevateDocument,
    "\n  fragment PriceDryRunItem_item on AdjustmentPreview {\n    id\n    name\n    before { formatted }\n    after { formatted }\n    weightBefore { value unit }\n    weightAfter { value unit }\n    paidBefore { formatted }\n    paidAfter { formatted }\n    risks\n    problem { message }\n  }\n": typeof types.PriceDryRunItem_ItemFragmentDoc,
    "\n  query AdminJob($id: ID!) {\n    job(id: $id) {\n      id\n      action\n      state\n      total\n      done\n      succeeded\n      failed\n      startedAt\n      finishedAt\n      problem { code message requestId }\n    }\n  }\n": typeof types.AdminJobDocument,
    "\n  query AdminDryRunRevert($id: ID!, $overwrite: Boolean, $first: Int!, $after: String) {\n    dryRunRevert(id: $id, overwrite: $overwrite, first: $first, after: $after) { ...RevertPreview_dryRun }\n  }\n": typeof types.AdminDryRunRevertDocument,
    "\n  mutation AdminRevertJob($input: RevertJobInput!) {\n    revertJob(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRevertJobDocument,
    "\n  query AdminJobFailures($id: ID!, $first: Int, $after: String) {\n    job(id: $id) {\n      id\n      failures(first: $first, after: $after) {\n        nodes { index id problem { code message } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.AdminJobFailuresDocument,
    "\n  mutation AdminResumeJob($id: ID!) {\n    resumeJob(input: { id: $id }) { job { id } problems { code message field requestId } }\n  }\n": typeof types.AdminResumeJobDocument,
    "\n  mutation AdminStopJob($id: ID!) {\n    stopJob(input: { id: $id }) { job { id } problems { code message field requestId } }\n  }\n": typeof types.AdminStopJobDocument,
    "\n  query AdminPriceDryRun($input: PriceChangeInput!, $first: Int, $after: String) {\n    dryRunPrices(input: $input, first: $first, after: $after) {\n      total\n      refused\n      counts { risk count }\n      items {\n        nodes { ...PriceDryRunItem_item }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.AdminPriceDryRunDocument,
    "\n  mutation AdminStartJob($input: StartJobInput!) {\n    startJob(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminStartJobDocument,
    "\n  query AdminAllBrandNames($first: Int, $after: String) {\n    managedBrands(first: $first, after: $after) {\n      nodes { name }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.AdminAllBrandNamesDocument,
    "\n  fragment Staff_staff on Staff {\n    role\n    email\n    name\n    rights\n    configured\n  }\n": typeof types.Staff_StaffFragmentDoc,
    "\n  query AdminSiteHealth($maxAgeSeconds: Int!) {\n    siteHealth(maxAgeSeconds: $maxAgeSeconds) {\n      running\n      checkedAt\n      findings { check verdict found cure }\n    }\n  }\n": typeof types.AdminSiteHealthDocument,
    "\n  query AdminEventHealth {\n    changeEventHealth { open lastReceivedAt waiting deadLetterCount }\n  }\n": typeof types.AdminEventHealthDocument,
    "\n  subscription AdminLiveEvents {\n    changeEvents { ...LiveEvent_event }\n  }\n": typeof types.AdminLiveEventsDocument,
    "\n  fragment LiveEvent_event on ChangeEvent {\n    __typename\n    id\n    name\n    type\n    entityId\n    receivedAt\n    state\n    identity { kind }\n    deadLetter { reason detail tries }\n    ... on InventoryItemUpdatedEvent { inventoryItem { productId } }\n    ... on InventoryVariantsUpdatedEvent { productId }\n  }\n": typeof types.LiveEvent_EventFragmentDoc,
    "\n  query AdminAppKeys($first: Int, $after: String) {\n    appKeys(first: $first, after: $after) {\n      nodes { ...AppKeyRow_appKey }\n      pageInfo { hasNextPage endCursor }\n      totalCount\n    }\n  }\n": typeof types.AdminAppKeysDocument,
    "\n  mutation AdminUpdateAppKey($input: UpdateAppKeyInput!) {\n    updateAppKey(input: $input) {\n      appKey { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateAppKeyDocument,
    "\n  mutation AdminCreateAppKey($input: CreateAppKeyInput!) {\n    createAppKey(input: $input) {\n      appKey { id }\n      secret\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminCreateAppKeyDocument,
    "\n  mutation AdminRotateAppKey($input: RotateAppKeyInput!) {\n    rotateAppKey(input: $input) {\n      appKey { id }\n      secret\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRotateAppKeyDocument,
    "\n  mutation AdminRevokeAppKey($input: RevokeAppKeyInput!) {\n    revokeAppKey(input: $input) {\n      appKey { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRevokeAppKeyDocument,
    "\n  fragment AppKeyRow_appKey on AppKey {\n    id\n    name\n    source\n    state\n    scopes\n    allowedOrigins\n    documentsOnly\n    lastUsedAt\n    previousKeyValidUntil\n    requestsLastDay\n  }\n": typeof types.AppKeyRow_AppKeyFragmentDoc,
    "\n  query AdminAuditCheck {\n    auditCheck { whole entryCount firstBroken head }\n  }\n": typeof types.AdminAuditCheckDocument,
    "\n  query AdminAudit($first: Int, $after: String, $filter: AuditFilter) {\n    auditLog(first: $first, after: $after, filter: $filter) {\n      nodes { ...AuditRow_entry }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.AdminAuditDocument,
    "\n  fragment EntryChanges_entry on AuditRecord {\n    changes(first: 3) { index id thing name changes { field variant before after } }\n    job { id total }\n  }\n": typeof types.EntryChanges_EntryFragmentDoc,
    "\n  fragment AuditRow_entry on AuditRecord {\n    id\n    occurredAt\n    actor { id name kind }\n    operation\n    ids\n    idCount\n    result\n    code\n    requestId\n    milliseconds\n    ...EntryChanges_entry\n  }\n": typeof types.AuditRow_EntryFragmentDoc,
    "\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(input: { ids: $ids }) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminDeleteBrandsDocument,
    "\n  query AdminDryRunMerge($intoId: ID!, $fromIds: [ID!]!) {\n    dryRunMergeBrands(intoId: $intoId, fromIds: $fromIds) {\n      into\n      productCount\n      sample\n    }\n  }\n": typeof types.AdminDryRunMergeDocument,
    "\n  mutation AdminMergeBrands($input: MergeBrandsInput!) {\n    mergeBrands(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminMergeBrandsDocument,
    "\n  mutation AdminCreateBrands($brands: [GetOrCreateBrandInput!]!) {\n    bulkGetOrCreateBrands(input: { brands: $brands }) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminCreateBrandsDocument,
    "\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateBrandDocument,
    "\n  mutation AdminRenameBrand($input: RenameBrandInput!) {\n    renameBrand(input: $input) {\n      job { id }\n      current { id name revision }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRenameBrandDocument,
    "\n  fragment BrandRow_brand on Brand {\n    id\n    name\n    revision\n    productCount\n    createdAt\n    updatedAt\n  }\n": typeof types.BrandRow_BrandFragmentDoc,
    "\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, filter: { nameStartsWith: $start }, sort: $sort) {\n      nodes { ...BrandRow_brand }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(filter: { nameStartsWith: $start })\n  }\n": typeof types.AdminBrandsDocument,
    "\n  mutation AdminUpdateBrands($brands: [UpdateBrandInput!]!) {\n    bulkUpdateBrands(input: { brands: $brands }) {\n      items { index id success brand { id name revision } problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateBrandsDocument,
    "\n  mutation AdminRenameBrands($input: RenameBrandsInput!) {\n    renameBrands(input: $input) {\n      job { id }\n      current { id name revision }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRenameBrandsDocument,
    "\n  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminAddToCollectionDocument,
    "\n  query AdminFindProducts($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) { nodes { id name collectionIds } totalCount }\n  }\n": typeof types.AdminFindProductsDocument,
    "\n  query AdminCollectionStamp($id: ID!) {\n    managedCollection(id: $id) { ...CollectionFields_collection }\n  }\n": typeof types.AdminCollectionStampDocument,
    "\n  mutation AdminUpdateCollection($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateCollectionDocument,
    "\n  mutation AdminCreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminCreateCollectionDocument,
    "\n  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRemoveFromCollectionDocument,
    "\n  fragment CollectionProductRow_product on Product {\n    id\n    name\n    visible\n    price { formatted }\n  }\n": typeof types.CollectionProductRow_ProductFragmentDoc,
    "\n  query AdminCollection($id: ID!, $page: Int) {\n    managedCollection(id: $id) {\n      ...CollectionFields_collection\n      managedProducts(first: 50, page: $page) {\n        nodes { ...CollectionProductRow_product }\n        totalCount\n      }\n    }\n  }\n": typeof types.AdminCollectionDocument,
    "\n  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {\n    managedCollections(first: $first, page: $page, filter: { search: $search }, sort: $sort) {\n      nodes { ...CollectionRow_collection }\n      totalCount\n    }\n  }\n": typeof types.AdminCollectionsDocument,
    "\n  mutation AdminDeleteCollection($id: ID!) {\n    deleteCollection(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteCollectionDocument,
    "\n  fragment CollectionRow_collection on Collection {\n    id\n    name\n    slug\n    visible\n    productCount\n    builtIn\n  }\n": typeof types.CollectionRow_CollectionFragmentDoc,
    "\n  fragment CollectionFields_collection on Collection {\n    id\n    name\n    slug\n    description\n    visible\n    builtIn\n  }\n": typeof types.CollectionFields_CollectionFragmentDoc,
    "\n  query AdminEvent($id: ID!) {\n    changeEvent(id: $id) { ...EventFacts_event }\n  }\n": typeof types.AdminEventDocument,
    "\n  query AdminEvents($first: Int, $after: String, $filter: ChangeEventFilter) {\n    changeEvents(first: $first, after: $after, filter: $filter) {\n      nodes { ...LiveEvent_event }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.AdminEventsDocument,
    "\n  mutation AdminReplayEvent($id: ID!) {\n    replayChangeEvent(input: { id: $id }) {\n      event { __typename id state }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminReplayEventDocument,
    "\n  fragment EventFacts_event on ChangeEvent {\n    __typename\n    id\n    name\n    type\n    entityId\n    occurredAt\n    receivedAt\n    sequence\n    identity { kind id }\n    fieldChanges { path previous }\n    anonymization\n    erased\n    state\n    deadLetter { reason detail tries }\n    ...ProductCreated_event\n    ...ProductUpdated_event\n    ...VariantsUpdated_event\n    ...ItemUpdated_event\n    ...StockUpdated_event\n    ...CollectionCreated_event\n    ...CollectionUpdated_event\n    ...BrandCreated_event\n    ...BrandUpdated_event\n    ...MemberCreated_event\n    ...MemberUpdated_event\n    ...CartCreated_event\n    ...CartUpdated_event\n    ...OrderCreated_event\n    ...OrderUpdated_event\n  }\n  fragment ProductCreated_event on ProductCreatedEvent {\n    product {\n      name sku brandName visible pageUrl\n      price { formatted }\n      compareAtPrice { formatted }\n    }\n  }\n  fragment ProductUpdated_event on ProductUpdatedEvent { changedFields }\n  fragment VariantsUpdated_event on VariantsUpdatedEvent {\n    variants { variantId changedFields choices { option choice } }\n  }\n  fragment ItemUpdated_event on InventoryItemUpdatedEvent {\n    inventoryItem { productId tracked }\n    changedFields\n  }\n  fragment StockUpdated_event on InventoryVariantsUpdatedEvent {\n    productId reason\n    stock: variants { variantId before { quantity inStock } after { quantity inStock } }\n  }\n  fragment CollectionCreated_event on CollectionCreatedEvent {\n    collection { name slug visible }\n  }\n  fragment CollectionUpdated_event on CollectionUpdatedEvent { changedFields }\n  fragment BrandCreated_event on BrandCreatedEvent { brand { id name revision } }\n  fragment BrandUpdated_event on BrandUpdatedEvent { brand { id name revision } }\n  fragment MemberCreated_event on MemberCreatedEvent { member { id nickname status privacyStatus } }\n  fragment MemberUpdated_event on MemberUpdatedEvent { member { id nickname status privacyStatus } }\n  fragment CartCreated_event on CartCreatedEvent {\n    cart { id revision lines { name quantity price { formatted } } }\n  }\n  fragment CartUpdated_event on CartUpdatedEvent {\n    cart { id revision lines { name quantity price { formatted } } }\n  }\n  fragment OrderCreated_event on OrderCreatedEvent {\n    order { id number status paymentStatus fulfillmentStatus }\n  }\n  fragment OrderUpdated_event on OrderUpdatedEvent {\n    order { id number status paymentStatus fulfillmentStatus }\n  }\n": typeof types.EventFacts_EventFragmentDoc,
    "\n  fragment JobFacts_job on Job {\n    state\n    total\n    succeeded\n    failed\n    finishedAt\n    revertOf\n    parameters\n    requestId\n  }\n": typeof types.JobFacts_JobFragmentDoc,
    "\n  query AdminJobPage($id: ID!, $first: Int, $after: String) {\n    job(id: $id) {\n      id\n      action\n      call\n      actor { id name kind }\n      state\n      startedAt\n      ...JobFacts_job\n      items(first: $first, after: $after) {\n        nodes { ...JobItemRow_item }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.AdminJobPageDocument,
    "\n  query AdminJobs($first: Int, $after: String, $filter: JobFilter) {\n    jobs(first: $first, after: $after, filter: $filter) {\n      nodes { ...JobRow_job }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.AdminJobsDocument,
    "\n  fragment RevertItem_item on RevertPreview {\n    id\n    thing\n    name\n    removes\n    changes { field variant now back changedSince }\n    problem { message }\n  }\n": typeof types.RevertItem_ItemFragmentDoc,
    "\n  fragment RevertPreview_dryRun on RevertDryRun {\n    changing\n    changedSince\n    impossible\n    counts { risk count }\n    items { nodes { ...RevertItem_item } pageInfo { hasNextPage endCursor } }\n  }\n": typeof types.RevertPreview_DryRunFragmentDoc,
    "\n  fragment JobItemRow_item on JobItem {\n    index\n    id\n    thing\n    name\n    state\n    changes { field variant before after }\n    problem { code message }\n  }\n": typeof types.JobItemRow_ItemFragmentDoc,
    "\n  fragment JobRow_job on Job {\n    id\n    action\n    call\n    actor { id name kind }\n    state\n    total\n    done\n    failed\n    startedAt\n    first: items(first: 1) { nodes { thing name } }\n  }\n": typeof types.JobRow_JobFragmentDoc,
    "\n  query AdminCountMembers(\n    $action: BulkMemberAction!\n    $filter: ManagedMemberFilter\n    $all: Boolean\n  ) {\n    countMembersByFilter(action: $action, filter: $filter, all: $all) {\n      count\n      sample { id nickname loginEmail }\n      confirmationToken\n      expiresAt\n    }\n  }\n": typeof types.AdminCountMembersDocument,
    "\n  query AdminMemberHistory($filter: AuditFilter) {\n    auditLog(first: 20, filter: $filter) {\n      nodes { id occurredAt actor { id name kind } operation result code }\n    }\n  }\n": typeof types.AdminMemberHistoryDocument,
    "\n  fragment MemberAccount_member on Member {\n    id\n    contactId\n    slug\n    activityStatus\n    loginEmail\n    loginEmailVerified\n    createdAt\n    updatedAt\n    lastLoginAt\n  }\n": typeof types.MemberAccount_MemberFragmentDoc,
    "\n  fragment MemberActions_member on Member {\n    id\n    status\n    activityStatus\n    loginEmail\n  }\n": typeof types.MemberActions_MemberFragmentDoc,
    "\n  query AdminMemberStamp($id: ID!) { managedMember(id: $id) { id updatedAt } }\n": typeof types.AdminMemberStampDocument,
    "\n  mutation AdminUpdateMemberSlug($id: ID!, $slug: String!) {\n    updateMemberSlug(input: { id: $id, slug: $slug }) {\n      member { id slug }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateMemberSlugDocument,
    "\n  mutation AdminUpdateMember($input: UpdateMemberInput!) {\n    updateMember(input: $input) {\n      member { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateMemberDocument,
    "\n  fragment MemberForm_member on Member {\n    id\n    nickname\n    title\n    slug\n    contact { firstName lastName company jobTitle birthdate }\n  }\n": typeof types.MemberForm_MemberFragmentDoc,
    "\n  fragment MemberLists_member on Member {\n    id\n    contact {\n      phones { phone }\n      emails { email }\n      addresses {\n        addressLine\n        addressLine2\n        streetNumber\n        streetName\n        city\n        subdivision\n        country\n        postalCode\n      }\n      customFields { name value }\n    }\n  }\n": typeof types.MemberLists_MemberFragmentDoc,
    "\n  fragment MemberOrders_orders on OrderConnection {\n    nodes {\n      id\n      number\n      createdAt\n      paymentStatus\n      fulfillmentStatus\n      itemCount\n      total { formatted }\n    }\n    pageInfo { hasNextPage }\n  }\n": typeof types.MemberOrders_OrdersFragmentDoc,
    "\n  query AdminMembers(\n    $first: Int\n    $page: Int\n    $filter: ManagedMemberFilter\n    $sort: ManagedMemberSort\n  ) {\n    managedMembers(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes { ...MemberRow_member }\n      totalCount\n    }\n  }\n": typeof types.AdminMembersDocument,
    "\n  mutation AdminCreateMember($input: CreateMemberInput!) {\n    createMember(input: $input) {\n      member { id nickname loginEmail }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminCreateMemberDocument,
    "\n  query AdminPlatformJob($id: ID!) {\n    memberJob(id: $id) { id status totalSuccesses totalFailures }\n  }\n": typeof types.AdminPlatformJobDocument,
    "\n  fragment MemberRow_member on Member {\n    id\n    nickname\n    slug\n    loginEmail\n    status\n    privacyStatus\n    activityStatus\n    createdAt\n    lastLoginAt\n    contact { firstName lastName company }\n  }\n": typeof types.MemberRow_MemberFragmentDoc,
    "\n  query AdminMember($id: ID!) {\n    managedMember(id: $id) {\n      id\n      nickname\n      status\n      privacyStatus\n      activityStatus\n      loginEmail\n      updatedAt\n      contact { firstName lastName }\n      ...MemberActions_member\n      ...MemberForm_member\n      ...MemberLists_member\n      ...MemberAccount_member\n    }\n    memberOrders(memberId: $id, first: 10) { ...MemberOrders_orders }\n  }\n": typeof types.AdminMemberDocument,
    "\n  mutation AdminApproveMember($id: ID!) {\n    approveMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n": typeof types.AdminApproveMemberDocument,
    "\n  mutation AdminBlockMember($id: ID!) {\n    blockMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n": typeof types.AdminBlockMemberDocument,
    "\n  mutation AdminMuteMember($id: ID!) {\n    muteMember(input: { id: $id }) { member { id activityStatus } problems { code message field requestId } }\n  }\n": typeof types.AdminMuteMemberDocument,
    "\n  mutation AdminUnmuteMember($id: ID!) {\n    unmuteMember(input: { id: $id }) { member { id activityStatus } problems { code message field requestId } }\n  }\n": typeof types.AdminUnmuteMemberDocument,
    "\n  mutation AdminDisconnectMember($id: ID!) {\n    disconnectMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n": typeof types.AdminDisconnectMemberDocument,
    "\n  mutation AdminDeleteMember($id: ID!) {\n    deleteMember(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteMemberDocument,
    "\n  mutation AdminDeleteMemberPhones($id: ID!) {\n    deleteMemberPhones(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteMemberPhonesDocument,
    "\n  mutation AdminDeleteMemberEmails($id: ID!) {\n    deleteMemberEmails(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteMemberEmailsDocument,
    "\n  mutation AdminDeleteMemberAddresses($id: ID!) {\n    deleteMemberAddresses(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteMemberAddressesDocument,
    "\n  mutation AdminSendActivationEmail($id: ID!) {\n    sendActivationEmail(input: { id: $id }) { accepted problems { code message field requestId } }\n  }\n": typeof types.AdminSendActivationEmailDocument,
    "\n  mutation AdminDeleteMembers($ids: [ID!]!) {\n    bulkDeleteMembers(input: { ids: $ids }) {\n      items { index id success problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminDeleteMembersDocument,
    "\n  mutation AdminDeleteMembersByFilter(\n    $filter: ManagedMemberFilter\n    $token: String!\n  ) {\n    bulkDeleteMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminDeleteMembersByFilterDocument,
    "\n  mutation AdminBlockMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkBlockMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminBlockMembersDocument,
    "\n  mutation AdminApproveMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkApproveMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminApproveMembersDocument,
    "\n  fragment OverviewHealth_health on CatalogHealth {\n    productCount\n    hidden\n    soldOut\n    partlySoldOut\n    withoutPicture\n    priceZero\n    withoutCollection\n    negativeMargin\n    discounted\n    collectionCount\n    brandCount\n    pendingMemberCount\n    countedAt\n    capped\n  }\n": typeof types.OverviewHealth_HealthFragmentDoc,
    "\n  query AdminOverview {\n    catalogHealth { ...OverviewHealth_health }\n    managedBrands(first: 100) { nodes { id name productCount } }\n    managedCollections(first: 100) { nodes { id name productCount builtIn } }\n  }\n": typeof types.AdminOverviewDocument,
    "\n  query AdminPrices($first: Int, $page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: $first\n      page: $page\n      filter: $filter\n      sort: { field: NAME, order: ASC }\n    ) {\n      nodes { ...PriceRow_product }\n      totalCount\n    }\n  }\n": typeof types.AdminPricesDocument,
    "\n  query AdminPricesNow($ids: [ID!]!) {\n    managedProducts(first: 100, filter: { ids: $ids }) {\n      nodes { ...PriceRow_product }\n    }\n  }\n": typeof types.AdminPricesNowDocument,
    "\n  fragment PriceRow_product on Product {\n    id\n    name\n    weight { value unit }\n    basePrice { amount }\n    discount { type percent amount { amount } }\n    costAndProfit { cost { amount } }\n  }\n": typeof types.PriceRow_ProductFragmentDoc,
    "\n  mutation AdminLeaveCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminLeaveCollectionDocument,
    "\n  mutation AdminJoinCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminJoinCollectionDocument,
    "\n  query AdminCollectionNames($page: Int) {\n    managedCollections(first: 100, page: $page) {\n      nodes { id name visible builtIn }\n      totalCount\n    }\n  }\n": typeof types.AdminCollectionNamesDocument,
    "\n  mutation AdminDeleteProduct($id: ID!) {\n    deleteProduct(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteProductDocument,
    "\n  mutation AdminGetOrCreateBrand($name: String!) {\n    getOrCreateBrand(input: { name: $name }) {\n      brand { id name }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminGetOrCreateBrandDocument,
    "\n  query AdminBrandNames($start: String) {\n    managedBrands(first: 100, filter: { nameStartsWith: $start }) { nodes { id name } }\n  }\n": typeof types.AdminBrandNamesDocument,
    "\n  fragment MediaTile_item on MediaItem {\n    type\n    title\n    image { url alt focalPoint { x y } }\n    thumbnail { url alt }\n  }\n": typeof types.MediaTile_ItemFragmentDoc,
    "\n  mutation AdminMakeProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminMakeProductDocument,
    "\n  query AdminFindMedia($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) {\n      nodes {\n        id\n        name\n        media { id type image { url(width: 160, height: 200) alt } }\n      }\n      totalCount\n    }\n  }\n": typeof types.AdminFindMediaDocument,
    "\n  fragment PlatformFigures_product on Product {\n    price { formatted }\n    costAndProfit { profit { formatted } margin }\n  }\n": typeof types.PlatformFigures_ProductFragmentDoc,
    "\n  query AdminProductStamp($id: ID!) { managedProduct(id: $id) { id updatedAt } }\n": typeof types.AdminProductStampDocument,
    "\n  mutation AdminDeleteOptions($id: ID!) {\n    deleteProductOptions(input: { id: $id }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminDeleteOptionsDocument,
    "\n  mutation AdminResetVariants($id: ID!) {\n    resetAllProductVariantData(input: { id: $id }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminResetVariantsDocument,
    "\n  fragment EditedProduct_product on Product {\n    id\n    slug\n    name\n    type\n    visible\n    rawDescription\n    sku\n    weight { value unit }\n    ribbon\n    brandName\n    updatedAt\n    managesVariants\n    collectionIds\n    basePrice { amount formatted currency }\n    discount { type percent amount { amount } }\n    pricePerUnit { price { formatted } totalQuantity totalUnit baseQuantity baseUnit }\n    costAndProfit { cost { amount } }\n    infoSections { title rawDescription }\n    media { id image { url } thumbnail { url } ...MediaTile_item }\n    options {\n      name\n      type\n      choices { value label media { id } }\n    }\n    seo {\n      title\n      description\n      tags { type props meta children custom disabled }\n      keywords { term main origin }\n      preventAutoRedirect\n    }\n    ...PlatformFigures_product\n  }\n": typeof types.EditedProduct_ProductFragmentDoc,
    "\n  query AdminProduct($id: ID!) {\n    managedProduct(id: $id) { ...EditedProduct_product }\n  }\n": typeof types.AdminProductDocument,
    "\n  mutation AdminEditProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminEditProductDocument,
    "\n  mutation AdminAddMedia($id: ID!, $media: [NewMediaInput!]!) {\n    addProductMedia(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminAddMediaDocument,
    "\n  mutation AdminRemoveChoiceMedia($id: ID!, $choices: [ChoiceMediaRemovalInput!]!) {\n    removeProductMediaFromChoices(input: { id: $id, media: { choices: $choices } }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRemoveChoiceMediaDocument,
    "\n  mutation AdminAddChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    addProductMediaToChoices(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminAddChoiceMediaDocument,
    "\n  mutation AdminRemoveMedia($id: ID!, $media: MediaSelectionInput!) {\n    removeProductMedia(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRemoveMediaDocument,
    "\n  mutation AdminUpdateVariants($id: ID!, $changes: [VariantChangeInput!]!) {\n    updateProductVariants(input: { id: $id, changes: $changes }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateVariantsDocument,
    "\n  query AdminProductVariants($id: ID!, $after: String) {\n    managedProduct(id: $id) {\n      id\n      updatedAt\n      variants(first: 100, after: $after) {\n        nodes { ...VariantRow_variant }\n        pageInfo { hasNextPage endCursor }\n        totalCount\n      }\n    }\n  }\n": typeof types.AdminProductVariantsDocument,
    "\n  fragment VariantRow_variant on ProductVariant {\n    id\n    choices { option choice }\n    basePrice { amount }\n    weight { value unit }\n    sku\n    visible\n    stock { inStock tracked quantity }\n    costAndProfit { cost { amount } }\n  }\n": typeof types.VariantRow_VariantFragmentDoc,
    "\n  query AdminProducts(\n    $first: Int\n    $page: Int\n    $filter: ManagedProductFilter\n    $sort: ManagedProductSort\n  ) {\n    managedProducts(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes { ...ProductRow_product }\n      totalCount\n    }\n  }\n": typeof types.AdminProductsDocument,
    "\n  query AdminProductIds($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: CREATION_ORDER, order: ASC }\n    ) {\n      nodes { id }\n      totalCount\n    }\n  }\n": typeof types.AdminProductIdsDocument,
    "\n  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: CREATION_ORDER, order: ASC }\n    ) {\n      nodes { ...ExportedProduct_product }\n      totalCount\n    }\n  }\n": typeof types.AdminExportProductsDocument,
    "\n  fragment ExportedProduct_product on Product {\n    id\n    slug\n    name\n    sku\n    brandName\n    visible\n    ribbon\n    weight { value unit }\n    rawDescription\n    basePrice { amount }\n    costAndProfit { cost { amount } }\n  }\n": typeof types.ExportedProduct_ProductFragmentDoc,
    "\n  fragment ProductRow_product on Product {\n    id\n    name\n    sku\n    brandName\n    type\n    visible\n    ribbon\n    updatedAt\n    collectionIds\n    stock { status tracked quantity }\n    price { amount formatted }\n    compareAtPrice { formatted }\n    costAndProfit { cost { amount formatted } profit { formatted } margin }\n    lowestSale { paid { amount formatted } margin atLoss }\n    mainMedia { image { url(width: 72, height: 90) } }\n  }\n": typeof types.ProductRow_ProductFragmentDoc,
    "\n  query AdminCatalogChoices {\n    managedCollections(first: 100) { nodes { id name builtIn } }\n    managedBrands(first: 100) { nodes { id name } }\n  }\n": typeof types.AdminCatalogChoicesDocument,
    "\n  query AdminWebVitals($days: Int!, $device: VisitDevice) {\n    webVitals(days: $days, device: $device) {\n      route\n      ...VitalsRow_route\n    }\n  }\n": typeof types.AdminWebVitalsDocument,
    "\n  fragment VitalsRow_route on RouteVitals {\n    route\n    measures {\n      name\n      visitCount\n      p50\n      p75\n      rating\n    }\n  }\n": typeof types.VitalsRow_RouteFragmentDoc,
};
const documents: Documents = {
    "\n  mutation AdminEndElevation {\n    endElevation { staff { elevation } problems { code message } }\n  }\n": types.AdminEndElevationDocument,
    "\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n": types.AdminLogoutDocument,
    "\n  query AdminStaff {\n    staff { elevation ...Staff_staff }\n    store { name weightUnit }\n  }\n": types.AdminStaffDocument,
    "\n  mutation AdminElevate {\n    elevate {\n      staff { elevation }\n      problems { code message }\n    }\n  }\n": types.AdminElevateDocument,
    "\n  fragment PriceDryRunItem_item on AdjustmentPreview {\n    id\n    name\n    before { formatted }\n    after { formatted }\n    weightBefore { value unit }\n    weightAfter { value unit }\n    paidBefore { formatted }\n    paidAfter { formatted }\n    risks\n    problem { message }\n  }\n": types.PriceDryRunItem_ItemFragmentDoc,
    "\n  query AdminJob($id: ID!) {\n    job(id: $id) {\n      id\n      action\n      state\n      total\n      done\n      succeeded\n      failed\n      startedAt\n      finishedAt\n      problem { code message requestId }\n    }\n  }\n": types.AdminJobDocument,
    "\n  query AdminDryRunRevert($id: ID!, $overwrite: Boolean, $first: Int!, $after: String) {\n    dryRunRevert(id: $id, overwrite: $overwrite, first: $first, after: $after) { ...RevertPreview_dryRun }\n  }\n": types.AdminDryRunRevertDocument,
    "\n  mutation AdminRevertJob($input: RevertJobInput!) {\n    revertJob(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRevertJobDocument,
    "\n  query AdminJobFailures($id: ID!, $first: Int, $after: String) {\n    job(id: $id) {\n      id\n      failures(first: $first, after: $after) {\n        nodes { index id problem { code message } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.AdminJobFailuresDocument,
    "\n  mutation AdminResumeJob($id: ID!) {\n    resumeJob(input: { id: $id }) { job { id } problems { code message field requestId } }\n  }\n": types.AdminResumeJobDocument,
    "\n  mutation AdminStopJob($id: ID!) {\n    stopJob(input: { id: $id }) { job { id } problems { code message field requestId } }\n  }\n": types.AdminStopJobDocument,
    "\n  query AdminPriceDryRun($input: PriceChangeInput!, $first: Int, $after: String) {\n    dryRunPrices(input: $input, first: $first, after: $after) {\n      total\n      refused\n      counts { risk count }\n      items {\n        nodes { ...PriceDryRunItem_item }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.AdminPriceDryRunDocument,
    "\n  mutation AdminStartJob($input: StartJobInput!) {\n    startJob(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminStartJobDocument,
    "\n  query AdminAllBrandNames($first: Int, $after: String) {\n    managedBrands(first: $first, after: $after) {\n      nodes { name }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.AdminAllBrandNamesDocument,
    "\n  fragment Staff_staff on Staff {\n    role\n    email\n    name\n    rights\n    configured\n  }\n": types.Staff_StaffFragmentDoc,
    "\n  query AdminSiteHealth($maxAgeSeconds: Int!) {\n    siteHealth(maxAgeSeconds: $maxAgeSeconds) {\n      running\n      checkedAt\n      findings { check verdict found cure }\n    }\n  }\n": types.AdminSiteHealthDocument,
    "\n  query AdminEventHealth {\n    changeEventHealth { open lastReceivedAt waiting deadLetterCount }\n  }\n": types.AdminEventHealthDocument,
    "\n  subscription AdminLiveEvents {\n    changeEvents { ...LiveEvent_event }\n  }\n": types.AdminLiveEventsDocument,
    "\n  fragment LiveEvent_event on ChangeEvent {\n    __typename\n    id\n    name\n    type\n    entityId\n    receivedAt\n    state\n    identity { kind }\n    deadLetter { reason detail tries }\n    ... on InventoryItemUpdatedEvent { inventoryItem { productId } }\n    ... on InventoryVariantsUpdatedEvent { productId }\n  }\n": types.LiveEvent_EventFragmentDoc,
    "\n  query AdminAppKeys($first: Int, $after: String) {\n    appKeys(first: $first, after: $after) {\n      nodes { ...AppKeyRow_appKey }\n      pageInfo { hasNextPage endCursor }\n      totalCount\n    }\n  }\n": types.AdminAppKeysDocument,
    "\n  mutation AdminUpdateAppKey($input: UpdateAppKeyInput!) {\n    updateAppKey(input: $input) {\n      appKey { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateAppKeyDocument,
    "\n  mutation AdminCreateAppKey($input: CreateAppKeyInput!) {\n    createAppKey(input: $input) {\n      appKey { id }\n      secret\n      problems { code message field requestId }\n    }\n  }\n": types.AdminCreateAppKeyDocument,
    "\n  mutation AdminRotateAppKey($input: RotateAppKeyInput!) {\n    rotateAppKey(input: $input) {\n      appKey { id }\n      secret\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRotateAppKeyDocument,
    "\n  mutation AdminRevokeAppKey($input: RevokeAppKeyInput!) {\n    revokeAppKey(input: $input) {\n      appKey { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRevokeAppKeyDocument,
    "\n  fragment AppKeyRow_appKey on AppKey {\n    id\n    name\n    source\n    state\n    scopes\n    allowedOrigins\n    documentsOnly\n    lastUsedAt\n    previousKeyValidUntil\n    requestsLastDay\n  }\n": types.AppKeyRow_AppKeyFragmentDoc,
    "\n  query AdminAuditCheck {\n    auditCheck { whole entryCount firstBroken head }\n  }\n": types.AdminAuditCheckDocument,
    "\n  query AdminAudit($first: Int, $after: String, $filter: AuditFilter) {\n    auditLog(first: $first, after: $after, filter: $filter) {\n      nodes { ...AuditRow_entry }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.AdminAuditDocument,
    "\n  fragment EntryChanges_entry on AuditRecord {\n    changes(first: 3) { index id thing name changes { field variant before after } }\n    job { id total }\n  }\n": types.EntryChanges_EntryFragmentDoc,
    "\n  fragment AuditRow_entry on AuditRecord {\n    id\n    occurredAt\n    actor { id name kind }\n    operation\n    ids\n    idCount\n    result\n    code\n    requestId\n    milliseconds\n    ...EntryChanges_entry\n  }\n": types.AuditRow_EntryFragmentDoc,
    "\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(input: { ids: $ids }) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": types.AdminDeleteBrandsDocument,
    "\n  query AdminDryRunMerge($intoId: ID!, $fromIds: [ID!]!) {\n    dryRunMergeBrands(intoId: $intoId, fromIds: $fromIds) {\n      into\n      productCount\n      sample\n    }\n  }\n": types.AdminDryRunMergeDocument,
    "\n  mutation AdminMergeBrands($input: MergeBrandsInput!) {\n    mergeBrands(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminMergeBrandsDocument,
    "\n  mutation AdminCreateBrands($brands: [GetOrCreateBrandInput!]!) {\n    bulkGetOrCreateBrands(input: { brands: $brands }) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": types.AdminCreateBrandsDocument,
    "\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateBrandDocument,
    "\n  mutation AdminRenameBrand($input: RenameBrandInput!) {\n    renameBrand(input: $input) {\n      job { id }\n      current { id name revision }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRenameBrandDocument,
    "\n  fragment BrandRow_brand on Brand {\n    id\n    name\n    revision\n    productCount\n    createdAt\n    updatedAt\n  }\n": types.BrandRow_BrandFragmentDoc,
    "\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, filter: { nameStartsWith: $start }, sort: $sort) {\n      nodes { ...BrandRow_brand }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(filter: { nameStartsWith: $start })\n  }\n": types.AdminBrandsDocument,
    "\n  mutation AdminUpdateBrands($brands: [UpdateBrandInput!]!) {\n    bulkUpdateBrands(input: { brands: $brands }) {\n      items { index id success brand { id name revision } problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateBrandsDocument,
    "\n  mutation AdminRenameBrands($input: RenameBrandsInput!) {\n    renameBrands(input: $input) {\n      job { id }\n      current { id name revision }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRenameBrandsDocument,
    "\n  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminAddToCollectionDocument,
    "\n  query AdminFindProducts($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) { nodes { id name collectionIds } totalCount }\n  }\n": types.AdminFindProductsDocument,
    "\n  query AdminCollectionStamp($id: ID!) {\n    managedCollection(id: $id) { ...CollectionFields_collection }\n  }\n": types.AdminCollectionStampDocument,
    "\n  mutation AdminUpdateCollection($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateCollectionDocument,
    "\n  mutation AdminCreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminCreateCollectionDocument,
    "\n  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRemoveFromCollectionDocument,
    "\n  fragment CollectionProductRow_product on Product {\n    id\n    name\n    visible\n    price { formatted }\n  }\n": types.CollectionProductRow_ProductFragmentDoc,
    "\n  query AdminCollection($id: ID!, $page: Int) {\n    managedCollection(id: $id) {\n      ...CollectionFields_collection\n      managedProducts(first: 50, page: $page) {\n        nodes { ...CollectionProductRow_product }\n        totalCount\n      }\n    }\n  }\n": types.AdminCollectionDocument,
    "\n  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {\n    managedCollections(first: $first, page: $page, filter: { search: $search }, sort: $sort) {\n      nodes { ...CollectionRow_collection }\n      totalCount\n    }\n  }\n": types.AdminCollectionsDocument,
    "\n  mutation AdminDeleteCollection($id: ID!) {\n    deleteCollection(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n": types.AdminDeleteCollectionDocument,
    "\n  fragment CollectionRow_collection on Collection {\n    id\n    name\n    slug\n    visible\n    productCount\n    builtIn\n  }\n": types.CollectionRow_CollectionFragmentDoc,
    "\n  fragment CollectionFields_collection on Collection {\n    id\n    name\n    slug\n    description\n    visible\n    builtIn\n  }\n": types.CollectionFields_CollectionFragmentDoc,
    "\n  query AdminEvent($id: ID!) {\n    changeEvent(id: $id) { ...EventFacts_event }\n  }\n": types.AdminEventDocument,
    "\n  query AdminEvents($first: Int, $after: String, $filter: ChangeEventFilter) {\n    changeEvents(first: $first, after: $after, filter: $filter) {\n      nodes { ...LiveEvent_event }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.AdminEventsDocument,
    "\n  mutation AdminReplayEvent($id: ID!) {\n    replayChangeEvent(input: { id: $id }) {\n      event { __typename id state }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminReplayEventDocument,
    "\n  fragment EventFacts_event on ChangeEvent {\n    __typename\n    id\n    name\n    type\n    entityId\n    occurredAt\n    receivedAt\n    sequence\n    identity { kind id }\n    fieldChanges { path previous }\n    anonymization\n    erased\n    state\n    deadLetter { reason detail tries }\n    ...ProductCreated_event\n    ...ProductUpdated_event\n    ...VariantsUpdated_event\n    ...ItemUpdated_event\n    ...StockUpdated_event\n    ...CollectionCreated_event\n    ...CollectionUpdated_event\n    ...BrandCreated_event\n    ...BrandUpdated_event\n    ...MemberCreated_event\n    ...MemberUpdated_event\n    ...CartCreated_event\n    ...CartUpdated_event\n    ...OrderCreated_event\n    ...OrderUpdated_event\n  }\n  fragment ProductCreated_event on ProductCreatedEvent {\n    product {\n      name sku brandName visible pageUrl\n      price { formatted }\n      compareAtPrice { formatted }\n    }\n  }\n  fragment ProductUpdated_event on ProductUpdatedEvent { changedFields }\n  fragment VariantsUpdated_event on VariantsUpdatedEvent {\n    variants { variantId changedFields choices { option choice } }\n  }\n  fragment ItemUpdated_event on InventoryItemUpdatedEvent {\n    inventoryItem { productId tracked }\n    changedFields\n  }\n  fragment StockUpdated_event on InventoryVariantsUpdatedEvent {\n    productId reason\n    stock: variants { variantId before { quantity inStock } after { quantity inStock } }\n  }\n  fragment CollectionCreated_event on CollectionCreatedEvent {\n    collection { name slug visible }\n  }\n  fragment CollectionUpdated_event on CollectionUpdatedEvent { changedFields }\n  fragment BrandCreated_event on BrandCreatedEvent { brand { id name revision } }\n  fragment BrandUpdated_event on BrandUpdatedEvent { brand { id name revision } }\n  fragment MemberCreated_event on MemberCreatedEvent { member { id nickname status privacyStatus } }\n  fragment MemberUpdated_event on MemberUpdatedEvent { member { id nickname status privacyStatus } }\n  fragment CartCreated_event on CartCreatedEvent {\n    cart { id revision lines { name quantity price { formatted } } }\n  }\n  fragment CartUpdated_event on CartUpdatedEvent {\n    cart { id revision lines { name quantity price { formatted } } }\n  }\n  fragment OrderCreated_event on OrderCreatedEvent {\n    order { id number status paymentStatus fulfillmentStatus }\n  }\n  fragment OrderUpdated_event on OrderUpdatedEvent {\n    order { id number status paymentStatus fulfillmentStatus }\n  }\n": types.EventFacts_EventFragmentDoc,
    "\n  fragment JobFacts_job on Job {\n    state\n    total\n    succeeded\n    failed\n    finishedAt\n    revertOf\n    parameters\n    requestId\n  }\n": types.JobFacts_JobFragmentDoc,
    "\n  query AdminJobPage($id: ID!, $first: Int, $after: String) {\n    job(id: $id) {\n      id\n      action\n      call\n      actor { id name kind }\n      state\n      startedAt\n      ...JobFacts_job\n      items(first: $first, after: $after) {\n        nodes { ...JobItemRow_item }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.AdminJobPageDocument,
    "\n  query AdminJobs($first: Int, $after: String, $filter: JobFilter) {\n    jobs(first: $first, after: $after, filter: $filter) {\n      nodes { ...JobRow_job }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.AdminJobsDocument,
    "\n  fragment RevertItem_item on RevertPreview {\n    id\n    thing\n    name\n    removes\n    changes { field variant now back changedSince }\n    problem { message }\n  }\n": types.RevertItem_ItemFragmentDoc,
    "\n  fragment RevertPreview_dryRun on RevertDryRun {\n    changing\n    changedSince\n    impossible\n    counts { risk count }\n    items { nodes { ...RevertItem_item } pageInfo { hasNextPage endCursor } }\n  }\n": types.RevertPreview_DryRunFragmentDoc,
    "\n  fragment JobItemRow_item on JobItem {\n    index\n    id\n    thing\n    name\n    state\n    changes { field variant before after }\n    problem { code message }\n  }\n": types.JobItemRow_ItemFragmentDoc,
    "\n  fragment JobRow_job on Job {\n    id\n    action\n    call\n    actor { id name kind }\n    state\n    total\n    done\n    failed\n    startedAt\n    first: items(first: 1) { nodes { thing name } }\n  }\n": types.JobRow_JobFragmentDoc,
    "\n  query AdminCountMembers(\n    $action: BulkMemberAction!\n    $filter: ManagedMemberFilter\n    $all: Boolean\n  ) {\n    countMembersByFilter(action: $action, filter: $filter, all: $all) {\n      count\n      sample { id nickname loginEmail }\n      confirmationToken\n      expiresAt\n    }\n  }\n": types.AdminCountMembersDocument,
    "\n  query AdminMemberHistory($filter: AuditFilter) {\n    auditLog(first: 20, filter: $filter) {\n      nodes { id occurredAt actor { id name kind } operation result code }\n    }\n  }\n": types.AdminMemberHistoryDocument,
    "\n  fragment MemberAccount_member on Member {\n    id\n    contactId\n    slug\n    activityStatus\n    loginEmail\n    loginEmailVerified\n    createdAt\n    updatedAt\n    lastLoginAt\n  }\n": types.MemberAccount_MemberFragmentDoc,
    "\n  fragment MemberActions_member on Member {\n    id\n    status\n    activityStatus\n    loginEmail\n  }\n": types.MemberActions_MemberFragmentDoc,
    "\n  query AdminMemberStamp($id: ID!) { managedMember(id: $id) { id updatedAt } }\n": types.AdminMemberStampDocument,
    "\n  mutation AdminUpdateMemberSlug($id: ID!, $slug: String!) {\n    updateMemberSlug(input: { id: $id, slug: $slug }) {\n      member { id slug }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateMemberSlugDocument,
    "\n  mutation AdminUpdateMember($input: UpdateMemberInput!) {\n    updateMember(input: $input) {\n      member { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateMemberDocument,
    "\n  fragment MemberForm_member on Member {\n    id\n    nickname\n    title\n    slug\n    contact { firstName lastName company jobTitle birthdate }\n  }\n": types.MemberForm_MemberFragmentDoc,
    "\n  fragment MemberLists_member on Member {\n    id\n    contact {\n      phones { phone }\n      emails { email }\n      addresses {\n        addressLine\n        addressLine2\n        streetNumber\n        streetName\n        city\n        subdivision\n        country\n        postalCode\n      }\n      customFields { name value }\n    }\n  }\n": types.MemberLists_MemberFragmentDoc,
    "\n  fragment MemberOrders_orders on OrderConnection {\n    nodes {\n      id\n      number\n      createdAt\n      paymentStatus\n      fulfillmentStatus\n      itemCount\n      total { formatted }\n    }\n    pageInfo { hasNextPage }\n  }\n": types.MemberOrders_OrdersFragmentDoc,
    "\n  query AdminMembers(\n    $first: Int\n    $page: Int\n    $filter: ManagedMemberFilter\n    $sort: ManagedMemberSort\n  ) {\n    managedMembers(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes { ...MemberRow_member }\n      totalCount\n    }\n  }\n": types.AdminMembersDocument,
    "\n  mutation AdminCreateMember($input: CreateMemberInput!) {\n    createMember(input: $input) {\n      member { id nickname loginEmail }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminCreateMemberDocument,
    "\n  query AdminPlatformJob($id: ID!) {\n    memberJob(id: $id) { id status totalSuccesses totalFailures }\n  }\n": types.AdminPlatformJobDocument,
    "\n  fragment MemberRow_member on Member {\n    id\n    nickname\n    slug\n    loginEmail\n    status\n    privacyStatus\n    activityStatus\n    createdAt\n    lastLoginAt\n    contact { firstName lastName company }\n  }\n": types.MemberRow_MemberFragmentDoc,
    "\n  query AdminMember($id: ID!) {\n    managedMember(id: $id) {\n      id\n      nickname\n      status\n      privacyStatus\n      activityStatus\n      loginEmail\n      updatedAt\n      contact { firstName lastName }\n      ...MemberActions_member\n      ...MemberForm_member\n      ...MemberLists_member\n      ...MemberAccount_member\n    }\n    memberOrders(memberId: $id, first: 10) { ...MemberOrders_orders }\n  }\n": types.AdminMemberDocument,
    "\n  mutation AdminApproveMember($id: ID!) {\n    approveMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n": types.AdminApproveMemberDocument,
    "\n  mutation AdminBlockMember($id: ID!) {\n    blockMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n": types.AdminBlockMemberDocument,
    "\n  mutation AdminMuteMember($id: ID!) {\n    muteMember(input: { id: $id }) { member { id activityStatus } problems { code message field requestId } }\n  }\n": types.AdminMuteMemberDocument,
    "\n  mutation AdminUnmuteMember($id: ID!) {\n    unmuteMember(input: { id: $id }) { member { id activityStatus } problems { code message field requestId } }\n  }\n": types.AdminUnmuteMemberDocument,
    "\n  mutation AdminDisconnectMember($id: ID!) {\n    disconnectMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n": types.AdminDisconnectMemberDocument,
    "\n  mutation AdminDeleteMember($id: ID!) {\n    deleteMember(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n": types.AdminDeleteMemberDocument,
    "\n  mutation AdminDeleteMemberPhones($id: ID!) {\n    deleteMemberPhones(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n": types.AdminDeleteMemberPhonesDocument,
    "\n  mutation AdminDeleteMemberEmails($id: ID!) {\n    deleteMemberEmails(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n": types.AdminDeleteMemberEmailsDocument,
    "\n  mutation AdminDeleteMemberAddresses($id: ID!) {\n    deleteMemberAddresses(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n": types.AdminDeleteMemberAddressesDocument,
    "\n  mutation AdminSendActivationEmail($id: ID!) {\n    sendActivationEmail(input: { id: $id }) { accepted problems { code message field requestId } }\n  }\n": types.AdminSendActivationEmailDocument,
    "\n  mutation AdminDeleteMembers($ids: [ID!]!) {\n    bulkDeleteMembers(input: { ids: $ids }) {\n      items { index id success problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminDeleteMembersDocument,
    "\n  mutation AdminDeleteMembersByFilter(\n    $filter: ManagedMemberFilter\n    $token: String!\n  ) {\n    bulkDeleteMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminDeleteMembersByFilterDocument,
    "\n  mutation AdminBlockMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkBlockMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminBlockMembersDocument,
    "\n  mutation AdminApproveMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkApproveMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminApproveMembersDocument,
    "\n  fragment OverviewHealth_health on CatalogHealth {\n    productCount\n    hidden\n    soldOut\n    partlySoldOut\n    withoutPicture\n    priceZero\n    withoutCollection\n    negativeMargin\n    discounted\n    collectionCount\n    brandCount\n    pendingMemberCount\n    countedAt\n    capped\n  }\n": types.OverviewHealth_HealthFragmentDoc,
    "\n  query AdminOverview {\n    catalogHealth { ...OverviewHealth_health }\n    managedBrands(first: 100) { nodes { id name productCount } }\n    managedCollections(first: 100) { nodes { id name productCount builtIn } }\n  }\n": types.AdminOverviewDocument,
    "\n  query AdminPrices($first: Int, $page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: $first\n      page: $page\n      filter: $filter\n      sort: { field: NAME, order: ASC }\n    ) {\n      nodes { ...PriceRow_product }\n      totalCount\n    }\n  }\n": types.AdminPricesDocument,
    "\n  query AdminPricesNow($ids: [ID!]!) {\n    managedProducts(first: 100, filter: { ids: $ids }) {\n      nodes { ...PriceRow_product }\n    }\n  }\n": types.AdminPricesNowDocument,
    "\n  fragment PriceRow_product on Product {\n    id\n    name\n    weight { value unit }\n    basePrice { amount }\n    discount { type percent amount { amount } }\n    costAndProfit { cost { amount } }\n  }\n": types.PriceRow_ProductFragmentDoc,
    "\n  mutation AdminLeaveCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminLeaveCollectionDocument,
    "\n  mutation AdminJoinCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminJoinCollectionDocument,
    "\n  query AdminCollectionNames($page: Int) {\n    managedCollections(first: 100, page: $page) {\n      nodes { id name visible builtIn }\n      totalCount\n    }\n  }\n": types.AdminCollectionNamesDocument,
    "\n  mutation AdminDeleteProduct($id: ID!) {\n    deleteProduct(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n": types.AdminDeleteProductDocument,
    "\n  mutation AdminGetOrCreateBrand($name: String!) {\n    getOrCreateBrand(input: { name: $name }) {\n      brand { id name }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminGetOrCreateBrandDocument,
    "\n  query AdminBrandNames($start: String) {\n    managedBrands(first: 100, filter: { nameStartsWith: $start }) { nodes { id name } }\n  }\n": types.AdminBrandNamesDocument,
    "\n  fragment MediaTile_item on MediaItem {\n    type\n    title\n    image { url alt focalPoint { x y } }\n    thumbnail { url alt }\n  }\n": types.MediaTile_ItemFragmentDoc,
    "\n  mutation AdminMakeProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminMakeProductDocument,
    "\n  query AdminFindMedia($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) {\n      nodes {\n        id\n        name\n        media { id type image { url(width: 160, height: 200) alt } }\n      }\n      totalCount\n    }\n  }\n": types.AdminFindMediaDocument,
    "\n  fragment PlatformFigures_product on Product {\n    price { formatted }\n    costAndProfit { profit { formatted } margin }\n  }\n": types.PlatformFigures_ProductFragmentDoc,
    "\n  query AdminProductStamp($id: ID!) { managedProduct(id: $id) { id updatedAt } }\n": types.AdminProductStampDocument,
    "\n  mutation AdminDeleteOptions($id: ID!) {\n    deleteProductOptions(input: { id: $id }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminDeleteOptionsDocument,
    "\n  mutation AdminResetVariants($id: ID!) {\n    resetAllProductVariantData(input: { id: $id }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminResetVariantsDocument,
    "\n  fragment EditedProduct_product on Product {\n    id\n    slug\n    name\n    type\n    visible\n    rawDescription\n    sku\n    weight { value unit }\n    ribbon\n    brandName\n    updatedAt\n    managesVariants\n    collectionIds\n    basePrice { amount formatted currency }\n    discount { type percent amount { amount } }\n    pricePerUnit { price { formatted } totalQuantity totalUnit baseQuantity baseUnit }\n    costAndProfit { cost { amount } }\n    infoSections { title rawDescription }\n    media { id image { url } thumbnail { url } ...MediaTile_item }\n    options {\n      name\n      type\n      choices { value label media { id } }\n    }\n    seo {\n      title\n      description\n      tags { type props meta children custom disabled }\n      keywords { term main origin }\n      preventAutoRedirect\n    }\n    ...PlatformFigures_product\n  }\n": types.EditedProduct_ProductFragmentDoc,
    "\n  query AdminProduct($id: ID!) {\n    managedProduct(id: $id) { ...EditedProduct_product }\n  }\n": types.AdminProductDocument,
    "\n  mutation AdminEditProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminEditProductDocument,
    "\n  mutation AdminAddMedia($id: ID!, $media: [NewMediaInput!]!) {\n    addProductMedia(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminAddMediaDocument,
    "\n  mutation AdminRemoveChoiceMedia($id: ID!, $choices: [ChoiceMediaRemovalInput!]!) {\n    removeProductMediaFromChoices(input: { id: $id, media: { choices: $choices } }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRemoveChoiceMediaDocument,
    "\n  mutation AdminAddChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    addProductMediaToChoices(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminAddChoiceMediaDocument,
    "\n  mutation AdminRemoveMedia($id: ID!, $media: MediaSelectionInput!) {\n    removeProductMedia(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRemoveMediaDocument,
    "\n  mutation AdminUpdateVariants($id: ID!, $changes: [VariantChangeInput!]!) {\n    updateProductVariants(input: { id: $id, changes: $changes }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateVariantsDocument,
    "\n  query AdminProductVariants($id: ID!, $after: String) {\n    managedProduct(id: $id) {\n      id\n      updatedAt\n      variants(first: 100, after: $after) {\n        nodes { ...VariantRow_variant }\n        pageInfo { hasNextPage endCursor }\n        totalCount\n      }\n    }\n  }\n": types.AdminProductVariantsDocument,
    "\n  fragment VariantRow_variant on ProductVariant {\n    id\n    choices { option choice }\n    basePrice { amount }\n    weight { value unit }\n    sku\n    visible\n    stock { inStock tracked quantity }\n    costAndProfit { cost { amount } }\n  }\n": types.VariantRow_VariantFragmentDoc,
    "\n  query AdminProducts(\n    $first: Int\n    $page: Int\n    $filter: ManagedProductFilter\n    $sort: ManagedProductSort\n  ) {\n    managedProducts(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes { ...ProductRow_product }\n      totalCount\n    }\n  }\n": types.AdminProductsDocument,
    "\n  query AdminProductIds($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: CREATION_ORDER, order: ASC }\n    ) {\n      nodes { id }\n      totalCount\n    }\n  }\n": types.AdminProductIdsDocument,
    "\n  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: CREATION_ORDER, order: ASC }\n    ) {\n      nodes { ...ExportedProduct_product }\n      totalCount\n    }\n  }\n": types.AdminExportProductsDocument,
    "\n  fragment ExportedProduct_product on Product {\n    id\n    slug\n    name\n    sku\n    brandName\n    visible\n    ribbon\n    weight { value unit }\n    rawDescription\n    basePrice { amount }\n    costAndProfit { cost { amount } }\n  }\n": types.ExportedProduct_ProductFragmentDoc,
    "\n  fragment ProductRow_product on Product {\n    id\n    name\n    sku\n    brandName\n    type\n    visible\n    ribbon\n    updatedAt\n    collectionIds\n    stock { status tracked quantity }\n    price { amount formatted }\n    compareAtPrice { formatted }\n    costAndProfit { cost { amount formatted } profit { formatted } margin }\n    lowestSale { paid { amount formatted } margin atLoss }\n    mainMedia { image { url(width: 72, height: 90) } }\n  }\n": types.ProductRow_ProductFragmentDoc,
    "\n  query AdminCatalogChoices {\n    managedCollections(first: 100) { nodes { id name builtIn } }\n    managedBrands(first: 100) { nodes { id name } }\n  }\n": types.AdminCatalogChoicesDocument,
    "\n  query AdminWebVitals($days: Int!, $device: VisitDevice) {\n    webVitals(days: $days, device: $device) {\n      route\n      ...VitalsRow_route\n    }\n  }\n": types.AdminWebVitalsDocument,
    "\n  fragment VitalsRow_route on RouteVitals {\n    route\n    measures {\n      name\n      visitCount\n      p50\n      p75\n      rating\n    }\n  }\n": types.VitalsRow_RouteFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminEndElevation {\n    endElevation { staff { elevation } problems { code message } }\n  }\n"): (typeof documents)["\n  mutation AdminEndElevation {\n    endElevation { staff { elevation } problems { code message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n"): (typeof documents)["\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStaff {\n    staff { elevation ...Staff_staff }\n    store { name weightUnit }\n  }\n"): (typeof documents)["\n  query AdminStaff {\n    staff { elevation ...Staff_staff }\n    store { name weightUnit }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminElevate {\n    elevate {\n      staff { elevation }\n      problems { code message }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminElevate {\n    elevate {\n      staff { elevation }\n      problems { code message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceDryRunItem_item on AdjustmentPreview {\n    id\n    name\n    before { formatted }\n    after { formatted }\n    weightBefore { value unit }\n    weightAfter { value unit }\n    paidBefore { formatted }\n    paidAfter { formatted }\n    risks\n    problem { message }\n  }\n"): (typeof documents)["\n  fragment PriceDryRunItem_item on AdjustmentPreview {\n    id\n    name\n    before { formatted }\n    after { formatted }\n    weightBefore { value unit }\n    weightAfter { value unit }\n    paidBefore { formatted }\n    paidAfter { formatted }\n    risks\n    problem { message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJob($id: ID!) {\n    job(id: $id) {\n      id\n      action\n      state\n      total\n      done\n      succeeded\n      failed\n      startedAt\n      finishedAt\n      problem { code message requestId }\n    }\n  }\n"): (typeof documents)["\n  query AdminJob($id: ID!) {\n    job(id: $id) {\n      id\n      action\n      state\n      total\n      done\n      succeeded\n      failed\n      startedAt\n      finishedAt\n      problem { code message requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDryRunRevert($id: ID!, $overwrite: Boolean, $first: Int!, $after: String) {\n    dryRunRevert(id: $id, overwrite: $overwrite, first: $first, after: $after) { ...RevertPreview_dryRun }\n  }\n"): (typeof documents)["\n  query AdminDryRunRevert($id: ID!, $overwrite: Boolean, $first: Int!, $after: String) {\n    dryRunRevert(id: $id, overwrite: $overwrite, first: $first, after: $after) { ...RevertPreview_dryRun }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRevertJob($input: RevertJobInput!) {\n    revertJob(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRevertJob($input: RevertJobInput!) {\n    revertJob(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJobFailures($id: ID!, $first: Int, $after: String) {\n    job(id: $id) {\n      id\n      failures(first: $first, after: $after) {\n        nodes { index id problem { code message } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminJobFailures($id: ID!, $first: Int, $after: String) {\n    job(id: $id) {\n      id\n      failures(first: $first, after: $after) {\n        nodes { index id problem { code message } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminResumeJob($id: ID!) {\n    resumeJob(input: { id: $id }) { job { id } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminResumeJob($id: ID!) {\n    resumeJob(input: { id: $id }) { job { id } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminStopJob($id: ID!) {\n    stopJob(input: { id: $id }) { job { id } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminStopJob($id: ID!) {\n    stopJob(input: { id: $id }) { job { id } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPriceDryRun($input: PriceChangeInput!, $first: Int, $after: String) {\n    dryRunPrices(input: $input, first: $first, after: $after) {\n      total\n      refused\n      counts { risk count }\n      items {\n        nodes { ...PriceDryRunItem_item }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPriceDryRun($input: PriceChangeInput!, $first: Int, $after: String) {\n    dryRunPrices(input: $input, first: $first, after: $after) {\n      total\n      refused\n      counts { risk count }\n      items {\n        nodes { ...PriceDryRunItem_item }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminStartJob($input: StartJobInput!) {\n    startJob(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminStartJob($input: StartJobInput!) {\n    startJob(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAllBrandNames($first: Int, $after: String) {\n    managedBrands(first: $first, after: $after) {\n      nodes { name }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query AdminAllBrandNames($first: Int, $after: String) {\n    managedBrands(first: $first, after: $after) {\n      nodes { name }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Staff_staff on Staff {\n    role\n    email\n    name\n    rights\n    configured\n  }\n"): (typeof documents)["\n  fragment Staff_staff on Staff {\n    role\n    email\n    name\n    rights\n    configured\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSiteHealth($maxAgeSeconds: Int!) {\n    siteHealth(maxAgeSeconds: $maxAgeSeconds) {\n      running\n      checkedAt\n      findings { check verdict found cure }\n    }\n  }\n"): (typeof documents)["\n  query AdminSiteHealth($maxAgeSeconds: Int!) {\n    siteHealth(maxAgeSeconds: $maxAgeSeconds) {\n      running\n      checkedAt\n      findings { check verdict found cure }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminEventHealth {\n    changeEventHealth { open lastReceivedAt waiting deadLetterCount }\n  }\n"): (typeof documents)["\n  query AdminEventHealth {\n    changeEventHealth { open lastReceivedAt waiting deadLetterCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminLiveEvents {\n    changeEvents { ...LiveEvent_event }\n  }\n"): (typeof documents)["\n  subscription AdminLiveEvents {\n    changeEvents { ...LiveEvent_event }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveEvent_event on ChangeEvent {\n    __typename\n    id\n    name\n    type\n    entityId\n    receivedAt\n    state\n    identity { kind }\n    deadLetter { reason detail tries }\n    ... on InventoryItemUpdatedEvent { inventoryItem { productId } }\n    ... on InventoryVariantsUpdatedEvent { productId }\n  }\n"): (typeof documents)["\n  fragment LiveEvent_event on ChangeEvent {\n    __typename\n    id\n    name\n    type\n    entityId\n    receivedAt\n    state\n    identity { kind }\n    deadLetter { reason detail tries }\n    ... on InventoryItemUpdatedEvent { inventoryItem { productId } }\n    ... on InventoryVariantsUpdatedEvent { productId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAppKeys($first: Int, $after: String) {\n    appKeys(first: $first, after: $after) {\n      nodes { ...AppKeyRow_appKey }\n      pageInfo { hasNextPage endCursor }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminAppKeys($first: Int, $after: String) {\n    appKeys(first: $first, after: $after) {\n      nodes { ...AppKeyRow_appKey }\n      pageInfo { hasNextPage endCursor }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateAppKey($input: UpdateAppKeyInput!) {\n    updateAppKey(input: $input) {\n      appKey { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateAppKey($input: UpdateAppKeyInput!) {\n    updateAppKey(input: $input) {\n      appKey { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateAppKey($input: CreateAppKeyInput!) {\n    createAppKey(input: $input) {\n      appKey { id }\n      secret\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateAppKey($input: CreateAppKeyInput!) {\n    createAppKey(input: $input) {\n      appKey { id }\n      secret\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRotateAppKey($input: RotateAppKeyInput!) {\n    rotateAppKey(input: $input) {\n      appKey { id }\n      secret\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRotateAppKey($input: RotateAppKeyInput!) {\n    rotateAppKey(input: $input) {\n      appKey { id }\n      secret\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRevokeAppKey($input: RevokeAppKeyInput!) {\n    revokeAppKey(input: $input) {\n      appKey { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRevokeAppKey($input: RevokeAppKeyInput!) {\n    revokeAppKey(input: $input) {\n      appKey { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AppKeyRow_appKey on AppKey {\n    id\n    name\n    source\n    state\n    scopes\n    allowedOrigins\n    documentsOnly\n    lastUsedAt\n    previousKeyValidUntil\n    requestsLastDay\n  }\n"): (typeof documents)["\n  fragment AppKeyRow_appKey on AppKey {\n    id\n    name\n    source\n    state\n    scopes\n    allowedOrigins\n    documentsOnly\n    lastUsedAt\n    previousKeyValidUntil\n    requestsLastDay\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAuditCheck {\n    auditCheck { whole entryCount firstBroken head }\n  }\n"): (typeof documents)["\n  query AdminAuditCheck {\n    auditCheck { whole entryCount firstBroken head }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAudit($first: Int, $after: String, $filter: AuditFilter) {\n    auditLog(first: $first, after: $after, filter: $filter) {\n      nodes { ...AuditRow_entry }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query AdminAudit($first: Int, $after: String, $filter: AuditFilter) {\n    auditLog(first: $first, after: $after, filter: $filter) {\n      nodes { ...AuditRow_entry }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryChanges_entry on AuditRecord {\n    changes(first: 3) { index id thing name changes { field variant before after } }\n    job { id total }\n  }\n"): (typeof documents)["\n  fragment EntryChanges_entry on AuditRecord {\n    changes(first: 3) { index id thing name changes { field variant before after } }\n    job { id total }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditRow_entry on AuditRecord {\n    id\n    occurredAt\n    actor { id name kind }\n    operation\n    ids\n    idCount\n    result\n    code\n    requestId\n    milliseconds\n    ...EntryChanges_entry\n  }\n"): (typeof documents)["\n  fragment AuditRow_entry on AuditRecord {\n    id\n    occurredAt\n    actor { id name kind }\n    operation\n    ids\n    idCount\n    result\n    code\n    requestId\n    milliseconds\n    ...EntryChanges_entry\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(input: { ids: $ids }) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(input: { ids: $ids }) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDryRunMerge($intoId: ID!, $fromIds: [ID!]!) {\n    dryRunMergeBrands(intoId: $intoId, fromIds: $fromIds) {\n      into\n      productCount\n      sample\n    }\n  }\n"): (typeof documents)["\n  query AdminDryRunMerge($intoId: ID!, $fromIds: [ID!]!) {\n    dryRunMergeBrands(intoId: $intoId, fromIds: $fromIds) {\n      into\n      productCount\n      sample\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminMergeBrands($input: MergeBrandsInput!) {\n    mergeBrands(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminMergeBrands($input: MergeBrandsInput!) {\n    mergeBrands(input: $input) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateBrands($brands: [GetOrCreateBrandInput!]!) {\n    bulkGetOrCreateBrands(input: { brands: $brands }) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateBrands($brands: [GetOrCreateBrandInput!]!) {\n    bulkGetOrCreateBrands(input: { brands: $brands }) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRenameBrand($input: RenameBrandInput!) {\n    renameBrand(input: $input) {\n      job { id }\n      current { id name revision }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRenameBrand($input: RenameBrandInput!) {\n    renameBrand(input: $input) {\n      job { id }\n      current { id name revision }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandRow_brand on Brand {\n    id\n    name\n    revision\n    productCount\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment BrandRow_brand on Brand {\n    id\n    name\n    revision\n    productCount\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, filter: { nameStartsWith: $start }, sort: $sort) {\n      nodes { ...BrandRow_brand }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(filter: { nameStartsWith: $start })\n  }\n"): (typeof documents)["\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, filter: { nameStartsWith: $start }, sort: $sort) {\n      nodes { ...BrandRow_brand }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(filter: { nameStartsWith: $start })\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateBrands($brands: [UpdateBrandInput!]!) {\n    bulkUpdateBrands(input: { brands: $brands }) {\n      items { index id success brand { id name revision } problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateBrands($brands: [UpdateBrandInput!]!) {\n    bulkUpdateBrands(input: { brands: $brands }) {\n      items { index id success brand { id name revision } problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRenameBrands($input: RenameBrandsInput!) {\n    renameBrands(input: $input) {\n      job { id }\n      current { id name revision }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRenameBrands($input: RenameBrandsInput!) {\n    renameBrands(input: $input) {\n      job { id }\n      current { id name revision }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFindProducts($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) { nodes { id name collectionIds } totalCount }\n  }\n"): (typeof documents)["\n  query AdminFindProducts($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) { nodes { id name collectionIds } totalCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCollectionStamp($id: ID!) {\n    managedCollection(id: $id) { ...CollectionFields_collection }\n  }\n"): (typeof documents)["\n  query AdminCollectionStamp($id: ID!) {\n    managedCollection(id: $id) { ...CollectionFields_collection }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateCollection($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateCollection($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CollectionProductRow_product on Product {\n    id\n    name\n    visible\n    price { formatted }\n  }\n"): (typeof documents)["\n  fragment CollectionProductRow_product on Product {\n    id\n    name\n    visible\n    price { formatted }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCollection($id: ID!, $page: Int) {\n    managedCollection(id: $id) {\n      ...CollectionFields_collection\n      managedProducts(first: 50, page: $page) {\n        nodes { ...CollectionProductRow_product }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCollection($id: ID!, $page: Int) {\n    managedCollection(id: $id) {\n      ...CollectionFields_collection\n      managedProducts(first: 50, page: $page) {\n        nodes { ...CollectionProductRow_product }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {\n    managedCollections(first: $first, page: $page, filter: { search: $search }, sort: $sort) {\n      nodes { ...CollectionRow_collection }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {\n    managedCollections(first: $first, page: $page, filter: { search: $search }, sort: $sort) {\n      nodes { ...CollectionRow_collection }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteCollection($id: ID!) {\n    deleteCollection(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteCollection($id: ID!) {\n    deleteCollection(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CollectionRow_collection on Collection {\n    id\n    name\n    slug\n    visible\n    productCount\n    builtIn\n  }\n"): (typeof documents)["\n  fragment CollectionRow_collection on Collection {\n    id\n    name\n    slug\n    visible\n    productCount\n    builtIn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CollectionFields_collection on Collection {\n    id\n    name\n    slug\n    description\n    visible\n    builtIn\n  }\n"): (typeof documents)["\n  fragment CollectionFields_collection on Collection {\n    id\n    name\n    slug\n    description\n    visible\n    builtIn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminEvent($id: ID!) {\n    changeEvent(id: $id) { ...EventFacts_event }\n  }\n"): (typeof documents)["\n  query AdminEvent($id: ID!) {\n    changeEvent(id: $id) { ...EventFacts_event }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminEvents($first: Int, $after: String, $filter: ChangeEventFilter) {\n    changeEvents(first: $first, after: $after, filter: $filter) {\n      nodes { ...LiveEvent_event }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query AdminEvents($first: Int, $after: String, $filter: ChangeEventFilter) {\n    changeEvents(first: $first, after: $after, filter: $filter) {\n      nodes { ...LiveEvent_event }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminReplayEvent($id: ID!) {\n    replayChangeEvent(input: { id: $id }) {\n      event { __typename id state }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminReplayEvent($id: ID!) {\n    replayChangeEvent(input: { id: $id }) {\n      event { __typename id state }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventFacts_event on ChangeEvent {\n    __typename\n    id\n    name\n    type\n    entityId\n    occurredAt\n    receivedAt\n    sequence\n    identity { kind id }\n    fieldChanges { path previous }\n    anonymization\n    erased\n    state\n    deadLetter { reason detail tries }\n    ...ProductCreated_event\n    ...ProductUpdated_event\n    ...VariantsUpdated_event\n    ...ItemUpdated_event\n    ...StockUpdated_event\n    ...CollectionCreated_event\n    ...CollectionUpdated_event\n    ...BrandCreated_event\n    ...BrandUpdated_event\n    ...MemberCreated_event\n    ...MemberUpdated_event\n    ...CartCreated_event\n    ...CartUpdated_event\n    ...OrderCreated_event\n    ...OrderUpdated_event\n  }\n  fragment ProductCreated_event on ProductCreatedEvent {\n    product {\n      name sku brandName visible pageUrl\n      price { formatted }\n      compareAtPrice { formatted }\n    }\n  }\n  fragment ProductUpdated_event on ProductUpdatedEvent { changedFields }\n  fragment VariantsUpdated_event on VariantsUpdatedEvent {\n    variants { variantId changedFields choices { option choice } }\n  }\n  fragment ItemUpdated_event on InventoryItemUpdatedEvent {\n    inventoryItem { productId tracked }\n    changedFields\n  }\n  fragment StockUpdated_event on InventoryVariantsUpdatedEvent {\n    productId reason\n    stock: variants { variantId before { quantity inStock } after { quantity inStock } }\n  }\n  fragment CollectionCreated_event on CollectionCreatedEvent {\n    collection { name slug visible }\n  }\n  fragment CollectionUpdated_event on CollectionUpdatedEvent { changedFields }\n  fragment BrandCreated_event on BrandCreatedEvent { brand { id name revision } }\n  fragment BrandUpdated_event on BrandUpdatedEvent { brand { id name revision } }\n  fragment MemberCreated_event on MemberCreatedEvent { member { id nickname status privacyStatus } }\n  fragment MemberUpdated_event on MemberUpdatedEvent { member { id nickname status privacyStatus } }\n  fragment CartCreated_event on CartCreatedEvent {\n    cart { id revision lines { name quantity price { formatted } } }\n  }\n  fragment CartUpdated_event on CartUpdatedEvent {\n    cart { id revision lines { name quantity price { formatted } } }\n  }\n  fragment OrderCreated_event on OrderCreatedEvent {\n    order { id number status paymentStatus fulfillmentStatus }\n  }\n  fragment OrderUpdated_event on OrderUpdatedEvent {\n    order { id number status paymentStatus fulfillmentStatus }\n  }\n"): (typeof documents)["\n  fragment EventFacts_event on ChangeEvent {\n    __typename\n    id\n    name\n    type\n    entityId\n    occurredAt\n    receivedAt\n    sequence\n    identity { kind id }\n    fieldChanges { path previous }\n    anonymization\n    erased\n    state\n    deadLetter { reason detail tries }\n    ...ProductCreated_event\n    ...ProductUpdated_event\n    ...VariantsUpdated_event\n    ...ItemUpdated_event\n    ...StockUpdated_event\n    ...CollectionCreated_event\n    ...CollectionUpdated_event\n    ...BrandCreated_event\n    ...BrandUpdated_event\n    ...MemberCreated_event\n    ...MemberUpdated_event\n    ...CartCreated_event\n    ...CartUpdated_event\n    ...OrderCreated_event\n    ...OrderUpdated_event\n  }\n  fragment ProductCreated_event on ProductCreatedEvent {\n    product {\n      name sku brandName visible pageUrl\n      price { formatted }\n      compareAtPrice { formatted }\n    }\n  }\n  fragment ProductUpdated_event on ProductUpdatedEvent { changedFields }\n  fragment VariantsUpdated_event on VariantsUpdatedEvent {\n    variants { variantId changedFields choices { option choice } }\n  }\n  fragment ItemUpdated_event on InventoryItemUpdatedEvent {\n    inventoryItem { productId tracked }\n    changedFields\n  }\n  fragment StockUpdated_event on InventoryVariantsUpdatedEvent {\n    productId reason\n    stock: variants { variantId before { quantity inStock } after { quantity inStock } }\n  }\n  fragment CollectionCreated_event on CollectionCreatedEvent {\n    collection { name slug visible }\n  }\n  fragment CollectionUpdated_event on CollectionUpdatedEvent { changedFields }\n  fragment BrandCreated_event on BrandCreatedEvent { brand { id name revision } }\n  fragment BrandUpdated_event on BrandUpdatedEvent { brand { id name revision } }\n  fragment MemberCreated_event on MemberCreatedEvent { member { id nickname status privacyStatus } }\n  fragment MemberUpdated_event on MemberUpdatedEvent { member { id nickname status privacyStatus } }\n  fragment CartCreated_event on CartCreatedEvent {\n    cart { id revision lines { name quantity price { formatted } } }\n  }\n  fragment CartUpdated_event on CartUpdatedEvent {\n    cart { id revision lines { name quantity price { formatted } } }\n  }\n  fragment OrderCreated_event on OrderCreatedEvent {\n    order { id number status paymentStatus fulfillmentStatus }\n  }\n  fragment OrderUpdated_event on OrderUpdatedEvent {\n    order { id number status paymentStatus fulfillmentStatus }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobFacts_job on Job {\n    state\n    total\n    succeeded\n    failed\n    finishedAt\n    revertOf\n    parameters\n    requestId\n  }\n"): (typeof documents)["\n  fragment JobFacts_job on Job {\n    state\n    total\n    succeeded\n    failed\n    finishedAt\n    revertOf\n    parameters\n    requestId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJobPage($id: ID!, $first: Int, $after: String) {\n    job(id: $id) {\n      id\n      action\n      call\n      actor { id name kind }\n      state\n      startedAt\n      ...JobFacts_job\n      items(first: $first, after: $after) {\n        nodes { ...JobItemRow_item }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminJobPage($id: ID!, $first: Int, $after: String) {\n    job(id: $id) {\n      id\n      action\n      call\n      actor { id name kind }\n      state\n      startedAt\n      ...JobFacts_job\n      items(first: $first, after: $after) {\n        nodes { ...JobItemRow_item }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJobs($first: Int, $after: String, $filter: JobFilter) {\n    jobs(first: $first, after: $after, filter: $filter) {\n      nodes { ...JobRow_job }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query AdminJobs($first: Int, $after: String, $filter: JobFilter) {\n    jobs(first: $first, after: $after, filter: $filter) {\n      nodes { ...JobRow_job }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RevertItem_item on RevertPreview {\n    id\n    thing\n    name\n    removes\n    changes { field variant now back changedSince }\n    problem { message }\n  }\n"): (typeof documents)["\n  fragment RevertItem_item on RevertPreview {\n    id\n    thing\n    name\n    removes\n    changes { field variant now back changedSince }\n    problem { message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RevertPreview_dryRun on RevertDryRun {\n    changing\n    changedSince\n    impossible\n    counts { risk count }\n    items { nodes { ...RevertItem_item } pageInfo { hasNextPage endCursor } }\n  }\n"): (typeof documents)["\n  fragment RevertPreview_dryRun on RevertDryRun {\n    changing\n    changedSince\n    impossible\n    counts { risk count }\n    items { nodes { ...RevertItem_item } pageInfo { hasNextPage endCursor } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobItemRow_item on JobItem {\n    index\n    id\n    thing\n    name\n    state\n    changes { field variant before after }\n    problem { code message }\n  }\n"): (typeof documents)["\n  fragment JobItemRow_item on JobItem {\n    index\n    id\n    thing\n    name\n    state\n    changes { field variant before after }\n    problem { code message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobRow_job on Job {\n    id\n    action\n    call\n    actor { id name kind }\n    state\n    total\n    done\n    failed\n    startedAt\n    first: items(first: 1) { nodes { thing name } }\n  }\n"): (typeof documents)["\n  fragment JobRow_job on Job {\n    id\n    action\n    call\n    actor { id name kind }\n    state\n    total\n    done\n    failed\n    startedAt\n    first: items(first: 1) { nodes { thing name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCountMembers(\n    $action: BulkMemberAction!\n    $filter: ManagedMemberFilter\n    $all: Boolean\n  ) {\n    countMembersByFilter(action: $action, filter: $filter, all: $all) {\n      count\n      sample { id nickname loginEmail }\n      confirmationToken\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query AdminCountMembers(\n    $action: BulkMemberAction!\n    $filter: ManagedMemberFilter\n    $all: Boolean\n  ) {\n    countMembersByFilter(action: $action, filter: $filter, all: $all) {\n      count\n      sample { id nickname loginEmail }\n      confirmationToken\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMemberHistory($filter: AuditFilter) {\n    auditLog(first: 20, filter: $filter) {\n      nodes { id occurredAt actor { id name kind } operation result code }\n    }\n  }\n"): (typeof documents)["\n  query AdminMemberHistory($filter: AuditFilter) {\n    auditLog(first: 20, filter: $filter) {\n      nodes { id occurredAt actor { id name kind } operation result code }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberAccount_member on Member {\n    id\n    contactId\n    slug\n    activityStatus\n    loginEmail\n    loginEmailVerified\n    createdAt\n    updatedAt\n    lastLoginAt\n  }\n"): (typeof documents)["\n  fragment MemberAccount_member on Member {\n    id\n    contactId\n    slug\n    activityStatus\n    loginEmail\n    loginEmailVerified\n    createdAt\n    updatedAt\n    lastLoginAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberActions_member on Member {\n    id\n    status\n    activityStatus\n    loginEmail\n  }\n"): (typeof documents)["\n  fragment MemberActions_member on Member {\n    id\n    status\n    activityStatus\n    loginEmail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMemberStamp($id: ID!) { managedMember(id: $id) { id updatedAt } }\n"): (typeof documents)["\n  query AdminMemberStamp($id: ID!) { managedMember(id: $id) { id updatedAt } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateMemberSlug($id: ID!, $slug: String!) {\n    updateMemberSlug(input: { id: $id, slug: $slug }) {\n      member { id slug }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateMemberSlug($id: ID!, $slug: String!) {\n    updateMemberSlug(input: { id: $id, slug: $slug }) {\n      member { id slug }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateMember($input: UpdateMemberInput!) {\n    updateMember(input: $input) {\n      member { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateMember($input: UpdateMemberInput!) {\n    updateMember(input: $input) {\n      member { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberForm_member on Member {\n    id\n    nickname\n    title\n    slug\n    contact { firstName lastName company jobTitle birthdate }\n  }\n"): (typeof documents)["\n  fragment MemberForm_member on Member {\n    id\n    nickname\n    title\n    slug\n    contact { firstName lastName company jobTitle birthdate }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberLists_member on Member {\n    id\n    contact {\n      phones { phone }\n      emails { email }\n      addresses {\n        addressLine\n        addressLine2\n        streetNumber\n        streetName\n        city\n        subdivision\n        country\n        postalCode\n      }\n      customFields { name value }\n    }\n  }\n"): (typeof documents)["\n  fragment MemberLists_member on Member {\n    id\n    contact {\n      phones { phone }\n      emails { email }\n      addresses {\n        addressLine\n        addressLine2\n        streetNumber\n        streetName\n        city\n        subdivision\n        country\n        postalCode\n      }\n      customFields { name value }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberOrders_orders on OrderConnection {\n    nodes {\n      id\n      number\n      createdAt\n      paymentStatus\n      fulfillmentStatus\n      itemCount\n      total { formatted }\n    }\n    pageInfo { hasNextPage }\n  }\n"): (typeof documents)["\n  fragment MemberOrders_orders on OrderConnection {\n    nodes {\n      id\n      number\n      createdAt\n      paymentStatus\n      fulfillmentStatus\n      itemCount\n      total { formatted }\n    }\n    pageInfo { hasNextPage }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMembers(\n    $first: Int\n    $page: Int\n    $filter: ManagedMemberFilter\n    $sort: ManagedMemberSort\n  ) {\n    managedMembers(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes { ...MemberRow_member }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminMembers(\n    $first: Int\n    $page: Int\n    $filter: ManagedMemberFilter\n    $sort: ManagedMemberSort\n  ) {\n    managedMembers(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes { ...MemberRow_member }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateMember($input: CreateMemberInput!) {\n    createMember(input: $input) {\n      member { id nickname loginEmail }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateMember($input: CreateMemberInput!) {\n    createMember(input: $input) {\n      member { id nickname loginEmail }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPlatformJob($id: ID!) {\n    memberJob(id: $id) { id status totalSuccesses totalFailures }\n  }\n"): (typeof documents)["\n  query AdminPlatformJob($id: ID!) {\n    memberJob(id: $id) { id status totalSuccesses totalFailures }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberRow_member on Member {\n    id\n    nickname\n    slug\n    loginEmail\n    status\n    privacyStatus\n    activityStatus\n    createdAt\n    lastLoginAt\n    contact { firstName lastName company }\n  }\n"): (typeof documents)["\n  fragment MemberRow_member on Member {\n    id\n    nickname\n    slug\n    loginEmail\n    status\n    privacyStatus\n    activityStatus\n    createdAt\n    lastLoginAt\n    contact { firstName lastName company }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMember($id: ID!) {\n    managedMember(id: $id) {\n      id\n      nickname\n      status\n      privacyStatus\n      activityStatus\n      loginEmail\n      updatedAt\n      contact { firstName lastName }\n      ...MemberActions_member\n      ...MemberForm_member\n      ...MemberLists_member\n      ...MemberAccount_member\n    }\n    memberOrders(memberId: $id, first: 10) { ...MemberOrders_orders }\n  }\n"): (typeof documents)["\n  query AdminMember($id: ID!) {\n    managedMember(id: $id) {\n      id\n      nickname\n      status\n      privacyStatus\n      activityStatus\n      loginEmail\n      updatedAt\n      contact { firstName lastName }\n      ...MemberActions_member\n      ...MemberForm_member\n      ...MemberLists_member\n      ...MemberAccount_member\n    }\n    memberOrders(memberId: $id, first: 10) { ...MemberOrders_orders }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminApproveMember($id: ID!) {\n    approveMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminApproveMember($id: ID!) {\n    approveMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminBlockMember($id: ID!) {\n    blockMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminBlockMember($id: ID!) {\n    blockMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminMuteMember($id: ID!) {\n    muteMember(input: { id: $id }) { member { id activityStatus } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminMuteMember($id: ID!) {\n    muteMember(input: { id: $id }) { member { id activityStatus } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUnmuteMember($id: ID!) {\n    unmuteMember(input: { id: $id }) { member { id activityStatus } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminUnmuteMember($id: ID!) {\n    unmuteMember(input: { id: $id }) { member { id activityStatus } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDisconnectMember($id: ID!) {\n    disconnectMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDisconnectMember($id: ID!) {\n    disconnectMember(input: { id: $id }) { member { id status } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMember($id: ID!) {\n    deleteMember(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMember($id: ID!) {\n    deleteMember(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMemberPhones($id: ID!) {\n    deleteMemberPhones(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMemberPhones($id: ID!) {\n    deleteMemberPhones(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMemberEmails($id: ID!) {\n    deleteMemberEmails(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMemberEmails($id: ID!) {\n    deleteMemberEmails(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMemberAddresses($id: ID!) {\n    deleteMemberAddresses(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMemberAddresses($id: ID!) {\n    deleteMemberAddresses(input: { id: $id }) { member { id } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminSendActivationEmail($id: ID!) {\n    sendActivationEmail(input: { id: $id }) { accepted problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminSendActivationEmail($id: ID!) {\n    sendActivationEmail(input: { id: $id }) { accepted problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMembers($ids: [ID!]!) {\n    bulkDeleteMembers(input: { ids: $ids }) {\n      items { index id success problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMembers($ids: [ID!]!) {\n    bulkDeleteMembers(input: { ids: $ids }) {\n      items { index id success problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMembersByFilter(\n    $filter: ManagedMemberFilter\n    $token: String!\n  ) {\n    bulkDeleteMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMembersByFilter(\n    $filter: ManagedMemberFilter\n    $token: String!\n  ) {\n    bulkDeleteMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminBlockMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkBlockMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminBlockMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkBlockMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminApproveMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkApproveMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminApproveMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkApproveMembersByFilter(input: { filter: $filter, confirmationToken: $token }) {\n      job { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OverviewHealth_health on CatalogHealth {\n    productCount\n    hidden\n    soldOut\n    partlySoldOut\n    withoutPicture\n    priceZero\n    withoutCollection\n    negativeMargin\n    discounted\n    collectionCount\n    brandCount\n    pendingMemberCount\n    countedAt\n    capped\n  }\n"): (typeof documents)["\n  fragment OverviewHealth_health on CatalogHealth {\n    productCount\n    hidden\n    soldOut\n    partlySoldOut\n    withoutPicture\n    priceZero\n    withoutCollection\n    negativeMargin\n    discounted\n    collectionCount\n    brandCount\n    pendingMemberCount\n    countedAt\n    capped\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOverview {\n    catalogHealth { ...OverviewHealth_health }\n    managedBrands(first: 100) { nodes { id name productCount } }\n    managedCollections(first: 100) { nodes { id name productCount builtIn } }\n  }\n"): (typeof documents)["\n  query AdminOverview {\n    catalogHealth { ...OverviewHealth_health }\n    managedBrands(first: 100) { nodes { id name productCount } }\n    managedCollections(first: 100) { nodes { id name productCount builtIn } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPrices($first: Int, $page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: $first\n      page: $page\n      filter: $filter\n      sort: { field: NAME, order: ASC }\n    ) {\n      nodes { ...PriceRow_product }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminPrices($first: Int, $page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: $first\n      page: $page\n      filter: $filter\n      sort: { field: NAME, order: ASC }\n    ) {\n      nodes { ...PriceRow_product }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPricesNow($ids: [ID!]!) {\n    managedProducts(first: 100, filter: { ids: $ids }) {\n      nodes { ...PriceRow_product }\n    }\n  }\n"): (typeof documents)["\n  query AdminPricesNow($ids: [ID!]!) {\n    managedProducts(first: 100, filter: { ids: $ids }) {\n      nodes { ...PriceRow_product }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceRow_product on Product {\n    id\n    name\n    weight { value unit }\n    basePrice { amount }\n    discount { type percent amount { amount } }\n    costAndProfit { cost { amount } }\n  }\n"): (typeof documents)["\n  fragment PriceRow_product on Product {\n    id\n    name\n    weight { value unit }\n    basePrice { amount }\n    discount { type percent amount { amount } }\n    costAndProfit { cost { amount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLeaveCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminLeaveCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminJoinCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminJoinCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(input: { id: $id, productIds: $productIds }) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCollectionNames($page: Int) {\n    managedCollections(first: 100, page: $page) {\n      nodes { id name visible builtIn }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminCollectionNames($page: Int) {\n    managedCollections(first: 100, page: $page) {\n      nodes { id name visible builtIn }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteProduct($id: ID!) {\n    deleteProduct(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteProduct($id: ID!) {\n    deleteProduct(input: { id: $id }) { deletedId problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminGetOrCreateBrand($name: String!) {\n    getOrCreateBrand(input: { name: $name }) {\n      brand { id name }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminGetOrCreateBrand($name: String!) {\n    getOrCreateBrand(input: { name: $name }) {\n      brand { id name }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBrandNames($start: String) {\n    managedBrands(first: 100, filter: { nameStartsWith: $start }) { nodes { id name } }\n  }\n"): (typeof documents)["\n  query AdminBrandNames($start: String) {\n    managedBrands(first: 100, filter: { nameStartsWith: $start }) { nodes { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MediaTile_item on MediaItem {\n    type\n    title\n    image { url alt focalPoint { x y } }\n    thumbnail { url alt }\n  }\n"): (typeof documents)["\n  fragment MediaTile_item on MediaItem {\n    type\n    title\n    image { url alt focalPoint { x y } }\n    thumbnail { url alt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminMakeProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminMakeProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFindMedia($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) {\n      nodes {\n        id\n        name\n        media { id type image { url(width: 160, height: 200) alt } }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminFindMedia($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) {\n      nodes {\n        id\n        name\n        media { id type image { url(width: 160, height: 200) alt } }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlatformFigures_product on Product {\n    price { formatted }\n    costAndProfit { profit { formatted } margin }\n  }\n"): (typeof documents)["\n  fragment PlatformFigures_product on Product {\n    price { formatted }\n    costAndProfit { profit { formatted } margin }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProductStamp($id: ID!) { managedProduct(id: $id) { id updatedAt } }\n"): (typeof documents)["\n  query AdminProductStamp($id: ID!) { managedProduct(id: $id) { id updatedAt } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteOptions($id: ID!) {\n    deleteProductOptions(input: { id: $id }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteOptions($id: ID!) {\n    deleteProductOptions(input: { id: $id }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminResetVariants($id: ID!) {\n    resetAllProductVariantData(input: { id: $id }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminResetVariants($id: ID!) {\n    resetAllProductVariantData(input: { id: $id }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedProduct_product on Product {\n    id\n    slug\n    name\n    type\n    visible\n    rawDescription\n    sku\n    weight { value unit }\n    ribbon\n    brandName\n    updatedAt\n    managesVariants\n    collectionIds\n    basePrice { amount formatted currency }\n    discount { type percent amount { amount } }\n    pricePerUnit { price { formatted } totalQuantity totalUnit baseQuantity baseUnit }\n    costAndProfit { cost { amount } }\n    infoSections { title rawDescription }\n    media { id image { url } thumbnail { url } ...MediaTile_item }\n    options {\n      name\n      type\n      choices { value label media { id } }\n    }\n    seo {\n      title\n      description\n      tags { type props meta children custom disabled }\n      keywords { term main origin }\n      preventAutoRedirect\n    }\n    ...PlatformFigures_product\n  }\n"): (typeof documents)["\n  fragment EditedProduct_product on Product {\n    id\n    slug\n    name\n    type\n    visible\n    rawDescription\n    sku\n    weight { value unit }\n    ribbon\n    brandName\n    updatedAt\n    managesVariants\n    collectionIds\n    basePrice { amount formatted currency }\n    discount { type percent amount { amount } }\n    pricePerUnit { price { formatted } totalQuantity totalUnit baseQuantity baseUnit }\n    costAndProfit { cost { amount } }\n    infoSections { title rawDescription }\n    media { id image { url } thumbnail { url } ...MediaTile_item }\n    options {\n      name\n      type\n      choices { value label media { id } }\n    }\n    seo {\n      title\n      description\n      tags { type props meta children custom disabled }\n      keywords { term main origin }\n      preventAutoRedirect\n    }\n    ...PlatformFigures_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProduct($id: ID!) {\n    managedProduct(id: $id) { ...EditedProduct_product }\n  }\n"): (typeof documents)["\n  query AdminProduct($id: ID!) {\n    managedProduct(id: $id) { ...EditedProduct_product }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminEditProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminEditProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAddMedia($id: ID!, $media: [NewMediaInput!]!) {\n    addProductMedia(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAddMedia($id: ID!, $media: [NewMediaInput!]!) {\n    addProductMedia(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRemoveChoiceMedia($id: ID!, $choices: [ChoiceMediaRemovalInput!]!) {\n    removeProductMediaFromChoices(input: { id: $id, media: { choices: $choices } }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRemoveChoiceMedia($id: ID!, $choices: [ChoiceMediaRemovalInput!]!) {\n    removeProductMediaFromChoices(input: { id: $id, media: { choices: $choices } }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAddChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    addProductMediaToChoices(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAddChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    addProductMediaToChoices(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRemoveMedia($id: ID!, $media: MediaSelectionInput!) {\n    removeProductMedia(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRemoveMedia($id: ID!, $media: MediaSelectionInput!) {\n    removeProductMedia(input: { id: $id, media: $media }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateVariants($id: ID!, $changes: [VariantChangeInput!]!) {\n    updateProductVariants(input: { id: $id, changes: $changes }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateVariants($id: ID!, $changes: [VariantChangeInput!]!) {\n    updateProductVariants(input: { id: $id, changes: $changes }) {\n      product { id updatedAt }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProductVariants($id: ID!, $after: String) {\n    managedProduct(id: $id) {\n      id\n      updatedAt\n      variants(first: 100, after: $after) {\n        nodes { ...VariantRow_variant }\n        pageInfo { hasNextPage endCursor }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminProductVariants($id: ID!, $after: String) {\n    managedProduct(id: $id) {\n      id\n      updatedAt\n      variants(first: 100, after: $after) {\n        nodes { ...VariantRow_variant }\n        pageInfo { hasNextPage endCursor }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariantRow_variant on ProductVariant {\n    id\n    choices { option choice }\n    basePrice { amount }\n    weight { value unit }\n    sku\n    visible\n    stock { inStock tracked quantity }\n    costAndProfit { cost { amount } }\n  }\n"): (typeof documents)["\n  fragment VariantRow_variant on ProductVariant {\n    id\n    choices { option choice }\n    basePrice { amount }\n    weight { value unit }\n    sku\n    visible\n    stock { inStock tracked quantity }\n    costAndProfit { cost { amount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProducts(\n    $first: Int\n    $page: Int\n    $filter: ManagedProductFilter\n    $sort: ManagedProductSort\n  ) {\n    managedProducts(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes { ...ProductRow_product }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminProducts(\n    $first: Int\n    $page: Int\n    $filter: ManagedProductFilter\n    $sort: ManagedProductSort\n  ) {\n    managedProducts(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes { ...ProductRow_product }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProductIds($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: CREATION_ORDER, order: ASC }\n    ) {\n      nodes { id }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminProductIds($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: CREATION_ORDER, order: ASC }\n    ) {\n      nodes { id }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: CREATION_ORDER, order: ASC }\n    ) {\n      nodes { ...ExportedProduct_product }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: CREATION_ORDER, order: ASC }\n    ) {\n      nodes { ...ExportedProduct_product }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportedProduct_product on Product {\n    id\n    slug\n    name\n    sku\n    brandName\n    visible\n    ribbon\n    weight { value unit }\n    rawDescription\n    basePrice { amount }\n    costAndProfit { cost { amount } }\n  }\n"): (typeof documents)["\n  fragment ExportedProduct_product on Product {\n    id\n    slug\n    name\n    sku\n    brandName\n    visible\n    ribbon\n    weight { value unit }\n    rawDescription\n    basePrice { amount }\n    costAndProfit { cost { amount } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductRow_product on Product {\n    id\n    name\n    sku\n    brandName\n    type\n    visible\n    ribbon\n    updatedAt\n    collectionIds\n    stock { status tracked quantity }\n    price { amount formatted }\n    compareAtPrice { formatted }\n    costAndProfit { cost { amount formatted } profit { formatted } margin }\n    lowestSale { paid { amount formatted } margin atLoss }\n    mainMedia { image { url(width: 72, height: 90) } }\n  }\n"): (typeof documents)["\n  fragment ProductRow_product on Product {\n    id\n    name\n    sku\n    brandName\n    type\n    visible\n    ribbon\n    updatedAt\n    collectionIds\n    stock { status tracked quantity }\n    price { amount formatted }\n    compareAtPrice { formatted }\n    costAndProfit { cost { amount formatted } profit { formatted } margin }\n    lowestSale { paid { amount formatted } margin atLoss }\n    mainMedia { image { url(width: 72, height: 90) } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCatalogChoices {\n    managedCollections(first: 100) { nodes { id name builtIn } }\n    managedBrands(first: 100) { nodes { id name } }\n  }\n"): (typeof documents)["\n  query AdminCatalogChoices {\n    managedCollections(first: 100) { nodes { id name builtIn } }\n    managedBrands(first: 100) { nodes { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminWebVitals($days: Int!, $device: VisitDevice) {\n    webVitals(days: $days, device: $device) {\n      route\n      ...VitalsRow_route\n    }\n  }\n"): (typeof documents)["\n  query AdminWebVitals($days: Int!, $device: VisitDevice) {\n    webVitals(days: $days, device: $device) {\n      route\n      ...VitalsRow_route\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VitalsRow_route on RouteVitals {\n    route\n    measures {\n      name\n      visitCount\n      p50\n      p75\n      rating\n    }\n  }\n"): (typeof documents)["\n  fragment VitalsRow_route on RouteVitals {\n    route\n    measures {\n      name\n      visitCount\n      p50\n      p75\n      rating\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;