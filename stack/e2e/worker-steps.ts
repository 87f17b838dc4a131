// Steps of journeys with the service worker.
import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'
import { drawer, visit } from './steps.ts'

/**
 * Addresses of everything in the caches whose name contains a text, without the origin. Read beside the page: its
 * `caches.open` would create a cache again that a new version of the worker has just deleted.
 */
export async function storedIn(page: Page, name = ''): Promise<string[]> {
  const { origin } = new URL(page.url())
  const client = await page.context().newCDPSession(page)
  const all = await client.send('CacheStorage.requestCacheNames', { securityOrigin: origin })
  const entriesOf = async ({ cacheId }: { cacheId: string }) => {
    const read = client.send('CacheStorage.requestEntries', { cacheId })
    // Deleted since its name was read.
    return (await read.catch(() => null))?.cacheDataEntries ?? []
  }
  const named = all.caches.filter(({ cacheName }) => cacheName.includes(name))
  const entries = (await Promise.all(named.map(entriesOf))).flat()
  await client.detach()
  return entries.map(({ requestURL }) => requestURL.replace(origin, ''))
}

/** Visits a page and waits until the worker has stored it. By default a poll would look but once a second by then. */
export async function visitAndStore(page: Page, path: string): Promise<void> {
  await visit(page, path)
  const { pathname } = new URL(path, page.url())
  await expect
    .poll(() => storedIn(page, '-pages'), { intervals: [100], timeout: 20_000 })
    .toContain(pathname)
}

/** Waits until the worker has stored every picture that is shown. */
export async function picturesStored(page: Page): Promise<void> {
  const missing = async () => {
    const stored = await storedIn(page, '-pictures')
    const shown = await shownPictures(page)
    return shown.filter((url) => !stored.includes(url))
  }
  expect(await shownPictures(page)).not.toEqual([])
  await expect.poll(missing).toEqual([])
}

/** Addresses of the pictures in the page that have been loaded. */
export const shownPictures = (page: Page, selector = 'main img'): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)
        .map((one) => (one as HTMLImageElement).currentSrc),
    )

/** Adds the product of a stored page without a connection, and waits until it is retained. */
export async function addOffline(page: Page, path: string): Promise<void> {
  const before = await retainedKeys(page)
  await visit(page, path)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(page).getByText('Being added').last()).toBeVisible()
  await expect.poll(() => retainedKeys(page)).toHaveLength(before.length + 1)
}

type Entry = { slots: { retryId: string }[] }

/** Idempotency keys of the changes that this device retains, in their order. */
export const retainedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('vitrine-changes:'))
      .flatMap(([, text]) => (JSON.parse(text) as Entry).slots.map(({ retryId }) => retryId)),
  )

/** The idempotency key that a request sends, if it sends one. */
export function keysIn(request: Request): string[] {
  const text = request.method() === 'POST' ? (request.postData() ?? '') : ''
  return [...text.matchAll(/"idempotencyKey":"([^"]+)"/g)].map(([, key]) => key ?? '')
}
