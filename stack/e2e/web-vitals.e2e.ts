// Measures of visits: from a page that is left to the admin.
import { openAdmin, rowOf, title } from './admin-steps.ts'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { addToCart, visit } from './steps.ts'

// A shop of its own: the visits of other journeys are measured as well, also those on phones.
test.use({ settings: { VITALS_DAYS: '7' } })

test('a visit is measured when it ends and appears in the admin', async ({ shop, stack }) => {
  const { vitals } = stack.app.gateway.services
  const visits = () => {
    const counts = vitals.read({ days: 1 }).get('/p/:slug')?.get('TTFB')
    return [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0)
  }
  const before = visits()
  const loaded = shop.waitForResponse(/measure-[^/]+\.js$/, { timeout: 20_000 })
  await shop.goto('/p/morning-mug')
  await loaded
  // The first press is the interaction that is measured, and ends the search for the largest paint.
  await shop.getByRole('button', { name: 'One more' }).click()
  await expect(shop.getByLabel('Quantity')).toHaveValue('2')
  await shop.goto('about:blank')
  await expect.poll(visits).toBe(before + 1)
  await openAdmin(shop, '/admin/vitals?days=1')
  await expect(title(shop, 'Web vitals')).toBeVisible()
  const row = rowOf(shop, '/p/:slug')
  await expect(row).toContainText('ms')
  await expect(row).toContainText('Good')
  expect(await violations(shop)).toEqual([])
  await shop.getByLabel('Device').selectOption({ label: 'Phone' })
  await expect(shop.getByText('No visits were measured yet')).toBeVisible()
})

test('the report of a visit has no cookie, also in a session', async ({ shop }) => {
  await visit(shop, '/p/hand-trowel')
  await addToCart(shop)
  expect(await shop.context().cookies()).not.toEqual([])
  const loaded = shop.waitForResponse(/measure-[^/]+\.js$/, { timeout: 20_000 })
  await shop.goto('/p/morning-mug')
  await loaded
  const sent = shop.waitForRequest('**/vitals')
  await expect(async () => {
    await shop.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    expect((await Promise.race([sent, shop.waitForTimeout(500)]))?.method()).toBe('POST')
  }).toPass()
  expect((await (await sent).allHeaders()).cookie).toBeUndefined()
})
