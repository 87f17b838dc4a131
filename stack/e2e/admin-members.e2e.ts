// Members in the admin.
import { readFileSync } from 'node:fs'
import { choose, dialog, openAdmin, rowOf, title } from './admin-steps.ts'
import { expect, test } from './fixtures.ts'

test('members: found, approved, and many at once after a count', async ({ shop }) => {
  await openAdmin(shop, '/admin/members?q=Pending')
  await shop.getByRole('link', { name: 'Ada Pending' }).click()
  await expect(title(shop, 'Ada Pending')).toBeVisible()
  await shop.getByRole('button', { name: 'Approve', exact: true }).click()
  await dialog(shop, 'Approve?').getByRole('button', { name: 'Approve' }).click()
  await expect(shop.getByText('Approved', { exact: true })).toBeVisible()
  await expect(shop.getByRole('region', { name: 'History' })).toContainText('approveMember')

  await shop.goto('/admin/members?status=PENDING')
  await expect(shop.getByText('2 members')).toBeVisible()
  await shop.getByText('More filters and bulk actions').click()
  await shop.getByRole('button', { name: 'Approve all …' }).click()
  const count = dialog(shop, 'Approve 2 members?')
  await expect(count).toContainText('Iris Vale')
  const run = count.getByRole('button', { name: 'Approve 2' })
  await expect(run).toBeDisabled()
  await count.getByLabel('Type 2 to continue').fill('2')
  await run.click()
  const progress = dialog(shop, 'Approve 2 members')
  await expect(progress).toContainText('2 of 2 done')
  await progress.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(shop.getByText('No members match')).toBeVisible()
})

test('members: all members must be requested explicitly', async ({ shop }) => {
  await openAdmin(shop, '/admin/members')
  await shop.getByText('More filters and bulk actions').click()
  await shop.getByRole('button', { name: 'Block all …' }).click()
  const confirmation = dialog(shop, 'Every member of the shop?')
  await expect(confirmation).toContainText('No filter is set')
  await confirmation.getByRole('button', { name: /Count all members/ }).click()
  await expect(dialog(shop, /^Block \d+ members\?$/)).toContainText('every member of the shop')
})

test('members: a profile changes, the owner cannot be blocked', async ({ shop }) => {
  await openAdmin(shop, '/admin/members?q=Mara')
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
  await expect(block.getByRole('alert')).toContainText('You can’t block or disconnect yourself.')
})

test('members: selected members are changed one by one, and refused ones are listed', async ({
  shop,
}) => {
  await openAdmin(shop, '/admin/members?status=PENDING')
  await shop.getByRole('checkbox', { name: 'All rows of this page' }).check()
  await shop.getByRole('button', { name: 'All members', exact: true }).click()
  await shop.getByLabel('Search').fill('Ingrid')
  await choose(shop, 'Ingrid Halden')
  await shop.getByRole('button', { name: 'Block …', exact: true }).click()
  const block = dialog(shop, 'Block 4 members?')
  await expect(block).toContainText('Ada Pending')
  await expect(block.getByRole('button', { name: 'Block 4' })).toBeDisabled()
  await block.getByLabel('Type 4 to continue').fill('4')
  await block.getByRole('button', { name: 'Block 4' }).click()
  const progress = dialog(shop, 'Block 4 members')
  await expect(progress).toContainText('4 of 4 done, 1 of them refused')
  const [file] = await Promise.all([
    shop.waitForEvent('download'),
    progress.getByRole('button', { name: 'Download what failed' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/,Ingrid Halden,SELF_BLOCK_FORBIDDEN,/)
  await progress.getByRole('button', { name: 'Close', exact: true }).last().click()
  await shop.goto('/admin/members?status=BLOCKED')
  await expect(rowOf(shop, 'Ada Pending')).toBeVisible()
})
