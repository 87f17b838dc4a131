import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Label.module.css'

type Tone = 'plain' | 'good' | 'warning' | 'bad'

/** A state, said quietly. The word carries it; the colour only helps. */
export function Label({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(styles.label, styles[tone])}>{children}</span>
}
