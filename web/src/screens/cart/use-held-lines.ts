import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Line } from '../../cart/cart-engine.ts'
import type { ViewLine } from '../../cart/cart-view.ts'

/** Pixels at the lower edge of a phone's window that the bar with the button covers. */
const covered = 96

/**
 * Holds back lines that were added elsewhere, in another window or on another device, where they would move what the
 * shopper looks at, until `show` is called. Lines that this window adds, and those that find room, are shown at once.
 */
export function useHeldLines(
  lines: readonly ViewLine<Line>[],
  list: RefObject<HTMLUListElement | null>,
) {
  const keys = lines.map(({ key }) => key)
  const [shown, setShown] = useState(keys)
  // What was shown once comes back at once: a removal may fail.
  const show = (more: readonly string[]) => setShown((last) => [...new Set([...last, ...more])])
  const own = lines.filter(({ isNew }) => isNew).map(({ key }) => key)
  const held = keys.filter((key) => !own.includes(key) && !shown.includes(key))
  // Before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the lines
  useLayoutEffect(() => {
    show(hasRoom(list.current, held.length) ? keys : own)
  }, [keys.join()])
  return { held, show: () => show(keys) }
}

/** Returns whether as many further lines would move nothing that is seen. */
function hasRoom(list: HTMLElement | null, count: number): boolean {
  const last = list?.lastElementChild?.getBoundingClientRect()
  if (!list || !last || document.hidden) return true
  const { bottom } = list.getBoundingClientRect()
  return bottom > innerHeight - covered || bottom - last.bottom >= count * last.height - 1
}
