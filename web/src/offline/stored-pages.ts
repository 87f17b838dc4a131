// The pages that the service worker has stored on this device, as the page itself can read them.
import { shownName } from '../app/site.ts'
import { offlinePath, pagesCache, picturesCache } from '../lib/offline.ts'

/** `picture` is the first one of the page that is stored, too. */
export type StoredPage = { url: string; title: string; picture: string | null }

/** Absent outside of secure contexts. */
const isAvailable = () => 'caches' in globalThis

const cacheNames = async () => (await caches.keys()).filter((name) => name.endsWith(pagesCache))

/** The page that lists them is none to go to, though its address may have been opened. */
export const isToOpen = ({ url }: Pick<Request, 'url'>): boolean =>
  !new URL(url).pathname.endsWith(offlinePath)

/** Returns the pages last stored, the newest first. */
export async function readStoredPages(most: number): Promise<StoredPage[]> {
  if (!isAvailable()) return []
  const [name] = await cacheNames()
  if (!name) return []
  const cache = await caches.open(name)
  const requests = (await cache.keys()).filter(isToOpen).toReversed().slice(0, most)
  const pictures = await (await caches.open(picturesCache)).keys()
  const stored = new Set(pictures.map(({ url }) => url))
  const pages = await Promise.all(
    requests.map(async ({ url }) => {
      const html = (await (await cache.match(url))?.text()) ?? ''
      const page = new DOMParser().parseFromString(html, 'text/html')
      return { url, title: titleOf(page), picture: pictureOf(page, stored) }
    }),
  )
  return pages.filter(({ title }) => title !== '')
}

const titleOf = ({ title }: Document) => title.replace(` · ${shownName()}`, '')

function pictureOf(page: Document, stored: ReadonlySet<string>): string | null {
  const urls = [...page.querySelectorAll('main img')].flatMap((element) => [
    ...(element.getAttribute('srcset') ?? '').split(/,\s+/).map((one) => one.split(' ')[0] ?? ''),
    element.getAttribute('src') ?? '',
  ])
  const isStored = (url: string) => URL.canParse(url, location.href) && stored.has(absolute(url))
  const found = urls.find((url) => url && isStored(url))
  return found ? absolute(found) : null
}

const absolute = (url: string) => new URL(url, location.href).href

/** Loads the page again when the device has a copy of it, which only the worker can show. */
export async function showStoredPage(): Promise<void> {
  if (!isAvailable()) return
  for (const name of await cacheNames())
    if (await caches.match(location.href, { cacheName: name })) return location.reload()
}
