import type { ReactNode } from 'react'
import styles from './FieldGroup.module.css'

/** Fields that belong together. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

/** An error of a group as a whole. */
export const Fault = ({ id, children }: { id?: string; children: string | undefined }) =>
  children ? (
    <p id={id} className={styles.fault}>
      {children}
    </p>
  ) : null
