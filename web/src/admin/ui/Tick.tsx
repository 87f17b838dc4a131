import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './Tick.module.css'

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }

/** A checkbox with its label. */
export const TickField = ({ children, ...input }: FieldProps) => (
  <label className={styles.field}>
    <input type="checkbox" {...input} />
    {children}
  </label>
)

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }

/** A checkbox with a sentence, aligned when it wraps. */
export function Tick({ checked, onChange, children }: Props) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
