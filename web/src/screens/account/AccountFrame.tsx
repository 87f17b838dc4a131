import type { ReactNode } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { useAccountPages } from '../../app/shell/use-account-pages.ts'
import { formPath } from '../../lib/form-path.ts'
import styles from './Account.module.css'

type AccountFrameProps = {
  title: ReactNode
  lead?: ReactNode
  /** Path of the navigation entry marked as current. */
  path: string
  children: ReactNode
}

/** The frame of every account page: navigation and the sign-out button. */
export function AccountFrame({ title, lead, path, children }: AccountFrameProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <nav aria-label={commonMessages.account} className={styles.nav}>
        <ul>
          {useAccountPages().map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action={formPath('logout')}>
          <button type="submit">{commonMessages.signOut}</button>
        </form>
      </nav>
      <div className={styles.content}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  )
}
