// Event history for the filters in the address, with live events on top.
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { useAddressState } from '../../lib/use-address-state.ts'
import type { LiveEvent } from '../../live/event.ts'
import { useEvents } from '../../live/use-events.ts'
import { eventsDocument } from './documents.ts'
import { filterOf, matchesFilter } from './filter.ts'

/** Limit of live events on top of the page; the history has the others. */
const maxLiveEvents = 100

export function useEventList() {
  const address = useAddressState()
  const filter = filterOf(address.get)
  const [fresh, setFresh] = useState<readonly LiveEvent[]>([])
  const [{ data, fetching, error }, refetch] = useQuery({
    query: eventsDocument,
    variables: { first: 50, after: address.get('after') || null, filter },
  })
  const reload = () => refetch({ requestPolicy: 'network-only' })
  const { search } = address
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or filter resets the live events
  useEffect(() => setFresh([]), [search])
  const isFirstPage = !address.get('after')
  useEvents({
    hear: (event) => {
      if (!isFirstPage) return
      const others = (events: readonly LiveEvent[]) => events.filter(({ id }) => id !== event.id)
      setFresh((now) =>
        [...(matchesFilter(event, filter) ? [event] : []), ...others(now)].slice(0, maxLiveEvents),
      )
    },
    again: reload,
  })
  const { nodes = [], pageInfo } = data?.changeEvents ?? {}
  const freshIds = new Set(fresh.map(({ id }) => id))
  return {
    address,
    events: [...fresh, ...nodes.filter(({ id }) => !freshIds.has(id))],
    freshIds,
    pageInfo,
    reload,
    isLoading: fetching,
    error,
    isBroken: Boolean(error && !data),
  }
}
