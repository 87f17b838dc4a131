// App keys in the admin.
import type { Page } from '@playwright/test'
import { dialog, openAdmin, rowOf, title } from './admin-steps.ts'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** Returns the status of a request with a key, from outside of the page. */
async function statusWith(page: Page, key: string): Promise<number> {
  const response = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${key}` },
    data: { query: '{ store { name } }' },
  })
  return response.status()
}

/** Returns the key that a dialog shows, and closes it. */
async function shownKey(page: Page, name: string): Promise<string> {
  const shown = dialog(page, `Key of ${name}`)
  await expect(shown).toContainText('Copy this key now')
  expect(await violations(page, 'dialog[open]')).toEqual([])
  const key = await shown.getByLabel('Key', { exact: true }).inputValue()
  expect(key).toMatch(/^vtr_/)
  await shown.getByRole('button', { name: 'I have copied it' }).click()
  return key
}

test('an app key is created, shown once, changed, rotated and revoked', async ({ shop }) => {
  await openAdmin(shop, '/admin/apps')
  await expect(title(shop, 'App keys')).toBeVisible()
  await shop.getByRole('button', { name: 'New app key' }).click()
  const create = dialog(shop, 'New app key')
  await create.getByLabel('Name').fill('price report')
  await create.getByRole('button', { name: 'Create' }).click()
  await expect(create).toContainText('Use 1 to 50 letters')
  await create.getByLabel('Name').fill('price-report')
  await create.getByLabel('See hidden products and costs').check()
  await create.getByLabel('Send its own queries and mutations').check()
  await create.getByLabel('Allowed origins').fill('example.com')
  await create.getByRole('button', { name: 'Create' }).click()
  await expect(create.getByRole('alert')).toContainText('without a path')
  await create.getByLabel('Allowed origins').fill('https://example.com/')
  await create.getByRole('button', { name: 'Create' }).click()
  const key = await shownKey(shop, 'price-report')
  const row = rowOf(shop, 'price-report')
  await expect(row).toContainText('never')
  expect(await statusWith(shop, key)).toBe(200)

  await row.getByRole('button', { name: 'Edit …' }).click()
  const edit = dialog(shop, 'Edit price-report')
  await expect(edit.getByLabel('Allowed origins')).toHaveValue('https://example.com')
  await edit.getByLabel('See hidden products and costs').uncheck()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row).not.toContainText('See hidden products')

  await row.getByRole('button', { name: 'Rotate …' }).click()
  const rotate = dialog(shop, 'Rotate the key of price-report?')
  await rotate.getByLabel('The old key works for').selectOption('no more time')
  await rotate.getByRole('button', { name: 'Rotate' }).click()
  const next = await shownKey(shop, 'price-report')
  expect([await statusWith(shop, key), await statusWith(shop, next)]).toEqual([401, 200])

  await row.getByRole('button', { name: 'Revoke …' }).click()
  const revoke = dialog(shop, 'Revoke the key of price-report?')
  await revoke.getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('revoked')
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(await statusWith(shop, next)).toBe(401)
})
