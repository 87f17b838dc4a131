// The checks of the site in the admin: what is at fault, what to do, and that it is mended.
import type { Page } from '@playwright/test'
import { openAdmin, title } from './admin-steps.ts'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

// The currency that the site has until a journey changes it.
test.use({ settings: { STORE_CURRENCY: 'USD' } })

const status = (page: Page) => page.getByRole('main').getByRole('status')
const finding = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const again = (page: Page) => page.getByRole('button', { name: 'Check again' })

/** Presses the button until findings of a later check are shown: a check before was ten seconds ago at least. */
async function checkAgain(page: Page, expected: RegExp): Promise<void> {
  await expect(async () => {
    await again(page).click()
    await expect(status(page)).toHaveText(expected, { timeout: 3000 })
  }).toPass({ timeout: 40_000 })
}

test('faults of the site are on the first screen, with their cure, until they are mended', async ({
  shop,
  control,
}) => {
  // A site that is not published signs no member in.
  await openAdmin(shop, '/admin/apps')
  await control.site({ isPublished: false, properties: { paymentCurrency: 'GBP' } })
  await shop.goto('/admin')
  await shop.getByRole('link', { name: '3 faults of the site' }).click()
  await expect(title(shop, 'Site health')).toBeVisible()
  await expect(status(shop)).toHaveText(/^3 faults, \d+ advice, \d+ good\.$/)
  await expect(shop.getByRole('heading', { level: 2 }).first()).toHaveText('Faults')

  const publication = finding(shop, 'Publication')
  await expect(publication).toContainText('The site is not published')
  await expect(publication).toContainText('What to do: Publish it in the dashboard.')
  await expect(publication).toContainText('Checkout and sign-in are pages of the site')
  await expect(finding(shop, 'Business info')).toContainText(
    'STORE_CURRENCY is USD, but prices and payments of the site are in GBP.',
  )
  await expect(finding(shop, 'Business info')).toContainText('Remove STORE_CURRENCY')
  expect(await violations(shop)).toEqual([])

  await control.site({ isPublished: true, properties: {} })
  await checkAgain(shop, /^\d+ advice, \d+ good\./)
  await expect(shop.getByRole('heading', { name: 'Faults' })).toHaveCount(0)
  await expect(finding(shop, 'Publication')).toContainText('The site is published at')
  await expect(again(shop)).toBeFocused()
  await again(shop).press('Enter')
  await expect(status(shop)).toContainText('It was checked less than 10 seconds ago.')
})

test.describe('while the site is checked', () => {
  test.use({ answerDelay: 900 })

  test('one status says so, and then the result', async ({ shop }) => {
    await openAdmin(shop, '/admin/health')
    await expect(status(shop)).toHaveText('The site is being checked. This takes a few seconds.')
    await expect(status(shop)).toHaveText(/^\d+ advice, \d+ good\.$/)
  })
})

test.describe('without a response', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('the screen says so, and tries again', async ({ shop }) => {
    await openAdmin(shop, '/admin/apps')
    await shop.route('**/admin/graphql', (route) => route.abort())
    await shop.getByRole('link', { name: 'Site health' }).click()
    await expect(shop.getByRole('heading', { name: 'No response' })).toBeVisible()
    await shop.unroute('**/admin/graphql')
    await shop.getByRole('button', { name: 'Try again' }).click()
    await expect(shop.getByRole('heading', { name: 'In order' })).toBeVisible()
  })
})
