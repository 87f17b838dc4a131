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

/** The room of a product card that is on its way: its picture, brand, name and price. */
export const Room = () => <li className={styles.room} />
