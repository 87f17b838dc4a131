import { type InputHTMLAttributes, useState } from 'react'
import * as messages from '../../__generated__/messages/account.ts'
import { useField } from '../../forms/use-form.ts'
import fields from '../../ui/Field.module.css'
import styles from './Profile.module.css'

type FileFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  hint: string
  'data-missing': string
}

/**
 * A field for a picture, in the language of the page: browsers write their own. The native field stays in its place,
 * invisible, for the keyboard, screen readers and dropped files; without JavaScript it is seen, since it shows the name.
 */
export function FileField({ name, hint, ...input }: FileFieldProps) {
  const { id, label, error } = useField(name)
  const [file, setFile] = useState('')
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <div className={styles.file}>
        <input
          {...input}
          type="file"
          id={id}
          name={name}
          className={fields.input}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => setFile(target.files?.[0]?.name ?? '')}
        />
        <span aria-hidden="true" className={`${fields.input} needs-js`}>
          <b>{messages.choosePicture}</b> {file || messages.noPictureChosen}
        </span>
      </div>
      <p id={`${id}-hint`} className={fields.hint}>
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className={fields.error}>
          {error}
        </p>
      )}
    </div>
  )
}
