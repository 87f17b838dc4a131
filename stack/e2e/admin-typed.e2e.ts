// What is typed in the admin while something else goes on.
import { edit, openAdmin, part } from './admin-steps.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

test('what is typed while a section is being saved is retained, and guarded', async ({ shop }) => {
  await openAdmin(shop)
  await edit(shop, 'Morning Mug')
  const details = part(shop, 'Details')
  const field = (name: string) => details.getByLabel(name, { exact: true })
  const release = await holdRequests(shop, (request) =>
    /AdminUpdateProduct/.test(request.postData() ?? ''),
  )
  await field('Ribbon').fill('Fresh')
  await details.getByRole('button', { name: 'Save details' }).click()
  await field('Ribbon').fill('Fresher')
  await field('Brand').fill('Fable & Co')
  release()
  await expect(details.getByRole('region', { name: 'What will change' })).toContainText(
    'Ribbon: Fresh Fresher',
  )
  await expect(field('Brand')).toHaveValue('Fable & Co')
  shop.once('dialog', (dialog) => dialog.dismiss())
  await shop.getByRole('link', { name: 'Brands' }).click()
  await expect(field('Ribbon')).toHaveValue('Fresher')
  await details.getByRole('button', { name: 'Undo' }).click()
  await expect(field('Ribbon')).toHaveValue('Fresh')
})

test('what is typed in a member’s profile survives a change of the member', async ({ shop }) => {
  await openAdmin(shop, '/admin/members?q=Mara')
  await shop.getByRole('link', { name: 'Mara Lind' }).click()
  const profile = part(shop, 'Profile')
  await profile.getByLabel('Company').fill('Lind & Co')
  await shop.getByRole('button', { name: 'Mute', exact: true }).click()
  await shop.getByRole('dialog').getByRole('button', { name: 'Mute' }).click()
  await expect(shop.getByRole('definition').filter({ hasText: /^Muted$/ })).toBeVisible()
  await expect(profile.getByLabel('Company')).toHaveValue('Lind & Co')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByRole('region', { name: 'What will change' })).toHaveCount(0)
  await expect(profile.getByLabel('Company')).toHaveValue('Lind & Co')
})
