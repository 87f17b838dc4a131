// The one table of screens, for the browser's router, the server's and the gateway's. Which file each is built
// from is the server's business (server/sources.ts): this table travels to everybody.
import { matchPath } from '../lib/match-path.ts'
import type { ScreenModule, ScreenRequest } from '../lib/screen.ts'
import type { Audience } from '../server-contract.ts'

export type SkeletonKind = 'grid' | 'product' | 'plain'

export type Route = {
  pattern: string
  audience: Audience
  skeleton: SkeletonKind
  module: () => Promise<ScreenModule>
  /** Who one is may change there: always asked of the server, never shown from memory. */
  isDoor?: boolean
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

/** Loaders of the members' screens come with the first of them. */
const member = (pattern: string): Route => ({
  ...own(pattern, async () => (await import('./member-screens.ts')).loadScreen(pattern)),
  ...(pattern.startsWith('/members') && { audience: 'public' }),
  isDoor: /^\/(login|register|recover|callback)/.test(pattern),
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
  own('/back-in-stock', () => import('../screens/shop/back-in-stock/AskScreen.tsx')),
  own('/cart', () => import('../screens/cart/CartScreen.tsx')),
  own('/checkout', () => import('../screens/checkout/CheckoutScreen.tsx')),
  own('/checkout/return', () => import('../screens/checkout/CheckoutReturnScreen.tsx')),
  own('/checkout/thank-you', () => import('../screens/checkout/ThankYouScreen.tsx')),
  ...memberPatterns.split(' ').map(member),
]

/** Shown when no pattern fits, and when a screen says that what it was asked for is missing. */
export const missingRoute = shop(
  '*',
  'plain',
  () => import('../screens/problems/NotFoundScreen.tsx'),
)

/** Shown in place of a screen whose data did not come. */
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
