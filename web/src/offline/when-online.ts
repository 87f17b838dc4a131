/**
 * Calls `retry` when the connection is back, and returns what stops that. A connection that returned before this call,
 * while the page was hydrating, is reported by no event: `retry` is then called at once.
 */
export function whenOnline(retry: () => void): () => void {
  if (navigator.onLine) retry()
  addEventListener('online', retry)
  return () => removeEventListener('online', retry)
}
