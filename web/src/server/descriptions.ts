// The describing function of each screen. Server only: none of this travels to a browser.
import { siteDescription, siteName } from '../app/site.ts'
import { paths } from '../lib/paths.ts'
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
  '/brands/:name': describeBrand,
  '/search': (_read, { search }) => ({
    title: search.get('q') ? `Search: ${search.get('q')}` : 'Search',
    canonical: paths.search(),
    isNoindex: true,
  }),
  '/p/:slug': describeProduct,
  '/cart': plain('Cart', paths.cart, hidden),
  '/checkout': plain('Checkout', paths.checkout, hidden),
  '/checkout/return': plain('Payment not finished', paths.checkoutReturn, hidden),
  '/checkout/thank-you': plain('Thank you', paths.checkoutThankYou, hidden),
  '/_gallery': plain('Gallery', paths.gallery, hidden),
}

export const failed: Description = {
  title: 'This page did not load',
  canonical: '/',
  isNoindex: true,
}
