// Commands of the current screen for the palette, so that they are reachable by keyboard.
import { useEffect } from 'react'

export type Command = { label: string; run: () => void }

const offered = new Set<readonly Command[]>()

/** Commands of the mounted screens. */
export const offeredCommands = (): Command[] => [...offered].flat()

/** Registers commands in the palette while mounted. The list has to be referentially stable. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    offered.add(commands)
    return () => void offered.delete(commands)
  }, [commands])
}
