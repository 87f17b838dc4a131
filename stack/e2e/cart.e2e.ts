// The cart: quantities, removal, stock, codes, notes.
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  addToCart,
  cartLink,
  drawer,
  figure,
  fillCart,
  lineOf,
  openCart,
  quantityOf,
  removalOf,
  summary,
  visit,
} from './steps.ts'

const trowel = 'Hand Trowel'
const soap = "Gardener's Soap"

test('quantities change by step and by typing; empty is not zero', async ({ shop }) => {
  await fillCart(shop, '/p/hand-trowel')
  const quantity = quantityOf(shop, trowel)
  await shop.getByRole('button', { name: `One more of ${trowel}` }).click()
  await expect(quantity).toHaveValue('2')
  await expect(lineOf(shop, trowel)).toContainText('$62.00')
  await shop.getByRole('button', { name: `One fewer of ${trowel}` }).click()
  await expect(lineOf(shop, trowel).getByText('Total $31.00')).toBeVisible()
  await quantity.fill('5')
  await expect(lineOf(shop, trowel)).toContainText('$155.00')
  await quantity.fill('')
  await quantity.blur()
  await expect(quantity).toHaveValue('5')
  await shop.reload()
  await expect(quantity).toHaveValue('5')
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 5 items')
})

test('rapid clicks become few writes', async ({ shop, control }) => {
  await fillCart(shop, '/p/hand-trowel')
  await control.clearCalls()
  const more = shop.getByRole('button', { name: `One more of ${trowel}` })
  // One action: six of them may take longer than the debounce on a slow machine.
  await more.click({ clickCount: 6 })
  await expect(quantityOf(shop, trowel)).toHaveValue('7')
  await expect(lineOf(shop, trowel)).toContainText('$217.00')
  const writes = await control.cartWrites()
  expect(writes.length).toBeGreaterThan(0)
  expect(writes.length).toBeLessThanOrEqual(2)
})

test('a screen reader reads a line once, in the language of the page', async ({ shop }) => {
  await fillCart(shop, '/p/morning-mug?Color=Clay&Size=Large')
  const expectOnce = async (line: Locator, name: string) => {
    await expect(line.getByRole('link')).toHaveText([name])
    await expect(line.getByRole('img')).toHaveCount(0)
    await expect(line.locator('img')).toHaveAttribute('alt', '')
  }
  await expectOnce(lineOf(shop, 'Morning Mug'), 'Morning Mug')
  await visit(shop, '/de/c/ceramics')
  await shop
    .getByRole('banner')
    .getByRole('link', { name: /^Warenkorb/ })
    .click()
  const line = shop.getByRole('dialog', { name: 'Warenkorb' }).getByRole('listitem')
  await expectOnce(line.filter({ has: shop.locator('img') }), 'Morgenbecher')
})

for (const width of [390, 1280]) {
  test.describe(`a late answer, ${width} pixels wide`, () => {
    test.use({ answerDelay: 900, viewport: { width, height: 844 } })

    test('a removed line is restored unchanged', async ({ shop }) => {
      await fillCart(shop, '/p/hand-trowel', '/p/morning-mug?Color=Clay&Size=Large')
      await expect(
        lineOf(shop, 'Morning Mug').getByRole('heading').getByRole('link'),
      ).toHaveAttribute('href', '/p/morning-mug?Color=Clay&Size=Large')
      await quantityOf(shop, 'Morning Mug').fill('3')
      await expect(lineOf(shop, 'Morning Mug')).toContainText('$102.00')
      await removalOf(shop, 'Morning Mug').click()
      await expect(lineOf(shop, 'Morning Mug')).toHaveCount(0)
      await shop.getByRole('button', { name: 'Undo' }).click()
      await expect(lineOf(shop, 'Morning Mug')).toContainText('$102.00')
      await expect(quantityOf(shop, 'Morning Mug')).toHaveValue('3')
      await expect(lineOf(shop, 'Morning Mug')).toContainText('Color: Clay')
      await expect(removalOf(shop, 'Morning Mug')).toBeFocused()
    })
  })
}

test('an empty cart shows new products; one with lines does not read them', async ({ shop }) => {
  const rendered = async () => (await shop.request.get('/cart')).text()
  const start = shop.getByRole('region', { name: 'Start with something new' })
  await visit(shop, '/cart')
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  await expect(start.getByRole('article')).toHaveCount(4)
  const name = (await start.getByRole('link').first().textContent()) ?? ''
  expect(await rendered()).toContain(name)
  await expect(start.getByText(/^(New|Few left|Bestseller)/).first()).toBeVisible()

  await fillCart(shop, '/p/hand-trowel')
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Cart')
  await expect(start).toHaveCount(0)
  expect(await rendered()).not.toContain(name)
  await removalOf(shop, 'Hand Trowel').click()
  await expect(start.getByRole('article')).toHaveCount(4)
})

