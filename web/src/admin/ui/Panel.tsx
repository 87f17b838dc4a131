import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

type Props = { title: string; children: ReactNode; action?: ReactNode }

/** A titled section of a screen. */
export function Panel({ title, action, children }: Props) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}
