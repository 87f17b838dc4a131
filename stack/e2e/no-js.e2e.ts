// Everything a purchase needs, without scripts.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { address, lineOf, nextSteps, promises, quantityOf } from './steps.ts'

test.use({ javaScriptEnabled: false })

const added = (page: Page) => page.getByRole('status').getByText(/^Added to the cart: /)

async function addFrom(page: Page, path: string) {
  await page.goto(path)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/\/cart\?added=[0-9a-f-]{36}$/)
  await expect(added(page)).toHaveText(`Added to the cart: ${name}.`)
}

test('the number at the cart is shown on every page, in its words', async ({ shop }) => {
  await addFrom(shop, '/p/hand-trowel')
  const badge = shop.frameLocator('iframe[title=Cart]').locator('body')
  await expect(badge).toContainText('Cart, 1 item')
  await shop.goto('/c/ceramics')
  await expect(badge.getByText('1', { exact: true })).toBeVisible()
  // Clicks go through it.
  const frame = await shop.locator('iframe[title=Cart]').boundingBox()
  const link = await shop.getByRole('banner').getByRole('link', { name: 'Cart' }).boundingBox()
  expect(Math.abs((frame?.x ?? 0) - (link?.x ?? 100))).toBeLessThan(4)
  expect(Math.abs((frame?.y ?? 0) - (link?.y ?? 100))).toBeLessThan(4)
  await shop.mouse.click((frame?.x ?? 0) + 22, (frame?.y ?? 0) + 22)
  await expect(shop).toHaveURL(/\/cart$/)
})

test('browse: sections, sorting, page links and search are links and forms', async ({ shop }) => {
  await shop.goto('/')
  await shop.getByRole('main').getByRole('link', { name: 'Browse all collections' }).click()
  await shop.getByRole('main').getByRole('link', { name: 'All Products' }).click()
  await expect(shop.getByRole('status').filter({ hasText: 'products' })).toHaveText('49 products')
  await shop.getByLabel('Sort by').selectOption('price-up')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await expect(shop).toHaveURL(/sort=price-up/)
  const cards = shop.getByRole('list', { name: 'Products' }).getByRole('article')
  await expect(cards.first()).toContainText('$6.00')
  await shop.getByRole('link', { name: 'Page 2' }).click()
  await expect(shop).toHaveURL(/sort=price-up&page=2/)
  await expect(shop.getByText(/^25–48 of/)).toBeVisible()

  await shop.getByRole('banner').getByLabel('Search the shop').fill('teapot')
  await shop.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(shop.getByRole('main').getByRole('link', { name: 'Round Teapot' })).toBeVisible()
})

test('an option is chosen by reloading the page', async ({ shop }) => {
  await shop.goto('/p/morning-mug')
  await shop.getByRole('radio', { name: 'Moss' }).check()
  await shop.getByRole('radio', { name: 'Large' }).check()
  await shop.getByRole('button', { name: 'Check availability' }).click()
  await expect(shop).toHaveURL(/\/p\/morning-mug\?/)
  await expect(shop.getByRole('radio', { name: 'Moss' })).toBeChecked()
  await expect(shop.getByRole('radio', { name: /^Large/ })).toBeChecked()
  await expect(shop.getByText('Sold out in Moss – Large')).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)

  await shop.getByRole('link', { name: 'Moss – Small' }).click()
  await expect(shop.getByRole('radio', { name: 'Small' })).toBeChecked()
  await shop.getByRole('button', { name: 'Add to cart' }).click()
  await expect(added(shop)).toHaveText('Added to the cart: Morning Mug.')
  await expect(lineOf(shop, 'Morning Mug')).toContainText('Color: Moss')
  await expect(lineOf(shop, 'Morning Mug')).toContainText('Size: Small')
})

test('a refused form shows the reason at its field', async ({ shop }) => {
  await addFrom(shop, '/p/tumbler-cups')
  await shop.goto('/p/tumbler-cups')
  await shop.getByLabel('Quantity').fill('2')
  await shop.getByRole('button', { name: 'Add to cart' }).click()
  await expect(shop).toHaveURL(/\/cart/)
  await expect(quantityOf(shop, 'Tumbler Cups, Pair')).toHaveValue('2')
  await expect(added(shop)).toHaveText('Added to the cart: Tumbler Cups, Pair.')
  await expect(shop.getByRole('main')).toContainText(/lowered the quantity|Only 2 left/)

  await shop.getByLabel('Discount code').fill('LASTYEAR')
  await shop.getByRole('button', { name: 'Apply' }).click()
  const field = shop.getByLabel('Discount code')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('This code has expired.')
  await expect(field).toHaveValue('LASTYEAR')
})

