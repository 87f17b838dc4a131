// Costly mistakes: predicted, recorded and reverted.
import { elevatedStaff, queryAdmin } from '../test/support/admin.ts'
import { choose, dialog, openAdmin, rowOf, title } from './admin-steps.ts'
import { expect, test } from './fixtures.ts'

const kinds = [
  /would be sold for nothing/,
  /below zero once the discount/,
  /less than they cost/,
  /by more than 50 %/,
]

test('prices: losses are listed and must be acknowledged first', async ({ shop }) => {
  await openAdmin(shop, '/admin/products?q=Clock')
  await choose(shop, 'Desk Clock')
  await choose(shop, 'Station Wall Clock')
  await shop.getByRole('button', { name: 'Adjust …' }).click()
  const form = dialog(shop, 'Adjust 2 products?')
  await form.getByLabel(/Percent, −100/).fill('-100')
  const line = form.getByRole('row').filter({ hasText: 'Desk Clock' })
  await expect(line).toContainText('$69.00 → $0.00')
  const go = form.getByRole('button', { name: 'Adjust 2' })
  await expect(go).toBeDisabled()
  for (const kind of kinds) {
    await form.getByLabel(kind).check()
  }
  // Another change needs another acknowledgment.
  await form.getByLabel(/Percent, −100/).fill('-99')
  await expect(form.getByLabel(/sold for nothing/)).toHaveCount(0)
  await expect(form.getByLabel(/by more than 50 %/)).not.toBeChecked()
  await expect(go).toBeDisabled()
  await form.getByLabel(/Percent, −100/).fill('-100')
  for (const kind of kinds) {
    await form.getByLabel(kind).check()
  }
  await go.click()
  const progress = dialog(shop, 'Adjust 2 products')
  await expect(progress).toContainText('2 of 2 done')
  await progress.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(rowOf(shop, 'Desk Clock')).toContainText('$0.00')
  await expect(rowOf(shop, 'Desk Clock')).toContainText('Loss')
})

