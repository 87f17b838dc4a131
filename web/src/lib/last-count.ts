// Remembers what the header counted last, so that a page without a connection counts it too. Of a member nothing is stored
// (docs/security.md S115).
import { currentSignal, isCartCounted, onSignal, setCartCount } from './cart-signal.ts'
import { isMember } from './member-hint.ts'

const key = 'vitrine-cart-count'

let isFollowed = false

/**
 * Shows the last count on a page without a connection, and stores each count of the whole cart from now on; none on a page
 * that was a member's, whose count outlives the session. The badge and the engine both call it: the count has to be there
 * before a change, because the page may be left right after it. Without storage a page counts what is added on it.
 */
export function followCount(): void {
  if (isFollowed) return
  isFollowed = true
  let isOfMember = false
  const store = () => {
    isOfMember ||= isMember()
    try {
      if (isOfMember) return localStorage.removeItem(key)
      const { count } = currentSignal()
      if (isCartCounted()) return localStorage.setItem(key, String(count ?? 0))
      const last = navigator.onLine ? null : localStorage.getItem(key)
      // What was added on this page comes on top.
      if (last) setCartCount(Number(last) + (count ?? 0))
    } catch {
      // Storage is full or disabled.
    }
  }
  onSignal(store)
  store()
}
