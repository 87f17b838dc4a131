// The caches of the worker: their names, what may be put into them, and how much.
import { cachePrefix, pagesCache, picturesCache } from '../src/lib/offline.ts'

/** Hash of the built client, set by `vite.worker.config.ts`. */
declare const __BUILD__: string

const own = cachePrefix + __BUILD__

/** Pages and files belong to one build; a picture has the same content at its address forever. */
export const cacheNames = {
  /** The offline page and its files; filled when the worker is installed. */
  shell: `${own}-shell`,
  files: `${own}-files`,
  pages: own + pagesCache,
  pictures: picturesCache,
} as const

/** Most entries; beyond, the oldest are deleted. */
const limits: Record<string, number> = {
  [cacheNames.files]: 250,
  [cacheNames.pages]: 40,
  [cacheNames.pictures]: 160,
}

/**
 * Returns whether a response may be stored: it says itself that it is for all callers. Everything of a session is
 * `private` or says nothing. docs/security.md S115.
 */
export function isStorable(response: Response): boolean {
  const directives = (response.headers.get('cache-control') ?? '')
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim())
  const isForAll = directives.includes('public')
  const isRefused = directives.some((one) => /^(private|no-store)\b/.test(one))
  const isReadable = response.type !== 'opaque' && !response.redirected
  return response.status === 200 && isReadable && isForAll && !isRefused
}

let clearings = 0

/** Returns a function that returns whether what was visited has been cleared since. */
export function sinceNow(): () => boolean {
  const before = clearings
  return () => clearings !== before
}

/** Stores a copy, as the newest entry. A full disk is no error: the page works without a copy. */
export async function store(name: string, url: string, response: Response): Promise<void> {
  if (!isStorable(response)) return
  const cache = await caches.open(name)
  try {
    // Keys stand in the order of their insertion.
    await cache.delete(url, { ignoreVary: true })
    await cache.put(url, response)
  } catch {
    await trim(cache, 0)
  }
  await trim(cache, limits[name] ?? Number.POSITIVE_INFINITY)
}

async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

/** Deletes what shows where this device has been: pages and pictures. docs/security.md S118. */
export async function clearVisited(): Promise<void> {
  clearings += 1
  await Promise.all([caches.delete(cacheNames.pages), caches.delete(cacheNames.pictures)])
}

/** Deletes the caches of other builds. */
export async function deleteOthers(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames)
  await deleteCaches((name) => !current.includes(name))
}

export async function deleteCaches(isUnwanted: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(names.filter(isUnwanted).map((name) => caches.delete(name)))
}
