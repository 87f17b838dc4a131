import type { ReactNode } from 'react'
import styles from './Row.module.css'

type RowProps = { children: ReactNode; of: 'three' | 'four' | 'six' }

/**
 * One row of three, four or six. On a phone four are two and two, and the others scroll; six do up to a narrow window.
 * Children are `<li>`.
 */
export function Row({ children, of }: RowProps) {
  return <ul className={styles[of]}>{children}</ul>
}

type SlotProps = { children?: ReactNode }

/**
 * The place of a product card, as high with the card as without it, so that nothing below moves when the card arrives.
 */
export const Slot = ({ children }: SlotProps) => <li className={styles.slot}>{children}</li>
