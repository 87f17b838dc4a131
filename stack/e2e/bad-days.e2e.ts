// The cart under failure: no intent is lost or applied twice.
import { expect, test } from './fixtures.ts'
import { losesConnection } from './slow-network.ts'
import {
  addToCart,
  cartLink,
  expectHydrated,
  figure,
  fillCart,
  idlePart,
  lineOf,
  quantityOf,
  removalOf,
  summary,
  visit,
} from './steps.ts'

const trowel = 'Hand Trowel'
const writes = { path: '/ecom/v1/carts/current/update-line-items-quantity' }

test('a failed write retains the intent, with a reference and a retry', async ({
  shop,
  control,
}) => {
  await fillCart(shop, '/p/hand-trowel')
  await control.fault({ kind: 'status', status: 500, match: writes })
  await shop.getByRole('button', { name: `One more of ${trowel}` }).click()
  const line = lineOf(shop, trowel)
  await expect(line.getByText(/^Reference: \S{8,}/)).toBeVisible()
  await expect(quantityOf(shop, trowel)).toHaveValue('2')
  await control.heal()
  await line.getByRole('button', { name: 'Try again' }).click()
  await expect(line).toContainText('$62.00')
  await expect(line.getByText(/^Reference:/)).toHaveCount(0)
  await shop.reload()
  await expect(quantityOf(shop, trowel)).toHaveValue('2')
})

test('a retry after a lost response does not add twice', async ({ shop, control }) => {
  await fillCart(shop, '/p/hand-trowel')
  await visit(shop, '/p/gardeners-soap')
  const path = '/ecom/v1/carts/current/add-to-cart'
  await control.fault({ kind: 'reset', when: 'after', match: { path } })
  await shop.getByRole('button', { name: 'Add to cart' }).click()
  const alert = shop.getByRole('main').getByRole('alert')
  await expect(alert.or(shop.getByRole('dialog', { name: 'Cart' })).first()).toBeVisible()
  await control.heal()
  if (await alert.isVisible()) await addToCart(shop)
  await visit(shop, '/cart')
  await expect(quantityOf(shop, "Gardener's Soap")).toHaveValue('1')
})

test('a slow platform: the intent shows at once, and totals are marked as outdated', async ({
  shop,
  control,
}) => {
  await fillCart(shop, '/p/hand-trowel')
  await control.fault({ kind: 'latency', ms: 3000, match: { path: '/ecom/' } })
  await shop.getByRole('button', { name: `One more of ${trowel}` }).click()
  const total = lineOf(shop, trowel).getByText(/^Total \$/)
  await expect(quantityOf(shop, trowel)).toHaveValue('2', { timeout: 300 })
  await expect(total).toHaveAttribute('aria-busy', 'true', { timeout: 300 })
  await expect(total).toHaveText('Total $31.00')
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 2 items')
  await expect(total).toHaveText('Total $62.00')
  await expect(total).not.toHaveAttribute('aria-busy')
})

test('a cart that fails to load shows a reference and a retry', async ({ shop, control }) => {
  await fillCart(shop, '/p/hand-trowel')
  await visit(shop, '/')
  await control.fault({ kind: 'status', status: 500, match: { path: '/ecom/' } })
  await shop.getByRole('contentinfo').getByRole('link', { name: 'Cart' }).click()
  const alert = shop.getByRole('alert')
  await expect(alert).toContainText('This page did not load')
  await expect(alert).toContainText(/Reference for our staff: \S{8,}/)
  await control.heal()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(quantityOf(shop, trowel)).toHaveValue('1')
})

test.describe('offline', { tag: losesConnection }, () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('changes made offline are sent once the browser is online', async ({
    shop,
    context,
    control,
  }) => {
    // The code of the words loads while the page is idle.
    const code = idlePart(shop, 'StaleNotice')
    await fillCart(shop, '/p/hand-trowel')
    await code
    await control.clearCalls()
    await context.setOffline(true)
    await expect(shop.getByText(/^You are offline\. Changes to your cart are saved/)).toBeVisible()
    await shop.getByRole('button', { name: `One more of ${trowel}` }).click()
    await expect(quantityOf(shop, trowel)).toHaveValue('2')
    const total = lineOf(shop, trowel).getByText(/^Total \$/)
    await expect(total).toHaveAttribute('aria-busy', 'true')
    expect(await control.cartWrites()).toEqual([])
    await context.setOffline(false)
    await expect(total).toHaveText('Total $62.00')
    await expect(shop.getByText(/^You are offline/)).toHaveCount(0)
    await shop.reload()
    await expect(quantityOf(shop, trowel)).toHaveValue('2')
  })

  test('a line removed offline can be restored at once', async ({ shop, context }) => {
    // The toast's code loads while the page is idle.
    const code = idlePart(shop, 'toaster')
    await fillCart(shop, '/p/hand-trowel')
    await code
    await context.setOffline(true)
    await removalOf(shop, trowel).click()
    await expect(lineOf(shop, trowel)).toHaveCount(0)
    await shop.getByRole('button', { name: 'Undo' }).click()
    await expect(quantityOf(shop, trowel)).toHaveValue('1')
    await context.setOffline(false)
    // Another page: a part that could not be loaded offline may make this one reload itself.
    const other = await context.newPage()
    await other.goto(shop.url())
    await expect(quantityOf(other, trowel)).toHaveValue('1')
  })
})

test('a failed add shows a reference and can be retried', async ({ shop, control }) => {
  await visit(shop, '/p/hand-trowel')
  const match = { path: '/ecom/v1/carts/current/add-to-cart' }
  await control.fault({ kind: 'status', status: 500, match })
  const button = shop.getByRole('button', { name: 'Add to cart' })
  await button.click()
  const alert = shop.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(/Reference: \S{8,}/)
  // Laid over the page, it goes away on the visitor's word.
  await shop.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await button.click()
  await alert.getByText('Reference').click()
  await expect(alert).toBeVisible()
  await shop.getByRole('heading', { level: 1 }).click()
  await expect(alert).toHaveCount(0)
  await button.click()
  await expect(alert).toBeVisible()
  await control.heal()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 1 item')
})

test('the cart’s own sum is shown while totals are unavailable', async ({ shop, control }) => {
  await fillCart(shop, '/p/hand-trowel')
  await control.fault({
    kind: 'status',
    status: 500,
    match: { path: '/ecom/v1/carts/current/estimate-totals' },
  })
  await visit(shop, '/cart')
  await expect(summary(shop)).toContainText('Subtotal $31.00')
  await control.heal()
  await summary(shop).getByRole('button', { name: 'Try again' }).first().click()
  await expect(figure(shop, 'Subtotal')).toHaveText('$31.00')
  await expect(figure(shop, /^Total$/)).toHaveText('Calculated with your address')
})

test.describe('a part of the page is lost with the connection', () => {
  test.use({ expectedComplaints: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('the page stays, and the part loads with the connection', {
    tag: losesConnection,
  }, async ({ shop, context }) => {
    await fillCart(shop, '/p/hand-trowel')
    const part = /\/assets\/CartBody-/
    await shop.route(part, (route) => route.abort())
    const lost = shop.waitForEvent('requestfailed', (request) => part.test(request.url()))
    await shop.goto('/cart')
    await lost
    await expect(shop.getByRole('button', { name: 'Check out' })).toBeVisible()
    await context.setOffline(true)
    await shop.unroute(part)
    await context.setOffline(false)
    await expectHydrated(quantityOf(shop, trowel))
    await expect(shop.getByRole('button', { name: 'Check out' })).toBeVisible()
  })
})
