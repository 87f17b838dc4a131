import type { ReactNode } from 'react'
import styles from './Stack.module.css'

type Props = { children: ReactNode; as?: 'div' | 'ul' }

/** Parts below each other. */
export const Stack = ({ children, as: Tag = 'div' }: Props) => (
  <Tag className={styles.stack}>{children}</Tag>
)
