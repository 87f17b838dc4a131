import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Label.module.css'

type Tone = 'plain' | 'good' | 'warning' | 'bad'

/** A status label. The text has the meaning; the color only supports it. */
export function Label({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(styles.label, styles[tone])}>{children}</span>
}
