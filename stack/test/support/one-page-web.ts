// A web of one public page and the forms of the built web, for tests of what the gateway does around a page.
import { builtWeb, type WebBundle } from '@vitrine/gateway'
import { webDist } from '../../src/root.ts'

const page = {
  ...{ status: 200, html: ['<p>A page.</p>'], audience: 'public' as const, noindex: false },
  pattern: '/',
}

export const loadOnePage = async (): Promise<WebBundle> => ({
  render: async () => page,
  renderText: async () => ({ status: 200, text: 'Text.' }),
  renderCartCount: async () => '',
  knownRoutes: ['/'],
  inlineScripts: [],
  crawlerPaths: () => ({ listed: [], refused: [] }),
  isForDevelopment: () => false,
  forms: (await builtWeb(webDist).load('en')).forms,
  manifest: null,
})
