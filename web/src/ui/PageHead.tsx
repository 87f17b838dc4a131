import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

type PageHeadProps = { title: ReactNode; text?: ReactNode }

/** The top of a screen: what it is, in one line, and why one would stay, in another. */
export function PageHead({ title, text }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </header>
  )
}
