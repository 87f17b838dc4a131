// A currency chosen in the footer: on all pages and in the cart, up to the payment, which is in the shop's own.
import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { addToCart, drawer, figure, hydrated, pay, summary, visit } from './steps.ts'

const currencies = (page: Page, name = 'Currency'): Locator =>
  page.locator('#root > footer').getByRole('form', { name })
const choice = (page: Page, code: string, name?: string) =>
  currencies(page, name).getByRole('button', { name: code, exact: true })
const main = (page: Page) => page.getByRole('main')

test('a visitor shops in euros and reads what is charged in dollars', async ({ shop }) => {
  await visit(shop, '/')
  await visit(shop, '/c/ceramics?min=20')
  await choice(shop, 'EUR').click()
  await expect(shop).toHaveURL('/c/ceramics?min=20')
  await expect(choice(shop, 'EUR')).toHaveAttribute('aria-current', 'true')
  await hydrated(shop)
  await expect(shop.getByText('Price in USD').first()).toBeAttached()
  await shop.getByRole('link', { name: 'Morning Mug' }).first().click()
  await expect(shop).toHaveURL(/\/p\/morning-mug/)
  // Fetched by the page itself.
  await shop.getByRole('radio', { name: 'Large' }).check()
  await expect(main(shop)).toContainText('≈ €31.28')
  await expect(main(shop)).not.toContainText('$')
  await addToCart(shop)
  await expect(drawer(shop)).toContainText('You are charged in USD; the subtotal is $34.00.')
  await drawer(shop).getByRole('link', { name: 'View cart' }).click()
  await expect(shop).toHaveURL('/cart')
  await summary(shop).getByLabel('Country').selectOption('Germany')
  await expect(figure(shop, /^Total$/)).toContainText('≈ €')
  await expect(summary(shop)).toContainText(/You are charged \$[\d.]+ in total, in USD\./)
  expect(await violations(shop)).toEqual([])
  await summary(shop).getByRole('button', { name: 'Check out' }).click()
  await pay(shop)
  await expect(main(shop)).toContainText(/You paid \$[\d.]+, in USD\./)
  await expect(main(shop)).not.toContainText('≈')
})

test('suggestions and live updates stay in the currency, here in German', async ({
  shop,
  control,
}) => {
  await visit(shop, '/de')
  await choice(shop, 'EUR', 'Währung').click()
  await expect(choice(shop, 'EUR', 'Währung')).toHaveAttribute('aria-current', 'true')
  await hydrated(shop)
  const field = shop.getByRole('banner').getByLabel('Im Shop suchen')
  await field.focus()
  await shop.keyboard.type('morgenbecher')
  const found = shop.getByRole('listbox').getByRole('option', { name: /^Morgenbecher/ })
  await expect(found).toContainText('≈ 25,76 €')
  const streaming = shop.waitForResponse((response) =>
    (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  )
  await found.click()
  await expect(shop).toHaveURL('/de/p/morning-mug')
  await streaming
  await control.stock({ slug: 'morning-mug', quantity: 2 })
  await expect(main(shop)).toContainText('Nur noch 2')
  await expect(main(shop)).toContainText('≈ 25,76 €')
  await expect(main(shop)).not.toContainText('$')
})

test('the keyboard chooses, and chooses the shop’s currency again', async ({ shop }) => {
  await visit(shop, '/p/hand-trowel')
  await choice(shop, 'USD').focus()
  await shop.keyboard.press('Tab')
  await expect(choice(shop, 'EUR')).toBeFocused()
  await shop.keyboard.press('Enter')
  await expect(choice(shop, 'EUR')).toHaveAttribute('aria-current', 'true')
  await expect(main(shop)).toContainText('≈ €')
  await choice(shop, 'USD').focus()
  await shop.keyboard.press('Enter')
  await expect(choice(shop, 'USD')).toHaveAttribute('aria-current', 'true')
  await expect(main(shop)).not.toContainText('≈')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the choice lasts, and the cart says what is charged', async ({ shop }) => {
    await shop.goto('/p/hand-trowel?from=home')
    await choice(shop, 'EUR').click()
    await expect(shop).toHaveURL('/p/hand-trowel?from=home')
    await expect(main(shop)).toContainText('≈ €')
    await shop.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(shop).toHaveURL(/\/cart/)
    await expect(main(shop)).toContainText('You are charged in USD; the subtotal is $')
  })
})
