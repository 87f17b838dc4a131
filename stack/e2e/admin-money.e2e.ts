// What costs a shop money when it is done by accident: said beforehand, recorded, and taken back.
import { atDesk, choose, dialog, rowOf } from './admin-steps.ts'
import { expect, test } from './fixtures.ts'

const kinds = [
  /would be sold for nothing/,
  /below zero once the discount/,
  /less than they cost/,
  /by more than 50 %/,
]

test('prices: what would be given away is listed, and ticked off before it is done', async ({
  shop,
}) => {
  await atDesk(shop, '/admin/products?q=Clock')
  await choose(shop, 'Desk Clock')
  await choose(shop, 'Station Wall Clock')
  await shop.getByRole('button', { name: 'Adjust …' }).click()
  const form = dialog(shop, 'Adjust 2 products?')
  await form.getByLabel(/Percent, −100/).fill('-100')
  const line = form.getByRole('row').filter({ hasText: 'Desk Clock' })
  await expect(line).toContainText('69.00 → 0.00')
  const go = form.getByRole('button', { name: 'Adjust 2' })
  await expect(go).toBeDisabled()
  for (const kind of kinds) {
    await form.getByLabel(kind).check()
  }
  // Another change is another question.
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
