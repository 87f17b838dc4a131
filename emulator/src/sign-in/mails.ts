// Stores the platform's emails in an outbox; none leaves the machine.
import type { StoredMail } from '../rows/session-rows.ts'
import type { State } from '../state/state.ts'

type Mail = Omit<StoredMail, 'id' | 'sentAt'>

/** Addresses whose emails fail, to test failures. Assumed. */
const deadEnds = /@bounce\.test$/i

/** Stores an email; returns false when it could not be sent. */
export function sendMail(mail: Mail, state: State): boolean {
  if (deadEnds.test(mail.to)) return false
  state.mails.put({ ...mail, id: state.newId('mail'), sentAt: state.now().toISOString() })
  return true
}
