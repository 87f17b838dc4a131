import { useQuery } from 'urql'
import { Link } from 'wouter'
import { graphql } from '../__generated__/gql.ts'
import { momentOf } from '../lib/dates.ts'
import { Facts } from '../ui/Facts.tsx'
import { Muted } from '../ui/Muted.tsx'
import { useEvents } from './use-events.ts'
import { useThrottled } from './use-throttled.ts'

const healthDocument = graphql(`
  query AdminEventHealth {
    changeEventHealth { isOpen lastReceivedAt waiting setAside }
  }
`)

/** Health of the event inbox: last event, pending events, dead letters. */
export function EventHealth() {
  const [{ data }, refetch] = useQuery({ query: healthDocument })
  const again = useThrottled(() => refetch({ requestPolicy: 'network-only' }))
  useEvents({ hear: again, again })
  const health = data?.changeEventHealth
  if (!health) return null
  if (!health.isOpen) {
    return (
      <Muted>
        No webhook key is set, so no events are accepted. Changes appear when cached data expires.
      </Muted>
    )
  }
  const { lastReceivedAt, waiting, setAside } = health
  return (
    <Facts
      facts={[
        ['Last received', lastReceivedAt && momentOf(lastReceivedAt)],
        ['Waiting', String(waiting)],
        [
          'Dead letters',
          setAside > 0 ? (
            <Link key="aside" href="/events?state=SET_ASIDE">
              {setAside} to look at
            </Link>
          ) : (
            '0'
          ),
        ],
      ]}
    />
  )
}
