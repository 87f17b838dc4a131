// Notices that a member signed in or out since the last page on this device. docs/security.md S118.
import { currentSignal, onSignal } from '../lib/cart-signal.ts'
import { rememberMember, wasMember } from '../lib/member-hint.ts'

/** Calls `onChange` when the person is another one. */
export function watchPerson(onChange: () => void): void {
  const look = () => {
    const { viewer } = currentSignal()
    if (viewer === undefined) return
    const isMember = viewer !== null
    if (isMember === wasMember()) return
    rememberMember(isMember)
    onChange()
  }
  onSignal(look)
  look()
}
