// A slow line, emulated by the browser. `SLOW_LINE=1 node stack/bin/e2e.mjs <names>` runs journeys of the shop on one, except
// those with the tag below; `npm run e2e:slow` runs all of them.
import type { Page } from '@playwright/test'

type Line = { latency: number; down: number; up: number }

/** Lighthouse's slow 4G: milliseconds of latency, and bits per second. */
export const slow4G: Line = { latency: 150, down: 1_600_000, up: 750_000 }

/** What `slow-line.e2e.ts` visits the shop on. */
export const crawl: Line = { latency: 400, down: 400_000, up: 400_000 }

/** Whether journeys run on a slow line. */
export const isLineSlow = Boolean(process.env.SLOW_LINE)

/** Tag of journeys that lose the connection. A slow line leaves them out: the browser emulates either of the two. */
export const losesConnection = '@loses-connection'

/** How much longer a journey may take on it. */
export const slowFactor = isLineSlow ? 4 : 1

/** Gives a page a line; its browser must be Chromium. */
export async function slowDown(page: Page, { latency, down, up }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  })
}
