import { useSyncExternalStore } from 'react'
import { followConnection } from '../lib/is-current.ts'

/** Returns whether the browser has a connection, and follows it. In the browser only. */
export const useIsOnline = () => useSyncExternalStore(followConnection, () => navigator.onLine)
