// The first write of a browser makes its session. Two tabs that write for the first time at the same moment
// would make two, each with a cart of its own; so until a cart is known, tabs take turns.
const key = 'vitrine-cart'

/** The session's cookie cannot be read here: whether there is one is marked beside it. Storage may be closed to us. */
function isMarked() {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Told of every cart an answer carries, and of there being none. */
export function markCart(isThere: boolean) {
  try {
    if (isThere) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Without the mark tabs take turns for longer than they need to.
  }
}

/** Runs a write by itself while no cart is known. A page that goes away waits no longer: its write must not be lost. */
export async function inTurn<T>(write: () => Promise<T>): Promise<T> {
  // Absent where the page is not served over https, and in old browsers.
  const locks = globalThis.navigator?.locks
  if (!locks || isMarked()) return write()
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
