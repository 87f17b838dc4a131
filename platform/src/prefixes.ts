// Maps the internal path of an operation to its public paths. The gateway calls the first of each list. Source:
// docs/contract/transport.md §2, docs/contract/catalog.md §1.

/** Public path prefixes of each service; the default host's comes first. */
export const prefixes = {
  currentCart: [
    '/ecom/v1/carts',
    '/_api/ecom-cart/v1/carts',
    '/_api/cart/v1/carts',
    '/cart-v1-proxy/v1/carts',
  ],
  checkouts: ['/ecom/v1/checkouts'],
  checkoutSettings: ['/ecom/v1/checkout-settings'],
  oauth: ['/oauth2', '/_api/oauth2'],
  redirects: [
    '/_api/redirects-api/v1/redirect-session',
    '/redirect-session/v1/redirect-session',
    '/headless/v1/redirect-session',
    '/v1/redirect-session',
  ],
  productsRead: ['/stores-reader/v1', '/_api/catalog-reader-server/v1', '/stores-reader/api/v1'],
  productsWrite: ['/stores/v1', '/_api/catalog-server/v1'],
  catalogVersioning: [
    '/stores/v3/provision',
    '/_api/stores/v3/provision',
    '/_api/provision',
    '/v3/provision',
  ],
  collectionsRead: [
    '/stores-reader/v2/collections',
    '/v2/collections',
    '/_api/catalog-server/v2/collections',
  ],
  brands: ['/stores/v3/brands', '/_api/brand/v3/brands'],
  brandsBulk: ['/stores/v3/bulk/brands', '/_api/brand/v3/bulk/brands'],
  authentication: ['/_api/iam/authentication', '/iam/authentication', '/_api/authentication'],
  recovery: ['/_api/iam/recovery', '/_iam/recovery', '/iam/recovery'],
  verification: ['/_api/iam/verification', '/iam/verification'],
  members: ['/members/v1/members', '/_api/members/v1/members'],
  asyncJobs: ['/async-jobs/v1/jobs'],
  siteMedia: ['/site-media/v1'],
  memberCustomFields: ['/members/v1/custom-fields', '/_api/members/v1/custom-fields'],
  orders: [
    '/ecom/v1/orders',
    '/_api/ecom-orders/v1/orders',
    '/ecom/v1/ep-orders',
    '/_api/orders/v1/orders',
  ],
  siteProperties: ['/site-properties/v4/properties'],
  siteCurrencies: ['/settings/v1/currencies/site'],
  publishedUrls: ['/urls-server/v2/published-site-urls'],
  oauthApps: ['/oauth-app/v1/oauth-apps'],
  backInStockNotifications: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests',
    '/v1/back-in-stock-notification-requests',
  ],
} as const

/** Returns path and aliases of an operation: every prefix of its service, followed by `rest`. */
export function under(service: keyof typeof prefixes, rest = '') {
  const [path, ...aliases] = prefixes[service].map((prefix) => prefix + rest)
  return { path: path ?? rest, aliases }
}
