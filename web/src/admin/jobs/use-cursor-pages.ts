import { useState } from 'react'

export type CursorPages = ReturnType<typeof useCursorPages>

/** Pages of a list by its cursors. Another `subject`, such as another change that is previewed, begins at the first. */
export function useCursorPages(subject: string) {
  const [cursors, setCursors] = useState({ subject, before: [] as (string | null)[] })
  const before = cursors.subject === subject ? cursors.before : []
  return {
    /** Cursor to read the page after; null for the first one. */
    after: before.at(-1) ?? null,
    isFirst: before.length === 0,
    next: (endCursor: string | null) => setCursors({ subject, before: [...before, endCursor] }),
    back: () => setCursors({ subject, before: before.slice(0, -1) }),
    reset: () => setCursors({ subject, before: [] }),
  }
}
