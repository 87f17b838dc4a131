// One part of the program learns that the door has shut, another one opens it again.

type Listener = () => void
const listeners = new Set<Listener>()

/** An answer said that the caller may not do this, or not any more. */
export const noticeClosed = () => {
  for (const listener of listeners) listener()
}

export function onClosed(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
