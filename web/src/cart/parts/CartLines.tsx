import { type RefObject, useRef } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import { say } from '../announcements.ts'
import { blockingOf } from '../blocking.ts'
import type { CartEngine, Line, Snapshot } from '../cart-engine.ts'
import { useGoneLines } from '../use-gone-lines.ts'
import { CartLine, type LineTools } from './CartLine.tsx'

type CartLinesProps = {
  snapshot: Snapshot
  engine: CartEngine | null
  returnTo: string
  onRemoved: (line: Line) => void
  onVisit?: () => void
  isNarrow?: boolean
  className?: string | undefined
  list?: RefObject<HTMLUListElement | null>
  /** Keys of lines that are not shown yet. */
  held?: readonly string[]
}

/**
 * All lines. When one is removed, the focus moves to the button of the next one, or to the link to the
 * collections.
 */
export function CartLines(props: CartLinesProps) {
  const { snapshot, engine, returnTo, onRemoved, onVisit, isNarrow, className } = props
  const { state, view } = snapshot
  const ownList = useRef<HTMLUListElement>(null)
  const { list = ownList, held = [] } = props
  const blocking = blockingOf(state.cart)
  const { shown, dismiss } = useGoneLines(view.lines, state, list)
  const tools: LineTools = {
    returnTo,
    onSet: (lineId, quantity) => engine?.setQuantity(lineId, quantity),
    onRetry: (key) => engine?.retry(key),
    onRemove: (lineId) => {
      const line = state.cart?.lines.find(({ id }) => id === lineId)
      const index = shown.findIndex(({ line }) => line?.id === lineId)
      moveFocus(list, index)
      engine?.remove(lineId)
      if (line) {
        say(messages.removed({ name: line.name }))
        onRemoved(line)
      }
    },
    onDismiss: (lineId) => {
      moveFocus(
        list,
        shown.findIndex(({ line }) => line?.id === lineId),
      )
      dismiss(lineId)
    },
    ...(onVisit && { onVisit }),
  }
  const known = shown.filter(({ key }) => !held.includes(key))
  const lines = isNarrow ? newestFirst(known) : known
  return (
    <ul ref={list} className={className}>
      {lines.map((entry) => (
        <CartLine
          key={entry.key}
          entry={entry}
          blocking={blocking.filter(({ lineId }) => lineId === entry.line?.id)}
          tools={tools}
          isNarrow={isNarrow}
        />
      ))}
    </ul>
  )
}

const newestFirst = <Entry extends { isNew: boolean }>(entries: Entry[]) => [
  ...entries.filter(({ isNew }) => isNew).reverse(),
  ...entries.filter(({ isNew }) => !isNew),
]

function moveFocus(list: RefObject<HTMLUListElement | null>, index: number) {
  const place = list.current?.closest('[data-cart]')
  requestAnimationFrame(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const next = rows[Math.min(index, rows.length - 1)]
    const way = next ?? place?.querySelector<HTMLElement>('[data-way-on]')
    way?.focus()
  })
}
