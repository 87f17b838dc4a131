// The product editor of the admin, and what the shop shows afterwards.
import type { Page } from '@playwright/test'
import { edit, editor, openAdmin, part, saved, title } from './admin-steps.ts'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectInvalid } from './member-steps.ts'
import { visit } from './steps.ts'

async function make(page: Page, name: string, price: string): Promise<void> {
  await page.goto('/admin/products/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Price', { exact: true }).fill(price)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(title(page, name)).toBeVisible()
}

test('a new name and price are previewed, saved part by part, and shown in the shop', async ({
  shop,
}) => {
  await openAdmin(shop)
  await edit(shop, 'Morning Mug')
  const details = part(shop, 'Details')
  const pricing = part(shop, 'Pricing')
  await details.getByLabel('Name', { exact: true }).fill('Evening Mug')
  await pricing.getByLabel('Price', { exact: true }).fill('31.50')
  await expect(details.getByRole('region', { name: 'What will change' })).toContainText(
    'Name: Morning Mug Evening Mug',
  )
  await expect(pricing.getByRole('region', { name: 'Estimate' })).toContainText('22.50 USD')
  await saved(details, 'details')
  // Input in another part of the editor remains.
  await expect(pricing.getByLabel('Price', { exact: true })).toHaveValue('31.50')
  await saved(pricing, 'pricing')
  await expect(
    pricing.getByRole('region', { name: 'As the platform calculates it' }),
  ).toContainText('$22.50')
  await visit(shop, '/p/morning-mug')
  await expect(title(shop, 'Evening Mug')).toBeVisible()
  await expect(shop.getByRole('main')).toContainText('$31.50')
})

test('a new product: options create variants, and a variant gets its price', async ({ shop }) => {
  await openAdmin(shop)
  await make(shop, 'Journey Bowl', '20')
  await expect(shop.getByRole('main')).toContainText('Without options there are no variants')
  const options = part(shop, 'Options')
  await options.getByRole('button', { name: 'Add an option' }).click()
  await options.getByLabel('Name', { exact: true }).fill('Size')
  await options.getByLabel('Choice 1', { exact: true }).fill('Small')
  await options.getByRole('button', { name: 'Add a choice' }).click()
  await options.getByLabel('Choice 2', { exact: true }).fill('small')
  await options.getByRole('button', { name: 'Save options' }).click()
  await expectInvalid(options.getByLabel('Choice 2', { exact: true }), 'This already exists.')
  await options.getByLabel('Choice 2', { exact: true }).fill('Large')
  await options.getByLabel('Variants have prices').check()
  await saved(options, 'options')
  const table = shop.getByRole('region', { name: 'Table of variants' })
  await expect(table.getByRole('row')).toHaveCount(3)

  await table.getByLabel('Price of Large').fill('x')
  await expect(table.getByLabel('Price of Large')).toHaveAccessibleDescription(/^Enter a number/)
  await expect(shop.getByRole('button', { name: 'Save variants' })).toBeDisabled()
  await table.getByLabel('Price of Large').fill('26.00')
  await shop.getByRole('button', { name: 'Save variants' }).click()
  await expect(shop.getByRole('region', { name: 'What will change' })).toHaveCount(0)
  await shop.reload()
  await expect(table.getByLabel('Price of Large')).toHaveValue('26.00')
  await expect(table.getByLabel('Price of Small')).toHaveValue('20.00')

  await options.getByRole('button', { name: 'Remove choice 2 of Size' }).click()
  await expect(options).toContainText('One variant is lost')
  await options.getByRole('button', { name: 'Undo' }).click()
  await shop.getByRole('button', { name: 'Reset all …' }).click()
  await shop.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(table.getByLabel('Price of Large')).toHaveValue('20.00')
})

