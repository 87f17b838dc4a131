// The main path: from the front page to a paid order, and its alternative endings.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  addToCart,
  cartLink,
  drawer,
  figure,
  fillAddress,
  fillCart,
  hydrated,
  lineOf,
  nextSteps,
  pay,
  promises,
  quantityOf,
  summary,
  visit,
} from './steps.ts'

const toPayment = async (page: Page) => {
  await page.getByRole('button', { name: 'Check out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
}

test('from the front page to a paid order', async ({ shop, control }) => {
  await visit(shop, '/')
  await shop
    .getByRole('main')
    .getByRole('link', { name: /^Ceramics/ })
    .click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeVisible()
  await shop.getByRole('main').getByRole('link', { name: 'Morning Mug' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()

  await shop.getByRole('radio', { name: 'Clay' }).check()
  await shop.getByRole('radio', { name: 'Large' }).check()
  await expect(shop).toHaveURL(/Color=Clay&Size=Large/)
  await addToCart(shop)
  await expect(drawer(shop).getByRole('status')).toContainText(
    'Added to the cart: 1 × Morning Mug.',
  )
  const first = drawer(shop).getByRole('listitem').first()
  await expect(first).toContainText('Morning Mug')
  await expect(first).toContainText('Color: Clay')
  await expect(first).toContainText('$34.00')

  await drawer(shop).getByRole('link', { name: 'View cart' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 1 item')

  await shop.getByLabel('Discount code').fill('SPRING10')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await expect(shop.getByText('Code SPRING10', { exact: true })).toBeVisible()
  await expect(figure(shop, 'Ten percent off')).toHaveText('−$3.40')

  await expect(figure(shop, /^Total$/)).toHaveText('Calculated with your address')
  await shop.getByLabel('Country').selectOption({ label: 'United States' })
  await expect(summary(shop).getByRole('radio').first()).toBeVisible()
  await expect(figure(shop, /^Tax$/)).toHaveText('Calculated with your address')
  await expect(figure(shop, /^Total$/)).toHaveText('Calculated with your address')
  await shop.getByLabel('State').selectOption({ label: 'New York' })
  await shop.getByLabel('ZIP or postal code').fill('12534')
  await shop.getByLabel('ZIP or postal code').blur()
  const deliveryOptions = summary(shop).getByRole('radio')
  await expect(deliveryOptions.first()).toBeVisible()
  await expect(figure(shop, /^Total$/)).toHaveText(/^\$\d+\.\d\d$/)
  await expect(figure(shop, /^Tax$/)).not.toHaveText('$0.00')
  const total = (await figure(shop, /^Total$/).textContent()) ?? ''

  const before = await control.stockOf('morning-mug', { Color: 'Clay', Size: 'Large' })
  await toPayment(shop)
  await expect(shop.getByRole('button', { name: `Pay ${total}`, exact: true })).toBeVisible()
  await pay(shop)

  const [order] = await control.orders()
  await expect(shop.getByText(`Order ${order?.number}`, { exact: true })).toBeVisible()
  await expect(shop.getByRole('main')).not.toContainText(order?.id ?? 'an order')
  await expect(shop.getByRole('main')).toContainText('1 × Morning Mug')
  await expect(shop.getByRole('main')).toContainText(total)
  await expect(nextSteps(shop)).toHaveText(promises)
  expect(await control.stockOf('morning-mug', { Color: 'Clay', Size: 'Large' })).toBe(before - 1)

  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 0 items')
  await visit(shop, '/cart')
  await expect(shop.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test.describe('a declined card', () => {
  test.use({ expectedComplaints: /status of 402/ })

  test('retains the input, and the next one pays', async ({ shop, control }) => {
    await fillCart(shop, '/p/hand-trowel')
    await toPayment(shop)
    await fillAddress(shop)
    await shop.getByRole('button', { name: 'Pay with a declined card' }).click()
    await expect(shop.getByRole('alert')).toContainText('The card was declined')
    await expect(shop.getByLabel('Last name')).toHaveValue('Byron')
    expect(await control.orders()).toEqual([])
    await shop.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(shop.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(await control.orders()).toHaveLength(1)
  })
})

test('leaving the payment page retains the cart, and payment can be retried', async ({
  shop,
  control,
}) => {
  await fillCart(shop, '/p/hand-trowel')
  await toPayment(shop)
  // Where a platform leads that has a way out of its own.
  const form = { action: 'leave' }
  const left = await shop.request.post(shop.url(), { form, maxRedirects: 0 })
  await shop.goto(left.headers().location ?? '')
  await expect(shop).toHaveURL(/\/checkout\/return/)
  await hydrated(shop)
  await expect(
    shop.getByRole('heading', { level: 1, name: 'The payment was not finished' }),
  ).toBeVisible()
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 1 item')
  expect(await control.orders()).toEqual([])

  await shop.getByRole('main').getByRole('link', { name: 'Back to the cart' }).click()
  await expect(quantityOf(shop, 'Hand Trowel')).toHaveValue('1')
  await toPayment(shop)
  await shop.getByRole('link', { name: 'Back to the cart' }).click()
  await expect(quantityOf(shop, 'Hand Trowel')).toHaveValue('1')
  await shop.goto(left.headers().location ?? '')
  await hydrated(shop)
  await shop.getByRole('button', { name: 'Try payment again' }).click()
  await pay(shop)
  expect(await control.orders()).toHaveLength(1)
})

test('a state changed after a first visit to payment is charged', async ({ shop }) => {
  await fillCart(shop, '/p/hand-trowel')
  await shop.getByLabel('Country').selectOption({ label: 'United States' })
  await shop.getByLabel('State').selectOption({ label: 'Oregon' })
  await expect(figure(shop, /^Tax$/)).toHaveText('$0.00')
  await toPayment(shop)
  await expect(shop.getByLabel('State or province')).toHaveValue('OR')
  await shop.getByRole('link', { name: 'Back to the cart' }).click()
  await hydrated(shop)
  await shop.getByLabel('State').selectOption({ label: 'New York' })
  await expect(figure(shop, /^Tax$/)).not.toHaveText('$0.00')
  const total = (await figure(shop, /^Total$/).textContent()) ?? ''
  await toPayment(shop)
  await expect(shop.getByLabel('State or province')).toHaveValue('NY')
  await expect(shop.getByRole('button', { name: `Pay ${total}`, exact: true })).toBeVisible()
})

test('going back after paying does not restore the cart', async ({ shop, control }) => {
  await fillCart(shop, '/p/hand-trowel')
  await toPayment(shop)
  await pay(shop)
  // Back over the payment page, which leads to the thank-you page again, to the cart.
  await shop.evaluate(() => history.go(-2))
  await expect(shop).toHaveURL(/\/cart$/)
  await expect(shop.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(lineOf(shop, 'Hand Trowel')).toHaveCount(0)
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 0 items')
  expect(await control.orders()).toHaveLength(1)
})

test('an order paid in another tab is not paid twice', async ({ shop, context, control }) => {
  await fillCart(shop, '/p/hand-trowel')
  await toPayment(shop)
  await fillAddress(shop)
  const other = await context.newPage()
  await other.goto(shop.url())
  await pay(other)
  await shop.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  expect(await control.orders()).toHaveLength(1)
})

test('a made-up thank-you URL shows no order', async ({ shop }) => {
  const checkout = '00000000-0000-4000-8000-000000000001'
  await visit(shop, `/checkout/thank-you?orderId=abc&checkout=${checkout}`)
  await expect(
    shop.getByRole('heading', { level: 1, name: 'We cannot show an order here' }),
  ).toBeVisible()
  await expect(shop.getByRole('main')).not.toContainText(/thank you|is placed/i)
  await visit(shop, `/checkout/return?checkout=${checkout}`)
  await expect(
    shop.getByRole('heading', { level: 1, name: 'Back from the payment page' }),
  ).toBeVisible()
  await expect(shop.getByRole('main')).not.toContainText(/nothing was charged/i)
})

test('the return page after paying says that the order is paid', async ({ shop }) => {
  await fillCart(shop, '/p/hand-trowel')
  await toPayment(shop)
  await pay(shop)
  const checkout = new URL(shop.url()).searchParams.get('checkout')
  await visit(shop, `/checkout/return?checkout=${checkout}`)
  await expect(shop.getByRole('heading', { level: 1, name: 'This order is paid' })).toBeVisible()
  await visit(shop, '/checkout/return')
  await expect(shop.getByRole('main')).not.toContainText(/nothing was charged/i)
})

test('the page before payment shows what is bought, and says once what follows', async ({
  shop,
}) => {
  await fillCart(shop, '/p/morning-mug?Color=Clay&Size=Large')
  await visit(shop, '/checkout')
  const line = shop.getByRole('list', { name: 'In your cart' }).getByRole('listitem').first()
  await expect(line).toContainText('1 × Morning Mug')
  await expect(line).toContainText('$34.00')
  await expect(line.locator('img')).toBeVisible()
  await expect(figure(shop, 'Subtotal')).toHaveText('$34.00')
  await expect(summary(shop).getByText('with your address')).toHaveCount(1)
})
