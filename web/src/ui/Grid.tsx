import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Grid.module.css'

type GridProps = {
  children: ReactNode
  shape?: 'grid' | 'rail' | 'beside'
  isDimmed?: boolean
  label?: string
}

/**
 * Grid of two, three or four columns, beside other content of at most three; or one row to scroll. Children are `<li>`.
 */
export function Grid({ children, shape = 'grid', isDimmed, label }: GridProps) {
  return (
    <ul
      className={classNames(styles[shape], isDimmed && styles.dimmed)}
      aria-busy={isDimmed || undefined}
      aria-label={label}
    >
      {children}
    </ul>
  )
}
