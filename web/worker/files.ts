// Built files and pictures: their addresses contain what they are, so the copy is as good as the network.
import { cacheNames, isStorable, sinceNow, store } from './store.ts'

/** Returns the copy of a built file, else fetches and stores it. Without credentials, as it is the same for all. */
export async function answerFile(url: string): Promise<Response> {
  const found = (await caches.match(url, { cacheName: cacheNames.shell })) ?? (await fileOf(url))
  if (found) return found
  const response = await fetch(url, { credentials: 'omit' })
  await store(cacheNames.files, url, response.clone())
  return response
}

const fileOf = (url: string) => caches.match(url, { cacheName: cacheNames.files })

/** Stores built files that were loaded before the worker controlled the page. */
export async function storeFiles(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map((url) => answerFile(url).catch(() => undefined)))
}

/** Returns the copy of a picture, else what the network has; that is stored only when a public page reports it. */
export async function answerPicture(request: Request): Promise<Response> {
  return (await pictureOf(request.url)) ?? fetch(request)
}

const pictureOf = (url: string) =>
  caches.match(url, { cacheName: cacheNames.pictures, ignoreVary: true })

/** Fetches with CORS and without credentials: otherwise nothing shows whether a picture is public. */
export async function storePictures(urls: readonly string[]): Promise<void> {
  const isCleared = sinceNow()
  for (const url of urls) {
    if (await pictureOf(url)) continue
    const response = await fetch(url, { mode: 'cors', credentials: 'omit' }).catch(() => null)
    if (isCleared()) return
    if (response && isStorable(response)) await store(cacheNames.pictures, url, response)
  }
}
