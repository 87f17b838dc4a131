// What another window or the stock changes in a cart that is open moves nothing that the shopper looks at.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shiftLimit, shiftsOf } from './layout-shifts.ts'
import { figure, fillCart, lineOf, quantityOf, removalOf, visit } from './steps.ts'

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
}
