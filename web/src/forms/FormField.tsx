import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field } from '../ui/Field.tsx'
import { useField } from './use-form.ts'

type FormFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  hint?: ReactNode
  isLabelHidden?: boolean
  'data-missing'?: string
  'data-wrong'?: string
}

/** A text field connected to its form: label, retained input and problem. */
export function FormField({ name, defaultValue, ...rest }: FormFieldProps) {
  const { id, label, error, value } = useField(name)
  return (
    <Field
      {...rest}
      id={id}
      name={name}
      label={label}
      error={error}
      defaultValue={value ?? defaultValue}
    />
  )
}
