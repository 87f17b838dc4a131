import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Grid.module.css'

type GridProps = {
  children: ReactNode
  shape?: 'grid' | 'rail' | 'beside'
  isDimmed?: boolean
  label?: string
}

/** Two, three or four columns, beside something at most three; or one row to swipe through. Children are `<li>`. */
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
