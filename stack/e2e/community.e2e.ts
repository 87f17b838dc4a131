// The community: joining it, its directory and the page of a member, in a browser.
import { expect, test } from './fixtures.ts'
import { field, heading, logIn, mara } from './member-steps.ts'
import { visit } from './steps.ts'

// The browser logs a missing page too.
test.use({ expectedComplaints: /status of 404/ })

test('community: join, be listed, change the address, leave', async ({ shop }) => {
  await logIn(shop, mara, '/account/community')
  await shop.getByRole('button', { name: 'Join in' }).click()
  await expect(shop.getByRole('heading', { name: 'Your profile is public' })).toBeVisible()
  const slug = field(shop, 'Last part of the address')
  await slug.fill('jonas-weber')
  await expect(shop.getByText('This address is already taken.')).toBeVisible()
  await slug.fill('mara-of-kingston')
  await expect(shop.getByText('This address is available.')).toBeVisible()
  await shop.getByRole('button', { name: 'Save address' }).click()
  await expect(shop.getByText('Saved', { exact: true })).toBeVisible()
  await shop.getByRole('link', { name: 'Your page as others see it' }).click()
  await expect(shop).toHaveURL(/\/members\/mara-of-kingston$/)
  await expect(heading(shop, 'Mara Lind')).toBeVisible()
  await expect(shop.getByRole('main')).not.toContainText('@')
  await visit(shop, '/account/community')
  await shop.getByRole('button', { name: 'Leave the community' }).click()
  await expect(shop.getByRole('heading', { name: 'Your profile is private' })).toBeVisible()
  const afterDeletion = await shop.goto('/members/mara-of-kingston')
  expect(afterDeletion?.status()).toBe(404)
})

test('the directory is searched by name and omits private members', async ({ shop }) => {
  await visit(shop, '/members')
  await expect(shop.getByRole('main')).not.toContainText('Mara Lind')
  await shop.getByLabel('Search by name').fill('jonas')
  await shop.getByRole('button', { name: 'Search', exact: true }).last().click()
  await expect(shop).toHaveURL(/name=jonas/)
  await expect(shop.getByRole('status').filter({ hasText: /member/ })).toHaveText('1 member')
  await shop.getByRole('link', { name: 'Jonas Weber' }).click()
  await expect(heading(shop, 'Jonas Weber')).toBeVisible()
})

test('a member without a cover has none', async ({ shop }) => {
  await visit(shop, '/members/finn-o-brien')
  await expect(heading(shop, "Finn O'Brien")).toBeVisible()
  // The portrait alone.
  await expect(shop.locator('article:has(h1) img')).toHaveCount(1)
})

test('the page of a member says since when, and leads back to all', async ({ shop }) => {
  await visit(shop, '/members/amara-okafor')
  const main = shop.getByRole('main')
  await expect(main.getByText(/^Member since \w+ 20\d\d$/)).toBeVisible()
  await main.getByRole('link', { name: 'Show all members' }).click()
  await expect(shop).toHaveURL('/members')
})
