import type { ReactNode } from 'react'
import styles from './Tick.module.css'

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }

/** A checkbox beside its words, which stay beside it where they take more than a line. */
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
