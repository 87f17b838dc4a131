import type { FormEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Problem } from '../engine-types.ts'
import { forms } from '../forms.ts'
import styles from './ProblemNote.module.css'

export type Fix = { label: string; action: string; fields: Record<string, string>; run: () => void }

type ProblemNoteProps = { problem: Problem; name?: string | undefined; fix?: Fix | null }

/** One problem, what to quote if it was ours, and the one thing that puts it right. */
export function ProblemNote({ problem, name, fix }: ProblemNoteProps) {
  const isWarning = problem.severity === 'WARNING'
  return (
    <div className={classNames(styles.note, isWarning && styles.warning)}>
      <Icon name={isWarning ? 'info' : 'alert'} size={16} />
      <div>
        <p>
          {name && <strong>{name}: </strong>}
          {problem.message}
        </p>
        {problem.requestId && (
          <p className={styles.reference}>
            Reference: <code>{problem.requestId}</code>
          </p>
        )}
        {fix && <FixForm {...fix} />}
      </div>
    </div>
  )
}

function FixForm({ label, action, fields, run }: Fix) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    run()
  }
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" weight="quiet">
        {label}
      </Button>
    </form>
  )
}

type FixTools = {
  lineId: string
  returnTo: string
  onRemove: () => void
  onSet: (quantity: number) => void
}

const beyondRepair = new Set(['LINE_NOT_AVAILABLE', 'OUT_OF_STOCK', 'PRODUCT_NOT_AVAILABLE'])

/** What one click can do about a line's problem. */
export function fixOf(problem: Problem, { lineId, returnTo, onRemove, onSet }: FixTools) {
  const left = problem.availableQuantity ?? 0
  const fields = { lineId, returnTo }
  if (problem.code === 'LINE_PARTIALLY_AVAILABLE' && left > 0) {
    const run = () => onSet(left)
    const quantity = String(left)
    return {
      label: `Set to ${left}`,
      action: forms.setQuantity,
      fields: { ...fields, quantity },
      run,
    }
  }
  const isGone = beyondRepair.has(problem.code) || problem.suggestedFix === 'REMOVE_LINE_ITEM'
  const isEmpty = problem.code === 'LINE_PARTIALLY_AVAILABLE'
  return isGone || isEmpty
    ? { label: 'Remove', action: forms.removeLine, fields, run: onRemove }
    : null
}

/** Sends a failed change again, under the same request id. Needs JavaScript, and so did the change. */
export function tryAgain(run: () => void): Fix {
  return { label: 'Try again', action: '', fields: {}, run }
}
