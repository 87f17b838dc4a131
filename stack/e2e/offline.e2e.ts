// Without a connection: what was visited is there, what is private is not, and no change is lost.
import { expect, test } from './fixtures.ts'
import { picturesStored, shownPictures, visitAndStore } from './worker-steps.ts'

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
})

/** What is loaded after the page, such as related products, needs the connection. */
const gallery = 'figure img, [id^=picture] img'

test('a visited product page reloads offline with its pictures, and says from when it is', async ({
  shop,
  context,
}) => {
  await visitAndStore(shop, '/p/morning-mug')
  await picturesStored(shop)
  const before = await shownPictures(shop, gallery)
  await context.setOffline(true)
  await shop.reload()
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
  await expect(shop.getByText(/^You are offline\. This page is from \w+ \d/)).toBeVisible()
  await expect.poll(() => shownPictures(shop, gallery)).toEqual(before)
  await context.setOffline(false)
  await shop.getByRole('status').getByRole('link', { name: 'Try again' }).click()
  await expect(shop.getByText(/This page is from/)).toHaveCount(0)
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
})

test('a page that was not visited is the offline page, which leads to those that were', async ({
  shop,
  context,
}) => {
  await visitAndStore(shop, '/p/morning-mug')
  await context.setOffline(true)
  await shop.goto('/p/hand-trowel')
  await expect(shop.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await shop
    .getByRole('navigation', { name: 'Pages you can open now' })
    .getByRole('link', { name: 'Morning Mug' })
    .click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
  await shop.goBack()
  await expect(shop.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  // Without a click: the page loads when the connection is back.
  await expect(shop.getByRole('heading', { level: 1, name: 'Hand Trowel' })).toBeVisible()
})
