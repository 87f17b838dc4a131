// Pages of text, and the footer that leads to them.
import { expect, test } from './fixtures.ts'
import { visit } from './steps.ts'

test('the footer leads to a page of text and stays as the server made it', async ({ shop }) => {
  await visit(shop, '/c/lighting')
  const footer = shop.locator('#root > footer')
  const before = await footer.innerHTML()
  await footer.getByRole('link', { name: 'Shipping' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible()
  await expect(shop.getByRole('cell', { name: '$6.90' })).toBeVisible()
  expect(await footer.innerHTML()).toBe(before)
  await shop.getByText('32 countries').click()
  await expect(shop.getByText(/Austria, Belgium/)).toBeVisible()
})

test('a product leads to delivery and returns, also after a navigation, and so does the drawer', async ({
  shop,
}) => {
  await visit(shop, '/de/c/garden')
  await shop.getByRole('main').getByRole('link', { name: 'Handschaufel' }).click()
  const terms = shop.getByRole('main').getByText('Versand · Rückgabe')
  await expect(terms).toBeVisible()
  await shop.getByRole('button', { name: 'In den Warenkorb' }).click()
  const drawer = shop.getByRole('dialog', { name: 'Warenkorb' })
  await drawer.getByRole('link', { name: 'Rückgabe' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Rückgabe' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await shop.goBack()
  await terms.getByRole('link', { name: 'Versand' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Versand' })).toBeVisible()
})

test('the home page leads to the story of the shop, and a brand shows its own', async ({
  shop,
}) => {
  await visit(shop, '/')
  await shop.getByRole('link', { name: 'Our story' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'About Halden' })).toBeVisible()
  await visit(shop, '/brands/ostra')
  await expect(shop.getByText('Bergen, Norway')).toBeVisible()
})
