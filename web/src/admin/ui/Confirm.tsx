import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { apart, withoutTurns } from '../lib/apart.ts'
import layout from './Columns.module.css'
import { type Problem, Problems } from './Problems.tsx'

type Props = {
  title: string
  /** What will change, and whether there is a way back. */
  children: ReactNode
  /** The word on the button: what it does. */
  verb: string
  /** Asked to be typed, where a slip of the hand would cost much. */
  typed?: string
  isBusy: boolean
  problems: readonly Problem[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that is hard to take back. */
export function Confirm({ title, children, verb, typed, onConfirm, onClose, ...state }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  // What cannot be seen cannot be typed.
  const isMeant = typed === undefined || seen(text) === seen(typed)
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        className={layout.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          if (isMeant && !state.isBusy) onConfirm()
        }}
      >
        {children}
        {typed !== undefined && (
          <Field
            id={id}
            label={`Type ${apart(typed)} to go on`}
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
            disabled={!isMeant || state.isBusy}
          >
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const seen = (text: string) => withoutTurns(text).trim()