test('jobs: a saved price sheet is a job with values before and after, and is reverted', async ({
  shop,
}) => {
  await openAdmin(shop, '/admin/prices?q=Clock')
  const cell = shop.getByRole('gridcell', { name: /^Price of Station Wall Clock/ })
  const before = /: ([\d.]+)/.exec((await cell.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  const after = String(Number(before) + 1)
  await cell.focus()
  await shop.keyboard.type(after)
  await shop.keyboard.press('Enter')
  await shop.getByRole('button', { name: 'Save 1' }).click()
  const save = dialog(shop, 'Save 1 product')
  await save.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(save).toContainText('1 of 1 done')
  await shop.goto('/admin/jobs')
  await shop.getByRole('link', { name: 'Edit products' }).first().click()
  await expect(title(shop, 'Edit products')).toBeVisible()
  const item = rowOf(shop, 'Station Wall Clock')
  await expect(item).toContainText(new RegExp(`price ${before}.*→ ${after}`))
  await shop.getByRole('button', { name: 'Revert …' }).click()
  const revert = dialog(shop, 'Revert this job?')
  await expect(revert).toContainText('1 can go back to what they were.')
  await revert.getByRole('button', { name: 'Revert 1' }).click()
  await expect(revert).toContainText('1 of 1 done')
  await shop.goto('/admin/jobs')
  await expect(rowOf(shop, 'Revert')).toBeVisible()
})

test('prices: concurrent changes under a sheet are reported and acknowledged again', async ({
  shop,
  stack,
}) => {
  const staff = await elevatedStaff(stack.shopUrl)
  const update = `mutation ($input: UpdateProductInput!) {
    result: updateProduct(input: $input) { problems { code } } }`
  type List = { managedProducts: { nodes: { id: string }[] } }
  const find = '{ managedProducts(filter: { search: "Station Wall Clock" }) { nodes { id } } }'
  const id = (await queryAdmin<List>(staff, find)).managedProducts.nodes[0]?.id
  const set = (input: object) => queryAdmin(staff, update, { input: { id, ...input } })
  await set({ basePrice: '118', discount: { none: true } })

  await openAdmin(shop, '/admin/prices?q=Station+Wall')
  await shop.getByRole('gridcell', { name: /^Price of Station Wall Clock/ }).focus()
  await shop.keyboard.type('0')
  await shop.keyboard.press('Enter')
  await shop.getByRole('button', { name: 'Save 1' }).click()
  const save = dialog(shop, 'Save 1 product')
  await expect(save).toContainText('1 product.')
  const tick = async (kind: RegExp | undefined) => save.getByLabel(kind ?? '').check()
  const [free, below, cost, large] = kinds
  for (const kind of [free, cost, large]) await tick(kind)
  await expect(save.getByLabel(below ?? '')).toHaveCount(0)

  // A price and a discount: text, table and checkboxes are about the product as it is now.
  await set({ basePrice: '123', discount: { amount: '7' } })
  const go = save.getByRole('button', { name: 'Save', exact: true })
  await go.click()
  await expect(save).toContainText('price is 123.00 now, 118.00 before')
  await expect(save.getByRole('listitem').first()).toContainText('price 123.00 → 0')
  await expect(save.getByRole('row').filter({ hasText: 'Station Wall' })).toContainText('$123.00')
  await expect(go).toBeDisabled()
  await expect(save.getByLabel(free ?? '')).toHaveCount(0)
  for (const kind of [below, cost, large]) await tick(kind)

  // Another change while the sheet is open.
  await set({ basePrice: '150', discount: { none: true } })
  await go.click()
  await expect(save).toContainText('price is 150.00 now, 123.00 before')
  await expect(save.getByLabel(below ?? '')).toHaveCount(0)
  for (const kind of [free, cost, large]) await tick(kind)

  // The discount alone makes the sale negative, so it is listed like a price.
  await set({ discount: { amount: '7' } })
  await go.click()
  await expect(save).toContainText('discount is 7.00 now, none before')
  await expect(save).not.toContainText('BELOW_ZERO')
  await expect(go).toBeDisabled()
  for (const kind of [below, cost, large]) await tick(kind)
  await go.click()
  await expect(save).toContainText('1 of 1 done')
})

test('brands: several renamed with their products, despite a concurrent rename', async ({
  shop,
  browser,
  stack,
}) => {
  await openAdmin(shop, '/admin/brands')
  await choose(shop, 'Fernley Tools')
  await choose(shop, 'Tarn Lighting')
  await shop.getByRole('button', { name: 'Rename …' }).click()
  const several = dialog(shop, 'Rename 2 brands')
  await several.getByLabel('Fernley Tools').fill('Fernley & Co')

  const other = await browser.newContext({ baseURL: stack.shopUrl })
  const staff = await other.newPage()
  await openAdmin(staff, '/admin/brands')
  await staff.getByRole('button', { name: 'Fernley Tools', exact: true }).click()
  const theirs = dialog(staff, 'Rename Fernley Tools')
  await theirs.getByLabel('Name', { exact: true }).fill('Fernley by another')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toContainText('changed')

  await expect(several.getByLabel(/Also rename them on their \d+ products/)).toBeChecked()
  await several.getByRole('button', { name: 'Save' }).click()
  await expect(several).toContainText('Another user renamed it to Fernley by another')
  await several.getByRole('button', { name: 'Save' }).click()
  await expect(several).toContainText('changed.')
  await several.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(rowOf(shop, 'Fernley & Co')).toBeVisible()
  await expect(
    rowOf(shop, 'Fernley & Co').getByRole('cell', { name: '0', exact: true }),
  ).toHaveCount(0)
  await shop.goto('/admin/products?brand=Fernley+%26+Co')
  await expect(shop.getByRole('row').nth(1)).toContainText('Fernley & Co')

  // A single brand: both names are shown, and its products are still renamed.
  await shop.goto('/admin/brands')
  await shop.getByRole('button', { name: 'Fernley & Co', exact: true }).click()
  const mine = dialog(shop, 'Rename Fernley & Co')
  await staff.goto('/admin/brands')
  await staff.getByRole('button', { name: 'Fernley & Co', exact: true }).click()
  await dialog(staff, /^Rename/)
    .getByLabel('Name', { exact: true })
    .fill('Fernley again')
  await dialog(staff, /^Rename/)
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(dialog(staff, /^Rename/)).toContainText('changed')
  await other.close()
  await mine.getByLabel('Name', { exact: true }).fill('Fernley')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine).toContainText('Another user renamed it')
  await expect(mine).toContainText('Fernley again')
  await expect(mine.getByLabel(/Also rename it on its/)).toBeChecked()
  await mine.getByRole('button', { name: 'Save mine' }).click()
  await expect(mine).toContainText('changed.')
  await shop.goto('/admin/products?brand=Fernley')
  await expect(shop.getByRole('row').nth(1)).toContainText('Fernley')
})

test('brands: renamed with their products, and merged', async ({ shop }) => {
  await openAdmin(shop, '/admin/brands')
  await shop.getByRole('button', { name: 'Ostra', exact: true }).click()
  const rename = dialog(shop, 'Rename Ostra')
  await expect(rename.getByLabel(/Also rename it on its/)).toBeChecked()
  await rename.getByLabel('Name', { exact: true }).fill('Ostra Oslo')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(rename).toContainText('changed')
  await rename.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(rowOf(shop, 'Ostra Oslo')).toBeVisible()
  await shop.goto('/admin/products?brand=Ostra+Oslo')
  await expect(shop.getByRole('row').nth(1)).toContainText('Ostra Oslo')

  await shop.goto('/admin/brands')
  await shop.getByRole('button', { name: 'New brands' }).click()
  const form = dialog(shop, 'New brands')
  await form.getByRole('textbox').fill('Ostra-Oslo')
  await form.getByRole('button', { name: 'Create' }).click()
  await choose(shop, 'Ostra-Oslo')
  await choose(shop, 'Ostra Oslo')
  await shop
    .getByRole('region', { name: 'Chosen' })
    .getByRole('button', { name: 'Merge …' })
    .click()
  const merge = dialog(shop, 'Merge 2 brands')
  await expect(merge).toContainText('will get “Ostra Oslo”; 1 brand will be deleted')
  await merge.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(merge).toContainText('1 of 1 done')
  await merge.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(rowOf(shop, 'Ostra-Oslo')).toHaveCount(0)
})
