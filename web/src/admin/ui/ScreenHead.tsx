import { type ReactNode, useEffect } from 'react'
import { apart } from '../lib/apart.ts'
import styles from './ScreenHead.module.css'

type Props = {
  title: string
  /** One line: what is here, how many. */
  lead?: ReactNode
  /** The one primary action, and what else there is. */
  children?: ReactNode
}

export function ScreenHead({ title, lead, children }: Props) {
  useEffect(() => {
    document.title = `${apart(title)} · Owner’s side`
  }, [title])
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
