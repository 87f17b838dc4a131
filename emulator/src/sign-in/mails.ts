// What the platform writes to people. Nothing leaves the machine: it lies in the outbox.
import type { StoredMail } from '../rows/session-rows.ts'
import type { State } from '../state/state.ts'

type Mail = Omit<StoredMail, 'id' | 'sentAt'>

/** Where no mail arrives, so that a failed sending can be seen. Assumed. */
const deadEnds = /@bounce\.test$/i

/** False when it could not be sent. */
export function sendMail(mail: Mail, state: State): boolean {
  if (deadEnds.test(mail.to)) return false
  state.mails.put({ ...mail, id: state.newId('mail'), sentAt: state.now().toISOString() })
  return true
}
