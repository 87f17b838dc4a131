// wouter carries a shim for old React; this is React's own.
export { useSyncExternalStore } from 'react'
