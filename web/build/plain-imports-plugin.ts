// Replaces the helper around each `import()`, by which Vite preloads styles and chunks. There is one style sheet and
// the server preloads the chunks, so only the handling of failed chunks remains.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const newBuild = fileURLToPath(new URL('../src/lib/new-build.ts', import.meta.url))
const code = `import { reloadForNewBuild } from ${JSON.stringify(newBuild)}
export const __vitePreload = (load) => load().catch(reloadForNewBuild)`

export function plainImports(): Plugin {
  return {
    name: 'vitrine-plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === helper ? code : null),
  }
}
