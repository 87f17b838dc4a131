// Vite wraps each `import()` in a helper that fetches styles and neighbours first. There is one style sheet, and the
// server names the neighbours: what is left of the helper is the word it says when a file does not come.
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
