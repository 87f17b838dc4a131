// The platform is away: what the shop says, what can be opened until then, and how it comes back.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { visit } from './steps.ts'
import { picturesStored, visitAndStore } from './worker-steps.ts'

test.use({ expectedComplaints: /status of 503/ })

const away = { kind: 'reset' } as const
const down = 'The shop isn’t available right now'
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const openNow = (page: Page) => page.getByRole('navigation', { name: 'Pages you can open now' })
const menuOf = (page: Page) => page.getByRole('banner').getByRole('navigation')

/** Tries again until the page of a product is there: a circuit breaker may be open for a moment. */
async function recover(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const alert = page.getByRole('alert')
    const again = alert.getByRole('link').or(alert.getByRole('button')).first()
    if (await again.isVisible()) await again.click()
    await expect(headingOf(page, name)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 10_000 })
}

async function expectDown(page: Page): Promise<void> {
  await expect(headingOf(page, down)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(/Reference for our staff: \S{8,}/)
  await expect(openNow(page).getByRole('link', { name: 'Shipping' })).toBeVisible()
  await expect(menuOf(page).getByRole('link', { name: 'Garden' })).toBeVisible()
}

for (const [how, fault] of [
  ['it drops connections', away],
  ['it is unavailable', { kind: 'status', status: 503 }],
] as const)
  test(`${how}: a page says so, and works again after recovery`, async ({ shop, control }) => {
    await visit(shop, '/pages/about')
    await control.fault(fault)
    const response = await shop.goto('/p/hand-trowel')
    expect(response?.status()).toBe(503)
    await expectDown(shop)
    await openNow(shop).getByRole('link', { name: 'Shipping' }).click()
    await expect(headingOf(shop, 'Shipping')).toBeVisible()
    await expect(shop.getByRole('status')).not.toContainText('Part of this page')
    await shop.goBack()
    await expectDown(shop)
    await control.heal()
    await recover(shop, 'Hand Trowel')
  })

test('it says so where the browser loads the data, too', async ({ shop, control }) => {
  await visit(shop, '/brands')
  await control.fault(away)
  await menuOf(shop).getByRole('link', { name: 'Garden' }).click()
  await expectDown(shop)
  await control.heal()
  await recover(shop, 'Garden')
})

test('a fault of one page is another matter: it leads to the rest of the shop', async ({
  shop,
  control,
}) => {
  const path = '/stores-reader/v1/products/query'
  await control.fault({ kind: 'status', status: 500, match: { path } })
  await shop.goto('/p/hand-trowel')
  const alert = shop.getByRole('alert')
  await expect(alert).toContainText('This page did not load')
  await expect(alert).toContainText(/Reference for our staff: \S{8,}/)
  await expect(openNow(shop)).toHaveCount(0)
  await alert.getByRole('link', { name: 'See all collections' }).click()
  await expect(headingOf(shop, 'Collections')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages that can be opened are links', async ({ page, control }) => {
    await control.fault(away)
    await page.goto('/de/p/hand-trowel')
    await expect(headingOf(page, 'Der Shop ist gerade nicht verfügbar')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Versand' }).click()
    await expect(headingOf(page, 'Versand')).toBeVisible()
  })
})

test.describe('on a device with stored pages', () => {
  test.use({ serviceWorkers: 'allow' })

  test('they are shown, from when they are', async ({ shop, control }) => {
    await visitAndStore(shop, '/p/morning-mug')
    await picturesStored(shop)
    await control.fault(away)
    await shop.goto('/p/hand-trowel')
    await expectDown(shop)
    await openNow(shop).getByRole('link', { name: 'Morning Mug' }).click()
    await expect(headingOf(shop, 'Morning Mug')).toBeVisible()
    await expect(shop.getByText(/This page is from \w+ \d/)).toBeVisible()
  })
})
