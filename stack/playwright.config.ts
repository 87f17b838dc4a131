import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isLineSlow, losesConnection, slowFactor } from './e2e/slow-network.ts'

// CHROME_PATH is set by the test command, which finds or installs a Chromium.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Journeys of browsing and buying, which run on a site with the catalog v1 alone, too. It is as strict as a hosted one: calls
 * have their limits on both sides.
 */
const onV1Site = '**/{browse,buy,search-facets}.e2e.ts'

/** Left out, so that the defaults of shop and platform hold. */
const defaultCalls = { PLATFORM_CALLS_PER_MINUTE: '', UPSTREAM_CALLS_PER_MINUTE: '' }

export default defineConfig<object, { site: object; settings: Record<string, string> }>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/journeys',
  // Leaves the built servers and pages as they are: transformed, the gateway alone has 28 MB, which each worker parses.
  build: { external: ['**/dist/**'] },
  fullyParallel: false,
  forbidOnly: true,
  ...(isLineSlow && { grepInvert: new RegExp(losesConnection) }),
  // Journeys wait a third of their time, for pauses of the shop: three keep two cores busy.
  workers: 3,
  retries: 0,
  timeout: 45_000 * slowFactor,
  expect: { timeout: 10_000 * slowFactor },
  reporter: [
    ['list'],
    [join(import.meta.dirname, 'page-snapshot-reporter.ts')],
    [
      'json',
      {
        outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/playwright.json',
      },
    ],
  ],
  projects: [
    { name: 'shop' },
    {
      name: 'v1',
      testMatch: onV1Site,
      // The last project: a worker that is done takes the next test, not the next of three files.
      fullyParallel: true,
      use: { site: { catalogVersion: 'V1_CATALOG' }, settings: defaultCalls },
    },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: quiet },
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // Only offline.e2e.ts has the worker, so that no other journey depends on what a device has stored.
    serviceWorkers: 'block',
    actionTimeout: 10_000 * slowFactor,
    navigationTimeout: 20_000 * slowFactor,
    // Recording takes a sixth of the time of a journey: `TRACE=1` switches it on.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
})
