import { brands } from './brands.ts'
import { checkoutSettings, checkouts } from './checkouts.ts'
import { collections } from './collections.ts'
import { currentCart } from './current-cart.ts'
import { oauth } from './oauth.ts'
import { catalogStringQueries, productsRead } from './products-read.ts'
import { redirects } from './redirects.ts'

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
} as const
export type AllCalls = typeof allCalls
