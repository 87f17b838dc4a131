// What can be done on the screen that is shown: buttons for whoever uses the keyboard alone.
import { useEffect } from 'react'

export type Command = { label: string; run: () => void }

const offered = new Set<readonly Command[]>()

/** Commands of the screens that are shown now. */
export const offeredCommands = (): Command[] => [...offered].flat()

/** Offers commands in the palette while the caller is shown. The list has to stay the same object. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    offered.add(commands)
    return () => void offered.delete(commands)
  }, [commands])
}
