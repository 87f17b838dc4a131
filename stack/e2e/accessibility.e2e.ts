// Every kind of page through axe, light and dark, and none wider than a small phone. Scenes that change nothing share a
// journey: the platform is reset and members sign in once for all of them.
import type { Page } from '@playwright/test'
import { checkScenes, faultsOf } from './appearances.ts'
import type { JourneyControl } from './control.ts'
import { expect, test, withoutTrace } from './fixtures.ts'
import { fillLogin, logIn, mara, register } from './member-steps.ts'
import { addToCart, drawer, fillCart, pay, visit } from './steps.ts'

type Scene = (page: Page, control: JourneyControl) => Promise<unknown>
type Scenes = Record<string, Scene>

const at =
  (path: string): Scene =>
  (page) =>
    visit(page, path)

/** Amounts that are being recalculated are dimmed for a moment. */
const expectSettled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)

const someBrand: Scene = async (page) => {
  await visit(page, '/brands')
  await page.getByRole('main').getByRole('link', { name: 'Saltmarsh Pottery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saltmarsh Pottery' })).toBeVisible()
}

/** Opens all groups, with one selected value and disabled ones. */
const facets: Scene = async (page) => {
  await visit(page, '/c/all-products?brand=tarn-lighting&opt.Color=Pine&sale=1')
  await expect(page.getByRole('form', { name: 'Filters', includeHidden: true })).toHaveCount(1)
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
}

const filterSheet: Scene = async (page) => {
  await visit(page, '/c/all-products?opt.Color=Pine')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expect(page.getByRole('button', { name: /^Show \d/ })).toBeVisible()
}

const suggestions: Scene = async (page) => {
  await visit(page, '/')
  await page.getByRole('banner').getByLabel('Search the shop').focus()
  await page.keyboard.type('salt')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
}

/** Remembers a product, and shows it below the home page. */
const viewedBefore: Scene = async (page) => {
  await visit(page, '/p/morning-mug')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('vitrine-viewed')))
    .not.toBeNull()
  await visit(page, '/')
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await viewed.scrollIntoViewIfNeeded()
  await expect(viewed.getByRole('link', { name: 'Morning Mug' })).toBeVisible()
}

const lists: Scenes = {
  home: at('/'),
  'home with what was viewed': viewedBefore,
  collections: at('/collections'),
  'a collection': at('/c/ceramics'),
  'a filtered collection': at('/c/all-products?max=40&sort=price-up&page=2'),
  'a collection with nothing left': at('/c/ceramics?min=9000'),
  'facets of every kind': facets,
  'the sheet of filters': filterSheet,
  brands: at('/brands'),
  'page of text': at('/pages/shipping'),
  'a brand': someBrand,
  'search with hits': at('/search?q=mug'),
  suggestions,
  'search without hits': at('/search?q=qqqqqq'),
}

const products: Scenes = {
  'a product with options': at('/p/morning-mug'),
  'an unavailable combination': at('/p/morning-mug?Color=Moss&Size=Large'),
  'a sold-out product': at('/p/milk-jug'),
  'a product with a text': at('/p/herringbone-throw'),
  'an empty cart': at('/cart'),
  'an unfinished payment': at('/checkout/return'),
  'the thank-you page without an order': at('/checkout/thank-you'),
  'the gallery of components': at('/_gallery'),
  'the directory': at('/members'),
  'an empty directory': at('/members?name=zzzz'),
  'a member': at('/members/jonas-weber'),
  'a missing page': at('/x'),
  'the offline page': at('/offline'),
}

const openDrawer: Scene = async (page) => {
  await visit(page, '/p/hand-trowel')
  await addToCart(page)
  await expect(drawer(page)).toBeVisible()
  await expectSettled(page)
}

