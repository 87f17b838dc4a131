// Live events on top of the history's first page.
import { useEffect, useState } from 'react'
import { useAddressState } from '../../list/use-address-state.ts'
import type { List } from '../../list/use-list.ts'
import type { LiveEvent } from '../../live/event.ts'
import { useEvents } from '../../live/use-events.ts'
import { filterOf, matchesFilter } from './filter.ts'

/** Limit of live events on top of the page; the history has the others. */
const maxLiveEvents = 100

/** The list with the events that were received since it was loaded and match its filter. */
export function useFreshEvents(list: List<LiveEvent>): List<LiveEvent> {
  const { search } = useAddressState()
  const [fresh, setFresh] = useState<readonly LiveEvent[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or filter resets the live events
  useEffect(() => setFresh([]), [search])
  useEvents({
    hear(event) {
      if (list.get('after')) return
      const isShown = matchesFilter(event, filterOf(list.get))
      setFresh((now) => {
        const others = now.filter(({ id }) => id !== event.id)
        return [...(isShown ? [event] : []), ...others].slice(0, maxLiveEvents)
      })
    },
    again: list.reload,
  })
  const changed = new Set(fresh.map(({ id }) => id))
  return { ...list, changed, rows: [...fresh, ...list.rows.filter(({ id }) => !changed.has(id))] }
}
