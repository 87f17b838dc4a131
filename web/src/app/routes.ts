// The one table of screens, for the browser's router, the server's and the gateway's.
import { matchPath } from '../lib/match-path.ts'
import type { ScreenModule, ScreenRequest } from '../lib/screen.ts'
import type { Audience } from '../server-contract.ts'

export type SkeletonKind = 'grid' | 'product' | 'plain'

export type Route = {
  pattern: string
  audience: Audience
  skeleton: SkeletonKind
  /** Path of the module, as the build's manifest names it. */
  source: string
  module: () => Promise<ScreenModule>
}

const shop = (
  pattern: string,
  skeleton: SkeletonKind,
  source: string,
  module: Route['module'],
): Route => ({
  pattern,
  audience: 'public',
  skeleton,
  source: `src/screens/${source}`,
  module,
})

const own = (pattern: string, source: string, module: Route['module']): Route => ({
  ...shop(pattern, 'plain', source, module),
  audience: 'private',
})

export const routes: readonly Route[] = [
  shop(
    '/',
    'grid',
    'shop/home/HomeScreen.tsx',
    () => import('../screens/shop/home/HomeScreen.tsx'),
  ),
  shop(
    '/collections',
    'grid',
    'shop/home/CollectionsScreen.tsx',
    () => import('../screens/shop/home/CollectionsScreen.tsx'),
  ),
  shop(
    '/c/:slug',
    'grid',
    'shop/listing/ListingScreen.tsx',
    () => import('../screens/shop/listing/ListingScreen.tsx'),
  ),
  shop(
    '/brands',
    'plain',
    'shop/brands/BrandsScreen.tsx',
    () => import('../screens/shop/brands/BrandsScreen.tsx'),
  ),
  shop(
    '/brands/:name',
    'grid',
    'shop/brands/BrandScreen.tsx',
    () => import('../screens/shop/brands/BrandScreen.tsx'),
  ),
  shop(
    '/search',
    'grid',
    'shop/search/SearchScreen.tsx',
    () => import('../screens/shop/search/SearchScreen.tsx'),
  ),
  shop(
    '/p/:slug',
    'product',
    'shop/product/ProductScreen.tsx',
    () => import('../screens/shop/product/ProductScreen.tsx'),
  ),
  shop(
    '/_gallery',
    'plain',
    'gallery/GalleryScreen.tsx',
    () => import('../screens/gallery/GalleryScreen.tsx'),
  ),
  own('/cart', 'cart/CartScreen.tsx', () => import('../screens/cart/CartScreen.tsx')),
  own(
    '/checkout',
    'checkout/CheckoutScreen.tsx',
    () => import('../screens/checkout/CheckoutScreen.tsx'),
  ),
  own(
    '/checkout/return',
    'checkout/CheckoutReturnScreen.tsx',
    () => import('../screens/checkout/CheckoutReturnScreen.tsx'),
  ),
  own(
    '/checkout/thank-you',
    'checkout/ThankYouScreen.tsx',
    () => import('../screens/checkout/ThankYouScreen.tsx'),
  ),
]

/** Shown when no pattern fits, and when a screen says that what it was asked for is missing. */
export const missingRoute = shop(
  '*',
  'plain',
  'problems/NotFoundScreen.tsx',
  () => import('../screens/problems/NotFoundScreen.tsx'),
)

/** Shown in place of a screen whose data did not come. */
export const failedRoute = shop(
  '!',
  'plain',
  'problems/ErrorScreen.tsx',
  () => import('../screens/problems/ErrorScreen.tsx'),
)

export type Matched = { route: Route; request: ScreenRequest }

export function matchRoute(url: string): Matched {
  const { pathname: path, searchParams: search } = new URL(url, 'http://shop.invalid')
  for (const route of routes) {
    const params = matchPath(route.pattern, path)
    if (params) return { route, request: { path, params, search } }
  }
  return { route: missingRoute, request: { path, params: {}, search } }
}
