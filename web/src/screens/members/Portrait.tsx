import { initialOf } from '../../lib/initial.ts'
import styles from './Members.module.css'

/** Photo of a member, or the initial. Decorative, because the name is beside it. */
export function Portrait({ name, url }: { name: string; url?: string | null | undefined }) {
  if (url)
    return <img src={url} alt="" width="160" height="160" loading="lazy" className={styles.face} />
  return (
    <span className={styles.face} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}
