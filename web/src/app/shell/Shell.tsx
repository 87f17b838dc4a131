import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import * as messages from '../../__generated__/messages/shell.ts'
import { CartSlot } from './CartSlot.tsx'
import { Footer } from './Footer.tsx'
import { FooterMarkup } from './FooterMarkup.tsx'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import styles from './Shell.module.css'
import { shellDocument } from './shell-document.ts'

type ShellProps = {
  /** Title of the screen, announced after navigation. */
  announcement: string
  isPending: boolean
  path: string
  query: string
  children: ReactNode
}

/** Header, footer and live regions around every screen. */
export function Shell({ announcement, isPending, path, query, children }: ShellProps) {
  const [{ data }] = useQuery({ query: shellDocument })
  const collections = data?.collections?.nodes ?? []
  const name = data?.store.name ?? ''
  return (
    <>
      <a className={styles.skip} href="#main">
        {messages.skipToContent}
      </a>
      <div className={styles.progress} data-on={isPending || undefined} />
      <Header collections={collections} name={name} path={path} query={query} />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {import.meta.env.SSR ? (
        <Footer collections={collections} name={name} path={path} />
      ) : (
        <FooterMarkup />
      )}
      <Announcer text={announcement} />
      <CartSlot />
    </>
  )
}

/** Announces client-side navigation, which screen readers do not report by themselves. */
function Announcer({ text }: { text: string }) {
  return (
    <p className="sr" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}
