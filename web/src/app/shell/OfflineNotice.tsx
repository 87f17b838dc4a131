import { lazy, Suspense, useSyncExternalStore } from 'react'
import { followConnection, isCurrent } from '../../lib/is-current.ts'
import styles from './OfflineNotice.module.css'

const none = { default: () => null }

/** Loaded when a page is idle (vitals/after-load.ts); without a connection, its code may be missing. */
const StaleNotice = lazy(() =>
  import('../../offline/StaleNotice.tsx').then(
    (part) => ({ default: part.StaleNotice }),
    () => none,
  ),
)

/**
 * Notice while offline, and on a page from the device. The live region is mounted before its text, so that it is
 * announced.
 */
export function OfflineNotice() {
  const isNow = useSyncExternalStore(followConnection, isCurrent, () => true)
  return (
    <div role="status" className={styles.place}>
      {!isNow && (
        <Suspense>
          <StaleNotice />
        </Suspense>
      )}
    </div>
  )
}
