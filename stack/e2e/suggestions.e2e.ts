// Suggestions of the search field while a visitor types.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { visit } from './steps.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('suggestions are grouped, correct typing errors, and work by keyboard', async ({ shop }) => {
  await visit(shop, '/')
  const field = shop.getByRole('banner').getByLabel('Search the shop')
  const listbox = shop.getByRole('listbox', { name: 'Suggestions' })
  await field.focus()
  await shop.keyboard.type('salt')
  await expect(
    listbox
      .getByRole('group', { name: 'Brands' })
      .getByRole('option', { name: 'Saltmarsh Pottery' }),
  ).toBeVisible()
  await expect(listbox.getByRole('option').last()).toHaveText('See all results for “salt”')
  await shop.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /./)
  await shop.keyboard.press('Home')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await shop.keyboard.press('ArrowDown')
  await shop.keyboard.press('ArrowLeft')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await shop.keyboard.press('Alt+ArrowUp')
  await expect(listbox).toBeHidden()
  await shop.keyboard.press('Alt+ArrowDown')
  await expect(listbox).toBeVisible()
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await shop.keyboard.press('Tab')
  await expect(listbox).toBeHidden()

  await field.fill('teapto')
  await expect(listbox.getByRole('option').first()).toHaveText('Did you mean teapot?')
  await shop.keyboard.press('ArrowDown')
  await shop.keyboard.press('Enter')
  await expect(heading(shop, 'Results for “teapot”')).toBeVisible()
})

test('the field keeps the focus and its suggestions while it is edited during a search', async ({
  shop,
}) => {
  await visit(shop, '/')
  const field = shop.getByRole('banner').getByLabel('Search the shop')
  await field.fill('lamp')
  const release = await holdRequests(shop, (request) =>
    `${request.url()}${request.postData()}`.includes('lamp'),
  )
  await field.press('Enter')
  await expect(shop).toHaveURL(/\/search\?q=lamp$/)
  await field.fill('mug')
  const listbox = shop.getByRole('listbox', { name: 'Suggestions' })
  await expect(listbox.getByRole('option').filter({ hasText: 'Morning Mug' })).toBeVisible()
  release()
  await expect(heading(shop, 'Results for “lamp”')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('mug')
  await expect(listbox).toBeVisible()
})

test('a search without further typing moves the focus to the results', async ({ shop }) => {
  await visit(shop, '/')
  const field = shop.getByRole('banner').getByLabel('Search the shop')
  await field.fill('lamp')
  await field.press('Enter')
  await expect(heading(shop, 'Results for “lamp”')).toBeVisible()
  await expect(shop.locator('#main')).toBeFocused()
})

test('suggestions appear again after a search, and outdated ones cannot be selected', async ({
  shop,
}) => {
  await visit(shop, '/')
  const field = shop.getByRole('combobox', { name: 'Search the shop' })
  await shop.getByLabel('Search the shop').click()
  await field.fill('lamp')
  await field.press('Enter')
  await expect(shop).toHaveURL(/\/search\?q=lamp$/)
  await field.click()
  await field.fill('mug')
  const options = shop.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.filter({ hasText: 'Morning Mug' })).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  // Until the response arrives the keys select nothing: Enter searches for the typed text.
  const release = await holdRequests(shop, (request) =>
    `${request.url()}${request.postData()}`.includes('teapot'),
  )
  await field.fill('teapot')
  await field.press('ArrowDown')
  await field.press('Enter')
  release()
  await expect(shop).toHaveURL(/\/search\?q=teapot$/)
  await expect(field).toHaveValue('teapot')
})
