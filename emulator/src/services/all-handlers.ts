import type { AllCalls, Handlers } from '@vitrine/platform'
import type { CallContext, PublicContext } from '../context.ts'
import { authentication } from './authentication.ts'
import { backInStockNotifications } from './back-in-stock.ts'
import { brands } from './brands.ts'
import { brandsWrite } from './brands-write.ts'
import { catalogStringQueries } from './catalog-string-queries.ts'
import { catalogVersioning } from './catalog-versioning.ts'
import { checkoutSettings } from './checkout-settings.ts'
import { checkouts } from './checkouts.ts'
import { collections } from './collections.ts'
import { currentCart } from './current-cart.ts'
import { memberCustomFields } from './member-custom-fields.ts'
import { members } from './members.ts'
import { asyncJobs, membersAdmin } from './members-admin.ts'
import { oauth } from './oauth.ts'
import { orders } from './orders.ts'
import { productsRead } from './products-read.ts'
import { productsWrite } from './products-write.ts'
import { recovery } from './recovery.ts'
import { redirects } from './redirects.ts'
import { oauthApps, publishedUrls, siteCurrencies, siteProperties } from './site.ts'
import { siteMedia } from './site-media.ts'
import { verification } from './verification.ts'

/** One handler per call of the whole table; a missing one is a compile error. */
export type AllHandlers = {
  readonly [Service in keyof AllCalls]: Handlers<
    AllCalls[Service],
    Service extends 'oauth' ? PublicContext : CallContext
  >
}

/** Every service of the call table. */
export const handlers: AllHandlers = {
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
