import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Returns whether the browser has a connection, and follows it. In the browser only. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
