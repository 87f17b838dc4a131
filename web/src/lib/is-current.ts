/** Returns whether there is a connection and the page came through it: a page from the device has this element. */
export const isCurrent = () => navigator.onLine && !document.querySelector('meta[name=stored]')

/** Calls a listener whenever the connection is lost or back. Returns a function that ends that. */
export function followConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
