// Styles that the shop's pages do not need for their first paint, by their paths below src. Everything else is in the
// first sheet, which every page waits for.

const sheets = {
  /** Account, sign-in and other members. */
  account: [
    'app/shell/AccountMenu',
    'screens/account/',
    'screens/gallery/',
    'screens/members/',
    'screens/sign-in/',
  ],
  /** Cart, its drawer, checkout, and what opens over a page. */
  cart: [
    'app/language/',
    'app/suggestions/',
    'cart/',
    'screens/cart/',
    'screens/checkout/',
    'screens/shop/product/Lightbox',
    'screens/shop/quick-add/',
    'ui/Dialog',
    'skeletons/',
  ],
  /** Lists of products, also that of a brand. */
  listing: [
    'screens/shop/brands/BrandStory',
    'screens/shop/facets/',
    'screens/shop/parts/EditorialTile',
    'screens/shop/parts/FilterBar',
    'screens/shop/parts/Listing',
    'screens/shop/search/',
  ],
  /** What is read rather than bought: home, brands, pages of text. */
  editorial: [
    'offline/',
    'screens/content/',
    'screens/shop/brands/',
    'screens/shop/home/',
    'screens/shop/parts/CollectionTile',
  ],
  /** A product. */
  product: ['screens/shop/back-in-stock/', 'screens/shop/product/', 'screens/shop/viewed/'],
} as const

export type Sheet = keyof typeof sheets

export const sheetNames = Object.keys(sheets) as Sheet[]

/** The sheet of a module, named by its path; null for the first one. */
export const sheetOf = (id: string): Sheet | null =>
  sheetNames.find((name) => sheets[name].some((path) => id.includes(`/web/src/${path}`))) ?? null
