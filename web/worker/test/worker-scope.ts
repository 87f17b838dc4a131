// The names that a worker has and a test has not. The modules of the worker read some when they are loaded, so tests
// import them after this.
import { languages } from '@vitrine/languages'
import { vi } from 'vitest'
import { fakeCaches } from './fake-caches.ts'

export const origin = 'https://shop.test'
export const isPublic = { 'cache-control': 'public, max-age=0, s-maxage=15' }

export function workerScope() {
  const stores = fakeCaches()
  const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()
  vi.stubGlobal('__BUILD__', 'b1')
  vi.stubGlobal('__SHELL_FILES__', Object.fromEntries(languages.map(({ code }) => [code, []])))
  vi.stubGlobal('__LATER_FILES__', { '/assets/a.js': ['/assets/later.js'] })
  vi.stubGlobal('caches', stores)
  vi.stubGlobal('self', { location: { origin } })
  vi.stubGlobal('fetch', fetched)
  return { stores, fetched }
}
