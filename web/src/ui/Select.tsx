import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: ReactNode
  isLabelHidden?: boolean
  options: readonly { value: string; label: string }[]
}

/** A native select, styled like a field. */
export function Select({ label, options, id: givenId, isLabelHidden, ...select }: SelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.selectBox}>
        <select id={id} className={styles.select} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </div>
    </div>
  )
}
