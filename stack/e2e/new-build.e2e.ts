// A part of a page that cannot be loaded later: the build is gone, or the connection is.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { visit } from './steps.ts'

test.use({ expectedComplaints: /ERR_FAILED|404|Failed to fetch/ })

/** Loaded three seconds after the page, by nothing that the visitor does. */
const part = /\/assets\/after-load-[^/]+\.js$/
/** The page requests one of its own files past all caches. */
const ownFile = /\/assets\/[^/]+\.js\?\d+$/

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('a connection that is lost while a part loads leaves the page as it is', async ({ shop }) => {
  await shop.route(part, (route) => route.abort())
  await shop.route(ownFile, (route) => route.abort())
  const checked = shop.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await visit(shop, '/cart')
  await mark(shop)
  await checked
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isMarked(shop)).toBe(true)
})

test('a part that is missing from a build that is still served reloads nothing', async ({
  shop,
}) => {
  await shop.route(part, (route) => route.fulfill({ status: 404 }))
  const checked = shop.waitForResponse((response) => response.request().method() === 'HEAD')
  await visit(shop, '/cart')
  await mark(shop)
  expect((await checked).status()).toBe(200)
  expect(await isMarked(shop)).toBe(true)
})

test('a page of a build that is gone is reloaded once', async ({ shop }) => {
  const gone: string[] = []
  await shop.route(part, (route) => route.fulfill({ status: 404 }))
  await shop.route(ownFile, async (route) => {
    gone.push(route.request().url())
    // The server's answer for the file of another build.
    const url = route
      .request()
      .url()
      .replace(/-[^/]+\.js/, '-00000000.js')
    const response = await route.fetch({ url })
    expect(response.status()).toBe(404)
    await route.fulfill({ response })
  })
  await visit(shop, '/cart')
  await mark(shop)
  await expect.poll(() => isMarked(shop).catch(() => true)).toBe(false)
  await mark(shop)
  // The second page loses the part as well, and stays.
  await expect.poll(() => gone.length, { timeout: 15_000 }).toBe(2)
  expect(await isMarked(shop)).toBe(true)
})
