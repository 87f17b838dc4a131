// A cart that is open in several windows, or comes back from the back/forward cache.
import { expect, test } from './fixtures.ts'
import { streamsOf } from './live-steps.ts'
import { addToCart, cartLink, figure, fillCart, lineOf, removalOf, visit } from './steps.ts'

const trowel = 'Hand Trowel'
const soap = "Gardener's Soap"

test('two tabs show the same cart', async ({ shop, context }) => {
  await fillCart(shop, '/p/hand-trowel')
  const other = await context.newPage()
  await visit(other, '/p/gardeners-soap')
  await addToCart(other)
  await expect(lineOf(shop, soap)).toBeVisible()
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 2 items')
  await removalOf(shop, trowel).click()
  await expect(cartLink(other)).toHaveAccessibleName('Cart, 1 item')
})

for (const { name, size, paths } of [
  { name: 'a phone', size: { width: 390, height: 844 }, paths: ['/p/hand-trowel'] },
  {
    name: 'a desktop',
    size: { width: 1440, height: 900 },
    paths: ['/p/hand-trowel', '/p/morning-mug?Color=Clay&Size=Large'],
  },
]) {
  test(`what another tab adds waits for a click on ${name} where it would move the page`, async ({
    shop,
    context,
  }) => {
    await shop.setViewportSize(size)
    await fillCart(shop, ...paths)
    const before = await figure(shop, 'Subtotal').textContent()
    const other = await context.newPage()
    await visit(other, '/p/gardeners-soap')
    await addToCart(other)
    await expect(figure(shop, 'Subtotal')).not.toHaveText(before ?? '')
    await expect(lineOf(shop, soap)).toHaveCount(0)
    await shop.getByRole('button', { name: 'Show 1 item added elsewhere' }).click()
    await expect(lineOf(shop, soap)).toBeFocused()
    await expect(shop.getByRole('button', { name: /elsewhere/ })).toHaveCount(0)
  })
}

test('a page from the back/forward cache reloads the cart', async ({ shop, context }) => {
  const streams = await streamsOf(shop)
  await fillCart(shop, '/p/hand-trowel')
  // Its reads after subscribing have completed.
  await streams.settled()
  const dispatchTransition = (type: string) =>
    shop.evaluate((name) => {
      dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
    }, type)
  // While hidden it receives no updates of the other tab.
  await dispatchTransition('pagehide')
  const other = await context.newPage()
  await visit(other, '/p/gardeners-soap')
  await addToCart(other)
  await expect(lineOf(shop, soap)).toHaveCount(0)
  await dispatchTransition('pageshow')
  await expect(lineOf(shop, soap)).toBeVisible()
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 2 items')
})

test('two tabs that write first at the same moment share one cart', async ({ shop, context }) => {
  const other = await context.newPage()
  await visit(shop, '/p/hand-trowel')
  await visit(other, '/p/gardeners-soap')
  let releaseBoth = () => {}
  const bothClicked = new Promise<void>((resolve) => {
    releaseBoth = resolve
  })
  await context.route('**/graphql', async (route) => {
    if (route.request().method() === 'POST') await bothClicked
    await route.continue()
  })
  const sessions: string[] = []
  context.on('response', async (response) => {
    const headers = await response.headersArray().catch(() => [])
    sessions.push(
      ...headers
        .filter(
          ({ name, value }) => /^set-cookie$/i.test(name) && /^(__Host-)?vitrine=[^;]/.test(value),
        )
        .map(({ value }) => value),
    )
  })
  for (const page of [shop, other]) await page.getByRole('button', { name: 'Add to cart' }).click()
  releaseBoth()
  for (const page of [shop, other]) {
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')
    await visit(page, '/cart')
    await expect(lineOf(page, trowel)).toBeVisible()
    await expect(lineOf(page, soap)).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')
  }
  expect(sessions).toHaveLength(1)
})
