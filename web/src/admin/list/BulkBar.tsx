import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { pluralize } from '../lib/pluralize.ts'
import styles from './BulkBar.module.css'
import type { List } from './use-list.ts'

type Props = { list: Pick<List<unknown>, 'selected' | 'select'>; noun: string; children: ReactNode }

/** Actions for the selection, which may span pages. */
export function BulkBar({ list: { selected, select }, noun, children }: Props) {
  if (selected.size === 0) return null
  return (
    <section className={styles.bar} aria-label="Chosen">
      <strong aria-live="polite">{pluralize(selected.size, noun)} chosen</strong>
      {children}
      <Button weight="quiet" onClick={() => select([])}>
        Choose none
      </Button>
    </section>
  )
}
