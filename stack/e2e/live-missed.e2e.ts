// Changes that an open page missed: before its first stream, while it was elsewhere, in another window.
import { expect, test } from './fixtures.ts'
import { buyButton, holdStreams, streamsOf } from './live-steps.ts'
import { addToCart, cartLink, visit } from './steps.ts'

test('a change before the first stream is shown once it opens', async ({ shop, control }) => {
  const release = await holdStreams(shop)
  await visit(shop, '/p/hand-trowel')
  await expect(buyButton(shop, 'Add to cart')).toBeEnabled()
  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  await expect.poll(control.undelivered).toBe(0)
  release()
  await expect(buyButton(shop, 'Add to cart')).toHaveCount(0)
})

test('products that return to the screen are reread in one request, others are not', async ({
  shop,
  control,
}) => {
  const rereads: { ids: string[] }[] = []
  shop.on('request', (request) => {
    const body = JSON.parse(request.postData() ?? '{}')
    if (body.operationName === 'LiveProducts') rereads.push(body.variables)
  })
  const stream = await streamsOf(shop)
  await visit(shop, '/c/garden')
  const trowel = shop.getByRole('article').filter({ hasText: 'Hand Trowel' })
  await expect(trowel).toBeVisible()
  await stream.settled()
  expect(rereads).toHaveLength(1)
  await shop.getByRole('banner').getByRole('link', { name: 'Kitchen' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible()
  await stream.settled()
  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  await expect.poll(control.undelivered).toBe(0)
  const before = rereads.length
  await shop.goBack()
  await expect(trowel).toContainText('Sold out')
  await stream.settled()
  expect(rereads).toHaveLength(before + 1)
  const formerIds = rereads[before - 1]?.ids ?? []
  expect(rereads[before]?.ids.filter((id) => formerIds.includes(id))).toEqual([])
})

test('a product hidden while it is open becomes unavailable, without a stock alert', async ({
  shop,
  control,
}) => {
  const stream = await streamsOf(shop)
  await visit(shop, '/p/hand-trowel')
  await stream.settled()
  await control.setVisible('hand-trowel', false)
  await expect(shop.getByText('It is not in the shop any more.')).toBeVisible()
  await expect(buyButton(shop, 'Add to cart')).toHaveCount(0)
  await expect(shop.getByRole('form', { name: 'Tell me when it is back' })).toHaveCount(0)
  await control.setVisible('hand-trowel', true)
  await expect(buyButton(shop, 'Add to cart')).toBeEnabled()
})

test('the first add of a visitor shows in the cart of every window', async ({ shop, context }) => {
  const other = await context.newPage()
  await visit(other, '/c/garden')
  await expect(cartLink(other)).toHaveAccessibleName('Cart, 0 items')
  await visit(shop, '/p/hand-trowel')
  await addToCart(shop)
  await expect(cartLink(other)).toHaveAccessibleName('Cart, 1 item')
})
