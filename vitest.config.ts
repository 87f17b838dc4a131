import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

// `isolate: false`: files share the modules of their process, since no file mocks one there. Loading them for each
// file took a third of the time.
const common = { testTimeout: 20_000, hookTimeout: 60_000, pool: 'forks' as const }
// Every importer gets one copy of graphql: Mercurius loads the CommonJS one, as Node does outside of tests.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
}

/** Mocks a module, so it runs in a process of its own. */
const alone = 'stack/test/security/sign-in-rows.test.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          ...common,
          name: 'unit',
          include: ['{platform,gateway,emulator}/src/**/*.test.ts'],
          isolate: false,
        },
      },
      // The browser's own names are replaced in some of these.
      {
        resolve,
        test: { ...common, name: 'web', include: ['web/{src,build}/**/*.test.{ts,tsx}'] },
      },
      { test: { ...common, name: 'sdk', include: ['emulator/test/sdk/**/*.test.ts'] } },
      {
        resolve,
        test: {
          ...common,
          name: 'stack',
          include: ['stack/test/**/*.test.ts'],
          exclude: [alone],
          isolate: false,
        },
      },
      { resolve, test: { ...common, name: 'alone', include: [alone] } },
    ],
  },
})
