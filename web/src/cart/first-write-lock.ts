// Serializes the first cart writes of all tabs with the Web Locks API. The first write creates the session; two tabs
// that write at the same time would create two sessions, each with its own cart.
const key = 'vitrine-cart'

/** Scripts cannot read the session cookie, so local storage hints whether a cart exists. Storage may be disabled. */
function hasCartHint() {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Stores whether the session has a cart. Called with every response. */
export function setCartHint(isThere: boolean) {
  try {
    if (isThere) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Without the hint tabs keep taking the lock, which is slower but correct.
  }
}

/**
 * Runs a write under the lock of all tabs until a cart exists. A page that is being hidden writes without the lock,
 * because its write would be lost otherwise.
 */
export async function withTabLock<T>(write: () => Promise<T>): Promise<T> {
  // Absent outside of secure contexts and in old browsers.
  const locks = globalThis.navigator?.locks
  if (!locks || hasCartHint()) return write()
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  addEventListener('pagehide', leave)
  let running: Promise<T> | undefined
  const start = () => {
    running ??= write()
    return running
  }
  return locks
    .request(key, { signal: leaving.signal }, start)
    .catch(start)
    .finally(() => removeEventListener('pagehide', leave))
}
