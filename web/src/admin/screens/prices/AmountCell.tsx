import { classNames } from '../../../ui/class-names.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/prices.ts'
import { amountProblem } from '../../lib/cents.ts'
import styles from './PriceGrid.module.css'

type CellProps = {
  label: string
  text: string
  isChanged: boolean
  isHere: boolean
  draft: string | null
  onDraft: (text: string) => void
  onEnter: () => void
  onCommit: () => void
}

/** An amount, or the field that edits it. */
export function AmountCell({ label, text, isChanged, isHere, draft, ...on }: CellProps) {
  // An empty cell is an error: the platform cannot clear an amount.
  const problem = isChanged || text !== '' ? amountProblem(text) : null
  const names = classNames(
    styles.amount,
    isChanged && styles.changed,
    problem !== null && styles.wrong,
  )
  if (draft !== null) {
    return (
      <td className={names}>
        <input
          data-here
          className={styles.draft}
          aria-label={label}
          inputMode="decimal"
          value={draft}
          placeholder={text}
          onChange={({ target }) => on.onDraft(target.value)}
          onBlur={on.onCommit}
        />
      </td>
    )
  }
  const cellLabel = isChanged ? messages.changedCell : messages.cell
  return (
    <td
      data-here={isHere || undefined}
      className={names}
      tabIndex={isHere ? 0 : -1}
      aria-label={cellLabel({ label, text: text || commonMessages.noneSet })}
      aria-invalid={problem !== null || undefined}
      title={problem ?? undefined}
      onFocus={on.onEnter}
      onDoubleClick={() => on.onDraft(text)}
    >
      {text}
    </td>
  )
}
