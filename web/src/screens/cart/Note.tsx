import { useEffect, useId, useState } from 'react'
import type { CartEngine, State } from '../../cart/cart-engine.ts'
import { forms } from '../../cart/forms.ts'
import { ProblemNote, tryAgain } from '../../cart/parts/ProblemNote.tsx'
import { slots } from '../../cart/wishes.ts'
import { Button } from '../../ui/Button.tsx'
import field from '../../ui/Field.module.css'
import { extras } from './extras.ts'
import styles from './Note.module.css'

const most = 1000
/** While one types; leaving the field, or the page, saves at once. */
const pause = 1200

type NoteProps = {
  state: State
  engine: CartEngine | null
  /** Typed before another plain form was sent, and not saved yet. */
  kept: string | null
}

/** A few words to the shop. What is typed is never overwritten by what comes back. */
export function Note({ state, engine, kept }: NoteProps) {
  const id = useId()
  const saved = state.cart?.buyerNote ?? ''
  const [typed, setTyped] = useState(kept)
  const slot = state.slots.find(({ key }) => key === slots.note)
  const text = typed ?? saved
  const type = (next: string) => {
    setTyped(next)
    engine?.ask(slots.note, { kind: 'note', text: next.trim() }, pause)
  }
  const finish = () => {
    if (slot && !slot.flight) engine?.retry(slots.note)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it came with the page, once
  useEffect(() => {
    if (kept !== null && kept !== saved) type(kept)
  }, [])
  const told = state.problems[slots.note] ?? []
  const isSaved = typed !== null && !slot && told.length === 0
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        Note to the shop
      </label>
      <textarea
        id={id}
        name="buyerNote"
        form={extras}
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
        <span className="money needs-js">
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
        <Button type="submit" form={extras} formAction={forms.updateCart} formNoValidate>
          Save the note
        </Button>
      </noscript>
    </div>
  )
}

function statusOf(isSaving: boolean, isSaved: boolean) {
  if (isSaving) return 'Saving…'
  return isSaved ? 'Saved' : 'Saved with the cart'
}
