// Keeps a dialog open while its work is in flight: Escape and the close button reopen it.
import { useState } from 'react'
import { useUnsaved } from './unsaved.ts'

/** Props for the dialog. While `isHeld`, closing it reopens it, and leaving the page needs confirmation. */
export function useBusyDialog(isHeld: boolean, onClose: () => void) {
  const [times, setTimes] = useState(0)
  useUnsaved(isHeld)
  return { key: times, onClose: isHeld ? () => setTimes(times + 1) : onClose }
}
