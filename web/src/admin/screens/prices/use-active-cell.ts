import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Cell, gridColumns } from './grid-state.ts'

/** Active cell and its edited text. The focus follows. */
export function useActiveCell(count: number, table: RefObject<HTMLTableElement | null>) {
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 })
  const [draft, setDraft] = useState<string | null>(null)
  // Replacing a cell by a field loses the focus, which is then on the body: take it back.
  const isIn = useRef(false)
  const watch = {
    onFocus: () => {
      isIn.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !table.current?.contains(relatedTarget)) isIn.current = false
    },
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus depends on these values
  useEffect(() => {
    if (isIn.current) table.current?.querySelector<HTMLElement>('[data-here]')?.focus()
  }, [at, draft])
  const walk = ([down, right]: readonly [number, number]) =>
    setAt(({ row, column }) => ({
      row: Math.max(0, Math.min(count - 1, row + down)),
      column: Math.max(0, Math.min(gridColumns.length - 1, column + right)),
    }))
  return { at, setAt, draft, setDraft, walk, watch }
}
