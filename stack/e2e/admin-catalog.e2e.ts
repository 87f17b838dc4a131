// The catalog in the admin: brands, products, prices, collections.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { choose, dialog, openAdmin, rowOf, title } from './admin-steps.ts'
import { expect, test } from './fixtures.ts'

/** Returns the name of the first product in the table. */
const rowName = (page: Page) => page.getByRole('row').nth(1).getByRole('link').textContent()

/** Reports the last item of a bulk mutation as refused, which the platform does rarely, until the result is called. */
async function refuseItem(page: Page, operation: string): Promise<() => Promise<void>> {
  const url = '**/admin/graphql'
  await page.route(url, async (route) => {
    if (route.request().postDataJSON()?.operationName !== operation) return route.continue()
    const response = await route.fetch()
    const body = await response.json()
    const [payload] = Object.values<{ items: object[] }>(body.data)
    const problems = [{ __typename: 'Problem', code: 'REFUSED', message: 'Not this one.' }]
    Object.assign(payload?.items.at(-1) ?? {}, { success: false, problems })
    await route.fulfill({ response, json: body })
  })
  return () => page.unroute(url)
}

test('brands: created, and renamed despite a concurrent rename', async ({
  shop,
  browser,
  stack,
}) => {
  await openAdmin(shop, '/admin/brands')
  await shop.getByRole('button', { name: 'New brands' }).click()
  const form = dialog(shop, 'New brands')
  await form.getByRole('textbox').fill('x'.repeat(51))
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByRole('alert')).toContainText('longer than 50 characters')
  await form.getByRole('textbox').fill('Nordlicht\nSudlicht')
  const restore = await refuseItem(shop, 'AdminCreateBrands')
  await form.getByRole('button', { name: 'Create' }).click()
  // The first name was created: the dialog stays with the reason, and closing it shows the brand.
  await expect(form.getByRole('alert')).toContainText('Some of the brands were not created')
  await expect(form.getByRole('textbox')).toHaveValue('Nordlicht\nSudlicht')
  await restore()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(shop, 'Nordlicht')).toBeVisible()

  const other = await browser.newContext({ baseURL: stack.shopUrl })
  const staff = await other.newPage()
  await openAdmin(staff, '/admin/brands')
  await shop.getByRole('button', { name: 'Nordlicht', exact: true }).click()
  await expect(dialog(shop, 'Rename Nordlicht')).toBeVisible()
  await staff.getByRole('button', { name: 'Nordlicht', exact: true }).click()
  await dialog(staff, /Rename/)
    .getByLabel('Name')
    .fill('Nordlicht by another')
  await dialog(staff, /Rename/)
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(rowOf(staff, 'Nordlicht by another')).toBeVisible()
  await other.close()

  const rename = dialog(shop, 'Rename Nordlicht')
  await rename.getByLabel('Name').fill('Nordlicht by me')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(rename).toContainText('Another user renamed it')
  await expect(rename).toContainText('Nordlicht by another')
  await rename.getByRole('button', { name: 'Save mine' }).click()
  await expect(rowOf(shop, 'Nordlicht by me')).toBeVisible()
})

test('brands: similar spellings found, several renamed at once, deleted', async ({ shop }) => {
  await openAdmin(shop, '/admin/brands')
  await shop.getByRole('button', { name: 'New brands' }).click()
  const form = dialog(shop, 'New brands')
  await form.getByRole('textbox').fill('Nordlicht\nSudlicht\nOSTRA.')
  await form.getByRole('button', { name: 'Create' }).click()
  // Spellings are compared across all brands, whatever the table shows.
  await expect(rowOf(shop, 'OSTRA.')).toBeVisible()
  await shop.goto('/admin/brands?name=Nord')
  await expect(shop.getByRole('link', { name: 'Ostra', exact: true })).toBeVisible()
  await shop.getByRole('link', { name: 'OSTRA.' }).click()
  await expect(shop.getByText('No matching products')).toBeVisible()
  await shop.goto('/admin/brands')

  await choose(shop, 'Nordlicht')
  await choose(shop, 'Sudlicht')
  await shop.getByRole('button', { name: 'Rename …' }).click()
  const several = dialog(shop, 'Rename 2 brands')
  await several.getByLabel('Nordlicht').fill('Nordlicht Oslo')
  await several.getByLabel('Sudlicht').fill('Ostra')
  await several.getByRole('button', { name: 'Save' }).click()
  // Each brand is tried on its own: a taken name is reported at its field.
  await expect(several.getByText('This name is already taken.')).toBeVisible()
  await several.getByLabel('Sudlicht').fill('Sudlicht Oslo')
  await several.getByRole('button', { name: 'Save' }).click()
  // Successful changes are not sent again with an outdated revision.
  await expect(several).toHaveCount(0)
  await expect(rowOf(shop, 'Sudlicht Oslo')).toBeVisible()
  await expect(rowOf(shop, 'Nordlicht Oslo')).toBeVisible()
  await choose(shop, 'Nordlicht Oslo')
  await choose(shop, 'Sudlicht Oslo')
  await choose(shop, 'OSTRA.')
  await shop.getByRole('button', { name: 'Delete …' }).click()
  const remove = dialog(shop, 'Delete 3 brands?')
  await expect(remove).toBeVisible()
  const other = await shop.context().newPage()
  await other.goto('/admin/brands')
  await choose(other, 'OSTRA.')
  await other.getByRole('button', { name: 'Delete …' }).click()
  await dialog(other, 'Delete 1 brand?').getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(other, 'OSTRA.')).toHaveCount(0)
  await other.close()
  // Two are deleted, the third one was gone: the dialog says so, and the list behind it is current.
  await remove.getByRole('button', { name: 'Delete' }).click()
  await expect(remove.getByRole('alert')).toContainText('Some were not deleted')
  await remove.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(shop, 'Nordlicht')).toHaveCount(0)
  await expect(shop.getByText('8 brands', { exact: true })).toBeVisible()
})

