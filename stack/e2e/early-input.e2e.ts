// What is typed and chosen before the shop's scripts are there counts as if they had been.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addToCart, drawer, fillCart, hydrated, quantityOf, visit } from './steps.ts'

/** Keeps scripts whose name fits from the page until what is returned is called. */
async function holdScripts(page: Page, names: RegExp): Promise<() => void> {
  let release = () => undefined as unknown
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(names, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

const everyScript = /\/assets\/.*\.js$/

test('what was chosen of a product is what goes into the cart', async ({ shop }) => {
  const release = await holdScripts(shop, everyScript)
  await shop.goto('/p/morning-mug', { waitUntil: 'commit' })
  // Back and forth, and in two groups: the last word in each counts.
  await shop.getByRole('radio', { name: 'Large' }).check()
  await shop.getByRole('radio', { name: 'Small' }).check()
  await shop.getByRole('radio', { name: 'Clay' }).check()
  await shop.getByRole('radio', { name: 'Large' }).check()
  await shop.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
  release()
  await expect(shop).toHaveURL(/Color=Clay&Size=Large/)
  await expect(shop.getByRole('radio', { name: 'Large' })).toBeChecked()
  await expect(shop.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3')
  await addToCart(shop)
  const first = drawer(shop).getByRole('listitem').first()
  await expect(first).toContainText('Color: Clay')
  await expect(first).toContainText('Size: Large')
  await expect(drawer(shop).getByRole('status')).toContainText('3 × Morning Mug')
})

test('country, note and pieces in a cart whose code is on its way', async ({ shop }) => {
  await fillCart(shop, '/p/morning-mug')
  const release = await holdScripts(shop, /CartBody/)
  await shop.goto('/cart', { waitUntil: 'commit' })
  await hydrated(shop)
  await shop.getByLabel('Country').selectOption('US')
  await shop.getByLabel('Postcode').fill('12534')
  await shop.getByLabel('Note to the shop').fill('Ring twice')
  await quantityOf(shop, 'Morning Mug').fill('4')
  release()
  await expect(shop.getByRole('group', { name: 'How it gets there' })).toBeVisible()
  await expect(shop.getByText('Saved', { exact: true })).toBeVisible()
  await expect(shop.locator('[aria-busy=true]')).toHaveCount(0)
  await shop.reload()
  await expect(shop.getByLabel('Country')).toHaveValue('US')
  await expect(shop.getByLabel('Postcode')).toHaveValue('12534')
  await expect(shop.getByLabel('Note to the shop')).toHaveValue('Ring twice')
  await expect(quantityOf(shop, 'Morning Mug')).toHaveValue('4')
})

test('a list is narrowed and put in order by what was said before', async ({ shop }) => {
  const release = await holdScripts(shop, everyScript)
  await shop.goto('/c/all-products', { waitUntil: 'commit' })
  await shop.getByLabel('From').fill('100')
  await shop.getByLabel('Sort by').selectOption('price-up')
  await shop.getByRole('checkbox', { name: /In stock/ }).check()
  release()
  await expect(shop).toHaveURL(/min=100/)
  await expect(shop).toHaveURL(/sort=price-up/)
  await expect(shop).toHaveURL(/stock=1/)
  await expect(shop.getByLabel('From')).toHaveValue('100')
})

test('the words typed into the search stay, and suggestions come to them', async ({ shop }) => {
  const release = await holdScripts(shop, everyScript)
  await shop.goto('/', { waitUntil: 'commit' })
  const field = shop.getByRole('banner').getByLabel('Search the shop')
  await field.pressSequentially('salt')
  await field.press('ArrowLeft')
  release()
  await expect(shop.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await expect(field).toHaveValue('salt')
  await shop.keyboard.type('_')
  await expect(field).toHaveValue('sal_t')
})

/** What scripts took off the page since it came. */
const removed = (page: Page) =>
  page.evaluate(() => (window as unknown as { removed: string[] }).removed)

test('taking a page over leaves what stands on it', async ({ shop, control }) => {
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
  const look = async (path: string) => {
    await visit(shop, path)
    await shop.waitForTimeout(500)
    expect(await removed(shop), path).toEqual([])
  }
  await look('/c/all-products')
  await look('/search?q=zzzzqq')
  await look('/p/hand-trowel')
  await look('/cart')
  await look('/checkout')
  await fillCart(shop, '/p/morning-mug')
  await look('/cart')
  await look('/checkout')
})