test('submitting one form retains the input of the others', async ({ shop }) => {
  await addFrom(shop, '/p/hand-trowel')
  const [code, note] = [shop.getByLabel('Discount code'), shop.getByLabel('Note to the shop')]
  await note.fill('Ring twice')
  await code.fill('LASTYEAR')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await expect(code).toHaveAccessibleDescription('This code has expired.')
  await expect(note).toHaveValue('Ring twice')
  await shop.getByRole('button', { name: 'Save the note' }).click()
  await expect(note).toHaveValue('Ring twice')
  await expect(code).toHaveValue('LASTYEAR')
  await code.fill('SPRING10')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await expect(shop.getByText('Code SPRING10')).toBeVisible()
  await expect(note).toHaveValue('Ring twice')
})

test('no address makes the cart say that something else was added', async ({ shop }) => {
  await addFrom(shop, '/p/hand-trowel')
  for (const address of ['/cart?added=1', '/cart?added=Free+money', '/cart']) {
    await shop.goto(address)
    await expect(lineOf(shop, 'Hand Trowel')).toBeVisible()
    await expect(added(shop)).toHaveCount(0)
  }
})

test('product and cart lead to delivery and returns', async ({ shop }) => {
  const main = shop.getByRole('main')
  await shop.goto('/p/hand-trowel')
  await main.getByRole('link', { name: 'Shipping' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible()
  await addFrom(shop, '/p/hand-trowel')
  await main.getByRole('link', { name: 'Returns' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()
})

test('a shared URL shows its own color first', async ({ shop }) => {
  await shop.goto('/p/morning-mug?Color=Moss&Size=Large')
  const gallery = shop.getByRole('region', { name: 'Pictures of Morning Mug' })
  const first = gallery.getByRole('img').first()
  await expect(first).toHaveAccessibleName(/moss$/)
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(gallery.locator('a[aria-current]')).toHaveAttribute('aria-label', /moss$/)
})

test('change, remove, coupon, address, payment', async ({ shop, control }) => {
  await addFrom(shop, '/p/hand-trowel')
  await addFrom(shop, '/p/gardeners-soap')

  await quantityOf(shop, 'Hand Trowel').fill('3')
  await lineOf(shop, 'Hand Trowel').getByRole('button', { name: 'Update' }).click()
  await expect(quantityOf(shop, 'Hand Trowel')).toHaveValue('3')
  await expect(lineOf(shop, 'Hand Trowel')).toContainText('$93.00')
  await lineOf(shop, "Gardener's Soap").getByRole('button', { name: 'Remove' }).click()
  await expect(lineOf(shop, "Gardener's Soap")).toHaveCount(0)

  await shop.getByLabel('Discount code').fill('SPRING10')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await expect(shop.getByText('Code SPRING10')).toBeVisible()
  await shop.getByLabel('Note to the shop').fill('Ring twice')
  await shop.getByRole('button', { name: 'Save the note' }).click()
  await expect(shop.getByLabel('Note to the shop')).toHaveValue('Ring twice')

  await shop.getByLabel('Country').selectOption('US')
  await shop.getByLabel('ZIP or postal code').fill('10001')
  await shop.getByRole('button', { name: 'Estimate shipping and tax' }).click()
  await shop.getByRole('radio', { name: /^Pick up in Hudson/ }).check()
  await shop.getByRole('button', { name: 'Use this shipping method' }).click()
  await expect(shop.getByRole('radio', { name: /^Pick up in Hudson/ })).toBeChecked()

  // Chosen, but not calculated before the checkout.
  await shop.getByLabel('State').selectOption('US-TX')
  await shop.getByLabel('ZIP or postal code').fill('75001')
  await shop.getByRole('button', { name: 'Check out' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(shop.getByRole('textbox', { name: 'ZIP or postal code', exact: true })).toHaveValue(
    '75001',
  )
  const folded = shop.getByRole('complementary', { name: 'Order summary' })
  await shop.setViewportSize({ width: 390, height: 844 })
  await expect(folded.getByRole('listitem')).toBeHidden()
  await folded.locator('summary').click()
  await expect(folded.getByRole('listitem')).toContainText('Hand Trowel')
  for (const [label, value] of Object.entries(address)) {
    await shop.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
  await shop.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await shop.getByRole('button', { name: 'Show shipping and total' }).click()
  await expect(shop.getByRole('radio', { name: /^Pick up in Hudson/ })).toBeChecked()
  await shop.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(shop.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  await expect(nextSteps(shop)).toHaveText(promises)
  const [order] = await control.orders()
  await expect(shop.getByText(`Order ${order?.number}`, { exact: true })).toBeVisible()
  await shop.goto('/cart')
  await expect(shop.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})
