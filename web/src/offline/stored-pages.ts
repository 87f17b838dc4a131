// The pages that the service worker has stored on this device, as the page itself can read them.
import { sized } from '@vitrine/pictures/sized'
import { shownName } from '../app/site.ts'
import { offlinePath, pagesCache, picturesCache } from '../lib/offline.ts'

/** `picture` is the first one of the page that is stored, too, and that no page before it in the list has. */
export type StoredPage = { url: string; title: string; picture: string | null }

/** Absent outside of secure contexts. */
const isAvailable = () => 'caches' in globalThis

const cacheNames = async () => (await caches.keys()).filter((name) => name.endsWith(pagesCache))

/** The page that lists them is none to go to, though its address may have been opened. */
export const isToOpen = ({ url }: Pick<Request, 'url'>): boolean =>
  !new URL(url).pathname.endsWith(offlinePath)

/** Returns the pages last stored, the newest first; above three an even number, as a phone shows rows of two. */
export async function readStoredPages(most: number): Promise<StoredPage[]> {
  if (!isAvailable()) return []
  const [name] = await cacheNames()
  if (!name) return []
  const cache = await caches.open(name)
  const requests = (await cache.keys()).filter(isToOpen).toReversed().slice(0, most)
  const pictures = await (await caches.open(picturesCache)).keys()
  const stored = new Set(pictures.map(({ url }) => url))
  const documents = await Promise.all(
    requests.map(async ({ url }) => {
      const html = (await (await cache.match(url))?.text()) ?? ''
      return { url, page: new DOMParser().parseFromString(html, 'text/html') }
    }),
  )
  const pages = documents
    .map(({ url, page }) => ({ url, title: titleOf(page), pictures: picturesOf(page, stored) }))
    .filter(({ title }) => title !== '')
  return evenRows(withDistinctPictures(pages))
}

/** Without the last one of an odd number above three. */
export const evenRows = <Page>(pages: readonly Page[]): Page[] =>
  pages.slice(0, pages.length > 3 ? pages.length - (pages.length % 2) : pages.length)

/** Returns the same address for all sizes of a picture. */
const pictureKey = (address: string) => sized(address, 1, 1)

type Candidate = { url: string; title: string; pictures: readonly string[] }

/** Gives each page the first of its pictures that is not shown already: pages of a list begin with the same product. */
export function withDistinctPictures(pages: readonly Candidate[]): StoredPage[] {
  const shown = new Set<string>()
  return pages.map(({ url, title, pictures }) => {
    const picture = pictures.find((one) => !shown.has(pictureKey(one))) ?? pictures[0] ?? null
    if (picture) shown.add(pictureKey(picture))
    return { url, title, picture }
  })
}

const titleOf = ({ title }: Document) => title.replace(` · ${shownName()}`, '')

function picturesOf(page: Document, stored: ReadonlySet<string>): string[] {
  const urls = [...page.querySelectorAll('main img')].flatMap((element) => [
    ...(element.getAttribute('srcset') ?? '').split(/,\s+/).map((one) => one.split(' ')[0] ?? ''),
    element.getAttribute('src') ?? '',
  ])
  const isStored = (url: string) => URL.canParse(url, location.href) && stored.has(absolute(url))
  return urls.filter((url) => url && isStored(url)).map(absolute)
}

const absolute = (url: string) => new URL(url, location.href).href

/** Loads the page again when the device has a copy of it, which only the worker can show. */
export async function showStoredPage(): Promise<void> {
  if (!isAvailable()) return
  for (const name of await cacheNames())
    if (await caches.match(location.href, { cacheName: name })) return location.reload()
}
