// Pages: from the network first, from the device when it has no answer in time. docs/decisions/047-offline.md
import { type LanguageCode, localizedPath, primaryLanguage, splitAddress } from '@vitrine/languages'
import { offlinePath, storedMeta } from '../src/lib/offline.ts'
import { storeFiles, withLater } from './files.ts'
import { cacheNames, isStorable, sinceNow, store } from './store.ts'

/** Files that the offline page of each language loads later; set by `vite.worker.config.ts`. */
declare const __SHELL_FILES__: Readonly<Record<LanguageCode, readonly string[]>>

/** Milliseconds to wait for the network where the device has a copy, and where it has none. */
const waits = { withCopy: 4_000, withoutCopy: 20_000 }

/** Milliseconds for which a copy is not fetched again. */
const freshFor = 5 * 60_000

/** Header of a copy: when it was fetched. */
const fetchedAt = 'x-fetched-at'

/** Seconds after which a page that could not be made may be there again. A page that names more is of a shop that is closed. */
const moment = 60

/**
 * The shop could not get the data of the page for a moment. A page that says to come back later than that speaks for the
 * whole shop, which a copy would contradict.
 */
const isFailed = ({ status, headers }: Response) =>
  status === 503 && Number(headers.get('retry-after')) <= moment

/**
 * Returns the page of the network; without an answer in time, the copy or the offline page. A copy also stands for a page
 * that the shop could not make.
 */
export async function answerPage(url: string, network: Promise<Response>): Promise<Response> {
  const copy = await pageOf(url)
  const response = await within(network, copy ? waits.withCopy : waits.withoutCopy)
  if (copy && response && isFailed(response)) return copy
  return response ?? copy ?? (await offlinePage(url)) ?? Response.error()
}

const pageOf = (url: string) => caches.match(url, { cacheName: cacheNames.pages, ignoreVary: true })

const languageOf = (url: string) => splitAddress(new URL(url).pathname).language

/** The offline page in the language of a page, else in the first one. */
const offlinePage = async (url: string) =>
  (await storedOfflinePage(languageOf(url))) ?? (await storedOfflinePage(primaryLanguage))

const storedOfflinePage = (language: LanguageCode) =>
  caches.match(localizedPath(language, offlinePath), {
    cacheName: cacheNames.shell,
    ignoreVary: true,
  })

/** Returns null for a rejection, and after `ms`. */
function within(network: Promise<Response>, ms: number): Promise<Response | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, null)
    const settle = (response: Response | null) => {
      clearTimeout(timer)
      resolve(response)
    }
    network.then(settle, () => settle(null))
  })
}

/**
 * Stores a page that was shown, and the files that it names. It is fetched for that without credentials: a copy does
 * not depend on a session, whatever the page was shown with. docs/security.md S116.
 */
export async function storePage(url: string): Promise<void> {
  await storeOfflinePageOf(languageOf(url))
  const at = Date.parse((await pageOf(url))?.headers.get(fetchedAt) ?? '')
  if (Date.now() - at < freshFor) return
  const isCleared = sinceNow()
  const response = await fetchPage(url).catch(() => null)
  if (!response || !isStorable(response)) return
  const now = new Date().toISOString()
  const html = await response.text()
  await storeFiles(withLater(filesIn(html)))
  if (isCleared()) return
  await store(cacheNames.pages, url, copyOf(marked(html, now), response, now))
}

/** The first language has it since the worker was installed; another one gets it with its first page. */
async function storeOfflinePageOf(language: LanguageCode): Promise<void> {
  if (language === primaryLanguage || (await storedOfflinePage(language))) return
  await storeOfflinePage(language).catch(() => undefined)
}

/** Stores the offline page with its files; rejects when it cannot, so that the worker is installed later. */
export async function storeOfflinePage(language: LanguageCode = primaryLanguage): Promise<void> {
  const path = localizedPath(language, offlinePath)
  const response = await fetchPage(new URL(path, self.location.origin).href)
  if (!isStorable(response)) throw new Error(`${path} returned ${response.status}`)
  const html = await response.text()
  const shell = await caches.open(cacheNames.shell)
  // `addAll` refuses a path that it gets twice.
  await shell.addAll([...new Set([...__SHELL_FILES__[language], ...filesIn(html)])])
  await shell.put(path, copyOf(marked(html, ''), response, ''))
}

const fetchPage = (url: string) =>
  fetch(url, { credentials: 'omit', redirect: 'manual', headers: { accept: 'text/html' } })

/** Paths of the built files that a page names: scripts, styles and fonts. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')

/** Says in a page that it comes from the device, and when it was fetched. */
const marked = (html: string, at: string) =>
  html.replace('<head>', `<head><meta name="${storedMeta}" content="${at}">`)

/** Headers of the bytes on the wire; the text is none of these. */
const ofTransport = ['content-encoding', 'content-length', 'transfer-encoding']

function copyOf(html: string, { headers }: Response, at: string): Response {
  const copied = new Headers(headers)
  for (const name of ofTransport) copied.delete(name)
  copied.set(fetchedAt, at)
  return new Response(html, { headers: copied })
}
