import { FormField } from '../../forms/FormField.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import styles from './Account.module.css'
import { unknownTag } from './tag-words.ts'

type ContactLineProps = {
  list: string
  part: 'phone' | 'email'
  value: string
  /** Null while the tag is unknown. */
  tag: string | null
  tags: readonly { value: string; label: string }[]
}

const kinds = {
  phone: { type: 'tel', autoComplete: 'tel', minLength: 3, maxLength: 50 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
} as const

/** One phone number or email address with its tag. */
export function ContactLine({ list, part, value, tag, tags }: ContactLineProps) {
  return (
    <div className={styles.line}>
      <FormField
        {...kinds[part]}
        autoComplete={value ? 'off' : kinds[part].autoComplete}
        name={`${list}.${part}`}
        defaultValue={value}
      />
      <FormSelect
        name={`${list}.tag`}
        options={tag === null ? [unknownTag, ...tags] : tags}
        defaultValue={tag ?? ''}
        isLabelHidden
      />
      {value && <input type="hidden" name={`${list}.was`} value={`${tag ?? ''} ${value}`} />}
    </div>
  )
}
