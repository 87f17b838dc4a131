import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

// `isolate: false`: files share the modules of their process, since no file replaces one there. Loading them for each
// file took a third of the time.
export const common = {
  testTimeout: 20_000,
  hookTimeout: 120_000,
  pool: 'forks' as const,
  // A file starts and ends whole shops: a young generation of 64 MB saves a seventh of the processor's time.
  execArgv: ['--max-semi-space-size=64'],
  // Requests read what they use of a response; tests compare all of it with the contract.
  env: { PLATFORM_VALIDATE_RESPONSES: 'true' },
}
// Every importer gets one copy of graphql: Mercurius loads the CommonJS one, as Node does outside of tests.
export const resolve = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
}

/**
 * Files that mock a module, replace names of the browser, or count all timers, of which connections of another file may set one:
 * each runs in a process of its own.
 */
export const alone = [
  'gateway/src/events/inbox-worker.test.ts',
  'stack/test/free-port.test.ts',
  'stack/test/messages-at-load.test.ts',
  'stack/test/security/sign-in-rows.test.ts',
  'web/src/admin/live/event-stream.test.ts',
  'web/src/cart/begin-checkout.test.ts',
  'web/src/cart/delivery.test.ts',
  'web/src/cart/first-write-lock.test.ts',
  'web/src/cart/page-events.test.ts',
  'web/src/cart/page.test.ts',
  'web/src/cart/problems-from-url.test.ts',
  'web/src/cart/retained-changes.test.ts',
  'web/src/cart/transport.test.ts',
  'web/src/app/fetch-exchange.test.ts',
  'web/src/app/prepare.test.ts',
  'web/src/app/shell/cart-count.test.ts',
  'web/src/forms/captcha.test.ts',
  'web/src/forms/problems-from-url.test.ts',
  'web/src/lib/cart-signal.test.ts',
  'web/src/lib/last-count.test.ts',
  'web/src/lib/new-build-page.test.ts',
  'web/src/lib/notify-session-expired.test.ts',
  'web/src/lib/theme.test.ts',
  'web/src/live/own.test.ts',
  'web/src/offline/watch-person.test.ts',
  'web/src/offline/when-online.test.ts',
  'web/src/server/render-blocks.test.ts',
  'web/worker/pages.test.ts',
  'web/worker/rules.test.ts',
  'web/worker/sw.test.ts',
  'web/src/live/shop.test.ts',
]

const shared = (name: string, include: string) => ({
  resolve,
  test: { ...common, name, include: [include], exclude: alone, isolate: false },
})

/** The suites of catalog and cart that a site with the catalog v1 alone runs as well: a hosted site has one generation. */
const v1Suites = [
  'stack/test/{cart,checkout,list-calls,odd-searches,product-facets,search-relevance}.test.ts',
  'stack/test/admin/{collections,product-lists,product-marks,product-refusals,products}.test.ts',
]
const v1Site = { PLATFORM_SITE: '{"catalogVersion":"V1_CATALOG"}' }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      shared('unit', '{platform,languages,pictures,gateway,emulator}/src/**/*.test.ts'),
      shared('web', 'web/{src,build,graphiql,worker}/**/*.test.{ts,tsx}'),
      shared('sdk', 'emulator/test/sdk/**/*.test.ts'),
      shared('stack', 'stack/test/**/*.test.ts'),
      {
        resolve,
        test: {
          ...common,
          name: 'v1',
          include: v1Suites,
          isolate: false,
          env: { ...common.env, ...v1Site },
        },
      },
      { resolve, test: { ...common, name: 'alone', include: alone } },
    ],
  },
})
