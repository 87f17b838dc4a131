// Paying with a gift card, from the cart to the order.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { address, figure, fillAddress, fillCart, lineOf, quantityOf, summary } from './steps.ts'

const trowel = 'Hand Trowel'
const cardField = (page: Page): Locator => page.getByLabel('Gift card', { exact: true })
const redeem = async (page: Page, code: string) => {
  await cardField(page).fill(code)
  await page.getByRole('button', { name: 'Redeem' }).click()
}
const removal = (page: Page) => page.getByRole('button', { name: 'Remove Gift card •••• 4711' })
const applied = 'Gift card •••• 4711'

const sizes = {
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1440, height: 900 },
}

const refusals = {
  'NO-SUCH-CARD': 'We don’t know that gift card. Check the code.',
  'HALDENOLD-2468': 'This gift card has expired.',
  'HALDEN0-1357': 'There is nothing left on this gift card.',
  'HALDENOFF-9753': 'This gift card is no longer active.',
} as const

/** Pays on the hosted page and checks what the card paid. */
async function payTheRest(page: Page) {
  const order = page.getByRole('complementary', { name: 'Order summary' })
  await expect(order).toContainText(applied)
  // The total follows the address, whose last field was not left yet.
  await page.getByRole('textbox', { name: 'State or province' }).blur()
  await expect(order.getByRole('definition').last()).toHaveText(/^\$/)
  const due = await order.getByRole('definition').last().textContent()
  await page.getByRole('button', { name: `Pay ${due}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`${applied}−$25.00`)
  await expect(page.getByRole('main')).toContainText(`Total${due}`)
}

test.describe('a late answer', () => {
  test.use({ answerDelay: 900 })
  test('a refused card remains in its field; one that pays stays until the order', async ({
    shop,
    control,
  }) => {
    await fillCart(shop, '/p/hand-trowel')
    for (const [code, words] of Object.entries(refusals)) {
      await redeem(shop, code)
      await expect(cardField(shop)).toHaveAccessibleDescription(words)
      await expect(cardField(shop)).toHaveValue(code)
    }
    await redeem(shop, 'halden25-4711')
    await expect(removal(shop)).toBeVisible()
    await expect(figure(shop, applied)).toHaveText('−$25.00')
    await removal(shop).click()
    await expect(cardField(shop)).toHaveValue('')
    await expect(summary(shop)).not.toContainText(applied)

    await redeem(shop, 'HALDEN25 - 4711')
    await expect(figure(shop, applied)).toHaveText('−$25.00')
    await quantityOf(shop, trowel).fill('2')
    await expect(lineOf(shop, trowel)).toContainText('$62.00')
    await shop.getByLabel('Country').selectOption('Germany')
    await expect(figure(shop, 'Remaining to pay')).toHaveText(/^\$\d/)
    await expect(figure(shop, applied)).toHaveText('−$25.00')

    await shop.getByRole('button', { name: 'Check out' }).click()
    await fillAddress(shop)
    await payTheRest(shop)
    const [order] = await control.orders()
    await expect(shop.getByText(`Order ${order?.number}`, { exact: true })).toBeVisible()
  })

  for (const [name, size] of Object.entries(sizes)) {
    test(`on ${name} a card that is refused at the checkout is taken off, and the way goes on without it`, async ({
      shop,
      control,
    }) => {
      await shop.setViewportSize(size)
      await fillCart(shop, '/p/hand-trowel')
      await redeem(shop, 'HALDEN25-4711')
      await expect(removal(shop)).toBeVisible()
      await control.giftCard({ code: 'HALDEN25-4711', disabled: true })
      const words = refusals['HALDENOFF-9753']
      await shop.getByRole('button', { name: 'Check out' }).click()
      await expect(summary(shop).locator(':focus')).toContainText(words)
      await expect(cardField(shop)).toHaveAccessibleDescription(words)
      await expect(summary(shop)).not.toContainText(applied)
      await shop.getByRole('button', { name: 'Check out' }).click()
      await expect(shop.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
      await expect(shop.getByRole('main')).not.toContainText('Gift card')
    })
  }
})

test('Enter in the field redeems the card, and not the discount code', async ({ shop }) => {
  await fillCart(shop, '/p/hand-trowel')
  await cardField(shop).fill('HALDEN25-4711')
  await cardField(shop).press('Enter')
  await expect(removal(shop)).toBeVisible()
})

test('none is offered beside a gift card in the cart', async ({ shop }) => {
  await fillCart(shop, '/p/gift-card')
  await expect(shop.getByLabel('Discount code')).toBeVisible()
  await expect(cardField(shop)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('wrong, expired, right, removed, paid', async ({ shop }) => {
    await shop.goto('/p/hand-trowel')
    await shop.getByRole('button', { name: 'Add to cart' }).click()
    for (const code of ['NO-SUCH-CARD', 'HALDENOLD-2468'] as const) {
      await redeem(shop, code)
      await expect(cardField(shop)).toHaveAccessibleDescription(refusals[code])
      // A code is worth money: it is in no address, and typed again.
      expect(shop.url()).not.toContain(code)
      await expect(cardField(shop)).toHaveValue('')
    }
    await redeem(shop, 'HALDEN25-4711')
    await expect(figure(shop, applied)).toHaveText('−$25.00')
    await removal(shop).click()
    await expect(summary(shop)).not.toContainText(applied)
    await redeem(shop, 'HALDEN25-4711')
    await quantityOf(shop, trowel).fill('2')
    await lineOf(shop, trowel).getByRole('button', { name: 'Update' }).click()
    await expect(lineOf(shop, trowel)).toContainText('$62.00')
    await expect(figure(shop, applied)).toHaveText('−$25.00')

    await shop.getByRole('button', { name: 'Check out' }).click()
    for (const [label, value] of Object.entries(address)) {
      await shop.getByRole('textbox', { name: label, exact: true }).fill(value)
    }
    await shop.getByRole('combobox', { name: 'Country' }).selectOption('US')
    await shop.getByRole('button', { name: 'Show shipping and total' }).click()
    await payTheRest(shop)
  })
})
