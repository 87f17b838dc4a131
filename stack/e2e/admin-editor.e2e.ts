// The product editor with two concurrent editors, and with media and texts that belong to several places.
import type { Locator, Page } from '@playwright/test'
import { dialog, edit, openAdmin, part, saved } from './admin-steps.ts'
import { expect, test } from './fixtures.ts'

const table = (page: Page): Locator => page.getByRole('region', { name: 'Table of variants' })
const matrix = (page: Page): Locator => page.getByRole('group', { name: 'Variants', exact: true })

test('concurrent edits of variants: the later one sees the newer cells, and both are saved', async ({
  shop,
  context,
}) => {
  await openAdmin(shop)
  await edit(shop, 'Morning Mug')
  const other = await context.newPage()
  await other.goto(shop.url())

  const mine = table(shop).getByLabel('Price of Bone · Small')
  await mine.click()
  await mine.press('ControlOrMeta+a')
  // Letter by letter: in between, 28.0 equals the current value.
  await mine.pressSequentially('28.05')
  await expect(mine).toHaveValue('28.05')
  await table(other).getByLabel('Price of Bone · Large').fill('35.5')
  await table(other).getByLabel('Clay · Small is shown').uncheck()
  await other.getByRole('button', { name: 'Save variants' }).click()
  await expect(matrix(other).getByRole('region', { name: 'What will change' })).toHaveCount(0)

  await shop.getByRole('button', { name: 'Save variants' }).click()
  await expect(matrix(shop)).toContainText('Another user changed this product')
  await expect(matrix(shop)).toContainText('Bone · Large, price: 34.00 35.50')
  await expect(matrix(shop)).toContainText('Clay · Small, in the shop: shown hidden')
  await expect(mine).toHaveValue('28.05')
  await matrix(shop).getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(matrix(shop).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await shop.reload()
  await expect(mine).toHaveValue('28.05')
  await expect(table(shop).getByLabel('Price of Bone · Large')).toHaveValue('35.50')
  await expect(table(shop).getByLabel('Clay · Small is shown')).not.toBeChecked()

  // A removed variant discards the input in its cells, and nothing else.
  await table(shop).getByLabel('Price of Indigo · Large').fill('40')
  await table(shop).getByLabel('Price of Moss · Large').fill('41')
  const options = part(shop, 'Options')
  await options.getByRole('button', { name: 'Remove choice 4 of Color' }).click()
  await saved(options, 'options')
  await expect(table(shop).getByRole('row')).toHaveCount(7)
  await expect(matrix(shop).getByRole('region', { name: 'What will change' })).toHaveText(
    /^What will changeMoss · Large, price: 34.00 41$/,
  )
})

test('a photo of another product shown by a choice; info sections reordered by keyboard', async ({
  shop,
}) => {
  await openAdmin(shop)
  await edit(shop, 'Morning Mug')
  const tiles = shop.locator('#media').getByRole('listitem')
  const count = await tiles.count()
  await shop.getByRole('button', { name: 'From another product …' }).click()
  const pick = dialog(shop, 'Pictures of other products')
  await pick.getByLabel('Part of the product’s name').fill('Desk Clock')
  await pick.getByRole('checkbox', { name: 'Picture 1 of Desk Clock' }).check()
  await pick.getByRole('button', { name: 'Add 1' }).click()
  await expect(tiles).toHaveCount(count + 1)

  const choices = part(shop, 'Media of choices')
  const number = count + 1
  await choices.getByRole('checkbox', { name: `Picture ${number} shows Clay` }).check()
  await saved(choices, 'media of choices')
  await choices.getByLabel('Option whose choices have pictures').selectOption('Size')
  await choices.getByRole('checkbox', { name: 'Picture 2 shows Large' }).check()
  await saved(choices, 'media of choices')
  await shop.reload()
  await expect(choices.getByRole('group')).toHaveCount(2)
  const large = choices.getByRole('checkbox', { name: 'Picture 2 shows Large' })
  await expect(large).toBeChecked()
  // Without its last picture the option remains selected for editing.
  await large.uncheck()
  await expect(choices.getByRole('group')).toHaveCount(2)
  await choices.getByRole('button', { name: 'Undo' }).click()

  const info = part(shop, 'Info sections')
  const group = (at: number) => info.getByRole('group', { name: `Section ${at}` })
  await expect(group(3).getByLabel('Title')).toHaveValue('Care')
  await group(3).getByRole('button', { name: 'Up' }).focus()
  await shop.keyboard.press('Enter')
  await expect(group(2).getByRole('button', { name: 'Up' })).toBeFocused()
  await shop.keyboard.press('Enter')
  await expect(group(1).getByLabel('Title')).toHaveValue('Care')
  await expect(group(1).getByRole('button', { name: 'Down' })).toBeFocused()
  // A link within the page is not a navigation: there is no confirmation.
  await shop.getByRole('navigation', { name: 'Parts of' }).getByText('Variants').click()
  await expect(shop).toHaveURL(/#variants$/)
  await group(2).getByLabel('Title').fill('x'.repeat(51))
  await info.getByRole('button', { name: 'Save info sections' }).click()
  await expect(group(2).getByLabel('Title')).toHaveAccessibleDescription('At most 50 characters.')
  await group(2).getByLabel('Title').fill('Sizes')
  await saved(info, 'info sections')
  await expect(info).toBeFocused()
  await shop.goto('/p/morning-mug')
  const texts = shop.getByRole('main').locator('summary')
  await expect(texts.filter({ hasText: /^(Care|Sizes|Materials)$/ })).toHaveText([
    'Care',
    'Sizes',
    'Materials',
  ])
})
