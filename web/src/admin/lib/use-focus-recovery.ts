// Recovers focus when the focused button is removed or disabled; otherwise keyboard users would restart at the top of
// the page.
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** Props for a focusable container: it receives focus when the focused element inside no longer can have it. */
export function useFocusRecovery(part: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const { current: box } = last
    if (!box || (box.isConnected && !box.matches(':disabled'))) return
    last.current = null
    part.current?.focus()
  })
  return {
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target
    },
    onBlur: () => {
      last.current = null
    },
  }
}
