// Steps of shoppers that journeys share.
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { slowFactor } from './slow-network.ts'

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  )
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until React has hydrated the element: code of parts that come later may still be loading on a slow line. */
export const expectHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).join()), {
      timeout: 15_000 * slowFactor,
    })
    .toContain('__reactProps')

/**
 * Waits for a part whose code a page loads while it is idle, until it has run with all that it imports: what is missing when the
 * connection is lost stays missing.
 */
export async function idlePart(page: Page, name: string): Promise<void> {
  const response = await page.waitForResponse(new RegExp(`/assets/${name}-[^/]*\\.js`))
  await page.evaluate((url) => import(url).then(() => undefined), response.url())
}

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Cart' })
export const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Cart/ })
export const lineOf = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'In your cart' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
export const quantityOf = (page: Page, name: string): Locator =>
  lineOf(page, name).getByRole('spinbutton')
export const removalOf = (page: Page, name: string): Locator =>
  lineOf(page, name).getByRole('button', { name: `Remove ${name}` })
export const summary = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Order summary' })

/** Returns the amount beside a term of the summary, such as `Total`. */
export const figure = (page: Page, label: string | RegExp): Locator =>
  summary(page)
    .getByRole('term')
    .filter({ hasText: label })
    .locator('xpath=following-sibling::dd[1]')

/** Adds the product of the page to the cart; the drawer opens with it. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(page).getByRole('link', { name: 'View cart' })).toBeVisible()
  // The drawer opens before the line is in it.
  await expect(drawer(page).getByRole('listitem').first()).toBeVisible()
  await expect(drawer(page).getByText('Being added')).toHaveCount(0)
}

const productQuery = `query ($slug: String!) {
  product(slug: $slug) { id variants(first: 1) { nodes { choices { option choice } } } }
}`
const addMutation = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { code message } } }`
type Choice = { option: string; choice: string }
type Offer = { id: string; variants: { nodes: { choices: Choice[] }[] } }

/** Sends a document as the session that the page's browser has; returns its data. */
export async function execute<Data>(page: Page, query: string, variables: object): Promise<Data> {
  const response = await page.request.post('/graphql', {
    headers: { 'x-vitrine-client': 'test', 'sec-fetch-site': 'same-origin' },
    data: { query, variables },
  })
  return (await response.json()).data
}

/**
 * Adds the product of a page by a request: the variant of the address, or else the first one. What the button does is
 * tested in `buy.e2e.ts`, `product.e2e.ts` and `quick-add.e2e.ts`.
 */
async function addByRequest(page: Page, path: string): Promise<void> {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const [slug] = /[^/]+$/.exec(pathname) ?? []
  const { product } = await execute<{ product: Offer }>(page, productQuery, { slug })
  const chosen = [...searchParams].map(([option, choice]) => ({ option, choice }))
  const choices = chosen.length > 0 ? chosen : product.variants.nodes[0]?.choices
  const lines = [{ productId: product.id, quantity: 1, choices }]
  const data = await execute(page, addMutation, { input: { lines } })
  expect(data).toEqual({ addToCart: { problems: [] } })
}

/** Fills a cart with these products, one after another, and opens its page. */
export async function fillCart(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) await addByRequest(page, path)
  await openCart(page)
}

/** Opens the page of a cart with lines and waits until its scripts work, which takes long on a slow line. */
export async function openCart(page: Page): Promise<void> {
  // The cart engine loads after the page, and the subscription comes last.
  const listening = page.waitForResponse(
    (response) => (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
    { timeout: 30_000 },
  )
  await visit(page, '/cart')
  await listening
}

export const address = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Byron',
  Address: '12 Warren Street',
  City: 'Hudson',
  'ZIP or postal code': '12534',
  'State or province': 'NY',
} as const

/** Fills in the hosted page and waits until it has calculated the delivery. */
export async function fillAddress(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  // It decides whether the state is optional, which its label says.
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
  for (const [label, value] of Object.entries(address)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
  await expect(
    page.getByRole('group', { name: 'Shipping', exact: true }).getByRole('radio').first(),
  ).toBeVisible()
}

/** What the thank-you page says will happen. */
export const nextSteps = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What happens next' }) })
    .getByRole('listitem')

/** Whether a tracking number is sent is the merchant's choice, which the shop cannot read. */
export const promises = [
  'We pack your order.',
  'Something not right? Reply to the email that confirms your order, and we’ll fix it.',
]

export async function pay(page: Page): Promise<void> {
  await fillAddress(page)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page).toHaveURL(/\/checkout\/thank-you\?/)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
}
