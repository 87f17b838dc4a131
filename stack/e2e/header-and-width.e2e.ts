// The header, which comes back when the page is scrolled up; and the width of the shop on a large screen.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shiftsOf } from './layout-shifts.ts'
import { cards, everything } from './list-steps.ts'
import { visit } from './steps.ts'

const header = (page: Page) => page.getByRole('banner')
/** Waits for the script of the header, which is loaded last. */
const ready = (page: Page) =>
  expect(header(page)).toHaveAttribute('data-scrolled', /./, { timeout: 15_000 })

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } })

    for (const path of [everything, '/p/morning-mug'])
      test(`${path}: the header leaves on scrolling down, comes back on scrolling up, and moves nothing`, async ({
        shop,
      }) => {
        await visit(shop, path)
        await ready(shop)
        const before = await shiftsOf(shop)
        await shop.mouse.move(width / 2, 400)
        await shop.mouse.wheel(0, 900)
        await expect(header(shop)).not.toBeInViewport()
        await shop.mouse.wheel(0, -100)
        await expect(header(shop)).toBeInViewport({ ratio: 1 })
        await header(shop).getByRole('link', { name: /^Cart/ }).click({ trial: true })
        await shop.mouse.wheel(0, 300)
        await expect(header(shop)).not.toBeInViewport()
        expect(await shiftsOf(shop)).toBe(before)
      })
  })
}

test.describe('on a large screen, while the header is back', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('it covers nothing that is held beside the list', async ({ shop }) => {
    await visit(shop, everything)
    await ready(shop)
    await shop.mouse.move(900, 400)
    await shop.mouse.wheel(0, 900)
    await expect(header(shop)).not.toBeInViewport()
    await shop.mouse.wheel(0, -100)
    await expect(header(shop)).toBeInViewport({ ratio: 1 })
    const { height = 0 } = (await header(shop).boundingBox()) ?? {}
    const { y } = (await shop.getByRole('form', { name: 'Filters' }).boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(height)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the header stays while the focus is in it', async ({ shop }) => {
    await visit(shop, everything)
    await ready(shop)
    await header(shop).getByRole('link', { name: /^Cart/ }).focus()
    await shop.mouse.move(200, 400)
    await shop.mouse.wheel(0, 900)
    await expect(header(shop)).toHaveAttribute('data-scrolled', 'down')
    await expect(header(shop)).toBeInViewport({ ratio: 1 })
  })
})

const columns = (list: Locator) =>
  list.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size)

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  test('the shop is wider, with more columns, and nothing overflows', async ({ shop }) => {
    await visit(shop, everything)
    expect(await columns(cards(shop))).toBe(3)
    const { width } = (await shop.locator('main .wrap').first().boundingBox()) ?? {}
    expect(width).toBe(1600 + 2 * 48)
    await visit(shop, '/brands')
    expect(await columns(shop.getByRole('main').locator('ul:has(article, h2) > li'))).toBe(5)
    for (const path of ['/', '/p/morning-mug', '/cart', '/account', everything]) {
      await visit(shop, path)
      const width = await shop.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBe(1920)
    }
  })
})
