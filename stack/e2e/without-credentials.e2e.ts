// A shop without credentials of its site has no order history and no stock alerts, and offers neither.
import type { Page } from '@playwright/test'
import { languages, localizedPath } from '@vitrine/languages'
import { startWithoutCredentials } from '../test/support/shop-without-credentials.ts'
import { violations } from './axe.ts'
import { test as base, expect, withoutTrace } from './fixtures.ts'
import { heading, logIn, mara } from './member-steps.ts'
import { visit } from './steps.ts'

const test = base.extend<object, object>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures needed
    async ({}, use) => {
      const stack = await startWithoutCredentials({
        CACHE_SECONDS: '0',
        CACHE_STALE_SECONDS: '0',
        SIGN_INS_PER_LOGIN: '1000',
        SIGN_INS_PER_ADDRESS: '1000',
      })
      await Promise.all(
        languages.map(({ code }) => fetch(stack.shopUrl + localizedPath(code, '/'))),
      )
      await use(stack)
      await stack.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.use(withoutTrace)

const offers = (page: Page) => page.getByRole('button', { name: /Tell me|Notify me/ })
const links = (page: Page) => page.getByRole('link', { name: /^(Orders|Stock alerts)$/ })

test('a sold-out product offers no alert, in any of its choices', async ({ shop }) => {
  await visit(shop, '/p/milk-jug')
  for (const color of [/^Rose/, /^Sky/]) {
    await shop.getByRole('radio', { name: color }).check()
    await expect(shop.getByRole('main').getByText('Sold out').first()).toBeVisible()
    await expect(offers(shop)).toHaveCount(0)
    await expect(shop.getByRole('textbox', { name: 'Email' })).toHaveCount(0)
  }
})

test('a product that sells out while it is open says so in place of its button', async ({
  shop,
  control,
}) => {
  await visit(shop, '/p/olive-oil')
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
  await control.stock({ slug: 'olive-oil', quantity: 0 })
  // The event about the stock may have disabled the button before it is pressed.
  await shop.getByRole('button', { name: /^(Add to cart|Sold out)$/ }).dispatchEvent('click')
  await expect(shop.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  await expect(offers(shop)).toHaveCount(0)
  await control.stock({ slug: 'olive-oil', quantity: 40 })
})

test('menu and navigation of the account have the pages that there are', async ({ shop }) => {
  await logIn(shop, mara, '/account/profile')
  const navigation = shop.getByRole('navigation', { name: 'Account' })
  const names = ['Overview', 'Profile', 'Addresses', 'Security', 'Community']
  await expect(navigation.getByRole('link')).toHaveText(names)
  await visit(shop, '/p/milk-jug')
  await shop.getByRole('link', { name: /^Account of/ }).click()
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Security' })).toBeVisible()
  await expect(links(shop)).toHaveCount(0)
  await shop.getByRole('banner').getByRole('link', { name: 'Addresses' }).click()
  await expect(heading(shop, 'Addresses')).toBeVisible()
  await expect(navigation.getByRole('link')).toHaveText(names)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('neither pages nor the page of the plain form offer an alert', async ({ shop }) => {
    await shop.goto('/p/milk-jug?Color=Rose')
    await expect(offers(shop)).toHaveCount(0)
    await shop.goto('/back-in-stock?product=milk-jug&Color=Rose')
    await expect(heading(shop, 'Emails about stock aren’t available in this shop')).toBeVisible()
    await expect(shop.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await shop.getByRole('link', { name: 'Back to the product' }).click()
    await expect(shop.getByRole('radio', { name: /^Rose/ })).toBeChecked()
  })
})

test('axe finds no violation', async ({ shop }) => {
  for (const path of ['/p/milk-jug', '/back-in-stock?product=milk-jug', '/de/login']) {
    await visit(shop, path)
    await expect.poll(() => violations(shop)).toEqual([])
  }
})
