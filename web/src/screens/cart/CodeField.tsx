import { type FormEvent, type ReactNode, useState } from 'react'
import type { CartEngine, State } from '../../cart/cart-engine.ts'
import type { CartIntent } from '../../cart/cart-intents.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { forms } from '../../cart/form-paths.ts'
import { ProblemNote, tryAgain } from '../../cart/parts/ProblemNote.tsx'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { AppliedCode } from './AppliedCode.tsx'
import styles from './CodeField.module.css'

/** What differs between a discount code and a gift card. */
export type CodeKind = {
  slot: string
  /** Id of the form that the controls belong to. */
  form: string
  name: string
  label: string
  maxLength: number
  applyLabel: string
  applyPath: string
  removePath: string
  intent: (code: string) => CartIntent
  removal: CartIntent
}

type CodeFieldProps = {
  kind: CodeKind
  state: State
  engine: CartEngine | null
  /** Words for the applied code; null when none is applied. */
  applied: { words: ReactNode; removeLabel: string } | null
  /** Problems of the estimate with the applied code. */
  problems: readonly Problem[]
  /** A code refused when the plain form was submitted. */
  typed?: string
  /** The code was accepted, and its effect is not known yet. */
  isPending?: boolean
}

/** Field for one code at a time, entered or applied. A refusal keeps the typed code and is shown at the field. */
export function CodeField(props: CodeFieldProps) {
  const { kind, state, engine, applied, problems, typed = '', isPending } = props
  const { slot: key, form, removePath, intent, removal } = kind
  const [text, setText] = useState(typed)
  const slot = state.slots.find((one) => one.key === key)
  const reported = state.problems[key] ?? []
  const isBusy = slot !== undefined && !slot.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted && !isBusy) engine?.request(key, intent(wanted))
  }
  const remove = () => {
    setText('')
    engine?.request(key, removal)
  }
  return (
    <div className={styles.code}>
      <form id={form} method="post" action={forms.updateCart} onSubmit={submit}>
        <input type="hidden" name="returnTo" value={paths.cart} />
      </form>
      {applied ? (
        <AppliedCode
          {...{ isBusy, form }}
          problems={[...reported, ...problems]}
          formAction={removePath}
          removeLabel={applied.removeLabel}
          onRemove={remove}
        >
          {applied.words}
        </AppliedCode>
      ) : (
        <Entry
          {...{ kind, text, setText }}
          isBusy={isBusy || Boolean(isPending && text && reported.length === 0)}
          error={reported[0]?.message ?? null}
        />
      )}
      {!applied && problems.map((one) => <ProblemNote key={one.code} problem={one} />)}
      {slot?.error && <ProblemNote problem={slot.error} fix={tryAgain(() => engine?.retry(key))} />}
    </div>
  )
}

type EntryProps = {
  kind: CodeKind
  text: string
  setText: (text: string) => void
  isBusy: boolean
  error: string | null
}

function Entry({ kind, text, setText, isBusy, error }: EntryProps) {
  const { form, name, label, maxLength, applyLabel, applyPath } = kind
  return (
    <div className={styles.entry}>
      <Field
        {...{ form, name, label, maxLength, error }}
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" form={form} formAction={applyPath} isBusy={isBusy}>
        {applyLabel}
      </Button>
    </div>
  )
}
