// Input made before hydration counts as if it had been made after it.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'
import {
  addToCart,
  drawer,
  expectHydrated,
  fillCart,
  hydrated,
  lineOf,
  quantityOf,
  visit,
} from './steps.ts'

const everyScript = /\/assets\/.*\.js$/

test('choices made before hydration are added to the cart', async ({ shop }) => {
  const scripts = await holdScripts(shop, everyScript)
  await shop.goto('/p/morning-mug', { waitUntil: 'commit' })
  // Back and forth, and in two groups: the last choice in each counts.
  await shop.getByRole('radio', { name: 'Large' }).check()
  await shop.getByRole('radio', { name: 'Small' }).check()
  await shop.getByRole('radio', { name: 'Clay' }).check()
  await shop.getByRole('radio', { name: 'Large' }).check()
  await shop.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
  await scripts.held()
  scripts.release()
  await expect(shop).toHaveURL(/Color=Clay&Size=Large/)
  await expect(shop.getByRole('radio', { name: 'Large' })).toBeChecked()
  await expect(shop.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3')
  await addToCart(shop)
  const first = drawer(shop).getByRole('listitem').first()
  await expect(first).toContainText('Color: Clay')
  await expect(first).toContainText('Size: Large')
  await expect(drawer(shop).getByRole('status')).toContainText('3 × Morning Mug')
})

for (const [path, name, dialog] of [
  ['/c/ceramics', 'Filter and sort', 'Filter and sort'],
  ['/p/morning-mug', 'Enlarge', 'Morning Mug'],
] as const) {
  test(`${path}: a click on ${name} before hydration counts, once`, async ({ shop }) => {
    await shop.setViewportSize({ width: 390, height: 844 })
    const scripts = await holdScripts(shop, everyScript)
    await shop.goto(path, { waitUntil: 'commit' })
    const button = shop.getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('data-pressed', '')
    scripts.release()
    const opened = shop.getByRole('dialog', { name: dialog })
    await expect(opened).toBeVisible()
    await expect(button).not.toHaveAttribute('data-pressed')
    await hydrated(shop)
    await shop.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  })
}

test('a form that the browser sends before hydration shows that it was sent', async ({ shop }) => {
  const scripts = await holdScripts(shop, everyScript)
  // The page is replaced before it could be looked at.
  await shop.addInitScript(() => {
    const note = ({ submitter }: SubmitEvent) =>
      sessionStorage.setItem('pressed', String(submitter?.hasAttribute('data-pressed')))
    addEventListener('submit', note)
  })
  await shop.goto('/p/hand-trowel', { waitUntil: 'commit' })
  const button = shop.getByRole('button', { name: 'Add to cart' })
  await button.click()
  scripts.release()
  await expect(shop).toHaveURL(/\/cart\?added=/)
  expect(await shop.evaluate(() => sessionStorage.getItem('pressed'))).toBe('true')
  // The page that comes back does not show the press.
  await shop.goBack()
  await expect(button).toBeEnabled()
  await expect(button).not.toHaveAttribute('data-pressed')
})

test('a menu that was opened before hydration stays open', async ({ shop }) => {
  await shop.setViewportSize({ width: 390, height: 844 })
  const scripts = await holdScripts(shop, everyScript)
  await shop.goto('/', { waitUntil: 'commit' })
  await shop.getByRole('button', { name: 'Menu' }).click()
  const menu = shop.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  scripts.release()
  await hydrated(shop)
  await expectHydrated(menu.getByRole('link').first())
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Brands' }).click()
  await expect(shop).toHaveURL('/brands')
  await expect(menu).toBeHidden()
})

test('typing during hydration loses no letter', async ({ shop }) => {
  const scripts = await holdScripts(shop, everyScript)
  const replayCode = await holdScripts(shop, /replay-input/)
  await shop.goto('/p/herringbone-throw', { waitUntil: 'commit' })
  const field = shop.getByLabel('Monogram, three letters')
  await field.pressSequentially('A')
  scripts.release()
  await replayCode.held()
  await shop.keyboard.type('B')
  replayCode.release()
  await expectHydrated(field)
  await shop.keyboard.type('C')
  await expect(field).toHaveAccessibleDescription('0 characters left')
  await expect(field).toHaveValue('ABC')
  await addToCart(shop)
  await visit(shop, '/cart')
  await expect(lineOf(shop, 'Herringbone Throw')).toContainText('ABC')
})

test('text typed while the code of its field loads stays in the field', async ({ shop }) => {
  const code = await holdScripts(shop, /CustomTexts/)
  const replayCode = await holdScripts(shop, /replay-input/)
  await visit(shop, '/p/herringbone-throw')
  await code.held()
  const field = shop.getByLabel('Monogram, three letters')
  await field.pressSequentially('ABC')
  code.release()
  await replayCode.held()
  await expect(field).toHaveValue('ABC')
  await addToCart(shop)
  replayCode.release()
  await visit(shop, '/cart')
  await expect(lineOf(shop, 'Herringbone Throw')).toContainText('ABC')
})

test('country, note and quantity are replayed in a cart whose code loads late', async ({
  shop,
}) => {
  await fillCart(shop, '/p/morning-mug')
  const scripts = await holdScripts(shop, /CartBody/)
  await shop.goto('/cart', { waitUntil: 'commit' })
  await hydrated(shop)
  await scripts.held()
  await shop.getByLabel('Country').selectOption('US')
  await shop.getByLabel('ZIP or postal code').fill('12534')
  await shop.getByLabel('Note to the shop').fill('Ring twice')
  await quantityOf(shop, 'Morning Mug').fill('4')
  scripts.release()
  await expect(shop.getByRole('group', { name: 'Shipping method' })).toBeVisible()
  await expect(shop.getByText('Saved', { exact: true })).toBeVisible()
  await expect(shop.locator('[aria-busy=true]')).toHaveCount(0)
  await shop.reload()
  await expect(shop.getByLabel('Country')).toHaveValue('US')
  await expect(shop.getByLabel('ZIP or postal code')).toHaveValue('12534')
  await expect(shop.getByLabel('Note to the shop')).toHaveValue('Ring twice')
  await expect(quantityOf(shop, 'Morning Mug')).toHaveValue('4')
})

test('filter and sorting chosen before hydration are applied', async ({ shop }) => {
  const scripts = await holdScripts(shop, everyScript)
  await shop.goto('/c/all-products', { waitUntil: 'commit' })
  await shop.getByLabel('From').fill('100')
  await shop.getByLabel('Sort by').selectOption('price-up')
  await shop.getByRole('checkbox', { name: /In stock/ }).check()
  await scripts.held()
  scripts.release()
  await expect(shop).toHaveURL(/min=100/)
  await expect(shop).toHaveURL(/sort=price-up/)
  await expect(shop).toHaveURL(/stock=1/)
  await expect(shop.getByLabel('From')).toHaveValue('100')
})

test('text typed into the search remains, and its suggestions load', async ({ shop }) => {
  const scripts = await holdScripts(shop, everyScript)
  await shop.goto('/', { waitUntil: 'commit' })
  const field = shop.getByRole('banner').getByLabel('Search the shop')
  await field.pressSequentially('salt')
  await field.press('ArrowLeft')
  await scripts.held()
  scripts.release()
  await expect(shop.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await expect(field).toHaveValue('salt')
  await shop.keyboard.type('_')
  await expect(field).toHaveValue('sal_t')
})

test('a stock alert submitted before hydration is about the chosen variant', async ({ shop }) => {
  const scripts = await holdScripts(shop, /StockAlertForm/)
  await visit(shop, '/p/milk-jug')
  await scripts.held()
  await shop.getByRole('radio', { name: /^Rose/ }).check()
  await expect(shop).toHaveURL(/Color=Rose/)
  await shop.getByLabel('Email').fill('ada@example.test')
  await shop.getByRole('button', { name: 'Tell me when it is back' }).click()
  await expect(shop).toHaveURL(/\/back-in-stock\?.*Color=Rose.*done=requested/)
  scripts.release()
})

/** Returns the markup that scripts removed from the page since it loaded. */
const removed = (page: Page) =>
  page.evaluate(() => (window as unknown as { removed: string[] }).removed)

test('hydration removes nothing from the page', async ({ shop, control }) => {
  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  await shop.addInitScript(() => {
    const removed: string[] = []
    Object.assign(window, { removed })
    const words = (node: Node) => (node instanceof Element ? node.outerHTML : node.nodeValue) ?? ''
    new MutationObserver((changes) => {
      const inMain = changes.filter(({ target }) => (target as Element).closest?.('#main'))
      removed.push(...inMain.flatMap(({ removedNodes }) => [...removedNodes].map(words)))
    }).observe(document, { subtree: true, childList: true })
  })
  const main = shop.getByRole('main')
  const expectNothingRemoved = async (path: string, hydratedLast: Locator) => {
    await visit(shop, path)
    await expectHydrated(hydratedLast)
    expect(await removed(shop), path).toEqual([])
  }
  await expectNothingRemoved('/c/all-products', shop.getByRole('form', { name: 'Filters' }))
  await expectNothingRemoved('/search?q=zzzzqq', main.getByRole('heading', { level: 2 }).first())
  // Before a product: the cart shows what was viewed in place of other products, once it is read.
  await expectNothingRemoved('/cart', shop.getByRole('heading', { name: 'Your cart is empty' }))
  await expectNothingRemoved(
    '/p/hand-trowel',
    shop.getByRole('form', { name: 'Tell me when it is back' }),
  )
  await expectNothingRemoved('/checkout', shop.getByRole('heading', { name: 'Your cart is empty' }))
  await fillCart(shop, '/p/morning-mug')
  await expectNothingRemoved('/cart', lineOf(shop, 'Morning Mug'))
  await expectNothingRemoved('/checkout', main.getByRole('button', { name: 'Continue to payment' }))
})
