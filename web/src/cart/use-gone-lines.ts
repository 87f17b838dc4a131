import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import * as messages from '../__generated__/messages/cart.ts'
import { say } from './announcements.ts'
import type { Line, State } from './cart-engine.ts'
import type { ViewLine } from './cart-view.ts'
import { withGone } from './gone-lines.ts'

type Entry = ViewLine<Line> & { isGone?: boolean }

const idOf = ({ line }: Entry) => line?.id ?? ''

/**
 * Returns the lines to show. One that was removed in another window or on another device stays in its place until
 * `dismiss` is called, or the page is hidden; one that is not seen leaves at once.
 */
export function useGoneLines(
  lines: readonly ViewLine<Line>[],
  { cart }: State,
  list: RefObject<HTMLUListElement | null>,
) {
  const first: Entry[] = [...lines]
  const start = { cartId: cart?.id, lines, shown: first, focused: '' }
  const [last, setLast] = useState(start)
  let { shown } = last
  if (lines !== last.lines) {
    shown = withGone(last, lines, cart)
    // Read while its controls are still in the page.
    setLast({ cartId: cart?.id, lines, shown, focused: focusedLine() })
  }
  const gone = shown.filter(({ isGone }) => isGone)
  const spoken = useRef(0)
  const remove = (isRemoved: (entry: Entry) => boolean) =>
    setLast((one) => ({ ...one, shown: one.shown.filter((entry) => !isRemoved(entry)) }))

  // Before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of these lines
  useLayoutEffect(() => {
    const isUnseen = (entry: Entry) => entry.isGone === true && !isSeen(list.current, idOf(entry))
    if (gone.some(isUnseen)) remove(isUnseen)
    if (gone.some((entry) => idOf(entry) === last.focused))
      rowOf(list.current, last.focused)?.focus()
    const names = gone.slice(spoken.current).map(({ line }) => line?.name ?? '')
    spoken.current = gone.length
    if (names.length > 0) say(messages.nameRemovedElsewhere({ name: names.join(', ') }))
    const onHide = () => document.hidden && remove(({ isGone }) => isGone === true)
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [gone.map(idOf).join()])
  return { shown, dismiss: (id: string) => remove((entry) => idOf(entry) === id) }
}

const focusedLine = () =>
  document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line ?? ''

const rowOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-line="${id}"]`)

function isSeen(list: HTMLElement | null, id: string): boolean {
  const row = rowOf(list, id)
  return !document.hidden && (row?.getBoundingClientRect().top ?? innerHeight) < innerHeight
}
