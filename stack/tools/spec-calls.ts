// Every call of spec §7, in its order. A test compares this list with the text of docs/spec.md.
import { brandRows } from './admin-calls.ts'
import { catalogWriteRows } from './catalog-write-calls.ts'
import { authenticationRows, memberRows, recoveryRows } from './member-calls.ts'
import type { Row, SpecCall } from './spec-row.ts'

const section = (name: string, rows: readonly Row[]): SpecCall[] =>
  rows.map(([method, path, table, graphql, screen]) => ({
    section: name,
    method,
    path,
    table,
    graphql,
    screen,
  }))

const cart = '/v1/carts/current'

export const specCalls: readonly SpecCall[] = [
  ...section('Current cart', [
    ['GET', cart, 'currentCart.getCurrentCart', 'Query.cart', 'cart, drawer'],
    ['PATCH', cart, 'currentCart.updateCurrentCart', 'Mutation.updateCart, applyCoupon', 'cart'],
    [
      'POST',
      `${cart}/add-to-cart`,
      'currentCart.addToCurrentCart',
      'Mutation.addToCart',
      'product',
    ],
    [
      'POST',
      `${cart}/remove-line-items`,
      'currentCart.removeLineItemsFromCurrentCart',
      'Mutation.removeCartLines',
      'cart, drawer',
    ],
    [
      'POST',
      `${cart}/create-checkout`,
      'currentCart.createCheckoutFromCurrentCart',
      'Mutation.createCheckout, startCheckout',
      'cart, checkout',
    ],
    [
      'POST',
      `${cart}/remove-coupon`,
      'currentCart.removeCouponFromCurrentCart',
      'Mutation.removeCoupon',
      'cart',
    ],
    [
      'POST',
      `${cart}/update-line-items-quantity`,
      'currentCart.updateCurrentCartLineItemQuantity',
      'Mutation.setCartLineQuantities',
      'cart, drawer',
    ],
    [
      'POST',
      `${cart}/estimate-totals`,
      'currentCart.estimateCurrentCartTotals',
      'Query.cartEstimate',
      'cart',
    ],
    ['DELETE', cart, 'currentCart.deleteCurrentCart', 'Mutation.deleteCart', 'playground'],
  ]),
  ...section('Members', memberRows),
  ...section('Redirect session', [
    [
      'POST',
      '/v1/redirect-session',
      'redirects.createRedirectSession',
      'Mutation.createRedirectSession, startCheckout, startSignIn, logout',
      'checkout hand-off, callback',
    ],
  ]),
  ...section('Authentication', authenticationRows),
  ...section('Recovery and verification', recoveryRows),
  ...section('Token', [
    ['POST', '/oauth2/token', 'oauth.token', 'none: tokens stay on the server', 'none'],
  ]),
  ...section('Collections (read)', [
    ['GET', '/v2/collections/{id}', 'collections.getCollection', 'Query.collection', 'listing'],
    [
      'GET',
      '/v2/collections/slug/{slug}',
      'collections.getCollectionBySlug',
      'Query.collection',
      'listing',
    ],
    [
      'POST',
      '/v2/collections/query',
      'collections.queryCollections',
      'Query.collections',
      'home, collections, shell',
    ],
  ]),
  ...section('Products and collections (write, v1)', catalogWriteRows),
  ...section('Products (read, v1)', [
    ['GET', '/v1/products/{id}', 'productsRead.getProduct', 'Query.product', 'product'],
    [
      'GET',
      '/v1/collections/slug/{slug}',
      'productsRead.getCollectionBySlug',
      'Query.collection',
      'listing',
    ],
    [
      'POST',
      '/v1/products/{id}/productOptionsAvailability',
      'productsRead.getProductOptionsAvailability',
      'Product.availability',
      'product',
    ],
    [
      'POST',
      '/v1/products/{id}/variants/query',
      'productsRead.queryProductVariants',
      'Product.variants',
      'playground',
    ],
    [
      'POST',
      '/v1/variants/query',
      'productsRead.queryStoreVariants',
      'Query.storeVariants',
      'playground',
    ],
    [
      'GET',
      '/v1/variants/{id}',
      'productsRead.getStoreVariant',
      'Query.storeVariant',
      'playground',
    ],
    [
      'POST',
      '/v1/products/query-platformized',
      'productsRead.queryProducts',
      'Query.products, product, suggest, Product.related, Brand.products',
      'home, listing, search, brand, product',
    ],
  ]),
  ...section('Brands (v3)', brandRows),
]
