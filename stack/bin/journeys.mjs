// Runs Playwright against the built shop, with a Chromium of this machine.
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { root, run } from './install.mjs'

/** As in vitest.config.ts: each worker runs a shop. */
const nodeOptions = [process.env.NODE_OPTIONS, '--max-semi-space-size=64', '--conditions=built']
  .filter(Boolean)
  .join(' ')

/** Returns the status of the run; null if no Chromium is available. */
export async function runJourneys(args = [], env = {}, config = 'stack/playwright.config.ts') {
  const chromium = await findChromium()
  if (!chromium) {
    console.log('No Chromium is available: set CHROME_PATH.')
    return null
  }
  const { status } = run(
    join(root, 'stack/node_modules/.bin/playwright'),
    ['test', '--config', config, ...args],
    {
      show: true,
      env: {
        CHROME_PATH: chromium,
        NO_COLOR: '1',
        NODE_OPTIONS: nodeOptions,
        // As in vitest.config.ts: responses are compared with their contract.
        PLATFORM_VALIDATE_RESPONSES: 'true',
        ...env,
      },
    },
  )
  return status
}
