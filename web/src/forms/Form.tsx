import { type ReactNode, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './Form.module.css'
import { FormSummary } from './FormSummary.tsx'
import { FormProvider, type FormState } from './use-form.ts'

type FormProps = {
  state: FormState
  /** Of the gateway's answer to the plain form. */
  action: string
  /** Of a form with a file in it. */
  encType?: 'multipart/form-data'
  hidden?: Readonly<Record<string, string | null | undefined>>
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A real form, taken over by a script where there is one. */
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
        action={action}
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
