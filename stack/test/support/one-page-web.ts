// A web of one public page, for tests of what the gateway does around a page.
import type { WebBundle } from '@vitrine/gateway'

const page = { status: 200, html: '<p>A page.</p>', audience: 'public' as const, noindex: false }

export const loadOnePage = async (): Promise<WebBundle> => ({
  render: async () => page,
  inlineScripts: [],
  crawlerPaths: () => ({ listed: [], refused: [] }),
  isForDevelopment: () => false,
  manifest: null,
})
