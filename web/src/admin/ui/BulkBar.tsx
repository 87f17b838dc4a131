import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../lib/counted.ts'
import styles from './BulkBar.module.css'

type Props = { count: number; noun: string; onClear: () => void; children: ReactNode }

/** What can be done with everything that was chosen, on whatever page it is. */
export function BulkBar({ count, noun, onClear, children }: Props) {
  if (count === 0) return null
  return (
    <section className={styles.bar} aria-label="Chosen">
      <strong aria-live="polite">{counted(count, noun)} chosen</strong>
      {children}
      <Button weight="quiet" onClick={onClear}>
        Choose none
      </Button>
    </section>
  )
}
