import type { HTMLAttributes } from 'react'
import styles from './Row.module.css'

/** Labels and buttons side by side. */
export const Row = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span {...props} className={styles.row} />
)
