import styles from './Account.module.css'
import profile from './Profile.module.css'

type TagTextProps = {
  tag: string | null | undefined
  tags: readonly { value: string; label: string }[]
}

/** Shows the tag of a phone, email or address in a shop that cannot change it; nothing where there is none. */
export function TagText({ tag, tags }: TagTextProps) {
  if (!tag || tag === 'UNTAGGED') return null
  return (
    <p className={profile.tag}>
      <span className={styles.label}>{tags.find(({ value }) => value === tag)?.label}</span>
    </p>
  )
}
