import styles from './Members.module.css'

/** Photo of a member, or a figure before the same wall. Decorative, because the name is beside it. */
export function Portrait({ url }: { url?: string | null | undefined }) {
  if (url)
    return <img src={url} alt="" width="160" height="160" loading="lazy" className={styles.face} />
  return <span className={`${styles.face} ${styles.figure}`} aria-hidden="true" />
}
