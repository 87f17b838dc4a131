import { currentSignal } from './cart-signal.ts'
import { wasMember } from './member-hint.ts'

/** Returns whether the page belongs to a member; the last page's answer until it is known. */
export function isMember(): boolean {
  const { viewer } = currentSignal()
  return viewer === undefined ? wasMember() : viewer !== null
}
