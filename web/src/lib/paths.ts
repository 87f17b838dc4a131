// Paths that more than one screen links to.

import { basePath } from '../__generated__/messages/locale.ts'

/** Slug of the platform's collection of all products. */
export const everything = 'all-products'

export const paths = {
  home: basePath || '/',
  collections: `${basePath}/collections`,
  collection: (slug: string) => `${basePath}/c/${encodeURIComponent(slug)}`,
  brands: `${basePath}/brands`,
  brand: (slug: string) => `${basePath}/brands/${encodeURIComponent(slug)}`,
  search: (query?: string) =>
    query ? `${basePath}/search?${new URLSearchParams({ q: query })}` : `${basePath}/search`,
  product: (slug: string) => `${basePath}/p/${encodeURIComponent(slug)}`,
  page: (slug: string) => `${basePath}/pages/${slug}`,
  cart: `${basePath}/cart`,
  checkout: `${basePath}/checkout`,
  checkoutReturn: `${basePath}/checkout/return`,
  checkoutThankYou: `${basePath}/checkout/thank-you`,
  login: `${basePath}/login`,
  account: `${basePath}/account`,
  members: `${basePath}/members`,
  gallery: `${basePath}/_gallery`,
} as const
