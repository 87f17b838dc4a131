// The operations of the ports, each with the call that serves it on this generation of the platform. Another generation
// needs a table of its own; the ports and everything above them stay. docs/decisions/077-ports-by-capability.md
import { type PlatformCalls, platformCalls } from './calls.ts'
import type { PlatformCall } from './platform-call.ts'

/** A service of the platform and one of its calls: `currentCart.addToCurrentCart`. */
type CallName = {
  [Service in keyof PlatformCalls]: `${Service}.${string & keyof PlatformCalls[Service]}`
}[keyof PlatformCalls]

const served = {
  catalog: {
    queryProducts: 'productsRead.queryProducts',
    getProduct: 'productsRead.getProduct',
    getAvailability: 'productsRead.getProductOptionsAvailability',
    queryVariants: 'productsRead.queryProductVariants',
    queryStoreVariants: 'productsRead.queryStoreVariants',
    getStoreVariant: 'productsRead.getStoreVariant',
    queryManagedProducts: 'catalogStringQueries.queryProductsByString',
    queryCollections: 'collections.queryCollections',
    getCollection: 'collections.getCollection',
    getCollectionBySlug: 'collections.getCollectionBySlug',
    queryBrands: 'brands.queryBrands',
    getBrand: 'brands.getBrand',
    countBrands: 'brands.countBrands',
  },
  catalogWrites: {
    createProduct: 'productsWrite.createProduct',
    updateProduct: 'productsWrite.updateProduct',
    deleteProduct: 'productsWrite.deleteProduct',
    removeBrand: 'productsWrite.removeBrand',
    removeRibbon: 'productsWrite.removeRibbon',
    deleteOptions: 'productsWrite.deleteProductOptions',
    updateVariants: 'productsWrite.updateProductVariants',
    resetVariants: 'productsWrite.resetAllProductVariantData',
    addMedia: 'productsWrite.addProductMedia',
    removeMedia: 'productsWrite.removeProductMedia',
    addMediaToChoices: 'productsWrite.addProductMediaToChoices',
    removeMediaFromChoices: 'productsWrite.removeProductMediaFromChoices',
    setProperty: 'productsWrite.bulkUpdateProductsProperty',
    adjustProperty: 'productsWrite.bulkAdjustProductProperty',
    createCollection: 'productsWrite.createCollection',
    updateCollection: 'productsWrite.updateCollection',
    deleteCollection: 'productsWrite.deleteCollection',
    addToCollection: 'productsWrite.addProductsToCollection',
    removeFromCollection: 'productsWrite.removeProductsFromCollection',
    createBrand: 'brandsWrite.createBrand',
    updateBrand: 'brandsWrite.updateBrand',
    deleteBrand: 'brandsWrite.deleteBrand',
    getOrCreateBrand: 'brandsWrite.getOrCreateBrand',
    createBrands: 'brandsWrite.bulkCreateBrands',
    updateBrands: 'brandsWrite.bulkUpdateBrands',
    deleteBrands: 'brandsWrite.bulkDeleteBrands',
    getOrCreateBrands: 'brandsWrite.bulkGetOrCreateBrands',
  },
  cart: {
    get: 'currentCart.getCurrentCart',
    update: 'currentCart.updateCurrentCart',
    delete: 'currentCart.deleteCurrentCart',
    addLines: 'currentCart.addToCurrentCart',
    removeLines: 'currentCart.removeLineItemsFromCurrentCart',
    setQuantities: 'currentCart.updateCurrentCartLineItemQuantity',
    removeCoupon: 'currentCart.removeCouponFromCurrentCart',
    estimate: 'currentCart.estimateCurrentCartTotals',
    createCheckout: 'currentCart.createCheckoutFromCurrentCart',
  },
  checkout: {
    get: 'checkouts.getCheckout',
    getUrl: 'checkouts.getCheckoutUrl',
    update: 'checkouts.updateCheckout',
    removeGiftCard: 'checkouts.removeGiftCard',
    getSettings: 'checkoutSettings.getCheckoutSettings',
  },
  redirects: { create: 'redirects.createRedirectSession' },
  orders: {
    get: 'orders.getOrder',
    search: 'orders.searchOrders',
  },
  backInStock: {
    create: 'backInStockNotifications.createBackInStockNotificationRequest',
    get: 'backInStockNotifications.getBackInStockNotificationRequest',
    query: 'backInStockNotifications.queryBackInStockNotificationRequests',
    delete: 'backInStockNotifications.deleteBackInStockNotificationRequest',
  },
  members: {
    getCurrent: 'members.getCurrentMember',
    get: 'members.getMember',
    list: 'members.listMembers',
    query: 'members.queryMembers',
    listCustomFields: 'memberCustomFields.listCustomFields',
  },
  memberWrites: {
    update: 'members.updateMember',
    deletePhones: 'members.deleteMemberPhones',
    deleteEmails: 'members.deleteMemberEmails',
    deleteAddresses: 'members.deleteMemberAddresses',
    deleteCurrent: 'members.deleteMyMember',
    updateCurrentSlug: 'members.updateCurrentMemberSlug',
    joinCommunity: 'members.joinCommunity',
    leaveCommunity: 'members.leaveCommunity',
    create: 'membersAdmin.createMember',
    delete: 'membersAdmin.deleteMember',
    updateSlug: 'membersAdmin.updateMemberSlug',
    approve: 'membersAdmin.approveMember',
    block: 'membersAdmin.blockMember',
    disconnect: 'membersAdmin.disconnectMember',
    mute: 'membersAdmin.muteMember',
    unmute: 'membersAdmin.unmuteMember',
    deleteMany: 'membersAdmin.bulkDeleteMembers',
    deleteByFilter: 'membersAdmin.bulkDeleteMembersByFilter',
    approveByFilter: 'membersAdmin.bulkApproveMembers',
    blockByFilter: 'membersAdmin.bulkBlockMembers',
    getJob: 'asyncJobs.getJob',
  },
  identity: {
    register: 'authentication.register',
    login: 'authentication.login',
    signOn: 'authentication.signOn',
    changePassword: 'authentication.changePassword',
    verifyFactor: 'authentication.verifyFactor',
    startVerification: 'verification.start',
    verify: 'verification.verifyDuringAuthentication',
    resendVerification: 'verification.resendDuringAuthentication',
    sendRecoveryEmail: 'recovery.sendRecoveryEmail',
    sendActivationEmail: 'recovery.sendActivationEmail',
    recover: 'recovery.recover',
    grantToken: 'oauth.token',
  },
  site: {
    getProperties: 'siteProperties.getSiteProperties',
    getCurrencies: 'siteCurrencies.getSiteCurrencies',
    getCatalogVersion: 'catalogVersioning.getCatalogVersion',
    listPublishedUrls: 'publishedUrls.listPublishedSiteUrls',
    getClientLists: 'oauthApps.getOAuthApp',
    createUploadUrl: 'siteMedia.generateFileUploadUrl',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CallName>>>>

type Served = typeof served

type CallOf<Name extends CallName> = Name extends `${infer Service}.${infer Call}`
  ? Service extends keyof PlatformCalls
    ? Call extends keyof PlatformCalls[Service]
      ? PlatformCalls[Service][Call]
      : never
    : never
  : never

/** A port and one of its operations: `cart.addLines`. */
export type OperationName = {
  [Port in keyof Served]: `${Port}.${string & keyof Served[Port]}`
}[keyof Served]

/** The call that serves an operation. */
export type Operation = PlatformCall & {
  readonly service: keyof PlatformCalls
  readonly operation: OperationName
}

/** The operations of all ports, by port and name. */
export type Operations = {
  readonly [Port in keyof Served]: {
    readonly [Name in keyof Served[Port]]: CallOf<Extract<Served[Port][Name], CallName>> &
      Pick<Operation, 'service' | 'operation'>
  }
}

function operation(name: string, callName: CallName) {
  const [service = '', call = ''] = callName.split('.')
  // Cast: the parts of a name are looked up in a table whose types are those of each call.
  const calls: Readonly<Record<string, Readonly<Record<string, PlatformCall>>>> = platformCalls
  return { ...calls[service]?.[call], service, operation: name }
}

/** What a caller above this folder sends, and what validates its requests. */
// Cast: `fromEntries` loses the names.
export const operations = Object.fromEntries(
  Object.entries(served).map(([port, table]) => [
    port,
    Object.fromEntries(
      Object.entries<CallName>(table).map(([name, callName]) => [
        name,
        operation(`${port}.${name}`, callName),
      ]),
    ),
  ]),
) as unknown as Operations

/** Returns which operation a call serves; null for one that serves none. */
export const operationOf = (call: PlatformCall): OperationName | null =>
  // Cast: a transport takes any call, and those of a port have the name of their operation.
  (call as Partial<Operation>).operation ?? null
