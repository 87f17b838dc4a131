import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import * as messages from '../__generated__/messages/ui.ts'
import styles from './BulkBar.module.css'
import { countWords } from './count-words.ts'
import type { List } from './use-list.ts'

type Props = {
  list: Pick<List<unknown>, 'selected' | 'select'>
  noun: keyof typeof countWords
  children: ReactNode
}

/** Actions for the selection, which may span pages. */
export function BulkBar({ list: { selected, select }, noun, children }: Props) {
  if (selected.size === 0) return null
  return (
    <section className={styles.bar} aria-label={messages.chosen}>
      <strong aria-live="polite">
        {messages.chosenCount({ things: countWords[noun]({ count: selected.size }) })}
      </strong>
      {children}
      <Button weight="quiet" onClick={() => select([])}>
        {messages.chooseNone}
      </Button>
    </section>
  )
}
