// Modules that share a chunk of the storefront, by their paths below src or by package: compressed together, and cached
// once.
// A path that names no module fails the build, so that a rename cannot move a module unnoticed.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const chunks = {
  /** Small modules of most screens. */
  parts: [
    'app/shell/use-feature',
    'ui/Banner',
    'ui/Breadcrumbs',
    'ui/Button',
    'ui/Field',
    'ui/Picture',
    'ui/Price',
    'ui/VisuallyHidden',
    'lib/form-path',
    'lib/low-stock',
    'lib/rich',
    'lib/screen',
    'lib/loaded-problem-words',
    '__generated__/fragment-masking',
    '__generated__/messages/product',
    '@vitrine/pictures/sized',
  ],
  /** What is chosen of a product, and how many: its page and the cart. And the link to its brand. */
  choosing: [
    'app/shell/TermsLinks',
    'ui/QuantityStepper',
    'ui/QuantityStepper.module',
    'lib/brand-slug',
    'lib/product-choices',
    'screens/shop/back-in-stock/StockAlertFields',
    'screens/shop/product/buy-problems',
  ],
  /** Pages with product grids, and with a picture of a brand. */
  cards: [
    'product-card/ProductTile',
    'product-card/card-choice',
    'product-card/QuickAddButton',
    'product-card/is-quick',
    'screens/shop/brands/brand-picture',
    'ui/ProductCard',
    'ui/ColorDots',
    'ui/Grid',
    'ui/PageHead',
  ],
  /** Lists with filters and pagination. */
  lists: [
    'screens/shop/parts/Listing',
    'screens/shop/parts/FilterBar',
    'screens/shop/parts/SortSelect',
    'screens/shop/parts/is-beyond-end',
    'screens/shop/parts/listing-fragment',
    'screens/shop/parts/use-more-pages',
    'ui/Pagination',
    'lib/listing-state',
    'lib/pagination',
  ],
  /** All forms of members. */
  forms: [
    'forms/Form',
    'forms/FormField',
    'forms/FormSummary',
    'forms/SubmitRow',
    'forms/attempt-form',
    'forms/define-form',
    'forms/use-form',
    'forms/use-graphql-form',
    'forms/form-fields',
    'forms/send-form',
    'forms/check-form',
    'forms/problems-from-url',
    'forms/form-document',
    'lib/account-paths',
    'app/shell/use-account-pages',
  ],
  /** Fields of the profile's forms. */
  profile: ['__generated__/messages/account', 'forms/FormSelect', 'screens/account/retained-input'],
  /** Of orders, in the account and right after the payment. */
  orders: ['lib/dates', 'ui/PrintButton', 'ui/printed-foot'],
  /** How far an order is. */
  statuses: ['screens/account/OrderStatus', 'screens/account/status-words'],
  /** The frame of all account pages. */
  account: [
    'screens/account/Account.module',
    'screens/account/AccountFrame',
    'screens/account/Section',
    'screens/account/Person',
  ],
  /** What stands in place of data that is missing: some account pages report it as a whole. */
  missing: [
    'screens/account/DataMissing',
    'screens/account/OrdersMissing',
    'screens/account/ProfileMissing',
  ],
}

/** Sources of other packages of the workspace are below `src` too. */
const inRepository = (path: string) =>
  /^@vitrine\//.test(path) ? path.replace(/^@vitrine\/(\w+)/, '$1/src') : `web/src/${path}`

const extensions = ['.ts', '.tsx', '.css']

function assertModule(path: string): void {
  const file = fileURLToPath(new URL(`../../${inRepository(path)}`, import.meta.url))
  if (!extensions.some((extension) => existsSync(file + extension)))
    throw new Error(`A chunk names ${path}, which is no module`)
}

/** Messages of all languages are in the same chunk, each in its own build. */
const escaped = (path: string) =>
  path.replaceAll('.', '\\.').replace('/messages/', '/messages(\\.\\w+)?/')

/** Groups for Rolldown's code splitting; each module's styles go with it. */
export const chunkGroups = Object.entries(chunks).map(([name, paths]) => {
  paths.forEach(assertModule)
  const sources = paths.map(inRepository).map(escaped)
  return { name, test: new RegExp(`/(${sources.join('|')})\\.`) }
})
