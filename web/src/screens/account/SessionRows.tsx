import { useState } from 'react'
import { useClient } from 'urql'
import type { AccountSecurityQuery } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { Form } from '../../forms/Form.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { useDates } from '../../lib/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './Account.module.css'
import { securityDocument } from './security-document.ts'
import { endSessionForm } from './security-forms.ts'

type Session = NonNullable<AccountSecurityQuery['mySessions']>[number]
type SessionRowsProps = { sessions: readonly Session[]; wasEnded: boolean }

/**
 * The member's signed-in browsers. All but the current one can be signed out, and retain their row while the page is shown,
 * because nothing below may move when the answer comes.
 */
export function SessionRows({ sessions, wasEnded }: SessionRowsProps) {
  const { momentOf } = useDates()
  // By id, and the current one as such: a new password gives it another id. Adding what is there again changes nothing.
  const [rows] = useState(() => new Map<string | true, Session>())
  for (const session of sessions) rows.set(session.current || session.id, session)
  return (
    <>
      {wasEnded && <p role="status">{messages.thatBrowserIsSignedOut}</p>}
      <ul className={styles.rows}>
        {[...rows.values()].map((session) => (
          <li key={session.id}>
            <div>
              <p>
                {session.device ?? messages.unnamedBrowser}{' '}
                {session.current && (
                  <span className={classNames(styles.label, styles.good)}>{messages.thisOne}</span>
                )}
              </p>
              {/* Each is short enough for one line, also with the time zone that the server adds. */}
              <p className={styles.muted}>
                {messages.signedInSince({ signedInAt: momentOf(session.signedInAt) })}
                <br />
                {messages.lastSeenAt({ lastSeenAt: momentOf(session.lastSeenAt) })}
              </p>
            </div>
            {!session.current && (
              <EndSession session={session} isEnded={!sessions.includes(session)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

type EndSessionProps = { session: Session; isEnded: boolean }

function EndSession({ session: { id, device, signedInAt }, isEnded }: EndSessionProps) {
  const client = useClient()
  const { momentOf } = useDates()
  const form = useGraphqlForm(endSessionForm, {
    async onSuccess() {
      await client.query(securityDocument, {}, { requestPolicy: 'network-only' }).toPromise()
    },
  })
  return (
    <Form state={form} hidden={{ sessionId: id }}>
      <Button type="submit" weight="quiet" isBusy={form.isBusy} disabled={isEnded}>
        {isEnded ? messages.signedOut : messages.signOutThere}
        <span className="sr">
          {messages.signOutThereDetails({
            device: device ?? messages.unnamedBrowserInSentence,
            signedInAt: momentOf(signedInAt),
          })}
        </span>
      </Button>
    </Form>
  )
}
