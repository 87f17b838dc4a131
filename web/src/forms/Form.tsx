import { type ReactNode, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './Form.module.css'
import { FormSummary } from './FormSummary.tsx'
import { FormProvider, type FormState } from './use-form.ts'

type FormProps = {
  state: FormState
  /** Replaces the path of the form's definition. */
  action?: string
  /** Set for a form with a file field. */
  encType?: 'multipart/form-data'
  hidden?: Readonly<Record<string, string | null | undefined>>
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A native form, submitted by script once hydrated. */
export function Form({
  state,
  action,
  encType,
  hidden = {},
  label,
  className,
  children,
}: FormProps) {
  const id = useId()
  return (
    <FormProvider value={{ state, id }}>
      <form
        ref={state.form}
        method="post"
        action={action ?? state.action}
        encType={encType}
        onSubmit={state.submit}
        aria-label={label}
        className={classNames(styles.form, className)}
      >
        {Object.entries(hidden).map(
          ([name, value]) =>
            value != null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <FormSummary state={state} id={id} />
        {children}
      </form>
    </FormProvider>
  )
}
