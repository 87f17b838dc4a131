// Built files and pictures: their addresses contain what they are, so the copy is as good as the network.
import { cacheNames, isStorable, sinceNow, store } from './store.ts'

/** What a built file may load after the page, by its path; set by `vite.worker.config.ts`. */
declare const __LATER_FILES__: Readonly<Record<string, readonly string[]>>

/** Returns the files with all that they may load later, so that the page also works without a connection. */
export function withLater(paths: readonly string[]): string[] {
  const found = new Set(paths)
  // The set grows while it is read.
  for (const path of found) for (const later of __LATER_FILES__[path] ?? []) found.add(later)
  return [...found]
}

/** Returns the copy of a built file, else fetches and stores it. Without credentials, as it is the same for all. */
export async function answerFile(url: string): Promise<Response> {
  const found = (await caches.match(url, { cacheName: cacheNames.shell })) ?? (await fileOf(url))
  if (found) return found
  const response = await fetch(url, { credentials: 'omit' })
  await store(cacheNames.files, url, response.clone())
  return response
}

const fileOf = (url: string) => caches.match(url, { cacheName: cacheNames.files })

/** Stores built files; what the browser has loaded for the page comes from its own cache. */
export async function storeFiles(paths: readonly string[]): Promise<void> {
  const urls = paths.map((path) => new URL(path, self.location.origin).href)
  await Promise.all(urls.map((url) => answerFile(url).catch(() => undefined)))
}

/** Formats that this browser reads, as its last request for a picture says: the server selects one of them. */
let accepted = 'image/*'

/** Returns the copy of a picture, else what the network has; that is stored only when a public page reports it. */
export async function answerPicture(request: Request): Promise<Response> {
  accepted = request.headers.get('accept') ?? accepted
  return (await pictureOf(request.url)) ?? fetch(request)
}

const pictureOf = (url: string) =>
  caches.match(url, { cacheName: cacheNames.pictures, ignoreVary: true })

/**
 * Fetches with CORS and without credentials: otherwise nothing shows whether a picture is public. In the format that was
 * shown, so that it comes from the browser's own cache.
 */
export async function storePictures(urls: readonly string[]): Promise<void> {
  const isCleared = sinceNow()
  for (const url of urls) {
    if (await pictureOf(url)) continue
    const init = { mode: 'cors', credentials: 'omit', headers: { accept: accepted } } as const
    const response = await fetch(url, init).catch(() => null)
    if (isCleared()) return
    if (response && isStorable(response)) await store(cacheNames.pictures, url, response)
  }
}
