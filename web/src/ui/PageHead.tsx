import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

type PageHeadProps = { title: ReactNode; text?: ReactNode }

/** The header of a screen: title and one line of introduction. */
export function PageHead({ title, text }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </header>
  )
}
