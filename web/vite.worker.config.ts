// Builds the service worker after the client, whose files it knows. Mode `sw` is the worker, `sw-off` the one that
// removes it; each is one file at a fixed address, because a worker's address must never change.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { bundledMessages, root } from './build/shared.ts'
import { assetsOf } from './src/server/assets.ts'

const sources: Record<string, string> = { sw: 'worker/sw.ts', 'sw-off': 'worker/off.ts' }

/** What the offline page loads once its script runs. */
const laterModules = ['src/screens/problems/ErrorScreen.tsx', 'src/offline/StaleNotice.tsx']

export default defineConfig(({ mode }) => {
  const manifest = readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')
  const { preloads } = assetsOf(JSON.parse(manifest), laterModules)
  const source = sources[mode]
  if (!source) throw new Error(`There is no worker ${mode}`)
  return {
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __BUILD__: JSON.stringify(createHash('sha256').update(manifest).digest('hex').slice(0, 12)),
      __SHELL_FILES__: JSON.stringify(preloads),
    },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: {
        input: source,
        ...bundledMessages,
        output: { format: 'iife', entryFileNames: `${mode}.js`, codeSplitting: false },
      },
    },
  }
})
