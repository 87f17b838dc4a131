// Before the owner's side: who may come in, and what is missing for it.
import { useEffect, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { StaffProvider } from '../lib/rights.tsx'
import styles from './Door.module.css'
import { Reopen } from './Reopen.tsx'
import { Shell } from './Shell.tsx'
import { signInHref, useSignInAgain } from './sign-in-again.ts'
import { elevateDocument, staffDocument } from './staff-document.ts'

const words = {
  SIGNED_OUT: {
    title: 'The owner’s side',
    text: 'Log in with the account of the shop’s staff.',
    link: { href: signInHref('/admin'), label: 'Log in' },
  },
  NOT_STAFF: {
    title: 'Not for this account',
    text: 'This account does not belong to the shop’s staff. Log in with another one, or go back to the shop.',
    link: { href: '/', label: 'To the shop' },
  },
  EMAIL_NOT_VERIFIED: {
    title: 'One step is missing',
    text: 'Prove your e-mail address first: the way is on the security page of your account.',
    link: { href: '/account/security', label: 'To my account' },
  },
} as const

export function Door() {
  const [{ data, error }, ask] = useQuery({ query: staffDocument })
  const [{ error: failure }, elevate] = useMutation(elevateDocument)
  const [wasOpen, setWasOpen] = useState(false)
  const door = data?.staff.door

  useEffect(() => {
    // A fresh sign-in needs no further word.
    if (door === 'READY' && !wasOpen)
      void elevate({}).then(() => ask({ requestPolicy: 'network-only' }))
    if (door === 'OPEN') setWasOpen(true)
  }, [door, wasOpen, elevate, ask])

  if (data && (door === 'OPEN' || wasOpen)) {
    return (
      <StaffProvider staff={data.staff}>
        <Shell />
        <Reopen />
      </StaffProvider>
    )
  }
  if (error || failure) {
    return (
      <Step title="No answer" text="The shop’s server did not answer. Nothing is lost; try again.">
        <Button weight="primary" onClick={() => ask({ requestPolicy: 'network-only' })}>
          Try again
        </Button>
      </Step>
    )
  }
  if (!door || door === 'READY' || door === 'OPEN') return <Step title="One moment" text="" />
  if (door === 'SIGN_IN_AGAIN') return <AgainStep />
  const { title, text, link } = words[door]
  return (
    <Step title={title} text={text}>
      <ButtonLink weight="primary" href={link.href}>
        {link.label}
      </ButtonLink>
    </Step>
  )
}

/** Logging in once more begins with logging out: every proof is asked for anew. */
function AgainStep() {
  const again = useSignInAgain()
  return (
    <Step
      title="Is it still you?"
      text="The owner’s side asks for a sign-in that is no older than a quarter of an hour."
    >
      <Button
        weight="primary"
        onClick={async () => {
          await again()
          location.assign(signInHref('/admin'))
        }}
      >
        Log in again
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
