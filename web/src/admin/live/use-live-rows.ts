// Rows of a table that somebody changed while it was looked at.
import { useState } from 'react'
import { isOfList, type Kind, subjectOf } from './kinds.ts'
import { useCalm } from './use-calm.ts'
import { useEvents } from './use-events.ts'

/** How long a row is marked. */
const shownFor = 8000

/** Ids of the rows that were changed a moment ago. What concerns the table has it read again. */
export function useLiveRows(
  kind: Kind,
  rows: readonly { id: string }[],
  reload: () => void,
): ReadonlySet<string> {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const again = useCalm(reload)
  const mark = (id: string) => {
    setChanged((now) => new Set([...now, id]))
    const forget = () => setChanged((now) => new Set([...now].filter((one) => one !== id)))
    setTimeout(forget, shownFor)
  }
  useEvents({
    hear(event) {
      const id = subjectOf(kind, event)
      if (id === null) return
      const isShown = rows.some((row) => row.id === id)
      if (isShown) mark(id)
      if (isShown || isOfList(event)) again()
    },
    again,
  })
  return changed
}
