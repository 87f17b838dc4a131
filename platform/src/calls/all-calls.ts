import { authentication } from './authentication.ts'
import { backInStockNotifications } from './back-in-stock.ts'
import { brands } from './brands.ts'
import { brandsWrite } from './brands-write.ts'
import { catalogVersioning } from './catalog-versioning.ts'
import { checkoutSettings, checkouts } from './checkouts.ts'
import { collections } from './collections.ts'
import { currentCart } from './current-cart.ts'
import { memberCustomFields, members } from './members.ts'
import { asyncJobs, membersAdmin } from './members-admin.ts'
import { oauth } from './oauth.ts'
import { orders } from './orders.ts'
import { catalogStringQueries, productsRead } from './products-read.ts'
import { productsWrite } from './products-write.ts'
import { recovery } from './recovery.ts'
import { redirects } from './redirects.ts'
import { oauthApps, publishedUrls, siteCurrencies, siteProperties } from './site.ts'
import { siteMedia } from './site-media.ts'
import { verification } from './verification.ts'

// Written out explicitly: the inferred type is too long for a declaration file.
export type AllCalls = {
  readonly currentCart: typeof currentCart
  readonly checkouts: typeof checkouts
  readonly checkoutSettings: typeof checkoutSettings
  readonly productsRead: typeof productsRead
  readonly catalogStringQueries: typeof catalogStringQueries
  readonly productsWrite: typeof productsWrite
  readonly catalogVersioning: typeof catalogVersioning
  readonly collections: typeof collections
  readonly brands: typeof brands
  readonly brandsWrite: typeof brandsWrite
  readonly redirects: typeof redirects
  readonly oauth: typeof oauth
  readonly authentication: typeof authentication
  readonly recovery: typeof recovery
  readonly verification: typeof verification
  readonly members: typeof members
  readonly membersAdmin: typeof membersAdmin
  readonly asyncJobs: typeof asyncJobs
  readonly memberCustomFields: typeof memberCustomFields
  readonly orders: typeof orders
  readonly siteMedia: typeof siteMedia
  readonly siteProperties: typeof siteProperties
  readonly siteCurrencies: typeof siteCurrencies
  readonly publishedUrls: typeof publishedUrls
  readonly oauthApps: typeof oauthApps
  readonly backInStockNotifications: typeof backInStockNotifications
}

/** All calls by service. The gateway's callers and the embedded platform's handlers are derived from this table. */
export const allCalls: AllCalls = {
  currentCart,
  checkouts,
  checkoutSettings,
  productsRead,
  catalogStringQueries,
  productsWrite,
  catalogVersioning,
  collections,
  brands,
  brandsWrite,
  redirects,
  oauth,
  authentication,
  recovery,
  verification,
  members,
  membersAdmin,
  asyncJobs,
  memberCustomFields,
  orders,
  siteMedia,
  siteProperties,
  siteCurrencies,
  publishedUrls,
  oauthApps,
  backInStockNotifications,
}
