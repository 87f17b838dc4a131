// Without a connection: what was visited is there, what is private is not, and no change is lost.
import { expect, test } from './fixtures.ts'
import { shiftsOf } from './layout-shifts.ts'
import { losesConnection } from './slow-network.ts'
import { cartLink, drawer, fillCart, quantityOf, visit } from './steps.ts'
import {
  addOffline,
  keysIn,
  picturesStored,
  retainedKeys,
  shownPictures,
  visitAndStore,
} from './worker-steps.ts'

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
})

/** What is loaded after the page, such as related products, needs the connection. */
const gallery = 'figure img, [id^=picture] img'

test('a visited product page reloads offline with its pictures, and says from when it is', {
  tag: losesConnection,
}, async ({ shop, context }) => {
  await visitAndStore(shop, '/p/morning-mug')
  await picturesStored(shop)
  const before = await shownPictures(shop, gallery)
  await context.setOffline(true)
  await shop.reload()
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
  await expect(shop.getByText(/^You are offline\. This page is from \w+ \d/)).toBeVisible()
  await expect.poll(() => shownPictures(shop, gallery)).toEqual(before)
  await context.setOffline(false)
  await shop.getByRole('status').getByRole('link', { name: 'Try again' }).click()
  await expect(shop.getByText(/This page is from/)).toHaveCount(0)
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a lost connection is announced and moves nothing, and the buttons stay at hand', {
    tag: losesConnection,
  }, async ({ shop, context }) => {
    const loseConnection = async () => {
      const before = await shiftsOf(shop)
      await context.setOffline(true)
      await expect(shop.getByRole('status').getByText(/^You are offline/)).toBeInViewport()
      expect(await shiftsOf(shop)).toBe(before)
    }
    await visitAndStore(shop, '/p/hand-trowel')
    await loseConnection()
    await shop.getByRole('button', { name: 'Add to cart' }).click({ trial: true })
    await addOffline(shop, '/p/hand-trowel')
    await expect(drawer(shop).getByText(/^Changes are saved on this device/)).toBeInViewport()
    await context.setOffline(false)
    await expect.poll(() => retainedKeys(shop)).toEqual([])
    await visit(shop, '/cart')
    await expect(quantityOf(shop, 'Hand Trowel')).toHaveValue('1')
    await loseConnection()
    await expect(shop.getByText(/^You are offline\. Changes to your cart/)).toBeInViewport()
    await shop.getByRole('button', { name: 'Check out' }).click({ trial: true })
  })
})

