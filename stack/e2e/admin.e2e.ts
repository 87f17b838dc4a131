// The owner's side, screen by screen.
import { readFileSync } from 'node:fs'
import { atDesk, choose, dialog, editor, rowOf, title } from './admin-steps.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './member-steps.ts'

test.describe('the door', () => {
  test('is shut for a visitor and for a member, and says why', async ({ shop }) => {
    await shop.goto('/admin')
    await expect(title(shop, 'The owner’s side')).toBeVisible()
    await expect(shop.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fadmin',
    )
    await logIn(shop)
    await shop.goto('/admin')
    await expect(title(shop, 'Not for this account')).toBeVisible()
  })

  test('lets the owner in with a fresh sign-in, and out again', async ({ shop }) => {
    await atDesk(shop)
    await expect(title(shop, /Good day, Ingrid/)).toBeVisible()
    await shop.getByRole('button', { name: 'Leave' }).click()
    await expect(shop).toHaveURL(/\/$/)
    await shop.goto('/admin')
    // Still fresh: it opens by itself.
    await expect(title(shop, /Good day/)).toBeVisible()
  })

  test('that shuts in the middle of work loses nothing', async ({ shop }) => {
    await atDesk(shop, '/admin/brands')
    await shop.getByRole('button', { name: 'New brands' }).click()
    const names = dialog(shop, 'New brands').getByRole('textbox')
    await names.fill('Kept Works')
    await shop.context().clearCookies({ name: 'vitrine-staff' })
    await dialog(shop, 'New brands').getByRole('button', { name: 'Create' }).click()
    const shut = dialog(shop, 'The owner’s side has closed')
    await expect(shut).toBeVisible()
    await shut.getByRole('button', { name: 'Open it again' }).click()
    await expect(shut).toBeHidden()
    await expect(names).toHaveValue('Kept Works')
    await dialog(shop, 'New brands').getByRole('button', { name: 'Create' }).click()
    await expect(rowOf(shop, 'Kept Works')).toBeVisible()
  })
})

test('a contributor sees members and no log, and what is not allowed says why', async ({
  shop,
}) => {
  await atDesk(shop, '/admin/members', editor)
  const create = shop.getByRole('button', { name: 'New member' })
  await expect(create).toBeDisabled()
  await expect(create).toHaveAttribute('title', /Contributors may not change members/)
  await shop.goto('/admin/audit')
  await expect(shop.getByText('Contributors may not read the log. Ask the owner.')).toBeVisible()
  await shop.goto('/admin/brands')
  await expect(shop.getByRole('button', { name: 'New brands' })).toBeEnabled()
})

test('overview: counts lead to the lists they count', async ({ shop }) => {
  await atDesk(shop)
  await shop.getByRole('link', { name: /members? waiting for you/ }).click()
  await expect(title(shop, 'Members')).toBeVisible()
  await expect(shop.getByText('3 members')).toBeVisible()
  await expect(rowOf(shop, 'pending@shop.test')).toBeVisible()
})

test('brands: made, renamed against somebody quicker, deleted', async ({
  shop,
  browser,
  stack,
}) => {
  await atDesk(shop, '/admin/brands')
  await shop.getByRole('button', { name: 'New brands' }).click()
  const form = dialog(shop, 'New brands')
  await form.getByRole('textbox').fill('x'.repeat(51))
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByRole('alert')).toContainText('longer than 50 characters')
  await form.getByRole('textbox').fill('Nordlicht\nSudlicht')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(rowOf(shop, 'Nordlicht')).toBeVisible()

  const other = await browser.newContext({ baseURL: stack.shopUrl })
  const desk = await other.newPage()
  await atDesk(desk, '/admin/brands')
  await shop.getByRole('button', { name: 'Nordlicht', exact: true }).click()
  await expect(dialog(shop, 'Rename Nordlicht')).toBeVisible()
  await desk.getByRole('button', { name: 'Nordlicht', exact: true }).click()
  await dialog(desk, /Rename/)
    .getByLabel('Name')
    .fill('Nordlicht by another')
  await dialog(desk, /Rename/)
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(rowOf(desk, 'Nordlicht by another')).toBeVisible()
  await other.close()

  const rename = dialog(shop, 'Rename Nordlicht')
  await rename.getByLabel('Name').fill('Nordlicht by me')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(rename).toContainText('Somebody else renamed it meanwhile')
  await expect(rename).toContainText('Nordlicht by another')
  await rename.getByRole('button', { name: 'Save mine' }).click()
  await expect(rowOf(shop, 'Nordlicht by me')).toBeVisible()

  await choose(shop, 'Nordlicht by me')
  await choose(shop, 'Sudlicht')
  await shop.getByRole('button', { name: 'Delete …' }).click()
  await dialog(shop, 'Delete 2 brands?').getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(shop, 'Nordlicht')).toHaveCount(0)
  await expect(shop.getByText('8 brands', { exact: true })).toBeVisible()
})

