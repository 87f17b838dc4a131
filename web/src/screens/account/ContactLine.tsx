import * as messages from '../../__generated__/messages/account.ts'
import { useFeature } from '../../app/shell/use-feature.ts'
import { FormField } from '../../forms/FormField.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { useField } from '../../forms/use-form.ts'
import styles from './Profile.module.css'
import { TagText } from './TagText.tsx'
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

/** A phone number or email address with its tag; one to add opens on request, or when it was refused. */
export function ContactLine({ value, ...line }: ContactLineProps) {
  const { error, value: typed } = useField(`${line.list}.${line.part}`)
  if (value) return <LineFields value={value} {...line} />
  return (
    <details open={Boolean(error || typed) || undefined} className={styles.more}>
      <summary>{line.part === 'phone' ? messages.addPhone : messages.addEmail}</summary>
      <LineFields value={value} {...line} />
    </details>
  )
}

function LineFields({ list, part, value, tag, tags }: ContactLineProps) {
  return (
    <div className={styles.line}>
      <FormField
        {...kinds[part]}
        autoComplete={value ? 'off' : kinds[part].autoComplete}
        name={`${list}.${part}`}
        defaultValue={value}
      />
      {useFeature('CONTACT_TAGS') ? (
        <FormSelect
          name={`${list}.tag`}
          options={tag === null ? [unknownTag, ...tags] : tags}
          defaultValue={tag ?? ''}
          isLabelHidden
        />
      ) : (
        <TagText tag={tag} tags={tags} />
      )}
      {value && <input type="hidden" name={`${list}.was`} value={`${tag ?? ''} ${value}`} />}
    </div>
  )
}
