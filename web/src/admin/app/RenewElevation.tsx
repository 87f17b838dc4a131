// Dialog for an elevation that expired during work. Forms keep what was typed: the dialog renews the elevation in
// place.

import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/shell.ts'
import { onElevationExpired } from '../lib/elevation-signal.ts'
import { useChange } from '../lib/use-change.ts'
import styles from './RenewElevation.module.css'
import { signInHref, useSignInAgain } from './sign-in-again.ts'
import { elevateDocument, staffDocument } from './staff-document.ts'

export function RenewElevation() {
  const client = useClient()
  const { change } = useChange()
  const again = useSignInAgain()
  const [isOpen, setIsOpen] = useState(false)
  const [needsSignIn, setNeedsSignIn] = useState(false)

  useEffect(
    () =>
      onElevationExpired(() => {
        // A missing right has the same error code, so the elevation itself is checked first.
        void client
          .query(staffDocument, {}, { requestPolicy: 'network-only' })
          .then(({ data }) => setIsOpen(data !== undefined && data.staff.elevation !== 'ACTIVE'))
      }),
    [client],
  )

  const open = async () => {
    const { data } = await change(elevateDocument, {})
    const isDone = data?.elevate.staff.elevation === 'ACTIVE'
    if (!isDone) await again()
    setNeedsSignIn(!isDone)
    setIsOpen(!isDone)
  }

  return (
    <Dialog
      title={messages.yourAdminSessionHasEnded}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
    >
      <div className={styles.body}>
        <p>{messages.elevationEndedText}</p>
        {needsSignIn && <p>{messages.signInTooOld}</p>}
        <div className={styles.row}>
          {needsSignIn && (
            <ButtonLink href={signInHref('/admin/opened')} target="_blank" rel="noreferrer">
              {messages.signInInAnotherTab}
            </ButtonLink>
          )}
          <Button weight="primary" onClick={open}>
            {commonMessages.goOn}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
