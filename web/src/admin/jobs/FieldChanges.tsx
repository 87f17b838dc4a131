import * as messages from '../__generated__/messages/jobs.ts'
import { fieldWord } from '../lib/field-word.ts'
import { Label } from '../ui/Label.tsx'
import styles from './FieldChanges.module.css'
import { valueWords } from './words.ts'

type FieldChange = {
  field: string
  variant?: string | null
  before?: string | null
  after?: string | null
  changedSince?: boolean
}

/** Values before and after, by field. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, variant, before, after, changedSince }) => (
        <li key={`${field} ${variant}`}>
          {variant && `${variant}: `}
          {fieldWord(field)} <del>{valueWords(field, before)}</del> →{' '}
          <ins>{valueWords(field, after)}</ins>{' '}
          {changedSince && <Label tone="warning">{messages.changedSince}</Label>}
        </li>
      ))}
    </ul>
  )
}
