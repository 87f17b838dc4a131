// The pages that the service worker has stored on this device, as the page itself can read them.
import { siteName } from '../app/site.ts'
import { pagesCache } from '../lib/offline.ts'

export type StoredPage = { url: string; title: string }

/** Absent outside of secure contexts. */
const isAvailable = () => 'caches' in globalThis

const cacheNames = async () => (await caches.keys()).filter((name) => name.endsWith(pagesCache))

/** Returns the pages last stored, the newest first. */
export async function readStoredPages(most: number): Promise<StoredPage[]> {
  if (!isAvailable()) return []
  const [name] = await cacheNames()
  if (!name) return []
  const cache = await caches.open(name)
  const requests = (await cache.keys()).toReversed().slice(0, most)
  const pages = await Promise.all(
    requests.map(async ({ url }) => {
      const html = (await (await cache.match(url))?.text()) ?? ''
      return { url, title: titleIn(html) }
    }),
  )
  return pages.filter(({ title }) => title !== '')
}

function titleIn(html: string): string {
  const title = new DOMParser().parseFromString(html, 'text/html').title
  return title.replace(` · ${siteName}`, '')
}

/** Loads the page again when the device has a copy of it, which only the worker can show. */
export async function showStoredPage(): Promise<void> {
  if (!isAvailable()) return
  for (const name of await cacheNames())
    if (await caches.match(location.href, { cacheName: name })) return location.reload()
}
