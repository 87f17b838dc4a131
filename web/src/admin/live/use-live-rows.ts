// Marks rows of a table that change while it is shown.
import { useState } from 'react'
import { type EntityKind, isOfList, subjectOf } from './kinds.ts'
import { useEvents } from './use-events.ts'
import { useThrottled } from './use-throttled.ts'

/** Duration of the mark. */
const shownFor = 8000

/** Ids of recently changed rows. An event of the table's entities refetches it; without a kind nothing is live. */
export function useLiveRows(
  kind: EntityKind | undefined,
  rows: readonly { id: string }[],
  reload: () => void,
): ReadonlySet<string> {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const again = useThrottled(reload)
  const mark = (id: string) => {
    setChanged((now) => new Set([...now, id]))
    const unmark = () => setChanged((now) => new Set([...now].filter((one) => one !== id)))
    setTimeout(unmark, shownFor)
  }
  useEvents(
    kind && {
      hear(event) {
        const id = subjectOf(kind, event)
        if (id === null) return
        const isShown = rows.some((row) => row.id === id)
        if (isShown) mark(id)
        if (isShown || isOfList(event)) again()
      },
      again,
    },
  )
  return changed
}
