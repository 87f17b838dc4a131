import type { FormEvent, MouseEvent } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Problem } from '../engine-types.ts'
import { forms } from '../form-paths.ts'
import styles from './ProblemNote.module.css'

export type Fix = { label: string; action: string; fields: Record<string, string>; run: () => void }

type ProblemNoteProps = {
  problem: Problem
  name?: string | undefined
  fix?: Fix | null
  /** Id of the element it is about: the sentence leads there. */
  anchor?: string | undefined | null
}

/** Shows one problem: what to quote if it was ours, and the one thing that puts it right. */
export function ProblemNote({ problem, name, fix, anchor }: ProblemNoteProps) {
  const isWarning = problem.severity === 'WARNING'
  return (
    <div className={classNames(styles.note, isWarning && styles.warning)}>
      <Icon name={isWarning ? 'info' : 'alert'} size={16} />
      <div>
        <p>
          {name && <strong>{name}: </strong>}
          {anchor ? (
            <a href={`#${anchor}`} onClick={(event) => moveTo(anchor, event)}>
              {problem.message}
            </a>
          ) : (
            problem.message
          )}
        </p>
        {problem.requestId && (
          <p className={styles.reference}>
            {commonMessages.reference} <code>{problem.requestId}</code>
          </p>
        )}
        {fix && <FixForm {...fix} />}
      </div>
    </div>
  )
}

/** Takes the focus along, which a link alone leaves behind in some browsers. */
function moveTo(anchor: string, event: MouseEvent) {
  event.preventDefault()
  document.getElementById(anchor)?.focus()
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

/** True when a line can only be removed. */
export const isBeyondRepair = ({ code, suggestedFix, availableQuantity }: Problem) =>
  beyondRepair.has(code) ||
  suggestedFix === 'REMOVE_LINE_ITEM' ||
  (code === 'LINE_PARTIALLY_AVAILABLE' && (availableQuantity ?? 0) < 1)

/** What one click can do about a line's problem. */
export function fixOf(problem: Problem, { lineId, returnTo, onRemove, onSet }: FixTools) {
  const left = problem.availableQuantity ?? 0
  const fields = { lineId, returnTo }
  if (problem.code === 'LINE_PARTIALLY_AVAILABLE' && left > 0) {
    const run = () => onSet(left)
    const quantity = String(left)
    return {
      label: messages.setTo({ left }),
      action: forms.setQuantity,
      fields: { ...fields, quantity },
      run,
    }
  }
  return isBeyondRepair(problem)
    ? { label: commonMessages.remove, action: forms.removeLine, fields, run: onRemove }
    : null
}

/** Sends a failed change again, under the same request id. Needs JavaScript, and so did the change. */
export function tryAgain(run: () => void): Fix {
  return { label: commonMessages.tryAgain, action: '', fields: {}, run }
}
