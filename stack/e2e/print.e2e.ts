// What a person prints: the confirmation of an order, and an order of the account.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { fillLogin, heading, logIn, mara } from './member-steps.ts'
import { expectHydrated, fillCart, pay, visit } from './steps.ts'

/** Backgrounds without ink. */
const blank = new Set(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'])

/** What paper has, and what it leaves out; `lines` is a part of what was bought. */
async function expectPrinted(page: Page, lines: string): Promise<void> {
  const printed = page.getByRole('button', { name: 'Print' })
  await expect(printed).toBeVisible()
  await expect(page.getByText('hello@halden.example')).toBeHidden()
  // The page of a confirmation is loaded by the browser.
  await expectHydrated(printed)
  await page.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', '')
  })
  await printed.click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const shown of [/^Placed /, lines, 'Total', 'hello@halden.example'])
    await expect(page.getByText(shown).first(), String(shown)).toBeVisible()
  await expect(page.getByRole('main').locator('address')).toBeVisible()
  // What covers the heading would be printed over it.
  const isCovered = await page.locator('h1').evaluate((one) => {
    const { x, y, height } = one.getBoundingClientRect()
    return !one.contains(document.elementFromPoint(x + 8, y + height / 2))
  })
  expect(isCovered).toBe(false)
  const header = page.getByRole('banner')
  await expect(header).toHaveText('Halden', { useInnerText: true })
  await expect(page.getByText(/^You have 30 days to return something/)).toBeVisible()
  await expect(page.locator('main [data-screen]').first()).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const grounds = await page
    .getByRole('main')
    .locator('*')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(grounds.filter((one) => !blank.has(one))).toEqual([])
  const ink = await page
    .locator('h1')
    .evaluate((one) => [getComputedStyle(one).color, getComputedStyle(document.body).background])
  expect(ink.join()).toMatch(/^(rgb\(0, 0, 0\)|oklch\(0 ).*rgb\(255, 255, 255\)/)
}

test('the confirmation of an order prints with number, date and address, without the rest of the page', async ({
  shop,
  control,
}) => {
  await fillCart(shop, '/p/hand-trowel')
  await shop.getByRole('button', { name: 'Check out' }).click()
  await pay(shop)
  const [order] = await control.orders()
  await expectPrinted(shop, '1 × Hand Trowel')
  await expect(shop.getByText(`Order ${order?.number}`, { exact: true })).toBeVisible()
  await expect(shop.getByRole('link', { name: 'Continue shopping' })).toBeHidden()
})

test('an order of the account prints too, in black also for a member who reads in the dark', async ({
  shop,
}) => {
  await logIn(shop)
  await visit(shop, '/account/orders')
  await shop.getByRole('link', { name: /9902/ }).click()
  await expect(heading(shop, 'Order 9902')).toBeVisible()
  await expectPrinted(shop, '1 × ')
  await expect(heading(shop, 'Order 9902')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button to print', async ({ shop }) => {
    await shop.goto('/login?returnTo=/account/orders')
    await fillLogin(shop, mara)
    await shop.getByRole('link', { name: /9902/ }).click()
    await expect(heading(shop, 'Order 9902')).toBeVisible()
    await expect(shop.getByRole('button', { name: 'Print' })).toHaveCount(0)
  })
})
