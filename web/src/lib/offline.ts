// What pages and their service worker share: names, and the messages between them.

/** Address of the page that is shown in place of one that is not on the device; a screen of the registry. */
export const offlinePath = '/offline'

/** All caches of the shop begin with this. */
export const cachePrefix = 'vitrine-'

/** The cache of pictures, which every build has in common. */
export const picturesCache = `${cachePrefix}pictures`

/** The name of the cache of pages ends with this. */
export const pagesCache = '-pages'

/** Name of the `meta` element of a stored page: when it was fetched, as an ISO date. */
export const storedMeta = 'stored'

/** What a page reports to the worker, which decides itself what of it is stored. */
export type WorkerMessage =
  /** A public page was shown, with these pictures. */
  | { type: 'visited'; page: string; pictures: string[] }
  /** A member signed in or out: what the person before visited is not left for the next one. */
  | { type: 'another-person' }
