// Signals that the elevation has expired, from the client to the dialog that renews it.

type Listener = () => void
const listeners = new Set<Listener>()

/** Called when a response reports a missing right or an expired elevation. */
export const notifyElevationExpired = () => {
  for (const listener of listeners) listener()
}

export function onElevationExpired(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
