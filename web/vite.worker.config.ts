// Builds the service worker after the client, whose files it knows. Mode `sw` is the worker, `sw-off` the one that
// removes it; each is one file at a fixed address, because a worker's address must never change.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtName, languages } from '@vitrine/languages'
import { defineConfig } from 'vite'
import { laterFiles } from './build/later-files.ts'
import { bundledMessages, root } from './build/shared.ts'
import { assetsOf } from './src/server/assets.ts'

const sources: Record<string, string> = { sw: 'worker/sw.ts', 'sw-off': 'worker/off.ts' }

/** What the offline page loads once its script runs. */
const laterModules = ['src/screens/problems/ErrorScreen.tsx', 'src/offline/StaleNotice.tsx']

export default defineConfig(({ mode }) => {
  const texts = languages.map(({ code }) =>
    readFileSync(join(root, 'dist/client/.vite', builtName('manifest', code, 'json')), 'utf8'),
  )
  const manifests = texts.map((text) => JSON.parse(text))
  // What loads the sheets of areas is in no manifest.
  const sheetLoaders = readdirSync(join(root, 'dist/client/assets'))
    .filter((name) => /-styles-.+\.js$/.test(name))
    .map((name) => `/assets/${name}`)
  const source = sources[mode]
  if (!source) throw new Error(`There is no worker ${mode}`)
  return {
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __BUILD__: JSON.stringify(
        createHash('sha256').update(texts.join()).digest('hex').slice(0, 12),
      ),
      __SHELL_FILES__: JSON.stringify(
        Object.fromEntries(
          languages.map(({ code }, index) => [
            code,
            [...assetsOf(manifests[index], laterModules).preloads, ...sheetLoaders],
          ]),
        ),
      ),
      __LATER_FILES__: JSON.stringify(Object.assign({}, ...manifests.map(laterFiles))),
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
