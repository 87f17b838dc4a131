import styles from './Loading.module.css'

/** A screen on its way: lines where the rows will be. */
export function Loading({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading" className={styles.loading}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={at} />
      ))}
    </div>
  )
}
