import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { bidiIsolate, withoutTurns } from '../lib/bidi-isolate.ts'
import layout from './Columns.module.css'
import { type Problem, Problems } from './Problems.tsx'

type Props = {
  title: string
  /** What will change, and whether it can be reverted. */
  children: ReactNode
  /** Label of the button: the action. */
  verb: string
  /** Text to type as confirmation of a costly action. */
  typed?: string
  isBusy: boolean
  problems: readonly Problem[]
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation dialog for an action that is hard to revert. */
export function Confirm({ title, children, verb, typed, onConfirm, onClose, ...state }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  // Compares without invisible characters, which cannot be typed.
  const isConfirmed = typed === undefined || seen(text) === seen(typed)
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        className={layout.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          if (isConfirmed && !state.isBusy) onConfirm()
        }}
      >
        {children}
        {typed !== undefined && (
          <Field
            id={id}
            label={`Type ${bidiIsolate(typed)} to go on`}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <Problems problems={state.problems} />
        <div className={layout.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            weight="primary"
            isBusy={state.isBusy}
            disabled={!isConfirmed || state.isBusy}
          >
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const seen = (text: string) => withoutTurns(text).trim()