test('products: selected across filters and adjusted together, visible in the shop', async ({
  shop,
}) => {
  await openAdmin(shop, '/admin/products?page=99')
  // There is no such page: the last one is shown, and Back does not return to it.
  await expect(shop).toHaveURL(/\/admin\/products$/)
  await choose(shop, (await rowName(shop)) ?? '')
  const all = shop.getByRole('button', { name: /^All \d+ found$/ })
  const found = /\d+/.exec((await all.textContent()) ?? '')?.[0]
  await all.click()
  await expect(shop.getByText(`${found} products chosen`)).toBeVisible()
  await shop.getByRole('button', { name: 'Clear selection' }).click()
  await shop.goto('/admin/products?q=Clock')
  await expect(rowOf(shop, 'Desk Clock')).toContainText('$84.00')
  await choose(shop, 'Desk Clock')
  await choose(shop, 'Station Wall Clock')
  await shop.getByRole('button', { name: 'Adjust …' }).click()
  const form = dialog(shop, 'Adjust 2 products?')
  await form.getByLabel(/Percent, −100/).fill('7.5')
  await expect(form).toContainText('A whole number')
  await form.getByLabel(/Percent, −100/).fill('-50')
  const line = form.getByRole('row').filter({ hasText: 'Desk Clock' })
  await expect(line).toContainText('$42.00')
  // Its discount of $15 applies on top: more than half in total.
  await expect(line).toContainText('$69.00 → $27.00')
  await form.getByLabel(/by more than 50 %/).check()
  await form.getByLabel(/less than they cost/).check()
  await form.getByRole('button', { name: 'Adjust 2' }).click()
  const progress = dialog(shop, 'Adjust 2 products')
  await expect(progress).toContainText('2 of 2 done')
  await progress.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(rowOf(shop, 'Desk Clock')).toContainText('$42.00')
  await shop.goto('/p/desk-clock')
  await expect(shop.getByText('$42.00').first()).toBeVisible()
  await shop.goto('/admin/jobs')
  const jobRow = rowOf(shop, 'Adjust amounts of products')
  await expect(jobRow).toContainText('2 of 2')
  await expect(jobRow).toContainText('Done')
})

test('products: hidden and shown, a saved view, selected columns', async ({ shop }) => {
  await openAdmin(shop, '/admin/products?q=Brass+Pen')
  await choose(shop, 'Brass Pen')
  await shop.getByRole('button', { name: 'Hide', exact: true }).click()
  await dialog(shop, 'Hide 1 product?').getByRole('button', { name: 'Hide 1' }).click()
  const progress = dialog(shop, 'Hide 1 product')
  await expect(progress).toContainText('1 of 1 done')
  await progress.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(rowOf(shop, 'Brass Pen')).toContainText('Hidden')
  const page = await shop.request.get('/p/brass-pen')
  expect(page.status()).toBe(404)

  await shop.getByLabel('Name of this view').fill('Pens')
  await shop.getByRole('button', { name: 'Save view' }).click()
  await shop.getByRole('button', { name: 'All', exact: true }).click()
  await expect(rowOf(shop, 'Enamel Kettle')).toBeVisible()
  await shop.getByRole('button', { name: 'Pens', exact: true }).click()
  await expect(rowOf(shop, 'Enamel Kettle')).toHaveCount(0)
  await shop.getByText('Columns', { exact: true }).click()
  await shop.getByRole('checkbox', { name: 'SKU' }).check()
  await expect(shop.getByRole('columnheader', { name: 'SKU' })).toBeVisible()
})

