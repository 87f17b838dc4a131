// Functions for the metadata of each screen. Server only: not part of the browser's bundle.
import { siteDescription, siteName } from '../app/site.ts'
import { readListing } from '../lib/listing-state.ts'
import { paths } from '../lib/paths.ts'
import { describeOrder } from '../screens/account/describe-order.ts'
import { describeDirectory, describeMember } from '../screens/members/describe-members.ts'
import { describeBrand, describeBrands } from '../screens/shop/brands/describe-brands.ts'
import { describeListing } from '../screens/shop/listing/describe-listing.ts'
import { describeProduct } from '../screens/shop/product/describe-product.ts'
import type { Describe, Description } from './description.ts'

const describeHome: Describe = (_read, _request, publicUrl) => ({
  title: '',
  description: siteDescription,
  canonical: paths.home,
  jsonLd: [
    { '@context': 'https://schema.org', '@type': 'Organization', name: siteName, url: publicUrl },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url: publicUrl,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/search?q={query}`,
        'query-input': 'required name=query',
      },
    },
  ],
})

const plain =
  (title: string, canonical: string, more: Partial<Description> = {}): Describe =>
  () => ({ title, canonical, ...more })

const hidden = { isNoindex: true }

export const descriptions: Record<string, Describe> = {
  '/': describeHome,
  '/collections': plain('All collections', paths.collections),
  '/c/:slug': describeListing,
  '/brands': describeBrands,
  '/brands/:slug': describeBrand,
  '/search': (_read, { search }) => {
    const { q } = readListing(search)
    return { title: q ? `Search: ${q}` : 'Search', canonical: paths.search(), isNoindex: true }
  },
  '/p/:slug': describeProduct,
  '/back-in-stock': plain('Tell me when it is back', '/back-in-stock', hidden),
  '/cart': plain('Cart', paths.cart, hidden),
  '/checkout': plain('Checkout', paths.checkout, hidden),
  '/checkout/return': plain('Back from the payment page', paths.checkoutReturn, hidden),
  '/checkout/thank-you': plain('Your order', paths.checkoutThankYou, hidden),
  '/account/orders/:id': describeOrder,
  '/members': describeDirectory,
  '/members/:slug': describeMember,
  '/_gallery': plain('Gallery', paths.gallery, hidden),
}

/** Metadata of members' pages: private ones are noindex, profiles and the directory are public. */
const memberTitles: Record<string, string> = {
  '/login': 'Sign in',
  '/register': 'Create an account',
  '/login/verify': 'Confirm your email',
  '/login/factor': 'One more step',
  '/login/pending': 'Almost there',
  '/recover': 'Set a new password',
  '/recover/reset': 'Choose a new password',
  '/callback': 'Signing in',
  '/account': 'Your account',
  '/account/profile': 'Profile',
  '/account/addresses': 'Addresses',
  '/account/orders': 'Orders',
  '/account/notifications': 'Back in stock',
  '/account/security': 'Security',
  '/account/community': 'Community',
  '/account/delete': 'Delete account',
}
for (const [pattern, title] of Object.entries(memberTitles)) {
  descriptions[pattern] = plain(title, pattern, hidden)
}

export const failed: Description = {
  title: 'This page did not load',
  canonical: '/',
  isNoindex: true,
}
