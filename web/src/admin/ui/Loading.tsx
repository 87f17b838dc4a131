import * as messages from '../__generated__/messages/ui.ts'
import styles from './Loading.module.css'

/** Placeholder rows while a screen loads. */
export function Loading({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status" aria-label={messages.loading} className={styles.loading}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are identical
        <span key={at} />
      ))}
    </div>
  )
}
