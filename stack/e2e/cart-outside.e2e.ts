// What another window or the stock changes in a cart that is open moves nothing that the shopper looks at.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shiftLimit, shiftsOf } from './layout-shifts.ts'
import { streamsOf } from './live-steps.ts'
import {
  addToCart,
  drawer,
  figure,
  fillCart,
  lineOf,
  quantityOf,
  removalOf,
  summary,
  visit,
} from './steps.ts'

const trowel = 'Hand Trowel'
const soap = "Gardener's Soap"
const mug = 'Morning Mug'
const sizes = {
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1440, height: 900 },
}

const expectStill = async (page: Page) => expect(await shiftsOf(page)).toBeLessThan(shiftLimit)

for (const [name, size] of Object.entries(sizes)) {
  test(`two lines that sell out move nothing on ${name}`, async ({ shop, control }) => {
    await shop.setViewportSize(size)
    await fillCart(
      shop,
      '/p/hand-trowel',
      '/p/gardeners-soap',
      '/p/morning-mug?Color=Clay&Size=Large',
    )
    await control.stock({ slug: 'hand-trowel', quantity: 0 })
    await control.stock({ slug: 'gardeners-soap', quantity: 0 })
    await expect(lineOf(shop, trowel)).toContainText('Sold out')
    await expect(lineOf(shop, soap)).toContainText('Sold out')
    await expect(figure(shop, 'Subtotal')).toHaveText('$34.00')
    await expectStill(shop)
  })

  test(`a line that is removed elsewhere moves nothing on ${name}`, async ({ shop, context }) => {
    await shop.setViewportSize(size)
    await fillCart(
      shop,
      '/p/hand-trowel',
      '/p/gardeners-soap',
      '/p/morning-mug?Color=Clay&Size=Large',
    )
    await quantityOf(shop, trowel).focus()
    await quantityOf(shop, soap).fill('')
    await quantityOf(shop, trowel).focus()
    const other = await context.newPage()
    await visit(other, '/cart')
    await removalOf(other, trowel).click()
    await expect(lineOf(shop, trowel)).toContainText('Removed elsewhere')
    await expect(lineOf(shop, trowel)).toBeFocused()
    await expect(figure(shop, 'Subtotal')).toHaveText('$46.00')
    await expect(lineOf(shop, mug)).toBeVisible()
    await expectStill(shop)
    await lineOf(shop, trowel).getByRole('button', { name: 'Dismiss' }).click()
    await expect(lineOf(shop, trowel)).toHaveCount(0)
    await expect(removalOf(shop, soap)).toBeFocused()
    await expectStill(shop)
  })

  test(`stock that falls to the quantity in the cart moves nothing on ${name}`, async ({
    shop,
    control,
  }) => {
    await shop.setViewportSize(size)
    await fillCart(
      shop,
      '/p/hand-trowel',
      '/p/gardeners-soap',
      '/p/morning-mug?Color=Clay&Size=Large',
    )
    await quantityOf(shop, trowel).fill('3')
    await expect(figure(shop, 'Subtotal')).toHaveText('$139.00')
    const rows = [soap, mug].map((one) => lineOf(shop, one))
    const places = () => Promise.all(rows.map(async (row) => (await row.boundingBox())?.y))
    const before = await places()
    await control.stock({ slug: 'hand-trowel', quantity: 3 })
    await expect(lineOf(shop, trowel)).toContainText('All 3 we have')
    expect(await places()).toEqual(before)
    await control.stock({ slug: 'hand-trowel', quantity: 2 })
    await expect(lineOf(shop, trowel)).toContainText('Only 2 left')
    expect(await places()).toEqual(before)
    await expectStill(shop)
  })

  test(`why the checkout is blocked moves nothing at the end of the cart on ${name}`, async ({
    shop,
    control,
  }) => {
    await shop.setViewportSize(size)
    await fillCart(
      shop,
      '/p/hand-trowel',
      '/p/gardeners-soap',
      '/p/morning-mug?Color=Clay&Size=Large',
    )
    const checkout = summary(shop).getByRole('button', { name: 'Check out' })
    await summary(shop)
      .getByText('You won’t be charged yet')
      .evaluate((text) => text.scrollIntoView({ block: 'center' }))
    await control.stock({ slug: 'hand-trowel', quantity: 0 })
    await control.stock({ slug: 'gardeners-soap', quantity: 0 })
    await expect(figure(shop, 'Subtotal')).toHaveText('$34.00')
    await expect(checkout).toHaveAccessibleDescription(/Hand Trowel is sold out/)
    await expectStill(shop)
    await checkout.click()
    await expect(
      summary(shop).getByRole('link', { name: 'Hand Trowel is sold out.' }),
    ).toBeVisible()
  })

  test.describe(`a late answer on ${name}`, () => {
    test.use({ answerDelay: 900 })
    test('with delivery methods moves nothing', async ({ shop }) => {
      await shop.setViewportSize(size)
      await fillCart(shop, '/p/hand-trowel')
      const country = shop.getByRole('combobox', { name: 'Country' })
      const methods = shop.getByRole('group', { name: 'Shipping method' }).getByRole('radio')
      const choose = async (code: string, count: number) => {
        await country.selectOption(code)
        await country.evaluate((field) => field.scrollIntoView())
        await expect(methods).toHaveCount(count)
      }
      await choose('US', 3)
      await choose('CA', 1)
      await choose('DE', 2)
      await expectStill(shop)
    })
  })

  test(`in the drawer a line that sells out or is removed elsewhere moves nothing on ${name}`, async ({
    shop,
    context,
    control,
  }) => {
    await shop.setViewportSize(size)
    await fillCart(shop, '/p/hand-trowel', '/p/gardeners-soap')
    const streams = await streamsOf(shop)
    await visit(shop, '/p/morning-mug?Color=Clay&Size=Large')
    await addToCart(shop)
    await streams.settled()
    const row = (product: string) =>
      drawer(shop)
        .getByRole('listitem')
        .filter({ has: shop.getByRole('heading', { name: product }) })
    const foot = drawer(shop).getByRole('button', { name: 'Check out' })
    const before = await foot.boundingBox()
    await control.stock({ slug: 'gardeners-soap', quantity: 0 })
    await expect(row(soap)).toContainText('Sold out')
    expect(await foot.boundingBox()).toEqual(before)
    await row(soap)
      .getByRole('button', { name: `Remove ${soap}` })
      .focus()

    const other = await context.newPage()
    await visit(other, '/cart')
    await removalOf(other, soap).click()
    await expect(row(soap)).toContainText('Removed elsewhere')
    await expect(row(soap)).toBeFocused()
    await expect(drawer(shop).getByText('Sold out')).toHaveCount(0)
    expect(await foot.boundingBox()).toEqual(before)
    await expectStill(shop)
    await row(soap).getByRole('button', { name: 'Dismiss' }).click()
    await expect(row(soap)).toHaveCount(0)
    await expect(row(trowel)).toBeVisible()
    await expect(row(mug)).toBeVisible()
    await expectStill(shop)
  })
}