test('a page that was not visited is the offline page, which leads to those that were', {
  tag: losesConnection,
}, async ({ shop, context }) => {
  await visitAndStore(shop, '/p/morning-mug')
  await picturesStored(shop)
  await context.setOffline(true)
  await shop.goto('/p/hand-trowel')
  await expect(shop.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(shop).toHaveTitle('You are offline · Halden')
  const stored = shop.getByRole('navigation', { name: 'Pages you can open now' })
  await expect.poll(() => shownPictures(shop, 'main nav img')).toHaveLength(1)
  await stored.getByRole('link', { name: 'Morning Mug' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
  await shop.goBack()
  await expect(shop.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  // Without a click: the page loads when the connection is back.
  await expect(shop.getByRole('heading', { level: 1, name: 'Hand Trowel' })).toBeVisible()
})

test('the offline page has the language of the page', { tag: losesConnection }, async ({
  shop,
  context,
}) => {
  await visitAndStore(shop, '/de/p/morning-mug')
  await context.setOffline(true)
  await shop.goto('/de/p/hand-trowel')
  await expect(shop.getByRole('heading', { level: 1, name: 'Du bist offline' })).toBeVisible()
  await expect(shop.locator('html')).toHaveAttribute('lang', /^de/)
  await shop.getByRole('main').getByRole('link', { name: 'Morgenbecher' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Morgenbecher' })).toBeVisible()
})

test('what is added offline outlives a reload, and is sent once, in order and under the same keys', {
  tag: losesConnection,
}, async ({ shop, context, control }) => {
  await visitAndStore(shop, '/p/hand-trowel')
  await visitAndStore(shop, '/p/gardeners-soap')
  await control.clearCalls()
  await context.setOffline(true)
  await addOffline(shop, '/p/gardeners-soap')
  await addOffline(shop, '/p/hand-trowel')
  const retained = await retainedKeys(shop)
  expect(retained).toHaveLength(2)
  await shop.reload()
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 2 items')
  expect(await control.cartWrites()).toEqual([])
  const sent: string[] = []
  context.on('request', (request) => sent.push(...keysIn(request)))
  await context.setOffline(false)
  await expect.poll(() => retainedKeys(shop)).toEqual([])
  await visit(shop, '/cart')
  await expect(quantityOf(shop, 'Hand Trowel')).toHaveValue('1')
  await expect(quantityOf(shop, "Gardener's Soap")).toHaveValue('1')
  expect(sent).toEqual(retained)
  expect(await control.cartWrites()).toHaveLength(2)
})

test('a connection that returns while a page loads has the changes sent', {
  tag: losesConnection,
}, async ({ shop, context, control }) => {
  await visitAndStore(shop, '/p/hand-trowel')
  await control.clearCalls()
  await context.setOffline(true)
  await addOffline(shop, '/p/hand-trowel')
  // The code of the cart is loaded late: the connection is back before it, and was lost when the page read who this is.
  const lost = shop.waitForEvent('requestfailed', {
    predicate: (request) => (request.postData() ?? '').includes('CartCount'),
  })
  await shop.reload()
  await lost
  await context.setOffline(false)
  await expect.poll(() => retainedKeys(shop), { timeout: 15_000 }).toEqual([])
  expect(await control.cartWrites()).toHaveLength(1)
})

test('the count of a cart with lines outlives a reload offline, with what was changed', {
  tag: losesConnection,
}, async ({ shop, context }) => {
  await fillCart(shop, '/p/gardeners-soap')
  await visitAndStore(shop, '/p/hand-trowel')
  await context.setOffline(true)
  await addOffline(shop, '/p/hand-trowel')
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 2 items')
  await shop.reload()
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 2 items')
})

test('what is left in a closed tab is sent by the next one, and once by two', {
  tag: losesConnection,
}, async ({ shop, context, control }) => {
  await visitAndStore(shop, '/p/hand-trowel')
  await control.clearCalls()
  const others = [await context.newPage(), await context.newPage()]
  for (const other of others) await visit(other, '/')
  await context.setOffline(true)
  await addOffline(shop, '/p/hand-trowel')
  await shop.close()
  await context.setOffline(false)
  for (const other of others) await visit(other, '/cart')
  for (const other of others) await expect(quantityOf(other, 'Hand Trowel')).toHaveValue('1')
  expect(await control.cartWrites()).toHaveLength(1)
})

test('a form that needs a connection keeps the page, and says so', {
  tag: losesConnection,
}, async ({ shop, context }) => {
  await visitAndStore(shop, '/p/morning-mug')
  await context.setOffline(true)
  await shop.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
  const euro = shop.locator('#root > footer').getByRole('button', { name: 'EUR' })
  await euro.scrollIntoViewIfNeeded()
  // The bar with the button appears once the page has scrolled.
  await expect(shop.locator('[data-away]')).toBeVisible()
  await euro.click()
  await expect(shop.getByText('This needs a connection.')).toBeVisible()
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
  // In place of the quantity the bar has the price.
  await shop.evaluate(() => scrollTo(0, 0))
  await expect(shop.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3')
})

test('related products hold their room without a connection, and come when it is back', {
  tag: losesConnection,
}, async ({ shop, context }) => {
  await visitAndStore(shop, '/p/morning-mug')
  await context.setOffline(true)
  const related = shop.getByRole('region', { name: 'More like this' })
  await expect(related).toHaveAttribute('aria-busy', 'true')
  await shop.locator('#root > footer').scrollIntoViewIfNeeded()
  await expect(related).not.toHaveAttribute('aria-busy')
  await expect(related.getByRole('link', { name: /^All of/ })).toBeVisible()
  await expect(related.getByRole('article')).toHaveCount(0)
  await context.setOffline(false)
  await expect(related.getByRole('article')).toHaveCount(4)
})

test('choices that were seen are added from a card offline, and others keep the list', {
  tag: losesConnection,
}, async ({ shop, context }) => {
  const list = '/c/ceramics'
  await visitAndStore(shop, list)
  const quickAdd = (name: string) =>
    shop.getByRole('list', { name: 'Products' }).getByRole('button', { name: `Add ${name}` })
  const sheet = shop.getByRole('dialog', { name: 'Morning Mug' })
  await quickAdd('Morning Mug').click()
  await sheet.getByRole('radio', { name: 'Moss' }).check()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(true)
  await quickAdd('Morning Mug').click()
  await sheet.getByRole('radio', { name: 'Moss' }).check()
  await sheet.getByRole('button', { name: 'Add to cart' }).click()
  const added = drawer(shop).getByRole('listitem').filter({ hasText: 'Being added' })
  await expect(added).toContainText('Morning Mug')
  await expect(added).toContainText('$28.00')
  // Of Moss, if its picture was loaded before, else of the card.
  const picture = 'dialog[open] li:has-text("Being added") img'
  await expect.poll(() => shownPictures(shop, picture)).toHaveLength(1)
  await expect.poll(() => retainedKeys(shop)).toHaveLength(1)
  await expect(shop).toHaveURL(list)
})

test('choices that were not seen wait in place for the connection', {
  tag: losesConnection,
}, async ({ shop, context }) => {
  const list = '/c/ceramics'
  await visitAndStore(shop, list)
  await context.setOffline(true)
  await shop.getByRole('button', { name: 'Add Morning Mug' }).click()
  const sheet = shop.getByRole('dialog', { name: 'Morning Mug' })
  await expect(sheet.getByText('The choices load when you’re back online.')).toBeVisible()
  await expect(shop).toHaveURL(list)
  await context.setOffline(false)
  await expect(sheet.getByRole('radio', { name: 'Moss' })).toBeVisible()
  await expect(shop).toHaveURL(list)
})