test('media: added by URL, made the main image, removed', async ({ shop }) => {
  await openAdmin(shop)
  await edit(shop, 'Morning Mug')
  const tiles = shop.locator('#media').getByRole('listitem')
  const count = await tiles.count()
  const second = await tiles.nth(1).getByRole('img').getAttribute('src')
  await shop.getByRole('button', { name: 'Put picture 2 first' }).click()
  await shop.getByRole('button', { name: 'Make main image', exact: true }).last().click()
  await expect(tiles.first().getByRole('img')).toHaveAttribute('src', second ?? '')
  await expect(tiles).toHaveCount(count)
  await expect(part(shop, 'Media of choices').getByRole('checkbox', { checked: true })).toHaveCount(
    4,
  )

  await make(shop, 'Journey Vase', '20')
  const address = shop.getByLabel('Address of a picture')
  await address.fill('a picture')
  await shop.getByRole('button', { name: 'Add picture' }).click()
  await expectInvalid(address, /starts with https/)
  await address.fill(second ?? '')
  await shop.getByRole('button', { name: 'Add picture' }).click()
  await expect(tiles).toHaveCount(1)
  await expect(tiles.first()).toContainText('Main')
  await shop.getByRole('button', { name: 'Remove picture 1' }).click()
  await shop.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await expect(shop.getByRole('main')).toContainText('No pictures yet')
})

test('invalid input is refused at the field, and unsaved input is not left without a confirmation', async ({
  shop,
}) => {
  await openAdmin(shop)
  await edit(shop, 'Morning Mug')
  const details = part(shop, 'Details')
  const name = details.getByLabel('Name', { exact: true })
  await name.fill('x'.repeat(81))
  await details.getByRole('button', { name: 'Save details' }).click()
  await expectInvalid(name, /At most 80 characters/)
  await details.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('Morning Mug')

  // Another product has this slug: only the platform knows.
  await make(shop, 'Journey Plate', '9')
  const slug = details.getByLabel('Address', { exact: true })
  await slug.fill('morning-mug')
  await details.getByRole('button', { name: 'Save details' }).click()
  await expectInvalid(slug, /already taken/)

  shop.once('dialog', (dialog) => dialog.dismiss())
  await shop.getByRole('link', { name: 'Brands' }).click()
  await expect(slug).toHaveValue('morning-mug')
  shop.once('dialog', (dialog) => dialog.accept())
  await shop.getByRole('link', { name: 'Brands' }).click()
  await expect(title(shop, 'Brands')).toBeVisible()
})

test('concurrent edits: the later one sees what is newer, and decides', async ({
  shop,
  context,
}) => {
  await openAdmin(shop)
  await edit(shop, 'Morning Mug')
  const other = await context.newPage()
  await other.goto(shop.url())
  const mine = part(shop, 'Details')
  await mine.getByLabel('Brand').fill('Mine & Co')
  await part(other, 'Details').getByLabel('Ribbon').fill('Theirs')
  await saved(part(other, 'Details'), 'details')
  await mine.getByRole('button', { name: 'Save details' }).click()
  await expect(mine).toContainText('Another user changed this product')
  await expect(mine).toContainText('Theirs')
  await mine.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(mine.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(mine.getByLabel('Ribbon')).toHaveValue('Theirs')
  await shop.reload()
  await expect(mine.getByLabel('Brand')).toHaveValue('Mine & Co')
})

test('a contributor edits the catalog; deleting needs the name; no accessibility violation', async ({
  shop,
}) => {
  await openAdmin(shop, '/admin', editor)
  await make(shop, 'Journey Tray', '12')
  const collections = part(shop, 'Collections')
  await collections.getByLabel('Kitchen').check()
  await saved(collections, 'collections')
  const seo = part(shop, 'Search engines')
  await seo.getByLabel('Title', { exact: true }).fill('A tray')
  await saved(seo, 'texts for search engines')
  await shop.reload()
  await expect(collections.getByLabel('Kitchen')).toBeChecked()
  await expect(seo.getByLabel('Title', { exact: true })).toHaveValue('A tray')
  expect(await violations(shop)).toEqual([])

  await shop.getByRole('button', { name: 'Delete …' }).click()
  const verb = shop.getByRole('button', { name: 'Delete', exact: true })
  await expect(verb).toBeDisabled()
  await shop.getByLabel('Type Journey Tray to continue').fill('Journey Tray')
  await verb.click()
  await expect(title(shop, 'Products')).toBeVisible()
})
