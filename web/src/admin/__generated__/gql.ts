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
    "\n  query AdminStaff {\n    staff { door role email name rights openUntil isConfigured }\n  }\n": typeof types.AdminStaffDocument,
    "\n  mutation AdminElevate {\n    elevate {\n      staff { door role email name rights openUntil isConfigured }\n      problems { code message }\n    }\n  }\n": typeof types.AdminElevateDocument,
    "\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n": typeof types.AdminLogoutDocument,
    "\n  mutation AdminEndElevation {\n    endElevation { staff { door } problems { code message } }\n  }\n": typeof types.AdminEndElevationDocument,
    "\n  mutation AdminStartBulkRun($input: StartBulkRunInput!) {\n    startBulkRun(input: $input) {\n      run { id state total done succeeded failed }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminStartBulkRunDocument,
    "\n  query AdminBulkRun($id: ID!) {\n    bulkRun(id: $id) {\n      id\n      action\n      state\n      total\n      done\n      succeeded\n      failed\n      startedAt\n      finishedAt\n      problem { code message requestId }\n    }\n  }\n": typeof types.AdminBulkRunDocument,
    "\n  query AdminBulkRuns {\n    bulkRuns(first: 50) { id action state total done succeeded failed startedAt finishedAt }\n  }\n": typeof types.AdminBulkRunsDocument,
    "\n  query AdminBulkRunFailures($id: ID!, $first: Int, $after: String) {\n    bulkRun(id: $id) {\n      id\n      failures(first: $first, after: $after) {\n        nodes { index id problem { code message } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.AdminBulkRunFailuresDocument,
    "\n  mutation AdminStopBulkRun($id: ID!) {\n    stopBulkRun(id: $id) { run { id state } problems { code message field requestId } }\n  }\n": typeof types.AdminStopBulkRunDocument,
    "\n  mutation AdminResumeBulkRun($id: ID!) {\n    resumeBulkRun(id: $id) { run { id state } problems { code message field requestId } }\n  }\n": typeof types.AdminResumeBulkRunDocument,
    "\n  query AdminAudit($first: Int, $after: String, $filter: AuditFilter) {\n    auditLog(first: $first, after: $after, filter: $filter) {\n      nodes {\n        id\n        at\n        actorKind\n        actorId\n        actorName\n        role\n        operation\n        isWrite\n        ids\n        idCount\n        result\n        code\n        requestId\n        milliseconds\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.AdminAuditDocument,
    "\n  query AdminAuditCheck {\n    auditCheck { isWhole entries brokenAt head }\n  }\n": typeof types.AdminAuditCheckDocument,
    "\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, nameStartsWith: $start, sort: $sort) {\n      nodes { id name revision assignedProductsCount createdDate updatedDate }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(nameStartsWith: $start)\n  }\n": typeof types.AdminBrandsDocument,
    "\n  mutation AdminCreateBrands($names: [String!]!) {\n    bulkGetOrCreateBrands(names: $names) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminCreateBrandsDocument,
    "\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedDate }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateBrandDocument,
    "\n  mutation AdminUpdateBrands($brands: [UpdateBrandInput!]!) {\n    bulkUpdateBrands(brands: $brands) {\n      items { index id success brand { id name revision } problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateBrandsDocument,
    "\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(ids: $ids) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminDeleteBrandsDocument,
    "\n  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {\n    managedCollections(first: $first, page: $page, search: $search, sort: $sort) {\n      nodes { id name slug visible numberOfProducts isBuiltIn }\n      totalCount\n    }\n  }\n": typeof types.AdminCollectionsDocument,
    "\n  query AdminCollection($id: ID!, $page: Int) {\n    managedCollection(id: $id) {\n      id\n      name\n      slug\n      description\n      visible\n      isBuiltIn\n      numberOfProducts\n      managedProducts(first: 50, page: $page) {\n        nodes {\n          id\n          name\n          visible\n          price { price { formatted } }\n          mainMedia { image { url(width: 72, height: 90) } }\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.AdminCollectionDocument,
    "\n  query AdminFindProducts($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) { nodes { id name collectionIds } totalCount }\n  }\n": typeof types.AdminFindProductsDocument,
    "\n  mutation AdminCreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminCreateCollectionDocument,
    "\n  mutation AdminUpdateCollection($id: ID!, $input: UpdateCollectionInput!) {\n    updateCollection(id: $id, input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateCollectionDocument,
    "\n  mutation AdminDeleteCollection($id: ID!) {\n    deleteCollection(id: $id) { deletedId problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteCollectionDocument,
    "\n  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminAddToCollectionDocument,
    "\n  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRemoveFromCollectionDocument,
    "\n  query AdminMembers(\n    $first: Int\n    $page: Int\n    $filter: ManagedMemberFilter\n    $search: String\n    $sort: ManagedMemberSort\n  ) {\n    managedMembers(first: $first, page: $page, filter: $filter, search: $search, sort: $sort) {\n      nodes {\n        id\n        nickname\n        slug\n        loginEmail\n        status\n        privacyStatus\n        activityStatus\n        createdDate\n        lastLoginDate\n        contact { firstName lastName company }\n      }\n      totalCount\n    }\n  }\n": typeof types.AdminMembersDocument,
    "\n  query AdminCountMembers(\n    $action: BulkMemberAction!\n    $filter: ManagedMemberFilter\n    $search: String\n    $everybody: Boolean\n  ) {\n    countMembersByFilter(action: $action, filter: $filter, search: $search, everybody: $everybody) {\n      count\n      sample { id nickname loginEmail }\n      confirmationToken\n      expiresAt\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminCountMembersDocument,
    "\n  mutation AdminApproveMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkApproveMembers(filter: $filter, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminApproveMembersDocument,
    "\n  mutation AdminBlockMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkBlockMembers(filter: $filter, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminBlockMembersDocument,
    "\n  mutation AdminDeleteMembersByFilter(\n    $filter: ManagedMemberFilter\n    $search: String\n    $token: String!\n  ) {\n    bulkDeleteMembersByFilter(filter: $filter, search: $search, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminDeleteMembersByFilterDocument,
    "\n  mutation AdminDeleteMembers($ids: [ID!]!) {\n    bulkDeleteMembers(ids: $ids) {\n      items { index id success problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminDeleteMembersDocument,
    "\n  query AdminJob($id: ID!) {\n    bulkJob(id: $id) { id status totalSuccesses totalFailures }\n  }\n": typeof types.AdminJobDocument,
    "\n  mutation AdminCreateMember($input: CreateMemberInput!) {\n    createMember(input: $input) {\n      member { id nickname loginEmail }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminCreateMemberDocument,
    "\n  mutation AdminSendActivationEmail($memberId: ID!) {\n    sendActivationEmail(memberId: $memberId) { accepted problems { code message field requestId } }\n  }\n": typeof types.AdminSendActivationEmailDocument,
    "\n  query AdminMember($id: ID!) {\n    managedMember(id: $id) {\n      id\n      contactId\n      slug\n      nickname\n      title\n      photo { url(width: 160, height: 160) }\n      status\n      privacyStatus\n      activityStatus\n      loginEmail\n      isLoginEmailVerified\n      createdDate\n      updatedDate\n      lastLoginDate\n      contact {\n        firstName\n        lastName\n        company\n        jobTitle\n        birthdate\n        phones { phone }\n        emails { email }\n        addresses {\n          id\n          addressLine\n          addressLine2\n          streetNumber\n          streetName\n          city\n          subdivision\n          country\n          postalCode\n        }\n        customFields { key name type value }\n      }\n    }\n    memberOrders(memberId: $id, first: 10) {\n      nodes {\n        id\n        number\n        createdDate\n        status\n        paymentStatus\n        fulfillmentStatus\n        itemCount\n        total { formatted }\n      }\n      pageInfo { hasNextPage }\n    }\n  }\n": typeof types.AdminMemberDocument,
    "\n  query AdminMemberHistory($filter: AuditFilter) {\n    auditLog(first: 20, filter: $filter) {\n      nodes { id at actorName actorId operation result code }\n    }\n  }\n": typeof types.AdminMemberHistoryDocument,
    "\n  mutation AdminApproveMember($id: ID!) {\n    approveMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n": typeof types.AdminApproveMemberDocument,
    "\n  mutation AdminBlockMember($id: ID!) {\n    blockMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n": typeof types.AdminBlockMemberDocument,
    "\n  mutation AdminMuteMember($id: ID!) {\n    muteMember(id: $id) { member { id activityStatus } problems { code message field requestId } }\n  }\n": typeof types.AdminMuteMemberDocument,
    "\n  mutation AdminUnmuteMember($id: ID!) {\n    unmuteMember(id: $id) { member { id activityStatus } problems { code message field requestId } }\n  }\n": typeof types.AdminUnmuteMemberDocument,
    "\n  mutation AdminDisconnectMember($id: ID!) {\n    disconnectMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n": typeof types.AdminDisconnectMemberDocument,
    "\n  mutation AdminDeleteMember($id: ID!) {\n    deleteMember(id: $id) { deletedId problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteMemberDocument,
    "\n  mutation AdminDeleteMemberPhones($id: ID!) {\n    deleteMemberPhones(id: $id) { member { id } problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteMemberPhonesDocument,
    "\n  mutation AdminDeleteMemberEmails($id: ID!) {\n    deleteMemberEmails(id: $id) { member { id } problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteMemberEmailsDocument,
    "\n  mutation AdminDeleteMemberAddresses($id: ID!) {\n    deleteMemberAddresses(id: $id) { member { id } problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteMemberAddressesDocument,
    "\n  mutation AdminUpdateMember($id: ID!, $input: UpdateMemberInput!) {\n    updateMember(id: $id, input: $input) {\n      member { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateMemberDocument,
    "\n  mutation AdminUpdateMemberSlug($id: ID!, $slug: String!) {\n    updateMemberSlug(id: $id, slug: $slug) {\n      member { id slug }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateMemberSlugDocument,
    "\n  query AdminOverview {\n    catalogHealth {\n      products\n      hidden\n      soldOut\n      partlySoldOut\n      withoutPicture\n      priceZero\n      withoutCollection\n      negativeMargin\n      discounted\n      collections\n      brands\n      pendingMembers\n      countedAt\n      isCapped\n    }\n    managedBrands(first: 100) { nodes { id name assignedProductsCount } }\n    managedCollections(first: 100) { nodes { id name numberOfProducts isBuiltIn } }\n  }\n": typeof types.AdminOverviewDocument,
    "\n  query AdminPrices($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NAME, order: ASC }\n    ) {\n      nodes {\n        id\n        name\n        weight\n        price { price { amount } }\n        costAndProfit { itemCost { amount } }\n      }\n      totalCount\n    }\n  }\n": typeof types.AdminPricesDocument,
    "\n  query AdminPricesNow($ids: [ID!]!) {\n    managedProducts(first: 100, filter: { ids: $ids }) {\n      nodes { id weight price { price { amount } } costAndProfit { itemCost { amount } } }\n    }\n  }\n": typeof types.AdminPricesNowDocument,
    "\n  mutation AdminSavePrices($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminSavePricesDocument,
    "\n  query AdminProduct($id: ID!) {\n    managedProduct(id: $id) {\n      id\n      slug\n      name\n      type\n      visible\n      description\n      rawDescription\n      sku\n      weight\n      ribbon\n      brandName\n      lastUpdated\n      managesVariants\n      collectionIds\n      price {\n        price { amount formatted currency }\n        discountedPrice { amount formatted }\n      }\n      discount { type value }\n      pricePerUnit { price { formatted } totalQuantity totalUnit baseQuantity baseUnit }\n      costAndProfit {\n        itemCost { amount formatted }\n        profit { formatted }\n        profitMargin\n      }\n      infoSections { title rawDescription }\n      media {\n        id\n        type\n        title\n        image { url alt focalPoint { x y } }\n        thumbnail { url alt }\n      }\n      options {\n        name\n        type\n        choices { value label media { id } }\n      }\n      seo {\n        title\n        description\n        tags { type props meta children custom disabled }\n        keywords { term isMain origin }\n        preventAutoRedirect\n      }\n    }\n  }\n": typeof types.AdminProductDocument,
    "\n  query AdminProductVariants($id: ID!, $after: String) {\n    managedProduct(id: $id) {\n      id\n      lastUpdated\n      variants(first: 100, after: $after) {\n        nodes {\n          id\n          choices { option choice }\n          price { price { amount } }\n          weight\n          sku\n          visible\n          stock { inStock isTracked quantity }\n          costAndProfit { itemCost { amount } }\n        }\n        pageInfo { hasNextPage endCursor }\n        totalCount\n      }\n    }\n  }\n": typeof types.AdminProductVariantsDocument,
    "\n  mutation AdminMakeProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminMakeProductDocument,
    "\n  mutation AdminEditProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminEditProductDocument,
    "\n  mutation AdminDeleteProduct($id: ID!) {\n    deleteProduct(id: $id) { deletedId problems { code message field requestId } }\n  }\n": typeof types.AdminDeleteProductDocument,
    "\n  query AdminBrandNames($start: String) {\n    managedBrands(first: 100, nameStartsWith: $start) { nodes { id name } }\n  }\n": typeof types.AdminBrandNamesDocument,
    "\n  mutation AdminGetOrCreateBrand($name: String!) {\n    getOrCreateBrand(name: $name) {\n      brand { id name }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminGetOrCreateBrandDocument,
    "\n  query AdminCollectionNames($page: Int) {\n    managedCollections(first: 100, page: $page) {\n      nodes { id name visible isBuiltIn }\n      totalCount\n    }\n  }\n": typeof types.AdminCollectionNamesDocument,
    "\n  mutation AdminJoinCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminJoinCollectionDocument,
    "\n  mutation AdminLeaveCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminLeaveCollectionDocument,
    "\n  mutation AdminAddMedia($id: ID!, $media: [NewMediaInput!]!) {\n    addProductMedia(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminAddMediaDocument,
    "\n  mutation AdminRemoveMedia($id: ID!, $mediaIds: [ID!]!) {\n    removeProductMedia(productId: $id, mediaIds: $mediaIds) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRemoveMediaDocument,
    "\n  mutation AdminAddChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    addProductMediaToChoices(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminAddChoiceMediaDocument,
    "\n  mutation AdminRemoveChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    removeProductMediaFromChoices(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminRemoveChoiceMediaDocument,
    "\n  query AdminFindMedia($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) {\n      nodes {\n        id\n        name\n        media { id type image { url(width: 160, height: 200) alt } }\n      }\n      totalCount\n    }\n  }\n": typeof types.AdminFindMediaDocument,
    "\n  mutation AdminUpdateVariants($id: ID!, $variants: [VariantChangeInput!]!) {\n    updateProductVariants(productId: $id, variants: $variants) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateVariantsDocument,
    "\n  mutation AdminResetVariants($id: ID!) {\n    resetAllProductVariantData(productId: $id) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminResetVariantsDocument,
    "\n  mutation AdminDeleteOptions($id: ID!) {\n    deleteProductOptions(productId: $id) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminDeleteOptionsDocument,
    "\n  query AdminPreview($ids: [ID!]!, $adjust: AdjustProductPropertyInput!) {\n    previewPriceAdjustment(ids: $ids, adjust: $adjust) {\n      id\n      name\n      before\n      after\n      problem { message }\n    }\n  }\n": typeof types.AdminPreviewDocument,
    "\n  query AdminProducts(\n    $first: Int\n    $page: Int\n    $filter: ManagedProductFilter\n    $sort: ManagedProductSort\n  ) {\n    managedProducts(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes {\n        id\n        slug\n        name\n        sku\n        brandName\n        type\n        visible\n        ribbon\n        lastUpdated\n        collectionIds\n        stock { status isTracked quantity }\n        price { price { amount formatted } discountedPrice { formatted } isDiscounted }\n        costAndProfit { itemCost { amount formatted } profitMargin }\n        mainMedia { image { url(width: 72, height: 90) alt } }\n      }\n      totalCount\n    }\n  }\n": typeof types.AdminProductsDocument,
    "\n  query AdminCatalogChoices {\n    managedCollections(first: 100) { nodes { id name isBuiltIn } }\n    managedBrands(first: 100) { nodes { id name } }\n  }\n": typeof types.AdminCatalogChoicesDocument,
    "\n  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NUMERIC_ID, order: ASC }\n    ) {\n      nodes {\n        id\n        slug\n        name\n        sku\n        brandName\n        visible\n        ribbon\n        weight\n        rawDescription\n        price { price { amount } }\n        costAndProfit { itemCost { amount } }\n      }\n      totalCount\n    }\n  }\n": typeof types.AdminExportProductsDocument,
    "\n  mutation AdminCreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id name }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminCreateProductDocument,
    "\n  mutation AdminUpdateProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id name }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateProductDocument,
    "\n  query AdminProductIds($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NUMERIC_ID, order: ASC }\n    ) {\n      nodes { id }\n      totalCount\n    }\n  }\n": typeof types.AdminProductIdsDocument,
};
const documents: Documents = {
    "\n  query AdminStaff {\n    staff { door role email name rights openUntil isConfigured }\n  }\n": types.AdminStaffDocument,
    "\n  mutation AdminElevate {\n    elevate {\n      staff { door role email name rights openUntil isConfigured }\n      problems { code message }\n    }\n  }\n": types.AdminElevateDocument,
    "\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n": types.AdminLogoutDocument,
    "\n  mutation AdminEndElevation {\n    endElevation { staff { door } problems { code message } }\n  }\n": types.AdminEndElevationDocument,
    "\n  mutation AdminStartBulkRun($input: StartBulkRunInput!) {\n    startBulkRun(input: $input) {\n      run { id state total done succeeded failed }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminStartBulkRunDocument,
    "\n  query AdminBulkRun($id: ID!) {\n    bulkRun(id: $id) {\n      id\n      action\n      state\n      total\n      done\n      succeeded\n      failed\n      startedAt\n      finishedAt\n      problem { code message requestId }\n    }\n  }\n": types.AdminBulkRunDocument,
    "\n  query AdminBulkRuns {\n    bulkRuns(first: 50) { id action state total done succeeded failed startedAt finishedAt }\n  }\n": types.AdminBulkRunsDocument,
    "\n  query AdminBulkRunFailures($id: ID!, $first: Int, $after: String) {\n    bulkRun(id: $id) {\n      id\n      failures(first: $first, after: $after) {\n        nodes { index id problem { code message } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.AdminBulkRunFailuresDocument,
    "\n  mutation AdminStopBulkRun($id: ID!) {\n    stopBulkRun(id: $id) { run { id state } problems { code message field requestId } }\n  }\n": types.AdminStopBulkRunDocument,
    "\n  mutation AdminResumeBulkRun($id: ID!) {\n    resumeBulkRun(id: $id) { run { id state } problems { code message field requestId } }\n  }\n": types.AdminResumeBulkRunDocument,
    "\n  query AdminAudit($first: Int, $after: String, $filter: AuditFilter) {\n    auditLog(first: $first, after: $after, filter: $filter) {\n      nodes {\n        id\n        at\n        actorKind\n        actorId\n        actorName\n        role\n        operation\n        isWrite\n        ids\n        idCount\n        result\n        code\n        requestId\n        milliseconds\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.AdminAuditDocument,
    "\n  query AdminAuditCheck {\n    auditCheck { isWhole entries brokenAt head }\n  }\n": types.AdminAuditCheckDocument,
    "\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, nameStartsWith: $start, sort: $sort) {\n      nodes { id name revision assignedProductsCount createdDate updatedDate }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(nameStartsWith: $start)\n  }\n": types.AdminBrandsDocument,
    "\n  mutation AdminCreateBrands($names: [String!]!) {\n    bulkGetOrCreateBrands(names: $names) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": types.AdminCreateBrandsDocument,
    "\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedDate }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateBrandDocument,
    "\n  mutation AdminUpdateBrands($brands: [UpdateBrandInput!]!) {\n    bulkUpdateBrands(brands: $brands) {\n      items { index id success brand { id name revision } problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateBrandsDocument,
    "\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(ids: $ids) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": types.AdminDeleteBrandsDocument,
    "\n  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {\n    managedCollections(first: $first, page: $page, search: $search, sort: $sort) {\n      nodes { id name slug visible numberOfProducts isBuiltIn }\n      totalCount\n    }\n  }\n": types.AdminCollectionsDocument,
    "\n  query AdminCollection($id: ID!, $page: Int) {\n    managedCollection(id: $id) {\n      id\n      name\n      slug\n      description\n      visible\n      isBuiltIn\n      numberOfProducts\n      managedProducts(first: 50, page: $page) {\n        nodes {\n          id\n          name\n          visible\n          price { price { formatted } }\n          mainMedia { image { url(width: 72, height: 90) } }\n        }\n        totalCount\n      }\n    }\n  }\n": types.AdminCollectionDocument,
    "\n  query AdminFindProducts($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) { nodes { id name collectionIds } totalCount }\n  }\n": types.AdminFindProductsDocument,
    "\n  mutation AdminCreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminCreateCollectionDocument,
    "\n  mutation AdminUpdateCollection($id: ID!, $input: UpdateCollectionInput!) {\n    updateCollection(id: $id, input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateCollectionDocument,
    "\n  mutation AdminDeleteCollection($id: ID!) {\n    deleteCollection(id: $id) { deletedId problems { code message field requestId } }\n  }\n": types.AdminDeleteCollectionDocument,
    "\n  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminAddToCollectionDocument,
    "\n  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRemoveFromCollectionDocument,
    "\n  query AdminMembers(\n    $first: Int\n    $page: Int\n    $filter: ManagedMemberFilter\n    $search: String\n    $sort: ManagedMemberSort\n  ) {\n    managedMembers(first: $first, page: $page, filter: $filter, search: $search, sort: $sort) {\n      nodes {\n        id\n        nickname\n        slug\n        loginEmail\n        status\n        privacyStatus\n        activityStatus\n        createdDate\n        lastLoginDate\n        contact { firstName lastName company }\n      }\n      totalCount\n    }\n  }\n": types.AdminMembersDocument,
    "\n  query AdminCountMembers(\n    $action: BulkMemberAction!\n    $filter: ManagedMemberFilter\n    $search: String\n    $everybody: Boolean\n  ) {\n    countMembersByFilter(action: $action, filter: $filter, search: $search, everybody: $everybody) {\n      count\n      sample { id nickname loginEmail }\n      confirmationToken\n      expiresAt\n      problems { code message field requestId }\n    }\n  }\n": types.AdminCountMembersDocument,
    "\n  mutation AdminApproveMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkApproveMembers(filter: $filter, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n": types.AdminApproveMembersDocument,
    "\n  mutation AdminBlockMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkBlockMembers(filter: $filter, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n": types.AdminBlockMembersDocument,
    "\n  mutation AdminDeleteMembersByFilter(\n    $filter: ManagedMemberFilter\n    $search: String\n    $token: String!\n  ) {\n    bulkDeleteMembersByFilter(filter: $filter, search: $search, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n": types.AdminDeleteMembersByFilterDocument,
    "\n  mutation AdminDeleteMembers($ids: [ID!]!) {\n    bulkDeleteMembers(ids: $ids) {\n      items { index id success problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminDeleteMembersDocument,
    "\n  query AdminJob($id: ID!) {\n    bulkJob(id: $id) { id status totalSuccesses totalFailures }\n  }\n": types.AdminJobDocument,
    "\n  mutation AdminCreateMember($input: CreateMemberInput!) {\n    createMember(input: $input) {\n      member { id nickname loginEmail }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminCreateMemberDocument,
    "\n  mutation AdminSendActivationEmail($memberId: ID!) {\n    sendActivationEmail(memberId: $memberId) { accepted problems { code message field requestId } }\n  }\n": types.AdminSendActivationEmailDocument,
    "\n  query AdminMember($id: ID!) {\n    managedMember(id: $id) {\n      id\n      contactId\n      slug\n      nickname\n      title\n      photo { url(width: 160, height: 160) }\n      status\n      privacyStatus\n      activityStatus\n      loginEmail\n      isLoginEmailVerified\n      createdDate\n      updatedDate\n      lastLoginDate\n      contact {\n        firstName\n        lastName\n        company\n        jobTitle\n        birthdate\n        phones { phone }\n        emails { email }\n        addresses {\n          id\n          addressLine\n          addressLine2\n          streetNumber\n          streetName\n          city\n          subdivision\n          country\n          postalCode\n        }\n        customFields { key name type value }\n      }\n    }\n    memberOrders(memberId: $id, first: 10) {\n      nodes {\n        id\n        number\n        createdDate\n        status\n        paymentStatus\n        fulfillmentStatus\n        itemCount\n        total { formatted }\n      }\n      pageInfo { hasNextPage }\n    }\n  }\n": types.AdminMemberDocument,
    "\n  query AdminMemberHistory($filter: AuditFilter) {\n    auditLog(first: 20, filter: $filter) {\n      nodes { id at actorName actorId operation result code }\n    }\n  }\n": types.AdminMemberHistoryDocument,
    "\n  mutation AdminApproveMember($id: ID!) {\n    approveMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n": types.AdminApproveMemberDocument,
    "\n  mutation AdminBlockMember($id: ID!) {\n    blockMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n": types.AdminBlockMemberDocument,
    "\n  mutation AdminMuteMember($id: ID!) {\n    muteMember(id: $id) { member { id activityStatus } problems { code message field requestId } }\n  }\n": types.AdminMuteMemberDocument,
    "\n  mutation AdminUnmuteMember($id: ID!) {\n    unmuteMember(id: $id) { member { id activityStatus } problems { code message field requestId } }\n  }\n": types.AdminUnmuteMemberDocument,
    "\n  mutation AdminDisconnectMember($id: ID!) {\n    disconnectMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n": types.AdminDisconnectMemberDocument,
    "\n  mutation AdminDeleteMember($id: ID!) {\n    deleteMember(id: $id) { deletedId problems { code message field requestId } }\n  }\n": types.AdminDeleteMemberDocument,
    "\n  mutation AdminDeleteMemberPhones($id: ID!) {\n    deleteMemberPhones(id: $id) { member { id } problems { code message field requestId } }\n  }\n": types.AdminDeleteMemberPhonesDocument,
    "\n  mutation AdminDeleteMemberEmails($id: ID!) {\n    deleteMemberEmails(id: $id) { member { id } problems { code message field requestId } }\n  }\n": types.AdminDeleteMemberEmailsDocument,
    "\n  mutation AdminDeleteMemberAddresses($id: ID!) {\n    deleteMemberAddresses(id: $id) { member { id } problems { code message field requestId } }\n  }\n": types.AdminDeleteMemberAddressesDocument,
    "\n  mutation AdminUpdateMember($id: ID!, $input: UpdateMemberInput!) {\n    updateMember(id: $id, input: $input) {\n      member { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateMemberDocument,
    "\n  mutation AdminUpdateMemberSlug($id: ID!, $slug: String!) {\n    updateMemberSlug(id: $id, slug: $slug) {\n      member { id slug }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateMemberSlugDocument,
    "\n  query AdminOverview {\n    catalogHealth {\n      products\n      hidden\n      soldOut\n      partlySoldOut\n      withoutPicture\n      priceZero\n      withoutCollection\n      negativeMargin\n      discounted\n      collections\n      brands\n      pendingMembers\n      countedAt\n      isCapped\n    }\n    managedBrands(first: 100) { nodes { id name assignedProductsCount } }\n    managedCollections(first: 100) { nodes { id name numberOfProducts isBuiltIn } }\n  }\n": types.AdminOverviewDocument,
    "\n  query AdminPrices($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NAME, order: ASC }\n    ) {\n      nodes {\n        id\n        name\n        weight\n        price { price { amount } }\n        costAndProfit { itemCost { amount } }\n      }\n      totalCount\n    }\n  }\n": types.AdminPricesDocument,
    "\n  query AdminPricesNow($ids: [ID!]!) {\n    managedProducts(first: 100, filter: { ids: $ids }) {\n      nodes { id weight price { price { amount } } costAndProfit { itemCost { amount } } }\n    }\n  }\n": types.AdminPricesNowDocument,
    "\n  mutation AdminSavePrices($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminSavePricesDocument,
    "\n  query AdminProduct($id: ID!) {\n    managedProduct(id: $id) {\n      id\n      slug\n      name\n      type\n      visible\n      description\n      rawDescription\n      sku\n      weight\n      ribbon\n      brandName\n      lastUpdated\n      managesVariants\n      collectionIds\n      price {\n        price { amount formatted currency }\n        discountedPrice { amount formatted }\n      }\n      discount { type value }\n      pricePerUnit { price { formatted } totalQuantity totalUnit baseQuantity baseUnit }\n      costAndProfit {\n        itemCost { amount formatted }\n        profit { formatted }\n        profitMargin\n      }\n      infoSections { title rawDescription }\n      media {\n        id\n        type\n        title\n        image { url alt focalPoint { x y } }\n        thumbnail { url alt }\n      }\n      options {\n        name\n        type\n        choices { value label media { id } }\n      }\n      seo {\n        title\n        description\n        tags { type props meta children custom disabled }\n        keywords { term isMain origin }\n        preventAutoRedirect\n      }\n    }\n  }\n": types.AdminProductDocument,
    "\n  query AdminProductVariants($id: ID!, $after: String) {\n    managedProduct(id: $id) {\n      id\n      lastUpdated\n      variants(first: 100, after: $after) {\n        nodes {\n          id\n          choices { option choice }\n          price { price { amount } }\n          weight\n          sku\n          visible\n          stock { inStock isTracked quantity }\n          costAndProfit { itemCost { amount } }\n        }\n        pageInfo { hasNextPage endCursor }\n        totalCount\n      }\n    }\n  }\n": types.AdminProductVariantsDocument,
    "\n  mutation AdminMakeProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminMakeProductDocument,
    "\n  mutation AdminEditProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminEditProductDocument,
    "\n  mutation AdminDeleteProduct($id: ID!) {\n    deleteProduct(id: $id) { deletedId problems { code message field requestId } }\n  }\n": types.AdminDeleteProductDocument,
    "\n  query AdminBrandNames($start: String) {\n    managedBrands(first: 100, nameStartsWith: $start) { nodes { id name } }\n  }\n": types.AdminBrandNamesDocument,
    "\n  mutation AdminGetOrCreateBrand($name: String!) {\n    getOrCreateBrand(name: $name) {\n      brand { id name }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminGetOrCreateBrandDocument,
    "\n  query AdminCollectionNames($page: Int) {\n    managedCollections(first: 100, page: $page) {\n      nodes { id name visible isBuiltIn }\n      totalCount\n    }\n  }\n": types.AdminCollectionNamesDocument,
    "\n  mutation AdminJoinCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminJoinCollectionDocument,
    "\n  mutation AdminLeaveCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminLeaveCollectionDocument,
    "\n  mutation AdminAddMedia($id: ID!, $media: [NewMediaInput!]!) {\n    addProductMedia(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminAddMediaDocument,
    "\n  mutation AdminRemoveMedia($id: ID!, $mediaIds: [ID!]!) {\n    removeProductMedia(productId: $id, mediaIds: $mediaIds) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRemoveMediaDocument,
    "\n  mutation AdminAddChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    addProductMediaToChoices(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminAddChoiceMediaDocument,
    "\n  mutation AdminRemoveChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    removeProductMediaFromChoices(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminRemoveChoiceMediaDocument,
    "\n  query AdminFindMedia($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) {\n      nodes {\n        id\n        name\n        media { id type image { url(width: 160, height: 200) alt } }\n      }\n      totalCount\n    }\n  }\n": types.AdminFindMediaDocument,
    "\n  mutation AdminUpdateVariants($id: ID!, $variants: [VariantChangeInput!]!) {\n    updateProductVariants(productId: $id, variants: $variants) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateVariantsDocument,
    "\n  mutation AdminResetVariants($id: ID!) {\n    resetAllProductVariantData(productId: $id) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminResetVariantsDocument,
    "\n  mutation AdminDeleteOptions($id: ID!) {\n    deleteProductOptions(productId: $id) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminDeleteOptionsDocument,
    "\n  query AdminPreview($ids: [ID!]!, $adjust: AdjustProductPropertyInput!) {\n    previewPriceAdjustment(ids: $ids, adjust: $adjust) {\n      id\n      name\n      before\n      after\n      problem { message }\n    }\n  }\n": types.AdminPreviewDocument,
    "\n  query AdminProducts(\n    $first: Int\n    $page: Int\n    $filter: ManagedProductFilter\n    $sort: ManagedProductSort\n  ) {\n    managedProducts(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes {\n        id\n        slug\n        name\n        sku\n        brandName\n        type\n        visible\n        ribbon\n        lastUpdated\n        collectionIds\n        stock { status isTracked quantity }\n        price { price { amount formatted } discountedPrice { formatted } isDiscounted }\n        costAndProfit { itemCost { amount formatted } profitMargin }\n        mainMedia { image { url(width: 72, height: 90) alt } }\n      }\n      totalCount\n    }\n  }\n": types.AdminProductsDocument,
    "\n  query AdminCatalogChoices {\n    managedCollections(first: 100) { nodes { id name isBuiltIn } }\n    managedBrands(first: 100) { nodes { id name } }\n  }\n": types.AdminCatalogChoicesDocument,
    "\n  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NUMERIC_ID, order: ASC }\n    ) {\n      nodes {\n        id\n        slug\n        name\n        sku\n        brandName\n        visible\n        ribbon\n        weight\n        rawDescription\n        price { price { amount } }\n        costAndProfit { itemCost { amount } }\n      }\n      totalCount\n    }\n  }\n": types.AdminExportProductsDocument,
    "\n  mutation AdminCreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id name }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminCreateProductDocument,
    "\n  mutation AdminUpdateProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id name }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateProductDocument,
    "\n  query AdminProductIds($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NUMERIC_ID, order: ASC }\n    ) {\n      nodes { id }\n      totalCount\n    }\n  }\n": types.AdminProductIdsDocument,
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
export function graphql(source: "\n  query AdminStaff {\n    staff { door role email name rights openUntil isConfigured }\n  }\n"): (typeof documents)["\n  query AdminStaff {\n    staff { door role email name rights openUntil isConfigured }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminElevate {\n    elevate {\n      staff { door role email name rights openUntil isConfigured }\n      problems { code message }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminElevate {\n    elevate {\n      staff { door role email name rights openUntil isConfigured }\n      problems { code message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n"): (typeof documents)["\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminEndElevation {\n    endElevation { staff { door } problems { code message } }\n  }\n"): (typeof documents)["\n  mutation AdminEndElevation {\n    endElevation { staff { door } problems { code message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminStartBulkRun($input: StartBulkRunInput!) {\n    startBulkRun(input: $input) {\n      run { id state total done succeeded failed }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminStartBulkRun($input: StartBulkRunInput!) {\n    startBulkRun(input: $input) {\n      run { id state total done succeeded failed }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBulkRun($id: ID!) {\n    bulkRun(id: $id) {\n      id\n      action\n      state\n      total\n      done\n      succeeded\n      failed\n      startedAt\n      finishedAt\n      problem { code message requestId }\n    }\n  }\n"): (typeof documents)["\n  query AdminBulkRun($id: ID!) {\n    bulkRun(id: $id) {\n      id\n      action\n      state\n      total\n      done\n      succeeded\n      failed\n      startedAt\n      finishedAt\n      problem { code message requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBulkRuns {\n    bulkRuns(first: 50) { id action state total done succeeded failed startedAt finishedAt }\n  }\n"): (typeof documents)["\n  query AdminBulkRuns {\n    bulkRuns(first: 50) { id action state total done succeeded failed startedAt finishedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBulkRunFailures($id: ID!, $first: Int, $after: String) {\n    bulkRun(id: $id) {\n      id\n      failures(first: $first, after: $after) {\n        nodes { index id problem { code message } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminBulkRunFailures($id: ID!, $first: Int, $after: String) {\n    bulkRun(id: $id) {\n      id\n      failures(first: $first, after: $after) {\n        nodes { index id problem { code message } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminStopBulkRun($id: ID!) {\n    stopBulkRun(id: $id) { run { id state } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminStopBulkRun($id: ID!) {\n    stopBulkRun(id: $id) { run { id state } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminResumeBulkRun($id: ID!) {\n    resumeBulkRun(id: $id) { run { id state } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminResumeBulkRun($id: ID!) {\n    resumeBulkRun(id: $id) { run { id state } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAudit($first: Int, $after: String, $filter: AuditFilter) {\n    auditLog(first: $first, after: $after, filter: $filter) {\n      nodes {\n        id\n        at\n        actorKind\n        actorId\n        actorName\n        role\n        operation\n        isWrite\n        ids\n        idCount\n        result\n        code\n        requestId\n        milliseconds\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query AdminAudit($first: Int, $after: String, $filter: AuditFilter) {\n    auditLog(first: $first, after: $after, filter: $filter) {\n      nodes {\n        id\n        at\n        actorKind\n        actorId\n        actorName\n        role\n        operation\n        isWrite\n        ids\n        idCount\n        result\n        code\n        requestId\n        milliseconds\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAuditCheck {\n    auditCheck { isWhole entries brokenAt head }\n  }\n"): (typeof documents)["\n  query AdminAuditCheck {\n    auditCheck { isWhole entries brokenAt head }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, nameStartsWith: $start, sort: $sort) {\n      nodes { id name revision assignedProductsCount createdDate updatedDate }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(nameStartsWith: $start)\n  }\n"): (typeof documents)["\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, nameStartsWith: $start, sort: $sort) {\n      nodes { id name revision assignedProductsCount createdDate updatedDate }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(nameStartsWith: $start)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateBrands($names: [String!]!) {\n    bulkGetOrCreateBrands(names: $names) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateBrands($names: [String!]!) {\n    bulkGetOrCreateBrands(names: $names) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedDate }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedDate }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateBrands($brands: [UpdateBrandInput!]!) {\n    bulkUpdateBrands(brands: $brands) {\n      items { index id success brand { id name revision } problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateBrands($brands: [UpdateBrandInput!]!) {\n    bulkUpdateBrands(brands: $brands) {\n      items { index id success brand { id name revision } problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(ids: $ids) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(ids: $ids) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {\n    managedCollections(first: $first, page: $page, search: $search, sort: $sort) {\n      nodes { id name slug visible numberOfProducts isBuiltIn }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminCollections($first: Int, $page: Int, $search: String, $sort: CollectionSort) {\n    managedCollections(first: $first, page: $page, search: $search, sort: $sort) {\n      nodes { id name slug visible numberOfProducts isBuiltIn }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCollection($id: ID!, $page: Int) {\n    managedCollection(id: $id) {\n      id\n      name\n      slug\n      description\n      visible\n      isBuiltIn\n      numberOfProducts\n      managedProducts(first: 50, page: $page) {\n        nodes {\n          id\n          name\n          visible\n          price { price { formatted } }\n          mainMedia { image { url(width: 72, height: 90) } }\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCollection($id: ID!, $page: Int) {\n    managedCollection(id: $id) {\n      id\n      name\n      slug\n      description\n      visible\n      isBuiltIn\n      numberOfProducts\n      managedProducts(first: 50, page: $page) {\n        nodes {\n          id\n          name\n          visible\n          price { price { formatted } }\n          mainMedia { image { url(width: 72, height: 90) } }\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFindProducts($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) { nodes { id name collectionIds } totalCount }\n  }\n"): (typeof documents)["\n  query AdminFindProducts($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) { nodes { id name collectionIds } totalCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateCollection($id: ID!, $input: UpdateCollectionInput!) {\n    updateCollection(id: $id, input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateCollection($id: ID!, $input: UpdateCollectionInput!) {\n    updateCollection(id: $id, input: $input) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteCollection($id: ID!) {\n    deleteCollection(id: $id) { deletedId problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteCollection($id: ID!) {\n    deleteCollection(id: $id) { deletedId problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAddToCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMembers(\n    $first: Int\n    $page: Int\n    $filter: ManagedMemberFilter\n    $search: String\n    $sort: ManagedMemberSort\n  ) {\n    managedMembers(first: $first, page: $page, filter: $filter, search: $search, sort: $sort) {\n      nodes {\n        id\n        nickname\n        slug\n        loginEmail\n        status\n        privacyStatus\n        activityStatus\n        createdDate\n        lastLoginDate\n        contact { firstName lastName company }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminMembers(\n    $first: Int\n    $page: Int\n    $filter: ManagedMemberFilter\n    $search: String\n    $sort: ManagedMemberSort\n  ) {\n    managedMembers(first: $first, page: $page, filter: $filter, search: $search, sort: $sort) {\n      nodes {\n        id\n        nickname\n        slug\n        loginEmail\n        status\n        privacyStatus\n        activityStatus\n        createdDate\n        lastLoginDate\n        contact { firstName lastName company }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCountMembers(\n    $action: BulkMemberAction!\n    $filter: ManagedMemberFilter\n    $search: String\n    $everybody: Boolean\n  ) {\n    countMembersByFilter(action: $action, filter: $filter, search: $search, everybody: $everybody) {\n      count\n      sample { id nickname loginEmail }\n      confirmationToken\n      expiresAt\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  query AdminCountMembers(\n    $action: BulkMemberAction!\n    $filter: ManagedMemberFilter\n    $search: String\n    $everybody: Boolean\n  ) {\n    countMembersByFilter(action: $action, filter: $filter, search: $search, everybody: $everybody) {\n      count\n      sample { id nickname loginEmail }\n      confirmationToken\n      expiresAt\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminApproveMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkApproveMembers(filter: $filter, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminApproveMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkApproveMembers(filter: $filter, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminBlockMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkBlockMembers(filter: $filter, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminBlockMembers($filter: ManagedMemberFilter, $token: String!) {\n    bulkBlockMembers(filter: $filter, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMembersByFilter(\n    $filter: ManagedMemberFilter\n    $search: String\n    $token: String!\n  ) {\n    bulkDeleteMembersByFilter(filter: $filter, search: $search, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMembersByFilter(\n    $filter: ManagedMemberFilter\n    $search: String\n    $token: String!\n  ) {\n    bulkDeleteMembersByFilter(filter: $filter, search: $search, confirmationToken: $token) {\n      jobId\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMembers($ids: [ID!]!) {\n    bulkDeleteMembers(ids: $ids) {\n      items { index id success problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMembers($ids: [ID!]!) {\n    bulkDeleteMembers(ids: $ids) {\n      items { index id success problems { code message } }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJob($id: ID!) {\n    bulkJob(id: $id) { id status totalSuccesses totalFailures }\n  }\n"): (typeof documents)["\n  query AdminJob($id: ID!) {\n    bulkJob(id: $id) { id status totalSuccesses totalFailures }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateMember($input: CreateMemberInput!) {\n    createMember(input: $input) {\n      member { id nickname loginEmail }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateMember($input: CreateMemberInput!) {\n    createMember(input: $input) {\n      member { id nickname loginEmail }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminSendActivationEmail($memberId: ID!) {\n    sendActivationEmail(memberId: $memberId) { accepted problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminSendActivationEmail($memberId: ID!) {\n    sendActivationEmail(memberId: $memberId) { accepted problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMember($id: ID!) {\n    managedMember(id: $id) {\n      id\n      contactId\n      slug\n      nickname\n      title\n      photo { url(width: 160, height: 160) }\n      status\n      privacyStatus\n      activityStatus\n      loginEmail\n      isLoginEmailVerified\n      createdDate\n      updatedDate\n      lastLoginDate\n      contact {\n        firstName\n        lastName\n        company\n        jobTitle\n        birthdate\n        phones { phone }\n        emails { email }\n        addresses {\n          id\n          addressLine\n          addressLine2\n          streetNumber\n          streetName\n          city\n          subdivision\n          country\n          postalCode\n        }\n        customFields { key name type value }\n      }\n    }\n    memberOrders(memberId: $id, first: 10) {\n      nodes {\n        id\n        number\n        createdDate\n        status\n        paymentStatus\n        fulfillmentStatus\n        itemCount\n        total { formatted }\n      }\n      pageInfo { hasNextPage }\n    }\n  }\n"): (typeof documents)["\n  query AdminMember($id: ID!) {\n    managedMember(id: $id) {\n      id\n      contactId\n      slug\n      nickname\n      title\n      photo { url(width: 160, height: 160) }\n      status\n      privacyStatus\n      activityStatus\n      loginEmail\n      isLoginEmailVerified\n      createdDate\n      updatedDate\n      lastLoginDate\n      contact {\n        firstName\n        lastName\n        company\n        jobTitle\n        birthdate\n        phones { phone }\n        emails { email }\n        addresses {\n          id\n          addressLine\n          addressLine2\n          streetNumber\n          streetName\n          city\n          subdivision\n          country\n          postalCode\n        }\n        customFields { key name type value }\n      }\n    }\n    memberOrders(memberId: $id, first: 10) {\n      nodes {\n        id\n        number\n        createdDate\n        status\n        paymentStatus\n        fulfillmentStatus\n        itemCount\n        total { formatted }\n      }\n      pageInfo { hasNextPage }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMemberHistory($filter: AuditFilter) {\n    auditLog(first: 20, filter: $filter) {\n      nodes { id at actorName actorId operation result code }\n    }\n  }\n"): (typeof documents)["\n  query AdminMemberHistory($filter: AuditFilter) {\n    auditLog(first: 20, filter: $filter) {\n      nodes { id at actorName actorId operation result code }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminApproveMember($id: ID!) {\n    approveMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminApproveMember($id: ID!) {\n    approveMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminBlockMember($id: ID!) {\n    blockMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminBlockMember($id: ID!) {\n    blockMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminMuteMember($id: ID!) {\n    muteMember(id: $id) { member { id activityStatus } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminMuteMember($id: ID!) {\n    muteMember(id: $id) { member { id activityStatus } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUnmuteMember($id: ID!) {\n    unmuteMember(id: $id) { member { id activityStatus } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminUnmuteMember($id: ID!) {\n    unmuteMember(id: $id) { member { id activityStatus } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDisconnectMember($id: ID!) {\n    disconnectMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDisconnectMember($id: ID!) {\n    disconnectMember(id: $id) { member { id status } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMember($id: ID!) {\n    deleteMember(id: $id) { deletedId problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMember($id: ID!) {\n    deleteMember(id: $id) { deletedId problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMemberPhones($id: ID!) {\n    deleteMemberPhones(id: $id) { member { id } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMemberPhones($id: ID!) {\n    deleteMemberPhones(id: $id) { member { id } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMemberEmails($id: ID!) {\n    deleteMemberEmails(id: $id) { member { id } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMemberEmails($id: ID!) {\n    deleteMemberEmails(id: $id) { member { id } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteMemberAddresses($id: ID!) {\n    deleteMemberAddresses(id: $id) { member { id } problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteMemberAddresses($id: ID!) {\n    deleteMemberAddresses(id: $id) { member { id } problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateMember($id: ID!, $input: UpdateMemberInput!) {\n    updateMember(id: $id, input: $input) {\n      member { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateMember($id: ID!, $input: UpdateMemberInput!) {\n    updateMember(id: $id, input: $input) {\n      member { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateMemberSlug($id: ID!, $slug: String!) {\n    updateMemberSlug(id: $id, slug: $slug) {\n      member { id slug }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateMemberSlug($id: ID!, $slug: String!) {\n    updateMemberSlug(id: $id, slug: $slug) {\n      member { id slug }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOverview {\n    catalogHealth {\n      products\n      hidden\n      soldOut\n      partlySoldOut\n      withoutPicture\n      priceZero\n      withoutCollection\n      negativeMargin\n      discounted\n      collections\n      brands\n      pendingMembers\n      countedAt\n      isCapped\n    }\n    managedBrands(first: 100) { nodes { id name assignedProductsCount } }\n    managedCollections(first: 100) { nodes { id name numberOfProducts isBuiltIn } }\n  }\n"): (typeof documents)["\n  query AdminOverview {\n    catalogHealth {\n      products\n      hidden\n      soldOut\n      partlySoldOut\n      withoutPicture\n      priceZero\n      withoutCollection\n      negativeMargin\n      discounted\n      collections\n      brands\n      pendingMembers\n      countedAt\n      isCapped\n    }\n    managedBrands(first: 100) { nodes { id name assignedProductsCount } }\n    managedCollections(first: 100) { nodes { id name numberOfProducts isBuiltIn } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPrices($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NAME, order: ASC }\n    ) {\n      nodes {\n        id\n        name\n        weight\n        price { price { amount } }\n        costAndProfit { itemCost { amount } }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminPrices($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NAME, order: ASC }\n    ) {\n      nodes {\n        id\n        name\n        weight\n        price { price { amount } }\n        costAndProfit { itemCost { amount } }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPricesNow($ids: [ID!]!) {\n    managedProducts(first: 100, filter: { ids: $ids }) {\n      nodes { id weight price { price { amount } } costAndProfit { itemCost { amount } } }\n    }\n  }\n"): (typeof documents)["\n  query AdminPricesNow($ids: [ID!]!) {\n    managedProducts(first: 100, filter: { ids: $ids }) {\n      nodes { id weight price { price { amount } } costAndProfit { itemCost { amount } } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminSavePrices($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminSavePrices($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProduct($id: ID!) {\n    managedProduct(id: $id) {\n      id\n      slug\n      name\n      type\n      visible\n      description\n      rawDescription\n      sku\n      weight\n      ribbon\n      brandName\n      lastUpdated\n      managesVariants\n      collectionIds\n      price {\n        price { amount formatted currency }\n        discountedPrice { amount formatted }\n      }\n      discount { type value }\n      pricePerUnit { price { formatted } totalQuantity totalUnit baseQuantity baseUnit }\n      costAndProfit {\n        itemCost { amount formatted }\n        profit { formatted }\n        profitMargin\n      }\n      infoSections { title rawDescription }\n      media {\n        id\n        type\n        title\n        image { url alt focalPoint { x y } }\n        thumbnail { url alt }\n      }\n      options {\n        name\n        type\n        choices { value label media { id } }\n      }\n      seo {\n        title\n        description\n        tags { type props meta children custom disabled }\n        keywords { term isMain origin }\n        preventAutoRedirect\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminProduct($id: ID!) {\n    managedProduct(id: $id) {\n      id\n      slug\n      name\n      type\n      visible\n      description\n      rawDescription\n      sku\n      weight\n      ribbon\n      brandName\n      lastUpdated\n      managesVariants\n      collectionIds\n      price {\n        price { amount formatted currency }\n        discountedPrice { amount formatted }\n      }\n      discount { type value }\n      pricePerUnit { price { formatted } totalQuantity totalUnit baseQuantity baseUnit }\n      costAndProfit {\n        itemCost { amount formatted }\n        profit { formatted }\n        profitMargin\n      }\n      infoSections { title rawDescription }\n      media {\n        id\n        type\n        title\n        image { url alt focalPoint { x y } }\n        thumbnail { url alt }\n      }\n      options {\n        name\n        type\n        choices { value label media { id } }\n      }\n      seo {\n        title\n        description\n        tags { type props meta children custom disabled }\n        keywords { term isMain origin }\n        preventAutoRedirect\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProductVariants($id: ID!, $after: String) {\n    managedProduct(id: $id) {\n      id\n      lastUpdated\n      variants(first: 100, after: $after) {\n        nodes {\n          id\n          choices { option choice }\n          price { price { amount } }\n          weight\n          sku\n          visible\n          stock { inStock isTracked quantity }\n          costAndProfit { itemCost { amount } }\n        }\n        pageInfo { hasNextPage endCursor }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminProductVariants($id: ID!, $after: String) {\n    managedProduct(id: $id) {\n      id\n      lastUpdated\n      variants(first: 100, after: $after) {\n        nodes {\n          id\n          choices { option choice }\n          price { price { amount } }\n          weight\n          sku\n          visible\n          stock { inStock isTracked quantity }\n          costAndProfit { itemCost { amount } }\n        }\n        pageInfo { hasNextPage endCursor }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminMakeProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminMakeProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminEditProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminEditProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteProduct($id: ID!) {\n    deleteProduct(id: $id) { deletedId problems { code message field requestId } }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteProduct($id: ID!) {\n    deleteProduct(id: $id) { deletedId problems { code message field requestId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBrandNames($start: String) {\n    managedBrands(first: 100, nameStartsWith: $start) { nodes { id name } }\n  }\n"): (typeof documents)["\n  query AdminBrandNames($start: String) {\n    managedBrands(first: 100, nameStartsWith: $start) { nodes { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminGetOrCreateBrand($name: String!) {\n    getOrCreateBrand(name: $name) {\n      brand { id name }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminGetOrCreateBrand($name: String!) {\n    getOrCreateBrand(name: $name) {\n      brand { id name }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCollectionNames($page: Int) {\n    managedCollections(first: 100, page: $page) {\n      nodes { id name visible isBuiltIn }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminCollectionNames($page: Int) {\n    managedCollections(first: 100, page: $page) {\n      nodes { id name visible isBuiltIn }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminJoinCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminJoinCollection($id: ID!, $productIds: [ID!]!) {\n    addProductsToCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLeaveCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminLeaveCollection($id: ID!, $productIds: [ID!]!) {\n    removeProductsFromCollection(id: $id, productIds: $productIds) {\n      collection { id }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAddMedia($id: ID!, $media: [NewMediaInput!]!) {\n    addProductMedia(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAddMedia($id: ID!, $media: [NewMediaInput!]!) {\n    addProductMedia(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRemoveMedia($id: ID!, $mediaIds: [ID!]!) {\n    removeProductMedia(productId: $id, mediaIds: $mediaIds) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRemoveMedia($id: ID!, $mediaIds: [ID!]!) {\n    removeProductMedia(productId: $id, mediaIds: $mediaIds) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminAddChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    addProductMediaToChoices(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminAddChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    addProductMediaToChoices(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRemoveChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    removeProductMediaFromChoices(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRemoveChoiceMedia($id: ID!, $media: [ChoiceMediaInput!]!) {\n    removeProductMediaFromChoices(productId: $id, media: $media) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFindMedia($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) {\n      nodes {\n        id\n        name\n        media { id type image { url(width: 160, height: 200) alt } }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminFindMedia($filter: ManagedProductFilter) {\n    managedProducts(first: 12, filter: $filter) {\n      nodes {\n        id\n        name\n        media { id type image { url(width: 160, height: 200) alt } }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateVariants($id: ID!, $variants: [VariantChangeInput!]!) {\n    updateProductVariants(productId: $id, variants: $variants) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateVariants($id: ID!, $variants: [VariantChangeInput!]!) {\n    updateProductVariants(productId: $id, variants: $variants) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminResetVariants($id: ID!) {\n    resetAllProductVariantData(productId: $id) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminResetVariants($id: ID!) {\n    resetAllProductVariantData(productId: $id) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteOptions($id: ID!) {\n    deleteProductOptions(productId: $id) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteOptions($id: ID!) {\n    deleteProductOptions(productId: $id) {\n      product { id lastUpdated }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPreview($ids: [ID!]!, $adjust: AdjustProductPropertyInput!) {\n    previewPriceAdjustment(ids: $ids, adjust: $adjust) {\n      id\n      name\n      before\n      after\n      problem { message }\n    }\n  }\n"): (typeof documents)["\n  query AdminPreview($ids: [ID!]!, $adjust: AdjustProductPropertyInput!) {\n    previewPriceAdjustment(ids: $ids, adjust: $adjust) {\n      id\n      name\n      before\n      after\n      problem { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProducts(\n    $first: Int\n    $page: Int\n    $filter: ManagedProductFilter\n    $sort: ManagedProductSort\n  ) {\n    managedProducts(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes {\n        id\n        slug\n        name\n        sku\n        brandName\n        type\n        visible\n        ribbon\n        lastUpdated\n        collectionIds\n        stock { status isTracked quantity }\n        price { price { amount formatted } discountedPrice { formatted } isDiscounted }\n        costAndProfit { itemCost { amount formatted } profitMargin }\n        mainMedia { image { url(width: 72, height: 90) alt } }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminProducts(\n    $first: Int\n    $page: Int\n    $filter: ManagedProductFilter\n    $sort: ManagedProductSort\n  ) {\n    managedProducts(first: $first, page: $page, filter: $filter, sort: $sort) {\n      nodes {\n        id\n        slug\n        name\n        sku\n        brandName\n        type\n        visible\n        ribbon\n        lastUpdated\n        collectionIds\n        stock { status isTracked quantity }\n        price { price { amount formatted } discountedPrice { formatted } isDiscounted }\n        costAndProfit { itemCost { amount formatted } profitMargin }\n        mainMedia { image { url(width: 72, height: 90) alt } }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCatalogChoices {\n    managedCollections(first: 100) { nodes { id name isBuiltIn } }\n    managedBrands(first: 100) { nodes { id name } }\n  }\n"): (typeof documents)["\n  query AdminCatalogChoices {\n    managedCollections(first: 100) { nodes { id name isBuiltIn } }\n    managedBrands(first: 100) { nodes { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NUMERIC_ID, order: ASC }\n    ) {\n      nodes {\n        id\n        slug\n        name\n        sku\n        brandName\n        visible\n        ribbon\n        weight\n        rawDescription\n        price { price { amount } }\n        costAndProfit { itemCost { amount } }\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminExportProducts($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NUMERIC_ID, order: ASC }\n    ) {\n      nodes {\n        id\n        slug\n        name\n        sku\n        brandName\n        visible\n        ribbon\n        weight\n        rawDescription\n        price { price { amount } }\n        costAndProfit { itemCost { amount } }\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id name }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      product { id name }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id name }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateProduct($id: ID!, $input: UpdateProductInput!) {\n    updateProduct(id: $id, input: $input) {\n      product { id name }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProductIds($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NUMERIC_ID, order: ASC }\n    ) {\n      nodes { id }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminProductIds($page: Int, $filter: ManagedProductFilter) {\n    managedProducts(\n      first: 100\n      page: $page\n      filter: $filter\n      sort: { field: NUMERIC_ID, order: ASC }\n    ) {\n      nodes { id }\n      totalCount\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;