import * as messages from '../../__generated__/messages/account.ts'
import forms from '../../forms/Form.module.css'
import { useField } from '../../forms/use-form.ts'
import buttons from '../../ui/Button.module.css'
import { Button } from '../../ui/Button.tsx'
import fields from '../../ui/Field.module.css'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Profile.module.css'
import { pictureTypes } from './send-photo.ts'

/**
 * One button for the photo, which is sent as soon as it is chosen. The native field lies over it, invisible, for the
 * keyboard, screen readers and dropped files; without JavaScript it is seen, with a button to send it.
 */
export function PhotoField({ done }: { done: string | undefined }) {
  const { id, label, error, problems, isBusy } = useField('photo')
  return (
    <>
      <div className={styles.file}>
        <label htmlFor={id} className={`${buttons.button} ${buttons.secondary}`}>
          {isBusy ? messages.uploading : label}
        </label>
        <input
          type="file"
          id={id}
          name="photo"
          required
          accept={pictureTypes.join(',')}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => target.form?.requestSubmit()}
        />
        <Button type="submit" className="without-js">
          {messages.savePhoto}
        </Button>
      </div>
      <div className={styles.outcome}>
        {error && (
          <p id={`${id}-error`} className={fields.error}>
            {error}
          </p>
        )}
        <PhotoDone>{problems.length === 0 && done}</PhotoDone>
      </div>
    </>
  )
}

/** What has been done with the photo. */
export const PhotoDone = ({ children }: { children: string | false | undefined }) => (
  <p role="status" className={forms.done}>
    {children && (
      <>
        <Icon name="check" size={16} /> {children}
      </>
    )}
  </p>
)
