// Keys of the price grid.
import type { KeyboardEvent } from 'react'

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
}

type KeyContext = {
  isReadOnly: boolean
  onUndo: () => void
  onRedo: () => void
  draft: string | null
  /** Content of the active cell. */
  text: string
  setDraft: (draft: string | null) => void
  commit: () => void
  walk: (step: readonly [number, number]) => void
}

/** Whether the grid handled the key. */
export function isHandled(event: KeyboardEvent, grid: KeyContext): boolean {
  if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') return false
  if (event.ctrlKey || event.metaKey) return undone(event, grid)
  return grid.draft === null ? moved(event, grid) : edited(event, grid)
}

function undone({ key, shiftKey }: KeyboardEvent, { onUndo, onRedo }: KeyContext): boolean {
  const name = key.toLowerCase()
  if (name === 'z' && !shiftKey) onUndo()
  else if (name === 'y' || name === 'z') onRedo()
  else return false
  return true
}

function moved({ key }: KeyboardEvent, grid: KeyContext): boolean {
  const { isReadOnly, text, setDraft, walk } = grid
  const step = key === 'Enter' ? undefined : steps[key]
  if (step) walk(step)
  else if (isReadOnly) return false
  else if (key === 'Enter' || key === 'F2') setDraft(text)
  else if (key === 'Delete' || key === 'Backspace') setDraft('')
  else if (/^[\d.,-]$/.test(key)) setDraft(key)
  else return false
  return true
}

function edited({ key }: KeyboardEvent, { setDraft, commit, walk }: KeyContext): boolean {
  if (key === 'Escape') setDraft(null)
  else if (key === 'Enter' || key === 'ArrowUp' || key === 'ArrowDown') {
    commit()
    walk(steps[key] ?? [1, 0])
  } else return false
  return true
}
