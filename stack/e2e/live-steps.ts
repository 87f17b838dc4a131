// Steps of journeys with live updates.
import type { Locator, Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

/** Holds back every event stream that the page opens, until the returned function is called. */
export const holdStreams = (page: Page) =>
  holdRequests(page, (request) => request.headers().accept?.includes('text/event-stream') ?? false)

/** Tracks the streams that a page has open. Called before the first navigation. */
export function streamsOf(page: Page) {
  const open = new Set<Request>()
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.startsWith('text/event-stream')) open.add(response.request())
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    count: () => open.size,
    /** Waits until the page has exactly one stream, for what is on screen now. */
    settled: () =>
      expect
        .poll(
          async () => {
            const before = [...open]
            await page.waitForTimeout(450)
            return open.size === 1 && before[0] === [...open][0]
          },
          { intervals: [50] },
        )
        .toBe(true),
  }
}

export const buyButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })
