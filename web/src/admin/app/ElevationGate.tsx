// Checks access before the admin renders, and shows which condition is missing.

import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { unmask } from '../__generated__/fragment-masking.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/shell.ts'
import { Staff_staff, StaffProvider } from '../lib/rights.tsx'
import { useChange } from '../lib/use-change.ts'
import { WeightUnitProvider } from '../lib/weight-unit.tsx'
import styles from './ElevationGate.module.css'
import { RenewElevation } from './RenewElevation.tsx'
import { Shell } from './Shell.tsx'
import { signInHere, useSignInAgain } from './sign-in-again.ts'
import { elevateDocument, staffDocument } from './staff-document.ts'

const words = {
  SIGNED_OUT: {
    title: messages.shopAdmin,
    text: messages.staffSignInHint,
    link: { href: null, label: messages.signIn },
  },
  NOT_STAFF: {
    title: messages.notForThisAccount,
    text: messages.notStaffHint,
    link: { href: '/', label: messages.toShop },
  },
  EMAIL_NOT_VERIFIED: {
    title: messages.oneStepIsMissing,
    text: messages.verifyEmailHint,
    link: { href: '/account/security', label: messages.toMyAccount },
  },
} as const

export function ElevationGate() {
  const [{ data, error }, refetch] = useQuery({ query: staffDocument })
  const { change } = useChange()
  const [isLost, setIsLost] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const elevation = data?.staff.elevation

  useEffect(() => {
    // After a fresh sign-in the elevation needs no confirmation.
    if (elevation === 'AVAILABLE' && !wasOpen && !isLost)
      void change(elevateDocument, {}).then(({ data: sent }) => {
        setIsLost(sent === null)
        refetch({ requestPolicy: 'network-only' })
      })
    if (elevation === 'ACTIVE') setWasOpen(true)
  }, [elevation, wasOpen, isLost, change, refetch])

  if (data && (elevation === 'ACTIVE' || wasOpen)) {
    return (
      <StaffProvider staff={unmask(Staff_staff, data.staff)}>
        <WeightUnitProvider unit={data.store.weightUnit}>
          <Shell />
          <RenewElevation />
        </WeightUnitProvider>
      </StaffProvider>
    )
  }
  if (error || isLost) {
    return (
      <Step title={commonMessages.noAnswer} text={messages.noAnswerHint}>
        <Button
          weight="primary"
          onClick={() => {
            setIsLost(false)
            refetch({ requestPolicy: 'network-only' })
          }}
        >
          {commonMessages.tryAgain}
        </Button>
      </Step>
    )
  }
  if (!elevation || elevation === 'AVAILABLE' || elevation === 'ACTIVE')
    return <Step title={messages.oneMoment} text="" />
  if (elevation === 'SIGN_IN_AGAIN') return <AgainStep />
  const { title, text, link } = words[elevation]
  return (
    <Step title={title} text={text}>
      <ButtonLink weight="primary" href={link.href ?? signInHere()}>
        {link.label}
      </ButtonLink>
    </Step>
  )
}

/** Signs out before signing in again, so that all factors are requested again. */
function AgainStep() {
  const again = useSignInAgain()
  return (
    <Step title={messages.isItStillYou} text={messages.recentSignInHint}>
      <Button
        weight="primary"
        onClick={async () => {
          await again()
          location.assign(signInHere())
        }}
      >
        {messages.signInAgain}
      </Button>
    </Step>
  )
}

type StepProps = { title: string; text: string; children?: React.ReactNode }

function Step({ title, text, children }: StepProps) {
  return (
    <main className={styles.step} aria-busy={text === ''}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </main>
  )
}
