import { authentication } from './authentication.ts'
import { brands } from './brands.ts'
import { checkoutSettings, checkouts } from './checkouts.ts'
import { collections } from './collections.ts'
import { currentCart } from './current-cart.ts'
import { memberCustomFields, members } from './members.ts'
import { oauth } from './oauth.ts'
import { orders } from './orders.ts'
import { catalogStringQueries, productsRead } from './products-read.ts'
import { recovery } from './recovery.ts'
import { redirects } from './redirects.ts'
import { verification } from './verification.ts'

/** Every call there is, by service. The gateway's callers and the emulator's handlers follow this. */
export const allCalls = {
  currentCart,
  checkouts,
  checkoutSettings,
  productsRead,
  catalogStringQueries,
  collections,
  brands,
  redirects,
  oauth,
  authentication,
  recovery,
  verification,
  members,
  memberCustomFields,
  orders,
} as const
export type AllCalls = typeof allCalls
