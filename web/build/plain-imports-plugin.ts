// Replaces the helper around each `import()`, by which Vite preloads styles and chunks. There is one style sheet and
// the server preloads the chunks, so only the helper's event for failed chunks remains.
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const code = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})`

export function plainImports(): Plugin {
  return {
    name: 'vitrine-plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === helper ? code : null),
  }
}
