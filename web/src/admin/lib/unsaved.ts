// What was typed and not saved is not left by accident: neither by a link nor by closing the page.
import { useEffect } from 'react'

let unsaved = 0

export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    unsaved += 1
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      unsaved -= 1
      removeEventListener('beforeunload', warn)
    }
  }, [isDirty])
}

/** Asks before a screen with something unsaved is left; true when nothing is lost, or it is meant. */
export const mayLeave = (): boolean =>
  unsaved === 0 || confirm('What you changed here is not saved. Leave it all the same?')
