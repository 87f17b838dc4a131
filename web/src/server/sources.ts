// Source file of each screen, as a key of the build's manifest.

const folder = 'src/screens/'

const files: Record<string, string> = {
  '/': 'shop/home/HomeScreen.tsx',
  '/collections': 'shop/home/CollectionsScreen.tsx',
  '/c/:slug': 'shop/listing/ListingScreen.tsx',
  '/brands': 'shop/brands/BrandsScreen.tsx',
  '/brands/:slug': 'shop/brands/BrandScreen.tsx',
  '/search': 'shop/search/SearchScreen.tsx',
  '/p/:slug': 'shop/product/ProductScreen.tsx',
  '/_gallery': 'gallery/GalleryScreen.tsx',
  '/back-in-stock': 'shop/back-in-stock/StockAlertScreen.tsx',
  '/cart': 'cart/CartScreen.tsx',
  '/checkout': 'checkout/CheckoutScreen.tsx',
  '/checkout/return': 'checkout/CheckoutReturnScreen.tsx',
  '/checkout/thank-you': 'checkout/ThankYouScreen.tsx',
  '*': 'problems/NotFoundScreen.tsx',
  '!': 'problems/ErrorScreen.tsx',
  '/login': 'sign-in/LoginScreen.tsx',
  '/register': 'sign-in/RegisterScreen.tsx',
  '/login/verify': 'sign-in/VerifyScreen.tsx',
  '/login/factor': 'sign-in/FactorScreen.tsx',
  '/login/pending': 'sign-in/PendingScreen.tsx',
  '/recover': 'sign-in/RecoverScreen.tsx',
  '/recover/reset': 'sign-in/ResetScreen.tsx',
  '/callback': 'sign-in/CallbackScreen.tsx',
  '/account': 'account/OverviewScreen.tsx',
  '/account/profile': 'account/ProfileScreen.tsx',
  '/account/addresses': 'account/AddressesScreen.tsx',
  '/account/orders': 'account/OrdersScreen.tsx',
  '/account/orders/:id': 'account/OrderScreen.tsx',
  '/account/notifications': 'account/NotificationsScreen.tsx',
  '/account/security': 'account/SecurityScreen.tsx',
  '/account/community': 'account/CommunityScreen.tsx',
  '/account/delete': 'account/DeleteScreen.tsx',
  '/members': 'members/DirectoryScreen.tsx',
  '/members/:slug': 'members/MemberScreen.tsx',
}

/** Modules to preload on a page of this pattern. */
export function sourcesOf(pattern: string): string[] {
  const file = files[pattern]
  if (!file) return []
  const isMembers = /^(sign-in|account|members)\//.test(file)
  return [...(isMembers ? ['src/app/member-screens.ts'] : []), folder + file]
}
