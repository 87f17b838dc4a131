// The screens from the empty cart to the order, each of which continues where the one before ended.
import type { Page } from '@playwright/test'
import { localizedPath } from '@vitrine/languages'
import { expect } from '../e2e/fixtures.ts'
import { execute, visit } from '../e2e/steps.ts'
import { at, type Screen } from './screen.ts'

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
  isMain: true,
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
  isMain: true,
  async open(page, { language }) {
    await visit(page, localizedPath(language, '/cart'))
    await page.locator('main form[action*=checkout] button[type=submit]').first().click()
    // The cart has fields of the same names.
    await page.waitForURL(({ pathname }) => pathname.startsWith('/hosted/checkout'))
  },
}

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

export const buyingScreens: readonly Screen[] = [
  at('empty-cart', '/cart'),
  cart,
  cartDrawer,
  at('checkout', '/checkout'),
  payment,
  confirmation,
  at('checkout-return', '/checkout/return'),
]
