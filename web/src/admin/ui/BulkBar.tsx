import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { pluralize } from '../lib/pluralize.ts'
import styles from './BulkBar.module.css'

type Props = { count: number; noun: string; onClear: () => void; children: ReactNode }

/** Actions for the selection, which may span pages. */
export function BulkBar({ count, noun, onClear, children }: Props) {
  if (count === 0) return null
  return (
    <section className={styles.bar} aria-label="Chosen">
      <strong aria-live="polite">{pluralize(count, noun)} chosen</strong>
      {children}
      <Button weight="quiet" onClick={onClear}>
        Choose none
      </Button>
    </section>
  )
}
