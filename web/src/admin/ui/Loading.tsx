import * as messages from '../__generated__/messages/ui.ts'
import styles from './Loading.module.css'

type LoadingProps = {
  rows?: number
  /** False on a screen whose own status says what is going on: two live regions would speak at once. */
  isAnnounced?: boolean
}

/** Placeholder rows while a screen loads, announced as "Loading". */
export function Loading({ rows = 8, isAnnounced = true }: LoadingProps) {
  const announcement = isAnnounced
    ? { role: 'status', 'aria-label': messages.loading }
    : { 'aria-hidden': true }
  return (
    <div {...announcement} className={styles.loading}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are identical
        <span key={at} />
      ))}
    </div>
  )
}
