// The product page and the cart on a phone, measured: what the first screen shows, and what stays in reach.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shiftLimit, shiftsOf } from './layout-shifts.ts'
import { slow4G, slowDown } from './slow-network.ts'
import { drawer, fillCart, hydrated, lineOf, visit } from './steps.ts'

const screen = { width: 390, height: 844 }
test.use({ viewport: screen, hasTouch: true })

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not rendered')
  return { ...box, bottom: box.y + box.height }
}

const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of Morning Mug' })
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' })
const price = (page: Page) => page.getByRole('main').getByText('$28.00', { exact: true })

/** Swipes a finger to the left across the element. */
async function swipeLeft(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + width * at, y: y + height / 2 }],
    })
  await touch('touchStart', 0.9)
  for (const at of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', at)
  // The finger rests: events that follow each other faster than a finger's would throw the strip far.
  await page.waitForTimeout(150)
  await touch('touchEnd')
  await session.detach()
}

for (const [path, name, groups] of [
  ['/p/morning-mug', 'Add to cart', ['Color', 'Size']],
  ['/de/p/morning-mug', 'In den Warenkorb', ['Farbe', 'Größe']],
] as const) {
  test(`${path}: all options are above the button of the first screen`, async ({ shop }) => {
    await visit(shop, path)
    const button = await boxOf(shop.getByRole('button', { name }))
    expect(button.bottom).toBeLessThanOrEqual(screen.height)
    for (const group of groups) {
      const options = await boxOf(shop.getByRole('group', { name: group }))
      expect(options.bottom, group).toBeLessThanOrEqual(button.y)
    }
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the first screen of a product shows what to decide on', async ({ shop }) => {
      await shop.goto('/p/morning-mug')
      const header = await boxOf(shop.getByRole('banner'))
      expect(header.height).toBe(56)
      const pictures = await boxOf(shop.getByRole('list', { name: 'Pictures' }))
      expect(pictures.width).toBe(screen.width)
      expect(pictures.height).toBeLessThanOrEqual(0.6 * screen.height)
      const button = await boxOf(add(shop))
      expect(button.bottom).toBeLessThanOrEqual(screen.height)
      const title = shop.getByRole('heading', { level: 1, name: 'Morning Mug' })
      const options = shop.getByRole('group', { name: 'Color' })
      // Nothing of it is behind the row with the button.
      for (const part of [title, price(shop).first(), shop.getByText('In stock'), options]) {
        expect((await boxOf(part)).bottom).toBeLessThanOrEqual(button.y)
      }
    })
  })
}

test('a swipe shows the next picture, and its dot', async ({ shop }) => {
  await visit(shop, '/p/morning-mug')
  const strip = shop.getByRole('list', { name: 'Pictures' })
  const dot = gallery(shop).locator('a[aria-current]')
  await expect(dot).toHaveAccessibleName(/^Picture 1 of 6/)
  await swipeLeft(shop, strip)
  await expect(dot).toHaveAccessibleName(/^Picture 2 of 6/)
  // A swipe rolls on for a moment, which a tap does not stop.
  await expect.poll(() => strip.evaluate((one) => one.scrollLeft - one.clientWidth)).toBe(0)
  await gallery(shop).getByRole('link').nth(3).tap()
  await expect(strip.getByRole('img').nth(3)).toBeInViewport({ ratio: 0.9 })
})

test('the large picture goes from edge to edge, and a swipe shows the next one', async ({
  shop,
}) => {
  await visit(shop, '/p/morning-mug')
  await shop.getByRole('button', { name: 'Enlarge' }).tap()
  const box = shop.getByRole('dialog', { name: 'Morning Mug' })
  const picture = box.getByRole('button', { name: 'Zoom in' })
  const { x, width, bottom } = await boxOf(picture)
  expect([x, width]).toEqual([0, screen.width])
  for (const name of ['Previous picture', 'Next picture']) {
    const arrow = await boxOf(box.getByRole('button', { name }))
    expect(arrow.y, name).toBeGreaterThanOrEqual(bottom)
  }
  await swipeLeft(shop, picture)
  await expect(box.getByRole('status')).toHaveText('2 / 6')
  await box.getByRole('button', { name: 'Picture 4 of 6' }).tap()
  await expect(box.getByRole('status')).toHaveText('4 / 6')
  await expect(picture).toBeVisible()
})

