import { type ReactNode, useEffect } from 'react'
import * as messages from '../__generated__/messages/ui.ts'
import { bidiIsolate } from '../lib/bidi-isolate.ts'
import styles from './ScreenHead.module.css'

type Props = {
  title: string
  /** One line: what the screen lists, and how many. */
  lead?: ReactNode
  /** The primary action, and secondary ones. */
  children?: ReactNode
}

export function ScreenHead({ title, lead, children }: Props) {
  useEffect(() => {
    document.title = messages.admin({ title: bidiIsolate(title) })
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