test('products: chosen across filters, adjusted together, and the shop shows it', async ({
  shop,
}) => {
  await atDesk(shop, '/admin/products?q=Clock')
  await expect(rowOf(shop, 'Desk Clock')).toContainText('$84.00')
  await choose(shop, 'Desk Clock')
  await choose(shop, 'Station Wall Clock')
  await shop.getByRole('button', { name: 'Adjust …' }).click()
  const form = dialog(shop, 'Adjust 2 products?')
  await form.getByLabel(/Percent, −100/).fill('7.5')
  await expect(form).toContainText('A whole number')
  await form.getByLabel(/Percent, −100/).fill('-50')
  await expect(form.getByRole('row').filter({ hasText: 'Desk Clock' })).toContainText('42')
  await form.getByRole('button', { name: 'Adjust 2' }).click()
  const progress = dialog(shop, 'Adjust 2 products')
  await expect(progress).toContainText('2 of 2 done')
  await progress.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(rowOf(shop, 'Desk Clock')).toContainText('$42.00')
  await shop.goto('/p/desk-clock')
  await expect(shop.getByText('$42.00').first()).toBeVisible()
})

test('products: hidden and shown, a view kept, columns chosen', async ({ shop }) => {
  await atDesk(shop, '/admin/products?q=Brass+Pen')
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
  await shop.getByRole('button', { name: 'Keep' }).click()
  await shop.getByRole('button', { name: 'All', exact: true }).click()
  await expect(rowOf(shop, 'Enamel Kettle')).toBeVisible()
  await shop.getByRole('button', { name: 'Pens', exact: true }).click()
  await expect(rowOf(shop, 'Enamel Kettle')).toHaveCount(0)
  await shop.getByText('Columns', { exact: true }).click()
  await shop.getByRole('checkbox', { name: 'SKU' }).check()
  await expect(shop.getByRole('columnheader', { name: 'SKU' })).toBeVisible()
})

