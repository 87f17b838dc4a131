// Pages of text, and the footer that leads to them.
import { expect, test } from './fixtures.ts'
import { visit } from './steps.ts'

test('the footer leads to a page of text and stays as the server made it', async ({ page }) => {
  await visit(page, '/c/lighting')
  const footer = page.locator('#root > footer')
  const before = await footer.innerHTML()
  await footer.getByRole('link', { name: 'Shipping' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '$6.90' })).toBeVisible()
  expect(await footer.innerHTML()).toBe(before)
  await page.getByText('32 countries').click()
  await expect(page.getByText(/Austria, Belgium/)).toBeVisible()
})

test('a product leads to delivery and returns, also after a navigation, and so does the drawer', async ({
  page,
}) => {
  await visit(page, '/de/c/garden')
  await page.getByRole('main').getByRole('link', { name: 'Handschaufel' }).click()
  const terms = page.getByRole('main').getByText('Versand · Rückgabe')
  await expect(terms).toBeVisible()
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  const drawer = page.getByRole('dialog', { name: 'Warenkorb' })
  await drawer.getByRole('link', { name: 'Rückgabe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rückgabe' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await page.goBack()
  await terms.getByRole('link', { name: 'Versand' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Versand' })).toBeVisible()
})

test('the home page leads to the story of the shop, and a brand shows its own', async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Our story' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Halden' })).toBeVisible()
  await visit(page, '/brands/ostra')
  await expect(page.getByText('Bergen, Norway')).toBeVisible()
})
