import type { SelectHTMLAttributes } from 'react'
import field from '../ui/Field.module.css'
import { Select } from '../ui/Select.tsx'
import { useField } from './use-form.ts'

type FormSelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  name: string
  isLabelHidden?: boolean
  options: readonly { value: string; label: string }[]
}

/** A select connected to its form. */
export function FormSelect({ name, defaultValue, ...select }: FormSelectProps) {
  const { id, label, error, value } = useField(name)
  return (
    <div className={field.field}>
      <Select
        {...select}
        id={id}
        name={name}
        label={label}
        defaultValue={value ?? defaultValue}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
