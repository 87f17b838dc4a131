import type { FormEvent, ReactNode, RefObject } from 'react'
import { Button } from '../../ui/Button.tsx'
import * as messages from '../__generated__/messages/ui.ts'
import { type Problem, Problems } from '../ui/Problems.tsx'
import styles from './DialogForm.module.css'

type State = {
  ref?: RefObject<HTMLFormElement | null>
  isBusy?: boolean
  problems?: readonly Problem[]
  submit: () => unknown
}

type Props = {
  children: ReactNode
  form: State
  /** Label of the submit button: the action. */
  verb: ReactNode
  /** Whether it can be submitted. */
  isReady?: boolean
  /** What was not done. */
  problemTitle?: string
  cancel?: string
  onClose: () => void
}

/** The form of a dialog: content, problems, and the buttons that end it. */
export function DialogForm({ children, form, isReady = true, ...props }: Props) {
  const { ref, isBusy = false, problems = [] } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) void form.submit()
  }
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      {children}
      <Problems problems={problems} title={props.problemTitle} />
      <div className={styles.end}>
        <Button onClick={props.onClose}>{props.cancel ?? messages.cancel}</Button>
        <Button type="submit" weight="primary" isBusy={isBusy} disabled={!isReady || isBusy}>
          {props.verb}
        </Button>
      </div>
    </form>
  )
}
