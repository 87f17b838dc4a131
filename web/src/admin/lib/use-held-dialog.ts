// A dialog whose work is on its way is not closed by accident: Escape and the cross bring it back.
import { useState } from 'react'
import { useUnsaved } from './unsaved.ts'

/** Spread over the dialog. While `isHeld`, closing it opens it again, and the page is not left unasked. */
export function useHeldDialog(isHeld: boolean, onClose: () => void) {
  const [times, setTimes] = useState(0)
  useUnsaved(isHeld)
  return { key: times, onClose: isHeld ? () => setTimes(times + 1) : onClose }
}
