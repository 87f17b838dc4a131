import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useFocusRecovery } from '../lib/use-focus-recovery.ts'
import { yesNo } from '../lib/yes-no.ts'
import { AllowedButton } from '../ui/Allowed.tsx'
import { Panel } from '../ui/Panel.tsx'
import { type Problem, Problems } from '../ui/Problems.tsx'
import { WhatChanges } from '../ui/WhatChanges.tsx'
import styles from './PanelForm.module.css'

type Props<Values extends object> = {
  title: string
  form: {
    ref: RefObject<HTMLFormElement | null>
    before: Values
    now: Values
    changed: readonly (keyof Values)[]
    problems: readonly Problem[]
    isBusy: boolean
    submit: () => Promise<void>
  }
  right: ComponentProps<typeof AllowedButton>['right']
  /** Label of the submit button. */
  verb: string
  /** Labels by value, to list what a save changes. */
  labels?: Readonly<Record<keyof Values, string>>
  words?: (name: keyof Values, values: Values) => string
  problemTitle?: string
  /** Beside the title. */
  action?: ReactNode
  /** Above the buttons: what to know before saving. */
  notice?: ReactNode
  /** Buttons beside the one that submits. */
  buttons?: ReactNode
  children: ReactNode
}

/** A form of a screen: fields, what a save will change, and problems. */
export function PanelForm<Values extends object>(props: Props<Values>) {
  const { title, form, labels, words = wordOf } = props
  const { before, now, changed, isBusy } = form
  const held = useFocusRecovery(form.ref)
  return (
    <Panel title={title} action={props.action}>
      <form
        {...held}
        ref={form.ref}
        className={styles.form}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {props.children}
        {labels && (
          <WhatChanges
            changes={changed.map((name) => ({
              label: labels[name],
              before: words(name, before),
              after: words(name, now),
            }))}
          />
        )}
        {props.notice}
        <Problems problems={form.problems} title={props.problemTitle} />
        <div className={styles.end}>
          {props.buttons}
          <AllowedButton
            right={props.right}
            type="submit"
            weight="primary"
            isBusy={isBusy}
            disabled={(labels && changed.length === 0) || isBusy}
          >
            {props.verb}
          </AllowedButton>
        </div>
      </form>
    </Panel>
  )
}

const wordOf = <Values,>(name: keyof Values, values: Values): string => {
  const value = values[name]
  return typeof value === 'boolean' ? yesNo(value) : String(value)
}
