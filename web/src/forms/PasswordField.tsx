import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import * as messages from '../__generated__/messages/forms.ts'
import field from '../ui/Field.module.css'
import styles from './Form.module.css'
import { useField } from './use-form.ts'

type PasswordFieldProps = InputHTMLAttributes<HTMLInputElement> & { name: string; hint?: ReactNode }

/** A password field with a button to show its value. It is never prefilled by the shop. */
export function PasswordField({ name, hint, ...input }: PasswordFieldProps) {
  const { id, label, error } = useField(name)
  const [isShown, setShown] = useState(false)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.secret}>
        <input
          {...input}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          className={field.input}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className="needs-js"
          aria-pressed={isShown}
          aria-label={messages.show({ label })}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? messages.hide : messages.showWord}
        </button>
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
