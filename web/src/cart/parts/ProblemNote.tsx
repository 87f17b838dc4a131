import type { FormEvent, MouseEvent } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Problem } from '../engine-types.ts'
import type { Fix } from '../problem-fix.ts'
import styles from './ProblemNote.module.css'

type ProblemNoteProps = {
  problem: Problem
  name?: string | undefined
  fix?: Fix | null
  /** Id of the element that the message links to. */
  anchor?: string | undefined | null
}

/** Shows one problem with its fix, and with a request id if the failure is ours. */
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

/** Moves the focus, which a link alone does not do in some browsers. */
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

/** Retries a failed change with the same request id. Needs JavaScript, and so did the change. */
export function tryAgain(run: () => void): Fix {
  return { label: commonMessages.tryAgain, action: '', fields: {}, run }
}
