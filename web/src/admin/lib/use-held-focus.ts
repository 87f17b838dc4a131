// A button that is gone or switched off takes the focus with it: whoever uses the keyboard alone would
// begin again at the top of the page.
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** Spread over a part that can take the focus: it gets it back when what had it inside no longer can. */
export function useHeldFocus(part: RefObject<HTMLElement | null>) {
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