test('an empty cart shows first what this device showed last, and can add it', async ({ shop }) => {
  const viewed = () => shop.evaluate(() => localStorage.getItem('vitrine-viewed'))
  for (const slug of ['hand-trowel', 'pepper-mill']) {
    const before = await viewed().catch(() => null)
    await visit(shop, `/p/${slug}`)
    await expect.poll(viewed).not.toBe(before)
  }
  await visit(shop, '/cart')
  const start = shop.getByRole('region', { name: 'Recently viewed, and new' })
  await expect(start.getByRole('article')).toHaveCount(4)
  const names = await start.getByRole('heading', { level: 3 }).allTextContents()
  expect(names.slice(0, 2)).toEqual(['Pepper Mill', 'Hand Trowel'])
  await start.getByRole('button', { name: /Hand Trowel/ }).click()
  await expect(lineOf(shop, 'Hand Trowel')).toBeVisible()
})

test('a cart emptied and refilled in another tab shows its current total', async ({ shop }) => {
  await fillCart(shop, '/p/morning-mug?Color=Clay&Size=Large')
  await expect(figure(shop, 'Subtotal')).toHaveText('$34.00')
  const other = await shop.context().newPage()
  await visit(other, '/cart')
  await removalOf(other, 'Morning Mug').click()
  await expect(shop.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await visit(other, '/p/hand-trowel')
  await addToCart(other)
  await expect(lineOf(shop, trowel)).toBeVisible()
  await expect(figure(shop, 'Subtotal')).toHaveText('$31.00')
})

test('the cart shows its current total after an add on another page', async ({ shop }) => {
  await fillCart(shop, '/p/hand-trowel')
  await shop.getByLabel('Country').selectOption('US')
  await expect(shop.getByRole('group', { name: 'Shipping method' })).toBeVisible()
  await expect(figure(shop, 'Subtotal')).toHaveText('$31.00')
  await lineOf(shop, trowel).getByRole('heading').getByRole('link').click()
  await addToCart(shop)
  await drawer(shop).getByRole('link', { name: 'View cart' }).click()
  await expect(quantityOf(shop, trowel)).toHaveValue('2')
  await expect(figure(shop, 'Subtotal')).toHaveText('$62.00')
})

test('a coupon that stops applying is shown once with one way to remove it', async ({ shop }) => {
  await fillCart(shop, '/p/hand-trowel')
  await quantityOf(shop, trowel).fill('6')
  await expect(lineOf(shop, trowel)).toContainText('$186.00')
  await shop.getByLabel('Discount code').fill('BIG20')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await expect(shop.getByText('Code BIG20', { exact: true })).toBeVisible()
  await quantityOf(shop, trowel).fill('2')
  await expect(lineOf(shop, trowel)).toContainText('$62.00')
  await expect(shop.getByText(/no longer/)).toHaveCount(1)
  await expect(shop.getByRole('button', { name: /code/i })).toHaveCount(1)
  await shop.getByRole('button', { name: 'Remove code BIG20' }).click()
  await expect(shop.getByLabel('Discount code')).toBeVisible()
})

test('a quantity over the stock is capped, with the number left', async ({ shop }) => {
  await fillCart(shop, '/p/tumbler-cups')
  await quantityOf(shop, 'Tumbler Cups').fill('9')
  await quantityOf(shop, 'Tumbler Cups').blur()
  await expect(lineOf(shop, 'Tumbler Cups')).toContainText('Only 2 left')
  await expect(quantityOf(shop, 'Tumbler Cups')).toHaveValue('2')
  const more = shop.getByRole('button', { name: /^One more of Tumbler/ })
  await expect(more).toHaveAttribute('aria-disabled', 'true')
})

test.describe('a change of the stock', () => {
  test.use({ answerDelay: 900 })

  test('a line that sells out is shown, and one click corrects it', async ({ shop, control }) => {
    await fillCart(shop, '/p/hand-trowel', '/p/gardeners-soap')
    await quantityOf(shop, soap).fill('4')
    await expect(lineOf(shop, soap)).toContainText('$48.00')
    await control.stock({ slug: 'hand-trowel', quantity: 0 })
    await control.stock({ slug: 'gardeners-soap', quantity: 3 })
    // Both at once, in the open page, and in the next one.
    await expect(lineOf(shop, trowel)).toContainText('Sold out')
    await expect(lineOf(shop, soap)).toContainText('Only 3 left')
    await openCart(shop)
    const blocked = 'Before you can check out, remove or change:'
    const soldOutText = 'Hand Trowel is sold out.'
    await expect(lineOf(shop, trowel)).toContainText('Sold out')
    await expect(lineOf(shop, soap)).toContainText('Only 3 left')
    // An unavailable line is not counted, and Remove is there once.
    await expect(lineOf(shop, trowel)).toContainText('Not in your total')
    await expect(figure(shop, 'Subtotal')).toHaveText('$48.00')
    await expect(lineOf(shop, trowel).getByRole('button', { name: /Remove/ })).toHaveCount(1)
    await expect(summary(shop).getByRole('button', { name: /Remove/ })).toHaveCount(0)

    await shop.getByRole('button', { name: 'Check out' }).click()
    await expect(summary(shop)).toContainText(blocked)
    await expect(shop).toHaveURL(/\/cart$/)
    const explanation = summary(shop).locator(':focus')
    await expect(explanation).toContainText(blocked)
    await expect(explanation).toContainText(soldOutText)
    await explanation.getByRole('link', { name: soldOutText }).click()
    await expect(lineOf(shop, trowel)).toBeFocused()

    await lineOf(shop, soap).getByRole('button', { name: 'Set to 3' }).click()
    await expect(quantityOf(shop, soap)).toHaveValue('3')
    await expect(lineOf(shop, soap)).toContainText('$36.00')
    await removalOf(shop, 'Hand Trowel').click()
    await expect(lineOf(shop, trowel)).toHaveCount(0)
    await expect(summary(shop)).not.toContainText(blocked)
    await shop.getByRole('button', { name: 'Check out' }).click()
    await expect(shop.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  })
})

test('a refused coupon remains in its field, with the reason', async ({ shop }) => {
  await fillCart(shop, '/p/hand-trowel')
  const field = shop.getByLabel('Discount code')
  const refusals = {
    NOPE: 'That code isn’t valid. Check the spelling.',
    LASTYEAR: 'This code has expired.',
    NEXTYEAR: 'This code isn’t valid yet.',
    FIRST50: 'This code has been used up.',
    MUGLOVE: 'This code doesn’t apply to the items in your cart.',
  }
  for (const [code, words] of Object.entries(refusals)) {
    await field.fill(code)
    await shop.getByRole('button', { name: 'Apply' }).click()
    await expect(field).toHaveAccessibleDescription(words)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue(code)
  }
  await field.fill('FIVEOFF')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await expect(summary(shop)).toContainText('−$5.00')
  await shop.getByRole('button', { name: 'Remove code FIVEOFF' }).click()
  await expect(summary(shop)).not.toContainText('−$5.00')
})

test('the note to the shop survives a reload', async ({ shop }) => {
  await fillCart(shop, '/p/hand-trowel')
  const note = shop.getByLabel('Note to the shop')
  await note.fill('Please ring twice')
  await expect(shop.getByText('Saving…')).toBeVisible()
  await note.blur()
  await expect(shop.getByText('Saved', { exact: true })).toBeVisible()
  await shop.reload()
  await expect(note).toHaveValue('Please ring twice')
})

test('going back shows the current cart', async ({ shop }) => {
  await fillCart(shop, '/p/hand-trowel')
  await visit(shop, '/p/gardeners-soap')
  await addToCart(shop)
  await shop.goBack()
  await expect(shop).toHaveURL(/\/cart$/)
  await expect(lineOf(shop, soap)).toBeVisible()
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 2 items')
})

test('a cart of what is sent by email speaks of tax, not of delivery', async ({ shop }) => {
  await visit(shop, '/p/gift-card')
  await addToCart(shop)
  await expect(drawer(shop)).toContainText('Tax comes next.')
  await expect(drawer(shop)).not.toContainText('Shipping and')
  await visit(shop, '/cart')
  await expect(summary(shop).getByRole('heading', { name: 'Tax', exact: true })).toBeVisible()
  // The links to the pages of shipping and returns stay.
  const shipping = summary(shop).locator('dt, h2, h3, legend').filter({ hasText: 'Shipping' })
  await expect(shipping).toHaveCount(0)
  await summary(shop).getByLabel('Country').selectOption('Germany')
  await expect(figure(shop, /^Total$/)).toContainText('$')
  await expect(shipping).toHaveCount(0)
})
