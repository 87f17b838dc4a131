import { initialOf } from '../../lib/initial.ts'
import styles from './Members.module.css'

/** A face, or the first letter of a name. The name stands beside it. */
export function Portrait({ name, url }: { name: string; url?: string | null | undefined }) {
  if (url)
    return <img src={url} alt="" width="160" height="160" loading="lazy" className={styles.face} />
  return (
    <span className={styles.face} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}
