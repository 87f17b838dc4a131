// Remembers on this device whether the last page was a member's, and nothing of whom. Scripts cannot read the session
// cookie, and without a connection nothing else says it. Storage may be disabled.
import { currentSignal } from './cart-signal.ts'

const key = 'vitrine-member'

export function wasMember(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function rememberMember(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Without the hint nothing is stored either: the worker needs storage too.
  }
}

/** Returns whether the page belongs to a member; the last page's answer until it is known. */
export function isMember(): boolean {
  const { viewer } = currentSignal()
  return viewer === undefined ? wasMember() : viewer !== null
}
