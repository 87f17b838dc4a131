// Paths that more than one screen links to.

/** Slug of the platform's collection of all products. */
export const everything = 'all-products'

export const paths = {
  home: '/',
  collections: '/collections',
  collection: (slug: string) => `/c/${encodeURIComponent(slug)}`,
  brands: '/brands',
  brand: (slug: string) => `/brands/${encodeURIComponent(slug)}`,
  search: (query?: string) => (query ? `/search?${new URLSearchParams({ q: query })}` : '/search'),
  product: (slug: string) => `/p/${encodeURIComponent(slug)}`,
  page: (slug: string) => `/pages/${slug}`,
  cart: '/cart',
  checkout: '/checkout',
  checkoutReturn: '/checkout/return',
  checkoutThankYou: '/checkout/thank-you',
  login: '/login',
  account: '/account',
  members: '/members',
  gallery: '/_gallery',
} as const
