import { type ReactNode, useId } from 'react'
import styles from './Account.module.css'

type SectionProps = { title: string; text?: ReactNode; children: ReactNode }

/** One section of an account page: description on the left, controls on the right. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
