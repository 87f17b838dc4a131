// A shop of its own for every worker, and a page that fails the journey when it complains.
import { test as base, expect, type Page } from '@playwright/test'
import { freePort } from '../src/free-port.ts'
import { type Stack, startStack } from '../src/start-stack.ts'
import { controlOf, type PlatformControl } from '../test/support/platform-control.ts'

type WorkerFixtures = { stack: Stack }
type TestFixtures = { control: PlatformControl; complaints: string[]; shop: Page }

/** What a browser says for itself when it is told to expect it. */
const expected = /Failed to load resource: the server responded with a status of (4\d\d|5\d\d)|net::ERR_|ERR_INTERNET_DISCONNECTED/

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures needed
    async ({}, use) => {
      const env = { PLATFORM_PORT: '0', PLATFORM_DATA: 'memory', DATA_DIR: 'memory', LOG_LEVEL: 'error' }
      const timing = { CACHE_SECONDS: '1', CACHE_STALE_SECONDS: '0', UPSTREAM_TIMEOUT_MS: '2500' }
      const stack = await startStack({ env: { ...env, ...timing, PORT: String(await freePort()) } })
      await use(stack)
      await stack.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.shopUrl),
  control: async ({ stack }, use) => {
    const control = controlOf(stack.platformUrl)
    await control.heal()
    await use(control)
    await control.heal()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => use([]),
  shop: async ({ page, complaints }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(page)
    expect(complaints, 'the browser complained').toEqual([])
  },
})

export { expect }

/** The page has its scripts running. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}
