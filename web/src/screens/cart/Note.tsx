import { type FormEvent, useId, useState } from 'react'
import type { CartEngine, State } from '../../cart/cart-engine.ts'
import { forms } from '../../cart/forms.ts'
import { ProblemNote, tryAgain } from '../../cart/parts/ProblemNote.tsx'
import { slots } from '../../cart/wishes.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import field from '../../ui/Field.module.css'
import styles from './Note.module.css'

const most = 1000
/** While one types; leaving the field, or the page, saves at once. */
const pause = 1200

/** A few words to the shop. What is typed is never overwritten by what comes back. */
export function Note({ state, engine }: { state: State; engine: CartEngine | null }) {
  const id = useId()
  const saved = state.cart?.buyerNote ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const slot = state.slots.find(({ key }) => key === slots.note)
  const text = typed ?? saved
  const type = (next: string) => {
    setTyped(next)
    engine?.ask(slots.note, { kind: 'note', text: next.trim() }, pause)
  }
  const finish = () => {
    if (slot && !slot.flight) engine?.retry(slots.note)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    finish()
  }
  const told = state.problems[slots.note] ?? []
  const isSaved = typed !== null && !slot && told.length === 0
  return (
    <form method="post" action={forms.updateCart} onSubmit={submit} className={field.field}>
      <input type="hidden" name="returnTo" value={paths.cart} />
      <label htmlFor={id} className={field.label}>
        Note to the shop
      </label>
      <textarea
        id={id}
        name="buyerNote"
        className={`${field.input} ${styles.text}`}
        rows={3}
        maxLength={most}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={finish}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={`${field.hint} ${styles.foot}`}>
        <span>{statusOf(Boolean(slot && !slot.trouble), isSaved)}</span>
        <span className="money">
          {text.length} / {most}
        </span>
      </p>
      {told.map((problem) => (
        <ProblemNote key={problem.code} problem={problem} />
      ))}
      {slot?.trouble && (
        <ProblemNote problem={slot.trouble} fix={tryAgain(() => engine?.retry(slots.note))} />
      )}
      <noscript>
        <Button type="submit">Save the note</Button>
      </noscript>
    </form>
  )
}

function statusOf(isSaving: boolean, isSaved: boolean) {
  if (isSaving) return 'Saving…'
  return isSaved ? 'Saved' : 'Saved with the cart'
}
