import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import * as messages from '../__generated__/messages/ui.ts'
import { DialogForm } from '../forms/DialogForm.tsx'
import { bidiIsolate, withoutTurns } from '../lib/bidi-isolate.ts'
import type { Problem } from './Problems.tsx'

type Props = {
  title: string
  /** What will change, and whether it can be reverted. */
  children: ReactNode
  /** Label of the button: the action. */
  verb: string
  /** Text to type as confirmation of a costly action. */
  typed?: string
  isBusy?: boolean
  problems?: readonly Problem[]
  problemTitle?: string
  onConfirm: () => unknown
  onClose: () => void
}

/** Confirmation dialog for an action that is hard to revert. */
export function Confirm({ title, children, typed, isBusy, problems, onConfirm, ...end }: Props) {
  const [text, setText] = useState('')
  // Compares without invisible characters, which cannot be typed.
  const isConfirmed = typed === undefined || seen(text) === seen(typed)
  return (
    <Dialog title={title} isOpen onClose={end.onClose}>
      <DialogForm {...end} form={{ isBusy, problems, submit: onConfirm }} isReady={isConfirmed}>
        {children}
        {typed !== undefined && (
          <Field
            label={messages.typeToGoOn({ typed: bidiIsolate(typed) })}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </DialogForm>
    </Dialog>
  )
}

const seen = (text: string) => withoutTurns(text).trim()