test('products: exported, edited and imported again', async ({ shop }) => {
  await openAdmin(shop, '/admin/products?q=Brass+Pen')
  await expect(rowOf(shop, 'Brass Pen')).toBeVisible()
  const [file] = await Promise.all([
    shop.waitForEvent('download'),
    shop.getByRole('button', { name: 'Export' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  const [head = '', line = ''] = text.replace(/^\ufeff/, '').split('\r\n')
  expect(head).toBe('id,slug,name,price,cost,weight,sku,visible,ribbon,brand,description')
  const changed = line.replace(',Brass Pen,48.00,', ',Brass Pen,51.50,')
  expect(changed).not.toBe(line)
  const rows = [head, changed, ',,Imported Pen,9.90,,,,no,,,', ',,Wrong Pen,abc,,,,,,,']
  const unknown = '00000000-0000-4000-8000-000000000000,,Nobody’s Pen,5,,,,,,,'
  await shop.getByRole('button', { name: 'Import …' }).click()
  const form = dialog(shop, 'Import products')
  const choose = (lines: string[]) =>
    form.getByLabel('CSV file').setInputFiles({
      name: 'p.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    })
  // An unchanged export changes nothing, and nothing is sent.
  await choose([head, line, unknown])
  await expect(form).toContainText('0 products to change, 0 to create, 1 line with an error.')
  await expect(form).toContainText('1 product without a change.')
  await expect(form).toContainText('Line 3 Nobody’s Pen: No product has this id.')
  await choose(rows)
  await expect(form).toContainText('1 product to change, 1 to create, 1 line with an error.')
  const plan = form.getByRole('region', { name: 'What will change' })
  await expect(plan.getByRole('listitem')).toHaveText([
    'Brass Pen: price 48.00 → 51.50',
    'Imported Pen: new, 9.90',
  ])
  await expect(form).toContainText('Line 4 Wrong Pen: price: A number, such as 19.90.')
  await form.getByRole('button', { name: 'Import' }).click()
  await expect(form).toContainText('2 of 2 done')
  await form.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(rowOf(shop, 'Brass Pen')).toContainText('$51.50')
  await shop.goto('/admin/products?q=Imported')
  await expect(rowOf(shop, 'Imported Pen')).toContainText('$9.90')
})

test('prices: by keyboard, by paste, with undo and redo, and saved', async ({ shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAdmin(shop, '/admin/prices?q=Clock')
  const cell = (name: string) => shop.getByRole('gridcell', { name: new RegExp(`^${name}`) })
  await cell('Price of Desk Clock').focus()
  await shop.keyboard.type('90.5')
  await shop.keyboard.press('Enter')
  await expect(cell('Price of Desk Clock: 90.5, changed')).toBeVisible()
  await expect(cell('Price of Station Wall Clock')).toBeFocused()
  await shop.keyboard.press('ArrowRight')
  await expect(cell('Cost of Station Wall Clock')).toBeFocused()
  await shop.keyboard.type('abc')
  await shop.keyboard.press('Control+z')
  await expect(cell('Price of Desk Clock: 84.00')).toBeVisible()
  await shop.keyboard.press('Control+y')
  await expect(cell('Price of Desk Clock: 90.5, changed')).toBeVisible()
  await cell('Price of Desk Clock').focus()
  await shop.evaluate(() => navigator.clipboard.writeText('91\t30\n120\t50'))
  await shop.keyboard.press('Control+v')
  await expect(cell('Cost of Station Wall Clock: 50, changed')).toBeVisible()
  await shop.getByRole('button', { name: 'Save 2' }).click()
  const save = dialog(shop, 'Save 2 products')
  await expect(save).toContainText('price 84.00 → 91, cost 33.00 → 30')
  await save.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(save).toContainText('2 of 2 done')
  await save.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(cell('Price of Desk Clock: 91.00')).toBeVisible()
  await shop.goto('/p/desk-clock')
  await expect(shop.getByText('$91.00').first()).toBeVisible()
})

test('collections: created, filled, shown in the shop, and deleted', async ({ shop }) => {
  await openAdmin(shop, '/admin/collections')
  await shop.getByRole('button', { name: 'New collection' }).click()
  await shop.getByRole('button', { name: 'Create' }).isDisabled()
  await shop.getByLabel('Name').fill('Quiet Corner')
  await shop.getByRole('button', { name: 'Create' }).click()
  await expect(title(shop, 'Quiet Corner')).toBeVisible()
  await shop.getByRole('button', { name: 'Add products …' }).click()
  const add = dialog(shop, 'Add products')
  await add.getByLabel('Part of the name').fill('Clock')
  await add.getByLabel('Desk Clock').check()
  await add.getByRole('button', { name: 'Add 1' }).click()
  await expect(rowOf(shop, 'Desk Clock')).toBeVisible()
  await shop.goto('/c/quiet-corner')
  await expect(shop.getByRole('link', { name: /Desk Clock/ }).first()).toBeVisible()
  await shop.goBack()
  await shop.getByRole('button', { name: 'Delete …' }).click()
  await dialog(shop, 'Delete this collection?').getByRole('button', { name: 'Delete' }).click()
  await expect(title(shop, 'Collections')).toBeVisible()
  await expect(rowOf(shop, 'Quiet Corner')).toHaveCount(0)
})
