import { type TextareaHTMLAttributes, useId } from 'react'
import styles from './TextArea.module.css'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  hint?: string
  error?: string | null
}

/** A labeled text area; hint and error are associated with it. */
export function TextArea({ label, hint, error, ...area }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        {...area}
      />
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
