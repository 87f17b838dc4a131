import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

const common = { testTimeout: 20_000, hookTimeout: 60_000, pool: 'forks' as const }
// One copy of graphql for everybody: Mercurius loads the CommonJS one, as Node does outside of tests.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          ...common,
          name: 'unit',
          include: ['{platform,gateway,emulator,web}/src/**/*.test.{ts,tsx}'],
        },
      },
      { test: { ...common, name: 'sdk', include: ['emulator/test/sdk/**/*.test.ts'] } },
      { resolve, test: { ...common, name: 'stack', include: ['stack/test/**/*.test.ts'] } },
    ],
  },
})
