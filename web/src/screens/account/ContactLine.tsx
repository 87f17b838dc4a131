import { FormField } from '../../forms/FormField.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import styles from './Account.module.css'

type ContactLineProps = {
  list: string
  part: 'phone' | 'email'
  value: string
  tag: string
  tags: readonly { value: string; label: string }[]
}

const kinds = {
  phone: { type: 'tel', autoComplete: 'tel', minLength: 3, maxLength: 50 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
} as const

/** A number or an address, and what it is for. */
export function ContactLine({ list, part, value, tag, tags }: ContactLineProps) {
  return (
    <div className={styles.line}>
      <FormField
        {...kinds[part]}
        autoComplete={value ? 'off' : kinds[part].autoComplete}
        name={`${list}.${part}`}
        defaultValue={value}
      />
      <FormSelect name={`${list}.tag`} options={tags} defaultValue={tag} isLabelHidden />
    </div>
  )
}
