// Where GraphiQL stores its tabs and its history: apart for each endpoint, and without request headers.

/** Returns the text without what a headers editor contained: an app key must not outlive the page. */
function withoutHeaders(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (key, value) => (key === 'headers' ? null : value))
  } catch {
    return text
  }
}

/** Returns a part of the storage; GraphiQL's keys get the endpoint as prefix. */
export function storageOf(endpoint: string, storage: Storage) {
  const keyOf = (name: string) => `${endpoint} ${name}`
  const ownKeys = () => Object.keys(storage).filter((key) => key.startsWith(keyOf('')))
  return {
    get length() {
      return ownKeys().length
    },
    getItem: (name: string) => storage.getItem(keyOf(name)),
    setItem(name: string, text: string) {
      // The history of queries has the headers of each, whatever GraphiQL's setting is.
      storage.setItem(keyOf(name), withoutHeaders(text))
    },
    removeItem: (name: string) => storage.removeItem(keyOf(name)),
    clear() {
      for (const key of ownKeys()) storage.removeItem(key)
    },
  }
}

/** Stores nothing. */
export const noStorage = {
  length: 0,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
}
