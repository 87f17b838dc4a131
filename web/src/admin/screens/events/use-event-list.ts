// The history as the address asks for it, with what happens meanwhile on top.
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { useAddressState } from '../../lib/use-address-state.ts'
import type { LiveEvent } from '../../live/event.ts'
import { useEvents } from '../../live/use-events.ts'
import { eventsDocument } from './documents.ts'
import { filterOf, fits } from './filter.ts'

/** More than these on top of the page nobody reads; the history has them. */
const mostFresh = 100

export function useEventList() {
  const address = useAddressState()
  const filter = filterOf(address.get)
  const [fresh, setFresh] = useState<readonly LiveEvent[]>([])
  const [{ data, fetching, error }, ask] = useQuery({
    query: eventsDocument,
    variables: { first: 50, after: address.get('after') || null, filter },
  })
  const reload = () => ask({ requestPolicy: 'network-only' })
  const { search } = address
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or another filter, begins anew
  useEffect(() => setFresh([]), [search])
  const isFirstPage = !address.get('after')
  useEvents({
    hear: (event) => {
      if (!isFirstPage) return
      const others = (events: readonly LiveEvent[]) => events.filter(({ id }) => id !== event.id)
      setFresh((now) =>
        [...(fits(event, filter) ? [event] : []), ...others(now)].slice(0, mostFresh),
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