test('the icon in the header opens the search', async ({ shop }) => {
  await visit(shop, '/p/morning-mug')
  const field = shop.getByRole('banner').getByLabel('Search the shop')
  await shop.getByRole('search').locator('label').tap()
  await expect(field).toBeFocused()
  await shop.keyboard.type('teapot')
  await shop.keyboard.press('Enter')
  await expect(shop).toHaveURL(/\/search\?q=teapot/)
})

test('the button stays in reach when it has left the screen, and adds', async ({ shop }) => {
  await visit(shop, '/p/morning-mug?Color=Moss&Size=Small')
  const shownChoice = shop.getByRole('main').getByText('Moss – Small')
  await expect(shownChoice).toBeHidden()
  const footer = shop.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(shownChoice).toBeInViewport()
  await expect(add(shop)).toBeInViewport({ ratio: 1 })
  await expect(add(shop)).toHaveCount(1)

  // The end of the page is above it, also when the rows before it grow while they load.
  await expect
    .poll(async () => {
      await shop.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const last = await boxOf(footer.getByRole('link').last())
      return last.bottom - (await boxOf(add(shop))).y
    })
    .toBeLessThanOrEqual(0)

  await add(shop).tap()
  await expect(drawer(shop).getByRole('heading', { name: 'Morning Mug' })).toBeVisible()
  await drawer(shop).getByRole('button', { name: 'Close' }).tap()
  await shop.evaluate(() => scrollTo(0, 0))
  await expect(shownChoice).toBeHidden()
})

test('a refusal at the lower edge is shown where it is fixed', async ({ shop }) => {
  await visit(shop, '/p/herringbone-throw')
  await shop.getByLabel('Monogram, three letters').fill('   ')
  await shop.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(shop.getByRole('spinbutton', { name: 'Quantity' })).toBeHidden()
  await add(shop).tap()
  await expect(shop.getByText('Fill in the text this product asks for')).toBeInViewport()
})

test('the cart can be checked out from its first screen', async ({ shop, control }) => {
  await fillCart(shop, '/p/morning-mug', '/p/gardeners-soap', '/p/hand-trowel')
  const button = shop.getByRole('button', { name: 'Check out' })
  const bar = shop.getByRole('main').locator('form').filter({ has: button })
  expect((await boxOf(button)).bottom).toBeLessThanOrEqual(screen.height)
  await expect(bar).toContainText('Subtotal$71.00')
  await shop.getByLabel('Country').selectOption('US')
  await shop.getByLabel('State').selectOption({ label: 'New York' })
  await expect(bar).toContainText(/Total\$\d/)
  await expect(button).toBeInViewport({ ratio: 1 })

  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  await visit(shop, '/cart')
  await expect(bar).toContainText('1 item needs a change')
  const trowel = lineOf(shop, 'Hand Trowel')
  await expect(trowel.getByText('Not in your total')).toBeVisible()
  // Its own button is the one to remove it; the reasons above the checkout lead to the line.
  await expect(shop.getByRole('main').getByText('Remove', { exact: true })).toHaveCount(3)
  await button.tap()
  await expect(shop.getByText('Before you can check out, remove or change:')).toBeInViewport()
})

test('nothing moves while a product and the cart load on a slow line', async ({ shop }) => {
  await fillCart(shop, '/p/morning-mug')
  await slowDown(shop, slow4G)
  for (const path of ['/p/morning-mug', '/cart']) {
    await shop.goto(path)
    await hydrated(shop)
    await shop.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(shop.getByRole('button', { name: /^(Add to cart|Check out)$/ })).toBeVisible()
    await shop.evaluate(() => scrollTo(0, 0))
    expect(await shiftsOf(shop), path).toBeLessThan(shiftLimit)
  }
})

test('the way to check out stays in reach in the footer of the cart, and covers no link of it', async ({
  shop,
}) => {
  await fillCart(shop, '/p/morning-mug')
  const footer = shop.getByRole('contentinfo')
  await shop.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const button = shop.getByRole('button', { name: 'Check out' })
  await expect(button).toBeInViewport({ ratio: 1 })
  const bar = await boxOf(shop.getByRole('main').locator('form').filter({ has: button }))
  expect(bar.bottom).toBe(screen.height)
  expect((await boxOf(footer.getByRole('link').last())).bottom).toBeLessThanOrEqual(bar.y)
})
