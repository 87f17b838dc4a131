// Remembers what the header counted last, so that a page without a connection counts it too. Of a member nothing is stored
// (docs/security.md S115). Storage may be disabled.
import { currentSignal, onSignal } from './cart-signal.ts'
import { isMember } from './is-member.ts'

const key = 'vitrine-cart-count'

/** Returns the count of the last page; null where it is not known. */
export function lastCount(): number | null {
  try {
    const count = localStorage.getItem(key)
    return count === null || isMember() ? null : Number(count)
  } catch {
    return null
  }
}

/** Stores the count, and each one from now on. */
export function followCount(): void {
  const store = () => {
    const { count } = currentSignal()
    try {
      if (isMember()) localStorage.removeItem(key)
      else if (count !== null) localStorage.setItem(key, String(count))
    } catch {
      // The next page without a connection counts what is added on it.
    }
  }
  onSignal(store)
  store()
}
