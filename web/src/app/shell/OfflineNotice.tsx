import { useSyncExternalStore } from 'react'
import styles from './OfflineNotice.module.css'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the line is cut, and leaves by itself. The live region is there before its text. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>You are offline. What you see is what was loaded before.</p>
      )}
    </div>
  )
}
