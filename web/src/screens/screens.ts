// All screens, one line each. Routing, the member rule, preloads, metadata and the paths for crawlers derive from it.
import type { ScreenModule, WithViewer } from '../lib/screen.ts'

/** `public` pages are the same for all callers; `private` ones use the caller's session; `member` ones need a member. */
export type Audience = 'public' | 'private' | 'member'

export type Route = {
  pattern: string
  audience: Audience
  module: () => Promise<ScreenModule>
  /** The sitemap lists the path; or crawlers are refused, by robots.txt and by noindex. */
  crawlers?: 'listed' | 'refused'
  /** The page may change the session: it is always loaded from the server, never from the cache. */
  changesSession?: boolean
  /** The screen exists only where `NODE_ENV` is `development`. */
  isForDevelopment?: boolean
}

type Extras = Partial<Omit<Route, 'pattern' | 'audience' | 'module'>>

const screen = (
  pattern: string,
  audience: Audience,
  module: Route['module'],
  extras?: Extras,
): Route => ({ pattern, audience, module, ...extras })

/** Visitors are redirected to sign in; a screen whose documents do not select the viewer does not compile. */
const memberScreen = (pattern: string, module: () => Promise<ScreenModule<WithViewer>>) =>
  screen(pattern, 'member', module)

// biome-ignore format: one line for each screen
export const screens: readonly Route[] = [
  screen('/', 'public', () => import('./shop/home/HomeScreen.tsx'), { crawlers: 'listed' }),
  screen('/collections', 'public', () => import('./shop/home/CollectionsScreen.tsx'), { crawlers: 'listed' }),
  screen('/c/:slug', 'public', () => import('./shop/listing/ListingScreen.tsx')),
  screen('/brands', 'public', () => import('./shop/brands/BrandsScreen.tsx'), { crawlers: 'listed' }),
  screen('/brands/:slug', 'public', () => import('./shop/brands/BrandScreen.tsx')),
  screen('/search', 'public', () => import('./shop/search/SearchScreen.tsx'), { crawlers: 'refused' }),
  screen('/p/:slug', 'public', () => import('./shop/product/ProductScreen.tsx')),
  screen('/pages/:slug', 'public', () => import('./content/ContentScreen.tsx')),
  screen('/offline', 'public', () => import('./offline/OfflineScreen.tsx'), { crawlers: 'refused' }),
  screen('/_gallery', 'public', () => import('./gallery/GalleryScreen.tsx'), { isForDevelopment: true }),
  screen('/back-in-stock', 'private', () => import('./shop/back-in-stock/StockAlertScreen.tsx'), { crawlers: 'refused' }),
  screen('/cart', 'private', () => import('./cart/CartScreen.tsx'), { crawlers: 'refused' }),
  screen('/checkout', 'private', () => import('./checkout/CheckoutScreen.tsx'), { crawlers: 'refused' }),
  screen('/checkout/return', 'private', () => import('./checkout/CheckoutReturnScreen.tsx')),
  screen('/checkout/thank-you', 'private', () => import('./checkout/ThankYouScreen.tsx')),
  screen('/login', 'private', () => import('./sign-in/LoginScreen.tsx'), { changesSession: true }),
  screen('/register', 'private', () => import('./sign-in/RegisterScreen.tsx'), { changesSession: true }),
  screen('/login/verify', 'private', () => import('./sign-in/VerifyScreen.tsx'), { changesSession: true }),
  screen('/login/factor', 'private', () => import('./sign-in/FactorScreen.tsx'), { changesSession: true }),
  screen('/login/pending', 'private', () => import('./sign-in/PendingScreen.tsx'), { changesSession: true }),
  screen('/recover', 'private', () => import('./sign-in/RecoverScreen.tsx'), { changesSession: true }),
  screen('/recover/reset', 'private', () => import('./sign-in/ResetScreen.tsx'), { changesSession: true }),
  screen('/callback', 'private', () => import('./sign-in/CallbackScreen.tsx'), { changesSession: true }),
  memberScreen('/account', () => import('./account/OverviewScreen.tsx')),
  memberScreen('/account/profile', () => import('./account/ProfileScreen.tsx')),
  memberScreen('/account/addresses', () => import('./account/AddressesScreen.tsx')),
  memberScreen('/account/orders', () => import('./account/OrdersScreen.tsx')),
  memberScreen('/account/orders/:id', () => import('./account/OrderScreen.tsx')),
  memberScreen('/account/notifications', () => import('./account/NotificationsScreen.tsx')),
  memberScreen('/account/security', () => import('./account/SecurityScreen.tsx')),
  memberScreen('/account/community', () => import('./account/CommunityScreen.tsx')),
  memberScreen('/account/delete', () => import('./account/DeleteScreen.tsx')),
  screen('/members', 'public', () => import('./members/DirectoryScreen.tsx')),
  screen('/members/:slug', 'public', () => import('./members/MemberScreen.tsx')),
]

/** Shown when no pattern matches, and when a screen reports its content as missing. */
export const missingScreen = screen('*', 'public', () => import('./problems/NotFoundScreen.tsx'))

/** Shown in place of a screen whose data failed to load. */
export const failedScreen = screen('!', 'public', () => import('./problems/ErrorScreen.tsx'))
