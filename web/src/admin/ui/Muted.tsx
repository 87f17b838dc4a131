import type { ReactNode } from 'react'
import styles from './Muted.module.css'

/** A paragraph of less importance. */
export const Muted = ({ children }: { children: ReactNode }) => (
  <p className={styles.muted}>{children}</p>
)

/** Words of less importance. */
export const MutedText = ({ children }: { children: ReactNode }) => (
  <span className={styles.muted}>{children}</span>
)
