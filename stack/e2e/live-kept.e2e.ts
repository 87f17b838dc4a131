// What an open page could not hear of: before its first stream, while it was elsewhere, in another window.
import { expect, test } from './fixtures.ts'
import { buyButton, holdStreams, streamsOf } from './live-steps.ts'
import { addToCart, cartLink, visit } from './steps.ts'

test('what happened before the first stream opened is shown once it does', async ({
  shop,
  control,
}) => {
  const release = await holdStreams(shop)
  await visit(shop, '/p/hand-trowel')
  await expect(buyButton(shop, 'Add to cart')).toBeEnabled()
  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  await expect.poll(control.undelivered).toBe(0)
  release()
  await expect(buyButton(shop, 'Sold out')).toBeDisabled()
})

test('what comes back on screen is read again, with one question, and the rest is not', async ({
  shop,
  control,
}) => {
  const questions: { ids: string[] }[] = []
  shop.on('request', (request) => {
    const asked = JSON.parse(request.postData() ?? '{}')
    if (asked.operationName === 'LiveProducts') questions.push(asked.variables)
  })
  const stream = streamsOf(shop)
  await visit(shop, '/c/garden')
  const trowel = shop.getByRole('article').filter({ hasText: 'Hand Trowel' })
  await expect(trowel).toBeVisible()
  await stream.settled()
  expect(questions).toHaveLength(1)
  await shop.getByRole('banner').getByRole('link', { name: 'Kitchen' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible()
  await stream.settled()
  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  await expect.poll(control.undelivered).toBe(0)
  const before = questions.length
  await shop.goBack()
  await expect(trowel).toContainText('Sold out')
  await stream.settled()
  expect(questions).toHaveLength(before + 1)
  const kept = questions[before - 1]?.ids ?? []
  expect(questions[before]?.ids.filter((id) => kept.includes(id))).toEqual([])
})

test('a product that is hidden while it is looked at is gone: nobody is promised a mail', async ({
  shop,
  control,
}) => {
  const stream = streamsOf(shop)
  await visit(shop, '/p/hand-trowel')
  await stream.settled()
  await control.setVisible('hand-trowel', false)
  await expect(shop.getByText('It is not in the shop any more.')).toBeVisible()
  await expect(buyButton(shop, 'Sold out')).toBeDisabled()
  await expect(shop.getByRole('form', { name: 'Tell me when it is back' })).toHaveCount(0)
  await control.setVisible('hand-trowel', true)
  await expect(buyButton(shop, 'Add to cart')).toBeEnabled()
})

test('the first piece a visitor puts into the cart is in it in every window', async ({
  shop,
  context,
}) => {
  const other = await context.newPage()
  await visit(other, '/c/garden')
  await expect(cartLink(other)).toHaveAccessibleName('Cart, 0 pieces')
  await visit(shop, '/p/hand-trowel')
  await addToCart(shop)
  await expect(cartLink(other)).toHaveAccessibleName('Cart, 1 piece')
})
