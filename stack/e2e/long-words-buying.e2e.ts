// Very long words on a phone, on the way from the cart to the order.
import { expect, test } from './fixtures.ts'
import { expectLongWordsToFit, phone, useLongWords } from './long-words-steps.ts'
import { fillCart, pay } from './steps.ts'

test.use({ viewport: phone, hasTouch: true })

test('cart, payment and confirmation fit', async ({ shop, control }) => {
  await useLongWords(shop, control, 'morning-mug')
  await fillCart(shop, '/p/morning-mug')
  await expectLongWordsToFit(shop)

  await shop.getByRole('button', { name: 'Check out' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await shop.getByRole('complementary', { name: 'Order summary' }).locator('summary').click()
  await expectLongWordsToFit(shop)

  await pay(shop)
  await expectLongWordsToFit(shop, /^1 × Donau/)
})
