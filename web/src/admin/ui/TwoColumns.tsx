import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

/** The main part of a screen and a narrower one beside it; below it on narrow screens. */
export const TwoColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.two}>{children}</div>
)
