import * as messages from '../__generated__/messages/ui.ts'
import styles from './Loading.module.css'

/**
 * Placeholder rows while a screen loads, announced as "Loading". A screen whose own status says what
 * is going on passes `isAnnounced={false}`: two live regions would speak at once.
 */
export function Loading({
  rows = 8,
  isAnnounced = true,
}: {
  rows?: number
  isAnnounced?: boolean
}) {
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