const payment: Scene = async (page) => {
  await fillCart(page)
  await page.getByRole('button', { name: 'Check out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
}

const missingOnPayment: Scene = async (page) => {
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('alert')).toContainText('Something is missing')
}

const fullCart: Scene = async (page) => {
  await fillCart(page, '/p/morning-mug', '/p/gardeners-soap')
  await page.getByLabel('Country').selectOption('US')
  await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible()
  await expectSettled(page)
}

/** Each continues where the one before ended. */
const purchase: Scenes = {
  'the cart drawer': openDrawer,
  'the payment page': payment,
  'the payment page with errors': missingOnPayment,
  'the thank-you page of an order': async (page, control) => {
    await payment(page, control)
    await pay(page)
  },
  'a full cart': fullCart,
  'the page before payment': at('/checkout'),
}

const wrongLogin: Scene = async (page) => {
  await visit(page, '/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
}

const signIn: Scenes = {
  'sign in': at('/login?returnTo=/account'),
  'sign in after the end of a session': at('/login?ended=1'),
  'sign in with errors': wrongLogin,
  register: at('/register'),
  recover: at('/recover'),
  'a new password': at('/recover/reset?token=made-up'),
  'a failed return from the sign-in': at('/callback#code=made-up&state=made-up'),
}

const anOrder: Scene = async (page) => {
  await visit(page, '/account/orders')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order \d/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
}

const anAddress: Scene = async (page) => {
  await visit(page, '/account/addresses')
  await page.getByRole('link', { name: 'Edit address 1' }).click()
  await expect(page.getByRole('form', { name: 'Edit address' })).toBeVisible()
}

const accountMenu: Scene = async (page) => {
  await visit(page, '/account')
  await page.getByRole('link', { name: 'Account of Mara Lind' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
}

const account: Scenes = {
  'the account': (page) => logIn(page, mara, '/account'),
  profile: at('/account/profile'),
  addresses: at('/account/addresses'),
  'an address': anAddress,
  orders: at('/account/orders'),
  'an order': anOrder,
  security: at('/account/security'),
  community: at('/account/community'),
  'deleting the account': at('/account/delete'),
  'the account menu': accountMenu,
}

const brokenCart: Scene = async (page, control) => {
  await fillCart(page, '/p/hand-trowel', '/p/gardeners-soap')
  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  await visit(page, '/cart')
  await page.getByLabel('Discount code').fill('NOPE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByLabel('Discount code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Before you can check out, remove or change:')).toBeVisible()
  await expectSettled(page)
}

const failing: Scene = async (page, control) => {
  await control.fault({ kind: 'status', status: 500 })
  await page.goto('/c/desk')
  await expect(page.getByRole('alert')).toContainText('This page did not load')
}

const codeStep: Scene = async (page, control) => {
  await control.site({ verificationRequired: true })
  await register(page, 'axe@new.test')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
}

const factorStep: Scene = async (page, control) => {
  await control.site({ secondFactor: 'SMS' })
  await visit(page, '/login')
  await fillLogin(page, mara)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

const approvalStep: Scene = async (page, control) => {
  await control.site({ approvalRequired: true })
  await register(page, 'axe@new.test')
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible()
}

const journeys: Record<string, Scenes> = {
  lists,
  products,
  purchase,
  'sign-in': signIn,
  account,
  'a cart with problems': { 'a cart with problems': brokenCart },
  'a page that failed to load': { 'a page that failed to load': failing },
  'the email code': { 'the email code': codeStep },
  'the second factor': { 'the second factor': factorStep },
  'waiting for approval': { 'waiting for approval': approvalStep },
}

test.describe.configure({ mode: 'parallel' })
test.use({ expectedComplaints: /status of (404|422|500|503)/, ...withoutTrace })
// Each scene is seen in windows of several sizes, into which it moves.
test.use({ allowedShift: Number.POSITIVE_INFINITY })

for (const [name, scenes] of Object.entries(journeys)) {
  test(`${name}: axe finds no violation, and nothing overflows`, async ({ shop, control }) => {
    await checkScenes(shop, control, scenes)
  })
}

const [narrow, wide] = ['dark, 320 px', 'light, 1280 px']
const token = (pair: string) => `<style>:root { --muted: light-dark(${pair}) }</style>`
const small = 'class="money" style="color: var(--muted)"'

/** Markup with a fault, the fault's id, and the appearances in which it shows. */
const planted: Record<string, [markup: string, id: string, forms: string[]]> = {
  'a field without a label': ['<input type="text">', 'label', [narrow, wide]],
  'an id twice': ['<i id="twice"></i><i id="twice"></i>', 'duplicate id', [narrow, wide]],
  'a light token too pale': [
    `${token('#aaa, #ccc')}<p ${small}>Pale</p>`,
    'color-contrast',
    [wide],
  ],
  'a dark token too pale': [
    `${token('#333, #444')}<p ${small}>Pale</p>`,
    'color-contrast',
    [narrow],
  ],
  'an element wider than a phone': ['<div style="width: 400px">Wide</div>', 'too wide', [narrow]],
  'an element only in narrow windows': [
    '<style>@media (min-width: 400px) { #n { display: none } }</style><input id="n">',
    'label',
    [narrow],
  ],
}

test('a planted fault is found in each appearance that has it', async ({ shop }) => {
  test.slow()
  for (const [name, [markup, id, forms]] of Object.entries(planted)) {
    await visit(shop, '/recover')
    await shop.evaluate((html) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
    }, markup)
    const found = (await faultsOf(shop)).filter((fault) => fault.id === id)
    expect([...new Set(found.map(({ form }) => form))], name).toEqual(forms)
  }
})
