// The route table of the browser, the server and the gateway. The source files of screens are listed in
// server/sources.ts, because this table is part of every page.
import { matchPath } from '../lib/match-path.ts'
import type { ScreenModule, ScreenRequest } from '../lib/screen.ts'
import type { Audience } from '../server-contract.ts'

export type SkeletonKind = 'grid' | 'product' | 'plain'

export type Route = {
  pattern: string
  audience: Audience
  skeleton: SkeletonKind
  module: () => Promise<ScreenModule>
  /** The page may change the session: it is always loaded from the server, never from the cache. */
  changesSession?: boolean
}

const shop = (pattern: string, skeleton: SkeletonKind, module: Route['module']): Route => ({
  pattern,
  audience: 'public',
  skeleton,
  module,
})

const own = (pattern: string, module: Route['module']): Route => ({
  ...shop(pattern, 'plain', module),
  audience: 'private',
})

/** Imports the members' screens on the first navigation to one of them. */
const member = (pattern: string): Route => ({
  ...own(pattern, async () => (await import('./member-screens.ts')).loadScreen(pattern)),
  ...(pattern.startsWith('/members') && { audience: 'public' }),
  changesSession: /^\/(login|register|recover|callback)/.test(pattern),
})

const memberPatterns =
  '/login /register /login/verify /login/factor /login/pending /recover /recover/reset /callback ' +
  '/account /account/profile /account/addresses /account/orders /account/orders/:id /account/notifications /account/security ' +
  '/account/community /account/delete /members /members/:slug'

export const routes: readonly Route[] = [
  shop('/', 'grid', () => import('../screens/shop/home/HomeScreen.tsx')),
  shop('/collections', 'grid', () => import('../screens/shop/home/CollectionsScreen.tsx')),
  shop('/c/:slug', 'grid', () => import('../screens/shop/listing/ListingScreen.tsx')),
  shop('/brands', 'plain', () => import('../screens/shop/brands/BrandsScreen.tsx')),
  shop('/brands/:slug', 'grid', () => import('../screens/shop/brands/BrandScreen.tsx')),
  shop('/search', 'grid', () => import('../screens/shop/search/SearchScreen.tsx')),
  shop('/p/:slug', 'product', () => import('../screens/shop/product/ProductScreen.tsx')),
  shop('/_gallery', 'plain', () => import('../screens/gallery/GalleryScreen.tsx')),
  own('/back-in-stock', () => import('../screens/shop/back-in-stock/StockAlertScreen.tsx')),
  own('/cart', () => import('../screens/cart/CartScreen.tsx')),
  own('/checkout', () => import('../screens/checkout/CheckoutScreen.tsx')),
  own('/checkout/return', () => import('../screens/checkout/CheckoutReturnScreen.tsx')),
  own('/checkout/thank-you', () => import('../screens/checkout/ThankYouScreen.tsx')),
  ...memberPatterns.split(' ').map(member),
]

/** Shown when no pattern matches, and when a screen reports its content as missing. */
export const missingRoute = shop(
  '*',
  'plain',
  () => import('../screens/problems/NotFoundScreen.tsx'),
)

/** Shown in place of a screen whose data failed to load. */
export const failedRoute = shop('!', 'plain', () => import('../screens/problems/ErrorScreen.tsx'))

export type Matched = { route: Route; request: ScreenRequest }

export function matchRoute(url: string): Matched {
  const { pathname: path, searchParams: search } = new URL(url, 'http://shop.invalid')
  for (const route of routes) {
    const params = matchPath(route.pattern, path)
    if (params) return { route, request: { path, params, search } }
  }
  return { route: missingRoute, request: { path, params: {}, search } }
}
