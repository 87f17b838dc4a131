// Replaces the shim for old React versions that wouter imports by React's own hook.
export { useSyncExternalStore } from 'react'
