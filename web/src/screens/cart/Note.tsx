import { useEffect, useId, useState } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { CartEngine, State } from '../../cart/cart-engine.ts'
import { slots } from '../../cart/cart-intents.ts'
import { forms } from '../../cart/form-paths.ts'
import { ProblemNote, tryAgain } from '../../cart/parts/ProblemNote.tsx'
import { Button } from '../../ui/Button.tsx'
import field from '../../ui/Field.module.css'
import { extras } from './extras.ts'
import styles from './Note.module.css'

const maxLength = 1000
/** Delay of autosave while typing; leaving the field or the page saves at once. */
const pause = 1200

type NoteProps = {
  state: State
  engine: CartEngine | null
  /** Unsaved text, typed before another plain form was sent. */
  unsaved: string | null
}

/** The buyer's note. A server response never overwrites typed text. */
export function Note({ state, engine, unsaved }: NoteProps) {
  const id = useId()
  const saved = state.cart?.buyerNote ?? ''
  const [typed, setTyped] = useState(unsaved)
  const slot = state.slots.find(({ key }) => key === slots.note)
  const text = typed ?? saved
  const type = (next: string) => {
    setTyped(next)
    engine?.request(slots.note, { kind: 'note', text: next.trim() }, pause)
  }
  const finish = () => {
    if (slot && !slot.inFlight) engine?.retry(slots.note)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: unsaved text comes with the page and is sent once
  useEffect(() => {
    if (unsaved !== null && unsaved !== saved) type(unsaved)
  }, [])
  const reported = state.problems[slots.note] ?? []
  const isSaved = typed !== null && !slot && reported.length === 0
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {messages.noteToShop}
      </label>
      <textarea
        id={id}
        name="buyerNote"
        form={extras}
        className={`${field.input} ${styles.text}`}
        rows={3}
        maxLength={maxLength}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={finish}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={`${field.hint} ${styles.foot}`}>
        <span>{statusOf(Boolean(slot && !slot.error), isSaved)}</span>
        <span className="money needs-js">
          {text.length} / {maxLength}
        </span>
      </p>
      {reported.map((problem) => (
        <ProblemNote key={problem.code} problem={problem} />
      ))}
      {slot?.error && (
        <ProblemNote problem={slot.error} fix={tryAgain(() => engine?.retry(slots.note))} />
      )}
      <noscript>
        <Button type="submit" form={extras} formAction={forms.updateCart} formNoValidate>
          {messages.saveNote}
        </Button>
      </noscript>
    </div>
  )
}

function statusOf(isSaving: boolean, isSaved: boolean) {
  if (isSaving) return commonMessages.saving
  return isSaved ? commonMessages.saved : messages.savedWithCart
}
