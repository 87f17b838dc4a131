import type { ReactNode } from 'react'
import styles from './FieldPair.module.css'

/** Fields side by side, as many as fit. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)
