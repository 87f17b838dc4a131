import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useField } from '../../forms/use-form.ts'
import styles from './Account.module.css'
import profile from './Profile.module.css'

type FoldProps = {
  title: string
  text: string
  /** What is inside, in one line, which a closed section shows in place of its text. */
  values?: string
  /** Matches the names of its fields. */
  fields: RegExp
  children: ReactNode
}

/** A section of a form that is rarely changed: folded, with its fields, until it is opened or one of them is refused. */
export function Fold({ title, text, values, fields, children }: FoldProps) {
  const { problems } = useField('')
  const isRefused = problems.some(({ field }) => field && fields.test(field))
  const [isOpenAtFirst] = useState(isRefused)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isRefused && details.current) details.current.open = true
  }, [isRefused])
  return (
    <details ref={details} open={isOpenAtFirst} className={profile.fold}>
      <summary className={`${styles.section} ${profile.summary}`}>
        <h2>{title}</h2>
        {values && <span data-values="">{values}</span>}
        <span>{text}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
