// The screens that docs/design-review.md judges, in the order of a visit.
import type { Page } from '@playwright/test'
import { localizedPath } from '@vitrine/languages'
import { expect } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/member-steps.ts'
import { execute, visit } from '../e2e/steps.ts'
import { picturesStored, visitAndStore } from '../e2e/worker-steps.ts'
import type { Appearance } from './appearances.ts'

export type Screen = {
  /** Also the name of its picture. */
  name: string
  open: (page: Page, appearance: Appearance) => Promise<unknown>
}

const at = (name: string, path: string): Screen => ({
  name,
  open: (page, { language }) => visit(page, localizedPath(language, path)),
})

const firstLine = `query ($slug: String!) {
  product(slug: $slug) { id variants(first: 1) { nodes { choices { option choice } } } }
}`
const addLine = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { code } } }`
type Choice = { option: string; choice: string }
type Product = { id: string; variants: { nodes: { choices: Choice[] }[] } }

/** Adds one of each product to the session's cart. */
async function fill(page: Page, ...slugs: string[]): Promise<void> {
  for (const slug of slugs) {
    const { product } = await execute<{ product: Product }>(page, firstLine, { slug })
    const { choices } = product.variants.nodes[0] ?? {}
    const lines = [{ productId: product.id, quantity: 1, choices }]
    expect(await execute(page, addLine, { input: { lines } })).toEqual({
      addToCart: { problems: [] },
    })
  }
}

const cart: Screen = {
  name: 'cart',
  async open(page, { language }) {
    await fill(page, 'morning-mug', 'linen-cushion', 'gardeners-soap')
    await visit(page, localizedPath(language, '/cart'))
  },
}

const cartDrawer: Screen = {
  name: 'cart-drawer',
  async open(page, { language }) {
    await visit(page, localizedPath(language, '/p/hand-trowel'))
    await page.locator('main form button[type=submit]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(4)
  },
}

const payment: Screen = {
  name: 'payment',
  async open(page, { language }) {
    await visit(page, localizedPath(language, '/cart'))
    await page.locator('main form[action*=checkout] button[type=submit]').first().click()
    // The cart has fields of the same names.
    await page.waitForURL(({ pathname }) => pathname.startsWith('/hosted/checkout'))
  },
}

const visited = ['/brands/tarn-lighting', '/p/station-wall-clock', '/c/ceramics', '/p/moon-jar']

const address = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine: '12 Warren Street',
  city: 'Hudson',
  postalCode: '12534',
  subdivision: 'NY',
}

const confirmation: Screen = {
  name: 'confirmation',
  async open(page) {
    await page.locator('select[name=country]').selectOption('US')
    for (const [name, value] of Object.entries(address))
      await page.locator(`input[name=${name}]`).fill(value)
    await expect(page.locator('input[type=radio]').first()).toBeVisible()
    await page.locator('button[data-part=pay]').click()
    await page.waitForURL(/\/checkout\/thank-you\?/)
  },
}

/** As in the middle of a visit: the worker has stored some pages. */
const offline: Screen = {
  name: 'offline',
  async open(page, { language }) {
    for (const path of visited) {
      await visitAndStore(page, localizedPath(language, path))
      await picturesStored(page)
    }
    await visit(page, localizedPath(language, '/offline'))
    await expect(page.locator('main nav img').first()).toBeVisible()
  },
}

const account: Screen = {
  name: 'account',
  async open(page, { language }) {
    await signIn(page)
    await visit(page, localizedPath(language, '/account'))
  },
}

const order: Screen = {
  name: 'order',
  async open(page, { language }) {
    await visit(page, localizedPath(language, '/account/orders'))
    await page.locator('main a[href*="/account/orders/"]').first().click()
    await page.waitForURL(/\/account\/orders\/.+/)
  },
}

export const screens: readonly Screen[] = [
  at('home', '/'),
  at('collections', '/collections'),
  at('collection', '/c/ceramics'),
  at('filtered', '/c/all-products?max=60&stock=1'),
  at('nothing-found', '/search?q=qqqqqq'),
  at('search', '/search?q=tarn'),
  at('product', '/p/morning-mug'),
  at('sold-out', '/p/milk-jug'),
  at('brands', '/brands'),
  at('brand', '/brands/saltmarsh-pottery'),
  at('text', '/pages/shipping'),
  at('empty-cart', '/cart'),
  cart,
  cartDrawer,
  payment,
  confirmation,
  at('sign-in', '/login'),
  at('register', '/register'),
  at('members', '/members'),
  at('missing', '/x'),
  offline,
  account,
  at('orders', '/account/orders'),
  order,
  at('addresses', '/account/addresses'),
  at('profile', '/account/profile'),
  at('security', '/account/security'),
]