test('products: out as a file, changed there, and in again', async ({ shop }) => {
  await atDesk(shop, '/admin/products?q=Brass+Pen')
  await expect(rowOf(shop, 'Brass Pen')).toBeVisible()
  const [file] = await Promise.all([
    shop.waitForEvent('download'),
    shop.getByRole('button', { name: 'Export' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  const [head = '', line = ''] = text.replace(/^\ufeff/, '').split('\r\n')
  expect(head).toBe('id,slug,name,price,cost,weight,sku,visible,ribbon,brand,description')
  const changed = line.replace(',Brass Pen,48,', ',Brass Pen,51.50,')
  expect(changed).not.toBe(line)
  const rows = [head, changed, ',,Imported Pen,9.90,,,,no,,,', ',,Wrong Pen,abc,,,,,,,']
  await shop.getByRole('button', { name: 'Import …' }).click()
  const form = dialog(shop, 'Import products')
  const buffer = Buffer.from(rows.join('\r\n'))
  await form.getByLabel('CSV file').setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer })
  await expect(form).toContainText('1 change, 1 are new, 1 cannot be read.')
  await expect(form).toContainText('Line 4 Wrong Pen: price: A number, such as 19.90.')
  await form.getByRole('button', { name: 'Import' }).click()
  await expect(form).toContainText('3 of 3 lines done, 1 refused')
  await form.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(rowOf(shop, 'Brass Pen')).toContainText('$51.50')
  await shop.goto('/admin/products?q=Imported')
  await expect(rowOf(shop, 'Imported Pen')).toContainText('$9.90')
})

test('prices: by keyboard, by paste, back and forth, and saved', async ({ shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await atDesk(shop, '/admin/prices?q=Clock')
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
  await expect(cell('Price of Desk Clock: 84')).toBeVisible()
  await shop.keyboard.press('Control+y')
  await expect(cell('Price of Desk Clock: 90.5, changed')).toBeVisible()
  await cell('Price of Desk Clock').focus()
  await shop.evaluate(() => navigator.clipboard.writeText('91\t30\n120\t50'))
  await shop.keyboard.press('Control+v')
  await expect(cell('Cost of Station Wall Clock: 50, changed')).toBeVisible()
  await shop.getByRole('button', { name: 'Save 2' }).click()
  const save = dialog(shop, 'Save 2 products')
  await expect(save).toContainText('price 84 → 91, cost 33 → 30')
  await save.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(save).toContainText('2 of 2 saved')
  await save.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(cell('Price of Desk Clock: 91')).toBeVisible()
  await shop.goto('/p/desk-clock')
  await expect(shop.getByText('$91.00').first()).toBeVisible()
})

test('collections: made, filled, shown in the shop, and deleted', async ({ shop }) => {
  await atDesk(shop, '/admin/collections')
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

test('members: found, approved, and many at once after a count', async ({ shop }) => {
  await atDesk(shop, '/admin/members?q=Pending')
  await shop.getByRole('link', { name: 'Ada Pending' }).click()
  await expect(title(shop, 'Ada Pending')).toBeVisible()
  await shop.getByRole('button', { name: 'Approve', exact: true }).click()
  await dialog(shop, 'Approve?').getByRole('button', { name: 'Approve' }).click()
  await expect(shop.getByText('Approved', { exact: true })).toBeVisible()
  await expect(shop.getByRole('region', { name: 'History' })).toContainText('approveMember')

  await shop.goto('/admin/members?status=PENDING')
  await expect(shop.getByText('2 members')).toBeVisible()
  await shop.getByText('More filters, and everybody they find').click()
  await shop.getByRole('button', { name: 'Approve all …' }).click()
  const count = dialog(shop, 'Approve 2 members?')
  await expect(count).toContainText('Iris Vale')
  const run = count.getByRole('button', { name: 'Approve 2' })
  await expect(run).toBeDisabled()
  await count.getByLabel('Type 2 to go on').fill('2')
  await run.click()
  const done = dialog(shop, 'Done')
  await expect(done).toContainText('2 done.')
  await done.getByRole('button', { name: 'To the list' }).click()
  await expect(shop.getByText('Nobody is like that')).toBeVisible()
})

test('members: a profile changed, the owner kept', async ({ shop }) => {
  await atDesk(shop, '/admin/members?q=Mara')
  await shop.getByRole('link', { name: 'Mara Lind' }).click()
  await shop.getByLabel('Company').fill('Lind & Co')
  await expect(shop.getByRole('region', { name: 'What will change' })).toContainText('Lind & Co')
  await shop.getByRole('button', { name: 'Save' }).click()
  await expect(shop.getByText('Saved.')).toBeVisible()

  await shop.goto('/admin/members?q=Ingrid')
  await shop.getByRole('link', { name: 'Ingrid Halden' }).click()
  await shop.getByRole('button', { name: 'Block', exact: true }).click()
  const block = dialog(shop, 'Block?')
  await block.getByRole('button', { name: 'Block' }).click()
  await expect(block.getByRole('alert')).toContainText('Nobody can block themselves.')
})

test('what is unsaved is not left by accident', async ({ shop }) => {
  await atDesk(shop, '/admin/members?q=Mara')
  await shop.getByRole('link', { name: 'Mara Lind' }).click()
  await shop.getByLabel('Company').fill('Elsewhere')
  const asked: string[] = []
  shop.once('dialog', (question) => {
    asked.push(question.message())
    void question.dismiss()
  })
  await shop.getByRole('link', { name: 'Brands' }).click()
  await expect(title(shop, 'Mara Lind')).toBeVisible()
  expect(asked).toEqual(['What you changed here is not saved. Leave it all the same?'])
  await expect(shop.getByLabel('Company')).toHaveValue('Elsewhere')
})

test('the palette leads anywhere by keyboard', async ({ shop }) => {
  await atDesk(shop)
  await shop.keyboard.press('Control+k')
  await shop.keyboard.type('memb')
  await shop.keyboard.press('Enter')
  await expect(title(shop, 'Members')).toBeVisible()
  await shop.keyboard.press('Control+k')
  await shop.keyboard.type('new member')
  await shop.keyboard.press('Enter')
  await expect(dialog(shop, 'New member')).toBeVisible()
})

test('the log tells who did what, and is whole', async ({ shop }) => {
  await atDesk(shop, '/admin/brands')
  await shop.getByRole('button', { name: 'New brands' }).click()
  await dialog(shop, 'New brands').getByRole('textbox').fill('Logged')
  await dialog(shop, 'New brands').getByRole('button', { name: 'Create' }).click()
  await expect(rowOf(shop, 'Logged')).toBeVisible()
  await shop.goto('/admin/audit')
  const entry = rowOf(shop, 'brandsWrite.bulkGetOrCreateBrands').first()
  await expect(entry).toContainText('owner@shop.test')
  await expect(entry).toContainText('success')
  await expect(shop.getByText(/entries, every one with the hash/)).toBeVisible()
})

test('a screen’s own query opens in the staff’s playground', async ({ shop, context }) => {
  await atDesk(shop, '/admin/brands')
  await expect(rowOf(shop, 'Ostra')).toBeVisible()
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    shop.getByRole('button', { name: 'This screen’s query' }).click(),
  ])
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText(
    'AdminBrands',
    {
      timeout: 20_000,
    },
  )
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('Fernley Tools')
})
