// The header of a phone, which comes back when the page is scrolled up; and the width of the shop on a large screen.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shiftsOf } from './layout-shifts.ts'
import { cards, everything } from './list-steps.ts'
import { visit } from './steps.ts'

const header = (page: Page) => page.getByRole('banner')
/** Waits for the script of the header, which is loaded last. */
const ready = (page: Page) =>
  expect(header(page)).toHaveAttribute('data-scrolled', /./, { timeout: 15_000 })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the header leaves when the page is scrolled down and comes back when it is scrolled up, and moves nothing', async ({
    shop,
  }) => {
    await visit(shop, everything)
    await ready(shop)
    const before = await shiftsOf(shop)
    await shop.mouse.move(200, 400)
    await shop.mouse.wheel(0, 900)
    await expect(header(shop)).not.toBeInViewport()
    await shop.mouse.wheel(0, -100)
    await expect(header(shop)).toBeInViewport({ ratio: 1 })
    await header(shop).getByRole('link', { name: /^Cart/ }).click({ trial: true })
    await shop.mouse.wheel(0, 300)
    await expect(header(shop)).not.toBeInViewport()
    expect(await shiftsOf(shop)).toBe(before)
  })

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
