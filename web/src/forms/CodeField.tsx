import type { FormEvent } from 'react'
import * as messages from '../__generated__/messages/forms.ts'
import field from '../ui/Field.module.css'
import styles from './Form.module.css'
import { useField } from './use-form.ts'

/** Digits of typed or pasted text: `123 456`, `Code: 123456`. */
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 6)

const boxes = [1, 2, 3, 4, 5, 6]

/** Six boxes drawn behind one field, so that pasting, autofill and screen readers work natively. */
export function CodeField({ name, hint }: { name: string; hint?: string }) {
  const { id, label, error } = useField(name)
  const clean = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const digits = digitsOf(input.value)
    if (digits !== input.value) input.value = digits
  }
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.code}>
        {boxes.map((box) => (
          <span key={box} />
        ))}
        <input
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*[0-9]{6}\s*"
          required
          data-missing={messages.typeSixDigits}
          data-wrong={messages.codeHasSixDigits}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onInput={clean}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
