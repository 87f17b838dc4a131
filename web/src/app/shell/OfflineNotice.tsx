import { useSyncExternalStore } from 'react'
import * as messages from '../../__generated__/messages/shell.ts'
import styles from './OfflineNotice.module.css'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * Notice while offline, which disappears by itself. The live region is mounted before its text, so that it is
 * announced.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.notice}>{messages.offline}</p>}
    </div>
  )
}
