import { defineConfig } from 'vitest/config'

const common = { testTimeout: 20_000, hookTimeout: 60_000, pool: 'forks' as const }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: { ...common, name: 'unit', include: ['{platform,gateway,emulator,web}/src/**/*.test.{ts,tsx}'] },
      },
      { test: { ...common, name: 'sdk', include: ['emulator/test/sdk/**/*.test.ts'] } },
      { test: { ...common, name: 'stack', include: ['stack/test/**/*.test.ts'] } },
    ],
  },
})
